"""What a person sets for one fact stands in its note, and comes out of it again."""

import pytest

from belta_memory.app.find import find_fact
from belta_memory.app.marks import marked_line, marks_now, set_marks, triggers_now
from belta_memory.domain.errors import MaskedValueError, NoteFormatError
from belta_memory.domain.index import parse_index
from belta_memory.domain.marks import Marks, marks_of
from belta_memory.domain.model import Channel, Fact
from belta_memory.domain.note import parse_note
from fakes import FakeMemory, fake_ports

LINE = "- deploy target: ❌ staging-a → ✅ prod-b [occ:1]\n"


def world() -> tuple[FakeMemory, Fact]:
    memory = FakeMemory(parse_index(LINE))
    return memory, find_fact(memory.read().facts, "deploy target")


def test_a_note_is_made_and_the_line_leads_to_it() -> None:
    memory, fact = world()
    ports = fake_ports(memory=memory)
    entry = set_marks(ports, fact, Marks(("release", "roll out"), "ask"), Channel.TERMINAL)
    assert entry.channel == "terminal"
    now = find_fact(memory.read().facts, "deploy target")
    assert now.note is not None
    assert marks_now(ports, now) == Marks(("release", "roll out"), "ask")
    assert triggers_now(now, marks_now(ports, now)) == ("release", "roll out")
    set_marks(ports, now, Marks(), Channel.TERMINAL)
    assert marks_now(ports, now) == Marks()


def test_a_person_is_shown_what_will_stand_there() -> None:
    _, fact = world()
    assert marked_line(fact, Marks(guard="off")) == (
        "deploy target: ❌ staging-a → ✅ prod-b\ntriggers: staging-a, prod-b, deploy target, deploy, target\nguard: off"
    )


def test_no_secret_becomes_a_trigger() -> None:
    memory, fact = world()
    ports = fake_ports(memory=memory)
    with pytest.raises(MaskedValueError):
        set_marks(ports, fact, Marks(("ghp_16C7e42F292c6912E7710c838347Ae178B4a",)), Channel.TERMINAL)
    assert memory.read().facts[0].note is None


def test_a_guard_that_is_none_names_its_line() -> None:
    with pytest.raises(NoteFormatError, match=r"n\.md:3"):
        marks_of(parse_note("---\ntopic: x\nguard: shout\n---\n"), "n.md")
