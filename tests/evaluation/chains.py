"""What stands after facts were corrected again and again: `python -m tests.evaluation.chains [FILE] [-v]`.

A line of FILE holds `statements` (corrections of one or more facts, in their order) and `ends` (what must stand after the
last). Each statement is put through the whole way of a fact, in a home of its own on the disk: sighting with the wish to
remember, proposal, dialog, yes, line. A chain is right when the index holds exactly the ends: no other line, no line less.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from belta_memory.app.ask import dialog_for
from belta_memory.app.confirm import settle
from belta_memory.app.dialog import Dialog, Field, Outcome, advance
from belta_memory.app.ports import Ports
from belta_memory.app.propose import propose
from belta_memory.domain.errors import MaskedValueError
from belta_memory.domain.model import (
    Channel,
    Claim,
    Decision,
    Kind,
    Observation,
    PromptId,
    Proposal,
    Redacted,
    SessionId,
)
from belta_memory.domain.text import same_value
from belta_memory.entrypoints.wiring import server_ports
from fakes import FakeClock

HERE = Path(__file__).parent
UNSAID = "another value"  # what the person answers when asked for a wrong value that nobody has said
LONGEST_DIALOG = 4  # questions


class Chain(NamedTuple):
    """One row, and what stands in the index after its last statement."""

    id: str
    lang: str
    marks: tuple[str, ...]
    statements: tuple[Claim, ...]
    ends: tuple[Claim, ...]
    lines: tuple[Claim, ...]

    @property
    def is_right(self) -> bool:
        """Does each end have its one line, under a topic that names it, and is there no other line?"""
        return len(self.lines) == len(self.ends) and all(map(self._stands, self.ends))

    def _stands(self, end: Claim) -> bool:
        return any(
            same_value(line.correct or "", end.correct or "") and self._was_last_said(line)
            for line in self.lines
        )

    def _was_last_said(self, line: Claim) -> bool:
        """Is the line the last word under its topic?"""
        under = [s.correct for s in self.statements if s.topic == line.topic]
        return bool(under) and same_value(under[-1] or "", line.correct or "")


def read(path: Path) -> Iterator[Chain]:
    """Every chain of a file, lived through."""
    for text in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(text)
        statements = tuple(Claim(**s) for s in row["statements"])
        ends = tuple(Claim(e["topic"], None, e["correct"]) for e in row["ends"])
        marks = tuple(mark.strip() for mark in row["shape"].split(","))
        with TemporaryDirectory() as home:
            lines = tuple(live_through(home, row["lang"], statements))
        yield Chain(row["id"], row["lang"], marks, statements, ends, lines)


def live_through(home: str, lang: str, statements: tuple[Claim, ...]) -> Iterator[Claim]:
    """The lines of the index after the statements, each approved by the person as it comes."""
    clock = FakeClock()
    ports = server_ports({"BELTA_HOME": home, "HOME": home, "LANG": lang})._replace(clock=clock)
    for number, claim in enumerate(statements):
        clock.advance(hours=1)
        seen = sighting(ports, claim, lang, number)
        ports.observations.append(seen)
        if (due := propose(ports, seen)) is not None:
            say_yes(ports, due)
    return (Claim(f.topic, f.wrong, f.correct) for f in ports.memory.read().facts)


def sighting(ports: Ports, claim: Claim, lang: str, number: int) -> Observation:
    """A statement as it is stored, in a session of its own."""
    said = f"m{number}: {claim}"
    return Observation(
        host="claude",
        session=SessionId(f"s{number}"),
        at=ports.clock.now(),
        kind=Kind.FACT,
        claim=claim,
        text=Redacted(said),
        fingerprint=said,
        language=lang,
        prompt=PromptId(f"p{number}"),
        remember=True,
    )


def say_yes(ports: Ports, proposal: Proposal) -> None:
    """Answer the dialog as a person who wants it remembered."""
    step: Dialog | Outcome = dialog_for(ports, proposal)
    for _ in range(LONGEST_DIALOG):
        if isinstance(step, Outcome):
            break
        step = advance(step, UNSAID if step.question.field is Field.WRONG else Decision.RECORD)
    assert isinstance(step, Outcome)
    try:
        settle(ports, proposal.id, step, Channel.DIALOG)
    except MaskedValueError:
        return  # a secret is never written: its chain does not end on it


def main(argv: list[str]) -> int:
    """Print how many chains end on exactly what was said last, by language and by shape; with `-v` the others, too."""
    names = [a for a in argv if a != "-v"] or [str(HERE / "memory" / "chains.jsonl")]
    for name in names:
        chains = list(read(Path(name)))
        print(f"{name}: {share(sum(c.is_right for c in chains), len(chains))}")
        for key in ("lang", "marks"):
            all_of, right = Counter[str](), Counter[str]()
            for chain in chains:
                for part in (chain.lang,) if key == "lang" else chain.marks:
                    all_of[part] += 1
                    right[part] += chain.is_right
            print("  " + "; ".join(f"{part} {share(right[part], n)}" for part, n in sorted(all_of.items())))
        kinds = Counter(("too few" if len(c.lines) < len(c.ends) else "too many" if len(c.lines) > len(c.ends) else "other") for c in chains if not c.is_right)  # fmt: skip
        print("  lines of those that are not right:", dict(kinds))
        if "-v" in argv:
            for chain in chains:
                if not chain.is_right:
                    print(
                        f"  {chain.id}",
                        *chain.statements,
                        "ends:",
                        *chain.ends,
                        "lines:",
                        *chain.lines,
                        sep="\n    ",
                    )
    return 0


def share(part: int, whole: int) -> str:
    """A share for people."""
    return f"{part} of {whole} = {part / max(whole, 1):.3f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
