import marshal
import os
import re
from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.patterns import CompiledPatterns
from belta_memory.languages import packs
from belta_memory.recognizers import all_recognizers

NAMED = r"(?P<topic>[^ ]+) (?:is|goes to) (?P<correct>\S+), not (?P<wrong>\S+)|(x)"
PATTERNS = sorted(
    {rule.pattern for pack in packs() for rule in pack.rules}
    | {guard.pattern for pack in packs() for guard in pack.guards}
    | {recognizer.pattern for recognizer in all_recognizers()}
)
TEXT = "No, deploy goes to prod-b, not staging-a. それは違う、ポート 5433 です。不对，是5433。아니, 5433이야. a@b.example"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "home"))


def files_of(home: Home) -> list[Path]:
    return sorted(Path(home.cache("patterns")).glob("*"))


@pytest.mark.parametrize("time", ["first", "second"])
def test_every_pattern_finds_what_it_finds_with_re(
    tmp_path_factory: pytest.TempPathFactory, time: str
) -> None:
    home = Home(str(tmp_path_factory.mktemp(time)))
    if time == "second":
        for pattern in PATTERNS:
            CompiledPatterns(home)(pattern)
    compile_ = CompiledPatterns(home)
    for pattern in PATTERNS:
        ours, theirs = compile_(pattern), re.compile(pattern)
        assert ours == theirs
        assert ours.groupindex == theirs.groupindex
        assert [(m.span(), m.groupdict()) for m in ours.finditer(TEXT)] == [
            (m.span(), m.groupdict()) for m in theirs.finditer(TEXT)
        ]


def test_a_pattern_is_made_once(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    first = CompiledPatterns(home)(NAMED)
    monkeypatch.setattr("belta_memory.adapters.stores.patterns._take_apart", None)
    monkeypatch.setattr(re, "compile", None)
    assert CompiledPatterns(home)(NAMED) == first


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"\x00", id="torn"),
        pytest.param(marshal.dumps(7), id="another shape"),
        pytest.param(marshal.dumps((("2.7", 1), NAMED, (0, [], 0, {}, ()))), id="of another interpreter"),
    ],
)
def test_a_file_that_cannot_be_used_is_no_fault(home: Home, content: bytes) -> None:
    CompiledPatterns(home)(NAMED)
    files_of(home)[0].write_bytes(content)
    assert CompiledPatterns(home)(NAMED) == re.compile(NAMED)


def test_code_that_the_interpreter_refuses_is_no_fault(home: Home) -> None:
    CompiledPatterns(home)(NAMED)
    (path,) = files_of(home)
    maker, pattern, (flags, code, *more) = marshal.loads(path.read_bytes())  # noqa: S302 (made a moment ago)
    path.write_bytes(marshal.dumps((maker, pattern, (flags, [99, *code[1:]], *more))))
    assert CompiledPatterns(home)(NAMED).search("deploy goes to prod-b, not staging-a") is not None


def test_two_patterns_of_one_name_do_not_mix(home: Home) -> None:
    CompiledPatterns(home)(NAMED)
    (path,) = files_of(home)
    CompiledPatterns(home)("other")
    (other,) = (p for p in files_of(home) if p != path)
    other.write_bytes(path.read_bytes())  # as if both had the same checksum
    assert CompiledPatterns(home)("other").fullmatch("other")


def test_a_pattern_that_is_none_is_an_error_as_ever(home: Home) -> None:
    with pytest.raises(re.error):
        CompiledPatterns(home)("(")


@pytest.mark.parametrize("part", ["_sre", "re._parser", "re._compiler"])
def test_an_interpreter_of_other_parts_compiles_as_ever(
    home: Home, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    from belta_memory.adapters.stores import patterns

    inside = patterns._inside
    monkeypatch.setattr(patterns, "_inside", lambda name: object() if name == part else inside(name))
    assert CompiledPatterns(home)(NAMED).search("deploy goes to prod-b, not staging-a") is not None
    assert files_of(home) == []


def test_a_cache_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert CompiledPatterns(Home(str(tmp_path / "file")))(NAMED) == re.compile(NAMED)
    assert os.listdir(tmp_path) == ["file"]
