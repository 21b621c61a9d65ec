"""What searching and noting need."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.app.library import Library
from belta_memory.app.pace import Pace
from fakes.entries import FakeEntries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import TypeVar

    from belta_memory.app.activity import Activity
    from belta_memory.app.gate import WaitingWrite
    from belta_memory.domain.entry import Entry

    T = TypeVar("T")


class FakeWaiting:
    def __init__(self) -> None:
        self.writes: dict[str, WaitingWrite] = {}

    def all(self) -> list[WaitingWrite]:
        return list(self.writes.values())

    def put(self, write: WaitingWrite) -> None:
        self.writes[write.id] = write

    def close(self, id_: str) -> bool:
        return self.writes.pop(id_, None) is not None

    def settle(self, id_: str, carry_out: Callable[[], T]) -> T | None:
        if id_ not in self.writes:
            return None
        done = carry_out()
        del self.writes[id_]
        return done


class FakeActivity:
    def __init__(self) -> None:
        self.log: list[Activity] = []

    def append(self, activity: Activity) -> None:
        self.log.append(activity)

    def all(self) -> list[Activity]:
        return list(self.log)


class FakePage:
    """session_context.md as it was written last."""

    def __init__(self) -> None:
        self.text = ""
        self.made = 0
        self.behind = False

    @contextmanager
    def changing(self, make: Callable[[], str]) -> Iterator[None]:
        try:
            yield
        finally:
            self.refresh(make)

    def refresh(self, make: Callable[[], str]) -> None:
        self.text = make()
        self.made += 1
        self.behind = False

    def is_behind(self) -> bool:
        return self.behind

    def catch_up(self, make: Callable[[], str]) -> None:
        if self.behind:
            self.refresh(make)


def fake_library(entries: Iterable[Entry] = (), pace: Pace | None = None) -> Library:
    return Library(
        entries=FakeEntries(entries),
        backend=PlainScan(),
        waiting=FakeWaiting(),
        activity=FakeActivity(),
        page=FakePage(),
        pace=pace or Pace(),
    )
