"""The second stage of the guard: one tool call, or the answer at the end of a turn, in which something recorded occurs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from belta_memory.adapters.stores.guard_list import GuardList
from belta_memory.adapters.stores.home import file_name
from belta_memory.app.guard import ToolEvent, look_at_answer, warn
from belta_memory.app.scopes import present_folder
from belta_memory.domain.effect import Scene
from belta_memory.domain.model import SessionId
from belta_memory.modules import module

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belta_memory.app.guard import AnswerEvent
    from belta_memory.entrypoints.hook import Call

    class GuardDialect(Protocol):
        """What a host's module `guard` offers."""

        def decode(self, payload: object, environment: Mapping[str, str]) -> ToolEvent | AnswerEvent:
            """The event in a payload. Raises PayloadError."""

        def encode_call(self, context: str, reason: str) -> bytes:
            """The answer to a tool call."""

        def encode_answer(self, message: str, context: str) -> bytes:
            """What is said at the end of a turn."""


def answer_guarded(call: Call, payload: object) -> bytes:
    """Answer one event. Raises BeltaError."""
    dialect: GuardDialect = module(f"belta_memory.adapters.hosts.{call.host}.guard")
    event = dialect.decode(payload, call.environment)
    facts = GuardList(call.home, lambda: present_folder(call.ports, event.cwd))
    scene = Scene(call.host, event.session, event.cwd)
    if isinstance(event, ToolEvent):
        name = file_name(SessionId(event.id or ""))
        if event.id is not None and not call.sessions.claim(
            event.session, f"call-{name}", call.now, named=True
        ):
            return b""  # the hook is registered twice, here and in a plugin
        return dialect.encode_call(*warn(call.ports, facts, scene, event.call, attended=event.attended))
    stated = look_at_answer(
        call.ports,
        facts,
        scene,
        event.answer,
        again=event.again,
        is_first=lambda: call.sessions.claim_answer(event.session, event.answer, call.now, again=event.again),
    )
    return dialect.encode_answer(*stated)
