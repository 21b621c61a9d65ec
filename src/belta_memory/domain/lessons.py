"""A lesson that a person has confirmed as one of priority high comes up by itself: at which words, and as what."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from belta_memory.domain.entry import EntryType
from belta_memory.domain.triggers import LESSON

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belta_memory.domain.entry import Entry
    from belta_memory.domain.forms import Form
    from belta_memory.domain.guard import Guarded

LONGEST_SHOWN = 320  # characters of a lesson that come up; the rest is a search away
MOST_NAMES = 8  # that are taken out of the text of one lesson
LONGEST_QUOTE = 30
LONGEST_TOPIC = 120
_QUOTED = re.compile(r"「([^「」\n]+)」|『([^『』\n]+)』|“([^“”\n]+)”|\"([^\"\n]+)\"|`([^`\n]+)`")
_TOKEN = re.compile(r"(?<![A-Za-z0-9])-{0,2}[A-Za-z0-9_~./@][A-Za-z0-9_./:@#+~=$%()-]*")
_ENDS = ".,:;!?-"
_MIXED = re.compile(r"[a-z]{2,}[A-Z]")  # fetchAll; GitHub and macOS are names of everybody's


def speaks(entry: Entry) -> bool:
    """Does it come up by itself?"""
    return would_speak(entry) and entry.confirmed is not None


def would_speak(entry: Entry) -> bool:
    """Does it come up by itself once a person has confirmed it?"""
    return entry.type is EntryType.LESSON and entry.high and entry.active


def key_of(entry: Entry) -> str:
    """The name under which it is remembered as shown."""
    return f"{LESSON}{entry.key}"


def statement_of(entry: Entry) -> str:
    """What comes up: the lesson in one line."""
    from belta_memory.domain.values import escape, neutral

    text = escape(neutral(entry.text)).rstrip("。. ")
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}… (get_note {entry.key})"


def triggers_of(entry: Entry) -> tuple[str, ...]:
    """The literals of the normalised text at which it is brought up: those that a person has set, or its own names."""
    from belta_memory.domain.triggers import bare, is_telling

    if entry.triggers:
        return tuple(dict.fromkeys(whole for trigger in entry.triggers if (whole := bare(trigger))))
    found = (bare(name) for name in _names(entry.text))
    return tuple(dict.fromkeys(name for name in found if is_telling(name)))[:MOST_NAMES]


def topic_of(entry: Entry) -> str:
    """The words that bring it up together: what was asked when it was learned, else its first line."""
    if entry.triggers:
        return ""
    return entry.solved_query or entry.head[:LONGEST_TOPIC]


def shown_triggers(entry: Entry) -> tuple[str, ...]:
    """What a person is told of all that."""
    from belta_memory.domain.topic_words import words_in_topic

    return tuple(dict.fromkeys((*triggers_of(entry), *words_in_topic(topic_of(entry)))))


def guarded_lesson(entry: Entry) -> Guarded:
    """What the guard knows of it: only names and commands, which stand nowhere by chance. No value of it is wrong."""
    from belta_memory.domain.forms import paths_among
    from belta_memory.domain.guard import LESSON as LESSON_MODE
    from belta_memory.domain.guard import Guarded

    named = entry.triggers or tuple(_names(entry.text))[:MOST_NAMES]
    paths = paths_among(entry.triggers)
    return Guarded(
        key=key_of(entry),
        mode=LESSON_MODE,
        statement=statement_of(entry),
        correct="",
        forms=tuple(dict.fromkeys(_forms(named))),
        near=(frozenset(),),
        paths=tuple(dict.fromkeys(paths)),
    )


def _forms(named: Iterable[str]) -> Iterable[Form]:
    from belta_memory.domain.forms import LONGEST, TOOLS, Form, Shape, form_of_word

    for name in named:
        words = name.split()
        if not words or not name.isascii() or len(name) > LONGEST:
            continue
        if len(words) > 1:
            if words[0] in TOOLS:
                yield Form(Shape.COMMAND, " ".join(words))
            continue
        form = form_of_word(words[0])
        if form.shape in {Shape.NAME, Shape.PATH, Shape.FLAG} and len(form.text) > len("ab"):
            yield form


def _names(text: str) -> Iterable[str]:
    """What is quoted in a lesson, then the names in it that no prose has by chance."""
    quoted = ("".join(found.groups("")).strip() for found in _QUOTED.finditer(text))
    yield from (q for q in quoted if 1 < len(q) <= LONGEST_QUOTE)
    tokens = (token.strip(_ENDS if token[:1] != "-" else ".,:;!?") for token in _TOKEN.findall(text))
    yield from (token for token in tokens if _is_name(token))


def _is_name(token: str) -> bool:
    """Is it a path, a flag, a host, a call, an identifier? A hyphen or a slash between two words of prose makes none."""
    from belta_memory.domain.forms import is_path

    if len(token) <= len("ab") or not any(c.isalpha() for c in token):
        return False
    if token[0] == "-":
        return token.startswith("--") and token[2:].replace("-", "").isalnum()
    if "/" in token:
        return is_path(token)
    inner = token.strip(".")
    digits = any(c.isdigit() for c in token) and any(c in "-_." for c in token)
    dotted = "." in inner and all(len(part) > 1 for part in inner.split("."))
    return "_" in token or "()" in token or digits or dotted or _MIXED.match(token) is not None
