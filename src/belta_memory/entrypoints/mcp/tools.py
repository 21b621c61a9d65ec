"""What the tools are called, what they take, and when to call them. The same for every client."""

from collections.abc import Mapping
from typing import NamedTuple

LONGEST = 4000  # characters of an argument: a refusal quotes them back
INSTRUCTIONS = (
    "belta-memory keeps facts that the user has corrected and confirmed. When the user corrects something that you "
    "stated or assumed to be true, call report_correction once. Only the user's own answer records a fact: never "
    "write the memory's files, never report consent."
)


class Argument(NamedTuple):
    """One argument of a tool. All are strings."""

    description: str
    among: tuple[str, ...] = ()  # empty = any
    required: bool = True


class Tool(NamedTuple):
    """One tool. The description is what makes an agent call it, or not."""

    name: str
    description: str
    arguments: Mapping[str, Argument]
    reads: bool = False
    repeats: bool = True  # does a second call change nothing more?
    output: Mapping[str, object] | None = None
    meta: Mapping[str, object] | None = None


TOOLS = (
    Tool(
        "report_correction",
        "Call once, at once, when the user's latest message corrects a fact that you stated or assumed (a name, value, "
        "path, version, place, date): what was held is wrong, something else is true. Also when you find such a "
        "mistake of your own (by: self). Not for style, wishes, new tasks, or code that merely failed. It only notes "
        "the sighting; the user is asked whether it is remembered.",
        {
            "topic": Argument("What it is about, a few words: deploy target"),
            "wrong": Argument("The value that was held to be true; leave out if unknown", required=False),
            "correct": Argument("The value that is true, verbatim"),
            "quote": Argument("The user's own words that say so, copied verbatim"),
            "by": Argument("Who noticed (default: user)", ("user", "self"), required=False),
        },
        # The hint that a hook gives names this tool: a host that defers tools must not hide it.
        meta={"anthropic/alwaysLoad": True},
    ),
    Tool(
        "confirm_pending",
        "Opens the user's dialog about a fact that waits for a yes. The host calls it at the end of a turn; call it "
        "yourself only when the user wants to answer now. You cannot answer for the user. Empty when nothing is due.",
        {"session_id": Argument("Id of this session")},
        repeats=False,
    ),
    Tool(
        "withdraw",
        "Takes a waiting proposal back when it is no fact, no repeat, or not settled. Not when the user says no: the "
        "user answers that. It stays listed.",
        {"id": Argument("Id of the proposal"), "reason": Argument("Why, in one sentence")},
    ),
    Tool(
        "memory_counts",
        "How many facts are recorded, how many wait for the user's answer, how many were declined and rest.",
        {},
        reads=True,
        output={"type": "object", "additionalProperties": {"type": "integer"}},
    ),
)


def definition(tool: Tool) -> dict[str, object]:
    """The tool as `tools/list` gives it."""
    listed: dict[str, object] = {
        "name": tool.name,
        "description": tool.description,
        "inputSchema": {
            "type": "object",
            "properties": {name: _schema(argument) for name, argument in tool.arguments.items()},
            "required": [name for name, argument in tool.arguments.items() if argument.required],
        },
        "annotations": {
            "readOnlyHint": tool.reads,
            "destructiveHint": False,  # nothing recorded is lost by any of these
            "idempotentHint": tool.repeats,
            "openWorldHint": False,
        },
    }
    if tool.output is not None:
        listed["outputSchema"] = tool.output
    if tool.meta is not None:
        listed["_meta"] = tool.meta
    return listed


def complaint(name: str, given: Mapping[str, object]) -> str | None:
    """Why these arguments do not fit the tool, for the agent to mend; None when they do. More than asked is fine."""
    tool = next(t for t in TOOLS if t.name == name)
    for argument, wanted in tool.arguments.items():
        value = given.get(argument)
        if value is None and not wanted.required:
            continue
        if not isinstance(value, str):
            return f"{argument} must be a string"
        if len(value) > LONGEST:
            return f"{argument} must have at most {LONGEST} characters"
        if wanted.required and not value.strip():
            return f"{argument} must not be empty"
        if wanted.among and value not in wanted.among:
            return f"{argument} must be one of: {', '.join(wanted.among)}"
    return None


def _schema(argument: Argument) -> dict[str, object]:
    plain: dict[str, object] = {"type": "string", "description": argument.description}
    return {**plain, "enum": list(argument.among)} if argument.among else plain
