"""What a session start and a prompt get to read."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from belta_memory.app.ask import listed
from belta_memory.app.scopes import present_folder, present_project
from belta_memory.domain.language import LanguagePack, say
from belta_memory.domain.model import GLOBAL
from belta_memory.domain.triggers import LESSON
from belta_memory.languages import pack

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from belta_memory.app.ports import Ports, Recall
    from belta_memory.domain.index import Index
    from belta_memory.domain.model import PromptEvent, Recorded

RECALLED_A_PROMPT = 3
LISTED = 5  # waiting proposals that the digest names
BUDGET = 8_000  # characters of a digest
SHARE = 4_500  # of these, where the lines of the global index stand in it, too
NEAR_CAP = 20  # lines left


def recall(ports: Ports, host: str, event: PromptEvent, normalised: str) -> tuple[str, ...]:
    """The recorded facts and confirmed lessons whose triggers occur in the prompt, at most three, each once a session."""
    found = ports.triggers.matching(normalised, lambda: present_folder(ports, event.cwd))
    if not found:
        return ()
    marker = ports.sessions.find(event.session)
    shown = marker.shown if marker else ()
    fresh = [r for r in found if r.key not in shown][:RECALLED_A_PROMPT]
    if not fresh:
        return ()
    ports.sessions.add_shown(event.session, [r.key for r in fresh])
    sentences = tuple(say(pack(ports.language), _sentence(r), line=r.statement) for r in fresh)
    from belta_memory.app.effect import keep
    from belta_memory.domain.effect import EventKind, Scene

    scene = Scene(host, event.session, event.cwd)
    keep(ports, EventKind.RECALLED, scene, (r.key for r in fresh), shown="\n".join(sentences))
    return sentences


def _sentence(recalled: Recall) -> str:
    return "recall.lesson" if recalled.key.startswith(LESSON) else "recall.fact"


def session_digest(  # noqa: PLR0913, PLR0917 (all that a start may tell)
    ports: Ports,
    folder: str | None,
    mute: Sequence[str] = (),
    stale: Sequence[str] = (),
    room: int = BUDGET,
    entries: Mapping[str, int] = MappingProxyType({}),
    changes: int = 0,
) -> str | None:
    """A few lines for the start of a session in a folder: counts, what waits, a full index, faults; then its project's facts.

    None when all is quiet. `mute` names languages in which nothing was ever found, `stale` what does not hold any more,
    `entries` how many there are of each type, and unconfirmed, `changes` how many that agents want wait for a yes.
    """
    words = pack(ports.language)
    recorded = ports.triggers.counts()
    project = present_project(ports, folder)
    own = None if project is None else ports.memory.within(project).read()
    held = 0 if own is None else len(own.facts)
    pending = listed(ports)
    lines = _counts(ports, recorded, held, len(pending), changes)
    lines += _entries(words, dict(entries))
    if ports.settings.ask != "review":
        lines += _waiting(words, pending)
    lines += _room(ports, GLOBAL, recorded.everywhere, recorded.waiting)
    if project is not None:
        lines += _room(ports, project, held, len(ports.memory.within(project).unlisted()))
    lines += _amiss(ports, mute, stale)
    digest = _fitting(lines, room // 2 if held else room)
    if own is not None and held:
        from belta_memory.domain.values import escape, neutral

        heading = say(words, "load.project", project=escape(neutral(own.scope)))
        digest = "\n".join(filter(None, (digest, _lines(ports, own, heading, room - len(digest) - 1))))
    return digest or None


def _counts(ports: Ports, recorded: Recorded, held: int, pending: int, changes: int) -> list[str]:
    """How much is recorded, by where it holds, and how much waits or rests; nothing where all is quiet."""
    words, today = pack(ports.language), ports.clock.now().date().isoformat()
    elsewhere = max(0, recorded.projects - held)
    facts = recorded.everywhere + held + elsewhere
    cooling = sum(day > today for day in recorded.resting)
    lines = []
    if facts or pending or changes or cooling:
        lines.append(say(words, "digest.counts", facts=facts, pending=pending))
    if held or elsewhere:
        scopes = {"everywhere": recorded.everywhere, "here": held, "elsewhere": elsewhere}
        lines.append(say(words, "digest.scopes", **scopes))
    if changes:
        lines.append(say(words, "digest.changes", count=changes))
    if cooling:
        lines.append(say(words, "digest.cooling", count=cooling))
    return lines


def _amiss(ports: Ports, mute: Sequence[str], stale: Sequence[str]) -> list[str]:
    """What does not hold any more, what went wrong, and in which languages nothing was ever found."""
    words, lines = pack(ports.language), []
    if stale:
        from belta_memory.domain.values import escape

        lines.append(say(words, "digest.stale", lines="; ".join(escape(line) for line in stale[:LISTED])))
    if (fault := fault_line(ports)) is not None:
        lines.append(fault)
    if mute:
        lines.append(say(words, "digest.mute", languages=", ".join(mute)))
    return lines


def _room(ports: Ports, scope: str, facts: int, waiting: int) -> list[str]:
    """What is to be said of an index that is full, or nearly."""
    from belta_memory.domain.scope import tag_of

    words, tag = pack(ports.language), tag_of(scope)
    lines = []
    if facts >= ports.settings.cap - NEAR_CAP:
        lines.append(tag + say(words, "digest.near_cap", facts=facts, cap=ports.settings.cap))
    if waiting:
        lines.append(tag + say(words, "digest.waiting_room", count=waiting))
    return lines


def _entries(words: LanguagePack, counts: dict[str, int]) -> list[str]:
    """How much a search may find, by the names that the tools take."""
    unconfirmed = counts.pop("unconfirmed", 0)
    if not counts:
        return []
    told = ", ".join(f"{type_} {number}" for type_, number in counts.items())
    return [say(words, "digest.entries", counts=told, unconfirmed=unconfirmed)]


def _fitting(lines: Sequence[str], room: int) -> str:
    """The lines that there is room for, each whole."""
    kept: list[str] = []
    for line in lines:
        if len(line) <= room:
            kept.append(line)
            room -= len(line) + 1
    return "\n".join(kept)


def fault_line(ports: Ports) -> str | None:
    """What went wrong since it was told last, in one line."""
    count, newest, path = ports.faults.since_last_report()
    words = pack(ports.language)
    return say(words, "digest.fault", count=count, newest=newest, path=path) if count else None


def reminder(ports: Ports) -> str | None:
    """What the user is shown at the start of a session, where that is how they want to be asked."""
    waiting = _waiting(pack(ports.language), listed(ports)) if ports.settings.ask == "digest" else []
    return "\n".join(waiting) or None


def memory_lines(ports: Ports, index: Index, room: int) -> str:
    """The lines of the index for a host that does not load it by itself; the newest where there is no room for all."""
    return _lines(ports, index, say(pack(ports.language), "load.memory"), room)


def _lines(ports: Ports, index: Index, heading: str, room: int) -> str:
    from belta_memory.domain.line import format_line

    words = pack(ports.language)
    shown: list[str] = []
    left_out = say(words, "load.left_out", count=len(index.facts), path=index.path)
    room -= len(heading) + len(left_out) + 2
    for fact in reversed(index.facts):
        line = format_line(fact)  # never as a person has edited it: a host would import a file that it names
        room -= len(line) + 1
        if room < 0:
            break
        shown.insert(0, line)
    if left := len(index.facts) - len(shown):
        shown.append(say(words, "load.left_out", count=left, path=index.path))
    return "\n".join([heading, *shown]) if shown else ""


def counts(ports: Ports, project: str | None = None) -> dict[str, int]:
    """The numbers that are always at hand, as somebody sees them who works in a project."""
    from belta_memory.domain.cooldown import is_cooling

    indexes = [ports.memory.within(scope).read() for scope in ports.memory.scopes()]
    today = ports.clock.now().date()
    facts = sum(len(index.facts) for index in indexes)
    everywhere = sum(len(index.facts) for index in indexes if index.scope == GLOBAL)
    here = 0 if project is None else len(ports.memory.within(project).read().facts)
    return {
        "facts": facts,
        "facts_everywhere": everywhere,
        "facts_in_this_project": here,
        "facts_in_other_projects": max(0, facts - everywhere - here),
        "pending": len(listed(ports)),
        "cooling": sum(is_cooling(d, today) for index in indexes for d in index.declines),
    }


def _waiting(words: LanguagePack, pending: list[str]) -> list[str]:
    """The first of what waits, and how to answer."""
    if not pending:
        return []
    lines = [say(words, "digest.pending", lines="; ".join(pending[:LISTED]))]
    if (left := len(pending) - LISTED) > 0:
        lines.append(say(words, "digest.left_out", count=left))
    return lines
