"""The protocol alone: no clock, no file, no tool."""

import json
from itertools import count
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.entrypoints.mcp.forms import Form, chosen
from belta_memory.entrypoints.mcp.offers import OURS
from belta_memory.entrypoints.mcp.rpc import Call, Fetch, Greeting, Peer, Reply, Result

TOOLS = (
    {"name": "look", "inputSchema": {"type": "object"}},
    {"name": "ask", "inputSchema": {"type": "object"}},
)
DECIDE = Form("Remember?", "decision", "Your answer", (("record", "Yes"), ("decline", "No")))
WRITE = Form("Edit it", "line", "The line", default="deploy: ❌ a → ✅ b")


def fresh_peer() -> Peer:
    """Before any greeting. Its tokens are token1, token2, …"""
    numbers = count(1)
    return Peer({"name": "belta", "version": "0"}, "Listen.", TOOLS, lambda: f"token{next(numbers)}")


def peer(version: str = "2025-11-25", **capabilities: object) -> Peer:
    one = fresh_peer()
    one.receive(request("initialize", {"protocolVersion": version, "capabilities": capabilities}))
    return one


def line(**message: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n"


def request(method: str, params: object = None, id_: object = 1) -> bytes:
    return line(id=id_, method=method, **({} if params is None else {"params": params}))


def call(tool: str = "ask", id_: object = 1, **arguments: object) -> bytes:
    return request("tools/call", {"name": tool, "arguments": arguments}, id_)


def decoded(events: list[Any]) -> list[Any]:
    return [json.loads(event) if isinstance(event, bytes) else event for event in events]


def only(events: list[Any]) -> Any:
    (event,) = decoded(events)
    return event


@pytest.mark.parametrize(
    ("wanted", "given_"),
    [
        pytest.param("2025-11-25", "2025-11-25", id="the newest with nested questions"),
        pytest.param("2025-06-18", "2025-06-18", id="what Codex speaks"),
        pytest.param("2025-03-26", "2025-03-26", id="older"),
        pytest.param("2024-11-05", "2024-11-05", id="the oldest"),
        pytest.param("2026-07-28", "2025-11-25", id="a newer generation falls back"),
        pytest.param("1999-01-01", "2025-11-25", id="an unknown version"),
        pytest.param(["2025-11-25"], "2025-11-25", id="not a version at all"),
        pytest.param(None, "2025-11-25", id="none"),
    ],
)
def test_a_version_is_agreed_on(wanted: object, given_: str) -> None:
    sent = request("initialize", {"protocolVersion": wanted, "clientInfo": {"name": "codex-mcp-client"}})
    answer, greeting = decoded(fresh_peer().receive(sent))
    assert answer["result"]["protocolVersion"] == given_
    assert greeting == Greeting("codex-mcp-client", elicits=False)


@pytest.mark.parametrize(
    ("capabilities", "elicits"),
    [
        pytest.param({"elicitation": {"form": {}, "url": {}}}, True, id="forms and addresses"),
        pytest.param({"elicitation": {}}, True, id="empty means forms"),
        pytest.param({"elicitation": {"url": {}}}, False, id="addresses alone"),
        pytest.param({"elicitation": None}, False, id="null"),
        pytest.param({"elicitation": True}, False, id="not an object"),
        pytest.param({"roots": {}}, False, id="another capability"),
        pytest.param([], False, id="capabilities of another shape"),
    ],
)
def test_a_client_that_shows_forms_is_recognised(capabilities: object, *, elicits: bool) -> None:
    events = peer().receive(request("initialize", {"capabilities": capabilities, "clientInfo": 7}))
    assert events[-1] == Greeting("", elicits)


@pytest.mark.parametrize(
    ("sent", "code", "id_"),
    [
        pytest.param(b"{", -32700, None, id="torn"),
        pytest.param(b"\xff\xfe{}", -32700, None, id="not UTF-8"),
        pytest.param("{}".encode("utf-16"), -32700, None, id="UTF-16"),
        pytest.param(b"[" * 100_000, -32700, None, id="nested without end"),
        pytest.param(b'{"id":' + b"9" * 5000 + b"}", -32700, None, id="a number without end"),
        pytest.param(b"[]", -32600, None, id="an empty batch"),
        pytest.param(b"[[]]", -32600, None, id="a batch in a batch"),
        pytest.param(b"null", -32600, None, id="null"),
        pytest.param(b"17", -32600, None, id="a number"),
        pytest.param(b'{"id":1,"method":"ping"}', -32600, 1, id="not 2.0"),
        pytest.param(line(id=None, method="ping"), -32600, None, id="a null id"),
        pytest.param(line(id=True, method="ping"), -32600, None, id="a truth for an id"),
        pytest.param(line(id={}, method="ping"), -32600, None, id="an object for an id"),
        pytest.param(line(id=1.5, method="ping"), -32600, None, id="a fraction for an id"),
        pytest.param(line(id=3, method=4), -32600, 3, id="a number for a method"),
        pytest.param(line(id=3), -32600, 3, id="neither request nor response"),
        pytest.param(
            request("server/discover", {"_meta": {}}, "probe"), -32601, "probe", id="the newer handshake"
        ),
        pytest.param(request("resources/list"), -32601, 1, id="a capability that we do not have"),
        pytest.param(request("tools/list", []), -32602, 1, id="params as a list"),
        pytest.param(request("tools/call", {"name": "eat"}), -32602, 1, id="an unknown tool"),
        pytest.param(request("tools/call", {}), -32602, 1, id="no tool"),
        pytest.param(
            request("tools/call", {"name": "look", "arguments": [1]}), -32602, 1, id="a list of arguments"
        ),
    ],
)
def test_what_cannot_be_used_is_an_error_and_the_next_line_is_served(
    sent: bytes, code: int, id_: object
) -> None:
    one = peer()
    answer = only(one.receive(sent))
    assert (answer["error"]["code"], answer["id"]) == (code, id_)
    assert only(one.receive(request("ping", id_="after"))) == {"jsonrpc": "2.0", "id": "after", "result": {}}


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"\n", id="an empty line"),
        pytest.param(b" \r\n", id="a blank line of Windows"),
        pytest.param(line(method="notifications/initialized"), id="ready"),
        pytest.param(line(method="notifications/unheard_of", params=[1]), id="an unknown notification"),
        pytest.param(line(method="notifications/cancelled"), id="a cancellation of nothing"),
        pytest.param(line(method="notifications/cancelled", params={"requestId": [1]}), id="of no id"),
        pytest.param(
            line(method="notifications/cancelled", params={"requestId": 99}), id="of an unknown call"
        ),
        pytest.param(line(id="belta-9", result={"action": "accept"}), id="an answer to what was never asked"),
        pytest.param(line(id=4, result={}), id="an answer to a number"),
        pytest.param(
            line(id=None, error={"code": -32700, "message": "?"}), id="the client could not read us"
        ),
    ],
)
def test_nothing_is_said_to_what_asks_nothing(sent: bytes) -> None:
    assert peer().receive(sent) == []


def test_a_batch_is_answered_message_by_message() -> None:
    batch = b"[" + b",".join((request("ping", id_=1), line(method="x"), request("nope", id_="b"))) + b"]"
    first, second = decoded(peer().receive(batch))
    assert (first["id"], second["id"], second["error"]["code"]) == (1, "b", -32601)


def test_the_tools_are_the_same_for_every_client_and_before_any_greeting() -> None:
    fresh = fresh_peer()
    lists = [
        only(p.receive(request("tools/list"))) for p in (fresh, peer("2024-11-05"), peer(elicitation={}))
    ]
    assert lists[0]["result"] == {"tools": list(TOOLS)}
    assert lists[0] == lists[1] == lists[2]


def test_a_call_comes_out_whole() -> None:
    sent = request("tools/call", {"name": "look", "arguments": {"a": 1}, "_meta": {"sessionId": "s"}}, "c1")
    assert only(peer().receive(sent)) == Call("c1", "look", {"a": 1}, {"sessionId": "s"})
    assert only(peer().receive(request("tools/call", {"name": "look", "_meta": 3}))) == Call(
        1, "look", {}, {}
    )


def test_a_result_is_one_ascii_line_with_one_text_block() -> None:
    sent = peer().finish(7, Result("覚えました ✅\n\u2028", structured={"facts": 1}))
    assert sent.isascii()
    assert sent.count(b"\n") == 1
    assert json.loads(sent)["result"] == {
        "content": [{"type": "text", "text": "覚えました ✅\n\u2028"}],
        "isError": False,
        "structuredContent": {"facts": 1},
    }


@pytest.mark.parametrize(
    ("version", "field"),
    [
        pytest.param(
            "2025-11-25",
            {"oneOf": [{"const": "record", "title": "Yes"}, {"const": "decline", "title": "No"}]},
            id="titles with the values",
        ),
        pytest.param(
            "2025-06-18", {"enum": ["record", "decline"], "enumNames": ["Yes", "No"]}, id="titles beside"
        ),
    ],
)
def test_a_form_has_one_required_field_no_default_and_no_title_of_its_own(version: str, field: Any) -> None:
    name, sent = peer(version).ask(1, DECIDE)
    message = json.loads(sent)
    assert (message["id"], message["method"]) == (name, "elicitation/create")
    assert message["params"] == {
        "mode": "form",
        "message": "Remember?",
        "requestedSchema": {
            "type": "object",
            "properties": {"decision": {"type": "string", "title": "Your answer", **field}},
            "required": ["decision"],
        },
    }


def test_a_text_field_is_prefilled() -> None:
    params = json.loads(peer().ask(1, WRITE)[1])["params"]
    assert params["requestedSchema"]["properties"] == {
        "line": {"type": "string", "title": "The line", "default": "deploy: ❌ a → ✅ b"}
    }


@pytest.mark.parametrize(
    ("answer", "content"),
    [
        pytest.param(
            {"result": {"action": "accept", "content": {"decision": "record"}}},
            {"decision": "record"},
            id="yes",
        ),
        pytest.param({"result": {"action": "accept", "content": {}}}, {}, id="accepted and empty"),
        pytest.param({"result": {"action": "accept"}}, None, id="accepted without content"),
        pytest.param(
            {"result": {"action": "accept", "content": "record"}}, None, id="content of another shape"
        ),
        pytest.param(
            {"result": {"action": "decline", "content": {"decision": "record"}}},
            None,
            id="the Decline button",
        ),
        pytest.param({"result": {"action": "cancel"}}, None, id="Esc"),
        pytest.param({"result": None}, None, id="nothing"),
        pytest.param({"error": {"code": -32602, "message": "no forms here"}}, None, id="the client fails"),
    ],
)
def test_an_answer_comes_out_once(answer: dict[str, object], content: Any) -> None:
    one = peer()
    name, _ = one.ask(5, DECIDE)
    assert only(one.receive(line(id=name, **answer))) == Reply(name, 5, content)
    assert one.receive(line(id=name, **answer)) == [], "a second answer"


def test_answers_may_come_in_any_order() -> None:
    one = peer()
    first, second = one.ask(1, DECIDE)[0], one.ask(2, DECIDE)[0]
    late = only(one.receive(line(id=second, result={"action": "cancel"})))
    early = only(one.receive(line(id=first, result={"action": "cancel"})))
    assert (late.call, early.call) == (2, 1)


@pytest.mark.parametrize(
    ("cancelled", "waits"),
    [
        pytest.param("5", False, id="the call"),
        pytest.param(5, True, id="a number that looks like it"),
        pytest.param("6", True, id="another call"),
    ],
)
def test_after_a_cancellation_nobody_waits_but_the_form_stays_open(cancelled: object, *, waits: bool) -> None:
    one = peer()
    name, _ = one.ask("5", DECIDE)
    assert (
        one.receive(line(method="notifications/cancelled", params={"requestId": cancelled, "reason": "time"}))
        == []
    )
    answer = only(one.receive(line(id=name, result={"action": "accept", "content": {"decision": "record"}})))
    assert answer == Reply(name, "5" if waits else None, {"decision": "record"})


@pytest.mark.parametrize(
    ("form", "content", "value"),
    [
        pytest.param(DECIDE, {"decision": "record"}, "record", id="offered"),
        pytest.param(DECIDE, {"decision": "Yes"}, None, id="a label is no value"),
        pytest.param(DECIDE, {"decision": "only on fridays"}, None, id="free text of a host that adds Other"),
        pytest.param(DECIDE, {"decision": ["record"]}, None, id="a list"),
        pytest.param(DECIDE, {"answer": "record"}, None, id="another field"),
        pytest.param(DECIDE, None, None, id="nothing"),
        pytest.param(WRITE, {"line": "a: ❌ b → ✅ c"}, "a: ❌ b → ✅ c", id="any text"),
        pytest.param(WRITE, {"line": 3}, None, id="a number for a text"),
    ],
)
def test_only_what_was_offered_is_chosen(form: Form, content: Any, value: str | None) -> None:
    assert chosen(form, content) == value


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from(["initialize", "ping", "tools/list", "tools/call", "notifications/cancelled", "x"])
NEARLY = st.fixed_dictionaries(
    {"jsonrpc": st.just("2.0") | JSON},
    optional={"id": JSON, "method": NAMES | JSON, "params": JSON, "result": JSON, "error": JSON},
)


@given(
    st.lists(
        st.binary(max_size=60) | (JSON | NEARLY | st.lists(NEARLY)).map(lambda m: json.dumps(m).encode())
    )
)
def test_no_line_breaks_it(lines: list[bytes]) -> None:
    one = peer(elicitation={})
    for sent in lines:
        for event in one.receive(sent):
            if isinstance(event, bytes):
                assert json.loads(event)["jsonrpc"] == "2.0"
    assert only(one.receive(request("ping"))) == {"jsonrpc": "2.0", "id": 1, "result": {}}


# The generation that needs no greeting

OF_REQUEST = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "newhost", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}},
}


def modern(method: str, id_: object = 1, version: str = "2026-07-28", **params: object) -> bytes:
    meta = {**OF_REQUEST, "io.modelcontextprotocol/protocolVersion": version}
    return request(method, {"_meta": meta, **params}, id_)


def asked_in_the_new_way(one: Peer) -> str:
    """A call that has ended with a question. The state that the client is to send back."""
    one.receive(modern("tools/call", name="ask", arguments={}))
    name, sent = one.ask(1, DECIDE)
    message = json.loads(sent)
    assert (message["id"], message["result"]["resultType"]) == (1, "input_required")
    assert message["result"]["requestState"] == name
    (question,) = message["result"]["inputRequests"].values()
    assert question["method"] == "elicitation/create"
    assert question["params"]["message"] == "Remember?"
    return name


def again(state: object, answer: object, id_: object = 2, tool: str = "ask") -> bytes:
    return modern(
        "tools/call", id_, name=tool, arguments={}, inputResponses={"answer": answer}, requestState=state
    )


YES = {"action": "accept", "content": {"decision": "record"}}


def test_a_client_that_does_not_greet_says_with_its_first_request_who_it_is() -> None:
    one = fresh_peer()
    greeting, listed = decoded(one.receive(modern("tools/list")))
    assert greeting == Greeting("newhost", elicits=True)
    assert listed["result"] == {
        "resultType": "complete",
        "tools": list(TOOLS),
        "ttlMs": 0,
        "cacheScope": "private",
    }
    assert len(one.receive(modern("tools/list"))) == 1, "once"


def test_a_call_in_the_new_way_ends_as_a_whole_result() -> None:
    one = fresh_peer()
    _, event = one.receive(modern("tools/call", name="look", arguments={"a": 1}))
    assert event == Call(1, "look", {"a": 1}, dict(OF_REQUEST))
    assert json.loads(one.finish(1, Result("seen")))["result"] == {
        "content": [{"type": "text", "text": "seen"}],
        "isError": False,
        "resultType": "complete",
    }


def test_the_answer_comes_with_the_call_made_again() -> None:
    one = fresh_peer()
    state = asked_in_the_new_way(one)
    assert one.receive(again(state, YES)) == [Reply(state, 2, {"decision": "record"})]
    name, second = one.ask(2, WRITE)
    assert json.loads(second)["id"] == 2
    assert name != state


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param({"action": "decline"}, id="the form's own decline"),
        pytest.param({"action": "cancel"}, id="Esc"),
        pytest.param(None, id="nothing"),
        pytest.param({"content": {"decision": "record"}}, id="no action"),
    ],
)
def test_what_is_no_answer_has_no_content(answer: object) -> None:
    one = fresh_peer()
    state = asked_in_the_new_way(one)
    assert one.receive(again(state, answer)) == [Reply(state, 2, None)]


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(again("token999", YES), id="a state that nobody was given"),
        pytest.param(again(None, YES), id="no state"),
        pytest.param(again(7, YES), id="a state that is no text"),
        pytest.param(again("token1", YES, tool="look"), id="the state of another tool's call"),
        pytest.param(modern("tools/call", 2, name="ask", requestState="token999"), id="a state alone"),
    ],
)
def test_a_state_that_was_made_up_ends_the_call_and_is_nobodys_answer(sent: bytes) -> None:
    one = fresh_peer()
    state = asked_in_the_new_way(one)
    assert state == "token1"
    ended = only(one.receive(sent))
    assert ended["id"] == 2
    assert ended["result"] == {
        "content": [{"type": "text", "text": ""}],
        "isError": False,
        "resultType": "complete",
    }
    assert one.waits(state), "the question stands as it stood"


def test_a_state_is_good_for_one_answer() -> None:
    one = fresh_peer()
    state = asked_in_the_new_way(one)
    one.receive(again(state, YES))
    assert only(one.receive(again(state, YES, 3)))["result"]["content"][0]["text"] == ""


def test_a_question_of_the_new_way_is_not_answered_in_the_old_one() -> None:
    one = fresh_peer()
    state = asked_in_the_new_way(one)
    assert one.receive(line(id=state, result=YES)) == []
    assert one.waits(state)


@pytest.mark.parametrize("version", ["2027-01-01", "draft", ""])
def test_a_version_that_nobody_knows_is_refused_with_the_one_that_is_known(version: str) -> None:
    refused = only(fresh_peer().receive(modern("tools/list", version=version)))["error"]
    assert refused["code"] == -32022
    assert refused["data"] == {"supported": ["2026-07-28"], "requested": version}


def test_a_client_that_probes_is_led_to_the_older_generation() -> None:
    one = fresh_peer()
    assert only(one.receive(modern("server/discover")))["error"]["code"] == -32601
    one.receive(request("initialize", {"protocolVersion": "2025-11-25", "capabilities": {"elicitation": {}}}))
    assert isinstance(only(one.receive(modern("tools/call", 2, name="ask", arguments={}))), Call)
    _, sent = one.ask(2, DECIDE)
    assert json.loads(sent)["method"] == "elicitation/create", "it has greeted: late answers work there"


def test_what_the_new_generation_has_not_is_not_found() -> None:
    assert decoded(fresh_peer().receive(modern("ping")))[-1]["error"]["code"] == -32601


@pytest.mark.parametrize(
    ("method", "kept"),
    [
        pytest.param(
            "resources/read", {"ttlMs": 0, "cacheScope": "private"}, id="a client keeps what it reads"
        ),
        pytest.param("prompts/get", {}, id="but no prompt"),
    ],
)
def test_what_is_fetched_says_in_the_new_way_how_long_it_may_be_kept(
    method: str, kept: dict[str, object]
) -> None:
    one = Peer({"name": "belta", "version": "0"}, "Listen.", TOOLS, lambda: "t", OURS)
    assert isinstance(decoded(one.receive(modern(method)))[-1], Fetch)
    assert json.loads(one.give(1, {"x": 1}))["result"] == {"x": 1, "resultType": "complete", **kept}
    one.receive(request("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}}))
    one.receive(request(method))
    assert json.loads(one.give(1, {"x": 1}))["result"] == {"x": 1}


def test_a_resource_that_is_not_there_has_the_code_of_each_generation() -> None:
    for first, code in ((modern("resources/read"), -32602), (request("resources/read"), -32002)):
        one = Peer({"name": "belta", "version": "0"}, "Listen.", TOOLS, lambda: "t", OURS)
        assert isinstance(decoded(one.receive(first))[-1], Fetch)
        assert json.loads(one.give(1, "There is none", -32002))["error"]["code"] == code


@pytest.mark.parametrize("cursor", [{}, {"cursor": None}, {"cursor": ""}], ids=["none", "null", "empty"])
def test_a_list_is_given_to_whoever_names_no_page(cursor: dict[str, object]) -> None:
    for sent in (request("tools/list", cursor), modern("tools/list", **cursor)):  # type: ignore[arg-type]
        assert decoded(fresh_peer().receive(sent))[-1]["result"]["tools"]
