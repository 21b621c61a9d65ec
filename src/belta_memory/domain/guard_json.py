"""Does a wrong value act among the arguments of an MCP tool? Not in what is searched for, taken out, or denied."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from belta_memory.domain.forms import PLAIN, Shape
from belta_memory.domain.guard import Guarded, is_about, means, without_correct
from belta_memory.domain.language import literals
from belta_memory.domain.places import places

_SEARCHES = re.compile(r"search|find|grep|lookup|look_up|query_docs|list|browse|read|fetch_doc")
_READS = re.compile(r"info|get|show|describe|status|list|read")
_SOUGHT = frozenset(
    {
        "query",
        "q",
        "pattern",
        "regex",
        "search",
        "searchterm",
        "search_term",
        "keyword",
        "keywords",
        "term",
        "text",
    }
)
_REMOVED = frozenset(
    literals(
        "old_string|old_str|oldstring|oldtext|old_text|old|from_text|find|search_text|before|remove"
        "|exclude|excludes|ignore|except|not_in|deny"
    )
)
_PROSE = frozenset(
    literals(
        "body|comment|message|description|title|summary|content|text|note|notes|reason|explanation"
        "|caption|markdown|commit_message"
    )
)
_LONG = 3  # words of prose
_SHORT = 400  # characters of all values, up to which each stands near the others


class Tool(NamedTuple):
    """What a tool does, by its name."""

    name: str
    searches: bool
    reads: bool


def acts_in_values(tool: str, given: Mapping[str, object], fact: Guarded) -> bool:
    """Does it act in one of the values?"""
    name = tool.rpartition("__")[2].lower()
    does = Tool(tool, _SEARCHES.search(name) is not None, _READS.search(name) is not None)
    values = " ".join(text for _, _, text in _values(given))
    around = f"{tool} {' '.join(map(str, given))} {values if len(values) < _SHORT else ''}"
    return any(_acts(does, key, text, f"{around} {path}", fact) for key, path, text in _values(given))


def _values(given: object, key: str = "", path: str = "") -> Iterator[tuple[str, str, str]]:
    match given:
        case dict():
            for name, value in given.items():
                yield from _values(value, str(name), f"{path} {name}")
        case list():
            for value in given:
                yield from _values(value, key, path)
        case bool() | None:
            return
        case str() | int() | float():
            yield key, path, str(given)


def _acts(does: Tool, key: str, text: str, around: str, fact: Guarded) -> bool:
    key = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", key).lower()
    if key in _REMOVED or (does.searches and key in _SOUGHT):
        return False
    if key in {"command", "cmd", "script", "shell"}:
        from belta_memory.domain.guard_shell import acts_in_script

        return acts_in_script(text, fact)
    if key in {"sql", "statement"} or re.match(
        r"\s*(?:select|insert|update|delete|alter|create|with)\b", text, re.IGNORECASE
    ):
        from belta_memory.domain.guard_text import times_in_code

        return times_in_code(text, "sql", fact) > 0
    if (key in _PROSE and len(text.split()) > _LONG) or re.search(r"[。、，！？]|[.!?]\s", text):
        from belta_memory.domain.claims import claims

        return bool(claims(text, fact))
    return _stands(text, f"{around} {text}", fact, reads=does.reads)


def _stands(text: str, around: str, fact: Guarded, *, reads: bool) -> bool:
    from belta_memory.domain.claims import denies

    plain = without_correct(text, fact)
    for form in fact.forms:
        if form.shape is Shape.COMMAND and form.text in plain:
            return True
        stands = any(not denies(plain, *span) for span in places(form, plain)) and means(fact, form, around)
        if stands and (not reads or form.shape not in PLAIN or is_about(fact, around)):
            return True
    return False
