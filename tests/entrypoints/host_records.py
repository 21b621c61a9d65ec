"""What a host does around the hooks: it writes the transcript, and calls our server when a turn is over."""

import datetime as dt
import json
import subprocess
from pathlib import Path
from typing import Any

from belta_memory.adapters.launcher import server_command
from entrypoints.hook_process import PATIENCE, Ended, Machine, prompt_of

SCHEDULED: dict[str, Any] = {"promptSource": "system", "isMeta": True, "turnOrigin": "scheduled"}


def transcript(machine: Machine, session: str = "s1") -> Path:
    return machine.home / f"{session}.jsonl"


def hooked(machine: Machine, text: str, prompt: str, session: str = "s1", **more: str) -> Ended:
    """A prompt passes the hook. The host has not written it down yet, as is always so."""
    path = str(transcript(machine, session))
    ended = machine.fire({**prompt_of(text, prompt, session), "transcript_path": path}, **more)
    assert (ended.code, ended.err) == (0, b"")
    return ended


def written(machine: Machine, text: str, prompt: str | None, session: str = "s1", **more: Any) -> None:
    """The host's record of a prompt, a typed one unless `more` says otherwise; what is None there is left out."""
    record = {
        "type": "user", "message": {"role": "user", "content": text}, "promptSource": "typed", "promptId": prompt,
        "timestamp": dt.datetime.now(dt.UTC).isoformat(), "sessionId": session, "cwd": "/home/u/proj", **more,
    }  # fmt: skip
    record = {name: value for name, value in record.items() if value is not None}
    with transcript(machine, session).open("a", encoding="utf-8") as file:
        file.write(json.dumps(record) + "\n")


def typed(machine: Machine, text: str, prompt: str, session: str = "s1") -> str:
    """A person types: the hook, then the record. What the person is shown."""
    ended = hooked(machine, text, prompt, session)
    written(machine, text, prompt, session)
    return shown(ended)


def shown(ended: Ended) -> str:
    """What a hook lets the person see."""
    return str(json.loads(ended.out).get("systemMessage", "")) if ended.out else ""


def turn_ends(machine: Machine, session: str = "s1", **more: str) -> str:
    """The server's process, called as a host calls it that shows no forms; what the person is shown."""
    greeting = {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "claude-code", "version": "2.1.332"},
    }
    call = {"name": "confirm_pending", "arguments": {"session_id": session}}
    messages = (
        {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": greeting},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call},
    )
    command = server_command()
    done = subprocess.run(
        [command.program, *command.arguments],
        input=b"".join(json.dumps(message).encode() + b"\n" for message in messages),
        capture_output=True,
        env=machine.environment(**more),
        timeout=PATIENCE,
        check=True,
    )
    (answer,) = (m for m in map(json.loads, done.stdout.splitlines()) if m.get("id") == 1)
    text: str = answer["result"]["content"][0]["text"]
    return str(json.loads(text)["systemMessage"]) if text else ""
