import datetime as dt

import pytest

from belta_memory.domain.model import (
    Basis,
    Claim,
    Kind,
    Observation,
    PromptId,
    Redacted,
    SessionId,
)
from belta_memory.domain.recurrence import fact_recurs, is_supported

START = dt.datetime(2026, 11, 30, 9, tzinfo=dt.UTC)


def seen(session: str, prompt: str | None, *, text: str = "t", remember: bool = False) -> Observation:
    return Observation(
        host="h",
        session=SessionId(session),
        at=START,
        kind=Kind.FACT,
        claim=Claim("port", "5432", "5433"),
        text=Redacted(text),
        fingerprint=text,
        language="en",
        prompt=None if prompt is None else PromptId(prompt),
        remember=remember,
    )


@pytest.mark.parametrize(
    ("observations", "recurs"),
    [
        pytest.param([], False, id="never said"),
        pytest.param([seen("s1", "p1")], False, id="said once"),
        pytest.param([seen("s1", "p1"), seen("s1", "p1")], False, id="one prompt seen by two paths"),
        pytest.param([seen("s1", "p1"), seen("s2", "p1")], False, id="a fork repeats the prompt"),
        pytest.param([seen("s1", None), seen("s1", None)], False, id="a queued message seen twice"),
        pytest.param([seen("s1", "p1"), seen("s1", "p2")], True, id="twice in one session"),
        pytest.param(
            [seen("s1", None, text="a"), seen("s1", None, text="b")], True, id="two queued messages"
        ),
        pytest.param([seen("s1", "p1"), seen("s2", "p9")], True, id="in two sessions"),
        pytest.param([seen("s1", "p1", remember=True)], True, id="once, and the user said to remember it"),
    ],
)
def test_a_fact_recurs(observations: list[Observation], recurs: bool) -> None:
    assert fact_recurs(observations) is recurs


@pytest.mark.parametrize(
    ("basis", "others", "counts"),
    [
        pytest.param(Basis.RULE, [], True, id="a rule counts by itself"),
        pytest.param(Basis.MODEL, [], False, id="a model alone counts nothing"),
        pytest.param(Basis.MODEL, [Basis.MODEL], False, id="two models on one prompt count nothing"),
        pytest.param(Basis.MODEL, [Basis.RULE], True, id="a local candidate stands on the same prompt"),
    ],
)
def test_a_sighting_counts(basis: Basis, others: list[Basis], counts: bool) -> None:
    others_seen = [seen("s1", "p1")._replace(basis=other) for other in others]
    assert is_supported(seen("s1", "p1")._replace(basis=basis), others_seen) is counts


def test_absence_is_known_in_every_language() -> None:
    from belta_memory.domain.recurrence import ABSENT
    from belta_memory.languages import FIRST_CLASS, pack

    assert {pack(tag).messages["value.absent"] for tag in FIRST_CLASS} == ABSENT
