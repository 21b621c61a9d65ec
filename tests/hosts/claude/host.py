"""Claude Code in a throw-away home and project, with the scripted model as its only neighbour."""

import datetime as dt
import json
import os
import subprocess
import sysconfig
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from .conversation import Conversation
from .isolation import Namespace
from .model_server import ModelServer
from .terminal import Terminal

API_KEY = "dummy-key-1234567890abcdefghij"


class Noon(NamedTuple):
    """A zone in which it is about noon, so that no test runs past the end of a day, and the day there."""

    zone: str
    today: dt.date

    @classmethod
    def now(cls) -> "Noon":
        """The zone for a run that begins now."""
        utc = dt.datetime.now(dt.UTC)
        east = 12 - utc.hour
        return cls(f"NOON{-east:+d}", (utc + dt.timedelta(hours=east)).date())


class Host(NamedTuple):
    """One user's machine: a home, a project, the program and the model it talks to."""

    program: Path
    namespace: Namespace
    model: ModelServer
    root: Path
    noon: Noon

    @property
    def home(self) -> Path:
        """The user's home."""
        return self.root / "home"

    @property
    def project(self) -> Path:
        """Where the user works."""
        return self.root / "project"

    def env(self) -> dict[str, str]:
        """All that a process of this user sees; nothing of the test's own environment."""
        return {
            "HOME": str(self.home),
            "PATH": os.pathsep.join([str(self.program.parent), sysconfig.get_path("scripts"), os.defpath]),
            "LANG": "C.UTF-8",
            "TZ": self.noon.zone,
            "TMPDIR": str(self.root),
            "ANTHROPIC_BASE_URL": self.model.url,
            "ANTHROPIC_API_KEY": API_KEY,
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
            "DISABLE_AUTOUPDATER": "1",
            "IS_SANDBOX": "1",
        }

    def move_in(self) -> None:
        """Answer beforehand what the program asks a new user: a welcome, the API key, trust in the folder."""
        self.home.mkdir()
        self.project.mkdir()
        answered = {
            "hasCompletedOnboarding": True,
            "customApiKeyResponses": {"approved": [API_KEY[-20:]], "rejected": []},
            "projects": {str(self.project): {"hasTrustDialogAccepted": True}},
        }
        (self.home / ".claude.json").write_text(json.dumps(answered))

    def run(self, *command: str, patience: float = 60) -> str:
        """Run a command as this user, with nobody at a terminal, and give what it printed."""
        done = subprocess.run(
            self.namespace.enter(*command),
            env=self.env(),
            cwd=self.project,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=patience,
        )
        assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}"
        return done.stdout

    def headless(self, prompt: str) -> str:
        """One prompt without a terminal, and the answer."""
        return self.run(str(self.program), "-p", prompt)

    @contextmanager
    def session(self, *arguments: str) -> Iterator[Conversation]:
        """A session in a terminal of its own, ready for a prompt; left in order when the block ends well."""
        terminal = Terminal(
            [str(self.program), *arguments],
            namespace=self.namespace,
            env=self.env(),
            cwd=self.project,
            socket=self.root / f"tmux-{uuid.uuid4().hex[:8]}",
        )
        with terminal:
            conversation = Conversation(terminal)
            conversation.begins()
            yield conversation
            conversation.leave()
