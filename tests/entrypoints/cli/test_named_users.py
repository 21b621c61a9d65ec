"""Two users of one machine: nothing of one is ever in another's output, counts, digest, logs or files."""

import io
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.adapters.stores.hook_log import write
from belta_memory.adapters.stores.user_folder import user_folder
from belta_memory.app.ask import dialog_for
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Outcome, advance
from belta_memory.app.load import counts, session_digest
from belta_memory.app.observe import observe
from belta_memory.app.ports import Ports
from belta_memory.domain.model import Channel, Claim, PromptEvent, PromptId, SessionId
from belta_memory.entrypoints.cli import main
from belta_memory.entrypoints.wiring import user_ports
from entrypoints.hook_process import Machine
from fakes import open_proposal

NAMES = ("alice", "Alice", "bob", "山田", "a.b@example.test")
PROJECT = "github.com/acme/shop"
COMMANDS = (
    ("list", "--all"),
    ("list", "--all", "--status", "any", "--json"),
    ("list", "{other}", "--all"),
    ("search", "{other}"),
    ("show", "{other} topic 1"),
    ("log",),
    ("log", "--json"),
    ("review", "--list", "--json"),
    ("review", "--withdrawn"),
    ("restore", "--list"),
    ("report", "--json"),
    ("activity",),
    ("ledger",),
)


class User:
    """One of them, whose every word holds a token of their own."""

    def __init__(self, root: Path, name: str, token: str) -> None:
        self.root, self.name, self.token = root, name, token
        self.home = root / "users" / user_folder(name)
        self._made = 0

    @property
    def environment(self) -> dict[str, str]:
        return {"HOME": str(self.root), "BELTA_HOME": str(self.root), "LANG": "C.UTF-8"}

    @property
    def ports(self) -> Ports:
        return user_ports(self.environment, self.name)

    def does(self, what: str) -> None:
        self._made += 1
        ports, id_ = self.ports, f"id{self._made:06d}"
        if what == "fault":
            write(str(self.home), ValueError(f"{self.token} broke"))
        elif what == "says":
            text = f"no, the {self.token} port is {self.token}-9{self._made}, not {self.token}-8{self._made}"
            observe(
                ports, "claude", PromptEvent(SessionId("s1"), text, PromptId(id_), cwd=f"/w/{self.token}")
            )
        else:
            claim = Claim(f"{self.token} topic {self._made}", f"{self.token}-a", f"{self.token}-b")
            proposal = open_proposal(id_, claim, created=ports.clock.now())
            scope = PROJECT if what == "record here" else "global"
            ports.proposals.put(proposal._replace(scope=scope, project=PROJECT))
            if what != "wait":
                outcome = advance(dialog_for(ports, ports.proposals.find(id_)), what.partition(" ")[0])
                assert isinstance(outcome, Outcome)
                settle(ports, proposal.id, outcome, Channel.TERMINAL)

    def runs(self, *arguments: str) -> str:
        """What a command of theirs says, on both streams."""
        told = io.StringIO()
        named = {**self.environment, "BELTA_USER": self.name}
        with acting(named, arguments), redirect_stdout(told), redirect_stderr(told):
            main()
        return told.getvalue()

    def files(self) -> str:
        return "\n".join(
            f"{p}\n{p.read_bytes().decode('utf-8', 'replace')}" for p in self.home.rglob("*") if p.is_file()
        )


@contextmanager
def acting(environment: dict[str, str], arguments: tuple[str, ...]) -> Iterator[None]:
    """A process of somebody's own, as far as a command looks at it."""
    hook = mock.patch("sys.excepthook", sys.excepthook)  # a command sets its own
    argv = mock.patch("sys.argv", ["belta", *arguments])
    with mock.patch.dict(os.environ, environment, clear=True), argv, hook:
        yield


DEEDS = st.lists(
    st.tuples(
        st.sampled_from([0, 1]),
        st.sampled_from(["record", "record here", "decline", "later", "not_a_fact", "wait", "says", "fault"]),
    ),
    min_size=2,
    max_size=8,
)


@settings(max_examples=12)
@given(st.lists(st.sampled_from(NAMES), min_size=2, max_size=2, unique=True), DEEDS)
def test_nothing_of_one_user_is_ever_in_anothers(names: list[str], deeds: list[tuple[int, str]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        users = [User(Path(folder), name, token) for name, token in zip(names, ("zulu", "yoke"), strict=True)]
        for who, what in deeds:
            users[who].does(what)
        for user, other in (users, users[::-1]):
            for command in COMMANDS:
                asked = [part.format(other=other.token) for part in command]
                told = user.runs(*asked)
                for part in asked:  # what was asked for is told back
                    told = told.replace(part, "")
                assert other.token not in told, command
            assert other.token not in user.files()
            assert other.token not in (session_digest(user.ports, f"/w/{other.token}") or "")
            recorded = sum(w is user and d.startswith("record") for w, d in ((users[w], d) for w, d in deeds))
            assert counts(user.ports)["facts"] == recorded
            assert (user.token in user.runs("list", "--all")) is (recorded > 0), "they see their own"
        assert not (Path(folder) / "memory").exists(), "the common home was not touched"


def test_a_users_session_starts_with_their_own_memory(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    for name, line in (
        ("alice", "- port: ❌ 5432 → ✅ 5433 [occ:1]"),
        ("bob", "- node: ❌ n2 → ✅ n7 [occ:1]"),
    ):
        index = machine.belta / "users" / name / "memory" / "MEMORY.md"
        index.parent.mkdir(parents=True)
        index.write_text(f"{line}\n", encoding="utf-8")
    start = {"hook_event_name": "SessionStart", "session_id": "s1", "source": "startup"}
    plugin = str(tmp_path)
    for name, own, foreign in (("alice", "5433", "n7"), ("bob", "n7", "5433")):
        told = machine.fire(start, BELTA_USER=name, CLAUDE_PLUGIN_ROOT=plugin).out.decode()
        assert own in json.loads(told)["hookSpecificOutput"]["additionalContext"]
        assert foreign not in told
    assert not (machine.belta / "memory").exists()
    assert not (machine.belta / "cache").exists()


@pytest.mark.parametrize("name", ["", "../alice", " alice"])
def test_a_name_that_nobody_can_have_stops_a_command_and_silences_a_hook(tmp_path: Path, name: str) -> None:
    user = User(tmp_path, "alice", "zulu")
    told = io.StringIO()
    with acting({**user.environment, "BELTA_USER": name}, ("list",)), redirect_stderr(told):
        code = main()
    assert code == 1
    assert "BELTA_USER" in told.getvalue()
    start = {"hook_event_name": "SessionStart", "session_id": "s1", "source": "startup"}
    assert Machine(tmp_path).fire(start, BELTA_USER=name).out == b""
    assert not list(tmp_path.iterdir())
