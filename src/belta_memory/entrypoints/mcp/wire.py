"""Messages as bytes, and what is read out of the parts of one."""

import json

from belta_memory.entrypoints.mcp.forms import Json

_OF_REQUEST = "io.modelcontextprotocol/"  # where a modern request says what a greeting said before

RequestId = str | int


def of_request(params: Json, name: str) -> object:
    """What a modern request says of itself, None for nothing."""
    match params.get("_meta"):
        case dict(meta):
            return meta.get(_OF_REQUEST + name)
        case _:
            return None


def name_of(client: object) -> str:
    """The name that a client gives itself, empty for none."""
    match client:
        case {"name": str(name)}:
            return name
        case _:
            return ""


def elicits(capabilities: object) -> bool:
    """Does the client show forms? An empty capability means forms; one that names only other modes does not."""
    match capabilities:
        case {"elicitation": dict(modes)}:
            return not modes or "form" in modes
        case _:
            return False


def id_of(message: object) -> RequestId | None:
    """The id of a message, None where it has none that counts."""
    match message:
        case {"id": (str() | int()) as id_} if not isinstance(id_, bool):
            return id_
        case _:
            return None


def error(id_: RequestId | None, code: int, message: str, data: Json | None = None) -> bytes:
    """An error of the protocol as a line."""
    more: Json = {} if data is None else {"data": data}
    return line({"id": id_, "error": {"code": code, "message": message, **more}})


def line(message: Json) -> bytes:
    """One ASCII line: no code page of a pipe can break it."""
    return (
        json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=True, separators=(",", ":")).encode("ascii")
        + b"\n"
    )
