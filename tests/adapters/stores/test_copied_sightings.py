"""A prompt that two paths see, or that a fork repeats, is one sighting; what only looks like it is none."""

import datetime as dt
from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.domain.model import Claim, Kind, Observation, PromptId, Redacted, SessionId

AT = dt.datetime(2026, 11, 30, 9, 0, tzinfo=dt.UTC)
LIVE = Observation(
    host="claude",
    session=SessionId("s1"),
    at=AT,
    kind=Kind.FACT,
    claim=Claim("port", "1", "2"),
    text=Redacted("no, port 2, not 1"),
    fingerprint="f",
    language="en",
    prompt=PromptId("p1"),
)
READ = LIVE._replace(line=7, transcript="/t.jsonl", at=AT - dt.timedelta(seconds=0.2))
LATER = AT + dt.timedelta(minutes=5)
FORK = SessionId("fork")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param(LIVE, READ, id="the hook, then its transcript"),
        pytest.param(LIVE, READ._replace(prompt=None), id="the hook, then a message in the middle of a turn"),
        pytest.param(LIVE._replace(prompt=None), READ, id="a hook of before prompt ids"),
        pytest.param(LIVE, READ._replace(session=FORK, prompt=PromptId("p9")), id="a fork, which names it anew"),
        pytest.param(LIVE, READ._replace(session=FORK, prompt=None), id="a fork of a message in the middle"),
        pytest.param(READ._replace(prompt=None), READ._replace(session=FORK, prompt=None), id="a fork of old records"),
        pytest.param(LIVE, LIVE._replace(session=FORK, at=LATER), id="one id in two sessions"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("emptied", [False, True], ids=["", "the cache was emptied"])
def test_one_prompt_is_one_sighting(
    tmp_path: Path, first: Observation, second: Observation, *, emptied: bool
) -> None:
    log = JsonlObservations(Home(str(tmp_path)))
    assert log.append(first)
    if emptied:
        (tmp_path / "cache" / "seen" / "claude.txt").unlink()
    assert not log.append(second)
    assert len(log.all()) == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param(LIVE, LIVE._replace(session=FORK, prompt=PromptId("p9")), id="typed in two sessions at once"),
        pytest.param(LIVE, READ._replace(session=FORK, prompt=PromptId("p9"), at=LATER), id="typed again later elsewhere"),
        pytest.param(LIVE, READ._replace(session=FORK, prompt=None, fingerprint="g"), id="another text at one moment"),
        pytest.param(LIVE, READ._replace(host="codex"), id="another host"),
    ],
)  # fmt: skip
def test_two_prompts_are_two_sightings(tmp_path: Path, first: Observation, second: Observation) -> None:
    log = JsonlObservations(Home(str(tmp_path)))
    assert log.append(first)
    assert log.append(second)


def test_a_torn_line_of_the_cache_stops_nobody(tmp_path: Path) -> None:
    log = JsonlObservations(Home(str(tmp_path)))
    assert log.append(LIVE)
    with (tmp_path / "cache" / "seen" / "claude.txt").open("ab") as seen:
        seen.write(b'["p2", "f", fal')
    assert log.append(READ._replace(session=FORK, at=LATER, prompt=None))
