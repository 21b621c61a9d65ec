"""One line of the activity log for each call: masked here, for every tool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from belta_memory.entrypoints.mcp.memory_calls import Scene
    from belta_memory.entrypoints.mcp.rpc import Result

LONGEST_TEXT = 80  # characters of what was noted


def keep(scene: Scene, tool: str, result: Result, seconds: float) -> None:
    """Keep that a tool was called, what of it the tool wants kept, and why it was refused, if it was."""
    from belta_memory.app.activity import Activity

    logged: dict[str, Any] = {n: _masked(v) if isinstance(v, str) else v for n, v in result.logged.items()}
    if "text" in logged:
        logged["text"] = logged["text"][:LONGEST_TEXT]
    call = Activity(
        scene.ports.clock.now(),
        tool,
        user=scene.library.user,
        milliseconds=round(seconds * 1000),
        refused=result.refused,
    )
    scene.library.activity.append(call._replace(**logged))


def _masked(text: str) -> str:
    from belta_memory.domain.values import neutral
    from belta_memory.recognizers import masked

    return neutral(masked(text))
