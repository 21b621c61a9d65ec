import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.conflict import has_conflict
from belta_memory.domain.index import parse_index
from belta_memory.domain.model import GLOBAL
from belta_memory.domain.reconcile import reconciled

A = "- api: ❌ v1 → ✅ v2 [src:2026-11-01 / occ:2 / recorded:2026-11-02]"
B = "- ポート: ❌ 5432 → ✅ 5433 [src:2026-11-03 / occ:1 / recorded:2026-11-04]"
NEWER = "- api: ❌ v2 → ✅ v3 [src:2026-11-05 / occ:1 / recorded:2026-11-06]"
COUNTED = A.replace("occ:2", "occ:4")
DECLINED = '<!-- belta: declined key=k topic="t" count={} last=2026-11-0{} -->'


def mended(*lines: str, end: str = "\n") -> tuple[list[str], int, int]:
    result = reconciled(end.join([*lines, ""]), "MEMORY.md", GLOBAL)
    return result.text.split(end)[:-1], len(result.told), len(result.folded)


def conflict(ours: list[str], theirs: list[str], base: list[str] | None = None) -> list[str]:
    middle = [] if base is None else ["||||||| 1234567", *base]
    return ["<<<<<<< HEAD", *ours, *middle, "=======", *theirs, ">>>>>>> colleague"]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("base", [None, []])
def test_both_sides_of_a_conflict_stay(end: str, base: list[str] | None) -> None:
    assert mended("# Facts", *conflict([A], [B], base), "mine", end=end) == (["# Facts", A, B, "mine"], 1, 0)


def test_what_both_sides_have_stays_once() -> None:
    assert mended(*conflict([A, B], [B])) == ([A, B], 1, 0)


def test_a_line_that_was_counted_on_both_sides_is_one_with_the_higher_count() -> None:
    assert mended(A, B, COUNTED) == ([COUNTED, B], 1, 0)


def test_of_two_values_the_newer_stands_and_the_older_is_folded_away() -> None:
    lines, told, folded = mended(NEWER, B, A)
    assert lines == [NEWER.replace("2026-11-05", "2026-11-01"), B]
    assert (told, folded) == (1, 1)


def test_a_count_of_declines_that_stands_twice_is_one_with_the_stronger_count() -> None:
    weak, strong = DECLINED.format(1, 2), DECLINED.format(3, 4)
    assert mended(A, weak, strong)[0] == [A, strong]


def test_in_an_index_with_broken_lines_the_marks_go_and_nothing_else() -> None:
    assert mended(*conflict([A, COUNTED], ["- broken ❌ a → ✅ b"]))[0] == [
        A,
        COUNTED,
        "- broken ❌ a → ✅ b",
    ]


@pytest.mark.parametrize("text", ["", A, f"{A}\n{B}\n", "a\n=======\n", "# x\r\n\r\n- mine\r\n"])
def test_a_sound_index_is_left_to_the_byte(text: str) -> None:
    assert reconciled(text, "MEMORY.md", GLOBAL) == (text, (), ())
    assert not has_conflict(text)


LINES = st.lists(st.sampled_from([A, B, NEWER, COUNTED, "mine", "", "- my item", "## Heading"]), max_size=6)


@given(before=LINES, ours=LINES, theirs=LINES, after=LINES)
def test_no_line_of_either_side_is_lost(
    before: list[str], ours: list[str], theirs: list[str], after: list[str]
) -> None:
    text = "\n".join([*before, *conflict(ours, theirs), *after, ""])
    result = reconciled(text, "MEMORY.md", GLOBAL)
    kept = result.text.split("\n")
    assert not has_conflict(result.text)
    assert not parse_index(result.text).faults
    pairs = {(f.topic, f.correct) for f in parse_index(result.text).facts}
    folded = {(f.topic, f.correct) for f, _ in result.folded}
    wanted = {
        (f.topic, f.correct) for line in (*before, *ours, *theirs, *after) for f in parse_index(line).facts
    }
    assert wanted == pairs | folded
    assert {x for x in (*before, *ours, *theirs, *after) if "❌" not in x} <= set(kept)
