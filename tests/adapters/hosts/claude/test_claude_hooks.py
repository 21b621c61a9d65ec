import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.hosts.claude.hooks import (
    LONGEST_CONTEXT,
    decode,
    encode_prompt,
    encode_start,
    host_pid,
)
from belta_memory.domain.errors import PayloadError
from belta_memory.domain.model import PromptEvent

HERE = Path(__file__).parent
PAYLOADS = sorted((HERE / "payloads").glob("*.json"))
PROMPT = {"hook_event_name": "UserPromptSubmit", "session_id": "s", "prompt": "p"}
START = {"hook_event_name": "SessionStart", "session_id": "s", "source": "startup"}


@pytest.mark.parametrize("payload", PAYLOADS, ids=lambda path: path.stem)
def test_a_payload_is_decoded_as_recorded(payload: Path) -> None:
    event = decode(json.loads(payload.read_text(encoding="utf-8")), {})
    golden = json.loads((HERE / "golden" / payload.name).read_text(encoding="utf-8"))
    if golden is None or event is None:
        assert event is golden
        return
    assert golden.pop("event") == type(event).__name__
    assert event == type(event)(**golden)  # what no payload says has its default


@pytest.mark.parametrize(
    "payload",
    [
        pytest.param(None, id="null"),
        pytest.param([], id="a list"),
        pytest.param("UserPromptSubmit", id="a text"),
        pytest.param({}, id="an empty object"),
        pytest.param({"session_id": "s", "prompt": "p"}, id="no event name"),
        pytest.param({**PROMPT, "hook_event_name": 1}, id="an event name that is no text"),
        pytest.param(
            {"hookEventName": "UserPromptSubmit", "sessionId": "s", "prompt": "p"}, id="another host's names"
        ),
        pytest.param({**PROMPT, "session_id": None}, id="a session that is no text"),
        pytest.param({**PROMPT, "session_id": ""}, id="a session without a name"),
        pytest.param({**PROMPT, "prompt": ["p"]}, id="a prompt in blocks"),
        pytest.param(
            {"hook_event_name": "UserPromptSubmit", "session_id": "s", "message": "p"}, id="no prompt"
        ),
        pytest.param({**PROMPT, "prompt_id": 7}, id="a prompt id that is no text"),
        pytest.param({**PROMPT, "transcript_path": {}}, id="a transcript that is no path"),
        pytest.param({**PROMPT, "cwd": 1}, id="a folder that is no path"),
        pytest.param({"hook_event_name": "SessionStart", "session_id": "s"}, id="a start without a source"),
        pytest.param({**START, "session_id": 1}, id="a start of a session that is no text"),
    ],
)
def test_an_unknown_shape_is_an_error_and_no_guess(payload: object) -> None:
    with pytest.raises(PayloadError, match=r"claude hook payload .* Nothing was written"):
        decode(payload, {})


@pytest.mark.parametrize("payload", [PROMPT | {"agent_id": "a1"}, {"hook_event_name": "PreToolUse"}])
def test_an_event_that_is_none_of_ours_is_nothing(payload: object) -> None:
    assert decode(payload, {}) is None


@pytest.mark.parametrize(
    ("environment", "attended"),
    [
        ({}, True),
        ({"CLAUDE_CODE_SESSION_ATTENDED": "1"}, True),
        ({"CLAUDE_CODE_SESSION_ATTENDED": "0"}, False),
    ],
)
def test_only_a_host_that_says_so_is_unattended(environment: dict[str, str], *, attended: bool) -> None:
    event = decode(PROMPT, environment)
    assert isinstance(event, PromptEvent)
    assert event.attended is attended


@pytest.mark.parametrize(
    ("said", "pid"), [("4711", 4711), ("", None), ("x", None), ("-1", None), ("²", None)]
)
def test_the_host_says_its_own_pid(said: str, pid: int | None) -> None:
    assert host_pid({"CLAUDE_PID": said}) == pid
    assert host_pid({}) is None


def test_nothing_to_say_prints_nothing() -> None:
    assert encode_prompt(()) == b""
    assert encode_start(None) == b""
    assert encode_start("") == b""


def test_an_answer_is_one_line_of_ascii() -> None:
    assert encode_prompt(("❌ → ✅", "表能"), "記録しました") == (
        b'{"hookSpecificOutput": {"hookEventName": "UserPromptSubmit", "additionalContext": '
        b'"\\u274c \\u2192 \\u2705\\n\\u8868\\u80fd"}, "systemMessage": '
        b'"\\u8a18\\u9332\\u3057\\u307e\\u3057\\u305f"}\n'
    )


@given(st.lists(st.text()), st.none() | st.text())
def test_an_answer_says_what_it_was_given(context: list[str], message: str | None) -> None:
    answer = encode_prompt(context, message)
    answer.decode("ascii")
    output = json.loads(answer) if answer else {}
    assert output.get("hookSpecificOutput", {}).get("additionalContext", "") == "\n".join(context)
    assert output.get("systemMessage") == (message or None)


def test_a_context_stays_below_what_the_host_would_cut() -> None:
    answer = json.loads(encode_start("x" * 20_000))
    assert len(answer["hookSpecificOutput"]["additionalContext"]) == LONGEST_CONTEXT < 10_000
