import datetime as dt

from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.ranking import Counts, Match, Postings, fused, is_alive, urgent_first

TERMS = st.lists(st.sampled_from("abcdef"), max_size=8)


def test_what_stands_high_in_both_rankings_stands_highest() -> None:
    scores = fused((["a", "b", "c"], ["b", "c", "a"]), (1.0, 1.0))
    assert sorted(scores, key=lambda t: -scores[t]) == ["b", "a", "c"]


def test_a_rare_term_tells_more_than_a_common_one() -> None:
    counts = Counts(100, {"rare": 1, "common": 90}.__getitem__)
    assert counts.weight("rare") > 5 * counts.weight("common") > 0


@given(st.dictionaries(st.sampled_from("123"), TERMS), TERMS)
def test_what_is_removed_leaves_nothing(kept: dict[str, list[str]], gone: list[str]) -> None:
    plain, changed = Postings(), Postings()
    changed.add("gone", gone)
    for text, terms in kept.items():
        plain.add(text, terms)
        changed.add(text, terms)
    changed.remove("gone", gone)
    for term in "abcdef":
        assert plain.times(term) == changed.times(term)
        assert dict(plain.bm25(term, 1.0, lambda _: True)) == dict(changed.bm25(term, 1.0, lambda _: True))


def test_an_urgent_hit_comes_first_only_where_it_is_about_the_query() -> None:
    matches = [Match("a", 0.9, ()), Match("b", 0.8, ()), Match("c", 0.1, ())]
    assert [m.id for m in urgent_first(matches, {"b", "c"}.__contains__)] == ["b", "a", "c"]


def test_a_lesson_grows_old() -> None:
    today = dt.date(2026, 11, 30)
    assert is_alive(today - dt.timedelta(180), today, 180)
    assert not is_alive(today - dt.timedelta(181), today, 180)
