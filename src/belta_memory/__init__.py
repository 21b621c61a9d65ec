"""belta-memory: a memory of corrected facts. The public surface is its commands, tools and files."""


def __getattr__(name: str) -> str:
    """Give `__version__` lazily (PEP 562): a hook must not pay for it."""
    if name == "__version__":
        from belta_memory.version import __version__

        return __version__
    raise AttributeError(name)
