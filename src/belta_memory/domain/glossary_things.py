"""The things of a trade that topics are about, and the words that values are made of, in several languages: data.

The format is that of `domain.glossary`.
"""

THINGS = """\
deploy: deploy|deployment|deploys|rollout|ship|shipping to|デプロイ|配備|展開|배포|디플로이|部署|佈署|上线到
launch: launch|go live|公開|ローンチ|출시|런칭|오픈|上线|上線
launch time: release date|release day|リリース日|발매일
offline: take down|sunset|下線|下线
port: port|ポート|ポート番号|포트|포트번호|端口|端口号|连接埠|連接埠|埠|埠号|通訊埠
branch: branch|ブランチ|브랜치|分支
default branch: trunk|mainline|メインブランチ|base branch|PR target|PR 先|主干|主分支
config: config|configuration|settings file|設定|設定ファイル|コンフィグ|환경설정|설정|설정파일|컨피그|配置|配置文件|设置|設定檔|组态
environment variable: env var|environment variable|環境変数|환경변수|환경 변수|环境变量|環境變數
database: database|db|データベース|ディービー|데이터베이스|디비|数据库|資料庫|库
package manager: package manager|dependency manager|パッケージマネージャ|パッケージマネージャー|パッケージ管理|パッケージ管理ツール|패키지 매니저|패키지매니저|패키지 관리자|패키지 관리|包管理|包管理器|包管理工具|套件管理|套件管理工具|套件管理器|套件管理员
package: package|dependency|パッケージ|依存|패키지|의존성|包|套件|依赖
owner: owner|maintainer|responsible|in charge|contact|lead|担当|担当者|責任者|オーナー|窓口|담당|담당자|책임자|관리 책임자|오너|负责人|担当人|责任人|窗口
region: region|リージョン|地域|리전|지역|区域|地区|大区
bucket: bucket|バケット|버킷|存储桶|桶|儲存桶
timezone: timezone|time zone|tz|タイムゾーン|時間帯|標準時|시간대|타임존|时区|時區
cache: cache|キャッシュ|캐시|缓存|快取|高速缓存
ttl: ttl|expiry|expiration|lifetime|time to live|有効期限|有効期間|保持期間|만료|만료 시간|유효 기간|유효시간|过期时间|过期|有效期|有效时间|存活时间
timeout: timeout|time out|タイムアウト|타임아웃|제한시간|超时|超时时间|逾時|逾时
retry: retry|retries|リトライ|再試行|재시도|重试|重試
connection: connection|pool|接続|コネクション|同時接続|연결|접속|커넥션|连接|連線|连线
unitof: unit|units|単位|단위|单位|單位
type: type|datatype|型|データ型|タイプ|種別|타입|자료형|유형|类型|数据类型|型別|資料型別|型态|資料型態
id: id|identifier|識別子|아이디값|식별자|标识|識別碼|编号id
customer: customer|client account|顧客|お客様|取引先|고객|거래처|客户|顾客
order: order|注文|受注|オーダー|주문|订单|訂單
invoice: invoice|billing|請求|請求書|インボイス|청구|청구서|송장|发票|账单|帳單
payment: payment|payments|pay|決済|支払い|支払|결제|지불|支付|付款|金流|收款
settlement: settlement|精算|清算|정산|结算|結算
refund: refund|返金|払い戻し|환불|退款
exchange: exchange|交換|교환|换货
shipping: shipping|delivery|配送|送料|発送|배송|배송비|运费|邮费|配送|物流
free shipping: free shipping|free delivery|送料無料|送料が無料|무료배송|무료 배송|배송비 무료|배송비 없는|包邮|免运|免運費|免運
threshold: threshold|minimum order|cutoff|condition|条件|閾値|しきい値|基準|金額|기준|기준 금액|조건|임계값|门槛|門檻|阈值|满多少|满|条件|金额
search: search|検索|サーチ|검색|搜索|搜尋|检索|查找
log: log|logs|logging|ログ|로그|日志|日誌|記錄|记录|記錄檔|记录文件
authentication: authentication|auth|authn|認証|인증|认证|鉴权|驗證|身份验证
authorization: authorization|authz|認可|인가|授权|授權
permission: permission|access|role|who can see|who can access|allowed to see|visibility|権限|閲覧権限|アクセス権|見られる|見える人|アクセス|권한|접근|접근 권한|볼 수 있는|权限|访问权限|存取|存取權限|访问
admin page: admin page|admin screen|admin panel|admin console|管理画面|管理ページ|관리 페이지|관리페이지|관리자 페이지|관리 화면|어드민|管理页面|后台|管理后台|管理頁面
api: api|endpoint|route|エンドポイント|インターフェース|엔드포인트|接口|端点|端點
http method: http method|http verb|verb|HTTPメソッド|HTTP 메서드|HTTP方法|请求方法
header: header|ヘッダー|ヘッダ|헤더|请求头|标头|標頭
status code: status|status code|http status|http code|response code|error code returned|ステータス|ステータスコード|HTTPステータス|상태 코드|상태코드|응답 코드|状态码|狀態碼|返回码
python: python|パイソン|파이썬
node: node|nodejs|node.js
version: version|runtime version|release number|バージョン|版|버전|版本|版本号
format: format|フォーマット|形式|書式|포맷|서식|형식|格式|样式
ci: ci|continuous integration|build pipeline|継続的インテグレーション|지속적 통합|持续集成
cd: cd|continuous delivery|continuous deployment
pipeline: pipeline|パイプライン|파이프라인|流水线
build: build|ビルド|빌드|构建|建置|编译|建構
report: report|reporting|レポート|報告書|帳票|보고서|리포트|报表|报告|報表
server: server|サーバー|サーバ|서버|服务器|伺服器|主机|主機
machine: machine|host|ホスト|マシン|호스트|머신|机器|機器
url: url|address|uri|link|アドレス|リンク|주소|링크|地址|链接|網址|网址
batch: batch|batch job|バッチ|배치|批处理|批次|批量
job: job|task|cron job|ジョブ|タスク|作業|작업|잡|任务|作业|工作
nightly: nightly|夜間|야간|夜间|每晚
email: email|mail|mailbox|メール|메일|이메일|邮件|郵件|邮箱
team size: team size|headcount|チームの人数|팀 인원|团队人数
flag: flag|option|parameter|argument|switch|フラグ|オプション|引数|パラメータ|パラメーター|플래그|옵션|인자|매개변수|파라미터|参数|选项|選項|參數|标志|旗标
dry run: dry run|dry-run|trial run|試験実行|試し実行|ドライラン|お試し実行|시험 실행|미리보기 실행|드라이런|试运行|試跑|空跑|试跑
test: test|tests|testing|テスト|試験|테스트|시험|测试|測試
import: import|importer|インポート|取り込み|가져오기|임포트|导入|匯入
export: export|exporter|エクスポート|書き出し|내보내기|导出|匯出
image: image|picture|photo|画像|写真|イメージ|이미지|사진|그림|图片|圖片|图像|照片
video: video|movie|動画|ビデオ|映像|동영상|비디오|영상|视频|影片|影像
gpu: gpu|graphics card|グラボ|그래픽카드|显卡|顯示卡
queue: queue|キュー|큐|队列|佇列
message queue: message queue|message broker|broker|メッセージキュー|메시지 큐|消息队列|訊息佇列
message: message|メッセージ|메시지|消息|訊息|信息内容
table: table|テーブル|表|테이블|数据表|資料表
column: column|field|カラム|列|フィールド|컬럼|칼럼|필드|字段|欄位
index: index|インデックス|索引|인덱스
key: key|キー|키|密钥|金鑰
password: password|passphrase|パスワード|비밀번호|암호|密码|密碼|口令
length: length|文字数|長さ|桁数|길이|글자 수|长度|長度|字数
width: width|幅|横幅|너비|폭|宽度|寬度
height: height|高さ|높이|高度
size: size|サイズ|大きさ|容量|크기|사이즈|용량|大小|尺寸|容量
color: color|colour|色|カラー|색|색상|컬러|颜色|顏色
button: button|ボタン|버튼|按钮|按鈕
screen: screen|page|view|画面|ページ|ビュー|화면|페이지|页面|畫面|頁面|界面
panel: panel|sidebar|パネル|サイドバー|패널|사이드바|面板|侧栏
language: language|locale|言語|ロケール|언어|로케일|语言|語言
encoding: encoding|charset|character set|文字コード|エンコーディング|符号化|인코딩|문자셋|编码|編碼|字符集
newline: line ending|newline|改行コード|改行|줄바꿈|개행|换行符|換行
license: license|licence|ライセンス|라이선스|许可证|授權條款|许可协议
currency: currency|通貨|통화|화폐|货币|貨幣|币种
price: price|cost|fee|rate|料金|価格|値段|費用|요금|가격|비용|价格|費用|费用|单价
tax: tax|vat|税|税率|消費税|消費税率|세금|세율|부가세|税率|税金
budget: budget|予算|예산|预算
rate limit: rate limit|throttle|レート制限|호출 제한|限流|速率限制
deadline: deadline|due date|due|期限|締切|締め切り|納期|기한|마감일|截止|截止日期|期限|期限日
meeting: meeting|standup|stand-up|会議|打ち合わせ|ミーティング|회의|미팅|会议|開會|开会|例会
room: room|meeting room|会議室|部屋|회의실|방|会议室|房间
vendor: vendor|supplier|contractor|ベンダー|業者|仕入先|업체|벤더|공급업체|供应商|廠商|厂商
department: department|division|部署名|部門|部|부서|部门|部門
contract: contract|agreement|契約|契約書|계약|계약서|合同|合約|契约
phone number: phone number|telephone|電話番号|電話|전화번호|전화|电话|电话号码|電話號碼
postcode: postcode|zip code|postal code|郵便番号|우편번호|邮编|郵遞區號
apply: apply|application form|申請|申請先|신청|申请|报名
leave: leave|vacation|paid leave|有給|有給休暇|休暇|휴가|연차|请假|休假|請假
expense: expense|reimbursement|経費|비용 처리|경비|报销|報帳
salary: salary|payroll|給与|給料|급여|월급|工资|薪水|薪資
payday: payday|給料日|급여일|급여 지급일|发薪日|發薪日
parking: parking|駐車場|駐車|주차|주차장|停车|停車
warehouse: warehouse|倉庫|창고|仓库房|倉儲|仓储
stock: stock|inventory|在庫|재고|库存|庫存
product: product|goods|商品|製品|상품|제품|产品|商品
school: school|学校|학교|学校
patient: patient|患者|환자|病人|患者
doctor: doctor|physician|主治医|医師|의사|주치의|医生|醫師
dose: dose|dosage|用量|投与量|용량|剂量|劑量
hardware: hardware|device|デバイス|端末|装置|장치|기기|단말|设备|裝置
sensor: sensor|センサー|센서|传感器|感測器
memory: memory|ram|メモリ|메모리|内存|記憶體
cpu: cpu|processor|プロセッサ|프로세서|处理器|處理器
disk: disk|volume|ディスク|디스크|磁盘|硬碟
network: network|ネットワーク|네트워크|网络|網路
domain: domain|ドメイン|도메인|域名|網域
proxy: proxy|プロキシ|프록시|代理
web: web|website|site|ウェブ|サイト|웹|사이트|网站|網站
wiki: wiki|ウィキ|위키|维基
portal: portal|ポータル|포털|门户|入口網站
document: document|docs|documentation|manual|readme|ドキュメント|文書|資料|マニュアル|문서|매뉴얼|文档|文件檔|說明書|手册
article: article|post|記事|投稿|글|기사|게시글|文章|帖子
comment: comment|コメント|댓글|주석|评论|註解
schema: schema|スキーマ|스키마|模式|結構
migration: migration|マイグレーション|移行|마이그레이션|迁移|遷移
container: container|docker image|コンテナ|컨테이너|容器
cluster: cluster|クラスタ|クラスター|클러스터|集群|叢集
namespace: namespace|名前空間|ネームスペース|네임스페이스|命名空间|命名空間
secret: secret|credential|token|トークン|シークレット|認証情報|토큰|시크릿|令牌|憑證|凭据
certificate: certificate|cert|証明書|인증서|证书|憑證書
webhook: webhook|callback|ウェブフック|コールバック|웹훅|콜백|回调|回呼
notification: notification|alert|notify|通知|アラート|알림|경보|通知|告警|警報
channel: channel|チャンネル|채널|频道|頻道
event: event|イベント|이벤트|事件|活动
feature flag: feature flag|feature toggle|機能フラグ|フィーチャーフラグ|기능 플래그|功能开关|功能旗標
monitoring: monitoring|monitor|metrics|監視|モニタリング|モニター|모니터링|监控|監控
dashboard: dashboard|ダッシュボード|대시보드|仪表盘|儀表板
crawl: crawler|crawling|scraping|クローラ|クローラー|스크래핑|크롤러|크롤링|爬虫|爬蟲
embedding: embedding|埋め込み|エンベディング|임베딩|嵌入|向量
training: training|learning|学習|훈련|학습|训练|訓練
dataset: dataset|data set|データセット|데이터셋|数据集|資料集
linter: linter|lint|formatter|リンター|フォーマッタ|린터|포매터|代码检查|格式化工具
indent: indent|indentation|インデント|字下げ|들여쓰기|缩进|縮排
rule: rule|policy|規則|ルール|規約|ポリシー|규칙|정책|규정|规则|政策|規則
commit: commit|コミット|커밋|提交
merge: merge|マージ|병합|머지|合并|合併
review: review|reviewer|レビュー|レビュアー|리뷰|리뷰어|评审|審查
ticket: ticket|issue|チケット|課題|티켓|이슈|工单|議題
milestone: milestone|マイルストーン|마일스톤|里程碑
character: character|キャラクター|キャラ|캐릭터|角色
level: level|レベル|階級|레벨|레벨값|级别|等級|关卡
score: score|スコア|点数|得点|점수|分数|分數|得分
currency rate: exchange rate|為替レート|환율|汇率|匯率
interest: interest rate|金利|이자율|利率
account: account|アカウント|口座|계정|계좌|账户|账号|帳戶
store: shop|店舗|ショップ|가게|매장|점포|门店|商店|店面
address of: shipping address|住所|주소지|收货地址|住址
title: title|heading|見出し|タイトル|題名|제목|标题|標題
line length: line length|行の長さ|行長|줄 길이|行宽|行寬
subject: subject|科目|과목|课程|科目
author: author|writer|著者|作者|저자|작가|作者
category: category|カテゴリ|カテゴリー|카테고리|分类|分類|类别
country: country|国|국가|나라|国家
city: city|都市|市|도시|城市
group: group|グループ|그룹|群组|群組
control group: control group|対照群|대조군|对照组|對照組
test group: treatment group|experimental group|実験群|실험군|实验组|實驗組
default color: brand color|メインカラー|ブランドカラー|메인 컬러|主色|品牌色
sdk: sdk
update: update|edit|更新|編集|수정|업데이트|갱신|编辑|修改
create: create|register|登録|作成|생성|등록|创建|新增|建立
cart: cart|basket|カート|장바구니|购物车|購物車
coupon: coupon|voucher|クーポン|쿠폰|优惠券|優惠券
sms: sms|text message|ショートメッセージ|문자 메시지|短信|簡訊
consent: consent|同意|동의|许可
retention: retention|保存期間|보관 기간|보존 기간|保留期限|保留时间
hours: opening hours|business hours|営業時間|영업시간|영업 시간|营业时间|營業時間
ratio: ratio|percentage|share|割合|比率|비율|比例|占比
weight: weight|重さ|重量|무게|중량|重量
temperature: temperature|温度|気温|온도|기온|温度
min: min|minimum|least|lower bound|at least|shortest|最小|最低|最短|下限|최소|최저|하한|最少|至少
user: user|ユーザー|ユーザ|利用者|사용자|유저|用户|使用者
engine: engine|エンジン|엔진|引擎
"""

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
optional: optional|任意|省略可|선택|선택 사항|可选|選填|可選
allowed: allowed|permitted|許可|可|可能|허용|가능|允许|允許|可以
forbidden: forbidden|prohibited|banned|禁止|不可|금지|불허|禁止
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
monday: monday|mondays|mon|月曜|月曜日|월요일|周一|星期一|礼拜一|每周一
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
tokyo: tokyo|東京|도쿄|东京
seoul: seoul|ソウル|서울|首尔|首爾
osaka: osaka|大阪|오사카
singapore: singapore|シンガポール|싱가포르|新加坡
taipei: taipei|台北|타이베이|臺北
shanghai: shanghai|上海|상하이
virginia: virginia|バージニア|버지니아|弗吉尼亚|維吉尼亞
frankfurt: frankfurt|フランクフルト|프랑크푸르트|法兰克福
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
directory: directory|folder|ディレクトリ|フォルダ|폴더|디렉터리|目录|資料夾
"""
