import datetime as dt

from belta_memory.app.casebook import CaseBook
from belta_memory.app.corrections import overview
from belta_memory.domain.effect import Event, EventKind, Scene
from belta_memory.domain.ledger import Entry, EntryState
from belta_memory.domain.model import Basis, By, Kind, SessionId
from domain.cases import DAY, MONDAY, case

SHOP, DOCS = "/home/mia/shop", "/home/mia/docs"
ALWAYS = dt.date(2026, 1, 1)


def typed(*days: int, session: str = "s1", project: str = SHOP) -> Event:
    times = tuple(round((MONDAY + day * DAY).timestamp() * 1000) for day in days)
    return Event(EventKind.PROMPTS, MONDAY, Scene("claude", SessionId(session), project), times=times)


CASES = (
    case("a", 0),
    case("b", 8, Kind.FACT),
    case("c", 8, Kind.FACT, project=DOCS),
    case("d", 8, by=By.SELF),
    case("e", 8, Kind.OTHER),
)


def test_what_people_said_and_what_the_agent_found_are_counted_apart() -> None:
    counts = overview(CaseBook(CASES, str), (), (), ALWAYS).counts
    assert counts.kinds == {(By.USER, Kind.OMISSION): 1, (By.USER, Kind.FACT): 2, (By.SELF, Kind.OMISSION): 1}
    assert counts.projects == {(SHOP, Kind.OMISSION): 1, (SHOP, Kind.FACT): 1, (DOCS, Kind.FACT): 1}
    assert counts.weeks == {MONDAY.date(): 1, (MONDAY + 7 * DAY).date(): 2}
    assert (counts.by_user, counts.unsure, counts.unsure_share) == (3, 1, 0.25)


def test_what_judges_have_settled_is_unsure_no_more() -> None:
    unsure, still = case("e", 8, Kind.OTHER, prompt="p"), case("e", 8, Kind.OTHER, prompt="q")
    settled = unsure._replace(kind=Kind.RESULT, basis=Basis.JUDGES)
    counts = overview(CaseBook((unsure, still, settled), str), (), (), ALWAYS).counts
    assert (counts.by_user, counts.unsure) == (1, 1)


def test_the_rate_is_of_the_prompts_that_were_counted_each_once() -> None:
    events = (typed(0, 1, 2), typed(1, 2, 3), typed(8, session="s2"), typed(9, project=DOCS, session="s3"))
    counts = overview(CaseBook(CASES, str), events, (), ALWAYS).counts
    assert (counts.prompts, counts.rate) == (6, 50.0)
    assert counts.prompts_of_weeks == {MONDAY.date(): 4, (MONDAY + 7 * DAY).date(): 2}
    assert overview(CaseBook(CASES, str), (), (), ALWAYS).counts.rate is None


def test_one_project_and_a_time_may_be_asked_for() -> None:
    shop = overview(
        CaseBook(CASES, str), (typed(0, 9), typed(9, project=DOCS)), (), (MONDAY + DAY).date(), "shop"
    )
    assert [c.session for _, c in shop.cases] == ["b", "d"]
    assert (shop.counts.prompts, shop.counts.unsure) == (1, 1)


def test_what_became_of_rule_proposals_is_counted() -> None:
    states = (EntryState.OPEN, EntryState.ADOPTED, EntryState.CAME_AGAIN, EntryState.DROPPED)
    entries = [Entry(n, SHOP, Kind.FACT, 2, (), state) for n, state in enumerate(states)]
    shown = overview(CaseBook((), str), (), entries, ALWAYS)
    assert (shown.raised, shown.adopted) == (4, 2)
