"""`belta detect --jsonl`: the detector for programs, a line of JSON in, a line of JSON out."""

from codecs import BOM_UTF8
from functools import cache
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from json import JSONDecoder

    from belta_memory.domain.model import Detection
    from belta_memory.entrypoints.cli.parser import Verbs

    Detector = Callable[[str, str | None, str | None], Detection]

_OPTIONAL = ("prev_assistant", "lang")

_EXPLAINED = """\
Reads a line of JSON with `id` (any value), `text` and optionally `prev_assistant` and `lang`; prints a line with `id`,
`kind`, `score`, `wrong`, `correct`, `topic` and `cues`, in the same order. null is absent; a bad line gets an `error`.

  echo '{"id": 1, "text": "no, the port is 5433, not 5432"}' | belta detect --jsonl"""


def add_arguments(verbs: "Verbs") -> None:
    """Register the verb."""
    detect = verbs.add("detect", run_detect, "tell what a message corrects (for programs)", _EXPLAINED)
    detect.add_argument("--jsonl", action="store_true", required=True, help="JSON lines from stdin to stdout")


def run_detect(arguments: "argparse.Namespace") -> int:
    """Serve stdin."""
    import sys

    del arguments
    return run_detect_jsonl(sys.stdin.buffer, sys.stdout.buffer)


class BadLineError(ValueError):
    """A line that is no request. Only that line's answer tells of it."""


class Request(NamedTuple):
    """One line of input."""

    text: str
    previous: str | None
    lang: str | None


def run_detect_jsonl(stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer every line in its order. A bad line gets its `error`, and the others their answers all the same."""
    from json import dumps

    detection = detector()
    for line in stdin:
        stdout.write(dumps(_answer(line, detection)).encode() + b"\n")
        stdout.flush()
    return 0


def _answer(line: bytes, detection: "Detector") -> dict[str, object]:
    identity: object = None
    try:
        record = parsed(line)
        identity = record.get("id")
        request = _request(record)
    except BadLineError as cause:
        return {"id": identity, "error": str(cause)}
    return _shown(identity, detection(*request))


def detector() -> "Detector":
    """What reads a message where nobody waits: by rules and scorer, a fact with both its sides."""
    from belta_memory.adapters.scorer import load_scorer
    from belta_memory.adapters.timed_patterns import Timed
    from belta_memory.app.complete import complete
    from belta_memory.domain.detect import detect
    from belta_memory.languages import packs

    by_likelihood, scorer = cache(packs), load_scorer()

    def detection(text: str, previous: str | None, lang: str | None) -> "Detection":
        known = by_likelihood(lang or None)  # the caller's language decides where two say the same
        return complete(detect(text, known, previous, compiler=Timed, scorer=scorer), text, previous)

    return detection


def parsed(line: bytes) -> dict[str, object]:
    """One line of input. Raises BadLineError."""
    try:
        record = _decoder().decode(line.removeprefix(BOM_UTF8).decode())
    except (ValueError, RecursionError) as cause:
        message = f"not a line of JSON in UTF-8: {cause}"
        raise BadLineError(message) from cause
    if not isinstance(record, dict):
        message = "not a JSON object"
        raise BadLineError(message)
    return record


@cache
def _decoder() -> "JSONDecoder":
    from json import JSONDecoder

    return JSONDecoder(parse_constant=_finite, parse_float=_finite)


def _finite(number: str) -> float:
    """A number that JSON has: neither NaN nor Infinity is one, by whichever way it comes. Raises ValueError."""
    from math import isfinite

    value = float(number)
    if not isfinite(value):
        message = f"{number} is not a number of JSON"
        raise ValueError(message)
    return value


def _request(record: dict[str, object]) -> Request:
    text = record.get("text")
    if not isinstance(text, str):
        message = "text must be a string"
        raise BadLineError(message)
    optional = [_optional(record, name) for name in _OPTIONAL]
    return Request(text, *optional)


def _optional(record: dict[str, object], name: str) -> str | None:
    value = record.get(name)
    if value is None or isinstance(value, str):
        return value
    message = f"{name} must be a string or null"
    raise BadLineError(message)


def _shown(identity: object, found: "Detection") -> dict[str, object]:
    topic, wrong, correct = found.claim
    return {
        "id": identity,
        "kind": found.kind.value,
        "score": found.score,
        "wrong": wrong,
        "correct": correct,
        "topic": topic,
        "cues": list(found.cues),
    }
