import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.model import Kind
from belta_memory.domain.verdict import Question, agreed, prompt_for, read_answer


def test_a_prompt_numbers_the_messages_and_says_what_the_agent_had_done() -> None:
    prompt = prompt_for([Question("still broken"), Question("ポートは 1\n2", "Bash: make")])
    rows = [json.loads(line) for line in prompt.splitlines() if line.startswith('{"n": ')]
    assert rows == [
        {"n": 1, "message": "still broken"},
        {"n": 2, "message": "ポートは 1\n2", "agent_had": "Bash: make"},
    ]
    assert 'When in doubt, say "none"' in prompt


@pytest.mark.parametrize(
    ("answer", "kinds"),
    [
        pytest.param(
            '[{"n": 1, "kind": "fact"}, {"n": 2, "kind": "none"}]', (Kind.FACT, Kind.NONE), id="as asked"
        ),
        pytest.param(
            'Sure!\n```json\n[{"n":2,"kind":"Result"}]\n```',
            (Kind.NONE, Kind.RESULT),
            id="with words around it",
        ),
        pytest.param('[{"n": 1, "kind": "praise"}]', (Kind.NONE, Kind.NONE), id="a word that is no kind"),
        pytest.param('[{"n": 1, "kind": "other"}]', (Kind.NONE, Kind.NONE), id="unsure is no answer"),
        pytest.param(
            '[{"n": 1, "kind": "fact"}, {"n": 1, "kind": "result"}]',
            (Kind.NONE, Kind.NONE),
            id="two things of one",
        ),
        pytest.param(
            '[{"n": 9, "kind": "fact"}]', (Kind.NONE, Kind.NONE), id="of a message that was not asked"
        ),
        pytest.param('[{"n": true, "kind": "fact"}]', None, id="a number that is none"),
        pytest.param("", None, id="nothing"),
        pytest.param("fact", None, id="a bare word"),
        pytest.param("[]", None, id="an empty list"),
        pytest.param('[{"n": 1, "kind": "fact"', None, id="cut off"),
    ],
)
def test_an_answer_is_read_and_what_is_unclear_is_no_correction(
    answer: str, kinds: tuple[Kind, ...] | None
) -> None:
    assert read_answer(answer, 2) == kinds


@given(st.text())
def test_no_answer_is_an_accident(answer: str) -> None:
    found = read_answer(answer, 3)
    assert found is None or len(found) == 3


def test_no_answer_is_slow() -> None:
    assert read_answer("[" * 100_000 + '{"n": 1}' * 10_000, 1) is None


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        (Kind.FACT, Kind.FACT, Kind.FACT),
        (Kind.FACT, Kind.RESULT, Kind.NONE),
        (Kind.FACT, Kind.NONE, Kind.NONE),
        (Kind.NONE, Kind.NONE, Kind.NONE),
    ],
)
def test_two_must_agree(one: Kind, other: Kind, kind: Kind) -> None:
    assert agreed([{"f": one}, {"f": other}], "f") is kind
    assert agreed([{"f": one}, {}], "f") is Kind.NONE
