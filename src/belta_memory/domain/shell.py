"""What a shell would run: the simple commands of a script, without comments, with what goes into each and comes out."""

import re
from collections.abc import Sequence
from typing import NamedTuple

_ENDS = frozenset("\n;&|()")
_RESERVED = frozenset(
    {"if", "then", "elif", "else", "do", "while", "until", "{", "}", "!", "fi", "done", "esac"}
)
_ASSIGNMENT = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)\+?=")
_REDIRECTION = re.compile(r"<<<|<<-?|[<>]\(|&>>?|>>|>\||[<>]&|[<>]")


class Word(NamedTuple):
    """One word as the program gets it."""

    text: str
    quoted: bool = False  # did a quote stand in it?


class Command(NamedTuple):
    """One simple command."""

    assignments: tuple[tuple[str, str], ...]
    words: tuple[Word, ...]
    output: str | None = None  # the file that takes what it prints
    inputs: Sequence[str] = ()  # here-documents and here-strings
    piped: bool = False  # does the next command read what it prints?


def commands(script: str) -> tuple[Command, ...]:
    """Every simple command of a script, those in substitutions before the one that holds them."""
    return tuple(_Reader(script).read())


class _Reader:
    """One pass over a script."""

    def __init__(self, script: str) -> None:
        self._text = script
        self._at = 0
        self._found: list[Command] = []
        self._waiting: list[tuple[str, list[str]]] = []  # here-documents: their last line, where they go
        self._open = 0  # parentheses
        self._begin()

    def read(self) -> list[Command]:
        """All commands."""
        while self._at < len(self._text):
            self._step()
        self._end_command()
        return self._found

    def _begin(self) -> None:
        self._words: list[Word] = []
        self._inputs: list[str] = []
        self._output: str | None = None
        self._purpose = ""  # the redirection for which the next word is
        self._word: str | None = None
        self._quoted = False

    def _step(self) -> None:
        c = self._text[self._at]
        redirection = _REDIRECTION.match(self._text, self._at)
        if redirection:
            self._redirect(redirection[0])
        elif c == "#" and self._word is None:
            end = self._text.find("\n", self._at)
            self._at = len(self._text) if end < 0 else end
        elif c in " \t\r":
            self._end_word()
            self._at += 1
        elif c in _ENDS:
            self._end_with(c)
        else:
            self._letter(c)

    def _letter(self, c: str) -> None:
        if c == "\\":
            following = self._text[self._at + 1 : self._at + 2]
            self._at += 2
            if following != "\n":
                self._add(following)
        elif c == "'":
            self._quoted = True
            self._add(self._up_to("'"))
        elif c == '"':
            self._double_quote()
        elif c == "`" or self._text.startswith("$(", self._at):
            self._substitute()
        else:
            self._add(c)
            self._at += 1

    def _double_quote(self) -> None:
        self._quoted = True
        self._add("")
        self._at += 1
        while self._at < len(self._text) and (c := self._text[self._at]) != '"':
            if c == "`" or self._text.startswith("$(", self._at):
                self._substitute()
                continue
            if c == "\\" and self._text[self._at + 1 : self._at + 2] in {'"', "\\", "$", "`"}:
                self._at += 1
            self._add(self._text[self._at])
            self._at += 1
        self._at += 1

    def _substitute(self) -> None:
        if self._text[self._at] == "`":
            inner = self._up_to("`")
        else:
            start = self._at + 2
            end = _closing(self._text, start)
            inner, self._at = self._text[start:end], end + 1
        self._found += commands(inner)
        self._add("$()")

    def _up_to(self, quote: str) -> str:
        start = self._at + 1
        end = self._text.find(quote, start)
        end = len(self._text) if end < 0 else end
        self._at = end + 1
        return self._text[start:end]

    def _add(self, text: str) -> None:
        self._word = (self._word or "") + text

    def _redirect(self, sign: str) -> None:
        self._at += len(sign)
        if self._word is not None and self._word.isdigit():
            self._word = None  # the number of a descriptor
            sign = (
                "<" if sign[0] == ">" else sign
            )  # what does not come from standard output is of no interest
        self._end_word()
        if sign in {"<(", ">("}:
            end = _closing(self._text, self._at)
            self._found += commands(self._text[self._at : end])
            self._at = end + 1
        else:
            self._purpose = sign

    def _end_word(self) -> None:
        if self._word is None:
            return
        word, purpose = Word(self._word, self._quoted), self._purpose
        self._word, self._quoted, self._purpose = None, False, ""
        if not purpose:
            self._words.append(word)
        elif purpose in {"<<", "<<-"}:
            self._waiting.append((word.text, self._inputs))
        elif purpose == "<<<":
            self._inputs.append(word.text)
        elif purpose[0] != "<" and purpose != ">&" and not word.text.startswith("/dev/"):
            self._output = word.text

    def _end_with(self, c: str) -> None:
        self._end_word()
        double = self._text.startswith(c * 2, self._at)
        if c == "(":
            self._open += 1
        elif c == ")" and self._open:
            self._open -= 1
        elif c == ")":
            self._words = []  # the pattern of a case
        self._end_command(piped=c == "|" and not double)
        self._at += 1 + (double and c in "&|;") + (self._text.startswith("|&", self._at))
        if c == "\n":
            self._read_documents()

    def _end_command(self, *, piped: bool = False) -> None:
        self._end_word()
        words = self._words
        while words and not words[0].quoted and words[0].text in _RESERVED:
            words = words[1:]
        assignments = []
        while words and (named := _ASSIGNMENT.match(words[0].text)):
            assignments.append((named[1], words[0].text[named.end() :]))
            words = words[1:]
        if words or assignments:
            # A here-document is read when its line ends: the list is filled then.
            self._found.append(
                Command(tuple(assignments), tuple(words), self._output, self._inputs, piped=piped)
            )
        self._begin()

    def _read_documents(self) -> None:
        for last, inputs in self._waiting:
            lines = []
            while self._at < len(self._text):
                end = self._text.find("\n", self._at)
                end = len(self._text) if end < 0 else end
                line, self._at = self._text[self._at : end], end + 1
                if line.strip("\t ") == last:
                    break
                lines.append(line)
            inputs.append("\n".join(lines))
        self._waiting = []


def _closing(text: str, start: int) -> int:
    """Where the parenthesis that was opened before `start` closes."""
    depth, quote = 1, ""
    for at in range(start, len(text)):
        c = text[at]
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c in "()":
            depth += 1 if c == "(" else -1
            if not depth:
                return at
    return len(text)
