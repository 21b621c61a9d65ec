"""A note that two people have changed: what needs no choice is mended, and no word of either is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.conflict import has_conflict
from belta_memory.domain.model import Claim
from belta_memory.domain.note import Headings, fact_of, parse_note
from belta_memory.domain.reconcile_note import mended_note

NAMES = (Headings("誤った主張", "正しい事実", "補足"), Headings("Wrong", "Correct", "More"))
TITLE = "From the other side"
HEAD = [
    "---",
    "name: deploy",
    "topic: deploy",
    "occurrences: 2",
    "recorded_at: 2026-11-02",
    "status: active",
    "---",
]
BODY = [
    "",
    "## Wrong",
    "",
    "- staging-a",
    "",
    "## Correct",
    "",
    "- prod-b",
    "",
    "## More",
    "",
    "- right until May: prod-a",
]


def conflict(ours: list[str], theirs: list[str], base: list[str] | None = None) -> list[str]:
    middle = [] if base is None else ["||||||| 1234567", *base]
    return ["<<<<<<< HEAD", *ours, *middle, "=======", *theirs, ">>>>>>> colleague"]


def mended(*lines: str, listed: Claim | None = None, end: str = "\n") -> str | None:
    result = mended_note(end.join((*lines, "")), "deploy.md", listed, NAMES, TITLE)
    return None if result is None else result.text.replace(end, "\n")


def text(*lines: str) -> str:
    return "\n".join((*lines, ""))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("base", [None, ["- right until April: prod-0"]])
def test_the_histories_of_both_stand_one_after_the_other(end: str, base: list[str] | None) -> None:
    both = conflict(["- mine", "- same"], ["- same", "- theirs"], base)
    assert mended(*HEAD, *BODY, *both, end=end) == text(*HEAD, *BODY, "- mine", "- same", "- theirs")


def test_what_differs_in_its_margins_alone_is_one() -> None:
    both = conflict(["- prod-b  ", ""], ["", "- prod-b"])
    assert mended(*HEAD, *BODY[:7], *both, *BODY[9:]) == text(*HEAD, *BODY[:7], "- prod-b  ", "", *BODY[9:])


@pytest.mark.parametrize(("ours", "theirs"), [(["Ana's words."], []), ([], ["Ana's words."])])
def test_what_only_one_side_says_stays_where_it_is(ours: list[str], theirs: list[str]) -> None:
    both = conflict(ours, theirs)
    assert mended(*HEAD, *BODY[:8], *both, *BODY[8:]) == text(*HEAD, *BODY[:8], "Ana's words.", *BODY[8:])


@pytest.mark.parametrize(
    ("ours", "theirs", "kept", "rest"),
    [
        ("occurrences: 3", "occurrences: 12", "occurrences: 12", None),
        ("recorded_at: 2026-11-09", "recorded_at: 2026-11-03", "recorded_at: 2026-11-09", None),
        ("verified_at: 2026-11-09", "guard: ask", "verified_at: 2026-11-09\nguard: ask", None),
        ("guard: ask", "guard: off", "guard: ask", "- guard: off"),
        ("verified_at: soon", "verified_at: 2026-11-09", "verified_at: soon", "- verified_at: 2026-11-09"),
        ("sources:\n  - a\n  - b", "sources:\n  - b\n  - c", "sources:\n  - a\n  - b\n  - c", None),
    ],
)
def test_the_heads_are_one_where_they_can_be(ours: str, theirs: str, kept: str, rest: str | None) -> None:
    head = [line for line in HEAD if not line.startswith(ours.partition(":")[0])]
    both = conflict(ours.split("\n"), theirs.split("\n"))
    result = mended(*head[:-1], *both, "---", *BODY)
    assert result is not None
    note = parse_note(result)
    assert kept in note.head
    assert (rest in note.body.split("\n")) if rest else (TITLE not in note.body)


def test_a_value_that_both_state_otherwise_stays_and_the_other_is_below_the_heading() -> None:
    both = conflict(["- prod-b"], ["- prod-c", "", "Only in Tokyo."])
    result = mended(*HEAD, *BODY[:7], *both, *BODY[8:])
    assert result == text(*HEAD, *BODY, "", f"## {TITLE}", "", "- prod-c", "", "Only in Tokyo.")


def test_the_side_that_says_what_the_index_says_stays() -> None:
    both = conflict(["- prod-b"], ["- prod-c"])
    listed = Claim("deploy", "staging-a", "prod-c")
    result = mended(*HEAD, *BODY[:7], *both, *BODY[8:], listed=listed)
    assert result is not None
    fact = fact_of(parse_note(result), NAMES)
    assert fact is not None
    assert fact.correct == "prod-c"
    assert result.endswith(text(f"## {TITLE}", "", "- prod-b"))


def test_a_note_that_both_have_made_keeps_both_and_reads_as_the_first() -> None:
    theirs = [line.replace("prod-b", "prod-c").replace(": 2", ": 5") for line in (*HEAD, "", *BODY)]
    result = mended(*conflict([*HEAD, *BODY], [*theirs, "---", "- after a rule"]))
    assert result is not None
    note = parse_note(result)
    fact = fact_of(note, NAMES)
    assert fact is not None
    assert (fact.correct, fact.occurrences) == ("prod-b", 5)
    below = result.partition(f"## {TITLE}\n")[2].split("\n")
    assert {"- prod-c", "### Correct", "- after a rule"} <= set(below)


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param([*HEAD, *BODY], id="no conflict"),
        pytest.param([*HEAD, *BODY, "<<<<<<< HEAD", "a", "=======", "b"], id="a mark is missing"),
        pytest.param(
            [*HEAD[:-1], *conflict(["---"], ["guard: ask"]), *BODY], id="a head that ends on one side alone"
        ),
        pytest.param([*HEAD[:-1], *conflict(["a: 1", "a: 2"], ["a: 3"]), "---", *BODY], id="a field twice"),
        pytest.param(
            [*HEAD, *conflict(["<<<<<<< b", "x"], ["y"]), "z", ">>>>>>> b"], id="a conflict in a conflict"
        ),
    ],
)
def test_where_nobody_can_tell_the_sides_the_note_is_left_to_a_person(lines: list[str]) -> None:
    assert mended(*lines) is None


LINE = st.sampled_from(["- a", "- b", "words", "", "# c", "## More", "## Correct", "```", "---", "| x |"])
LINES = st.lists(LINE, max_size=5)


@given(LINES, LINES, LINES, LINES, st.sampled_from([0, 2, 5, 8, 12]))
def test_no_word_of_either_body_is_lost(
    ours: list[str], theirs: list[str], more: list[str], other: list[str], place: int
) -> None:
    lines = [*BODY[:place], *conflict(ours, theirs), *BODY[place:], *conflict(more, other)]
    result = mended(*HEAD, *lines)
    assert result is not None
    assert not has_conflict(result)
    kept = {line.lstrip("#").strip() for line in result.split("\n")}
    assert {line.lstrip("#").strip() for line in (*ours, *theirs, *more, *other)} <= kept
    assert parse_note(result).head == text(*HEAD)
