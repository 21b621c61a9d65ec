"""`belta detect --jsonl`: one answer a line, in order, whatever the line holds."""

import json
from io import BytesIO
from typing import Any

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.timed_patterns import SHORT, Timed
from belta_memory.entrypoints.cli.detect import run_detect_jsonl

FLAGSHIP = "no, deploy goes to prod-b, not staging-a"
FIELDS = ["id", "kind", "score", "wrong", "correct", "topic", "cues"]


def answers(content: bytes) -> list[dict[str, Any]]:
    out = BytesIO()
    assert run_detect_jsonl(BytesIO(content), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def answer(**record: object) -> dict[str, Any]:
    (only,) = answers(json.dumps(record).encode() + b"\n")
    return only


def test_a_correction_comes_back_with_its_kind_and_pair() -> None:
    found = answer(id=7, text=FLAGSHIP)
    assert list(found) == FIELDS
    assert (found["id"], found["kind"], found["topic"]) == (7, "fact", "deploy")
    assert (found["wrong"], found["correct"]) == ("staging-a", "prod-b")
    assert 0 < found["score"] <= 1
    assert found["cues"]


def test_an_ordinary_message_has_the_same_fields() -> None:
    assert answer(id="x", text="add a test") == {
        "id": "x", "kind": "none", "score": 0.0, "wrong": None, "correct": None, "topic": None, "cues": [],
    }  # fmt: skip


@pytest.mark.parametrize("identity", [None, 0, -1.5, "é", "", True, [1, [2]], {"a": {"b": None}}, 2**70])
def test_any_json_value_is_an_id_and_comes_back(identity: object) -> None:
    assert answer(id=identity, text="hi")["id"] == identity
    assert answer(id=identity, text=1)["id"] == identity


def test_an_absent_id_is_null() -> None:
    assert answer(text="hi")["id"] is None


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        pytest.param(b"nonsense", "JSON", id="no JSON"),
        pytest.param(b"", "JSON", id="empty"),
        pytest.param(b"\xff\xfe", "JSON", id="no UTF-8"),
        pytest.param(b'["text"]', "object", id="no object"),
        pytest.param(b"null", "object", id="null"),
        pytest.param(b'{"id": NaN, "text": "x"}', "NaN", id="not a number, which JSON does not have"),
        pytest.param(b'{"id": -Infinity, "text": "x"}', "Infinity", id="nor infinity"),
        pytest.param(b'{"id": [1e999], "text": "x"}', "1e999", id="nor one too large for a number"),
        pytest.param(b'{"id": 1}', "text", id="no text"),
        pytest.param(b'{"id": 1, "text": null}', "text", id="text is null, which is absent"),
        pytest.param(b'{"id": 1, "text": 5}', "text", id="text is a number"),
        pytest.param(
            b'{"id": 1, "text": "x", "prev_assistant": 5}', "prev_assistant", id="the turn before is a number"
        ),
        pytest.param(b'{"id": 1, "text": "x", "lang": []}', "lang", id="the language is a list"),
        pytest.param(b"[" * 100_000, "JSON", id="nested too deep"),
        pytest.param(b'{"id": ' + b"9" * 10_000 + b', "text": "x"}', "JSON", id="a number too long"),
    ],
)
def test_a_bad_line_gets_an_error_and_the_next_its_answer(line: bytes, cause: str) -> None:
    first, second = answers(line + b"\n" + json.dumps({"id": 2, "text": FLAGSHIP}).encode())
    assert list(first) == ["id", "error"]
    assert cause in first["error"]
    assert second["kind"] == "fact"


def test_answers_come_in_the_order_of_the_lines() -> None:
    lines = b"".join(
        json.dumps({"id": n, "text": FLAGSHIP if n % 3 else "x"}).encode() + b"\n" for n in range(50)
    )
    assert [a["id"] for a in answers(lines)] == list(range(50))


@pytest.mark.parametrize("content", [b"", b"\n"[:0]])
def test_no_line_no_answer(content: bytes) -> None:
    assert answers(content) == []


def test_line_ends_of_windows_and_a_byte_order_mark_are_read() -> None:
    content = b'\xef\xbb\xbf{"id": 1, "text": "x"}\r\n{"id": 2, "text": "x"}\r\n'
    assert [a["id"] for a in answers(content)] == [1, 2]


def test_null_means_absent_and_the_turn_before_counts() -> None:
    assert answer(text="no, keep it for now", prev_assistant=None)["kind"] == "instruction"
    assert answer(text="no, keep it for now", prev_assistant="Shall I delete it?")["kind"] in {
        "none",
        "other",
    }


@pytest.mark.parametrize("lang", ["zh-TW", "zh-Hant", "zh-CN", "zh-Hans", "ja", "xx", "", "é", "..", None])
def test_any_language_tag_will_do(lang: str | None) -> None:
    found = answer(text="不是 staging-a，是 prod-b", lang=lang)
    assert (found["kind"], found["correct"]) == ("fact", "prod-b")


def test_lone_surrogates_come_back_as_json() -> None:
    (found,) = answers(b'{"id": "\\ud800", "text": "no, it\'s \\ud800-1, not \\ud800-2"}\n')
    assert found["id"] == "\ud800"


@given(st.lists(st.binary(max_size=60).filter(lambda b: b"\n" not in b), max_size=6))
def test_every_line_of_bytes_gets_one_answer(lines: list[bytes]) -> None:
    content = b"".join(line + b"\n" for line in lines)
    assert len(answers(content)) == len(lines)


def test_a_pattern_that_takes_too_long_finds_nothing() -> None:
    class Slow:
        def search(self, string: str, /, *, timeout: float) -> None:
            raise TimeoutError(string, timeout)

    timed = Timed("x")
    timed.__dict__["patient"] = Slow()
    assert timed.search("x" * (SHORT + 1)) is None
    assert timed.search("x") is not None


def test_a_long_text_is_searched_by_regex() -> None:
    assert isinstance(Timed("a").patient, regex.Pattern)
    assert Timed("a$").search("b" * SHORT + "a") is not None
