"""What the agent may say: a correction that it noticed, a proposal that is none. It can never approve."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.errors import ClosedProposalError, UnquotedError
from belta_memory.domain.model import Basis, By, Claim, Kind, Observation, ProposalState
from belta_memory.domain.quote import is_quoted

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports, SessionMarker
    from belta_memory.domain.model import Proposal


class Report(NamedTuple):
    """A correction as a model saw it."""

    claim: Claim
    quote: str  # the user's own words
    by: By = By.USER


def report_correction(ports: Ports, host: str, marker: SessionMarker, report: Report) -> str:
    """Store what a model saw. A user's correction must be quoted from the user's turn. Raises UnquotedError.

    Alone it counts nothing; with a local candidate on the same prompt it counts like a rule.
    """
    from belta_memory.domain.recurrence import is_supported

    if report.by is By.USER:
        marker = _prompt_with(ports, host, marker, report.quote)
    local = [] if marker.prompt is None else ports.observations.of_prompt(host, marker.session, marker.prompt)
    observation = _sighting(ports, host, marker, report, local)
    if not ports.observations.append(observation):
        return "Already noted."
    if report.by is By.USER and observation.claim.correct is not None and is_supported(observation, local):
        from belta_memory.app.propose import propose

        if (due := propose(ports, observation)) is not None:
            return f"Noted. {_who_asks(ports, marker, due)}".strip()
    if report.by is By.SELF and observation.claim.correct is not None:
        _keep_own_repeat(ports, observation)
    return "Noted."


def propose_fact(ports: Ports, host: str, marker: SessionMarker, claim: Claim) -> str:
    """Propose what the user has told. Its value must stand in the user's turn. Raises UnquotedError.

    It is kept as a model's sighting, so that it is due by the same rules as any correction, and never sooner.
    """
    from belta_memory.domain.prose import typed
    from belta_memory.domain.text import normalise
    from belta_memory.recognizers import masked

    value = claim.correct or ""
    said = ports.turns.prompt_text(marker)
    if said is not None:
        texts = [typed(said)]
    else:
        seen = (
            [] if marker.prompt is None else ports.observations.of_prompt(host, marker.session, marker.prompt)
        )
        texts = [str(o.text) for o in seen if o.basis is not Basis.MODEL]
    wanted = normalise(masked(value)).strip()
    held = next((text for text in texts if wanted in normalise(masked(text))), None)
    if held is None:
        raise UnquotedError(quote=value)
    told = report_correction(ports, host, marker, Report(claim, held))
    if told != "Noted.":
        return told
    return "Noted. It is not due yet: the user is asked once it is said again, or said to be remembered."


def _keep_own_repeat(ports: Ports, observation: Observation) -> None:
    """Keep that the agent itself found a mistake of which a fact is recorded."""
    from belta_memory.app.effect import keep_repeat
    from belta_memory.app.propose import recorded_as
    from belta_memory.app.scopes import facts_here, present_project

    recorded = recorded_as(observation.claim, facts_here(ports, present_project(ports, observation.project)))
    if recorded is not None:
        keep_repeat(ports, recorded, observation)


def _who_asks(ports: Ports, marker: SessionMarker, due: Proposal) -> str:
    """What becomes of a fact that is due: a dialog of ours, a question of the agent's, or nothing now."""
    from belta_memory.app.propose import due_sentence

    if ports.settings.ask == "stop" and ports.sessions.has_dialog(marker):
        from belta_memory.app.marks import first_words

        words = "" if due.claim.wrong is None or due.masked else first_words(due.claim)
        comes_up = f" Recorded, it comes up at: {words}." if words else ""
        return f"It was corrected before: the user is asked at the end of this turn.{comes_up}"
    return " ".join(due_sentence(ports, marker.session, due))


def withdraw(ports: Ports, proposal: str, reason: str) -> str:
    """Take a proposal back because it is no fact, no repeat or not settled. Kept in `belta review --withdrawn`."""
    from belta_memory.app.ask import waiting
    from belta_memory.recognizers import masked

    found = waiting(ports, proposal)

    def close(before: Proposal) -> Proposal:
        if before.state is not ProposalState.OPEN:
            raise ClosedProposalError(id=before.id, state=before.state)
        return before._replace(state=ProposalState.WITHDRAWN, reason=masked(reason))

    ports.proposals.update(found.id, close)
    return f"Withdrawn: {found.id}."


def _prompt_with(ports: Ports, host: str, marker: SessionMarker, quote: str) -> SessionMarker:
    """The marker of the prompt that is quoted: the latest, or an earlier one that the agent was told of just now."""
    told = ports.sessions.told_hint(marker.session)
    for prompt in (marker.prompt, told.prompt if told else None):
        if prompt is not None and _was_said(ports, host, named := marker._replace(prompt=prompt), quote):
            return named
    raise UnquotedError(quote=quote)


def _was_said(ports: Ports, host: str, marker: SessionMarker, quote: str) -> bool:
    """Is the quote the user's? Hosts write a session's first prompt down late: until then its sighting tells, masked."""
    from belta_memory.domain.prose import typed
    from belta_memory.recognizers import masked

    if (said := ports.turns.prompt_text(marker)) is not None:
        return is_quoted(quote, typed(said))
    seen = [] if marker.prompt is None else ports.observations.of_prompt(host, marker.session, marker.prompt)
    kept = masked(quote)
    return any(is_quoted(kept, o.text) for o in seen if o.basis is not Basis.MODEL)


def _sighting(
    ports: Ports, host: str, marker: SessionMarker, report: Report, local: list[Observation]
) -> Observation:
    from belta_memory.app.observe import masked_claim
    from belta_memory.domain.text import fingerprint

    masked, text = masked_claim(report.claim, report.quote)
    return Observation(
        host=host,
        session=marker.session,
        at=ports.clock.now(),
        kind=Kind.FACT,
        claim=masked,
        text=text,
        fingerprint=fingerprint(text),
        language=next((o.language for o in local if o.language), ports.language),
        prompt=marker.prompt,
        project=next((o.project for o in local if o.project), marker.project),
        transcript=marker.transcript,
        by=report.by,
        basis=Basis.MODEL,
        remember=any(o.remember for o in local),
        masked=masked != report.claim,
    )
