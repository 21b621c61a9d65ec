"""Private keys in PEM armour, whole, or cut off before their end."""

from belta_memory.domain.recognizer import Recognizer

_BEGIN = r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"
_END = r"-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"
_DASHES = "-" * 5
_LINE = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC" * 2

RECOGNIZER = Recognizer(
    name="private-key",
    # A whole block never runs across another line of five dashes, so a text full of beginnings stays linear.
    pattern=rf"{_BEGIN}(?:(?:(?!-----)[\s\S]){{1,32768}}{_END}|(?:(?:\s|\\[nr]|[\"',>])*[A-Za-z0-9+/=]{{20,4096}})+)",
    examples=(
        f"here: {_DASHES}BEGIN PRIVATE KEY{_DASHES}\n{_LINE}\nAAAA\n{_DASHES}END PRIVATE KEY{_DASHES} use it",
        f"{_DASHES}BEGIN RSA PRIVATE KEY{_DASHES}\\n{_LINE}\\n{_DASHES}END RSA PRIVATE KEY{_DASHES}",
        f"{_DASHES}BEGIN OPENSSH PRIVATE KEY{_DASHES}\n{_LINE}\n{_LINE}",
        f"{_DASHES}BEGIN PGP PRIVATE KEY BLOCK{_DASHES}\nVersion: 1\n\n{_LINE}\n{_DASHES}END PGP PRIVATE KEY BLOCK{_DASHES}",
    ),
    counter_examples=(
        f"the file must begin with {_DASHES}BEGIN PRIVATE KEY{_DASHES} and then a line",
        f"{_DASHES}BEGIN CERTIFICATE{_DASHES}\n{_LINE}\n{_DASHES}END CERTIFICATE{_DASHES}",
        f"{_DASHES}BEGIN PUBLIC KEY{_DASHES}\n{_LINE}\n{_DASHES}END PUBLIC KEY{_DASHES}",
    ),
    cues=("private key",),
)
