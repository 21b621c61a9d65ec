"""Names, buildings, travel, people, adjectives and times, in several languages: read by search alone, as `domain.glossary_notes`."""

WORLD = """\
japan: japan|日本|일본
korea: korea|south korea|韓国|한국|대한민국
china: china|mainland china|中国|中國大陸|중국
taiwan: taiwan|台湾|대만|타이완
hongkong: hong kong|hongkong|香港|ホンコン|홍콩
unitedstates: united states|usa|america|アメリカ|米国|미국|美国
unitedkingdom: united kingdom|britain|england|uk|イギリス|英国|영국
germany: germany|ドイツ|독일|德国
france: france|フランス|프랑스|法国
italy: italy|イタリア|이탈리아|意大利|義大利
spain: spain|スペイン|스페인|西班牙
netherlands: netherlands|holland|オランダ|네덜란드|荷兰
russia: russia|ロシア|러시아|俄罗斯
india: india|インド国内|インド拠点|インド支社|インド出張|인도에|인도의|인도 지사|印度
thailand: thailand|タイ王国|タイ支社|태국|泰国
vietnam: vietnam|ベトナム|베트남|越南
indonesia: indonesia|インドネシア|인도네시아|印尼|印度尼西亚
philippines: philippines|フィリピン|필리핀|菲律宾
malaysia: malaysia|マレーシア|말레이시아|马来西亚
australia: australia|オーストラリア|豪州|호주|오스트레일리아|澳大利亚|澳洲
canada: canada|カナダ|캐나다|加拿大
europe: europe|european|ヨーロッパ|欧州|유럽|欧洲|欧盟
southeastasia: southeast asia|東南アジア|동남아|东南亚
beijing: beijing|北京|ペキン|베이징|북경
shenzhen: shenzhen|シンセン|深圳|선전
guangzhou: guangzhou|canton|広州|グアンジョウ|광저우
hangzhou: hangzhou|杭州|ハンジョウ|항저우
kaohsiung: kaohsiung|高雄|カオシュン|가오슝
busan: busan|pusan|釜山|プサン|부산
incheon: incheon|仁川|インチョン|인천
jeju: jeju|済州|チェジュ|제주
kyoto: kyoto|京都|교토
nagoya: nagoya|名古屋|나고야
fukuoka: fukuoka|福岡|후쿠오카
sapporo: sapporo|札幌|삿포로
yokohama: yokohama|横浜|요코하마
okinawa: okinawa|沖縄|오키나와
newyork: new york|nyc|manhattan|ニューヨーク|뉴욕|纽约
losangeles: los angeles|ロサンゼルス|로스앤젤레스|洛杉矶
paris: paris|パリ|파리에|파리의|파리 지사|巴黎
bangkok: bangkok|バンコク|방콕|曼谷
hanoi: hanoi|ハノイ|하노이|河内
hochiminhcity: ho chi minh|saigon|ホーチミン|호찌민|호치민|胡志明
samsung: samsung|サムスン|삼성|三星
hyundai: hyundai|ヒョンデ|ヒュンダイ|현대차|현대자동차|现代汽车
naver: naver|ネイバー|네이버|naver公司|naver搜索
kakao: kakao|kakaotalk|カカオトーク|카카오|카카오톡|kakao公司
toyota: toyota|トヨタ|豊田|도요타|토요타
sony: sony|ソニー|소니|索尼
panasonic: panasonic|パナソニック|파나소닉|松下
fujitsu: fujitsu|富士通|후지쯔|후지쓰
nintendo: nintendo|任天堂|ニンテンドー|닌텐도
rakuten: rakuten|楽天|라쿠텐|乐天市场
softbank: softbank|ソフトバンク|소프트뱅크|软银
tencent: tencent|テンセント|텐센트|腾讯
alibaba: alibaba|アリババ|알리바바|阿里巴巴
bytedance: bytedance|バイトダンス|바이트댄스|字节跳动
huawei: huawei|ファーウェイ|화웨이|华为
xiaomi: xiaomi|シャオミ|샤오미|小米
baidu: baidu|バイドゥ|百度|바이두
wechat: wechat|weixin|ウィーチャット|위챗|微信
alipay: alipay|アリペイ|알리페이|支付宝
tiktok: tiktok|douyin|ティックトック|틱톡|抖音
amazoncompany: 아마존|亚马逊
google: google|グーグル|구글|谷歌
microsoft: microsoft|マイクロソフト|마이크로소프트|微软
apple: apple|アップル|苹果|애플의|애플이|애플에|애플 기기
facebook: facebook|フェイスブック|페이스북|脸书
twitter: twitter|ツイッター|트위터|推特
youtube: youtube|ユーチューブ|유튜브|유투브|油管
dollar: ドル建て|ドル換算|ドル払い|美金
yen: jpy|日本円|円建て|円安|日圓|日币
won: krw|korean won|ウォン建て|韓国ウォン|韩元|韓圜|원화를
yuan: yuan|renminbi|rmb|cny|人民元|위안화|인민폐|人民币
taiwandollar: twd|ntd|taiwan dollar|台湾ドル|대만달러|대만 달러|新台币
cryptocurrency: cryptocurrency|bitcoin|仮想通貨|暗号資産|ビットコイン|가상화폐|암호화폐|비트코인|虚拟货币|比特币
french: french|フランス語で|フランス語の|仏語|프랑스어|불어로|法语|法文
german: german|ドイツ語で|ドイツ語の|独語|독일어|德语|德文
spanish: spanish|スペイン語で|スペイン語の|西語|스페인어|西班牙语|西班牙文|西文
vietnamese: vietnamese|ベトナム語で|ベトナム語の|越語|베트남어|越南语|越南文|越文
cantonese: cantonese|広東語|광둥어|粤语|廣東話
newyearsday: new year|正月|元日|年始|새해|신년|양력설|元旦|新年|跨年
lunarnewyear: lunar new year|spring festival|chinese new year|旧正月|春節|설날|구정|설연휴|过年|農曆新年
midautumn: mid-autumn|chuseok|harvest festival|中秋|十五夜|추석|한가위|中秋节
goldenweek: golden week|ゴールデンウィーク|大型連休|황금연휴|黄金周
nationalday: national day|国慶節|建国記念|국경절|건국기념일|国庆|雙十節
christmas: christmas|xmas|クリスマス|聖誕祭|크리스마스|성탄절|圣诞
summerholidays: summer vacation|summer holidays|summer break|夏休み|夏季休暇|여름휴가|여름방학|暑假|夏季休假
yearend: year end|year-end|end of the year|年末|年の瀬|연말|年底|年终|歲末
stairs: stairs|staircase|stairway|階段を|階段の|階段で|非常階段|계단|楼梯|台阶
escalator: escalator|エスカレーター|에스컬레이터|扶梯|手扶梯|电扶梯
entrance: entrance|doorway|入口|玄関|현관|입구|门口
emergencyexit: emergency exit|fire exit|非常口|避難口|비상구|安全出口|紧急出口|逃生門
basement: basement|地下室|地下一階|地下階|지하실|지하층|지하 주차|地下层|地下樓
toilet: restroom|washroom|bathroom|お手洗い|洗面所|세면실|洗手间|卫生间
shower: bathtub|shower room|take a shower|シャワー|風呂|浴室|샤워|욕조|욕실|淋浴|浴缸|洗澡
locker: locker room|coin locker|個人ロッカー|ロッカールーム|更衣室|사물함|라커|储物柜|置物柜|寄物櫃
desk: desk|デスク周り|机の上|学習机|책상|书桌|办公桌
chair: chair|stool|椅子|椅凳|凳子|의자를|의자가|의자는|의자에
sofa: sofa|couch|ソファー|長椅子|소파|沙发
drawer: desk drawer|bottom drawer|引き出し|引出し|서랍|抽屉
cabinet: cabinet|cupboard|戸棚|キャビネット|캐비닛|찬장|柜子|文件柜|櫥櫃
whiteboard: whiteboard|ホワイトボード|화이트보드|칠판|白板
socket: wall socket|power socket|power outlet|power strip|extension cord|コンセント|電源タップ|延長コード|콘센트|멀티탭|插座|接线板|延長線
plugadapter: power adapter|plug adapter|travel adapter|ACアダプタ|電源アダプタ|変換プラグ|전원 어댑터|충전 어댑터|변환 플러그|转接头|转换插头|电源适配器
cable: cable|cabling|配線|電線|LANケーブル|電源ケーブル|케이블|전선|배선|电缆|线缆|網路線|网线
fusebox: fuse box|blown fuse|breaker panel|ブレーカー|分電盤|漏電|두꺼비집|누전|跳闸|保险丝|跳電
heating: heating|heater|radiator|暖房|床暖房|暖房器具|난방|히터|난로|暖气|供暖|取暖
refrigerator: refrigerator|fridge|冷蔵庫|냉장고|冰箱|冰櫃
microwaveoven: microwave|電子レンジ|전자레인지|微波炉
washingmachine: washing machine|tumble dryer|洗濯機|乾燥機|세탁기|건조기|洗衣机|烘干机|烘衣機
television: television|tv|テレビ|텔레비전|티비|电视
remotecontrol: remote control|リモコン|리모컨|리모콘|遥控器
headphones: headphone|headset|earphone|earbuds|ヘッドホン|イヤホン|ヘッドセット|헤드폰|이어폰|헤드셋|耳机
microphone: microphone|mic|マイク音量|マイク入力|内蔵マイク|無線マイク|마이크를|마이크가|무선 마이크|麦克风|话筒
monitordisplay: external monitor|external display|second monitor|ディスプレイ|外部モニター|모니터 화면|외부 모니터|显示器|显示屏|螢幕
vendingmachine: vending machine|自販機|自動販売機|자판기|자동판매기|自动售货机|贩卖机
screwdriver: screwdriver|ねじ回し|プラスドライバー|십자드라이버|일자드라이버|螺丝刀|起子|螺絲起子
toolbox: toolbox|tool box|power tool|工具箱|電動工具|공구함|공구 상자|전동공구
adhesivetape: adhesive tape|duct tape|sticky tape|ガムテープ|粘着テープ|養生テープ|테이프|胶带|胶布
glue: glue|adhesive|接着剤|접착제|胶水|粘合剂|黏著劑
scissors: scissors|はさみ|ハサミ|가위로|가위를|가위가|剪刀
metal: metal|metallic|金属|금속|쇠붙이
rusting: rusty|corrosion|corroded|錆び|錆が|腐食|녹슬|녹슨|부식|生锈|腐蚀
rubber: rubber|ゴム手袋|天然ゴム|ゴム|고무|橡胶
powergenerator: power generator|emergency generator|diesel generator|発電機|発電所|발전기|발전소
farm: farm|farmer|farming|農場|農家|畑に|畑の|농장|농부|농가|农民
renovation: renovation|refurbish|refurbishment|remodel|改装|改修|リフォーム|내장 공사|개보수|인테리어|装修|翻修|裝潢|整修
movinghouse: move house|moving house|moving company|引越|이삿짐|이사를|이사할
waterleak: water leak|leaking pipe|water damage|水漏れ|雨漏り|漏水|누수|물이 새는|渗水
loadingdock: loading dock|loading bay|unloading|搬入口|荷下ろし|荷受け|하역|상하차|装卸|卸货
postoffice: post office|postbox|郵便局|우체국|우체통|邮局
smoking: smoking|cigarette|tobacco|喫煙|禁煙|タバコ|たばこ|흡연|금연|담배|吸烟|抽烟
surveillancecamera: cctv|security camera|surveillance camera|防犯カメラ|監視カメラ|감시카메라|방범카메라|监控摄像|监控探头|監視器
smokedetector: smoke detector|fire alarm|火災報知|煙感知|화재경보|화재 경보|연기 감지|烟雾报警|火警|煙霧偵測
subway: subway|metro|地下鉄|지하철|전철역|地铁|捷運
taxi: taxi|cab ride|タクシー|택시|出租车|打车|計程車|叫車|的士
bicycle: bicycle|bike|bicycle parking|自転車|駐輪|자전거|自行车|单车|腳踏車
changetrains: change trains|transfer station|乗り換え駅|乗換|乗り換える|환승|갈아타|换乘|转车|轉乘
layover: layover|stopover|connecting flight|乗り継ぎ|経由便|경유지|경유편|转机|中转
roundtrip: round trip|round-trip|return ticket|往復|왕복|往返|来回票|來回
onewaytrip: one-way ticket|one-way trip|single ticket|片道|편도|单程
lasttrain: last train|last bus|終電|最終電車|막차|末班车
timetable: timetable|時刻表|発車時刻|운행 시간|시간표|배차|班次表
servicesuspended: service suspended|flight cancelled|flight canceled|運休|欠航|見合わせ|운휴|결항|운행 중단|停运|停飞|停駛
drivinglicence: driving licence|driving license|driver license|driving permit|運転免許|운전면허|면허증|驾照|驾驶证
trafficjam: traffic jam|gridlock|heavy traffic|渋滞|교통체증|교통 정체|堵车|拥堵|塞車
highway: highway|expressway|motorway|freeway|高速道路|고속도로|高速公路|国道
streetmap: street map|city map|floor map|地図|案内図|지도에|지도를
sightseeing: sightseeing|tourist|tourism|観光|관광|景点
souvenir: souvenir|土産|お土産|기념품|토산품|伴手礼|纪念品|特产
embassy: embassy|consulate|大使館|領事館|대사관|영사관
bordercontrol: immigration|border control|passport control|入国審査|出入国|入国管理|입국심사|출입국|입국|入境|出入境
dutyfree: duty-free|tax-free
hiking: hiking|mountain|climb a mountain|登山|山登り|山小屋|등산|산행|爬山|徒步|健行
beach: beach|seaside|seashore|海岸|海水浴|砂浜|해변|바닷가|해수욕|海边|海滩
camping: camping|campsite|tent|キャンプ用品|野営|캠핑|야영|텐트|露营|帐篷
snowfall: snowfall|snowy|積雪|大雪|雪かき|제설|적설|暴雪
typhoon: hurricane|暴風|飓风
flood: flood|flooding|flooded|洪水|浸水|冠水|홍수|침수|水灾|淹水
thunderstorm: thunder|thunderstorm|lightning strike|落雷|雷雨|雷が|천둥|번개|낙뢰|打雷|雷击|閃電
heatwave: heat wave|heatwave|heatstroke|猛暑|熱中症|酷暑|폭염|열사병|무더위|中暑|热浪
coldwave: cold wave|cold snap|寒波|厳寒|한파|강추위|寒潮|寒流
earthquake: tremor|aftershock|震度|余震|여진|震级
tsunami: tsunami|津波|쓰나미|해일|海啸
airpollution: air pollution|smog|fine dust|大気汚染|黄砂|미세먼지|황사|대기오염|雾霾|空气污染
emergencykit: emergency supplies|emergency kit|emergency food|非常食|備蓄|防災用品|비상식량|비축|구호물품|应急包|储备物资|防災包
firstaid: first aid|first-aid|cpr|aed|救急箱|救命|응급처치|구급상자|심폐소생|急救|心肺复苏|心肺復甦
headache: headache|migraine|頭痛|두통|头疼|偏頭痛
fever: fever|body temperature|thermometer|発熱|体温|高熱|발열|고열|체온
commoncold: common cold|flu|influenza|cough|風邪|インフルエンザ|咳が|독감|기침|감기에|감기가|감기약|流感|咳嗽
stomachache: stomachache|stomach|diarrhea|腹痛|胃腸|下痢|복통|배탈|설사|肚子疼|胃痛|腹泻|肚子痛
injury: injury|injured|wound|bruise|怪我|負傷|다치|상처|부상을|부상자|受伤|伤口
bonefracture: fracture|broken bone|骨折|ギプス|골절|깁스|石膏
eyesight: eyesight|eyeglasses|spectacles|contact lens|視力|眼鏡|メガネ|시력|안경|隐形眼镜
tooth: tooth|teeth|toothache|虫歯|歯が|歯磨き|충치|치아|치통|양치|蛀牙|牙齿|牙疼
skin: skin rash|rash|eczema|皮膚|発疹|湿疹|피부|발진|두드러기|皮疹
bloodpressure: blood pressure|hypertension|血圧|혈압
diabetes: diabetes|diabetic|blood sugar|糖尿|血糖|당뇨|혈당
pregnancy: 임산부
sleeping: sleep badly|asleep|insomnia|nap|睡眠|寝不足|眠れ|昼寝|수면|불면|낮잠|잠을|睡觉|失眠|午睡
burnout: overwork|過労|燃え尽き|メンタル不調|過重労働|스트레스|과로사|心理压力|職業倦怠
alcohol: alcohol|liquor|drunk|飲酒|アルコール|お酒|酔っ|음주를|음주운전|알코올|술자리|喝酒|酒精
infection: infection|infectious|contagious|epidemic|感染症|伝染|流行病|감염|전염|疫情
disinfect: disinfect|sanitizer|消毒|除菌|殺菌|소독|살균|손세정
parentalleave: parental leave|paternity leave|陪产假|育嬰假
lunchbox: bento|lunch box|packed lunch|弁当|도시락|便当|盒饭|餐盒
snacks: snack|candy|sweets|おやつ|お菓子|간식|사탕|과자를|과자류|零食|点心|糖果
spicy: spicy|hot pepper|辛い|激辛|辛口|매운|매워|맵게|辣味|很辣|辛辣|怕辣
tasty: tasty|delicious|flavour|flavor|美味|味付け|맛있|입맛|맛이|好吃|口味|味道
sushi: sushi|sashimi|寿司|刺身|초밥|생선회|生鱼片
noodlesoup: ramen|noodle soup|うどん|ラーメン店で|蕎麦|라멘|우동|컵라면|라면집|拉面|泡面
barbecue: barbecue|bbq|焼肉|焼き肉|バーベキュー|고깃집|바비큐|삼겹살|烤肉|烧烤
pork: pork|豚肉|돼지고기|猪肉
beef: beef|steak|牛肉|소고기|쇠고기|牛排
chickenmeat: chicken|poultry|鶏肉|チキン|닭고기|치킨
seafood: seafood|shrimp|shellfish|prawn|海鮮|魚介|甲殻類|海老|해산물|새우|갑각류|虾类
peanuts: peanut|nuts|walnut|落花生|ピーナッツ|땅콩|견과류|花生|坚果
conveniencestore: convenience store|コンビニ|편의점|便利店|便利商店|超商
supermarket: supermarket|grocery|groceries|スーパーマーケット|食料品|슈퍼마켓|대형마트|超市|賣場
shoppingmall: shopping mall|department store|百貨店|デパート|백화점|쇼핑몰|百货|商场
gift: gift|birthday present|선물|礼物
coat: coat|jacket|overcoat|上着|ジャケット|外套|외투|재킷|점퍼|夹克|大衣
umbrella: umbrella|raincoat|傘を|傘立て|雨具|우산|우비|雨伞|雨衣
wallet: wallet|purse|財布|지갑|钱包|皮夹
bagcarried: handbag|backpack|rucksack|かばん|鞄に|リュック|가방|배낭|书包|手提包
mother: mother|mom|mum|母親|お母さん|어머니|엄마|妈妈
father: father|dad|父親|お父さん|아버지|아빠|爸爸
grandparents: grandmother|grandfather|grandparents|grandma|祖父|祖母|おばあ|おじい|할머니|할아버지|조부모|爷爷|奶奶|外婆
siblings: sibling|sister|brothers and sisters|elder brother|younger brother|兄弟|姉妹|형제|자매|동생|姐妹|哥哥|弟弟|姊妹
son: son|息子|아들을|아들과|아드님|외아들|儿子
daughter: daughter|娘が|娘の|娘さん|딸이|딸은|따님|女儿
baby: baby|infant|toddler|赤ちゃん|乳児|赤ん坊|아기|신생아|영유아|宝宝|婴儿
friend: friend|友達|友人|친구|朋友|好友
neighbor: neighbour|neighbor|next door|隣人|お隣|近所|이웃|옆집|邻居|隔壁
elderly: elderly|senior citizen|高齢|お年寄り|노인|어르신|고령|老人|老年人|長者
nursingcare: nursing care|care home|caregiver|nursing home|介護|老人ホーム|요양|간병|养老院|护工|長照
insects: insect|mosquito|cockroach|pest control|害虫|虫刺され|ゴキブリ|蚊に|벌레|해충|바퀴벌레|모기가|모기향|虫子|蚊子|蟑螂
soccer: soccer|football|サッカー|축구|足球
baseball: baseball|野球|야구|棒球
swimming: swimming|swimmer|水泳|泳ぐ|泳げ|수영|游泳|泳池
jogging: jogging|marathon|ジョギング|マラソン|조깅|마라톤|달리기|慢跑|跑步|马拉松
musicalinstrument: piano|guitar|violin|musical instrument|ピアノ|楽器|バイオリン|피아노|악기|바이올린|钢琴|吉他
karaoke: karaoke|singing|カラオケ|歌う|노래방|노래를|唱歌|卡拉
comics: comic|manga|anime|漫画|マンガ|만화|웹툰|动漫
heavy: heavier|무겁|무거|很重|太重|沉重|笨重
lightweight: lightweight|light weight|軽い|軽く|軽量|가볍|가벼|轻便|很轻
thick: thicker|厚い|厚く|分厚|두껍|두꺼|很厚|太厚|厚的
thin: thin|thinner|slim|薄い|薄く|薄型|얇은|얇게|얇아|很薄|太薄|轻薄
wide: spacious|roomy|広い|広く|広々|넓은|넓게|넓어|宽敞|很宽|寬大
narrow: narrow|cramped|狭い|狭く|窮屈|좁은|좁아|비좁|狭窄|太窄|太擠
wet: wet|soaked|damp|濡れ|湿っ|젖은|젖었|젖어|축축|潮湿|弄湿|淋湿
dry: dry|dried|乾いた|乾か|乾燥|마른|말리|건조|晾干
hot: hot weather|too hot|overheated|熱い|熱く|더운|더워|뜨거|뜨겁|炎热|太热|很热|燙手
coldfeeling: chilly|too cold|freezing cold|冷たい|冷え|추운|추워|차갑|차가운|寒冷|太冷|很冷|冰冷
loud: loud|noisy|うるさ|騒がし|大声|시끄|소란|큰소리|吵闹|太吵|很吵
bright: bright|brighter|dazzling|明るい|明るく|眩し|밝은|밝게|눈부|明亮|太亮|很亮|刺眼
dark: dark|dim|too dark|暗い|暗く|薄暗|어두|어둡|캄캄|昏暗|太暗|很暗|黑暗
tidy: tidy|spotless|hygienic|衛生的|きれいな|깨끗|청결|말끔|干净|整洁
dirty: dirty|filthy|stain|muddy|汚い|汚れ|染み|더럽|얼룩|지저분|더러운|很脏|弄脏|污渍|髒污
strong: strong|stronger|sturdy|強い|強く|頑丈|강력|很强|坚固|结实
weak: weak|weaker|weakness|弱い|弱く|弱点|약점|취약|허약|很弱|薄弱
full: fully booked|filled up|満席|満室|満杯|満員|가득|만석|만실|꽉차|已满|客满|額滿
vacant: vacant|空席|空室|空き部屋|빈자리|빈방|공석|공실|空位|空房|空置
soft: soft surface|cushioned|squishy|柔らか|やわらか|ふわふわ|부드러|푹신|말랑|柔软|松软
easy: easy|easier|simple|簡単|容易|たやす|쉬운|쉽게|간단|輕鬆
difficult: difficult|difficulty|tricky|難しい|難し|困難|어려|어렵|까다로|很难|棘手
near: nearby|nearest|vicinity|近くの|近くに|最寄り|가까|근처|附近|靠近|就近
far: far away|farther|faraway|遠く|遠方|머나|원거리|遥远|很远|太远
rare: rare|rarely|seldom|珍しい|めったに|稀に|まれな|드물|드문|희귀|좀처럼|罕见|少见|難得
frequent: frequent|frequently|often|頻繁|しばしば|たびたび|빈번|흔히|经常|常常
sometimes: sometimes|occasionally|once in a while|時々|ときどき|たまに|가끔|때때로|이따금|偶尔|有时候
needless: unnecessary|needless|不要な|無用|余計|쓸데없|필요없|多余|没必要|用不着
feasible: feasible|doable|feasibility|実現可能|実行可能|실현 가능|실행 가능|타당성|可行|行得通|做得到
fake: fake|counterfeit|forged|偽物|偽造|にせ物|가짜|위조|假货|冒牌
secondhand: second-hand|secondhand|used car|中古|중고|二手
tired: tired|exhausted|fatigue|疲れ|疲労|피곤|지쳤|피로가|피로를|很累|疲倦
happy: happy|glad|嬉しい|喜ん|喜び|기쁘|기쁜|기뻐|행복|高兴|开心
worried: worried|worry|anxious|anxiety|心配|不安|걱정|불안해|우려|担心|焦虑
careful: careful|carefully|cautious|慎重|気をつけ|注意深|조심|신중|주의하|小心|谨慎
twofold: twofold|two-fold|twice as much|double the amount|倍増|二倍|倍に|갑절|두배|两倍|加倍|翻倍
dozen: dozen|十二個|十二本|十二名|열두|열두개|열두 명이|一打
both: both|両方|両者|양쪽|둘다|两边
separately: respectively|それぞれ|各自|個別|각각|각자|개별
million: million|百万|数百万|백만
hundredmillion: hundred million|一億|数億|일억|수억|억원|上亿
daybeforeyesterday: day before yesterday|two days ago|一昨日|おととい|그저께|그제|엊그제|前天
dayaftertomorrow: day after tomorrow|two days from now|明後日|あさって|모레|后天
monthstart: beginning of the month|start of the month|early in the month|月初|上旬|월초|초순
firsthalfofmonth: first half of the month|月の前半|上半月|前半月|보름|전반월
midmonth: middle of the month|mid-month|中旬|月半ば|중순|월중|月中
latemonth: second half of the month|latter half|late in the month|下旬|月の後半|하순|下半月|後半月
firsthalfofyear: first half of the year|first half year|上半期|상반기|上半年
secondhalfofyear: second half of the year|second half year|下半期|하반기|下半年
halfayear: half a year|half-year|six months|半年|반년|육개월|半年來|半年内
halfanhour: half an hour|half hour|half-hour|三十分|半時間|반시간|삼십분|半小时|半個鐘頭
dawn: dawn|daybreak|sunrise|夜明け|明け方|早朝|일출|동틀|黎明|日出|拂晓
midnight: 零時|午夜|零点|한밤중|자정부터|자정까지
daytime: daytime|during the day|日中は|日中に|昼間|대낮|낮시간|낮에|白天
onlyonce: only once|just once|one time only|一度だけ|一回だけ|一度きり|한번만|단한번|일회성|仅一次|只一次
twotimes: two times|二回|두번|두차례|两回
everyotherday: every other day|alternate days|隔日|一日おき|격일|하루걸러|每隔一天
consecutive: consecutive|consecutively|successive|連続|立て続け|続けざま|연속|연달아|잇따라|接连
eversince: ever since|since then|それ以来|以来ずっと|그때부터|自从|从那以后
withintime: within days|within hours|within weeks|以内|이내|之内
approximately: approximately|roughly|approx|およそ|おおよそ|だいたい|대략|어림|남짓|大约|大概|约莫
exactlyso: exactly|precisely|ちょうど|きっかり|ぴったり|정확히|정각|꼭맞|刚好|正好|恰好
almost: almost|ほとんど|ほぼ全|几乎|差不多|將近|거의 모든|거의 전부|거의 완료
shortly: before long|soon|very soon|まもなく|間もなく|もうすぐ|조만간|머지않|不久|快要|即将
sameday: same day|same-day|当日|即日|当日中|당일|당일치기|当天
anniversary: anniversary|周年|記念日|주년|기념일|纪念日
"""
