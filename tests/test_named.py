"""The named tuples of the hook's path do what those of `typing` do."""

import copy
import pickle
import typing
from typing import Any

import pytest

from belta_memory import named


class Ours(named.NamedTuple):
    """A point."""

    x: int
    y: int = 2
    label: str | None = None

    @property
    def total(self) -> int:
        """Both."""
        return self.x + self.y


class Theirs(typing.NamedTuple):
    """A point."""

    x: int
    y: int = 2
    label: str | None = None

    @property
    def total(self) -> int:
        """Both."""
        return self.x + self.y


class Child(Ours):
    """What derives from one is an ordinary class."""

    shade: int = 7


BOTH = pytest.mark.parametrize("kind", [Ours, Theirs])


@BOTH
def test_a_value_is_made_by_place_and_by_name(kind: Any) -> None:
    assert kind(1) == kind(x=1) == kind(1, y=2) == kind(1, 2, None) == (1, 2, None)
    assert kind(1, label="a").label == "a"
    assert kind(3).total == 5
    assert kind.__doc__ == "A point."


@BOTH
@pytest.mark.parametrize(
    ("values", "given"), [((), {}), ((1, 2, 3, 4), {}), ((1,), {"x": 2}), ((1,), {"z": 2})]
)
def test_what_does_not_fit_is_refused(kind: Any, values: tuple[int, ...], given: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        kind(*values, **given)


@BOTH
def test_it_is_changed_listed_and_made_from_a_list(kind: Any) -> None:
    one = kind(1)
    assert one._replace(y=5) == (1, 5, None)
    assert type(one._replace(y=5)) is kind
    with pytest.raises((ValueError, TypeError)):
        one._replace(z=1)
    assert one._asdict() == {"x": 1, "y": 2, "label": None}
    assert kind._make([1, 2, "a"]) == (1, 2, "a")
    assert (kind._fields, kind._field_defaults) == (("x", "y", "label"), {"y": 2, "label": None})


@BOTH
def test_it_is_matched_copied_hashed_and_shown(kind: Any) -> None:
    match kind(1, 9):
        case kind(x, y):
            assert (x, y) == (1, 9)
    assert copy.copy(kind(1)) == pickle.loads(pickle.dumps(kind(1))) == kind(1)  # noqa: S301 (made a moment before)
    assert hash(kind(1)) == hash((1, 2, None))
    assert repr(kind(1)) == f"{kind.__name__}(x=1, y=2, label=None)"
    with pytest.raises(AttributeError):
        kind(1).x = 2
    with pytest.raises(AttributeError):
        kind(1).other = 2


def test_what_derives_from_one_is_an_ordinary_class() -> None:
    assert (Child(1).shade, Child(1).total, Child._fields) == (7, 3, ("x", "y", "label"))


def test_a_field_without_a_default_follows_none_with_one() -> None:
    make: Any = type(named.NamedTuple)
    with pytest.raises(TypeError, match="without a default"):
        make("Odd", (named.NamedTuple,), {"__annotations__": {"a": int, "b": int}, "a": 1})
