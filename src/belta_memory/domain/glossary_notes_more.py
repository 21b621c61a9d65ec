"""More of what notes and questions speak of, in several languages: read by search alone, in the format of `domain.glossary`."""

NOTES_MORE = """\
first: first|initially|first time|at first|最初|初め|初回|まず|はじめ|처음|먼저|최초|우선|첫|首先|第一次|起初|先要|首次|手始め|真っ先|첫번째|일단은|头一次|头一回
last: last|latest|newest|recent|recently|最後|最終|最新|最近|前回|마지막|최신|최근|지난|最后|上次|この間|先日|막판|저번|요즘|近期|上回
everyday: daily|every day|each day|毎日|日次|毎朝|매일|일별|날마다|每天|每日|天天|日々|連日|하루마다|日常
weekly: weekly|every week|each week|毎週|週次|매주|주간|주마다|每周|每星期|每週|週ごと|週一回|일주일마다|주별|每礼拜|逐週
monthly: monthly|every month|毎月|月次|매월|매달|월별|每月|月度|逐月|月ごと|月一回|다달이|월마다|按月|每個月
yearly: yearly|annual|annually|every year|毎年|年次|年に|매년|연간|해마다|每年|年度|一年一次|年一回|年ごと|일년에|매해|연례|每一年|年年
monday: monday|月曜|월요일|周一|星期一|礼拜一|週一|禮拜一|mon|월욜
tuesday: tuesday|火曜|화요일|周二|星期二|礼拜二|週二|禮拜二|tue|화욜
wednesday: wednesday|水曜|수요일|周三|星期三|礼拜三|週三|禮拜三|수욜
thursday: thursday|木曜|목요일|周四|星期四|礼拜四|週四|禮拜四|thu|목욜
friday: friday|金曜|금요일|周五|星期五|礼拜五|週五|禮拜五|fri|금욜
saturday: saturday|土曜|토요일|周六|星期六|礼拜六|週六|禮拜六|토욜
sunday: sunday|日曜|일요일|周日|星期日|星期天|礼拜天|週日|禮拜天|일욜|礼拜日
january: january|1月|1월|一月|元月|jan|일월에
february: february|2月|2월|二月|feb
march: march|3月|3월|三月|삼월
april: april|4月|4월|四月|apr|사월
june: june|6月|6월|六月|jun|유월
july: july|7月|7월|七月|jul|칠월
august: august|8月|8월|八月|aug|팔월
september: september|9月|9월|九月|sept|구월
october: october|10月|10월|十月|oct|시월
november: november|11月|11월|十一月|nov|십일월
december: december|12月|12월|十二月|dec|십이월
morning: in the morning|a.m.|午前|朝に|朝の|毎朝|오전|아침|上午|早上|清晨|早晨|朝一|朝早|一早|大清早
noon: noon|midday|afternoon|p.m.|昼に|正午|午後|昼休み|정오|오후|점심때|中午|下午|午休|lunchtime|昼過ぎ|昼前|한낮|점심 무렵|晌午|午间
night: night|tonight|midnight|late at night|overnight|夜中|夜に|深夜|夜間|真夜中|밤에|심야|야간|자정|새벽|夜里|半夜|凌晨|夜间|晚上|夜晚|夜は|今夜|밤늦|저녁에|밤새|今晚
weekday: weekday|business day|working day|営業日|平日|영업일|평일|工作日|营业日|上班日|營業日|workday|ウィークデー|주중|周一到周五
weekend: weekends|週末|土日|주말|周末|双休日|假日|sat and sun|休日に|토요일과 일요일|토일|周六周日
today: today|now|right now|今日|本日|いま|오늘|지금|今天|现在|目前|當下|currently|きょう|현재|今儿|眼下
yesterday: yesterday|previous day|day before|昨日|前日|어제|전날|昨天|前一天|last night|昨夜|어젯밤|전일|昨儿|昨晚
tomorrow: tomorrow|next day|day after|明日|翌日|내일|다음 날|이튿날|明天|第二天|次日|隔天|following day|あした|次の日|낼까지|명일|다음날|明儿|明早
hour: hour|hours|時間|시간|小时|鐘頭|小時|hrs
minute: minute|minutes|分間|분간|분 동안|分钟|分鐘|何分|몇분|분마다
second: second|seconds|秒間|秒で|초간|초 동안|秒钟|秒鐘|何秒|数秒|몇초|초마다|几秒|秒内
week: week|weeks|週間|주일|주간|一周|两周|星期|一週|兩週|weeklong|何週|몇주|几周
month: month|months|か月|ヶ月|個月|개월|한 달|个月|ひと月
year: year|years|年間|一年|일 년|년간|两年|decade|올해|一整年
deadline: deadline|due|due date|by when|cutoff date|締め切り|締切|期限|期日|納期|마감|기한|납기|截止|到期|交期|最后期限|截稿|繳交期限|まで提出|締日|까지 제출|데드라인|기일|什么时候交|交稿
expire: expire|expires|expired|expiry|lapse|lapsed|失効|期限切れ|切れる|切れた|満了|만료|실효|유효기간|过期|到期|失效|过期了|逾期|屆滿|run out of validity|期限が切|無効にな|만기|유통기한|失去效力|到日子
limit: limit|limits|limited|threshold|quota|上限|制限|限度|しきい値|閾値|제한|한도|임계|할당|限制|配额|阈值|額度|門檻|한계|封顶|極限
exceed: exceed|exceeds|exceeded|over|more than|beyond|超え|超過|オーバー|以上|초과|넘으|넘는|넘어|이상|超过|超出|超额|surpass|越え|上回|넘었|넘겼|超了|超标
few: few|little|lack|lacked|shortage|run out|missing|insufficient|不足|足りな|欠け|少な|切らし|부족|모자라|빠진|빠졌|적은|不够|缺少|缺失|短缺|漏了|缺貨|遺漏|足らな|乏し|没有了|不多了
many: many|lots|plenty|too much|too many|多す|多い|大量|たくさん|많|대량|과다|너무|很多|太多|过多|許多|numerous|山ほど|どっさり|많은|많아|많다|一大堆|好多
all: all|every|everything|everyone|whole|全部|すべて|全員|全て|모든|전부|모두|전체|전원|所有|每个|全体|每個|entire|丸ごと|あらゆる|다같이|온갖|통째|统统
half: half|halves|半分|半数|절반|반으로|一半|半數|二分の一|반쪽|對半|减半
zero: zero|empty|blank|null|none|ゼロ|空の|空に|空欄|空文字|빈|비어|공백|없음|空值|空白|为空|空的|零值|空字串|何もな|無しの|비었|未填|啥也没有
big: big|large|huge|bigger|大き|巨大|大型|큰|커다|대형|거대|很大|庞大|龐大|giant|でっか|커졌|대규모|엄청난|大号|超大
small: small|tiny|smaller|minor|小さ|小型|少額|작은|소형|사소|很小|小的|微小|little one|ちいさ|ちっちゃ|작게|작아|소규모|小号|迷你
new: new|brand new|fresh|新し|新規|新た|새로|신규|새 |全新|新的|新增|新版|novel|あたらし|新品|새롭|신형|새것|新款|新买
old: old|older|outdated|obsolete|legacy|古い|旧式|昔の|旧版|오래된|낡은|옛|구식|旧的|老旧|过时|陈旧|舊版|老舊|ancient|使い古|古びた|오래되|옛날|낡았|旧了|老的
same: same|identical|equal|equals|同じ|同一|等し|같은|동일|똑같|相同|一样|同样|一致|一樣|alike|おなじ|そっくり|同款|没区别
different: different|differ|differs|mismatch|inconsistent|違う|異な|食い違|ずれ|不一致|다른|다르|달라|불일치|어긋|不同|不一样|差异|对不上|不符|不一樣|vary|ちがう|違っ|달랐|다릅|两样|不太一样
good: good|better|best|fine|良い|よい|最良|優れ|좋은|나은|최선|더 낫|更好|最好|不错|良好|較好|nice|よかった|良かった|좋았|挺好|很好
bad: bad|worse|worst|poor|harm|harmful|悪い|悪化|最悪|害が|나쁜|악화|최악|해롭|不好|更差|糟糕|变差|有害|惡化|terrible|ひどい|悪かった|나쁘|나빠|별로다|很差|太烂
correct: correct|right|valid|accurate|precise|exact|正しい|正しく|正確|有効|맞는|올바|정확|유효|正确|准确|有效|精确|精準|間違いな|맞다|맞았|没错
stable: stable|steady|reliable|robust|安定|堅牢|안정|튼튼|稳定|可靠|穩定|solid|落ち着い|頼れる|흔들리지|든든|탄탄|平稳|稳当
safe: safe|safety|secure|security|安全|セキュリティ|安心|안전|보안|保安|资安|資安|protected|無事|안심|平安|没危险
danger: danger|dangerous|risk|risky|unsafe|危険|リスク|危な|위험|리스크|위태|危险|风险|冒险|危險|風險|hazard|あぶな|おそれ|아슬|危急|有隐患
leak: leak|leaked|leaks|exposed|disclose|spill|漏れ|漏洩|流出|露出|漏らし|유출|누출|새는|샜|노출|泄露|泄漏|外泄|暴露|外洩|洩漏|slip out|もれた|流れ出|새어|흘러나|샌다|漏出|走漏
attack: attack|attacker|hack|hacked|malicious|phishing|fraud|scam|攻撃|不正|詐欺|フィッシング|공격|해킹|부정|사기|피싱|攻击|黑客|诈骗|欺诈|钓鱼|駭客|詐騙|釣魚|break-in|侵入|乗っ取|침입|뚫렸|뚫린|入侵|被黑
password: password|passwords|passphrase|credential|credentials|secret|secrets|パスワード|暗証|認証情報|秘密|シークレット|비밀번호|암호|패스워드|자격 증명|시크릿|密码|口令|凭证|密钥|密碼|憑證|機密|passcode|合言葉|핀번호|비밀코드|패스코드|暗码|通行码
key: key|keys|api key|token|tokens|鍵|キー|トークン|열쇠|키를|키는|토큰|密钥|钥匙|令牌|金鑰|鑰匙|權杖|keyring|かぎを|보안키|私钥|秘钥
login: login|log in|sign in|sign-in|sso|mfa|2fa|two-factor|ログイン|サインイン|二要素|多要素|シングルサインオン|로그인|이중 인증|2단계|다중 인증|登录|登陆|双因素|单点登录|登入|兩步驟|雙重驗證|logon|ログオン|로긴|로그온|접속하|登不上|登上去
access: access|permission|permissions|privilege|role|roles|grant|rights|アクセス|権限|ロール|付与|접근|권한|역할|부여|접속|权限|访问|角色|授权|存取|權限|授權|入れる権|立ち入り|열람권|看得到
account: account|accounts|shared account|アカウント|口座|계정|계좌|账号|账户|帐户|帳號|帳戶|user id|ユーザー登録|戶頭
personaldata: personal data|pii|privacy|private data|personal information|個人情報|プライバシー|個人データ|개인정보|프라이버시|사생활|个人信息|隐私|个人数据|個資|隱私|confidential personal|個人の情報|連絡先情報|신상|주민번호|身份信息|个人资料
encrypt: encrypt|encrypted|encryption|cipher|tls|certificate|certificates|暗号|証明書|암호화|인증서|加密|证书|憑證|decrypt|復号化|加了密
network: network|internet|vpn|wifi|wi-fi|ネットワーク|通信|回線|無線|네트워크|통신|인터넷|무선|와이파이|网络|联网|无线|网路|網路|네트웍|접속이|랜선|上网|网速
address: address|url|domain name|hostname|ip address|アドレス|住所|宛先|ホスト名|ドメイン|주소|도메인|호스트명|地址|网址|域名|主机名|住址|位址|網址|網域|所在地|番地|번지|门牌
email: email|e-mail|mail|mails|inbox|newsletter|メール|電子メール|受信箱|메일|이메일|수신함|뉴스레터|邮件|电邮|邮箱|收件箱|電子郵件|郵件|信箱|gmail|メルアド|メアド|이멜|편지함|伊妹儿
phone: phone|call|telephone|dial|電話|通話|架電|전화|통화|电话|来电|拨打|打电话|致電|ring up|핸드폰 번호|手机号
chat: chat|message|messages|slack|dm|direct message|channel|thread|チャット|メッセージ|チャンネル|スレッド|채팅|메시지|채널|스레드|메신저|聊天|消息|频道|私信|群里|讯息|訊息|頻道|群組|text me|카톡|단톡|메세지|群聊|私聊
alert: alert|alerts|alarm|warning|notification|monitor|monitoring|警報|警告|アラート|通知|監視|경보|경고|알림|알람|모니터링|告警|警报|提醒|监控|警示|監控|리마인더|预警
dashboard: dashboard|metrics|metric|graph|grafana|ダッシュボード|指標|メトリクス|대시보드|지표|메트릭|仪表盘|看板|指标|面板|儀表板|monitoring screen|計器|一覧画面|현황판|상황판|계기판|大屏|数据大盘
log: log|logs|logging|logged|trace|ログ|記録|トレース|로그|기록|추적|日志|记录|追踪|日誌|紀錄|audit trail|足跡|留痕|记一下
storedata: store|stored|save|saved|saves|storage|persist|archive|archived|保存|保管|蓄積|アーカイブ|格納|저장|보관|아카이브|보존|存储|储存|归档|存档|存放|歸檔|儲存|とっておく|残して|남겨|간직|存起来|存下
backupcopy: backup|backups|back up|snapshot|dump|バックアップ|控え|スナップショット|백업|스냅샷|덤프|备份|快照|备档|備份|spare copy|カーボンコピー|사본을|留一份|备一份
table: table|tables|column|columns|row|schema|テーブル|列を|列は|表の|カラム|スキーマ|테이블|컬럼|칼럼|스키마|열을|表格|字段|数据表|列名|模式|欄位|資料表|tabular|表里|建表|목록표
index: index|indexes|indices|trigram|索引|インデックス|인덱스|색인|찾아보기|인덱싱|检索项
searchfor: search|find|look up|lookup|found|検索|探す|探し|見つけ|調べ|검색|찾는|찾아|찾기|조회|搜索|查找|查询|寻找|找到|搜尋|尋找|hunt|찾았|찾고|뒤져|找一下|搜一下
filter: filter|filters|exclude|excluded|skip|ignore|ignored|絞り|除外|フィルタ|無視|飛ばす|필터|제외|무시|거르|건너|过滤|排除|忽略|跳过|筛选|篩選|略過|leave out|省く|はじく|추려|골라내|筛掉|剔除
sort: sort|sorted|order by|並べ|並び|整列|ソート|정렬|순서대로|排序|排列|順序|排个序|줄세우|排一下
importdata: import|imported|load|ingest|ingestion|取り込|読み込|インポート|取込|가져오|임포트|적재|불러|导入|加载|引入|载入|匯入|載入|upload into|取り入れ|流し込|읽어들|들여오|导进|导一下
exportdata: export|exported|output|outputs|dump to|出力|書き出|エクスポート|내보내|출력|익스포트|导出|输出|匯出|輸出|print out|吐き出|내보낸|내려받|추출|导一份|吐出
csv: spreadsheet|excel|csv|sheet|表計算|エクセル|スプレッドシート|엑셀|스프레드시트|시트|电子表格|表格|試算表|xlsx|表形式|표계산|逗号分隔|電子試算
charset: charset|encoding|garbled|mojibake|utf-8|unicode|bom|文字化け|文字コード|エンコード|인코딩|깨진 글자|글자 깨|한글 깨|乱码|编码|字符集|亂碼|編碼|化けて|化けた|외계어|유니코드|显示乱|問號字
dateformat: date format|timestamp|timestamps|iso 8601|utc|日付の書式|日付形式|タイムスタンプ|時刻の|날짜 형식|타임스탬프|시각|日期格式|时间戳|時間戳記|日期寫法|date notation|日付の形|日付の書き方|날짜 표기|연월일|날짜 포맷|日期的格式|日期怎么写
format: format|formatting|formatter|layout|style guide|lint|linter|書式|形式|整形|フォーマット|体裁|형식|서식|포맷|린트|格式|排版|格式化|样式|版面|글씨체|版式|排个版
convert: convert|converted|conversion|transform|変換|換算|変える|변환|환산|전환|转换|换算|转化|轉換|轉成|turn into|바꿔서|컨버트|转为
parse: parse|parses|parsing|split|tokenize|解析|分割|分ける|分け|파싱|나누|쪼개|분할|해석|拆分|切分|拆成|break down|ばらす|細かく分|잘라|切开|分段
queue: queue|queues|message queue|kafka|backlog|consumer|キュー|待ち行列|行列|コンシューマ|큐|대기열|컨슈머|적체|队列|消息队列|积压|消费者|佇列|訊息佇列|pile up|대기줄|堆着|排隊中
schedulerun: cron|scheduled|batch|batch job|nightly job|バッチ|定時|定期|ジョブ|배치|정기|예약 작업|작업을|잡을|批处理|定时|作业|批次|排程|periodic|自動実行|夜間処理|예약 실행|야간 작업|跑批|每晚跑
parallel: parallel|concurrent|concurrency|concurrently|simultaneous|at the same time|thread safe|並列|同時|並行|병렬|동시|병행|并发|并行|同时|平行|side by side run|並べて|マルチスレッド|나란히|멀티스레드|一起跑|多线程
lock: lock|locked|locks|deadlock|mutex|ロック|鍵をかけ|デッドロック|排他|잠금|잠그|락이|락을|교착|데드락|加锁|锁定|死锁|锁表|鎖定|死結|latch|잠긴|잠겼|잠김|锁住|卡锁
memory: memory|ram|heap|out of memory|oom|メモリ|메모리|내존|内存|記憶體|힙이
disk: disk|storage space|volume|ssd|ディスク|容量|空き容量|디스크|용량|저장 공간|磁盘|硬盘|空间|磁碟|硬碟|hard drive|空きが|공간이
cpu: cpu|processor|core|cores|load average|プロセッサ|コア数|負荷|프로세서|코어|부하|处理器|核心|负载|核数|處理器|負載|compute load|씨피유|占用率|算力
gpu: gpu|graphics card|グラフィック|그래픽 카드|显卡|顯示卡|cuda|グラボ|ビデオカード|지피유|그래픽 메모리|显存|图形卡
server: server|servers|host machine|instance|サーバ|サーバー|ホスト|서버|호스트|인스턴스|服务器|主机|实例|伺服器|主機|backend machine|服务端|機房
cluster: cluster|node|nodes|pod|pods|kubernetes|クラスタ|ノード|ポッド|클러스터|노드|파드|集群|节点|叢集|節點|replica set|机群
container: container|containers|docker|image|コンテナ|イメージ|컨테이너|이미지|도커|容器|镜像|映像檔|compose file
cloud: cloud|aws|gcp|azure|クラウド|클라우드|云端|云服务|雲端|saas|아마존웹|上云|云上
proxy: proxy|gateway|load balancer|reverse proxy|nginx|プロキシ|ロードバランサ|中継|프록시|게이트웨이|로드밸런서|代理|网关|负载均衡|閘道|負載平衡|부하 분산|우회 서버|反代|跳板
requestrate: rate limit|throttle|throttled|too many requests|流量制限|レート制限|呼び出し制限|속도 제한|호출 제한|요청 제한|限流|频率限制|调用次数|限速|流量限制|api quota|アクセス制限|呼びすぎ|호출 횟수|너무 자주 호출|요청이 너무|请求太多|请求次数
endpoint: endpoint|api|apis|interface|webhook|rest|エンドポイント|呼び出し|インターフェース|엔드포인트|인터페이스|호출|웹훅|接口|端点|调用|介面|串接|callback url|에이피아이
frontend: frontend|front end|ui|screen|page|button|画面|フロント|ページ|ボタン|表示|화면|프론트|페이지|버튼|표시|前端|界面|页面|按钮|显示|畫面|按鈕|介面|版面上
mobileapp: mobile app|app store|android|ios|smartphone|アプリ|スマホ|携帯|앱을|앱은|스마트폰|모바일|휴대폰|手机|移动端|应用商店|手機|行動版|iphone|アイフォン|スマートフォン|아이폰|폰에서|앱에서|安卓
browser: browser|chrome|safari|cookie|ブラウザ|クッキー|브라우저|쿠키|浏览器|瀏覽器|firefox|閲覧ソフト|크롬|사파리|谷歌浏览|网页端
color: color|colour|dark mode|theme|色は|色を|配色|ダークモード|テーマ|색상|색깔|다크 모드|테마|颜色|深色|主题|顏色|深色模式|佈景|色合い|色味|빛깔|色系|變色|무슨색
font: font|typeface|フォント|書体|글꼴|폰트|서체|字体|字型|lettering|文字サイズ|字の大き|글자체|글자 크기|字号|文字大小
picture: picture|photo|image file|photograph|写真|画像|사진|이미지|그림|图片|照片|图像|圖片|相片|図柄|撮った|照相|拍照
video: video|movie|recording|record a|動画|録画|映像|영상|동영상|녹화|视频|录像|录屏|影片|錄影|clip|短片
sound: sound|audio|music|volume of sound|音声|音楽|音量|소리|음성|음악|오디오|声音|音频|音乐|聲音|音訊|音が|音を|들려|响声|听不见
file: file|files|folder|directory|attachment|ファイル|フォルダ|添付|파일|폴더|첨부|文件夹|文件|目录|附件|檔案|資料夾|附檔|디렉토리|附加檔
script: script|scripts|shell|command line|terminal|スクリプト|シェル|コマンド|端末|스크립트|셸|명령어|터미널|脚本|命令行|终端|腳本|指令|終端機|bash|ターミナル|커맨드|명령줄|콘솔|控制台|敲命令
editor: editor|ide|vim|vscode|エディタ|편집기|에디터|编辑器|編輯器|notepad|編集ソフト|編集ツール|메모장|편집 도구|코드 편집|写代码的工具|编辑工具
keyboard: keyboard|shortcut|keys on|mouse|キーボード|ショートカット|マウス|키보드|단축키|마우스|键盘|快捷键|鼠标|鍵盤|滑鼠|キーを押|打鍵|키를 눌러|핫키|按键|按哪个键
computer: computer|laptop|desktop|pc|machine|パソコン|端末|ノートパソコン|컴퓨터|노트북|데스크톱|电脑|笔记本|台式机|電腦|筆電|macbook|デスクトップ|맥북|피시|랩탑|主机箱|計算機
printer: printer|print|printed|scanner|印刷|プリンタ|コピー機|인쇄|프린터|복합기|打印|打印机|列印|印表機|printout|刷る|刷って|출력물|打出来|打一份
paper: paper|sheet of paper|envelope|紙で|用紙|封筒|종이|용지|봉투|纸张|纸质|信封|紙本|便箋|에이포|서면으로|一张纸|纸上
office: office|building|floor|room|meeting room|オフィス|事務所|会議室|階の|建物|部屋|사무실|회의실|건물|층에|방을|办公室|会议室|大楼|楼层|房间|辦公室|會議室|樓層|社屋|執務室|사옥|사무소|公司里|写字楼
warehouse: warehouse|stockroom|inventory|stock|倉庫|在庫|창고|재고|仓库|库存|存货|庫存|depot|물류센터|库里|仓储
storeshop: shop|store|storefront|retail|outlet|店舗|お店|店頭|売り場|매장|가게|점포|门店|商店|店铺|店面|門市|店家|매점|상점|专卖店
factory: factory|plant|production line|工場|製造|生産ライン|공장|제조|생산|工厂|车间|生产线|工廠|產線|assembly line|작업장|厂里|厂房
supplier: supplier|vendor|partner|contractor|subcontractor|仕入先|業者|取引先|ベンダー|協力会社|외주|공급사|업체|거래처|협력사|供应商|厂商|合作方|外包|廠商|供應商|承包|reseller|外部の会社|供货|代工
customer: customer|customers|client|clients|user|users|consumer|顧客|お客|利用者|客先|ユーザ|고객|손님|사용자|이용자|유저|客户|顾客|用户|客人|使用者|客戶|利用客|来店客|이용객|买家
member: member|members|membership|subscriber|subscription|会員|メンバー|購読|定期購入|회원|멤버|구독|会员|成员|订阅|會員|訂閱|加入者|登録者|会籍|加入的人
visitor: visitor|visitors|guest|来客|来訪|訪問者|방문객|손님|방문|访客|来宾|訪客|來賓|caller at reception|来社|お客様が来|찾아온|내방|到訪
boss: boss|manager|lead|head of|supervisor|上司|部長|課長|責任者|リーダー|상사|팀장|부장|관리자|책임자|领导|经理|主管|老板|负责人|組長|主任|director|店長|社長|대표님|윗사람|领头|總監
team: team|teams|department|division|group|チーム|部署|部門|課の|팀|부서|부문|团队|部门|小组|組別|團隊|squad|班の|팀에서|班组|科室
staff: staff|employee|employees|worker|personnel|社員|職員|従業員|スタッフ|직원|사원|스태프|인력|员工|职员|人员|工作人员|員工|人員|workforce|働き手|店員|종업원|근로자|打工人|職工
volunteer: volunteer|volunteers|ボランティア|자원봉사|봉사자|志愿者|义工|志工|義工|unpaid helper|奉仕|無償で手伝|봉사활동|자원해서|재능기부|义务帮忙|公益服务
doctor: doctor|nurse|hospital|clinic|patient|医師|看護|病院|患者|医者|의사|간호|병원|환자|医生|护士|医院|病人|醫師|護理|醫院|physician|診てもら|의료|大夫
health: health|sick|illness|ill|checkup|健康|病気|体調|診断|건강|아프|병가|검진|건강검진|生病|体检|病假|健檢|아픈|아팠|아파요
school: school|student|students|teacher|class|course|lesson|学校|生徒|学生|先生|授業|講義|講座|학교|학생|선생|수업|강의|강좌|老师|课程|上课|課堂|老師|課程|university|大学|教える|대학|가르치|학원|教课|教書
exam: exam|examination|grade|grading|score|scores|試験|成績|採点|点数|시험|성적|채점|점수|考试|成绩|评分|分数|考試|評分|quiz|テストの点|合否|등수|퀴즈|考卷
child: child|children|kid|kids|parent|parents|guardian|子ども|子供|児童|保護者|親の|아이|어린이|부모|보호자|자녀|孩子|儿童|家长|父母|小孩|家長|兒童|애들|娃娃|小朋友
family: family|wife|husband|spouse|家族|妻が|夫が|配偶者|가족|아내|남편|배우자|家人|家庭|妻子|丈夫|家屬|太太|先生|relatives|身内|親族|친척|식구|남동생|亲戚|亲人
pet: pet|animal|ペット|飼い|動物|반려|동물|宠物|动物|寵物|애완|키우는|毛孩
dog: dog|puppy|犬が|犬を|子犬|강아지|개를|小狗|狗狗|hound|犬は|愛犬|반려견|멍멍이|遛狗|养狗
cat: cat|kitten|猫が|猫を|猫は|子猫|고양이|小猫|貓咪|kitty|愛猫|ニャン|냥이|반려묘|养猫|喵星
birthday: birthday|birth date|age|誕生日|生年月日|年齢|생일|생년월일|나이|生日|出生|年龄|年齡|born on|生まれ|誕生|생신|태어난|多大年纪|生辰
hobby: hobby|game|games|play|sport|sports|趣味|ゲーム|遊び|運動|スポーツ|취미|게임|놀이|운동|스포츠|爱好|游戏|运动|体育|興趣|遊戲|pastime|余暇|遊ぶ|여가|놀러|消遣|打球
event: event|events|festival|party|ceremony|concert|conference|行事|イベント|催し|祭り|公演|大会|행사|이벤트|축제|공연|모임|대회|活动|节庆|典礼|演出|演唱会|活動|音樂會|典禮|workshop|催事|セミナー|축하|세미나|잔치|研讨会|派對
ticket: ticket|tickets|admission|チケット|入場券|切符|券の|표를|표는|티켓|입장권|门票|票券|入场券|车票|訂票|票務|entry pass|前売|チケ|예매|승차권|관람권|买票|抢票
venue: venue|hall|stage|stadium|theater|theatre|会場|ホール|劇場|舞台|행사장|공연장|회장|무대|극장|场馆|会场|场地|剧院|場館|會場|劇院|auditorium|開催場所|ライブハウス|개최지|강당|礼堂|在哪办
library: library|bookshelf|書庫|蔵書|図書室|도서관|서고|장서|图书馆|书库|藏书|圖書館|館藏|book lending|本を借|書棚|열람실|书架|阅览室
car: car|vehicle|truck|parking|drive|車で|自動車|車両|駐車|運転|トラック|자동차|차량|주차|운전|트럭|汽车|车辆|停车|驾驶|卡车|停車|開車|貨車|automobile|クルマ|乗用車|자가용|승용차|车位|轿车
wheelchair: wheelchair|accessible|accessibility|barrier free|車椅子|車いす|バリアフリー|휠체어|장애인|접근성|轮椅|无障碍|輪椅|無障礙|disabled access|車椅|段差|경사로|장애우|残疾|坡道
weather: weather|rain|typhoon|snow|storm|天気|雨が|雨の|台風|雪が|날씨|비가|우천|태풍|폭설|天气|下雨|雨天|台风|下雪|颱風|天氣|sunny|天候|晴れ|맑은|흐린|비바람|晴天|暴雨
temperature: temperature|heat|cold|cooling|air conditioner|温度|気温|暑い|寒い|空調|冷房|온도|기온|더위|추위|에어컨|气温|空调|溫度|冷氣|degrees|덥다|好冷
fire: fire|earthquake|evacuation|emergency drill|disaster|火事|火災|地震|避難|防災|災害|화재|지진|대피|재난|소방|火灾|疏散|消防|灾害|逃生|着火|起火
power: power|electricity|battery|plug|outlet|電源|電気|電力|電池|充電|전원|전기|배터리|충전|电源|电力|电池|充电|供电|밧데리|没电|電量
water: water|leak of water|toilet|pipe|水が|水を|給水|水道|トイレ|물이|물을|급수|수도|화장실|用水|供水|水管|厕所|廁所|plumbing|断水|蛇口|停水|水龙头
garbage: garbage|trash|waste|recycle|recycling|ゴミ|ごみ|廃棄|リサイクル|쓰레기|폐기|재활용|垃圾|废弃|回收|廢棄|rubbish|분리수거
keycard: badge|key card|entry card|id card|入館証|社員証|カードキー|출입증|사원증|출입 카드|门禁|工牌|门卡|出入证|識別證|門禁卡|access card|入退館|ICカード|사원카드|카드키|刷卡进|感應卡
delivery: delivery|shipment|shipping|parcel|package|courier|配送|配達|宅配|荷物|出荷|배송|배달|택배|출고|소포|快递|包裹|发货|运输|寄件|出貨|mail carrier|宅急便|보내는 물건|送货
wrap: wrap|packaging|pack|box|boxes|label on|梱包|包装|箱に|箱の|포장|상자|박스|打包|纸箱|盒子|箱子|包裝|carton|ラッピング|箱詰|뽁뽁이|装箱|包起来
fragile: fragile|glass|breakable|damage in transit|割れ物|壊れ物|ガラス|破損|깨지기|유리|파손|易碎|玻璃|破损|損壞|handle with care|壊れやす|割れやす|취급주의|취급 주의|깨질|小心轻放|怕摔
quality: quality|defective|inspection of goods|品質|不良|検品|질이|품질|불량|검품|质量|品质|不良品|质检|瑕疵|faulty item|出来栄え|粗悪|次品|残次|質が良
experiment: experiment|experiments|trial|hypothesis|a/b test|実験|試行|仮説|실험|시도|가설|实验|试验|假设|實驗|試驗|try-out|試してみ|実証|시험 삼아|검증해|試做
model: model|models|training|trained|machine learning|モデル|学習|機械学習|모델|학습|머신러닝|模型|训练|机器学习|訓練|機器學習|llm|ニューラル|딥러닝|인공지능|神经网络
dataset: dataset|data set|training data|corpus|sample data|データセット|学習データ|標本|데이터셋|학습 데이터|표본|数据集|训练数据|样本|資料集|labelled data|学習用|サンプルデータ|학습용|데이터세트|말뭉치|语料|标注数据
predict: predict|prediction|forecast|estimate|estimated|予測|見積|見込|推定|예측|추정|견적|전망|预测|估计|估算|预估|預測|估計|projection|予想|先読み|예상|내다봐|내다보|预计|估一下
statistics: statistics|analysis|analyze|analytics|analyst|統計|分析|解析する|통계|분석|统计|breakdown|集計結果
survey: survey|questionnaire|feedback|poll|アンケート|調査|意見|설문|조사|피드백|의견|问卷|调查|反馈|意见|問卷|調查|回饋|聞き取り|여론|소감|听取|征集
research: research|investigate|investigation|study|調査|研究|調べる|원인 조사|연구|조사|调研|排查|調查|look into|調べた|調べて|알아봐|알아보|알아봤|查清|查明
lessonlearned: lesson|learned|postmortem|retro|retrospective|教訓|振り返り|反省|ポストモーテム|교훈|회고|반성|포스트모템|教训|复盘|回顾|总结|檢討|回顧|hindsight|振返|学んだ|되돌아보|돌아보|깨달|长记性|吸取
rule: rule|rules|policy|guideline|convention|standard|規則|規約|方針|ルール|決まり|取り決め|規定|규칙|정책|방침|규정|지침|약속|规则|规定|政策|准则|约定|规范|原則|規範|regulations|決めごと|お約束|지켜야|수칙|내규|守则|章程
exception: exception|exceptions|special case|except|例外|除いて|特例|예외|제외하고|특례|除外|除了|edge case|ただし|以外は|단서 조항|다만|빼놓고|特殊情况|破例
example: example|examples|for instance|例えば|例を|見本|예를|예시|보기|例如|例子|示例|比如|範例|舉例|たとえば|一例|예컨대|이를테면|举个例|比方说
step: step|steps|procedure|process|how to|手順|段取り|工程|手続|やり方|方法|절차|단계|순서|공정|방법|步骤|流程|工序|手续|怎么做|做法|步驟|程序|怎麼做|進め方|どうやって|怎么弄|咋弄
responsible: responsible|in charge|owner|assignee|assigned|contact person|担当|責任|受け持|窓口|담당|책임|맡은|창구|负责|责任|对接人|負責|承辦|窗口|accountable|전담|谁管
guess: guess|guessed|assume|assumed|assumption|invent|invented|made up|推測|憶測|思い込み|でっち|勝手に|추측|짐작|가정|지어내|마음대로|멋대로|猜测|臆测|假定|编造|自作主张|擅自|猜的|瞎编|捏造|presume|当て推量|想像で|넘겨짚|추정으로|지레|瞎猜|凭空
remember: remember|remembered|forget|forgot|forgotten|memory of|覚え|忘れ|記憶|기억|잊|까먹|记住|忘记|忘了|记得|記得|遺忘|忘記|keep in mind|思い出|잊어|잊었|외워|想起来|记着
ambiguous: ambiguous|unclear|vague|not sure|maybe|曖昧|不明|はっきりしな|分からな|あいまい|모호|애매|불명확|불분명|模糊|不明确|含糊|不清楚|不确定|不明確|uncertain|どっちつかず|あやふや|헷갈리|흐릿|불확실|说不清|搞不清
explicit: explicit|explicitly|clearly|clear order|はっきり|明示|明確|명시|분명|확실|명확|明确|清楚|明说|講清楚|spelled out|きちんと言|明記|뚜렷|또렷|명백|明白地|写明
silent: silent|silence|no answer|no reply|quiet|mute|muted|黙っ|沈黙|無言|返事がな|静か|침묵|무응답|답이 없|조용|음소거|沉默|没回|静音|不回复|默不作声|靜音|沒有回覆|音沙汰|だまって|읽씹|잠잠|不吭声|已读不回
secretly: secretly|without telling|without asking|unannounced|silently|無断|こっそり|断りなく|黙って|몰래|무단|말없이|허락 없이|偷偷|擅自|私自|没打招呼|未经|未告知|悄悄|behind my back|内緒|ひそか|말도 없이|슬쩍|물어보지도|背着|偷着
bypass: bypass|workaround|work around|skip the check|迂回|回避|抜け道|すり抜け|우회|회피|편법|绕过|规避|变通|繞過|迴避|circumvent|避けて通|裏技|꼼수|피해가|钻空子|绕开
manual: manual|manually|by hand|手動|手作業|手で|수동|수작업|손으로|直接 고|手动|手工|人工|亲手|human in the loop|手入力|손수|직접 입력|사람이 직접|自己动手
automatic: automatic|automatically|automate|automated|auto|自動|オートメ|자동|알아서|自动|自動化|hands-free|ひとりでに
temporary: temporary|temporarily|for now|interim|一時|仮の|暫定|とりあえず|임시|일시|잠정|临时|暂时|暂定|先这样|臨時|暫時|provisional|一旦|仮に|당분간|잠시|한시적|先凑合|暂且
permanent: permanent|forever|for good|恒久|永久|永続|ずっと|영구|영원|항구|长期|永远|持久|長期|indefinitely|いつまでも|末永|평생|언제까지나|一辈子|永不
hidden: hidden|hide|invisible|隠す|隠し|隠れ|非表示|숨기|숨긴|감추|비표시|隐藏|看不见|隱藏|藏着|보이지않
optional: optional|required|mandatory|must have|必須|任意|義務|필수|선택 사항|의무|必须|必填|可选|强制|必要|なくてもよ|省略可|选填|务必
random: random|randomly|shuffle|seed|乱数|無作為|ランダム|シード|무작위|난수|랜덤|随机|种子|隨機|亂數|arbitrary|適当に選|でたらめ|아무거나|마구잡이|随便挑|打乱
unique: unique|uniqueness|一意|唯一|ユニーク|고유|유일|유니크|独一|不重复|獨一|one of a kind|重複なし|ただ一つ|하나뿐|只有一个
defaultvalue: default|defaults|by default|既定|初期値|デフォルト|기본|초깃값|기본값|默认|缺省|初始值|預設|preset|初期設定|標準設定|초기값|처음 설정|原始设定|不设置的话
"""
