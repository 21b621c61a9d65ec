"""What reading old transcripts costs: `python -m tests.benchmarks.transcripts [megabytes]`.

Makes a corpus with the mix of records that the host writes (tools' results and repeated requests are most of it), and
measures, each in CPU seconds of this process on warm files:
the reader alone (find and decode what people typed) against reading each file whole; detection by rules and
weights, with the assistant's turn before each prompt; a whole harvest into an empty home; a second run over unchanged files; the memory of all that.
Ends with 1 when a bar is not held.
"""

import json
import os
import random
import resource
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from belta_memory.adapters.hosts.claude.transcript.places import ClaudeTranscripts
from belta_memory.adapters.scorer import load_scorer
from belta_memory.adapters.stores.harvest_cursor import CursorFile
from belta_memory.adapters.timed_patterns import Timed
from belta_memory.app.harvest import Harvest, Scope
from belta_memory.app.transcripts import Place
from belta_memory.domain.detect import detect
from belta_memory.entrypoints.wiring import command_ports
from belta_memory.languages import packs

MEGABYTES = 500
ROUNDS = 3  # the best of them: another process can only make it slower
MB = 1_000_000
ORDINARY = (
    "Please add a unit test for the parser and show me what is not covered.",
    "パーサのユニットテストを追加して、全体を実行してください。",
    "파서의 단위 테스트를 추가하고 전체를 실행해 주세요.",
    "请为解析器添加单元测试，运行全部测试。",
    "Refactor the importer so that it streams its rows; keep the public names as they are. " * 8,
    "ok",
    "go on",
)
CORRECTIONS = (
    "no, service {n} runs on port {n}1, not {n}2",
    "違う、ジョブ{n}の実行先は node-{n} ではなく node-{n}b です",
    "아니, 서비스 {n} 포트는 {n}2가 아니라 {n}1이야",
    "不对，服务{n}的端口是{n}1，不是{n}2",
    "不對，服務{n}的連接埠是{n}1，不是{n}2",
    "you left out the tests again",
)
ONE_IN = 6  # messages that correct something
CODE = '    if value["{}"] != \'{}\':\n\t\treturn "{}"  # {}\n'


class Bar(NamedTuple):
    """What must hold."""

    name: str
    value: float
    limit: float
    unit: str
    at_least: bool = False

    @property
    def holds(self) -> bool:
        """Is it held?"""
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def main(arguments: list[str]) -> int:
    """Measure, print, and say whether every bar is held."""
    wanted = int(arguments[0]) if arguments else MEGABYTES
    with tempfile.TemporaryDirectory() as folder:
        size = corpus(Path(folder, "projects"), wanted * MB)
        bars = list(measured(folder, size))
    for bar in bars:
        verdict = "holds" if bar.holds else "IS NOT HELD"
        print(
            f"{bar.name:<38} {bar.value:10,.2f} {'>=' if bar.at_least else '<='} {bar.limit:8,.2f} {bar.unit}: {verdict}"
        )
    return int(not all(bar.holds for bar in bars))


def measured(folder: str, size: int) -> Iterator[Bar]:
    """The bars with what was measured."""
    source = ClaudeTranscripts(os.path.join(folder, "projects"))
    files = source.files().files
    print(
        f"Python {sys.version.split()[0]}, {len(files)} files, {size / MB:.0f} MB, {sum(lines_of(f.path) for f in files)} lines"
    )
    whole = best(lambda: [read(f.path) for f in files])
    reading = best(lambda: [sum(1 for _ in source.read(f, Place())) for f in files])
    print(f"  {'every file read whole':<36} {whole:8.3f} s  {size / whole / MB:8.0f} MB/s")
    print(f"  {'the reader':<36} {reading:8.3f} s  {size / reading / MB:8.0f} MB/s")
    yield Bar("reader against reading each file whole", reading / whole, 4, "x")

    turns = [turn for f in files for turn in source.read(f, Place())]
    context = best(lambda: [source.with_context(turn) for turn in turns])
    events = [source.with_context(turn) for turn in turns]
    print(f"  {'the turn before each of them':<36} {context:8.3f} s  {len(turns) / context:8.0f} messages/s")
    known, scorer = packs(), load_scorer()
    detection = best(
        lambda: [
            detect(e.text, known, e.previous, compiler=Timed, by_hand=True, scorer=scorer) for e in events
        ]
    )
    print(f"  {'detection':<36} {detection:8.3f} s  {len(turns) / detection:8.0f} messages/s")
    yield Bar("detection within a harvest", len(turns) / detection, 3_000, "messages/s", at_least=True)

    spent, found = harvested(folder, source)
    print(
        f"  {'a whole harvest':<36} {spent:8.3f} s  {size / spent / MB:8.0f} MB/s, {found} corrections of {len(turns)} prompts"
    )
    again, nothing = harvested(folder, source)
    assert nothing == 0
    print(f"  {'a second run':<36} {again:8.3f} s")
    yield Bar("a second run", again * 1000, 50 + len(files), "ms")
    yield Bar("memory at its peak", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 200, "MB")


def harvested(folder: str, source: ClaudeTranscripts) -> tuple[float, int]:
    """CPU seconds of one harvest, and how many corrections were new."""
    home = os.path.join(folder, "belta")
    began = time.process_time()
    cursor = CursorFile(os.path.join(home, "cache", "harvest.json"))
    ports = command_ports({"BELTA_HOME": home})
    run = Harvest(ports, source, cursor, Scope(), compiler=Timed, scorer=load_scorer())
    done = run.run(source.files().files)
    return time.process_time() - began, done.found.total()


def best(run: Callable[[], object], rounds: int = ROUNDS) -> float:
    """CPU seconds of the fastest round."""
    spent = []
    for _ in range(rounds):
        began = time.process_time()
        run()
        spent.append(time.process_time() - began)
    return min(spent)


def read(path: str) -> int:
    """A file read whole and let go of."""
    with open(path, "rb") as file:
        return len(file.read())


def lines_of(path: str) -> int:
    """How many records a file holds."""
    with open(path, "rb") as file:
        return sum(1 for _ in file)


# The corpus


def corpus(folder: Path, wanted: int) -> int:
    """Write sessions until there are as many bytes; the same ones in every run."""
    dice = random.Random(7)  # noqa: S311 (a corpus is no secret)
    written = 0
    code = "".join(CODE.format(*(dice.choice(ORDINARY[0].split()) for _ in range(4))) for _ in range(4_000))
    number = 0
    while written < wanted:
        number += 1
        path = folder / f"-home-u-p{number % 7}" / f"{uuid.UUID(int=dice.getrandbits(128))}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        goal = min(max(int(dice.lognormvariate(0, 1) * 1.2 * MB), 20_000), wanted // 5)
        written += session(path, goal, dice, code)
    return written


def session(path: Path, goal: int, dice: random.Random, code: str) -> int:
    """One session of about so many bytes."""
    size = 0
    with path.open("wb") as file:
        for record in records(path.stem, path.parent.name, dice, code):
            size += file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            if size > goal:
                return size
    return size


def records(session: str, project: str, dice: random.Random, code: str) -> Iterator[dict[str, Any]]:
    """What the host writes: a prompt, and around it forty times as much."""

    def name() -> str:
        return str(uuid.UUID(int=dice.getrandbits(128)))

    def piece(middle: int) -> str:
        length = min(int(dice.lognormvariate(0, 1.1) * middle), 120_000)
        start = dice.randrange(max(1, len(code) - length))
        return code[start : start + length]

    clock = 1_795_000_000 + dice.randrange(1_000_000)

    def tail() -> dict[str, Any]:
        nonlocal clock
        clock += dice.randrange(1, 20)
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S.123Z", time.gmtime(clock))
        return {
            "uuid": name(), "timestamp": stamp, "userType": "external", "entrypoint": "cli",
            "cwd": f"/home/u/{project}", "sessionId": session, "version": "2.1.332", "gitBranch": "main",
        }  # fmt: skip

    def said(block: dict[str, Any]) -> dict[str, Any]:
        message = {"id": f"msg_{name()}", "type": "message", "role": "assistant", "content": [block]}
        usage = {"input_tokens": 10, "output_tokens": 5, "cache": {"ephemeral": 0}, "tier": "standard" * 20}
        return {
            "parentUuid": name(), "isSidechain": False, "message": {**message, "usage": usage}, "type": "assistant",
            **tail(),
        }  # fmt: skip

    yield {
        "type": "api-request-shape",
        "sessionId": session,
        "shape": {"system": [code[:30_000]], "tools": [code[:40_000]]},
    }
    while True:
        prompt, number = name(), dice.randrange(1, 9_999)
        text = (
            dice.choice(CORRECTIONS).format(n=number)
            if dice.randrange(ONE_IN) == 0
            else dice.choice(ORDINARY)
        )
        yield {
            "parentUuid": name(), "isSidechain": False, "promptId": prompt, "type": "user",
            "message": {"role": "user", "content": text}, "origin": {"kind": "human"}, "promptSource": "typed", **tail(),
        }  # fmt: skip
        for _ in range(3):
            notice = {"type": "hook_success", "content": piece(300)}
            yield {
                "parentUuid": name(),
                "isSidechain": False,
                "attachment": notice,
                "type": "attachment",
                **tail(),
            }
        for _ in range(dice.randint(2, 18)):
            if dice.random() < 0.4:
                yield said({"type": "text", "text": " ".join(dice.choices(ORDINARY, k=dice.randint(1, 6)))})
            yield said({"type": "tool_use", "id": "t", "name": "Bash", "input": {"command": piece(300)}})
            given = piece(1_500)
            block = {"tool_use_id": "t", "type": "tool_result", "content": given, "is_error": False}
            yield {
                "parentUuid": name(), "isSidechain": False, "promptId": prompt, "type": "user",
                "message": {"role": "user", "content": [block]}, "toolUseResult": {"stdout": given}, **tail(),
            }  # fmt: skip
            yield {
                "type": "api-request-blob",
                "sessionId": session,
                "hash": name(),
                "message": {"role": "user", "content": given},
            }
            yield {
                "type": "api-request",
                "sessionId": session,
                "id": name(),
                "tail": [name() for _ in range(16)],
            }
        yield {"type": "file-history-snapshot", "messageId": name(), "snapshot": {"trackedFileBackups": {}}}
        yield {"type": "last-prompt", "sessionId": session}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
