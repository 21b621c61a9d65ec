"""What notes and questions speak of beside topics, in several languages: read by search alone, in the format of `domain.glossary`."""

NOTES = """\
newcomer: new hire|newcomer|new employee|new colleague|new member|joiner|onboarding|onboard|新人|新入社員|新メンバー|入社|オンボーディング|신입|신규 입사|입사|온보딩|새 동료|新员工|新同事|新進|入职|到職|報到|newbie|新卒|中途採用|새로 들어온|신참|새내기|新来的|刚来的
leaver: leaver|leaving|resign|resigned|quit|offboarding|退職|退社|辞め|퇴사|퇴직|그만두|离职|離職|辞职|退出公司|会社をやめ|転職|사표|이직|관두|跳槽|不干了
colleague: colleague|coworker|teammate|同僚|仲間|동료|팀원|同事|队友|組員|workmate|チームメイト|職場の人|같이 일하는|직장 사람|옆자리|同仁|搭档
hire: hiring|recruit|recruiting|interview|candidate|applicant|採用|面接|応募|候補者|채용|면접|지원자|후보자|招聘|面试|招募|应聘|候选人|應徵|headhunt|人材募集|書類選考|사람을 뽑는|스카우트|입사 지원|用人需求
seat: seat|seating|seats|aisle|座席|席を|席の|席は|座る|좌석|자리|앉|座位|位子|席位|座次|選位|座れ|着席|앉아|앉는|앉을|坐在|坐哪
aisle: aisle|通路側|통로|복도|走道|过道|corridor|廊下|通路の|走廊
windowseat: window seat|窓側|窓際|창가|창측|靠窗|beside window|窓辺|窓の近く|창문쪽|창문가|창쪽|临窗|窗边
trainride: train ride|railway|rail|bullet train|shinkansen|新幹線|電車|列車|鉄道|기차|열차|신칸센|전철|고속철|高铁|火车|列车|新干线|电车|高鐵|ktx|始発|전동차|케이티엑스|轻轨|台鐵
flight: flight|fly|plane|airplane|airline|airport|飛行機|航空|フライト|空港|비행기|항공|공항|飞机|航班|机场|飛機|班機|boarding pass|離陸|국제선|국내선|이륙|起飞|机票
travel: travel|trip|business trip|journey|出張|旅行|移動の|출장|여행|出差|行程|差旅|旅先|旅程|다녀오|다녀왔|여정|旅途|出游
hotel: hotel|lodging|accommodation|stay overnight|ホテル|宿泊|宿を|宿は|호텔|숙소|숙박|酒店|饭店|宾馆|住宿|旅館|guesthouse|泊まる|泊まり|객실|묵는|묵을|客栈|订房
meal: meal|food|eat|dish|食事|料理|食べ|식사|음식|먹|吃饭|餐点|饮食|食物|吃的|用餐|ごはん|外食|점심|저녁밥|밥을|午饭|晚饭
drink: drink|tea|coffee|beverage|飲み物|飲む|お茶|コーヒー|음료|마시|커피|차를|饮料|喝茶|咖啡|喝的|飲料|茶水|juice|飲んで|飲ま|마실|마셔|마신|饮品|奶茶
vegetarian: vegetarian|vegan|meatless|ベジタリアン|菜食|肉を食べ|채식|素食|吃素|plant-based|ヴィーガン|ビーガン|비건|고기 없는|고기를 먹지|不吃肉|纯素
allergy: allergy|allergic|アレルギー|알레르기|过敏|過敏|anaphylaxis|アレルゲン|蕁麻疹|알러지|알레르겐|不耐受|起疹子
like: like|likes|prefer|prefers|preference|favorite|favourite|fond of|好む|好み|好き|好きな|嗜好|좋아|선호|취향|喜欢|偏好|偏愛|爱用|喜歡|習慣用|enjoy|気に入|즐겨|애용|마음에 들어|最爱|爱吃
dislike: dislike|dislikes|hate|hates|avoid|avoids|嫌い|嫌う|嫌が|避け|苦手|싫어|꺼리|피하|싫|讨厌|不喜欢|避免|不爱|討厭|distaste|いやが|気に入らな|질색|거부감|미워|反感|厌恶
polite: polite|politely|courtesy|courteous|politeness|丁寧|敬語|礼儀|挨拶|공손|정중|존댓말|예의|인사말|礼貌|客气|敬语|礼貌用语|客套|寒暄|respectful|ですます|かしこま|높임말|반말|존대|礼节|得体
greeting: greeting|greetings|hello|挨拶|あいさつ|인사|问候|招呼|打招呼|salutation|おはよう|こんにちは|안녕|您好|你好
praise: praise|compliment|great job|well done|thanks|thank you|褒め|ほめ|お礼|ありがと|칭찬|감사|고마|表扬|夸奖|感谢|谢谢|稱讚|道謝|appreciate|助かりました|助かった|잘했|수고|훌륭|辛苦了|点赞
complaint: complaint|complain|complained|苦情|クレーム|文句|불만|항의|민원|投诉|抱怨|客訴|申诉|grievance|愚痴|苦言|컴플레인|불평|투덜|吐槽|差评
apology: apology|apologize|sorry|謝罪|お詫び|謝る|사과|죄송|道歉|抱歉|致歉|申し訳|ごめん|미안|사죄|송구|对不起|赔不是
agree: agree|agreed|agreement reached|consent|assent|同意|賛成|合意|了解|동의|찬성|합의|알겠|赞成|赞同|好的|sounds good|異議なし|納得|찬동|오케이|승낙|没意见|认同
acknowledge: acknowledge|acknowledged|understood|got it|read receipt|了解です|承知|確認しました|알겠습니다|확인했|收到|知道了|了解了|明白了|roger|承り|かしこまりました|접수했|알겠어|已阅|知悉
refuse: refuse|refuses|refused|reject|rejected|decline|declined|deny|denied|turn down|断る|断り|断った|拒否|却下|拒む|거절|거부|반려|기각|拒绝|驳回|拒收|退回|婉拒|拒絕|打回|refusal|断ら|見送り|퇴짜|마다하|사절|不同意|不接受
permit: permit|permission|allowed|allow|authorize|may i|許可|許す|認める|認可|してよい|してもよい|허가|허락|허용|해도 되|许可|允许|准许|可以吗|允許|批准|permissible|許され|許諾|해도 괜찮|해도 좋다|해도 되나|放行
forbid: forbid|forbidden|prohibit|prohibited|banned|ban|not allowed|must not|never|禁止|禁じ|してはいけない|だめ|ならない|금지|하면 안|안 된다|不准|不许|不得|不要|不能|嚴禁|別用|off limits|駄目|いけません|못하게|하지마|하지 말고|不可以|切勿
commanding: command|instruction|execute|carry out|perform|命令|指示|実行|実施|명령|지시|실행|시행|执行|指令|執行|动手|directive|言いつけ|命じ|수행|시키는 대로|하달|吩咐|下令
request: request|ask for|asked|please|依頼|お願い|要請|頼む|頼まれ|요청|부탁|의뢰|请求|拜托|委托|麻烦|請託|要求|求める|求めて|해달라|请帮|求助
answer: answer|reply|respond|response|replies|返事|返信|回答|答え|応答|답변|답장|회신|대답|응답|回复|答复|回信|答覆|回覆|返答|返ってき|답신|답해|답하|回消息|回我
question: question|questions|inquiry|query from|質問|問い合わせ|尋ね|聞く|聞かれ|질문|문의|물어|问题是|提问|询问|咨询|詢問|問他|wonder|質疑|訊ね|묻는|물었|묻고|请问|问一下
tell: tell|told|inform|notify|let know|announce|announcement|say|said|伝え|知らせ|通知|告知|連絡する|発表|알려|알리|전달|통보|공지|告诉|公告|宣布|发布公告|轉告|知會|mention|伝達|教え|말했|고지|讲一声|说了
speak: speak|talk|discuss|discussion|conversation|話す|話し|話を|相談|議論|会話|논의|대화|이야기|상의|얘기|讨论|商量|谈话|聊|討論|對話|brainstorm|雑談|語る|토론|의논|수다|聊聊|谈谈
meet: meeting|standup|stand-up|huddle|conference|session with|会議|ミーティング|打ち合わせ|朝会|定例|회의|미팅|스탠드업|会议|例会|开会|晨会|會議|站會|碰头|kickoff|集まり|만나|모여|碰面|见面
minutesofmeeting: meeting minutes|minutes|meeting notes|議事録|회의록|会议记录|会议纪要|會議紀錄|meeting record|議事メモ|会議メモ|회의 기록|회의 내용|미팅 노트|会议笔记|开会记录
agenda: agenda|議題|アジェンダ|안건|议程|议题|議程|talking points|議事次第|検討事項|어젠다|아젠다|의제|待议|讨论事项
decide: decide|decided|decision|choose|chosen|chose|pick|決め|決定|選ぶ|選び|選んだ|選定|결정|정하|선택|고르|골라|决定|选择|选定|挑选|敲定|決議|採用了|settle|決断|結論|확정|결론|택한|定下来|拍板
plan: plan|planned|planning|roadmap|計画|予定|企画|ロードマップ|계획|예정|기획|로드맵|计划|规划|打算|路线图|計畫|規劃|intention|構想|見通し|구상|플랜|방안|筹划|排期
idea: idea|proposal|suggestion|suggest|propose|案を|提案|アイデア|発案|제안|아이디어|건의|제의|建议|提议|点子|想法|brainwave|思いつ|発想|발상|착안|떠올|主意|想到
goal: goal|target figure|objective|okr|kpi|目標|ゴール|목표|指标|目标|目標值|aim|目指|狙い|지향|달성|노리는|愿景|標的
reason: reason|why|cause|because|due to|root cause|原因|理由|なぜ|ため|せい|이유|원인|왜|때문|为什么|因为|为何|緣故|起因|rationale|きっかけ|要因|까닭|계기|근거|为啥|怎么会
problem: problem|issue|trouble|問題|課題|困る|困った|トラブル|문제|이슈|난제|트러블|问题|麻烦|毛病|狀況|obstacle|支障|難点|골치|애로|곤란|难题|痛点
bug: bug|defect|不具合|バグ|欠陥|버그|결함|缺陷|漏洞|错误|臭蟲|瑕疵|glitch|おかしな動き|오류|에러|错漏
fail: fail|fails|failed|failing|failure|broke|broken|breaks|失敗|落ちる|落ちた|壊れ|動かな|실패|망가|깨지|깨졌|안 되|失败|坏了|挂了|报错|失效|出错|壞掉|故障|不通过|unsuccessful|うまくいかな|できなかっ|망쳤|안돼|먹통|没成功|没跑通
crash: crash|crashed|crashes|panic|core dump|クラッシュ|異常終了|落ちた|크래시|뻗|죽었|다운|崩溃|宕机|闪退|当机|當機|崩潰|掛掉|blue screen|먹통|죽는|블루스크린|死机|崩掉
outage: outage|incident|downtime|disruption|accident|障害|事故|停止|停電|インシデント|장애|사고|중단|다운타임|정전|故障|中断|停机|停电|宕机|當機|停擺|blackout|繋がらな|불통|먹통|끊겼|断电|停服
mistake: mistake|mistaken|wrong|mistakenly|by accident|accidentally|incorrect|misunderstood|間違|誤り|誤って|ミス|取り違え|うっかり|勘違い|실수|잘못|오해|착각|틀린|틀렸|错误|弄错|误以为|失误|搞错|误会|误操作|误把|不小心|弄錯|誤解|typo|誤字|手違い|헷갈|혼동|오타|写错|打错
fix: fix|fixed|repair|mend|correct it|patch|patched|修正|直す|直し|直した|修理|対処|パッチ|수정|고치|고쳤|고친|패치|수리|修复|修好|补丁|维修|改正|修補|resolve|直る|直っ|고쳐|해결|손보|解决|修一下
change: change|changed|changes|modify|modified|alter|edit|edited|変更|変える|変え|変わ|改め|編集|변경|바꾸|바꿔|바뀌|고쳐|편집|修改|更改|变更|改成|改动|编辑|變更|改為|adjust|調整|改訂|바꿨|바뀐|개정|改了|改一下
replace: replace|replaced|replaces|substitute|swap|instead of|switch|switched|switch to|置き換え|差し替え|入れ替え|乗り換え|代わり|切り替え|교체|대체|대신|바꾼|전환|갈아|替换|代替|取代|换成|切换|替代|替換|改用|substitution|取り替え|置換|바꿔치기|치환|맞바꾸|换掉|换了
update: update|updated|updates|upgrade|upgraded|bump|更新|アップデート|アップグレード|上げる|업데이트|갱신|업그레이드|올리|升级|升級|升到|newer version|バージョンアップ|アプデ|업뎃|업글|최신화|升上去|更到
add: add|added|adds|append|adding|追加|増や|加え|足す|추가|늘리|더하|넣|添加|增加|新增|加上|加入|insert|付け足|挿入|덧붙|더해|보태|补上|加一个
remove: remove|removed|delete|deleted|erase|drop|dropped|deletion|wipe|purge|削除|消す|消し|消え|取り除|外す|삭제|지우|지웠|지운|제거|없애|删除|移除|清除|去掉|删掉|抹掉|刪除|刪掉|抹消|削る|지움|날렸|날려|删了|去除
clean: clean|cleanup|clean up|clear|cleared|sweep|掃除|片付け|整理|クリア|きれい|청소|정리|비우|치우|清理|清空|打扫|清掉|scrub|拭く|拭い|닦아|닦는|쓸고|扫地|清洗
create: create|created|make new|generate|generated|generator|build up|作成|作る|作り|作った|生成|生み出|생성|만들|만든|작성|创建|新建|建立|制作|產生|製作|produce|作れ|作ろ|만드|만듦|꾸려|做一个|建个
opening: open|opened|opening|開く|開け|開いた|オープン|열기|열어|열리|여는|打开|开启|開啟|打開|unseal|開封|開設|열린|열었|열고|敞开|拆封
stop: stop|stopped|halt|shut down|shutdown|terminate|kill|abort|止め|停止|止ま|止める|終了|中止|멈추|정지|중지|종료|끄|끈|停掉|关停|终止|停下|停用|關掉|멈춰|멈췄|やめる|やめた|꺼줘|关了|暂停
start: start|started|begin|boot|launch it|bootstrap|spin up|始め|開始|起動|立ち上げ|시작|켜|기동|띄우|부팅|开始|启动|开启|拉起|起动|啟動|始ま|kick off|はじめる|켜기|켜면|켜줘|跑起来|動起來
restart: restart|restarted|reboot|relaunch|再起動|再始動|재시작|재기동|재부팅|重启|重新启动|重啟|重開|power cycle|立ち上げ直|껐다켜|다시 켜면|리부팅|重新跑|重新開機
wait: wait|waits|waited|waiting|pending|hold on|待つ|待って|待ち|待機|기다리|대기|等待|等到|等一|等候|排队|等著|기다려|기다렸|기다린|等我|擱置
finish: finish|finished|complete|completed|done|end|ends|終わ|完了|終える|済み|끝나|완료|마치|끝내|완성|完成|结束|做完|完毕|結束|完工|wrap up|仕上げ|仕上が|끝난|끝냈|끝났|做好了|弄完
continue: continue|resume|keep going|resumed|続け|継続|再開|계속|이어|재개|继续|恢复|接着|繼續|接續|続く|ongoing|引き続|往下走|接下去
cancel: cancel|cancelled|canceled|call off|revoke|取り消|キャンセル|中止|취소|철회|取消|撤销|撤回|作廢|abandon|取りやめ|白紙に|물러|접었|不办了|推掉
undo: undo|revert|reverted|roll back|rollback|rolled back|back out|戻す|戻し|巻き戻|ロールバック|取り消し|切り戻し|되돌|롤백|원복|복구|回滚|撤销|还原|退回|恢复|回退|復原|還原|退版|step back|元どおり|돌려놓|改回|回到之前
restore: restore|restored|recover|recovery|recovered|復元|復旧|リストア|回復|복원|복구|되살리|恢复|还原|复原|還原|救回|salvage|取り戻|救い出|살려|살리|되찾|挽回|救活
copy: copy|copied|duplicate|clone|copies|コピー|複製|写し|写す|복사|복제|사본|复制|拷贝|副本|克隆|備份一份|転記|베껴|베끼|照抄|拷一份
duplicate: duplicate|duplicated|double|twice|dedupe|deduplicate|idempotent|idempotency|重複|二重|二度|重なる|冪等|중복|두 번|이중|멱등|重复|两次|双重|去重|幂等|重覆|兩次|redundant|ダブって|被って|겹친|겹쳐|겹침|又一次|双份
move: move|moved|relocate|migrate|migration|migrated|移す|移動|移行|引っ越|移転|이동|옮기|옮겨|이전|이관|마이그레이션|移动|迁移|搬到|挪到|搬家|遷移|搬移|shift over|移っ|運ん|옮긴|옮겼|옮김|搬走|挪走
send: send|sent|sends|sending|deliver|delivered|mail it|送る|送信|送り|送った|届け|発送|配信|보내|보낸|전송|발송|배송|发送|寄出|寄送|送达|传送|发给|寄給|送出|送って|보냈|부쳤|부치|发出去|发过去
receive: receive|received|arrive|arrived|get delivered|受け取|届く|届い|受信|着く|到着|받는|받은|수신|도착|수령|接收|收到|到达|到货|收件|收取|寄到|obtain|받았|건네받|收下|收訖
returngoods: return goods|return policy|returns|refund|refunded|returned goods|返品|返金|払い戻し|反品|반품|환불|退货|退款|退换|退貨|退費|送り返|退钱|退回去
exchangegoods: exchange goods|交換|교환|换货|更换|換貨|swap item|取替|바꿔 달라|调换|换一件
buy: buy|bought|purchase|purchased|procure|購入|買う|買い|買っ|調達|구매|구입|사는|샀|购买|采购|买入|下单|購買|採購|買的|get one|買わ|사려|사왔|샀다|入手|买了
sell: sell|sold|sale|sales|selling|販売|売る|売り|売上|営業|판매|팔|매출|영업|销售|出售|卖出|营业额|业绩|銷售|賣|売れ|売った|판다|팔았|팔린|卖了|卖掉
pay: pay|paid|paying|payment|pays|remit|transfer money|支払|払う|払い|入金|振込|送金|지불|결제|지급|납부|송금|입금|付款|支付|缴费|转账|汇款|打款|結帳|匯款|付錢|払っ|払わ|wire money|치르|打钱|转钱
price: price|pricing|cost|costs|charge|fee|fare|ticket price|値段|価格|料金|費用|単価|代金|運賃|가격|요금|비용|단가|수수료|价格|费用|单价|收费|票价|价钱|價錢|手續費|いくら|価額|시세|얼마예요|얼마야|얼마인지
cheap: cheap|cheaper|low cost|discount|discounted|coupon|安い|安く|割引|値引|クーポン|싸|저렴|할인|쿠폰|便宜|打折|折扣|优惠|優惠|折價|affordable|格安|싸게|세일|에누리|特价|划算
expensive: expensive|costly|overspend|overspent|over budget|高い|高額|使いすぎ|予算超過|비싸|초과 지출|贵了|太贵|昂贵|超支|超預算|花太多|pricey|高すぎ|割高|비싼|과소비|돈이 많이|很贵|好贵
budget: budget|予算|예산|预算|預算|spending plan|費用枠|돈이 부족|钱够|費用額度
expense: expense|expenses|reimburse|reimbursement|expense claim|経費|精算|立て替え|立替|경비|지출|정산|비용 처리|报销|经费|开销|報帳|核銷|請款|支出|出費|花销|비용청구|쓴돈
tax: tax|vat|taxes|税金|税率|消費税|税務|세금|부가세|세무|세율|增值税|税务|稅金|營業稅|세액|税费
contract: contract|agreement|契約|契約書|協定|계약|계약서|합同|合同|契约|协议|合約|deal terms|약정|협약|签了约|約定書
sign: sign|signed|signature|seal|署名|サイン|押印|捺印|서명|날인|도장|签字|签名|盖章|签署|簽名|用印|蓋章|autograph|判を押|签了|签上
renew: renew|renewal|extend the contract|更新する|更改|契約更新|延長|갱신|재계약|연장|续约|续签|延长|續約|展延|更新手続|継続契約|다시 계약|續租|換約
lawyer: legal|lawyer|attorney|counsel|legal review|法務|弁護士|법무|변호사|法务|律师|法律|solicitor|弁護人|로펌
audit: audited|auditor|compliance|監査|監査人|コンプライアンス|감사|컴플라이언스|감사인|审计|合规|审查|稽核|法遵|internal control|検査官|준법|查账|內稽
holiday: holiday|day off|vacation|leave|pto|time off|absence|休み|休暇|祝日|休日|有給|欠勤|휴가|휴일|연차|공휴일|쉬는|결근|休假|假期|请假|节假日|放假|年假|請假|連假|補休|休んで|off work|休む|쉬었|쉬고|쉰다|歇班|不上班
overtime: overtime|work late|残業|時間外|야근|초과 근무|加班|超時工作|late shift|居残り|遅くまで働|늦게까지|熬夜|晚下班
remotework: remote work|work from home|wfh|telework|在宅|リモートワーク|テレワーク|재택|원격 근무|居家办公|远程办公|在家办公|遠端工作|居家上班|home office|自宅で|원격으로|홈오피스|線上上班
work: work|works|working|job|task|仕事|作業|業務|勤務|働く|働き|일하|업무|작업|근무|工作|任务|作业|上班|干活|任務|差事|workload|働い|働か|일했|일거리|做事|活儿
busy: busy|peak|rush hour|heavy load|crowded|忙し|繁忙|混雑|ピーク|混む|바쁘|붐비|피크|성수기|忙碌|高峰|拥挤|尖峰|旺季|swamped|手が離せ|立て込|바쁜|바빠|정신없|忙不过来|很忙
oncall: on call|on-call|oncall|pager|duty|rota|当番|オンコール|呼び出し|待機当番|당번|당직|온콜|호출|值班|待命|轮值|值守|輪值|輪班|standby shift|当直|待機番|숙직|值夜|當班
escalate: escalate|escalation|エスカレーション|上げる先|에스컬레이션|보고 체계|升级上报|上报|通報|呈報|上に報告|上長へ|윗선|상부에|상급자|逐级
reporting: report|reports|reported|reporting|報告|レポート|報告書|보고|리포트|보고서|报告|汇报|报表|上报|回報|匯報|status update|汇总报
review: review|reviewed|reviewer|reviews|レビュー|査読|見直し|確認者|리뷰|검토|검수|评审|审查|审阅|代码审查|複查|審核|檢閱|読み合わせ|見てもら|살펴봐|훑어|过一遍|把关
check: check|checks|checked|verify|verified|confirm|confirmation|inspect|validate|確認|確かめ|検査|点検|検証|照合|チェック|확인|점검|검증|체크|대조|检查|确认|核对|核实|验证|校验|檢查|查核|look over|見て確|살펴|查一下|看看有没有
counting: count|counted|number of rows|tally|件数|数える|数え|集計|세는|세고|건수|집계|计数|统计|条数|清点|計數|點算|何件|몇개|몇명|헤아|数一数|幾筆
measure: measure|measured|measurement|benchmark|計測|測る|測っ|測定|ベンチマーク|측정|재는|벤치마크|测量|测定|基准测试|度量|量測|跑分|gauge|計る|計って|재어|재봤|측량|测一下|量一下
compare: compare|compared|comparison|versus|diff|比べ|比較|差分|비교|차이|견주|比较|对比|差异|比對|差別|突き合わせ|대조하|견줘|比一比|比一下
testrun: test|tests|tested|testing|unit tests|テスト|試験|試す|試し|테스트|시험|시도|测试|试验|试一下|測試|試驗|try out|動作確認|돌려봐|试试|试了
flaky: flaky|unstable|intermittent|sometimes fails|不安定|たまに落ち|ときどき失敗|불안정|가끔 실패|간헐적|플래키|不稳定|偶尔失败|时好时坏|偶發|不穩|nondeterministic|たまに失敗|時々失敗|오락가락|가끔씩|들쭉날쭉|有时候失败
building: build|built|compile|compiled|compiler|compilation|ビルド|コンパイル|빌드|컴파일|构建|编译|建置|編譯|打包|打个包
install: install|installed|installation|set up|setup|インストール|導入|入れる|セットアップ|설치|셋업|깔|安装|装上|搭建|設定環境|安裝|deploy locally|깔았|깔고|깐다|装一下|装个
dependency: dependency|dependencies|library version|lockfile|lock file|依存関係|依存|ロックファイル|의존성|락파일|잠금 파일|依赖|锁文件|相依|鎖定檔|package version|外部パッケージ|의존하|패키지 버전|의존 관계|第三方库|套件版本
version: version|release number|バージョン|版数|버전|版本|版号|版號|release tag|第何版|최신판|릴리스 번호|哪个版|几版
code: code|source|source code|program|コード|ソース|プログラム|코드|소스|프로그램|代码|源码|程序|程式碼|程式|原始碼|codebase|プログラミング|実装|구현
commit: commit|commits|committed|コミット|커밋|提交|签入|簽入|変更を記録|送出變更
push: push|pushed|force push|force-push|プッシュ|強制プッシュ|푸시|강제 푸시|推送|强推|强制推送|強推|推上|リモートに上げ|푸쉬|推代码|推到远程
merge: merge|merged|merging|マージ|併合|統合|머지|병합|합치|合并|合入|合併|併入|합쳐|fold into|一本化|合流|합친|합병
conflict: conflict|conflicts|collision|collide|競合|衝突|コンフリクト|충돌|겹치|冲突|碰撞|相撞|clash|ぶつか|かち合|부딪|꼬였|꼬여|撞车|打架
history: history|past|previous record|履歴|経緯|이력|히스토리|기록|历史|沿革|記錄|歷程|timeline|過去の|いきさつ|예전|来龙去脉|過往
tag: tag|tags|tagged|label|labels|タグ|ラベル|札|태그|라벨|꼬리표|标签|标记|標籤|標記|hashtag|印を付|付箋|딱지|打标|贴标
comment: comment|comments|remark|コメント|注釈|指摘|댓글|코멘트|주석|지적|评论|注释|批注|评语|註解|留言|reply under|ひとこと|注記|덧글|한마디|각주|留个言|备注
document: document|documents|documentation|docs|wiki|readme|manual|文書|書類|資料|ドキュメント|手順書|マニュアル|문서|서류|자료|위키|매뉴얼|文档|文件|手册|资料|维基|說明文件|手冊|paperwork|書面|説明書|설명서|안내서|사용설명
diagram: diagram|drawing|figure|chart|図面|図は|図を|ダイアグラム|グラフ|도면|다이어그램|그림|차트|图表|图纸|示意图|架构图|圖表|流程圖|flowchart|図解|도표|순서도|구성도|画图|框图
writing: write|wrote|written|writes|writing|draft|書く|書き|書い|記入|記述|執筆|下書き|쓰는|적는|적어|작성|초안|写作|撰写|填写|书写|草稿|撰寫|寫在|記在|jot|書こ|書け|写下|写好|적었|적고|글쓰
read: read|reads|reading|読む|読み|読ん|閲覧|읽|열람|阅读|读取|查看|阅览|閱讀|看過|skim|読め|読も|읽어|읽었|읽는|看完|读一下
sentence: sentence|paragraph|wording|phrase|text|文章|文を|段落|言い回し|文言|문장|문단|문구|표현|句子|措辞|文字|語句|用詞|passage|言葉遣い|글귀|말투|단락|那段话|这句话
length: short|shorter|brief|concise|long|longer|length|短い|短く|簡潔|長い|長く|長さ|짧|간결|긴|길게|길이|简短|简洁|长度|太长|短一点|簡短|精簡|長短|lengthy|一言で|手短|짧게|짧은|길어|一句话说|精炼
language: language|english|japanese|korean|chinese|語で|言語|英語|日本語|韓国語|中国語|언어|영어|일본어|한국어|중국어|语言|英文|英语|日语|中文|韩语|語言|日文|韓文|tongue|言葉で|和文|영문|국문|한글로|什么语|外语
translate: translate|translation|translator|翻訳|訳す|訳語|번역|통역|翻译|译文|翻譯|譯文|訳して|訳した|译成|翻成
name: name|named|rename|renamed|naming|名付け|名前|命名|改名|名称|이름|명명|개명|명칭|名字|重命名|名稱|取名|更名|呼ぶ|부르|起名|叫什么
number: number|digits|numeric|番号|数字|桁|번호|숫자|자릿수|号码|编号|位数|號碼|編號|何番|連番|넘버|多少号|序号
amount: amount|sum|total|金額|合計|総額|額は|금액|합계|총액|金额|总额|合计|总计|總計|額を|액수|一共多少|加總
currency: currency|dollar|dollars|euro|euros|yen|won|eur|usd|通貨|ドル|ユーロ|円で|円の|통화|달러|유로|엔화|货币|美元|欧元|日元|幣別|台幣|歐元|foreign exchange|外貨|외화|엔으로|外币
rounding: round|rounding|rounded|decimal|decimals|fraction|端数|四捨五入|丸め|小数|切り捨て|반올림|소수|올림|버림|단수|四舍五入|舍入|取整|尾数|小數|進位|끝자리|抹零|去尾
average: average|mean value|median|平均|中央値|평균|중앙값|中位数|均值|中位數|avg|均すと|均價
percent: percent|percentage|rate|ratio|割合|率は|パーセント|비율|퍼센트|비중|百分比|比例|占比|比率|proportion|何割|割ほど|프로로|백분율|퍼센티지|几成|几个点
fast: fast|faster|quick|speed|speedup|slow|slower|latency|速い|速く|高速|遅い|遅く|速度|遅延|빠르|빨라|느리|느려|속도|지연|快速|变快|变慢|慢了|太慢|延迟|卡顿|很慢|延遲|느린|버벅|빠른|素早|サクサク|重くて|卡得
late: late|delay|delayed|behind schedule|lag|lags|遅れ|遅延|遅刻|늦|지연|밀리|지각|迟到|延误|滞后|晚到|拖延|遲到|落後|延宕|늦게|늦었|遅くな|間に合わな|늦은|迟了|晚了
early: early|earlier|in advance|beforehand|ahead|早め|事前|前もって|あらかじめ|先に|미리|사전|앞서|일찍|提前|事先|预先|早点|預先|先行|早く|早い段階|早一点|赶早
urgent: urgent|urgently|asap|rush|hurry|immediately|at once|急ぎ|至急|緊急|急い|すぐに|急に|급하|긴급|서둘|당장|즉시|紧急|赶紧|急事|着急|马上|立刻|加急|趕快|急件|time-sensitive|今すぐ|早急|급한|급히|빨리|快点|急着
important: important|critical|crucial|vital|priority|重要|大事|肝心|優先|중요|우선|핵심|关键|优先|要紧|關鍵|significant|大切|重視|소중|중대|중점|重点|头等
"""
