"""The words that values are made of, in several languages, beside names and numbers: data in the format of `domain.glossary`."""

VALUES = """\
absent: does not exist|doesn't exist|do not exist|don't exist|did not exist|never existed|nonexistent|non-existent|no such|there is no|there's no|there is none|none|not there|nothing|is missing|not available|unavailable|存在しない|存在しません|存在せず|ない|無い|なし|無し|ありません|ございません|存在しなかった|없음|없다|없는|없습니다|없어|없어요|존재하지 않음|존재하지 않는다|존재하지 않는|존재하지 않습니다|미존재|不存在|没有|沒有|并不存在|無此|没有这个|沒有這個|没有这样的|无
present: exists|exist|there is|there are|available|存在する|存在します|存在|ある|あり|有り|あります|있음|있다|있는|있습니다|있어|존재|존재함|존재한다|有|已有|存在
not: not|no|isn't|aren't|doesn't|don't|never used|cannot|can't|without|ません|せず|ではない|じゃない|されない|しない|아니|아닌|아님|아니다|안|못|않|불|不|非|未|别|不是|并非
only: only|solely|exclusively|のみ|だけ|限定|しか|만|전용|仅|只|只有|僅|仅限|只能|才能
also: also|too|as well|も|도|也
except: except|excluding|excludes|other than|without the|以外|除く|除外|제외|이외|除了|除外|以外
everyone: everyone|everybody|anyone|all users|all|全員|誰でも|全ユーザー|모두|전체|전원|누구나|모든 사용자|所有人|全员|任何人|大家|全部人
admin: admin|admins|administrator|administrators|管理者|アドミン|관리자|어드민|管理员|管理員
auditor: auditor|auditors|audit staff|監査担当|監査|감사 담당|감사|审计人员|審計人員|稽核人員|稽核
used: in use|used|is used|being used|active|使用中|使われている|利用中|使われて|사용 중|사용중|쓰이고 있음|使用中|还在用|還在用|在用|还在使用
removed: removed|deleted|dropped|gone|discontinued|abolished|廃止|廃止された|廃止済み|削除|削除された|撤去|제거|제거됨|제거된|삭제|삭제됨|없어짐|폐지|已删除|删除|刪除|移除|拿掉|下架|删掉
deprecated: deprecated|obsolete|非推奨|지원 중단|弃用|棄用
enabled: enabled|turned on|有効|オン|활성화|활성|켜짐|启用|开启|啟用|開啟|打开
disabled: disabled|turned off|無効|オフ|비활성화|비활성|꺼짐|禁用|关闭|停用|關閉
required: required|mandatory|must|必須|必要|필수|필요|必填|必须|必需
optional: optional|not required|not necessary|not mandatory|不要|불필요|不必|任意|省略可|선택|선택 사항|可选|選填|可選
allowed: allowed|permitted|許可|可|可能|허용|가능|允许|允許|可以
forbidden: forbidden|prohibited|banned|not allowed|not permitted|disallowed|禁止|不可|금지|불허|불가|不允许|不准|不可以|不许
true: true|yes|真|はい|참|예|是的
false: false|偽|いいえ|거짓|아니오|否
always: always|常に|항상|总是|始终|總是
never: never|決して|절대|从不|從不
before: before|prior to|前|以前|前に|이전|전|之前|以前
after: after|後|以後|後に|이후|후|之后|以后
atleast: at least|or more|and above|以上|이상|起|至少|不少于
atmost: at most|or less|up to|以下|이하|至多|不超过
morethan: more than|over|above|超|超える|초과|超过
lessthan: less than|under|below|未満|미만|不到|少于
left: left|左|左側|왼쪽|左边|左側
right side: right|右|右側|오른쪽|右边
up: top|upper|上|上部|위|위쪽|上面|顶部
down: bottom|lower|下|下部|아래|아래쪽|下面|底部
lastmonth: last month|先月|지난달|지난 달|上个月|上月|上個月
nextmonth: next month|来月|翌月|다음달|다음 달|下个月|下月|下個月
thismonth: this month|今月|이번 달|이번달|本月|这个月
lastweek: last week|先週|지난주|上周|上週
nextweek: next week|来週|다음주|다음 주|下周|下週
lastyear: last year|去年|昨年|작년|지난해|去年
nextyear: next year|来年|내년|明年
yesterday: yesterday|昨日|어제|昨天
today: today|今日|本日|오늘|今天
tomorrow: tomorrow|明日|내일|明天
already: already|もう|すでに|이미|벌써|已经|已經
daily: daily|every day|each day|日次|毎日|매일|일 단위|每天|每日|天天
weekly: weekly|every week|once a week|週次|毎週|週1回|매주|주 1회|每周|每週|一周一次
monthly: monthly|every month|each month|of the month|月次|毎月|매월|매달|每月|每个月
yearly: yearly|annually|every year|毎年|年次|매년|每年
hourly: hourly|every hour|毎時|매시간|每小时
every: every|each|ごと|毎|마다|매|每
monday: monday|mondays|mon|월요일마다|月曜|月曜日|월요일|周一|星期一|礼拜一|每周一
tuesday: tuesday|tuesdays|火曜|火曜日|화요일|周二|星期二|礼拜二|每周二
wednesday: wednesday|wednesdays|水曜|水曜日|수요일|周三|星期三|礼拜三|每周三
thursday: thursday|thursdays|木曜|木曜日|목요일|周四|星期四|礼拜四|每周四
friday: friday|fridays|金曜|金曜日|금요일|周五|星期五|礼拜五|每周五
saturday: saturday|saturdays|土曜|土曜日|토요일|周六|星期六|礼拜六|每周六
sunday: sunday|sundays|日曜|日曜日|일요일|周日|星期日|星期天|礼拜天|每周日
string: string|strings|str|text|文字列|文字列型|문자열|스트링|字符串|字串
integer: integer|int|ints|whole number|整数|整数型|정수|整型|整數
numeric: numeric|number type|number|数値|数値型|数字|숫자|수치|数值|數字
boolean: boolean|bool|真偽値|불리언|布尔|布林
float: float|double|decimal|浮動小数点|小数|실수|浮点|浮點數
array: array|list|配列|リスト|배열|리스트|数组|陣列|列表
object: object|dict|map|オブジェクト|辞書|객체|对象|物件
second: second|seconds|sec|秒|초
millisecond: millisecond|milliseconds|ms|msec|ミリ秒|밀리초|毫秒
minute: minute|minutes|分|분|分钟|分鐘
hour: hour|hours|時間|시간|小时|小時
envvar: environment variable|environment variables|env vars|env var|環境変数|환경변수|환경 변수|环境变量|環境變數
english: english|英語|영어|英文|英语
japanese: japanese|日本語|일본어|日文|日语
korean: korean|韓国語|한국어|韩文|韩语|韓文
chinese: chinese|中国語|중국어|中文
traditional: traditional chinese|繁体字|번체|繁体|繁體中文|繁体中文
simplified: simplified chinese|簡体字|간체|简体|简体中文
red: red|赤|赤色|빨간색|빨강|红色|红
blue: blue|青|青色|파란색|파랑|蓝色|蓝
green: green|緑|緑色|초록색|초록|녹색|绿色|绿
yellow: yellow|黄|黄色|노란색|黄色
black: black|黒|黒色|검은색|검정|黑色|黑
white: white|白|白色|흰색|하양|白色
gray: gray|grey|灰色|グレー|회색|灰色
tokyo: tokyo|ap-northeast-1|東京リージョン|도쿄 리전|東京|도쿄|东京
seoul: seoul|ap-northeast-2|서울 리전|ソウルリージョン|ソウル|서울|首尔|首爾
osaka: osaka|ap-northeast-3|大阪|오사카
singapore: singapore|ap-southeast-1|シンガポール|싱가포르|新加坡
taipei: taipei|台北|타이베이|臺北
shanghai: shanghai|上海|상하이
ireland: ireland|eu-west-1|アイルランド|아일랜드|爱尔兰
london: london|eu-west-2|ロンドン|런던|伦敦
virginia: virginia|us-east-1|バージニア|버지니아|弗吉尼亚|維吉尼亞
frankfurt: frankfurt|eu-central-1|フランクフルト|프랑크푸르트|法兰克福
mysql: mysql
postgres: postgres|postgresql|pg|ポスグレ|포스트그레스
mongo: mongodb|mongo
github: github|ギットハブ|깃허브
gitlab: gitlab
kubernetes: kubernetes|k8s|クーバネティス|쿠버네티스
javascript: javascript|js
typescript: typescript|ts
googlecloud: gcp|google cloud|google cloud platform
vault: vault|金庫|금고
legacyway: old way|旧方式|구방식|旧方式
monthend: month end|month-end|毎月末|毎月末日|매월 말일|매달 마지막 날|마지막 날|每月最后一天|每月最后1天|每月底|最后一天|end of month|end of the month|last day of the month|last day of month|月末|末日|月の最終日|말일|월말|月底|月尾
quarterly: quarterly|every quarter|each quarter|四半期ごと|四半期|毎四半期|분기마다|분기별|매 분기|每季度|每季|按季度
twiceamonth: twice a month|月2回|월 2회|每月两次|每月兩次
biweekly: biweekly|every two weeks|every other week|fortnightly|隔週|격주|隔周|每两周|每兩週
directory: directory|folder|ディレクトリ|フォルダ|폴더|디렉터리|目录|資料夾
gratis: free|free of charge|no charge|at no charge|no cost|no fee|at no cost|無料|タダ|ただ|無償|무료|공짜|무상|免费|免費|不收费|不收費|不要钱|无偿
paid: paid|chargeable|有料|有償|유료|유상|收费|收費|付费
cash: cash|in cash|現金|현금|现金
creditcard: credit card|by credit card|クレジットカード|クレカ|신용카드|信用卡
banktransfer: bank transfer|wire transfer|wire|銀行振込|振込|振り込み|계좌이체|계좌 이체|송금|银行转账|转账|轉帳|银行汇款|匯款
phone: phone|telephone|by phone|電話|전화|电话
fax: fax|ファックス|ファクス|팩스|传真
email: email|e-mail|by email|メール|電子メール|이메일|메일|邮件|电子邮件|郵件
bypost: post|by post|postal mail|by mail|郵送|우편|邮寄|郵寄
online: online|オンライン|온라인|在线|线上|線上
inperson: in person|onsite|on site|on-site|対面|現地|대면|현장|当面|面对面|现场
paper: paper|on paper|紙|종이|纸|纸质
manual: manual|manually|by hand|手動|手作業|수동|수작업|手动|人工
automatic: automatic|automatically|自動|자동|自动
chilled: chilled|refrigerated|冷蔵|냉장|冷藏
frozen: frozen|冷凍|냉동|冷冻
roomtemperature: room temperature|ambient|常温|室温|상온|실온|常溫
steel: steel|鋼|鋼鉄|강철|钢|钢材
stainless: stainless|stainless steel|ステンレス|스테인리스|不锈钢|不鏽鋼
aluminium: aluminium|aluminum|アルミ|アルミニウム|알루미늄|铝|铝合金
copper: copper|銅|구리|铜
wood: wood|wooden|木|木製|木材|나무|목재|木制|木头
oak: oak|オーク|オーク材|참나무|오크|橡木
glass: glass|ガラス|유리|玻璃
plastic: plastic|プラスチック|플라스틱|塑料|塑膠
cotton: cotton|綿|コットン|면|棉|纯棉
wool: wool|羊毛|ウール|양모|울
silk: silk|絹|シルク|실크|丝绸|真丝
leather: leather|革|レザー|가죽|皮革
northside: north|northern|北|北側|북쪽|북|北边|北侧
southside: south|southern|南|南側|남쪽|남|南边|南侧
eastside: east|eastern|東|東側|동쪽|동|东边|东侧
westside: west|western|西|西側|서쪽|서|西边|西侧
northgate: north gate|north entrance|北門|北口|북문|북쪽 출입구|北门
southgate: south gate|south entrance|南門|南口|남문|남쪽 출입구|南门
eastgate: east gate|east entrance|東門|東口|동문|동쪽 출입구|东门
westgate: west gate|west entrance|西門|西口|서문|서쪽 출입구|西门
maingate: main gate|main entrance|front gate|正門|正面玄関|정문|正门
backgate: back gate|rear gate|back entrance|裏門|裏口|후문|后门
accountingteam: accounting|accounting department|accounting team|accounts|経理|経理部|경리부|경리팀|회계팀|회계부|会计部|會計部
financeteam: finance|finance department|finance team|財務|財務部|재무팀|재무부|财务部|财务
salesteam: sales|sales department|sales team|営業|営業部|영업팀|영업부|영업|营业部|销售部|銷售部|业务部|業務部
hrteam: hr|human resources|hr department|hr team|人事|人事部|인사팀|인사부|人力资源部
legalteam: legal|legal department|legal team|法務|法務部|법무팀|법무부|법무|法务|法务部
marketingteam: marketing|marketing department|marketing team|マーケティング|マーケティング部|마케팅팀|마케팅부|마케팅|市场部|行銷部|营销部
generalaffairs: general affairs|総務|総務部|총무팀|총무부|총무|总务|总务部|行政部
purchasing: purchasing|procurement|purchasing department|procurement team|購買|購買部|調達部|구매팀|구매부|采购部|採購部
headoffice: head office|headquarters|hq|本社|本部|본사|总部|总公司
branchoffice: branch office|支社|支店|지사|지점|分公司|分店
morning: morning|in the morning|mornings|朝|午前|午前中|아침|오전|早上|上午
afternoon: afternoon|in the afternoon|afternoons|午後|오후|下午
evening: evening|in the evening|evenings|夕方|夜|저녁|밤|晚上|傍晚
weekend: weekend|weekends|週末|土日|주말|周末|週末
weekday: weekday|weekdays|business day|business days|working day|working days|平日|営業日|평일|영업일|工作日|平日
spring: spring|春|春季|봄|春天
summer: summer|夏|夏季|여름|夏天
autumn: autumn|fall|秋|秋季|가을|秋天
winter: winter|冬|冬季|겨울|冬天
orange: orange|オレンジ|オレンジ色|주황색|주황|橙色
purple: purple|紫|紫色|보라색|보라
pink: pink|ピンク|桃色|분홍색|분홍|粉色|粉红色
brown: brown|茶色|갈색|棕色|褐色
silver: silver|銀|銀色|シルバー|은색|银色
gold: gold|金|金色|ゴールド|금색
navy: navy|navy blue|dark blue|紺|紺色|ネイビー|남색|네이비|藏青色|深蓝色
bus: bus|by bus|バス|버스|公交|公交车|巴士
train: train|by train|rail|電車|列車|기차|열차|火车
truck: truck|by truck|lorry|トラック|트럭|卡车|貨車
airfreight: air|by air|air freight|航空便|空輸|항공|항공편|空运|航空
seafreight: sea|by sea|sea freight|船便|海運|해상|배편|海运
taxincluded: tax included|including tax|with tax|incl. tax|税込|税込み|세금 포함|含税
taxexcluded: tax excluded|excluding tax|before tax|excl. tax|税抜|税抜き|税別|세금 별도|不含税|未税
portrait: portrait|縦|縦向き|세로|竖向|纵向
landscape: landscape|横|横向き|가로|横向
twosided: double-sided|two-sided|both sides|両面|양면|双面
onesided: single-sided|one-sided|片面|단면|单面
indoors: indoors|indoor|inside|屋内|室内|실내
outdoors: outdoors|outdoor|outside|屋外|室外|실외|야외|户外
impossible: impossible|not possible|できない|出来ない|不可能|안 됨|안됨|불가능|不行|不能
"""
