"""Judges over loopback and as programs: what they answer, and every way in which they do not."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters import patience
from belta_memory.adapters.judges import openai
from belta_memory.app.settings import JudgeSettings
from belta_memory.domain.service_errors import JudgeError, SilentJudgeError
from belta_memory.domain.verdict import ANSWER_SCHEMA
from belta_memory.modules import module
from fakes.endpoint import FakeEndpoint, serving


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PAUSES", (0.0, 0.0))


@pytest.fixture
def server() -> Iterator[FakeEndpoint]:
    with serving() as served:
        yield served


def judge(kind: str, **settings: str) -> Any:
    return module(f"belta_memory.adapters.judges.{kind}").judge(JudgeSettings(kind, **settings))


def test_an_endpoint_answers(server: FakeEndpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    server.says("[]")
    monkeypatch.setenv("MY_KEY", "k")
    assert judge("openai", url=f"{server.url}/", model="m", key_env="MY_KEY").ask("which?") == "[]"
    ((path, body, key),) = server.asked
    assert (path, key) == ("/v1/chat/completions", "Bearer k")
    assert body.pop("max_tokens") > 0
    assert body.pop("response_format")["json_schema"]["schema"] == ANSWER_SCHEMA
    assert body == {"model": "m", "temperature": 0, "messages": [{"role": "user", "content": "which?"}]}


def test_an_endpoint_that_holds_no_model_to_a_form_is_asked_without_one_from_then_on(
    server: FakeEndpoint,
) -> None:
    server.says("ok")
    server.answers = [(400, b'{"error": "response_format is not supported"}'), *server.answers]
    asked = judge("openai", url=server.url, model="m")
    assert (asked.ask("which?"), asked.ask("and this?")) == ("ok", "ok")
    assert ["response_format" in body for _, body, _ in server.asked] == [True, False, False]


def test_a_refused_prompt_is_not_taken_for_a_refused_form(server: FakeEndpoint) -> None:
    server.says("ok")
    server.answers = [(400, b"too long")] * 6 + server.answers
    asked = judge("openai", url=server.url, model="m")
    with pytest.raises(SilentJudgeError, match="status 400"):
        asked.ask("which?")
    assert asked.ask("and this?") == "ok"
    assert "response_format" in server.asked[-1][1]


def test_no_message_is_no_outage(server: FakeEndpoint) -> None:
    server.answers = [(200, b'{"choices": [{"message": {"content": null}}]}')]
    with pytest.raises(SilentJudgeError):
        judge("openai", url=server.url, model="m").ask("which?")


def test_what_fails_once_is_tried_again(server: FakeEndpoint) -> None:
    server.says("ok")
    server.answers = [(503, b"busy"), *server.answers]
    assert judge("openai", url=server.url, model="m").ask("which?") == "ok"
    assert len(server.asked) == 2


@pytest.mark.parametrize(
    ("answer", "cause"),
    [
        pytest.param((500, b""), "it answered with status 500", id="an error"),
        pytest.param((401, b"{}"), "it answered with status 401", id="no entry"),
        pytest.param((200, b""), "its answer is no JSON", id="empty"),
        pytest.param((200, b"<html>"), "its answer is no JSON", id="a page"),
        pytest.param((200, b"[" * 100_000), "its answer is no JSON", id="a pit"),
        pytest.param((200, b'{"choices": []}'), "its answer has no message", id="no choice"),
        pytest.param(
            (200, b'{"choices": [{"message": {"content": null}}]}'), "has no message", id="no words"
        ),
        pytest.param((0, b""), "closed connection", id="a dead line"),
    ],
)
def test_what_goes_on_failing_is_told_after_three_tries(
    server: FakeEndpoint, answer: tuple[int, bytes], cause: str
) -> None:
    server.answers = [answer]
    with pytest.raises(JudgeError, match=cause):
        judge("openai", url=server.url, model="m").ask("which?")
    assert len(server.asked) == 3


def test_a_slow_endpoint_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openai, "LONGEST", 0.05)
    silent = FakeEndpoint()  # it listens, and nobody answers
    with pytest.raises(JudgeError, match="timed out"):
        judge("openai", url=f"http://127.0.0.1:{silent.server_port}", model="m").ask("which?")
    silent.server_close()


def test_an_absent_endpoint_is_told() -> None:
    with pytest.raises(JudgeError, match="refused"):
        judge("openai", url="http://127.0.0.1:9", model="m").ask("which?")


def program(folder: Path, text: str) -> str:
    path = folder / "program"
    path.write_text(f"#!{sys.executable}\nimport os, sys\nasked = sys.stdin.read()\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


@pytest.mark.skipif(os.name == "nt", reason="a script with a first line is POSIX")
def test_claude_code_is_asked_without_hooks_and_without_a_trace(tmp_path: Path) -> None:
    shown = program(tmp_path, "print(sys.argv[1:], os.environ['BELTA_CHILD'], asked)")
    answer = judge("claude", program=shown, model="haiku").ask("which?")
    assert answer.strip() == (
        "['-p', '--bare', '--no-session-persistence', '--output-format', 'text', '--model', 'haiku'] 1 which?"
    )


@pytest.mark.skipif(os.name == "nt", reason="a script with a first line is POSIX")
def test_a_program_that_fails_says_why(tmp_path: Path) -> None:
    failing = program(tmp_path, "sys.exit('not logged in')")
    with pytest.raises(JudgeError, match=r"ended with 1: not logged in"):
        judge("claude", program=failing).ask("which?")


@pytest.mark.parametrize(
    ("made", "cause"),
    [
        pytest.param(("claude", {"program": "/nowhere/claude"}), "there is no program", id="no program"),
        pytest.param(("llm", {"model": "m"}), "the extra is missing", id="no extra"),
    ],
)
def test_what_is_not_installed_is_told(made: tuple[str, dict[str, str]], cause: str) -> None:
    with pytest.raises(JudgeError, match=cause):
        judge(made[0], **made[1]).ask("which?")


def test_judges_have_names_that_tell_them_apart() -> None:
    names = {
        judge("claude").name,
        judge("claude", model="haiku").name,
        judge("openai", url="http://a", model="m").name,
        judge("openai", url="http://b", model="m").name,
        judge("llm", model="m").name,
    }
    assert len(names) == 5


def test_the_same_judge_has_the_same_name() -> None:
    keys = (judge("openai", url=f"http://a/{end}", model="m", key_env=key).name for end, key in ENDS)
    assert len(set(keys)) == 1


ENDS = (("v1", "A"), ("v1/", "B"))
