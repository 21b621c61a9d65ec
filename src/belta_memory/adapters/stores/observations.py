"""The sightings: append-only, one JSON line each, one file a session and month. Masked before they come here."""

import datetime as dt
import json
import os

from belta_memory.adapters.stores.files import append, read, replace
from belta_memory.adapters.stores.home import file_name
from belta_memory.adapters.stores.lock import locked
from belta_memory.adapters.stores.moment import moment
from belta_memory.adapters.stores.once import untold
from belta_memory.domain.errors import StoredLineError, UnreadableFileError
from belta_memory.domain.model import Basis, By, Claim, Kind, Observation, PromptId, Redacted, SessionId
from belta_memory.named import NamedTuple

TYPE_CHECKING = False  # not from `typing`, which costs as much as an interpreter
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from belta_memory.adapters.stores.home import Home
    from belta_memory.adapters.stores.once import Tell

SAME = dt.timedelta(
    minutes=10
)  # within which one text in one session is one prompt, where a prompt id is missing
COPIED = 10.0  # seconds by which the moment in a transcript may differ from that of the hook
_FACT = b'"fact"'
_MOSTLY = {"by": By.USER, "basis": Basis.RULE}
_TAKEN_BACK = b'{"taken_back": '  # how a line begins that unsays an earlier one of its file


class TornLine(NamedTuple):
    """A line that is not whole, or not ours: it was left out."""

    path: str
    line: int


class JsonlObservations:
    """The ObservationLog below a home. After reading, `torn` tells what could not be read; `tell` is told at once."""

    def __init__(self, home: "Home", patience: float = 10.0, tell: "Tell" = untold) -> None:
        self._home = home
        self._tell = tell
        self._patience = patience  # seconds to wait for the lock
        self.torn: list[TornLine] = []

    def append(self, observation: Observation) -> bool:
        """Store one sighting. False when this prompt was stored before (two hooks, a retry, a resumed session)."""
        with locked(self._home.lock("observations"), self._patience):
            if self._is_stored(observation):
                return False
            append(self._path(observation.host, observation.at, observation.session), encode(observation))
            append(self._seen(observation.host), _key(observation))
            return True

    def take_back(self, observation: Observation) -> None:
        """From now on it was never said. Nothing is erased: a line is added that unsays it."""
        path = self._path(observation.host, observation.at, observation.session)
        with locked(self._home.lock("observations"), self._patience):
            append(path, b"%s%s}" % (_TAKEN_BACK, json.dumps(_name(observation)).encode()))

    def facts(self, holding: str = "") -> "Iterable[Observation]":
        """Every stored sighting of kind fact, by the user, that states what is correct; oldest first.

        With `holding`, no more than those in which this text stands somewhere: other lines are not decoded.
        """
        stored = json.dumps(holding, ensure_ascii=False)[1:-1].encode("utf-8", "surrogatepass").lower()
        found = (o for path in self._paths() for o in self._read(path, _FACT, stored))
        said = (o for o in found if o.kind is Kind.FACT and o.by is By.USER and o.claim.correct is not None)
        return sorted(said, key=lambda o: o.at)

    def of_prompt(self, host: str, session: SessionId, prompt: PromptId) -> list[Observation]:
        """What was stored of one prompt, by whichever path."""
        name = f"{file_name(session)}.jsonl"
        paths = [path for path in self._paths(host) if os.path.basename(path) == name]
        return [
            o for path in paths for o in self._read(path, json.dumps(prompt).encode()) if o.prompt == prompt
        ]

    def all(self) -> list[Observation]:
        """Every stored sighting, oldest first."""
        return sorted((o for path in self._paths() for o in self._read(path)), key=lambda o: o.at)

    def _is_stored(self, new: Observation) -> bool:
        """Was this prompt stored in this session, or under its id in another one that shares its history?"""
        months = dict.fromkeys(
            self._path(new.host, at, new.session) for at in (new.at - SAME, new.at, new.at + SAME)
        )
        mark = json.dumps(new.fingerprint).encode()
        if any(_is_same(new, old) for path in months for old in self._read(path, mark)):
            return True
        return any(_repeats(new, key) for key in _lines_with(mark, self._keys(new.host)))

    def _keys(self, host: str) -> bytes:
        """The keys of all sightings of a host: one file instead of one a session; made anew where it was deleted."""
        if (keys := read(self._seen(host))) is None:
            stored = (o for path in self._paths(host) for o in self._read(path))
            keys = b"".join(b"%s\n" % _key(o) for o in stored)
            replace(self._seen(host), keys)
        return keys

    def _seen(self, host: str) -> str:
        return self._home.cache("seen", f"{host}.txt")

    def _path(self, host: str, at: dt.datetime, session: SessionId) -> str:
        return self._home.sightings(host, f"{at:%Y-%m}", session)

    def _paths(self, host: str | None = None) -> list[str]:
        root = self._home.observations
        hosts = [host] if host is not None else _names(root)
        months = [
            os.path.join(root, name, month) for name in hosts for month in _names(os.path.join(root, name))
        ]
        return [
            os.path.join(month, name) for month in months for name in _names(month) if name.endswith(".jsonl")
        ]

    def _read(self, path: str, holding: bytes = b"", lowered: bytes = b"") -> "Iterator[Observation]":
        """The sightings in a file whose lines hold these bytes. A torn line takes none of its neighbours with it."""
        content = read(path) or b""
        gone = _taken_back(content) if _TAKEN_BACK in content else frozenset()
        for number, line in enumerate(content.split(b"\n"), 1):
            if not line or holding not in line or lowered not in line.lower() or line.startswith(_TAKEN_BACK):
                continue
            try:
                found = decode(line, path, number)
                if not gone or _name(found) not in gone:
                    yield found
            except StoredLineError as fault:
                self.torn.append(TornLine(path, number))
                self._tell(fault)


def _name(observation: Observation) -> tuple[str | None, str, str]:
    """What tells one sighting of a session from its others."""
    return observation.prompt, observation.fingerprint, str(observation.basis)


def _taken_back(content: bytes) -> frozenset[tuple[str | None, str, str]]:
    """The sightings of a file that were unsaid; a torn line unsays none."""
    names = set()
    for line in content.split(b"\n"):
        if line.startswith(_TAKEN_BACK):
            try:
                prompt, fingerprint, basis = json.loads(line)["taken_back"]
            except (ValueError, TypeError, KeyError):
                continue
            names.add((prompt, fingerprint, basis))
    return frozenset(names)


def encode(observation: Observation) -> bytes:
    """One sighting as one line of JSON, without what is absent, false or as it mostly is: sightings are kept for ever."""
    stored = observation._asdict()
    stored["at"] = observation.at.isoformat()
    stored["claim"] = _present(observation.claim._asdict())
    name = f"{observation.session}.jsonl"
    if observation.transcript is not None and observation.transcript.endswith(name):
        stored["transcript"], stored["beside"] = None, observation.transcript.removesuffix(name)
    kept = {name: value for name, value in _present(stored).items() if value != _MOSTLY.get(name)}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def _present(fields: "Mapping[str, object]") -> "dict[str, object]":
    return {name: value for name, value in fields.items() if value is not None and value is not False}


def decode(line: bytes, path: str, number: int) -> Observation:
    """The inverse; it takes lines with every field, too, which were written before. Raises StoredLineError."""
    try:
        stored = json.loads(line.decode("utf-8", "surrogatepass"))
        session = SessionId(stored["session"])
        beside = stored.get("beside")
        return Observation(
            host=stored["host"],
            session=session,
            at=moment(stored["at"]),
            kind=Kind(stored["kind"]),
            claim=Claim(**stored["claim"]),
            text=Redacted(stored["text"]),
            fingerprint=stored["fingerprint"],
            language=stored["language"],
            prompt=None if (prompt := stored.get("prompt")) is None else PromptId(prompt),
            project=stored.get("project"),
            gist=None if stored.get("gist") is None else Redacted(stored["gist"]),
            transcript=stored.get("transcript") if beside is None else f"{beside}{session}.jsonl",
            line=stored.get("line"),
            by=By(stored.get("by", By.USER)),
            basis=Basis(stored.get("basis", Basis.RULE)),
            remember=stored.get("remember", False),
            masked=stored.get("masked", False),
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as cause:
        raise StoredLineError(path=path, line=number, cause=type(cause).__name__) from cause


def _is_same(new: Observation, old: Observation) -> bool:
    """Do two sightings see one prompt? What a model or judges say of it is not what we saw ourselves: each is kept."""
    if new.fingerprint != old.fingerprint or _witness(new) != _witness(old):
        return False
    if new.prompt is not None and old.prompt is not None:
        return new.prompt == old.prompt
    return abs(new.at - old.at) <= SAME


def _key(observation: Observation) -> bytes:
    """What tells a prompt in every session that shares its history: its id where the host gave one, and its moment."""
    moment = round(observation.at.timestamp(), 3)
    return json.dumps([observation.prompt, observation.fingerprint, _witness(observation), moment]).encode()


def _witness(observation: Observation) -> bool | str:
    """Who says it: we ourselves (False), the model of the session (True), or two judges. What each says is kept apart."""
    return str(Basis.JUDGES) if observation.basis is Basis.JUDGES else observation.basis is Basis.MODEL


def _repeats(new: Observation, key: bytes) -> bool:
    """Is this the key of the same prompt? A fork's transcript keeps the moment of a prompt and gives it another id."""
    try:
        prompt, fingerprint, witness, moment = json.loads(key)
    except (ValueError, TypeError):
        return False  # a torn line of the cache
    if (fingerprint, witness) != (new.fingerprint, _witness(new)):
        return False
    if new.prompt is not None and prompt == new.prompt:
        return True
    return new.line is not None and abs(new.at.timestamp() - moment) <= COPIED


def _lines_with(mark: bytes, content: bytes) -> "Iterator[bytes]":
    """The lines that hold these bytes."""
    found = content.find(mark)
    while found >= 0:
        end = content.find(b"\n", found)
        yield content[content.rfind(b"\n", 0, found) + 1 : end if end >= 0 else len(content)]
        found = content.find(mark, found + 1)


def _names(folder: str) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as cause:
        raise UnreadableFileError(path=folder, cause=cause.strerror) from cause
