"""Vectors by an endpoint over loopback: what it is asked, what is made of its answers, and every way in which it fails."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from belta_memory.adapters import endpoint_vectors
from belta_memory.adapters.endpoint_vectors import EndpointVectors
from belta_memory.adapters.kept_vectors import KeptVectors
from belta_memory.adapters.search.by_meaning import ByMeaning
from belta_memory.adapters.search.plain_scan import PlainScan
from belta_memory.adapters.stores.home import Home
from belta_memory.app.settings import EmbeddingSettings
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.service_errors import NoEmbeddingError
from fakes.endpoint import FakeEndpoint, serving


@pytest.fixture
def server() -> Iterator[FakeEndpoint]:
    with serving() as served:
        yield served


def answer(*vectors: Sequence[float]) -> tuple[int, bytes]:
    rows = [{"index": place, "embedding": vector} for place, vector in enumerate(vectors)]
    return 200, json.dumps({"data": rows[::-1]}).encode()  # the order of an answer is its own


def maker(server: FakeEndpoint, model: str = "m", key_env: str = "") -> EndpointVectors:
    return EndpointVectors(EmbeddingSettings(f"{server.url}/", model, key_env))


def test_an_endpoint_is_asked_for_all_texts_at_once_and_gives_directions(
    server: FakeEndpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.answers = [answer([3.0, 4.0], [0, 2])]
    monkeypatch.setenv("MY_KEY", "k")
    assert maker(server, key_env="MY_KEY").of(["a", "b"]) == [[0.6, 0.8], [0.0, 1.0]]
    assert server.asked == [("/v1/embeddings", {"model": "m", "input": ["a", "b"]}, "Bearer k")]


def test_a_secret_never_leaves_and_a_long_text_is_cut(server: FakeEndpoint) -> None:
    server.answers = [answer([1.0], [1.0])]
    secret = f"sk-proj-{'Ab3dE5gH' * 6}"
    maker(server).of([f"the key is {secret}", "x" * 9_000])
    (_, body, _) = server.asked[0]
    assert secret not in body["input"][0]
    assert body["input"][1] == "x" * endpoint_vectors.LONGEST


@pytest.mark.parametrize(
    ("given", "cause"),
    [
        pytest.param((500, b""), "it answered with status 500", id="an error"),
        pytest.param((200, b"<html>"), "its answer is no JSON", id="a page"),
        pytest.param((200, b"[" * 100_000), "its answer is no JSON", id="a pit"),
        pytest.param((200, b"{}"), "no vector for each text", id="nothing in it"),
        pytest.param((200, b'{"data": [7]}'), "no vector for each text", id="another form"),
        pytest.param((200, b'{"data": []}'), "no vector for each text", id="too few"),
        pytest.param(answer([]), "no vector for each text", id="an empty one"),
        pytest.param(answer([0.0, 0.0]), "no vector for each text", id="one without a direction"),
        pytest.param(answer([10**400, 1]), "no vector for each text", id="a number beyond all"),
        pytest.param(answer([float("nan"), 1.0]), "no vector for each text", id="what is no number"),
        pytest.param(
            (200, b'{"data": [{"index": 0, "embedding": "AAAA"}]}'), "no vector", id="another coding"
        ),
        pytest.param(
            (200, b'{"data": [{"index": [0], "embedding": [1]}]}'), "no vector", id="a place that is none"
        ),
        pytest.param((302, b""), "it answered with status 302", id="another address"),
        pytest.param((0, b""), "closed connection", id="a dead line"),
    ],
)
def test_what_an_endpoint_gives_instead_is_told_with_its_name(
    server: FakeEndpoint, given: tuple[int, bytes], cause: str
) -> None:
    server.answers = [given]
    with pytest.raises(NoEmbeddingError, match=cause) as told:
        maker(server).of(["a"])
    assert f"m at {server.url}" in str(told.value)


def test_an_endpoint_that_is_silent_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint_vectors, "PATIENCE", 0.05)
    silent = FakeEndpoint()  # it listens, and nobody answers
    with silent, pytest.raises(NoEmbeddingError, match="timed out"):
        maker(silent).of(["a"])


def test_a_text_is_asked_for_once_in_all_processes_and_a_model_is_another_one(
    server: FakeEndpoint, tmp_path: Path
) -> None:
    home = Home(str(tmp_path))
    server.answers = [answer([1.0, 0.0], [0.0, 1.0]), answer([0.6, 0.8])]
    first = KeptVectors(maker(server), home).of(["a", "b", "a"])
    assert [list(vector) for vector in first] == [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]]
    assert list(map(list, KeptVectors(maker(server), home).of(["b", "a"]))) == [[0.0, 1.0], [1.0, 0.0]]
    assert list(KeptVectors(maker(server, "other"), home).of(["a"])[0]) == pytest.approx([0.6, 0.8])
    assert [body["input"] for _, body, _ in server.asked] == [["a", "b"], ["a"]]


def test_another_model_under_the_old_name_is_told_and_then_taken(
    server: FakeEndpoint, tmp_path: Path
) -> None:
    home = Home(str(tmp_path))
    server.answers = [answer([1.0, 0.0]), answer([1.0, 0.0, 0.0]), answer([1.0, 0.0, 0.0], [0.0, 1.0, 0.0])]
    KeptVectors(maker(server), home).of(["a"])
    later = KeptVectors(maker(server), home)
    later.of(["a"])
    with pytest.raises(NoEmbeddingError, match="3 numbers, not 2"):
        later.of(["b"])
    assert [len(vector) for vector in later.of(["a", "b"])] == [3, 3]


def test_a_search_goes_on_with_words_while_the_endpoint_is_away_and_asks_it_again(
    server: FakeEndpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[BeltaError] = []
    now = 0.0
    monkeypatch.setattr("belta_memory.adapters.search.by_meaning.monotonic", lambda: now)
    server.answers = [(503, b""), answer([1.0, 0.0], [0.0, 1.0]), answer([0.9, 0.1])]
    backend = ByMeaning(PlainScan(), KeptVectors(maker(server), None), told.append)
    backend.follow({"cat": "猫は窓辺で眠る", "port": "billing listens on port 8443"})

    def found() -> list[str]:
        return [match.id for match in backend.ranked("quokka", lambda _: True, 5)]

    assert [found(), found()] == [[], []]
    assert len(told) == len(server.asked) == 1
    now = 61.0
    assert found()[0] == "cat"
    assert len(told) == 1


def test_a_model_that_calls_any_two_texts_near_is_read_by_what_lies_above_that(server: FakeEndpoint) -> None:
    texts = {f"e{n}": f"note number {n}" for n in range(30)}
    axes = [[6.0 if place == n else 0.0 for place in range(30)] for n in range(30)]
    tilted = [[x + 1.0 for x in axis] for axis in axes]  # all of them lean one way
    server.answers = [answer(*tilted[:16]), answer(*tilted[16:]), answer(tilted[3])]
    backend = ByMeaning(PlainScan(), KeptVectors(maker(server), None), lambda _: None, at_once=float("inf"))
    backend.follow(texts)
    assert [match.id for match in backend.ranked("quokka", lambda _: True, 30)] == ["e3"]
