"""Let a person edit a fact in the editor of their own, and read what they saved."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.errors import EditorError, RefusedValueError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belta_memory.domain.model import Fact

_FIELDS = ("scope", "topic", "wrong", "correct")
_HEAD = """\
# Edit what stands behind the colons, then save and close. Lines that begin with # are left out.
# Nothing is written before you are shown the new line and say yes to it. An empty file changes nothing.
# scope: global where it holds everywhere{project}
"""


class Edited(NamedTuple):
    """What a person saved."""

    scope: str
    topic: str
    wrong: str
    correct: str


class Mistake(NamedTuple):
    """What cannot be read of it, with the line."""

    line: int
    cause: str


def editor_of(environment: Mapping[str, str]) -> str | None:
    """The user's editor, None where none is named."""
    return environment.get("VISUAL") or environment.get("EDITOR") or None


def page_of(fact: Fact, project: str | None) -> str:
    """What the person gets to edit."""
    here = fact.scope if project is None else project
    also = f", {here} where it holds in that project only" if here != "global" else ""
    return _HEAD.format(project=also) + (
        f"scope: {fact.scope}\ntopic: {fact.topic}\nwrong: {fact.wrong}\ncorrect: {fact.correct}\n"
    )


def read_page(text: str, scopes: frozenset[str]) -> Edited | Mistake | None:
    """What was saved; None for an empty page, which changes nothing. `scopes` are those in which it may hold."""
    found: dict[str, str] = {}
    number = 0
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            name, value = _field(line, scopes)
        except ValueError as cause:
            return Mistake(number, str(cause))
        if name in found:
            return Mistake(number, f"`{name}:` stands twice")
        found[name] = value
    if not found:
        return None
    missing = next((name for name in _FIELDS if name not in found), None)
    if missing is not None:
        return Mistake(number, f"`{missing}:` is missing")
    return Edited(**found)


def _field(line: str, scopes: frozenset[str]) -> tuple[str, str]:
    """The name and the value of one line. Raises ValueError with what is wrong about it."""
    from belta_memory.domain.values import new_value

    name, colon, value = line.partition(":")
    name, value, message = name.strip().casefold(), value.strip(), None
    if not colon or name not in _FIELDS:
        message = f"it is none of {', '.join(f'`{field}:`' for field in _FIELDS)}"
    elif name == "scope" and value not in scopes:
        message = f"the scope can be {' or '.join(sorted(scopes))}"
    if message is not None:
        raise ValueError(message)
    try:
        return name, value if name == "scope" else new_value(value, name)
    except RefusedValueError as refused:
        message = f"{refused.facts['field']} {refused.facts['cause']}"
        raise ValueError(message) from refused


def edited_in(editor: str, text: str) -> str:
    """What the person made of a text. Raises EditorError; the file is gone afterwards in any case."""
    import shlex
    import subprocess
    import tempfile

    try:
        command = shlex.split(editor, posix=os.name != "nt")
    except ValueError as cause:
        raise EditorError(editor=editor, cause=cause) from cause
    with tempfile.TemporaryDirectory(prefix="belta-") as folder:
        path = os.path.join(folder, "fact.txt")
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        try:
            ended = subprocess.run([*command, path], check=False)
            if ended.returncode != 0:
                raise EditorError(editor=editor, cause=f"it ended with {ended.returncode}")
            with open(path, encoding="utf-8") as file:
                return file.read()
        except UnicodeDecodeError as cause:
            raise EditorError(editor=editor, cause="it saved something that is no UTF-8 text") from cause
        except OSError as cause:
            raise EditorError(editor=editor, cause=cause.strerror) from cause
