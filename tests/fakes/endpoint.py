"""An endpoint on loopback that answers what a test says, and remembers what it was asked."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


class FakeEndpoint(HTTPServer):
    """`answers` are given one after the other, the last one for ever; a status of 0 lets the line go dead."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.answers: list[tuple[int, bytes]] = []
        self.asked: list[tuple[str, dict[str, Any], str | None]] = []

    @property
    def url(self) -> str:
        """What a user writes into config.toml."""
        return f"http://127.0.0.1:{self.server_port}/v1"

    def says(self, *words: str) -> None:
        """Speak the protocol of chat completions."""
        self.answers = [(200, json.dumps({"choices": [{"message": {"content": w}}]}).encode()) for w in words]


class _Handler(BaseHTTPRequestHandler):
    server: FakeEndpoint

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append((self.path, body, self.headers["Authorization"]))
        status, answer = self.server.answers[0]
        if len(self.server.answers) > 1:
            del self.server.answers[0]
        if status == 0:
            return
        self.send_response(status)
        self.send_header("Content-Length", str(len(answer)))
        if status == HTTPStatus.FOUND:
            self.send_header("Location", f"{self.server.url}/elsewhere")
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name in the base class)
        del format, args


@contextmanager
def serving() -> Iterator[FakeEndpoint]:
    """One that is being served."""
    with FakeEndpoint() as served:
        thread = threading.Thread(target=served.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield served
        finally:
            served.shutdown()
            thread.join()
