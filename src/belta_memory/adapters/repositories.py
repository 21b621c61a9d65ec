"""Which project a folder belongs to, read from git's own files. Git itself is never run: hooks come by here."""

import os

from belta_memory.domain.scope import Project, normal_remote

_LONGEST = 1 << 16  # bytes of a file that are read
# What a repository names of its own: services, scripts, ports, versions.
_MANIFESTS = (
    *(
        "package.json",
        "pyproject.toml",
        "setup.cfg",
        "tox.ini",
        "Cargo.toml",
        "go.mod",
        "Gemfile",
        "composer.json",
    ),
    *(
        "pom.xml",
        "build.gradle",
        "build.gradle.kts",
        "Makefile",
        "makefile",
        "justfile",
        "Taskfile.yml",
        "Procfile",
    ),
    *("docker-compose.yml", "docker-compose.yaml", "compose.yml", "compose.yaml", "Dockerfile", "fly.toml"),
    *(
        ".env.example",
        ".env.sample",
        ".tool-versions",
        ".nvmrc",
        ".python-version",
        ".gitlab-ci.yml",
        "wrangler.toml",
    ),
)


class Repositories:
    """The projects of this machine. Nothing is kept: a server lives on while a folder becomes a repository."""

    def of(self, folder: str | None) -> Project | None:
        """The project of a folder; None where no whole path is known."""
        return None if folder is None or not os.path.isabs(folder) else project_of(folder)

    def names_any(self, project: Project, words: frozenset[str]) -> bool:
        """Does the repository name one of these: a path that is there, or a word of one of its manifests?"""
        if any(_is_path_in(project.root, word) for word in words):
            return True
        texts = (_text(os.path.join(project.root, name)) for name in _MANIFESTS)
        return any(_stands(word, text) for text in texts if text for word in words)


def project_of(folder: str) -> Project:
    """Its remote; without one the common git folder, which all work trees share; without git the folder itself."""
    root = folder
    while True:
        if (git := _git_folder(root)) is not None:
            common = _common_folder(git)
            remote = normal_remote(_remote(_text(os.path.join(common, "config"))))
            return Project(remote or _plain(common).removesuffix("/.git"), root)
        above = os.path.dirname(root)
        if above == root:
            return Project(_plain(folder), folder, is_repository=False)
        root = above


def _git_folder(root: str) -> str | None:
    """What `.git` in a folder is: the git folder, or a file that names it (a work tree, a submodule)."""
    git = os.path.join(root, ".git")
    if os.path.isfile(git):
        name, _, place = _text(git).partition(":")
        git = os.path.join(root, place.strip()) if name == "gitdir" else ""
    return git if git and os.path.isfile(os.path.join(git, "HEAD")) else None


def _common_folder(git: str) -> str:
    """Where all work trees of a repository have their settings."""
    common = _text(os.path.join(git, "commondir")).strip()
    return os.path.join(git, common) if common else git


def _remote(config: str) -> str:
    """The address of `origin`, else of the first remote; empty without one."""
    found: dict[str, str] = {}
    section = ""
    for line in config.splitlines():
        bare = line.strip()
        if bare.startswith("["):
            section = bare
        key, _, value = bare.partition("=")
        kind, _, name = section.strip("[]").partition(" ")
        if kind.casefold() == "remote" and key.strip().casefold() == "url":
            found.setdefault(name.strip().strip('"'), value.strip().strip('"'))
    return found.get("origin") or next(iter(found.values()), "")


def _plain(folder: str) -> str:
    """One spelling for one folder."""
    return os.path.normcase(os.path.realpath(folder)).replace("\\", "/").rstrip("/") or "/"


def _text(path: str) -> str:
    """The beginning of a file of somebody else's; empty where it cannot be read: then nothing is known of it."""
    try:
        with open(path, "rb") as file:
            return file.read(_LONGEST).decode("utf-8", "replace")
    except OSError:
        return ""


def _is_path_in(root: str, word: str) -> bool:
    """Is this the path of something in the folder? A bare word is none."""
    if "/" not in word and "." not in word[1:]:
        return False
    path = os.path.normpath(os.path.join(root, word))
    return path.startswith(os.path.join(root, "")) and os.path.lexists(path)


def _stands(word: str, text: str) -> bool:
    """Does a word stand in a text by itself?"""
    start = text.find(word)
    while start >= 0:
        around = text[start - 1 : start] + text[start + len(word) : start + len(word) + 1]
        if not any(c.isalnum() or c in "_-" for c in around):
            return True
        start = text.find(word, start + 1)
    return False
