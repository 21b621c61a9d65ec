"""What topics of many trades are about, and the verbs that ask for it: data in the format of `domain.glossary`."""

TRADES = """\
release: release|リリース|릴리스|릴리즈|发布|發佈|發布|发版
download: download|ダウンロード|다운로드|下载
upload: upload|アップロード|업로드|上传
attachment: attachment|attached file|添付|添付ファイル|첨부|첨부 파일|附件
size: biggest|largest|多大|얼마나 큰|どれだけ大きい
keep: 要留|留多久
checkin: check-in|check in|checkin|チェックイン|체크인|입실|入住|登记入住
checkout: check-out|check out|checkout time|checkout|チェックアウト|체크아웃|퇴실|퇴실하|退房
guest: guest|宿泊客|ゲスト|투숙객|손님|게스트|住客|房客|客人|旅客
booking: booking|reservation|reserve|appointment|予約|예약|예약하|预约|預約|预订|預訂|订位|訂位
breakfast: breakfast|朝食|조식|아침 식사|早餐
lunch: lunch|昼食|ランチ|점심|점심 식사|午餐
dinner: dinner|supper|夕食|ディナー|저녁 식사|晚餐
frontdesk: front desk|reception|フロントデスク|受付窓口|프런트|안내 데스크|前台|櫃檯|柜台
librarybuilding: public library|library card|library|図書館|도서관|图书馆|圖書館
lend: loan period|loan of|borrow|lend|borrowing|lending|checked out for|貸出|借りられる|借りる|貸し出し|대출 기간|빌리|빌리는|빌릴|借阅|借書|外借|出借|借出
overdue: overdue|late|late return|delay|延滞|遅延|연체|逾期|逾期未还|延誤|延误
fine: fine|penalty|penalties|罰金|違約金|벌금|위약금|과태료|연체료|罚金|罰款|罚款|违约金|違約金
lost: lost|loss|紛失|遺失|분실|丢失|遗失
membershipcard: membership card|会員証|회원증|会员卡|會員卡|办卡|借阅证
book: book|books|本|書籍|図書|책|도서|书|书籍|書籍|图书
consultation: consultation|examination room|outpatient|diagnosis|診察|診療|외래|진료|진찰|진단|门诊|門診|就诊|看诊|诊疗
prescription: prescription|処方|処方箋|처방|처방전|处方|處方箋
vaccine: vaccine|vaccination|ワクチン|予防接種|백신|예방 접종|疫苗|接种
blood: blood|血液|혈액|피검사|血液检查|抽血
emergency: emergency|urgent|救急|緊急|응급|긴급|急诊|急診|紧急|緊急
dentist: dentist|dental|歯科|치과|牙科
visithours: visiting hours|面会時間|면회 시간|探视时间|探病時間
receipt: receipt|領収書|レシート|영수증|收据|收據|小票
deliveryslip: waybill|shipping label|consignment note|送り状|伝票|운송장|面单|快递面单|運單|托运单
shipping: distribution|logistic|logistics
courier: courier|express|carrier|parcel|宅配|宅配便|配送業者|運送会社|택배|택배사|快递|快遞|快递公司|貨運|宅配業者
center: center|centre|センター|센터|中心
call center: call center|call centre|contact center|コールセンター|콜센터|呼叫中心|客服中心
cutoff: cutoff|cut-off time|締め|締め切り時間|마감 시각|截单|截止时间|截單
refrigerated: refrigerated|cold chain|chilled|冷蔵|冷蔵車|냉장|냉장차|冷藏|冷链|冷藏车|冷鏈
freezer: freezer|frozen|冷凍|냉동|冷冻
pallet: pallet|パレット|팔레트|托盘|棧板
forklift: forklift|フォークリフト|지게차|叉车|堆高機
stocktaking: stocktaking|inventory count|stock count|棚卸|棚卸し|재고 조사|재고조사|실사|盘点|盤點
customs: customs|tariff|duty|通関|関税|세관|관세|통관|海关|关税|清關
packing: packing|packaging|pack|梱包|包装|포장|打包|包裝
reorder: reorder|replenish|補充|発注|발주|보충|补货|補貨|订货
alert: alert threshold|warning|alarm|警告|アラーム|경고|알람|警示|预警|預警|报警
printer: printer|プリンタ|プリンター|프린터|打印机|印表機
label: label|tag|ラベル|札|라벨|태그|标签|標籤
scanner: scanner|スキャナ|スキャナー|스캐너|扫描器|掃描器|扫描枪
barcode: barcode|バーコード|바코드|条码|條碼
cardreader: card reader|reader|カードリーダー|카드 리더|리더기|读卡器|讀卡機|阅读器
firmware: firmware|ファームウェア|ファーム|펌웨어|固件|韌體
robot: robot|ロボット|로봇|机器人|機器人
arm: arm|アーム|팔|机械臂|機械手臂|手臂
wheel: wheel|車輪|바퀴|轮子|車輪|轮
controller: controller|control unit|control board|制御|制御基板|コントローラ|コントローラー|제어|제어기|컨트롤러|控制器|控制板|控制
board: board|circuit board|基板|보드|기판|电路板|電路板|板子
motor: motor|モーター|모터|电机|馬達|电动机
battery: battery|バッテリー|電池|배터리|电池
charging: charging|charger|充電|충전|충전기|充电|充電器
drone: drone|ドローン|드론|无人机|無人機
camera: camera|カメラ|카메라|摄像头|相机|攝影機|相機
door: door|ドア|扉|문|출입문|门|門
lockofadoor: door lock|錠|도어락|门锁|門鎖
elevator: elevator|lift|エレベーター|엘리베이터|승강기|电梯|電梯
floor: storey|フロア|層|층수|楼层|樓層
airconditioning: air conditioning|air conditioner|hvac|空調|エアコン|에어컨|냉방|空调|冷氣
lighting: lighting|light|lamp|照明|조명|灯光|燈光|照明设备
electricity: electricity|power|電気|電力|전기|전력|电力|電費|电费|电
gas: gas|ガス|가스|煤气|瓦斯|燃气
watersupply: water supply|水道|수도|自来水|自來水
garbage: garbage|trash|waste|rubbish|ごみ|ゴミ|廃棄物|쓰레기|폐기물|垃圾
recycling: recycling|リサイクル|재활용|回收
cleaning: cleaning|清掃|掃除|청소|清洁|打扫|清潔
laundry: laundry|クリーニング|洗濯|세탁|洗衣
greenhouse: greenhouse|温室|ビニールハウス|온실|비닐하우스|大棚
irrigation: irrigation|sprinkler|sprinkling|散水|灌水|灌漑|관수|물주기|관개|물 주는|灑水|洒水|灌溉|浇灌
ventilation: ventilation|換気|환기|通风|通風
harvest: harvest|収穫|수확|采收|收成|收割
seedling: seed|seedling|sowing|種|種まき|苗|씨앗|파종|모종|播种|播種|育苗
fertilizer: fertilizer|肥料|비료|化肥
soil: soil|土|土壌|토양|흙|土壤
livestock: livestock|cattle|cow|家畜|牛|가축|소|牲畜
fish: fish|fishing|魚|漁|물고기|어업|鱼|渔业
measurement: measurement|measure|measured|sampling|計測|測定|측정|계측|测量|測量|量測|采样
intervalword: every how many|おき|마다의 간격
productionrun: production lot|lot|ロット|로트|批号|批號
defect: defect|defective|不良|不良品|불량|불량품|缺陷|不良率
assembly: assembly|assemble|組立|組み立て|조립|组装|組裝|装配
mold: mold|die|金型|금형|模具
machinetool: lathe|cnc|旋盤|선반|车床|車床
maintenance: maintenance|service interval|upkeep|保守|メンテナンス|整備|정비|유지보수|점검 주기|维护|維護|保养|保養
sparepart: spare part|交換部品|예비 부품|备件|備品
calibration: calibration|校正|キャリブレーション|교정|보정|校准|校準
certificateofquality: certification|認証取得|인증 취득|认证证书
syllabus: syllabus|curriculum|シラバス|カリキュラム|강의 계획서|교육 과정|教学大纲|課綱
course: course|subject of study|コース|講座|수강|강좌|课程|課程|选课
enroll: enroll|enrolment|enrollment|course registration|履修登録|履修|수강 신청|수강신청|选课登记|選課
dropcourse: withdrawal|withdraw from|drop a course|履修取消|철회|수강 철회|退选|退選|撤回
student id: student id|student number|学籍番号|学生番号|학번|学号|學號|学生证号|学生证号码|學生證號碼|學生證
employee id: employee number|employee id|staff number|社員番号|사번|사원 번호|工号|工號|员工编号|員工編號
roster: roster|class list|名簿|명단|名单|名單
scholarship: scholarship|奨学金|장학금|奖学金|獎學金
tuition: tuition|授業料|学費|등록금|수업료|学费|學費
dormitory: dormitory|dorm|寮|기숙사|宿舍
graduation: graduation|卒業|졸업|毕业|畢業
campus: campus|キャンパス|캠퍼스|校区|校區
handout: handout|lecture material|course material|講義資料|강의 자료|강의자료|课件|講義|教材
cover: cover|cover image|表紙|カバー|표지|커버|封面
clause: clause|条項|조항|条款|條款
jurisdiction: jurisdiction|venue|管轄|管轄裁判所|관할|관할 법원|管辖|管轄法院|管辖法院
lawyer: lawyer|attorney|counsel|弁護士|변호사|律师|律師
taxaccountant: tax accountant|accountant|税理士|会計士|세무사|회계사|会计师|會計師|税务师
accounting: accounting|bookkeeping|経理|会計|회계|경리|会计|會計|财务|財務
closing: month-end close|closing date|締め日|월 마감|结账日|結帳日|关账
payout: payout|pay date|pay day|paid on|disbursement|支給|支給日|振込|振り込まれる|振込日|지급|입금|입금되는|发放|發放|入账|匯款|打款|转账
wage: wage|hourly pay|pay rate|賃金|時給|임금|시급|时薪|時薪
deposit: deposit|down payment|敷金|保証金|手付金|보증금|예치금|계약금|押金|订金|訂金|保證金
mortgage: mortgage|住宅ローン|주택 담보 대출|房贷|房貸
invoiceterm: payment terms|terms of payment|支払いサイト|支払条件|결제 조건|지급 조건|付款条件|账期|帳期
latefee: late fee|延滞料|延滞金|연체 수수료|滞纳金|滯納金|逾期费|逾期费用|逾期費用
commission: commission|handling fee|service charge|手数料|수수료|手续费|手續費|佣金
donation: donation|donate|寄付|기부|捐款|捐赠
auction: auction|bid|bidding|オークション|入札|경매|입찰|拍卖|投标|投標|競標
tender: tender|rfp|公募|공고|招标|招標
budgetline: cost center|原価センター|코스트 센터|成本中心
auditfirm: auditor of accounts|監査法人|회계법인|会计师事务所
share: shareholder|stockholder|株主|주주|股东|股東
boardmeeting: board meeting|取締役会|이사회|董事会|董事會
election: election|vote|voting|選挙|投票|선거|투표|选举|投票日
survey: survey|questionnaire|poll|アンケート|調査票|설문|설문 조사|问卷|問卷|调查问卷
panelofpeople: respondent|回答者|응답자|受访者|受訪者
interview: interview|面接|インタビュー|면접|인터뷰|面试|面試|采访
recruiting: recruiting|hiring|job opening|採用|求人|채용|구인|招聘|招募|徵才
onboarding: onboarding|orientation|入社手続き|オンボーディング|온보딩|입사 절차|入职|到職|新人培训
resignation: resignation|quit|退職|퇴사|퇴직|离职|離職
trainingcourse: training session|研修|연수|교육|培训|培訓|研習
trip: trip|travel|business trip|旅行|出張|여행|출장|出差|旅遊|旅游
destinationoftrip: where to go|行き先|목적지|目的地
ticket: ticket|entry ticket|チケット|入場券|티켓|입장권|票|门票|票券
seatofevent: venue|hall|会場|행사장|공연장|会场|會場|场地|場地
festival: festival|event day|祭り|フェス|축제|行사|节庆|活動日
concert: concert|live show|コンサート|ライブ|콘서트|공연|演唱会|演出|音樂會
rehearsal: rehearsal|リハーサル|리허설|彩排
speaker: speaker|keynote|presenter|登壇者|発表者|연사|발표자|演讲者|講者|主讲人
moderator: moderator|chair of|司会|사회자|主持人|主持
exhibition: exhibition|exhibit|展示会|展覧会|전시|전시회|展览|展覽|展会
museum: museum|gallery|博物館|美術館|박물관|미술관|博物馆|美术馆
cinema: cinema|movie theater|screening|映画館|上映|영화관|상영|电影院|電影院|放映
film: film|movie title|映画|영화|电影|電影
cast: cast|actor|出演者|俳優|출연자|배우|演员|演員
episode: episode|回|エピソード|에피소드|회차|集|集数|剧集
scriptofaplay: screenplay|脚本|台本|대본|剧本|劇本
recording: recording|record a video|録画|録音|녹화|녹음|录制|錄影|录音|錄音
encoder: encoder|codec|エンコーダ|コーデック|인코더|코덱|编码器|編碼器
transcoding: transcode|transcoding|変換|トランスコード|트랜스코딩|변환|转码|轉檔|转换|轉換
bitrate: bitrate|ビットレート|비트레이트|码率|位元率
clarity: definition|清晰度|画質|화질|畫質|画质
streaming: streaming|stream|live stream|配信|ストリーミング|스트리밍|방송|直播|串流
podcast: podcast|ポッドキャスト|팟캐스트|播客
photoshoot: shoot|photo shoot|撮影|촬영|拍摄|拍攝
lens: lens|レンズ|렌즈|镜头|鏡頭
game: game|ゲーム|게임|游戏|遊戲
physics: physics|physics engine|物理|物理演算|물리|物理引擎
loop: loop|ループ|루프|循环|迴圈
tick: tick|tick rate|ティック|ティックレート|틱|틱레이트|刷新率
spawn: spawn|respawn|リスポーン|復活|리스폰|부활|重生|復活點
itemdrop: drop|drop rate|ドロップ|ドロップ率|드롭|드롭률|掉落|掉落率
inventoryslot: inventory slot|バッグ|소지품|背包
guild: guild|clan|ギルド|길드|公会|公會
match: match|matchmaking|対戦|試合|경기|매치|比赛|比賽|对战
opponent: opponent|対戦相手|상대|对手|對手
coach: coach|trainer|監督|コーチ|トレーナー|코치|감독|트레이너|教练|教練
gym: gym|fitness|ジム|헬스장|健身房
stadium: stadium|スタジアム|球場|경기장|体育场|體育場|球场
referee: referee|umpire|審判|심판|裁判
jersey: jersey|uniform|ユニフォーム|制服|유니폼|제복|球衣|制服
sizeofclothes: clothing size|服のサイズ|옷 사이즈|尺码|尺碼
fabric: fabric|cloth|textile|生地|布|원단|천|布料|面料
salon: salon|hairdresser|barber|美容院|サロン|미용실|美发|髮廊|理发店
pet: pet|dog|cat|ペット|犬|猫|반려동물|강아지|고양이|宠物|寵物
vet: vet|veterinarian|animal clinic|獣医|動物病院|수의사|동물병원|兽医|獸醫
kindergarten: kindergarten|nursery|daycare|幼稚園|保育園|유치원|어린이집|幼儿园|幼兒園|托儿所
pickup: pickup|pick-up|collection|迎え|受け取り|引き取り|픽업|수령|接送|取货|取貨|自取
returndesk: drop-off|返却|반납|归还|歸還|还书|還書
rental: rental|rent a|hire|レンタル|貸し|렌탈|대여|租赁|出租|租借
carrental: rental car|レンタカー|렌터카|租车|租車
driver: driver|運転手|ドライバー|운전사|기사|司机|司機|驾驶员
fuel: fuel|petrol|gasoline|燃料|ガソリン|연료|휘발유|燃油|汽油|油料
toll: toll|通行料|통행료|过路费|過路費
speed: speed|速度|スピード|속도|速率|时速
distance: distance|距離|거리|距离
bus: bus|バス|버스|公交|公车|巴士|公車
trainline: railway|列車|電車|鉄道|열차|기차|火车|火車|列车
platformofstation: track number|番線|승강장|月台|站台
gate: gate|boarding gate|搭乗口|ゲート|탑승구|게이트|登机口|登機口|闸口
luggage: luggage|baggage|手荷物|荷物|수하물|짐|行李
airport: airport|空港|공항|机场|機場
harbor: harbor|dock|berth|港|埠頭|岸壁|항구|부두|港口|码头|碼頭
ship: vessel|ship name|船|船舶|선박|배|船只|船隻
cargo: cargo|freight|貨物|화물|货物|貨櫃
crane: crane|クレーン|크레인|起重机|吊車
construction: construction|building site|工事|施工|工事現場|공사|시공|施工|工地
concrete: concrete|コンクリート|콘크리트|混凝土
foundation: foundation|基礎|기초|地基
apartment: apartment|flat|unit in the building|マンション|部屋番号|아파트|公寓|套房
land: land|lot of land|土地|토지|땅|土地面积
areasize: floor area|square meters|面積|평수|면적|面积|坪数
neighborhood: neighborhood|district|町内|地区名|동네|구역|街区|社区|社區
cityhall: city hall|town office|市役所|役所|시청|구청|市政府|区公所
permit: permit|permission slip|許可証|허가|허가증|许可|許可證|准证
police: police|警察|경찰|警方|派出所
firesafety: fire drill|消防訓練|避難訓練|소방 훈련|消防演练|消防演習
fireextinguisher: extinguisher|消火器|소화기|灭火器|滅火器
guard: security guard|警備|경비|保安|警衛
badge: badge|entry card|入館証|社員証|バッジ|출입증|사원증|门禁卡|識別證|工牌
keyholder: spare key|鍵|열쇠|钥匙|鑰匙
weather: weather|forecast|天気|予報|날씨|예보|天气|天氣|预报
rain: rain|rainfall|雨|降水量|비|강수량|下雨|降雨
pressure: pressure|気圧|圧力|기압|압력|压力|壓力|气压
humidity: humidity|湿度|습도|濕度
solar: solar|solar panel|太陽光|태양광|太阳能|太陽能
plantreactor: reactor|反応器|원자로|反应器|反應爐
chemical: chemical|solvent|薬品|溶剤|화학|용매|化学品|溶剂|溶劑
concentration: concentration|濃度|농도|浓度
satellite: satellite|衛星|위성|卫星
antenna: antenna|アンテナ|안테나|天线|天線
frequencyband: frequency band|radio channel|周波数|주파수|频段|頻段|频率段
sim: sim|sim card|シム|유심|手机卡
call: call|phone call|通話|통화|呼び出し|通话|通話時間
voicemail: voicemail|留守電|음성 사서함|语音信箱
chat: chat|messenger|チャット|채팅|메신저|聊天
forum: forum|message board|掲示板|フォーラム|게시판|论坛|論壇|版面公告
newsletter: newsletter|mailing|メルマガ|ニュースレター|뉴스레터|电子报|電子報|通讯
campaign: campaign|promotion|キャンペーン|캠페인|프로모션|活动方案|宣传|促销|促銷
advert: ad|ads|advert|advertisement|広告|광고|广告|廣告
slogan: slogan|tagline|スローガン|슬로건|口号|標語
press: press release|プレスリリース|보도자료|新闻稿|新聞稿
magazine: magazine|journal|雑誌|잡지|저널|杂志|期刊|雜誌
publisher: publisher|出版社|출판사
issuenumber: issue number|号数|호수|期数|期號
printrun: print run|copies printed|部数|印刷部数|부수|인쇄 부수|印数|印量
editorinchief: editor-in-chief|編集長|편집장|主编|總編輯
proofread: proofreading|校閲|교열|校对|校對
wordcount: word count|character count|字数制限|글자수|字數|字数要求
deadlineforpapers: submission deadline|締切日|제출 마감|投稿截止|截稿|截稿日
bread: bread|bakery|パン|빵|베이커리|面包|麵包|烘焙
oven: oven|オーブン|오븐|烤箱|烤爐
dough: dough|flour|生地の|小麦粉|반죽|밀가루|面团|麵團|面粉
coffee: coffee|コーヒー|커피|咖啡
portion: portion|serving|人前|인분|份量|份数
kitchen: kitchen|厨房|キッチン|주방|厨房设备
tableatrestaurant: dining table|テーブル席|테이블 번호|桌号|桌號
takeout: takeout|takeaway|持ち帰り|テイクアウト|포장 주문|外带|外帶|外卖|外賣
reporter: reporter|記者|기자|记者
translator: translator|interpreter|翻訳者|通訳|번역가|통역|译者|譯者|口译|口譯
birthday: birthday|誕生日|생일|生日
relative: family|家族|가족|家人|家庭
neighbouroffice: branch office|支店|支社|지점|지사|分公司|分店|分行
headquarters: headquarters|head office|本社|본사|总部|總部|总公司
subsidiary: subsidiary|子会社|자회사|子公司
competitor: competitor|競合|경쟁사|竞争对手|競爭對手
sales: sales|revenue|売上|売り上げ|매출|판매|销售|销售额|業績|营业额
profit: profit|margin|利益|粗利|이익|마진|利润|利潤|毛利
targetfigure: goal|quota|目標|ノルマ|목표|할당량|目标|指标|指標
regionofsales: territory|担当エリア|담당 지역|销售区域|業務區域
complaint: complaint|クレーム|苦情|불만|클레임|投诉|客訴
support: support|help desk|helpdesk|サポート|ヘルプデスク|고객 지원|고객지원|客服|支援|技术支持
sla: sla|response time|応答時間|응답 시간|响应时间|回應時間
uptime: uptime|availability|稼働率|가동률|가용성|可用性|可用率
failover: failover|フェイルオーバー|페일오버|故障转移
snapshot: snapshot|スナップショット|스냅샷|快照
volumemount: mount|mount point|マウント|마운트|挂载|掛載
kernel: kernel|カーネル|커널|内核|核心版本
driversoftware: device driver|デバイスドライバ|드라이버|驱动|驅動程式
installer: installer|setup program|インストーラ|インストーラー|설치 프로그램|安装程序|安裝程式
downloadlink: mirror site|配布元|배포처|下载源
changelog: changelog|release notes|変更履歴|リリースノート|변경 이력|릴리스 노트|更新日志|變更紀錄|发行说明
roadmap: roadmap|ロードマップ|로드맵|路线图|藍圖
sprint: sprint|iteration|スプリント|イテレーション|스프린트|이터레이션|冲刺|衝刺|迭代
backlog: backlog|バックログ|백로그|待办|待辦
estimateofwork: story point|工数|공수|工时|工時
standup: daily meeting|朝会|데일리 미팅|晨会|站会|站立會議
retrospective: retrospective|振り返り|회고|复盘|回顧
oncall: on-call|on call|oncall|当番|オンコール|당직|온콜|值班|輪值
escalation: escalation|エスカレーション|에스컬레이션|升级处理|上報
incident: incident|outage|障害報告|インシデント|장애|사고|事故|故障
runbook: runbook|playbook|手順書|런북|절차서|操作手册|手順
feature: feature|機能追加|신기능|新功能
experimentgroup: ab test|a/b test|ABテスト|A/B 테스트|AB测试
"""
