"""Words of which one excludes the other, in several languages: topics with a different one each are two topics.

A line is one question, its answers stand between slashes: `form|form / form|form`.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

_LINES = """\
left|左|왼쪽|왼 / right|右|오른쪽|오른
north|northern|北|북쪽|북관|북문 / south|southern|南|남쪽|남관|남문 / east|eastern|东|東|동쪽|동관|동문 / west|western|西|서쪽|서관|서문
front|前|앞 / back|rear|后|後|뒤
upper|top|上|위쪽|상단 / lower|bottom|下|아래|하단
inner|inside|indoor|内|室内|실내|안쪽 / outer|outside|outdoor|外|屋外|室外|실외|야외|바깥
first|첫 / second|둘째 / third|셋째 / last|final|最終|最后|마지막
morning|朝|早|아침|오전|上午|午前 / afternoon|午後|오후|下午 / evening|夕|晩|晚|저녁 / night|nightly|overnight|夜|밤|야간
spring|春|봄 / summer|夏|여름 / autumn|fall|秋|가을 / winter|冬|겨울
weekday|weekdays|平日|평일|工作日 / weekend|weekends|週末|周末|주말 / holiday|祝日|공휴일|节假日
monday|月曜|周一|월요일 / tuesday|火曜|周二|화요일 / wednesday|水曜|周三|수요일 / thursday|木曜|周四|목요일 / friday|金曜|周五|금요일 / saturday|土曜|周六|토요일 / sunday|日曜|周日|일요일
adult|adults|大人|成人|성인|어른 / child|children|kids|子供|子ども|小児|儿童|兒童|어린이|아동|소아 / senior|seniors|elderly|高齢者|老人|노인|경로
male|men|boys|男|남성|남자 / female|women|girls|女|여성|여자
min|minimum|lowest|shortest|least|最低|最小|最少|최소|최저|下限|하한 / max|maximum|highest|longest|most|最高|最大|最多|최대|최고|上限|상한
import|imports|輸入|进口|수입 / export|exports|輸出|出口|수출
inbound|incoming|入荷|入库|입고 / outbound|outgoing|出荷|出库|출고
arrival|arrivals|arrive|到着|도착|到达|抵达 / departure|departures|depart|出発|출발|出发
check-in|checkin|チェックイン|입실|入住 / check-out|checkout|チェックアウト|퇴실|退房
open|opens|opening|開店|開館|開場|开门|개점|개관 / close|closes|closing|閉店|閉館|关门|폐점|폐관
start|starts|begin|begins|開始|开始|시작 / end|ends|finish|終了|结束|종료
old|former|旧|구형 / new|新|신규|신형
large|big|大型|大|대형 / medium|中型|중형 / small|小型|小|소형
internal|内部|社内|사내|내부 / external|外部|社外|사외|외부
domestic|国内|국내 / international|overseas|foreign|海外|해외|국제|国际|国外
purchase|buying|購入|采购|採購|구매|매입 / sale|sales|selling|販売|销售|銷售|판매|매출
sender|sending|送信|发送|발신 / receiver|receiving|受信|接收|수신
wet|湿|젖은 / dry|乾|干|건식
red|赤|红|빨간|빨강 / blue|青|蓝|파란|파랑 / green|緑|绿|초록|녹색 / yellow|黄|노란|노랑 / black|黒|黑|검은|검정 / white|白|흰|하얀
breakfast|朝食|早餐|조식 / lunch|昼食|午餐|점심 / dinner|supper|夕食|晚餐|석식
staging|ステージング|预发|스테이징 / production|prod|本番|生产|正式|운영 / test|testing|テスト|检证|検証|测试|테스트 / development|dev|開発|开发|개발
full-time|正社員|정규직|全职 / part-time|パート|アルバイト|시간제|兼职
input|入力|输入|입력 / output|出力|输出|출력
upload|アップロード|上传|업로드 / download|ダウンロード|下载|다운로드
daily|日次|日報|日报|일간|일일 / weekly|週次|週報|周报|주간 / monthly|月次|月報|月报|월간 / quarterly|四半期|季度|분기 / annual|annually|yearly|年次|年报|연간
upstream|上流|상류|上游 / downstream|下流|하류|下游
single|シングル|单人|싱글 / double|ダブル|双人|더블 / twin|ツイン|트윈
"""
_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")


def are_opposed(a: str, b: str) -> bool:
    """Does each of two topics, casefolded and in one shape, give another answer to one question?"""
    left, right = _answers(a), _answers(b)
    return any(left[question].isdisjoint(right[question]) for question in left.keys() & right.keys())


@lru_cache(maxsize=4096)
def _answers(text: str) -> Mapping[int, set[int]]:
    found: dict[int, set[int]] = {}
    words = set(_WORD.findall(text))
    for form, question, answer in _forms():
        if form in words or (not form.isascii() and form in text):
            found.setdefault(question, set()).add(answer)
    return found


@cache
def _forms() -> tuple[tuple[str, int, int], ...]:
    from belta_memory.domain.han import ONE_SHAPE

    return tuple(
        (form.translate(ONE_SHAPE), question, answer)
        for question, line in enumerate(_LINES.splitlines())
        for answer, forms in enumerate(line.split(" / "))
        for form in forms.split("|")
    )
