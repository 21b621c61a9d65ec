"""Vectors that take their time hold nobody up, and are there for whoever asks again."""

import threading
from collections.abc import Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor

import pytest

from belta_memory.adapters.search.by_meaning import ByMeaning
from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.unhurried import Unhurried
from belta_memory.app.meaning import NotYetError
from belta_memory.domain.service_errors import NoVectorsError


class Slow:
    """Makes nothing before it is told to go on."""

    def __init__(self) -> None:
        self.goes_on = threading.Event()
        self.asked: list[Sequence[str]] = []

    def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
        self.asked.append(texts)
        self.goes_on.wait(10)
        if "broken" in texts:
            raise NoVectorsError(cause="it is broken")
        return [(1.0, 0.0) for _ in texts]


def making() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "vectors"]


def test_who_asks_waits_for_so_long_and_gets_it_the_next_time() -> None:
    slow = Slow()
    with pytest.raises(NotYetError):
        Unhurried(slow, 0.0).of(["a"])
    patient = Unhurried(slow, 10.0)
    slow.goes_on.set()
    assert patient.of(["a"]) == [(1.0, 0.0)]


def test_what_is_on_its_way_is_asked_for_once() -> None:
    slow = Slow()
    hurried = Unhurried(slow, 0.0)
    for _ in range(3):
        with pytest.raises(NotYetError):
            hurried.of(["a"])
    assert len(slow.asked) == 1
    slow.goes_on.set()


def test_an_answer_that_comes_when_the_patience_has_ended_is_there_the_next_time() -> None:
    slow = Slow()
    hurried = Unhurried(slow, 0.0)
    with pytest.raises(NotYetError):
        hurried.of(["a"])
    slow.goes_on.set()
    for thread in making():
        thread.join(10)
    assert hurried.of(["a"]) == [(1.0, 0.0)]
    assert len(slow.asked) == 1


def test_two_threads_that_ask_for_the_same_get_one_answer() -> None:
    slow = Slow()
    patient = Unhurried(slow, 10.0)
    with ThreadPoolExecutor(2) as threads:
        asked = [threads.submit(patient.of, ["a"]) for _ in range(2)]
        slow.goes_on.set()
        assert [answer.result(10) for answer in asked] == [[(1.0, 0.0)]] * 2


def test_a_bug_of_the_maker_leaves_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
            raise ZeroDivisionError(len(texts))

    seen: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", seen.append)
    with pytest.raises(CancelledError):
        Unhurried(Broken(), 10.0).of(["a"])
    for thread in making():
        thread.join(10)
    assert [bug.exc_type for bug in seen] == [ZeroDivisionError]


def test_many_questions_to_one_that_does_not_answer_begin_few_threads() -> None:
    slow = Slow()
    hurried = Unhurried(slow, 0.0)
    for number in range(50):
        with pytest.raises(NotYetError):
            hurried.of([f"{number}"])
    assert len(making()) <= 4
    slow.goes_on.set()
    assert len(slow.asked) <= 4


def test_who_finds_all_threads_at_work_waits_for_one_of_them() -> None:
    slow = Slow()
    patient = Unhurried(slow, 10.0)
    with ThreadPoolExecutor(9) as threads:
        asked = [threads.submit(patient.of, [f"{number}"]) for number in range(9)]
        slow.goes_on.set()
        assert [answer.result(10) for answer in asked] == [[(1.0, 0.0)]] * 9


def test_a_fault_comes_to_whoever_asks() -> None:
    slow = Slow()
    slow.goes_on.set()
    with pytest.raises(NoVectorsError):
        Unhurried(slow, 10.0).of(["broken"])


def test_a_search_goes_by_words_meanwhile_and_tells_nobody_of_a_fault() -> None:
    slow = Slow()
    backend = ByMeaning(PlainScan(), Unhurried(slow, 0.0), lambda fault: pytest.fail(str(fault)))
    backend.follow({"port": "billing listens on port 8443", "cat": "猫は窓辺で眠る"})
    assert [match.id for match in backend.ranked("port 8443", lambda _: True, 5)] == ["port"]
    slow.goes_on.set()
