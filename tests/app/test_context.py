import datetime as dt
from typing import Any

import pytest

from belta_memory.app.context import BUDGET, context_page
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.model import Slug

DAY = dt.date(2026, 11, 1)


def entry(number: int, text: str = "Ask before a push.", **more: Any) -> Entry:
    seen = DAY + dt.timedelta(number)
    base = Entry(Slug(f"s{number}"), f"k{number}", EntryType.LESSON, text, seen, seen, confirmed=DAY)
    return base._replace(**more)


def test_the_newest_confirmed_come_by_section_and_the_urgent_first() -> None:
    page = context_page(
        [
            entry(1, "old"),
            entry(2, "new"),
            entry(0, "urgent", high=True),
            entry(3, "k", type=EntryType.KNOWLEDGE),
        ]
    )
    assert (
        page.index("(high) urgent") < page.index("- new") < page.index("- old") < page.index("## Knowledge")
    )


def test_within_a_day_the_newest_come_first_and_the_undated_last() -> None:
    times = (dt.time(9), dt.time(11), dt.time(10))
    today = [entry(n, f"noted {n}", seen=DAY, time=time) for n, time in enumerate(times)]
    undated = entry(3, "noted 3", seen=None)
    page = context_page([undated, *today])
    places = [page.index(f"noted {n}") for n in (1, 2, 0, 3)]
    assert places == sorted(places)
    assert "noted 3 [k3, date unknown]" in page


@pytest.mark.parametrize(
    "more", [{"confirmed": None}, {"type": EntryType.NOTE}, {"high": True, "confirmed": None}]
)
def test_what_has_no_yes_and_what_is_only_a_note_is_not_there(more: dict[str, Any]) -> None:
    assert context_page([entry(1, **more)]) == ""


def test_it_keeps_to_its_budget_and_says_what_it_left_out() -> None:
    page = context_page([entry(n, f"{n} " + "x" * 200) for n in range(100)])
    assert len(page) <= BUDGET
    assert "99 xxx" in page
    assert "more found no room here" in page


@pytest.mark.parametrize(
    ("text", "forbidden"),
    [
        pytest.param("read @/etc/passwd", " @/etc", id="a file to import"),
        pytest.param("x\n## Heading", "\n## Heading", id="a heading"),
        pytest.param("a <!-- b -->", "<!-- b", id="a comment"),
        pytest.param("```\ncode", "\n```", id="a fence"),
    ],
)
def test_nothing_in_it_is_read_as_more_than_text(text: str, forbidden: str) -> None:
    assert forbidden not in context_page([entry(1, text)])
