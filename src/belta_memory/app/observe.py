"""A prompt comes in; a sighting is stored and perhaps a proposal goes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.detect import detect
from belta_memory.domain.model import NOTHING, Claim, Detection, Kind, Observation, PromptEvent, Proposal
from belta_memory.domain.prose import typed
from belta_memory.domain.redact import redact, redact_part
from belta_memory.domain.text import fingerprint
from belta_memory.languages import packs
from belta_memory.recognizers import all_recognizers

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports


class Noticed(NamedTuple):
    """What came of one prompt."""

    detection: Detection
    proposal: Proposal | None = None
    context: tuple[str, ...] = ()  # sentences for the agent


def observe(ports: Ports, host: str, event: PromptEvent) -> Noticed:
    """Detect, mask, store, propose. A prompt that was stored before (two hooks, a retry) gives nothing.

    Nor does one of an unattended session: a program wrote it.
    """
    if not event.attended:
        return Noticed(NOTHING)
    detection = detect(typed(event.text), packs(ports.language), event.previous)
    if detection.kind is Kind.NONE and detection.remember:
        detection = detection._replace(kind=Kind.OTHER)  # what to remember, the agent may see: then this counts beside it
    if detection.kind is Kind.NONE:
        return Noticed(detection)
    observation = sighting(ports, host, event, detection)
    if not ports.observations.append(observation):
        return Noticed(NOTHING)
    proposal = None
    if detection.kind is Kind.FACT and detection.claim.correct is not None:
        from belta_memory.app.propose import propose

        proposal = propose(ports, observation)
    return Noticed(detection, proposal, _sentences(ports, event, detection, proposal))


def sighting(ports: Ports, host: str, event: PromptEvent, detection: Detection) -> Observation:
    """The masked observation of one detection."""
    rules = all_recognizers()
    said = typed(event.text)
    text, _ = redact(said, rules)
    claim = masked_claim(detection.claim, said)
    return Observation(
        host=host,
        session=event.session,
        at=ports.clock.now(),
        kind=detection.kind,
        claim=claim,
        text=text,
        fingerprint=fingerprint(text),
        language=detection.language,
        prompt=event.prompt,
        project=event.cwd,
        transcript=event.transcript,
        remember=detection.remember,
        masked=claim != detection.claim,
    )


def masked_claim(claim: Claim, said: str) -> Claim:
    """The claim as it may be stored. Its values are masked as parts of what was said: alone they need not look secret."""
    rules = all_recognizers()
    return Claim(*(None if value is None else redact_part(value, said, rules)[0] for value in claim))


def _sentences(
    ports: Ports, event: PromptEvent, detection: Detection, proposal: Proposal | None
) -> tuple[str, ...]:
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    if proposal is not None:
        from belta_memory.app.propose import due_sentence

        return due_sentence(ports, event.session, proposal)
    unsure = detection.kind is Kind.OTHER or (detection.kind is Kind.FACT and detection.claim.correct is None)
    return (say(pack(detection.language), "hint.candidate"),) if unsure and ports.settings.hint else ()
