"""The changes that agents have asked for: listed, shown whole, answered one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belta_memory.app.gate import Asked, WaitingWrite
    from belta_memory.app.library import Library
    from belta_memory.app.ports import Ports
    from belta_memory.domain.entry import Entry
    from belta_memory.domain.errors import BeltaError
    from belta_memory.domain.model import Fact

_ELSEWHERE = "It was answered elsewhere already. Nothing was written."


def list_writes(ports: Ports) -> int:
    """Print them, each whole; how many there are."""
    library = _library(ports)
    waiting = library.waiting.all()
    for write in waiting:
        _print(_looked_up(ports, library, write))
    return len(waiting)


def writes_as_json(ports: Ports) -> list[dict[str, object]]:
    """The same for programs."""
    library = _library(ports)
    return [_as_json(write, _looked_up(ports, library, write)) for write in library.waiting.all()]


def show_write(ports: Ports, name: str, *, as_json: bool) -> bool:
    """Print the one of this id, or whose id begins so. False where there is none."""
    from belta_memory.entrypoints.cli.output import print_json

    library = _library(ports)
    found = [write for write in library.waiting.all() if name and write.id.startswith(name)]
    if len(found) != 1:
        return False
    asked = _looked_up(ports, library, found[0])
    if as_json:
        print_json(_as_json(found[0], asked))
    else:
        _print(asked)
    return True


def review_writes(ports: Ports) -> int:
    """Go through them; how many there were."""
    from belta_memory.domain.errors import (
        AmbiguousIdError,
        ChangedMeanwhileError,
        LapsedChangeError,
        UnknownIdError,
    )
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.cli.output import print_error

    library = _library(ports)
    waiting = library.waiting.all()
    if waiting:
        need_person("belta review")
    for write in waiting:
        try:
            _ask(ports, library, write)
        except LapsedChangeError as lapsed:
            library.waiting.close(write.id)
            print_error(lapsed)
        except (AmbiguousIdError, ChangedMeanwhileError, UnknownIdError) as fault:
            print_error(fault)
    return len(waiting)


def _ask(ports: Ports, library: Library, write: WaitingWrite) -> None:
    from belta_memory.app.gate import carry_out, look_up
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed
    from belta_memory.entrypoints.cli.entry_views import changing

    asked = look_up(ports, library, write)
    if not agreed("Do it?", asked.whole):
        closed = library.waiting.close(write.id)
        print("Not done, and not asked again." if closed else _ELSEWHERE)
        return
    with changing(library):
        done = carry_out(ports, library, asked, Channel.TERMINAL)
    print(_ELSEWHERE if done is None else "Done. `belta undo` takes it back.")


def _looked_up(ports: Ports, library: Library, write: WaitingWrite) -> Asked | BeltaError:
    """What it comes to now, or why it comes to nothing."""
    from belta_memory.app.gate import look_up
    from belta_memory.domain.errors import AmbiguousIdError, LapsedChangeError, UnknownIdError

    try:
        return look_up(ports, library, write)
    except (AmbiguousIdError, LapsedChangeError, UnknownIdError) as fault:
        return fault


def _print(asked: Asked | BeltaError) -> None:
    from belta_memory.domain.errors import BeltaError
    from belta_memory.entrypoints.cli.output import user_language
    from belta_memory.languages import sentence

    print(sentence(asked, user_language()) if isinstance(asked, BeltaError) else asked.whole)


def _as_json(write: WaitingWrite, asked: Asked | BeltaError) -> dict[str, object]:
    from belta_memory.domain.errors import BeltaError

    told: dict[str, object] = {
        "id": write.id,
        "operation": write.operation,
        "source": write.source,
        "created": write.created.isoformat(),
    }
    if isinstance(asked, BeltaError):
        return {**told, "state": "lapsed", "cause": asked.to_reader()}
    # It gets a key and its moment when it is made.
    after = None if asked.after is None else _fields(asked.after._replace(key="", time=None))
    return {**told, "state": "open", "before": _fields(asked.before), "after": after}


def _fields(found: Entry | Fact) -> dict[str, object]:
    from belta_memory.domain.entry import Entry
    from belta_memory.domain.lessons import shown_triggers
    from belta_memory.entrypoints.cli.browse import fact_json
    from belta_memory.entrypoints.cli.entry_views import entry_fields

    if isinstance(found, Entry):
        return {**entry_fields(found), "comes_up_at": list(shown_triggers(found))}
    return fact_json(found)


def _library(ports: Ports) -> Library:
    from belta_memory.entrypoints.cli.entry_views import entries_here

    return entries_here(ports)
