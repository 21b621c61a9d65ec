import json
from pathlib import Path

import pytest

from belta_memory.adapters.hosts.claude.hooks import decode, encode_answer
from belta_memory.domain.errors import PayloadError
from belta_memory.domain.model import QuestionEvent

HERE = Path(__file__).parent
PAYLOADS = sorted((HERE / "payloads" / "questions").glob("*.json"))
# Why an answer in a payload is nobody's.
NEUTRAL = {
    "empty": "neither yes nor no",
    "missing": "the question stands there without an answer",
    "list": "several answers are none",
    "multi_select": "a question that takes several answers cannot be a yes",
    "away": "the time was up",
    "response": "it was said in another way",
    "skipped": "the person went past it",
    "answered_by_a_hook": "somebody's hook answered in the person's place",
}


def of(name: str) -> QuestionEvent:
    path = HERE / "payloads" / "questions" / f"{name}.json"
    event = decode(json.loads(path.read_text(encoding="utf-8")), {})
    assert isinstance(event, QuestionEvent)
    return event


@pytest.mark.parametrize("payload", PAYLOADS, ids=lambda path: path.stem)
def test_a_payload_is_decoded_as_recorded(payload: Path) -> None:
    event = decode(json.loads(payload.read_text(encoding="utf-8")), {})
    golden = json.loads((HERE / "golden" / "questions" / payload.name).read_text(encoding="utf-8"))
    if not isinstance(event, QuestionEvent):
        assert event is golden
        return
    replies = [{**reply._asdict(), "options": list(reply.options)} for reply in event.replies]
    assert {**event._asdict(), "replies": replies} == golden


@pytest.mark.parametrize("name", NEUTRAL, ids=list(NEUTRAL.values()))
def test_what_nobody_chose_is_no_answer(name: str) -> None:
    assert [reply.answer for reply in of(name).replies] == [None]


def test_what_was_chosen_or_typed_is_the_answer() -> None:
    names = ("label", "label_ja", "free_text", "with_notes")
    answers = [reply.answer for name in names for reply in of(name).replies]
    assert answers == ["Yes, remember it", "はい、覚えておく", "prod-b only on fridays", "Yes, remember it"]


def test_a_session_that_nobody_attends_says_so() -> None:
    payload = json.loads((HERE / "payloads" / "questions" / "label.json").read_text(encoding="utf-8"))
    event = decode(payload, {"CLAUDE_CODE_SESSION_ATTENDED": "0"})
    assert isinstance(event, QuestionEvent)
    assert not event.attended


ANSWERED = {"hook_event_name": "PostToolUse", "tool_name": "AskUserQuestion", "session_id": "s"}


@pytest.mark.parametrize(
    "payload",
    [
        pytest.param(ANSWERED, id="no response"),
        pytest.param({**ANSWERED, "tool_response": "ok"}, id="a response that is a text"),
        pytest.param({**ANSWERED, "tool_response": {"answers": {}}}, id="no questions"),
        pytest.param({**ANSWERED, "session_id": "", "tool_response": {"questions": []}}, id="no session"),
    ],
)
def test_an_unknown_shape_is_an_error_and_no_guess(payload: object) -> None:
    with pytest.raises(PayloadError, match="AskUserQuestion"):
        decode(payload, {})


@pytest.mark.parametrize(
    "question",
    [None, "Remember?", {"question": "Remember?"}, {"question": 1, "options": []}, {"options": []}],
)
def test_a_question_of_an_unknown_shape_is_left_out(question: object) -> None:
    response = {"questions": [question], "answers": {"Remember?": "Yes"}, "annotations": {}}
    event = decode({**ANSWERED, "tool_response": response}, {})
    assert isinstance(event, QuestionEvent)
    assert event.replies == ()


def test_another_tool_is_none_of_ours() -> None:
    assert decode({**ANSWERED, "tool_name": "Bash", "tool_response": {}}, {}) is None


def test_what_came_of_it_goes_to_the_agent_and_to_the_user() -> None:
    assert json.loads(encode_answer(("Remembered.",), "Remembered.")) == {
        "hookSpecificOutput": {"hookEventName": "PostToolUse", "additionalContext": "Remembered."},
        "systemMessage": "Remembered.",
    }
    assert encode_answer(()) == b""
