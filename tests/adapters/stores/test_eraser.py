"""A fact that is removed for good: nothing of it is found any more, and everything else is as it was."""

import contextlib
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.stores.memory_home import (
    AT,
    DAY,
    DEPLOY,
    PORT,
    YES,
    RandomIds,
    StillClock,
    decline,
    forget,
    memory_at,
    recording,
)
from belta_memory.adapters.stores.eraser import HomeEraser
from belta_memory.adapters.stores.events import JsonlEvents
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.kept import KeptFile
from belta_memory.adapters.stores.memory import MarkdownMemory
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.adapters.stores.proposals import JsonProposals
from belta_memory.app.confirm import erase
from belta_memory.app.ports import Change, Ports
from belta_memory.app.purge import traces_of
from belta_memory.domain.consolidation import Action, Group, Reason
from belta_memory.domain.effect import Event, EventKind, Scene
from belta_memory.domain.errors import IndexFormatError
from belta_memory.domain.kept import kept_of
from belta_memory.domain.match import claim_of
from belta_memory.domain.model import (
    Channel,
    Claim,
    Fact,
    FactKey,
    Kind,
    Observation,
    PromptId,
    Redacted,
    SessionId,
    Slug,
)
from belta_memory.domain.statement import format_statement
from fakes.world import fake_ports, open_proposal

SECRET = Fact("launch codename", "Periwinkle", "Marmalade-77", DAY, 2, DAY, Slug("launch-codename"), None)
NAMES = (b"launch codename", b"Periwinkle", b"periwinkle", b"Marmalade-77", b"Quincewood", b"launch-codename")


def record(memory: MarkdownMemory, fact: Fact) -> None:
    line = format_statement(fact.topic, fact.wrong, fact.correct)
    memory.change_facts(YES, Change("record", fact.key, fact.topic, line), recording(fact))


def real_ports(home: Home) -> Ports:
    return fake_ports()._replace(
        memory=memory_at(home.root),
        proposals=JsonProposals(home),
        observations=JsonlObservations(home),
        events=JsonlEvents(home),
    )


def sighting(text: str, claim: Claim, prompt: str) -> Observation:
    return Observation(
        "claude", SessionId("s1"), AT, Kind.FACT, claim, Redacted(text), f"f-{prompt}", "en", PromptId(prompt)
    )


def everything(root: Path) -> dict[str, bytes]:
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(root.rglob("*")) if p.is_file()}


def holding(root: Path, *needles: bytes) -> list[str]:
    return [
        f"{name}: {needle.decode()}"
        for name, content in everything(root).items()
        for needle in needles
        if needle in content or needle in name.encode()
    ]


def lived_in(root: Path) -> Ports:
    """A home in which the fact was said, asked, recorded, said otherwise, brought up and logged."""
    home = Home(str(root))
    ports = real_ports(home)
    memory = memory_at(root)
    key = open_proposal("kept1234").key
    record(memory, DEPLOY)
    fact = SECRET._replace(key=key)
    record(memory, fact._replace(correct="Quincewood", note=None))
    record(memory, PORT)
    record(memory, fact)
    decline(memory, fact, 2)
    decline(memory, PORT, 1)
    ports.proposals.put(open_proposal("kept1234", claim_of(fact)))
    ports.proposals.put(open_proposal("othr1234", claim_of(DEPLOY)))
    ports.observations.append(sighting("no, it is Marmalade-77", claim_of(fact), "p1"))
    ports.observations.append(sighting("the launch codename!", Claim(None, None, "Quincewood"), "p2"))
    ports.observations.append(sighting("no, prod-b", claim_of(DEPLOY), "p3"))
    for one in (fact, DEPLOY):
        KeptFile(home).add([kept_of(Group(Reason.LONG, "", (one,), Action.KEEP))], DAY)
    scene = Scene("claude", SessionId("s1"), "/tmp/shop")
    ports.events.append(Event(EventKind.RECALLED, AT, scene, (key,)))
    ports.events.append(Event(EventKind.LOADED, AT, scene, (key, "k-deploy")))
    for name, text in (
        ("log/hook.log", "2026-11-30 fault: Marmalade-77\n2026-11-30 fault: another\n"),
        ("cache/first/x.txt", "Periwinkle came up\n"),
        ("cache/gate.txt", "made of the index\n"),
        ("cache/search.db", "SQLite format 3\0..."),
        ("cache/harvest.json", '{"sessions": {}}'),
    ):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return ports


def erased(root: Path, ports: Ports, topic: str) -> list[str]:
    fact = ports.memory.read().fact_on(topic)
    assert fact is not None
    eraser = HomeEraser(Home(str(root)), StillClock(), RandomIds())
    return erase(ports, eraser, traces_of(ports, fact), "shown", Channel.TERMINAL)[1]


def test_no_byte_of_a_purged_fact_is_found_in_the_home(tmp_path: Path) -> None:
    ports = lived_in(tmp_path)
    assert {line.split(": ")[1] for line in holding(tmp_path, *NAMES)} == {
        n.decode() for n in NAMES if n != b"periwinkle"
    }
    assert erased(tmp_path, ports, SECRET.topic) == []
    assert holding(tmp_path, *NAMES) == []
    assert [e.operation for e in ports.memory.journal()].count("purge") == 1


def test_everything_else_stays(tmp_path: Path) -> None:
    ports = lived_in(tmp_path)
    erased(tmp_path, ports, SECRET.topic)
    assert [f.topic for f in ports.memory.read().facts] == [DEPLOY.topic, PORT.topic]
    assert [d.topic for d in ports.memory.read().declines] == [PORT.topic]
    assert [p.id for p in ports.proposals.all()] == ["othr1234"]
    assert [o.claim.correct for o in ports.observations.facts()] == ["prod-b"]
    assert [e.keys for e in JsonlEvents(Home(str(tmp_path))).all()] == [("k-deploy",)]
    assert [f.key for one in KeptFile(Home(str(tmp_path))).all() for f in one.facts] == [DEPLOY.key]
    assert (tmp_path / "log/hook.log").read_text() == "2026-11-30 fault: another\n"
    assert (tmp_path / "cache/harvest.json").exists(), "else the next harvest would find it again"
    assert not (tmp_path / "cache/gate.txt").exists()
    assert not (tmp_path / "cache/search.db").exists(), "an index of words may hold it in pieces"


def test_the_other_changes_can_be_taken_back_as_if_it_had_never_been(tmp_path: Path) -> None:
    ports = lived_in(tmp_path)
    erased(tmp_path, ports, SECRET.topic)
    memory = memory_at(tmp_path)
    for entry in reversed(memory.journal()):
        if entry.operation in {"record", "decline"}:
            memory.undo(YES, entry.id)
    assert memory.read().facts == ()
    assert not (tmp_path / "memory" / "MEMORY.md").exists()


def test_an_archived_fact_and_its_file_name_go_too(tmp_path: Path) -> None:
    ports = lived_in(tmp_path)
    memory = memory_at(tmp_path)
    fact = memory.read().fact_on(SECRET.topic)
    assert fact is not None
    forget(memory, fact)
    assert holding(tmp_path / "memory" / "archive", b"Marmalade-77")
    eraser = HomeEraser(Home(str(tmp_path)), StillClock(), RandomIds())
    erase(ports, eraser, traces_of(ports, fact), "shown", Channel.TERMINAL)
    assert holding(tmp_path, *NAMES) == []


def test_what_another_fact_states_too_stays_and_so_does_that_fact(tmp_path: Path) -> None:
    ports = lived_in(tmp_path)
    memory = memory_at(tmp_path)
    record(memory, Fact("jam", "Strawberry", "Marmalade-77", DAY, 1, DAY))
    assert erased(tmp_path, ports, SECRET.topic) == []
    assert memory.read().fact_on("jam") is not None
    assert holding(tmp_path, b"Periwinkle", b"Quincewood", b"launch codename") == []
    assert [o.claim.correct for o in ports.observations.facts()] == ["prod-b"]


def test_a_fact_of_a_project_goes_without_the_global_one_on_its_topic(tmp_path: Path) -> None:
    ports, project = lived_in(tmp_path), "example.org/shop"
    own = Fact(DEPLOY.topic, "Vanilla-1", "Hazelnut-2", DAY, 1, DAY, None, FactKey("k-own"), project)
    record(memory_at(tmp_path).within(project), own)
    eraser = HomeEraser(Home(str(tmp_path)), StillClock(), RandomIds())
    _, left = erase(ports, eraser, traces_of(ports, own), "shown", Channel.TERMINAL)
    assert left == []
    assert holding(tmp_path, b"Vanilla-1", b"Hazelnut-2") == []
    memory = memory_at(tmp_path)
    assert memory.within(project).read().facts == ()
    kept = memory.read().fact_on(DEPLOY.topic)
    assert kept is not None
    assert kept.key == DEPLOY.key, "the journal knows its key still"
    assert "othr1234" in [p.id for p in ports.proposals.all()]


def test_what_a_person_wrote_by_hand_stays_and_is_named(tmp_path: Path) -> None:
    ports = lived_in(tmp_path)
    index = tmp_path / "memory" / "MEMORY.md"
    index.write_text(index.read_text(encoding="utf-8") + "\nAsk Ana about Periwinkle.\n", encoding="utf-8")
    (left,) = erased(tmp_path, ports, SECRET.topic)
    assert left.startswith(f"{index}:")
    assert "Ask Ana about Periwinkle." in index.read_text(encoding="utf-8")


def test_a_broken_index_stops_it_before_anything_is_removed(tmp_path: Path) -> None:
    ports = lived_in(tmp_path)
    fact = ports.memory.read().fact_on(SECRET.topic)
    assert fact is not None
    found = traces_of(ports, fact)
    index = tmp_path / "memory" / "MEMORY.md"
    index.write_text(index.read_text(encoding="utf-8") + "- broken ❌ a → ✅ b\n", encoding="utf-8")
    before = everything(tmp_path)
    with pytest.raises(IndexFormatError):
        erase(ports, HomeEraser(Home(str(tmp_path)), StillClock(), RandomIds()), found, "", Channel.TERMINAL)
    assert {n: c for n, c in everything(tmp_path).items() if ".locks" not in n} == {
        n: c for n, c in before.items() if ".locks" not in n
    }


@pytest.mark.parametrize("dies_at", range(8))
def test_a_purge_that_died_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dies_at: int
) -> None:
    ports = lived_in(tmp_path)
    fact = ports.memory.read().fact_on(SECRET.topic)
    assert fact is not None
    eraser, calls = HomeEraser(Home(str(tmp_path)), StillClock(), RandomIds()), [0]
    real = os.replace

    def dying(*paths: str) -> None:
        calls[0] += 1
        if calls[0] > dies_at:
            raise KeyboardInterrupt
        real(*paths)

    with monkeypatch.context() as patched, contextlib.suppress(KeyboardInterrupt):
        patched.setattr(os, "replace", dying)
        erase(ports, eraser, traces_of(ports, fact), "", Channel.TERMINAL)
    erase(
        ports,
        eraser,
        traces_of(ports, ports.memory.read().fact_on(SECRET.topic) or fact),
        "",
        Channel.TERMINAL,
    )
    assert holding(tmp_path, *NAMES) == []


VALUES = st.text("abcdefghkmäöé日本語한글 @→✅`-_./'\"\\", min_size=4, max_size=24).map(
    lambda text: f"zq{text.strip()}qz"
)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(values=st.lists(VALUES, min_size=3, max_size=3, unique=True))
def test_any_value_is_gone_whatever_stands_in_it(
    tmp_path_factory: pytest.TempPathFactory, values: list[str]
) -> None:
    root = tmp_path_factory.mktemp("home")
    topic, wrong, correct = values
    memory, ports = memory_at(root), real_ports(Home(str(root)))
    record(memory, DEPLOY)
    record(memory, Fact(topic, wrong, correct, DAY, 1, DAY, Slug("a-note")))
    ports.observations.append(sighting(f"{topic} {correct}", Claim(topic, wrong, correct), "p1"))
    stored = memory.read().facts[1]
    eraser = HomeEraser(Home(str(root)), StillClock(), RandomIds())
    erase(ports, eraser, traces_of(ports, stored), "", Channel.TERMINAL)
    assert holding(root, b"zq", b"a-note") == []
    assert [f.topic for f in memory.read().facts] == [DEPLOY.topic]
