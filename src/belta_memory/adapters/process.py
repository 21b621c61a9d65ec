"""This process, and whether another one still runs."""

import os
import sys

if sys.platform == "win32":

    def runs(pid: int) -> bool:
        """Is there such a process? Not `os.kill(pid, 0)`: there it would end the process."""
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

    def runs(pid: int) -> bool:
        """Is there such a process?"""
        try:
            os.kill(pid, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:  # somebody else's process: there it is
            return True
        return True


class SystemProcess:
    """The process that we are."""

    @property
    def id(self) -> int:
        """Its number."""
        return os.getpid()

    def runs(self, process: int) -> bool:
        """Does that process run?"""
        return runs(process)
