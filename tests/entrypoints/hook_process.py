"""The installed hook command as a host runs it: a process of its own, nothing in its environment but a home."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from belta_memory.adapters.launcher import hook_command
from belta_memory.entrypoints import prompt_gate

ENTRYPOINTS = str(Path(prompt_gate.__file__).parent)
PATIENCE = 60  # seconds; far above what a process needs, so that a hang is a failure and no endless run


class Ended(NamedTuple):
    code: int
    out: bytes
    err: bytes

    @property
    def context(self) -> str:
        """What the agent gets to read."""
        return str(json.loads(self.out)["hookSpecificOutput"]["additionalContext"]) if self.out else ""


SILENT = Ended(0, b"", b"")


class Machine(NamedTuple):
    """One user's home and the program that its hooks run."""

    home: Path
    command: tuple[str, ...] = (hook_command("claude").program, *hook_command("claude").arguments)

    @property
    def belta(self) -> Path:
        return self.home / ".belta"

    def environment(self, **more: str) -> dict[str, str]:
        needed = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
        return {"HOME": str(self.home), "USERPROFILE": str(self.home), **needed, **more}

    def start(self, **more: str) -> "subprocess.Popen[bytes]":
        pipe = subprocess.PIPE
        return subprocess.Popen(
            self.command, stdin=pipe, stdout=pipe, stderr=pipe, env=self.environment(**more)
        )

    def fire(self, payload: object, **more: str) -> Ended:
        """One event, given as bytes or as what becomes JSON."""
        stdin = payload if isinstance(payload, bytes) else json.dumps(payload, ensure_ascii=False).encode()
        with self.start(**more) as process:
            out, err = process.communicate(stdin, timeout=PATIENCE)
        return Ended(process.returncode, out, err)

    def say(self, text: str, prompt: str = "p1", session: str = "s1", **more: str) -> Ended:
        """One prompt of the user's."""
        return self.fire(prompt_of(text, prompt, session), **more)

    def begin(self, session: str = "s1", source: str = "startup") -> Ended:
        """One start of a session."""
        return self.fire({"hook_event_name": "SessionStart", "session_id": session, "source": source})

    def log(self) -> str:
        path = self.belta / "log" / "hook.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def remember(self, *lines: str) -> None:
        """Put lines into the index as a person would."""
        index = self.belta / "memory" / "MEMORY.md"
        index.parent.mkdir(parents=True, exist_ok=True)
        index.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    def sightings(self) -> list[dict[str, Any]]:
        files = sorted(self.belta.glob("observations/claude/*/*.jsonl"))
        return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def prompt_of(text: str, prompt: str = "p1", session: str = "s1") -> dict[str, Any]:
    return {
        "session_id": session,
        "transcript_path": "/absent/transcript.jsonl",
        "cwd": "/home/u/proj",
        "prompt_id": prompt,
        "hook_event_name": "UserPromptSubmit",
        "prompt": text,
    }


def gate_program(before: str = "", after: str = "") -> tuple[str, ...]:
    """The first stage in a bare interpreter, with code around it."""
    code = f"import sys;sys.path.insert(0,{ENTRYPOINTS!r})\nimport prompt_gate\n{before}\nprompt_gate.main()\n{after}"
    return (sys.executable, "-I", "-S", "-c", code)
