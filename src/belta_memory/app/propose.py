"""Make a repeated fact a proposal, when it is due."""

from __future__ import annotations

from belta_memory.domain.model import (
    Basis,
    Claim,
    FactKey,
    Observation,
    Proposal,
    ProposalId,
    ProposalState,
    SessionId,
    Sighting,
)
from belta_memory.domain.recurrence import distinct, fact_recurs, is_supported, spoken
from belta_memory.domain.text import same_value

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterable

    from belta_memory.app.ports import Ports
    from belta_memory.app.scopes import Place
    from belta_memory.domain.match import Relation
    from belta_memory.domain.model import Decline, Fact

    Relate = Callable[[Claim, Claim], Relation]


def propose_plain(ports: Ports, newest: Observation) -> Proposal | None:
    """The same as `propose`, but silent on what is said in quite other words: a hook has no time to compare those.

    The end of the turn sees them, where nobody waits. A hook writes no count into the memory, either.
    """
    value = newest.claim.correct or ""
    earlier = (o.claim.correct for o in ports.observations.facts(holding=value) if o != newest)
    if not newest.remember and not any(c and same_value(c, value) for c in earlier):
        return None  # most corrections end here: nothing is compared that costs an import
    from belta_memory.domain.match import relate_plainly

    said = _said(ports, newest, relate_plainly)
    return _propose(ports, newest, said) if fact_recurs(said) else None


def propose(ports: Ports, newest: Observation) -> Proposal | None:
    """The proposal that this sighting makes due, new or risen again; None when nothing is due.

    A sighting of what is recorded already brings its count up to date, and is kept as a repeat.
    """
    from belta_memory.app.scopes import facts_here, present_project
    from belta_memory.domain.match import relate

    said = _said(ports, newest, relate)
    recorded = recorded_as(spoken(newest), facts_here(ports, present_project(ports, newest.project)))
    if recorded is not None:
        from belta_memory.app.effect import keep_repeat

        keep_repeat(ports, recorded, newest, _same_prompt(ports, newest))
    if not fact_recurs(said):
        return None
    if recorded is not None:
        from belta_memory.app.record import count_again

        count_again(ports, recorded, len(said))
        return None
    return _propose(ports, newest, said)


def _said(ports: Ports, newest: Observation, relate: Relate) -> list[Observation]:
    """The sightings of the newest one's fact, itself included, oldest first."""
    from belta_memory.app.scopes import place_of

    others = (o for o in ports.observations.facts() if not _is_one_sighting(o, newest))
    before = said_of(ports, spoken(newest), lambda: place_of(ports, [newest]), others, relate, newest.at)
    return distinct([*before, newest])


def said_of(  # noqa: PLR0913, PLR0917 (what is said of what, where, among what)
    ports: Ports,
    claim: Claim,
    here: Callable[[], Place],
    among: Iterable[Observation],
    relate: Relate,
    until: dt.datetime | None = None,
) -> list[Observation]:
    """Those of the sightings that say the same as a claim, since the user last said otherwise, until a moment.

    What was said of another project alone is of another fact.
    """
    from belta_memory.app.scopes import is_heard
    from belta_memory.domain.match import Relation

    compared = [(relate(spoken(o), claim), o) for o in among]
    telling = [(r, o) for r, o in compared if r in {Relation.SAME, Relation.CONTRADICTS}]
    if not telling:
        return []
    place = here()
    heard = [
        (r, o) for r, o in telling if is_heard(ports, place, o) and is_supported(o, _same_prompt(ports, o))
    ]
    contradicted = (o.at for r, o in heard if r is Relation.CONTRADICTS and (until is None or o.at < until))
    since = max(contradicted, default=None)
    return [o for r, o in heard if r is Relation.SAME and (since is None or o.at > since)]


def _is_one_sighting(stored: Observation, newest: Observation) -> bool:
    """Is this the same one? Its claim may have been completed since it was stored."""
    return stored._replace(claim=newest.claim, masked=newest.masked) == newest


def _propose(ports: Ports, newest: Observation, seen: list[Observation]) -> Proposal | None:
    from belta_memory.app.scopes import facts_here, place_of, place_of_proposal
    from belta_memory.domain.match import Relation, relate

    said, here = spoken(newest), place_of(ports, seen)
    alike = [p for p in ports.proposals.all() if relate(p.claim, said) is Relation.SAME]
    before = [p for p in alike if here.meets(place_of_proposal(p))]
    if recorded_as(said, facts_here(ports, here.project)) is not None:
        return None
    if any(p.state is ProposalState.NOT_A_FACT for p in before):
        return None
    if any(_is_cooling(ports, p, newest.day) for p in before):
        return None
    if any(p.state is not ProposalState.OPEN and newest.at < p.created for p in before):
        return None  # found in an old transcript: it was said before the answer, and is no new sighting
    _lapse_what_it_contradicts(ports, said, here)
    waiting = next((p for p in before if p.state is ProposalState.OPEN), None)
    if waiting is not None:
        understood = waiting.understood and _is_understood(ports, seen)
        return ports.proposals.update(waiting.id, lambda p: _risen(p, seen, newest, understood=understood))
    proposal = _new(ports, newest, seen, before)._replace(scope=here.scope, project=here.project)
    ports.proposals.put(proposal)
    return proposal


def _is_cooling(ports: Ports, proposal: Proposal, day: dt.date) -> bool:
    from belta_memory.domain.cooldown import is_cooling

    return is_cooling(_declined(ports, proposal), day)


def _declined(ports: Ports, proposal: Proposal) -> Decline | None:
    return ports.memory.within(proposal.scope).read().decline_of(proposal.key)


def recorded_as(claim: Claim, facts: Iterable[Fact]) -> Fact | None:
    """The recorded fact that a claim states again."""
    from belta_memory.domain.match import Relation, claim_of, relate

    return next((fact for fact in facts if relate(claim_of(fact), claim) is Relation.SAME), None)


def _lapse_what_it_contradicts(ports: Ports, claim: Claim, here: Place) -> None:
    """The user's newest statement wins: the question about an older one of another value is not asked any more."""
    from belta_memory.app.scopes import place_of_proposal
    from belta_memory.domain.match import Relation, relate

    def lapsed(proposal: Proposal) -> Proposal | None:
        is_waiting = proposal.state is ProposalState.OPEN and proposal.asking is None
        return proposal._replace(state=ProposalState.LAPSED) if is_waiting else None

    for proposal in ports.proposals.all():
        is_other = proposal.state is ProposalState.OPEN and here.meets(place_of_proposal(proposal))
        if is_other and relate(proposal.claim, claim) is Relation.CONTRADICTS:
            ports.proposals.update(proposal.id, lapsed)


def due_sentence(ports: Ports, session: SessionId, proposal: Proposal) -> tuple[str, ...]:
    """The one sentence that lets the agent ask, where no dialog does; it counts as asked from here on."""
    from belta_memory.app.answer import labels
    from belta_memory.app.ask import ask_by_agent, replaced_line
    from belta_memory.app.dialog import line_of
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    marker = ports.sessions.find(session)
    if ports.settings.ask != "stop" or (marker is not None and ports.sessions.has_dialog(marker)):
        return ()
    if (taken := ask_by_agent(ports, session, proposal)) is None:
        return ()
    words = pack(taken.language)
    replaces = replaced_line(ports, taken)
    line = line_of(taken)
    if replaces is not None:
        line = f"{line} ({say(words, 'ask.replaces', line=replaces)})"
    return (say(words, "hint.due", line=line, id=taken.id, labels=labels(words)),)


def _new(ports: Ports, newest: Observation, seen: list[Observation], before: list[Proposal]) -> Proposal:
    """A proposal under the fact's old key. What was asked in this session already is not asked in it again."""
    return Proposal(
        id=ProposalId(ports.randomness.new_id()),
        key=_key(ports, before) or FactKey(ports.randomness.new_id()),
        claim=_claim([*seen, newest]),
        language=newest.language,
        created=ports.clock.now(),
        session=seen[-1].session,
        sightings=_sightings(seen),
        asked_in=tuple(dict.fromkeys(session for p in before for session in p.asked_in)),
        masked=any(o.masked for o in seen),
        understood=_is_understood(ports, seen),
    )


def _key(ports: Ports, before: list[Proposal]) -> FactKey | None:
    """The fact's old key; where its wordings had several, the one under which it was declined most often."""

    def declines(proposal: Proposal) -> int:
        decline = _declined(ports, proposal)
        return decline.times if decline else 0

    most = max(before, key=declines, default=None)
    return None if most is None else most.key


def _same_prompt(ports: Ports, observation: Observation) -> list[Observation]:
    """What else stands on its prompt; looked up for a model's sighting alone, because only that needs it."""
    if observation.basis is not Basis.MODEL or observation.prompt is None:
        return []
    return ports.observations.of_prompt(observation.host, observation.session, observation.prompt)


def _risen(
    proposal: Proposal, seen: list[Observation], newest: Observation, *, understood: bool
) -> Proposal | None:
    if proposal.state is not ProposalState.OPEN:
        return None
    latest = seen[-1]  # what was found in an old transcript is not the newest of them
    unseen = proposal.edited is None and proposal.shown is None
    wrong = proposal.claim.wrong or (_claim([*seen, newest]).wrong if unseen else None)
    return proposal._replace(
        claim=proposal.claim._replace(wrong=wrong),
        session=latest.session,
        sightings=_sightings(seen),
        language=latest.language,
        understood=proposal.understood and understood,
    )


def _claim(seen: Iterable[Observation]) -> Claim:
    """Each part as it was first said: the topic keeps its name, a missing side is filled by who said it."""
    topic = wrong = correct = None
    for o in seen:
        topic, wrong, correct = topic or o.claim.topic, wrong or o.claim.wrong, correct or o.claim.correct
    return Claim(topic, wrong, correct)


def _is_understood(ports: Ports, seen: Iterable[Observation]) -> bool:
    """Is the right value a model's reading alone, which stands in nothing that the person has said?"""
    from belta_memory.domain.quote import stands_in

    for o in seen:
        if o.basis is not Basis.MODEL:
            return False
        texts = [o.text, *(other.text for other in _same_prompt(ports, o))]
        if o.claim.correct is not None and any(stands_in(o.claim.correct, text) for text in texts):
            return False
    return True


def _sightings(seen: Iterable[Observation]) -> tuple[Sighting, ...]:
    return tuple(Sighting(o.day, o.host, o.session, o.project) for o in seen)
