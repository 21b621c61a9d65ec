"""A part of somebody's file that is ours, between two marks. Everything outside it stays byte for byte.

`path` is that of the file, for the error.
"""

from belta_memory.domain.errors import HostConfigError


def marks(name: str = "") -> tuple[str, str]:
    """The first and the last line of a block: `<!-- belta:begin -->`, `<!-- belta:rules:begin -->`."""
    part = f"{name}:" if name else ""
    return f"<!-- belta:{part}begin -->", f"<!-- belta:{part}end -->"


def block_of(text: str, path: str, name: str = "") -> str | None:
    """What stands between the marks; None where there is no block. Raises HostConfigError."""
    found = _span(text, path, name)
    return None if found is None else text[found[0] : found[1]].strip("\r\n")


def with_block(text: str, body: str, path: str, name: str = "") -> str:
    """The text with this between the marks, at its end where there is no block yet. Raises HostConfigError."""
    begin, end = marks(name)
    newline = "\r\n" if "\r\n" in text else "\n"
    inner = newline + newline.join(body.splitlines()) + newline if body else newline
    if (found := _span(text, path, name)) is not None:
        return text[: found[0]] + inner + text[found[1] :]
    gap = newline if text else ""
    return f"{text}{gap}{begin}{inner}{end}{newline}"


def without_block(text: str, path: str, name: str = "") -> str:
    """The text as it was before `with_block` put a block at its end; elsewhere the block alone goes."""
    begin, end = marks(name)
    if (found := _span(text, path, name)) is None:
        return text
    first, last = found[0] - len(begin), found[1] + len(end)
    newline = "\r\n" if text[found[0] :].startswith("\r\n") else "\n"
    before, after = text[:first], text[last:].removeprefix(newline)
    return before.removesuffix(newline) + after


def _span(text: str, path: str, name: str) -> tuple[int, int] | None:
    """Where what is between the marks begins and ends."""
    begin, end = marks(name)
    if (begins := text.count(begin)) == (ends := text.count(end)) == 0:
        return None
    first, last = text.find(begin) + len(begin), text.find(end)
    if (begins, ends) != (1, 1) or last < first:
        line = text[: min(p for p in (text.find(begin), text.find(end)) if p >= 0)].count("\n") + 1
        cause = f"`{begin}` and `{end}` must stand there once each, in this order"
        raise HostConfigError(path=path, line=line, cause=cause, snippet=f"{begin}\n{end}")
    return first, last
