"""The host's own question tool: an agent that asks as it was told to, a person who answers."""

import re

from .conversation import READING, TURN_DONE, Conversation
from .model_server import Request, Turn, calls

FREE_TEXT = "Type something."
OPTIONS = 4
LATER, YES, NO, NOT_A_FACT = range(OPTIONS)
TOLD = re.compile(
    r"(?:repeatedly: (?P<line>.+?) \(proposal (?P<id>\w+)\)|quotes (?P<id2>\w+) and this line verbatim: (?P<line2>.+?);)"
    r".*in this order: (?P<labels>.+?)\. ?(?:What|$)"
)


def asks(request: Request) -> Turn:
    """What an agent does that was told to ask: the newest such sentence, followed to the letter."""
    *_, told = [m for line in request.lines() if (m := TOLD.search(line))]
    id_, line = told["id"] or told["id2"], told["line"] or told["line2"]
    options = [{"label": label, "description": "-"} for label in told["labels"].split(" / ")]
    assert len(options) == OPTIONS
    question = {
        "question": f"Shall I remember this? ({id_})\n{line}",
        "header": "belta",
        "options": options,
        "multiSelect": False,
    }
    return calls("AskUserQuestion", {"questions": [question]})


def is_asked_by_the_agent(conversation: Conversation, text: str) -> str:
    conversation.prompt(text)
    conversation.terminal.shows(FREE_TEXT)
    return conversation.terminal.keeps(FREE_TEXT, READING)


def picks(conversation: Conversation, option: int) -> None:
    """Go down to an option and take it."""
    _goes_down(conversation, option)
    conversation.terminal.presses("Enter")


def types(conversation: Conversation, text: str) -> None:
    """Go down to the field for free text and fill it in."""
    _goes_down(conversation, OPTIONS)
    conversation.terminal.types(text)
    conversation.terminal.shows(text)
    conversation.terminal.presses("Enter")


def _goes_down(conversation: Conversation, rows: int) -> None:
    for row in range(2, rows + 2):
        conversation.terminal.presses("Down")
        conversation.terminal.shows(f"❯ {row}.")


def ends_with(conversation: Conversation, answer: str) -> str:
    return conversation.terminal.waits(
        f"{answer!r} and the end of the turn",
        lambda screen: answer in screen and TURN_DONE in screen.rpartition(answer)[2],
    )


def unbroken(screen: str) -> str:
    """The screen without the ends of its rows: the host breaks long lines."""
    return " ".join(screen.split())
