from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.quantity import alike, amounts
from belta_memory.domain.units import UNITS

FORMS = [form for line in UNITS.splitlines() for form in line.partition(": ")[2].split("|")]
CASES = (str.lower, str.upper, str.title, str.swapcase, lambda text: text.replace("s", "\u017f"))


@pytest.mark.parametrize(
    ("texts", "form"),
    [
        pytest.param(
            ("60s", "60 seconds", "60秒", "60초", "1분", "1 min", "一分 60 sec"), "#60000:ms", id="time"
        ),
        pytest.param(("10時半", "10:30", "10点半", "10시 30분", "10:30 AM"), "@10:30", id="time of day"),
        pytest.param(("9:00 PM", "21:00", "午後9時", "오후 9시", "下午9点"), "@21:00", id="in the evening"),
        pytest.param(("March 10", "Mar 10th", "10 March", "3月10日", "3월 10일"), "@3-10", id="day"),
        pytest.param(("3,000円", "3000 yen", "¥3,000"), "#3000:jpy", id="money"),
        pytest.param(("5만원", "50000원", "₩50,000"), "#50000:krw", id="tens of thousands"),
        pytest.param(("20 MB", "20MB"), "#20000000:byte", id="bytes"),
        pytest.param(("two weeks", "TWO WEEKS", "Two Weeks", "14 days"), "#1209600000:ms", id="in any case"),
    ],
)
def test_an_amount_has_one_form_in_every_language(texts: tuple[str, ...], form: str) -> None:
    for text in texts:
        assert form in [a.form for a in amounts(text)], text


@given(
    st.sampled_from(["two", "a", "an", "one", "三", "5", "10,000"]),
    st.sampled_from(FORMS),
    st.sampled_from(CASES),
)
def test_no_way_of_writing_a_unit_stops_the_reading(
    number: str, unit: str, case: Callable[[str], str]
) -> None:
    amounts(case(f"in {number} {unit}"))


@pytest.mark.parametrize(
    "text", ["v1.2", "10.0.0.1", "5432", "a60s", "60sx", "1.2.3s", "2024-03-10", "10:30:15", "host:80s/x"]
)
def test_a_name_holds_no_amount(text: str) -> None:
    assert amounts(text) == []


@pytest.mark.parametrize(
    ("a", "b", "are"),
    [
        pytest.param("#3:times", "3", True, id="so many times is a number"),
        pytest.param("#3:times", "#3:pieces", False, id="times are not pieces"),
        pytest.param("#3000:ms", "3000", False, id="a bare number is no duration"),
        pytest.param("#10:percent", "10", False, id="a bare number is no share"),
    ],
)
def test_amounts_are_compared_with_their_units(a: str, b: str, *, are: bool) -> None:
    assert alike(a, b) is are
    assert alike(b, a) is are
