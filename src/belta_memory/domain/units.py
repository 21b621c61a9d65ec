"""The units of amounts in several languages: data. A line is `unit factor: form|form|…`."""

UNITS = """\
ms 1: ms|msec|millisecond|milliseconds|ミリ秒|밀리초|毫秒
ms 1000: s|sec|secs|second|seconds|秒|초
ms 60000: min|mins|minute|minutes|分|分間|분|分钟|分鐘
ms 3600000: h|hr|hrs|hour|hours|時間|시간|小时|小時
ms 86400000: day|days|日間|日|天|일|号|號
ms 604800000: week|weeks|週間|주|주일|周|週
month 1: month|months|か月|ヶ月|ヵ月|カ月|ケ月|箇月|개월|个月|個月
month 12: year|years|年間|년|年
floor 1: floor
mg 1: mg|milligram|milligrams|ミリグラム|밀리그램|毫克
mg 1000: g|gram|grams|グラム|그램|克|公克
mg 1000000: kg|kgs|kilo|kilos|kilogram|kilograms|キロ|キログラム|킬로|킬로그램|公斤|千克
mg 1000000000: tonne|tonnes|ton|tons|トン|톤|吨|噸
ml 1: ml|mL|milliliter|milliliters|millilitre|millilitres|ミリ|ミリリットル|밀리|밀리리터|毫升
ml 1000: l|L|liter|liters|litre|litres|リットル|리터|升|公升
mm 1: mm|millimeter|millimeters|millimetre|millimetres|ミリメートル|밀리미터|毫米
mm 10: cm|centimeter|centimeters|centimetre|centimetres|センチ|センチメートル|센티|센티미터|厘米|公分
mm 1000: m|meter|meters|metre|metres|メートル|미터|米|公尺
mm 1000000: km|kilometer|kilometers|kilometre|kilometres|キロメートル|킬로미터|公里|千米
kmh 1: km/h|kph|kilometers a hour|キロ毎時|公里/小时
byte 1: bytes|byte|バイト|바이트|字节|位元組
byte 1000: KB|kB
byte 1000000: MB
byte 1000000000: GB
byte 1000000000000: TB
byte 1024: KiB
byte 1048576: MiB
byte 1073741824: GiB
percent 1: %|％|percent|per cent|パーセント|퍼센트
usd 1: dollar|dollars|usd|USD|ドル|달러|美元|美金
eur 1: euro|euros|eur|EUR|ユーロ|유로|欧元|歐元
jpy 1: 円|圓|yen|jpy|JPY|엔|日元|日圓
jpy 10000: 万円
krw 1: 원|won|krw|KRW|ウォン
krw 1000: 천원
krw 10000: 만원
yuan 1: 元|块|塊|rmb|cny|yuan|人民币|위안
yuan 10000: 万元|萬元
times 1: times|x|回|번|회|次|遍
people 1: people|persons|person|users|人|名|명|인|사람|位
pieces 1: pieces|items|個|つ|개|个
sheets 1: sheets|枚|장|张|張
units 1: units|台|대|臺
cases 1: cases|件|건
letters 1: characters|chars|letters|文字|글자|자|字
digits 1: digits|digit|桁|けた|자리|碼|码
rows 1: rows|records|条|條|筆|笔|行
requests 1: requests|reqs
seats 1: seats|석|席
books 1: books|冊|册|권
celsius 1: °C|℃|度|도|degree|degrees|degrees celsius|degrees Celsius|degrees C|degree Celsius|摂氏
px 1: px|pixels|ピクセル|픽셀|像素
"""
