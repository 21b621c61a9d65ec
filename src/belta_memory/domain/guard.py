"""Does a tool call act on a wrong value that is recorded? Not where it searches, denies, removes or merely mentions it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.forms import Form, Shape
from belta_memory.domain.language import literals

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from belta_memory.domain.model import Fact


LETTERS = 3  # a longer word is meant also where it is the beginning of another
SHORT_NUMBER = 3  # digits; a shorter one is meant only where more of its fact stands near
_TOOLING = frozenset(
    literals(
        "lint|linter|formatter|package|build|builder|bundler|test|tests|compile|compiler"
        "|typecheck|manager|checker|install|dependency|interpreter|runner|型|类型|检查|格式化"
    )
)
PORT_DIGITS = 4  # a shorter number behind a colon may be anything
LESSON = "lesson"  # the mode of what is no fact: nothing of it is wrong
SHORT_PHRASE = 8  # characters, up to which others use it, too


class Guarded(NamedTuple):
    """What the guard knows of one fact."""

    key: str
    mode: str  # remind, ask, off, LESSON; "" for what the settings say
    statement: str
    correct: str
    forms: tuple[Form, ...]
    near: tuple[frozenset[str], ...] = ()  # what the words of its topic are called; last, what else is near
    paths: tuple[str, ...] = ()  # to edit something below them brings it up

    def needles(self) -> Iterator[str]:
        """What must occur, in small letters, in every call that acts on it."""
        yield from (form.needle for form in self.forms)
        yield from (path.lower() for path in self.paths)


def guarded(fact: Fact, mode: str = "", triggers: tuple[str, ...] = ()) -> Guarded:
    """What the guard knows of a fact; paths among the triggers that a person has set bring it up, too."""
    from belta_memory.domain.forms import forms_of, paths_among, paths_in
    from belta_memory.domain.near import near_words
    from belta_memory.domain.statement import format_statement
    from belta_memory.domain.triggers import shown_as

    forms = forms_of(fact.topic, fact.wrong, fact.correct)
    paths = (*paths_in(fact.topic, fact.wrong), *paths_among(triggers))
    return Guarded(
        key=shown_as(fact),
        mode=mode,
        statement=format_statement(fact.topic, fact.wrong, fact.correct),
        correct=fact.correct,
        forms=forms,
        near=near_words(fact.topic, fact.wrong, fact.correct, forms),
        paths=tuple(dict.fromkeys(paths)),
    )


class Call(NamedTuple):
    """One call of a host's tool."""

    tool: str
    input: Mapping[str, object]


_FOLDERS = frozenset({"module", "package", "directory", "folder"})
SHELL_TOOLS = frozenset({"Bash", "PowerShell"})
EDITORS = frozenset({"Edit", "Write", "MultiEdit", "NotebookEdit"})


def acting(call: Call, facts: Iterable[Guarded]) -> list[Guarded]:
    """The facts whose wrong value acts in a call, and those that name a path below which it edits."""
    return [fact for fact in facts if _acts(call, fact)]


def _acts(call: Call, fact: Guarded) -> bool:
    if call.tool in SHELL_TOOLS:
        from belta_memory.domain.guard_shell import acts_in_script

        return acts_in_script(_text(call.input, "command"), fact, said=_text(call.input, "description"))
    if call.tool in EDITORS:
        return _touches(_path(call), fact) or any(
            _is_new(*part, _path(call), fact) for part in _parts(call.input)
        )
    from belta_memory.domain.guard_json import acts_in_values

    return acts_in_values(call.tool, call.input, fact)


def _is_new(before: str, after: str, path: str, fact: Guarded) -> bool:
    """Does an edit put the wrong value in? What it takes out, or leaves as it was, it does not."""
    from belta_memory.domain.guard_text import times_in_file

    now = times_in_file(after, path, fact)
    return now > 0 and (not before or now > times_in_file(before, path, fact))


def _parts(given: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """The old and the new text of each edit."""
    match given:
        case {"edits": [*edits]}:
            for edit in edits:
                if isinstance(edit, dict):
                    yield from _parts(edit)
        case {"new_string": str(after), **rest}:
            yield str(rest.get("old_string", "")), after
        case {"content": str(after)} | {"new_source": str(after)}:
            yield "", after


def _path(call: Call) -> str:
    path = _text(call.input, "file_path") or _text(call.input, "notebook_path")
    if call.tool == "NotebookEdit":
        return "cell.md" if call.input.get("cell_type") == "markdown" else "cell.py"
    return path.replace("\\", "/")


def _touches(path: str, fact: Guarded) -> bool:
    whole = f"/{path.lstrip('/')}/"
    return any(f"/{named.lstrip('~./')}/" in whole for named in fact.paths)


def _text(given: Mapping[str, object], name: str) -> str:
    value = given.get(name)
    return value if isinstance(value, str) else ""


def means(fact: Guarded, form: Form, surroundings: str, *, prose: bool = False) -> bool:
    """Is a number or a plain word meant as the fact means it, by what stands near it? In `prose` half its topic does."""
    if form.shape not in {Shape.NUMBER, Shape.WORD, Shape.PRODUCT} and not (
        prose and form.shape is Shape.PHRASE and len(form.text) <= SHORT_PHRASE
    ):
        return True
    from belta_memory.domain.forms import words_in
    from belta_memory.domain.han import shaped

    words = {word.lower() for word in words_in(surroundings)}
    words |= {f"{word[:-3]}y" for word in words if word.endswith("ies")}
    if "-p" not in surroundings:
        words.discard("p")  # it is a flag or nothing
    folded = "" if surroundings.isascii() else shaped(surroundings)

    def is_near(word: str) -> bool:
        if not word.isascii():
            return word in folded
        return word in words or (len(word) > LETTERS and any(other.startswith(word) for other in words))

    counted = _is_counted(form, surroundings)
    hits = [any(map(is_near, group)) or (counted and "unitof" in group) for group in fact.near]
    topic = len(fact.near) - 1
    if prose and topic:
        return 2 * sum(hits[:-1]) >= topic
    few = form.shape is Shape.NUMBER and len(form.text) < SHORT_NUMBER
    return sum(hits) >= (2 if few and topic > 1 else 1)


def _is_counted(form: Form, surroundings: str) -> bool:
    """Does it stand behind a number, as a unit does?"""
    import re

    return re.search(rf"\d\s?{re.escape(form.text)}", surroundings) is not None


def is_about(fact: Guarded, surroundings: str) -> bool:
    """Do these words speak of the topic of a fact, nearly whole?"""
    from belta_memory.domain.forms import words_in

    words = {word.lower() for word in words_in(surroundings)}
    hits = [
        any(w in words or (not w.isascii() and w in surroundings) for w in group) for group in fact.near[:-1]
    ]
    return 3 * sum(hits) >= 2 * len(hits)


def is_tooling(fact: Guarded) -> bool:
    """Is the fact about the tool with which a project is worked on? To run the wrong one is the mistake itself."""
    return any(not _TOOLING.isdisjoint(group) for group in fact.near[:-1])


def is_port(fact: Guarded, form: Form, text: str, start: int) -> bool:
    """Is a number the port of an address, and the fact about a port?"""
    if form.shape is not Shape.NUMBER or len(form.text) < PORT_DIGITS or text[start - 1 : start] != ":":
        return False
    return any("port" in group for group in fact.near)


def names_folder(fact: Guarded) -> bool:
    """Is the fact about the name of a module, a package, a folder?"""
    return any(not _FOLDERS.isdisjoint(group) for group in fact.near[:-1])


def without_correct(text: str, fact: Guarded) -> str:
    """The text without the right value, where the wrong one is a part of it."""
    right = fact.correct.removesuffix("()")
    if not any(form.text in right for form in fact.forms) or right not in text:
        return text
    return text.replace(right, "\0" * len(right))
