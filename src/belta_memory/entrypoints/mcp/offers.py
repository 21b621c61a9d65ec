"""What the server offers beside tools: resources to read and a prompt to take. The same for every client."""

from collections.abc import Mapping

from belta_memory.entrypoints.mcp.forms import Json
from belta_memory.named import NamedTuple

CATEGORIES = ("profile", "preference", "media", "event", "misc")  # of a profile, as domain.entry has them
INDEX = "belta://memory/index"
_ONE = "belta://memory/"
NO_RESOURCE = -32002
LISTS: Mapping[str, Json] = {
    "resources/list": {
        "resources": [
            {
                "uri": INDEX,
                "name": "index",
                "title": "Confirmed facts",
                "description": "MEMORY.md: every fact that the user has confirmed",
                "mimeType": "text/markdown",
            }
        ]
    },
    "resources/templates/list": {
        "resourceTemplates": [
            {
                "uriTemplate": "belta://memory/{key}",
                "name": "entry",
                "title": "One fact or entry",
                "mimeType": "text/markdown",
            }
        ]
    },
    "prompts/list": {
        "prompts": [
            {
                "name": "recall",
                "title": "What do we know about this?",
                "description": "Search the memory for a topic and say what it holds",
                "arguments": [{"name": "topic", "description": "What it is about", "required": True}],
            }
        ]
    },
}


class Offers(NamedTuple):
    """Lists that are always the same, by their method, and the methods by which one of a list is fetched."""

    lists: Mapping[str, Json] = {}
    fetches: frozenset[str] = frozenset()


NO_OFFERS = Offers()
OURS = Offers(LISTS, frozenset({"resources/read", "prompts/get"}))


def key_in(uri: object) -> str | None:
    """The key that a resource's address names; None for an address that is none of ours."""
    if not isinstance(uri, str) or not uri.startswith(_ONE):
        return None
    from urllib.parse import unquote

    return unquote(uri[len(_ONE) :]) or None


def contents(uri: str, text: str) -> Json:
    """A resource as the protocol has it."""
    return {"contents": [{"uri": uri, "mimeType": "text/markdown", "text": text}]}


def recall(topic: str) -> Json:
    """The prompt, filled in."""
    asked = (
        f"Search the belta memory for: {topic}\n\nCall search_memory with a long query of your own about it, and again in "
        "other words when little is found. Say what is confirmed and what is not, how old it is, and cite the ids."
    )
    return {
        "description": "What the memory holds about a topic",
        "messages": [{"role": "user", "content": {"type": "text", "text": asked}}],
    }
