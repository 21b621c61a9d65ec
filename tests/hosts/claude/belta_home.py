"""What belta has written in a user's home."""

import json

from .host import Host


def lines(user: Host) -> list[str]:
    index = user.home / ".belta" / "memory" / "MEMORY.md"
    rows = index.read_text().splitlines() if index.exists() else []
    return [row for row in rows if row.startswith(("- ", "<!-- belta: declined"))]


def proposal(user: Host) -> dict[str, object]:
    (path,) = (user.home / ".belta" / "pending").glob("*.json")
    found: dict[str, object] = json.loads(path.read_text())
    return found


def faults(user: Host) -> str:
    log = user.home / ".belta" / "log" / "hook.log"
    return log.read_text() if log.exists() else ""
