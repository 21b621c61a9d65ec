"""What a harvest takes in, leaves for later, and never counts twice; with the real use cases above a fake world."""

import datetime as dt
from collections.abc import Callable, Iterator

import pytest

from belta_memory.app.harvest import Harvest, Harvested, Scope
from belta_memory.app.observe import observe
from belta_memory.app.ports import Ports
from belta_memory.app.transcripts import Found, Mark, Place, TranscriptFile, TypedTurn
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.model import (
    By,
    Claim,
    Kind,
    PromptEvent,
    PromptId,
    ProposalId,
    ProposalState,
    SessionId,
    ToolCall,
)
from fakes import fake_ports, open_proposal
from fakes.surroundings import AT

DAY = dt.timedelta(days=1)
FACT = "no, deploy goes to prod-b, not staging-a"
AGAIN = "again: deploy goes to prod-b, not staging-a"


def typed(
    text: str = FACT, session: str = "old", prompt: str | None = "p", at: dt.datetime = AT - 20 * DAY
) -> TypedTurn:
    event = PromptEvent(
        SessionId(session), text, PromptId(prompt) if prompt else None, "/shop", at=at, line=1
    )
    return TypedTurn(event, f"{session}-{prompt}-{text}", 0, Place())


class FakeReading:
    def __init__(self, turns: list[TypedTurn], place: Place) -> None:
        self.place = place
        self.skipped = {"not_typed": 1}
        self._turns = turns

    def __iter__(self) -> Iterator[TypedTurn]:
        for turn in self._turns[self.place.offset :]:
            self.place = Place(self.place.offset + 1, self.place.line + 1)
            yield turn


class FakeTranscripts:
    """A file's size is the number of its prompts."""

    host = "claude"
    retells = False

    def __init__(self, **turns: list[TypedTurn]) -> None:
        self.turns = turns
        self.read_from: list[tuple[str, int]] = []
        self.broken: set[str] = set()

    def files(self) -> Found:
        return Found(tuple(map(self.file, self.turns)))

    def owns(self, path: str, head: bytes) -> bool:
        del head
        return path in self.turns

    def keeps_beside(self, path: str) -> bool:
        return path not in self.turns

    def file(self, path: str) -> TranscriptFile:
        return TranscriptFile(path, path, len(self.turns[path]), AT.timestamp())

    def read(
        self, file: TranscriptFile, place: Place, tick: Callable[[int], None] = lambda _: None
    ) -> FakeReading:
        if file.path in self.broken:
            raise UnreadableFileError(path=file.path, cause="Permission denied")
        self.read_from.append((file.path, place.offset))
        tick(1)
        return FakeReading(self.turns[file.path], place)

    def with_context(self, turn: TypedTurn) -> PromptEvent:
        return turn.event._replace(previous="To staging-a.", calls=(ToolCall("Bash", "./deploy staging-a"),))


class FakeCursor:
    def __init__(self) -> None:
        self.marks: dict[str, Mark] = {}
        self.saved = 0

    def mark(self, identity: str) -> Mark | None:
        return self.marks.get(identity)

    def put(self, identity: str, mark: Mark) -> None:
        self.marks[identity] = mark

    def save(self) -> None:
        self.saved += 1


def harvest(
    source: FakeTranscripts,
    ports: Ports | None = None,
    cursor: FakeCursor | None = None,
    scope: Scope | None = None,
) -> Harvested:
    run = Harvest(ports or fake_ports(), source, cursor or FakeCursor(), scope or Scope())
    return run.run(source.files().files)


def test_a_correction_of_a_past_session_is_stored_as_of_its_own_time() -> None:
    ports = fake_ports()
    done = harvest(FakeTranscripts(a=[typed()]), ports)
    assert dict(done.found) == {("claude", "/shop", Kind.FACT): 1}
    (seen,) = ports.observations.facts()
    assert (seen.session, seen.at, seen.line, seen.project) == ("old", AT - 20 * DAY, 1, "/shop")
    assert seen.claim == Claim("deploy", "staging-a", "prod-b")
    assert seen.gist == "Bash: ./deploy staging-a"


def test_a_fact_of_two_past_sessions_waits_and_is_asked_in_none_of_them() -> None:
    ports = fake_ports()
    done = harvest(
        FakeTranscripts(a=[typed()], b=[typed(session="newer", prompt="q", at=AT - 5 * DAY)]), ports
    )
    (proposal,) = ports.proposals.all()
    assert list(done.proposals) == [proposal.id]
    assert (proposal.session, proposal.asked_in, proposal.occurrences) == ("newer", (), 2)
    assert proposal.created == AT, "it waits from today on, not from when it was said"


def test_the_proposal_belongs_to_the_newest_sighting_in_whatever_order_they_are_found() -> None:
    ports = fake_ports(open_proposal(session="s1"))
    observe(ports, "claude", PromptEvent(SessionId("s1"), FACT, PromptId("now")))
    harvest(FakeTranscripts(a=[typed()]), ports)
    (proposal,) = ports.proposals.all()
    assert proposal.session == "s1", "an old transcript takes no question from the session that runs"
    assert proposal.occurrences == 2


@pytest.mark.parametrize("state", [ProposalState.DECLINED, ProposalState.WITHDRAWN, ProposalState.LAPSED])
def test_what_was_said_before_an_answer_is_no_new_sighting(state: ProposalState) -> None:
    ports = fake_ports(open_proposal(created=AT - DAY)._replace(state=state))
    harvest(FakeTranscripts(a=[typed()], b=[typed(session="b", prompt="q")]), ports)
    assert [p.id for p in ports.proposals.all()] == [ProposalId("abcd1234")]


def test_what_the_prompt_hook_has_stored_counts_once() -> None:
    ports = fake_ports()
    observe(ports, "claude", PromptEvent(SessionId("s1"), FACT, PromptId("p1")))
    done = harvest(FakeTranscripts(a=[typed(session="s1", prompt="p1", at=AT)]), ports)
    assert not done.found
    assert len(list(ports.observations.facts())) == 1


def test_a_second_run_reads_only_what_is_new() -> None:
    ports, cursor, source = (
        fake_ports(),
        FakeCursor(),
        FakeTranscripts(a=[typed()], b=[typed("go on", prompt="q")]),
    )
    harvest(source, ports, cursor)
    source.read_from.clear()
    again = harvest(source, ports, cursor)
    assert (source.read_from, again.unchanged, again.prompts, dict(again.found)) == ([], 2, 0, {})
    source.turns["a"].append(typed(AGAIN, prompt="p2"))
    last = harvest(source, ports, cursor)
    assert source.read_from == [("a", 1)]
    assert last.found.total() == 1


def test_without_its_cursor_it_reads_everything_again_and_counts_nothing_twice() -> None:
    ports, source = fake_ports(), FakeTranscripts(a=[typed(), typed(AGAIN, prompt="p2")])
    assert harvest(source, ports).found.total() == 2
    assert not harvest(source, ports).found


def test_what_a_fork_repeats_is_left_out() -> None:
    copied = typed()._replace(event=typed(session="fork", prompt="new").event)
    done = harvest(FakeTranscripts(a=[typed()], b=[copied]))
    assert done.found.total() == 1
    assert done.skipped["copy"] == 1


def test_what_scripts_typed_is_left_out_unless_it_is_asked_for() -> None:
    turn = typed()
    source = FakeTranscripts(a=[turn._replace(event=turn.event._replace(attended=False))])
    cursor = FakeCursor()
    without = harvest(source, cursor=cursor)
    assert (without.prompts, without.skipped["headless"]) == (0, 1)
    assert harvest(source, cursor=cursor, scope=Scope(headless=True)).found.total() == 1


DAYS = [typed(f"no, port {n}1, not {n}2", prompt=f"p{n}", at=AT - n * DAY) for n in (9, 5, 1)]


@pytest.mark.parametrize(
    ("scope", "prompts"),
    [
        pytest.param(Scope(), 3, id="all"),
        pytest.param(Scope(since=(AT - 5 * DAY).date()), 2, id="since a day, which is included"),
        pytest.param(Scope(until=(AT - 5 * DAY).date()), 2, id="until a day, which is included"),
        pytest.param(Scope((AT - 5 * DAY).date(), (AT - 5 * DAY).date()), 1, id="one day"),
        pytest.param(Scope(since=(AT + DAY).date()), 0, id="a day to come"),
    ],
)
def test_only_the_days_that_are_asked_for_count(scope: Scope, prompts: int) -> None:
    cursor, source = FakeCursor(), FakeTranscripts(a=DAYS)
    assert harvest(source, cursor=cursor, scope=scope).prompts == prompts


@pytest.mark.parametrize("first", [Scope(since=(AT - 5 * DAY).date()), Scope(until=(AT - 5 * DAY).date())])
def test_a_wider_run_finds_what_a_narrower_one_left_out(first: Scope) -> None:
    ports, cursor, source = fake_ports(), FakeCursor(), FakeTranscripts(a=DAYS)
    narrow = harvest(source, ports, cursor, first)
    assert narrow.found.total() == 2
    assert harvest(source, ports, cursor).found.total() == 1
    assert harvest(source, ports, cursor).unchanged == 1


def test_a_narrower_run_has_nothing_to_read_after_a_wider_one() -> None:
    cursor, source = FakeCursor(), FakeTranscripts(a=DAYS)
    harvest(source, cursor=cursor)
    assert harvest(source, cursor=cursor, scope=Scope(since=(AT - 2 * DAY).date())).unchanged == 1


def test_a_file_that_cannot_be_read_is_told_and_holds_up_no_other() -> None:
    source, cursor = FakeTranscripts(a=[typed("x")], b=[typed()]), FakeCursor()
    source.broken.add("a")
    done = harvest(source, cursor=cursor)
    assert [str(f) for f in done.faults] == [str(UnreadableFileError(path="a", cause="Permission denied"))]
    assert done.found.total() == 1
    assert list(cursor.marks) == ["b"]


def test_an_interrupted_run_keeps_what_it_has_read() -> None:
    source, cursor = FakeTranscripts(a=[typed()], b=[typed("x")]), FakeCursor()

    def interrupt(size: int) -> None:
        if len(source.read_from) == 2:
            raise KeyboardInterrupt
        del size

    with pytest.raises(KeyboardInterrupt):
        Harvest(fake_ports(), source, cursor, Scope()).run(source.files().files, interrupt)
    assert list(cursor.marks) == ["a"]
    assert cursor.saved == 1


def test_how_much_there_is_to_read_is_known_before() -> None:
    source, cursor = FakeTranscripts(a=[typed()], b=[typed("x"), typed("y")]), FakeCursor()
    cursor.put("b", Mark(1, Place(1, 1)))
    assert Harvest(fake_ports(), source, cursor, Scope()).bytes_of(source.files().files) == 2


def test_a_secret_in_what_the_agent_did_is_masked_before_it_is_cut() -> None:
    ports, source = fake_ports(), FakeTranscripts(a=[typed()])
    key = "ghp_Zk3vQ8mT1xW6bN9pR4sL7cY2dF5gH0jAeUiO"
    calls = (ToolCall("Bash", f"{'x' * 60} {key}"), ToolCall("Write", "a\nb"))
    source.with_context = lambda turn: turn.event._replace(calls=calls)  # type: ignore[method-assign] # one answer
    harvest(source, ports)
    (seen,) = ports.observations.facts()
    assert seen.gist is not None
    assert "ghp_" not in seen.gist
    assert seen.gist.endswith("; Write: a b")


def test_what_a_guard_found_is_kept_apart_from_what_people_said() -> None:
    ports = fake_ports()
    found = typed("no, deploy goes to prod-b, not staging-a")._replace(found=Kind.INSTRUCTION)
    done = harvest(FakeTranscripts(a=[found]), ports)
    assert (done.prompts, done.found, done.by_agent) == (0, {}, 1)
    (seen,) = ports.observations.of_prompt("claude", SessionId("old"), PromptId("p"))
    assert (seen.by, seen.kind, seen.gist) == (By.SELF, Kind.INSTRUCTION, "Bash: ./deploy staging-a")
    assert list(ports.observations.facts()) == []


def test_a_run_that_has_had_enough_is_gone_on_with_where_it_stopped() -> None:
    ports, cursor = fake_ports(), FakeCursor()
    source = FakeTranscripts(
        a=[typed(FACT, prompt=f"p{n}") for n in range(3)], b=[typed(session="b", prompt="q")]
    )
    left = iter([False, True, True])
    first = Harvest(ports, source, cursor, Scope(), is_enough=lambda: next(left))
    assert first.run(source.files().files).prompts == 1
    assert Harvest(ports, source, cursor, Scope()).run(source.files().files).prompts == 3
    assert source.read_from == [("a", 0), ("a", 1), ("b", 0)]
