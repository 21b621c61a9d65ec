"""Real hosts: where one cannot run its tests are skipped with the reason, or fail where they have to run."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from .claude.host import Host, Noon
from .claude.isolation import isolated_network, missing_tools
from .claude.model_server import ModelServer
from .claude.program import find_program
from .npm_packages import NoPackageError


@pytest.fixture(scope="session")
def claude_program() -> Path:
    """The pinned Claude Code, on a machine that can isolate and drive it."""
    if missing := missing_tools():
        cannot_run(f"this machine lacks {', '.join(missing)}")
    try:
        return find_program()
    except NoPackageError as reason:
        cannot_run(str(reason))


@pytest.fixture
def claude(claude_program: Path, tmp_path: Path) -> Iterator[Host]:
    """A user's machine with Claude Code and without belta."""
    with isolated_network() as namespace:
        model = ModelServer(namespace.listener)
        try:
            host = Host(claude_program, namespace, model, tmp_path, Noon.now())
            host.move_in()
            yield host
        finally:
            model.close()


def cannot_run(reason: str) -> NoReturn:
    """Skip, or fail where BELTA_REQUIRE_HOSTS says that a skip is not good enough."""
    if os.environ.get("BELTA_REQUIRE_HOSTS") == "1":
        pytest.fail(f"real host not started: {reason}")
    pytest.skip(f"real host not started: {reason}")
