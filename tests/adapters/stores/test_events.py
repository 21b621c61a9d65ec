"""The log of events on the disk."""

import datetime as dt
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.stores import events as module
from belta_memory.adapters.stores.event_lines import decode
from belta_memory.adapters.stores.events import JsonlEvents, encode
from belta_memory.adapters.stores.home import Home
from belta_memory.domain.effect import Event, EventKind, Scene
from belta_memory.domain.errors import BeltaError, StoredLineError
from belta_memory.domain.model import By, SessionId
from fakes import AT

SCENE = Scene("claude", SessionId("s1"), "/home/mia/shop")
LINE = Event(EventKind.REMINDED, AT, SCENE, ("k1",), tokens=9, via="Bash")

words = st.text(min_size=1, max_size=20)
counts = st.integers(0, 10**12)
zones = st.timezones()
written = st.builds(
    Event,
    kind=st.sampled_from(EventKind),
    at=st.datetimes(min_value=dt.datetime(2020, 1, 1), max_value=dt.datetime(2040, 1, 1)).map(  # noqa: DTZ001
        lambda at: at.replace(microsecond=at.microsecond // 1000 * 1000, tzinfo=dt.UTC)
    ),
    scene=st.builds(Scene, words, words.map(SessionId), st.none() | words),
    keys=st.lists(words, max_size=3).map(tuple),
    tokens=counts,
    via=st.none() | words,
    answer=st.none() | words,
    by=st.sampled_from(By),
    items=counts,
    times=st.lists(counts, max_size=3).map(tuple),
)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / ".belta"))


@given(written)
def test_an_event_comes_back_as_it_was(event: Event) -> None:
    assert decode(encode(event), "log", 1) == event
    assert b"\n" not in encode(event)


def test_what_is_appended_is_read_in_its_order_and_closed_to_others(home: Home) -> None:
    later = LINE._replace(kind=EventKind.AVOIDED, at=AT + dt.timedelta(minutes=1))
    log = JsonlEvents(home)
    log.append(later)
    log.append(LINE, LINE._replace(keys=("k2",)))
    assert [(e.kind, e.keys) for e in log.all()] == [
        ("reminded", ("k1",)),
        ("reminded", ("k2",)),
        ("avoided", ("k1",)),
    ]
    assert stat.S_IMODE(os.stat(home.events).st_mode) == 0o600
    assert stat.S_IMODE(os.stat(os.path.dirname(home.events)).st_mode) == 0o700


def test_a_home_without_a_log_has_no_events(home: Home) -> None:
    assert JsonlEvents(home).all() == []


def test_a_torn_last_line_takes_no_other_with_it(home: Home) -> None:
    told: list[BeltaError] = []
    log = JsonlEvents(home, told.append)
    log.append(LINE)
    with open(home.events, "ab") as file:
        file.write(b'{"at":"2026-11-30T')
    assert log.all() == [LINE]
    assert not told
    log.append(LINE)
    assert log.all() == [LINE, LINE]
    assert [type(fault) for fault in told] == [StoredLineError]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(b"[]", id="no object"),
        pytest.param(b'{"at":"2026-11-30T09:00:00+09:00"}', id="a part is missing"),
        pytest.param(b'{"at":"2026-11-30","kind":"asked","host":"h","session":"s"}', id="no zone"),
        pytest.param(
            b'{"at":"2026-11-30T09:00:00Z","kind":"sang","host":"h","session":"s"}', id="of no kind"
        ),
    ],
)
def test_a_foreign_line_is_told_of_and_left_out(home: Home, line: bytes) -> None:
    told: list[BeltaError] = []
    log = JsonlEvents(home, told.append)
    log.append(LINE)
    Path(home.events).write_bytes(line + b"\n" + Path(home.events).read_bytes())
    assert log.all() == [LINE]
    assert [fault.facts["line"] for fault in told] == [1]


def test_a_loading_that_is_as_before_has_the_facts_of_the_one_before(home: Home) -> None:
    log = JsonlEvents(home)
    log.append(LINE._replace(kind=EventKind.LOADED, keys=("k1", "k2")), LINE)
    with open(home.events, "ab") as file:
        file.write(
            b'{"at":"2026-11-30T10:00:00+0900","kind":"loaded","host":"claude","session":"s2","again":true}\n'
        )
    assert log.all()[-1].keys == ("k1", "k2")


def test_a_long_log_makes_room_and_the_one_before_is_still_read(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST_LOG", 300)
    log = JsonlEvents(home)
    for number in range(5):
        log.append(LINE._replace(tokens=number))
    assert os.path.exists(f"{home.events}.1")
    assert [e.tokens for e in log.all()] == [0, 1, 2, 3, 4]
    for number in range(5, 50):
        log.append(LINE._replace(tokens=number))
    assert [e.tokens for e in log.all()][-3:] == [47, 48, 49]
    assert os.stat(home.events).st_size + os.stat(f"{home.events}.1").st_size < 1200


def test_a_log_that_cannot_be_written_fails_nobody(home: Home) -> None:
    told: list[BeltaError] = []
    os.makedirs(home.events)  # a folder stands where the log is needed
    log = JsonlEvents(home, told.append)
    log.append(LINE)
    assert [type(fault).__name__ for fault in told] == ["UnwritableHomeError"]


def test_a_log_that_somebody_holds_is_not_waited_for(home: Home) -> None:
    from belta_memory.adapters.stores.lock import locked

    told: list[BeltaError] = []
    with locked(home.lock("events")):
        JsonlEvents(home, told.append, patience=0).append(LINE)
    assert [type(fault).__name__ for fault in told] == ["LockTimeoutError"]


def test_what_a_session_was_reminded_of_is_kept_until_the_next_call(home: Home) -> None:
    log = JsonlEvents(home)
    here, there = SessionId("s1"), SessionId("s2/..")
    assert log.reminded(here) == ()
    log.put_reminded(here, ["k1", "hand-0000"])
    log.put_reminded(there, ["k2"])
    assert (log.reminded(here), log.reminded(there)) == (("k1", "hand-0000"), ("k2",))
    log.put_reminded(here, [])
    log.put_reminded(here, [])
    assert (log.reminded(here), log.reminded(there)) == ((), ("k2",))
    assert not os.path.exists(home.cache("reminded", "s1"))
