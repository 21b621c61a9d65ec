"""Where a fact holds: everywhere, or in one project only."""

from collections.abc import Iterable
from typing import NamedTuple

from belta_memory.domain.model import GLOBAL

_MARK = "@@"  # between the key of a fact and its project's folder
_LONGEST_NAME = 40  # characters of a project's name that serve to recognise it
_ACTIVE = dict.fromkeys(map(ord, "[]❌✅→\r\n\t"), "-")
# Hosts that answer ssh under another name where port 22 is closed.
_ALIASES = {
    "ssh.github.com": "github.com",
    "altssh.gitlab.com": "gitlab.com",
    "altssh.bitbucket.org": "bitbucket.org",
    "ssh.dev.azure.com": "dev.azure.com",
}


class Project(NamedTuple):
    """Where somebody works."""

    id: str  # host and path of its remote; else its common git folder; else the folder itself
    root: str  # the folder of this copy
    is_repository: bool = True


def name_of(scope: str) -> str:
    """What people call a project: the last part of its id."""
    last = scope.rstrip("/").rpartition("/")[2] or scope
    return last.translate(_ACTIVE)[:_LONGEST_NAME].strip() or "project"


def tag_of(scope: str) -> str:
    """How a line begins that holds in one project only; nothing for one that holds everywhere."""
    return "" if scope == GLOBAL else f"[{name_of(scope)}] "


def split_tag(line: str, scope: str, project: str | None) -> tuple[str, str]:
    """The scope that a person's line begins with, and the line without it. Without a tag the scope stays."""
    head, closed, rest = line.strip().partition("]")
    word = head.removeprefix("[").strip().casefold()
    if not head.startswith("[") or not closed:
        return scope, line
    if word == GLOBAL:
        return GLOBAL, rest.strip()
    if project is not None and word in {"project", name_of(project).casefold()}:
        return project, rest.strip()
    return scope, line


def folder_name(scope: str) -> str:
    """The folder of a project's memory: readable, ASCII, and another one for every id."""
    if _is_folder_name(scope):
        return scope
    try:
        from _blake2 import blake2b  # `hashlib` would load OpenSSL: two fifths of an empty interpreter
    except ImportError:
        from hashlib import blake2b

    name = "".join(c if c.isascii() and c.isalnum() else "-" for c in name_of(scope).casefold())
    words = "-".join(filter(None, name.split("-"))) or "project"
    return f"{words}-{blake2b(scope.encode('utf-8', 'surrogatepass'), digest_size=5).hexdigest()}"


def marked(key: str, scope: str) -> str:
    """The key of a fact among those of every scope; one that holds everywhere stays as it is."""
    return key if scope == GLOBAL else f"{key}{_MARK}{folder_name(scope)}"


def folder_in(key: str) -> str:
    """The folder of the project of a marked key, empty for what holds everywhere."""
    folder = key.rpartition(_MARK)[2] if _MARK in key else ""
    return folder if _is_folder_name(folder) else ""


def holding(facts: Iterable[tuple[str, str]], folder: str) -> frozenset[str]:
    """Of marked keys with their statements, the keys that hold in the project of a folder, "" for none.

    Its own, and what holds everywhere on other topics: in its project a project's line wins.
    """
    from belta_memory.domain.text import normalise

    known = [(key, folder_in(key), normalise(statement.partition(": ❌ ")[0])) for key, statement in facts]
    own = {topic for _, place, topic in known if place and place == folder}
    return frozenset(
        key for key, place, topic in known if place == folder or (not place and topic not in own)
    )


def _is_folder_name(scope: str) -> bool:
    """Is this the name of a folder below projects/ already? An id has a slash, such a name has none."""
    words, dash, digest = scope.rpartition("-")
    is_hex = len(digest) == 10 and not digest.strip("0123456789abcdef")  # noqa: PLR2004 (five bytes)
    return bool(words and dash and is_hex and words.isascii() and words.replace("-", "").isalnum())


def normal_remote(url: str) -> str | None:
    """Host and path of a remote, the same for every way to reach it, without credentials; None for one that names no place.

    `git@host:a/b.git`, `ssh://git@host:22/a/b` and `https://user:token@host/a/b.git/` are one project.
    """
    from urllib.parse import unquote

    url = url.strip()
    scheme, separator, rest = url.partition("://")
    if separator:
        place, slash, path = rest.partition("/")
        if scheme.casefold() == "file":
            return _local(f"{slash}{path}")
    else:
        place, colon, path = url.partition(":")
        if (
            not colon or "/" in place or "\\" in place or len(place) == 1
        ):  # a folder, on Windows with its drive
            return _local(url.replace("\\", "/"))
    host = _host(place.rpartition("@")[2])
    path = unquote(path.partition("?")[0].partition("#")[0])
    parts = [part for part in path.casefold().split("/") if part not in {"", ".", "~"}]
    parts = _plain_parts(host, parts)
    return "/".join((host, *parts)) if host and parts else None


def _host(place: str) -> str:
    """The host without its port."""
    bracketed = place.startswith("[")  # an address of version 6
    host = place[1:].partition("]")[0] if bracketed else place.partition(":")[0]
    host = host.casefold().rstrip(".")
    return _ALIASES.get(host, host)


def _plain_parts(host: str, parts: list[str]) -> list[str]:
    """The path without what one way of reaching it has and another has not."""
    if host == "dev.azure.com":
        parts = [part for part in parts if part not in {"v3", "_git"}]
    elif parts[:1] == ["scm"] and len(parts) > 2:  # noqa: PLR2004 (Bitbucket's own server over https)
        parts = parts[1:]
    if parts:
        parts[-1] = parts[-1].removesuffix(".git")
    return [part for part in parts if part]


def _local(path: str) -> str | None:
    """A remote that is a folder of this machine; None where it depends on the folder one is in."""
    is_whole = path.startswith("/") or path[1:3] == ":/"
    return (path.rstrip("/").removesuffix(".git").rstrip("/") or None) if is_whole else None
