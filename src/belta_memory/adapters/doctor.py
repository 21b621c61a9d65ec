"""What can be wrong with a home and with the package, in words, each with its remedy."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.mend import compiled, folders_open_to_others
from belta_memory.adapters.odd_lines import odd_lines
from belta_memory.adapters.stores import files
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from belta_memory.adapters.stores.home import Home


class Level(StrEnum):
    """How bad it is. Only a fail makes the command fail."""

    FIXED = "fixed"
    WOULD = "would"  # be fixed, without --dry-run
    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


class Finding(NamedTuple):
    """One thing that was looked at."""

    level: Level
    subject: str
    text: str
    remedy: str = ""


_SYNCED = (
    "dropbox",
    "onedrive",
    "icloud",
    "mobile documents",
    "google drive",
    "googledrive",
    "cloudstorage",
    "nextcloud",
)
_REMOTE = ("nfs", "cifs", "smb", "9p", "drvfs", "vboxsf", "fuse.sshfs", "afpfs", "webdav")
_RECENT_DAYS = 7
_NO_FAULT = 1 << 30


def ok(subject: str, text: str) -> Finding:
    """All is well with this."""
    return Finding(Level.OK, subject, text)


def warn(subject: str, text: str, remedy: str) -> Finding:
    """It works, but not as it should."""
    return Finding(Level.WARN, subject, text, remedy)


def fail(subject: str, text: str, remedy: str) -> Finding:
    """It does not work."""
    return Finding(Level.FAIL, subject, text, remedy)


def look_at_home(home: Home, now: dt.datetime) -> Iterator[Finding]:
    """The home, the index, the settings and the faults of the hooks."""
    yield from _look_at_folder(home)
    yield from _look_at_place(home.root)
    yield _look_at_config(home)
    yield from _look_at_index(home.index_file)
    yield from _look_at_shelves(home)
    yield from _look_at_proposals(home)
    yield from _look_at_languages(home)
    yield _look_at_log(home.hook_log, now)


def look_at_package() -> Iterator[Finding]:
    """Is the first stage of the hooks there, and compiled?"""
    entrypoints = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "entrypoints")
    gate = os.path.join(entrypoints, "prompt_gate.py")
    if not os.path.isfile(gate):
        yield fail("package", f"{gate} is missing.", "Install belta-memory again.")
        return
    cached = compiled(gate)
    folder = os.path.dirname(cached)
    writable = os.access(folder if os.path.isdir(folder) else entrypoints, os.W_OK)
    if os.path.isfile(cached):
        yield ok("package", "The hooks' module is compiled.")
    elif writable:
        yield ok("package", "The hooks' module will be compiled when it first runs.")
    else:
        yield warn(
            "package",
            f"The hooks' module is not compiled, and {folder} cannot be written: each prompt costs two to three times as much.",
            f"Run once as somebody who may write there: python -m compileall {entrypoints}",
        )


def _look_at_folder(home: Home) -> Iterator[Finding]:
    """Does the folder take our files, and do its locks lock?"""
    root = home.root
    if not os.path.exists(root):
        above = os.path.dirname(root)
        while not os.path.exists(above):
            above = os.path.dirname(above)
        if os.path.isdir(above) and os.access(above, os.W_OK):
            yield ok("home", f"{root} is not there yet; the first fact makes it.")
        else:
            yield fail("home", f"{root} cannot be made in {above}.", "Set BELTA_HOME to a folder of yours.")
        return
    probe = home.cache("doctor")
    try:
        files.replace(probe, b"")
        files.remove(probe)
    except BeltaError as fault:
        yield fail(
            "home", f"{root} cannot be written: {fault.facts['cause']}.", "Free space or fix the permissions."
        )
        return
    yield ok("home", f"{root} can be written.")
    if open_to_others := folders_open_to_others(root):
        text = f"Other users of this machine may look into {', '.join(open_to_others)}."
        yield warn("home", text, "Run: belta doctor --fix")
    if not _locks_work(home.lock(f"doctor-{os.getpid()}")):
        yield fail(
            "home",
            f"The file system of {root} has no working locks.",
            "Set BELTA_HOME to a folder on a local disk.",
        )


def _look_at_languages(home: Home) -> Iterator[Finding]:
    """Is there a language in which the detector never says anything?"""
    from belta_memory.adapters.stores.tally import ENOUGH, mute_languages

    for tag in mute_languages(home):
        text = f"Not one correction was found in {ENOUGH} messages or more in {tag}."
        yield warn("languages", text, "If you do correct the agent there, please report how you say it.")


def _locks_work(path: str) -> bool:
    from belta_memory.adapters.stores.lock import locked
    from belta_memory.domain.errors import LockTimeoutError

    try:
        with locked(path, 1.0), locked(path, 0.0):
            return False  # the second one must not get it
    except LockTimeoutError:
        return True
    except BeltaError:
        return False
    finally:
        files.remove(path)  # nobody else uses this name


def _look_at_place(root: str) -> Iterator[Finding]:
    """Is the home where several machines write into it?"""
    lowered = root.lower()
    if name := next((name for name in _SYNCED if name in lowered), None):
        yield warn(
            "home",
            f"{root} looks like a folder that a cloud service keeps in step ({name}): two machines can overwrite each other.",
            "Use it on one machine at a time, or set BELTA_HOME to a folder that is not kept in step.",
        )
    kind = _file_system(os.path.realpath(root))
    if kind and kind.startswith(_REMOTE):
        yield warn(
            "home",
            f"{root} lies on a remote file system ({kind}).",
            "Set BELTA_HOME to a folder on a local disk.",
        )


def _file_system(path: str) -> str | None:
    """The type of the file system below a path, where the system tells (Linux)."""
    mounts = files.read("/proc/self/mounts") if os.path.exists("/proc/self/mounts") else None
    if mounts is None:
        return None
    found = ("", "")
    for line in mounts.decode("utf-8", "replace").splitlines():
        words = line.split(" ")
        point = words[1].replace("\\040", " ")
        inside = path == point or path.startswith(f"{point.rstrip('/')}/")
        if inside and len(point) >= len(found[0]):
            found = (point, words[2])
    return found[1] or None


def _look_at_config(home: Home) -> Finding:
    from belta_memory.adapters.stores.config import load_settings

    try:
        settings = load_settings(home)
    except BeltaError as fault:
        return fail(
            "settings", f"{home.config}: {fault.facts['cause']}.", "Fix that line, or delete the file."
        )
    from belta_memory.adapters.system import knows_holidays, unknown_calendar

    if settings.calendar and not knows_holidays(settings.calendar):
        text = f"{home.config}: {unknown_calendar(settings.calendar)}."
        return fail("settings", text, "Fix that line: until then no third decline of a fact can be kept.")
    return ok(
        "settings", "config.toml can be read." if os.path.exists(home.config) else "All at their defaults."
    )


def _look_at_index(path: str) -> Iterator[Finding]:
    from belta_memory.domain.index import parse_index

    try:
        content = files.read(path)
        text = (content or b"").decode("utf-8")
    except BeltaError as fault:
        yield fail("memory", f"{path} cannot be read: {fault.facts['cause']}.", "Check its permissions.")
        return
    except UnicodeDecodeError as fault:
        line = (content or b"").count(b"\n", 0, fault.start) + 1
        yield fail("memory", f"{path}:{line}: not UTF-8.", "Save the file as UTF-8.")
        return
    for number, what in odd_lines(text):
        yield warn("memory", f"{path}:{number}: {what}.", "Fix that line by hand, if you did not mean it.")
    index = parse_index(text, path)
    for broken in index.faults:
        where = f"{path}:{broken.facts['line']}"
        yield fail(
            "memory", f"{where}: {broken.facts['cause']}: {broken.facts['text']!r}.", "Fix that line by hand."
        )
    if not index.faults:
        count = len(index.facts)
        yield ok(
            "memory", f"{count} {'fact' if count == 1 else 'facts'} in {path}." if content else "Nothing yet."
        )


def _look_at_shelves(home: Home) -> Iterator[Finding]:
    """The indexes of the projects. Has a merge of two people's memories left something to mend, there or elsewhere?"""
    from belta_memory.adapters.stores.merged import merged, merged_notes
    from belta_memory.adapters.stores.shelf import project_ids

    try:
        for project in project_ids(home):
            yield from _look_at_index(home.shelf(project).index_file)
        for _, path, result in merged(home):
            yield fail("memory", f"{path}: to do: {'; '.join(result.told)}.", "Run: belta doctor --fix")
        for _, path, mended in merged_notes(home):
            if mended is None:
                remedy = "Choose by hand what the note shall say."
                yield fail("memory", f"{path} holds marks of a conflict.", remedy)
            else:
                yield fail("memory", f"{path}: to do: {'; '.join(mended.told)}.", "Run: belta doctor --fix")
    except BeltaError as fault:
        yield fail(
            "memory",
            f"{fault.facts['path']} cannot be read: {fault.facts['cause']}.",
            "Check its permissions.",
        )


def _look_at_proposals(home: Home) -> Iterator[Finding]:
    """Which of the files that wait for an answer are passed over?"""
    from belta_memory.adapters.stores.proposals import JsonProposals

    faults: list[BeltaError] = []
    try:
        JsonProposals(home, tell=faults.append).all()
    except BeltaError as fault:
        faults.append(fault)
    for broken in faults:
        text = f"{broken.facts['path']} is passed over: {broken.facts['cause']}."
        yield warn("pending", text, "Move that file away, or fix it by hand.")


def _look_at_log(path: str, now: dt.datetime) -> Finding:
    try:
        lines = (files.read(path) or b"").decode("utf-8", "replace").splitlines()
    except BeltaError as fault:
        return fail("log", f"{path} cannot be read: {fault.facts['cause']}.", "Check its permissions.")
    heads = [line for line in lines if line[:1].isdigit()]  # what is indented belongs to the one above
    recent = [head for head in heads if _days_ago(head, now) < _RECENT_DAYS]
    if recent:
        text = f"{len(recent)} faults in the last {_RECENT_DAYS} days; the newest: {recent[-1]}"
        return warn("log", text, f"Read {path}; delete it when it is dealt with.")
    return ok("log", f"No fault in the last {_RECENT_DAYS} days.")


def _days_ago(head: str, now: dt.datetime) -> int:
    import datetime as dt

    try:
        return (now - dt.datetime.fromisoformat(head.partition(" ")[0])).days
    except (ValueError, TypeError):  # no time, or one without a zone: not written by us
        return _NO_FAULT
