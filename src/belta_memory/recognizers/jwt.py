"""JSON web tokens, signed or not."""

from belta_memory.domain.recognizer import Recognizer

_HEADER = "eyJ" + "hbGciOiJIUzI1NiJ9"
_BODY = "eyJ" + "zdWIiOiJiZWx0YSJ9"

RECOGNIZER = Recognizer(
    name="jwt",
    pattern=r"(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4096}\.eyJ[A-Za-z0-9_-]{8,8192}(?:\.[A-Za-z0-9_-]{0,4096})?",
    examples=(
        f"the session is {_HEADER}.{_BODY}.c2lnbmF0dXJlLW9mLWJlbHRh, decode it",
        f"トークンは{_HEADER}.{_BODY}.です",
        f"{_HEADER}.{_BODY}",
    ),
    counter_examples=("a JWT begins with eyJ", "eyJust.kidding.here", f"{_HEADER} is only the header"),
    cues=("eyj",),
)
