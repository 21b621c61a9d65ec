"""A fact that is about one project holds there alone; what is said of another project is of another fact."""

import pytest

from belta_memory.app.answer import take
from belta_memory.app.ask import dialog_for, next_dialog
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Dialog, Outcome, advance, line_of
from belta_memory.app.propose import due_sentence, propose
from belta_memory.app.scopes import facts_here, place_of
from belta_memory.domain.comment import project_in
from belta_memory.domain.model import (
    GLOBAL,
    Channel,
    Claim,
    Decision,
    Kind,
    Observation,
    PromptId,
    Proposal,
    QuestionEvent,
    QuestionReply,
    Redacted,
    SessionId,
)
from belta_memory.domain.scope import Project
from belta_memory.languages import FIRST_CLASS
from fakes import FakeClock, FakeRepositories, FakeSessions, fake_ports, marker

SHOP, BLOG, NOTES = "github.com/acme/shop", "github.com/acme/blog", "/home/u/notes"
PLACES = {
    "/w/shop": Project(SHOP, "/w/shop"),
    "/w/shop-2": Project(SHOP, "/w/shop-2"),
    "/w/blog": Project(BLOG, "/w/blog"),
    "/home/u/notes": Project(NOTES, "/home/u/notes", is_repository=False),
}
PORT = Claim("port", "5432", "5433")
OTHER_PORT = Claim("port", "5433", "6000")
HERE, ANYWHERE = "in this repo the port is 5433, not 5432", "the port is 5433, not 5432"


class Story:
    """What is said in several projects, one thing after another."""

    def __init__(self, *names: str) -> None:
        self.clock = FakeClock()
        self.said = 0
        self.ports = fake_ports()._replace(
            clock=self.clock,
            sessions=FakeSessions(*(marker(f"s{n}") for n in range(20)), dialogs=True),
            repositories=FakeRepositories(PLACES, names),
        )

    def sighting(self, text: str, folder: str | None, claim: Claim, session: str) -> Observation:
        self.said += 1
        self.clock.advance(minutes=1)
        return Observation(
            host="claude",
            session=SessionId(session),
            at=self.clock.now(),
            kind=Kind.FACT,
            claim=claim,
            text=Redacted(text),
            fingerprint=f"m{self.said}",
            language="en",
            prompt=PromptId(f"m{self.said}"),
            project=folder,
        )

    def say(self, text: str, folder: str | None, claim: Claim = PORT, session: str = "s1") -> Proposal | None:
        seen = self.sighting(text, folder, claim, session)
        self.ports.observations.append(seen)
        return propose(self.ports, seen)

    def twice(self, text: str, folder: str | None, claim: Claim = PORT, session: str = "s1") -> Proposal:
        self.say(text, folder, claim, session)
        proposal = self.say(text, folder, claim, session)
        assert proposal is not None
        return proposal

    def answer(self, reply: str, *more: str, session: str = "s1") -> None:
        step: Dialog | Outcome | None = next_dialog(self.ports, SessionId(session))
        for given in (reply, *more):
            assert isinstance(step, Dialog)
            proposal = step.proposal
            step = advance(step, given)
        assert isinstance(step, Outcome)
        settle(self.ports, proposal.id, step, Channel.DIALOG)

    def lines(self, scope: str) -> list[tuple[str, str, str]]:
        facts = self.ports.memory.within(scope).read().facts
        assert all(f.scope == scope for f in facts)
        return [(f.topic, f.wrong, f.correct) for f in facts]


@pytest.mark.parametrize(
    ("text", "folder", "names", "scope"),
    [
        pytest.param(HERE, "/w/shop", (), SHOP, id="its words say so"),
        pytest.param("このリポジトリのポートは5433です", "/w/shop", (), SHOP, id="in Japanese"),
        pytest.param("이 저장소의 포트는 5433이야", "/w/shop", (), SHOP, id="in Korean"),
        pytest.param("這個專案的連接埠是 5433", "/w/shop", (), SHOP, id="in Traditional Chinese"),
        pytest.param("这个项目的端口是 5433", "/w/shop", (), SHOP, id="in Simplified Chinese"),
        pytest.param(ANYWHERE, "/w/shop", ("5433",), SHOP, id="it cites a port of the repository"),
        pytest.param(ANYWHERE, "/w/shop", ("5432",), SHOP, id="the wrong side is of the repository, too"),
        pytest.param(ANYWHERE, "/w/shop", (), GLOBAL, id="nothing of it is the repository's"),
        pytest.param(
            "in every project the port is 5433", "/w/shop", ("5433",), GLOBAL, id="its words say everywhere"
        ),
        pytest.param(HERE, "/home/u/notes", (), NOTES, id="a folder without git, named in words"),
        pytest.param(ANYWHERE, "/home/u/notes", ("5433",), GLOBAL, id="a folder without git"),
        pytest.param(HERE, None, ("5433",), GLOBAL, id="nobody knows where it was said"),
        pytest.param(HERE, "/elsewhere", ("5433",), GLOBAL, id="a folder that is no project"),
    ],
)
def test_where_a_correction_holds(text: str, folder: str | None, names: tuple[str, ...], scope: str) -> None:
    story = Story(*names)
    assert place_of(story.ports, [story.sighting(text, folder, PORT, "s1")]).scope == scope
    proposal = story.twice(text, folder)
    assert proposal.scope == scope


def test_the_newest_words_decide_where_it_holds() -> None:
    story = Story()
    story.say(HERE, "/w/shop")
    proposal = story.say("no, in all repos: the port is 5433", "/w/shop")
    assert proposal is not None
    assert (proposal.scope, proposal.project) == (GLOBAL, SHOP)


def test_a_yes_writes_into_the_project_and_nowhere_else() -> None:
    story = Story()
    story.twice(HERE, "/w/shop")
    story.answer("record")
    assert story.lines(GLOBAL) == []
    assert story.lines(SHOP) == [PORT]
    assert story.lines(BLOG) == []
    text = story.ports.memory.within(SHOP).read().text
    assert project_in(text) == SHOP
    assert f"one project only: {SHOP}" in text


def test_the_question_says_where_it_holds() -> None:
    story = Story()
    proposal = story.twice(HERE, "/w/shop")
    assert line_of(proposal) == "[shop] port: ❌ 5432 → ✅ 5433"
    dialog = dialog_for(story.ports, proposal)
    assert "[shop] port: ❌ 5432 → ✅ 5433" in dialog.question.message


@pytest.mark.parametrize(
    ("typed", "scope"),
    [
        pytest.param("[global] port: 5432 -> 5433", GLOBAL, id="everywhere"),
        pytest.param("[global]", GLOBAL, id="that alone"),
        pytest.param("[project] port: 5432 -> 5433", SHOP, id="here"),
        pytest.param("port: 5432 -> 5433", SHOP, id="not said: as it was"),
    ],
)
def test_an_edit_changes_where_it_holds_and_the_line_is_shown_again(typed: str, scope: str) -> None:
    story = Story()
    story.twice(HERE, "/w/shop")
    dialog = next_dialog(story.ports, SessionId("s1"))
    assert dialog is not None
    form = advance(dialog, "edit")
    assert isinstance(form, Dialog)
    assert "[shop]" in form.question.message
    assert form.question.default == "[shop] port: ❌ 5432 → ✅ 5433"
    again = advance(form, typed)
    assert isinstance(again, Dialog)
    assert again.question.choices
    assert ("[shop] port" in again.question.message) is (scope == SHOP)
    outcome = advance(again, "record")
    assert isinstance(outcome, Outcome)
    settle(story.ports, dialog.proposal.id, outcome, Channel.DIALOG)
    assert story.lines(scope) == [PORT]
    assert story.lines(GLOBAL if scope == SHOP else SHOP) == []


@pytest.mark.parametrize("language", FIRST_CLASS)
def test_the_form_says_how_in_every_language(language: str) -> None:
    story = Story()
    proposal = story.twice(HERE, "/w/shop")._replace(language=language)
    form = advance(dialog_for(story.ports, proposal), "edit")
    assert isinstance(form, Dialog)
    assert "[shop]" in form.question.message
    assert "[global]" in form.question.message


def test_outside_a_project_the_form_asks_for_no_scope() -> None:
    story = Story()
    form = advance(dialog_for(story.ports, story.twice(HERE, None)), "edit")
    assert isinstance(form, Dialog)
    assert "[" not in form.question.message


def test_one_topic_may_have_another_value_in_each_scope_and_the_projects_wins_in_it() -> None:
    story = Story()
    story.twice("everywhere the port is 5433", "/w/shop")
    story.answer("record")
    story.twice("in this repo the port is 6000", "/w/shop", OTHER_PORT, "s2")
    story.answer("record", session="s2")
    assert story.lines(GLOBAL) == [PORT]
    assert story.lines(SHOP) == [OTHER_PORT]
    assert [f.correct for f in facts_here(story.ports, SHOP)] == ["6000"]
    assert [f.correct for f in facts_here(story.ports, BLOG)] == ["5433"]
    assert [f.correct for f in facts_here(story.ports, None)] == ["5433"]


def test_what_is_said_of_another_project_neither_counts_nor_contradicts() -> None:
    story = Story()
    assert story.say(HERE, "/w/shop") is None
    assert story.say(HERE, "/w/blog", session="s2") is None, "another project's port"
    assert story.say("in this repo it is 6000", "/w/blog", OTHER_PORT, "s2") is None
    proposal = story.say(HERE, "/w/shop-2", session="s3")
    assert proposal is not None, "another copy of the same project"
    assert proposal.occurrences == 2


def test_a_fact_of_a_project_is_not_asked_again_in_it_and_is_in_another() -> None:
    story = Story()
    story.twice(HERE, "/w/shop")
    story.answer("record")
    assert story.say(HERE, "/w/shop", session="s2") is None
    assert [f.occurrences for f in story.ports.memory.within(SHOP).read().facts] == [3]
    assert story.twice(HERE, "/w/blog", session="s3").scope == BLOG


def test_declines_are_counted_by_scope() -> None:
    story = Story()
    for number in range(1, 4):
        story.twice(HERE, "/w/shop", session=f"s{number}")
        story.answer("decline", session=f"s{number}")
    assert story.say(HERE, "/w/shop", session="s4") is None, "it rests"
    assert [d.times for d in story.ports.memory.within(SHOP).read().declines] == [3]
    assert story.ports.memory.read().declines == ()
    assert story.twice(HERE, "/w/blog", session="s5").scope == BLOG


def test_a_question_shows_what_a_yes_replaces_in_its_own_scope() -> None:
    story = Story()
    story.twice(HERE, "/w/shop")
    story.answer("record")
    dialog = dialog_for(story.ports, story.twice("here it must be 6000", "/w/shop", OTHER_PORT, "s2"))
    assert dialog.replaces == "port: ❌ 5432 → ✅ 5433"
    assert dialog.to(GLOBAL).replaces is None


def test_the_agents_question_shows_the_scope_and_a_typed_answer_may_change_it() -> None:
    story = Story()
    story.ports = story.ports._replace(sessions=FakeSessions(*(marker(f"s{n}") for n in range(3))))
    proposal = story.twice(HERE, "/w/shop")
    (told,) = due_sentence(story.ports, SessionId("s1"), proposal)
    line = "[shop] port: ❌ 5432 → ✅ 5433"
    assert line in told
    dialog = dialog_for(story.ports, proposal)
    labels = tuple(label for d, label in dialog.question.choices if d is not Decision.EDIT)

    def answered(shown: str, answer: str) -> tuple[str, ...]:
        reply = QuestionReply(f"{proposal.id}\n{shown}", answer, labels)
        return take(story.ports, QuestionEvent(SessionId("s1"), (reply,))).context

    record = dict(dialog.question.choices)[Decision.RECORD]
    assert answered("port: ❌ 5432 → ✅ 5433", record), "the line without its scope was not shown"
    assert story.lines(SHOP) == []
    (again,) = answered(line, "[global]")
    assert "[shop]" not in again
    answered("port: ❌ 5432 → ✅ 5433", record)
    assert story.lines(GLOBAL) == [PORT]
    assert story.lines(SHOP) == []


def test_all_that_is_said_in_one_project_is_heard_there() -> None:
    """The first time it was said nobody said of where; the second time they did."""
    story = Story()
    assert story.say(ANYWHERE, "/w/shop") is None
    proposal = story.say(HERE, "/w/shop-2", session="s2")
    assert proposal is not None
    assert (proposal.scope, proposal.occurrences) == (SHOP, 2)


def test_what_holds_everywhere_is_counted_wherever_it_is_said() -> None:
    story = Story()
    assert story.say(ANYWHERE, "/w/shop") is None
    proposal = story.say(ANYWHERE, "/w/blog", session="s2")
    assert proposal is not None
    assert (proposal.scope, proposal.project, proposal.occurrences) == (GLOBAL, BLOG, 2)
