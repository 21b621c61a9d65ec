"""A network namespace with nothing in it but loopback: what runs inside reaches the mock model and no one else."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

# Runs inside the new namespace: brings loopback up, listens there and hands the listening socket out,
# so that the model answers from the test's own process. Ends when its stdin closes.
_HOLDER = """
import fcntl, socket, struct, sys
SET_FLAGS, UP = 0x8914, 1
fcntl.ioctl(socket.socket(type=socket.SOCK_DGRAM), SET_FLAGS, struct.pack("16sh", b"lo", UP))
listener = socket.create_server(("127.0.0.1", 0))
socket.send_fds(socket.socket(fileno=int(sys.argv[1])), [b"."], [listener.fileno()])
sys.stdin.read()
"""


class Namespace(NamedTuple):
    """A running namespace and the socket that listens in it."""

    holder: int
    listener: socket.socket

    def enter(self, *command: str) -> list[str]:
        """The command that runs `command` inside."""
        user = [] if os.geteuid() == 0 else ["--user", "--preserve-credentials"]
        return ["nsenter", "--target", str(self.holder), *user, "--net", "--", *command]


def missing_tools() -> list[str]:
    """What this machine lacks to isolate and drive a terminal program."""
    missing = [tool for tool in ("npm", "tmux", "unshare", "nsenter") if shutil.which(tool) is None]
    if (
        "unshare" not in missing
        and subprocess.run([*_unshare(), "true"], check=False, capture_output=True).returncode
    ):
        missing.append("the right to make a network namespace")
    return missing


@contextmanager
def isolated_network() -> Iterator[Namespace]:
    """A namespace for the time of the block."""
    here, there = socket.socketpair()
    command = [*_unshare(), sys.executable, "-I", "-c", _HOLDER, str(there.fileno())]
    with here, there, subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[there.fileno()]) as holder:
        there.close()
        here.settimeout(10)
        _, descriptors, _, _ = socket.recv_fds(here, 1, 1)
        with socket.socket(fileno=descriptors[0]) as listener:
            yield Namespace(holder.pid, listener)
        # Leaving the block of Popen closes the holder's stdin and waits for it.


def _unshare() -> list[str]:
    return ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--net"]
