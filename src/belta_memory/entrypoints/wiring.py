"""The composition root: the only module that picks adapters."""

from __future__ import annotations

import os
from functools import cached_property

from belta_memory.adapters.process import SystemProcess
from belta_memory.adapters.stores.config import load_settings
from belta_memory.adapters.stores.events import JsonlEvents
from belta_memory.adapters.stores.gate_list import GateList
from belta_memory.adapters.stores.home import file_name, find_home
from belta_memory.adapters.stores.hook_log import HookLog, write
from belta_memory.adapters.stores.late_memory import LateMemory
from belta_memory.adapters.stores.noted import NotedFiles
from belta_memory.adapters.stores.observations import JsonlObservations
from belta_memory.adapters.stores.once import OnceADay, OnceARun
from belta_memory.adapters.stores.proposals import JsonProposals
from belta_memory.adapters.stores.sessions import SessionFiles
from belta_memory.adapters.system import SystemClock, SystemRandomness, closed_days, locale_of
from belta_memory.app.ports import Ports, SessionMarker
from belta_memory.app.settings import Settings
from belta_memory.domain.errors import ConfigError, UnreadableFileError
from belta_memory.languages import tag_of_locale
from belta_memory.modules import module

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from belta_memory.adapters.repositories import Repositories
    from belta_memory.adapters.stores.eraser import HomeEraser
    from belta_memory.adapters.stores.exports import Exports
    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.import_queue import ImportQueue
    from belta_memory.adapters.stores.kept import KeptFile
    from belta_memory.adapters.stores.ledger import LedgerFiles
    from belta_memory.adapters.stores.once import Tell
    from belta_memory.app.casebook import CaseBook
    from belta_memory.app.room import Doubt
    from belta_memory.app.transcripts import Cursor
    from belta_memory.app.transcripts import Transcripts as HostTranscripts
    from belta_memory.domain.model import PromptEvent
    from belta_memory.domain.noted import Author, NotedAnswer
    from belta_memory.domain.scope import Project

HOOK_PATIENCE = 1.0  # seconds that a hook waits for a lock: nobody's prompt hangs on us
PATIENCE = 10.0


def hook_ports(environment: Mapping[str, str]) -> Ports:
    """The world of a hook's second stage. Raises NoHomeError."""
    return _unattended_ports(environment, HOOK_PATIENCE)


def server_ports(environment: Mapping[str, str]) -> Ports:
    """The world of the MCP server. Raises NoHomeError."""
    return _unattended_ports(environment, PATIENCE)


def user_ports(environment: Mapping[str, str], user: str) -> Ports:
    """The world of a user whose identity a server has verified: a home of their own. Raises NoHomeError."""
    return server_ports({**environment, "BELTA_USER": user})


def command_ports(environment: Mapping[str, str] = os.environ) -> Ports:
    """The world of a command. Raises NoHomeError, ConfigError."""
    from belta_memory.entrypoints.cli.output import print_error

    home = find_home(environment)
    return _ports(environment, home, load_settings(home), PATIENCE, OnceARun(print_error))


def transcript_hosts() -> list[str]:
    """The hosts whose transcripts can be read."""
    from pkgutil import iter_modules

    from belta_memory.adapters import hosts

    return sorted(found.name for found in iter_modules(hosts.__path__))


def transcripts(host: str, environment: Mapping[str, str]) -> HostTranscripts:
    """What a host has kept of its sessions."""
    source: HostTranscripts = module(f"belta_memory.adapters.hosts.{host}.transcript").source(environment)
    return source


def harvest_cursor(environment: Mapping[str, str]) -> Cursor:
    """How far the transcripts were harvested. Raises NoHomeError."""
    from belta_memory.adapters.stores.harvest_cursor import CursorFile

    return CursorFile(find_home(environment).cache("harvest.json"))


class Projects:
    """The projects of this machine; most hooks ask for none."""

    @cached_property
    def _found(self) -> Repositories:
        from belta_memory.adapters.repositories import Repositories

        return Repositories()

    def of(self, folder: str | None) -> Project | None:
        """The project of a folder; None where no whole path is known."""
        return self._found.of(folder)

    def names_any(self, project: Project, words: frozenset[str]) -> bool:
        """Does the repository name one of these?"""
        return self._found.names_any(project, words)


class Checked:
    """What the last check has left in the cache; most processes ask for nothing of it."""

    def __init__(self, home: Home, clock: SystemClock) -> None:
        self._home, self._clock = home, clock

    def doubts(self, project: str) -> Iterable[Doubt]:
        """What the repository of a project did not bear out."""
        from belta_memory.adapters.stores.seen_there import SeenFile

        return SeenFile(self._home, self._clock.now()).doubts(project)


def eraser(ports: Ports, environment: Mapping[str, str] = os.environ) -> HomeEraser:
    """What removes a fact or an entry from every place of the home. Raises NoHomeError."""
    from belta_memory.adapters.stores.eraser import HomeEraser

    return HomeEraser(find_home(environment), ports.clock, ports.randomness, ports.settings.exports)


def exports(environment: Mapping[str, str]) -> Exports:
    """The files into which facts were exported. Raises NoHomeError."""
    from belta_memory.adapters.stores.exports import Exports

    return Exports(find_home(environment))


def import_queue(environment: Mapping[str, str]) -> ImportQueue:
    """What was imported and waits behind the proposals. Raises NoHomeError."""
    from belta_memory.adapters.stores.import_queue import ImportQueue

    return ImportQueue(find_home(environment))


def kept_groups(environment: Mapping[str, str]) -> KeptFile:
    """What a person kept when consolidating. Raises NoHomeError."""
    from belta_memory.adapters.stores.kept import KeptFile
    from belta_memory.entrypoints.cli.output import print_error

    return KeptFile(find_home(environment), print_error)


def ledger_files(environment: Mapping[str, str]) -> LedgerFiles:
    """The entries of the ledger and their page. Raises NoHomeError."""
    from belta_memory.adapters.stores.ledger import LedgerFiles

    return LedgerFiles(find_home(environment))


def case_book(ports: Ports, environment: Mapping[str, str]) -> CaseBook:
    """Every sighting, with its project: what git says of its folder, where that is away what it was known as last.

    A folder of which nothing is known is one by itself. Raises NoHomeError, StoredLineError.
    """
    from belta_memory.app.casebook import CaseBook
    from belta_memory.domain.folders import known_as

    def project_of(folder: str) -> str:
        found = projects[folder] if folder in projects else ports.repositories.of(folder)
        return ids.get(folder) or (folder if found is None else found.id)

    observations = JsonlObservations(find_home(environment)).all()
    known = ledger_files(environment).folders()
    projects = {f: ports.repositories.of(f) for f in {o.project for o in observations if o.project}}
    present = {f: found.id for f, found in projects.items() if found and _is_told(found, f, known)}
    ids = known_as(known, present)
    return CaseBook(observations, project_of, present)


def _is_told(found: Project, folder: str, known: Mapping[str, str]) -> bool:
    """Does a look at a folder say whose it is? One that is away, or no repository any more, is what it was known as."""
    is_there = os.path.isdir(folder)
    return (is_there or folder not in known) if found.is_repository else (is_there and folder not in known)


class Transcripts:
    """The user's own words, read from the transcript that a session marker names."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def prompt_text(self, marker: SessionMarker) -> str | None:
        """The text of the prompt that the marker names; None when the transcript does not hold it (yet)."""
        from belta_memory.adapters.hosts.claude.transcript.tail import prompt_text

        return None if marker.prompt is None else prompt_text(marker.transcript, marker.prompt)

    def unseen(self, host: str, marker: SessionMarker) -> Iterator[PromptEvent]:
        """What was typed in the session since the last call, each with what the assistant had said and done before it."""
        from belta_memory.adapters.hosts.claude.transcript.unseen import unseen
        from belta_memory.adapters.stores.harvest_cursor import CursorFile

        if host == "claude" and marker.transcript is not None:
            cursor = CursorFile(self._home.cache("turns", file_name(marker.session)))
            yield from unseen(marker.transcript, marker.session, cursor)

    def author(self, note: NotedAnswer) -> Author:
        """Who wrote the prompt of a noted answer, as far as the transcript tells by now."""
        from belta_memory.adapters.hosts.claude.transcript.author import author_of

        return author_of(note)

    def has_queued(self, marker: SessionMarker) -> bool:
        """Has the user sent a prompt already that the host has not taken up yet? Then this is no quiet moment."""
        from belta_memory.adapters.hosts.claude.transcript.queue import has_queued

        return has_queued(marker.transcript)


def _unattended_ports(environment: Mapping[str, str], patience: float) -> Ports:
    """Where nobody reads what is printed, faults go to the log, and one broken file silences nothing else."""
    home = find_home(environment)
    tell = OnceADay(home, lambda fault: write(home.root, fault))
    try:
        settings = load_settings(home)
    except (ConfigError, UnreadableFileError) as fault:
        tell(fault)
        settings = Settings()
    return _ports(environment, home, settings, patience, tell)


def _ports(
    environment: Mapping[str, str], home: Home, settings: Settings, patience: float, tell: Tell
) -> Ports:
    locale = locale_of(environment)
    clock, randomness = SystemClock(), SystemRandomness()
    return Ports(
        clock=clock,
        randomness=randomness,
        process=SystemProcess(),
        observations=JsonlObservations(home, patience, tell),
        proposals=JsonProposals(home, patience, tell),
        noted=NotedFiles(home, patience),
        sessions=SessionFiles(home),
        turns=Transcripts(home),
        memory=LateMemory(home, clock, randomness),
        triggers=GateList(home),
        faults=HookLog(home.root),
        events=JsonlEvents(home, tell),
        is_closed=closed_days(settings, locale, home.config),
        settings=settings,
        language=settings.language or tag_of_locale(locale),
        repositories=Projects(),
        last_check=Checked(home, clock),
    )
