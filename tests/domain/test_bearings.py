"""The small words that make another value of the same words, and sides that are told whole."""

import pytest

from belta_memory.domain.completion import completed
from belta_memory.domain.hearing import Said, compare_said
from belta_memory.domain.likeness import Values, compare_values
from belta_memory.domain.match import Relation
from belta_memory.domain.model import Claim
from belta_memory.entrypoints.cli.match import said_of


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("from Tokyo to Osaka", "Tokyo to Osaka"),
        ("X and Y", "X, Y"),
        ("up to 5", "at most 5"),
        ("5 or more", "at least 5"),
        ("5人以下", "up to 5 people"),
        ("1か月", "1개월"),
        ("Mr. Kim", "Kim"),
        ("田中さん", "田中様"),
        ("every Friday", "Friday"),
        ("to staging", "staging"),
        ("the Osaka plant", "the plant in Osaka"),
    ],
)
def test_what_changes_no_meaning_changes_no_value(a: str, b: str) -> None:
    assert compare_values(a, b) is compare_values(b, a) is Values.EQUAL


@pytest.mark.parametrize(
    ("a", "b", "equal"),
    [
        ("from Tokyo to Osaka", "大阪から東京", False),
        ("before Friday", "金曜日以後", False),
        ("at least 5 people", "5人以上", True),
        ("at least 5 people", "5人以下", False),
    ],
)
def test_across_languages_the_small_words_count_as_well(a: str, b: str, equal: bool) -> None:
    found = {compare_values(a, b, across=True), compare_values(b, a, across=True)}
    assert (Values.EQUAL in found) is equal


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "it's not 5432 and 5433, the value is 5432 or 5433",
            "it's not 5432 or 5433, the value is 5432 and 5433",
        ),
        ("valueは eu-2 ではなく eu-1, eu-2 です", "valueは eu-1, eu-2 ではなく eu-2 です"),
        ("value는 at most 5 가 아니라 at least 5 야", "value는 at least 5 가 아니라 at most 5 야"),
        ("value는 from 5 가 아니라 up to 5 야", "value는 up to 5 가 아니라 from 5 야"),
        ("valueは at most 5 ではなく at least 5 です", "valueは at least 5 ではなく at most 5 です"),
    ],
)
def test_messages_that_exchange_what_holds_are_never_one(one: str, other: str) -> None:
    a, b = said_of(one), said_of(other)
    assert isinstance(a, Said)
    assert compare_said(a, b).relation is not Relation.SAME
    assert compare_said(b, a).relation is not Relation.SAME


@pytest.mark.parametrize(
    ("text", "read", "whole"),
    [
        (
            "no, the value is at least 5, not at most 5",
            Claim("value", "most 5", "least 5"),
            Claim("value", "at most 5", "at least 5"),
        ),
        (
            "no, the approver is Alice and Bob, not Bob",
            Claim("approver", "Bob", "Alice"),
            Claim("approver"),
        ),
        (
            "value는 from 5 가 아니라 up to 5 야",
            Claim("value", "from 5 가", "up to 5"),
            Claim("value", "from 5", "up to 5"),
        ),
        ("valueは eu-2 ではなく eu-1, eu-2 です", Claim("value", "eu-2", "eu-1"), Claim("value")),
        (
            "no, it's 8080 and please restart, not 9090",
            Claim(None, "9090", "8080"),
            Claim(None, "9090", "8080"),
        ),
        ("not npm, pnpm", Claim(None, "npm", "pnpm"), Claim(None, "npm", "pnpm")),
    ],
)
def test_a_pair_is_told_whole_or_not_at_all(text: str, read: Claim, whole: Claim) -> None:
    assert completed(read, text, None, "none") == whole
