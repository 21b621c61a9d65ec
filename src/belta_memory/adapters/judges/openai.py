"""Any endpoint that speaks OpenAI's chat completions: Ollama, llama.cpp, LM Studio, vLLM, or a service."""

from __future__ import annotations

import http.client
import json
import os
import time
import urllib.error
import urllib.request
from typing import TYPE_CHECKING

from belta_memory.adapters.patience import tried
from belta_memory.domain.errors import JudgeError
from belta_memory.domain.verdict import ANSWER_SCHEMA

if TYPE_CHECKING:
    from belta_memory.app.settings import JudgeSettings

LONGEST = 120  # seconds without a byte
_TOKENS = (
    512  # of an answer: a batch needs half of it, and a small model that rambles would go on for minutes
)
_MOST = 1 << 20  # bytes of an answer
_FORM = {
    "type": "json_schema",
    "json_schema": {"name": "answers", "strict": True, "schema": ANSWER_SCHEMA},
}
_REFUSALS = (400, 404, 422, 501)  # by which an endpoint says that it cannot hold a model to a form


class OpenAiJudge:
    """A Judge. Where the endpoint can, it holds the model to the form of an answer: a small one keeps to none by itself."""

    def __init__(self, settings: JudgeSettings) -> None:
        self._url = f"{settings.url.rstrip('/')}/chat/completions"
        self._model = settings.model
        self._key = os.environ.get(settings.key_env, "") if settings.key_env else ""
        self._form: dict[str, object] = {"response_format": _FORM}
        self.name = f"openai:{settings.model}@{settings.url}"

    def ask(self, prompt: str) -> str:
        """Its answer. Raises JudgeError."""
        return tried(lambda: self._answer(prompt))

    def _answer(self, prompt: str) -> str:
        asked = {
            "model": self._model,
            "temperature": 0,
            "max_tokens": _TOKENS,
            "messages": [{"role": "user", "content": prompt}],
            **self._form,
        }
        headers = {
            "Content-Type": "application/json",
            **({"Authorization": f"Bearer {self._key}"} if self._key else {}),
        }
        request = urllib.request.Request(self._url, json.dumps(asked).encode(), headers)  # noqa: S310 (checked: http or https)
        try:
            with urllib.request.urlopen(request, timeout=LONGEST) as response:  # noqa: S310
                answered = json.loads(_whole(response))
        except urllib.error.HTTPError as cause:
            if self._form and cause.code in _REFUSALS:
                self._form = {}
                return self._answer(prompt)
            raise JudgeError(name=self.name, cause=f"it answered with status {cause.code}") from cause
        except (OSError, http.client.HTTPException) as cause:
            raise JudgeError(name=self.name, cause=str(cause)) from cause
        except (ValueError, RecursionError) as cause:
            raise JudgeError(name=self.name, cause="its answer is no JSON") from cause
        match answered:
            case {"choices": [{"message": {"content": str(words)}}, *_]}:
                return words
        raise JudgeError(name=self.name, cause="its answer has no message")


def _whole(response: http.client.HTTPResponse) -> bytes:
    """The answer, as far as it is not too long. One that trickles in for ever is a TimeoutError."""
    until, parts, left = time.monotonic() + LONGEST, [], _MOST
    while left > 0 and (part := response.read1(left)):
        parts.append(part)
        left -= len(part)
        if time.monotonic() > until:
            message = f"its answer was not whole after {LONGEST:g} s"
            raise TimeoutError(message)
    return b"".join(parts)


def judge(settings: JudgeSettings) -> OpenAiJudge:
    """One as the user has configured it."""
    return OpenAiJudge(settings)
