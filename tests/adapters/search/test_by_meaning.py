"""Meaning beside words, with vectors that a test makes up."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from belta_memory.adapters.search.by_meaning import ByMeaning
from belta_memory.adapters.search.one_at_a_time import OneAtATime
from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.ranking import NEAR
from belta_memory.domain.service_errors import NoVectorsError
from fakes.faults import never

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TEXTS = {"cat": "猫は窓辺で眠る", "port": "billing listens on port 8443"}
MEANINGS = {"猫は窓辺で眠る": (1.0, 0.0), "billing listens on port 8443": (0.0, 1.0), "cat": (0.9, 0.1)}


class MadeUp:
    def __init__(
        self, fault: BeltaError | None = None, meanings: Mapping[str, Sequence[float]] = MEANINGS
    ) -> None:
        self._fault, self._meanings = fault, meanings
        self.read: list[str] = []

    def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
        if self._fault is not None:
            raise self._fault
        self.read += texts
        return [self._meanings.get(text, (0.0, 0.0)) for text in texts]


@pytest.mark.parametrize("comes_with", ["the extra, with numpy", "an endpoint, without it"])
def test_what_is_near_in_another_language_is_found_and_says_so(
    comes_with: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if comes_with.startswith("an endpoint"):
        monkeypatch.setitem(sys.modules, "numpy", None)
    backend = ByMeaning(PlainScan(), MadeUp(), never)
    backend.follow(TEXTS)
    (match,) = backend.ranked("cat", lambda _: True, 5)
    assert match.id == "cat"
    assert match.near >= NEAR


def test_what_is_meant_comes_before_what_shares_a_stray_word_with_the_query() -> None:
    texts = {"stray": "the old lease of the garage", "meant": "倉庫の鍵は管理人が持つ"}
    query = "who keeps the old key of our storehouse when nobody is there on weekends"
    vectors = MadeUp(meanings={query: (1.0, 0.0), texts["stray"]: (0.1, 0.9), texts["meant"]: (0.6, 0.4)})
    backend = ByMeaning(PlainScan(), vectors, never)
    backend.follow(texts)
    assert [m.id for m in backend.ranked(query, lambda _: True, 5)] == ["meant", "stray"]


def test_words_still_find_and_what_is_filtered_out_stays_out() -> None:
    backend = ByMeaning(PlainScan(), MadeUp(), never)
    backend.follow(TEXTS)
    assert [m.id for m in backend.ranked("port 8443", lambda _: True, 5)] == ["port"]
    assert backend.ranked("cat", lambda id_: id_ == "port", 5) == []


def test_each_text_is_read_once_and_a_search_waits_for_few() -> None:
    vectors = MadeUp()
    backend = ByMeaning(PlainScan(), vectors, never, at_once=0.0)
    backend.follow(TEXTS)
    for _ in range(3):
        backend.ranked("port", lambda _: True, 5)
    assert [text for text in vectors.read if text in TEXTS.values()] == list(TEXTS.values())


def test_without_vectors_words_alone_decide_and_that_is_told_once() -> None:
    told: list[BeltaError] = []
    backend = ByMeaning(PlainScan(), MadeUp(NoVectorsError(cause="it is broken")), told.append)
    backend.follow(TEXTS)
    for _ in range(2):
        assert [m.id for m in backend.ranked("port", lambda _: True, 5)] == ["port"]
    assert len(told) == 1


def test_no_search_waits_for_the_vectors_of_another_query() -> None:
    meeting = threading.Barrier(2)

    class Met(MadeUp):
        def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
            if texts[0] in {"cat", "port"}:
                meeting.wait(10)
            return super().of(texts)

    backend = ByMeaning(OneAtATime(PlainScan()), Met(), never)

    def found(query: str) -> list[str]:
        backend.follow(TEXTS)
        return [match.id for match in backend.ranked(query, lambda _: True, 1)]

    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(found, ("cat", "port"))) == [["cat"], ["port"]]


@pytest.mark.parametrize("kind", ["words", "meaning"])
def test_a_search_finds_what_its_own_thread_follows_whatever_another_one_followed_since(kind: str) -> None:
    words = OneAtATime(PlainScan())
    backend = words if kind == "words" else ByMeaning(words, MadeUp(), never)
    backend.follow({**TEXTS, "new": "the port of billing is 9090"})
    with ThreadPoolExecutor(1) as threads:
        threads.submit(backend.follow, TEXTS).result()
        threads.submit(backend.ranked, "port", lambda _: True, 5).result()
    for _ in range(2):
        assert {match.id for match in backend.ranked("port", lambda _: True, 5)} == {"port", "new"}


def test_vectors_that_were_asked_for_before_all_were_given_up_do_not_come_back() -> None:
    class Failing(MadeUp):
        """Another thread's query meets a fault while a batch of texts is on its way."""

        def of(self, texts: Sequence[str]) -> list[Sequence[float]]:
            if texts == ["elsewhere"]:
                raise NoVectorsError(cause="it is another model now")
            made = super().of(texts)
            if len(self.read) == len(texts):
                with ThreadPoolExecutor(1) as threads:
                    threads.submit(search, "elsewhere").result()
            return made

    told: list[BeltaError] = []
    backend = ByMeaning(OneAtATime(PlainScan()), Failing(), told.append)

    def search(query: str) -> list[float]:
        backend.follow(TEXTS if query == "cat" else {"other": "elsewhere"})
        return [match.near for match in backend.ranked(query, lambda _: True, 5)]

    for _ in range(2):
        assert search("cat") == [0.0], "by words alone"
    assert len(told) == 1
