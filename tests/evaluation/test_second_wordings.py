"""What is corrected twice in other words becomes due; what is asked for, asked, guessed or quoted twice does not."""

import pytest

from evaluation.second_wordings import Dialogue, read

DIALOGUES = read(rules=True)


@pytest.mark.parametrize(
    "dialogue", [d for d in DIALOGUES if d.expected is None], ids=lambda d: f"{d.lang} {d.why}"
)
def test_what_corrects_nothing_is_never_due(dialogue: Dialogue) -> None:
    assert not dialogue.due, dialogue.facts


def test_what_is_due_holds_the_values_that_were_meant() -> None:
    due = [d for d in DIALOGUES if d.due]
    assert due
    assert all(d.right for d in due), [d.texts for d in due if not d.right]
