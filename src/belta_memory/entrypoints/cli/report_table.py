"""The figures of `belta report` for people, the number that matters first, and as JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.domain.effect import EventKind
from belta_memory.domain.figures import CANDIDATE
from belta_memory.domain.model import Kind
from belta_memory.domain.scope import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console, RenderableType

    from belta_memory.domain.figures import FactFigures, Figures, Stretch

_KINDS = (Kind.FACT, Kind.RESULT, Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE)
_ANSWERS = ("record", "edit", "not_a_fact", "decline", "later", "ignored")
_NAMED = 8  # facts that a list names
_NOTHING = """\
There is nothing to report yet: no fact is recorded, and nothing was corrected since {since}.
Correct the same fact twice in a session, and you are asked whether to remember it. `belta harvest` counts what past
sessions hold; `belta doctor` says whether everything is in place."""


def print_report(found: Figures) -> None:
    """Print everything that there is to tell."""
    if is_empty(found):
        print(_NOTHING.format(since=found.window.since))
        return
    from belta_memory.entrypoints.cli.output import plain_console

    console = plain_console()
    console.print(_headline(found))
    for line in _beside(found):
        console.print(line)
    _print_corrections(console, found)
    _print_facts(console, found)
    for line in _rest(found):
        console.print(line)


def is_empty(found: Figures) -> bool:
    """Is there nothing at all to tell?"""
    return not (found.facts or found.kinds or found.all.by_user or found.all.by_self)


def _headline(found: Figures) -> RenderableType:
    from rich.panel import Panel
    from rich.text import Text

    repeats = found.all.repeats
    again = sum(bool(f.repeats) for f in found.facts)
    text = Text(f"{repeats}", style="bold red" if repeats else "bold green")
    text.append(
        f" {'time' if repeats == 1 else 'times'} you had to correct what was recorded already", "bold"
    )
    facts = _count(len(found.facts), "recorded fact")
    text.append(f"\n{_rate(found.repeats_per_100)}; {again} of {facts} so far")
    if found.first_repeat is not None:
        text.append(f"\nthe first time {_span(found.first_repeat)} after it was recorded (median)")
    days = f"{found.window.since} – {found.window.until}"
    return Panel(text, title=f"repeats after recording, {days}", title_align="left", expand=False)


def _beside(found: Figures) -> Iterator[str]:
    """What else was seen of broken facts."""
    kinds = found.kinds
    seen = (
        _count(kinds[EventKind.REMINDED], "reminder") + " at tool calls",
        f"{kinds[EventKind.ASKED]} asked of you",
        _count(kinds[EventKind.AVOIDED], "call") + " avoided",
        _count(kinds[EventKind.VIOLATED], "wrong claim") + " in answers",
        f"{found.all.own_repeats} found by the agent itself",
    )
    yield f"Besides: {', '.join(seen)}."


def _print_corrections(console: Console, found: Figures) -> None:
    from belta_memory.entrypoints.cli.output import table_of

    whole = found.all
    console.print(
        f"\nYou corrected {whole.by_user.total()} times in {_count(whole.prompts, 'prompt')}: {_rate(whole.rate)}. "
        f"Found by the agent or its reviewers: {whole.by_self}."
    )
    rows = [(_short(project.whole.name), *_row(project.whole)) for project in found.projects]
    headings = ("project", "prompts", *_KINDS, "in 100", "repeats")
    console.print(table_of(headings, [*rows, ("(all)", *_row(whole))], texts=1))
    weeks = [("(all)", _bars(found.weeks))]
    weeks += [(kind, _bars(found.weeks, kind)) for kind in _KINDS if whole.by_user[kind]]
    corrected = [p for p in found.projects if p.whole.by_user][:_NAMED]
    weeks += [(_short(p.whole.name), _bars(p.weeks)) for p in corrected]
    console.print(table_of(("", "in 100 prompts, by week"), weeks))
    console.print("Each bar is a week, the last one this week; · where no prompts were counted.")


def _bars(weeks: Sequence[Stretch], kind: Kind | None = None) -> str:
    """A bar a week: corrections in 100 prompts, of one kind or of all."""
    from belta_memory.entrypoints.cli.corrections import sparkline

    counts = [week.by_user[kind] if kind else week.by_user.total() for week in weeks]
    rates = (
        round(10_000 * n / week.prompts) if week.prompts else 0 for n, week in zip(counts, weeks, strict=True)
    )
    return "".join(bar if w.prompts else "·" for bar, w in zip(sparkline(rates), weeks, strict=True))


def _row(stretch: Stretch) -> tuple[str, ...]:
    rate = "–" if stretch.rate is None else f"{stretch.rate:.1f}"
    kinds = (str(stretch.by_user[kind] or "·") for kind in _KINDS)
    return str(stretch.prompts), *kinds, rate, str(stretch.repeats or "·")


def _short(project: str) -> str:
    return name_of(project) if project else "?"


def _print_facts(console: Console, found: Figures) -> None:
    """The facts that are broken in spite of memory, and those that nobody ever needed."""
    from belta_memory.entrypoints.cli.output import table_of

    if found.broken:
        console.print("\nBroken in spite of memory:")
        headings = ("fact", "by you", "by the agent", "in answers", "reminded", "avoided", "first after")
        console.print(table_of(headings, map(_broken_row, found.broken[:_NAMED]), texts=1))
        if worst := [f.fact.topic for f in found.broken if f.broken >= CANDIDATE]:
            console.print(
                f"Candidates for `guard: ask` in the note, so that such a call waits for you: {_some(worst)}"
            )
    if found.untouched:
        topics = _some([f.fact.topic for f in found.untouched])
        console.print(f"\nNever came up in a month or more: {topics}")
        console.print("`belta forget` folds away what nobody needs any more.")


def _broken_row(fact: FactFigures) -> tuple[str, ...]:
    counts = fact.counts
    numbers = (fact.repeats, fact.found_by_agent, counts[EventKind.VIOLATED], counts[EventKind.REMINDED])
    first = "·" if fact.first_repeat is None else _span(fact.first_repeat)
    line = f"{fact.fact.topic}: {fact.fact.correct}"
    return line, *(str(n or "·") for n in (*numbers, counts[EventKind.AVOIDED])), first


def _rest(found: Figures) -> Iterator[str]:
    asked, answers, still_open = found.questions
    said = ", ".join(f"{answers[name]} {name}" for name in _ANSWERS)
    yield f"\nYou were asked {_count(asked, 'time')}: {said}" + (
        f", {still_open} open." if still_open else "."
    )
    sessions, items = found.first_prompts
    yield f"First prompts: {_count(items, 'item')} shown in {_count(sessions, 'session')}."
    cost = found.cost
    yield (
        f"The memory costs a session about {cost.at_start:.0f} tokens at its start, {cost.whole:.0f} in all; "
        f"{cost.most} at most, of {_count(cost.sessions, 'session')}. An estimate: a token a CJK character, "
        "one for four of the rest."
    )
    if found.languages:
        heard = ", ".join(
            f"{tag} {said} of {judged}" for tag, (judged, said) in sorted(found.languages.items())
        )
        yield f"Messages in which something was noticed: {heard}."
    if found.mute:
        yield f"Mute: nothing was ever noticed in {', '.join(found.mute)}; `belta doctor` says more."


def report_json(found: Figures) -> dict[str, object]:
    """The same for programs. A rate is null where nobody counted the prompts."""
    asked, answers, still_open = found.questions
    return {
        "since": found.window.since.isoformat(),
        "until": found.window.until.isoformat(),
        "repeats": {
            "by_user": found.all.repeats,
            "by_self": found.all.own_repeats,
            "per_100_prompts": found.repeats_per_100,
            "facts": sum(bool(f.repeats) for f in found.facts),
            "days_to_first": found.first_repeat,
        },
        "corrections": _stretch_json(found.all),
        "weeks": _weeks_json(found.weeks),
        "projects": [
            {"project": p.whole.name or None, **_stretch_json(p.whole), "weeks": _weeks_json(p.weeks)}
            for p in found.projects
        ],
        "events": {kind.value: found.kinds[kind] for kind in EventKind},
        "facts": [_fact_json(f) for f in found.facts],
        "never_came_up": [_name(f) for f in found.untouched],
        "broken": [_name(f) for f in found.broken],
        "candidates_for_ask": [_name(f) for f in found.broken if f.broken >= CANDIDATE],
        "questions": {"asked": asked, "open": still_open, **{name: answers[name] for name in _ANSWERS}},
        "first_prompts": dict(zip(("sessions", "items"), found.first_prompts, strict=True)),
        "estimated_tokens": found.cost._asdict(),
        "languages": {tag: {"judged": j, "noticed": n} for tag, (j, n) in sorted(found.languages.items())},
        "mute": list(found.mute),
    }


def _weeks_json(weeks: Sequence[Stretch]) -> list[dict[str, object]]:
    return [{"week": week.name, **_stretch_json(week)} for week in weeks]


def _stretch_json(stretch: Stretch) -> dict[str, object]:
    return {
        "prompts": stretch.prompts,
        "by_user": {kind.value: stretch.by_user[kind] for kind in _KINDS},
        "by_self": stretch.by_self,
        "per_100_prompts": stretch.rate,
        "repeats": stretch.repeats,
        "repeats_by_self": stretch.own_repeats,
    }


def _fact_json(found: FactFigures) -> dict[str, object]:
    names = (EventKind.RECALLED, EventKind.REMINDED, EventKind.ASKED, EventKind.AVOIDED, EventKind.VIOLATED)
    return {
        "key": found.fact.key,
        "topic": found.fact.topic,
        "recorded": found.recorded.isoformat() if found.recorded else None,
        "sessions": found.sessions,
        **{kind.value: found.counts[kind] for kind in names},
        "repeats": found.repeats,
        "found_by_agent": found.found_by_agent,
        "days_to_first_repeat": found.first_repeat,
    }


def _name(found: FactFigures) -> str:
    """By what a fact is found again: a line by hand has no key."""
    return found.fact.key or found.fact.topic


def _some(names: list[str]) -> str:
    left = len(names) - _NAMED
    return ", ".join(names[:_NAMED]) + (f" and {left} more" if left > 0 else "")


def _rate(rate: float | None) -> str:
    return "no prompts were counted (belta harvest)" if rate is None else f"{rate:.1f} in 100 prompts"


def _span(days: float) -> str:
    if days < 1:
        return "less than a day"
    return _count(round(days), "day")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
