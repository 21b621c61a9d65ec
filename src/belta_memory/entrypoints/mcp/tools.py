"""What the tools are called, what they take, and when to call them. The same for every client."""

from collections.abc import Mapping

from belta_memory.entrypoints.mcp.offers import CATEGORIES
from belta_memory.named import NamedTuple

LONGEST = 4000  # characters of an argument: a refusal quotes them back
INSTRUCTIONS = (
    "belta-memory keeps facts that the user has corrected and confirmed, and lessons of earlier sessions: search_memory "
    "before you answer from memory. When the user corrects something that you stated or assumed to be true, call "
    "report_correction once. Only the user's own answer records a fact: never write the memory's files, never report consent."
)


MOST = 50  # hits of a search
TYPES = ("lesson", "conclusion", "knowledge", "profile", "note")


class Argument(NamedTuple):
    """One argument of a tool: a string, or a number from 1 to `most`."""

    description: str = ""
    among: tuple[str, ...] = ()  # empty = any
    required: bool = True
    most: int = 0  # 0: a string
    beside: tuple[str, str] | None = None  # the other argument, and its value, with which alone it may stand


class Tool(NamedTuple):
    """One tool. The description is what makes an agent call it, or not."""

    name: str
    description: str
    arguments: Mapping[str, Argument]
    reads: bool = False
    repeats: bool = True  # does a second call change nothing more?
    takes_away: bool = False
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
        "search_memory",
        "Facts, lessons, conclusions, knowledge of earlier sessions. Call it before work that may go wrong again. "
        "Make the query yourself from the context, never ask the user for one; long queries find more. Cite the ids that "
        "you use. UNCONFIRMED may be wrong.",
        {
            "query": Argument(),
            "type": Argument(among=("fact", *TYPES), required=False),
            "domain": Argument(required=False),
            "top": Argument(required=False, most=MOST),
        },
        reads=True,
        output={"type": "object", "properties": {"hits": {"type": "array"}}, "required": ["hits"]},
    ),
    Tool("get_note", "One fact or entry, whole (hits are cut).", {"key": Argument("Id")}, reads=True),
    Tool(
        "list_memory",
        "Everything of a kind, newest first, in pages. To look something up, search instead.",
        {
            "kind": Argument(among=("fact", *TYPES, "unconfirmed", "waiting"), required=False),
            "cursor": Argument("From the page before", required=False),
        },
        reads=True,
    ),
    Tool(
        "memory_counts",
        "How many facts and entries there are, by type and scope; how many wait or rest.",
        {},
        reads=True,
        output={"type": "object", "additionalProperties": {"type": "integer"}},
    ),
    Tool(
        "add_note",
        "Note for later sessions. When the user corrected you: lesson, priority high (what happened, why, what it cost, "
        "what to do next time). When a conclusion was reached: conclusion. When new knowledge was confirmed: knowledge. "
        "Not for assent or passing talk, nor for a corrected fact (report_correction). No secrets. It is found by search "
        "at once and comes up by itself only after the user's yes.",
        {
            "text": Argument("Whole by itself, in the user's language"),
            "type": Argument(among=TYPES, required=False),
            "priority": Argument(among=("high", "normal"), required=False),
            "domain": Argument("A word: deploy", required=False),
            "solved_query": Argument("The search that should have found it", required=False),
            "category": Argument("Of a profile", CATEGORIES, required=False, beside=("type", "profile")),
            "replaces": Argument("Key of the entry that it supersedes; waits for the user", required=False),
        },
        repeats=False,
    ),
    Tool(
        "propose_fact",
        "When the user told you a fact to remember and nothing was corrected. The value must stand in the user's latest "
        "message. The user is asked.",
        {
            "topic": Argument(),
            "wrong": Argument("What might be believed instead", required=False),
            "correct": Argument("Verbatim"),
        },
    ),
    Tool(
        "forget",
        "Only when the user wants a fact or an entry gone. It waits for the user's own yes.",
        {"key": Argument()},
        takes_away=True,
        meta={"anthropic/requiresUserInteraction": True},
    ),
)


READING = frozenset(tool.name for tool in TOOLS if tool.reads)


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
            "destructiveHint": tool.takes_away,
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
        if why := _unfit(wanted, value):
            return f"{argument} must {why}"
        if value and wanted.beside and given.get(wanted.beside[0]) != wanted.beside[1]:
            return f"{argument} goes with {' '.join(wanted.beside)} alone"
    return None


def _unfit(wanted: Argument, value: object) -> str | None:
    if wanted.most:
        return None if _is_count(value, wanted.most) else f"be a number from 1 to {wanted.most}"
    if not isinstance(value, str):
        return "be a string"
    if len(value) > LONGEST:
        return f"have at most {LONGEST} characters"
    if wanted.required and not value.strip():
        return "not be empty"
    if wanted.among and value not in wanted.among and (value or wanted.required):
        return f"be one of: {', '.join(wanted.among)}"
    return None


def _is_count(value: object, most: int) -> bool:
    """Is it a number from 1 to `most`? 5.0 is an integer in JSON Schema, as some clients write it."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value in range(1, most + 1)


def _schema(argument: Argument) -> dict[str, object]:
    if argument.most:
        return {"type": "integer", "minimum": 1, "maximum": argument.most}
    plain: dict[str, object] = {"type": "string"}
    if argument.description:
        plain["description"] = argument.description
    return {**plain, "enum": list(argument.among)} if argument.among else plain
