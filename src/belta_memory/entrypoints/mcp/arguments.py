"""The arguments of a call, as far as a file can hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def text_of(given: Mapping[str, object], name: str) -> str:
    """An argument without what no file can hold; empty for none."""
    value = given.get(name)
    return kept(value).strip() if isinstance(value, str) else ""


def kept(text: str) -> str:
    """The text without halves of characters, which JSON can name."""
    return text.encode("utf-8", "ignore").decode("utf-8")
