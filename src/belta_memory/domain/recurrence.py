"""When repeated sightings of one fact make a proposal due."""

from collections.abc import Iterable

from belta_memory.domain.model import Basis, Claim, Observation, SessionId

WITHIN_SESSION = 2  # different prompts
ACROSS_SESSIONS = 2
ABSENT = frozenset(
    {"does not exist", "存在しない", "존재하지 않음", "不存在"}
)  # what the packs call `value.absent`


def distinct(observations: Iterable[Observation]) -> list[Observation]:
    """One sighting a prompt, oldest first: a resumed or forked session repeats the prompts of the one before it."""
    seen: set[str] = set()
    kept = []
    for o in sorted(observations, key=lambda o: o.at):
        prompt = o.prompt or f"{o.host}/{o.session}/{o.fingerprint}"
        if prompt not in seen:
            seen.add(prompt)
            kept.append(o)
    return kept


def spoken(observation: Observation) -> Claim:
    """What the person has said: without a wrong value that was found in the agent's turn, which may err otherwise next time."""
    wrong, correct, text = observation.claim.wrong, observation.claim.correct, observation.text
    is_found = wrong is not None and wrong not in text and correct is not None and correct in text
    is_found = is_found and correct not in ABSENT  # then what is absent is all that is said
    return observation.claim._replace(wrong=None) if is_found else observation.claim


def is_supported(observation: Observation, same_prompt: Iterable[Observation]) -> bool:
    """Does a sighting count? A model's alone does not: a local candidate must stand on the same prompt."""
    return observation.basis is not Basis.MODEL or any(o.basis is not Basis.MODEL for o in same_prompt)


def fact_recurs(observations: Iterable[Observation]) -> bool:
    """Is one fact corrected often enough to propose remembering it? Once is enough when the user says to remember."""
    prompts: dict[SessionId, int] = {}
    for o in distinct(observations):
        if o.remember:
            return True
        prompts[o.session] = prompts.get(o.session, 0) + 1
    return len(prompts) >= ACROSS_SESSIONS or any(n >= WITHIN_SESSION for n in prompts.values())
