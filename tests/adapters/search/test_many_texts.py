"""What is asked for by type, domain or urgency is found among many texts as among few."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

import pytest

from belta_memory.adapters.search.bare_scan import BareScan
from belta_memory.adapters.search.growing import SMALL, Growing
from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.search.sqlite_fts import BUDGET, CANDIDATES, SqliteFts
from belta_memory.app.search import Query, Shelf, search
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.model import Slug
from belta_memory.domain.terms import words_of
from evaluation.search import rows, text_of
from fakes import AT, fake_ports
from fakes.faults import never

if TYPE_CHECKING:
    from pathlib import Path

    from belta_memory.app.search import SearchBackend

TODAY = AT.date()


def entry(name: str, text: str, type_: EntryType = EntryType.NOTE, **more: Any) -> Entry:
    day = TODAY - dt.timedelta(400)  # too old to come up by its date
    return Entry(Slug(name), name, type_, text, day, day)._replace(**more)


def many(deploys: int, count: int = SMALL + 100) -> dict[str, Entry]:
    """Notes of which some speak of a deploy, one urgent lesson, and one note of a domain, put in last."""
    notes = [
        entry(f"n{n}", f"note {n}: " + ("deploy of the server" if n < deploys else f"the cat {n} slept"))
        for n in range(count)
    ]
    lesson = entry(
        "lesson",
        "Never deploy the server in the morning.",
        EntryType.LESSON,
        high=True,
        confirmed=TODAY,
    )
    ops = entry("ops", "what we tell the others when we deploy", domain="ops")
    return {e.key: e for e in (*notes, lesson, ops)}


@pytest.fixture(params=["small", "large"])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> SearchBackend:
    return Growing(str(tmp_path / "search.sqlite"), never, 10**9 if request.param == "small" else SMALL)


def found(backend: SearchBackend, entries: dict[str, Entry], query: str, **more: Any) -> list[str]:
    hits = search(fake_ports(), Shelf(entries, {}), backend, Query(query, **more))
    return [hit.id for hit in hits if not hit.recent]


@pytest.mark.parametrize("deploys", [60, BUDGET + 200], ids=["some", "more than are looked at"])
@pytest.mark.parametrize(
    ("query", "more", "expected"),
    [
        pytest.param("deploy server", {}, ["lesson"], id="an urgent lesson comes first"),
        pytest.param("deploy server", {"top": 1}, ["lesson"], id="even where one is wanted"),
        pytest.param("deploy server", {"type": "lesson"}, ["lesson"], id="of one type"),
        pytest.param("deploy", {"domain": "ops"}, ["ops"], id="of one domain"),
        pytest.param("deploy", {"domain": "ops", "type": "lesson"}, [], id="of none"),
    ],
)
def test_it_is_found(
    backend: SearchBackend, deploys: int, query: str, more: dict[str, Any], expected: list[str]
) -> None:
    assert found(backend, many(deploys), query, **more)[:1] == expected


def test_as_many_are_found_as_are_wanted(backend: SearchBackend) -> None:
    assert len(found(backend, many(deploys=60), "deploy server", top=50)) == 50


def test_of_those_that_hold_the_same_words_the_shorter_are_looked_at(backend: SearchBackend) -> None:
    entries = many(deploys=10 * CANDIDATES) | {"short": entry("short", "Deploy server!")}
    assert "short" in found(backend, entries, "deploy server", top=2)


def test_an_urgent_text_that_a_filter_leaves_out_stays_out(backend: SearchBackend) -> None:
    assert "lesson" not in found(backend, many(deploys=60), "deploy server", type="note")


def test_rows_of_other_projects_hide_none_of_ours(tmp_path: Path) -> None:
    path = str(tmp_path / "search.sqlite")
    theirs = {f"t{n}": f"deploy number {n}" for n in range(BUDGET)}
    ours = {f"o{n}": f"passing talk {n}" for n in range(20 * BUDGET)} | {"wanted": "deploy by hand"}
    first, second = SqliteFts(path, never), SqliteFts(path, never)
    first.follow(theirs)
    second.follow(ours)
    assert [match.id for match in second.ranked("deploy", lambda _: True, 5)] == ["wanted"]
    first.close()
    second.close()


def test_a_look_into_each_text_finds_all_that_hold_a_word() -> None:
    texts = {entry["id"]: text_of(entry) for entry in rows("entries.jsonl")}
    scan = BareScan()
    scan.follow(texts)
    holding: dict[str, set[str]] = {}
    for id_, text in texts.items():
        for word in words_of(text):
            holding.setdefault(word, set()).add(id_)
    assert not [word for word, ids in holding.items() if not ids <= set(scan.holding(word))]


@pytest.mark.parametrize(
    "query", ["queries of the studies", "the query", "配備", "お願いします", "금요일 배포"]
)
def test_without_an_index_the_same_is_found_first(tmp_path: Path, query: str) -> None:
    texts = {entry["id"]: text_of(entry) for entry in rows("entries.jsonl")} | {"q": "one query, one study"}
    plain, bare = PlainScan(), SqliteFts(str(tmp_path / "a file"), lambda _: None)
    (tmp_path / "a file").mkdir()
    plain.follow(texts)
    bare.follow(texts)
    first = [match.id for match in plain.ranked(query, lambda _: True, 1)]
    assert [match.id for match in bare.ranked(query, lambda _: True, 1)] == first


@pytest.mark.parametrize("query", ["staging server of customer 417", "customer 417 staging server"])
def test_the_rarest_word_finds_its_text_wherever_it_stands_in_the_query(
    backend: SearchBackend, query: str
) -> None:
    """Each of the others stands in too few texts to be common, and all of them together in too many to be looked at."""
    entries = {
        f"n{n}": entry(f"n{n}", f"the staging server of customer {n} is restarted nightly")
        for n in range(BUDGET // 3 + 50)
    }
    assert found(backend, {**many(0), **entries}, query)[0] == "n417"


def test_an_urgent_one_is_found_by_a_word_that_all_texts_hold(backend: SearchBackend) -> None:
    entries = {key: e._replace(text=f"server: {e.text}") for key, e in many(0, SMALL + 101).items()}
    assert found(backend, entries, "server")[0] == "lesson"
