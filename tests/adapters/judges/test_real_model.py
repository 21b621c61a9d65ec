"""A real model behind an endpoint of yours: `BELTA_TEST_MODEL_URL=http://127.0.0.1:8080/v1 pytest -m model`."""

import os
import time

import pytest

from belta_memory.app.settings import JudgeSettings
from belta_memory.domain.verdict import BATCH, Question, prompt_for, read_answer
from belta_memory.modules import module

URL = os.environ.get("BELTA_TEST_MODEL_URL", "")
SAID = (
    "no, the port is 5433, not 5432",
    "the report still shows last month",
    "you left out the Korean page again",
    "please add a test for the parser",
)

pytestmark = [pytest.mark.model, pytest.mark.skipif(not URL, reason="BELTA_TEST_MODEL_URL names no endpoint")]


@pytest.mark.parametrize("number", [1, len(SAID), BATCH])
def test_a_model_that_is_held_to_the_form_says_something_of_every_message(number: int) -> None:
    """What it says is the model's affair; that it can be read is ours."""
    model = os.environ.get("BELTA_TEST_MODEL", "local")
    asked = module("belta_memory.adapters.judges.openai").judge(JudgeSettings("openai", model, URL))
    questions = [Question(SAID[n % len(SAID)], "Edit: report.py") for n in range(number)]
    begun = time.monotonic()
    answer = asked.ask(prompt_for(questions))
    kinds = read_answer(answer, number)
    print(f"{number} messages in {time.monotonic() - begun:.0f} s: {kinds}")
    assert kinds is not None, answer
    assert len(kinds) == number
