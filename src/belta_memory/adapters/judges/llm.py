"""Whatever the `llm` library offers, as the program that it brings: an optional extra (`belta-memory[llm]`)."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from belta_memory.adapters.judges._program import answer_of
from belta_memory.adapters.patience import tried
from belta_memory.domain.service_errors import JudgeError

if TYPE_CHECKING:
    from belta_memory.app.settings import JudgeSettings


class LlmJudge:
    """A Judge."""

    def __init__(self, settings: JudgeSettings) -> None:
        self.name = f"llm:{settings.model}"
        self._model = settings.model

    def ask(self, prompt: str) -> str:
        """Its answer. Raises JudgeError."""
        if find_spec("llm") is None:
            raise JudgeError(name=self.name, cause="the extra is missing: pip install 'belta-memory[llm]'")
        command = [sys.executable, "-m", "llm", "prompt", "--no-log", "--no-stream", "--model", self._model]
        return tried(lambda: answer_of(self.name, command, prompt))


def judge(settings: JudgeSettings) -> LlmJudge:
    """One as the user has configured it."""
    return LlmJudge(settings)
