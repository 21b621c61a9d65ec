"""The Inspector's command line as the judge: each method once, by a process of its own, as a person would type it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from belta_memory.entrypoints.mcp.tools import TOOLS
from fakes.mcp_client import START, environment
from hosts.conftest import cannot_run
from hosts.npm_packages import NoPackageError, installed

pytestmark = pytest.mark.host

INSPECTOR = "0.15.0"  # the last one whose command line can be installed without its web pages


@pytest.fixture(scope="session")
def program() -> Path:
    """Its entry point."""
    name = "@modelcontextprotocol/inspector-cli"
    try:
        packages = installed(f"inspector-{INSPECTOR}", [f"{name}@{INSPECTOR}"])
    except NoPackageError as reason:
        cannot_run(str(reason))
    return packages / "node_modules" / name / "build" / "index.js"


def inspect(program: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    if (node := shutil.which("node")) is None:
        cannot_run("node is missing")
    return subprocess.run(
        [node, str(program), sys.executable, "-c", START, *arguments],
        env={**environment(home), "PATH": os.defpath},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


def told(program: Path, home: Path, *arguments: str) -> Any:
    done = inspect(program, home, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def call(tool: str, **given: str) -> list[str]:
    return ["--method", "tools/call", "--tool-name", tool, *(f"--tool-arg={k}={v}" for k, v in given.items())]


def test_a_person_lists_notes_searches_and_reads_by_hand(program: Path, tmp_path: Path) -> None:
    tools = told(program, tmp_path, "--method", "tools/list")["tools"]
    assert [tool["name"] for tool in tools] == [tool.name for tool in TOOLS]
    noted = told(program, tmp_path, *call("add_note", text="Ask before a push.", type="lesson"))
    assert noted["content"][0]["text"].startswith("remembered: lesson: Ask before a push.")
    found = told(program, tmp_path, *call("search_memory", query="何を push する？", top="3"))
    (hit,) = found["structuredContent"]["hits"]
    assert hit["text"] == "Ask before a push."
    read = told(program, tmp_path, "--method", "resources/read", "--uri", f"belta://memory/{hit['id']}")
    assert "Ask before a push." in read["contents"][0]["text"]
    prompt = ["--method", "prompts/get", "--prompt-name", "recall", "--prompt-args", "topic=pushes"]
    assert "pushes" in told(program, tmp_path, *prompt)["messages"][0]["content"]["text"]


def test_what_there_is_not_is_said_to_be_missing(program: Path, tmp_path: Path) -> None:
    done = inspect(program, tmp_path, *call("recall_everything"))
    assert done.returncode != 0
    assert "-32602" in done.stderr
