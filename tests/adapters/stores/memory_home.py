"""A memory in a throw-away home, and the edits that the tests make."""

import datetime as dt
import os
from collections.abc import Callable
from pathlib import Path

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.memory import MarkdownMemory
from belta_memory.app.ports import Change, JournalEntry, MemoryDraft
from belta_memory.domain.index import new_index
from belta_memory.domain.model import Approval, Channel, Decline, Fact, FactKey, ProposalId, Slug
from belta_memory.domain.note import Headings, new_note

AT = dt.datetime(2026, 11, 30, 12, 0, tzinfo=dt.UTC)
DAY = AT.date()
YES = Approval(Channel.TERMINAL, AT, ProposalId("p1"), "the line that was shown")
DEPLOY = Fact("deploy", "staging-a", "prod-b", DAY, 2, DAY, None, FactKey("k-deploy"))
PORT = Fact("ポート", "5432", "5433", DAY, 2, DAY, None, FactKey("k-port"))
HEADINGS = Headings("Wrong", "Correct", "More")
HEADER = "# Facts\n\nFollow ✅, never state ❌.\n"


class StillClock:
    def now(self) -> dt.datetime:
        return AT


class RandomIds:
    def new_id(self) -> str:
        return os.urandom(4).hex()


def memory_at(root: Path | str) -> MarkdownMemory:
    return MarkdownMemory(Home(str(root)), StillClock(), RandomIds())


def snapshot(root: Path) -> dict[str, bytes]:
    """Every file of the memory itself."""
    folder = root / "memory"
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def recording(fact: Fact) -> Callable[[MemoryDraft], None]:
    def edit(draft: MemoryDraft) -> None:
        if not draft.index.text:
            draft.index = new_index(HEADER)
        if fact.note:
            draft.put_note(fact.note, new_note(fact, HEADINGS))
        draft.index = draft.index.with_fact(fact)
        if fact.key:
            draft.index = draft.index.without_decline(fact.key)

    return edit


def record(memory: MarkdownMemory, fact: Fact) -> JournalEntry:
    return memory.change_facts(
        YES, Change("record", fact.key, fact.topic, f"recorded {fact.topic}"), recording(fact)
    )


def forget(memory: MarkdownMemory, fact: Fact) -> JournalEntry:
    def edit(draft: MemoryDraft) -> None:
        slug = fact.note or Slug("forgotten")
        draft.index = draft.index.without_fact(fact.topic)
        draft.archive_note(slug, draft.note(slug) or new_note(fact, HEADINGS))

    return memory.change_facts(YES, Change("forget", fact.key, fact.topic, "forgot"), edit)


def decline(memory: MarkdownMemory, fact: Fact, count: int) -> JournalEntry:
    def edit(draft: MemoryDraft) -> None:
        if not draft.index.text:
            draft.index = new_index(HEADER)
        draft.index = draft.index.with_decline(Decline(fact.key or FactKey("k"), fact.topic, count, DAY))

    return memory.change_bookkeeping(Change("decline", fact.key, fact.topic, "declined"), edit)
