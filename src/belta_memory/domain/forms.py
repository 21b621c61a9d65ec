"""In which forms the wrong value of a fact stands in commands and files, and which words are near it there."""

import re
from enum import StrEnum
from typing import NamedTuple

from belta_memory.domain.language import literals
from belta_memory.domain.text import is_identifier

LONGEST = 80  # characters of a form
SHORTEST = 3  # a word so short is the name of many things


class Shape(StrEnum):
    """What a form is: it decides where it acts."""

    NAME = "name"  # nobody's by chance: staging-a, get_async, 10.0.0.5
    NUMBER = "number"  # a number or version: only beside a word of its fact
    WORD = "word"  # a plain word: a command, or beside a word of its fact
    PRODUCT = "product"  # a word that is the name of one thing: rabbitmq
    FLAG = "flag"
    COMMAND = "command"
    PATH = "path"
    PHRASE = "phrase"


PLAIN = frozenset({Shape.WORD, Shape.PRODUCT})


class Form(NamedTuple):
    """One form."""

    shape: Shape
    text: str

    @property
    def needle(self) -> str:
        """What must occur, in small letters, wherever the form does."""
        words = self.text.split() if self.shape is Shape.COMMAND else [self.text]
        return max(words, key=len).lower()


_EDGES = " \t\"'`“”‘’「」『』《》【】()（）[]<>,;:!?、。，．；：！？…"
_TICKED = re.compile(r"`([^`]+)`")
_TOKEN = re.compile(r"-{0,2}(?:\.{0,2}/)?@?[A-Za-z0-9_~][A-Za-z0-9_./:@#+~=$%-]*|\.[A-Za-z][A-Za-z0-9_.-]+")
_NUMBER = re.compile(r"\d+(?:[.,]\d+){0,2}(?:[A-Za-z%]{1,3})?")
_AMOUNT = re.compile(r"(?:\D{0,3})(\d{1,6})\s?([A-Za-z%]+|[^\W\d]{1,3})(?:마다|ごと)?")
_SMALLER = (
    ({"second", "seconds", "sec", "s", "秒", "초"}, (1000,)),
    ({"minute", "minutes", "min", "分", "分钟", "分鐘", "분"}, (60, 60_000)),
    ({"hour", "hours", "h", "時間", "小时", "小時", "시간"}, (60, 3600)),
    ({"mb", "mib"}, (1024, 1024 * 1024, 1_000_000)),
    ({"%"}, (0.01,)),
)
_CJK_DATE = re.compile(r"(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(?:(\d{1,2})\s?[日일]|末|말|底)")
_DATE = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")
_PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
WORDS = frozenset(
    literals(
        "a|an|and|are|as|at|be|been|by|can|do|does|for|from|has|have|if|in|into|is|it|its|must|never"
        "|no|not|of|on|only|or|our|should|than|that|the|their|then|there|they|this|to|too|use|used"
        "|uses|using|was|we|were|when|which|will|with|would|you|your|exists|exist|existing|present"
        "|available|supported|real|true|false|yes|none|null|latest|default|current|right|wrong"
        "|correct|old|new|value|name|number|instead|always"
    )
)
# What the folders of a repository are called: `src/billing` is a path, `client/server` are two words.
FOLDERS = frozenset(
    literals(
        "app|apps|bin|cmd|config|configs|db|deploy|docs|etc|infra|internal|lib|libs|migrations|packages|pkg|scripts|spec|src|terraform|test|tests|tools"
    )
)
EVERYDAY = frozenset(
    literals(
        "debug|error|warning|trace|verbose|draft|beta|alpha|stable|active|enabled|disabled|open|closed|left|right|small|large|high|low|fast|slow|write|read|merge|commit|push|admin|owner|normal|basic|simple|light|dark|strict|auto|manual|sync|async|hash|round|floor|ceil|center|comma|tab|tabs|space|spaces|lower|upper|camel|snake|kebab|"
        "root|user|users|ubuntu|debian|alpine|centos|node|online|offline|dev|test|master|public|private|weekly|daily|monthly|hourly|info|warn|guest"
        "|gzip|zip|tar|bzip2|xz|monday|tuesday|wednesday|thursday|friday|saturday|sunday|squash|rebase|true|postgres"
    )
)
# First words of commands.
TOOLS = frozenset(
    literals(
        "ansible|apt|apt-get|aws|az|bash|brew|bundle|bun|cargo|cdk|chmod|chown|cmake|composer|conda"
        "|curl|deno|docker|docker-compose|dotnet|eslint|flask|flake8|gcloud|gem|gh|git|go|gradle"
        "|gradlew|gulp|helm|heroku|java|jest|journalctl|just|kill|kubectl|make|mix|mvn|mypy|mysql"
        "|mysqldump|nginx|node|npm|npx|nvm|pdm|pip|pip3|pipenv|pnpm|podman|poetry|pre-commit|psql"
        "|pulumi|pytest|python|python3|rails|rake|redis-cli|rm|rsync|ruff|rustup|scp|service|sh|ssh"
        "|sudo|supervisorctl|systemctl|task|terraform|tox|ts-node|tsc|uv|uvicorn|vercel|virtualenv"
        "|vite|vitest|wget|yarn"
    )
)


def forms_of(topic: str, wrong: str, correct: str) -> tuple[Form, ...]:
    """The forms of a wrong value, none of which is a part of the right one that stands by itself."""
    if dates := _dates(bare(wrong)):
        return dates
    found = [form for part in _parts(wrong) for form in _forms(part, correct)]
    if not any(form.shape in {Shape.NAME, Shape.COMMAND, Shape.PATH, Shape.FLAG} for form in found):
        found = _of_absent_thing(topic, correct) or found
    if not found:
        found = _of_prose(topic, wrong, correct)
    found = [form for form in found if form.text.strip()]
    found += [other for form in found for other in _written_otherwise(form)]
    found += (
        _amounts(wrong) if found and all(form.shape is Shape.NUMBER for form in found) else _translated(wrong)
    )
    if (
        not wrong.isascii()
        and any(form.shape is Shape.NUMBER for form in found)
        and len(bare(wrong)) < LONGEST
    ):
        found.append(Form(Shape.PHRASE, bare(wrong)))
    return tuple(
        dict.fromkeys(form for form in found if 1 < len(form.text) <= LONGEST or form.text.isdigit())
    )


def words_in(text: str) -> list[str]:
    """The words of a text in ASCII letters, names taken apart."""
    return _PARTS.findall(text)


def paths_in(topic: str, wrong: str) -> tuple[str, ...]:
    """The paths that a fact names: to edit something below one of them brings the fact up."""
    tokens = [bare(token) for text in (topic, wrong) for token in _TOKEN.findall(text)]
    return tuple(dict.fromkeys(token.rstrip("/") for token in tokens if is_path(token)))


def is_path(word: str, *, meant: bool = False) -> bool:
    """Is this a path of a file or a folder, not an address? What is `meant` as one may be two words with a slash."""
    inner = word.strip("/")
    return "/" in word and "://" not in word and bool(inner) and not word.startswith("@") and (
        meant or "." in inner or word.endswith("/") or word.count("/") > 1 or word[0] in "./~"
        or inner.partition("/")[0] in FOLDERS
    )  # fmt: skip


def paths_among(triggers: tuple[str, ...]) -> list[str]:
    """The paths among what a person has set to bring something up: whatever has a slash and no space, with or without `/**`."""
    found = [re.sub(r"/\*+$", "", trigger).removeprefix("./").rstrip("/") for trigger in triggers]
    return [path for path in found if " " not in path and is_path(path, meant=True)]


def bare(value: str) -> str:
    """A value without the signs around it."""
    return value.strip(_EDGES).rstrip(".") if value.strip(_EDGES) != "." else value


def form_of_word(word: str) -> Form:
    """The form of one word."""
    called = word.removesuffix("()")
    is_date = _DATE.fullmatch(word) is not None
    if word[0] == "-" and len(word) > 1 and not word[1].isdigit():
        return Form(Shape.FLAG, word)
    if _NUMBER.fullmatch(word) and not is_date:
        return Form(Shape.NUMBER, word)
    if "/" in word and "://" not in word and not is_date:
        return Form(Shape.PATH, word.rstrip("/"))
    if not word.isascii():
        return Form(Shape.PHRASE, word)
    if called != word or is_identifier(word):
        return Form(Shape.NAME, called)
    return Form(Shape.WORD if _is_common(word.casefold()) else Shape.PRODUCT, word.casefold())


def _is_common(word: str) -> bool:
    """Is this a word that topics are made of, or a command that everybody runs?"""
    from belta_memory.domain.vocabulary import glossary_for, singular

    return (
        word in TOOLS | WORDS | EVERYDAY
        or singular(word) in glossary_for("topic").words
        or len(word) <= SHORTEST
    )


def _parts(wrong: str) -> list[str]:
    return _TICKED.findall(wrong) or [wrong]


def _forms(value: str, correct: str) -> list[Form]:
    value = bare(value)
    words = value.split()
    if not words:
        return []
    if len(words) == 1 and (value.isascii() or not _TOKEN.search(value)):
        return [form_of_word(value)]
    first = words[0]
    if value.isascii() and (first in TOOLS or (first.islower() and any(w[0] == "-" for w in words[1:]))):
        return [Form(Shape.COMMAND, value)]
    right = {bare(token) for token in _TOKEN.findall(correct)}
    tokens = [token for t in _TOKEN.findall(value) if (token := bare(t)) and token not in right]
    found = [form_of_word(token) for token in tokens]
    return [form for form in found if form.shape not in {*PLAIN, Shape.PHRASE}]


def _written_otherwise(form: Form) -> list[Form]:
    """What begins with a capital letter (`Shift_JIS`, `MySQL`, `UserDao.findAll`) is often written without; dates."""
    text = form.text
    if text[0] in "#@" and is_identifier(text[1:]):
        return [Form(Shape.NAME, text[1:])]
    if form.shape is Shape.COMMAND and text == "git push --force":
        return [Form(Shape.COMMAND, "git push -f")]
    if date := _DATE.fullmatch(text):
        return [
            Form(Shape.NAME, sign.join(date.groups()))
            for sign in ("-", "/")
            if sign.join(date.groups()) != text
        ]
    if form.shape is not Shape.NAME or not text[0].isupper() or text.isupper():
        return []
    return [form_of_word(text.lower()), Form(Shape.NAME, text[0].lower() + text[1:])]


def _dates(wrong: str) -> tuple[Form, ...]:
    """A date in words of CJK, and how programs have it."""
    if (m := _CJK_DATE.match(wrong)) is None:
        return ()
    numbers = [f"{int(n):02}" for n in m.groups() if n]
    written = [sign.join(numbers) for sign in ("-", "/")]
    return (Form(Shape.PHRASE, wrong), *(Form(Shape.NAME, date) for date in written))


def _amounts(wrong: str) -> list[Form]:
    """A duration in smaller units, a share as a fraction, a size in bytes: how configurations have them."""
    if (m := _AMOUNT.fullmatch(bare(wrong))) is None:
        return []
    number = int(m[1])
    times = next((t for units, t in _SMALLER if m[2].lower() in units), ())
    found = [Form(Shape.NUMBER, _plain(number * t)) for t in times]
    return [form for form in (Form(Shape.NUMBER, m[1]), *found) if form.text != wrong]


def _plain(number: float) -> str:
    return str(int(number)) if number == int(number) else f"{number:g}"


def _translated(wrong: str) -> list[Form]:
    """A value in words (`毎週`, `美元`) is called otherwise in a program."""
    if wrong.isascii() and not wrong.isalpha():
        return []
    from belta_memory.domain.likeness import value_words
    from belta_memory.domain.vocabulary import value_forms

    said = value_words(wrong)
    if len(said) != 1 or said[0][0] != "%":
        return []
    listed = dict(value_forms()).get(said[0], ())
    return [
        Form(Shape.WORD, form.casefold())
        for form in listed
        if form.isascii() and form.isalpha() and len(form) > 1
    ]


def _of_absent_thing(topic: str, correct: str) -> list[Form]:
    """Where the fact is that something does not exist, its name stands in the topic."""
    from belta_memory.domain.wording import read_value

    if "%absent" not in read_value(correct):
        return []
    found = [form_of_word(token) for t in _TOKEN.findall(topic) if (token := bare(t))]
    return [form for form in found if form.shape in {Shape.NAME, Shape.FLAG, Shape.PATH}]


def _of_prose(topic: str, wrong: str, correct: str) -> list[Form]:
    """Of plain words, the one that neither the topic nor the right value has; else all of it."""
    said = {word.casefold() for text in (topic, correct) for word in words_in(text)}
    own = [word.casefold() for word in words_in(wrong) if word.casefold() not in said | WORDS]
    whole = bare(wrong)
    if len(own) == 1 and whole.isascii():
        return [Form(Shape.WORD, own[0])]
    return [Form(Shape.PHRASE, whole)]
