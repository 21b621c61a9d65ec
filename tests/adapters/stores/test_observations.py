import datetime as dt
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.observations import JsonlObservations, TornLine, decode, encode
from belta_memory.domain.errors import StoredLineError, UnwritableHomeError
from belta_memory.domain.model import Basis, By, Claim, Kind, Observation, PromptId, Redacted, SessionId

NOON = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)
SEEN = Observation(
    host="claude",
    session=SessionId("s1"),
    at=NOON,
    kind=Kind.FACT,
    claim=Claim("deploy", "staging-a", "prod-b"),
    text=Redacted("no, deploy goes to prod-b"),
    fingerprint="00aa",
    language="en",
    prompt=PromptId("p1"),
)

words = st.text(max_size=20)
maybe = st.none() | words
zones = st.integers(-12 * 60, 14 * 60).map(lambda minutes: dt.timezone(dt.timedelta(minutes=minutes)))
observations = st.builds(
    Observation,
    host=words,
    session=words.map(SessionId),
    at=st.datetimes(timezones=zones),
    kind=st.sampled_from(Kind),
    claim=st.builds(Claim, maybe, maybe, maybe),
    text=words.map(Redacted),
    fingerprint=words,
    language=words,
    prompt=maybe.map(lambda p: None if p is None else PromptId(p)),
    project=maybe,
    gist=maybe.map(lambda g: None if g is None else Redacted(g)),
    transcript=maybe,
    line=st.none() | st.integers(0),
    by=st.sampled_from(By),
    basis=st.sampled_from(Basis),
    remember=st.booleans(),
    masked=st.booleans(),
)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "home"))


@given(observations)
def test_a_sighting_comes_back_from_its_line_as_it_was(seen: Observation) -> None:
    line = encode(seen)
    assert b"\n" not in line
    assert decode(line, "x.jsonl", 1) == seen


def test_a_lone_surrogate_survives() -> None:
    seen = SEEN._replace(text=Redacted("half an emoji: \ud83d"))
    assert decode(encode(seen), "x.jsonl", 1) == seen


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(b"{", id="torn"),
        pytest.param(b"\xff\xfe", id="not UTF-8"),
        pytest.param(b"null", id="no object"),
        pytest.param(b"[1]", id="a list"),
        pytest.param(b'{"host": "claude"}', id="fields missing"),
        pytest.param(encode(SEEN).replace(b'"fact"', b'"guess"'), id="an unknown kind"),
        pytest.param(encode(SEEN).replace(b"2026-11-30", b"yesterday"), id="an impossible time"),
        pytest.param(encode(SEEN).replace(b'"topic"', b'"subject"'), id="a claim of another shape"),
    ],
)
def test_a_foreign_line_is_named_by_its_place(line: bytes) -> None:
    with pytest.raises(StoredLineError, match=r"x\.jsonl:7: .*Nothing was written"):
        decode(line, "x.jsonl", 7)


MINUTE = dt.timedelta(minutes=1)


@pytest.mark.parametrize(
    ("second", "stored"),
    [
        pytest.param(SEEN, False, id="a second hook on the same prompt"),
        pytest.param(
            SEEN._replace(at=NOON + 90 * MINUTE), False, id="the same prompt, found again by a harvest"
        ),
        pytest.param(SEEN._replace(session=SessionId("s2")), False, id="a forked session repeats the prompt"),
        pytest.param(
            SEEN._replace(session=SessionId("s2"), at=NOON + dt.timedelta(days=40)),
            False,
            id="a session resumed in the next month",
        ),
        pytest.param(SEEN._replace(basis=Basis.SCORER), False, id="another path of ours saw the same prompt"),
        pytest.param(SEEN._replace(basis=Basis.MODEL), True, id="what a model says of it is kept beside"),
        pytest.param(SEEN._replace(prompt=PromptId("p2")), True, id="said again in another prompt"),
        pytest.param(SEEN._replace(fingerprint="00bb"), True, id="another text under the same prompt id"),
        pytest.param(SEEN._replace(host="codex"), True, id="another host"),
        pytest.param(
            SEEN._replace(prompt=None, at=NOON + 9 * MINUTE), False, id="no prompt id, nine minutes later"
        ),
        pytest.param(
            SEEN._replace(prompt=None, at=NOON - 9 * MINUTE), False, id="no prompt id, nine minutes before"
        ),
        pytest.param(
            SEEN._replace(prompt=None, at=NOON + 11 * MINUTE), True, id="no prompt id, eleven minutes later"
        ),
        pytest.param(
            SEEN._replace(prompt=None, session=SessionId("s2")), True, id="no prompt id, another session"
        ),
    ],
)
def test_a_prompt_counts_once(home: Home, second: Observation, *, stored: bool) -> None:
    log = JsonlObservations(home)
    assert log.append(SEEN) is True
    assert log.append(second) is stored
    assert len(JsonlObservations(home).all()) == 1 + stored


def test_a_prompt_without_id_counts_once_across_the_turn_of_the_month(home: Home) -> None:
    log = JsonlObservations(home)
    late = SEEN._replace(prompt=None, at=dt.datetime(2026, 11, 30, 23, 58, tzinfo=dt.UTC))
    assert log.append(late)
    assert not log.append(late._replace(at=dt.datetime(2026, 12, 1, 0, 3, tzinfo=dt.UTC)))


def test_a_fork_counts_once_though_the_cache_was_deleted(home: Home) -> None:
    JsonlObservations(home).append(SEEN)
    os.remove(home.cache("seen", "claude.txt"))
    assert not JsonlObservations(home).append(SEEN._replace(session=SessionId("s2")))


def test_facts_are_the_users_and_state_what_is_true_and_come_oldest_first(home: Home) -> None:
    log = JsonlObservations(home)
    newer = SEEN._replace(prompt=PromptId("p2"), at=NOON + MINUTE, session=SessionId("a"))
    others = [
        SEEN._replace(prompt=PromptId("p3"), kind=Kind.OTHER, text=Redacted('he wrote "kind": "fact"')),
        SEEN._replace(prompt=PromptId("p4"), claim=Claim("deploy", "staging-a", None)),
        SEEN._replace(prompt=PromptId("p5"), by=By.SELF),
    ]
    for seen in (newer, SEEN, *others):
        assert log.append(seen)
    assert list(log.facts()) == [SEEN, newer]


def test_the_sightings_of_a_prompt_are_found_in_every_month(home: Home) -> None:
    log = JsonlObservations(home)
    later = SEEN._replace(at=NOON + dt.timedelta(days=2), fingerprint="00bb", basis=Basis.MODEL)
    for seen in (
        SEEN,
        later,
        SEEN._replace(prompt=PromptId("p11")),
        SEEN._replace(session=SessionId("s11"), prompt=PromptId("p1x")),
    ):
        log.append(seen)
    assert log.of_prompt("claude", SessionId("s1"), PromptId("p1")) == [SEEN, later]


def test_an_absent_home_holds_nothing_and_stays_absent(home: Home) -> None:
    log = JsonlObservations(home)
    assert list(log.facts()) == []
    assert log.of_prompt("claude", SessionId("s"), PromptId("p")) == []
    assert not Path(home.root).exists()


def test_a_torn_line_takes_none_of_its_neighbours_with_it(home: Home) -> None:
    log = JsonlObservations(home)
    log.append(SEEN)
    path = Path(home.sightings("claude", "2026-11", SessionId("s1")))
    with path.open("ab") as file:
        file.write(b'{"kind": "fact", "host')  # a process died here
    log.append(SEEN._replace(prompt=PromptId("p2")))
    assert [o.prompt for o in log.facts()] == ["p1", "p2"]
    assert TornLine(str(path), 2) in log.torn


def test_the_files_are_for_the_user_alone(home: Home) -> None:
    JsonlObservations(home).append(SEEN)
    path = Path(home.sightings("claude", "2026-11", SessionId("s1")))
    assert path.stat().st_mode & 0o777 == 0o600
    assert {folder.stat().st_mode & 0o777 for folder in path.parents if home.root in str(folder)} == {0o700}


def test_a_full_disk_leaves_the_lines_before_it_whole(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    log = JsonlObservations(home)
    log.append(SEEN)
    monkeypatch.setattr(os, "write", lambda *_: 3)
    with pytest.raises(UnwritableHomeError, match="No space left"):
        log.append(SEEN._replace(prompt=PromptId("p2")))
    monkeypatch.undo()
    assert JsonlObservations(home).all() == [SEEN]
    assert log.append(SEEN._replace(prompt=PromptId("p2")))


# What no person typed


def test_what_is_taken_back_was_never_said_and_nothing_is_erased(home: Home) -> None:
    log = JsonlObservations(home)
    other = SEEN._replace(prompt=PromptId("p2"), fingerprint="00bb")
    log.append(SEEN)
    log.append(other)
    (path,) = Path(home.observations).rglob("*.jsonl")
    before = path.read_bytes()
    log.take_back(SEEN)
    fresh = JsonlObservations(home)
    assert path.read_bytes().startswith(before)
    assert list(fresh.facts()) == fresh.all() == [other]
    assert fresh.of_prompt("claude", SessionId("s1"), PromptId("p1")) == []
    assert fresh.torn == []


def test_the_same_words_under_another_id_are_another_sighting(home: Home) -> None:
    log = JsonlObservations(home)
    log.append(SEEN)
    log.take_back(SEEN)
    again = SEEN._replace(prompt=PromptId("p2"))
    assert log.append(again)
    assert log.all() == [again]


def test_words_that_look_like_taking_back_take_nothing_back(home: Home) -> None:
    log = JsonlObservations(home)
    sly = SEEN._replace(prompt=PromptId("p2"), text=Redacted('{"taken_back": ["p1", "00aa", "rule"]}'))
    log.append(SEEN)
    log.append(sly)
    assert log.all() == [SEEN, sly]


def test_a_torn_line_takes_nothing_back(home: Home) -> None:
    log = JsonlObservations(home)
    log.append(SEEN)
    log.take_back(SEEN)
    (path,) = Path(home.observations).rglob("*.jsonl")
    path.write_bytes(path.read_bytes().rstrip()[:-4])
    assert log.all() == [SEEN]


def test_only_the_lines_that_hold_a_text_are_read_where_one_is_named(home: Home) -> None:
    log = JsonlObservations(home)
    other = SEEN._replace(
        prompt=PromptId("p7"),
        fingerprint="f7",
        text=Redacted("x"),
        claim=Claim("os", "linux", 'the "Ｗ" one'),
    )
    log.append(SEEN)
    log.append(other)
    assert SEEN.claim.correct is not None
    assert list(log.facts(holding=SEEN.claim.correct.upper())) == [SEEN]
    assert list(log.facts(holding='"Ｗ" ONE')) == [other]
    assert list(log.facts(holding="nowhere")) == []
