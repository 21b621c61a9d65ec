import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from belta_memory.adapters.launcher import hook_code, hook_command, interpreter, server_command

ODD = ["plain", "a b", "c'd", 'e"f', "山田 太郎", "사용자", "back\\slash", "{brace}%s$HOME`x`"]
LONGEST = 700


def run(code: str, user: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, *arguments],
        env={"HOME": str(user), **environment},
        input=b"{}",
        capture_output=True,
        check=False,
        cwd=user,
        timeout=30,
    )


def gate(folder: Path, code: str) -> str:
    folder.mkdir(parents=True)
    (folder / "prompt_gate.py").write_text(code)
    return str(folder)


@pytest.mark.parametrize("name", ODD)
def test_the_gate_is_found_under_any_path(tmp_path: Path, name: str) -> None:
    folder = gate(tmp_path / name / "entrypoints", "import sys\ndef main(): print(sys.argv[1:])")
    ended = run(hook_code(folder), tmp_path, "--host", "claude", LC_ALL="C")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"['--host', 'claude']\n", b"")


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        pytest.param(None, "ModuleNotFoundError", id="the package is gone"),
        pytest.param("def main(:", "SyntaxError", id="a torn module"),
        pytest.param("def main(): raise RuntimeError('❌\\n')", "RuntimeError", id="a fault that nobody met"),
        pytest.param("pass", "AttributeError", id="a module without main"),
    ],
)
def test_what_cannot_start_ends_with_0_and_one_line_in_the_log(
    tmp_path: Path, code: str | None, fault: str
) -> None:
    folder = str(tmp_path / "gone") if code is None else gate(tmp_path / "p", code)
    for _ in range(2):
        ended = run(hook_code(folder), tmp_path)
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
    lines = (tmp_path / ".belta/log/hook.log").read_text().splitlines()
    assert len(lines) == 2
    assert all(line[:1].isdigit() and fault in line for line in lines)
    assert (tmp_path / ".belta/log").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / ".belta/log/hook.log").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "environment",
    [
        pytest.param({"HOME": ""}, id="no home"),
        pytest.param({"BELTA_HOME": "/dev/null/x"}, id="a home that cannot be made"),
        pytest.param({"BELTA_HOME": "/proc/nothing"}, id="a home that cannot be written"),
    ],
)
def test_where_no_log_can_be_written_it_still_ends_with_0(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    ended = subprocess.run(
        [sys.executable, "-I", "-S", "-c", hook_code(str(tmp_path / "gone"))],
        env={"HOME": str(tmp_path), **environment},
        capture_output=True,
        check=False,
        cwd=tmp_path,
        timeout=30,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


@pytest.mark.parametrize("name", ODD)
def test_a_named_home_reaches_the_gate_and_whatever_it_imports(tmp_path: Path, name: str) -> None:
    home = str(tmp_path / name)
    folder = gate(tmp_path / "p", "def main():\n import os\n print(ascii(os.environ['BELTA_HOME']))")
    ended = run(hook_code(folder, home), tmp_path, LC_ALL="C.UTF-8")
    assert (ended.stdout.decode().strip(), ended.stderr) == (ascii(home), b"")


def test_on_windows_the_home_is_set_in_that_systems_table() -> None:
    code = hook_code("C:\\Program Files\\x y\\entrypoints", "C:\\Users\\山田\\b", windows=True)
    assert "nt.environ['BELTA_HOME']='C:\\\\Users\\\\\\u5c71\\u7530\\\\b'" in code
    assert "sys.path.insert(0,'C:\\\\Program Files\\\\x y\\\\entrypoints')" in code
    compile(code, "launcher", "exec")


def test_modules_of_the_project_in_which_the_user_works_are_not_ours(tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit(2)")
    (tmp_path / "prompt_gate.py").write_text("raise SystemExit(2)")
    folder = gate(tmp_path / "p", "import json\ndef main(): pass")
    assert run(hook_code(folder), tmp_path, PYTHONPATH=str(tmp_path)).returncode == 0


def test_the_installed_command_is_short_and_plain() -> None:
    command = hook_command("claude")
    code = command.arguments[3]
    assert len(code) <= LONGEST
    assert code.isascii()
    assert command.arguments[:3] == ("-I", "-S", "-c")
    assert command.arguments[4:] == ("--host", "claude")
    assert command == hook_command("claude")


def test_the_interpreter_is_the_environments_own(tmp_path: Path) -> None:
    assert Path(interpreter()).parent == Path(sys.executable).absolute().parent
    assert Path(interpreter()).samefile(sys.executable)
    by_another_name = [interpreter().removesuffix("python") + "python3", "-c"]
    if shutil.which(by_another_name[0]):
        code = "from belta_memory.adapters.launcher import interpreter; print(interpreter())"
        told = subprocess.run(
            [*by_another_name, code], capture_output=True, check=True, cwd=tmp_path, timeout=30
        )
        assert told.stdout.decode().strip() == interpreter()


def test_the_servers_program_finds_the_package_and_its_libraries(tmp_path: Path) -> None:
    command = server_command(str(tmp_path))
    assert command.environment == (("BELTA_HOME", str(tmp_path)),)
    folders = command.arguments[3].splitlines()[:2]
    code = "\n".join([*folders, "import belta_memory.domain.model, frontmatter, slugify, holidays"])
    ended = subprocess.run(
        [command.program, "-I", "-S", "-c", code],
        env={},
        capture_output=True,
        check=False,
        cwd=tmp_path,
        timeout=60,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
