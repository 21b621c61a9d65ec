"""The two pipes: a thread that reads lines, and an output that may break. Bytes only."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue

from belta_memory.named import NamedTuple

LONGEST = 32 * 1024 * 1024  # bytes of a line that are kept
GRACE = 0.05  # seconds; Claude Code sends SIGINT and, 100 ms later, SIGTERM
A_LOOK = 0.05  # seconds between two looks whether something is still waited for
_BLOCK = 1 << 16
_OVERLONG = b"{"  # stands for a line that was too long: answered as what cannot be parsed


class Arrival(NamedTuple):
    """One line and when it came, on the monotonic clock."""

    line: bytes
    at: float


class Inbox:
    """The lines of a descriptor, read by a thread of its own so that a signal is never behind a read."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._queue: SimpleQueue[Arrival | None] = (
            SimpleQueue()
        )  # None: stop; put() may be called by a signal handler
        self._ended = False
        threading.Thread(target=self._read, daemon=True).start()

    def stop(self) -> None:
        """Let the iteration end after what the other side has written already."""
        self._queue.put(None)

    def __iter__(self) -> Iterator[Arrival]:
        while (arrival := self._queue.get()) is not None:
            yield arrival
        deadline = time.monotonic() + GRACE
        while not self._ended:
            try:
                rest = self._queue.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                return
            if rest is None:
                continue
            if rest.at > deadline:
                return
            yield rest

    def _read(self) -> None:
        for line in lines(self._blocks()):
            self._queue.put(Arrival(line, time.monotonic()))
        self._ended = True
        self._queue.put(None)

    def _blocks(self) -> Iterator[bytes]:
        while block := self._block():
            yield block

    def _block(self) -> bytes:
        try:
            return os.read(self._descriptor, _BLOCK)
        except OSError:  # the other side has gone in another way: the same as the end
            return b""


def lines(blocks: Iterator[bytes], longest: int = LONGEST) -> Iterator[bytes]:
    """Cut blocks into lines. Of a line longer than `longest` nothing is kept but that it was there."""
    kept = bytearray()
    overlong = False
    for block in blocks:
        *ended, rest = block.split(b"\n")
        for piece in ended:
            kept += piece
            yield _OVERLONG if overlong or len(kept) > longest else bytes(kept)
            kept.clear()
            overlong = False
        kept += rest
        if len(kept) > longest:
            kept.clear()
            overlong = True
    if kept:
        yield bytes(kept)


class Output:
    """The other pipe, for any thread. Once it is broken nothing is sent any more; what people answered is carried out all the same."""

    def __init__(self, descriptor: int, broken: Callable[[], None]) -> None:
        self._descriptor = descriptor
        self._broken = broken
        self._gone = False
        self._sending = threading.Lock()
        self.waits = True  # for whoever empties the pipe

    def send(self, line: bytes) -> None:
        """Write one line whole."""
        while not self._sending.acquire(timeout=A_LOOK if self.waits else 0.0):
            if not self.waits:
                return  # another thread stands in a write before a pipe that nobody empties
        try:
            if not self._gone:
                self._write(memoryview(line))
        finally:
            self._sending.release()

    def _write(self, rest: memoryview) -> None:
        try:
            while rest:
                rest = rest[os.write(self._descriptor, rest) :]
        except OSError:
            self._gone = True
            self._broken()

    def stop_waiting(self) -> None:
        """From now on a pipe that is full is a broken one. A signal handler calls it, in the middle of a write too."""
        self.waits = False
        if os.name == "posix":
            os.set_blocking(self._descriptor, False)


def taken_over(descriptor: int, mode: int) -> int:
    """The descriptor under a number of our own. A stray print, or a child process, then reaches no host."""
    own = os.dup(descriptor)
    nowhere = os.open(os.devnull, mode)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
    return own
