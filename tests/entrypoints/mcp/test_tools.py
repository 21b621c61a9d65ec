import json

import pytest

from belta_memory.domain import entry
from belta_memory.entrypoints.mcp.offers import CATEGORIES
from belta_memory.entrypoints.mcp.tools import INSTRUCTIONS, TOOLS, TYPES, Tool, complaint, definition

LISTED = {tool.name: definition(tool) for tool in TOOLS}
TOOL_NAMES = (
    *("report_correction", "confirm_pending", "withdraw", "search_memory", "get_note", "list_memory"),
    *("memory_counts", "add_note", "propose_fact", "forget"),
)
PROFILE = {"text": "tea, no milk", "type": "profile", "category": "preference"}
REPORT = {"topic": "deploy", "correct": "prod-b", "quote": "no, it is prod-b"}


def test_the_tools_of_this_server() -> None:
    assert set(LISTED) == set(TOOL_NAMES)


def tokens(text: str) -> float:
    """Four ASCII characters make one token; one of any other script is one."""
    return sum(0.25 if c.isascii() else 1 for c in text)


def test_all_definitions_together_cost_the_agent_little() -> None:
    assert sum(tokens(json.dumps(tool, separators=(",", ":"))) for tool in LISTED.values()) <= 1500
    assert tokens(INSTRUCTIONS) <= 100


def test_the_categories_are_those_of_the_entries() -> None:
    assert (entry.CATEGORIES, tuple(entry.EntryType)) == (CATEGORIES, TYPES)


@pytest.mark.parametrize("tool", [tool for tool in TOOLS if not tool.reads], ids=lambda tool: tool.name)
def test_what_writes_says_what_becomes_of_it(tool: Tool) -> None:
    """An agent that is not told that a person decides would report success."""
    words = ("user", "waits", "dialog")
    assert any(word in tool.description for word in words)


@pytest.mark.parametrize(
    ("name", "reads", "repeats"),
    [
        pytest.param("report_correction", False, True, id="a second report of one prompt adds nothing"),
        pytest.param("confirm_pending", False, False, id="each call may open a dialog"),
        pytest.param("withdraw", False, True, id="withdrawn stays withdrawn"),
        pytest.param("memory_counts", True, True, id="only looks"),
        pytest.param("search_memory", True, True, id="only looks, too"),
        pytest.param("get_note", True, True, id="only looks, as well"),
        pytest.param("list_memory", True, True, id="only looks, page by page"),
        pytest.param(
            "add_note", False, False, id="a second note of the same words is counted, and its day moves"
        ),
        pytest.param("propose_fact", False, True, id="a second sighting of one prompt adds nothing"),
        pytest.param("forget", False, True, id="what waits already does not wait twice"),
    ],
)
def test_a_tool_says_what_it_does_to_the_world(name: str, *, reads: bool, repeats: bool) -> None:
    assert LISTED[name]["annotations"] == {
        "readOnlyHint": reads,
        "destructiveHint": name == "forget",
        "idempotentHint": repeats,
        "openWorldHint": False,
    }


def test_no_tool_takes_a_yes() -> None:
    asked = {name for tool in TOOLS for name in tool.arguments}
    corrections = {"topic", "wrong", "correct", "quote", "by", "session_id", "id", "reason"}
    notes = {"text", "type", "priority", "domain", "solved_query", "category", "replaces"}
    assert asked == corrections | notes | {"query", "top", "key", "kind", "cursor"}


def test_only_what_takes_away_asks_the_host_to_ask() -> None:
    asking = {
        tool.name
        for tool in TOOLS
        if tool.meta and tool.meta.get("anthropic/requiresUserInteraction") is True
    }
    assert asking == {"forget"} == {tool.name for tool in TOOLS if tool.takes_away}


@pytest.mark.parametrize(
    ("tool", "given", "expected"),
    [
        pytest.param("report_correction", REPORT, None, id="whole"),
        pytest.param("report_correction", {**REPORT, "wrong": None}, None, id="an optional null"),
        pytest.param("report_correction", {**REPORT, "mood": 3}, None, id="more than asked"),
        pytest.param("report_correction", {**REPORT, "by": "self"}, None, id="by the agent"),
        pytest.param(
            "report_correction", {**REPORT, "by": "me"}, "by must be one of: user, self", id="by nobody"
        ),
        pytest.param("report_correction", {**REPORT, "by": ["self"]}, "by must be a string", id="by a list"),
        pytest.param(
            "report_correction", {**REPORT, "topic": " "}, "topic must not be empty", id="a blank topic"
        ),
        pytest.param("report_correction", {"topic": "a"}, "correct must be a string", id="half"),
        pytest.param(
            "withdraw",
            {"id": "a" * 4001, "reason": "x"},
            "id must have at most 4000 characters",
            id="a book for an id",
        ),
        pytest.param("withdraw", {"id": 7, "reason": "x"}, "id must be a string", id="a number for an id"),
        pytest.param("memory_counts", {}, None, id="nothing asked"),
        pytest.param("search_memory", {"query": "x", "top": 5}, None, id="a number"),
        pytest.param("search_memory", {"query": "x", "top": 5.0}, None, id="an integer of JSON Schema"),
        *(
            pytest.param(
                "search_memory", {"query": "x", "top": top}, "top must be a number from 1 to 50", id=str(top)
            )
            for top in (5.5, 0.0, 51.0, 1e308, float("inf"), float("nan"))
        ),
        pytest.param(
            "search_memory", {"query": "x", "top": 0}, "top must be a number from 1 to 50", id="none"
        ),
        pytest.param(
            "search_memory", {"query": "x", "top": "5"}, "top must be a number from 1 to 50", id="a word"
        ),
        pytest.param(
            "search_memory", {"query": "x", "top": True}, "top must be a number from 1 to 50", id="a yes"
        ),
        pytest.param("search_memory", {"query": "x", "type": ""}, None, id="an empty choice is none"),
        pytest.param("search_memory", {"query": ""}, "query must not be empty", id="an empty query"),
        pytest.param("add_note", PROFILE, None, id="a profile of a category"),
        pytest.param("add_note", {**PROFILE, "category": ""}, None, id="a profile of none"),
        pytest.param(
            "add_note",
            {**PROFILE, "type": "lesson"},
            "category goes with type profile alone",
            id="a lesson of a category",
        ),
        pytest.param(
            "add_note",
            {"text": "tea", "category": "preference"},
            "category goes with type profile alone",
            id="a note of a category",
        ),
    ],
)
def test_arguments_are_checked(tool: str, given: dict[str, object], expected: str | None) -> None:
    assert complaint(tool, given) == expected
