import os
import threading
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.entrypoints.mcp.pipes import Inbox, Output, lines


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    ends = os.pipe()
    yield ends
    for end in ends:
        try:
            os.close(end)
        except OSError:
            continue  # the test closed it


@given(st.binary(max_size=200), st.lists(st.integers(1, 7), max_size=40))
def test_lines_do_not_depend_on_how_the_bytes_arrive(sent: bytes, sizes: list[int]) -> None:
    blocks, rest = [], sent
    for size in sizes:
        blocks.append(rest[:size])
        rest = rest[size:]
    blocks.append(rest)
    expected = sent.split(b"\n")
    assert list(lines(iter(blocks))) == expected[:-1] + ([expected[-1]] if expected[-1] else [])


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [
        pytest.param([b"12345\n", b"ok\n"], [b"12345", b"ok"], id="just fits"),
        pytest.param([b"123456\n", b"ok\n"], [b"{", b"ok"], id="too long in one block"),
        pytest.param([b"1234", b"5678", b"90\nok\n"], [b"{", b"ok"], id="too long in many"),
        pytest.param([b"12345678"], [], id="too long and never ended"),
    ],
)
def test_of_an_overlong_line_nothing_is_kept_and_it_is_answered_as_unreadable(
    blocks: list[bytes], expected: list[bytes]
) -> None:
    assert list(lines(iter(blocks), longest=5)) == expected


def test_what_was_written_before_the_stop_is_still_taken_in(pipe: tuple[int, int]) -> None:
    read, write = pipe
    inbox = Inbox(read)
    os.write(write, b"one\n")
    arrivals = iter(inbox)
    assert next(arrivals).line == b"one"
    os.write(write, b"two\nthree\n")
    inbox.stop()
    assert [a.line for a in arrivals] == [b"two", b"three"]


def test_the_end_of_the_pipe_is_the_end(pipe: tuple[int, int]) -> None:
    read, write = pipe
    os.write(write, b"one\nhalf")
    os.close(write)
    assert [a.line for a in Inbox(read)] == [b"one", b"half"]


def test_a_broken_pipe_is_told_once_and_then_nothing_is_sent(pipe: tuple[int, int]) -> None:
    read, write = pipe
    broken: list[str] = []
    output = Output(write, lambda: broken.append("broken"))
    output.send(b"one\n")
    assert os.read(read, 10) == b"one\n"
    os.close(read)
    output.send(b"two\n")
    output.send(b"three\n")
    assert broken == ["broken"]


def test_a_long_line_is_written_whole(pipe: tuple[int, int]) -> None:
    read, write = pipe
    long = b"x" * 300_000 + b"\n"
    got = bytearray()

    def drain() -> None:
        while len(got) < len(long):
            got.extend(os.read(read, 65536))

    reader = threading.Thread(target=drain)
    reader.start()
    Output(write, lambda: None).send(long)
    reader.join(10)
    assert got == long


def test_a_pipe_that_nobody_empties_is_left_once_it_need_not_be_waited_for(pipe: tuple[int, int]) -> None:
    _, write = pipe
    broken: list[str] = []
    output = Output(write, lambda: broken.append("broken"))
    output.stop_waiting()
    output.send(b"it fits\n")
    assert broken == []
    output.send(b"x" * (1 << 21))
    output.send(b"more\n")
    assert broken == ["broken"]


def test_a_thread_that_stands_before_a_full_pipe_holds_nobody_up_once_it_need_not_be_waited_for(
    pipe: tuple[int, int],
) -> None:
    read, write = pipe
    output = Output(write, lambda: None)
    stuck = threading.Thread(target=output.send, args=(b"x" * (1 << 21),))
    stuck.start()
    assert os.read(read, 1) == b"x"
    output.stop_waiting()
    output.send(b"more\n")
    os.close(read)
    stuck.join(10)
    assert not stuck.is_alive()
