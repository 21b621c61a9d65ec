"""Where a form stands by itself in a line: not in a longer name, not in a path that merely contains it."""

import re
from collections.abc import Iterator

from belta_memory.domain.forms import Form, Shape
from belta_memory.domain.language import literals

_FILE_ENDINGS = frozenset(
    literals(
        "bak|c|cc|cfg|cnf|conf|cpp|crt|cs|css|csv|db|env|gz|h|hcl|html|ini|java|jpg|js|json|jsonl|jsx"
        "|key|kt|lock|log|lua|md|out|pdf|pem|php|pid|png|py|rb|rs|rst|scss|sh|sql|svg|swift|tar|tf"
        "|tfvars|tmp|toml|ts|tsv|tsx|txt|xml|yaml|yml|zip"
    )
)
_REFS = re.compile(r"(?:^|[\s\"'=:(])(?:origin|upstream|remotes/\w+|refs/heads|refs/tags)/$")
_SCOPE = re.compile(r"(?:^|[\s\"'(,])@[\w-]+/$")
_ADDRESS = re.compile(r"://[^/\s]+$|(?:^|[\s\"'=])[\w.-]+:\d+$")
_AUTHORITY = re.compile(r"(?:://|@)[^/\s\"']*$")
# Who counts something with the number means no port, version or limit of another kind.
_COUNTERS = frozenset(
    "件円個回行人名台本枚冊歳度倍秒分時日週月年개건명원회초분시일주월년个次条元名台秒分时時天周月年层"
)
_VERSIONED = (
    r"(?:java|jdk|openjdk|node|python|ruby|php|postgres|mysql|redis|gcc|clang|alpine|ubuntu|debian)-$"
)
SHORT = 2  # digits that stand behind many a name
_UNITS = frozenset({"s", "ms", "m", "min", "h", "d", "k", "kb", "mb", "gb", "g", "px", "rem"})
_ROOTED = re.compile(r"(?:^|[\s\"'=:(,`])(?:\.{1,2}/|(?:~|\$\w+|\$\{\w+\})?(?:/[^\s\"'=:(,`]*)?/)$")


def places(form: Form, text: str, *, code: bool = False, named: bool = False) -> Iterator[tuple[int, int]]:
    """The spans of a form in a text. In `code` a dot before or behind a name reaches into a thing.

    `named`: the form is the name of a module or folder, so that a path may end with it.
    """
    needle = form.text
    sought = text.lower() if form.shape in {Shape.WORD, Shape.PRODUCT, Shape.PHRASE} else text
    if form.shape is Shape.PHRASE:
        needle = needle.lower()
    start = sought.find(needle)
    while start >= 0:
        end = start + len(needle)
        if _stands(form, text[:start], text[end:], code=code) or (named and _ends_path(text, start, end)):
            yield start, end
        start = sought.find(needle, start + 1)


def _ends_path(text: str, start: int, end: int) -> bool:
    return text[start - 1 : start] == "/" and not text[end : end + 1].strip("/\"' ")


def _stands(form: Form, left: str, right: str, *, code: bool) -> bool:
    needle, before, after = form.text, left[-1:], right[:1]
    if form.shape is Shape.NUMBER:
        return _may_precede_number(needle, left) and _may_follow_number(needle, before, right)
    if needle[0] == "/" and form.shape is Shape.PATH:
        return _path_stands(needle, left, right)
    if _joins(before, needle[0]) or _joins(needle[-1], after):
        return False
    if form.shape in {Shape.PHRASE, Shape.PATH}:
        return form.shape is Shape.PHRASE or _path_stands(needle, left, right)
    return _name_stands(form, left, right, code=code)


def _name_stands(form: Form, left: str, right: str, *, code: bool) -> bool:
    needle, before, after = form.text, left[-1:], right[:1]
    if "-" in {before, after} or (before == "/" and not _may_follow_slash(needle, left)):
        return False
    if after == "/" and not (_AUTHORITY.search(left) or _is_machine(needle)):
        return False
    if before == "." and not (code or left.endswith("./")):
        return False
    return after != "." or _dot_may_follow(form, right, code=code)


def _joins(left: str, right: str) -> bool:
    return (
        bool(left and right)
        and (left + right).isascii()
        and (left.isalnum() or left == "_")
        and (right.isalnum() or right == "_")
    )


def _may_follow_slash(needle: str, left: str) -> bool:
    """Behind a slash stands a host, a branch of a remote, or the last part of a path that is a file's name itself."""
    ending = needle.rpartition(".")[2]
    return (
        left.endswith(("//", "./"))
        or bool(_REFS.search(left))
        or bool(_SCOPE.search(left))
        or ("." in needle and ending in _FILE_ENDINGS)
    )


def _dot_may_follow(form: Form, right: str, *, code: bool) -> bool:
    following = re.match(r"\.([A-Za-z0-9]+)", right)
    if following is None:
        return True
    if following[1] in _FILE_ENDINGS and not (code and "(" in right[:40]):
        return False
    return code or form.shape is Shape.NAME


def _is_machine(needle: str) -> bool:
    """Is this the name of a host with its domain?"""
    return "." in needle and "(" not in needle and needle.rpartition(".")[2] not in _FILE_ENDINGS


def _path_stands(needle: str, left: str, right: str) -> bool:
    before, after = left[-1:], right[:1]
    if needle[0] == "/" and _ADDRESS.search(left):
        return not after or not (after.isalnum() or after in "_-.")
    if after and (after.isalnum() or after in "_-."):
        return after == "." and not right[1:2].isalnum()
    if before == "/":
        return bool(_ROOTED.search(left))
    return not before or not (before.isalnum() or before in "_-.")


def _may_precede_number(needle: str, left: str) -> bool:
    """No other digit, no part of a name but the last: `python3.9`, `v2`, `ruby-3.1.4`."""
    before = left[-1:]
    if before.isdigit() or before in {".", "_", "/"}:
        return False
    if before == "-":
        return re.search(r"[A-Za-z]{2}-$" if len(needle) > SHORT else _VERSIONED, left) is not None
    is_letter = before.isascii() and before.isalpha()
    return not is_letter or re.search(r"(?:^|[^A-Za-z])(?:v|[a-z]{2,8})$", left) is not None


def _may_follow_number(needle: str, before: str, right: str) -> bool:
    after = right[:1]
    if after == ".":
        return not right[1:2].isdigit() or "." in needle
    if after == "/":
        return before == ":" or re.match(r"/(?:s|sec|m|min|h|hour|d|day)\b", right) is not None
    if after.isascii() and after.isalpha():
        unit = re.match(r"[A-Za-z]+", right)
        return unit is not None and unit[0].lower() in _UNITS
    return after not in _COUNTERS and after != "_" and not (after.isdigit() and needle[-1].isdigit())
