"""cache/gate.txt: all that the first stage of a hook knows. Plain text, rebuilt when its sources have changed.

The head: format, stamps of the index, of its folder, of the lessons and of the language packs (as the gate computes them), facts in the
global index, facts that wait for room in it, facts of all projects, the days until which declined topics rest (`-` for none). Then a line a language, its tag and its cues; the line `=` has the triggers of all facts. After
an empty line, a line a fact or lesson: its key, its statement, its triggers. After another one, what `guard_list` reads. Between
fields stands a tab.
"""

from __future__ import annotations

from belta_memory.adapters.stores.files import read, replace
from belta_memory.app.ports import Recall
from belta_memory.domain.model import GLOBAL, Recorded

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from belta_memory.adapters.stores.home import Home
    from belta_memory.domain.entry import Entry
    from belta_memory.domain.language import LanguagePack
    from belta_memory.domain.marks import Marks
    from belta_memory.domain.model import Fact

_BREAKS = "\t\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"


NAMED = 1.0  # how well a fact fits whose names occur
NEAR = 0.8  # of the best fit by words: what fits worse is about something else
FACTS = "="  # in the place of a language's tag


class GateList:
    """The recorded facts by their triggers, as the prompt hook sees them."""

    def __init__(self, home: Home) -> None:
        self._path = home.gate

    def is_built(self, head: str) -> bool:
        """Is the list there, and made from these sources?"""
        return (read(self._path) or b"").startswith(f"{head} ".encode())

    def tags(self, normalised: str) -> frozenset[str]:
        """The languages of which a cue stands in the text (no other one has a rule that fires), FACTS for a trigger."""
        cues, _, _ = (read(self._path) or b"").partition(b"\n\n")
        lines = (line.split("\t") for line in cues.decode().split("\n")[1:])
        return frozenset(tag for tag, *literals in lines if any(map(normalised.__contains__, literals)))

    def matching(self, normalised: str, here: Callable[[], str] = str) -> tuple[Recall, ...]:
        """The facts that fit the text, the best first: by a trigger, else by the words of their topics.

        `here` tells the folder of the present project's memory; it is asked where some fact holds in one project alone.
        """
        from belta_memory.domain.triggers import ALONE, likeness

        cues, _, rest = (read(self._path) or b"").partition(b"\n\n")
        literals = cues.rpartition(b"\n")[2].decode().split("\t")[1:]
        if not (stand := [literal for literal in literals if literal in normalised]):
            return ()
        found = []
        for key, statement, *triggers in _holding(rest.partition(b"\n\n")[0], stand, here):
            if fits := likeness(triggers, normalised):
                found.append((fits, Recall(key, statement)))
        best = max((fits for fits, _ in found if fits < NAMED), default=0.0)
        near = [hit for hit in found if hit[0] >= NAMED or hit[0] >= best * NEAR]
        if any(fits > ALONE for fits, _ in near):
            near = [hit for hit in near if hit[0] > ALONE]
        elif len(near) > 1:
            return ()  # it names several things: nobody knows which it is about
        return tuple(recall for _, recall in sorted(near, key=lambda hit: -hit[0]))

    def counts(self) -> Recorded:
        """What the list was made of."""
        head, _, _ = (read(self._path) or b"").partition(b"\n")
        if not head:
            return Recorded()
        _, facts, waiting, projects, days = head.decode().rsplit(" ", 4)
        return Recorded(int(facts), int(waiting), int(projects), tuple(filter("-".__ne__, days.split(","))))


def _holding(facts: bytes, literals: Sequence[str], here: Callable[[], str]) -> list[list[str]]:
    """The fields of the facts in which one of these literals stands, and which hold in the present project."""
    whole = facts.decode().splitlines()
    lines = [line.split("\t") for line in whole if any(map(line.__contains__, literals))]
    if b"@@" not in facts:
        return lines
    from belta_memory.domain.scope import holding

    known = (line.split("\t", 2) for line in whole)
    keys = holding(((key, statement) for key, statement, *_ in known), here())
    return [line for line in lines if line[0] in keys]


def build(  # noqa: PLR0913, PLR0917 (all that the list is made from)
    home: Home,
    head: str,
    packs: Iterable[LanguagePack],
    facts: Iterable[Fact],
    unlisted: int = 0,
    marks: Mapping[Fact, Marks] | None = None,
    lessons: Iterable[Entry] = (),
    resting: Iterable[str] = (),
) -> None:
    """Write the list anew, whole; `unlisted` facts wait for room in the index, `marks` are what notes set.

    `resting` has for each topic that is not asked about the first day on which it may be.
    Raises UnwritableHomeError.
    """
    from belta_memory.adapters.stores.guard_list import guard_lines
    from belta_memory.domain.guard import guarded
    from belta_memory.domain.language import gate_cues
    from belta_memory.domain.marks import Marks

    facts, lessons = tuple(facts), tuple(lessons)
    set_for = {fact: (marks or {}).get(fact, Marks()) for fact in facts}
    known = [line for line in _known(facts, set_for, lessons) if len(line) > len(("key", "statement"))]
    lines = [(tag, *cues) for tag, cues in gate_cues(packs).items()]
    literals = [part for _, _, *found in known for t in found for part in _literals(t)]
    lines.append((FACTS, *dict.fromkeys(literals)))
    everywhere = sum(fact.scope == GLOBAL for fact in facts)
    head = f"{head} {everywhere} {unlisted} {len(facts) - everywhere} {','.join(resting) or '-'}"
    judged = [guarded(f, set_for[f].guard, set_for[f].triggers) for f in facts]
    if lessons:
        from belta_memory.domain.lessons import guarded_lesson

        judged += map(guarded_lesson, lessons)
    guard = guard_lines(judged)
    blocks = ((head, *map(_line, lines)), map(_line, known), map(_line, guard))
    text = "\n\n".join(map("\n".join, blocks))
    replace(home.gate, f"{text}\n".encode("utf-8", "replace"))


def _known(
    facts: Sequence[Fact], set_for: Mapping[Fact, Marks], lessons: Sequence[Entry]
) -> list[tuple[str, ...]]:
    """The fields of every fact, then of every lesson: its key, its statement, its triggers."""
    from belta_memory.domain.across import units_of_topics
    from belta_memory.domain.statement import format_statement
    from belta_memory.domain.things import things_of_topics
    from belta_memory.domain.topic_words import words_of_topics
    from belta_memory.domain.triggers import shown_as, triggers

    found = [
        (
            shown_as(fact),
            format_statement(fact.topic, fact.wrong, fact.correct),
            (*triggers(fact, set_for[fact].triggers), *_pair(fact, set_for[fact])),
            not set_for[fact].triggers,
        )
        for fact in facts
    ]
    topics = [fact.topic for fact in facts]
    things = [*topics, *("" for _ in lessons)]  # a lesson is a sentence: not every word of it is its thing
    if lessons:
        from belta_memory.domain import lessons as of

        found += [(of.key_of(e), of.statement_of(e), of.triggers_of(e), not e.triggers) for e in lessons]
        topics += map(of.topic_of, lessons)
    fields = zip(words_of_topics(topics), things_of_topics(things), units_of_topics(topics), strict=True)
    return [
        (key, statement, *names, *(filter(None, together) if own else ()))
        for (key, statement, names, own), together in zip(found, fields, strict=True)
    ]


def _pair(fact: Fact, marks: Marks) -> tuple[str, ...]:
    from belta_memory.domain.topic_words import pair_of

    pair = "" if marks.triggers else pair_of(fact)
    return (pair,) if pair else ()


def _literals(trigger: str) -> list[str]:
    """What must occur for a trigger to be looked at: itself, or one of the words of a topic, or a form of its thing."""
    from belta_memory.domain.triggers import ACROSS, FORM, PAIR, THING, WORDS

    match trigger[0]:
        case sign if sign == WORDS:
            return [word[1:] for word in trigger.split(sign)[2:]]
        case sign if sign == THING:
            return trigger.split(sign)[1:]
        case sign if sign == ACROSS:
            return trigger.split(sign)[1].split(FORM)[1:]
        case sign if sign == PAIR:
            return [trigger.split(sign)[1]]
        case _:
            return [trigger]


def _line(fields: Iterable[str]) -> str:
    """Fields with nothing in them that would end a field or a line; the space around a cue is part of it."""
    return "\t".join("".join(" " if c in _BREAKS else c for c in field) for field in fields)
