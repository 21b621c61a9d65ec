"""What the agent had held wrong is found in its turn, where the person has said the right value only."""

import pytest

from belta_memory.app.catch_up import catch_up
from belta_memory.app.complete import complete
from belta_memory.app.observe import notice, observe
from belta_memory.domain.model import NOTHING, Basis, Claim, Kind, PromptEvent, PromptId, SessionId
from belta_memory.domain.recurrence import spoken
from fakes import FakeTurns, fake_ports, marker
from fakes.surroundings import AT

S1, P1, P2 = SessionId("s1"), PromptId("p1"), PromptId("p2")
SAID, AGAIN = "no, the port is 5433", "wrong, the port is 5433"
TURN = "The database listens on port 5432; I connected to it."
OTHER_TURN = "The database listens on port 5431; I connected to it."


def read(text: str, previous: str | None, prompt: PromptId = P1) -> PromptEvent:
    return PromptEvent(S1, text, prompt, "/shop", previous=previous, at=AT, line=3, by_hand=True)


def test_a_noticed_fact_has_the_wrong_value_of_the_turn_before() -> None:
    ports = fake_ports()
    noticed = notice(ports, "claude", read(SAID, TURN))
    assert noticed.stored is not None
    assert (noticed.stored.claim.wrong, noticed.stored.claim.correct) == ("5432", "5433")


@pytest.mark.parametrize("previous", [None, "All done.", "It listens on port 5433."])
def test_where_the_turn_tells_nothing_the_side_stays_open(previous: str | None) -> None:
    noticed = notice(fake_ports(), "claude", read(SAID, previous))
    assert noticed.stored is not None
    assert noticed.stored.claim.wrong is None


def test_what_the_hook_had_no_time_for_is_looked_for_at_the_end_of_the_turn() -> None:
    turns = FakeTurns()
    turns.new = [read(SAID, TURN), read(AGAIN, TURN, P2)]
    ports = fake_ports(turns=turns)
    for event in turns.new:
        observe(ports, "claude", event._replace(previous=None, at=None))
    (asked,) = ports.proposals.all()
    assert asked.offered.wrong is None
    catch_up(ports, "claude", marker())
    (asked,) = ports.proposals.all()
    assert (asked.offered.wrong, asked.offered.correct, asked.occurrences) == ("5432", "5433", 2)


def test_the_agent_may_err_otherwise_the_second_time_and_it_is_the_same_fact() -> None:
    ports = fake_ports()
    notice(ports, "claude", read(SAID, TURN))
    noticed = notice(ports, "claude", read(AGAIN, OTHER_TURN, P2))
    assert noticed.proposal is not None
    assert noticed.proposal.claim.wrong == "5432"


def test_a_wrong_value_that_the_person_said_is_theirs() -> None:
    noticed = notice(fake_ports(), "claude", read("no, the port is 5433, not 5432", OTHER_TURN))
    assert noticed.stored is not None
    assert spoken(noticed.stored).wrong == "5432"
    assert spoken(noticed.stored._replace(claim=Claim("port", "5431", "5433"))).wrong is None


def test_a_secret_in_the_turn_is_masked() -> None:
    turn = "I connected with the password hunter2-hunter2 to the database."
    noticed = notice(fake_ports(), "claude", read("no, the password is swordfish-7", turn))
    assert noticed.stored is not None
    assert "hunter2" not in str(noticed.stored)


def test_a_pair_of_one_type_is_read_out_of_a_candidate_and_nothing_else_is() -> None:
    candidate = NOTHING._replace(kind=Kind.OTHER)
    assert complete(candidate, "you wrote 30 seconds, but it is 45 seconds", None).claim[1:] == (
        "30 seconds",
        "45 seconds",
    )
    assert complete(candidate, "the port is 5433", TURN).claim == Claim()
    assert complete(NOTHING, "it is 5433, not 5432", None) == NOTHING


def test_a_reported_fact_is_completed_on_the_same_path() -> None:
    turns = FakeTurns()
    turns.new = [read(SAID, TURN)]
    ports = fake_ports(turns=turns)
    stored = notice(ports, "claude", read(SAID, None)).stored
    assert stored is not None
    ports.observations.append(stored._replace(basis=Basis.MODEL, remember=True, fingerprint="m"))
    catch_up(ports, "claude", marker())
    (asked,) = ports.proposals.all()
    assert asked.offered.wrong == "5432"


@pytest.mark.parametrize(
    ("text", "turn", "thing", "absent"),
    [
        ("no, there's no --dry-run option", None, "--dry-run", "does not exist"),
        ("there is no such option", "Run `ship --dry-run` first.", "--dry-run", "does not exist"),
        ("そんなオプションはありません", "`ship --dry-run` を実行してください。", "--dry-run", "存在しない"),
        ("--dry-runというオプションは存在しません", None, "--dry-run", "存在しない"),
        ("그런 옵션은 없어요", "`ship --dry-run`을 실행하세요.", "--dry-run", "존재하지 않음"),
        ("没有这个选项", "请运行 `ship --dry-run`。", "--dry-run", "不存在"),
        ("--dry-run 这个参数不存在", None, "--dry-run", "不存在"),
        ("沒有這個選項啊", "請執行 `ship --dry-run`。", "--dry-run", "不存在"),
        ("這個函式不存在", "每一行呼叫 `parse_all()`。", "parse_all", "不存在"),
    ],
)
def test_that_a_thing_does_not_exist_is_a_pair_in_the_users_language(
    text: str, turn: str | None, thing: str, absent: str
) -> None:
    noticed = notice(fake_ports(), "claude", read(text, turn))
    assert noticed.stored is not None
    assert (noticed.stored.kind, noticed.stored.claim[1:]) == (Kind.FACT, (thing, absent))
    assert spoken(noticed.stored) == noticed.stored.claim, "without the thing nothing would be said"
