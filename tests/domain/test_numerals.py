import pytest

from belta_memory.domain.likeness import Values, compare_values, language_of
from belta_memory.domain.numerals import in_figures

EQUAL = [
    ("7 days", "one week", "1週間", "七天", "일주일"),
    ("two weeks", "14 days", "2週間", "两星期", "2주"),
    ("90 minutes", "an hour and a half", "1 hour 30 minutes", "1時間半", "一个半小时", "1시간 반"),
    ("half an hour", "30 minutes", "半小时", "반 시간"),
    ("half a year", "six months", "半年", "반년"),
    ("12 months", "one year", "一年"),
    ("twice a day", "2 times a day", "1日2回", "一天两次", "하루 두 번"),
    ("daily", "once a day", "毎日", "每天", "매일"),
    ("biweekly", "every two weeks", "隔週", "每两周", "격주"),
    ("10%", "ten percent", "1割", "百分之十", "10퍼센트"),
    ("15,000円", "1万5千円", "一万五千円"),
    ("10,000원", "1만 원", "만 원"),
    ("2 kg", "2000 g", "2キロ", "两公斤", "2킬로그램"),
    ("500 ml", "0.5 L", "半升", "0.5リットル"),
    ("third floor", "floor 3", "三階", "3楼", "삼층"),
    ("9 at night", "21:00", "夜9時", "晚上九点", "밤 9시"),
    ("March 15, 2027", "2027-03-15", "2027年3月15日"),
    ("minus 18°C".replace("minus ", "-"), "零下18度", "マイナス18度", "영하 18도"),
    ("twenty-five", "25"),
    ("1,500", "1500", "1.5k"),
    ("the Osaka plant", "the plant in Osaka"),
    ("PDF", "PDF files", "PDF形式"),
    ("not allowed", "prohibited", "不可", "불가", "不允许"),
]
OTHER = [
    ("7 days", "8 days"),
    ("10 mg", "10 g"),
    ("third floor", "fourth floor"),
    ("3 pm", "3:00"),
    ("twice a day", "twice a week"),
    ("1割", "10割"),
    ("3階", "3個"),
    ("半年", "1年"),
    ("三楼", "四楼"),
    ("不可", "可能"),
    ("オスロからベルゲン", "ベルゲンからオスロ"),
    ("from Oslo to Bergen", "from Bergen to Oslo"),
    ("not Dana in Oslo", "Dana in Oslo"),
]
NAMES = [
    "node-two",
    "s3-2k",
    "web-2F",
    "first-run",
    "one/two",
    "v1,500",
    "三菱商事",
    "一橋",
    "두리",
    "build_one",
    "twice@home",
]


@pytest.mark.parametrize("values", EQUAL, ids=lambda values: values[0])
def test_a_number_has_one_form_however_it_is_said(values: tuple[str, ...]) -> None:
    for a in values:
        for b in values:
            assert compare_values(a, b, across=language_of(a) != language_of(b)) is Values.EQUAL, (a, b)


@pytest.mark.parametrize(("a", "b"), OTHER)
def test_what_is_another_number_or_another_way_round_stays_another(a: str, b: str) -> None:
    assert compare_values(a, b) is not Values.EQUAL


@pytest.mark.parametrize("name", NAMES)
def test_a_number_in_a_name_stays_as_it_is(name: str) -> None:
    assert in_figures(name) == name
