"""The second stage at the start of a session: the digest, and what is kept of it for the next start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belta_memory.app.load import BUDGET, SHARE
from belta_memory.app.scopes import present_folder
from belta_memory.domain.errors import BeltaError
from belta_memory.entrypoints.hook import bring_gate_list_up_to_date, settled

if TYPE_CHECKING:
    from belta_memory.entrypoints.hook import Call, StartEvent


def answer_start(call: Call, event: StartEvent, heads: tuple[str, str]) -> bytes:
    """Answer, and leave the answer for the next start. `heads` are those of a gate list and a digest up to date."""
    from belta_memory.adapters.stores.hook_log import HookLog
    from belta_memory.adapters.stores.lesson_files import is_any_newer

    if not call.sessions.claim(event.session, f"start-{event.source}", call.now, named=False):
        return b""
    carried_out = settled(call, None)
    project = present_folder(call.ports, event.cwd)
    is_stale = (bool(project) and _is_newer(call, project)) or is_any_newer(call.home)
    bring_gate_list_up_to_date(call, heads[0], anew=is_stale)
    has_news = HookLog(call.home.root).has_news()
    loads_index = call.dialect.loads_index(call.environment)
    (digest, reminder), advice = _digest(call, event.cwd, BUDGET if loads_index else SHARE), None
    digest = "\n".join(filter(None, (*carried_out, digest))) or None
    if not loads_index:
        digest, advice = _with_memory(call, digest or ""), _advice(call)
    told = "\n".join(filter(None, (*carried_out, advice, reminder)))
    answer = call.dialect.encode_start(digest, told or None)
    again = _keep_loading(call, event, digest or "", loads_index=loads_index)
    if heads[1] and not has_news and advice is None:  # a fault is told once, and so is what is missing
        from belta_memory.adapters.stores.cache_file import replace_soon

        head = f"{heads[1]}{_watched(call, project)}".encode("utf-8", "surrogateescape")
        replace_soon(call.home.cache("digest.txt"), b"%s\n%s\n%s" % (head, again, answer))
    return answer


def _index_of(folder: str) -> str:
    """The index of a project, below the home."""
    return f"memory/projects/{folder}/MEMORY.md"


def _watched(call: Call, folder: str) -> str:
    """The file of which a digest is made beside those that every digest is made of, with its stamp."""
    from belta_memory.entrypoints.bare import stamp

    return f"\t{_index_of(folder)}\t{stamp(f'{call.home.root}/{_index_of(folder)}')}" if folder else ""


def _is_newer(call: Call, folder: str) -> bool:
    """Was the index of a project edited by hand since the list of triggers was made?"""
    import os

    try:
        made = os.stat(call.home.gate).st_mtime_ns
        return os.stat(os.path.join(call.home.root, _index_of(folder))).st_mtime_ns > made
    except OSError:
        return False  # one of them is not there


def _keep_loading(call: Call, event: StartEvent, digest: str, *, loads_index: bool) -> bytes:
    """Keep that the session has the memory in view; how the next start, if it is the same, ends its own line."""
    from belta_memory.app.effect import keep_loading
    from belta_memory.app.scopes import present_project
    from belta_memory.domain.effect import Scene

    memory = call.ports.memory
    try:
        index, project = memory.read(), present_project(call.ports, event.cwd)
        own = () if project is None else memory.within(project).read().facts
    except BeltaError as fault:
        call.log(fault)
        return b""
    shown = f"{index.text}{digest}" if loads_index and index.facts else digest
    scene = Scene(call.host, event.session, event.cwd)
    tokens = keep_loading(call.ports, scene, event.source, (*index.facts, *own), shown)
    return b',"tokens":%d,"again":true}' % tokens if tokens else b""


def _digest(call: Call, folder: str | None, room: int) -> tuple[str | None, str | None]:
    """What the agent and what the user is told. Where the rest cannot be read, it is that."""
    from belta_memory.adapters.stores.entry_counts import entry_counts
    from belta_memory.adapters.stores.tally import mute_languages
    from belta_memory.app.load import fault_line, reminder, session_digest
    from belta_memory.entrypoints.bare import names

    try:
        mute, entries = mute_languages(call.home), entry_counts(call.home)
        changes = sum(name.endswith(".json") for name in names(f"{call.home.root}/pending/writes"))
        digest = session_digest(call.ports, folder, mute, _stale(call, folder), room, entries, changes)
        return digest, reminder(call.ports)
    except BeltaError as fault:
        call.log(fault)
        return fault_line(call.ports), None


def _stale(call: Call, folder: str | None) -> tuple[str, ...]:
    """What does not hold any more in the folder; a check that fails hides nothing else."""
    from belta_memory.entrypoints.verification import stale_at_start

    try:
        return stale_at_start(call.ports, folder, call.environment)
    except BeltaError as fault:
        call.log(fault)
        return ()


def _with_memory(call: Call, digest: str) -> str:
    """The digest, and above it the lines of the index."""
    from belta_memory.app.load import memory_lines

    try:
        lines = memory_lines(call.ports, call.ports.memory.read(), BUDGET - len(digest) - 2)
    except BeltaError as fault:
        call.log(fault)
        return digest
    return "\n\n".join(filter(None, (lines, digest)))


def _advice(call: Call) -> str | None:
    """What the user does once, so that the host loads the index by itself; told at one session start only."""
    from belta_memory.adapters.stores.files import read, replace
    from belta_memory.domain.language import say
    from belta_memory.languages import pack

    told = call.home.cache("advised")
    if read(told) is not None:
        return None
    replace(told, b"")
    return say(pack(call.ports.language), "load.advice", command=f"belta install --host {call.host}")
