import datetime as dt
from typing import Any

from belta_memory.app.activity import Activity, findings, tune
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


def test_what_no_search_has_found_is_told_and_what_is_high_of_it_apart() -> None:
    entries = [lesson("a", "x"), lesson("b", "y"), lesson("c", "z", high=True)]
    told = findings([searched("x", "a")], entries)
    assert [e.key for e in told.unfound] == ["b", "c"]
    assert [e.key for e in told.unfound_high] == ["c"]


def test_which_query_a_note_would_have_answered() -> None:
    log = [searched("vpn"), Activity(AT, "add_note", text="The VPN drops.", solved_query="vpn")]
    assert findings(log, []).solved == [("vpn", "The VPN drops.")]


def test_tuning_proposes_the_words_that_a_lesson_lacks_and_a_cut_off() -> None:
    entries = [
        lesson("a", "Ask before a push.", solved_query="push to main"),
        lesson("b", "whole", solved_query="whole"),
    ]
    log = [searched("push to main", "a", score=score) for score in (0.4, 0.3, 0.9)]
    proposed = tune(log, entries)
    assert proposed.triggers == [("main", "a")]
    assert proposed.cut_off == 0.3


def test_two_solved_searches_are_too_few_for_a_cut_off() -> None:
    entries = [lesson("a", "push", solved_query="push")]
    assert tune([searched("push", "a")] * 2, entries).cut_off is None
