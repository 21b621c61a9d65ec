"""A scripted model on loopback that speaks the Messages API and remembers what it was asked."""

import json
import socket
import threading
import uuid
from collections.abc import Callable, Iterable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

Turn = list[dict[str, Any]]

USAGE = {
    "input_tokens": 10,
    "output_tokens": 5,
    "cache_creation_input_tokens": 0,
    "cache_read_input_tokens": 0,
}


def says(text: str) -> Turn:
    """A turn that is one piece of text."""
    return [{"type": "text", "text": text}]


def calls(name: str, arguments: dict[str, Any]) -> Turn:
    """A turn that calls one tool."""
    return [{"type": "tool_use", "id": f"toolu_{uuid.uuid4().hex}", "name": name, "input": arguments}]


class Request(NamedTuple):
    """One question to the model."""

    session: str
    body: dict[str, Any]

    @property
    def in_conversation(self) -> bool:
        """False for the host's own small questions (titles, classifiers): those bring no tools."""
        return bool(self.body.get("tools"))

    def lines(self) -> list[str]:
        """Every line of every text that was sent, system prompt and messages alike."""
        return [line for text in _strings(self.body) for line in text.splitlines()]

    def holds(self, text: str) -> bool:
        """Did this string reach the model?"""
        return any(text in line for line in self.lines())


Answer = Callable[[Request], Turn]
"""A turn that depends on what the model was asked."""


class ModelServer:
    """Answers a conversation from a script, turn by turn; after the last one it says `ok.`."""

    def __init__(self, listener: socket.socket) -> None:
        self._requests: list[Request] = []
        self._script: Iterator[Turn | Answer] = iter(())
        self._lock = threading.Lock()
        self._server = _Server(listener, self)
        self._thread = threading.Thread(
            target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True
        )
        self._thread.start()

    @property
    def url(self) -> str:
        """Where the host finds the model."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def plays(self, turns: Iterable[Turn | Answer]) -> None:
        """Replace what is left of the script."""
        with self._lock:
            self._script = iter(list(turns))

    def requests(self, session: str | None = None) -> list[Request]:
        """What was asked so far, of one session or of all, oldest first."""
        with self._lock:
            return [r for r in self._requests if session in (None, r.session)]

    def answer(self, body: dict[str, Any]) -> Turn:
        """Note the question and take the script's next turn."""
        request = Request(_session_of(body), body)
        with self._lock:
            self._requests.append(request)
            if request.in_conversation:
                turn = next(self._script, says("ok."))
                return turn(request) if callable(turn) else turn
        return says('{"title": "t", "isNewTopic": false}')

    def close(self) -> None:
        """Stop answering and give the port back."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, listener: socket.socket, model: ModelServer) -> None:
        # The listener was made inside the host's network namespace, where this process cannot bind.
        super().__init__(listener.getsockname(), _Handler, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self.server_port = listener.getsockname()[1]
        self.model = model


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Nothing: the test reads the requests."""

    def do_HEAD(self) -> None:
        self._send("application/json", b"")

    def do_GET(self) -> None:
        self._send("application/json", b"{}")

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))) or b"{}")
        path = self.path.partition("?")[0]
        if path == "/v1/messages/count_tokens":
            self._send("application/json", b'{"input_tokens": 10}')
        elif path != "/v1/messages":
            self._send("application/json", b"{}")
        elif body.get("stream"):
            events = _stream(_message(body, self.server.model.answer(body)))
            self._send("text/event-stream", b"".join(events))
        else:
            self._send(
                "application/json", json.dumps(_message(body, self.server.model.answer(body))).encode()
            )

    def _send(self, content_type: str, body: bytes) -> None:
        self.send_response(200)
        self.send_header("content-type", content_type)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def _message(body: dict[str, Any], turn: Turn) -> dict[str, Any]:
    return {
        "id": f"msg_{uuid.uuid4().hex}",
        "type": "message",
        "role": "assistant",
        "model": body.get("model"),
        "content": turn,
        "stop_reason": "tool_use" if any(block["type"] == "tool_use" for block in turn) else "end_turn",
        "stop_sequence": None,
        "usage": USAGE,
    }


def _stream(message: dict[str, Any]) -> Iterator[bytes]:
    """The same message in server-sent events."""
    yield _event("message_start", message={**message, "content": [], "stop_reason": None})
    for index, block in enumerate(message["content"]):
        if block["type"] == "text":
            start, delta = {**block, "text": ""}, {"type": "text_delta", "text": block["text"]}
        else:
            start = {**block, "input": {}}
            delta = {"type": "input_json_delta", "partial_json": json.dumps(block["input"])}
        yield _event("content_block_start", index=index, content_block=start)
        yield _event("content_block_delta", index=index, delta=delta)
        yield _event("content_block_stop", index=index)
    yield _event(
        "message_delta", delta={"stop_reason": message["stop_reason"], "stop_sequence": None}, usage=USAGE
    )
    yield _event("message_stop")


def _event(name: str, **fields: object) -> bytes:
    return f"event: {name}\ndata: {json.dumps({'type': name, **fields})}\n\n".encode()


def _session_of(body: dict[str, Any]) -> str:
    """The host puts its session id into the request's user id, as JSON in a string."""
    user = json.loads(body.get("metadata", {}).get("user_id", "{}"))
    return str(user.get("session_id", ""))


def _strings(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for element in value:
                yield from _strings(element)
        case dict():
            for element in value.values():
                yield from _strings(element)
