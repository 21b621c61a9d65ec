"""Runs what is registered, as the host would, in a home that is thrown away."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from time import monotonic
from typing import TYPE_CHECKING

from belta_memory.adapters.doctor import Finding, fail, ok, warn
from belta_memory.adapters.hosts.claude.manifest import ALLOWED_TOOLS, COMMAND_SECONDS
from belta_memory.adapters.launcher import without_home

if TYPE_CHECKING:
    from collections.abc import Mapping

_MEND = "Run: belta doctor --fix"
_SLOW = 1.0  # seconds
_SERVER_SECONDS = 5
_PROMPT = {
    "session_id": "doctor",
    "hook_event_name": "UserPromptSubmit",
    "prompt": "Thank you.",
    "prompt_id": "doctor",
    "transcript_path": "",
}
_TOOLS = frozenset({"confirm_pending", *ALLOWED_TOOLS})


def run_hook(handler: Mapping[str, object], environment: Mapping[str, str]) -> Finding:
    """Send the registered command a prompt without any correction: exit code 0, nothing printed, no fault."""
    command = _words(handler)
    if os.path.isabs(command[0]) and not os.path.exists(command[0]):
        return fail("hook", f"Its interpreter {command[0]} is gone.", _MEND)
    with tempfile.TemporaryDirectory() as home:
        prompt = {**_PROMPT, "cwd": home}
        started = monotonic()
        try:
            ended = _run(command, home, json.dumps(prompt).encode(), COMMAND_SECONDS, environment)
        except (OSError, subprocess.SubprocessError) as fault:
            return fail("hook", f"It does not run: {fault}.", _MEND)
        seconds = monotonic() - started
        fault_line = _first_line(os.path.join(home, "log", "hook.log"))
    if wrong := _what_is_wrong(ended, fault_line):
        return fail("hook", wrong, "Install belta-memory again, then run: belta doctor --fix")
    if seconds > _SLOW:
        return warn(
            "hook", f"It took {seconds:.1f} s.", "Is the machine busy, or the package on a slow disk?"
        )
    return ok("hook", f"It answers in {seconds * 1000:.0f} ms.")


def _what_is_wrong(ended: subprocess.CompletedProcess[bytes], fault_line: str) -> str | None:
    if ended.returncode or ended.stderr:
        said = ended.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
        return f"It ends with {ended.returncode} and says: {said!r}."
    if fault_line:
        return f"It runs into a fault: {fault_line}"
    if ended.stdout:
        return f"It answers a prompt that corrects nothing: {ended.stdout[:200]!r}."
    return None


def run_server(entry: Mapping[str, object], environment: Mapping[str, str]) -> Finding:
    """Start the registered MCP server, greet it, ask for its tools."""
    calls: list[dict[str, object]] = [
        {
            "id": 1,
            "method": "initialize",
            "params": {
                "protocolVersion": "2025-11-25",
                "capabilities": {},
                "clientInfo": {"name": "belta doctor", "version": "1"},
            },
        },
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/list"},
    ]
    lines = "".join(json.dumps({"jsonrpc": "2.0", **call}) + "\n" for call in calls)
    started = monotonic()
    with tempfile.TemporaryDirectory() as home:
        try:
            ended = _run(_words(entry), home, lines.encode(), _SERVER_SECONDS, environment)
        except subprocess.TimeoutExpired as slow:
            answered = slow.stdout or b""
            ended = subprocess.CompletedProcess(slow.cmd, 0, answered, slow.stderr or b"")
        except OSError as fault:
            return fail("server", f"It does not start: {fault}.", _MEND)
    tools = _tools(ended.stdout)
    if not tools >= _TOOLS:
        said = ended.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
        missing = ", ".join(sorted(_TOOLS - tools))
        return fail("server", f"It does not answer with its tools ({missing} missing). {said}".strip(), _MEND)
    return ok("server", f"It answers with {len(tools)} tools in {(monotonic() - started) * 1000:.0f} ms.")


def _run(
    command: list[str], home: str, given: bytes, seconds: int, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[bytes]:
    kept = {name: value for name, value in environment.items() if name != "BELTA_CHILD"}
    return subprocess.run(
        command,
        env={**kept, "HOME": home, "USERPROFILE": home, "BELTA_HOME": home},
        input=given,
        capture_output=True,
        check=False,
        cwd=home,
        timeout=seconds,
    )


def words_of(entry: Mapping[str, object]) -> list[str]:
    """The command line of an entry, in whichever form it is written."""
    match entry:
        case {"command": str(program), "args": [*arguments]}:
            return [program, *map(str, arguments)]
        case _:
            return _split(str(entry.get("command")))


def _split(line: str) -> list[str]:
    from shlex import split

    try:
        return split(line.removeprefix("exec "), posix=os.name != "nt") or [line]
    except ValueError:  # a quote that nobody closes
        return [line]


def _words(entry: Mapping[str, object]) -> list[str]:
    """The same without the line that names the real home."""
    return [without_home(word) for word in words_of(entry)]


def _tools(answers: bytes) -> frozenset[str]:
    for line in answers.decode("utf-8", "replace").splitlines():
        try:
            answer = json.loads(line)
        except json.JSONDecodeError:
            continue
        match answer:
            case {"id": 2, "result": {"tools": [*tools]}}:
                return frozenset(str(tool.get("name")) for tool in tools if isinstance(tool, dict))
    return frozenset()


def _first_line(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as log:
            return log.readline().strip()
    except FileNotFoundError:
        return ""
