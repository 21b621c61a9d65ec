"""What the hooks cost, in empty interpreters: `python -m tests.benchmarks.hook [rounds]`.

CPU of the whole process (user and system, as the kernel counts it for `wait4`), in rounds that run every case once, so
that a busy machine burdens all of them alike; medians, and ratios between medians of one run. Ends with 1 when a bar is
not held.
"""

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path
from typing import NamedTuple

from belta_memory.adapters.launcher import hook_command, interpreter

ROUNDS = 40
MIX = (("ordinary prompt", 90), ("cue hit", 8), ("first prompt", 2))
EMPTY, WITH_SITE = "python -I -S -c pass", "python -c pass"

ORDINARY = (
    "Please add a unit test for the parser, run the whole suite and show me the coverage.",
    "パーサのユニットテストを追加して、全体を実行し、カバレッジを見せてください。",
    "파서의 단위 테스트를 추가하고 전체를 실행한 뒤 커버리지를 보여 주세요.",
    "请为解析器添加单元测试，运行全部测试，然后给我看覆盖率。",
    "請為解析器加上單元測試，全部執行一次，再給我看涵蓋率。",
    "Refactor the importer so that it streams its rows; keep the public names as they are. " * 12,
)
CUE_HITS = (
    "no, service {n} runs on port {n}1, not {n}2",
    "違う、ジョブ{n}の実行先は node-{n} ではなく node-{n}b です",
    "아니, 서비스 {n} 포트는 {n}2가 아니라 {n}1이야",
    "不对，服务{n}的端口是{n}1，不是{n}2",
    "不對，服務{n}的連接埠是{n}1，不是{n}2",
)

TOOL_CALLS: tuple[tuple[str, dict[str, object]], ...] = (
    ("Bash", {"command": "npm test -- --runInBand 2>&1 | tail -40", "description": "Run the tests"}),
    (
        "Edit",
        {
            "file_path": "/home/u/proj/src/parser.ts",
            "old_string": "a = 1\n" * 20,
            "new_string": "a = 2\n" * 20,
        },
    ),
    ("Write", {"file_path": "/home/u/proj/src/table.ts", "content": "export const row = [1, 2, 3];\n" * 120}),
    (
        "mcp__tracker__create_issue",
        {"title": "Slow table", "body": "It takes long to draw.", "labels": ["ui"]},
    ),
)


class Case(NamedTuple):
    """One thing that is measured: a command, and what comes on its stdin in each round."""

    name: str
    command: tuple[str, ...]
    stdin: Callable[[], bytes] = bytes


class Bar(NamedTuple):
    """What must hold."""

    name: str
    ratio: float
    limit: float
    unit: str


def main(arguments: list[str]) -> int:
    """Measure, print, and say whether every bar is held."""
    rounds = int(arguments[0]) if arguments else ROUNDS
    with tempfile.TemporaryDirectory() as home:
        settle(Path(home))
        cases = list(cases_in(Path(home)))
        for case in cases:
            cpu(case, home)  # once unmeasured: caches are filled
        seen: dict[str, list[float]] = {case.name: [] for case in cases}
        for _ in range(rounds):
            for case in cases:
                seen[case.name].append(cpu(case, home))
        log = Path(home, ".belta", "log", "hook.log")
        if log.exists():
            print(
                f"The hooks had faults, so this measures nothing. The log begins:\n{log.read_text(encoding='utf-8')[:1500]}"
            )
            return 1
    return report({name: statistics.median(times) for name, times in seen.items()}, rounds)


def report(medians: dict[str, float], rounds: int) -> int:
    """Print the medians and the bars."""
    print(f"Python {sys.version.split()[0]}, medians of {rounds} rounds, CPU of the whole process")
    for name, median in medians.items():
        print(f"  {name:<34} {median * 1000:7.2f} ms   {median / medians[EMPTY]:5.2f} x {EMPTY}")
    bars = list(bars_of(medians))
    for bar in bars:
        verdict = "holds" if bar.ratio <= bar.limit else "IS NOT HELD"
        print(f"{bar.name:<36} {bar.ratio:5.2f} <= {bar.limit:4.2f} x {bar.unit}: {verdict}")
    return int(any(bar.ratio > bar.limit for bar in bars))


def bars_of(medians: dict[str, float]) -> Iterator[Bar]:
    """The bars, with what was measured."""
    ratio = {name: median / medians[EMPTY] for name, median in medians.items()}
    mixed = sum(ratio[name] * share for name, share in MIX) / sum(share for _, share in MIX)
    yield Bar("ordinary prompt", ratio["ordinary prompt"], 1.25, EMPTY)
    yield Bar("cue hit, detected and stored", ratio["cue hit"], 5, EMPTY)
    yield Bar("first prompt", ratio["first prompt"], 5, EMPTY)
    yield Bar("90 ordinary, 8 cue hits, 2 first", mixed, 1.8, EMPTY)
    yield Bar("tool call", ratio["tool call"], 1.35, EMPTY)
    yield Bar("session start", medians["session start"] / medians[WITH_SITE], 2, WITH_SITE)


def cases_in(home: Path) -> Iterator[Case]:
    """Everything that is measured, in the order of a round."""
    hook = hook_command("claude")
    command = (hook.program, *hook.arguments)
    number = count(1)
    ordinary, cues = cycle(ORDINARY), cycle(CUE_HITS)
    transcript = str(home / "transcript.jsonl")

    def prompt(text: str, session: str) -> bytes:
        return event("UserPromptSubmit", session, transcript, prompt_id=f"p{next(number)}", prompt=text)

    yield Case(EMPTY, (interpreter(), "-I", "-S", "-c", "pass"))
    yield Case("ordinary prompt", command, lambda: prompt(next(ordinary), "known"))
    yield Case("cue hit", command, lambda: prompt(next(cues).format(n=next(number)), "known"))
    yield Case("first prompt", command, lambda: prompt(next(ordinary), f"new-{next(number)}"))
    calls = cycle(TOOL_CALLS)
    yield Case("tool call", command, lambda: tool_call(*next(calls), transcript))
    yield Case(WITH_SITE, (interpreter(), "-c", "pass"))
    yield Case(
        "session start",
        command,
        lambda: event("SessionStart", f"new-{next(number)}", transcript, source="startup"),
    )


def tool_call(tool: str, given: dict[str, object], transcript: str) -> bytes:
    """A call in which nothing of any fact occurs."""
    return event("PreToolUse", "known", transcript, tool_name=tool, tool_input=given, tool_use_id="t1")


def event(name: str, session: str, transcript: str, **more: object) -> bytes:
    """One event as the host sends it."""
    payload = {
        "session_id": session,
        "transcript_path": transcript,
        "cwd": "/home/u/proj",
        "hook_event_name": name,
    }
    return json.dumps({**payload, **more}, ensure_ascii=False).encode()


def settle(home: Path) -> None:
    """A home in which somebody has worked for a while: 200 facts, and a transcript of more than a hook reads."""
    memory = home / ".belta" / "memory"
    memory.mkdir(parents=True)
    meta = "[src:2026-10-01 / occ:2 / recorded:2026-10-02]"
    lines = (f"- unit-{n}: ❌ old-host-{n}.example → ✅ new-host-{n}.example {meta}\n" for n in range(200))
    (memory / "MEMORY.md").write_text("".join(lines), encoding="utf-8")
    said = {
        "type": "assistant",
        "message": {"role": "assistant", "content": [{"type": "text", "text": "Done. " * 200}]},
    }
    asked = {"type": "user", "promptSource": "typed", "promptId": "x", "message": {"content": "Go on."}}
    records = f"{json.dumps(asked)}\n{json.dumps(said)}\n" * 60
    (home / "transcript.jsonl").write_text(records, encoding="utf-8")


def cpu(case: Case, home: str) -> float:
    """Seconds of CPU that one process takes."""
    stdin = case.stdin()
    read, write = os.pipe()
    os.write(write, stdin)
    os.close(write)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    redirected = [(os.POSIX_SPAWN_DUP2, read, 0), (os.POSIX_SPAWN_DUP2, nowhere, 1)]
    pid = os.posix_spawn(case.command[0], case.command, {"HOME": home}, file_actions=redirected)
    _, status, usage = os.wait4(pid, 0)
    os.close(read)
    os.close(nowhere)
    if status != 0:
        message = f"{case.name} ended with {os.waitstatus_to_exitcode(status)}"
        raise RuntimeError(message)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
