"""More things that topics of daily work are about, beside software: data in the format of `domain.glossary`."""

EVERYDAY = """\
dough: dough|生地|パン生地|반죽|面团|麵團
filling: filling|餡|具材|中身|속재료|소|馅料|餡料|内馅
bake: bake|baking|焼成|焼き|焼く|굽기|굽는|구이|烘烤|烤|烘焙
crop: crop|作物|농작물|작물|作物|庄稼
cement: cement|concrete|セメント|コンクリート|시멘트|콘크리트|水泥|混凝土
scaffold: scaffold|scaffolding|足場|비계|脚手架
painting: paint|painting|塗装|ペンキ|도장|페인트|喷漆|油漆|涂装
roofing: roof|屋根|屋上|지붕|옥상|屋顶|屋頂
pipe: pipe|piping|配管|パイプ|배관|파이프|管道|管线
valve: valve|バルブ|弁|밸브|阀门|閥門
pump: pump|ポンプ|펌프|泵|水泵
weld: weld|welding|溶接|용접|焊接
screw: screw|ネジ|ねじ|나사|螺丝|螺絲
bolt: bolt|ボルト|볼트|螺栓
torque: torque|トルク|締め付けトルク|토크|扭矩|扭力
gear: gear|gearbox|ギア|歯車|기어|齿轮|齒輪
tyre: tire|tyre|タイヤ|타이어|轮胎|輪胎
brake: brake|ブレーキ|브레이크|刹车|煞車
voltage: voltage|電圧|전압|电压
pressure: pressure|圧力|気圧|압력|压力
boarding: boarding|搭乗|탑승|登机|登機
busstop: bus stop|stop|停留所|バス停|정류장|정류소|车站|公交站
fare: fare|運賃|乗車料金|운임|요금|车费|票价
choir: choir|chorus|合唱|合唱団|합창단|합창|合唱团
claimcase: claim|請求案件|보험 청구|理赔|索赔
hearing: hearing|trial|審理|公判|재판|심리|庭审|开庭
notary: notary|公証人|公証|공증|공증인|公证|公证人
wedding: wedding|結婚式|婚礼|결혼식|예식|婚禮
funeral: funeral|葬儀|장례|장례식|葬礼
ceremony: ceremony|式典|セレモニー|행사|기념식|典礼|仪式
church: church|教会|교회|教堂
volunteer: volunteer|ボランティア|자원봉사자|자원봉사|志愿者|志工
league: league|リーグ|리그|联赛|聯賽
broadcast: broadcast|放送|방송|播出|广播
newspaper: newspaper|新聞|신문|报纸|報紙
manuscript: manuscript|draft|原稿|草稿|원고|초고|稿件|稿子
pharmacy: pharmacy|薬局|약국|药房|藥局|药店
glove: glove|手袋|グローブ|장갑|手套
mask: mask|マスク|마스크|口罩
shipmentgoods: shipment|consignment|出荷|출하|发货|出貨|出货
cashier: cashier|register|till|レジ|계산대|收银台|收银|收銀
shelf: shelf|shelves|棚|선반|진열대|货架|架子
breaktime: break|recess|休憩|休み時間|휴식|쉬는 시간|休息|课间
allowance: allowance|手当|수당|津贴|补贴|補貼
attendance: attendance|出席|出欠|勤怠|출석|출근|考勤|出勤
projector: projector|プロジェクター|프로젝터|빔프로젝터|投影仪|投影機
toner: toner|ink|トナー|インク|토너|잉크|墨粉|墨水|硒鼓
fire: fire|火災|消防|화재|소방|火灾
evacuation: evacuation|assembly point|避難|대피|疏散|避難場所
drill: drill|訓練|훈련|演练|演習
visitor: visitor|来客|来訪者|방문객|방문자|访客|訪客
canteen: canteen|cafeteria|食堂|社員食堂|구내식당|식당|食堂|餐厅
teatime: tea|お茶|차|茶
garden: garden|庭|庭園|정원|花园|花園
tree: tree|木々|樹木|나무들|수목|树木|樹
lawn: lawn|grass|芝生|芝|잔디|草坪|草地
pond: pond|池|연못|池塘
fence: fence|フェンス|柵|울타리|펜스|围栏|柵欄
bridge: bridge|橋|다리|교량|桥
road: road|street|道路|通り|도로|길|马路|公路
lane: lane|車線|レーン|차선|车道
signboard: sign|signboard|看板|標識|간판|표지판|招牌|标识
window: window|窓|窓ガラス|창문|窗户|窗
wall: wall|壁|벽|墙|墙面
flooring: flooring|carpet|床材|カーペット|바닥재|카펫|地板|地毯
curtain: curtain|blind|カーテン|커튼|窗帘
bed: bed|ベッド|침대|床位|病床
towel: towel|タオル|수건|毛巾
linen: sheet|linen|シーツ|リネン|침대 시트|床单|床單
soap: soap|石鹸|洗剤|비누|세제|肥皂|洗涤剂
cake: cake|ケーキ|케이크|蛋糕
sugar: sugar|砂糖|설탕|糖
salt: salt|塩|소금|盐
butter: butter|バター|버터|黄油
egg: egg|卵|たまご|계란|달걀|鸡蛋
rice: rice|米|ご飯|쌀|밥|大米|米饭
noodle: noodle|麺|면류|국수|面条
soup: soup|broth|スープ|だし|국물|수프|汤|高汤
meat: meat|肉|고기|肉类
vegetable: vegetable|野菜|채소|야채|蔬菜
fruit: fruit|果物|과일|水果
milk: milk|牛乳|ミルク|우유|牛奶
beer: beer|ビール|맥주|啤酒
wine: wine|ワイン|와인|葡萄酒|红酒
bottle: bottle|瓶|ボトル|병|瓶子
mileage: mileage|走行距離|주행거리|里程
repair: repair|mend|修理|修繕|수리|보수|维修|修理
depth: depth|深さ|깊이|深度
thickness: thickness|thick|厚さ|厚み|두께|厚度
capacity: capacity|定員|収容人数|용량|정원|수용 인원|容量
age: age|年齢|歳|나이|연령|年龄|年齡
rank: rank|ranking|順位|순위|排名
captain: captain|skipper|主将|船長|キャプテン|주장|선장|队长|船长
seasontime: season|シーズン|시즌|赛季|季节
tour: tour|excursion|ツアー|見学|투어|견학|旅游|参观
guideperson: guide|ガイド|案内人|가이드|안내인|导游|向导
lobby: lobby|ロビー|로비|大厅|大堂
balance: balance|残高|잔액|잔고|余额|餘額
interest: interest rate|interest|金利|利率|利息|이자|이율|금리
dividend: dividend|配当|배당|分红|股息
candidate: candidate|applicant|候補者|応募者|후보|지원자|候选人|应聘者
ambulance: ambulance|救急車|구급차|救护车
testresult: result|結果|결과|结果
tablet: tablet|pill|錠剤|알약|药片
syringe: syringe|needle|注射器|針|주사기|바늘|针头
boat: boat|ship|vessel|船|船舶|배|선박|船只
classroom: classroom|教室|교실|教室
semester: semester|term|学期|학기
lease: lease|tenancy|賃貸|賃貸借|임대|임차|租约|租赁
furniture: furniture|家具|가구
clothes: clothes|clothing|衣類|服|의류|옷|服装|衣服
shoe: shoe|靴|シューズ|신발|구두|鞋
helmet: helmet|hard hat|ヘルメット|안전모|헬멧|安全帽|头盔
ladder: ladder|はしご|脚立|사다리|梯子
forklift: forklift|フォークリフト|지게차|叉车|堆高機
conveyor: conveyor|belt|コンベヤ|コンベア|컨베이어|传送带|输送带
kiln: kiln|furnace|窯|炉|가마|로|窑|窑炉|炉子
glaze: glaze|釉薬|유약|釉料
stone: stone|石|돌|석재|石材
sand: sand|砂|모래|沙子
steam: steam|boiler|蒸気|ボイラー|증기|보일러|蒸汽|锅炉
filter: filter|フィルター|필터|滤网|过滤器|滤芯
oil: oil|lubricant|油|オイル|潤滑油|오일|기름|윤활유|机油|润滑油
gas: gas|ガス|가스|气体|燃气
noise: noise|騒音|소음|噪音
dust: dust|粉塵|ほこり|먼지|粉尘|灰尘
bonus: bonus|賞与|ボーナス|상여금|보너스|성과급|奖金|獎金|年终奖
error: error|failure|エラー|障害|에러|오류|错误|錯誤|异常
session: session|セッション|세션|会话|會話|工作阶段
login: login|log in|sign in|ログイン|サインイン|로그인|登录|登入
background: background|背景|배경
mobile: mobile|モバイル|スマホ|携帯|모바일|手机|行動裝置
username: username|user name|login id|ユーザー名|ユーザ名|아이디|사용자명|用户名|使用者名稱|帳號
"""
