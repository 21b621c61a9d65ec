"""Make something of what keeps coming back: a rule in the file that the agents of a project read, or a fact that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.block import block_of, with_block
from belta_memory.domain.errors import SecretRuleError

if TYPE_CHECKING:
    from belta_memory.app.ports import Ports
    from belta_memory.domain.case import Bundle
    from belta_memory.domain.model import Claim, Proposal

RULES = "rules"  # the name of the block


def rule_line(text: str) -> str:
    """The line of a rule. Raises RefusedValueError for what cannot stand in one line, SecretRuleError for a secret."""
    from belta_memory.domain.values import escape, new_value
    from belta_memory.recognizers import masked

    words = new_value(" ".join(text.split()), "text")
    if (shown := masked(words)) != words:
        raise SecretRuleError(masked=shown)
    return f"- {escape(words)}"


def with_rule(text: str, line: str, path: str) -> str:
    """The file's text with the line in our block, once. Raises HostConfigError where the block's marks are torn."""
    known = (block_of(text, path, RULES) or "").splitlines()
    return text if line in known else with_block(text, "\n".join((*known, line)), path, RULES)


def waiting_fact(ports: Ports, claim: Claim, bundle: Bundle) -> Proposal:
    """Let a fact that was made of a bundle wait for the person's word, as any other.

    It was seen where a case of the bundle states it; where none does, in the last session, today.
    """
    from belta_memory.domain.match import Relation, relate
    from belta_memory.domain.model import FactKey, Proposal, ProposalId, Sighting

    now = ports.clock.now()
    stating = [o for o in bundle.cases if relate(o.claim, claim) is Relation.SAME]
    last = stating[-1] if stating else bundle.cases[-1]
    seen = tuple(Sighting(o.day, o.host, o.session, o.project) for o in stating)
    proposal = Proposal(
        id=ProposalId(ports.randomness.new_id()),
        key=FactKey(ports.randomness.new_id()),
        claim=claim,
        language=last.language or ports.language,
        created=now,
        session=last.session,
        sightings=seen or (Sighting(now.date(), last.host, last.session, last.project),),
    )
    ports.proposals.put(proposal)
    return proposal
