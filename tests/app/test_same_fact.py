"""One fact in several wordings and languages: what replaces a line, what counts, what a decline follows."""

from belta_memory.app.ask import next_dialog
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Dialog, Outcome, advance
from belta_memory.app.ports import Change, MemoryDraft, Ports
from belta_memory.app.propose import due_sentence, propose, propose_plain
from belta_memory.domain.model import (
    Basis,
    Channel,
    Claim,
    Kind,
    Observation,
    PromptId,
    ProposalState,
    Redacted,
    SessionId,
)
from fakes import FakeClock, FakeSessions, fake_ports, marker

PROD = Claim("deploy target", "staging-a", "prod-b")
PROD_IN_JAPANESE = Claim("デプロイ先", "staging-a", "prod-b")
PROD_IN_KOREAN = Claim("배포 대상", "staging-a", "prod-b")
OTHER = Claim("部署目標", "prod-b", "prod-c")
BACK = Claim("where we deploy", "prod-c", "prod-b")


class Story:
    """What is said one after another, each in a prompt of its own."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.said = 0
        markers = [marker(f"s{number}") for number in range(20)]
        self.ports: Ports = fake_ports()._replace(
            clock=self.clock, sessions=FakeSessions(*markers, dialogs=True)
        )

    def sighting(self, claim: Claim, session: str = "s1", language: str = "en") -> Observation:
        self.said += 1
        self.clock.advance(minutes=1)
        mark = f"m{self.said}"
        return Observation(
            host="claude",
            session=SessionId(session),
            at=self.clock.now(),
            kind=Kind.FACT,
            claim=claim,
            text=Redacted(mark),
            fingerprint=mark,
            language=language,
            prompt=PromptId(mark),
            basis=Basis.RULE,
        )

    def say(self, claim: Claim, session: str = "s1", language: str = "en") -> bool:
        """Is it due now?"""
        seen = self.sighting(claim, session, language)
        self.ports.observations.append(seen)
        return propose(self.ports, seen) is not None

    def ask(self, session: str = "s1") -> Dialog:
        dialog = next_dialog(self.ports, SessionId(session))
        assert dialog is not None
        return dialog

    def answer(self, reply: str, session: str = "s1") -> None:
        dialog = self.ask(session)
        outcome = advance(dialog, reply)
        assert isinstance(outcome, Outcome)
        settle(self.ports, dialog.proposal.id, outcome, Channel.DIALOG)

    def record(self, claim: Claim, session: str) -> None:
        self.say(claim, session)
        self.say(claim, session)
        self.answer("record", session)

    @property
    def lines(self) -> list[tuple[str, str, str]]:
        return [(f.topic, f.wrong, f.correct) for f in self.ports.memory.read().facts]


def test_a_later_statement_in_another_language_replaces_the_line_and_the_question_says_so() -> None:
    story = Story()
    story.record(PROD, "s1")
    assert not story.say(OTHER, "s2"), "said once"
    assert story.say(OTHER, "s2")
    assert story.ask("s2").replaces == "deploy target: ❌ staging-a → ✅ prod-b"


def test_there_and_back_again_leaves_one_line_and_its_history() -> None:
    story = Story()
    for number, claim in enumerate((PROD, OTHER, BACK), 1):
        story.record(claim, f"s{number}")
        assert story.lines == [claim]
    (fact,) = story.ports.memory.read().facts
    assert fact.note is not None
    note = story.ports.memory.note(fact.note)
    assert note is not None
    assert "prod-b was right until" in note.body
    assert "prod-c was right until" in note.body


def test_what_was_said_before_the_user_said_otherwise_does_not_count() -> None:
    story = Story()
    story.record(PROD, "s1")
    story.record(OTHER, "s2")
    assert not story.say(BACK, "s3"), "said once since then"
    assert story.say(BACK, "s3")


def test_a_reworded_fact_takes_the_place_of_its_line_and_keeps_its_key() -> None:
    from belta_memory.app.record import record
    from belta_memory.domain.model import Approval
    from fakes import open_proposal

    story = Story()
    story.record(PROD, "s1")
    (before,) = story.ports.memory.read().facts
    proposal = open_proposal("efgh5678", PROD_IN_KOREAN)
    approval = Approval(Channel.TERMINAL, story.clock.now(), proposal.id, "")
    record(story.ports, proposal, PROD_IN_KOREAN, approval)
    (after,) = story.ports.memory.read().facts
    assert Claim(after.topic, after.wrong, after.correct) == PROD_IN_KOREAN
    assert after.key == before.key
    assert after.note == before.note, "nothing was right until now"


def test_two_things_of_one_kind_stay_two_lines() -> None:
    story = Story()
    story.record(Claim("customer id type", "int", "string"), "s1")
    story.record(Claim("order id type", "int", "string"), "s2")
    story.record(Claim("region", "us-east-1", "eu-west-1"), "s3")
    story.record(Claim("backup region", "eu-west-1", "eu-central-1"), "s4")
    assert len(story.lines) == 4


def test_names_that_look_alike_are_two_facts() -> None:
    story = Story()
    assert not story.say(Claim(None, None, "liguoyu"), "s1")
    assert not story.say(Claim(None, None, "liguosong"), "s2")


def test_three_declines_in_three_languages_bring_the_cooldown() -> None:
    story = Story()
    story.say(PROD, "s0")
    for session, claim in (("s1", PROD_IN_JAPANESE), ("s2", PROD_IN_KOREAN), ("s3", PROD)):
        assert story.say(claim, session)
        story.answer("decline", session)
    (decline,) = story.ports.memory.read().declines
    assert decline.times == 3
    assert not story.say(Claim("where we deploy", "staging-a", "prod-b"), "s4")


def test_the_end_of_the_turn_counts_a_recorded_fact_again_in_other_words() -> None:
    story = Story()
    story.record(PROD, "s1")
    assert not story.say(PROD_IN_JAPANESE, "s2")
    (fact,) = story.ports.memory.read().facts
    assert fact.occurrences == 3
    assert story.lines == [PROD]
    story.say(PROD_IN_KOREAN, "s3")
    assert [f.occurrences for f in story.ports.memory.read().facts] == [4]
    assert story.ports.memory.journal()[-1].channel is None, "no yes is needed for a count"


def test_one_sighting_counts_once_however_often_it_is_looked_at() -> None:
    story = Story()
    story.record(PROD, "s1")
    again = story.sighting(PROD, "s2")
    story.ports.observations.append(again)
    for _ in range(3):
        propose(story.ports, again)
    assert [f.occurrences for f in story.ports.memory.read().facts] == [3]


def test_a_hook_writes_no_count() -> None:
    story = Story()
    story.record(PROD, "s1")
    entries = len(story.ports.memory.journal())
    again = story.sighting(PROD, "s2")
    story.ports.observations.append(again)
    assert propose_plain(story.ports, again) is None
    assert len(story.ports.memory.journal()) == entries


def test_a_line_with_a_higher_count_keeps_it() -> None:
    story = Story()
    story.record(PROD, "s1")
    (fact,) = story.ports.memory.read().facts

    def recount(draft: MemoryDraft) -> None:
        draft.index = draft.index.with_fact(fact._replace(occurrences=9))

    story.ports.memory.change_bookkeeping(Change("recount", fact.key, fact.topic, ""), recount)
    story.say(PROD, "s2")
    assert [f.occurrences for f in story.ports.memory.read().facts] == [9]


def test_the_question_about_an_older_value_is_not_asked_once_a_newer_one_is_due() -> None:
    story = Story()
    story.say(PROD, "s1")
    assert story.say(PROD, "s1")
    story.say(OTHER, "s2")
    assert story.say(OTHER, "s2")
    states = {p.claim: p.state for p in story.ports.proposals.all()}
    assert states == {PROD: ProposalState.LAPSED, OTHER: ProposalState.OPEN}


def test_the_agent_is_told_what_a_yes_would_replace() -> None:
    story = Story()
    story.record(PROD, "s1")
    story.say(OTHER, "s2")
    assert story.say(OTHER, "s2")
    proposal = story.ports.proposals.all()[-1]
    ports = story.ports._replace(sessions=FakeSessions(marker("s2")))
    (sentence,) = due_sentence(ports, SessionId("s2"), proposal)
    assert "It replaces: deploy target: ❌ staging-a → ✅ prod-b" in sentence
