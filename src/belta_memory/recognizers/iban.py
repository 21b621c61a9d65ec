"""International bank account numbers: a country, two check digits, up to thirty characters."""

from belta_memory.domain.recognizer import Recognizer

_MODULUS = 97
_SHORTEST, _LONGEST = 15, 34


def _is_iban(number: str) -> bool:
    joined = "".join(number.split()).upper()
    if not _SHORTEST <= len(joined) <= _LONGEST:
        return False
    return int("".join(str(int(c, 36)) for c in joined[4:] + joined[:4])) % _MODULUS == 1


RECOGNIZER = Recognizer(
    name="iban",
    pattern=(
        r"(?<![A-Za-z0-9_./-])[A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}|(?:[ ][A-Za-z0-9]{4}){2,7}(?:[ ][A-Za-z0-9]{1,3})?)"
        r"(?![A-Za-z0-9_-])"
    ),
    examples=(
        "no, pay to GB82 WEST 1234 5698 7654 32",
        "the iban is FR1420041010050500013M02606",
        "口座は gb82west12345698765432 です",
    ),
    counter_examples=(
        "GB83 WEST 1234 5698 7654 32",  # check digits
        "commit fb82aa12345698765432aa12345698765432aa12",
        "id-GB82WEST12345698765432",
        "AB12 is a room, 4444 5555 6666 7777 is none",
    ),
    valid=_is_iban,
    digits=10,
)
