"""The official SDK's client as the judge: with the old handshake, probing for the newer generation, speaking only that."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TextIO

import mcp_types as types
import pytest
from mcp.client import Client
from mcp.client.session import ClientRequestContext
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.exceptions import MCPError

from belta_memory.domain.model import ProposalState
from belta_memory.entrypoints.mcp.tools import TOOLS
from fakes.mcp_client import A_MOMENT, START, environment, facts, proposal, wait_for_a_yes

MODERN = "2026-07-28"
MODES = pytest.mark.parametrize("mode", ["legacy", "auto", MODERN])


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "belta"


class Person:
    """Somebody who takes a moment for each answer; None is the form's own Decline button."""

    def __init__(self, *answers: str | None) -> None:
        self._left = iter(answers)
        self.asked = 0
        self.is_asked = asyncio.Event()

    async def __call__(
        self, context: ClientRequestContext, params: types.ElicitRequestParams
    ) -> types.ElicitResult:
        assert context.session is not None
        assert isinstance(params, types.ElicitRequestFormParams)
        self.asked += 1
        self.is_asked.set()
        await asyncio.sleep(A_MOMENT)
        value = next(self._left)
        (field,) = params.requested_schema["properties"]
        if value is None:
            return types.ElicitResult(action="decline")
        return types.ElicitResult(action="accept", content={field: value})


def talk(
    home: Path, mode: str, said: Callable[[Client], Awaitable[Any]], person: Person | None = None
) -> Any:
    """What `said` gives, said to a server of its own. The server must be silent on stderr."""
    server = StdioServerParameters(command=sys.executable, args=["-c", START], env=environment(home))

    async def run(errors: TextIO) -> Any:
        transport = stdio_client(server, errlog=errors)
        async with Client(
            transport, mode=mode, elicitation_callback=person, read_timeout_seconds=20
        ) as client:
            return await said(client)

    with (home.parent / "stderr").open("w+", encoding="utf-8") as errors:
        result = asyncio.run(run(errors))
        errors.seek(0)
        assert errors.read() == ""
    return result


def message(result: types.CallToolResult) -> str:
    assert not result.is_error
    (block,) = result.content
    assert isinstance(block, types.TextContent)
    return str(json.loads(block.text)["systemMessage"]) if block.text else ""


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_it_agrees_on_the_version_and_says_who_it_is(home: Path, mode: str) -> None:
    async def said(client: Client) -> tuple[str, types.Implementation | None, str | None]:
        return client.protocol_version, client.server_info, client.instructions

    version, server, instructions = talk(home, mode, said)
    assert version == "2025-11-25"
    assert server is not None
    assert server.name == "belta"
    assert "report_correction" in instructions


def test_a_client_of_the_newer_generation_needs_no_greeting(home: Path) -> None:
    async def said(client: Client) -> tuple[str, int]:
        return client.protocol_version, len((await client.list_tools()).tools)

    assert talk(home, MODERN, said) == (MODERN, 10)


@MODES
def test_its_tools_are_valid(home: Path, mode: str) -> None:
    async def said(client: Client) -> types.ListToolsResult:
        return await client.list_tools()

    tools = {tool.name: tool for tool in talk(home, mode, said).tools}
    assert set(tools) == {tool.name for tool in TOOLS}
    assert tools["memory_counts"].annotations is not None
    assert tools["memory_counts"].annotations.read_only_hint is True
    assert tools["report_correction"].input_schema["required"] == ["topic", "correct", "quote"]


@MODES
def test_the_structured_result_fits_its_schema(home: Path, mode: str) -> None:
    wait_for_a_yes(home)

    async def said(client: Client) -> types.CallToolResult:
        await client.list_tools()  # so that the client knows the schema it checks against
        return await client.call_tool("memory_counts", {})

    assert talk(home, mode, said).structured_content["pending"] == 1


@MODES
@pytest.mark.parametrize(
    ("answers", "state", "recorded"),
    [
        pytest.param(["record"], ProposalState.RECORDED, ["prod-b"], id="record"),
        pytest.param(["edit", "deploy: ❌ a → ✅ b", "record"], ProposalState.RECORDED, ["b"], id="edit"),
        pytest.param(["decline"], ProposalState.DECLINED, [], id="decline"),
        pytest.param(["maybe"], ProposalState.OPEN, [], id="a value that was not offered"),
        pytest.param([None], ProposalState.OPEN, [], id="the form's own decline"),
    ],
)
def test_a_dialog_goes_its_way(
    home: Path, mode: str, answers: list[str | None], state: ProposalState, recorded: list[str]
) -> None:
    wait_for_a_yes(home)
    somebody = Person(*answers)

    async def said(client: Client) -> types.CallToolResult:
        return await client.call_tool("confirm_pending", {"session_id": "s1"})

    told = message(talk(home, mode, said, somebody))
    assert somebody.asked == len(answers)
    assert (proposal(home).state, facts(home)) == (state, recorded)
    assert bool(told) is (state is not ProposalState.OPEN)


@MODES
def test_a_client_without_forms_is_asked_nothing(home: Path, mode: str) -> None:
    wait_for_a_yes(home)

    async def said(client: Client) -> types.CallToolResult:
        return await client.call_tool("confirm_pending", {"session_id": "s1"})

    assert message(talk(home, mode, said)) == ""
    assert proposal(home).asked_in == ()


@MODES
def test_other_calls_are_served_while_the_dialog_is_open(home: Path, mode: str) -> None:
    wait_for_a_yes(home)
    somebody = Person("record")

    async def said(client: Client) -> tuple[types.CallToolResult, types.CallToolResult]:
        asking = asyncio.create_task(client.call_tool("confirm_pending", {"session_id": "s1"}))
        await somebody.is_asked.wait()
        counted = await client.call_tool("memory_counts", {})
        assert not asking.done()
        return counted, await asking

    counted, told = talk(home, mode, said, somebody)
    assert counted.structured_content["pending"] == 1
    assert "prod-b" in message(told)


@MODES
def test_an_unknown_tool_is_a_protocol_error_and_bad_arguments_are_a_failed_call(
    home: Path, mode: str
) -> None:
    async def said(client: Client) -> types.CallToolResult:
        with pytest.raises(MCPError, match="Unknown tool"):
            await client.call_tool("approve", {"id": "abcd1234"})
        return await client.call_tool("withdraw", {"id": "abcd1234"})

    result = talk(home, mode, said)
    assert result.is_error
    assert "reason must be a string" in result.content[0].text


@MODES
def test_every_tool_of_the_searchable_memory_is_called(home: Path, mode: str) -> None:
    """Noted, found, read, listed, counted; what takes away waits. The client checks each result against its schema."""

    async def said(client: Any) -> None:
        await client.list_tools()
        note = {"text": "「お願いします」は命令ではない。", "type": "lesson", "priority": "high"}
        noted = await client.call_tool("add_note", note)
        assert noted.content[0].text.startswith("remembered: lesson (high)")
        found = await client.call_tool("search_memory", {"query": "お願いします", "top": 3})
        (hit,) = found.structured_content["hits"]
        assert (hit["type"], hit["confirmed"]) == ("lesson", False)
        whole = await client.call_tool("get_note", {"key": hit["id"]})
        assert "命令ではない" in whole.content[0].text
        listed = await client.call_tool("list_memory", {"kind": "unconfirmed"})
        assert [row["key"] for row in listed.structured_content["rows"]] == [hit["id"]]
        counted = await client.call_tool("memory_counts", {})
        assert (counted.structured_content["lesson"], counted.structured_content["unconfirmed"]) == (1, 1)
        asked = await client.call_tool("forget", {"key": hit["id"]})
        assert "belta review" in asked.content[0].text
        still = await client.call_tool("search_memory", {"query": "お願いします"})
        assert len(still.structured_content["hits"]) == 1
        proposed = await client.call_tool("propose_fact", {"topic": "port", "correct": "5433"})
        assert proposed.is_error, "no prompt of this session was seen"
        unknown = await client.call_tool("get_note", {"key": "nobody"})
        assert unknown.is_error

    talk(home, mode, said)


@MODES
def test_resources_and_the_prompt_are_read(home: Path, mode: str) -> None:
    async def said(client: Any) -> None:
        noted = await client.call_tool("add_note", {"text": "Ask before a push."})
        key = noted.content[0].text.split("[")[1].split("]")[0]
        (index,) = (await client.list_resources()).resources
        assert str(index.uri) == "belta://memory/index"
        assert (await client.read_resource(index.uri)).contents[0].text == ""
        (template,) = (await client.list_resource_templates()).resource_templates
        assert template.uri_template == "belta://memory/{key}"
        assert "Ask before a push." in (await client.read_resource(f"belta://memory/{key}")).contents[0].text
        for address in ("belta://memory/nobody", "file:///etc/passwd", "belta://memory/../../x"):
            with pytest.raises(MCPError):
                await client.read_resource(address)
        (prompt,) = (await client.list_prompts()).prompts
        filled = await client.get_prompt(prompt.name, {"topic": "the deploy target"})
        assert "the deploy target" in filled.messages[0].content.text
        with pytest.raises(MCPError, match="recall"):
            await client.get_prompt("approve", {"topic": "x"})

    talk(home, mode, said)


@MODES
def test_a_search_does_not_wait_for_an_open_dialog(home: Path, mode: str) -> None:
    wait_for_a_yes(home)
    somebody = Person("record")

    async def said(client: Any) -> Any:
        await client.call_tool("add_note", {"text": "Ask before a push."})
        asking = asyncio.create_task(client.call_tool("confirm_pending", {"session_id": "s1"}))
        await somebody.is_asked.wait()
        found = await client.call_tool("search_memory", {"query": "push"})
        assert not asking.done()
        await asking
        return found

    assert len(talk(home, mode, said, somebody).structured_content["hits"]) == 1
