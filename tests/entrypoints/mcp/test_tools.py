import json

import pytest

from belta_memory.entrypoints.mcp.tools import INSTRUCTIONS, TOOLS, complaint, definition

LISTED = {tool.name: definition(tool) for tool in TOOLS}
REPORT = {"topic": "deploy", "correct": "prod-b", "quote": "no, it is prod-b"}


def test_the_tools_of_this_server() -> None:
    assert list(LISTED) == ["report_correction", "confirm_pending", "withdraw", "memory_counts"]


def test_what_a_model_reads_of_them_leaves_room_for_more() -> None:
    read = [{k: tool[k] for k in ("name", "description", "inputSchema")} for tool in LISTED.values()]
    assert len(json.dumps(read, separators=(",", ":"))) / 3.5 <= 600, "tokens, at 3.5 characters each"
    assert len(INSTRUCTIONS) / 3.5 <= 100


@pytest.mark.parametrize(
    ("name", "reads", "repeats"),
    [
        pytest.param("report_correction", False, True, id="a second report of one prompt adds nothing"),
        pytest.param("confirm_pending", False, False, id="each call may open a dialog"),
        pytest.param("withdraw", False, True, id="withdrawn stays withdrawn"),
        pytest.param("memory_counts", True, True, id="only looks"),
    ],
)
def test_a_tool_says_what_it_does_to_the_world(name: str, *, reads: bool, repeats: bool) -> None:
    assert LISTED[name]["annotations"] == {
        "readOnlyHint": reads,
        "destructiveHint": False,
        "idempotentHint": repeats,
        "openWorldHint": False,
    }


def test_no_tool_takes_a_yes() -> None:
    asked = {name for tool in TOOLS for name in tool.arguments}
    assert asked == {"topic", "wrong", "correct", "quote", "by", "session_id", "id", "reason"}


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
    ],
)
def test_arguments_are_checked(tool: str, given: dict[str, object], expected: str | None) -> None:
    assert complaint(tool, given) == expected
