"""The documents keep their word: commands parse, links resolve, the skill is valid, the worked example works."""

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import frontmatter
import pytest

from belta_memory.domain.detect import detect
from belta_memory.domain.language import LanguagePack
from belta_memory.domain.match import Relation, relate
from belta_memory.domain.model import Kind
from belta_memory.domain.statement import format_statement
from belta_memory.entrypoints.cli.parser import build_parser
from belta_memory.entrypoints.mcp.tools import TOOLS
from belta_memory.languages import FIRST_CLASS, pack, packs

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
SKILL = ROOT / "skill" / "SKILL.md"
PAGES = sorted([README, SKILL, *(ROOT / "references").glob("*.md"), *(ROOT / ".github").glob("*.md")])

TYPED_ANSWERS = {"yes", "no"}  # `belta yes <id>` is typed into the agent's prompt, not into a shell


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def by_path(value: object) -> str:
    return value.relative_to(ROOT).as_posix() if isinstance(value, Path) else str(value)


# Commands

_INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_FENCE = re.compile(r"^```(?P<language>\w*)\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL)


def fences(text: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language and code."""
    return [(found["language"], found["code"]) for found in _FENCE.finditer(text)]


def shell_blocks(text: str) -> Iterator[str]:
    for language, block in fences(text):
        if language in {"sh", "bash", "console", "shell"}:
            yield from block.splitlines()


def commands(page: Path) -> Iterator[str]:
    """What a page tells somebody to run: `belta …` in code, and each part of a shell block."""
    text = read(page)
    prose = _FENCE.sub("", text)
    for line in [*_INLINE.findall(prose), *shell_blocks(text)]:
        for part in re.split(r"&&|\|\||\||;", line):
            program, _, arguments = part.strip().partition(" ")
            if Path(program).name == "belta":
                yield shlex.join(shlex.split(arguments, comments=True))


ALL_COMMANDS = sorted({(page, command) for page in PAGES for command in commands(page)})


def filled_in(words: list[str]) -> list[str]:
    """A placeholder as somebody would fill it in."""
    return ["7k2m9x4q" if re.fullmatch(r"<\w+>|ID|FACT|\[\w+\]", word) else word for word in words]


def verbs_of(parser: argparse.ArgumentParser) -> set[str]:
    return {
        verb
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
        for verb in action.choices
    }


def needs_more(words: list[str]) -> bool:
    """A verb that is only named (`belta record`), not called."""
    return len(words) == 1


@pytest.mark.parametrize(("page", "command"), ALL_COMMANDS, ids=by_path)
def test_a_command_in_a_document_is_one_that_belta_knows(
    page: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = filled_in(shlex.split(command))
    parser = build_parser()
    if words and words[0] in TYPED_ANSWERS:
        assert needs_more(words) or len(words) == 2, f"{by_path(page)}: an answer names one proposal"
        return
    if needs_more(words) and not words[0].startswith("-"):
        assert words[0] in verbs_of(parser)
        return
    if {"--help", "--version"} & set(words):
        with pytest.raises(SystemExit) as ended:
            parser.parse_args(words)
        assert ended.value.code == 0
        return
    try:
        parser.parse_args(words)
    except SystemExit:
        pytest.fail(f"{by_path(page)}: belta {command}: {capsys.readouterr().err}")


def test_the_documents_name_commands_at_all() -> None:
    """Or the test above would pass with nothing to look at."""
    assert len(ALL_COMMANDS) > 20


@pytest.mark.parametrize("verb", sorted(verbs_of(build_parser())))
def test_every_command_appears_in_the_readme(verb: str) -> None:
    assert re.search(rf"`belta {verb}\b", read(README))


@pytest.mark.parametrize("tool", [tool.name for tool in TOOLS])
def test_every_tool_of_the_agent_appears_in_a_document(tool: str) -> None:
    assert any(f"`{tool}`" in read(page) or f"**{tool}**" in read(page) for page in (README, SKILL))


@pytest.mark.parametrize("option", ["--host", "--dry-run"])
def test_the_readme_shows_how_to_look_before_installing(option: str) -> None:
    assert any("install" in command and option in command for page, command in ALL_COMMANDS if page == README)


# The README's two commands


def marked(name: str) -> str:
    """The command below `<!-- command: name -->`: one line of a shell block."""
    found = re.findall(rf"^<!-- command: {name} -->\n```sh\n(.+)\n```$", read(README), re.MULTILINE)
    assert len(found) == 1
    return str(found[0])


@pytest.mark.parametrize("name", ["demo", "test"])
def test_a_marked_command_makes_an_environment_of_its_own_first(name: str) -> None:
    steps = [shlex.split(step) for step in marked(name).split("&&")]
    assert steps[0] == ["python3", "-m", "venv", ".venv"]
    assert [step[0].startswith(".venv/bin/") for step in steps[1:]] == [True] * (len(steps) - 1)
    assert steps[1][:2] == [".venv/bin/pip", "install"]


@pytest.mark.parametrize("name", ["demo", "test"])
@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh here")
def test_a_marked_command_is_one_that_the_shell_can_read(name: str) -> None:
    assert subprocess.run(["sh", "-n", "-c", marked(name)], check=False).returncode == 0


def test_the_demo_command_runs_the_demo_and_the_test_command_the_tests() -> None:
    assert marked("demo").endswith(".venv/bin/belta demo")
    assert marked("test").endswith(".venv/bin/python -m pytest")


@pytest.mark.parametrize("tag", [tag for tag in FIRST_CLASS if tag != "en"])
def test_every_translation_of_the_first_screen_shows_the_same_command(tag: str) -> None:
    page = ROOT / "references" / f"readme-{tag}.md"
    assert f"```sh\n{marked('demo')}\n```" in read(page)
    assert f"(references/readme-{tag}.md)" in read(README).split("```")[0]
    assert "(../README.md)" in read(page)


# The story of the first screen


def story(page: Path) -> list[str]:
    return fences(read(page))[0][1].strip().splitlines()


STORIES = {README: "en"} | {ROOT / "references" / f"readme-{t}.md": t for t in FIRST_CLASS if t != "en"}


def said(line: str) -> str:
    """What somebody says in a line of the story: the columns are two blanks or more apart."""
    return re.split(r" {2,}", line.strip())[-1]


@pytest.mark.parametrize(("page", "tag"), STORIES.items(), ids=by_path)
def test_what_the_story_tells_is_what_belta_does(page: Path, tag: str) -> None:
    first, second, asked, *later = story(page)
    assert len(later) == 2
    once, twice = detect(said(first), packs()), detect(said(second), packs())
    assert (once.kind, twice.kind) == (Kind.FACT, Kind.FACT)
    assert relate(once.claim, twice.claim) is Relation.SAME
    assert once.claim.topic is not None
    line = format_statement(once.claim.topic, str(once.claim.wrong), str(once.claim.correct))
    assert line in asked
    assert f"[{pack(tag).messages['choice.record']}]" in asked
    assert str(once.claim.correct) in later[-1]


# Links

_LINK = re.compile(
    r"\[[^\]\n]*\]\(([^)\s]+)\)(?=(?:[^`\n]*`[^`\n]*`)*[^`\n]*$)", re.MULTILINE
)  # none in a code span


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", read(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


LINKS = sorted({(page, link) for page in PAGES for link in _LINK.findall(read(page)) if "://" not in link})


@pytest.mark.parametrize(("page", "link"), LINKS, ids=by_path)
def test_a_link_leads_somewhere(page: Path, link: str) -> None:
    path, _, anchor = link.partition("#")
    # In an installed skill the references lie beside SKILL.md.
    base = ROOT if page == SKILL else page.parent
    target = (base / path).resolve() if path else page
    assert target.exists()
    assert not anchor or anchor in anchors(target)


# The map

MAP = ROOT / "references" / "architecture.md"


def places() -> list[str]:
    """What the page names by its path: in the package, or from the top of the repository."""
    named = {span for span in _INLINE.findall(read(MAP)) if re.fullmatch(r"[\w.]+/[\w./-]*", span)}
    return sorted(named - {"pending/", "cache/", "log/hook.log"})  # these lie in the home


@pytest.mark.parametrize("place", places())
def test_the_map_names_what_is_there(place: str) -> None:
    assert (ROOT / "src" / "belta_memory" / place).exists() or (ROOT / place).exists()


def test_the_map_names_places_at_all() -> None:
    assert len(places()) > 15


@pytest.mark.parametrize(
    "folder",
    sorted(
        path.parent.relative_to(ROOT / "src" / "belta_memory")
        for path in (ROOT / "src" / "belta_memory").glob("*/**/__init__.py")
        if path.parent.parent.name != "hosts"  # one a host: there is no list to edit
    ),
    ids=str,
)
def test_every_package_stands_on_the_map(folder: Path) -> None:
    drawn = next(code for language, code in fences(read(MAP)) if not language)
    assert f"{folder.name}/" in drawn


# The skill

STANDARD_KEYS = {"name", "description", "license", "compatibility", "metadata", "allowed-tools"}


@pytest.fixture
def installed_skill(tmp_path: Path) -> Path:
    folder = tmp_path / "belta-memory"
    shutil.copytree(SKILL.parent, folder)
    shutil.copytree(ROOT / "references", folder / "references")
    return folder


def test_the_installed_skill_passes_the_validator(installed_skill: Path) -> None:
    program = Path(sys.executable).with_name("agentskills")
    ended = subprocess.run(
        [program, "validate", installed_skill], capture_output=True, check=False, encoding="utf-8", timeout=60
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_a_skill_that_breaks_the_standard_is_seen_by_the_validator(installed_skill: Path) -> None:
    skill = installed_skill / "SKILL.md"
    skill.write_text(read(skill).replace("name: belta-memory", "name: other"), encoding="utf-8")
    program = Path(sys.executable).with_name("agentskills")
    ended = subprocess.run(
        [program, "validate", installed_skill], capture_output=True, check=False, timeout=60
    )
    assert ended.returncode != 0


def test_the_skill_is_what_every_host_reads() -> None:
    skill = frontmatter.loads(read(SKILL))
    assert set(skill.keys()) <= STANDARD_KEYS
    assert skill["name"] == "belta-memory"
    assert len(str(skill["description"])) <= 1024
    assert len(str(skill["compatibility"])) <= 500
    assert len(read(SKILL).splitlines()) < 200


@pytest.mark.parametrize(
    "trigger",
    [
        "remember this",
        "覚えておいて",
        "기억해",
        "記住",
        "记住",
        "XではなくY",
        "그게 아니라",
        "不是 X，而是 Y",
    ],
)
def test_the_skill_is_found_in_every_language(trigger: str) -> None:
    assert trigger in str(frontmatter.loads(read(SKILL))["description"])


def test_the_skill_names_actions_not_one_hosts_tools() -> None:
    text = read(SKILL)
    assert "mcp__" not in text
    assert "AskUserQuestion" not in text


def test_the_skill_leads_one_level_deep_only(installed_skill: Path) -> None:
    inside = [link for link in _LINK.findall(read(SKILL)) if "://" not in link]
    assert inside
    assert all(re.fullmatch(r"references/[\w-]+\.md", link) for link in inside)
    assert all((installed_skill / link).is_file() for link in inside)


_SAID = re.compile(r'"([^"]+)"|「([^」]+)」|“([^”]+)”')


def judged() -> Iterator[tuple[str, str]]:
    """The examples of the skill's table: what the user says, what it is."""
    for line in read(SKILL).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 3:
            for found in _SAID.findall(cells[0]):
                yield "".join(found), cells[1]


@pytest.mark.parametrize(("text", "verdict"), list(judged()))
def test_the_skill_and_the_detector_do_not_contradict_each_other(text: str, verdict: str) -> None:
    kind = detect(text, packs()).kind
    if verdict.startswith("a fact"):
        assert kind in {Kind.FACT, Kind.OTHER, Kind.NONE}  # what has no cue is left to the agent
    else:
        assert kind is not Kind.FACT


def test_the_skill_shows_facts_and_what_is_none() -> None:
    facts = [verdict.startswith("a fact") for _, verdict in judged()]
    assert facts.count(True) >= 5
    assert facts.count(False) >= 7


# The worked example of adding-a-language.md

EXAMPLE = read(ROOT / "references" / "adding-a-language.md")


def block(language: str) -> str:
    return next(text for marked_as, text in fences(EXAMPLE) if marked_as == language)


def rows(heading: str) -> list[list[str]]:
    section = block("markdown").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


@pytest.fixture(scope="module")
def example() -> LanguagePack:
    names: dict[str, object] = {}
    exec(compile(block("python"), "it.py", "exec"), names)  # noqa: S102 (our own page: that is what is tested)
    built = names["PACK"]
    assert isinstance(built, LanguagePack)
    return built


@pytest.mark.parametrize("row", rows("Fires"), ids=lambda row: row[0])
def test_the_worked_example_fires(row: list[str], example: LanguagePack) -> None:
    text, kind, *claim = row
    for several in ((example,), (*packs(), example)):
        found = detect(text, several)
        assert found.kind == kind
        assert [value or "" for value in found.claim] == claim


@pytest.mark.parametrize("row", rows("Stays silent"), ids=lambda row: row[0])
def test_the_worked_example_stays_silent(row: list[str], example: LanguagePack) -> None:
    text, reason = row
    assert reason
    assert detect(text, (*packs(), example)).kind is Kind.NONE


def test_the_worked_example_has_cases_of_both_sorts() -> None:
    assert len(rows("Fires")) >= 5
    assert len(rows("Stays silent")) >= 5
