"""What the same technical thing is called in several languages: data for telling one topic from another.

A line is `concepts: form|form|…`; more than one concept means that the form says all of them. English forms stand in
the singular. Chinese and Japanese characters are read in one shape (`domain.wording`), so either shape will do.
"""

# Says little of a topic by itself, but two topics that ask differently (where, when, how many) are two.
FACETS = """\
place: is kept in|are kept in|kept in|target|destination|location|place|where|path|directory|folder|kept in|lives|live|store|storage|stored|written to|write to|ship to|ships to|先|場所|置き場|置き場所|保存先|格納先|出力先|送り先|行き先|向き先|読み込み元|保管場所|どこ|在り処|대상|위치|곳|장소|어디|경로|저장소|저장|쌓이는|올리는|目标|目的地|位置|地方|哪里|哪裡|哪|哪儿|地点|路径|存放|存放位置|存储|储存|儲存|放在|写到|存储位置|保存|保存場所
time: time|when|date|day|day of the week|曜日|요일|星期几|星期幾|哪天|哪一天|日時|日|日付|時刻|時間|時期|いつ|시간|시각|날짜|일시|일자|일|언제|时间|時候|时刻|日期|日子|何时|几点|日
schedule time: how often|schedule|interval|frequency|cycle|cron|period of run|スケジュール|実行間隔|間隔|周期|頻度|ごとの間隔|実行日|実行時刻|주기|간격|빈도|스케줄|일정|실행 시간|실행 주기|周期|频率|排程|运行时间|執行時間|调度|定时
duration: 얼마나|얼마 동안|多長時間|how long|duration|period|期間|期限内|기간|期间|多久|多长时间|天数|天數|时长|時長
time: 几号|何日|며칠|幾號|on which day|which day|what day|what time|몇 시|何時
count: 몇|有几|有几位|几位|几码|有几码|有几个|何桁|몇 자리|몇 개|몇 명|how much|how large|how big
count: number of|count|how many|amount|quantity|回数|件数|個数|数|台数|人数|횟수|개수|건수|수|대수|인원|次数|数量|个数|几个|多少|人数|笔数|件数|台数
who: who|whom|person|people|人|誰|사람|누구|谁|誰
"""

# Carries nothing.
WEAK = """\
-: number|name|value|kind|item|thing|data|information|setting|use|using|used by us|current|actual|real|right|correct|required|necessary|project|repo|repository|codebase|here|our|this|the|of|for|in|on|at|to|by|with|from|is|are|was|were|be|been|being|a|an|we|i|you|it|its|that|which|has|have|had|does|do|did|should|must|will|would|can|run|runs|returned|return|go|goes|going|there|such|and|or|as|via|per|tool|file|system|app|application|just|really|actually|already|still|again|now|currently|feature|function|method|handling|read|get|got|set|put|make|made|located|called
-: 番号|名前|名称|名|値|種類|項目|もの|こと|データ|情報|現在|実際|正しい|必要|プロジェクト|リポジトリ|ツール|ファイル|システム|アプリ|機能|メソッド|関数|用|使用|利用|使う|使っている|用いる|指定|対象|側|方|時|際|場合|について|に関する|この|その|うち|我々|弊社|表記|データへの
-: 번호|이름|값|종류|항목|데이터|정보|현재|실제|필요|프로젝트|저장소의|도구|툴|파일|시스템|앱|기능|메서드|함수|사용|쓰는|쓰이는|사용하는|지정|쪽|때|경우|관련|우리|해당|이|그|여기|응답|읽는|읽기|수|있는|볼|가능|표기
-: 号|編號|编号|名称|名字|名|值|种类|项目|专案|資料|数据|信息|当前|目前|实际|正确|需要|仓库|工具|文件|系统|应用|程序|功能|方法|函数|使用|用|所用|采用|指定|方面|时候|情况|关于|这个|那个|我们|该|此|回傳|返回|读取|自|从|到|里|中|在|的|是|会|要|工作|任务的
"""

WEAK_VERBS = """\
-: which|what|how|can|must|may|get|goes|go|given|called|named|done|made|belong|belongs|put|in use for
-: 何|どの|どれ|行う|使える|使え|決める|決|用の|側|分の|る|置いて|置く
-: 내는|올리는|어떤|어느|무슨|무엇|하는|들어가|들어가는|쓸|쓰|정하는|맡는|맡|두는
-: 哪家|哪个|哪個|哪位|什么|什麼|怎么|怎樣|发|發|放|放在|要|跟|做|给|由|叫|能|可|属于|每次
"""

# Concepts that one may say for another: a difference in these alone is none.
NEAR = """\
begin depart
close end
owner vendor company
deadline ttl
duration ttl
course lesson subject syllabus
deploy release launch
api interface
environment machine server
place directory
payday salary payout
payment payout settlement
cutoff deadline closing end
fine latefee price commission overdue
price ratio
owner manager boss call
list roster
video animation film
library librarybuilding
deadline threshold cutoff
water irrigation
style format
official internal
evening nightly
permission reach
launch begin release
booking order
machine server worker
alert notification
keep store
stock stocktaking
image photoshoot
threshold cutoff
payday payout payment
maintenance inspection
courier shipping delivery
customer user guest client
hours time shift
document template report
channel chat
rule clause
employee who
player connection user attendee
version release
"""

# May be left out: who does not say which one means this one.
NEUTRAL = """\
production: production|prod|live environment|live|本番|本番環境|プロダクション|運用|商用|운영|운영환경|프로덕션|상용|라이브|生产|生产环境|线上|正式环境|正式机|正式|產線|线上环境
default: default|main|base|primary|standard|デフォルト|既定|標準|メイン|主|主な|기본|메인|디폴트|주|默认|预设|主要|主|缺省
max: max|maximum|limit|cap|ceiling|upper bound|at most|上限|最大|最大値|上限値|限度|制限|한도|상한|최대|제한|最多|上限|限制|最大值
aws: aws|amazon|cloud|クラウド|アマゾン|클라우드|雲端|云端|云
team: team|チーム|팀|团队|小组|團隊
whole: overall|whole|general|global|全体|全般|전체|整体|全局|总
unit: unit test|unit|単体|ユニット|단위|유닛|单元|單元
framework: framework|runner|library|フレームワーク|ライブラリ|ランナー|프레임워크|라이브러리|러너|框架|库|函式庫
company: company|office|社内|会社|オフィス|회사|사내|오피스|公司|办公室
service: service|platform|provider|サービス|基盤|プラットフォーム|서비스|플랫폼|服务|平台|服務
model: model|モデル|機種|型番|모델|机型|型号|模型
"""

# Names another one of its kind: where only one side has it, two things are meant.
MODIFIERS = """\
male: male|men|男性|남성|男
female: female|women|女性|여성|女
child: child|children|kids|子供|子ども|小児|어린이|아동|儿童|兒童
night: 夜勤|night shift|야간 근무|夜班
transit: in transit|transport|輸送|輸送中|운송|运输|運輸
weekend: weekend|週末|주말|周末
morning: morning|朝|午前の|아침|오전|早上|上午
evening: evening|night|夕方|夜の|저녁|晚上的|傍晚
summer: summer|夏|夏季|여름|夏天|夏季
winter: winter|冬|冬季|겨울|冬天|冬季
domestic: domestic|国内|국내|國內
overseas: overseas|foreign|abroad|海外|해외|国外|境外
staging: staging|stage|ステージング|스테이징|预发|预发布|暂存
testing: test environment|test env|qa|検証環境|テスト環境|検証|테스트 환경|검증|테스트환경|测试环境|测试机|測試機|测试库
development: dev|development|開発|開発環境|개발|개발환경|개발 환경|开发|开发环境
backup: backup|back up|バックアップ|予備|백업|예비|备份|备用
replica: replica|read replica|レプリカ|복제본|레플리카|副本|从库
hotfix: hotfix|ホットフィックス|핫픽스|热修复
legacy: legacy|old|previous|former|旧|以前|旧版|레거시|구버전|구|이전|旧版|旧|老|以前的
secondary: secondary|sub|fallback|サブ|副|予備の|보조|서브|次要|备选|副
unauthenticated: unauthenticated|anonymous|not logged in|未認証|未ログイン|미인증|비로그인|未登录|未登入|匿名
deleted: deleted|removed|削除済み|削除された|削除|삭제된|삭제|已删除|被删除的
e2e: e2e|end to end|end-to-end|エンドツーエンド|端对端|端到端|통합|統合|集成
internal: internal|private|内部|内側|내부|内网
external: external|public|外部|社外|외부|公网|外网
local: local|localhost|ローカル|로컬|本地|本机
remote: remote|リモート|원격|远程|遠端
frontend: frontend|front end|client|フロントエンド|フロント|クライアント|프론트엔드|프론트|클라이언트|前端|客户端|用戶端
backend: backend|back end|バックエンド|백엔드|后端
second: second one|another|other|別|他|다른|其他|另一个
ipv6: ipv6
"""
