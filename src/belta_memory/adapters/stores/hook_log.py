"""log/hook.log: the faults of the hooks. Imports nothing of ours: the first stage loads this file by its place."""

from __future__ import annotations

import os

LONGEST_LOG = 1 << 20  # bytes; then it makes room for a new one, and one old one is kept
LOST = "a fault could not be written down: the disk was full, or closed to us; what was said then may be lost"
# Faults whose message names files and names only. Any other may quote what the user wrote.
_SPEAKABLE = (OSError, ImportError, AttributeError, NameError)


def write(root: str, fault: BaseException) -> None:
    """Add one fault: a line that begins with its time, then indented lines that say where."""
    from traceback import walk_tb

    if not root:
        return  # no home is known, so there is no place where the fault could be told
    frames = [(frame.f_code, line) for frame, line in walk_tb(fault.__traceback__)]
    where = "".join(f"  {code.co_filename}:{line} in {code.co_name}\n" for code, line in frames)
    entry = f"{_now()} {_sentence(fault)}\n{where}".encode("utf-8", "backslashreplace")
    try:
        _append(root, entry)
    except OSError:
        _mark_lost(root)  # a read-only home or a full disk has no room for a log either


class HookLog:
    """The faults since somebody was told of them."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._path = _path(root)
        self._lost = _lost(root)
        self._told = os.path.join(root, "cache", "hook_log_told")

    def has_news(self) -> bool:
        """Would `since_last_report` tell of anything?"""
        try:
            return os.path.exists(self._lost) or os.stat(self._path).st_size != self._seen()
        except FileNotFoundError:
            return False

    def since_last_report(self) -> tuple[int, str, str]:
        """How many faults since the last call, the newest in one line, and where the log lies."""
        if os.path.exists(self._lost):
            _append(self._root, f"{_now()} OSError: {LOST}\n".encode())
            os.unlink(self._lost)
        seen = self._seen()
        try:
            with open(self._path, "rb") as log:
                size = log.seek(0, os.SEEK_END)
                if size == seen:
                    return 0, "", self._path
                log.seek(seen if seen < size else 0)  # a shorter log is a new one
                heads = [line for line in log.read().split(b"\n") if line[:1].isdigit()]
        except FileNotFoundError:
            return 0, "", self._path
        self._tell(size)
        return len(heads), heads[-1].decode("utf-8", "replace") if heads else "", self._path

    def _seen(self) -> int:
        try:
            with open(self._told, "rb") as told:
                return int(told.read() or b"0")
        except (FileNotFoundError, ValueError):
            return 0

    def _tell(self, size: int) -> None:
        from belta_memory.adapters.stores.files import make_folder

        make_folder(os.path.dirname(self._told))
        with open(self._told, "wb", opener=_for_us_alone) as told:
            told.write(b"%d\n" % size)


def _path(root: str) -> str:
    return os.path.join(root, "log", "hook.log")


def _lost(root: str) -> str:
    return os.path.join(root, "log", "lost")


def _mark_lost(root: str) -> None:
    """Leave an empty file, for which there may be room still: with it somebody is told once there is more."""
    try:
        os.close(os.open(_lost(root), os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError:
        return


def _now() -> str:
    from time import strftime

    return strftime("%Y-%m-%dT%H:%M:%S%z")


def _sentence(fault: BaseException) -> str:
    kind = type(fault).__name__
    speakable = isinstance(fault, _SPEAKABLE) or hasattr(
        fault, "facts"
    )  # `facts` is the mark of our own errors
    return " ".join(f"{kind}: {fault}".split()) if speakable else kind


def _append(root: str, entry: bytes) -> None:
    path = _path(root)
    for folder in (root, os.path.dirname(path)):
        if not os.path.isdir(folder):
            os.mkdir(folder, 0o700)
    with open(path, "ab", buffering=0, opener=_for_us_alone) as log:
        full = log.tell() > LONGEST_LOG
        log.write(entry)
    if full:
        os.replace(path, f"{path}.1")


def _for_us_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
