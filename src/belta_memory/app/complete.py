"""A detected fact with the side that its message leaves open, where the message or the turn before tells it."""

from belta_memory.domain.model import Claim, Detection, Kind, Observation, PromptEvent


def complete(detection: Detection, text: str, previous: str | None, *, by_hand: bool = False) -> Detection:
    """The detection with the whole claim. Not for a hook: it reads every value of the message and of the turn."""
    match detection.kind:
        case Kind.FACT:
            claim = _whole(detection.claim, detection.language, text, previous, by_hand=by_hand)
        case Kind.OTHER:
            claim = _stated(detection.claim, text, by_hand=by_hand)
        case _:
            return detection
    return detection._replace(claim=claim)


def completed_sighting(sighting: Observation, event: PromptEvent) -> Observation:
    """A fact that a hook has stored, with the side that the hook had no time to look for; masked as it was stored."""
    if sighting.kind is not Kind.FACT or None not in sighting.claim[1:]:
        return sighting
    from belta_memory.app.observe import masked_claim

    text, previous, by_hand = event.text, event.previous, event.by_hand
    claim = _whole(sighting.claim, sighting.language, text, previous, by_hand=by_hand)
    masked, _ = masked_claim(claim, text)
    return sighting._replace(claim=masked, masked=sighting.masked or masked != claim)


def _stated(claim: Claim, text: str, *, by_hand: bool) -> Claim:
    from belta_memory.domain.completion import with_stated
    from belta_memory.domain.prose import typed

    return with_stated(claim, typed(text, by_hand=by_hand))


def _whole(claim: Claim, language: str, text: str, previous: str | None, *, by_hand: bool) -> Claim:
    from belta_memory.domain.completion import completed
    from belta_memory.domain.language import say
    from belta_memory.domain.prose import typed
    from belta_memory.languages import pack

    said = typed(text, by_hand=by_hand)
    return completed(claim, said, previous, say(pack(language), "value.absent"))
