"""Passwords and tokens inside URLs and connection strings; the host stays readable."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import is_secret

_SCHEME = r"(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,30}://"
_SAMPLES = frozenset(("pass", "password", "passwd", "pwd", "pw", "secret", "token", "xxx"))


def _is_filled_in(value: str) -> bool:
    return value.casefold() not in _SAMPLES and value[0] not in "<{[$%*"


def _is_token(value: str) -> bool:
    return is_secret(value) and any(map(str.isdigit, value))


RECOGNIZERS = (
    Recognizer(
        name="url-credential",
        pattern=rf"{_SCHEME}[!-.0-9;-?A-~]{{0,128}}:(?P<value>[!#-&(-.0-;=?-~]{{1,256}})@(?=[a-z0-9.\[_-])",
        examples=(
            "postgres://app:hunter2@prod-b.example.com:5432/main",
            "接続先は mysql://root:swordfish@10.0.0.1/db じゃなくて prod-b",
            "redis://:hunter2@localhost:6379/0",
            "https://taro:p@ss:word@example.com/repo.git",
            "mongodb+srv://app:hunter2@cluster0.example.net",
        ),
        counter_examples=(
            "postgres://app:password@localhost/db",
            "postgres://app:$PGPASSWORD@db/main",
            "postgres://app:<password>@db/main",
            "postgres://app:${PW}@db/main",
            "postgres://app@localhost:5432/db",
            "http://localhost:3000/@user",
            "https://example.com:8080/a@b",
            "ssh://git@github.com/owner/repo",
        ),
        any_case=True,
        valid=_is_filled_in,
        cues=("://",),
    ),
    Recognizer(
        name="url-credential",
        pattern=rf"{_SCHEME}(?P<value>[a-z0-9_.~-]{{16,256}})(?::x-oauth-basic)?@(?=[a-z0-9.\[_-])",
        examples=("git clone https://0f3c9a71be2244d8a6c1@git.example.com/a.git",),
        counter_examples=("ssh://deployment-user-name@prod-b", "https://example.com"),
        any_case=True,
        valid=_is_token,
        cues=("://",),
    ),
)
