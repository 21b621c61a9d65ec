"""The figures of a report: what counts as a repeat, what as ignored, what a session costs, each counted once."""

import datetime as dt

import pytest

from belta_memory.domain.effect import Event, EventKind, Scene, nameless
from belta_memory.domain.figures import Figures, Material, Window, figures
from belta_memory.domain.model import By, Claim, Fact, FactKey, Kind, Observation, Redacted, SessionId
from fakes import AT

DAY = dt.timedelta(days=1)
WINDOW = Window((AT - 27 * DAY).date(), AT.date())
DEPLOY = Fact("deploy", "staging-a", "prod-b", None, 2, (AT - 40 * DAY).date(), key=FactKey("k1"))
PORT = Fact("port", "5432", "5433", None, 2, (AT - 40 * DAY).date(), key=FactKey("k2"))
RECORDED = {"k1": AT - 20 * DAY, "k2": AT - 40 * DAY}


def event(
    kind: EventKind,
    days_ago: float = 1,
    *keys: str,
    session: str = "s1",
    via: str | None = None,
    answer: str | None = None,
    by: By = By.USER,
    tokens: int = 0,
    items: int = 0,
    times: tuple[int, ...] = (),
    host: str = "claude",
) -> Event:
    scene = Scene(host, SessionId(session), "/shop")
    return Event(
        kind,
        AT - days_ago * DAY,
        scene,
        keys,
        tokens=tokens,
        via=via,
        answer=answer,
        by=by,
        items=items,
        times=times,
    )


def case(kind: Kind = Kind.FACT, days_ago: float = 1, by: By = By.USER) -> Observation:
    text = Redacted("no")
    return Observation("claude", SessionId("s1"), AT - days_ago * DAY, kind, Claim(), text, "f", "en", by=by)


def typed(days_ago: float, number: int = 1, project: str = "shop", host: str = "claude") -> tuple[str, Event]:
    first = int((AT - days_ago * DAY).timestamp() * 1000)
    times = tuple(first + n for n in range(number))
    return project, event(EventKind.PROMPTS, days_ago, times=times, host=host)


def told(
    *events: Event,
    facts: tuple[Fact, ...] = (DEPLOY, PORT),
    cases: tuple[tuple[str, Observation], ...] = (),
    prompts: tuple[tuple[str, Event], ...] = (),
) -> Figures:
    placed = [*(("shop", e) for e in events), *prompts]
    return figures(Material(facts, RECORDED, placed, cases, {}), WINDOW, AT)


# Repeats


def test_a_correction_of_a_recorded_fact_is_a_repeat_of_its_fact_and_its_week() -> None:
    found = told(
        event(EventKind.CORRECTED_AGAIN, 15, "k1"),
        event(EventKind.CORRECTED_AGAIN, 1, "k1"),
        event(EventKind.CORRECTED_AGAIN, 1, "k1", by=By.SELF),
        prompts=(typed(1, 40),),
    )
    assert (found.all.repeats, found.all.own_repeats, found.repeats_per_100) == (2, 1, 5.0)
    assert [w.repeats for w in found.weeks] == [0, 1, 0, 1, 0]
    deploy, port = found.facts
    assert (deploy.repeats, deploy.found_by_agent, deploy.broken, port.broken) == (2, 1, 3, 0)
    assert found.broken == (deploy,)
    assert deploy.first_repeat == pytest.approx(5)
    assert found.first_repeat == pytest.approx(5)


def test_one_correction_that_was_seen_twice_counts_once() -> None:
    again = event(EventKind.CORRECTED_AGAIN, 1, "k1")
    assert told(again, again).all.repeats == 1


def test_what_happened_before_a_fact_was_recorded_anew_is_no_repeat_of_it() -> None:
    assert told(event(EventKind.CORRECTED_AGAIN, 21, "k1")).facts[0].repeats == 0


def test_a_repeat_outside_the_window_is_told_of_its_fact_alone() -> None:
    found = told(event(EventKind.CORRECTED_AGAIN, 35, "k2"))
    assert (found.all.repeats, found.facts[1].repeats) == (0, 1)


def test_of_a_line_by_hand_the_day_of_its_recording_counts() -> None:
    hand = PORT._replace(key=None)
    found = told(event(EventKind.CORRECTED_AGAIN, 38, nameless("topic:port")), facts=(hand,))
    assert (found.facts[0].repeats, found.facts[0].first_repeat) == (1, 2.0)


# Facts that matter, and those that do not


@pytest.mark.parametrize(
    ("kind", "untouched"),
    [
        pytest.param(EventKind.LOADED, True, id="a session began with it"),
        pytest.param(EventKind.QUESTION, True, id="it was asked about"),
        pytest.param(EventKind.RECALLED, False, id="a prompt brought it up"),
        pytest.param(EventKind.REMINDED, False, id="a tool call was about to break it"),
        pytest.param(EventKind.VIOLATED, False, id="an answer broke it"),
        pytest.param(EventKind.CORRECTED_AGAIN, False, id="it was corrected again"),
    ],
)
def test_a_fact_that_never_came_up_is_named(kind: EventKind, *, untouched: bool) -> None:
    found = told(event(kind, 1, "k2"), facts=(PORT,))
    assert bool(found.untouched) is untouched


def test_a_young_fact_that_never_came_up_is_not_named() -> None:
    assert told(facts=(DEPLOY,)).untouched == ()


def test_the_facts_that_are_broken_most_often_come_first() -> None:
    found = told(
        event(EventKind.VIOLATED, 1, "k1"),
        event(EventKind.VIOLATED, 2, "k2"),
        event(EventKind.CORRECTED_AGAIN, 3, "k2"),
    )
    assert [f.fact.topic for f in found.broken] == ["port", "deploy"]


def test_things_are_counted_by_the_facts_that_they_are_about() -> None:
    found = told(event(EventKind.REMINDED, 1, "k1", "k2"), event(EventKind.AVOIDED, 0.5, "k1"))
    assert (found.kinds[EventKind.REMINDED], found.kinds[EventKind.AVOIDED]) == (2, 1)


# How much was typed and corrected


def test_corrections_are_told_by_week_kind_and_project_and_the_agents_own_apart() -> None:
    found = told(
        cases=(
            ("shop", case(Kind.FACT, 1)),
            ("shop", case(Kind.RESULT, 8)),
            ("lib", case(Kind.RESULT, 8)),
            ("lib", case(Kind.FACT, 8, By.SELF)),
            ("lib", case(Kind.FACT, 200)),
        ),
        prompts=(typed(1, 10), typed(8, 20), typed(8.5, 5, "lib")),
    )
    assert (found.all.by_user, found.all.by_self, found.all.prompts) == (
        {Kind.FACT: 1, Kind.RESULT: 2},
        1,
        35,
    )
    assert [(w.by_user.total(), w.prompts) for w in found.weeks][-3:] == [(2, 25), (1, 10), (0, 0)]
    assert [
        (p.whole.name, p.whole.by_user.total(), p.whole.by_self, p.whole.prompts) for p in found.projects
    ] == [
        ("shop", 2, 0, 30),
        ("lib", 1, 1, 5),
    ]
    assert [w.by_user.total() for w in found.projects[1].weeks] == [0, 0, 1, 0, 0]


def test_a_rate_needs_prompts() -> None:
    found = told(cases=(("shop", case()),))
    assert (found.all.rate, found.repeats_per_100) == (None, None)


def test_a_prompt_that_several_paths_have_counted_counts_once() -> None:
    fork = event(EventKind.PROMPTS, 0.5, session="fork", times=typed(1, 3)[1].times)
    assert told(prompts=(typed(1, 3), typed(1, 3), ("shop", fork))).all.prompts == 3
    assert told(prompts=(typed(1, 3), typed(1, 3, host="codex"))).all.prompts == 6


# Questions


@pytest.mark.parametrize(
    ("events", "answers", "asked", "still_open"),
    [
        pytest.param(["q", "record"], {"record": 1}, 1, 0, id="answered"),
        pytest.param(["q", "q", "decline"], {"ignored": 1, "decline": 1}, 2, 0, id="ignored, then answered"),
        pytest.param(["q"], {"ignored": 1}, 1, 0, id="never answered"),
        pytest.param(["edit"], {"edit": 1}, 1, 0, id="answered in a terminal, where nobody had put it"),
        pytest.param(["q", "later", "q", "ignored"], {"later": 1, "ignored": 1}, 2, 0, id="asked twice"),
    ],
)
def test_a_question_ends_with_its_answer(
    events: list[str], answers: dict[str, int], asked: int, still_open: int
) -> None:
    happened = [
        event(EventKind.QUESTION, 9 - n, "k1", via="dialog")
        if name == "q"
        else event(EventKind.ANSWER, 9 - n, "k1", via="dialog", answer=name)
        for n, name in enumerate(events)
    ]
    found = told(*happened).questions
    assert ({k: n for k, n in found.answers.items() if n}, found.asked, found.open) == (
        answers,
        asked,
        still_open,
    )


def test_a_question_that_was_put_just_now_is_open() -> None:
    found = told(event(EventKind.QUESTION, 0.1, "k1")).questions
    assert (found.answers["ignored"], found.open) == (0, 1)


def test_questions_about_two_facts_do_not_answer_each_other() -> None:
    found = told(
        event(EventKind.QUESTION, 5, "k1"),
        event(EventKind.QUESTION, 4, "k2"),
        event(EventKind.ANSWER, 3, "k2", answer="record"),
    ).questions
    assert (found.answers["ignored"], found.answers["record"]) == (1, 1)


# What it costs


def test_a_session_costs_what_it_was_given_to_read() -> None:
    found = told(
        event(EventKind.LOADED, 3, "k1", session="a", tokens=100),
        event(EventKind.RECALLED, 3, "k1", session="a", tokens=20),
        event(EventKind.LOADED, 2, "k1", session="b", tokens=300),
        event(EventKind.LOADED, 1, "k1", session="b", tokens=300, via="compact"),
        event(EventKind.RECALLED, 1, "k1", session="before belta", tokens=20),
    ).cost
    assert found == (2, 350.0, 360.0, 600)


def test_without_a_session_nothing_costs_anything() -> None:
    assert told().cost == (0, 0.0, 0.0, 0)


def test_items_at_first_prompts_are_counted_by_session() -> None:
    found = told(
        event(EventKind.FIRST, 3, session="a", items=4), event(EventKind.FIRST, 2, session="b", items=2)
    )
    assert found.first_prompts == (2, 6)
