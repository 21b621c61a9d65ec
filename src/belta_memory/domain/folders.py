"""What each folder is known as: the id of its project, also while it is away, or once its remote has another name."""

from collections.abc import Mapping


def known_as(known: Mapping[str, str], present: Mapping[str, str]) -> dict[str, str]:
    """The project of every folder after a look at those that are there. One that is away stays what it was."""
    now = renamed(known, present)
    return {**{folder: now.get(project, project) for folder, project in known.items()}, **present}


def renamed(known: Mapping[str, str], present: Mapping[str, str]) -> dict[str, str]:
    """The ids that no folder has any more, each with the one by which its project goes now.

    A folder at which nobody has looked may have been away until now: then its project went by its path.
    """
    called = set(present.values())
    return {
        old: new
        for folder, new in sorted(present.items())
        if (old := known.get(folder, folder)) not in called
    }
