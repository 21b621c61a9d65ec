"""What waits to be told to the agent at a session's next prompt, and what was told there last. Both lie in `cache/`."""

import os

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import make_folder, read
from belta_memory.adapters.stores.home import Home, file_name
from belta_memory.app.ports import LateHint
from belta_memory.domain.errors import UnwritableHomeError
from belta_memory.domain.model import PromptId, SessionId

WAITS, TOLD = "late", "told"  # folders; the gate looks into the first


class LateHints:
    """At most one a session: a newer one takes the place of one that was not told yet."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def leave(self, session: SessionId, hint: LateHint) -> None:
        """Leave it for the next prompt's hook. Raises UnwritableHomeError."""
        from json import dumps

        replace_soon(self._home.cache(WAITS, file_name(session)), f"{dumps(hint._asdict())}\n".encode())

    def take(self, session: SessionId) -> LateHint | None:
        """The one that waits, which from now on counts as told; None for none. Raises UnwritableHomeError."""
        waits, told = (self._home.cache(folder, file_name(session)) for folder in (WAITS, TOLD))
        make_folder(os.path.dirname(told))
        try:
            os.replace(waits, told)
        except FileNotFoundError:
            return None  # another hook of this prompt was first
        except OSError as cause:
            raise UnwritableHomeError(path=told, cause=cause.strerror) from cause
        return self.told(session)

    def told(self, session: SessionId) -> LateHint | None:
        """The one that was told last."""
        from json import loads

        try:
            stored = loads(read(self._home.cache(TOLD, file_name(session))) or b"null")
        except ValueError:
            return None
        match stored:
            case {"sentence": str(sentence), "prompt": prompt}:
                return LateHint(PromptId(prompt) if isinstance(prompt, str) else None, sentence)
            case _:
                return None
