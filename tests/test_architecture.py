"""What import contracts cannot show: sizes, calls, and who may make which value. Read from the syntax trees."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "belta_memory"
MODULES = sorted(PACKAGE.rglob("*.py"))

LONGEST_MODULE = 300
LONGEST_FUNCTION = 40

Function = ast.FunctionDef | ast.AsyncFunctionDef


def name_of(module: Path) -> str:
    return module.relative_to(PACKAGE).as_posix()


@cache
def tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"), filename=str(module))


def calls(module: Path) -> Iterator[tuple[str, int]]:
    """The last name of whatever is called (`f`, `a.f` → f), with its line."""
    for node in ast.walk(tree(module)):
        match node:
            case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
                yield called, node.lineno


def callers_of(name: str) -> set[str]:
    return {name_of(module) for module in MODULES if any(called == name for called, _ in calls(module))}


def annotations(module: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(module):
        match node:
            case ast.arg(annotation=ast.expr() as said) | ast.AnnAssign(annotation=said):
                yield said
            case (
                ast.FunctionDef(returns=ast.expr() as said) | ast.AsyncFunctionDef(returns=ast.expr() as said)
            ):
                yield said
            case _:
                pass


def mentions(name: str, module: ast.Module) -> bool:
    """Is the name used in any other way than as an annotation or an import, which a call could hide behind?"""
    said = {id(node) for annotation in annotations(module) for node in ast.walk(annotation)}
    return any(
        id(node) not in said and name in {getattr(node, "id", ""), getattr(node, "attr", "")}
        for node in ast.walk(module)
        if isinstance(node, ast.Name | ast.Attribute)
    )


def imported_at_once(module: Path) -> set[str]:
    """What importing the module imports: not what stands in functions or below `if TYPE_CHECKING`."""
    found: set[str] = set()
    waiting: list[ast.stmt] = list(tree(module).body)
    while waiting:
        match waiting.pop():
            case ast.Import(names=names):
                found |= {alias.name for alias in names}
            case ast.ImportFrom(module=str(source), names=names):
                found |= {source} | {f"{source}.{alias.name}" for alias in names}
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=otherwise):
                waiting += otherwise
            case ast.If(body=body, orelse=otherwise):
                waiting += body + otherwise
            case ast.Try(body=body, handlers=handlers, orelse=otherwise, finalbody=final):
                waiting += body + otherwise + final + [s for h in handlers for s in h.body]
            case ast.ClassDef(body=body) | ast.With(body=body):
                waiting += body
            case _:
                pass
    return found


def what_a_module_brings(name: str) -> set[str]:
    """The modules of ours that importing one of ours imports, itself included."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        dotted = waiting.pop()
        place = PACKAGE.parent.joinpath(*dotted.split("."))
        path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if dotted in found or not path.is_file():
            continue
        found.add(dotted)
        waiting += [i for i in imported_at_once(path) if i.startswith("belta_memory")]
        waiting.append(dotted.rpartition(".")[0])
    return found


def path_of(dotted: str) -> Path:
    place = PACKAGE.parent.joinpath(*dotted.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_module_is_short_enough_to_be_seen_whole(module: Path) -> None:
    assert len(module.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_function_is_short_enough_to_be_seen_whole(module: Path) -> None:
    long = [
        f"{node.name}:{node.lineno}"
        for node in ast.walk(tree(module))
        if isinstance(node, Function) and (node.end_lineno or 0) - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert not long


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_module_says_in_one_line_what_it_is(module: Path) -> None:
    said = ast.get_docstring(tree(module))
    assert said
    assert said.splitlines()[0].endswith((".", "?"))


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_module_is_named_after_a_thing(module: Path) -> None:
    assert module.stem not in {
        "utils",
        "util",
        "helpers",
        "helper",
        "common",
        "manager",
        "service",
        "base",
        "misc",
    }


@pytest.mark.parametrize("module", sorted((PACKAGE / "domain").glob("*.py")), ids=name_of)
def test_the_domain_touches_no_file_no_clock_and_no_screen(module: Path) -> None:
    forbidden = {"open", "print", "input", "now", "today", "utcnow", "time", "urandom", "getenv"}
    assert not [(called, line) for called, line in calls(module) if called in forbidden]


def test_only_confirm_makes_an_approval() -> None:
    assert callers_of("Approval") == {"app/confirm.py"}


def test_nobody_gets_round_to_an_approval_by_another_name() -> None:
    """An alias, `_make`, `_replace` on one, a tuple: each needs the class or an approval outside an annotation."""
    assert {name_of(m) for m in MODULES if mentions("Approval", tree(m))} == {"app/confirm.py"}
    replaced = re.compile(r"\bapproval\._replace\b|\bApproval\._make\b")
    assert not [name_of(m) for m in MODULES if replaced.search(m.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("Yes = Approval", id="an alias"),
        pytest.param("import m\nm.Approval('x')", id="through its module"),
        pytest.param("def f(a=Approval._make): ...", id="a default"),
        pytest.param("cast(Approval, ('dialog',))", id="a cast"),
    ],
)
def test_another_way_to_an_approval_is_seen(source: str) -> None:
    assert mentions("Approval", ast.parse(source))


@pytest.mark.parametrize("source", ["def f(a: Approval) -> Approval: ...", "x: list[Approval] = []"])
def test_an_annotation_is_no_way_to_an_approval(source: str) -> None:
    assert not mentions("Approval", ast.parse(source))


def test_only_redact_and_the_readers_of_stored_lines_make_redacted_text() -> None:
    readers = {name for name in callers_of("Redacted") if name.startswith("adapters/stores/")}
    takes_away = "domain/case.py"  # whole sentences, from what is masked already
    assert callers_of("Redacted") - readers == {"domain/redact.py", takes_away}
    for name in readers:
        for node in ast.walk(tree(PACKAGE / name)):
            match node:
                case ast.Call(func=ast.Name(id="Redacted"), args=[argument]):
                    assert isinstance(argument, ast.Subscript), f"{name}:{node.lineno} masks nothing"
                case _:
                    pass


# The outer edges: a hook must never stop the user's prompt, a bug must not take a session's server away.
OUTER_EDGES = {"entrypoints/prompt_gate.py", "entrypoints/mcp/edge.py"}


def broad(handler: ast.ExceptHandler) -> bool:
    caught = [handler.type] if not isinstance(handler.type, ast.Tuple) else handler.type.elts
    return any(
        c is None or (isinstance(c, ast.Name) and c.id in {"Exception", "BaseException"}) for c in caught
    )


def handlers(module: Path) -> list[ast.ExceptHandler]:
    return [node for node in ast.walk(tree(module)) if isinstance(node, ast.ExceptHandler)]


def test_a_broad_except_stands_at_the_outer_edges_only() -> None:
    places = [name_of(module) for module in MODULES for handler in handlers(module) if broad(handler)]
    assert len(places) == len(set(places))
    assert set(places) <= OUTER_EDGES


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_no_except_is_silent(module: Path) -> None:
    """`except X: pass` hides what it swallows; `return`, `continue` or a value says what the outcome is."""
    assert not [h.lineno for h in handlers(module) if len(h.body) == 1 and isinstance(h.body[0], ast.Pass)]


HOOK = sorted(what_a_module_brings("belta_memory.entrypoints.hook"))
TOO_HEAVY = {"pathlib", "dataclasses", "logging", "inspect", "importlib", "subprocess", "asyncio", "filelock"}


@pytest.mark.parametrize("dotted", HOOK)
def test_what_the_hook_imports_imports_nothing_heavy(dotted: str) -> None:
    heads = {name.partition(".")[0] for name in imported_at_once(path_of(dotted))}
    assert not heads & TOO_HEAVY
    assert heads <= sys.stdlib_module_names | {"belta_memory"}


# The first stage runs as a top-level module beside its neighbour: the package around them would cost as much again.
FIRST_STAGE = ("prompt_gate", "bare")


@pytest.mark.parametrize("name", FIRST_STAGE)
def test_the_first_stage_imports_next_to_nothing(name: str) -> None:
    at_once = imported_at_once(PACKAGE / "entrypoints" / f"{name}.py")
    foreign = {i for i in at_once if not i.startswith("belta_memory")} - set(FIRST_STAGE)
    assert {i.partition(".")[0] for i in foreign} <= {"sys", "posix", "nt", "_json", "time", "unicodedata"}
    assert at_once - foreign <= {"bare", "belta_memory.entrypoints", "belta_memory.entrypoints.bare"}


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_foreign_package_is_imported_where_it_is_used(module: Path) -> None:
    heads = {name.partition(".")[0] for name in imported_at_once(module)}
    assert heads <= sys.stdlib_module_names | {"belta_memory", "__future__", *FIRST_STAGE}


def test_the_layers_hold() -> None:
    program = Path(sys.executable).with_name("lint-imports")
    ended = subprocess.run(
        [program, "--no-cache"], cwd=ROOT, capture_output=True, check=False, encoding="utf-8", timeout=300
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


OURS = ("README.md", "pyproject.toml", ".github", ".ci", "hooks", "references", "skill", "src", "tests")


def files() -> Iterator[Path]:
    for top in (ROOT / name for name in OURS):
        for path in [top, *top.rglob("*")]:
            below = path.relative_to(top).parts
            if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in below):
                yield path


def test_nothing_in_the_tree_speaks_of_how_it_was_built() -> None:
    """A reader of this repository has only this repository."""
    words = ("/work" + "/", *(f"{page}.md" for page in ("DESIGN", "STYLE", "HOSTS", "CASES", "BRIEF")))
    found = [
        (path.relative_to(ROOT).as_posix(), word)
        for path in files()
        for word in words
        if word.encode() in path.read_bytes()
    ]
    assert not found
