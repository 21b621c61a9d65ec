"""No way in leaves a secret anywhere below the home: each as a process, and then every byte is looked through."""

import json
import os
from pathlib import Path

import pytest

from belta_memory.domain.model import Claim
from entrypoints.hook_process import Machine
from entrypoints.test_hook_answers import OPTIONS
from fakes.mcp_client import Server, facts, told, wait_for_a_yes
from fakes.person import Person

SECRETS = ("lamp77oval", "hx7-Wd3-Pk9", "mintfog", "Kite#31")
TYPED = (
    "no, the token should be hx7-Wd3-Pk9, not lamp77oval",
    "no, the secret is mintfog, not lamp77oval",
    "no, credentials are ops/lamp77oval, not ops/Kite#31",
    "no, the db pass is Kite#31!, not mintfog9, remember this",
    "no, use lamp77oval as the password, not mintfog",
    "違う、トークンは lamp77oval じゃなくて hx7-Wd3-Pk9 です",
    "違う、パス：Kite#31!",
    "違う、ID/PW は ops / lamp77oval だよ",
    "아니, API 키는 lamp77oval이 아니라 hx7-Wd3-Pk9야",
    "아니, 비밀번호 lamp77oval 맞아, Kite#31! 아니고",
    "不对，令牌是 hx7-Wd3-Pk9，不是 lamp77oval",
    "不对，密码lamp77oval，不是Kite#31!",
    "不對，金鑰是 lamp77oval，不是 hx7-Wd3-Pk9",
)
LINE = "db password: ❌ mintfog → ✅ Kite#31!"
ENTER = "\r"
terminal = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")


def left_in(home: Path) -> list[tuple[str, str]]:
    """Which secret stands in which file, or in its name."""
    files = [path for path in home.rglob("*") if path.is_file()]
    assert files, "nothing was written at all"
    return [
        (secret, str(path.relative_to(home)))
        for path in files
        for secret in SECRETS
        if secret.encode() in path.read_bytes() or secret in path.name
    ]


@pytest.mark.parametrize("text", TYPED)
def test_a_typed_secret_reaches_no_file(tmp_path: Path, text: str) -> None:
    machine = Machine(tmp_path)
    for session, prompt in (("s1", "p1"), ("s1", "p2"), ("s2", "p3")):
        ended = machine.say(f"{text} " * int(prompt != "p3") + text, prompt, session)
        assert (ended.code, ended.err) == (0, b"")
    assert machine.log() == ""
    assert left_in(tmp_path) == []


def test_a_proposal_about_a_secret_is_due_and_holds_none(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    text = "no, the staging token is hx7-Wd3-Pk9, not lamp77oval"
    machine.say(text, "p1")
    context = machine.say(text, "p2").context
    (waits,) = [json.loads(path.read_text("utf-8")) for path in machine.belta.glob("pending/*.json")]
    assert (waits["claim"]["topic"], waits["masked"]) == ("staging token", True)
    assert not any(secret in context for secret in SECRETS)
    assert left_in(tmp_path) == []


def test_a_report_names_the_secret_by_its_topic_alone(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    said = "no, that is wrong, use the other one"
    machine.say(said, "p1")
    with Server(machine.belta) as server:
        given = {"topic": "db password", "wrong": "mintfog", "correct": "Kite#31!", "quote": said}
        message = server.call("report_correction", 1, **given)
        assert message["result"]["isError"] is False
    stored = [s["claim"] for s in machine.sightings() if s.get("basis") == "model"]
    assert stored == [{"topic": "db password", "wrong": "[password]", "correct": "[password]"}]
    assert left_in(tmp_path) == []


@pytest.mark.parametrize("answer", ["record", "decline"])
def test_a_secret_typed_into_the_dialog_is_written_by_no_answer(tmp_path: Path, answer: str) -> None:
    wait_for_a_yes(tmp_path)
    with Server(tmp_path) as server:
        form = server.confirm()
        for reply in ("edit", LINE, answer):
            server.choose(form, reply)
            form = server.hear()
        assert told(form) != ""
    assert facts(tmp_path) == []
    assert left_in(tmp_path) == []


def test_a_secret_typed_into_the_question_tool_is_refused(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.say("no, deploy goes to prod-b, not staging-a", "p1")
    assert "prod-b" in machine.say("no, deploy goes to prod-b, not staging-a", "p2").context
    (id_,) = [path.stem for path in machine.belta.glob("pending/*.json")]
    asked = f"Remember this? ({id_})\ndeploy: ❌ staging-a → ✅ prod-b"
    questions = [{"question": asked, "header": "belta", "options": OPTIONS, "multiSelect": False}]
    ended = machine.fire(
        {
            "hook_event_name": "PostToolUse",
            "session_id": "s1",
            "prompt_id": "p2",
            "tool_name": "AskUserQuestion",
            "tool_input": {"questions": questions},
            "tool_response": {"questions": questions, "answers": {asked: LINE}, "annotations": {}},
            "tool_use_id": "toolu_1",
        }
    )
    assert "Nothing was written" in ended.context
    assert left_in(tmp_path) == []


@terminal
@pytest.mark.parametrize(
    "line",
    [
        pytest.param(LINE, id="by the topic"),
        pytest.param("deploy: ❌ staging-a → ✅ " + "ghp_" + "a1B2" * 9, id="by its own look"),
    ],
)
def test_a_secret_typed_at_belta_edit_is_refused_and_the_line_stays(tmp_path: Path, line: str) -> None:
    wait_for_a_yes(tmp_path, claim=Claim("deploy", "staging-a", "prod-b"))
    person = Person(tmp_path, "record", "abcd1234")
    person.reads("prod-b")
    person.presses("y\r")
    assert person.leaves() == 0
    before = (tmp_path / "memory" / "MEMORY.md").read_bytes()
    person = Person(tmp_path, "edit", "deploy")
    person.reads("prod-b")
    person.presses("\x15" + line + ENTER)
    person.reads("Write this line?")
    person.presses("y\r")
    person.reads("Nothing was written")
    assert person.leaves() != 0
    assert (tmp_path / "memory" / "MEMORY.md").read_bytes() == before
    assert left_in(tmp_path) == []
    assert not any(b"a1B2a1B2" in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
