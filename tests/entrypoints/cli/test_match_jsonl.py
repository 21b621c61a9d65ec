import json
from io import BytesIO

import pytest

from belta_memory.entrypoints.cli.match import run_match_jsonl


def answers(*lines: str) -> list[dict[str, object]]:
    out = BytesIO()
    assert run_match_jsonl(BytesIO("".join(f"{line}\n" for line in lines).encode()), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


TRIPLE = {"topic": "deploy", "wrong": "staging-a", "correct": "prod-b"}


@pytest.mark.parametrize(
    ("a", "b", "relation"),
    [
        pytest.param(TRIPLE, {**TRIPLE, "topic": "デプロイ先"}, "same", id="two objects"),
        pytest.param(TRIPLE, {**TRIPLE, "correct": "prod-c"}, "contradicts", id="another right value"),
        pytest.param(TRIPLE, {**TRIPLE, "topic": "backup deploy target"}, "related", id="another thing"),
        pytest.param(
            TRIPLE, {"topic": "lunch", "wrong": None, "correct": "12:30"}, "different", id="null is absent"
        ),
        pytest.param(TRIPLE, {}, "different", id="everything absent"),
        pytest.param(TRIPLE, "no, deploys go to prod-b, not staging-a", "same", id="an object and a text"),
        pytest.param(
            "デプロイ先は staging-a ではなく prod-b です",
            "no, deploys go to prod-b, not staging-a",
            "same",
            id="two texts",
        ),
        pytest.param("それは違います", "それは違います", "different", id="nothing can be told"),
    ],
)
def test_two_corrections_are_compared(a: object, b: object, relation: str) -> None:
    (answer,) = answers(json.dumps({"id": [1], "a": a, "b": b}))
    assert answer["relation"] == relation
    assert answer["same"] is (relation == "same")
    assert answer["id"] == [1]
    assert set(answer) == {"id", "same", "score", "relation"}


def test_the_turn_before_tells_what_was_wrong() -> None:
    text, turn = "it listens on port 5433", "The server listens on port 5432."
    other = {"topic": "server", "wrong": "5432", "correct": "5433"}
    (answer,) = answers(json.dumps({"id": 1, "a": text, "a_prev": turn, "b": other}))
    assert answer["relation"] == "same"


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("{", id="no JSON"),
        pytest.param("[]", id="no object"),
        pytest.param('{"id": 1, "a": "x"}', id="no b"),
        pytest.param('{"id": 1, "a": "x", "b": 5}', id="b is a number"),
        pytest.param('{"id": 1, "a": "x", "b": {"topic": 5}}', id="a part is a number"),
        pytest.param('{"id": 1, "a": "x", "b": "y", "a_prev": 5}', id="the turn before is a number"),
    ],
)
def test_a_bad_line_gets_its_error_and_the_next_its_answer(line: str) -> None:
    bad, good = answers(line, json.dumps({"id": 2, "a": TRIPLE, "b": TRIPLE}))
    assert set(bad) == {"id", "error"}
    assert good["relation"] == "same"
