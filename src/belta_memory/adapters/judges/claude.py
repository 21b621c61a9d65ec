"""Claude Code as a judge: `claude -p`, which neither keeps the session nor runs anybody's hooks."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from belta_memory.adapters.judges._program import answer_of
from belta_memory.adapters.patience import tried
from belta_memory.domain.service_errors import JudgeError

if TYPE_CHECKING:
    from belta_memory.app.settings import JudgeSettings


class ClaudeJudge:
    """A Judge."""

    def __init__(self, settings: JudgeSettings) -> None:
        self.name = f"claude:{settings.model or 'default'}"
        self._model = settings.model
        self._program = settings.program or "claude"

    def ask(self, prompt: str) -> str:
        """Its answer. Raises JudgeError."""
        if (program := shutil.which(self._program)) is None:
            raise JudgeError(name=self.name, cause=f"there is no program {self._program}")
        command = [program, "-p", "--bare", "--no-session-persistence", "--output-format", "text"]
        command += ["--model", self._model] if self._model else []
        return tried(lambda: answer_of(self.name, command, prompt))


def judge(settings: JudgeSettings) -> ClaudeJudge:
    """One as the user has configured it."""
    return ClaudeJudge(settings)
