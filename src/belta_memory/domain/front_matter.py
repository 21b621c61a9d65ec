"""The YAML head of a note. Its values stay the text that they are: `1.10`, `NO` and `12:30` are no numbers."""

import re
from typing import Any, NamedTuple

from belta_memory.domain.errors import NoteFormatError
from belta_memory.domain.outline import split_lines

Field = str | tuple[str, ...]

_PLAIN = r"(?![YyNn]$|(?i:yes|no|on|off|true|false|null)$)[^\W\d_](?:[\w ./-]*\w)?|\d{4}-\d{2}-\d{2}"
_NUMBERS = frozenset({"occurrences"})  # every reader may take these for what they are


class Parts(NamedTuple):
    """A note cut in three. Joined they are its text, byte for byte."""

    head: str  # BOM, opening fence, YAML, closing fence; empty where there is none
    body: str
    fields: dict[str, Field]


def split_note(text: str, path: str) -> Parts:
    """Cut a note into head and body and read the head. Raises NoteFormatError."""
    lines = split_lines(text)
    if not lines or lines[0].removeprefix("\ufeff").rstrip() != "---":
        mark = "\ufeff" if text.startswith("\ufeff") else ""
        return Parts(mark, text.removeprefix(mark), {})
    closing = next((n for n, line in enumerate(lines[1:], 1) if line.rstrip() == "---"), None)
    if closing is None:
        raise NoteFormatError(path=path, line=1, cause="its front matter is not closed by a line `---`")
    head = "".join(lines[: closing + 1])
    return Parts(head, "".join(lines[closing + 1 :]), _read("".join(lines[1:closing]), path))


def set_field(head: str, name: str, value: Field | None, ending: str = "\n") -> str:
    """The head with one field written anew (at its end when new, gone for None); all other lines stay as they are."""
    if not head.removeprefix("\ufeff"):
        head = f"{head}---{ending}---{ending}"
    lines = split_lines(head)
    ending = lines[0][len(lines[0].rstrip("\r\n")) :]
    start, end = _place(lines, name)
    new = [] if value is None else [f"{line}{ending}" for line in format_field(name, value)]
    return "".join([*lines[:start], *new, *lines[end:]])


def format_field(name: str, value: Field) -> list[str]:
    """One field as lines of YAML that every reader takes for text."""
    if isinstance(value, str):
        return [f"{name}: {value if name in _NUMBERS and value.isdecimal() else _scalar(value)}"]
    return [f"{name}:", *(f"  - {_scalar(v)}" for v in value)] if value else [f"{name}: []"]


def _place(lines: list[str], name: str) -> tuple[int, int]:
    """The lines of a field: from its key to the next key; comments and blank lines before that one are not its own."""
    last = len(lines) - 1
    key = re.compile(rf"(?:{re.escape(name)}|\"{re.escape(name)}\"|'{re.escape(name)}')\s*:(?:\s|$)")
    start = next((n for n in range(1, last) if key.match(lines[n])), None)
    if start is None:
        return last, last
    end = start + 1
    while end < last and re.match(r"[ \t]|-(?:\s|$)|[\]}]|\s*$", lines[end]):
        end += 1
    while end > start + 1 and not lines[end - 1].strip():
        end -= 1
    return start, end


def _scalar(text: str) -> str:
    if re.fullmatch(_PLAIN, text):
        return text
    import yaml

    return str(yaml.safe_dump(text, default_style='"', allow_unicode=True, width=1 << 30)).rstrip("\n")


def _read(head: str, path: str) -> dict[str, Field]:
    """The fields of the YAML. python-frontmatter reads a text of ours alone: it strips bodies and guesses types."""
    import frontmatter
    import yaml
    from frontmatter.default_handlers import YAMLHandler

    class TextHandler(YAMLHandler):
        """Every scalar is text, a field stands once, and where the head ends is known already."""

        def split(self, _text: str) -> tuple[str, str]:
            return head, ""

        def load(self, fm: str, **_kwargs: object) -> Any:  # noqa: ANN401 - the library's own signature
            _refuse_twice(fm, path)
            return yaml.load(fm, Loader=yaml.BaseLoader)  # noqa: S506 - BaseLoader makes nothing but text

    try:
        fields, _ = frontmatter.parse(head, handler=TextHandler())
    except yaml.YAMLError as cause:
        problem = getattr(cause, "problem", None) or str(cause).splitlines()[0]
        raise NoteFormatError(path=path, line=_line(head, cause), cause=problem) from cause
    return {str(name): _field(value) for name, value in fields.items()}


def _line(head: str, cause: Exception) -> int:
    """Where in the note the YAML is broken; its head begins on the second line."""
    mark, position = getattr(cause, "problem_mark", None), getattr(cause, "position", None)
    if mark is not None:
        return int(mark.line) + 2
    return head.count("\n", 0, position) + 2 if isinstance(position, int) else 1


def _field(value: object) -> Field:
    """Text, or a list of texts; what is nested deeper stands in the file and nowhere else."""
    if isinstance(value, list):
        return tuple(v for v in value if isinstance(v, str))
    return value if isinstance(value, str) else ""


def _refuse_twice(head: str, path: str) -> None:
    """YAML keeps the last of two equal keys; the note would lose the other at the next edit."""
    import yaml

    node = yaml.compose(head, Loader=yaml.BaseLoader)
    if node is None:
        return
    if not isinstance(node, yaml.MappingNode):
        raise NoteFormatError(path=path, line=2, cause="its front matter is not a list of `name: value`")
    seen: set[str] = set()
    for key, _ in node.value:
        if str(key.value) in seen:
            line = key.start_mark.line + 2
            raise NoteFormatError(
                path=path, line=line, cause=f"`{key.value}` stands twice in its front matter"
            )
        seen.add(str(key.value))
