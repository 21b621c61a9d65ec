"""Statements of SQL in what people write, told from sentences ("select the file from the list")."""

import re
from collections.abc import Iterator

Span = tuple[int, int]

# Patterns are few, short and compiled only when they are asked: a prompt hook waits for it. Names are judged afterwards.
_WORD = r"(?:[\w$]{1,80}|[\"`\[][^\"`\]\n]{1,80}[\"`\]])"
_NAME = rf"{_WORD}(?:\.{_WORD}){{0,3}}"
_THING = (
    r"(?:(?:or\s+replace|temp(?:orary)?|unique|fulltext|materialized)\s+){0,3}"
    r"(?:table|index|view|schema|database|sequence|trigger|function|procedure|role|user)"
    r"(?:\s+if\s+(?:not\s+)?exists|\s+concurrently)?"
)
_VERB = (
    r"(?<![A-Za-z0-9_])(?P<verb>delete\s+from|(?:insert(?:\s+or\s+\w+)?|replace|merge)\s+into"
    rf"|(?:create|alter|drop)\s+{_THING}|truncate(?:\s+table)?)\s+(?P<name>{_NAME})"
)
_AFTER = {  # behind the name, what makes a statement of the verb
    "delete": r"\s*(?:where\b|using\b|returning\b|;)",
    "insert": r"\s*(?:\([^()]{1,300}\)\s*)?(?:values|select)\b",
    "replace": r"\s*(?:\([^()]{1,300}\)\s*)?(?:values|select)\b",
    "merge": r"\s+using\b",
    "create": rf"\s*(?:\(|as\s+select\b|on\s+{_NAME}\s*\()",
    "alter": r"\s+(?:add|drop|alter|modify|rename|change|owner)\b",
    "drop": r"\s*(?:;|cascade\b|restrict\b)",
    "truncate": r"\s*;",
}
_END = r"(?=\s*(?:[;`\"'),\n]|\Z|[^\x00-\u10ff]|[.!?](?:\s|\Z)|--))"  # nothing of a sentence goes on here
_SHOUTED = (  # in capitals, as nobody writes two of these words
    r"(?<![A-Za-z0-9_])(?:SELECT\b[^;]{0,400}?\bFROM\b|UPDATE\b[^;]{0,200}?\bSET\b|(?:GRANT|REVOKE)\b[^;]{0,200}?\bON\b"
    r"|SELECT\s+(?:[\w.\"`*]+|[\w.\"`*]+\s*[(,][\w.\"`*'(),\s]{0,200});"
    rf"|SELECT\s+(?:{_NAME}\([^()\n]{{0,100}}\)|(?:\d{{1,9}}|'[^'\n]{{0,80}}'){_END}))"
)
_SURE = (  # in a text in small letters, by what follows
    r"(?<![A-Za-z0-9_])(?:select\s+(?:distinct\s+)?(?:\*|count\s*\(|[\w.,\"`\s]{1,200}?\bfrom\s+[\w.\"`]+\s+"
    r"(?:where|join|order\s+by|group\s+by|limit)\b)"
    rf"|with\s+(?:recursive\s+)?{_NAME}\s*(?:\([^()]{{0,200}}\)\s*)?as\s*\(\s*(?:select|insert|update|delete|values)\b"
    rf"|update\s+{_NAME}\s+set\s+{_NAME}\s*="
    r"|(?:grant|revoke)\s+(?:(?:all(?:\s+privileges)?|select|insert|update|delete|usage|execute)[,\s]+)+on\s)"
)
_QUERY = (  # in small letters, too: what a sentence may say as well
    rf"(?<![A-Za-z0-9_])(?P<verb>select)\s+(?P<name>(?:{_NAME}(?:\s*,\s*{_NAME}){{0,20}}\s+from\s+{_NAME}"
    rf"|(?:{_NAME}\s*,\s*){{0,20}}(?:{_NAME}\([^()\n]{{0,100}}\)|\d{{1,9}})))"
    rf"{_END}"
)
_REST = (  # of the line, and the lines in which a statement goes on
    r"[^;\n]{0,400}(?:\n[ \t]*(?:(?:where|having|values|returning|union|select|from|(?:(?:left|right|inner|outer|full|cross)\s+){0,3}join"
    r"|order\s+by|group\s+by|limit\s+\d|set\s+[\w.\"`]+\s*=|(?:and|or)\s+[\w.\"`]+\s*[=<>!])(?![a-z])|[()])[^;\n]{0,400}){1,40}"
)
_OF_SPEECH = frozenset(
    "the a an this that these those my your our their his her its all any each every some it here there what which where"  # noqa: SIM905
    " and or of for in on to with is was".split()
)
_NAMELIKE = r"[a-z_]\w*[\d_]|[\"`\[]|\w\.\w"
_OPENING = ":`\"'(=>「『（：“‘"  # what a statement is put behind
_RUN = "run ran running execute executed forgot query sql statement is was says said wrote typed".split()  # noqa: SIM905
_ARTICLES = "the a an this that your my our".split()  # noqa: SIM905
_HANGUL = "\u1100"  # the first letter of all that is written without Latin, Greek or Cyrillic ones

_KATAKANA, _HAN = "\u30a0", "\u9fff"  # from the one to the other, names are written in them


def sql_in(text: str) -> Iterator[Span]:
    """Where statements stand, with the lines in which they go on."""
    lower = text.lower()
    if len(lower) != len(text):  # a few capitals become two small letters
        lower = "".join(c.lower() if c.isascii() else c for c in text)
    for match in re.finditer(_VERB, lower):
        if match["name"] not in _OF_SPEECH and _is_statement(text, lower, match):
            yield _whole(lower, match)
    if "select" in lower or "update" in lower or "grant" in lower or "revoke" in lower:
        for match in (*re.finditer(_SHOUTED, text), *re.finditer(_SURE, lower)):
            yield _whole(lower, match)
        for match in re.finditer(_QUERY, lower):
            if _OF_SPEECH.isdisjoint(match["name"].split()) and _is_meant(text, match):
                yield _whole(lower, match)


def _whole(lower: str, match: re.Match[str]) -> Span:
    rest = re.compile(_REST).match(lower, match.end())
    return match.start(), match.end() if rest is None else rest.end()


def _is_statement(text: str, lower: str, match: re.Match[str]) -> bool:
    verb = text[slice(*match.span("verb"))]
    is_ended = re.compile(_END).match(lower, match.end()) is not None
    if re.compile(_AFTER[match["verb"].split()[0]]).match(lower, match.end()):
        return True
    if (first := match["name"][0]) >= _HANGUL and not (verb.isupper() and _KATAKANA <= first <= _HAN):
        return False  # "DELETE FROM が抜けてる": a word of the sentence
    return is_ended and _is_meant(text, match) if not verb.isupper() else is_ended or " " in verb


def _is_meant(text: str, match: re.Match[str]) -> bool:
    """Is it a statement, and not what somebody shall do: "delete from cart"?"""
    names, start = match["name"], match.start()
    before, after = (
        text[max(0, start - 24) : start].rstrip(" \t"),
        text[match.end() : match.end() + 4].lstrip(),
    )
    if re.search(_NAMELIKE, names) or max(before[-1:], after[:1], *names) >= _HANGUL:
        return True
    if before and before[-1] in _OPENING:
        return True
    verb = text[start:].split(None, 1)[0]
    moves = verb.lower() in {"delete", "insert", "replace", "select"}
    if not before or before[-1] == "\n":  # an order begins with a capital
        return verb.islower() and (moves or verb == "drop" or match["verb"].endswith(" table"))
    known = (*_RUN, *_ARTICLES) if moves else () if verb.lower() == "create" else _RUN
    return match["verb"] != "truncate" and before.split()[-1].lower() in known
