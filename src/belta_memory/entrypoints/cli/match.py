"""`belta match --jsonl`: for programs, whether two corrections are about one fact; JSON in, JSON out, a line each."""

from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    import argparse

    from belta_memory.domain.comparison import Nearness
    from belta_memory.domain.hearing import Said
    from belta_memory.domain.model import Claim
    from belta_memory.entrypoints.cli.parser import Verbs

_PARTS = ("topic", "wrong", "correct")

_EXPLAINED = """\
Reads a line of JSON with `id` (any value), `a` and `b` (each the text of a message, or an object with `topic`, `wrong`
and `correct`) and, for texts, optionally `a_prev` and `b_prev`, the assistant's turn before. Prints a line with `id`,
`same`, `score` and `relation` (same, contradicts, related, different), in the same order. null is absent; a bad line
gets an `error`.

  echo '{"id": 1, "a": "no, the port is 5433, not 5432", "b": "5432 is wrong, it is 5433"}' | belta match --jsonl"""


def add_arguments(verbs: "Verbs") -> None:
    """Register the verb."""
    match = verbs.add(
        "match", run_match, "tell whether two corrections are one fact (for programs)", _EXPLAINED
    )
    match.add_argument("--jsonl", action="store_true", required=True, help="JSON lines from stdin to stdout")


def run_match(arguments: "argparse.Namespace") -> int:
    """Serve stdin."""
    import sys

    del arguments
    return run_match_jsonl(sys.stdin.buffer, sys.stdout.buffer)


def run_match_jsonl(stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer every line in its order. A bad line gets its `error`, and the others their answers all the same."""
    from json import dumps

    nearness = nearness_of_topics()
    for line in stdin:
        stdout.write(dumps(_answer(line, nearness)).encode() + b"\n")
        stdout.flush()
    return 0


def said_of(said: object, previous: object = None) -> "Said":
    """A message with its claim, or an object that is a claim already. Raises BadLineError."""
    from belta_memory.domain.hearing import Said
    from belta_memory.domain.model import Claim
    from belta_memory.entrypoints.cli.detect import BadLineError

    if previous is not None and not isinstance(previous, str):
        message = "a_prev and b_prev must be strings or null"
        raise BadLineError(message)
    if isinstance(said, str):
        return Said(said, _claim_of_text(said, previous))
    if not isinstance(said, dict):
        message = "a and b must be strings, or objects with topic, wrong and correct"
        raise BadLineError(message)
    parts = [said.get(name) for name in _PARTS]
    if not all(part is None or isinstance(part, str) for part in parts):
        message = "topic, wrong and correct must be strings or null"
        raise BadLineError(message)
    return Said("", Claim(*((part or "").strip() or None for part in parts)))


def _claim_of_text(text: str, previous: str | None) -> "Claim":
    from belta_memory.adapters.timed_patterns import Timed
    from belta_memory.domain.completion import completed
    from belta_memory.domain.detect import detect
    from belta_memory.domain.language import say
    from belta_memory.languages import pack, packs

    found = detect(text, packs(), previous, compiler=Timed)
    return completed(found.claim, text, previous, say(pack(found.language), "value.absent"))


def nearness_of_topics() -> "Nearness":
    """How near two topics are in meaning: by the extra `semantic`, which is loaded at the first topics that words leave open."""
    import os

    from belta_memory.adapters.kept_vectors import KeptVectors
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.vectors import EncoderVectors
    from belta_memory.app.meaning import Meaning
    from belta_memory.domain.errors import BeltaError
    from belta_memory.entrypoints.cli.output import print_error

    try:
        home = find_home(os.environ)
    except BeltaError:
        home = None  # then no vector is kept: to compare needs no home
    return Meaning(KeptVectors(EncoderVectors(), home), print_error).nearness


def _answer(line: bytes, nearness: "Nearness") -> dict[str, object]:
    from belta_memory.domain.hearing import compare_said
    from belta_memory.domain.match import Relation
    from belta_memory.entrypoints.cli.detect import BadLineError, parsed

    identity: object = None
    try:
        record = parsed(line)
        identity = record.get("id")
        a, b = (said_of(record.get(side), record.get(f"{side}_prev")) for side in "ab")
    except BadLineError as cause:
        return {"id": identity, "error": str(cause)}
    found = compare_said(a, b, nearness)
    same = found.relation is Relation.SAME
    return {"id": identity, "same": same, "score": round(found.score, 3), "relation": found.relation.value}
