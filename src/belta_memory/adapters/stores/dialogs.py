"""Notes by which the prompt hook knows that a server of ours puts a session's questions as dialogs.

One file below cache/dialogs/ a host process, with the server's own pid. A server that was killed cannot remove its
note: a dead pid says so.
"""

import os
import sys

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
    return digits.isdigit() and len(digits) <= _DIGITS and int(digits) > 0 and _runs(int(digits))


if sys.platform == "win32":

    def _runs(pid: int) -> bool:
        """Not `os.kill(pid, 0)`: there it would end the process."""
        import ctypes

        query_limited, still_active = 0x1000, 259
        kernel = ctypes.windll.kernel32
        if not (handle := kernel.OpenProcess(query_limited, False, pid)):
            return False
        code = ctypes.c_ulong()
        found = kernel.GetExitCodeProcess(handle, ctypes.byref(code))
        kernel.CloseHandle(handle)
        return bool(found) and code.value == still_active
else:

    def _runs(pid: int) -> bool:
        try:
            os.kill(pid, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:  # somebody else's process: there it is
            return True
        return True
