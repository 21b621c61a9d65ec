import datetime as dt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.noted import NotedFiles, decode, encode
from belta_memory.domain.errors import LockTimeoutError
from belta_memory.domain.model import Decision, PromptId, ProposalId, SessionId
from belta_memory.domain.noted import NotedAnswer

S1, S2 = SessionId("s1"), SessionId("s2/../x")
NOON = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)
NOTE = NotedAnswer(
    session=S1,
    prompt=PromptId("p1"),
    transcript="/t.jsonl",
    text="belta yes abcd1234",
    proposal=ProposalId("abcd1234"),
    decision=Decision.RECORD,
    line="deploy: ❌ staging-a → ✅ prod-b",
    at=NOON,
)

words = st.text(max_size=20)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "home"))


def taken(store: NotedFiles, session: SessionId | None, *, done: bool = True) -> list[NotedAnswer]:
    offered: list[NotedAnswer] = []

    def carry_out(note: NotedAnswer) -> bool:
        offered.append(note)
        return done

    store.take(session, carry_out)
    return offered


@given(
    st.builds(
        NotedAnswer,
        session=words.map(SessionId),
        prompt=st.none() | words.map(PromptId),
        transcript=words,
        text=words,
        proposal=words.map(ProposalId),
        decision=st.sampled_from(Decision),
        line=words,
        at=st.timedeltas(dt.timedelta(days=-9000), dt.timedelta(days=9000)).map(lambda span: NOON + span),
    )
)
def test_an_answer_comes_back_from_its_line_as_it_was(note: NotedAnswer) -> None:
    assert b"\n" not in encode(note)
    assert decode(encode(note)) == note


@pytest.mark.parametrize("line", [b"", b"null", b"[]", b"{}", encode(NOTE)[:-2], b"\xff"])
def test_what_is_no_answer_of_ours_is_none(line: bytes) -> None:
    assert decode(line) is None


def test_an_answer_stays_until_it_is_done(home: Home) -> None:
    store = NotedFiles(home)
    assert not store.waits(None)
    store.put(NOTE)
    assert taken(store, S1, done=False) == [NOTE]
    assert taken(store, S1) == [NOTE]
    assert (taken(store, S1), store.waits(S1), store.waits(None)) == ([], False, False)


def test_each_session_has_its_own(home: Home) -> None:
    store, other = NotedFiles(home), NOTE._replace(session=S2)
    store.put(NOTE)
    store.put(other)
    assert taken(store, S2, done=False) == [other]
    assert taken(store, None) == [NOTE, other]


def test_what_fails_leaves_its_own_answer_and_the_ones_behind_it(home: Home) -> None:
    store = NotedFiles(home)
    for prompt in ("p1", "p2", "p3"):
        store.put(NOTE._replace(prompt=PromptId(prompt)))

    def carry_out(note: NotedAnswer) -> bool:
        if note.prompt == "p2":
            raise LockTimeoutError(path="memory", seconds=1)
        return True

    with pytest.raises(LockTimeoutError):
        store.take(S1, carry_out)
    assert [n.prompt for n in taken(store, None)] == ["p2", "p3"]


def test_two_processes_do_not_carry_out_one_answer(home: Home) -> None:
    store = NotedFiles(home)
    store.put(NOTE)
    impatient = NotedFiles(home, patience=0.0)

    def carry_out(note: NotedAnswer) -> bool:
        del note
        with pytest.raises(LockTimeoutError):
            taken(impatient, S1)
        return True

    store.take(S1, carry_out)
    assert taken(impatient, S1) == []


def test_a_torn_line_takes_no_neighbour_with_it(home: Home) -> None:
    store = NotedFiles(home)
    store.put(NOTE)
    (path,) = Path(home.pending).iterdir()
    path.write_bytes(b'{"session": "s1", "pro')
    store.put(NOTE)
    assert taken(store, S1) == [NOTE]
    assert not store.waits(None)
