"""Whose folder, and what lies where in it. Strings and `os.path`: pathlib costs a hook 2.3 empty interpreters."""

import os
from collections.abc import Mapping

from belta_memory.domain.errors import ForeignHomeError, NoHomeError, RelativeHomeError, UserNameError
from belta_memory.domain.model import GLOBAL, ProposalId, SessionId, Slug
from belta_memory.named import NamedTuple

INDEX = "MEMORY.md"
CONTEXT = "session_context.md"  # lies beside it, and is no note
_LONGEST_NAME = 180  # below every file system's 255 bytes, with room for an ending


class Shelf(NamedTuple):
    """One index with its notes."""

    folder: str

    @property
    def index_file(self) -> str:
        """The index."""
        return os.path.join(self.folder, INDEX)

    def note(self, slug: Slug) -> str:
        """The note of a fact."""
        return os.path.join(self.folder, f"{slug}.md")

    @property
    def archive(self) -> str:
        """The folder of the folded-away facts."""
        return os.path.join(self.folder, "archive")

    def archived(self, slug: Slug) -> str:
        """The note of a folded-away fact."""
        return os.path.join(self.archive, f"{slug}.md")


class Home(NamedTuple):
    """The paths below a home. Nothing is made by asking for a path."""

    root: str

    @property
    def config(self) -> str:
        """The user's settings."""
        return os.path.join(self.root, "config.toml")

    @property
    def index_file(self) -> str:
        """The global index."""
        return self.shelf(GLOBAL).index_file

    @property
    def projects(self) -> str:
        """The folder of what holds in one project only."""
        return os.path.join(self.root, "memory", "projects")

    @property
    def entries(self) -> Shelf:
        """The entries that are found by search."""
        return Shelf(os.path.join(self.shelf(GLOBAL).folder, "notes"))

    def shelf(self, scope: str) -> Shelf:
        """Where what holds everywhere, or in one project only, lies."""
        if scope == GLOBAL:
            return Shelf(os.path.join(self.root, "memory"))
        from belta_memory.domain.scope import folder_name

        return Shelf(os.path.join(self.projects, folder_name(scope)))

    @property
    def observations(self) -> str:
        """The folder of all sightings."""
        return os.path.join(self.root, "observations")

    def sightings(self, host: str, month: str, session: SessionId) -> str:
        """The sightings of one session; `month` is yyyy-mm."""
        return os.path.join(self.observations, host, month, f"{file_name(session)}.jsonl")

    @property
    def pending(self) -> str:
        """The folder of the proposals."""
        return os.path.join(self.root, "pending")

    def proposal(self, proposal: ProposalId) -> str:
        """One proposal."""
        return os.path.join(self.pending, f"{proposal}.json")

    @property
    def journal(self) -> str:
        """Every change of the memory."""
        return os.path.join(self.root, "journal.jsonl")

    @property
    def kept(self) -> str:
        """What a person kept when consolidating."""
        return os.path.join(self.root, "kept.jsonl")

    @property
    def hook_log(self) -> str:
        """The faults of the hooks."""
        return os.path.join(self.root, "log", "hook.log")

    @property
    def events(self) -> str:
        """What happened with the recorded facts."""
        return os.path.join(self.root, "log", "events.jsonl")

    def cache(self, *names: str) -> str:
        """Something that may be deleted at any time."""
        return os.path.join(self.root, "cache", *names)

    @property
    def gate(self) -> str:
        """The list of literal cues and triggers that the prompt hook reads."""
        return self.cache("gate.txt")

    @property
    def lessons(self) -> str:
        """The names of the entries that come up by themselves."""
        return self.cache("lessons.txt")

    @property
    def entry_counts(self) -> str:
        """How many entries there are of each type."""
        return self.cache("entries.txt")

    @property
    def context_marks(self) -> tuple[str, str]:
        """They say that session_context.md is behind: one as it is left, and as whoever writes has taken it."""
        return self.cache("context.dirty"), self.cache("context.writing")

    def session(self, session: SessionId) -> str:
        """The marker of one session."""
        return self.cache("sessions", file_name(session))

    def lock(self, name: str) -> str:
        """A lock file; never the data file itself, nor in the cache: whoever empties that must not let two writers in."""
        return os.path.join(self.root, ".locks", f"{name}.lock")


def find_home(environment: Mapping[str, str], *, windows: bool = os.name == "nt") -> Home:
    """The home of the user whom `$BELTA_USER` names, else the common one. Raises NoHomeError and what is one."""
    home = common_home(environment, windows=windows)
    if (name := environment.get("BELTA_USER")) is None:
        return home
    from belta_memory.adapters.stores.user_folder import user_home

    try:
        return Home(os.path.normpath(user_home(home.root, name)))
    except ValueError as cause:
        raise UserNameError(name=name, cause=cause) from cause
    except PermissionError as cause:
        raise ForeignHomeError(home=home.root, name=name) from cause


def common_home(environment: Mapping[str, str], *, windows: bool = os.name == "nt") -> Home:
    """`$BELTA_HOME`, else `.belta` under `$HOME` or `%USERPROFILE%`. Raises NoHomeError, RelativeHomeError."""
    if named := environment.get("BELTA_HOME"):
        if not os.path.isabs(named := os.path.expanduser(named)):
            raise RelativeHomeError(named=named)
        return Home(os.path.abspath(named))
    variable = "USERPROFILE" if windows else "HOME"
    if not (user := environment.get(variable)):
        raise NoHomeError(variable=variable)
    return Home(os.path.join(user, ".belta"))


def file_name(session: SessionId) -> str:
    """A session id as a file name: reversible, never cut below what tells two sessions apart."""
    name = "".join(c if c.isascii() and (c.isalnum() or c in "-_") else f"%{ord(c):04x}" for c in session)
    if len(name) <= _LONGEST_NAME:
        return name or "%"
    from hashlib import sha256

    return f"{name[:_LONGEST_NAME]}%{sha256(session.encode('utf-8', 'surrogatepass')).hexdigest()[:16]}"
