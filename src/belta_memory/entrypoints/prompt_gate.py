"""The first stage of a hook: nine prompts in ten end here, at the price of an empty interpreter.

It runs under `python -I -S` as the top-level module `prompt_gate` (the installed command puts this folder on the path)
and as the command `belta-hook`. Until a literal cue has occurred it may import `posix` or `nt`, `_json`, `time` and
`unicodedata`, nothing else: `os` alone would cost a sixth of an interpreter.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING or __package__:
    from belta_memory.entrypoints import bare
else:
    import bare

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import NoReturn

    Environment = Mapping[str, str]
    Event = Mapping[str, object]
    Log = Callable[[BaseException], None]
    SecondStage = Callable[[object, str, tuple[str, str], Environment, Log], bytes]

FORMAT = "belta-gate 4"
SEEN_CHARACTERS = 8_000  # of the start and of the end of a prompt: what lies between is a paste
LONGEST_NAME = 100
TWICE = 10.0  # seconds within which a session start is the same one
TYPED = "typed-"  # how the names begin of the files in pending/ that hold typed answers
PATIENCE = 2.0  # seconds until an event must have arrived
# What a program put into the prompt ends with one of these. The detector reads on behind it as from a start, for which a
# cue may stand with a space before it.
_MARKS = ("```", "~~~", ">", "]")
# The host's own notices come through the prompt hook, too, as turns of their own.
_NOTICES = ("task-notification", "system-reminder", "teammate-message", "cross-session-message")


def main() -> "NoReturn":
    """Answer one event and end the process: with 0, whatever happens, and with nothing but JSON on stdout."""
    environment = bare.environment()
    root = ""
    try:
        root = bare.home(environment)
        if environment.get("BELTA_CHILD") != "1":
            bare.write(1, _answer(root, _host(sys.argv), environment))
    except Exception as fault:  # noqa: BLE001 (the outer edge: a fault must not stop the user's prompt; it is logged)
        log(root, fault)
    bare.leave()


def log(root: str, fault: BaseException) -> None:
    """Add one fault to log/hook.log, from where the next session start tells of it."""
    try:
        bare.by_place("adapters/stores", "hook_log").write(root, fault)
    except ImportError:
        return  # half a package is left: the installed command tells of one that is not whole


def _answer(root: str, host: str, environment: "Environment") -> bytes:
    late = TimeoutError(f"no whole JSON came on stdin within {PATIENCE:g} s")
    event = bare.read_event(PATIENCE, lambda: log(root, late))
    if not root:
        return b""
    heads = _gate_head(root), ""
    if host == "claude" and isinstance(event, dict):
        match event:
            case {"hook_event_name": "UserPromptSubmit", "session_id": str(), "prompt": str(prompt)}:
                if _is_notice(prompt) or _ends_here(root, event, heads[0], environment):
                    return b""
            case {"hook_event_name": "PreToolUse" | "Stop"}:
                if bare.by_place("entrypoints", "guard_gate").is_quiet(root, event, heads[0]):
                    return b""
            case {"hook_event_name": "PostToolUse"} if not _answers_us(root, event):
                return b""
            case {"hook_event_name": "SessionStart", "session_id": str(), "source": str()} if not _waits(
                root
            ):
                heads = heads[0], f"{heads[0]} {_digest_head(root, event, environment)}"
                if (ready := _ready_answer(root, event, heads[1])) is not None:
                    return ready
    return _second_stage()(event, host, heads, environment, lambda fault: log(root, fault))


# A prompt


def _is_notice(prompt: str) -> bool:
    text = prompt.strip()
    return text[:1] == "<" and any(text.startswith(f"<{n}") and text.endswith(f"</{n}>") for n in _NOTICES)


def _ends_here(root: str, event: "Event", head: str, environment: "Environment") -> bool:
    """Is this a prompt of a known session in which nothing of interest to us occurs? Then its marker moves on."""
    session, prompt = str(event["session_id"]), str(event["prompt"])
    if not _is_name(session):
        return False
    path = f"{root}/cache/sessions/{session}"
    gate_list = bare.read(f"{root}/cache/gate.txt")
    old = bare.read(path)
    marker = bare.parse(old)
    if gate_list is None or not gate_list.startswith(f"{head} ".encode()) or not isinstance(marker, dict):
        return False
    if bare.read(f"{root}/cache/late/{session}") is not None:
        return False  # something of the turn before is still to be told
    if bare.read(f"{root}/pending/{TYPED}{session}.jsonl") is not None:
        return False  # a typed answer waits for the proof that a person typed it
    shown = marker.get("shown")
    shown = [key for key in shown if isinstance(key, str)] if isinstance(shown, list) else []
    if _occurs(gate_list, prompt, shown):
        return False
    bare.overwrite(path, _marker(event, shown, environment), len(old or b""))
    return True


def _occurs(gate_list: bytes, prompt: str, shown: "Sequence[str]") -> bool:
    """Does a cue, or a trigger of a fact that was not shown yet, occur in the prompt?"""
    if len(prompt) > 2 * SEEN_CHARACTERS:
        prompt = f"{prompt[:SEEN_CHARACTERS]}\n{prompt[-SEEN_CHARACTERS:]}"
    prompt = prompt.removeprefix("\ufeff")
    for mark in _MARKS:
        if mark in prompt:
            prompt = prompt.replace(mark, f"{mark} ")
    text: str = bare.by_place("domain", "text").normalise(prompt)
    if text.startswith(" belta "):
        return True
    cues, _, facts = gate_list.partition(b"\n\n")
    for line in cues.decode().split("\n")[1:]:
        tag, *literals = line.split("\t")
        if tag != "=":
            if any(map(text.__contains__, literals)):
                return True
        elif (found := [literal for literal in literals if literal in text]) and _comes_to_mind(
            facts, found, text, shown
        ):
            return True
    return False


def _comes_to_mind(facts: bytes, found: "Sequence[str]", text: str, shown: "Sequence[str]") -> bool:
    """Is there a fact that fits the text, in which these literals were found, and which was not shown yet?"""
    likeness = bare.by_place("domain", "triggers").likeness
    for line in facts.partition(b"\n\n")[0].decode().splitlines():
        if not any(map(line.__contains__, found)):
            continue
        key, _, *triggers = line.split("\t")
        if key not in shown and likeness(triggers, text):
            return True
    return False


def _marker(event: "Event", shown: "Sequence[str]", environment: "Environment") -> bytes:
    """What other processes of the session find here: the twin of `stores.sessions`, without its imports."""
    pid = environment.get("CLAUDE_PID", "")
    attended = environment.get("CLAUDE_CODE_SESSION_ATTENDED") != "0"
    return (
        f'{{"session": {bare.quote(event["session_id"])}, "transcript": {bare.quote(event.get("transcript_path"))},'
        f' "prompt": {bare.quote(event.get("prompt_id"))},'
        f' "host_pid": {int(pid) if pid.isdecimal() else bare.parent()},'
        f' "attended": {"true" if attended else "false"}, "shown": [{", ".join(map(bare.quote, shown))}],'
        f' "project": {bare.quote(event.get("cwd"))}}}\n'
    ).encode()


def _is_name(text: str) -> bool:
    """Is this a file name as it stands? All ids are that Claude Code has ever used."""
    return len(text) <= LONGEST_NAME and text.isascii() and text.replace("-", "").isalnum()


# An answer to the question tool


def _answers_us(root: str, event: "Event") -> bool:
    """Does the id of a proposal of ours stand in a question that was answered?"""
    match event:
        case {"tool_name": "AskUserQuestion", "tool_response": {"questions": [*questions]}}:
            asked = "\n".join(str(q.get("question")) for q in questions if isinstance(q, dict))
            return any(name.removesuffix(".json") in asked for name in bare.names(f"{root}/pending"))
        case _:
            return False


# The start of a session


def _waits(root: str) -> bool:
    """Does a typed answer wait, of any session, for the proof that a person typed it?"""
    return any(name.startswith(TYPED) for name in bare.names(f"{root}/pending"))


def _ready_answer(root: str, event: "Event", head: str) -> bytes | None:
    """The answer to the last start of a session, if it would be the same now, once that is kept as an event."""
    if not (_is_name(str(event["session_id"])) and _is_name(str(event["source"]))):
        return None
    made, _, rest = (bare.read(f"{root}/cache/digest.txt") or b"").partition(b"\n")
    kept, *watched = made.decode("utf-8", "surrogateescape").split("\t")
    pairs = zip(watched[::2], watched[1::2], strict=False)
    if kept != head or any(bare.stamp(f"{root}/{name}") != old for name, old in pairs):
        return None
    loading, _, answer = rest.partition(b"\n")
    try:
        events = bare.open_to_append(f"{root}/log/events.jsonl") if loading else None
    except OSError:
        return None  # the second stage finds out why
    # The hook may be registered twice, here and in a plugin.
    if not bare.claim(f"{root}/cache/claims/{event['session_id']}.start-{event['source']}", TWICE):
        return b""
    if events is not None:
        bare.write(events, _loading(event, loading))
    return answer


def _loading(event: "Event", end: bytes) -> bytes:
    """The event that a session began with the same facts in view as the one before: the twin of `stores.events`."""
    from time import localtime, strftime, time

    moment = time()
    day, zone = strftime("%Y-%m-%dT%H:%M:%S %z", localtime(moment)).split()
    project = f',"project":{bare.quote(cwd)}' if (cwd := event.get("cwd")) else ""
    return (
        f'{{"at":"{day}.{int(moment % 1 * 1000):03d}{zone}","kind":"loaded","host":"claude",'
        f'"session":{bare.quote(event["session_id"])}{project},"via":{bare.quote(event["source"])}'
    ).encode() + b"%s\n" % end


# What the files of the cache were made from


def _gate_head(root: str) -> str:
    """The first fields of a gate list that is up to date: those of the index, the notes, the language packs, the lessons."""
    memory = f"{root}/memory"
    packs = bare.stamp_of(f"{bare.package()}/languages", ".py")
    # What is recorded of a project lies deeper; every change of it is in the journal.
    stamps = [
        bare.stamp(f"{memory}/MEMORY.md"),
        bare.stamp_of(memory, ".md"),
        bare.stamp(f"{root}/journal.jsonl"),
    ]
    return " ".join((FORMAT, *stamps, packs, bare.stamp_of_lessons(root)))


def _digest_head(root: str, event: "Event", environment: "Environment") -> str:
    """What a digest depends on beside the gate list and what it names itself: it is of one folder."""
    from time import strftime

    stamps = [bare.quote(event.get("cwd")), bare.stamp_of(f"{root}/memory/notes", ".md")]
    stamps += [
        bare.stamp(f"{root}/{name}")
        for name in ("pending", "pending/writes", "config.toml", "log/hook.log", "log/lost")
    ]
    if environment.get("CLAUDE_PLUGIN_ROOT"):  # a plugin brings no rules file that would load the index
        user = environment.get("USERPROFILE" if sys.platform == "win32" else "HOME", "")
        folder = environment.get("CLAUDE_CONFIG_DIR") or f"{user}/.claude"
        stamps.append(f"plugin {bare.stamp(f'{folder}/rules/belta.md')}")
    locale = "/".join(environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return " ".join((*stamps, "".join(locale.split()), strftime("%Y-%m-%d")))


# The second stage


def _second_stage() -> "SecondStage":
    import gc

    gc.disable()  # a process that lives for a moment dies before it needs a collection; the imports alone cause dozens
    here = f"{bare.package()}/entrypoints"
    site = bare.package().rpartition("/")[0]
    # This folder must not shadow anything; the packages come last, as `site` would have placed them.
    sys.path[:] = [folder for folder in sys.path if folder.replace("\\", "/") != here]
    if site not in sys.path:
        sys.path.append(site)
    from belta_memory.entrypoints.hook import run

    return run


def _host(arguments: "Sequence[str]") -> str:
    return arguments[arguments.index("--host") + 1] if "--host" in arguments[:-1] else "claude"
