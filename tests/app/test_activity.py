import datetime as dt
from typing import Any

import pytest

from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.app.activity import Activity, Proposals, findings, tune
from belta_memory.app.search import Shelf
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.model import Slug
from fakes import AT

DAY = dt.date(2026, 11, 1)


def searched(query: str, *hits: str, score: float = 0.5) -> Activity:
    return Activity(AT, "search_memory", query=query, hits=hits, best={"lesson": score} if hits else {})


def lesson(key: str, text: str, **more: Any) -> Entry:
    return Entry(Slug(key), key, EntryType.LESSON, text, DAY, DAY)._replace(**more)


def test_queries_that_find_nothing_are_counted_and_those_that_never_do_told_apart() -> None:
    log = [*[searched("vpn")] * 3, searched("push"), searched("push", "a"), searched("once")]
    told = findings(log, [])
    assert told.empty == [("vpn", 3), ("push", 1), ("once", 1)]
    assert told.never == [("vpn", 3)]


def test_what_was_refused_is_no_search_that_found_nothing() -> None:
    told = findings([Activity(AT, "search_memory", refused="arguments"), searched("push", "a")], [])
    assert (told.calls, told.searches, told.refused, told.empty) == (2, 1, 1, [])


def test_a_search_whose_words_were_purged_still_tells_what_it_found() -> None:
    told = findings([searched(""), searched("", "a")], [lesson("a", "x")])
    assert (told.searches, told.empty, told.unfound) == (2, [], [])


def test_what_no_search_has_found_is_told_and_what_is_high_of_it_apart() -> None:
    entries = [lesson("a", "x"), lesson("b", "y"), lesson("c", "z", high=True)]
    told = findings([searched("x", "a")], entries)
    assert [e.key for e in told.unfound] == ["b", "c"]
    assert [e.key for e in told.unfound_high] == ["c"]


def test_which_query_a_note_would_have_answered() -> None:
    log = [searched("vpn"), Activity(AT, "add_note", text="The VPN drops.", solved_query="vpn")]
    assert findings(log, []).solved == [("vpn", "The VPN drops.")]


def tuned(log: list[Activity], *entries: Entry) -> Proposals:
    return tune(log, Shelf({e.key: e for e in entries}, {}), PlainScan())


def test_tuning_proposes_the_words_that_a_lesson_lacks() -> None:
    push = lesson("a", "Ask before a push.", solved_query="push to main")
    assert tuned([], push, lesson("b", "whole", solved_query="whole")).triggers == [("main", "a")]


SOLVED = (
    lesson("whole", "Deploys rest in December.", solved_query="december deploys"),
    lesson("half", "Ask before a push.", solved_query="push trunk"),
    lesson(
        "most", "The nightly job writes its log to the second disk.", solved_query="nightly job disk full"
    ),
)


def test_the_cut_off_is_what_the_right_entries_score_by_their_own_text() -> None:
    log = [searched(e.solved_query, score=1.0) for e in SOLVED]
    proposed = tuned(log, *SOLVED)
    assert proposed.scored == 3
    assert proposed.cut_off is not None
    assert 0.2 < proposed.cut_off < 0.7, "the words that solved the query are no text of the entry's own"


@pytest.mark.parametrize(
    ("log", "entries"),
    [
        pytest.param([], SOLVED, id="nobody searched"),
        pytest.param([searched(SOLVED[0].solved_query)] * 9, SOLVED, id="one query, however often"),
        pytest.param(
            [searched("vpn"), *(searched(e.solved_query) for e in SOLVED[:2])],
            (*SOLVED[:2], lesson("c", "It drops at noon.", solved_query="vpn")),
            id="one of three is not found by its own text",
        ),
    ],
)
def test_where_too_little_is_known_there_is_no_cut_off(
    log: list[Activity], entries: tuple[Entry, ...]
) -> None:
    assert tuned(log, *entries).cut_off is None
