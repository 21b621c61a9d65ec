"""What the first stage needs of the system and of JSON, without `os` and `json`: each costs as much as all the rest."""

import sys

if sys.platform == "win32":
    import nt as system
    from nt import _exit
else:
    import posix as system
    from posix import _exit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _thread import LockType
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType
    from typing import NoReturn

_CHUNK = 1 << 16
_BINARY = getattr(system, "O_BINARY", 0)
_FEW = 16  # bytes that hold the end of a JSON text and the line end behind it


# The process


def environment() -> dict[str, str]:
    """The environment as text, as `os.environ` has it."""
    encoding = sys.getfilesystemencoding()

    def text(value: bytes | str) -> str:
        return value if isinstance(value, str) else value.decode(encoding, "surrogateescape")

    return {text(name): text(value) for name, value in system.environ.items()}


def home(names: "Mapping[str, str]") -> str:
    """The home as `stores.home.find_home` gives it, "" for none."""
    root = _common_home(names)
    if (user := names.get("BELTA_USER")) is None or not root:
        return root
    try:
        return str(by_place("adapters/stores", "user_folder").user_home(root, user))
    except (ValueError, PermissionError):
        return ""  # nobody's: `belta doctor` and every command say why


def _common_home(names: "Mapping[str, str]") -> str:
    if named := names.get("BELTA_HOME"):
        if named[:1] == "/" and not {"", ".", ".."} & set(named[1:].split("/")):
            return named  # `os.path` would find nothing to do
        from os.path import abspath, expanduser, isabs

        named = expanduser(named)
        return abspath(named) if isabs(named) else ""
    user = names.get("USERPROFILE" if sys.platform == "win32" else "HOME")
    return f"{user.rstrip('/')}/.belta" if user else ""


def package() -> str:
    """The folder of belta_memory."""
    here = __file__.replace("\\", "/") if sys.platform == "win32" else __file__
    return here.rpartition("/")[0].rpartition("/")[0]


def by_place(folder: str, name: str) -> "ModuleType":
    """A module that imports none of ours, loaded by its place: its packages would cost as much again."""
    if name not in sys.modules:
        sys.path.insert(0, f"{package()}/{folder}")
        try:
            __import__(name)
        finally:
            del sys.path[0]
    return sys.modules[name]


def leave() -> "NoReturn":
    """End without the clean-up of the interpreter, which is a sixth of its price. Nothing of ours is buffered."""
    _exit(0)


def parent() -> int:
    """The process that started us."""
    return system.getppid()


# JSON


class _Plain:
    """What the scanner asks for: the types of Python's own, as `json.loads` has them."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float


def parse(content: bytes | None) -> object:
    """The value of a whole JSON text in UTF-8, None for anything else."""
    if not content:
        return None
    try:
        text = content.removeprefix(b"\xef\xbb\xbf").decode().strip()
        value, end = _scanner()(text, 0)
    except (
        ValueError,
        StopIteration,
        SystemError,
    ):  # the scanner's way to fail where `json` was never imported
        return None
    return value if end == len(text) else None


def quote(value: object) -> str:
    """A text as JSON in ASCII; null for anything else."""
    if not isinstance(value, str):
        return "null"
    try:
        from _json import encode_basestring_ascii
    except ImportError:
        from json import dumps as encode_basestring_ascii
    return encode_basestring_ascii(value)


def read_event(patience: float, give_up: "Callable[[], None]") -> object:
    """The JSON on stdin, as soon as it is whole: the host may leave the pipe open. Raises OSError.

    When none has come in time, `give_up` is called and the process ends.
    """
    from _thread import allocate_lock, start_new_thread

    arrived = allocate_lock()
    arrived.acquire()
    start_new_thread(_watch, (arrived, patience, give_up))
    try:
        return _read_whole()
    finally:
        arrived.release()


def _watch(arrived: "LockType", patience: float, give_up: "Callable[[], None]") -> None:
    if not arrived.acquire(timeout=patience):
        give_up()
        leave()


def _read_whole() -> object:
    content = bytearray()
    while chunk := system.read(0, _CHUNK):
        content += chunk
        if content[-_FEW:].rstrip().endswith(b"}") and (event := parse(bytes(content))) is not None:
            return event
    if (event := parse(bytes(content))) is None:
        message = f"stdin held {len(content)} bytes that are no JSON in UTF-8"
        raise OSError(message)
    return event


def _scanner() -> "Callable[[str, int], tuple[object, int]]":
    try:
        from _json import make_scanner
    except ImportError:
        from json import JSONDecoder

        return JSONDecoder().raw_decode
    return make_scanner(_Plain)  # type: ignore[arg-type]  # typeshed takes the scanner for its own context


# Files


def read(path: str) -> bytes | None:
    """The bytes of a file, None when it is absent."""
    try:
        descriptor = system.open(path, system.O_RDONLY | _BINARY)
    except FileNotFoundError:
        return None
    content = b""
    try:
        while chunk := system.read(descriptor, _CHUNK):
            content += chunk
    finally:
        system.close(descriptor)
    return content


def names(folder: str) -> list[str]:
    """What lies in a folder, nothing for one that is absent or cannot be read: why, the second stage says."""
    try:
        return system.listdir(folder)
    except OSError:
        return []


def overwrite(path: str, content: bytes, length: int) -> None:
    """Put a small JSON text over the old one of this length, in one write; blanks cover what is left of the old one.

    Not by renaming: that costs twenty times as much, and a reader who finds the text torn takes it for absent.
    """
    descriptor = system.open(path, system.O_WRONLY | _BINARY)
    try:
        write(descriptor, content.ljust(length))
    finally:
        system.close(descriptor)


def write(descriptor: int, content: bytes) -> None:
    """All of it."""
    while content:
        content = content[system.write(descriptor, content) :]


def open_to_append(path: str) -> int:
    """The descriptor of a log that is there: what is written to it in one piece comes last, and stays in one piece."""
    return system.open(path, system.O_WRONLY | system.O_APPEND | _BINARY)


def claim(path: str, seconds: float) -> bool:
    """Are we the first process that makes this file? One that is older counts no more. The twin of `SessionFiles`."""
    try:
        descriptor = system.open(path, system.O_WRONLY | system.O_CREAT | system.O_EXCL, 0o600)
    except FileExistsError:
        from time import time

        if abs(time() - system.stat(path).st_mtime) < seconds:
            return False
        system.utime(path)
        return True
    system.close(descriptor)
    return True


def stamp(path: str) -> str:
    """What changes when a file, or the list of files in a folder, changes."""
    try:
        status = system.stat(path)
    except OSError:
        return "-"
    return f"{status.st_mtime_ns}:{status.st_size}"


def stamp_of(folder: str, ending: str) -> str:
    """What changes when a file of a folder is edited, added or replaced."""
    return stamp_of_these(folder, [name for name in names(folder) if name.endswith(ending)])


def stamp_of_lessons(root: str) -> str:
    """What changes when one of the lessons that come up by themselves is edited, or any entry added or replaced."""
    listed = read(f"{root}/cache/lessons.txt") or b""
    notes = f"{root}/memory/notes"
    return f"{stamp_of_these(notes, listed.decode().splitlines())}/{stamp(notes)}"


def stamp_of_these(folder: str, files_there: "Sequence[str]") -> str:
    """The same for some of its files."""
    try:
        files = [system.stat(f"{folder}/{name}") for name in files_there]
    except OSError:
        return "-"
    newest = max([file.st_mtime_ns for file in files], default=0)
    return f"{len(files)}:{sum([file.st_size for file in files])}:{newest}"
