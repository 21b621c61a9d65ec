"""What is corrected twice in other words becomes due; what is asked for, asked, guessed or quoted twice does not."""

import pytest

from belta_memory.domain.model import Kind
from belta_memory.languages import FIRST_CLASS
from evaluation.second_wordings import Dialogue, read

DIALOGUES = read(rules=True)


@pytest.mark.parametrize(
    "dialogue", [d for d in DIALOGUES if d.expected is None], ids=lambda d: f"{d.lang} {d.why}"
)
def test_what_corrects_nothing_is_never_a_fact(dialogue: Dialogue) -> None:
    assert Kind.FACT not in [found.kind for found in dialogue.found]


def test_what_is_due_holds_the_values_that_were_meant() -> None:
    assert [d.texts for d in DIALOGUES if d.due and not d.right] == []


@pytest.mark.parametrize("lang", FIRST_CLASS)
def test_most_facts_that_are_corrected_twice_are_due(lang: str) -> None:
    real = [d for d in DIALOGUES if d.lang == lang and d.expected is not None]
    assert sum(d.right for d in real) >= 0.75 * len(real), [d.texts for d in real if not d.right]
