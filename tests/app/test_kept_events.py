"""What is kept of reminders, and when a call counts as avoided."""

from belta_memory.app.effect import keep, keep_call
from belta_memory.domain.effect import EventKind, Scene
from belta_memory.domain.model import SessionId
from fakes import AT, FakeEvents, fake_ports

SCENE = Scene("claude", SessionId("s1"), "/home/mia/shop")


def kept(events: object) -> list[tuple[str, tuple[str, ...]]]:
    assert isinstance(events, FakeEvents)
    return [(e.kind.value, e.keys) for e in events.all()]


def test_of_what_was_shown_only_the_length_is_kept() -> None:
    ports = fake_ports()
    keep(ports, EventKind.RECALLED, SCENE, ["k1"], shown="deploy: ❌ staging-a → ✅ prod-b")
    (event,) = ports.events.all()
    assert (event.at, event.scene, event.keys, event.tokens) == (AT, SCENE, ("k1",), 8)
    assert "staging" not in repr(event)


def test_a_call_after_a_reminder_that_does_not_repeat_it_counts_as_avoided() -> None:
    ports = fake_ports()
    keep_call(ports, SCENE, "Bash", reminded=["k1"], shown="not that one")
    keep_call(ports, SCENE, "Bash")
    assert kept(ports.events) == [("reminded", ("k1",)), ("avoided", ("k1",))]


def test_a_call_that_repeats_it_is_no_avoided_one() -> None:
    ports = fake_ports()
    keep_call(ports, SCENE, "Bash", reminded=["k1"])
    keep_call(ports, SCENE, "Edit", reminded=["k1"])
    keep_call(ports, SCENE, "Edit")
    assert kept(ports.events) == [("reminded", ("k1",)), ("reminded", ("k1",)), ("avoided", ("k1",))]


def test_a_call_that_carries_another_fact_avoids_the_first() -> None:
    ports = fake_ports()
    keep_call(ports, SCENE, "Bash", reminded=["k1"])
    keep_call(ports, SCENE, "Bash", asked=["k2"])
    assert kept(ports.events) == [("reminded", ("k1",)), ("avoided", ("k1",)), ("asked", ("k2",))]
    assert ports.events.reminded(SCENE.session) == ("k2",)


def test_an_avoided_call_counts_once_and_in_its_own_session_only() -> None:
    ports = fake_ports()
    keep_call(ports, SCENE, "Bash", reminded=["k1"])
    keep_call(ports, SCENE._replace(session=SessionId("s2")), "Bash")
    assert kept(ports.events) == [("reminded", ("k1",))]
    keep_call(ports, SCENE, "Bash")
    keep_call(ports, SCENE, "Bash")
    assert kept(ports.events) == [("reminded", ("k1",)), ("avoided", ("k1",))]


def test_a_line_by_hand_is_remembered_without_its_topic() -> None:
    ports = fake_ports()
    keep_call(ports, SCENE, "Bash", reminded=["topic:salary of kim"])
    keep_call(ports, SCENE, "Bash")
    assert [kind for kind, _ in kept(ports.events)] == ["reminded", "avoided"]
    assert "kim" not in repr(ports.events.all())
