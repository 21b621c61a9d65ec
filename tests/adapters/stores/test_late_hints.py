from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.sessions import SessionFiles
from belta_memory.app.ports import LateHint
from belta_memory.domain.model import PromptId, SessionId

S1, S2 = SessionId("s1"), SessionId("s2")
HINT = LateHint(PromptId("p1"), "先ほど「違う」と書いた。")


def test_a_hint_is_handed_over_once_in_its_own_session(tmp_path: Path) -> None:
    sessions = SessionFiles(Home(str(tmp_path)))
    sessions.leave_hint(S1, HINT)
    assert sessions.told_hint(S1) is None
    assert sessions.take_hint(S2) is None
    assert sessions.take_hint(S1) == HINT
    assert sessions.take_hint(S1) is None
    assert sessions.told_hint(S1) == HINT


def test_the_newer_hint_takes_the_place_of_the_older(tmp_path: Path) -> None:
    sessions = SessionFiles(Home(str(tmp_path)))
    sessions.leave_hint(S1, HINT)
    newer = LateHint(None, "newer")
    sessions.leave_hint(S1, newer)
    assert sessions.take_hint(S1) == newer


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'{"sentence": 7, "prompt": null}', b'{"prompt": "p"}']
)
def test_a_hint_that_is_not_ours_is_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cache" / "late").mkdir(parents=True)
    (tmp_path / "cache" / "late" / "s1").write_bytes(content)
    assert SessionFiles(Home(str(tmp_path))).take_hint(S1) is None
