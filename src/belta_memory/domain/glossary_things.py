"""The things of a trade that topics are about, in several languages: data in the format of `domain.glossary`."""

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
free: free|無料|무료|免费|免費
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
video: video|movie|動画|影像|ビデオ|映像|동영상|비디오|영상|视频|影片|影像
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
address: shipping address|住所|주소지|收货地址|住址
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
keep duration: retention|retention period|retention time
hours: opening hours|business hours|営業時間|영업시간|영업 시간|营业时间|營業時間
ratio: ratio|percentage|percent of|share|百分之几|몇 퍼센트|何パーセント|割合|比率|비율|比例|占比
weight: weight|重さ|重量|무게|중량|重量
temperature: temperature|温度|気温|온도|기온|温度
min: min|minimum|least|lower bound|at least|shortest|最小|最低|最短|下限|최소|최저|하한|最少|至少
user: user|ユーザー|ユーザ|利用者|사용자|유저|用户|使用者
engine: engine|エンジン|엔진|引擎
begin: start|begin|beginning|opening|開始|始業|시작|开始|开头|起始
end: end|finish|closing|終了|終業|종료|끝|마감|结束|終了
new: new|next|新|新しい|次期|신규|새|새로운|新的|新版
first: first|initial|初回|最初|첫|초기|首次|初次
last: last|final|最終|最後|마지막|최종|最终|最后
source: source|origin|送信元|ソース|소스|출처|来源|源
input: input|入力|입력|输入
output: output|出力|출력|输出
"""
