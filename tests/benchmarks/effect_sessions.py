"""What an agent sees of one recorded fact in a session, by our real code: the hooks' processes in a throw-away home."""

import json
import os
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from belta_memory.adapters.launcher import hook_command
from belta_memory.app.ask import dialog_for
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Outcome, advance
from belta_memory.app.ports import Ports
from belta_memory.domain.line import format_line
from belta_memory.domain.match import Relation, relate
from belta_memory.domain.model import (
    Channel,
    Claim,
    Decision,
    Fact,
    FactKey,
    Proposal,
    ProposalId,
    SessionId,
    Sighting,
)
from belta_memory.domain.statement import format_statement
from belta_memory.entrypoints import hook, prompt_gate
from belta_memory.entrypoints.wiring import server_ports

HERE = Path(__file__).parent
SCENARIOS = HERE / "effect_scenarios.jsonl"
OTHERS = HERE.parent / "evaluation" / "guard" / "facts.jsonl"
PATIENCE = 60  # seconds for one process


class Act(NamedTuple):
    """What the agent does at a step: a tool call, or an answer where `tool` is empty."""

    tool: str
    given: dict[str, Any]
    answer: str

    @property
    def words(self) -> str:
        """All that it says or does."""
        return self.answer or json.dumps(self.given, ensure_ascii=False)


class Step(NamedTuple):
    """One prompt, what the agent does by habit, and what would be right."""

    prompt: str
    habit: Act
    right: Act


class Scenario(NamedTuple):
    """One session about one fact."""

    id: str
    language: str
    kind: str
    fact: Claim
    steps: tuple[Step, ...]


class Said(NamedTuple):
    """What the guard said of an act; all empty where it said nothing."""

    context: str = ""  # to the agent
    message: str = ""  # to the user
    asked: bool = False  # the host asks the user whether the call may run


def scenarios(limit: int | None = None) -> list[Scenario]:
    """The written sessions, in their order; of all languages where only some are asked for."""
    with open(SCENARIOS, encoding="utf-8") as lines:
        found = [_scenario(json.loads(line)) for line in lines]
    if limit is None or limit >= len(found):
        return found
    return [found[n * len(found) // limit] for n in range(limit)]


def _scenario(row: dict[str, Any]) -> Scenario:
    steps = (Step(s["prompt"], _act(s["habit"]), _act(s["right"])) for s in row["steps"])
    return Scenario(row["id"], row["lang"], row["kind"], Claim(**row["fact"]), tuple(steps))


def _act(row: dict[str, Any]) -> Act:
    return Act(row.get("tool", ""), row.get("input", {}), row.get("answer", ""))


class Session:
    """One session of a host in a home in which the fact is recorded, among others."""

    def __init__(
        self, folder: str, scenario: Scenario, others: Iterable[Claim], *, quick: bool = False
    ) -> None:
        self._quick = quick
        self.name = scenario.id
        self._folder = folder
        self._numbers = count(1)
        self._faults: list[BaseException] = []
        self._environment = {
            name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP", "TMP") if name in os.environ
        }
        self._environment |= {"HOME": folder, "USERPROFILE": folder, "CLAUDE_CODE_SESSION_ATTENDED": "1"}
        self.ports = server_ports(self._environment)
        self.key, self.statement = _record(self.ports, scenario, self._index, others)

    @property
    def _home(self) -> Path:
        return Path(self._folder, ".belta")

    @property
    def _index(self) -> Path:
        return self._home / "memory" / "MEMORY.md"

    def settings(self, text: str) -> None:
        """Set what a user sets in config.toml."""
        (self._home / "config.toml").write_text(text, encoding="utf-8")

    def index(self) -> str:
        """What the host loads at the start of a session: the index, as a rules file imports it, and our digest."""
        digest = self._fire({"hook_event_name": "SessionStart", "source": "startup"})
        return f"{self._index.read_text(encoding='utf-8')}\n{_context(digest)}"

    def loads(self, text: str) -> bool:
        """Does the fact stand in what is loaded at the start? There it stands as a line of the index."""
        index = self.ports.memory.read()
        return any(fact.key == self.key and format_line(fact) in text for fact in index.facts)

    def prompt(self, text: str) -> str:
        """What the agent gets to read beside a prompt."""
        event = {
            "hook_event_name": "UserPromptSubmit",
            "prompt": text,
            "prompt_id": f"p{next(self._numbers)}",
        }
        return _context(self._fire(event))

    def judge(self, act: Act) -> Said:
        """What the guard says of an act."""
        if act.answer:
            event = {
                "hook_event_name": "Stop",
                "last_assistant_message": act.answer,
                "stop_hook_active": False,
            }
            said = self._fire(event)
            return Said(_context(said), str(said.get("systemMessage", "")))
        event = {
            "hook_event_name": "PreToolUse",
            "tool_name": act.tool,
            "tool_input": act.given,
            "tool_use_id": f"t{next(self._numbers)}",
        }
        said = self._fire(event)
        output = said.get("hookSpecificOutput", {})
        asked = output.get("permissionDecision") == "ask"
        return Said(_context(said), str(output.get("permissionDecisionReason", "")), asked)

    def faults(self) -> str:
        """What the hooks have logged."""
        log = self._home / "log" / "hook.log"
        logged = log.read_text(encoding="utf-8") if log.exists() else ""
        return logged + "".join(map(repr, self._faults))

    def _fire(self, event: dict[str, Any]) -> dict[str, Any]:
        place = {
            "session_id": self.name,
            "cwd": self._folder,
            "transcript_path": f"{self._folder}/absent.jsonl",
        }
        if self._quick:
            return self._second_stage({**place, **event})
        command = hook_command("claude")
        done = subprocess.run(
            (command.program, *command.arguments),
            input=json.dumps({**place, **event}, ensure_ascii=False).encode(),
            capture_output=True,
            env=self._environment,
            check=True,
            timeout=PATIENCE,
        )
        answer: dict[str, Any] = json.loads(done.stdout or b"{}")
        return answer

    def _second_stage(self, event: dict[str, Any]) -> dict[str, Any]:
        """The same in this process: what the first stage would have handed on, and what it would not."""
        heads = (prompt_gate._gate_head(str(self._home)), "")
        said = hook.run(event, "claude", heads, self._environment, self._faults.append)
        answer: dict[str, Any] = json.loads(said or b"{}")
        return answer


@contextmanager
def session(scenario: Scenario, others: int, *, quick: bool = False) -> Iterator[Session]:
    """A session in a throw-away home, in which so many other facts are recorded, too.

    `quick`: the hooks run in this process, without their first stage.
    """
    with TemporaryDirectory(prefix="belta-effect-", ignore_cleanup_errors=True) as folder:
        opened = Session(folder, scenario, _others(scenario.fact, others), quick=quick)
        yield opened
        if faults := opened.faults():
            message = f"The hooks had faults in {scenario.id}, so this measures nothing:\n{faults[:1500]}"
            raise RuntimeError(message)


def _others(fact: Claim, number: int) -> list[Claim]:
    """Facts that say nothing of this one's topic and values."""
    with open(OTHERS, encoding="utf-8") as lines:
        rows = map(json.loads, lines)
        known = [Claim(row["topic"], row["wrong"], row["correct"]) for row in rows]
    return [other for other in known if relate(other, fact) is Relation.DIFFERENT][:number]


def _record(ports: Ports, scenario: Scenario, index: Path, others: Iterable[Claim]) -> tuple[FactKey, str]:
    """Record the fact by a person's yes, and beside it the others by hand; its key, and the statement as hooks show it."""
    now = ports.clock.now()
    lines = (
        format_line(Fact(o.topic or "", o.wrong or "", o.correct or "", now.date(), 2, now.date()))
        for o in others
    )
    index.parent.mkdir(parents=True, mode=0o700)
    index.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    sighting = Sighting(now.date(), "claude", SessionId("before"))
    proposal = Proposal(
        id=ProposalId(ports.randomness.new_id()),
        key=FactKey(ports.randomness.new_id()),
        claim=scenario.fact,
        language=scenario.language,
        created=now,
        session=SessionId("before"),
        sightings=(sighting, sighting),
    )
    ports.proposals.put(proposal)
    outcome = advance(dialog_for(ports, proposal), Decision.RECORD)
    if not isinstance(outcome, Outcome):
        message = f"{scenario.id}: the fact cannot be recorded as it is"
        raise TypeError(message)
    settle(ports, proposal.id, outcome, Channel.DIALOG)
    topic, wrong, correct = scenario.fact
    return proposal.key, format_statement(topic or "", wrong or "", correct or "")


def _context(said: dict[str, Any]) -> str:
    return str(said.get("hookSpecificOutput", {}).get("additionalContext", ""))
