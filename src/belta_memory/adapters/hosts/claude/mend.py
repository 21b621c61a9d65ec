"""May `belta doctor --fix` mend the installation, and by which plan?"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from belta_memory.adapters.doctor import Level
from belta_memory.adapters.hosts.claude.install import (
    is_our_rules_file,
    plan_mending,
    registered_handlers,
)
from belta_memory.adapters.hosts.claude.place import working_plugin
from belta_memory.adapters.hosts.claude.trial import run_hook, words_of
from belta_memory.adapters.launcher import home_in, interpreter
from belta_memory.domain.errors import BeltaError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belta_memory.adapters.hosts.claude.install import Plan
    from belta_memory.adapters.hosts.claude.place import Place


def plan_repairs(place: Place, environment: Mapping[str, str]) -> Plan | None:
    """What mends the installation; None where there is none, or one of another home or of another environment."""
    if not is_installed(place) or other_home(place) or other_environment(place, environment):
        return None
    todo = plan_mending(place)
    return None if todo.is_empty else todo


def is_installed(place: Place) -> bool:
    """Has anybody ever installed belta here?"""
    try:
        has_rules = is_our_rules_file(place)
    except BeltaError:
        has_rules = True  # a file that cannot be read is there
    return (
        has_rules
        or bool(registered_handlers(place))
        or os.path.isdir(place.skill)
        or working_plugin(place) is not None
    )


def other_home(place: Place) -> str | None:
    """The home for which the hooks are registered, where it is not the one that this process uses."""
    commands = [handler for handler in registered_handlers(place) if handler.get("type") == "command"]
    homes = {home_in(word) for handler in commands for word in words_of(handler) if "prompt_gate" in word}
    others = homes - {place.named_home, place.home.root}
    if not others:
        return None
    return next(iter(others)) or "the default home"


def other_environment(place: Place, environment: Mapping[str, str]) -> str | None:
    """The interpreter of another environment whose belta is registered and runs: nothing is to be mended there."""
    for handler in registered_handlers(place):
        if handler.get("type") != "command":
            continue
        program = words_of(handler)[0]
        is_ours = os.path.dirname(program) == os.path.dirname(interpreter())
        if is_ours or not os.path.isabs(program) or run_hook(handler, environment).level is Level.FAIL:
            return None
        return program
    return None
