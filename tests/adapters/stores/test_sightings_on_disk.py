"""What the sightings cost on the disk, and the lines of before."""

import datetime as dt
import json
import os
from pathlib import Path

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.observations import JsonlObservations, decode, encode
from belta_memory.domain.errors import StoredLineError
from belta_memory.domain.model import Basis, By, Claim, Kind, Observation, PromptId, Redacted, SessionId
from belta_memory.domain.text import fingerprint

NOON = dt.datetime(2026, 11, 30, 12, 0, 0, 123456, tzinfo=dt.timezone(dt.timedelta(hours=9)))
TURNS, SESSIONS, ONE_IN = 10_000, 200, 6
SAID = (
    ("no, the deploy goes to prod-b, not staging-a, please run it again", "deploy", "staging-a", "prod-b"),
    ("違います、本番のデータベースのポートは 5432 ではなく 5433 です", "ポート", "5432", "5433"),
    ("아니, 린터는 flake8이 아니라 ruff야. 설정 파일도 그렇게 고쳐줘", "린터", "flake8", "ruff"),
    ("Wrong. We are on Python 3.12 since last month", None, None, "Python 3.12"),
)


def sighting(number: int) -> Observation:
    """One as the end of a turn stores it, with the ids and paths of a real host."""
    said, topic, wrong, correct = SAID[number % len(SAID)]
    said = f"{said} ({number})"
    session = SessionId(f"{number * ONE_IN * SESSIONS // TURNS:08x}-4c1e-4f0a-9d3b-0a1b2c3d4e5f")
    return Observation(
        host="claude",
        session=session,
        at=NOON + dt.timedelta(minutes=number),
        kind=Kind.FACT if number % 3 else Kind.OTHER,
        claim=Claim(topic, wrong, correct) if number % 3 else Claim(),
        text=Redacted(said),
        fingerprint=fingerprint(said),
        language="en",
        prompt=PromptId(f"{number:08x}-9a7b-4e21-8c54-1f2e3d4c5b6a"),
        project="/home/somebody/projects/my-service",
        transcript=f"/home/somebody/.claude/projects/-home-somebody-projects-my-service/{session}.jsonl",
        line=number,
    )


def test_ten_thousand_turns_take_less_than_a_megabyte(tmp_path: Path) -> None:
    log = JsonlObservations(Home(str(tmp_path)))
    for number in range(TURNS // ONE_IN):
        assert log.append(sighting(number))
    size = sum(os.path.getsize(path) for path in tmp_path.rglob("*") if path.is_file())
    assert size < 1_000_000, f"{size} bytes"


def full(seen: Observation) -> bytes:
    """A line with every field, as they were written at first."""
    stored = {**seen._asdict(), "at": seen.at.isoformat(), "claim": seen.claim._asdict()}
    return json.dumps(stored, ensure_ascii=False).encode()


@pytest.mark.parametrize(
    "seen",
    [
        pytest.param(sighting(1), id="a rule's"),
        pytest.param(sighting(0), id="without a claim"),
        pytest.param(sighting(1)._replace(by=By.SELF, basis=Basis.MODEL, masked=True), id="a report"),
        pytest.param(sighting(1)._replace(transcript="/elsewhere.jsonl", line=None), id="another file"),
        pytest.param(sighting(1)._replace(transcript=None, prompt=None, project=None), id="of a bare host"),
    ],
)
def test_a_line_of_before_is_read_and_a_new_one_is_shorter(seen: Observation) -> None:
    assert decode(full(seen), "x.jsonl", 1) == seen == decode(encode(seen), "x.jsonl", 1)
    assert len(encode(seen)) < 0.85 * len(full(seen))


def test_lines_of_both_forms_stand_in_one_file(tmp_path: Path) -> None:
    home = Home(str(tmp_path))
    log = JsonlObservations(home)
    one, two = sighting(1), sighting(2)._replace(session=sighting(1).session)
    path = Path(home.sightings("claude", "2026-11", one.session))
    path.parent.mkdir(parents=True)
    path.write_bytes(full(one) + b"\n")
    assert not log.append(one)
    assert log.append(two)
    assert list(log.facts()) == [one, two]


def test_a_moment_without_a_zone_is_no_sighting() -> None:
    line = full(sighting(1)).replace(b"+09:00", b"")
    with pytest.raises(StoredLineError):
        decode(line, "x.jsonl", 1)
