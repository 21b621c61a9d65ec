from collections.abc import Mapping
from typing import NamedTuple

import pytest

from belta_memory.app.ports import Change
from belta_memory.app.verify import Check, check, note_checks
from belta_memory.domain.model import GLOBAL, Approval, Channel, Fact, FactKey
from fakes.surroundings import AT
from fakes.world import fake_ports

SHOP = "example.org/shop"


class FakePlace(NamedTuple):
    paths: frozenset[str] = frozenset({"src/app.py"})
    known: frozenset[str] = frozenset({"load_config"})
    is_whole: bool = True

    def has_path(self, path: str) -> bool:
        return path in self.paths

    def scripts(self) -> Mapping[str, frozenset[str]]:
        return {"pnpm": frozenset({"test"})}

    def packages(self) -> Mapping[str, str]:
        return {"vite": "^5.2.0"}

    def words_among(self, words: frozenset[str]) -> tuple[frozenset[str], bool]:
        return words & self.known, self.is_whole


def fact(topic: str, correct: str, scope: str = SHOP) -> Fact:
    return Fact(topic, "x", correct, AT.date(), 1, AT.date(), None, FactKey("k1"), scope)


def one(checked: Fact, *once: str, place: FakePlace | None = None, quick: bool = False) -> Check:
    (found,) = check([checked], place or FakePlace(), SHOP, frozenset(once), quick=quick)
    return found


@pytest.mark.parametrize("correct", ["src/app.py", "pnpm test", "load_config"])
def test_what_is_there_is_verified(correct: str) -> None:
    assert one(fact("it", correct)).is_verified


@pytest.mark.parametrize(
    ("topic", "correct", "told"),
    [
        ("entry", "src/main.py", "no such path"),
        ("tests", "pnpm check", "no such script"),
        ("vite version", "4.1", "the manifest says ^5.2.0"),
    ],
)
def test_what_a_fact_of_the_project_names_and_is_not_there_is_stale(
    topic: str, correct: str, told: str
) -> None:
    (finding,) = one(fact(topic, correct)).stale
    assert finding.told == told


@pytest.mark.parametrize(
    ("correct", "scope"),
    [("src/main.py", GLOBAL), ("pnpm check", GLOBAL), ("prod-b", SHOP), ("/etc/shop.conf", SHOP)],
)
def test_what_may_be_about_another_place_is_not_stale(correct: str, scope: str) -> None:
    found = one(fact("it", correct, scope))
    assert not found.stale
    assert not found.is_verified


@pytest.mark.parametrize(("correct", "scope"), [("src/main.py", GLOBAL), ("read_config", SHOP)])
def test_what_was_there_once_and_is_gone_is_stale(correct: str, scope: str) -> None:
    assert one(fact("it", correct, scope), correct).stale


def test_an_identifier_is_not_gone_while_files_are_unread() -> None:
    place = FakePlace(is_whole=False)
    assert not one(fact("it", "read_config"), "read_config", place=place).stale
    assert not one(fact("it", "read_config"), "read_config", quick=True).stale


def test_the_day_is_noted_after_a_yes_and_makes_a_note() -> None:
    ports = fake_ports()
    known = fact("entry", "src/app.py", GLOBAL)
    yes = Approval(Channel.TERMINAL, AT, None, "")

    def put(draft: object) -> None:
        draft.index = draft.index.with_fact(known)  # type: ignore[attr-defined]

    ports.memory.change_facts(yes, Change("record", known.key, known.topic, ""), put)
    note_checks(ports, [one(known)], Channel.TERMINAL)
    (listed,) = ports.memory.read().facts
    assert listed.note is not None
    note = ports.memory.note(listed.note)
    assert note is not None
    assert note.verified_at == AT.date()
