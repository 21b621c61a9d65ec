"""`belta demo`: the whole loop in a throw-away home, through the real hook processes and the real writer."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.entrypoints.cli.parser import Verbs

if TYPE_CHECKING:
    import argparse

    from belta_memory.adapters.stores.home import Home
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import Proposal

_EXPLAINED = """\
A user corrects one fact twice, in two languages; belta asks; the next session starts with the answer. Every step runs
the processes that a host would run, in a home of its own that is removed at the end. On a terminal you are asked for
real; elsewhere, or with --yes, the answer is played as a prompt that a user types: `belta yes <id>`. As that is no host,
the demo writes the record by which a host vouches that a person typed a prompt; in a real session no hook can."""

_HELD = "Deploying to staging-a, as usual."
_CORRECTIONS = (
    "no, deploy goes to prod-b, not staging-a",
    "違う、デプロイ先は staging-a じゃなくて prod-b だよ",
)
_LATER = "push the hotfix to staging-a please"


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    demo = verbs.add("demo", run_demo, "see the whole loop once, in a throw-away home", _EXPLAINED)
    demo.add_argument("--yes", action="store_true", help="play the user's yes instead of asking you")


def run_demo(arguments: argparse.Namespace) -> int:
    """Play the story; 0 when the memory holds what was answered."""
    import tempfile

    from belta_memory.entrypoints.cli.conversation import is_attended

    with tempfile.TemporaryDirectory(prefix="belta-demo-") as folder:
        return _Story(folder).play(asked=not arguments.yes and is_attended())


class _Story:
    """One throw-away home, and the hook processes of two sessions in it."""

    def __init__(self, folder: str) -> None:
        from belta_memory.adapters.stores.home import Home

        self._folder = folder
        self._home: Home = Home(os.path.join(folder, ".belta"))
        kept = ("PATH", "LANG", "LC_ALL", "LC_MESSAGES", "SYSTEMROOT", "TEMP", "TMP")
        self._environment = {name: os.environ[name] for name in kept if name in os.environ}
        self._environment |= {"HOME": folder, "USERPROFILE": folder, "CLAUDE_CODE_SESSION_ATTENDED": "1"}

    def play(self, *, asked: bool) -> int:
        """The two sessions."""
        _say("1. Monday. The agent gets a fact wrong, and the user corrects it.")
        _show("agent", _HELD)
        for number, words in enumerate(_CORRECTIONS, start=1):
            _show("user", words)
            self._prompt("monday", f"m{number}", words)
            if number < len(_CORRECTIONS):
                _say("   One sighting is stored, masked, below observations/. Nobody is asked yet.\n")
                _say("2. The same mistake, corrected again; this user also writes Japanese.")
        ports = self._ports()
        waiting = ports.proposals.all()
        if not waiting:
            _say("   Nothing became due: that is a bug; `belta doctor` may know more.")
            return 3
        _say("   The fact is due: one proposal waits below pending/.\n")
        # The question comes in the language of the last message; here, whoever runs the demo shall understand it.
        yours = ports.proposals.update(waiting[0].id, lambda p: p._replace(language=ports.language))
        self._answer(ports, yours or waiting[0], asked=asked)
        return self._next_session()

    def _answer(self, ports: Ports, proposal: Proposal, *, asked: bool) -> None:
        if asked:
            from belta_memory.app.ask import dialog_for
            from belta_memory.app.confirm import settle
            from belta_memory.domain.model import Channel
            from belta_memory.entrypoints.cli.conversation import converse

            _say("3. You are asked (in Claude Code a dialog opens at the end of the turn).")
            outcome = converse(dialog_for(ports, proposal))
            _show(
                "belta",
                settle(ports, proposal.id, outcome, Channel.TERMINAL).message
                or "No answer, nothing written.",
            )
            return
        from belta_memory.app.ask import dialog_for

        _say("3. belta asks, and the user answers.")
        _show("belta", dialog_for(ports, proposal).question.message)
        typed = f"belta yes {proposal.id}"
        _show("user", typed)
        _show("belta", self._prompt("monday", "m9", typed).get("systemMessage", "(nothing)"))
        _say("   The host writes down that a person typed this; the turn ends, and the MCP server is called.")
        _show("belta", self._turn_ends("monday"))

    def _next_session(self) -> int:
        from belta_memory.adapters.stores.files import read

        memory = (read(self._home.index_file) or b"").decode()
        _say("\n4. What now stands in memory/MEMORY.md:\n")
        _say("\n".join(f"   | {line}" for line in memory.splitlines()) or "   | (nothing)")
        _say("\n5. Tuesday, a new session. It starts with that file, and with this digest:")
        started = self._hook(
            {"hook_event_name": "SessionStart", "session_id": "tuesday", "source": "startup"}
        )
        _show("belta", _context(started))
        _show("user", _LATER)
        _show("belta", _context(self._prompt("tuesday", "t1", _LATER)))
        held = "✅ prod-b" in memory
        _say("\nThe mistake is not made again." if held else "\nNothing was recorded, as you answered.")
        return 0

    def _prompt(self, session: str, prompt: str, words: str) -> dict[str, object]:
        """A typed prompt: first the hook, then the host's record of it."""
        transcript = os.path.join(self._folder, f"{session}.jsonl")
        answer = self._hook(
            {
                "hook_event_name": "UserPromptSubmit",
                "session_id": session,
                "prompt_id": prompt,
                "prompt": words,
                "cwd": os.path.join(self._folder, "shop"),
                "transcript_path": transcript,
            }
        )
        self._write_down(transcript, session, prompt, words)
        return answer

    def _write_down(self, transcript: str, session: str, prompt: str, words: str) -> None:
        """The record of a host that a person has typed a prompt."""
        import datetime as dt
        import json

        record = {
            "type": "user",
            "message": {"role": "user", "content": words},
            "promptId": prompt,
            "promptSource": "typed",
            "sessionId": session,
            "timestamp": dt.datetime.now(dt.UTC).isoformat(),
        }
        with open(transcript, "a", encoding="utf-8") as file:
            file.write(f"{json.dumps(record, ensure_ascii=False)}\n")

    def _turn_ends(self, session: str) -> str:
        """Run the MCP server's process as the host does at the end of a turn; what the user is shown."""
        import json
        import subprocess

        from belta_memory.adapters.launcher import server_command

        command = server_command()
        client = {"name": "belta-demo", "version": "1"}
        greeting = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": client}
        call = {"name": "confirm_pending", "arguments": {"session_id": session}}
        messages = (
            {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": greeting},
            {"jsonrpc": "2.0", "method": "notifications/initialized"},
            {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call},
        )
        done = subprocess.run(
            [command.program, *command.arguments],
            input=b"".join(json.dumps(message).encode() + b"\n" for message in messages),
            capture_output=True,
            env=self._environment,
            check=True,
        )
        return _shown_by(done.stdout.splitlines())

    def _hook(self, payload: dict[str, object]) -> dict[str, object]:
        """Run the hook's process as the host does."""
        import json
        import subprocess

        from belta_memory.adapters.launcher import hook_command

        command = hook_command("claude")
        done = subprocess.run(
            [command.program, *command.arguments],
            input=json.dumps(payload).encode(),
            capture_output=True,
            env=self._environment,
            check=True,
        )
        answer: dict[str, object] = json.loads(done.stdout or b"{}")
        return answer

    def _ports(self) -> Ports:
        from belta_memory.entrypoints.wiring import server_ports

        return server_ports(self._environment)


def _shown_by(lines: list[bytes]) -> str:
    """What the server's answer to the call lets the user see."""
    import json

    for line in lines:
        match json.loads(line):
            case {"id": 1, "result": {"content": [{"text": str(text)}]}} if text:
                return str(json.loads(text)["systemMessage"])
    return "(nothing)"


def _context(answer: dict[str, object]) -> str:
    match answer:
        case {"hookSpecificOutput": {"additionalContext": str(context)}}:
            return context
        case _:
            return "(nothing to say)"


def _say(text: str) -> None:
    print(text, flush=True)


def _show(who: str, words: object) -> None:
    first, *rest = str(words).splitlines() or [""]
    _say(f"   {who:>5}  {first}")
    for line in rest:
        _say(f"          {line}")
