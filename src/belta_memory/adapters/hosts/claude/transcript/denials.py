"""Tool calls that a hook of the user's has denied: mistakes of the agent that a guard has found."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 8_000  # bytes of a record; a denial holds a sentence and no file
MARK = b" hook error: "
NEAR = 300  # bytes behind the word for a tool's result in which the mark stands
_REASON = re.compile(
    r"^[A-Za-z]{1,40}:[^ \n]{1,80} hook error: (?:\[[^\]\n]{0,400}\]: )?(?P<words>.+)", re.DOTALL
)


def denial_in(record: Mapping[str, object]) -> str | None:
    """Why a hook denied the call whose result this record is; None for any other result."""
    match record:
        case {
            "permissionDecision": {"decision": "reject", "source": "hook"},
            "message": {"content": [{"type": "tool_result", "content": str(result)}, *_]},
        } if (found := _REASON.match(result)) is not None:
            return found["words"].strip()
    return None
