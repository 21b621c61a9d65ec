"""What notes and questions speak of beside topics, in several languages: read by search alone, in the format of `domain.glossary`."""

NOTES = """\
newcomer: new hire|newcomer|new employee|new colleague|new member|joiner|onboarding|onboard|新人|新入社員|新メンバー|入社|オンボーディング|신입|신규 입사|입사|온보딩|새 동료|新员工|新同事|新進|新人|入职|到職|報到
leaver: leaver|leaving|resign|resigned|quit|offboarding|退職|退社|辞め|퇴사|퇴직|그만두|离职|離職|辞职|退出公司
colleague: colleague|coworker|teammate|同僚|仲間|동료|팀원|同事|队友|組員
hire: hiring|recruit|recruiting|interview|candidate|applicant|採用|面接|応募|候補者|채용|면접|지원자|후보자|招聘|面试|招募|应聘|候选人|應徵
seat: seat|seating|seats|aisle|座席|席を|席の|席は|座る|좌석|자리|앉|座位|位子|席位|座次|選位
aisle: aisle|通路側|통로|복도|走道|过道
windowseat: window seat|窓側|窓際|창가|창측|靠窗
trainride: train ride|railway|rail|bullet train|shinkansen|新幹線|電車|列車|鉄道|기차|열차|신칸센|전철|고속철|高铁|火车|列车|新干线|电车|高鐵
flight: flight|fly|plane|airplane|airline|airport|飛行機|航空|フライト|空港|비행기|항공|공항|飞机|航班|航空|机场|飛機|班機
travel: travel|trip|business trip|journey|出張|旅行|移動の|출장|여행|出差|旅行|行程|差旅
hotel: hotel|lodging|accommodation|stay overnight|ホテル|宿泊|宿を|宿は|호텔|숙소|숙박|酒店|饭店|宾馆|住宿|旅館
meal: meal|food|eat|dish|食事|料理|食べ|식사|음식|먹|吃饭|餐点|饮食|食物|吃的|用餐
drink: drink|tea|coffee|beverage|飲み物|飲む|お茶|コーヒー|음료|마시|커피|차를|饮料|喝茶|咖啡|喝的|飲料|茶水
vegetarian: vegetarian|vegan|meatless|ベジタリアン|菜食|肉を食べ|채식|素食|吃素
allergy: allergy|allergic|アレルギー|알레르기|过敏|過敏
like: like|likes|prefer|prefers|preference|favorite|favourite|fond of|好む|好み|好き|好きな|嗜好|좋아|선호|취향|喜欢|偏好|偏愛|爱用|喜歡|習慣用
dislike: dislike|dislikes|hate|hates|avoid|avoids|嫌い|嫌う|嫌が|避け|苦手|싫어|꺼리|피하|싫|讨厌|不喜欢|避免|不爱|討厭
polite: polite|politely|courtesy|courteous|politeness|丁寧|敬語|礼儀|挨拶|공손|정중|존댓말|예의|인사말|礼貌|客气|敬语|礼貌用语|客套|寒暄
greeting: greeting|greetings|hello|挨拶|あいさつ|인사|问候|招呼|打招呼
praise: praise|compliment|great job|well done|thanks|thank you|褒め|ほめ|お礼|ありがと|칭찬|감사|고마|表扬|夸奖|感谢|谢谢|稱讚|道謝
complaint: complaint|complain|complained|苦情|クレーム|文句|불만|항의|민원|投诉|抱怨|客訴|申诉
apology: apology|apologize|sorry|謝罪|お詫び|謝る|사과|죄송|道歉|抱歉|致歉
agree: agree|agreed|agreement reached|consent|assent|同意|賛成|合意|了解|동의|찬성|합의|알겠|同意|赞成|赞同|好的
acknowledge: acknowledge|acknowledged|understood|got it|read receipt|了解です|承知|確認しました|알겠습니다|확인했|收到|知道了|了解了|明白了
refuse: refuse|refuses|refused|reject|rejected|decline|declined|deny|denied|turn down|断る|断り|断った|拒否|却下|拒む|거절|거부|반려|기각|拒绝|驳回|拒收|退回|婉拒|拒絕|打回
permit: permit|permission|allowed|allow|authorize|may i|許可|許す|認める|認可|してよい|してもよい|허가|허락|허용|해도 되|许可|允许|准许|可以吗|允許|批准
forbid: forbid|forbidden|prohibit|prohibited|banned|ban|not allowed|must not|never|禁止|禁じ|してはいけない|だめ|ならない|금지|하면 안|안 된다|禁止|不准|不许|不得|不要|不能|嚴禁|別用
commanding: command|instruction|execute|carry out|perform|命令|指示|実行|実施|명령|지시|실행|시행|命令|指示|执行|指令|執行|动手
request: request|ask for|asked|please|依頼|お願い|要請|頼む|頼まれ|요청|부탁|의뢰|请求|拜托|委托|麻烦|請託|要求
answer: answer|reply|respond|response|replies|返事|返信|回答|答え|応答|답변|답장|회신|대답|응답|回复|答复|回答|回信|答覆|回覆
question: question|questions|inquiry|query from|質問|問い合わせ|尋ね|聞く|聞かれ|질문|문의|물어|问题是|提问|询问|咨询|詢問|問他
tell: tell|told|inform|notify|let know|announce|announcement|say|said|伝え|知らせ|通知|告知|連絡する|発表|알려|알리|전달|통보|공지|告诉|通知|告知|公告|宣布|发布公告|轉告|知會
speak: speak|talk|discuss|discussion|conversation|話す|話し|話を|相談|議論|会話|논의|대화|이야기|상의|얘기|讨论|商量|谈话|聊|討論|對話
meet: meeting|standup|stand-up|huddle|conference|session with|会議|ミーティング|打ち合わせ|朝会|定例|회의|미팅|스탠드업|会议|例会|开会|晨会|會議|站會|碰头
minutesofmeeting: meeting minutes|minutes|meeting notes|議事録|회의록|会议记录|会议纪要|會議紀錄
agenda: agenda|議題|アジェンダ|안건|议程|议题|議程
decide: decide|decided|decision|choose|chosen|chose|pick|決め|決定|選ぶ|選び|選んだ|選定|결정|정하|선택|고르|골라|决定|选择|选定|挑选|敲定|決議|採用了
plan: plan|planned|planning|roadmap|計画|予定|企画|ロードマップ|계획|예정|기획|로드맵|计划|规划|打算|路线图|計畫|規劃
idea: idea|proposal|suggestion|suggest|propose|案を|提案|アイデア|発案|제안|아이디어|건의|제의|建议|提议|点子|提案|想法
goal: goal|target figure|objective|okr|kpi|目標|ゴール|목표|指标|目标|目標值
reason: reason|why|cause|because|due to|root cause|原因|理由|なぜ|ため|せい|이유|원인|왜|때문|原因|为什么|理由|因为|为何|緣故|起因
problem: problem|issue|trouble|問題|課題|困る|困った|トラブル|문제|이슈|난제|트러블|问题|麻烦|毛病|問題|狀況
bug: bug|defect|不具合|バグ|欠陥|버그|결함|缺陷|漏洞|错误|臭蟲|瑕疵
fail: fail|fails|failed|failing|failure|broke|broken|breaks|失敗|落ちる|落ちた|壊れ|動かな|실패|망가|깨지|깨졌|안 되|失败|坏了|挂了|报错|失效|出错|壞掉|故障|不通过
crash: crash|crashed|crashes|panic|core dump|クラッシュ|異常終了|落ちた|크래시|뻗|죽었|다운|崩溃|宕机|闪退|当机|當機|崩潰|掛掉
outage: outage|incident|downtime|disruption|accident|障害|事故|停止|停電|インシデント|장애|사고|중단|다운타임|정전|故障|事故|中断|停机|停电|宕机|當機|停擺
mistake: mistake|mistaken|wrong|mistakenly|by accident|accidentally|incorrect|misunderstood|間違|誤り|誤って|ミス|取り違え|うっかり|勘違い|실수|잘못|오해|착각|틀린|틀렸|错误|弄错|误以为|失误|搞错|误会|误操作|误把|不小心|弄錯|誤解
fix: fix|fixed|repair|mend|correct it|patch|patched|修正|直す|直し|直した|修理|対処|パッチ|수정|고치|고쳤|고친|패치|수리|修复|修正|修好|补丁|维修|改正|修補|修理
change: change|changed|changes|modify|modified|alter|edit|edited|変更|変える|変え|変わ|改め|編集|변경|바꾸|바꿔|바뀌|고쳐|편집|修改|更改|变更|改成|改动|编辑|變更|改為
replace: replace|replaced|replaces|substitute|swap|instead of|switch|switched|switch to|置き換え|差し替え|入れ替え|乗り換え|代わり|切り替え|교체|대체|대신|바꾼|전환|갈아|替换|代替|取代|换成|切换|替代|替換|改用
update: update|updated|updates|upgrade|upgraded|bump|更新|アップデート|アップグレード|上げる|업데이트|갱신|업그레이드|올리|更新|升级|升級|升到
add: add|added|adds|append|adding|追加|増や|加え|足す|추가|늘리|더하|넣|添加|增加|新增|加上|加入|追加
remove: remove|removed|delete|deleted|erase|drop|dropped|deletion|wipe|purge|削除|消す|消し|消え|取り除|外す|삭제|지우|지웠|지운|제거|없애|删除|移除|清除|去掉|删掉|抹掉|刪除|刪掉
clean: clean|cleanup|clean up|clear|cleared|sweep|掃除|片付け|整理|クリア|きれい|청소|정리|비우|치우|清理|清空|整理|打扫|清掉
create: create|created|make new|generate|generated|generator|build up|作成|作る|作り|作った|生成|生み出|생성|만들|만든|작성|创建|生成|新建|建立|制作|產生|製作
opening: open|opened|opening|開く|開け|開いた|オープン|열기|열어|열리|여는|打开|开启|開啟|打開
stop: stop|stopped|halt|shut down|shutdown|terminate|kill|abort|止め|停止|止ま|止める|終了|中止|멈추|정지|중지|종료|끄|끈|停止|停掉|关停|终止|停下|停用|中止|關掉
start: start|started|begin|boot|launch it|bootstrap|spin up|始め|開始|起動|立ち上げ|시작|켜|기동|띄우|부팅|开始|启动|开启|拉起|起动|開始|啟動
restart: restart|restarted|reboot|relaunch|再起動|再始動|재시작|재기동|재부팅|重启|重新启动|重啟|重開
wait: wait|waits|waited|waiting|pending|hold on|待つ|待って|待ち|待機|기다리|대기|等待|等到|等一|等候|排队|等著
finish: finish|finished|complete|completed|done|end|ends|終わ|完了|終える|済み|끝나|완료|마치|끝내|완성|完成|结束|做完|完毕|結束|完工
continue: continue|resume|keep going|resumed|続け|継続|再開|계속|이어|재개|继续|恢复|接着|繼續|接續
cancel: cancel|cancelled|canceled|call off|revoke|取り消|キャンセル|中止|취소|철회|取消|撤销|撤回|作廢
undo: undo|revert|reverted|roll back|rollback|rolled back|back out|戻す|戻し|巻き戻|ロールバック|取り消し|切り戻し|되돌|롤백|원복|복구|回滚|撤销|还原|退回|恢复|回退|復原|還原|退版
restore: restore|restored|recover|recovery|recovered|復元|復旧|リストア|回復|복원|복구|되살리|恢复|还原|复原|還原|救回
copy: copy|copied|duplicate|clone|copies|コピー|複製|写し|写す|복사|복제|사본|复制|拷贝|副本|克隆|複製|備份一份
duplicate: duplicate|duplicated|double|twice|dedupe|deduplicate|idempotent|idempotency|重複|二重|二度|重なる|冪等|중복|두 번|이중|멱등|重复|两次|双重|去重|幂等|重覆|兩次|重複
move: move|moved|relocate|migrate|migration|migrated|移す|移動|移行|引っ越|移転|이동|옮기|옮겨|이전|이관|마이그레이션|移动|迁移|搬到|挪到|搬家|遷移|搬移
send: send|sent|sends|sending|deliver|delivered|mail it|送る|送信|送り|送った|届け|発送|配信|보내|보낸|전송|발송|배송|发送|寄出|寄送|送达|传送|发给|寄給|送出
receive: receive|received|arrive|arrived|get delivered|受け取|届く|届い|受信|着く|到着|받는|받은|수신|도착|수령|接收|收到|到达|到货|收件|收取|寄到
returngoods: return goods|return policy|returns|refund|refunded|returned goods|返品|返金|払い戻し|反品|반품|환불|退货|退款|退换|退貨|退費
exchangegoods: exchange goods|交換|교환|换货|更换|換貨
buy: buy|bought|purchase|purchased|procure|購入|買う|買い|買っ|調達|구매|구입|사는|샀|购买|采购|买入|下单|購買|採購|買的
sell: sell|sold|sale|sales|selling|販売|売る|売り|売上|営業|판매|팔|매출|영업|销售|出售|卖出|营业额|业绩|銷售|賣
pay: pay|paid|paying|payment|pays|remit|transfer money|支払|払う|払い|入金|振込|送金|지불|결제|지급|납부|송금|입금|付款|支付|缴费|转账|汇款|打款|結帳|匯款|付錢
price: price|pricing|cost|costs|charge|fee|fare|ticket price|値段|価格|料金|費用|単価|代金|運賃|가격|요금|비용|단가|수수료|价格|费用|单价|收费|票价|价钱|費用|價錢|手續費
cheap: cheap|cheaper|low cost|discount|discounted|coupon|安い|安く|割引|値引|クーポン|싸|저렴|할인|쿠폰|便宜|打折|折扣|优惠|優惠|折價
expensive: expensive|costly|overspend|overspent|over budget|高い|高額|使いすぎ|予算超過|비싸|초과 지출|贵了|太贵|昂贵|超支|超預算|花太多
budget: budget|予算|예산|预算|預算
expense: expense|expenses|reimburse|reimbursement|expense claim|経費|精算|立て替え|立替|경비|지출|정산|비용 처리|报销|经费|开销|報帳|核銷|請款
tax: tax|vat|taxes|税金|税率|消費税|税務|세금|부가세|세무|세율|税率|增值税|税务|税金|稅金|營業稅
contract: contract|agreement|契約|契約書|協定|계약|계약서|합同|合同|契约|协议|合約|契約
sign: sign|signed|signature|seal|署名|サイン|押印|捺印|서명|날인|도장|签字|签名|盖章|签署|簽名|用印|蓋章
renew: renew|renewal|extend the contract|更新する|更改|契約更新|延長|갱신|재계약|연장|续约|续签|延长|續約|展延
lawyer: legal|lawyer|attorney|counsel|legal review|法務|弁護士|법무|변호사|法务|律师|法務|法律
audit: audited|auditor|compliance|監査|監査人|コンプライアンス|감사|컴플라이언스|감사인|审计|合规|审查|稽核|法遵
holiday: holiday|day off|vacation|leave|pto|time off|absence|休み|休暇|祝日|休日|有給|欠勤|휴가|휴일|연차|공휴일|쉬는|결근|休假|假期|请假|节假日|放假|年假|請假|連假|補休
overtime: overtime|work late|残業|時間外|야근|초과 근무|加班|超時工作
remotework: remote work|work from home|wfh|telework|在宅|リモートワーク|テレワーク|재택|원격 근무|居家办公|远程办公|在家办公|遠端工作|居家上班
work: work|works|working|job|task|仕事|作業|業務|勤務|働く|働き|일하|업무|작업|근무|工作|任务|作业|上班|干活|任務|差事
busy: busy|peak|rush hour|heavy load|crowded|忙し|繁忙|混雑|ピーク|混む|바쁘|붐비|피크|성수기|忙碌|高峰|繁忙|拥挤|尖峰|旺季
oncall: on call|on-call|oncall|pager|duty|rota|当番|オンコール|呼び出し|待機当番|당번|당직|온콜|호출|值班|待命|轮值|值守|輪值|輪班
escalate: escalate|escalation|エスカレーション|上げる先|에스컬레이션|보고 체계|升级上报|上报|通報|呈報
reporting: report|reports|reported|reporting|報告|レポート|報告書|보고|리포트|보고서|报告|汇报|报表|上报|回報|匯報
review: review|reviewed|reviewer|reviews|レビュー|査読|見直し|確認者|리뷰|검토|검수|评审|审查|审阅|代码审查|複查|審核|檢閱
check: check|checks|checked|verify|verified|confirm|confirmation|inspect|validate|確認|確かめ|検査|点検|検証|照合|チェック|확인|점검|검증|체크|대조|检查|确认|核对|核实|验证|校验|檢查|確認|查核
counting: count|counted|number of rows|tally|件数|数える|数え|集計|세는|세고|건수|집계|计数|统计|条数|清点|計數|點算
measure: measure|measured|measurement|benchmark|計測|測る|測っ|測定|ベンチマーク|측정|재는|벤치마크|测量|测定|基准测试|度量|量測|跑分
compare: compare|compared|comparison|versus|diff|比べ|比較|差分|비교|차이|견주|比较|对比|差异|比對|差別
testrun: test|tests|tested|testing|unit tests|テスト|試験|試す|試し|테스트|시험|시도|测试|试验|试一下|測試|試驗
flaky: flaky|unstable|intermittent|sometimes fails|不安定|たまに落ち|ときどき失敗|불안정|가끔 실패|간헐적|플래키|不稳定|偶尔失败|时好时坏|偶發|不穩
building: build|built|compile|compiled|compiler|compilation|ビルド|コンパイル|빌드|컴파일|构建|编译|建置|編譯|打包
install: install|installed|installation|set up|setup|インストール|導入|入れる|セットアップ|설치|셋업|깔|安装|装上|搭建|設定環境|安裝
dependency: dependency|dependencies|library version|lockfile|lock file|依存関係|依存|ロックファイル|의존성|락파일|잠금 파일|依赖|锁文件|相依|鎖定檔
version: version|release number|バージョン|版数|버전|版本|版号|版號
code: code|source|source code|program|コード|ソース|プログラム|코드|소스|프로그램|代码|源码|程序|程式碼|程式|原始碼
commit: commit|commits|committed|コミット|커밋|提交|签入|簽入
push: push|pushed|force push|force-push|プッシュ|強制プッシュ|푸시|강제 푸시|推送|强推|强制推送|強推|推上
merge: merge|merged|merging|マージ|併合|統合|머지|병합|합치|合并|合入|合併|併入
conflict: conflict|conflicts|collision|collide|競合|衝突|コンフリクト|충돌|겹치|冲突|碰撞|衝突|相撞
history: history|past|previous record|履歴|経緯|이력|히스토리|기록|历史|沿革|記錄|歷程
tag: tag|tags|tagged|label|labels|タグ|ラベル|札|태그|라벨|꼬리표|标签|标记|標籤|標記
comment: comment|comments|remark|コメント|注釈|指摘|댓글|코멘트|주석|지적|评论|注释|批注|评语|註解|留言
document: document|documents|documentation|docs|wiki|readme|manual|文書|書類|資料|ドキュメント|手順書|マニュアル|문서|서류|자료|위키|매뉴얼|文档|文件|手册|资料|维基|說明文件|手冊|文書
diagram: diagram|drawing|figure|chart|図面|図は|図を|ダイアグラム|グラフ|도면|다이어그램|그림|차트|图表|图纸|示意图|架构图|圖表|流程圖
writing: write|wrote|written|writes|writing|draft|書く|書き|書い|記入|記述|執筆|下書き|쓰는|적는|적어|작성|초안|写作|撰写|填写|书写|草稿|撰寫|寫在|記在
read: read|reads|reading|読む|読み|読ん|閲覧|읽|열람|阅读|读取|查看|阅览|閱讀|看過
sentence: sentence|paragraph|wording|phrase|text|文章|文を|段落|言い回し|文言|문장|문단|문구|표현|句子|段落|措辞|文字|語句|用詞
length: short|shorter|brief|concise|long|longer|length|短い|短く|簡潔|長い|長く|長さ|짧|간결|긴|길게|길이|简短|简洁|长度|太长|短一点|簡短|精簡|長短
language: language|english|japanese|korean|chinese|語で|言語|英語|日本語|韓国語|中国語|언어|영어|일본어|한국어|중국어|语言|英文|英语|日语|中文|韩语|語言|日文|韓文
translate: translate|translation|translator|翻訳|訳す|訳語|번역|통역|翻译|译文|翻譯|譯文
name: name|named|rename|renamed|naming|名付け|名前|命名|改名|名称|이름|명명|개명|명칭|名字|命名|改名|重命名|名稱|取名|更名
number: number|digits|numeric|番号|数字|桁|번호|숫자|자릿수|号码|数字|编号|位数|號碼|編號
amount: amount|sum|total|金額|合計|総額|額は|금액|합계|총액|金额|总额|合计|总计|金額|總計
currency: currency|dollar|dollars|euro|euros|yen|won|eur|usd|通貨|ドル|ユーロ|円で|円の|통화|달러|유로|엔화|货币|美元|欧元|日元|幣別|台幣|歐元
rounding: round|rounding|rounded|decimal|decimals|fraction|端数|四捨五入|丸め|小数|切り捨て|반올림|소수|올림|버림|단수|四舍五入|舍入|小数|取整|尾数|小數|進位
average: average|mean value|median|平均|中央値|평균|중앙값|平均|中位数|均值|中位數
percent: percent|percentage|rate|ratio|割合|率は|パーセント|비율|퍼센트|비중|百分比|比例|占比|比率
fast: fast|faster|quick|speed|speedup|slow|slower|latency|速い|速く|高速|遅い|遅く|速度|遅延|빠르|빨라|느리|느려|속도|지연|快速|变快|变慢|速度|慢了|太慢|延迟|卡顿|很慢|延遲
late: late|delay|delayed|behind schedule|lag|lags|遅れ|遅延|遅刻|늦|지연|밀리|지각|迟到|延误|滞后|晚到|拖延|遲到|落後|延宕
early: early|earlier|in advance|beforehand|ahead|早め|事前|前もって|あらかじめ|先に|미리|사전|앞서|일찍|提前|事先|预先|早点|預先|先行
urgent: urgent|urgently|asap|rush|hurry|immediately|at once|急ぎ|至急|緊急|急い|すぐに|急に|급하|긴급|서둘|당장|즉시|紧急|赶紧|急事|着急|马上|立刻|加急|趕快|緊急|急件
important: important|critical|crucial|vital|priority|重要|大事|肝心|優先|중요|우선|핵심|重要|关键|优先|要紧|優先|關鍵
"""
