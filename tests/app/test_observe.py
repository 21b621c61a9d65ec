import datetime as dt

import pytest

from belta_memory.app.ask import next_dialog
from belta_memory.app.catch_up import catch_up
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Dialog, Outcome, advance
from belta_memory.app.observe import observe
from belta_memory.app.ports import Ports
from belta_memory.app.propose import propose_plain
from belta_memory.app.settings import Settings
from belta_memory.domain.model import Channel, Kind, PromptEvent, PromptId, ProposalState, Redacted, SessionId
from fakes import (
    FakeClock,
    FakeMemory,
    FakeSessions,
    fake_ports,
    marker,
)

SAID = "no, deploy goes to prod-b, not staging-a"
SAID_IN_JAPANESE = "違う、デプロイ先は staging-a じゃなくて prod-b だよ"
LINE = "deploy: ❌ staging-a → ✅ prod-b"


def prompt(text: str, session: str = "s1", prompt: str = "p1", *, attended: bool = True) -> PromptEvent:
    return PromptEvent(SessionId(session), text, PromptId(prompt), cwd="/home/u/shop", attended=attended)


def with_dialogs(memory: FakeMemory | None = None) -> Ports:
    """Sessions in which our server can open a dialog, so that the agent is not told to ask."""
    markers = [marker(f"s{number}") for number in range(10)]
    return fake_ports(memory=memory)._replace(sessions=FakeSessions(*markers, dialogs=True))


def answer(ports: Ports, session: str, reply: str | None) -> None:
    dialog = next_dialog(ports, SessionId(session))
    assert dialog is not None
    outcome = advance(dialog, reply)
    assert isinstance(outcome, Outcome)
    settle(ports, dialog.proposal.id, outcome, Channel.DIALOG)


def asks(ports: Ports, session: str) -> bool:
    return next_dialog(ports, SessionId(session)) is not None


def test_a_fact_said_twice_in_two_languages_becomes_one_proposal() -> None:
    ports = fake_ports()
    assert observe(ports, "claude", prompt(SAID)).proposal is None
    proposal = observe(ports, "claude", prompt(SAID_IN_JAPANESE, prompt="p2")).proposal
    assert proposal is not None
    assert proposal.claim == ("deploy", "staging-a", "prod-b")
    assert proposal.occurrences == 2
    assert proposal.language == "ja"


def test_one_prompt_seen_by_two_hooks_counts_once_and_hints_once() -> None:
    ports = fake_ports()
    observe(ports, "claude", prompt(SAID))
    again = observe(ports, "claude", prompt(SAID))
    assert again.detection.kind is Kind.NONE
    assert again.context == ()
    assert not ports.proposals.all()


def test_what_a_program_sends_is_no_sighting() -> None:
    ports = fake_ports()
    for number in range(3):
        noticed = observe(ports, "claude", prompt(SAID, prompt=f"p{number}", attended=False))
        assert noticed.proposal is None
    assert not list(ports.observations.facts())


def test_saying_to_remember_makes_a_fact_due_at_once() -> None:
    ports = fake_ports()
    noticed = observe(ports, "claude", prompt(f"{SAID}. Remember that."))
    assert noticed.detection.remember
    assert noticed.proposal is not None


def test_a_recorded_fact_is_not_proposed_again() -> None:
    ports = with_dialogs()
    for number in range(2):
        observe(ports, "claude", prompt(SAID, prompt=f"p{number}"))
    answer(ports, "s1", "record")
    assert observe(ports, "claude", prompt(SAID, session="s2", prompt="p9")).proposal is None
    assert [f.topic for f in ports.memory.read().facts] == ["deploy"]


def test_a_swapped_statement_is_another_fact_and_replaces_the_line_after_a_yes() -> None:
    ports = with_dialogs()
    for number in range(2):
        observe(ports, "claude", prompt(SAID, prompt=f"p{number}"))
    answer(ports, "s1", "record")
    opposite = "no, deploy goes to staging-a, not prod-b"
    assert observe(ports, "claude", prompt(opposite, "s2", "q1")).proposal is None, "said once"
    assert observe(ports, "claude", prompt(opposite, "s2", "q2")).proposal is not None
    dialog = next_dialog(ports, SessionId("s2"))
    assert isinstance(dialog, Dialog)
    assert dialog.replaces == LINE
    outcome = advance(dialog, "record")
    assert isinstance(outcome, Outcome)
    settle(ports, dialog.proposal.id, outcome, Channel.DIALOG)
    (fact,) = ports.memory.read().facts
    assert (fact.wrong, fact.correct) == ("prod-b", "staging-a")
    assert fact.note is not None
    note = ports.memory.note(fact.note)
    assert note is not None
    assert "prod-b was right until 2026-11-30" in note.body


def test_three_declines_in_three_sessions_bring_a_cooldown_and_silence_until_its_day() -> None:
    clock = FakeClock()
    ports = with_dialogs()._replace(clock=clock)
    observe(ports, "claude", prompt(SAID, "s1", "p0"))
    for number in (1, 2, 3):
        clock.advance(days=1)
        observe(ports, "claude", prompt(SAID_IN_JAPANESE, f"s{number}", f"p{number}"))
        answer(ports, f"s{number}", "decline")
    (decline,) = ports.memory.read().declines
    assert (decline.times, decline.cooldown_until) == (3, dt.date(2026, 12, 23))
    assert observe(ports, "claude", prompt(SAID, "s4", "p4")).proposal is None
    assert not asks(ports, "s4")
    clock.at = clock.at.replace(month=12, day=23)
    assert observe(ports, "claude", prompt(SAID, "s5", "p5")).proposal is not None
    answer(ports, "s5", "decline")
    (decline,) = ports.memory.read().declines
    assert decline.cooldown_until is not None, "after a cooldown one question; a decline starts the next"
    assert decline.cooldown_until > dt.date(2026, 12, 23)


def test_a_yes_breaks_the_run_of_declines() -> None:
    ports = with_dialogs()
    observe(ports, "claude", prompt(SAID, "s0", "p0"))
    for number, reply in enumerate(("decline", "decline", "record"), start=1):
        observe(ports, "claude", prompt(SAID, f"s{number}", f"p{number}"))
        answer(ports, f"s{number}", reply)
    assert ports.memory.read().declines == ()


@pytest.mark.parametrize("reply", [None, "later", ""], ids=["Esc", "later", "empty"])
def test_a_neutral_answer_neither_counts_nor_breaks_a_run(reply: str | None) -> None:
    ports = with_dialogs()
    observe(ports, "claude", prompt(SAID, "s0", "p0"))
    for number, said in enumerate(("decline", reply, "decline"), start=1):
        observe(ports, "claude", prompt(SAID, f"s{number}", f"p{number}"))
        answer(ports, f"s{number}", said)
    (decline,) = ports.memory.read().declines
    assert decline.times == 2


def test_a_fact_is_asked_once_a_session_also_after_a_decline() -> None:
    ports = with_dialogs()
    for number in range(2):
        observe(ports, "claude", prompt(SAID, prompt=f"p{number}"))
    answer(ports, "s1", "decline")
    observe(ports, "claude", prompt(SAID_IN_JAPANESE, prompt="p7"))
    assert not asks(ports, "s1")
    observe(ports, "claude", prompt(SAID_IN_JAPANESE, "s2", "p8"))
    assert asks(ports, "s2")


def test_a_proposal_comes_back_only_on_a_new_sighting_in_a_later_session() -> None:
    ports = with_dialogs()
    for number in range(2):
        observe(ports, "claude", prompt(SAID, prompt=f"p{number}"))
    assert not asks(ports, "s2"), "nothing was said in that session"
    answer(ports, "s1", None)
    assert not asks(ports, "s1"), "asked in this session already"
    observe(ports, "claude", prompt(SAID, "s2", "p9"))
    assert asks(ports, "s2")


def test_after_three_neutral_answers_it_is_only_listed() -> None:
    ports = with_dialogs()
    observe(ports, "claude", prompt(SAID, "s0", "p0"))
    for number in (1, 2, 3):
        observe(ports, "claude", prompt(SAID, f"s{number}", f"p{number}"))
        answer(ports, f"s{number}", None)
    observe(ports, "claude", prompt(SAID, "s4", "p4"))
    assert not asks(ports, "s4")
    assert [p.state for p in ports.proposals.all()] == [ProposalState.OPEN]


def test_what_is_no_fact_is_not_asked_about_again() -> None:
    ports = with_dialogs()
    for number in range(2):
        observe(ports, "claude", prompt(SAID, prompt=f"p{number}"))
    answer(ports, "s1", "not_a_fact")
    assert observe(ports, "claude", prompt(SAID, "s2", "p9")).proposal is None
    assert ports.memory.read().declines == ()


def test_a_proposal_of_ninety_days_lapses() -> None:
    clock = FakeClock()
    ports = fake_ports()._replace(clock=clock)
    for number in range(2):
        observe(ports, "claude", prompt(SAID, prompt=f"p{number}"))
    clock.advance(days=91)
    assert not asks(ports, "s1")
    assert [p.state for p in ports.proposals.all()] == [ProposalState.LAPSED]


@pytest.mark.parametrize("ask", ["digest", "review"])
def test_no_dialog_opens_where_the_user_wants_none(ask: str) -> None:
    ports = fake_ports(settings=Settings(ask=ask))  # type: ignore[arg-type] # a parameter is a plain string
    for number in range(2):
        observe(ports, "claude", prompt(SAID, prompt=f"p{number}"))
    assert not asks(ports, "s1")


def test_the_agent_is_told_to_ask_only_where_no_dialog_can_open() -> None:
    def sentences(*, dialogs: bool) -> tuple[str, ...]:
        ports = fake_ports()._replace(sessions=FakeSessions(marker(), dialogs=dialogs))
        observe(ports, "claude", prompt(SAID, prompt="p1"))
        return observe(ports, "claude", prompt(SAID, prompt="p2")).context

    assert sentences(dialogs=True) == ()
    (sentence,) = sentences(dialogs=False)
    assert LINE in sentence
    assert "Yes, remember it" in sentence


@pytest.mark.parametrize(("hint", "told"), [(True, 1), (False, 0)], ids=["on", "off"])
def test_the_hint_about_a_candidate_can_be_turned_off(hint: bool, told: int) -> None:
    ports = fake_ports(settings=Settings(hint=hint))
    noticed = observe(ports, "claude", prompt("それは違います"))
    assert noticed.detection.kind in (Kind.FACT, Kind.OTHER)
    assert noticed.detection.claim.correct is None
    assert len(noticed.context) == told


def test_two_bare_denials_of_different_answers_are_not_one_fact() -> None:
    ports = fake_ports()
    for number in range(3):
        assert observe(ports, "claude", prompt("それは違います", prompt=f"p{number}")).proposal is None


def test_a_secret_is_masked_before_it_is_stored_and_cannot_be_recorded_as_it_is() -> None:
    ports = fake_ports(memory=FakeMemory())
    for number in range(2):
        observe(ports, "claude", prompt("password: hunter2 じゃなくて swordfish だよ", prompt=f"p{number}"))
    stored = repr(ports.observations.__dict__) + repr(ports.proposals.__dict__)
    assert "hunter2" not in stored
    assert "swordfish" not in stored


@pytest.mark.parametrize(
    "statement",
    [
        "delete from zebra14",
        "DROP DATABASE zebra13",
        "CREATE UNIQUE INDEX zebra12 ON t(x)",
        "TRUNCATE zebra15",
        "REPLACE INTO zebra17 VALUES (1)",
        "SELECT zebra16, now();",
        "with t as (select 1) select zebra10 from t",
        "revoke all on zebra18 from bob",
        "merge into zebra19 using t on a = b",
    ],
)
def test_of_a_statement_of_sql_no_word_is_stored(statement: str) -> None:
    noticed = observe(fake_ports(), "claude", prompt(f"you forgot it: {statement}"))
    assert noticed.stored is not None
    assert noticed.stored.text == "[sql]"


def test_a_wish_to_remember_without_a_pair_is_a_candidate_that_supports_the_agents_report() -> None:
    ports = fake_ports()
    noticed = observe(ports, "claude", prompt("remember: the nightly job runs at three"))
    assert noticed.detection.kind is Kind.OTHER
    assert noticed.detection.remember
    assert len(noticed.context) == 1, "the agent is told that this may be a fact"


@pytest.mark.parametrize("tag", ["zh-Hant", "zh-Hans"])
def test_where_two_languages_say_the_same_the_users_own_decides(tag: str) -> None:
    ports = fake_ports(language=tag)
    noticed = observe(ports, "claude", prompt("不是 staging-a，是 prod-b"))
    assert noticed.detection.language == tag


def test_what_is_said_in_quite_other_words_becomes_due_at_the_end_of_the_turn() -> None:
    ports = fake_ports()
    observe(ports, "claude", prompt(SAID))
    (first,) = ports.observations.facts()
    # The same fact with the correct value worded otherwise: the hook compares no paraphrases.
    other = first._replace(
        prompt=PromptId("p2"),
        text=Redacted("x"),
        fingerprint="x",
        claim=first.claim._replace(correct="Prod-B"),
    )
    assert propose_plain(ports, other) is None
    ports.observations.append(first._replace(prompt=PromptId("p2"), text=Redacted("y"), fingerprint="y"))
    catch_up(ports, "claude", marker(prompt="p2"))
    assert asks(ports, "s1")


@pytest.mark.parametrize(
    ("ahead", "taken"),
    [
        pytest.param(dt.timedelta(days=-3), dt.timedelta(days=-3), id="in the past"),
        pytest.param(dt.timedelta(days=365 * 73), dt.timedelta(0), id="nobody has typed it in the future"),
    ],
)
def test_a_moment_of_a_transcript_is_taken_where_it_can_be(ahead: dt.timedelta, taken: dt.timedelta) -> None:
    ports = fake_ports()
    now = ports.clock.now()
    stored = observe(ports, "claude", prompt(SAID)._replace(at=now + ahead)).stored
    assert stored is not None
    assert stored.at == now + taken


@pytest.mark.parametrize(
    ("turn", "kind"), [("I added an Express middleware.", Kind.FACT), ("I added a middleware.", Kind.OTHER)]
)
def test_the_turn_before_settles_a_pair_of_plain_words(turn: str, kind: Kind) -> None:
    noticed = observe(
        fake_ports(), "claude", prompt("the API is Fastify, not Express"), previous=lambda: turn
    )
    assert noticed.detection.kind is kind
