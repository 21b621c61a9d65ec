"""The official TypeScript SDK's clients as the judge: the one of the older line, and the newer one in both generations."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from belta_memory.domain.model import ProposalState
from belta_memory.entrypoints.mcp.tools import TOOLS
from fakes.mcp_client import START, environment, facts, proposal, wait_for_a_yes
from hosts.conftest import cannot_run
from hosts.npm_packages import NoPackageError, installed

pytestmark = pytest.mark.host

SDK, CLIENT = "1.32.2", "2.3.1"
NEWER = 20  # the Node.js that the newer client needs
MODERN = "2026-07-28"
CLIENTS = pytest.mark.parametrize(
    "spoken",
    [
        pytest.param(("sdk", "legacy"), id=f"sdk {SDK}"),
        pytest.param(("client", "legacy"), id=f"client {CLIENT}"),
        pytest.param(("client", "auto"), id=f"client {CLIENT}, probing"),
        pytest.param(("client", MODERN), id=f"client {CLIENT}, {MODERN} alone"),
    ],
)
Step = tuple[str, dict[str, Any]]


@pytest.fixture(scope="session")
def packages() -> Path:
    """Both clients."""
    pinned = [f"@modelcontextprotocol/sdk@{SDK}", f"@modelcontextprotocol/client@{CLIENT}"]
    try:
        return installed(f"typescript-{SDK}-{CLIENT}", pinned)
    except NoPackageError as reason:
        cannot_run(str(reason))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "belta"


def node_version(node: str) -> int:
    told = subprocess.run([node, "--version"], check=True, capture_output=True, text=True)
    return int(told.stdout.strip().removeprefix("v").partition(".")[0])


def talk(
    packages: Path, home: Path, spoken: tuple[str, str], steps: list[Step], *answers: str
) -> list[dict[str, Any]]:
    """What came of each step. Neither the client nor the server may complain of anything on the way."""
    if (node := shutil.which("node")) is None:
        cannot_run("node is missing")
    if spoken[0] == "client" and node_version(node) < NEWER:
        pytest.skip(f"the newer client needs Node.js {NEWER}")
    script = Path(__file__).with_name("talk.cjs")
    done = subprocess.run(
        [node, str(script), str(packages), *spoken, sys.executable, "-c", START],
        input=json.dumps({"steps": steps, "answers": answers}),
        env={**environment(home), "PATH": os.defpath},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line for line in told if "complaint" in line] == []
    assert len(told) == len(steps)
    return told


def call(tool: str, **arguments: object) -> Step:
    return "callTool", {"name": tool, "arguments": arguments}


@CLIENTS
def test_every_offer_is_taken_and_what_is_wrong_is_told(
    packages: Path, home: Path, spoken: tuple[str, str]
) -> None:
    """Each result fits the client's own schemas, else the step would end with an error."""
    tools, noted, found, whole, counted, waits, asked, bad, unknown, *offers = talk(
        packages,
        home,
        spoken,
        [
            ("listTools", {}),
            call("add_note", text="Ask before a push.", type="lesson", priority="high"),
            call("search_memory", query="何を push する？", top=3),
            call("get_note", key="ask-before-a-push"),
            call("memory_counts"),
            call("list_memory", kind="unconfirmed"),
            call("forget", key="ask-before-a-push"),
            call("search_memory", query=5433),
            call("approve", id="abcd1234"),
            ("listResources", {}),
            ("listResourceTemplates", {}),
            ("readResource", {"uri": "belta://memory/index"}),
            ("readResource", {"uri": "belta://memory/ask-before-a-push"}),
            ("readResource", {"uri": "belta://memory/nobody"}),
            ("listPrompts", {}),
            ("getPrompt", {"name": "recall", "arguments": {"topic": "the deploy target"}}),
        ],
    )
    assert [tool["name"] for tool in tools["result"]["tools"]] == [tool.name for tool in TOOLS]
    assert said(noted).startswith("remembered: lesson (high)")
    (hit,) = found["result"]["structuredContent"]["hits"]
    assert "Ask before a push." in said(whole)
    assert counted["result"]["structuredContent"]["lesson"] == 1
    assert [row["key"] for row in waits["result"]["structuredContent"]["rows"]] == [hit["id"]]
    assert "belta review" in said(asked)
    assert bad["result"]["isError"]
    assert "query must be a string" in said(bad)
    assert "Unknown tool" in unknown["error"]["message"]
    resources, templates, index, entry, nothing, prompts, prompt = offers
    assert [r["uri"] for r in resources["result"]["resources"]] == ["belta://memory/index"]
    assert [t["uriTemplate"] for t in templates["result"]["resourceTemplates"]] == ["belta://memory/{key}"]
    assert index["result"]["contents"][0]["text"] == ""
    assert "Ask before a push." in entry["result"]["contents"][0]["text"]
    assert "nobody" in nothing["error"]["message"]
    assert [p["name"] for p in prompts["result"]["prompts"]] == ["recall"]
    assert "the deploy target" in prompt["result"]["messages"][0]["content"]["text"]


@CLIENTS
def test_a_dialog_of_three_questions_goes_its_way(
    packages: Path, home: Path, spoken: tuple[str, str]
) -> None:
    wait_for_a_yes(home)
    answers = "edit", "deploy: ❌ a → ✅ b", "record"
    (told,) = talk(packages, home, spoken, [call("confirm_pending", session_id="s1")], *answers)
    assert (proposal(home).state, facts(home)) == (ProposalState.RECORDED, ["b"])
    assert "✅ b" in json.loads(said(told))["systemMessage"]


def said(told: dict[str, Any]) -> str:
    """The text of a tool's result."""
    return str(told["result"]["content"][0]["text"])
