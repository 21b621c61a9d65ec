import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

# A group of verbs such as anybody would add, played through the real `main` in a process of its own.
GROUP = """
import sys, types
from belta_memory.domain.errors import NoHomeError, UnwritableHomeError
from belta_memory.entrypoints.cli import main, parser

def run(arguments):
    match arguments.play:
        case "mend": raise UnwritableHomeError(path="/x", cause="disk full")
        case "bug": raise ZeroDivisionError("oops ❌")
        case "interrupt": raise KeyboardInterrupt
        case "arrow": print("❌ → ✅ \\udc80")
        case "flood": print("line\\n" * 100_000)
        case "read": print(ascii(sys.stdin.read()))
    return 0

def add_arguments(verbs):
    verbs.add("trial", run, "try it").add_argument("play")

sys.modules["belta_memory.entrypoints.cli.trial"] = types.SimpleNamespace(add_arguments=add_arguments)
parser.GROUPS = ("trial",)
raise SystemExit(main())
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def play(
    home: Path, *arguments: str, stdin: bytes = b"", **environment: str
) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-c", GROUP, *arguments],
        env={"BELTA_HOME": str(home), "PATH": os.defpath, "LANG": "C.UTF-8", **environment},
        input=stdin,
        capture_output=True,
        check=False,
        timeout=60,
    )


def test_what_the_user_can_mend_ends_with_1_and_its_sentence(home: Path) -> None:
    ended = play(home, "trial", "mend")
    assert ended.returncode == 1
    assert ended.stderr.decode() == (
        "belta: /x cannot be written: disk full. Nothing was written. Free space or fix the permissions, "
        "or set BELTA_HOME to another folder.\n"
    )
    assert ended.stdout == b""


def test_our_own_bug_ends_with_3_and_its_traceback_in_the_log(home: Path) -> None:
    ended = play(home, "trial", "bug")
    assert ended.returncode == 3
    log = home / "log" / "hook.log"
    assert ended.stderr.decode().splitlines() == [
        f"belta: a bug of belta's own: ZeroDivisionError: oops ❌. Its traceback is in {log}."
    ]
    told = log.read_text(encoding="utf-8")
    assert "in run\n" in told
    assert "ZeroDivisionError" in told
    assert "❌" not in told  # what a message quotes may be the user's own words


def test_two_bugs_are_two_faults_in_the_log(home: Path) -> None:
    play(home, "trial", "bug")
    play(home, "trial", "bug")
    heads = [
        line
        for line in (home / "log" / "hook.log").read_text(encoding="utf-8").splitlines()
        if line[0] != " "
    ]
    assert len(heads) == 2


def test_a_bug_is_told_in_full_where_no_log_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ended = play(tmp_path / "file", "trial", "bug")
    assert ended.returncode == 3
    assert b"Traceback" in ended.stderr


def test_an_interrupted_command_ends_with_130(home: Path) -> None:
    ended = play(home, "trial", "interrupt")
    assert (ended.returncode, ended.stderr) == (130, b"")


def test_a_reader_that_goes_away_is_no_fault(home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", GROUP, "trial", "flood"],
        env={"BELTA_HOME": str(home), "PATH": os.defpath},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"line\n"
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize("encoding", ["cp932", "cp949", "cp950", "cp936", "cp1252", "ascii", "utf-8"])
def test_the_same_bytes_are_printed_under_every_locale(home: Path, encoding: str) -> None:
    ended = play(home, "trial", "arrow", PYTHONIOENCODING=f"{encoding}:strict")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.splitlines() == ["❌ → ✅ \\udc80".encode()]


def test_input_that_is_not_utf_8_does_not_stop_a_command(home: Path) -> None:
    ended = play(home, "trial", "read", stdin='表"ソ"'.encode() + b"\xff", PYTHONIOENCODING="cp950")
    assert ended.stdout.strip().decode() == ascii('表"ソ"\udcff')


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["no-such-verb"], id="unknown verb"),
        pytest.param(["trial"], id="argument missing"),
        pytest.param(["trial", "arrow", "--no-such-option"], id="unknown option"),
    ],
)
def test_a_wrong_command_line_ends_with_1_and_points_to_the_help(home: Path, arguments: list[str]) -> None:
    ended = play(home, *arguments)
    assert ended.returncode == 1
    assert b"--help" in ended.stderr
    assert ended.stdout == b""


def belta(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "belta_memory", *arguments],
        env={"PATH": os.defpath},
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=60,
    )


def test_belta_alone_teaches_what_it_is() -> None:
    told = belta()
    assert told.returncode == 0
    assert "belta install --host claude" in told.stdout
    assert told.stdout == belta("--help").stdout


def test_the_version_is_the_packages() -> None:
    from belta_memory.version import __version__

    assert belta("--version").stdout == f"belta-memory {__version__}\n"


def test_the_help_needs_no_home_and_starts_light() -> None:
    script = (
        "import sys; from belta_memory.entrypoints.cli.parser import build_parser; build_parser(); "
        "import json; print(json.dumps(sorted(sys.modules)))"
    )
    loaded = subprocess.run(
        [sys.executable, "-I", "-c", script], env={}, capture_output=True, check=True, timeout=60
    )
    third_party = {
        "rich",
        "questionary",
        "markdown_it",
        "frontmatter",
        "slugify",
        "regex",
        "holidays",
        "yaml",
    }
    assert not third_party & set(json.loads(loaded.stdout))
