"""Moments as the stores write them."""

import datetime as dt


def moment(text: str) -> dt.datetime:
    """A moment with its zone: one without, which a person has written, cannot be compared. Raises ValueError."""
    found = dt.datetime.fromisoformat(text)
    if found.tzinfo is None:
        message = f"{text} has no time zone"
        raise ValueError(message)
    return found
