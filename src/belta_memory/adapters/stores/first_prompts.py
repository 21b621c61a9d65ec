"""What the first prompt of a session gets to read, one small file a folder, made when nobody waits."""

import datetime as dt
import os
from typing import NamedTuple

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import read, remove
from belta_memory.adapters.stores.home import Home
from belta_memory.domain.scope import folder_name

OLDEST = 30  # days after which nothing that stands there is of the last weeks any more
_FORMAT = "belta-first 1"


class FirstPrompt(NamedTuple):
    """The text, and how many cases stand in it."""

    text: str
    items: int


class FirstPrompts:
    """The files below cache/first. Made by us, so an unreadable one is as good as none."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def put(self, folder: str, prompt: FirstPrompt | None, today: dt.date) -> None:
        """Keep what sessions in this folder get to read; None for nothing. Raises UnwritableHomeError."""
        path = self._path(folder)
        if prompt is not None:
            head = f"{_FORMAT} {today.isoformat()} {prompt.items}\n"
            replace_soon(path, (head + prompt.text).encode("utf-8", "replace"))
        elif os.path.exists(path):
            remove(path)

    def find(self, folder: str, today: dt.date) -> FirstPrompt | None:
        """What a session in this folder gets to read; None for nothing, or for what is too old.

        In a folder of a repository that has nothing of its own it is that of the nearest above which has.
        """
        found = self._made_for(folder, today)
        if found is None:
            above = _above_in_repository(folder)
            found = next((made for f in above if (made := self._made_for(f, today)) is not None), None)
        return found

    def _made_for(self, folder: str, today: dt.date) -> FirstPrompt | None:
        content = read(self._path(folder))
        if content is None:
            return None
        head, _, text = content.decode("utf-8", "replace").partition("\n")
        made, _, items = head.rpartition(" ")
        try:
            day = dt.date.fromisoformat(made.removeprefix(f"{_FORMAT} "))
            return FirstPrompt(text, int(items)) if today - day < dt.timedelta(OLDEST) else None
        except ValueError:
            return None

    def signature(self) -> str | None:
        """Of what the files were made last."""
        found = read(self._home.cache("first", "made-of"))
        return None if found is None else found.decode("utf-8", "replace")

    def sign(self, signature: str) -> None:
        """Remember of what they were made."""
        replace_soon(self._home.cache("first", "made-of"), signature.encode())

    def _path(self, folder: str) -> str:
        return self._home.cache("first", f"{folder_name(folder.rstrip('/') + '/')}.txt")


def _above_in_repository(folder: str) -> list[str]:
    """The folders above one, up to that which holds `.git`; none outside of a repository, or at its root."""
    here = folder.rstrip("/") or "/"
    above: list[str] = []
    while not os.path.exists(os.path.join(here, ".git")):
        here, below = os.path.dirname(here), here
        if here == below:
            return []
        above.append(here)
    return above
