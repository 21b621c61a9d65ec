"""What of a pasted log or stack tells of a failure, whatever language is spoken around it."""

import re
from collections.abc import Iterable

from belta_memory.domain.listed import listed

CUTS = (40, 200, 1000, 4000)
SCANNED = 4000  # characters of a message in which a failure is sought

FAULTY = listed("error|fail|exception|エラー|失敗|错误|錯誤|失败|오류|에러")

# What machines write of a failure, wherever it stands: CS0246, ORA-00942, TypeError, ERR_FAILED, 0xffffffff, errno
_MACHINE = re.compile(
    r"\b(?:[A-Z]{1,5}-?\d{3,6}|[A-Za-z]+(?:Error|Exception|NotFound)|E(?:RR)?_?[A-Z]{4,}|0x[0-9a-fA-F]{6,}|errno|exit code)\b"
)

_SMALL = ("0x", "errno", "exit code")  # what of it has no capital
_CAPITAL = re.compile("[A-Z]")

# The stack of a failed program
_TRACE = re.compile(
    r"Traceback \(most recent|Exception in thread|^ +at [\w$.<>]+ ?\(|File \"[^\"\n]+\", line \d|^\w*(?:Error|Exception): |panic: "
    r"|npm ERR!|error: aborting|error TS\d|error CS\d",
    re.MULTILINE,
)
_TRACED = (
    "rror",
    "xception",
    "raceback",
    " at ",
    "File ",
    "panic",
    "ERR!",
)  # without one of them there is none


def pasted(message: str, prose: str) -> Iterable[str]:
    """What tells of a failure, and how much of the message is no prose."""
    if any(map(message.__contains__, _TRACED)) and _TRACE.search(message[:SCANNED]):
        yield "trace"
    if _may_be_of_a_machine(message) and _MACHINE.search(message[:SCANNED]):
        yield "machine"
    cut = len(message.strip()) - len(prose)
    if cut <= len("> "):
        return
    yield "cut"
    yield f"cut{sum(cut > edge for edge in CUTS)}"
    if FAULTY.occur(message[:SCANNED].lower()):
        yield "cut&fault"
    if not prose:
        yield "cut&all"
    if "```" in message:
        yield "fence"
    if message.lstrip().startswith(">"):
        yield "quoted"


def _may_be_of_a_machine(message: str) -> bool:
    """Is there what all of the pattern needs? Asked first, since the pattern is tried at the start of every word."""
    return _CAPITAL.search(message) is not None or any(map(message.__contains__, _SMALL))
