"""The protocol as a state machine: lines of bytes in, events and lines of bytes out. No I/O, no clock.

Two generations differ in the form of a question, not in when one is asked. Up to 2025-11-25 a server asks by a request
of its own (`elicitation/create`), and an answer may come late. From 2026-07-28 on a call ends with what it needs to
know, and the client makes it again with the answers; that is spoken only to a client that makes requests of that
generation without a greeting. One that probes for it (`server/discover`) is led to the older one.
"""

import json
from collections.abc import Callable, Mapping, Sequence

from belta_memory.entrypoints.mcp.forms import Form, Json, schema_of
from belta_memory.entrypoints.mcp.offers import NO_OFFERS, Offers
from belta_memory.entrypoints.mcp.wire import RequestId, elicits, error, id_of, line, name_of, of_request
from belta_memory.named import NamedTuple

VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")  # newest first
TITLED = VERSIONS[0]  # the first version whose choices carry their titles with them
MODERN = "2026-07-28"
_FIRST = {"initialize", "server/discover"}  # what a client begins with that can greet as before
_ASKED = "answer"  # our name for the one question of a call

_COMPLETE: Json = {"resultType": "complete"}
_READ_ANEW: Json = {
    **_COMPLETE,
    "ttlMs": 0,
    "cacheScope": "private",
}  # of what a client may keep: lists, resources

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS = -32700, -32600, -32601, -32602
UNSUPPORTED_VERSION = -32022


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


class Fetch(NamedTuple):
    """The client wants to read something that is no tool's."""

    id: RequestId
    method: str
    params: Json


class Reply(NamedTuple):
    """What came back for a form. Both a decline and a cancel of MCP's own, and an error, are no content."""

    form: str
    call: RequestId | None  # None: nobody waits for the call's result any more
    content: Json | None


class Result(NamedTuple):
    """What a tool call ends with."""

    text: str = ""
    structured: Mapping[str, object] | None = None
    refused: str = ""  # what kind of thing kept the tool from doing it; empty where it did
    logged: Mapping[str, object] = {}  # what the activity log keeps of it beside the tool


class _Form(NamedTuple):
    call: RequestId | None  # None: nobody waits for it any more
    tool: str = ""  # of the call that a modern client makes again; "" for a nested question


Event = bytes | Greeting | Call | Fetch | Reply  # bytes: a line to be sent at once


class Peer:
    """The client at the other end of the pipe. Any thread may end a call; all else is for the one that reads."""

    def __init__(
        self,
        server: Mapping[str, object],
        instructions: str,
        tools: Sequence[Mapping[str, object]],
        token: Callable[[], str],
        offers: Offers = NO_OFFERS,
    ) -> None:
        self._server = server
        self._instructions = instructions
        self._tools = tools
        self._lists: Mapping[str, Json] = {"tools/list": {"tools": tools}, **offers.lists}
        self._fetches = offers.fetches  # methods that `give` answers
        self._version = VERSIONS[0]
        self._token = token  # makes names that no client can guess
        self._greeting: Greeting | None = None
        self._initialized = False
        self._asked = 0
        self._open: dict[str, _Form] = {}
        self._modern: dict[RequestId, str] = {}  # running calls of modern clients, with their tool

    def receive(self, line: bytes) -> list[Event]:
        """Take one line. A batch is answered message by message."""
        if not line.strip():
            return []
        try:
            message = json.loads(line.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            return [error(None, PARSE_ERROR, "Parse error")]
        if isinstance(message, list) and message:
            return [event for part in message for event in self._message(part)]
        return self._message(message)

    def ask(self, call: RequestId | None, form: Form) -> tuple[str, bytes]:
        """Put a form before the person for the sake of a call. Gives the form's id and the line to be sent."""
        params = {
            "mode": "form",
            "message": form.message,
            "requestedSchema": schema_of(form, titled=self._version == TITLED),
        }
        question = {"method": "elicitation/create", "params": params}
        if call is not None and (tool := self._modern.pop(call, None)) is not None:
            name = self._token()
            self._open[name] = _Form(call, tool)
            needed = {
                "resultType": "input_required",
                "inputRequests": {_ASKED: question},
                "requestState": name,
            }
            return name, line({"id": call, "result": needed})
        self._asked += 1
        name = f"belta-{self._asked}"
        self._open[name] = _Form(call)
        return name, line({"id": name, **question})

    def waits(self, form: str) -> bool:
        """Does somebody still wait for the answer to this form, as far as the host has told?"""
        return form in self._open and self._open[form].call is not None

    def finish(self, call: RequestId, result: Result) -> bytes:
        """End a call."""
        ended: Json = {"content": [{"type": "text", "text": result.text}], "isError": bool(result.refused)}
        if result.structured is not None:
            ended["structuredContent"] = dict(result.structured)
        if self._modern.pop(call, None) is not None:
            ended["resultType"] = "complete"
        return line({"id": call, "result": ended})

    def give(self, fetch: RequestId, found: Json | str, code: int = INVALID_PARAMS) -> bytes:
        """End a fetch: with what was asked for, or with why there is none. The newest generation knows one code for that."""
        method = self._modern.pop(fetch, None)
        if isinstance(found, str):
            return error(fetch, code if method is None else INVALID_PARAMS, found)
        more = {} if method is None else _COMPLETE if method == "prompts/get" else _READ_ANEW
        return line({"id": fetch, "result": {**found, **more}})

    def _message(self, message: object) -> list[Event]:
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            return [error(id_of(message), INVALID_REQUEST, "Invalid Request")]
        method, id_, params = message.get("method"), id_of(message), message.get("params", {})
        if isinstance(method, str) and "id" not in message:
            self._notification(method, params)
            return []
        if isinstance(method, str) and id_ is not None:
            if isinstance(params, dict):
                return self._request(id_, method, params)
            return [error(id_, INVALID_PARAMS, "params must be an object")]
        if "method" not in message and ("result" in message or "error" in message):
            return self._response(id_, message.get("result"))
        return [error(id_, INVALID_REQUEST, "Invalid Request")]

    def _request(self, id_: RequestId, method: str, params: Json) -> list[Event]:
        version = None if self._initialized else of_request(params, "protocolVersion")
        if version is not None and version not in VERSIONS and method not in _FIRST:
            return self._modern_request(id_, method, params, version)
        match method:
            case "initialize":
                return self._initialize(id_, params)
            case "ping":
                return [line({"id": id_, "result": {}})]
            case "tools/call":
                return [self._call(id_, params)]
            case _ if method in self._lists or method in self._fetches:
                return [self._offered(id_, method, params)]
            case _:  # also `server/discover`: that is how a host of the newer generation learns to fall back
                return [error(id_, METHOD_NOT_FOUND, "Method not found")]

    def _modern_request(self, id_: RequestId, method: str, params: Json, version: object) -> list[Event]:
        """A request that brings its own greeting."""
        if version != MODERN:
            data = {"supported": [MODERN], "requested": version}
            return [error(id_, UNSUPPORTED_VERSION, "Unsupported protocol version", data)]
        events: list[Event] = []
        info, capabilities = of_request(params, "clientInfo"), of_request(params, "clientCapabilities")
        if (greeting := Greeting(name_of(info), elicits(capabilities))) != self._greeting:
            self._greeting = greeting
            events.append(greeting)
        match method:
            case "tools/call":
                return [*events, self._modern_call(id_, params)]
            case _ if method in self._lists or method in self._fetches:
                self._modern[id_] = method
                return [*events, self._offered(id_, method, params)]
            case _:
                return [*events, error(id_, METHOD_NOT_FOUND, "Method not found")]

    def _offered(self, id_: RequestId, method: str, params: Json) -> Event:
        """A list that is always the same, or something to be fetched."""
        if method in self._fetches:
            return Fetch(id_, method, params)
        is_modern = self._modern.pop(id_, None) is not None
        if params.get("cursor"):
            return error(id_, INVALID_PARAMS, "Invalid cursor: every list here has one page")
        more = _READ_ANEW if is_modern else {}
        return line({"id": id_, "result": {**self._lists[method], **more}})

    def _modern_call(self, id_: RequestId, params: Json) -> Event:
        event = self._call(id_, params)
        if not isinstance(event, Call):
            return event
        self._modern[id_] = event.tool
        if not {"requestState", "inputResponses"} & set(params):
            return event
        state, answers = params.get("requestState"), params.get("inputResponses")
        form = self._open.get(state) if isinstance(state, str) else None
        if not isinstance(state, str) or form is None or form.tool != event.tool:
            return self.finish(id_, Result())  # made up, or used before: nobody's answer to anything
        del self._open[state]
        return _reply(state, id_, answers.get(_ASKED) if isinstance(answers, dict) else None)

    def _initialize(self, id_: RequestId, params: Json) -> list[Event]:
        self._initialized = True
        wanted = params.get("protocolVersion")
        self._version = wanted if isinstance(wanted, str) and wanted in VERSIONS else VERSIONS[0]
        result = {
            "protocolVersion": self._version,
            "capabilities": {"tools": {}, **({"resources": {}, "prompts": {}} if self._fetches else {})},
            "serverInfo": self._server,
            "instructions": self._instructions,
        }
        client = name_of(params.get("clientInfo"))
        return [line({"id": id_, "result": result}), Greeting(client, elicits(params.get("capabilities")))]

    def _call(self, id_: RequestId, params: Json) -> Event:
        tool, arguments, meta = params.get("name"), params.get("arguments"), params.get("_meta")
        if not isinstance(tool, str) or all(tool != known["name"] for known in self._tools):
            return error(id_, INVALID_PARAMS, f"Unknown tool: {str(tool)[:80]}")
        if arguments is not None and not isinstance(arguments, dict):
            return error(id_, INVALID_PARAMS, "arguments must be an object")
        return Call(id_, tool, arguments or {}, meta if isinstance(meta, dict) else {})

    def _notification(self, method: str, params: object) -> None:
        match method, params:
            case "notifications/cancelled", {"requestId": (str() | int()) as cancelled}:
                # Nobody waits for the call now, but the form stays open: its late answer still counts.
                for name, form in self._open.items():
                    if form.call == cancelled and type(form.call) is type(cancelled) and not form.tool:
                        self._open[name] = _Form(None)

    def _response(self, form: RequestId | None, result: object) -> list[Event]:
        if not isinstance(form, str) or form not in self._open or self._open[form].tool:
            return []  # a second answer, or one to a question that we never asked
        return [_reply(form, self._open.pop(form).call, result)]


def _reply(form: str, call: RequestId | None, result: object) -> Reply:
    match result:
        case {"action": "accept", "content": dict(content)}:
            return Reply(form, call, content)
        case _:
            return Reply(form, call, None)
