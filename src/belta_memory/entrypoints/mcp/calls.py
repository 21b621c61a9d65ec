"""What each tool does with the use cases. They are imported when a call needs them: a server starts in every session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.entrypoints.mcp.forms import Form
from belta_memory.entrypoints.mcp.rpc import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from belta_memory.app.dialog import Dialog, Question
    from belta_memory.app.guard import Stated
    from belta_memory.app.ports import Ports, SessionMarker

_UNSEEN = (
    "No prompt of this session has passed belta's hook, so there is nothing that the report could be about. Nothing "
    "was written. Go on without it; `belta doctor` tells the user whether the hooks are installed."
)


def turn_of(ports: Ports, session: str) -> str | None:
    """The prompt with which the session's latest turn began, None where it is not known."""
    from belta_memory.domain.model import SessionId

    marker = ports.sessions.find(SessionId(session))
    return None if marker is None else marker.prompt


def due(
    ports: Ports,
    host: str,
    session: str,
    log: Callable[[BaseException], None],
    *,
    asks: bool = True,
) -> Dialog | None:
    """The one question that the person of this session may be asked now, after a look at what was typed last.

    Without `asks` it is the look alone: a turn has one question.
    """
    from belta_memory.app.ask import next_dialog
    from belta_memory.domain.model import SessionId

    marker = ports.sessions.find(SessionId(session))
    if marker is not None and not marker.attended:
        return None
    if marker is not None:
        _catch_up(ports, host, marker, log)
        if _is_typing(ports, marker):
            return None
    if not asks:
        return None
    return next_dialog(ports, SessionId(session))


def _catch_up(ports: Ports, host: str, marker: SessionMarker, log: Callable[[BaseException], None]) -> None:
    """Notice what no hook has noticed. What is due is asked all the same when that fails."""
    import os

    from belta_memory.adapters.scorer import load_scorer
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.tally import Tally
    from belta_memory.adapters.timed_patterns import Timed
    from belta_memory.app.catch_up import catch_up
    from belta_memory.domain.errors import BeltaError
    from belta_memory.entrypoints.first_prompt import prepare_first_prompts
    from belta_memory.entrypoints.mcp.memory_calls import folder

    try:
        tally = Tally(load_scorer(), find_home(os.environ))
        catch_up(ports, host, marker, Timed, tally)
        tally.keep()
        prepare_first_prompts(ports, os.environ, folder(os.environ))
    except (BeltaError, OSError) as fault:
        log(fault)


def _is_typing(ports: Ports, marker: SessionMarker) -> bool:
    """Has the person sent the next prompt already? Then the question waits for the end of that turn."""
    from belta_memory.domain.errors import UnreadableFileError

    try:
        return ports.turns.has_queued(marker)
    except UnreadableFileError:
        return False  # nobody can tell: a question too early is better than none


def answer(ports: Ports, dialog: Dialog, reply: str | None) -> Dialog | str:
    """Take the person's answer: the next question, or what the person is told at the end."""
    from belta_memory.app.confirm import settle
    from belta_memory.app.dialog import Outcome, advance
    from belta_memory.domain.errors import ClosedProposalError
    from belta_memory.domain.model import Channel, ProposalState
    from belta_memory.languages import sentence

    step = advance(dialog, reply)
    if not isinstance(step, Outcome):
        return step
    try:
        return settle(ports, dialog.proposal.id, step, Channel.DIALOG).message
    except ClosedProposalError as closed:
        if step.decision is None or closed.facts["state"] not in {
            ProposalState.WITHDRAWN,
            ProposalState.LAPSED,
        }:
            return ""  # it was answered elsewhere while the dialog stood open: a second answer is ignored
        return sentence(closed, dialog.pack.tag)


def after_answer(ports: Ports) -> None:
    """What was recorded is not brought up at the next session's first prompt any more."""
    import os

    from belta_memory.entrypoints.first_prompt import refresh_first_prompts
    from belta_memory.entrypoints.mcp.memory_calls import folder

    refresh_first_prompts(ports, os.environ, folder(os.environ))


def report(ports: Ports, host: str, marker: SessionMarker | None, given: Mapping[str, object]) -> Result:
    """Store a correction that the agent reports."""
    from belta_memory.app.report import Report, report_correction
    from belta_memory.domain.model import By, Claim

    if marker is None:
        return Result(_UNSEEN, refused="unseen session")
    claim = Claim(_text(given, "topic"), _text(given, "wrong"), _text(given, "correct"))
    by = By(_text(given, "by") or By.USER)
    return Result(report_correction(ports, host, marker, Report(claim, _text(given, "quote") or "", by)))


def propose(ports: Ports, host: str, marker: SessionMarker | None, given: Mapping[str, object]) -> Result:
    """Propose a fact that the user has told."""
    from belta_memory.app.report import propose_fact
    from belta_memory.domain.model import Claim

    if marker is None:
        return Result(_UNSEEN, refused="unseen session")
    claim = Claim(_text(given, "topic"), _text(given, "wrong"), _text(given, "correct"))
    return Result(propose_fact(ports, host, marker, claim))


def withdraw(ports: Ports, given: Mapping[str, object]) -> Result:
    """Take a proposal back for the agent."""
    from belta_memory.app.report import withdraw as take_back

    return Result(take_back(ports, _text(given, "id") or "", _text(given, "reason") or ""))


def form_of(question: Question) -> Form:
    """A question of a dialog as a form."""
    from belta_memory.entrypoints.mcp.rows import HEIGHT, rows

    shown = rows(question.message)
    for line in question.aside.split("\n") if question.aside else ():
        more = rows(line)
        shown += more if len(shown) + len(more) <= HEIGHT else []
    message = "\n".join(shown)
    choices = tuple((str(decision), label) for decision, label in question.choices)
    return Form(message, str(question.field), question.title, choices, question.default)


def unshown(dialog: Dialog) -> str | None:
    """What to say instead of a question whose line a form would cut off: nobody says yes to what is not seen whole."""
    from belta_memory.domain.language import say
    from belta_memory.entrypoints.mcp.rows import HEIGHT, rows

    if not dialog.question.choices or len(rows(dialog.question.message)) <= HEIGHT:
        return None
    return say(dialog.pack, "ask.elsewhere", id=dialog.proposal.id)


def acknowledgement(message: str, urged: str = "") -> str:
    """What a hook's host shows to the person and keeps from the model; the empty text shows nothing to anybody.

    What the agent is `urged` to say gives it one more turn.
    """
    import json

    if not message:
        return ""
    more = {"hookSpecificOutput": {"hookEventName": "Stop", "additionalContext": urged}} if urged else {}
    return json.dumps({"systemMessage": message, **more}, ensure_ascii=False)


def stated_wrongly(
    ports: Callable[[], Ports], host: str, session: str, given: Mapping[str, object]
) -> Stated:
    """What is to be said of the answer with which a turn ends, where the host hands it over."""
    import os

    from belta_memory.adapters.stores.guard_list import GuardList
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.sessions import SessionFiles
    from belta_memory.app.guard import Stated, look_at_answer
    from belta_memory.app.scopes import present_folder
    from belta_memory.domain.effect import Scene
    from belta_memory.domain.model import SessionId

    answer = _text(given, "answer")
    if answer is None or answer.startswith("${"):  # a host that does not know the word hands the word over
        return Stated()
    project = os.getcwd()  # a host starts its servers where the user works
    world = ports()
    home = find_home(os.environ)
    facts = GuardList(home, lambda: present_folder(world, project))
    scene, again = Scene(host, SessionId(session), project), _text(given, "again") == "true"
    now = world.clock.now().timestamp()
    return look_at_answer(
        world,
        facts,
        scene,
        answer,
        again=again,
        is_first=lambda: SessionFiles(home).claim_answer(scene.session, answer, now, again=again),
    )


def told_of(failure: Exception, dialog: Dialog) -> str:
    """A person who answered has to know that the answer was not kept."""
    from belta_memory.domain.errors import BeltaError
    from belta_memory.domain.language import say
    from belta_memory.languages import sentence

    if isinstance(failure, BeltaError):
        return sentence(failure, dialog.pack.tag)
    return say(dialog.pack, "ack.failed", cause=type(failure).__name__)


def _text(given: Mapping[str, object], name: str) -> str | None:
    """An argument without what no file can hold: JSON may carry half of a surrogate pair. None when it is blank."""
    value = given.get(name)
    return (
        value.strip().encode("utf-8", "replace").decode("utf-8") or None if isinstance(value, str) else None
    )
