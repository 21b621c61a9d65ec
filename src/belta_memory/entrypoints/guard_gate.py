"""The first stage of the guard: nearly all tool calls hold no wrong value and end here. Loaded by its place, imports nothing."""

TYPE_CHECKING = False
if TYPE_CHECKING or __package__:
    from belta_memory.entrypoints import bare
else:
    import bare

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    Event = Mapping[str, object]

OUR_TOOLS = ("mcp__belta__", "mcp__plugin_belta-memory_belta__")
LONGEST_NAME = 100


def is_quiet(root: str, event: "Event", head: str) -> bool:
    """Does nothing of any recorded fact occur in what a tool is called with, or in what the agent has answered?"""
    tool, session = event.get("tool_name"), event.get("session_id")
    if isinstance(tool, str) and tool.startswith(OUR_TOOLS):
        return True
    if not bare.names(f"{root}/memory"):
        return True  # nothing is recorded
    gate_list = bare.read(f"{root}/cache/gate.txt")
    if gate_list is None or not gate_list.startswith(f"{head} ".encode()):
        return False  # the second stage makes it anew
    if tool is not None and _was_reminded(root, session):
        return False  # this call may be the one that avoids the mistake
    needles = gate_list.split(b"\n\n", 2)[2].partition(b"\n")[0].decode()
    said = event.get("tool_input") if tool is not None else event.get("last_assistant_message")
    if said is None and tool is None:
        return False  # an older host: the answer stands in the transcript alone
    text = "\n".join(_texts(said)).lower()
    return not needles or not any(map(text.__contains__, needles.split("\t")))


def _was_reminded(root: str, session: object) -> bool:
    """Was the session reminded of a fact at its latest call? The twin of `stores.events`."""
    if not isinstance(session, str) or len(session) > LONGEST_NAME or not session.replace("-", "").isalnum():
        return True
    return bare.read(f"{root}/cache/reminded/{session}") is not None


def _texts(value: object) -> "Iterator[str]":
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)
    elif value is not None:
        yield str(value)
