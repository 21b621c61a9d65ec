"""The effect benchmark runs, counts what it says it counts, and can ask a model."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

from benchmarks import effect
from benchmarks.effect import (
    ALL,
    ASK,
    CONDITIONS,
    INDEX,
    NOTHING,
    Count,
    Obedience,
    main,
    reduction,
    run,
    wilson,
)
from benchmarks.effect_sessions import scenarios, session

FEW = 5
OTHERS = 20


@pytest.fixture(scope="module")
def watched() -> tuple[effect.Watched, ...]:
    found = []
    for scenario in scenarios(FEW):
        with session(scenario, OTHERS) as opened:
            found.append(effect.watch(scenario, opened))
    return tuple(found)


@pytest.fixture
def counts(watched: tuple[effect.Watched, ...], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The benchmark with what was watched once."""
    ready = {w.scenario.id: w for w in watched}

    class Nothing:
        def __enter__(self) -> None: ...
        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr(effect, "session", lambda *_, **__: Nothing())
    monkeypatch.setattr(effect, "watch", lambda scenario, _: ready[scenario.id])

    def counted(
        start: float, prompt: float, tool: float, rounds: int = 40, *, fresh: bool = False
    ) -> dict[str, Count]:
        obedience = Obedience(start, prompt, tool, fresh)
        found = run([w.scenario for w in watched], obedience, rounds, seed=1, others=OTHERS)
        return {count.condition.name: count for count in found}

    return counted


def test_the_scenarios_are_of_five_languages_and_each_fact_is_loaded(
    watched: tuple[effect.Watched, ...],
) -> None:
    assert len(scenarios()) >= 60
    assert len({w.scenario.language for w in watched}) >= 4
    assert all(w.loaded for w in watched)


def test_an_agent_that_obeys_nothing_repeats_every_mistake_that_nobody_stops(counts: Any) -> None:
    found = counts(0, 0, 0)
    assert {found[c.name].share for c in CONDITIONS if c is not ASK} == {1.0}
    assert found[ASK.name].asked > 0


def test_an_agent_that_obeys_the_start_repeats_none_but_without_memory(counts: Any) -> None:
    found = counts(1, 0, 0)
    assert found[NOTHING.name].share == 1
    assert {found[c.name].repeats for c in CONDITIONS if c is not NOTHING} == {0}


def test_each_channel_takes_repeats_away_and_adds_none(counts: Any) -> None:
    found = counts(0.45, 0.45, 0.45)
    shares = [found[c.name].share for c in CONDITIONS[:-1]]
    assert shares == sorted(shares, reverse=True)
    assert 0.4 < found[INDEX.name].share < 0.7
    assert reduction(found[INDEX.name], found[ALL.name]) > 0.3


def test_a_line_that_counts_at_its_prompt_only_helps_less(counts: Any) -> None:
    assert counts(0, 1, 0)[ALL.name].repeats < counts(0, 1, 0, fresh=True)[ALL.name].repeats


def test_the_same_seed_gives_the_same_counts(counts: Any) -> None:
    assert counts(0.3, 0.4, 0.5, 3) == counts(0.3, 0.4, 0.5, 3)


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (0, 0, 0.0, 1.0)],
)
def test_an_interval_is_wilsons(hits: int, tries: int, low: float, high: float) -> None:
    assert [*wilson(hits, tries)] == pytest.approx([low, high], abs=0.001)


# A model


class Model(BaseHTTPRequestHandler):
    """Does what it is used to, unless the right value stands in what it was given to read."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert self.headers["Authorization"] == "Bearer not-a-real-key"
        read = "\n".join(str(message["content"]) for message in asked["messages"])
        server = self.server
        assert isinstance(server, Served)
        server.requests.append(asked)
        prompt = next(m["content"] for m in reversed(asked["messages"]) if m["role"] == "user")
        message = server.reply(prompt, read)
        body = json.dumps({"choices": [{"message": message}]}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name of the base class)
        del format, args


class Served(HTTPServer):
    requests: list[dict[str, Any]]

    def reply(self, prompt: str, read: str) -> dict[str, Any]:
        for scenario in scenarios():
            for step in scenario.steps:
                if prompt.startswith(step.prompt) or (not prompt.startswith("<") and step.prompt in prompt):
                    knows = f"✅ {scenario.fact.correct}" in read
                    act = step.right if knows else step.habit
                    if act.answer:
                        return {"role": "assistant", "content": act.answer}
                    function = {"name": act.tool, "arguments": json.dumps(act.given)}
                    calls = [{"id": "c1", "type": "function", "function": function}]
                    return {"role": "assistant", "content": None, "tool_calls": calls}
        return {"role": "assistant", "content": "Done."}


@pytest.fixture
def endpoint() -> Iterator[Served]:
    server = Served(("127.0.0.1", 0), Model)
    server.requests = []
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_model_plays_the_same_sessions(
    endpoint: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("A_KEY", "not-a-real-key")
    url = f"http://127.0.0.1:{endpoint.server_port}/v1"
    arguments = ["--model", url, "--model-name", "m", "--key-env", "A_KEY", "--limit", "1", "--others", "5"]
    assert main(arguments) == 0
    told = capsys.readouterr().out
    assert "no memory: 3 of 3 steps" in told
    assert "index only: 0 of 3 steps" in told
    assert {asked["model"] for asked in endpoint.requests} == {"m"}
