"""Where the files are that come with the package: the skill, its references, the hosts' manifests."""

from __future__ import annotations

import os

from belta_memory.adapters.stores.files import read
from belta_memory.domain.errors import MissingBundleError

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def bundled(name: str) -> str:
    """The folder `skill`, `references` or `hooks`: in the wheel inside the package, in a checkout at its top."""
    checkout = os.path.dirname(os.path.dirname(_PACKAGE))
    for folder in (os.path.join(_PACKAGE, "bundle", name), os.path.join(checkout, name)):
        if os.path.isdir(folder):
            return folder
    raise MissingBundleError(name=name, path=_PACKAGE)


def skill_files() -> dict[str, bytes]:
    """Every file of the installed skill folder by its path there (with `/`): the skill and its references."""
    found = _files(bundled("skill"), "")
    found.update(_files(bundled("references"), "references/"))
    if "SKILL.md" not in found:
        raise MissingBundleError(name="skill/SKILL.md", path=_PACKAGE)
    return found


def _files(folder: str, prefix: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for entry in sorted(os.scandir(folder), key=lambda e: e.name):
        if entry.name.startswith((".", "__")):
            continue
        if entry.is_dir():
            found.update(_files(entry.path, f"{prefix}{entry.name}/"))
        elif (content := read(entry.path)) is not None:
            found[f"{prefix}{entry.name}"] = content
    return found
