"""Sightings for the tests of the ledger."""

import datetime as dt

from belta_memory.domain.model import Basis, By, Claim, Kind, Observation, PromptId, Redacted, SessionId

MONDAY = dt.datetime(2026, 11, 16, 9, tzinfo=dt.UTC)
DAY = dt.timedelta(days=1)


def case(
    session: str = "s1",
    day: int = 0,
    kind: Kind = Kind.OMISSION,
    *,
    text: str = "you left the tests out again",
    by: By = By.USER,
    basis: Basis = Basis.RULE,
    project: str | None = "/home/mia/shop",
    prompt: str | None = None,
    claim: Claim | None = None,
) -> Observation:
    """One sighting, `day` days after the Monday. Without a prompt id of its own it is one of its own."""
    name = prompt or f"{session}-{day}-{kind}-{text}-{by}"
    return Observation(
        host="claude",
        session=SessionId(session),
        at=MONDAY + day * DAY,
        kind=kind,
        claim=claim or Claim(),
        text=Redacted(text),
        fingerprint=text,
        language="en",
        prompt=PromptId(name),
        project=project,
        by=by,
        basis=basis,
    )
