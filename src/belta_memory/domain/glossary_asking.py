"""How one asks for a thing in a clause, where another names it by a noun: data in the format of `domain.glossary`."""

ASKING = """\
owner: responsible|look after|looks after|take care|takes care|in charge|be in charge|to contact|受け持つ|受け持|任されている|任され|連絡先|担っている|맡고|맡고 있는|맡은|맡는|연락처|책임지는|담당하는|负责|負責|谁负责|誰負責|负责的|联系人|聯絡人|联系|管的
begin: open|opens|opening|opening time|開く|開場|開店|始まる|始める|始業|열리|여는|개점|개장|개시|시작하는|시작되는|开门|開門|开场|开业|开馆|開館|营业开始|几点开始
close: shut|closing|close|閉まる|閉める|閉店|閉館|終わる|닫는|폐점|폐관|끝나|끝나는|마치는|关门|關門|打烊|闭馆|閉館
depart: depart|departure|departs|set off|sets off|出発|出発する|発車|出る|출발|출발하는|떠나는|出发|出發|发车|開車
arrive: arrive|arrival|arrives|着く|到着|到着する|도착|도착하는|到达|抵达|抵達|到站
temperature: hot|cold|warm|何度|몇 도|도인지|多少度|多热|几度|幾度
depth: deep|深い|깊은|多深
width: wide|幅|폭|너비|宽度|多宽|寬度
height: tall|high|高い|높은|多高
weight: heavy|重い|무거운|多重
distance: far|遠い|멀리|多远|多遠
speed: fast|quick|速い|速さ|빠른|多快
color: 何色|무슨 색|색깔|색인지|什么颜色|什麼顏色|啥颜色
price: charged|charge|costs|何円|いくら|얼마|얼마인지|多少钱|多少錢|价钱
vendor: maker|brand|manufacturer|supplies|supply|メーカー|製造元|仕入れ先|納入業者|委託先|頼んでいる|제조사|공급처|공급업체|납품업체|거래처|맡기는|맡기|品牌|厂家|厂商|廠商|生产商|委托|委託
material: made of|made from|材質|何でできて|재질|소재|材质|用什么做
ttl: valid|validity|stay valid|stays valid|good for|有効な|有効|유효|유효한|有效|有效期
age: how old|何歳|몇 살|多少岁|几岁|幾歲
"""

ASKED_FACETS = """\
time: 何時|何曜日|何日|周几|周幾|礼拜几|무슨 요일|며칠|몇 시|시인지|요일인지|며칠인지|몇 시인지
schedule time: how often|多久一次|每隔多久|얼마나 자주|자주|どのくらいの頻度|何日おき|何日ごと|며칠마다
count: 何回|何人|何個|何枚|何台|何本|何名|몇 번|몇 명|몇 대|명인지|번인지|몇 명인지|몇 번인지|多少人|几次|几个人|多少个|几名|幾個|幾人
place: どこ|어디|어디인지|어디서|在哪|哪里|哪儿|何处
duration: 所要時間|所要|かかる時間|かかる|続く|続ける|소요|걸리|걸리는|지속|持续|持續|需要多长时间|要多久|多长时间|how long|lasts|last|takes|take
who: 谁|誰|누구|누구인지
"""

ASKED_WEAK = """\
-: held|hold|holds|take place|takes place|taking place|happen|happens|happening|sit|sits|stand|stands|hang|hangs|live|stay|stays|fit|fits|needed|need|needs|parked|firm|care|come|comes|allow|most|least|used for|meant for|meant|we have|there are|each|single
-: 行われる|行われ|開かれる|開催|受|持|入る|着く|置かれ|頼む|任|使われる
-: 하는|되는|열리는|있는|들어가는|만드는지|만드는|인지|하는지|쓰는|하|진행|진행하는|놓는|두는
-: 举行|舉行|举办|舉辦|进行|進行|一次|能坐|坐|容纳|所用|用的|使用的|需要|摆|擺
"""
