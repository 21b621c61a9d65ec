"""How often a wrong value acts in the text of a file: code without its comments, or sentences."""

import re
from typing import NamedTuple

from belta_memory.domain.forms import PLAIN, TOOLS, Form, Shape
from belta_memory.domain.guard import Guarded, is_port, means, without_correct
from belta_memory.domain.language import literals
from belta_memory.domain.places import places
from belta_memory.domain.source import PROSE, ending_of, without_comments

_NEGATED = re.compile(
    r"!=|<>|\bnot in\b|\bnot equal|\bassert(?:Not|_not|NotEqual)|\brefute|\.not\.|\bunless\b"
    r"|(?<![a-z])(?:den(?:y|ied)|blocked|blocklist|blacklist|forbid|forbidden|banned|ignore|exclude|reject|legacy|deprecat|obsolete|old|previous|former"
    r"|renam|remov|delet|retired|unused)(?:s|d|ed|list|ion|es|ing)?(?![a-z])",
    re.IGNORECASE,
)
_COMMANDS = r"(?:^|[;&|(`\"']|: |[-*] |\bRUN |\bCMD |\$ |&& |@|\bexec |\bsudo |=\s?[\"'`]?)\s*$"
_RESERVED = frozenset(
    {"default", "public", "private", "main", "static", "final", "release", "debug", "master", "test", "dev"}
)
_SCRIPTED = frozenset({""}).union(
    literals("sh|bash|zsh|fish|yml|yaml|makefile|mk|dockerfile|json|toml|justfile|procfile|env")
)
_TABLE = re.compile(r"\b(?:from|join|into|update|table|truncate)\s+[\"`]?$", re.IGNORECASE)
_BELOW = re.compile(r"\s*(?:- |[\"']?(?:value|default|frequency|schedule|cron|version)\b)")
_IMPORT = re.compile(
    r"^\s*(?:import|from|require|use|using|include|#include|@import)\b|\brequire\(|\bimport\(|\bfrom ['\"]"
)


FARTHEST = 60  # lines above in which the parents of a line are sought
PARENTS = 4


def _margin(line: str) -> int:
    return len(line) - len(line.lstrip())


def times_in_file(text: str, path: str, fact: Guarded) -> int:
    """At how many places of a file's text the wrong value acts."""
    ending = ending_of(path)
    if ending in PROSE:
        from belta_memory.domain.claims import claims

        return len(claims(text, fact))
    return times_in_code(text, ending, fact, path)


def times_in_code(text: str, ending: str, fact: Guarded, path: str = "") -> int:
    """The same in code of a language, by the ending of its files."""
    if not any(form.needle in text.lower() for form in fact.forms):
        return 0
    plain = without_correct(without_comments(text, ending), fact)
    file = File(plain.split("\n"), text.split("\n"), ending, path)
    return sum(_acts_in_line(form, file, n, fact) for form in fact.forms for n in range(len(file.lines)))


class File(NamedTuple):
    """The text of a file in lines: what acts, and all of it."""

    lines: list[str]
    whole: list[str]
    ending: str
    path: str

    def near(self, number: int) -> str:
        """A line with its comment, the keys and sections that it stands in, and the file's place."""
        above = self.whole[max(0, number - 2) : number] if _BELOW.match(self.lines[number]) else []
        return "\n".join((*above, *self._parents(number), self.whole[number], self.path))

    def _parents(self, number: int) -> list[str]:
        """The lines above with less margin, up to the head of a section."""
        found: list[str] = []
        margin = _margin(self.lines[number])
        for line in reversed(self.lines[max(0, number - FARTHEST) : number]):
            if line.strip() and (_margin(line) < margin or line.startswith("[")) and len(found) < PARENTS:
                found.append(line)
                margin = _margin(line)
                if not margin:
                    break
        return found


def _acts_in_line(form: Form, file: File, number: int, fact: Guarded) -> bool:
    line = file.lines[number]
    if form.needle not in line.lower():
        return False
    if form.shape is Shape.COMMAND:
        return _runs(form.text, line)
    found = list(places(form, line, code=True))
    if not found or _NEGATED.search(_without(line, found)) or all(_is_denied(line, *span) for span in found):
        return False
    if form.shape in PLAIN:
        return any(_word_acts(file, number, span, fact, form) for span in found)
    return means(fact, form, file.near(number)) or any(is_port(fact, form, line, span[0]) for span in found)


def _without(line: str, spans: list[tuple[int, int]]) -> str:
    for start, end in reversed(spans):
        line = f"{line[:start]} {line[end:]}"
    return line


def _word_acts(file: File, number: int, span: tuple[int, int], fact: Guarded, form: Form) -> bool:
    """A plain word acts as a command, as what is imported, or as a value beside a word of its fact."""
    line, (start, end) = file.lines[number], span
    left, right = line[:start], line[end:]
    if file.ending in _SCRIPTED and re.search(_COMMANDS, left) and re.match(r" +[a-z./-]|\s*$|[\"']", right):
        return (
            form.text in TOOLS or re.match(r" +\S", right) is not None or means(fact, form, file.near(number))
        )
    if (_IMPORT.search(line) and form.text not in _RESERVED) or (
        file.ending == "sql" and _TABLE.search(left)
    ):
        return True
    left = re.sub(r"(?:refs/heads|refs/tags|origin|upstream)/$", "", left)
    is_value = re.search(r"(?:[:=\"'`(,\[>.]|^\s*-|\bfrom)\s*$", left) and re.match(
        r"[\"'`),;\]@:<>=~^.(]|\s*(?:$|[#\]})])", right
    )
    return bool(is_value) and (form.shape is Shape.PRODUCT or means(fact, form, file.near(number)))


def _runs(command: str, line: str) -> bool:
    words = r"(?:\s+-{1,2}\S+)*\s+".join(map(re.escape, command.split()))
    return re.search(rf"(?<![\w./-]){words}(?![\w-])", line) is not None


def _is_denied(line: str, start: int, end: int) -> bool:
    from belta_memory.domain.claims import denies

    return denies(line, start, end, code=True)
