"""What one change did to one file: the touched lines, old and new, so that it can be done again and taken back."""

from typing import NamedTuple

from belta_memory.domain.errors import UndoConflictError

Lines = tuple[
    bytes, ...
]  # a file split at line feeds: what follows the last one is a line too, so joining is exact


class Hunk(NamedTuple):
    """Lines that took the place of others, and their neighbours."""

    at: int  # number of the first new line, from 0
    old: Lines
    new: Lines
    before: bytes | None
    after: bytes | None


class Patch(NamedTuple):
    """One file of a change. `was` and `now` tell the whole contents apart; None is an absent file."""

    path: str  # below the home, with slashes
    was: str | None
    now: str | None
    hunks: tuple[Hunk, ...]
    frame: Lines = ()  # of a file that was made or went: what comes and goes with the file itself


def digest(content: bytes | None) -> str | None:
    """What tells two contents apart; None for an absent file."""
    if content is None:
        return None
    from hashlib import sha256

    return sha256(content).hexdigest()[:32]


def make_patch(path: str, old: bytes | None, new: bytes | None, frame: bytes = b"") -> Patch:
    """What leads from one content of a file to another."""
    kept = _lines(frame or None) if old is None or new is None else ()
    before, after = (kept if side is None else _lines(side) for side in (old, new))
    return Patch(path, digest(old), digest(new), _hunks(before, after), kept)


def _hunks(a: Lines, b: Lines) -> tuple[Hunk, ...]:
    from difflib import SequenceMatcher

    shorter = min(len(a), len(b))
    head = next((n for n in range(shorter) if a[n] != b[n]), shorter)
    foot = next((n for n in range(shorter - head) if a[-1 - n] != b[-1 - n]), shorter - head)
    steps = SequenceMatcher(
        None, a[head : len(a) - foot], b[head : len(b) - foot], autojunk=False
    ).get_opcodes()
    moved = ((kind, i1 + head, i2 + head, j1 + head, j2 + head) for kind, i1, i2, j1, j2 in steps)
    return tuple(
        Hunk(j1, a[i1:i2], b[j1:j2], b[j1 - 1] if j1 else None, b[j2] if j2 < len(b) else None)
        for kind, i1, i2, j1, j2 in moved
        if kind != "equal"
    )


def apply(patch: Patch, content: bytes | None) -> bytes | None:
    """The change once more, on exactly the content that it was made for."""
    if patch.now is None:
        return None
    lines = list(patch.frame or _lines(content))
    for hunk in patch.hunks:  # from above, so that `at` counts lines that are new already
        lines[hunk.at : hunk.at + len(hunk.old)] = hunk.new
    return b"\n".join(lines)


def take_back(patch: Patch, content: bytes | None, change: str) -> bytes | None:
    """The file without the change, whatever else was changed since. Raises UndoConflictError."""
    went = patch.now is None
    if went and content is not None and not patch.frame:
        raise UndoConflictError(id=change, path=patch.path, text="a new file stands there")
    if content is None and not went:
        raise UndoConflictError(id=change, path=patch.path, text="the file is gone")
    lines = list(patch.frame if content is None else _lines(content))
    for hunk in reversed(patch.hunks):
        place = _place(lines, hunk)
        if place is None:
            text = b" ".join(hunk.new).decode("utf-8", "replace").strip()
            raise UndoConflictError(id=change, path=patch.path, text=text)
        lines[place : place + len(hunk.new)] = hunk.old
    return None if patch.was is None and tuple(lines) == patch.frame else b"\n".join(lines)


def _place(lines: list[bytes], hunk: Hunk) -> int | None:
    """Where the new lines stand now, or where the old ones stood; the place most like the one of the change."""
    size = len(hunk.new)
    places = [n for n in range(len(lines) - size + 1) if tuple(lines[n : n + size]) == hunk.new]

    def likeness(n: int) -> tuple[int, int]:
        before = lines[n - 1] if n else None
        after = lines[n + size] if n + size < len(lines) else None
        return (before == hunk.before) + (after == hunk.after), -abs(n - hunk.at)

    return max(places, key=likeness, default=None)


def _lines(content: bytes | None) -> Lines:
    return () if content is None else tuple(content.split(b"\n"))
