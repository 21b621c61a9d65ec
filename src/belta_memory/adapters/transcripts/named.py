"""Whose the files are that somebody names, alone or by their folder: the first bytes of each tell, whatever it is called."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from belta_memory.adapters.transcripts.look import first_bytes, paths_below, unreadable
from belta_memory.domain.errors import UnreadableFileError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from belta_memory.app.transcripts import TranscriptFile, Transcripts


class Named(NamedTuple):
    """Files by the host whose they are, the oldest first; what could not be read; how many are nobody's."""

    files: dict[str, tuple[TranscriptFile, ...]]
    faults: tuple[UnreadableFileError, ...]
    foreign: int


def named_files(paths: Iterable[str], sources: Sequence[Transcripts]) -> Named:
    """Look at every file at and below these paths once, and ask the hosts in their order whether it is theirs."""
    faults: list[UnreadableFileError] = []
    files: dict[str, dict[str, TranscriptFile]] = {source.host: {} for source in sources}
    foreign: set[str] = set()
    for path in dict.fromkeys(_each(paths, sources, faults)):
        try:
            head = first_bytes(path)
            owner = next((source for source in sources if source.owns(path, head)), None)
            if owner is None:
                foreign.add(path)
            else:
                file = owner.file(path)
                files[owner.host][file.identity] = file
        except UnreadableFileError as fault:
            faults.append(fault)
        except OSError as cause:
            faults.append(unreadable(path, cause))
    return Named(
        {host: tuple(sorted(found.values(), key=_age)) for host, found in files.items()},
        tuple(faults),
        len(foreign),
    )


def _each(
    paths: Iterable[str], sources: Sequence[Transcripts], faults: list[UnreadableFileError]
) -> Iterator[str]:
    """Every path that is asked for. What a host keeps beside its sessions is not, unless it is named itself."""
    for root in map(os.path.abspath, paths):
        if not os.path.isdir(root):
            yield root
            continue
        for path in paths_below(root, faults):
            below = path[len(root) :]
            if not any(source.keeps_beside(below) for source in sources):
                yield path


def _age(file: TranscriptFile) -> tuple[float, str]:
    return file.modified, file.path
