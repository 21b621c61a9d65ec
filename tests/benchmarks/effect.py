"""Whether recorded mistakes come back: `python -m tests.benchmarks.effect`.

A scripted agent has each mistake as a habit, and obeys what it sees with a given probability at each channel: the start
of the session, the prompt, the tool call. What it sees comes from our real code: the fact is recorded, the hooks run as
processes. So this measures our channels: that the right fact is there at the right moment. It says nothing of how well a
model obeys; for that, run it with --model.

  python -m tests.benchmarks.effect
  python -m tests.benchmarks.effect --obey-start 0.3 --obey-prompt 0.3 --obey-tool 0.3
  python -m tests.benchmarks.effect --fresh
  python -m tests.benchmarks.effect --model http://localhost:11434/v1 --model-name qwen3 --limit 10

A step is a repeat when it ends with the mistake. With `remind` a wrong call runs and the agent is told of it; with `ask`
it waits for the user, who says no here. Ends with 1 when all channels together do not take away 60 % of the repeats that
are left with the index alone.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from .effect_sessions import Act, Said, Scenario, Session, Step, scenarios, session

BAR = 0.60  # share of the repeats with the index alone that all channels together take away
CURVE = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
Z = 1.96  # of a 95 % interval


class Condition(NamedTuple):
    """Which channels are open."""

    name: str
    start: bool = True
    prompts: bool = True
    calls: bool = True
    answers: bool = True  # enforce = "continue"
    ask: bool = False  # guard = "ask"


NOTHING = Condition("no memory", start=False, prompts=False, calls=False, answers=False)
INDEX = Condition("index only", prompts=False, calls=False, answers=False)
PROMPTS = Condition("+ prompt triggers", calls=False, answers=False)
INSTALLED = Condition("+ guard, as installed", answers=False)
ALL = Condition('+ guard, enforce = "continue"')
ASK = Condition('+ guard = "ask"', ask=True)
CONDITIONS = (NOTHING, INDEX, PROMPTS, INSTALLED, ALL, ASK)


class Seen(NamedTuple):
    """What our code showed at one step."""

    recalled: bool  # the prompt brought the fact up
    habit: Said  # what the guard said of the mistake
    asked: Said  # the same where it asks
    right: Said  # what it said of the right act


class Watched(NamedTuple):
    """A scenario, and what our code showed in it."""

    scenario: Scenario
    loaded: bool  # the session starts with the fact
    seen: tuple[Seen, ...]


class Obedience(NamedTuple):
    """With which probability the agent obeys what it sees, each time that it might make the mistake."""

    start: float
    prompt: float
    tool: float
    fresh: bool = False  # what a prompt or a call brought up counts there only, not to the end of the session


class Outcome(NamedTuple):
    """What came of one step."""

    repeated: bool
    ran: bool = False  # a wrong call was carried out
    asked: bool = False
    told: bool = False  # the guard spoke to the agent


class Count(NamedTuple):
    """How the steps of a condition ended."""

    condition: Condition
    steps: int = 0
    repeats: int = 0
    ran: int = 0
    asked: int = 0

    @property
    def share(self) -> float:
        """The share of steps that ended with the mistake."""
        return self.repeats / self.steps if self.steps else 0.0


def watch(scenario: Scenario, opened: Session) -> Watched:
    """Run a scenario through the hooks."""
    opened.settings('guard = "remind"\nenforce = "continue"\n')
    loaded = opened.loads(opened.index())
    seen = []
    for step in scenario.steps:
        recalled = opened.statement in opened.prompt(step.prompt)
        habit, right = opened.judge(step.habit), opened.judge(step.right)
        asked = _asked(opened, step.habit) if habit.context and step.habit.tool else Said()
        seen.append(Seen(recalled, habit, asked, right))
    return Watched(scenario, loaded, tuple(seen))


def _asked(opened: Session, act: Act) -> Said:
    """What the guard says of a call where the user is asked."""
    opened.settings('guard = "ask"\nenforce = "continue"\n')
    said = opened.judge(act)
    opened.settings('guard = "remind"\nenforce = "continue"\n')
    return said


def play(
    condition: Condition, watched: Watched, obedience: Obedience, chance: random.Random
) -> Iterator[Outcome]:
    """The scripted agent in one session. What was put before it stays in its view, as it does in a conversation."""
    recalled = told_before = False
    for step, view in zip(watched.scenario.steps, watched.seen, strict=True):
        start, prompt, tool = (chance.random() < p for p in obedience[:3])  # the same in every condition
        recalled = view.recalled or (recalled and not obedience.fresh)
        heeds = (
            (condition.start and watched.loaded and start)
            or (condition.prompts and recalled and prompt)
            or (told_before and not obedience.fresh and tool)
        )
        outcome = Outcome(repeated=False) if heeds else _act(condition, step, view, minds=tool)
        told_before = told_before or outcome.told
        yield outcome


def _act(condition: Condition, step: Step, view: Seen, *, minds: bool) -> Outcome:
    """The agent does what it is used to; `minds`: it obeys when it is told then."""
    if step.habit.answer:
        told = condition.answers and bool(view.habit.context)
        return Outcome(repeated=not (told and minds), told=told)
    if condition.ask and view.asked.asked:
        return Outcome(repeated=False, asked=True, told=True)  # the user says no: nothing runs
    told = condition.calls and bool(view.habit.context)
    return Outcome(repeated=not (told and minds), ran=True, told=told)


def run(
    chosen: Sequence[Scenario],
    obedience: Obedience,
    rounds: int,
    seed: int,
    others: int,
    *,
    quick: bool = False,
    verbose: bool = False,
) -> list[Count]:
    """Watch every scenario once, play it in every condition so many times, print what was seen."""
    watched = []
    for scenario in chosen:
        with session(scenario, others, quick=quick) as opened:
            watched.append(watch(scenario, opened))
    _print_channels(watched)
    if verbose:
        _print_gaps(watched)
    _print_curve(watched, obedience, rounds, seed)
    return played(watched, obedience, rounds, seed)


def played(watched: Sequence[Watched], obedience: Obedience, rounds: int, seed: int) -> list[Count]:
    """How the steps end in every condition."""
    counts = {condition: Count(condition) for condition in CONDITIONS}
    for number in range(rounds):
        for one in watched:
            for condition, before in counts.items():
                chance = random.Random(f"{seed}/{number}/{one.scenario.id}")  # noqa: S311 (a script, no secret)
                outcomes = list(play(condition, one, obedience, chance))
                counts[condition] = before._replace(
                    steps=before.steps + len(outcomes),
                    repeats=before.repeats + sum(o.repeated for o in outcomes),
                    ran=before.ran + sum(o.ran for o in outcomes),
                    asked=before.asked + sum(o.asked for o in outcomes),
                )
    return list(counts.values())


def _print_curve(watched: Sequence[Watched], obedience: Obedience, rounds: int, seed: int) -> None:
    """What all channels take away from an agent that obeys more often, or less."""
    found = []
    for p in CURVE:
        by_name = {c.condition: c for c in played(watched, Obedience(p, p, p, obedience.fresh), rounds, seed)}
        found.append(f"{p:.0%}: {-reduction(by_name[INDEX], by_name[ALL]):+.0%}")
    print(f"\nAll channels against the index alone, by obedience at each channel: {', '.join(found)}")


def _print_channels(watched: Sequence[Watched]) -> None:
    """How often the fact was there, and how often it was there where it should not have been."""
    pairs = [pair for w in watched for pair in zip(w.scenario.steps, w.seen, strict=True)]
    calls = [view for step, view in pairs if step.habit.tool]
    answers = [view for step, view in pairs if step.habit.answer]
    rows = (
        ("loaded at the start of the session", sum(w.loaded for w in watched), len(watched)),
        (
            "brought up by a prompt of the session",
            sum(any(v.recalled for v in w.seen) for w in watched),
            len(watched),
        ),
        ("wrong calls that the agent is told of", sum(bool(v.habit.context) for v in calls), len(calls)),
        ("wrong calls that the user is asked about", sum(v.asked.asked for v in calls), len(calls)),
        ("wrong answers that are noticed", sum(bool(v.habit.context) for v in answers), len(answers)),
        ("right acts that are taken for wrong", sum(bool(v.right.context) for _, v in pairs), len(pairs)),
    )
    print(f"{len(watched)} sessions, {len(pairs)} steps; in each session the fact is recorded among others:")
    for name, hits, tries in rows:
        print(f"  {name:<42} {hits:>4} of {tries}")


def _print_gaps(watched: Sequence[Watched]) -> None:
    """Where a channel was silent, or spoke in vain."""
    for one in watched:
        if not any(view.recalled for view in one.seen):
            print(
                f"  {one.scenario.id}: no prompt brings it up: {[step.prompt for step in one.scenario.steps]}"
            )
        for step, view in zip(one.scenario.steps, one.seen, strict=True):
            if not view.habit.context:
                print(f"  {one.scenario.id}: not noticed: {step.habit.words}")
            if view.right.context:
                print(f"  {one.scenario.id}: taken for wrong: {step.right.words}")


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score."""
    if not tries:
        return 0.0, 1.0
    share, square = hits / tries, Z * Z
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = Z * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return max(0.0, middle - half), min(1.0, middle + half)


def reduction(index: Count, whole: Count) -> float:
    """The share of the repeats with the index alone that are gone."""
    return 1 - whole.share / index.share if index.share else 0.0


def print_table(counts: Sequence[Count]) -> None:
    """The conditions, and what they change."""
    print(
        f"\n{'condition':<32} {'repeats':>13} {'share':>7}   {'95 % interval':<15} {'calls that ran':>14} {'asked':>6}"
    )
    for count in counts:
        low, high = wilson(count.repeats, count.steps)
        print(
            f"{count.condition.name:<32} {count.repeats:>6} of {count.steps:<6} {count.share:>6.1%}   "
            f"{low:.1%} – {high:.1%}".ljust(80)
            + f" {count.ran:>8} {count.asked:>6}"
        )


def main(arguments: Sequence[str]) -> int:
    """Run, print, and say whether the bar is held."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.effect",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    for channel in ("start", "prompt", "tool"):
        parser.add_argument(f"--obey-{channel}", type=float, default=0.45, metavar="P", help="default: 0.45")
    parser.add_argument("--quick", action="store_true", help="run the hooks in this process: no first stage")
    parser.add_argument(
        "--fresh", action="store_true", help="what a prompt or a call brings up counts there only, not later"
    )
    parser.add_argument(
        "--rounds", type=int, default=50, help="how often each session is played (default: 50)"
    )
    parser.add_argument(
        "-v", "--verbose", action="store_true", help="list where a channel was silent or wrong"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--others", type=int, default=100, help="other facts that are recorded (default: 100)"
    )
    parser.add_argument("--limit", type=int, help="only so many of the scenarios, spread over all")
    parser.add_argument(
        "--model", metavar="URL", help="ask a real model at this OpenAI-compatible endpoint instead"
    )
    parser.add_argument("--model-name", default="default", help="the model's name there")
    parser.add_argument(
        "--key-env", metavar="NAME", help="the environment variable that holds the endpoint's key"
    )
    asked = parser.parse_args(arguments)
    chosen = scenarios(asked.limit)
    if asked.model:
        from .effect_model import Endpoint, run_model

        counts = run_model(chosen, Endpoint(asked.model, asked.model_name, asked.key_env), asked.others)
    else:
        obedience = Obedience(asked.obey_start, asked.obey_prompt, asked.obey_tool, asked.fresh)
        counts = run(
            chosen,
            obedience,
            asked.rounds,
            asked.seed,
            asked.others,
            quick=asked.quick,
            verbose=asked.verbose,
        )
    print_table(counts)
    return verdict(counts, scripted=not asked.model)


def verdict(counts: Sequence[Count], *, scripted: bool) -> int:
    """Print what all channels take away, and what that means."""
    by_name = {count.condition.name: count for count in counts}
    gone = reduction(by_name[INDEX.name], by_name[ALL.name])
    held = gone >= BAR
    print(
        f"\nAll channels against the index alone: {-gone:+.1%} repeats (wanted: {-BAR:.0%}): {'holds' if held else 'IS NOT HELD'}"
    )
    if scripted:
        print("The agent is scripted: this measures our channels, not a model's obedience (see --model).")
    return int(scripted and not held)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
