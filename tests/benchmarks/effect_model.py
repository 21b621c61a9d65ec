"""The sessions of the effect benchmark with a real model, at an endpoint that speaks OpenAI's chat completions."""

import json
import os
import urllib.request
from collections.abc import Sequence
from typing import Any, NamedTuple

from belta_memory.domain.text import normalise
from belta_memory.domain.triggers import occurs

from .effect import ALL, INDEX, INSTALLED, NOTHING, PROMPTS, Condition, Count
from .effect_sessions import Act, Scenario, Session, session

CONDITIONS = (NOTHING, INDEX, PROMPTS, INSTALLED, ALL)
PATIENCE = 300  # seconds for one answer
_SYSTEM = (
    "You are a coding agent in a user's project. Carry out what the user asks by one tool call, or answer in one or two "
    "sentences where nothing is to be done. Never ask back; assume what you need."
)

Json = dict[str, Any]


class Endpoint(NamedTuple):
    """Where a model answers."""

    url: str  # up to and without /chat/completions
    model: str
    key_env: str | None = None  # the variable of the environment that holds its key

    def act(self, messages: Sequence[Json], tools: Sequence[Json]) -> tuple[Act, Json]:
        """What the model does next, and its message as it goes back into the conversation."""
        body = {"model": self.model, "messages": [*messages], "tools": [*tools]}
        headers = {"Content-Type": "application/json"}
        if self.key_env is not None:
            headers["Authorization"] = f"Bearer {os.environ[self.key_env]}"
        request = urllib.request.Request(  # noqa: S310 (an address that its user gives)
            f"{self.url.rstrip('/')}/chat/completions", json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:  # noqa: S310 (the same)
            message: Json = json.load(response)["choices"][0]["message"]
        calls = message.get("tool_calls") or []
        if not calls:
            return Act("", {}, message.get("content") or ""), message
        function = calls[0]["function"]
        return Act(function["name"], _arguments(function.get("arguments")), ""), {
            **message,
            "tool_calls": calls[:1],
        }


def _arguments(text: str | None) -> Json:
    """The input of a call; what is no JSON object is kept as it was said."""
    try:
        given = json.loads(text or "{}")
    except ValueError:
        return {"input": text}
    return given if isinstance(given, dict) else {"input": text}


def run_model(chosen: Sequence[Scenario], endpoint: Endpoint, others: int) -> list[Count]:
    """Play every scenario once in every condition."""
    counts = []
    for condition in CONDITIONS:
        count = Count(condition)
        for scenario in chosen:
            with session(scenario, others) as opened:
                enforce = "continue" if condition.answers else "tell"
                opened.settings(
                    f'guard = "{"remind" if condition.calls else "off"}"\nenforce = "{enforce}"\n'
                )
                count = _add(count, _Talk(opened, scenario, condition, endpoint))
        counts.append(count)
        print(f"{condition.name}: {count.repeats} of {count.steps} steps repeat the mistake", flush=True)
    return counts


def _add(count: Count, talk: "_Talk") -> Count:
    for step in talk.scenario.steps:
        repeated, ran = talk.step(step.prompt)
        count = count._replace(steps=count.steps + 1, repeats=count.repeats + repeated, ran=count.ran + ran)
    return count


class _Talk:
    """One conversation with the model."""

    def __init__(self, opened: Session, scenario: Scenario, condition: Condition, endpoint: Endpoint) -> None:
        self.scenario = scenario
        self._opened = opened
        self._condition = condition
        self._endpoint = endpoint
        self._tools = _tools_of(scenario)
        loaded = (
            f"\n\nYour memory, loaded at the start of the session:\n{opened.index()}"
            if condition.start
            else ""
        )
        self._said: list[Json] = [{"role": "system", "content": f"{_SYSTEM}{loaded}"}]

    def step(self, prompt: str) -> tuple[bool, bool]:
        """One prompt: does it end with the mistake, and was a wrong call carried out?"""
        beside = self._opened.prompt(prompt) if self._condition.prompts else ""
        self._said.append({"role": "user", "content": _with_reminder(prompt, beside)})
        act = self._next()
        wrong, told = self._is_wrong(act), self._judged(act)
        ran = bool(act.tool) and wrong
        if not told:
            return wrong, ran
        if not act.tool:
            self._said.append({"role": "user", "content": _with_reminder("", told)})
        again = self._next()
        if again.tool:
            self._give(again, "ok")
        mended = _stands(self.scenario.fact.correct, normalise(again.words))
        return self._is_wrong(again) or (wrong and not mended), ran

    def _judged(self, act: Act) -> str:
        """What the guard tells the agent of it; a call has run then."""
        is_open = self._condition.calls if act.tool else self._condition.answers
        told = self._opened.judge(act).context if is_open and act.words else ""
        if act.tool:
            self._give(act, _with_reminder("ok", told))
        return told

    def _give(self, act: Act, result: str) -> None:
        """The result of a call, which every call must have."""
        call = self._said[-1]["tool_calls"][0]
        self._said.append({"role": "tool", "tool_call_id": call.get("id", act.tool), "content": result})

    def _next(self) -> Act:
        act, message = self._endpoint.act(self._said, self._tools)
        self._said.append({**message, "role": "assistant"})
        return act

    def _is_wrong(self, act: Act) -> bool:
        """Does the wrong value stand in it by itself, and the right one not?"""
        text = normalise(act.words)
        _, wrong, correct = self.scenario.fact
        return _stands(wrong, text) and not _stands(correct, text)


def _stands(value: str | None, text: str) -> bool:
    bare = normalise(value or "").strip()
    return bool(bare) and bare in text and occurs(bare, text)


def _tools_of(scenario: Scenario) -> list[Json]:
    """The tools that the scenario's acts call, with the inputs that they have there."""
    inputs: dict[str, dict[str, None]] = {"Bash": {"command": None}}
    for step in scenario.steps:
        for act in (step.habit, step.right):
            if act.tool:
                inputs.setdefault(act.tool, {}).update(dict.fromkeys(act.given))
    return [
        {
            "type": "function",
            "function": {
                "name": name,
                "parameters": {
                    "type": "object",
                    "properties": {given: {"type": "string"} for given in fields},
                },
            },
        }
        for name, fields in inputs.items()
    ]


def _with_reminder(text: str, reminder: str) -> str:
    """As a host puts a hook's context beside what the model reads."""
    return f"{text}\n\n<system-reminder>\n{reminder}\n</system-reminder>".strip() if reminder else text
