"""What authenticates a request: Authorization headers, bearer tokens, cookies, keys in headers."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import is_secret

_SHORTEST = 12


def _is_credential(value: str) -> bool:
    return is_secret(value) and (value.endswith("=") or any(map(str.isdigit, value)))


def _is_header_value(value: str) -> bool:
    return _is_credential(value) or (len(value) >= _SHORTEST and value.isalpha() and is_secret(value))


RECOGNIZERS = (
    Recognizer(
        name="authorization",
        pattern=r"(?<![a-z])(?:bearer|basic|digest|apikey)[ \t]+(?P<value>[a-z0-9._~+/=-]{12,4096})",
        examples=(
            "curl -H 'Authorization: Bearer 9f8e7d6c5b4a39281706' https://api.example.com",
            "Basic YXBwOmh1bnRlcjI=",
            "ヘッダーは bearer 9f8e7d6c5b4a3928 で送って",
        ),
        counter_examples=(
            "use bearer authentication",
            "Bearer <your-token-goes-here>",
            "Bearer $ACCESS_TOKEN",
            "Basic authentication is off",
            "a basic configuration file",
            "basic implementation-details",
        ),
        any_case=True,
        valid=_is_credential,
        cues=("bearer", "basic", "digest", "apikey"),
    ),
    Recognizer(
        name="authorization",
        pattern=(
            r"(?<![a-z])(?:proxy-)?(?:authorization|x-api-key|x-auth-token|x-access-token|private-token)"
            r"[\"']?[ \t]*[:=][ \t]*[\"']?(?:(?:token|bearer|basic|key|bot|apikey)[ \t]+)?"
            r"(?P<value>[a-z0-9._~+/=|-]{8,4096})"
        ),
        examples=(
            "authorization: token 0a1b2c3d4e5f60718293",
            '{"x-api-key": "0a1b2c3d4e5f"}',
            "PRIVATE-TOKEN: qwertyuiopasdfgh",
        ),
        counter_examples=(
            "Authorization: Bearer ${TOKEN}",
            "authorization: required",
            "x-api-key: <key>",
            "authorization = load_authorization()",
        ),
        any_case=True,
        valid=_is_header_value,
        cues=("authorization", "x-api-key", "x-auth-token", "x-access-token", "private-token"),
    ),
    Recognizer(
        name="authorization",
        pattern=(
            r"(?<![a-z])(?:set-)?cookie:[ \t]*[^\n=]{0,64}?(?:sess|sid|auth|token)[a-z0-9_.-]{0,24}="
            r"(?P<value>[a-z0-9._~+/%=-]{12,4096})"
        ),
        examples=("Cookie: sessionid=8f14e45fceea167a",),
        counter_examples=("Cookie: theme=dark", "cookie: session=<session-id>"),
        any_case=True,
        valid=_is_credential,
        cues=("cookie",),
    ),
)
