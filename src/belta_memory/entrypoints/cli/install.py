"""`belta install`, `belta uninstall`."""

from belta_memory.entrypoints.cli.parser import Verbs


def add_arguments(verbs: Verbs) -> None:
    """Register the verbs."""
