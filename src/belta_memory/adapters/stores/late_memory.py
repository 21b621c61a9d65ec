"""The memory, opened at its first use: most hooks never touch it, and its parsers cost a third of an interpreter."""

from __future__ import annotations

from functools import cached_property

from belta_memory.domain.model import GLOBAL

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.ports import Change, Clock, JournalEntry, MemoryDraft, MemoryStore, Randomness
    from belta_memory.domain.index import Index
    from belta_memory.domain.model import Approval, Slug
    from belta_memory.domain.note import Note

    T = TypeVar("T")


class LateMemory:
    """The MemoryStore below a home."""

    def __init__(
        self,
        home: Home,
        clock: Clock,
        randomness: Randomness,
        scope: str = GLOBAL,
        beside: LateMemory | None = None,
    ) -> None:
        self._parts = home, clock, randomness
        self.scope, self._beside = scope, beside

    @cached_property
    def _store(self) -> MemoryStore:
        if self._beside is not None:
            return self._beside._store.within(self.scope)  # noqa: SLF001 (one of our own)
        from belta_memory.adapters.stores.memory import MarkdownMemory

        return MarkdownMemory(*self._parts, self.scope)

    def within(self, scope: str) -> LateMemory:
        """The same memory, looked at in another scope."""
        return self if scope == self.scope else LateMemory(*self._parts, scope, self._beside or self)

    def scopes(self) -> list[str]:
        """What holds everywhere, then every project of which there is something."""
        return self._store.scopes()

    def read(self) -> Index:
        """The index as it stands."""
        return with_packages(self._store.read)

    def note(self, slug: Slug) -> Note | None:
        """A note as it stands."""
        return with_packages(lambda: self._store.note(slug))

    def unlisted(self) -> list[Note]:
        """The notes of facts that wait for room in the index."""
        return with_packages(self._store.unlisted)

    def archived(self) -> list[Note]:
        """The notes of folded-away facts."""
        return with_packages(self._store.archived)

    def change_facts(
        self, approval: Approval, change: Change, edit: Callable[[MemoryDraft], None]
    ) -> JournalEntry:
        """Change facts, with a person's yes."""
        return self._store.change_facts(approval, change, edit)

    def change_bookkeeping(self, change: Change, edit: Callable[[MemoryDraft], None]) -> JournalEntry:
        """Change what needs no yes."""
        return self._store.change_bookkeeping(change, edit)

    def undo(self, approval: Approval, entry: str | None) -> JournalEntry:
        """Take one change back."""
        return self._store.undo(approval, entry)

    def journal(self) -> list[JournalEntry]:
        """Every change."""
        return self._store.journal()


def with_packages(step: Callable[[], T]) -> T:
    """A step that may need the parsers of Markdown and YAML, which lie out of a hook's reach until they are needed."""
    try:
        return step()
    except ModuleNotFoundError:
        import site

        site.main()
        return step()
