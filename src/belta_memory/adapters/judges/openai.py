"""Any endpoint that speaks OpenAI's chat completions: Ollama, llama.cpp, LM Studio, vLLM, or a service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.adapters.endpoint import EndpointError, post
from belta_memory.adapters.patience import tried
from belta_memory.domain.service_errors import JudgeError, SilentJudgeError
from belta_memory.domain.verdict import ANSWER_SCHEMA

if TYPE_CHECKING:
    from collections.abc import Mapping

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
_FORMLESS = (400, 404, 422, 501)  # by which an endpoint says that it cannot hold a model to a form
_REFUSALS = (400, 413, 422)  # by which it says that it does not answer this prompt: too long, or a filter


class OpenAiJudge:
    """A Judge. Where the endpoint can, it holds the model to the form of an answer: a small one keeps to none by itself."""

    def __init__(self, settings: JudgeSettings) -> None:
        self._url = f"{settings.url.rstrip('/')}/chat/completions"
        self._model = settings.model
        self._key_env = settings.key_env
        self._form: Mapping[str, object] = {"response_format": _FORM}
        self.name = f"openai:{settings.model}@{settings.url.rstrip('/')}"

    def ask(self, prompt: str) -> str:
        """Its answer. Raises JudgeError."""
        return tried(lambda: self._answer(prompt, self._form))

    def _answer(self, prompt: str, form: Mapping[str, object]) -> str:
        asked = {
            "model": self._model,
            "temperature": 0,
            "max_tokens": _TOKENS,
            "messages": [{"role": "user", "content": prompt}],
            **form,
        }
        try:
            answered = post(self._url, self._key_env, asked, patience=LONGEST, most=_MOST)
        except EndpointError as cause:
            if form and cause.status in _FORMLESS:
                words = self._answer(prompt, {})
                self._form = {}  # the form was what it refused
                return words
            kind = SilentJudgeError if cause.status in _REFUSALS else JudgeError
            raise kind(name=self.name, cause=str(cause)) from cause
        match answered:
            case {"choices": [{"message": {"content": str(words)}}, *_]}:
                return words
        raise SilentJudgeError(name=self.name, cause="its answer has no message")


def judge(settings: JudgeSettings) -> OpenAiJudge:
    """One as the user has configured it."""
    return OpenAiJudge(settings)
