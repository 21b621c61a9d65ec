"""The look at the end of a turn: what no hook has noticed is noticed now, once, and told at the next prompt."""

import pytest

from belta_memory.app.catch_up import QUOTED, catch_up
from belta_memory.app.observe import observe
from belta_memory.app.ports import LateHint, Ports, SessionMarker
from belta_memory.app.report import Report, report_correction
from belta_memory.app.settings import Settings
from belta_memory.domain.errors import UnquotedError
from belta_memory.domain.model import Claim, PromptEvent, PromptId, SessionId
from belta_memory.languages import FIRST_CLASS, pack
from fakes import FakeTurns, fake_ports, marker
from fakes.surroundings import AT

S1, P1, P2 = SessionId("s1"), PromptId("p1"), PromptId("p2")
FACT = "no, deploy goes to prod-b, not staging-a"
AGAIN = "again: deploy goes to prod-b, not staging-a"
UNSURE = "no, that is wrong"
PAIR = Claim("deploy", "staging-a", "prod-b")


def read(text: str, prompt: PromptId | None = P1, session: SessionId = S1) -> PromptEvent:
    return PromptEvent(session, text, prompt, "/shop", at=AT, line=3, by_hand=True)


class TurnsByPrompt(FakeTurns):
    """What the user typed, by prompt."""

    def prompt_text(self, marker: SessionMarker) -> str | None:
        return self.prompts.get(marker.prompt or "")


def world(*new: PromptEvent, settings: Settings | None = None, **prompts: str) -> Ports:
    """A session whose transcript holds these prompts, which nobody has seen yet."""
    turns = TurnsByPrompt(**prompts)
    turns.new = list(new)
    return fake_ports(turns=turns, settings=settings)


def hint(ports: Ports) -> LateHint | None:
    return ports.sessions.told_hint(S1)


def test_a_correction_that_no_hook_has_seen_is_noticed() -> None:
    ports = world(read(FACT), read(AGAIN, P2))
    catch_up(ports, "claude", marker())
    assert [o.claim for o in ports.observations.facts()] == [PAIR, PAIR]
    (proposal,) = ports.proposals.all()
    assert proposal.session == S1
    assert hint(ports) is None, "the question itself is asked: there is nothing to tell the agent"


def test_a_correction_that_the_hook_has_seen_counts_once() -> None:
    ports = world(read(FACT), read(FACT, None))
    observe(ports, "claude", PromptEvent(S1, FACT, P1))
    catch_up(ports, "claude", marker())
    assert len(list(ports.observations.facts())) == 1
    assert ports.proposals.all() == []


def test_a_candidate_is_told_at_the_next_prompt_by_the_words_it_is_known_by() -> None:
    ports = world(read(UNSURE))
    catch_up(ports, "claude", marker())
    told = hint(ports)
    assert told is not None
    assert told.prompt == P1
    assert UNSURE in told.sentence


def test_a_candidate_that_the_hook_has_told_is_not_told_again() -> None:
    ports = world(read(UNSURE))
    observe(ports, "claude", PromptEvent(S1, UNSURE, P1))
    catch_up(ports, "claude", marker())
    assert hint(ports) is None


def test_a_candidate_in_the_middle_of_a_turn_is_named_by_its_turn() -> None:
    ports = world(read(UNSURE, None))
    catch_up(ports, "claude", marker(prompt="p1"))
    told = hint(ports)
    assert told is not None
    assert told.prompt == P1


def test_no_hint_is_left_where_the_user_wants_none() -> None:
    ports = world(read(UNSURE), settings=Settings(hint=False))
    catch_up(ports, "claude", marker())
    assert hint(ports) is None


@pytest.mark.parametrize("text", ["go on", "please add a test", "no"])
def test_an_ordinary_prompt_leaves_nothing(text: str) -> None:
    ports = world(read(text))
    catch_up(ports, "claude", marker())
    assert (list(ports.observations.facts()), hint(ports)) == ([], None)


def test_a_long_message_is_named_by_its_beginning() -> None:
    ports = world(read(f"{UNSURE}\n{'it fails on every machine. ' * 6}"))
    catch_up(ports, "claude", marker())
    told = hint(ports)
    assert told is not None
    assert f"{UNSURE} it fails" in told.sentence
    assert len(told.sentence) < QUOTED + 250


def test_a_secret_in_the_message_is_not_told() -> None:
    ports = world(read("no, that is wrong, the password is hunter2-hunter2"))
    catch_up(ports, "claude", marker())
    told = hint(ports)
    assert told is None or "hunter2" not in told.sentence


def test_what_was_hinted_late_may_be_quoted_at_the_next_prompt() -> None:
    ports = world(read(UNSURE), p1=UNSURE, p2="go on")
    catch_up(ports, "claude", marker())
    later = marker(prompt="p2")
    assert report_correction(ports, "claude", later, Report(PAIR, UNSURE)) == "Noted."
    (reported,) = (o for o in ports.observations.of_prompt("claude", S1, P1) if o.claim == PAIR)
    assert reported.prompt == P1, "it stands beside the local candidate, and counts with it"


def test_words_that_nobody_typed_are_refused_all_the_same() -> None:
    ports = world(read(UNSURE), p1=UNSURE, p2="go on")
    catch_up(ports, "claude", marker())
    with pytest.raises(UnquotedError):
        report_correction(ports, "claude", marker(prompt="p2"), Report(PAIR, "use prod-c"))


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_the_sentence_is_short_in_every_language(tag: str) -> None:
    assert len(pack(tag).messages["hint.late"]) < 260
