"""A conversation about one proposal with a person at a real terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from belta_memory.domain.errors import NoPersonError, NotATerminalError
from belta_memory.domain.model import Decision

if TYPE_CHECKING:
    from belta_memory.app.dialog import Dialog, Outcome, Question
    from belta_memory.domain.model import Claim

_KEYS = {
    Decision.RECORD: "y",
    Decision.EDIT: "e",
    Decision.DECLINE: "n",
    Decision.LATER: "l",
    Decision.NOT_A_FACT: "f",
}


def is_attended() -> bool:
    """Are both ends a terminal?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def need_person(command: str, proposal: str | None = None) -> None:
    """Raise unless both ends are a terminal: a piped `y` is nobody's yes. Only a proposal can be answered elsewhere."""
    if is_attended():
        return
    if proposal is None:
        raise NoPersonError(command=command)
    raise NotATerminalError(command=command, id=proposal)


def converse(dialog: Dialog) -> Outcome:
    """Put question after question until there is an outcome. Raises KeyboardInterrupt on Ctrl-C."""
    from belta_memory.app.dialog import Dialog as Going
    from belta_memory.app.dialog import advance

    step: Dialog | Outcome = dialog
    while isinstance(step, Going):
        step = advance(step, _reply(step.question))
    return step


def agreed(question: str, shown: str = "") -> bool:
    """Ask for one yes, `y` and Enter, to what is shown above the question. Raises KeyboardInterrupt on Ctrl-C.

    Enter alone is a no. A key by itself decides nothing: the Enter behind it would answer the next question. The question
    is short: of a long one the terminal shows the beginning alone.
    """
    import questionary

    if shown:
        print(shown)
    return bool(questionary.confirm(question, default=False, auto_enter=False).unsafe_ask())


def retried(mistake: str) -> bool:
    """Tell of a mistake and offer to go back to it: Enter goes back. Raises KeyboardInterrupt on Ctrl-C."""
    import questionary

    print(mistake)
    return bool(questionary.confirm("Open it again?", default=True, auto_enter=False).unsafe_ask())


def _reply(question: Question) -> str | None:
    import questionary

    if not question.choices:
        print(question.message)
        typed = questionary.text(f"{question.title}:", default=question.default or "").unsafe_ask()
        return None if typed is None else str(typed)
    choices = [
        questionary.Choice(label, value=d.value, shortcut_key=_KEYS[d]) for d, label in question.choices
    ]
    print(question.whole)
    chosen = questionary.select(
        question.title, choices=choices, use_shortcuts=True, use_arrow_keys=True, default=Decision.LATER.value
    ).unsafe_ask()
    return None if chosen is None else str(chosen)


def reworded(line: str) -> Claim:
    """Let the person edit one line until it is a statement. Raises RefusedValueError, KeyboardInterrupt."""
    import questionary

    from belta_memory.app.dialog import recordable
    from belta_memory.domain.statement import parse_statement

    claim = None
    while claim is None:
        line = str(questionary.text("topic: ❌ wrong → ✅ correct\n", default=line).unsafe_ask())
        claim = parse_statement(line)
    return recordable(claim)
