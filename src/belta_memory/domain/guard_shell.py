"""Does a wrong value act in a script of the shell? Not as what is searched, printed, removed, or only read of."""

import re
from itertools import zip_longest
from typing import NamedTuple

from belta_memory.domain.forms import PLAIN, Form, Shape
from belta_memory.domain.guard import (
    Guarded,
    is_about,
    is_port,
    is_tooling,
    means,
    names_folder,
    without_correct,
)
from belta_memory.domain.language import literals
from belta_memory.domain.places import places
from belta_memory.domain.programs import (
    CODE,
    CODE_FLAGS,
    CONTAINERS,
    FINDERS,
    PRINTERS,
    READERS,
    RUNNERS,
    SHELL_READERS,
    SHELLS,
    TALKERS,
    goes_elsewhere,
    installs,
    is_run,
    may_act,
    name_of,
    only_looks,
    run_by,
    unwrapped,
)
from belta_memory.domain.shell import Command, Word, commands

DEPTH = 4
_REWRITERS = frozenset({"sed", "awk", "perl", "jq", "yq"})
_COMMON_FLAGS = frozenset(
    literals(
        "--force|--all|--yes|--verbose|--recursive|--quiet|--dry-run|--debug|--watch|--global|--save|--prod|--production"
        "|--release|--local|--config|--file|--output|--name|--help|--version|--silent|--clean|--fix|--no-cache"
    )
)
_SUBSTITUTION = re.compile(
    r"(?<![\\A-Za-z_])s(?P<d>[/|#,@!])(?P<old>(?:\\.|(?!(?P=d)).)*)(?P=d)(?P<new>(?:\\.|(?!(?P=d)).)*)(?P=d)"
)
_SQL = re.compile(r"\s*(?:select|insert|update|delete|alter|create|drop|with|truncate)\s", re.IGNORECASE)


def acts_in_script(script: str, fact: Guarded, depth: int = DEPTH, said: str = "") -> bool:
    """Does it act in one of the commands? `said` is what the agent says of them."""
    if not depth or not any(form.needle in script.lower() for form in fact.forms):
        return False
    elsewhere = False
    found = commands(script)
    for command, after in zip_longest(found, found[1:]):
        elsewhere = elsewhere or goes_elsewhere(command)
        if _acts(Scene(command, after if command.piped else None, fact, depth, said, elsewhere)):
            return True
    return False


class Scene(NamedTuple):
    """One command, what reads its output, and the fact in question."""

    command: Command
    after: Command | None
    fact: Guarded
    depth: int
    said: str
    elsewhere: bool = False  # has the script gone to another folder?

    @property
    def around(self) -> str:
        """All that stands near its words."""
        named = (name for name, _ in self.command.assignments)
        return " ".join((*named, *(word.text for word in self.command.words), self.said))

    def of(self, words: tuple[Word, ...]) -> "Scene":
        """The same with the command that this one runs."""
        return self._replace(command=self.command._replace(words=words, assignments=(), inputs=()))


def _acts(scene: Scene) -> bool:
    command, fact = scene.command, scene.fact
    around = scene.around
    if any(_stands(Word(text), around, fact) for assignment in command.assignments for text in assignment):
        return True
    words = unwrapped(command.words)
    if not words:
        return False
    head = name_of(words[0])
    before = command.words[: len(command.words) - len(words)]  # `sudo -u root`, `env A=b`, `timeout 30`
    if any(_stands(word, around, fact) for word in before[1:]):
        return True
    if any(_document_acts(text, head, scene) for text in command.inputs):
        return True
    if head in PRINTERS:
        return _printed_acts(words[1:], scene)
    return _edits(head, words, scene) if head in _REWRITERS else _is_wrong(head, words, scene)


def _edits(head: str, words: tuple[Word, ...], scene: Scene) -> bool:
    """A program that rewrites text acts where it puts the wrong value in, or where the file itself is the wrong one."""
    if _reads(head, words, scene.fact):
        return True
    if head in {"jq", "yq"}:
        return _assigns(words, scene)
    found = list(_SUBSTITUTION.finditer(scene.around)) if head != "awk" else []
    return _puts_in(found, scene) if found or head != "perl" else _is_wrong(head, words, scene)


def _is_wrong(head: str, words: tuple[Word, ...], scene: Scene) -> bool:
    """Is the command itself the wrong one, or does a word of it act?"""
    fact = scene.fact
    if any(form.shape is Shape.COMMAND and _runs(form, words, scene) for form in fact.forms):
        return True
    if inner := run_by(head, words):
        if head not in CONTAINERS or _acts(scene.of(inner)):
            return _acts(scene.of(inner))
        words = words[: len(words) - len(inner)]
    if only_looks(head, words):
        return _reads(head, words, fact)
    if any(_runs(form, words, scene) for form in fact.forms):
        return True
    return any(_word_acts(words, n, scene) for n in range(len(words)) if may_act(head, words, n))


def _reads(head: str, words: tuple[Word, ...], fact: Guarded) -> bool:
    """What only looks acts where the wrong value is the file or the folder that it looks at."""
    paths = [form for form in fact.forms if form.shape is Shape.PATH]
    if not paths or head in FINDERS or head == "git":
        return False
    return any(
        True for form in paths for word in words[1:] if " " not in word.text for _ in places(form, word.text)
    )


def _runs(form: Form, words: tuple[Word, ...], scene: Scene) -> bool:
    """Is it the command itself, or a flag of one?"""
    texts = [word.text for word in words]
    texts[0] = name_of(words[0])
    if form.shape is Shape.COMMAND:
        return is_run(form.text.split(), texts)
    if form.shape is Shape.FLAG:
        flagged = any(text == form.text or text.startswith(f"{form.text}=") for text in texts[1:])
        return flagged and _fits(form, texts, scene.fact)
    at = 1 if texts[0] in RUNNERS and len(texts) > 1 else 0
    called = texts[at].partition("@")[0]
    if form.shape not in PLAIN or form.text not in {called, called.removesuffix("3")}:
        return False
    runs_here = form.shape is Shape.PRODUCT or is_tooling(scene.fact)
    return (runs_here and not scene.elsewhere) or is_about(scene.fact, scene.around)


def _fits(form: Form, texts: list[str], fact: Guarded) -> bool:
    """A flag that many programs have belongs to what its fact speaks of."""
    from belta_memory.domain.forms import TOOLS, words_in

    if form.text not in _COMMON_FLAGS:
        return True
    near: frozenset[str] = frozenset().union(*fact.near)
    return not (near - TOOLS).isdisjoint(word.lower() for text in texts for word in words_in(text))


def _word_acts(words: tuple[Word, ...], number: int, scene: Scene) -> bool:
    word, head = words[number], name_of(words[0])
    before = words[number - 1].text if number else ""
    if word.quoted and " " in word.text:
        if head in SHELLS and not (head in {"docker", "kubectl", "podman"} and before[:2] == "--"):
            return acts_in_script(word.text, scene.fact, scene.depth - 1, scene.around)
        language = CODE.get(head) if before in CODE_FLAGS else None
        language = "sql" if _SQL.match(word.text) else language
        if language is not None:
            from belta_memory.domain.guard_text import times_in_code

            return times_in_code(word.text, language, scene.fact, scene.around) > 0
    return _stands(word, scene.around, scene.fact, installs=installs(head, words))


def _stands(word: Word, around: str, fact: Guarded, *, installs: bool = False) -> bool:
    """Does a form stand in a word, and is it meant?"""
    from belta_memory.domain.claims import denies

    plain = without_correct(word.text, fact)
    for form in fact.forms:
        if form.shape in {Shape.FLAG, Shape.COMMAND}:
            continue
        spans = list(places(form, plain, named=names_folder(fact)))
        if form.shape is Shape.NUMBER and _is_near_end(plain, form.text, around):
            continue
        spans = [span for span in spans if " " not in plain or not denies(plain, *span, code=True)]
        if spans and (form.shape not in PLAIN or _is_whole(plain, spans)):
            if form.shape is Shape.PRODUCT:
                return True
            if means(fact, form, around) or (installs and form.shape in PLAIN):
                return True
            if any(is_port(fact, form, plain, start) for start, _ in spans):
                return True
    return False


def _is_near_end(word: str, number: str, around: str) -> bool:
    """Is the number the near end of a forwarded port, `3000:80`? Which one that is, is anybody's choice."""
    return (
        "port-forward" in around
        and re.fullmatch(rf"{re.escape(number)}:(?!{re.escape(number)}$)\d+", word) is not None
    )


def _is_whole(text: str, spans: list[tuple[int, int]]) -> bool:
    """A plain word is the value itself, or what stands behind `=`, `:`, `@`, a remote's name."""
    return any(
        (not text[:start] or text[start - 1] in "=:/@,") and (not text[end:] or text[end] in "@=:,[/<>~!")
        for start, end in spans
    )


def _document_acts(text: str, head: str, scene: Scene) -> bool:
    """A here-document acts as what its reader takes it for."""
    from belta_memory.domain.guard_text import times_in_code, times_in_file

    command, fact = scene.command, scene.fact
    if head in {"cat", "tee"}:
        target = command.output or (command.words[-1].text if head == "tee" else "")
        if not target and scene.after is not None and scene.after.words:
            reader = scene._replace(command=scene.after, after=None)
            return _document_acts(text, name_of(scene.after.words[0]), reader)
        return bool(target) and times_in_file(text, target, fact) > 0
    if head in SHELL_READERS:
        return acts_in_script(text, fact, scene.depth - 1, scene.said)
    if head in READERS or head in TALKERS:
        return False
    return times_in_code(text, CODE.get(head, "yaml"), fact, scene.around) > 0


def _printed_acts(words: tuple[Word, ...], scene: Scene) -> bool:
    """What is printed acts where a file or a program takes it."""
    from belta_memory.domain.guard_text import times_in_file

    fact = scene.fact
    text = " ".join(word.text for word in words).replace("\\n", "\n")
    if scene.command.output:
        return times_in_file(text, scene.command.output, fact) > 0
    reader = unwrapped(scene.after.words) if scene.after is not None else ()
    head = name_of(reader[0]) if reader else ""
    if head == "tee":
        return times_in_file(text, reader[-1].text, fact) > 0
    if head in READERS or not head:
        return False
    if head in SHELL_READERS:
        return acts_in_script(text, fact, scene.depth - 1, scene.said)
    return times_in_file(text, "", fact) > 0


def _assigns(words: tuple[Word, ...], scene: Scene) -> bool:
    """Does `yq -i '.port = 1'` write the wrong value?"""
    writes = scene.command.output is not None or any(word.text in {"-i", "--inplace"} for word in words)
    right = (word.text.partition("=")[2].strip(" '\"") for word in words[1:] if "=" in word.text)
    return writes and any(_stands(Word(text), scene.around, scene.fact) for text in right)


def _puts_in(found: list[re.Match[str]], scene: Scene) -> bool:
    """Does a substitution write the wrong value into a file?"""
    flagged = re.search(r"\s-[a-zA-Z]*i|--in-place", scene.around) is not None
    return (flagged or scene.command.output is not None) and any(
        _stands(Word(m["new"]), scene.around, scene.fact)
        and not _stands(Word(m["old"]), scene.around, scene.fact)
        for m in found
    )
