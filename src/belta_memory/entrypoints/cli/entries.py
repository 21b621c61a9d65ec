"""What a person says to entries: confirm, retype, forget, set the words that bring them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from belta_memory.app.library import Library
    from belta_memory.app.ports import Ports
    from belta_memory.domain.entry import Entry

_ANSWERS = (("confirm it", "confirm", "y"), ("forget it", "forget", "f"), ("later", "later", "l"))


def review_unconfirmed(ports: Ports, arguments: argparse.Namespace) -> int:
    """List the entries that nobody has confirmed, the oldest first, or go through them."""
    from belta_memory.app.entries import unconfirmed
    from belta_memory.app.whole import whole
    from belta_memory.domain.errors import ChangedMeanwhileError, UnknownIdError
    from belta_memory.entrypoints.cli.conversation import need_person
    from belta_memory.entrypoints.cli.output import print_error

    library = _library(ports)
    waiting = unconfirmed(library.entries.all())
    if arguments.list or arguments.json or not waiting:
        return _list(waiting, "Every entry is confirmed.", json=arguments.json)
    need_person("belta review --unconfirmed")
    code = 0
    for number, entry in enumerate(waiting, start=1):
        print(f"[{number}/{len(waiting)}] {whole(entry)}")
        try:
            _answer(ports, library, entry)
        except (ChangedMeanwhileError, UnknownIdError) as changed:
            print_error(changed)
            code = 1
    return code


def _answer(ports: Ports, library: Library, entry: Entry) -> None:
    from belta_memory.app.entries import confirm
    from belta_memory.app.gate import forget_now
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.entry_views import changing

    match _chosen():
        case "confirm":
            with changing(library):
                confirm(ports, library.entries, entry, Channel.TERMINAL)
            print("Confirmed. `belta undo` takes it back.")
        case "forget":
            with changing(library):
                forget_now(ports, library, entry, Channel.TERMINAL)
            print("Forgotten. `belta undo` brings it back.")
        case _:
            return


def review_priority(ports: Ports, arguments: argparse.Namespace) -> int:
    """List what is to come first and was never found: priority that costs and brings nothing."""
    from belta_memory.app.activity import findings

    library = _library(ports)
    found = findings(library.activity.all(), library.entries.all()).unfound_high
    return _list(found, "Every entry of priority high was found by a search.", json=arguments.json)


def forget_entry(ports: Ports, name: str) -> bool:
    """Fold the entry of this key or name away after a yes. False where there is none of it."""
    from belta_memory.app.gate import forget_now
    from belta_memory.app.whole import whole
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.cli.entry_views import changing, named_entry

    library = _library(ports)
    if (entry := named_entry(ports, library.entries.all(), name)) is None:
        return False
    need_person("belta forget")
    if agreed("Forget this?", whole(entry)):
        with changing(library):
            forget_now(ports, library, entry, Channel.TERMINAL)
        print("Forgotten. `belta undo` brings it back.")
    else:
        print("Nothing was written.")
    return True


def edit_entry(ports: Ports, name: str, type_: str | None, priority: str | None) -> int:
    """Give an entry another type or priority after a yes. Raises UnknownIdError, AmbiguousIdError."""
    from belta_memory.app.entries import find_entry, retype
    from belta_memory.app.whole import whole
    from belta_memory.domain.entry import EntryType
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed, need_person
    from belta_memory.entrypoints.cli.entry_views import changing

    library = _library(ports)
    entry = find_entry(library.entries.all(), name)
    need_person("belta edit")
    high = entry.high if priority is None else priority == "high"
    after = entry._replace(type=EntryType(type_ or entry.type), high=high)
    if after == entry:
        print("It is as it was. Nothing was written.")
    elif agreed("Write it so?", f"{whole(entry)}\nand from now on\n{whole(after)}"):
        with changing(library):
            retype(ports, library.entries, entry, after, Channel.TERMINAL)
        print("Written. `belta undo` takes it back.")
    else:
        print("Nothing was written.")
    return 0


def edit_triggers(ports: Ports, name: str, triggers: tuple[str, ...]) -> bool:
    """Set the words that bring an entry up after a yes. False where there is no entry of this key or name."""
    from belta_memory.app.entries import set_triggers
    from belta_memory.app.whole import whole
    from belta_memory.domain.model import Channel
    from belta_memory.entrypoints.cli.conversation import agreed
    from belta_memory.entrypoints.cli.entry_views import named_entry

    library = _library(ports)
    if (entry := named_entry(ports, library.entries.all(), name)) is None:
        return False
    if entry.triggers == triggers:
        print("It is set so already. Nothing was written.")
    elif agreed("Write this?", whole(entry._replace(triggers=triggers))):
        written = set_triggers(ports, library.entries, entry, triggers, Channel.TERMINAL)
        print(f"{written.id}  {written.summary}")
    else:
        print("Nothing was written.")
    return True


def line_of(entry: Entry) -> str:
    """An entry in a list, with its key."""
    from belta_memory.app.entries import shown

    return f"{entry.key} {entry.day} {shown(entry)}"


def _library(ports: Ports) -> Library:
    from belta_memory.entrypoints.cli.entry_views import entries_here

    return entries_here(ports)


def _chosen() -> str:
    import questionary

    choices = [questionary.Choice(label, value=value, shortcut_key=key) for label, value, key in _ANSWERS]
    asked = questionary.select("", choices=choices, use_shortcuts=True, use_arrow_keys=True, default="later")
    return str(asked.unsafe_ask())


def _list(entries: list[Entry], nothing: str, *, json: bool) -> int:
    from belta_memory.entrypoints.cli.output import print_json

    if json:
        rows = [
            {
                "key": e.key,
                "type": e.type,
                "text": e.text,
                "priority": "high" if e.high else "normal",
                "seen": None if e.seen is None else e.seen.isoformat(),
            }
            for e in entries
        ]
        print_json(rows)
        return 0
    for entry in entries:
        print(line_of(entry))
    if not entries:
        print(nothing)
    return 0
