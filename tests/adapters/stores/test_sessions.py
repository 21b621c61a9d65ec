import os
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belta_memory.adapters.stores.dialogs import open_note
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.sessions import DAY, SessionFiles
from belta_memory.app.ports import SessionMarker
from belta_memory.domain.errors import UnwritableHomeError
from belta_memory.domain.model import PromptId, SessionId

S1 = SessionId("s1")
MARKER = SessionMarker(S1, "/t.jsonl", PromptId("p1"), 4711, attended=True, shown=("k1",))

words = st.text(max_size=20)
markers = st.builds(
    SessionMarker,
    words.map(SessionId),
    st.none() | words,
    st.none() | st.text(min_size=1, max_size=20).map(PromptId),
    st.none() | st.integers(1, 1 << 31),
    st.booleans(),
    st.lists(words, max_size=3).map(tuple),
)


@pytest.fixture
def sessions(tmp_path: Path) -> SessionFiles:
    return SessionFiles(Home(str(tmp_path / "home")))


@given(markers)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_marker_comes_back_as_it_was(sessions: SessionFiles, marker: SessionMarker) -> None:
    sessions.put(marker)
    assert sessions.find(marker.session) == marker


def test_a_session_without_a_marker_has_none(sessions: SessionFiles) -> None:
    assert sessions.find(S1) is None
    sessions.add_shown(S1, ["k"])
    assert sessions.find(S1) is None


def test_what_was_shown_is_kept_once_and_in_order(sessions: SessionFiles) -> None:
    sessions.put(MARKER)
    sessions.add_shown(S1, ["k2", "k1", "k3"])
    assert sessions.find(S1) == MARKER._replace(shown=("k1", "k2", "k3"))


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff", b'{"session": "s1"}', b'{"session": 1, "attended": true, "shown": []}'],
)
def test_an_unreadable_marker_is_as_good_as_none(
    sessions: SessionFiles, tmp_path: Path, content: bytes
) -> None:
    sessions.put(MARKER)
    Path(Home(str(tmp_path / "home")).session(S1)).write_bytes(content)
    assert sessions.find(S1) is None
    sessions.put(MARKER)
    assert sessions.find(S1) == MARKER


def test_an_event_is_taken_up_once(sessions: SessionFiles) -> None:
    assert sessions.claim(S1, "p1", 1000.0, named=True)
    assert not sessions.claim(S1, "p1", 1000.0, named=True)
    assert sessions.claim(S1, "p2", 1000.0, named=True)
    assert sessions.claim(SessionId("s2"), "p1", 1000.0, named=True)


def test_an_event_with_an_id_never_comes_again(sessions: SessionFiles, tmp_path: Path) -> None:
    assert sessions.claim(S1, "p1", 1000.0, named=True)
    _age(tmp_path, 3600)
    assert not sessions.claim(S1, "p1", _now(tmp_path), named=True)


def test_an_event_without_an_id_may_come_again_a_moment_later(sessions: SessionFiles, tmp_path: Path) -> None:
    assert sessions.claim(S1, "start-compact", 0.0, named=False)
    now = _now(tmp_path)
    assert not sessions.claim(S1, "start-compact", now + 9, named=False)
    assert sessions.claim(S1, "start-compact", now + 11, named=False)
    assert not sessions.claim(S1, "start-compact", now + 12, named=False)


def test_silent_sessions_are_tidied_away(sessions: SessionFiles, tmp_path: Path) -> None:
    sessions.put(MARKER)
    sessions.claim(S1, "p1", 0.0, named=True)
    now = _now(tmp_path)
    sessions.tidy(now + 2 * DAY)
    assert sessions.find(S1) is not None
    assert sessions.claim(S1, "p1", now, named=True)
    sessions.tidy(now + 31 * DAY)
    assert sessions.find(S1) is None


def test_tidying_is_done_once_a_day(sessions: SessionFiles, tmp_path: Path) -> None:
    now = time.time()
    sessions.tidy(now)
    sessions.claim(S1, "p1", 0.0, named=True)
    _age(tmp_path, 40 * DAY)
    sessions.tidy(now + DAY / 2)
    assert len(_claims(tmp_path)) == 1
    sessions.tidy(now + 2 * DAY)
    assert _claims(tmp_path) == []


def test_the_newest_session_of_a_host_is_the_one_of_its_latest_prompt(
    sessions: SessionFiles, tmp_path: Path
) -> None:
    names = ("old", "other", "new", "cleared")
    for age, name in enumerate(reversed(names)):
        host_pid = 4712 if name == "other" else 4711
        sessions.put(MARKER._replace(session=SessionId(name), host_pid=host_pid))
        path = tmp_path / "home" / "cache" / "sessions" / name
        os.utime(path, (1000 - age, 1000 - age))
    (tmp_path / "home" / "cache" / "sessions" / "broken").write_bytes(b"{")
    newest = sessions.newest_of(4711)
    assert newest is not None
    assert newest.session == "cleared"
    assert sessions.newest_of(4713) is None


@pytest.mark.parametrize(
    ("marker", "has"),
    [
        pytest.param(MARKER, True, id="our server lives below the same host"),
        pytest.param(MARKER._replace(attended=False), False, id="nobody is there to see a dialog"),
        pytest.param(MARKER._replace(host_pid=None), False, id="the host is not known"),
        pytest.param(MARKER._replace(host_pid=4712), False, id="another host"),
    ],
)
def test_a_session_has_a_dialog_where_our_server_lives(
    sessions: SessionFiles, tmp_path: Path, marker: SessionMarker, *, has: bool
) -> None:
    open_note(Home(str(tmp_path / "home")), 4711)
    assert sessions.has_dialog(marker) is has


@pytest.mark.parametrize("step", ["replace", "open"])
def test_a_failed_write_leaves_the_old_marker_and_nothing_beside_it(
    sessions: SessionFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    sessions.put(MARKER)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, full)
    with pytest.raises(UnwritableHomeError, match="No space left"):
        sessions.put(MARKER._replace(prompt=PromptId("p2")))
    monkeypatch.undo()
    assert sessions.find(S1) == MARKER
    assert os.listdir(tmp_path / "home" / "cache" / "sessions") == ["s1"]


def _claims(tmp_path: Path) -> list[Path]:
    return list((tmp_path / "home" / "cache" / "claims").iterdir())


def _now(tmp_path: Path) -> float:
    return _claims(tmp_path)[0].stat().st_mtime


def _age(tmp_path: Path, seconds: float) -> None:
    for claim in _claims(tmp_path):
        then = claim.stat().st_mtime - seconds
        os.utime(claim, (then, then))


def test_what_killed_writers_left_in_the_cache_goes_after_a_day(tmp_path: Path) -> None:
    sessions = SessionFiles(Home(str(tmp_path)))
    cache = tmp_path / "cache"
    left = [cache / "gate.txt.1.0123abcd.tmp", cache / "sessions" / "s1.4711.tmp"]
    fresh = cache / "sessions" / "s2.4711.tmp"
    fresh.parent.mkdir(parents=True)
    for path in (*left, fresh):
        path.write_bytes(b"half")
    now = fresh.stat().st_mtime
    for path in left:
        os.utime(path, (now - 90_000, now - 90_000))
    sessions.tidy(now)
    assert not any(path.exists() for path in left)
    assert fresh.exists(), "somebody may be writing it"
