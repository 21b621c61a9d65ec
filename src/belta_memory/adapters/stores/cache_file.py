"""Files of the cache: whole, but without waiting for the disk. What is lost there is made anew."""

import os

from belta_memory.adapters.stores.files import make_folder, remove
from belta_memory.domain.errors import UnwritableHomeError


def replace_soon(path: str, content: bytes) -> None:
    """Put `content` in place of the file, whole or not at all. Raises UnwritableHomeError."""
    make_folder(os.path.dirname(path))
    beside = f"{path}.{os.getpid()}.tmp"
    try:
        with open(beside, "wb", opener=_for_us_alone) as file:
            file.write(content)
        os.replace(beside, path)
    except OSError as cause:
        remove(beside)
        raise UnwritableHomeError(path=path, cause=cause.strerror) from cause


def _for_us_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
