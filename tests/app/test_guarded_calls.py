"""Who is told what: the agent, the user who is asked, nobody."""

from typing import NamedTuple

import pytest

from belta_memory.app.guard import Stated, Warned, look_at_answer, warn
from belta_memory.app.ports import Ports
from belta_memory.app.settings import Settings
from belta_memory.domain.effect import Scene
from belta_memory.domain.guard import LESSON, Call, Guarded, guarded
from belta_memory.domain.language import say
from belta_memory.domain.model import Fact, FactKey, SessionId
from belta_memory.languages import pack
from fakes import fake_ports

SCENE = Scene("claude", SessionId("s1"), "/home/mia/shop")
FACT = Fact("deploy target", "staging-a", "prod-b", None, 1, None, None, FactKey("k1"))
LINE = "deploy target: ❌ staging-a → ✅ prod-b"
WRONG = Call("Bash", {"command": "ssh staging-a"})
ANSWER = "It was deployed to staging-a."


class Facts(NamedTuple):
    """The guard list of one fact."""

    fact: Guarded

    def occurring(self, text: str) -> list[Guarded]:
        return [self.fact] if any(needle in text for needle in self.fact.needles()) else []


def ports_with(settings: Settings) -> Ports:
    return fake_ports()._replace(settings=settings)


def kinds(ports: Ports) -> list[str]:
    return [event.kind.value for event in ports.events.all()]


def warned(settings: Settings, mode: str = "", *, attended: bool = True) -> tuple[Warned, list[str]]:
    ports = ports_with(settings)
    return warn(ports, Facts(guarded(FACT, mode)), SCENE, WRONG, attended=attended), kinds(ports)


def test_the_agent_is_told_at_every_acting_call() -> None:
    ports = ports_with(Settings())
    facts = Facts(guarded(FACT))
    for _ in range(2):
        told = warn(ports, facts, SCENE, WRONG, attended=True)
        assert LINE in told.context
        assert told.reason == ""
    assert kinds(ports) == ["reminded", "reminded"]


@pytest.mark.parametrize(
    ("settings", "mode", "asked"),
    [
        pytest.param(Settings(), "", False, id="nothing is set"),
        pytest.param(Settings(guard="ask"), "", True, id="set for all"),
        pytest.param(Settings(), "ask", True, id="set for the fact"),
        pytest.param(Settings(guard="ask"), "remind", False, id="the fact's own goes before"),
    ],
)
def test_the_user_is_asked_where_that_is_set(settings: Settings, mode: str, *, asked: bool) -> None:
    told, kept = warned(settings, mode)
    assert (LINE in told.reason) is asked
    assert LINE in told.context
    assert ("asked" in kept) is asked


def test_nobody_is_asked_where_nobody_sits() -> None:
    told, kept = warned(Settings(guard="ask"), attended=False)
    assert told.reason == ""
    assert LINE in told.context
    assert kept == ["reminded"]


def test_a_guard_that_is_off_says_nothing() -> None:
    assert warned(Settings(guard="off")) == (Warned(), [])


def test_a_call_after_a_reminder_counts_as_avoided() -> None:
    ports = ports_with(Settings())
    warn(ports, Facts(guarded(FACT)), SCENE, WRONG, attended=True)
    assert (
        warn(ports, Facts(guarded(FACT)), SCENE, Call("Bash", {"command": "ssh prod-b"}), attended=True)
        == Warned()
    )
    assert kinds(ports) == ["reminded", "avoided"]


@pytest.mark.parametrize("tag", ["ja", "ko", "zh-Hant", "zh-Hans", "en"])
def test_the_user_is_told_of_a_wrong_answer_in_their_language(tag: str) -> None:
    ports = ports_with(Settings())._replace(language=tag)
    stated = look_at_answer(ports, Facts(guarded(FACT)), SCENE, ANSWER, again=False)
    assert stated == Stated(say(pack(tag), "guard.stated", line=LINE))
    assert kinds(ports) == ["violated"]


def test_the_agent_gets_one_more_turn_where_that_is_set_and_only_one() -> None:
    ports = ports_with(Settings(enforce="continue"))
    facts = Facts(guarded(FACT))
    assert LINE in look_at_answer(ports, facts, SCENE, ANSWER, again=False).context
    assert look_at_answer(ports, facts, SCENE, ANSWER, again=True).context == ""


@pytest.mark.parametrize("answer", ["", "It was deployed to prod-b.", "We do not use staging-a."])
def test_an_answer_that_states_nothing_wrong_is_let_alone(answer: str) -> None:
    ports = ports_with(Settings(enforce="continue"))
    assert look_at_answer(ports, Facts(guarded(FACT)), SCENE, answer, again=False) == Stated()
    assert kinds(ports) == []


def test_a_lesson_is_told_beside_a_fact_and_counts_as_no_reminder() -> None:
    ports = ports_with(Settings(guard="ask"))
    lesson = guarded(FACT, LESSON)._replace(key="lesson:e1", statement="Ask before a deploy")
    nowhere = SCENE._replace(session=SessionId("unknown"))
    unknown = warn(ports, Facts(lesson), nowhere, WRONG, attended=True)
    assert unknown == Warned(), "without a marker nobody could remember that it was told"
    told = warn(ports, Facts(lesson), SCENE, WRONG, attended=True)
    assert told == Warned(say(pack("en"), "recall.lesson", line="Ask before a deploy"))
    assert warn(ports, Facts(lesson), SCENE, WRONG, attended=True) == Warned()
    assert kinds(ports) == ["recalled"]
    assert look_at_answer(ports, Facts(lesson), SCENE, ANSWER, again=False) == Stated()
