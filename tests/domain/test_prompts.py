import datetime as dt

import pytest

from belta_memory.domain.effect import Event, EventKind, Scene
from belta_memory.domain.model import PromptId, SessionId
from belta_memory.domain.prompts import prompt_name, typed_once

AT = dt.datetime(2026, 11, 30, 9, tzinfo=dt.UTC)
Typed = tuple[str, str | None, int, str]  # session, id, time, words


def counted(*prompts: Typed, host: str = "aider") -> int:
    events = []
    for session, key, time, words in prompts:
        name = prompt_name(SessionId(session), PromptId(key) if key else None, time, words)
        scene = Scene(host, SessionId(session))
        events.append(Event(EventKind.PROMPTS, AT, scene, times=(time,), prompts=(name,)))
    return len(list(typed_once(events)))


@pytest.mark.parametrize(
    ("prompts", "count"),
    [
        pytest.param([("a", "a-1", 1, "hello"), ("a", "a-2", 1, "thanks")], 2, id="a session with one moment"),
        pytest.param([("a", "a-1", 1, "ok"), ("a", "a-2", 1, "ok")], 2, id="the same words, under two ids"),
        pytest.param([("a", None, 1, "ok"), ("a", None, 1, "thanks")], 2, id="one moment and no id"),
        pytest.param([("a", None, 1, "ok"), ("a", None, 1, "ok")], 1, id="read again, without an id"),
        pytest.param([("a", "a-1", 1, "ok"), ("a", "a-1", 9, "ok")], 1, id="a file has grown: a later moment"),
        pytest.param([("a", "0", 1, "ok"), ("b", "0", 2, "ok")], 2, id="an id of its session alone"),
        pytest.param([("a", "p", 1, "go on"), ("b", "q", 1, "go on")], 1, id="a fork gives it another id"),
        pytest.param([("a", "p", 1, "go on"), ("b", "q", 1, "hello")], 2, id="two sessions in one minute"),
    ],
)  # fmt: skip
def test_a_prompt_counts_once(prompts: list[Typed], count: int) -> None:
    assert counted(*prompts) == count


def test_a_moment_without_a_name_is_one_prompt_by_whomever_it_is_told_again() -> None:
    scene = Scene("claude", SessionId("a"))
    name = prompt_name(scene.session, None, 1, "go on")
    unnamed = Event(EventKind.PROMPTS, AT, scene, times=(1, 2))
    named = unnamed._replace(scene=scene._replace(session=SessionId("fork")), prompts=(name, name))
    assert [time for _, time in typed_once((unnamed, named))] == [1, 2]
    assert [time for _, time in typed_once((unnamed, unnamed._replace(scene=Scene("codex", scene.session))))] == [
        1, 2, 1, 2,
    ]  # fmt: skip
