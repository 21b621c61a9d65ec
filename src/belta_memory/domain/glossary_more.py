"""More things that topics are about, from work around software and beside it: data in the format of `domain.glossary`."""

MORE = """\
audit: audit|監査|감사|审计|審計|稽核
script: script|entry point|startup script|スクリプト|起動スクリプト|起動ファイル|스크립트|실행 파일|脚本|腳本|啟動檔|启动文件
begin: starts|start up|startup|launches|起動|起動する|기동|구동|启动|啟動
mirror: mirror|ミラー|미러|镜像|鏡像
scheduler: scheduler|スケジューラ|スケジューラー|스케줄러|调度器|排程器
worker: worker|ワーカー|워커
shard: shard|partition|シャード|パーティション|샤드|파티션|分片|分區
ordering: ordering|sorting|順番|順序|순서|顺序
tempo: tempo|bpm|テンポ|템포|节奏|節奏
track: track|song|曲|トラック|곡|트랙|曲目|歌曲
water: water|watering|watered|水やり|水をやる|물 주는|물주기|浇水|澆水
print: print|printing|印刷|인쇄|打印|列印
reading group: reading group|book club|読書会|독서 모임|독서모임|读书会|讀書會
approve: approve|approval|approver|sign off|sign-off|signs off|承認|承認者|決裁|決裁者|稟議|승인|승인자|결재|결재자|审批|批准|审批人|簽核|核准
write: write|writes|writer|author|drafter|起案|起案者|執筆|作成者|筆者|작성|작성자|撰写|起草|撰寫|编写|作者
submit: submit|submission|hand in|提出|提出先|제출|제출처|提交|繳交|上交
chapter: chapter|章|第|장|챕터|章节
boss: boss|ボス|보스|首领|首領|boss
health: health|hp|hit point|体力|体力値|ヒットポイント|체력|生命值|血量|血條
damage: damage|attack|ダメージ|攻撃力|데미지|공격력|伤害|攻击力|傷害
player: player|プレイヤー|플레이어|玩家
stage number: stage number|level number|ステージ|스테이지|关|關卡
machine: box|instance|vm|virtual machine|マシン|インスタンス|仮想マシン|장비|인스턴스|가상머신|实例|虚拟机|虛擬機|机子
machine: machine|host|ホスト|호스트|머신|机器|機器|服务器|伺服器|主机|主機|サーバー|サーバ|서버|server
nightly: nightly|overnight|at night|夜間|夜|毎晩|야간|밤에|밤|밤마다|夜间|每晚|晚上|夜裡
quote: quote|quotation|estimate|見積|見積書|見積もり|見積り|견적|견적서|报价|报价单|報價|報價單|估價單
sample: sample|specimen|サンプル|検体|試料|標本|시료|검체|샘플|표본|样本|樣本|检体|檢體|样品
reagent: reagent|試薬|시약|试剂|試劑
lab: lab|laboratory|実験室|研究室|ラボ|실험실|연구실|实验室|實驗室
keep: keep|kept|keeping|retain|retained|preserve|storing|残す|保存期間の|保留|留存|保管|保存する|保管する|보관|보관하는|보존|保存|保管|存放的
citation: citation|cite|reference style|引用|出典|인용|출처 표기|引用|引文
paper: paper|thesis|dissertation|article draft|論文|논문|论文|論文|学位论文
style: style|スタイル|様式|体裁|스타일|양식|样式|风格|樣式|体例
list: list|listing|index page|一覧|リスト|목록|리스트|列表|清单|清單
row: row|rows|record|entry|entries|行数|レコード|件|행|레코드|건|条|条数|筆|笔|記錄筆數
page: page|pages|ページ|1ページ|頁|페이지|한 페이지|페이지당|每页|一页|頁|每頁|一頁
per: per|each|per page|あたり|ごと|당|每
show: show|shown|display|displayed|appear|表示|出す|表示する|표시|나오는|보여주는|显示|顯示|展示
train: train|trains|trained|training|学習|훈련|학습|训练|訓練
run: running|回す|動かす|돌리는|돌아가는|跑|跑在|运行|運行
tenant: tenant|テナント|테넌트|租户|租戶
isolation: isolation|isolated|separate|separation|分離|隔離|격리|분리|隔离|隔離
stale: stale|inactive|放置|休眠|오래된|비활성 이슈|过期的|閒置
close: close|closed|closing|クローズ|閉じる|닫기|닫는|종결|关闭|關閉
cookie: cookie|クッキー|쿠키
parse: parse|parsing|parser|解析|パース|パーサ|파싱|파서|해석|解析器
helper: helper|utility|util|ヘルパー|ユーティリティ|헬퍼|유틸|유틸리티|辅助函数|輔助函式|工具函数
official language: company language|working language|公用語|社内の公用語|사내 언어|공용어|工作语言|公用语|公用語言
reach: reach|reached|reachable|how to reach|つながる|到達|접속 방법|접근 방법|访问方式
vpn: vpn
firewall: firewall|ファイアウォール|방화벽|防火墙|防火牆
gateway: gateway|ゲートウェイ|게이트웨이|网关|閘道
load balancer: load balancer|lb|ロードバランサー|ロードバランサ|로드 밸런서|로드밸런서|负载均衡|負載平衡
cdn: cdn|edge cache|エッジ|엣지
dns: dns|name server|ネームサーバー|네임서버|域名服务器
registry: registry|artifact repository|レジストリ|레지스트리|制品库|登錄檔
artifact: artifact|build output|成果物|アーティファクト|산출물|빌드 결과물|产物|构件|產出
runtime: runtime|execution environment|実行環境|ランタイム|런타임|실행 환경|运行环境|執行環境
environment: environment|env|環境|환경|环境
variable: variable|変数|변수|变量|變數
constant: constant|定数|상수|常量|常數
class: class|クラス|클래스|类|類別
module: module|モジュール|모듈|模块|模組
component: component|コンポーネント|部品|컴포넌트|부품|组件|元件
library: library|lib|ライブラリ|라이브러리|库|函式庫
plugin: plugin|extension|add-on|プラグイン|拡張機能|アドオン|플러그인|확장|확장 프로그램|插件|扩展|外掛
editor: editor|エディタ|エディター|에디터|편집기|编辑器|編輯器
compiler: compiler|toolchain|コンパイラ|ツールチェーン|컴파일러|툴체인|编译器|編譯器
orm: orm|query builder
query: query|クエリ|쿼리|查询|查詢
transaction: transaction|トランザクション|트랜잭션|事务|交易
lock: lock|ロック|잠금|락|锁|鎖定
thread: thread|worker|スレッド|ワーカー|스레드|워커|线程|執行緒|工作进程
process: process|プロセス|프로세스|进程|行程
port forwarding: port forwarding|ポート転送|포트 포워딩|端口转发
interface: interface|インターフェイス|인터페이스|接口|介面
protocol: protocol|プロトコル|프로토콜|协议|協定
request: request|リクエスト|要求|요청|请求|請求
response: response|レスポンス|応答|응답|响应|回應
payload: payload|body|request body|ペイロード|ボディ|본문|페이로드|请求体|內文
pagination: pagination|paging|ページネーション|페이지네이션|페이징|分页|分頁
page size: page size|items per page|rows per page|per-page count|1ページの件数|페이지 크기|페이지당 개수|每页条数|每頁筆數|分页大小
ordering: sort order|order of|sort|並び順|ソート順|ソート|정렬 순서|정렬|排序|排序方式
filter: filter|絞り込み|フィルタ|フィルター|필터|筛选|篩選|过滤
form: form|フォーム|入力フォーム|폼|양식|表单|表單
field: input field|text box|入力欄|項目欄|입력란|输入框|輸入框
icon: icon|アイコン|아이콘|图标|圖示
logo: logo|ロゴ|로고|标志图|商標
font: font|typeface|フォント|書体|글꼴|폰트|字体|字型
theme: theme|テーマ|테마|主题|主題
layout: layout|レイアウト|레이아웃|布局|版面
menu: menu|メニュー|메뉴|菜单|選單
tab: tab|タブ|탭|标签页|分頁標籤
modal: modal|popup|dialog|モーダル|ポップアップ|ダイアログ|모달|팝업|대화상자|弹窗|彈窗|对话框|對話框
link color: link color|リンクの色|링크 색|链接颜色
animation: animation|アニメーション|애니메이션|动画效果|動畫
resolution: resolution|解像度|해상도|分辨率|解析度
frame rate: frame rate|fps|フレームレート|프레임|帧率|幀率
audio: audio|sound|音声|サウンド|音|오디오|사운드|소리|音频|音訊|声音
subtitle: subtitle|caption|字幕|자막|字幕
translation: translation|localization|翻訳|ローカライズ|번역|현지화|翻译|翻譯|本地化
glossary: glossary|terminology|用語集|用語|용어집|용어|术语|術語
template: template|テンプレート|雛形|템플릿|서식 파일|模板|範本
draft: draft|下書き|ドラフト|초안|草稿
minutes: minutes of the meeting|meeting notes|議事録|회의록|会议纪要|會議記錄
agenda: agenda|議題|アジェンダ|안건|议程|議程
attendee: attendee|participant|参加者|出席者|참석자|参加者数|参会人|與會者
organizer: organizer|host of the meeting|主催者|主催|주최자|主办方|主辦
manager: manager|supervisor|boss of|line manager|上司|上長|マネージャー|管理職|課長|상사|매니저|主管|经理|經理
employee: employee|staff|社員|従業員|職員|직원|사원|员工|員工|职员
contractor: contractor|freelancer|outsourcing|外注|外注先|業務委託|외주|외주 업체|外包|外包商
partner: partner|取引先|提携先|協力会社|협력사|파트너|合作方|合作夥伴
client: client company|発注元|クライアント企業|고객사|발주처|甲方|客戶公司
bank: bank|銀行|은행|银行|銀行
card: card|credit card|カード|クレジットカード|카드|신용카드|卡|信用卡
discount: discount|割引|値引き|할인|折扣|優惠
point: loyalty point|points|ポイント|포인트|积分|點數
subscription: subscription|plan|tier|版|方案|サブスク|サブスクリプション|プラン|구독|요금제|订阅|訂閱|套餐
trial: trial|free trial|試用|トライアル|無料体験|체험|무료 체험|试用|試用期
membership: member|membership|会員|メンバー|회원|멤버|会员|會員|成员
register: registration|sign up|signup|登録|会員登録|회원가입|가입|注册|註冊
withdraw: cancellation|cancel|unsubscribe|解約|退会|キャンセル|해지|탈퇴|취소|取消|退订|註銷
returns: return of goods|returns|返品|반품|退货|退貨
warranty: warranty|guarantee|保証|保証期間|보증|보증 기간|保修|保固|质保
delivery date: delivery date|納品日|配達日|납품일|배송일|交货日期|交貨日
delivery: handover|deliverable|納品|納品物|납품|납품물|交付|交付物
factory: factory|plant|工場|공장|工厂|工廠
line: production line|製造ライン|ライン|생산 라인|생산라인|产线|生產線
material: material|原料|材料|素材|재료|원료|자재|材料|物料
part number: part number|品番|型番号|품번|料号|料號
quality: quality|qc|品質|検品|품질|검수|质量|品質|质检
inspection: inspection|check|点検|検査|점검|검사|检查|檢查|巡检
safety: safety|安全|안전|安全
vehicle: vehicle|car|truck|車|車両|トラック|차량|자동차|트럭|车|车辆|車輛
route: route of|ルート|経路|노선|路线|路線
station: station|駅|역|车站|車站
building: building|floor|ビル|建物|階|건물|층|楼|大楼|樓層|大樓
seat: seat|seats|座席|席|席数|席位|席位数|좌석|자리|座位
ticket price: admission|entrance fee|入場料|입장료|门票|門票
hotel: hotel|宿|ホテル|旅館|호텔|숙소|酒店|飯店
flight: flight|便|フライト|항공편|航班
restaurant: restaurant|レストラン|食堂|식당|餐厅|餐廳
recipe: recipe|レシピ|레시피|食谱|食譜
ingredient: ingredient|食材|재료 목록|배합|配料|食材料
diet: diet|allergy|アレルギー|알레르기|过敏|過敏
hospital: hospital|clinic|病院|クリニック|병원|의원|医院|診所
medicine: medicine|drug|medication|薬|薬剤|약|약물|药|药物|藥物
nurse: nurse|看護師|간호사|护士|護理師
ward: ward|病棟|병동|病房
surgery: surgery|operation room|手術|수술|手术|手術室
lesson: lesson|lecture|class hour|授業|講義|수업|강의|课|课程|課程
teacher: teacher|professor|instructor|先生|教授|講師|교사|교수|강사|老师|教授|老師
student: student|学生|生徒|학생|学生|學生
exam: exam|examination|final exam|期末試験|定期試験|기말고사|중간고사|考试|考試
grade: grade|mark|成績|評価|성적|학점|成绩|成績單
homework: homework|assignment|宿題|レポート課題|과제|숙제|作业题|作業繳交
experiment: experiment|実験|実験条件|실험|实验|實驗
hypothesis: hypothesis|仮説|가설|假设|假說
significance: significance level|alpha|有意水準|유의수준|显著性水平|顯著水準
sample size: sample size|n of the study|標本数|サンプルサイズ|표본 크기|표본 수|样本量|樣本數
seed: random seed|seed|乱数シード|シード|시드|随机种子|隨機種子
learning rate: learning rate|学習率|학습률|学习率|學習率
batch size: batch size|バッチサイズ|배치 크기|批大小|批次大小
epoch: epoch|エポック|에폭|轮数|訓練輪數
threshold: threshold value|cut-off
model: model|checkpoint|モデル|체크포인트|모델|模型
prompt: prompt|プロンプト|프롬프트|提示词|提示詞
agent: agent|assistant|エージェント|アシスタント|에이전트|어시스턴트|智能体|代理程式
law: law|act|statute|法律|条文|법|법률|조항|法律|法条|條文
article number: article number|第何条|제몇조|第几条
court: court|裁判所|법원|法院
plaintiff: plaintiff|原告|원고|原告
judge: judge of|裁判官|판사|法官
insurance: insurance|保険|보험|保险|保險
pension: pension|年金|연금|养老金|年金
loan: loan|ローン|融資|대출|贷款|貸款
rent: rent|家賃|賃料|임대료|월세|房租|租金
tenant company: landlord|大家|집주인|房东|房東
visa: visa|ビザ|비자|签证|簽證
passport: passport|パスポート|여권|护照|護照
holiday: holiday|public holiday|祝日|休日|공휴일|휴일|节假日|假日|國定假日
shift: shift|シフト|勤務|근무|교대|班次|排班
overtime: overtime|残業|야근|초과 근무|加班
remote work: remote work|work from home|在宅勤務|リモートワーク|재택근무|재택|远程办公|遠端工作|居家办公
dress code: dress code|服装|복장|着装|服裝
nickname: nickname|handle|呼び名|ニックネーム|별명|닉네임|昵称|暱稱
pronunciation: pronunciation|reading of the name|読み方|発音|발음|读音|讀音|发音
spelling: spelling|spelled|綴り|スペル|철자|拼写|拼法
abbreviation: abbreviation|short name|略称|略語|약칭|약어|缩写|簡稱
code name: code name|project name|コードネーム|プロジェクト名|코드명|프로젝트명|代号|代號|项目名
prefix: prefix|接頭辞|プレフィックス|접두사|前缀|前綴|字首
suffix: suffix|接尾辞|サフィックス|접미사|后缀|後綴
separator: separator|delimiter|区切り|区切り文字|구분자|분隔符|分隔符|分隔符號
extension: file extension|拡張子|확장자|扩展名|副檔名
decimal places: decimal places|precision|小数点以下|桁|소수점|자릿수|小数位|精度
rounding: rounding|round|丸め|四捨五入|반올림|四舍五入|取整
week start: first day of the week|週の始まり|한 주의 시작|每周第一天
fiscal year: fiscal year|会計年度|年度|회계연도|财年|會計年度
quarter: quarter|四半期|분기|季度|季
"""
