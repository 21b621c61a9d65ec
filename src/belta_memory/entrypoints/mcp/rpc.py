"""The protocol as a state machine: lines of bytes in, events and lines of bytes out. No I/O, no clock.

It speaks the generation in which a server asks by a request of its own (`elicitation/create`, up to 2025-11-25). What
a later one changes is the form of a question, not when one is asked: only `Peer.ask` and `Peer.finish` know the form.
"""

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")  # newest first
TITLED = VERSIONS[0]  # the first version whose choices carry their titles with them

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS = -32700, -32600, -32601, -32602

Json = dict[str, object]
RequestId = str | int


class Form(NamedTuple):
    """A question with exactly one required field. No choices means free text."""

    message: str
    field: str
    title: str
    choices: tuple[tuple[str, str], ...] = ()  # value and label
    default: str | None = None


class Greeting(NamedTuple):
    """The client has introduced itself."""

    client: str
    elicits: bool  # can it show a form?


class Call(NamedTuple):
    """The client wants a tool to run."""

    id: RequestId
    tool: str
    arguments: Json
    meta: Json


class Reply(NamedTuple):
    """What came back for a form. Both a decline and a cancel of MCP's own, and an error, are no content."""

    form: str
    call: RequestId | None  # None: nobody waits for the call's result any more
    content: Json | None


class Result(NamedTuple):
    """What a tool call ends with."""

    text: str = ""
    failed: bool = False
    structured: Mapping[str, object] | None = None


Event = bytes | Greeting | Call | Reply  # bytes: a line to be sent at once


class Peer:
    """The client at the other end of the pipe."""

    def __init__(
        self, server: Mapping[str, object], instructions: str, tools: Sequence[Mapping[str, object]]
    ) -> None:
        self._server = server
        self._instructions = instructions
        self._tools = tools
        self._version = VERSIONS[0]
        self._asked = 0
        self._open: dict[str, RequestId | None] = {}  # form -> the call that waits for it

    def receive(self, line: bytes) -> list[Event]:
        """Take one line. A batch is answered message by message."""
        if not line.strip():
            return []
        try:
            message = json.loads(line.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            return [_error(None, PARSE_ERROR, "Parse error")]
        if isinstance(message, list) and message:
            return [event for part in message for event in self._message(part)]
        return self._message(message)

    def ask(self, call: RequestId | None, form: Form) -> tuple[str, bytes]:
        """Put a form before the person for the sake of a call. Gives the form's id and the line to be sent."""
        self._asked += 1
        name = f"belta-{self._asked}"
        self._open[name] = call
        params = {"mode": "form", "message": form.message, "requestedSchema": self._schema(form)}
        return name, _line({"id": name, "method": "elicitation/create", "params": params})

    def finish(self, call: RequestId, result: Result) -> bytes:
        """End a call."""
        ended: Json = {"content": [{"type": "text", "text": result.text}], "isError": result.failed}
        if result.structured is not None:
            ended["structuredContent"] = dict(result.structured)
        return _line({"id": call, "result": ended})

    def _message(self, message: object) -> list[Event]:
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            return [_error(_id_of(message), INVALID_REQUEST, "Invalid Request")]
        method, id_, params = message.get("method"), _id_of(message), message.get("params", {})
        if isinstance(method, str) and "id" not in message:
            self._notification(method, params)
            return []
        if isinstance(method, str) and id_ is not None:
            if isinstance(params, dict):
                return self._request(id_, method, params)
            return [_error(id_, INVALID_PARAMS, "params must be an object")]
        if "method" not in message and ("result" in message or "error" in message):
            return self._response(id_, message.get("result"))
        return [_error(id_, INVALID_REQUEST, "Invalid Request")]

    def _request(self, id_: RequestId, method: str, params: Json) -> list[Event]:
        match method:
            case "initialize":
                return self._initialize(id_, params)
            case "ping":
                return [_line({"id": id_, "result": {}})]
            case "tools/list":
                return [_line({"id": id_, "result": {"tools": self._tools}})]
            case "tools/call":
                return [self._call(id_, params)]
            case _:  # also `server/discover`: that is how a host of the newer generation learns to fall back
                return [_error(id_, METHOD_NOT_FOUND, "Method not found")]

    def _initialize(self, id_: RequestId, params: Json) -> list[Event]:
        wanted = params.get("protocolVersion")
        self._version = wanted if isinstance(wanted, str) and wanted in VERSIONS else VERSIONS[0]
        result = {
            "protocolVersion": self._version,
            "capabilities": {"tools": {}},
            "serverInfo": self._server,
            "instructions": self._instructions,
        }
        match params.get("clientInfo"):
            case {"name": str(client)}:
                pass
            case _:
                client = ""
        return [_line({"id": id_, "result": result}), Greeting(client, _elicits(params.get("capabilities")))]

    def _call(self, id_: RequestId, params: Json) -> Event:
        tool, arguments, meta = params.get("name"), params.get("arguments"), params.get("_meta")
        if not isinstance(tool, str) or all(tool != known["name"] for known in self._tools):
            return _error(id_, INVALID_PARAMS, f"Unknown tool: {str(tool)[:80]}")
        if arguments is not None and not isinstance(arguments, dict):
            return _error(id_, INVALID_PARAMS, "arguments must be an object")
        return Call(id_, tool, arguments or {}, meta if isinstance(meta, dict) else {})

    def _notification(self, method: str, params: object) -> None:
        match method, params:
            case "notifications/cancelled", {"requestId": (str() | int()) as cancelled}:
                # Nobody waits for the call now, but the form stays open: its late answer still counts.
                for form, call in self._open.items():
                    if call == cancelled and type(call) is type(cancelled):
                        self._open[form] = None

    def _response(self, form: RequestId | None, result: object) -> list[Event]:
        if not isinstance(form, str) or form not in self._open:
            return []  # a second answer, or one to a question that we never asked
        call = self._open.pop(form)
        match result:
            case {"action": "accept", "content": dict(content)}:
                return [Reply(form, call, content)]
            case _:
                return [Reply(form, call, None)]

    def _schema(self, form: Form) -> Json:
        # No title on the schema itself: Codex then cancels without showing anything. No default among the choices:
        # a user who was typing would accept it blindly.
        field: Json = {"type": "string", "title": form.title}
        if form.choices and self._version == TITLED:
            field["oneOf"] = [{"const": value, "title": label} for value, label in form.choices]
        elif form.choices:
            field["enum"] = [value for value, _ in form.choices]
            field["enumNames"] = [label for _, label in form.choices]
        elif form.default is not None:
            field["default"] = form.default
        return {"type": "object", "properties": {form.field: field}, "required": [form.field]}


def chosen(form: Form, content: Json | None) -> str | None:
    """What the person put into the form; None for nothing, or for a value that was not offered."""
    value = None if content is None else content.get(form.field)
    if not isinstance(value, str) or (form.choices and all(value != offered for offered, _ in form.choices)):
        return None
    return value


def _elicits(capabilities: object) -> bool:
    """Does the client show forms? An empty capability means forms; one that names only other modes does not."""
    match capabilities:
        case {"elicitation": dict(modes)}:
            return not modes or "form" in modes
        case _:
            return False


def _id_of(message: object) -> RequestId | None:
    match message:
        case {"id": (str() | int()) as id_} if not isinstance(id_, bool):
            return id_
        case _:
            return None


def _error(id_: RequestId | None, code: int, message: str) -> bytes:
    return _line({"id": id_, "error": {"code": code, "message": message}})


def _line(message: Json) -> bytes:
    """One ASCII line: no code page of a pipe can break it."""
    return (
        json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=True, separators=(",", ":")).encode("ascii")
        + b"\n"
    )
