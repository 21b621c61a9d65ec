"""`belta harvest`: notice the corrections in past sessions, from the host's own transcripts."""

from __future__ import annotations

import argparse
import datetime as dt
import os
import re
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from belta_memory.domain.errors import NoDaysError
from belta_memory.entrypoints.cli.parser import Verbs, add_json, days, positive
from belta_memory.entrypoints.cli.progress import bar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from belta_memory.app.harvest import Harvested, Scope
    from belta_memory.app.ports import Ports
    from belta_memory.app.reclassify import Limits
    from belta_memory.app.transcripts import TranscriptFile, Transcripts
    from belta_memory.domain.model import Observation

_SESSION_ID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")

_HARVEST = """\
Reads what you typed in past sessions and notices the corrections in it, as if belta had been there: sessions of Claude
Code, Codex, Gemini CLI, Copilot CLI, OpenCode, VS Code, Cursor, Cline, Roo Code and hermes-agent, and Aider's and
SpecStory's histories in the present folder. What a session has already noticed counts once, and so does what a resumed
or forked session repeats. A fact that you corrected twice waits in `belta review`; harvest itself asks nothing. Nothing
is written among the transcripts.

A second run reads only what is new. Prompts that a script typed (`claude -p`) are left out unless you say --headless.

  belta harvest --dry-run    see what it would find, write nothing
  belta harvest --days 7     the last seven days
  belta harvest --host codex only one host's, and what it knows as its own
  belta harvest FILE         one transcript, or a folder of them: whose it is, its content tells
  belta harvest --watch      go on looking until Ctrl-C
  belta harvest --llm        then ask two judges about what is unsure (you name them in config.toml)
  belta harvest --propose    then bring the rule proposals up to date (belta ledger)"""
WATCHED_EVERY = 5.0  # seconds


def add_arguments(verbs: Verbs) -> None:
    """Register the verb."""
    verb = verbs.add("harvest", run, "notice the corrections in past sessions", _HARVEST)
    verb.add_argument(
        "paths", metavar="PATH", nargs="*", help="transcripts, or folders of them (default: all of the host)"
    )
    verb.add_argument(
        "--host",
        metavar="HOST",
        action="append",
        type=_host,
        help="only this host's, again for more (default: all)",
    )
    verb.add_argument("--project", metavar="FOLDER", help="only what was typed in this folder or below it")
    begin = verb.add_mutually_exclusive_group()
    begin.add_argument("--days", metavar="N", type=days, help="only the last N days, today included")
    begin.add_argument("--since", metavar="DAY", type=_day, help="only from this day on (2026-11-30)")
    verb.add_argument("--until", metavar="DAY", type=_day, help="only up to this day, which is included")
    verb.add_argument("--headless", action="store_true", help="take in what scripts typed, too")
    verb.add_argument("--dry-run", action="store_true", help="show what would be found and write nothing")
    verb.add_argument(
        "--llm",
        action="store_true",
        help="ask two judges about what is unsure of what is asked for here, by masked text alone; not in a dry run",
    )
    verb.add_argument(
        "--limit", metavar="N", type=positive, default=200, help="ask about so many at most (200)"
    )
    verb.add_argument(
        "--characters",
        metavar="N",
        type=positive,
        help="send each judge so many characters at most (400000, or judge_characters in config.toml)",
    )
    verb.add_argument("--propose", action="store_true", help="bring the rule proposals up to date")
    verb.add_argument("--watch", action="store_true", help="look again every few seconds, until Ctrl-C")
    add_json(verb)


def run(arguments: argparse.Namespace) -> int:
    """Harvest, and tell what came of it; with --watch again and again, as soon as there is something to tell."""
    _run_once(arguments)
    while arguments.watch:
        time.sleep(WATCHED_EVERY)
        _run_once(arguments, quiet=True)
    return 0  # also when lines were skipped: old transcripts hold all sorts of things


def _run_once(arguments: argparse.Namespace, *, quiet: bool = False) -> None:
    from belta_memory.entrypoints.cli.harvest_table import harvest_json, print_harvest
    from belta_memory.entrypoints.cli.judging import (
        ask_judges,
        judged_json,
        print_judged,
        raise_proposals,
        two_judges,
    )
    from belta_memory.entrypoints.cli.output import print_json
    from belta_memory.entrypoints.wiring import command_ports

    with _home(os.environ, rehearsed=arguments.dry_run) as environment:
        ports = command_ports(environment)
        today = ports.clock.now().date()
        unasked = arguments.llm and arguments.dry_run  # who asks has done something
        chosen = two_judges(ports) if arguments.llm and not unasked else ()
        done = _harvest(arguments, ports, environment)
        judged = (
            ask_judges(ports, environment, chosen, _asked_for(arguments, today), _limits(arguments, ports))
            if chosen
            else None
        )
        ledger = raise_proposals(ports, environment) if arguments.propose else None
    if quiet and not (done.found or (judged is not None and judged.settled)):
        return
    if arguments.json:
        told = harvest_json(done, dry_run=arguments.dry_run, unasked=unasked)
        told |= {} if judged is None else {"judged": judged_json(judged)}
        told |= {} if ledger is None else {"rule_proposals": len(ledger.entries)}
        print_json(told)
        return
    print_harvest(done, dry_run=arguments.dry_run, unasked=unasked)
    if judged is not None:
        print_judged(judged)
    if ledger is not None:
        print(f"{len(ledger.entries)} rule proposals: belta ledger")


def _harvest(arguments: argparse.Namespace, ports: Ports, environment: Mapping[str, str]) -> Harvested:
    from belta_memory.adapters.scorer import load_scorer
    from belta_memory.adapters.timed_patterns import Timed
    from belta_memory.app.harvest import Harvest, Harvested
    from belta_memory.entrypoints.first_prompt import prepare_first_prompts
    from belta_memory.entrypoints.wiring import harvest_cursor

    done = Harvested()
    found = _found(arguments, environment, done)
    scope = _scope(arguments, ports.clock.now().date(), _retold(found, environment))
    cursor, scorer = harvest_cursor(environment), load_scorer()
    runs = {
        source.host: Harvest(ports, source, cursor, scope, compiler=Timed, scorer=scorer, so_far=done)
        for source in found
    }
    total = sum(runs[source.host].bytes_of(files) for source, files in found.items())
    with bar(total, in_bytes=True) as tick:
        for source, files in found.items():
            runs[source.host].run(files, tick)
    prepare_first_prompts(ports, environment)
    return done


def _found(
    arguments: argparse.Namespace, environment: Mapping[str, str], done: Harvested
) -> dict[Transcripts, tuple[TranscriptFile, ...]]:
    """The files by whose they are; those that retell other hosts' sessions come last."""
    from belta_memory.entrypoints.wiring import transcript_hosts, transcripts

    hosts = arguments.host or transcript_hosts()
    sources = sorted((transcripts(host, environment) for host in hosts), key=lambda s: s.retells)
    if arguments.paths:
        return _named(arguments.paths, sources, done)
    looked = {source: source.files() for source in sources}
    done.faults += (fault for found in looked.values() for fault in found.faults)
    return {source: found.files for source, found in looked.items()}


def _named(
    paths: Sequence[str], sources: Sequence[Transcripts], done: Harvested
) -> dict[Transcripts, tuple[TranscriptFile, ...]]:
    """The files at and below these paths. Raises UnreadableFileError where the only path itself cannot be read."""
    from belta_memory.adapters.transcripts.named import named_files

    named = named_files(paths, sources)
    for fault in named.faults:
        if len(paths) == 1 and fault.facts["path"] == os.path.abspath(paths[0]):
            raise fault
    done.faults += named.faults
    done.skipped.update({"unknown_file": named.foreign} if named.foreign else {})
    return {source: named.files[source.host] for source in sources}


def _scope(arguments: argparse.Namespace, today: dt.date, retold: frozenset[str]) -> Scope:
    from belta_memory.app.harvest import Scope

    project = os.path.abspath(arguments.project) if arguments.project else None
    return Scope(_since(arguments, today), arguments.until, arguments.headless, project, retold)


def _asked_for(arguments: argparse.Namespace, today: dt.date) -> Callable[[Observation], bool]:
    """Is a case within what the command names: days, folder, hosts, transcripts?"""
    scope = _scope(arguments, today, frozenset())
    paths = [os.path.abspath(path) for path in arguments.paths]

    def is_asked_for(case: Observation) -> bool:
        whence = case.transcript or ""
        return (
            scope.asks_for(case)
            and (not arguments.host or case.host in arguments.host)
            and (not paths or any(whence == p or whence.startswith(os.path.join(p, "")) for p in paths))
        )

    return is_asked_for


def _limits(arguments: argparse.Namespace, ports: Ports) -> Limits:
    from belta_memory.app.reclassify import Limits

    return Limits(arguments.limit, arguments.characters or ports.settings.judge_characters)


def _since(arguments: argparse.Namespace, today: dt.date) -> dt.date | None:
    """The first day that is asked for. Raises NoDaysError where the last one is before it."""
    since: dt.date | None = arguments.since
    if arguments.days:
        since = today - dt.timedelta(days=arguments.days - 1)
    if since is not None and arguments.until is not None and since > arguments.until:
        raise NoDaysError(since=since, until=arguments.until)
    return since


def _retold(
    found: Mapping[Transcripts, tuple[TranscriptFile, ...]], environment: Mapping[str, str]
) -> frozenset[str]:
    """The sessions whose own transcripts are at hand, where any of the files tells such a one again."""
    from belta_memory.entrypoints.wiring import transcript_hosts, transcripts

    if not any(source.retells and files for source, files in found.items()):
        return frozenset()
    at_hand = {file.path for source, files in found.items() if not source.retells for file in files}
    for host in transcript_hosts():
        source = transcripts(host, environment)
        at_hand.update(file.path for file in source.files().files if not source.retells)
    ids = (_SESSION_ID.search(os.path.basename(path)) for path in at_hand)
    return frozenset(match[0] for match in ids if match is not None)


@contextmanager
def _home(environment: Mapping[str, str], *, rehearsed: bool) -> Iterator[Mapping[str, str]]:
    """The environment with the user's home, or with a copy of it that is thrown away: what a run would do, it does there."""
    if not rehearsed:
        yield environment
        return
    import shutil
    import tempfile

    from belta_memory.adapters.stores.home import find_home

    home = find_home(environment)
    with tempfile.TemporaryDirectory(prefix="belta-") as folder:
        for name in ("observations", "pending", "memory", "ledger", os.path.join("cache", "seen")):
            if os.path.isdir(os.path.join(home.root, name)):
                shutil.copytree(os.path.join(home.root, name), os.path.join(folder, name))
        for name in ("config.toml", os.path.join("cache", "harvest.json")):
            if os.path.isfile(os.path.join(home.root, name)):
                os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
                shutil.copy(os.path.join(home.root, name), os.path.join(folder, name))
        yield {**environment, "BELTA_HOME": folder}


def _host(name: str) -> str:
    from belta_memory.entrypoints.wiring import transcript_hosts

    if name not in (known := transcript_hosts()):
        message = f"no host whose transcripts we read: {name!r}; they are {', '.join(known)}"
        raise argparse.ArgumentTypeError(message)
    return name


def _day(text: str) -> dt.date:
    try:
        return dt.date.fromisoformat(text)
    except ValueError as cause:
        message = f"not a day like 2026-11-30: {text!r}"
        raise argparse.ArgumentTypeError(message) from cause
