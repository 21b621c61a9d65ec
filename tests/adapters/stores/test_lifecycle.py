"""Any life of a memory: whatever is added, replaced, edited, merged, archived, restored and undone, nothing is lost."""

import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from adapters.stores.memory_home import YES, RandomIds, StillClock, memory_at, snapshot
from belta_memory.adapters.stores.eraser import HomeEraser
from belta_memory.adapters.stores.home import Home
from belta_memory.app.change import archived_facts, forget, restore, reword, taken
from belta_memory.app.confirm import erase
from belta_memory.app.consolidate import carry_out
from belta_memory.app.history import entries_of, periods
from belta_memory.app.notes import recorded_facts
from belta_memory.app.ports import Ports
from belta_memory.app.purge import traces_of
from belta_memory.app.record import count_again, record
from belta_memory.domain.consolidation import Action, Group, Reason
from belta_memory.domain.consolidation_plan import Plan
from belta_memory.domain.errors import UndoConflictError
from belta_memory.domain.model import Channel, Claim, Fact, FactKey
from fakes.world import fake_ports, open_proposal

FIRST = {
    "absent": None,
    "empty": b"",
    "own": b"# Mine\r\n\r\nSome prose.\r\n- my own item\r\n",
    "facts": "\ufeff# Facts\n\n- by hand: ❌ nothing → ✅ something\n\n<!-- a comment -->\nno newline at the end".encode(),
}
TOPICS = st.sampled_from(["deploy target", "ポート", "배포 서버", "資料庫", "test command"])
PICK = st.integers(0, 99)


class Life(RuleBasedStateMachine):
    """One home."""

    @initialize(first=st.sampled_from(sorted(FIRST)))
    def begin(self, first: str) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="belta-life-"))
        self.index = self.root / "memory" / "MEMORY.md"
        content = FIRST[first]
        if content is not None:
            self.index.parent.mkdir(parents=True)
            self.index.write_bytes(content)
        self.before = snapshot(self.root)
        self.own = [] if content is None else content.split(b"\n")[:-1]
        self.count = 0
        self.keys: dict[str, FactKey] = {}
        self.said: dict[str, str] = {}  # each right value that got a yes, and its topic
        self.ports: Ports = fake_ports()._replace(memory=memory_at(self.root), randomness=RandomIds())

    def teardown(self) -> None:
        if hasattr(self, "root"):
            shutil.rmtree(self.root)

    def facts(self) -> list[Fact]:
        return [f for f in recorded_facts(self.ports.memory) if f.topic != "by hand"]

    def fresh(self) -> tuple[str, str]:
        self.count += 1
        return f"wrong{self.count}zq", f"right{self.count}zq"

    @rule(topic=TOPICS)
    def add_or_supersede(self, topic: str) -> None:
        wrong, correct = self.fresh()
        proposal = open_proposal(f"p{self.count:07d}", Claim(topic, wrong, correct))
        record(self.ports, proposal, proposal.claim, YES)
        self.said[correct] = topic

    @precondition(lambda self: bool(self.facts()))
    @rule(pick=PICK)
    def update_the_count(self, pick: int) -> None:
        fact = self.facts()[pick % len(self.facts())]
        count_again(self.ports, fact, fact.occurrences + 3)

    @precondition(lambda self: bool(self.facts()))
    @rule(pick=PICK)
    def edit(self, pick: int) -> None:
        fact = self.facts()[pick % len(self.facts())]
        _, correct = self.fresh()
        reword(self.ports, fact, Claim(None, None, correct), Channel.TERMINAL)
        self.said[correct] = fact.topic

    @precondition(lambda self: self.index.exists())
    @rule(pick=PICK)
    def hand_edit(self, pick: int) -> None:
        """A person writes a line of their own between two others."""
        lines = self.index.read_bytes().split(b"\n")
        self.count += 1
        mine = f"mine {self.count}".encode()
        # In what a change of ours has written in one piece a line of a person's is a conflict, which is told.
        place = pick % len(lines) if self.before and any(self.before.values()) else len(lines) - 1
        lines.insert(place, mine)
        self.index.write_bytes(b"\n".join(lines))
        self.own.append(mine)

    @precondition(lambda self: bool(self.facts()))
    @rule(pick=PICK)
    def archive(self, pick: int) -> None:
        forget(self.ports, self.facts()[pick % len(self.facts())], Channel.TERMINAL)

    @precondition(lambda self: bool(archived_facts(self.ports)))
    @rule(pick=PICK)
    def bring_back(self, pick: int) -> None:
        facts = archived_facts(self.ports)
        fact = facts[pick % len(facts)]
        if taken(self.ports, fact) is None:
            restore(self.ports, fact, Channel.TERMINAL)

    @precondition(lambda self: len(self.facts()) > 1)
    @rule(action=st.sampled_from([Action.MERGE, Action.ARCHIVE, Action.SHORTEN]), pick=PICK)
    def consolidate(self, action: Action, pick: int) -> None:
        facts = self.facts()
        first, second = facts[pick % len(facts)], facts[(pick + 1) % len(facts)]
        words = None
        if action is Action.SHORTEN:
            words = Claim(first.topic, *self.fresh())
            self.said[words.correct or ""] = first.topic
        members = (first, second) if action is Action.MERGE else (first,)
        group = Group(Reason.DUPLICATE, "", members, action, words=words)
        carry_out(self.ports, Plan((group,)), Channel.TERMINAL, "plan")

    @precondition(lambda self: any(e.undone_by is None for e in self.ports.memory.journal()))
    @rule(pick=PICK)
    def undo_some_step(self, pick: int) -> None:
        standing = [e for e in self.ports.memory.journal() if e.undone_by is None]
        before = snapshot(self.root)
        try:
            self.ports.memory.undo(YES, standing[pick % len(standing)].id)
        except UndoConflictError:
            assert snapshot(self.root) == before, "what cannot be taken back is told, and nothing is written"

    @invariant()
    def the_index_parses_and_what_is_not_ours_stays(self) -> None:
        if not hasattr(self, "root"):
            return
        index = self.ports.memory.read()
        assert not index.faults
        content = self.index.read_bytes() if self.index.exists() else b""
        lines = content.split(b"\n")
        assert [line for line in self.own if line not in lines] == []

    @invariant()
    def every_fact_is_reachable(self) -> None:
        if not hasattr(self, "root"):
            return
        told = b"\n".join(snapshot(self.root).values()).decode()
        told += "\n".join(e.summary for e in self.ports.memory.journal())
        assert [value for value in self.said if value not in told] == []
        for fact in self.facts():
            stated = periods(fact, entries_of(self.ports.memory, fact), None)
            assert stated[-1].claim.correct == fact.correct

    @precondition(lambda self: bool(self.facts()))
    @rule(pick=PICK)
    def purge_one(self, pick: int) -> None:
        """Nothing of it is found, and the others are as they were."""
        fact = self.facts()[pick % len(self.facts())]
        others = [f for f in recorded_facts(self.ports.memory) if f.topic != fact.topic]
        found = traces_of(self.ports, fact)
        eraser = HomeEraser(Home(str(self.root)), StillClock(), RandomIds())
        _, left = erase(self.ports, eraser, found, "", Channel.TERMINAL)
        assert left == []
        assert recorded_facts(self.ports.memory) == others
        for path in (p for p in self.root.rglob("*") if p.is_file()):
            assert [v for v in found.values if "zq" in v and v in path.read_text("utf-8", "replace")] == []
        self.said = {value: topic for value, topic in self.said.items() if value not in found.values}
        self.before = {}


class Undone(Life):
    """The same without a purge: at the end everything is undone, and the first bytes are back."""

    purge_one = None  # type: ignore[assignment]

    def teardown(self) -> None:
        if hasattr(self, "root"):
            self.undo_everything()
            after = {n: _without_own(c) for n, c in snapshot(self.root).items()}
            if (
                not self.before and self.own
            ):  # a person has written into the file that we made: it stays, with its header
                assert not self.ports.memory.read().facts
                after.pop("memory/MEMORY.md")
            assert after == {n: _without_own(c) for n, c in self.before.items()}
        super().teardown()

    def undo_everything(self) -> None:
        """Newest first; an undo is taken back as any change, when what it undid stood before it."""
        for entry in reversed(self.ports.memory.journal()):
            standing = {e.id for e in self.ports.memory.journal() if e.undone_by is None}
            if entry.id in standing:
                self.ports.memory.undo(YES, entry.id)


def _without_own(content: bytes) -> bytes:
    return b"\n".join(line for line in content.split(b"\n") if not line.startswith(b"mine "))


TestLife = Life.TestCase
TestLife.settings = settings(
    max_examples=15, stateful_step_count=12, deadline=None, suppress_health_check=list(HealthCheck)
)
TestUndone = Undone.TestCase
TestUndone.settings = settings(
    max_examples=15, stateful_step_count=12, deadline=None, suppress_health_check=list(HealthCheck)
)
