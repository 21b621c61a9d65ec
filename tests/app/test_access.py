"""The table of operations against the tools and the commands that there are."""

import pytest

from belta_memory.adapters.hosts.claude.manifest import ALLOWED_TOOLS
from belta_memory.app.access import RULES, Effect, Verdict, Way, verdict
from belta_memory.entrypoints.cli.parser import Parser, build_parser
from belta_memory.entrypoints.mcp.tools import TOOLS, Tool

VERBS = sorted(
    name
    for action in build_parser()._actions
    for name, parser in (getattr(action, "choices", None) or {}).items()
    if isinstance(parser, Parser)
)


def test_claude_code_asks_nobody_before_a_tool_that_runs_at_once() -> None:
    run = {tool.name for tool in TOOLS if verdict(tool.name, Way.AGENT) is Verdict.RUN}
    assert set(ALLOWED_TOOLS) == run - {"confirm_pending"}, "that one is no agent's to call"


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_every_tool_stands_in_the_table_as_what_it_says_it_is(tool: Tool) -> None:
    name, reads, takes = tool.name, tool.reads, tool.takes_away
    assert (RULES[name].effect is Effect.READ) is reads
    assert (RULES[name].effect is Effect.WRITE) is takes
    assert verdict(name, Way.AGENT) is (Verdict.WAIT if takes else Verdict.RUN)


def test_there_are_verbs_to_look_at() -> None:
    assert len(VERBS) > 15


@pytest.mark.parametrize("verb", VERBS)
def test_every_command_stands_in_the_table(verb: str) -> None:
    assert verdict(verb, Way.COMMAND) is Verdict.RUN


@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb not in {tool.name for tool in TOOLS}])
def test_no_command_is_an_agents_to_run(verb: str) -> None:
    assert verdict(verb, Way.AGENT) is Verdict.REFUSE


@pytest.mark.parametrize(
    ("operation", "way"),
    [
        pytest.param("approve", Way.AGENT, id="an unknown tool"),
        pytest.param("search_memory", "somewhere", id="an unknown way"),
        pytest.param("", "", id="nothing"),
        pytest.param("export", Way.AGENT, id="an export by an agent"),
        pytest.param("consolidate", Way.AGENT, id="consolidation by an agent"),
    ],
)
def test_what_stands_in_no_row_falls_outside(operation: str, way: str) -> None:
    assert verdict(operation, way) is Verdict.REFUSE


@pytest.mark.parametrize("operation", ["forget", "supersede"])
def test_deletes_and_supersedes_wait_whatever_is_set(operation: str) -> None:
    assert verdict(operation, Way.AGENT) is Verdict.WAIT
