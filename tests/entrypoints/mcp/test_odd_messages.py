"""Messages that no good client sends: each gets the right error, and the server lives on."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from fakes.mcp_client import Server

BIG = "配備" * 1_700_000  # 10 MB as UTF-8
ODD: list[tuple[bytes, int]] = [
    (b"{", -32700),
    (b"\xff\xfe{}", -32700),
    (b"null", -32600),
    (b"[]", -32600),
    (b'{"jsonrpc":"1.0","id":7,"method":"ping"}', -32600),
    (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600),
    (b'{"jsonrpc":"2.0","id":7,"method":"tools/write"}', -32601),
    (b'{"jsonrpc":"2.0","id":7,"method":"tools/call","params":[]}', -32602),
    (b'{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"approve"}}', -32602),
    (b'{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"forget","arguments":"k"}}', -32602),
    (b'{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}', -32002),
    (b'{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{}}', -32602),
    (b'{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"cursor":"2"}}', -32602),
    (b'{"jsonrpc":"2.0","id":7,"method":"prompts/get","params":{"name":"x"}}', -32602),
]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "belta"


def text(answer: Any) -> str:
    assert answer["result"]["isError"]
    told: str = answer["result"]["content"][0]["text"]
    return told


def test_each_gets_its_error_and_the_next_call_is_served(home: Path) -> None:
    with Server(home) as server:
        for line, code in ODD:
            server.write(line + b"\n")
            assert server.hear()["error"]["code"] == code, line
        assert server.call("memory_counts", "end")["result"]["isError"] is False


def test_ten_megabytes_are_refused_with_a_sentence_and_nothing_is_written(home: Path) -> None:
    with Server(home) as server:
        assert "at most 4000 characters" in text(server.call("add_note", 1, text=BIG))
        assert "at most 4000 characters" in text(server.call("search_memory", 2, query=BIG))
        server.say(id=BIG[:100], method="tools/call", params={"name": BIG})
        assert server.hear()["error"]["code"] == -32602
        assert server.call("memory_counts", 3)["result"]["structuredContent"]["unconfirmed"] == 0
    assert not (home / "memory" / "notes").exists()


def test_a_call_before_the_greeting_is_served_or_refused_and_never_a_fault(home: Path) -> None:
    server = Server(home)
    try:
        server._reader = threading.Thread(target=server._read)
        server._reader.start()
        server.say(id=1, method="tools/call", params={"name": "memory_counts", "arguments": {}})
        assert server.hear()["id"] == 1
        server.say(id=2, method="initialize", params={"protocolVersion": "2025-11-25", "capabilities": {}})
        assert server.hear()["result"]["capabilities"] == {"tools": {}, "resources": {}, "prompts": {}}
        server.say(id=3, method="initialize", params=json.loads("{}"))
        assert server.hear()["id"] == 3
    finally:
        server.__exit__(None, None, None)
    assert not (home / "log" / "hook.log").exists()
