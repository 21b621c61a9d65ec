"""The first stage of a hook: nine prompts in ten end here, at the price of an empty interpreter.

It runs under `python -I -S` as the top-level module `prompt_gate` (the installed command puts this folder on the path)
and as the command `belta-hook`. Until a literal cue has occurred it may import `posix` or `nt`, `_json`, `time` and
`unicodedata`, nothing else: `os` alone would cost a sixth of an interpreter.
"""

import sys

if sys.platform == "win32":
    import nt as system
    from nt import _exit as leave
else:
    import posix as system
    from posix import _exit as leave

FORMAT = "belta-gate 1"
SEEN_CHARACTERS = 8_000  # of the start and of the end of a prompt: what lies between is a paste
LONGEST_NAME = 100
PATIENCE = 2.0  # seconds until an event must have arrived
_CHUNK = 1 << 20
_BINARY = getattr(system, "O_BINARY", 0)
# The host's own notices come through the prompt hook, too, as turns of their own.
_NOTICES = ("task-notification", "system-reminder", "teammate-message", "cross-session-message")

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _thread import LockType
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType
    from typing import NoReturn

    SecondStage = Callable[[object, str, str, Mapping[str, str], Callable[[BaseException], None]], bytes]


def main() -> "NoReturn":
    """Answer one event and end the process: with 0, whatever happens, and with nothing but JSON on stdout."""
    environment = _environment()
    root = ""
    try:
        root = _home(environment)
        if environment.get("BELTA_CHILD") != "1":
            _write(1, _answer(root, _host(sys.argv), environment))
    except Exception as fault:  # noqa: BLE001 (the outer edge: a fault must not stop the user's prompt; it is logged)
        log(root, fault)
    # Without the clean-up of the interpreter, which is a sixth of its price: nothing is open and nothing is buffered.
    leave(0)


def log(root: str, fault: BaseException) -> None:
    """Add one fault to log/hook.log, from where the next session start tells of it."""
    try:
        _by_place("adapters/stores", "hook_log").write(root, fault)
    except ImportError:
        return  # half a package is left: the installed command tells of one that is not whole


def _answer(root: str, host: str, environment: "Mapping[str, str]") -> bytes:
    event = _read_event(root)
    if not root:
        return b""
    head = _expected_head(root)
    if isinstance(event, dict) and host == "claude" and _ends_here(root, event, head, environment):
        return b""
    return _second_stage()(event, host, head, environment, lambda fault: log(root, fault))


def _ends_here(root: str, event: dict[str, object], head: str, environment: "Mapping[str, str]") -> bool:
    """Is this a prompt of a known session in which nothing of interest to us occurs?"""
    match event:
        case {"hook_event_name": "UserPromptSubmit", "session_id": str(session), "prompt": str(prompt)}:
            pass
        case _:
            return False
    if _is_notice(prompt):
        return True
    path = f"{root}/cache/sessions/{session}"
    # Only ids that are file names as they stand: all that Claude Code has ever used.
    if not session.replace("-", "").isalnum() or not session.isascii() or len(session) > LONGEST_NAME:
        return False
    cues = _read(f"{root}/cache/gate.txt")
    marker = _parsed(_read(path))
    if cues is None or not cues.startswith(f"{head} ".encode()) or not isinstance(marker, dict):
        return False
    shown = marker.get("shown")
    shown = [key for key in shown if isinstance(key, str)] if isinstance(shown, list) else []
    if _occurs(cues.partition(b"\n\n")[0].decode(), prompt, shown):
        return False
    _replace(path, _marker(event, session, shown, environment))
    return True


def _occurs(cues: str, prompt: str, shown: "Sequence[str]") -> bool:
    """Does a cue, or a trigger of a fact that was not shown yet, occur in the prompt?"""
    if len(prompt) > 2 * SEEN_CHARACTERS:
        prompt = f"{prompt[:SEEN_CHARACTERS]}\n{prompt[-SEEN_CHARACTERS:]}"
    text: str = _by_place("domain", "text").normalise(prompt)
    if text.startswith(" belta "):
        return True
    lines = cues.split("\n")
    del lines[0]
    for line in lines:
        tag, _, cue = line.partition("\t")
        if cue in text and (
            tag[0] != "=" or (tag[1:] not in shown and _by_place("domain", "triggers").occurs(cue, text))
        ):
            return True
    return False


def _is_notice(prompt: str) -> bool:
    bare = prompt.strip()
    return bare[:1] == "<" and any(bare.startswith(f"<{n}") and bare.endswith(f"</{n}>") for n in _NOTICES)


def _marker(
    event: dict[str, object], session: str, shown: "Sequence[str]", environment: "Mapping[str, str]"
) -> bytes:
    """What other processes of the session find here: the twin of `stores.sessions`, without its imports."""
    pid = environment.get("CLAUDE_PID", "")
    attended = environment.get("CLAUDE_CODE_SESSION_ATTENDED") != "0"
    return (
        f'{{"session": {_quoted(session)}, "transcript": {_quoted(event.get("transcript_path"))},'
        f' "prompt": {_quoted(event.get("prompt_id"))}, "host_pid": {pid if pid.isdigit() else system.getppid()},'
        f' "attended": {"true" if attended else "false"}, "shown": [{", ".join(map(_quoted, shown))}]}}\n'
    ).encode()


def _quoted(value: object) -> str:
    if not isinstance(value, str):
        return "null"
    try:
        from _json import encode_basestring_ascii as quote
    except ImportError:
        from json import dumps as quote
    return quote(value)


def _expected_head(root: str) -> str:
    """The first fields of a gate list that is up to date: those of its sources, the index and the language packs."""
    try:
        index = system.stat(f"{root}/memory/MEMORY.md")
        mtime, size = index.st_mtime_ns, index.st_size
    except OSError:
        mtime = size = -1
    packs = f"{_package()}/languages"
    files = [system.stat(f"{packs}/{name}") for name in system.listdir(packs) if name.endswith(".py")]
    stamp = f"{len(files)}:{sum(f.st_size for f in files)}:{max((f.st_mtime_ns for f in files), default=0)}"
    return f"{FORMAT} {mtime} {size} {stamp}"


# Reading the event


def _read_event(root: str) -> object:
    """The event, as soon as its JSON is whole: the host may leave the pipe open. Ends the process when none comes."""
    from _thread import allocate_lock, start_new_thread

    arrived = allocate_lock()
    arrived.acquire()
    start_new_thread(_give_up_in_time, (root, arrived))
    try:
        return _read_json()
    finally:
        arrived.release()


def _give_up_in_time(root: str, arrived: "LockType") -> None:
    if not arrived.acquire(timeout=PATIENCE):
        log(root, TimeoutError(f"no whole JSON came on stdin within {PATIENCE:g} s"))
        leave(0)


def _read_json() -> object:
    content = bytearray()
    while True:
        chunk = system.read(0, _CHUNK)
        content += chunk
        if not chunk:
            break
        if content[-16:].rstrip().endswith(b"}") and (event := _parsed(bytes(content))) is not None:
            return event
    if (event := _parsed(bytes(content))) is None:
        message = f"stdin held {len(content)} bytes that are no JSON in UTF-8"
        raise OSError(message)
    return event


def _parsed(content: bytes | None) -> object:
    """The value of a whole JSON text, None for anything else."""
    if not content:
        return None
    try:
        text = content.decode("utf-8-sig" if content.startswith(b"\xef\xbb\xbf") else "utf-8").strip()
        value, end = _scanner()(text, 0)
    except (ValueError, StopIteration):
        return None
    return value if end == len(text) else None


class _Plain:
    """What the scanner asks for: the types of Python's own, as `json.loads` has them."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float


def _scanner() -> "Callable[[str, int], tuple[object, int]]":
    try:
        from _json import make_scanner
    except ImportError:
        from json import JSONDecoder

        return JSONDecoder().raw_decode
    return make_scanner(_Plain)  # type: ignore[arg-type]  # typeshed takes the scanner for its own context


# Files and the process, without `os`


def _environment() -> dict[str, str]:
    encoding = sys.getfilesystemencoding()

    def text(value: bytes | str) -> str:
        return value if isinstance(value, str) else value.decode(encoding, "surrogateescape")

    return {text(name): text(value) for name, value in system.environ.items()}


def _home(environment: "Mapping[str, str]") -> str:
    """The home as `stores.home.find_home` gives it, "" for none."""
    if named := environment.get("BELTA_HOME"):
        if named[:1] == "/" and not {"", ".", ".."} & set(named[1:].split("/")):
            return named  # `os.path` would find nothing to do
        from os.path import abspath, expanduser

        return abspath(expanduser(named))
    user = environment.get("USERPROFILE" if sys.platform == "win32" else "HOME")
    return f"{user.rstrip('/')}/.belta" if user else ""


def _host(arguments: "Sequence[str]") -> str:
    return arguments[arguments.index("--host") + 1] if "--host" in arguments[:-1] else "claude"


def _package() -> str:
    folder = __file__.replace("\\", "/") if sys.platform == "win32" else __file__
    return folder.rpartition("/")[0].rpartition("/")[0]


def _by_place(folder: str, name: str) -> "ModuleType":
    """A module that imports none of ours, loaded by its place: its packages would cost as much again."""
    if name not in sys.modules:
        sys.path.insert(0, f"{_package()}/{folder}")
        try:
            __import__(name)
        finally:
            del sys.path[0]
    return sys.modules[name]


def _second_stage() -> "SecondStage":
    here = f"{_package()}/entrypoints"
    site = _package().rpartition("/")[0]
    # This folder must not shadow anything; the packages come last, as `site` would have placed them.
    sys.path[:] = [folder for folder in sys.path if folder != here]
    if site not in sys.path:
        sys.path.append(site)
    from belta_memory.entrypoints.hook import run

    return run


def _read(path: str) -> bytes | None:
    try:
        descriptor = system.open(path, system.O_RDONLY | _BINARY)
    except FileNotFoundError:
        return None
    try:
        content = b""
        while chunk := system.read(descriptor, _CHUNK):
            content += chunk
        return content
    finally:
        system.close(descriptor)


def _replace(path: str, content: bytes) -> None:
    """Put a marker in place of the old one, whole. No fsync: a lost marker costs one look at a prompt."""
    beside = f"{path}.{system.getpid()}.tmp"
    flags = system.O_WRONLY | system.O_CREAT | system.O_TRUNC | _BINARY
    descriptor = system.open(beside, flags, 0o600)
    try:
        try:
            _write(descriptor, content)
        finally:
            system.close(descriptor)
        system.replace(beside, path)
    except OSError:
        system.unlink(beside)
        raise


def _write(descriptor: int, content: bytes) -> None:
    while content:
        content = content[system.write(descriptor, content) :]
