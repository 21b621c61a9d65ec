"""Touched lines: done again and taken back, byte for byte."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.adapters.stores.patch import apply, digest, make_patch, take_back
from belta_memory.domain.errors import UndoConflictError

contents = st.none() | st.lists(st.sampled_from((b"a", b"b", b"c\r", b"", b"\xff\x00")), max_size=8).map(
    b"\n".join
)


@settings(deadline=None)
@given(contents, contents, st.sampled_from((b"", b"a", b"a\nb")))
def test_a_patch_goes_both_ways(old: bytes | None, new: bytes | None, frame: bytes) -> None:
    patch = make_patch("f", old, new, frame)
    assert apply(patch, old) == new
    if old is None and new is None:
        return
    taken_back = take_back(patch, new, "x")
    assert taken_back == old
    assert (patch.was, patch.now) == (digest(old), digest(new))


def test_only_touched_lines_are_kept() -> None:
    old = b"".join(b"line %d\n" % n for n in range(100))
    patch = make_patch("f", old, old.replace(b"line 3\n", b"three\n").replace(b"line 90\n", b""))
    assert [(h.old, h.new) for h in patch.hunks] == [((b"line 3",), (b"three",)), ((b"line 90",), ())]


@pytest.mark.parametrize(
    ("old", "new", "now", "after"),
    (
        pytest.param(b"h\n", b"h\na\n", b"h\na\nb\n", b"h\nb\n", id="another line came below"),
        pytest.param(b"h\n", b"h\na\n", b"h\nx\na\n", b"h\nx\n", id="another line came above"),
        pytest.param(b"h", b"h\na", b"h\na\nb", b"h\nb", id="no newline at the end"),
        pytest.param(b"h\na\nb\n", b"h\nb\n", b"x\nb\ny\n", b"x\na\nb\ny\n", id="a removed line returns before its neighbour"),
        pytest.param(b"h\na\n", b"h\n", b"x\nh\ny\n", b"x\nh\na\ny\n", id="a removed line returns after its neighbour"),
        pytest.param(b"a\n\nb\n", b"a\n\nb\n\nc\n", b"a\n\nx\n\nb\n\nc\n", b"a\n\nx\n\nb\n", id="among equal blank lines"),
    ),
)  # fmt: skip
def test_a_change_is_taken_back_among_later_ones(old: bytes, new: bytes, now: bytes, after: bytes) -> None:
    assert take_back(make_patch("f", old, new), now, "x") == after


@pytest.mark.parametrize(
    ("old", "new", "now"),
    (
        pytest.param(b"h\na\n", b"h\nb\n", b"h\nc\n", id="its line was changed"),
        pytest.param(b"h\na\n", b"h\nb\n", None, id="its file is gone"),
        pytest.param(b"h\na\n", None, b"", id="its file is there again"),
    ),
)  # fmt: skip
def test_a_change_that_does_not_stand_any_more_is_a_clear_error(
    old: bytes | None, new: bytes | None, now: bytes | None
) -> None:
    with pytest.raises(
        UndoConflictError, match=r"^Change x cannot be taken back: f was changed since.*Nothing was written"
    ):
        take_back(make_patch("f", old, new), now, "x")


def test_a_long_file_with_many_equal_lines_is_compared_quickly() -> None:
    old = b"\n" * 20_000
    patch = make_patch("f", old, old[:10_000] + b"a" + old[10_000:])
    assert [(h.old, h.new) for h in patch.hunks] == [((b"",), (b"a",))]
