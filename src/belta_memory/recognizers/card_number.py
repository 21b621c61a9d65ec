"""Payment cards: a known issuer, a length that it uses, and the Luhn digit."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._digits import digits_of


def _is_card(number: str) -> bool:
    digits = digits_of(number)
    doubled = (d * 2 - 9 if d > 4 else d * 2 for d in digits[-2::-2])  # noqa: PLR2004
    return len(set(digits)) > 1 and (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


# Issuers' leading digits: Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Mir, Maestro.
_ISSUER = (
    r"(?=4|5[0-8]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|220[0-4]|3[47]|30[0-5]|3[689]|35|6011|6[2-9]|60|81)"
)
_GROUPS = r"(?:[0-9]{4}([ -])[0-9]{4}\1[0-9]{4}\1[0-9]{4}(?:\1[0-9]{3})?|[0-9]{4}([ -])[0-9]{6}\2[0-9]{4,5})"

RECOGNIZER = Recognizer(
    name="card-number",
    pattern=rf"(?<![A-Za-z0-9_.+-]){_ISSUER}(?:{_GROUPS}|[0-9]{{13,19}})(?![A-Za-z0-9_-]|\.[0-9])",
    examples=(
        "charge 4242 4242 4242 4242 and see what happens",
        "テスト用のカードは5555-5555-5555-4444です",
        "카드번호 378282246310005 로 결제해 줘",
        "卡号：６２００ ００００ ００００ ０００５",
        "amex: 3782-822463-10005",
        "3530111333300000, not the other card",
    ),
    counter_examples=(
        "4242 4242 4242 4243 fails the check",  # Luhn
        "order 4000000000000000 is stuck",  # Luhn
        "message 1186273649182736450 is from yesterday",  # no card begins with 1
        "started at 1735689600000000 µs",
        "trace 4bf92f3577b34da6a3ce929d0e0e4736",
        "550e8400-e29b-41d4-a716-446655440000",
        "pi is 3.4242424242424242",
        "0000 0000 0000 0000",
        "4444444444444444",
    ),
    valid=_is_card,
    digits=13,
)
