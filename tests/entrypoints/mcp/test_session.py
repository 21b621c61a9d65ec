"""What a client sees of the server, with the real use cases above a fake world."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from belta_memory.app.ports import Ports
from belta_memory.domain.errors import IndexFormatError, UnwritableHomeError
from belta_memory.domain.index import parse_index
from belta_memory.domain.model import Channel, Claim, Decision, Proposal, ProposalState
from belta_memory.entrypoints.mcp.session import Session
from belta_memory.entrypoints.mcp.surroundings import Surroundings
from belta_memory.languages import FIRST_CLASS, pack
from fakes import FakeMemory, FakeSessions, FakeTurns, fake_ports, marker, open_proposal
from fakes.library import fake_library

ENGLISH = pack("en").messages
LINE = "deploy: ❌ staging-a → ✅ prod-b"
FULL = UnwritableHomeError(path="/h/.belta/memory/MEMORY.md", cause="No space left on device")


class Client:
    """A scripted client. What the server sent since the last message is what each method gives back."""

    def __init__(
        self,
        ports: Callable[[], Ports],
        *,
        forms: bool = True,
        at_send: Callable[[], None] | None = None,
        host_pid: int | None = None,
    ) -> None:
        self.now = 100.0
        self.faults: list[BaseException] = []
        self.greeted: list[bool] = []
        self._new: list[Any] = []
        self._at_send = at_send
        self.library = fake_library()
        around = Surroundings(
            ports=ports,
            send=self._take,
            now=lambda: self.now,
            log=self.faults.append,
            greet=self.greeted.append,
            environment={},
            version="0",
            host_pid=host_pid,
            library=lambda _: self.library,
        )
        self._session = Session(around)
        capabilities: dict[str, object] = {"elicitation": {"form": {}}} if forms else {}
        self.say(
            id=0,
            method="initialize",
            params={"capabilities": capabilities, "clientInfo": {"name": "claude-code"}},
        )

    def say(self, **message: object) -> list[Any]:
        self._session.take(json.dumps({"jsonrpc": "2.0", **message}).encode(), self.now)
        new, self._new = self._new, []
        return new

    def call(self, tool: str, id_: object, **arguments: object) -> list[Any]:
        return self.say(id=id_, method="tools/call", params={"name": tool, "arguments": arguments})

    def confirm(self, id_: object = 1, session: str = "s1") -> list[Any]:
        return self.call("confirm_pending", id_, session_id=session)

    def choose(self, form: Any, value: object, after: float = 2.0) -> list[Any]:
        self.now += after
        (field,) = form["params"]["requestedSchema"]["properties"]
        return self.say(id=form["id"], result={"action": "accept", "content": {field: value}})

    def leave(self, form: Any, action: str = "cancel") -> list[Any]:
        self.now += 2.0
        return self.say(id=form["id"], result={"action": action})

    def cancel(self, id_: object) -> list[Any]:
        return self.say(method="notifications/cancelled", params={"requestId": id_})

    def _take(self, line: bytes) -> None:
        if self._at_send is not None:
            self._at_send()
        self._new.append(json.loads(line))


def client(ports: Ports, *, forms: bool = True) -> Client:
    return Client(lambda: ports, forms=forms)


def told(messages: list[Any], id_: object = 1) -> str:
    """The text of the one result, out of its hook's envelope."""
    (message,) = messages
    assert message["id"] == id_
    assert message["result"]["isError"] is False
    (block,) = message["result"]["content"]
    text: str = block["text"]
    return json.loads(text)["systemMessage"] if text else ""


def failure(messages: list[Any]) -> str:
    (message,) = messages
    assert message["result"]["isError"] is True
    text: str = message["result"]["content"][0]["text"]
    return text


def waiting(ports: Ports, id_: str = "abcd1234") -> Proposal:
    return ports.proposals.find(id_)


def next_turn(ports: Ports, prompt: str = "p2") -> None:
    """The person types something else."""
    assert isinstance(ports.sessions, FakeSessions)
    for session in ports.sessions.markers:
        ports.sessions.markers[session] = marker(session, prompt)


def memory(ports: Ports) -> FakeMemory:
    assert isinstance(ports.memory, FakeMemory)
    return ports.memory


@pytest.mark.parametrize("language", FIRST_CLASS)
def test_the_question_shows_the_line_and_offers_five_answers(language: str) -> None:
    (form,) = client(fake_ports(open_proposal(language=language))).confirm()
    assert form["method"] == "elicitation/create"
    message = form["params"]["message"]
    assert message.count("\n") <= 2
    assert LINE in message
    assert "2026-11-30" in message
    choices = form["params"]["requestedSchema"]["properties"]["decision"]["oneOf"]
    assert [c["const"] for c in choices] == ["record", "edit", "decline", "later", "not_a_fact"]
    assert len({c["title"] for c in choices}) == 5


@pytest.mark.parametrize(
    ("decision", "state", "neutral", "says"),
    [
        pytest.param("record", ProposalState.RECORDED, 0, LINE, id="yes"),
        pytest.param("decline", ProposalState.DECLINED, 0, ENGLISH["ack.declined"], id="no"),
        pytest.param("later", ProposalState.OPEN, 1, ENGLISH["ack.later"], id="later is neutral"),
        pytest.param(
            "not_a_fact",
            ProposalState.NOT_A_FACT,
            0,
            ENGLISH["ack.not_a_fact"],
            id="not a fact is no decline",
        ),
    ],
)
def test_an_answer_takes_effect_and_is_acknowledged(
    decision: str, state: ProposalState, neutral: int, says: str
) -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    assert says in told(host.choose(form, decision))
    after = waiting(ports)
    assert (after.state, after.neutral) == (state, neutral)
    yes = decision == Decision.RECORD
    assert [a.channel for a in memory(ports).approvals] == [Channel.DIALOG] * yes
    assert [f.correct for f in ports.memory.read().facts] == ["prod-b"] * yes
    assert [d.times for d in ports.memory.read().declines] == [1] * (decision == Decision.DECLINE)


def test_an_edit_is_asked_for_and_the_new_line_is_shown_again_before_anything_is_written() -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    (edit,) = host.choose(form, "edit")
    assert edit["params"]["requestedSchema"]["properties"]["line"]["default"] == LINE
    assert edit["params"]["requestedSchema"]["required"] == ["line"]
    (again,) = host.choose(edit, "deploy: ❌ staging-a → ✅ prod-c")
    assert "✅ prod-c" in again["params"]["message"]
    assert ports.memory.read().facts == ()
    assert "✅ prod-c" in told(host.choose(again, "record"))
    assert [a.line for a in memory(ports).approvals] == ["deploy: ❌ staging-a → ✅ prod-c"]


def test_a_missing_wrong_value_is_asked_for() -> None:
    ports = fake_ports(open_proposal(claim=Claim("port", None, "5433")))
    host = client(ports)
    (form,) = host.confirm()
    (wrong,) = host.choose(form, "record")
    assert list(wrong["params"]["requestedSchema"]["properties"]) == ["wrong"]
    (again,) = host.choose(wrong, "5432")
    assert "port: ❌ 5432 → ✅ 5433" in again["params"]["message"]
    assert "5432" in told(host.choose(again, "record"))
    assert [(f.wrong, f.correct) for f in ports.memory.read().facts] == [("5432", "5433")]


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param({"result": {"action": "accept", "content": {"decision": "yes"}}}, id="an unknown value"),
        pytest.param(
            {"result": {"action": "accept", "content": {"decision": "only on fridays"}}}, id="free text"
        ),
        pytest.param({"result": {"action": "accept", "content": {"decision": ""}}}, id="empty"),
        pytest.param({"result": {"action": "accept", "content": {}}}, id="missing"),
        pytest.param({"result": {"action": "accept"}}, id="no content"),
        pytest.param({"result": {"action": "decline"}}, id="the Decline button of the form"),
        pytest.param({"result": {"action": "cancel"}}, id="Esc"),
        pytest.param({"result": {"action": "record"}}, id="an unknown action"),
        pytest.param({"error": {"code": -32602, "message": "cannot"}}, id="the client fails"),
    ],
)
def test_whatever_is_no_answer_is_neutral_and_says_nothing(answer: dict[str, object]) -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    host.now += 2
    assert told(host.say(id=form["id"], **answer)) == ""
    assert (waiting(ports).state, waiting(ports).neutral) == (ProposalState.OPEN, 1)
    assert ports.memory.journal() == []


def test_a_long_line_is_cut_into_rows_that_a_host_shows_whole() -> None:
    (form,) = client(
        fake_ports(open_proposal(claim=Claim("deploy", "staging-a " * 6, "prod-b " * 6)))
    ).confirm()
    shown = form["params"]["message"].split("\n")
    assert 3 <= len(shown) <= 4
    assert all(len(row) <= 74 for row in shown)
    assert "".join(shown).count("prod-b") == 6


def test_a_line_that_no_form_can_show_whole_is_not_asked_about_here() -> None:
    ports = fake_ports(open_proposal(claim=Claim("deploy", "あ" * 150, "い" * 150)))
    assert told(client(ports).confirm()) == ENGLISH["ask.elsewhere"].format(id="abcd1234")
    assert (waiting(ports).state, waiting(ports).neutral) == (ProposalState.OPEN, 0)


def test_an_edit_that_no_form_can_show_whole_is_not_recorded_unseen() -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (edit,) = host.choose(host.confirm()[0], "edit")
    assert "belta review" in told(host.choose(edit, f"deploy: ❌ {'a' * 200} → ✅ {'b' * 200}"))
    assert ports.memory.journal() == []


@pytest.mark.parametrize("reply", [None, "", "   "])
def test_leaving_the_second_question_writes_nothing(reply: str | None) -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (edit,) = host.choose(host.confirm()[0], "edit")
    step = host.leave(edit) if reply is None else host.choose(edit, reply)
    if step[0].get("method"):
        step = host.leave(step[0])
    assert told(step) == ""
    assert ports.memory.journal() == []
    assert waiting(ports).state is ProposalState.OPEN


@pytest.mark.parametrize("decision", list(Decision))
def test_an_answer_quicker_than_a_person_is_nobodys_and_does_not_count(decision: Decision) -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    assert told(host.choose(form, decision, after=0.299)) == ""
    assert (waiting(ports).state, waiting(ports).neutral) == (ProposalState.OPEN, 0)
    assert ports.memory.journal() == []


@pytest.mark.parametrize(
    ("ports", "forms", "arguments"),
    [
        pytest.param(
            fake_ports(open_proposal()), False, {"session_id": "s1"}, id="the client shows no forms"
        ),
        pytest.param(
            fake_ports(open_proposal(), markers=[marker(attended=False)]),
            True,
            {"session_id": "s1"},
            id="unattended",
        ),
        pytest.param(fake_ports(open_proposal()), True, {"session_id": "s2"}, id="another session's"),
        pytest.param(fake_ports(), True, {"session_id": "s1"}, id="nothing waits"),
        pytest.param(fake_ports(open_proposal()), True, {}, id="no session"),
        pytest.param(fake_ports(open_proposal()), True, {"session_id": 7}, id="a session of another shape"),
        pytest.param(fake_ports(open_proposal()), True, {"session_id": "${session_id}"}, id="not filled in"),
    ],
)
def test_nothing_is_asked_and_nothing_counted(
    ports: Ports, *, forms: bool, arguments: dict[str, object]
) -> None:
    host = client(ports, forms=forms)
    assert told(host.call("confirm_pending", 1, **arguments)) == ""
    assert [(p.neutral, p.asked_in) for p in ports.proposals.all()] == [(0, ())] * len(ports.proposals.all())
    assert host.faults == []


def test_a_host_whose_hook_has_not_run_counts_as_attended() -> None:
    (form,) = client(fake_ports(open_proposal(), markers=[])).confirm()
    assert form["method"] == "elicitation/create"


def test_one_question_a_turn_and_one_a_fact_and_session() -> None:
    ports = fake_ports(open_proposal("aaaa"), open_proposal("bbbb", Claim("port", "5432", "5433")))
    host = client(ports)
    (first,) = host.confirm(1)
    assert told(host.choose(first, "later")) != ""
    assert told(host.confirm(2), 2) == ""
    next_turn(ports)
    (second,) = host.confirm(3)
    assert "5433" in second["params"]["message"]
    host.choose(second, "later")
    next_turn(ports, "p3")
    assert told(host.confirm(4), 4) == ""


def test_an_open_dialog_holds_up_no_other_call_and_no_second_one_opens() -> None:
    ports = fake_ports(open_proposal("aaaa"), open_proposal("bbbb", Claim("port", "5432", "5433")))
    host = client(ports)
    (form,) = host.confirm(1)
    assert host.say(id=2, method="ping") == [{"jsonrpc": "2.0", "id": 2, "result": {}}]
    assert host.call("memory_counts", 3)[0]["result"]["structuredContent"]["pending"] == 2
    assert told(host.confirm(4), 4) == ""
    assert LINE in told(host.choose(form, "record"))


def test_another_session_of_the_same_client_has_its_own_dialog() -> None:
    ports = fake_ports(
        open_proposal("aaaa"),
        open_proposal("bbbb", Claim("port", "5432", "5433"), session="s2"),
        markers=[marker("s1"), marker("s2")],
    )
    host = client(ports)
    (one,), (two,) = host.confirm(1, "s1"), host.confirm(2, "s2")
    assert "5433" in told(host.choose(two, "record"), 2)
    assert "prod-b" in told(host.choose(one, "record"), 1)


@pytest.mark.parametrize(
    ("decision", "state"),
    [
        pytest.param("record", ProposalState.RECORDED, id="yes"),
        pytest.param("decline", ProposalState.DECLINED, id="no"),
    ],
)
def test_a_late_answer_counts_gets_no_response_and_is_told_at_the_next_turn(
    decision: str, state: ProposalState
) -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm(1)
    assert host.cancel(1) == []
    assert told(host.confirm(2), 2) == "", "the dialog is open still"
    assert host.choose(form, decision, after=3600) == []
    assert waiting(ports).state is state
    assert told(host.confirm(3), 3) != ""
    assert told(host.confirm(4), 4) == ""


def test_a_late_edit_goes_on_asking() -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm(1)
    host.cancel(1)
    (edit,) = host.choose(form, "edit")
    (again,) = host.choose(edit, "deploy: ❌ staging-a → ✅ prod-c")
    assert host.choose(again, "record") == []
    assert [f.correct for f in ports.memory.read().facts] == ["prod-c"]


def test_a_second_answer_is_ignored() -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    host.choose(form, "record")
    assert host.choose(form, "decline") == []
    assert waiting(ports).state is ProposalState.RECORDED


def test_an_answer_after_one_given_elsewhere_is_ignored() -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    ports.proposals.update(waiting(ports).id, lambda p: p._replace(state=ProposalState.DECLINED))
    assert told(host.choose(form, "record")) == ""
    assert (ports.memory.read().facts, host.faults) == ((), [])


@pytest.mark.parametrize("state", [ProposalState.WITHDRAWN, ProposalState.LAPSED])
def test_a_yes_to_what_the_person_has_not_answered_and_is_gone_is_told(state: ProposalState) -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    ports.proposals.update(waiting(ports).id, lambda p: p._replace(state=state))
    assert "Nothing was written" in told(host.choose(form, "record"))


# A dialog that goes away


TWO = (open_proposal("aaaa"), open_proposal("bbbb", Claim("port", "5432", "5433")))


def test_a_dialog_that_the_host_has_given_up_holds_up_no_other() -> None:
    ports = fake_ports(*TWO)
    host = client(ports)
    (form,) = host.confirm(1)
    host.cancel(1)
    assert waiting(ports, "aaaa").asking is not None, "it may be open still, and answered late"
    next_turn(ports)
    (other,) = host.confirm(2)
    assert "5433" in other["params"]["message"]
    assert waiting(ports, "aaaa").asking is None
    assert host.choose(form, "record") == []
    assert waiting(ports, "aaaa").state is ProposalState.RECORDED, "late, and counted"


def test_a_dialog_of_which_nothing_is_heard_any_more_holds_up_nothing_for_ever() -> None:
    ports = fake_ports(*TWO)
    host = client(ports)
    host.confirm(1)
    next_turn(ports)
    host.now += 899
    assert told(host.confirm(2), 2) == ""
    host.now += 2
    assert "5433" in host.confirm(3)[0]["params"]["message"]


def test_a_host_that_answers_for_nobody_lets_the_fact_go() -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    host.choose(form, "decline", after=0.01)
    assert waiting(ports).asking is None


def test_a_question_waits_while_the_next_prompt_waits() -> None:
    turns = FakeTurns()
    turns.queued.add("s1")
    ports = fake_ports(open_proposal(), turns=turns)
    host = client(ports)
    assert told(host.confirm(1)) == ""
    assert waiting(ports).asked_in == ()
    turns.queued.clear()
    assert LINE in host.confirm(2)[0]["params"]["message"]


# A report after /clear: the server knows the old session, the prompt hook has left a marker for the new one


def test_a_report_is_about_the_session_of_the_hosts_latest_prompt() -> None:
    before, after = marker("before")._replace(host_pid=77), marker("after")._replace(host_pid=77)
    said = "それは違います。ポートは5433のほうです"
    ports = fake_ports(markers=[before, after], turns=FakeTurns(after=said))
    host = Client(lambda: ports, host_pid=77)
    host.confirm(1, "before")
    (noted,) = host.call(
        "report_correction", 2, topic="port", wrong="5432", correct="5433", quote="ポートは5433"
    )
    assert noted["result"]["content"][0]["text"] == "Noted."
    assert [o.session for o in ports.observations.facts()] == ["after"]


def test_the_fact_is_written_before_the_answer_is_sent() -> None:
    ports = fake_ports(open_proposal())
    written: list[int] = []
    host = Client(lambda: ports, at_send=lambda: written.append(len(ports.memory.read().facts)))
    (form,) = host.confirm()
    assert written[-1] == 0
    host.choose(form, "record")
    assert written[-1] == 1


def test_a_yes_that_could_not_be_written_is_told_and_can_be_given_again() -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()
    memory(ports).disk = FULL
    assert "No space left" in told(host.choose(form, "record"))
    assert host.faults == [FULL]
    assert (waiting(ports).state, waiting(ports).neutral) == (ProposalState.OPEN, 0)
    memory(ports).disk = None
    next_turn(ports)
    (again,) = host.confirm(2)
    assert LINE in told(host.choose(again, "record"), 2)


def test_a_yes_that_could_not_be_written_is_asked_again_once_its_proposal_can_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (form,) = host.confirm()

    def full(*_: object) -> None:
        raise FULL

    memory(ports).disk = FULL
    with monkeypatch.context() as disk:
        disk.setattr(ports.proposals, "update", full)
        host.choose(form, "record")
    assert waiting(ports).asking is not None
    memory(ports).disk = None
    next_turn(ports)
    (again,) = host.confirm(2)
    assert LINE in told(host.choose(again, "record"), 2)


def test_a_bug_at_an_answer_is_logged_and_told() -> None:
    ports = fake_ports(open_proposal())
    broken = ports._replace(memory=None)  # type: ignore[arg-type] # a bug of ours: any use of the memory raises
    world = [ports]
    host = Client(lambda: world[0])
    (form,) = host.confirm()
    world[0] = broken
    assert told(host.choose(form, "record")) == ENGLISH["ack.failed"].format(cause="AttributeError")
    assert [type(f) for f in host.faults] == [AttributeError]
    assert waiting(ports).state is ProposalState.OPEN


def test_a_fault_before_the_question_is_logged_and_silent() -> None:
    torn = IndexFormatError(path="MEMORY.md", line=3, cause="torn", text="- x")

    def world() -> Ports:
        raise torn

    host = Client(world)
    assert told(host.confirm()) == ""
    assert host.faults == [torn]
    assert failure(host.call("memory_counts", 2)) == torn.to_reader()


def test_a_bug_in_a_call_is_logged_and_the_next_call_is_served() -> None:
    def world() -> Ports:
        message = "a bug"
        raise RuntimeError(message)

    host = Client(world)
    assert "bug of belta's own" in failure(host.call("memory_counts", 1))
    assert [str(f) for f in host.faults] == ["a bug"]
    assert host.say(id=2, method="ping") == [{"jsonrpc": "2.0", "id": 2, "result": {}}]


@pytest.mark.parametrize("forms", [True, False])
def test_whoever_keeps_the_note_is_told_what_the_client_shows(*, forms: bool) -> None:
    assert client(fake_ports(), forms=forms).greeted == [forms]


def test_the_counts_come_as_values_and_as_text() -> None:
    (message,) = client(fake_ports(open_proposal())).call("memory_counts", 1)
    result = message["result"]
    assert result["structuredContent"] == json.loads(result["content"][0]["text"])
    assert result["structuredContent"]["pending"] == 1


def test_a_report_is_stored_when_the_user_said_so() -> None:
    ports = fake_ports(turns=FakeTurns(s1="No! deploy goes to prod-b, not staging-a."))
    host = client(ports)
    host.confirm(1)
    (message,) = host.call(
        "report_correction",
        2,
        topic="deploy",
        wrong="staging-a",
        correct="prod-b",
        quote="deploy goes to prod-b, not staging-a",
    )
    assert message["result"]["isError"] is False
    (stored,) = ports.observations.of_prompt("claude", marker().session, "p1")  # type: ignore[arg-type] # an id
    assert stored.claim == Claim("deploy", "staging-a", "prod-b")
    assert ports.proposals.all() == [], "a model's word alone proposes nothing"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        pytest.param({"quote": "deploy goes to evil.example"}, "Quote the user verbatim", id="never said"),
        pytest.param({"quote": " "}, "quote must not be empty", id="no quote"),
        pytest.param({"by": "the README"}, "by must be one of", id="by somebody else"),
        pytest.param({"topic": "\ud800"}, "", id="half of a surrogate pair is no fault"),
    ],
)
def test_a_report_that_does_not_hold_is_refused_in_a_sentence(
    arguments: dict[str, object], says: str
) -> None:
    ports = fake_ports(turns=FakeTurns(s1="deploy goes to prod-b, not staging-a"))
    host = client(ports)
    host.confirm(1)
    given = {"topic": "deploy", "correct": "prod-b", "quote": "deploy goes to prod-b", **arguments}
    (message,) = host.call("report_correction", 2, **given)
    assert says in message["result"]["content"][0]["text"]
    assert message["result"]["isError"] is bool(says)
    assert host.faults == []


def test_a_report_about_a_prompt_that_no_hook_saw_is_refused() -> None:
    host = client(fake_ports(markers=[]))
    said = failure(host.call("report_correction", 1, topic="a", correct="b", quote="b", by="self"))
    assert "Nothing was written" in said


def test_a_withdrawal_closes_the_proposal_and_no_dialog_opens() -> None:
    ports = fake_ports(open_proposal())
    host = client(ports)
    (message,) = host.call("withdraw", 1, id="abcd1234", reason="a preference")
    assert message["result"]["isError"] is False
    assert (waiting(ports).state, waiting(ports).reason) == (ProposalState.WITHDRAWN, "a preference")
    assert told(host.confirm(2), 2) == ""
    assert "already answered" in failure(host.call("withdraw", 3, id="abcd1234", reason="again"))
    assert "no proposal" in failure(host.call("withdraw", 4, id="zzzz", reason="unknown"))


def test_no_call_of_a_model_writes_a_fact() -> None:
    ports = fake_ports(open_proposal(), turns=FakeTurns(s1="deploy goes to prod-b, not staging-a"))
    host = client(ports)
    for n, tool in enumerate(("report_correction", "confirm_pending", "withdraw", "memory_counts")):
        for answer in Decision:
            host.call(
                tool,
                n,
                session_id="s1",
                id="abcd1234",
                reason=answer,
                topic="deploy",
                correct="prod-b",
                wrong="staging-a",
                quote="deploy goes to prod-b",
                decision=answer,
                approved=True,
                inputResponses={"q": {"action": "accept", "content": {"decision": answer}}},
            )
    assert ports.memory.read() == parse_index("")
    assert memory(ports).approvals == []
