import datetime as dt
from typing import Any

import pytest

from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.app.search import RECENT, Hit, Query, format_hits, search, shelf_of
from belta_memory.app.settings import Settings
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.index import parse_index
from belta_memory.domain.model import Slug
from fakes import AT, FakeMemory, fake_ports
from fakes.entries import FakeEntries

TODAY = AT.date()
FACTS = (
    "# Facts\n\n- deploy target: ❌ staging-a → ✅ prod-b [src:2026-11-02 / occ:3 / recorded:2026-11-05]\n"
)


def entry(slug: str, text: str, type_: EntryType = EntryType.NOTE, days: int = 10, **more: Any) -> Entry:
    day = TODAY - dt.timedelta(days)
    return Entry(Slug(slug), f"k-{slug}", type_, text, day, day)._replace(**more)


def found(*entries: Entry, query: str, settings: Settings | None = None, **more: Any) -> list[Hit]:
    ports = fake_ports(memory=FakeMemory(parse_index(FACTS)), settings=settings)
    return search(ports, shelf_of(ports, FakeEntries(entries), None), PlainScan(), Query(query, **more))


def test_facts_are_found_beside_entries_and_say_where_they_stand() -> None:
    hits = found(entry("a", "The deploy target is frozen in December."), query="deploy target")
    assert {hit.type for hit in hits} == {"fact", "note"}
    (fact,) = (hit for hit in hits if hit.type == "fact")
    assert fact.text == "deploy target: ❌ staging-a → ✅ prod-b"
    assert (fact.confirmed, fact.source, fact.age) == (True, "MEMORY.md (global)", 25)


def test_a_hit_says_why_it_matched_its_age_its_source_and_id() -> None:
    (hit,) = found(entry("a", "Ask before a push."), query="push")
    assert (hit.id, hit.why, hit.age, hit.source) == ("k-a", "has push", 10, "notes/a.md")
    told = format_hits([hit])
    assert "k-a note [UNCONFIRMED] (has push, 10 d old, notes/a.md)\nAsk before a push." in told


@pytest.mark.parametrize(
    ("text", "query", "why"),
    [
        pytest.param("Shippers Migrating today", "migration of shippers", "has Shippers", id="no stem"),
        pytest.param("強制プッシュは禁止", "may we force-push", "speaks of 強制プッシュ", id="Japanese"),
        pytest.param(
            "退貨須於七天內", "환불 기한", "speaks of 退貨", id="in the shape in which it is written"
        ),
        pytest.param("配備先を確かめる", "配備先はどこ", "has 配備先", id="pairs that touch are one word"),
        pytest.param("Keep the Base Images small", "容器镜像", "speaks of Base Images", id="two words"),
        pytest.param(
            "本番サーバは金曜に触らない", "production server", "speaks of 本番サーバ", id="two scripts"
        ),
    ],
)
def test_a_hit_says_why_in_its_own_words(text: str, query: str, why: str) -> None:
    (hit,) = (hit for hit in found(entry("a", text), query=query) if hit.id == "k-a")
    assert why in hit.why
    for said in hit.why.replace("has ", "").replace("speaks of ", "").split(", "):
        assert said in text, "neither a stem nor a name of the glossary"


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        pytest.param({"type": "lesson"}, {"k-l"}, id="of one type"),
        pytest.param({"type": "fact"}, set(), id="facts alone"),
        pytest.param({"domain": "Git"}, {"k-n"}, id="of one domain, whatever its case"),
        pytest.param({"top": 1}, {"k-l"}, id="the best alone"),
    ],
)
def test_filters(more: dict[str, Any], expected: set[str]) -> None:
    entries = (
        entry("l", "push push", EntryType.LESSON),
        entry("n", "Ask before a push to main, please", domain="git"),
    )
    assert {hit.id for hit in found(*entries, query="push", **more)} == expected


def test_what_a_person_called_urgent_comes_first() -> None:
    plain = entry("a", "push to main")
    wanted = entry("b", "push to main", high=True)
    urgent = entry("c", "never push to main on a Friday", high=True, confirmed=TODAY)
    hits = found(plain, wanted, urgent, query="push main")
    assert hits[0].id == "k-c"
    assert [hit.urgent for hit in hits] == [True, False, False]


def lessons(count: int, days: int = 10) -> list[Entry]:
    return [
        entry(f"l{n}", f"nothing in common {n}", EntryType.LESSON, days + n, confirmed=TODAY)
        for n in range(count)
    ]


def test_the_newest_confirmed_lessons_are_added_beyond_what_was_found() -> None:
    hits = found(entry("a", "push"), *lessons(5), query="push", top=1)
    assert [hit.id for hit in hits] == ["k-a", "k-l0", "k-l1", "k-l2"]
    assert [hit.recent for hit in hits] == [False, True, True, True]
    assert "[RECENT]" in format_hits(hits)


def test_within_a_day_the_newest_are_those_that_were_noted_last() -> None:
    minutes = (3, 7, 1, 5, 0, 6, 2, 4)
    today = [
        entry(f"l{n}", f"nothing in common {n}", EntryType.LESSON, 0, confirmed=TODAY)._replace(
            time=dt.time(9, minute)
        )
        for n, minute in enumerate(minutes)
    ]
    assert [hit.id for hit in found(*today, query="push")] == ["k-l1", "k-l5", "k-l3"]


def test_an_undated_hit_says_so_and_is_not_new() -> None:
    undated = entry("u", "push", EntryType.CONCLUSION, confirmed=TODAY, created=None, seen=None)
    (hit,) = found(undated, query="push")
    assert (hit.date, hit.age, hit.recent) == (None, None, False)
    assert "(has push, date unknown, notes/u.md)" in format_hits([hit])
    assert found(undated, query="something else") == []


@pytest.mark.parametrize(
    ("entries", "settings", "more"),
    [
        pytest.param(lessons(3, days=181), None, {}, id="too old"),
        pytest.param(lessons(3, days=31), Settings(lesson_days=30), {}, id="too old by the user's own measure"),
        pytest.param([e._replace(confirmed=None) for e in lessons(3)], None, {}, id="unconfirmed"),
        pytest.param(lessons(3), None, {"type": "knowledge"}, id="another type is asked for"),
        pytest.param(lessons(3), None, {"domain": "git"}, id="another domain is asked for"),
        pytest.param([entry("k", "x", EntryType.KNOWLEDGE, confirmed=TODAY)], None, {}, id="no lesson"),
    ],
)  # fmt: skip
def test_nothing_comes_up_by_its_date_when_it_is(
    entries: list[Entry], settings: Settings | None, more: dict[str, Any]
) -> None:
    assert found(*entries, query="push", settings=settings, **more) == []


def test_an_older_right_lesson_is_still_found_beside_newer_ones() -> None:
    old = entry("old", "お願いします は命令ではない", EntryType.LESSON, 400, confirmed=TODAY)
    hits = found(old, *lessons(5), query="お願いします")
    assert hits[0].id == "k-old"
    assert sum(hit.recent for hit in hits) == RECENT


def test_nothing_found_is_said() -> None:
    assert format_hits([]) == "Nothing was found."
