"""A prompt comes in; a sighting is stored and perhaps a proposal goes out."""

import re

from belta_memory.domain.detect import detect
from belta_memory.domain.model import (
    NOTHING,
    Basis,
    Claim,
    Detection,
    Kind,
    Observation,
    PromptEvent,
    Proposal,
)
from belta_memory.domain.prose import typed
from belta_memory.domain.redact import UNSETTLED, MaskedClaim, redact_claim
from belta_memory.domain.text import fingerprint
from belta_memory.languages import packs
from belta_memory.named import NamedTuple
from belta_memory.recognizers import masked, recognizers_for

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Collection

    from belta_memory.app.ports import Ports
    from belta_memory.domain import redact as redaction
    from belta_memory.domain.detect import Compiler, Judge
    from belta_memory.domain.model import Redacted

LONGEST_INPUT = 4_000  # characters of a tool's input that are looked at for secrets
SQL_VERBS = (
    "select",
    "insert",
    "update",
    "delete",
    "create",
    "alter",
    "drop",
    "truncate",
    "grant",
    "revoke",
    "merge",
    "replace",
)
CALL = 80  # characters of a tool call in the gist


class Noticed(NamedTuple):
    """What came of one prompt."""

    detection: Detection
    stored: Observation | None = None  # what is new in the log
    proposal: Proposal | None = None
    context: tuple[str, ...] = ()  # sentences for the agent

    @property
    def fact(self) -> Observation | None:
        """What is new and may be due: a fact that states what is true."""
        new = self.stored
        return new if new is not None and new.kind is Kind.FACT and new.claim.correct is not None else None

    @property
    def is_unsure(self) -> bool:
        """Is it a candidate that the agent, who knows the turn before, can tell?"""
        found = self.detection
        open_question = found.kind is Kind.OTHER or (found.kind is Kind.FACT and found.claim.correct is None)
        return self.stored is not None and open_question and (found.perhaps_fact or found.remember)


def observe(  # noqa: PLR0913, PLR0917 (what a hook knows already, so that nothing is done twice)
    ports: "Ports",
    host: str,
    event: PromptEvent,
    compiler: "redaction.Compiler" = re.compile,
    among: "Collection[str] | None" = None,
    previous: "Callable[[], str | None] | None" = None,
) -> Noticed:
    """Notice a prompt that was typed just now, and say what the agent shall know of it.

    `among` names the languages of which a cue occurs, where that is known already; `previous` reads the turn before,
    and is asked only where that turn could still silence or settle what was found: a sure pair answers no question.
    """
    known = packs(ports.language, among)
    detection = detect(event.text, known, event.previous, compiler=compiler, by_hand=event.by_hand)
    (_, wrong, correct), kind = detection.claim, detection.kind
    sure = wrong is not None and correct is not None and kind is not Kind.OTHER
    if previous is not None and kind is not Kind.NONE and not sure:
        event = event._replace(previous=previous())
        detection = detect(event.text, known, event.previous, compiler=compiler, by_hand=event.by_hand)
    noticed = _stored(ports, host, event, detection, compiler)
    if (fact := noticed.fact) is not None:
        from belta_memory.app.propose import propose_plain

        noticed = noticed._replace(proposal=propose_plain(ports, fact))
    return noticed._replace(context=_sentences(ports, event, noticed))


def notice(
    ports: "Ports",
    host: str,
    event: PromptEvent,
    compiler: "Compiler" = re.compile,
    scorer: "Judge | None" = None,
) -> Noticed:
    """Detect, find what the claim leaves open, mask, store, propose; ask nobody."""
    from belta_memory.app.complete import complete

    known = packs(ports.language)
    detection = detect(
        event.text, known, event.previous, compiler=compiler, by_hand=event.by_hand, scorer=scorer
    )
    detection = complete(detection, event.text, event.previous, by_hand=event.by_hand)
    noticed = _stored(ports, host, event, detection, re.compile)
    if (fact := noticed.fact) is not None:
        from belta_memory.app.propose import propose

        noticed = noticed._replace(proposal=propose(ports, fact))
    return noticed


def _stored(
    ports: "Ports", host: str, event: PromptEvent, detection: Detection, compiler: "redaction.Compiler"
) -> Noticed:
    """A prompt that was stored before (two paths, a retry) gives nothing, nor does one that a program wrote."""
    if not event.attended:
        return Noticed(NOTHING)
    if detection.kind is Kind.NONE and detection.remember:
        detection = detection._replace(
            kind=Kind.OTHER
        )  # what to remember, the agent may see: then this counts beside it
    if detection.kind is Kind.NONE:
        return Noticed(detection)
    observation = sighting(ports, host, event, detection, compiler)
    if not ports.observations.append(observation):
        return Noticed(NOTHING)
    return Noticed(detection, observation)


def sighting(
    ports: "Ports", host: str, event: PromptEvent, detection: Detection, compiler: "redaction.Compiler"
) -> Observation:
    """The masked observation of one detection."""
    said = typed(event.text, by_hand=event.by_hand)
    claim, text = masked_claim(detection.claim, said, compiler)
    kept, gist = _kept(detection.kind, text, said), _gist(event)
    if kept != text and gist is not None:
        gist = _tools(event)
    return Observation(
        host=host,
        session=event.session,
        at=_moment(ports, event),
        kind=detection.kind,
        claim=claim,
        text=kept,
        fingerprint=fingerprint(text),
        language=detection.language,
        prompt=event.prompt,
        project=event.cwd,
        gist=gist,
        transcript=event.transcript,
        line=event.line,
        basis=Basis.SCORER if detection.weighed else Basis.RULE,
        remember=detection.remember,
        masked=claim != detection.claim,
    )


def found_sighting(ports: "Ports", host: str, event: PromptEvent, kind: Kind) -> Observation:
    """The masked observation of what a guard said of the agent's work."""
    from belta_memory.domain.model import By

    seen = sighting(ports, host, event, Detection(kind, 1.0, Claim(), (), ""), re.compile)
    return seen._replace(by=By.SELF)


def _kept(kind: Kind, text: "Redacted", said: str) -> "Redacted":
    """Of a sentence with a secret or of SQL no word is kept, unless it states a fact, of which the rest may be asked."""
    lowered = text.lower()
    if kind is Kind.FACT or not ("[" in text or any(verb in lowered for verb in SQL_VERBS)):
        return text
    from belta_memory.domain.case import without_secrets

    names = {f"[{rule.name}]" for rule in recognizers_for(said)} | {f"[{UNSETTLED}]"}
    return without_secrets(text, [name for name in names if text.count(name) > said.count(name)])


def _tools(event: PromptEvent) -> "Redacted":
    """What the assistant had just done, by the names of its tools alone."""
    return masked("; ".join(call.name for call in event.calls))


def _moment(ports: "Ports", event: PromptEvent) -> "dt.datetime":
    """When it was typed. Nobody has typed it in the future, whatever a transcript says."""
    now = ports.clock.now()
    return now if event.at is None else min(event.at, now)


def masked_claim(claim: Claim, said: str, compiler: "redaction.Compiler" = re.compile) -> MaskedClaim:
    """The claim and what was said as they may be stored: whatever is taken from a person or a model passes here."""
    everything = "\n".join((said, *filter(None, claim)))
    return redact_claim(claim, said, recognizers_for(everything), compiler)


def _gist(event: PromptEvent) -> "Redacted | None":
    """What the assistant had just done, in a line. Masked before it is cut: half a secret is not known as one."""
    if not event.calls:
        return None
    done = [f"{c.name}: {masked(c.input[:LONGEST_INPUT])}" for c in event.calls]
    line = "; ".join(" ".join(call.split())[:CALL] for call in done)
    return masked(line)


def _sentences(ports: "Ports", event: PromptEvent, noticed: Noticed) -> tuple[str, ...]:
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    if noticed.proposal is not None:
        from belta_memory.app.propose import due_sentence

        return due_sentence(ports, event.session, noticed.proposal)
    if not (noticed.is_unsure and ports.settings.hint):
        return ()
    return (say(pack(noticed.detection.language), "hint.candidate"),)
