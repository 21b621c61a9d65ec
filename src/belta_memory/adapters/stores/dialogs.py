"""Notes by which the prompt hook knows that a server of ours puts a session's questions as dialogs.

One file below cache/dialogs/ a host process, with the server's own pid. A server that was killed cannot remove its
note: a dead pid says so.
"""

import os

from belta_memory.adapters.process import runs
from belta_memory.adapters.stores.files import read, remove, replace
from belta_memory.adapters.stores.home import Home

_DIGITS = 10  # no system has longer pids


def open_note(home: Home, host_pid: int) -> None:
    """This process shows dialogs for the host. Raises UnwritableHomeError."""
    _sweep(home)
    replace(_path(home, host_pid), b"%d\n" % os.getpid())


def close_note(home: Home, host_pid: int) -> None:
    """This process no longer does; another server's note stays. Raises UnreadableFileError."""
    if read(_path(home, host_pid)) == b"%d\n" % os.getpid():
        remove(_path(home, host_pid))


def has_dialog(home: Home, host_pid: int) -> bool:
    """Does a living server show dialogs for the host? Raises UnreadableFileError."""
    return _is_alive(read(_path(home, host_pid)))


def _path(home: Home, host_pid: int) -> str:
    return home.cache("dialogs", str(host_pid))


def _sweep(home: Home) -> None:
    """Remove what killed servers left."""
    folder = home.cache("dialogs")
    try:
        names = os.listdir(folder)
    except OSError:  # nothing to tidy; what else is wrong with the folder, the write says
        return
    for name in names:
        path = os.path.join(folder, name)
        if name.isdigit() and not _is_alive(read(path)):
            remove(path)


def _is_alive(note: bytes | None) -> bool:
    """Is the process that wrote the note there? A torn note is nobody's."""
    digits = (note or b"").strip()
    return digits.isdigit() and len(digits) <= _DIGITS and int(digits) > 0 and runs(int(digits))
