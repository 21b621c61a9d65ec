"""The home of a named user: a whole one below the common home. Imports nothing: a hook's first stage loads it by its place."""

LONGEST = 180  # characters of the folder: below every file system's limit
_PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789-_")
_DEVICES = frozenset(
    ("con", "prn", "aux", "nul", "conin", "conout", *(f"{d}{n}" for d in ("com", "lpt") for n in range(10)))
)


def user_home(base: str, name: str) -> str:
    """The home of a user below `base`; where `base` is that very home already, itself.

    Raises ValueError for a name that none can have, PermissionError where `base` is the home of another user.
    """
    folder = user_folder(name)
    parts = base.replace("\\", "/").rstrip("/").split("/")
    if parts[-2:-1] != ["users"]:
        return f"{base.rstrip('/')}/users/{folder}"
    if parts[-1] != folder:
        raise PermissionError(base)
    return base


def user_folder(name: str) -> str:
    """A folder for a user: one for each name on every file system, also where case does not matter. Raises ValueError."""
    if (cause := _refusal(name)) is not None:
        raise ValueError(cause)
    folder = "".join(chr(byte) if byte in _PLAIN else f"%{byte:02x}" for byte in name.encode())
    if folder in _DEVICES:
        folder = f"%{ord(folder[0]):02x}{folder[1:]}"
    if len(folder) > LONGEST:
        message = f"it has {len(name)} characters, which is too long for a folder"
        raise ValueError(message)
    return folder


def _refusal(name: str) -> str | None:
    """Why nobody can be called so. Whatever is merely odd is encoded."""
    if not name:
        return "it is empty; unset it where no user is meant"
    if name != name.strip():
        return "it begins or ends with a space"
    if name.strip(".") == "":
        return "it names a folder of its own kind"
    if "/" in name or "\\" in name:
        return "it holds a path separator"
    if not all(c.isprintable() for c in name):
        return "it holds an invisible character"
    return None
