"""A prompt comes in; a sighting is stored and perhaps a proposal goes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belta_memory.domain.detect import detect
from belta_memory.domain.model import NOTHING, Claim, Detection, Kind, Observation, PromptEvent, Proposal
from belta_memory.domain.prose import typed
from belta_memory.domain.redact import redact
from belta_memory.domain.text import fingerprint
from belta_memory.languages import packs
from belta_memory.recognizers import all_recognizers

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports
    from belta_memory.domain.model import Redacted


class Noticed(NamedTuple):
    """What came of one prompt."""

    detection: Detection
    proposal: Proposal | None = None
    context: tuple[str, ...] = ()  # sentences for the agent


def observe(ports: Ports, host: str, event: PromptEvent) -> Noticed:
    """Detect, mask, store, propose. A prompt that was stored before (two hooks, a retry) gives nothing."""
    detection = detect(typed(event.text), packs(), event.previous)
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
    text, masks = redact(typed(event.text), rules)
    claim = Claim(*(mask_value(value, text, masks) for value in detection.claim))
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


def mask_value(value: str | None, text: Redacted, masks: tuple[str, ...]) -> str | None:
    """A value of the pair, or the mask that stands for it in the text: a bare value need not look like a secret."""
    if value is None:
        return None
    masked, found = redact(value, all_recognizers())
    return masked if found or not masks or value in text else f"[{masks[0]}]"


def _sentences(ports: Ports, event: PromptEvent, detection: Detection, proposal: Proposal | None) -> tuple[str, ...]:
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    if not event.attended:
        return ()
    if proposal is not None:
        from belta_memory.app.propose import due_sentence

        return due_sentence(ports, event.session, proposal)
    unsure = detection.kind is Kind.OTHER or (detection.kind is Kind.FACT and detection.claim.correct is None)
    return (say(pack(detection.language), "hint.candidate"),) if unsure and ports.settings.hint else ()
