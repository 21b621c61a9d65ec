"""Channel 4: what is typed is noted; it is carried out when the host's record shows a person, and never else."""

import pytest

from belta_memory.app.ports import Ports
from belta_memory.app.typed import LONGEST_WAIT, answer, settle_noted
from belta_memory.domain.errors import UntypedAnswerError, UnwritableHomeError
from belta_memory.domain.model import Channel, Claim, PromptEvent, PromptId, ProposalState, SessionId
from belta_memory.domain.noted import Author
from belta_memory.languages import FIRST_CLASS, pack
from fakes import FakeClock, FakeMemory, FakeTurns, fake_ports, open_proposal

LINE = "deploy: ❌ staging-a → ✅ prod-b"
S1, S2 = SessionId("s1"), SessionId("s2")
YES, NO = "belta yes abcd1234", "belta no abcd1234"


def prompt(
    text: str, *, session: SessionId = S1, attended: bool = True, transcript: str | None = "/t.jsonl"
) -> PromptEvent:
    return PromptEvent(session, text, PromptId("p1"), transcript=transcript, attended=attended)


def world(author: Author = Author.PERSON, claim: Claim | None = None) -> tuple[Ports, FakeMemory]:
    memory, turns = FakeMemory(), FakeTurns()
    turns.authors["p1"] = author
    return fake_ports(open_proposal(claim=claim), memory=memory, turns=turns), memory


def settled(ports: Ports, session: SessionId | None = S1) -> tuple[list[str], list[BaseException]]:
    faults: list[BaseException] = []
    return settle_noted(ports, session, faults.append), faults


@pytest.mark.parametrize("text", [YES, "  BELTA  Yes abcd ", "belta yes ABCD1234"])
def test_a_typed_yes_is_noted_then_written_with_its_channel(text: str) -> None:
    ports, memory = world()
    said = answer(ports, prompt(text))
    assert said is not None
    assert LINE in said
    assert memory.approvals == []
    (told,), faults = settled(ports)
    assert LINE in told
    assert faults == []
    assert [(a.channel, a.line) for a in memory.approvals] == [(Channel.TYPED, LINE)]
    assert settled(ports) == ([], [])


def test_a_typed_no_counts_one_decline() -> None:
    ports, memory = world()
    answer(ports, prompt(NO))
    settled(ports)
    assert [d.times for d in memory.read().declines] == [1]
    assert memory.approvals == []


@pytest.mark.parametrize("author", [Author.PROGRAM, Author.MISSING])
@pytest.mark.parametrize("text", [YES, NO])
def test_what_no_person_typed_is_dropped_and_logged(author: Author, text: str) -> None:
    ports, memory = world(author)
    answer(ports, prompt(text))
    (told,), faults = settled(ports)
    assert "Nothing was written" in told
    assert [type(f) for f in faults] == [UntypedAnswerError]
    assert (memory.approvals, memory.read().declines) == ([], ())
    assert ports.proposals.find("abcd1234").state is ProposalState.OPEN
    assert not ports.noted.waits(None)


def test_what_the_host_has_not_written_down_waits_for_a_week_at_most() -> None:
    ports, memory = world(Author.UNKNOWN)
    answer(ports, prompt(YES))
    assert settled(ports) == ([], [])
    assert ports.noted.waits(S1)
    clock = ports.clock
    assert isinstance(clock, FakeClock)
    clock.at += LONGEST_WAIT
    _, faults = settled(ports)
    assert [type(f) for f in faults] == [UntypedAnswerError]
    assert memory.approvals == []


@pytest.mark.parametrize(
    ("asked", "count"),
    [pytest.param(S2, 0, id="another session"), pytest.param(None, 1, id="all sessions")],
)
def test_a_session_settles_its_own_answers(asked: SessionId | None, count: int) -> None:
    ports, memory = world()
    answer(ports, prompt(YES))
    settled(ports, asked)
    assert len(memory.approvals) == count


def test_a_line_that_has_changed_since_is_not_written() -> None:
    ports, memory = world()
    answer(ports, prompt(YES))
    reworded = Claim("deploy", "staging-a", "prod-c")
    ports.proposals.update(open_proposal().id, lambda p: p._replace(edited=reworded))
    (told,), _ = settled(ports)
    assert "deploy: ❌ staging-a → ✅ prod-c" in told
    assert memory.approvals == []


def test_an_answer_that_another_channel_has_overtaken_is_told() -> None:
    ports, memory = world()
    answer(ports, prompt(YES))
    ports.proposals.update(open_proposal().id, lambda p: p._replace(state=ProposalState.DECLINED))
    (told,), _ = settled(ports)
    assert "declined" in told
    assert memory.approvals == []


def test_a_disk_that_refuses_is_told_and_the_proposal_stays_open() -> None:
    ports, memory = world()
    answer(ports, prompt(YES))
    memory.disk = UnwritableHomeError(path="memory/MEMORY.md", cause="No space left on device")
    (told,), _ = settled(ports)
    assert "No space left" in told
    assert ports.proposals.find("abcd1234").state is ProposalState.OPEN


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("belta yes", id="no id"),
        pytest.param("please belta yes abcd1234", id="not alone"),
        pytest.param("belta yes abcd1234 and go on", id="more follows"),
        pytest.param("belta review", id="another word"),
        pytest.param("yes", id="a bare yes"),
    ],
)
def test_other_prompts_are_no_answer(text: str) -> None:
    ports, _ = world()
    assert answer(ports, prompt(text)) is None
    assert not ports.noted.waits(None)


@pytest.mark.parametrize(
    ("event", "claim", "said"),
    [
        pytest.param(prompt(YES, attended=False), None, "Nothing was written", id="nobody attends"),
        pytest.param(prompt(YES, transcript=None), None, "no record", id="a host without transcripts"),
        pytest.param(prompt("belta yes zzzz"), None, "abcd1234", id="an unknown id"),
        pytest.param(prompt("belta yes abcd1234x"), None, "abcd1234", id="too long an id"),
        pytest.param(prompt(YES), Claim("port", None, "5433"), "belta review", id="a side is missing"),
    ],
)
def test_what_cannot_be_carried_out_is_not_noted(event: PromptEvent, claim: Claim | None, said: str) -> None:
    ports, memory = world(claim=claim)
    told = answer(ports, event)
    assert told is not None
    assert said in told
    assert not ports.noted.waits(None)
    assert settled(ports) == ([], [])
    assert memory.approvals == []


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_the_user_reads_the_note_in_the_language_of_the_fact(tag: str) -> None:
    ports = fake_ports(open_proposal(language=tag))
    noted = pack(tag).messages["typed.noted"].format(answer="yes", line=LINE)
    assert noted in (answer(ports, prompt(YES)) or "")
