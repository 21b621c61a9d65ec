"""Generated values behind a word for them: "api key:", "client_secret =", "トークンは", "토큰은", "密钥是"."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import COUNTED, is_random

_KEY = (
    r"(?:token|secret|credentials?|api[ _-]?key|(?:secret|access|private|signing|encryption|master|account|license|storage"
    r"|shared|webhook|deploy|service|auth|subscription)[ _-]?key"
    r"|(?:api|アクセス|秘密|シークレット|暗号|署名)[ ]?キー|秘密鍵|トークン|シークレット|(?:api|액세스|비밀|시크릿|접근)[ ]?키"
    r"|토큰|시크릿|密钥|密鑰|金鑰|令牌|凭证|憑證)"
)
_IS = (
    r"[a-z0-9_]{0,20}[\"'`)\]]?[ \t]*(?::=|=>|==?|!=|:|->|→|(?:'s|(?<=[ \t])(?:is|was|isn't|should be))(?:[ \t]+(?:not|now|actually))?"
    r"|って|は|が|を|은|는|이|가|을|를|(?:應該|应该)?(?:不是|是|为|為)|改成)[ \t]*[\"'`「]?[ \t]*"
)
_FOUND = r"(?P<value>[a-z0-9+/_.~=!@#$%^*-]{8,4096}(?<![.]))"

RECOGNIZERS = (
    Recognizer(
        name="secret",
        pattern=rf"{_KEY}{_IS}{COUNTED}{_FOUND}",
        examples=(
            "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYbeltabelta",
            "the api key is 0a1b2c3d4e5f6071, not 8a9b0c1d2e3f4051",
            'client_secret: "Zx81qwerty09"',
            "APIキーは 0a1b2c3d4e5f6071 です",
            "トークン：0a1b2c3d4e5f6071",
            "토큰은 0a1b2c3d4e5f6071 이야",
            "密钥是 0a1b2c3d4e5f6071",
            "金鑰：0a1b2c3d4e5f6071，不是別的",
            "SECRET_KEY_BASE=0a1b2c3d4e5f60718293a4b5c6d7e8f9",
            "access_token=550e8400-e29b-41d4-a716-446655440000",
        ),
        counter_examples=(
            "secrets.token is the wrong module",
            "token: string",
            "the token is expired",
            "token = get_token(user_id=12345678)",
            "const token = process.env.API_TOKEN2;",
            "api_key=$API_KEY",
            "API_KEY: <your-key>",
            "max_tokens: 4096",
            "secret: projects/123456789/secrets/db-pass1",
            "token: ${{ secrets.GITHUB_TOKEN }}",
            "the api key is missing in .env",
            "public key: ab12cd34ef56ab78",
            "PUBLIC_KEY=ab12cd34ef56ab78",
            "secret_name: us-east-1",
            "model token: gpt-4o-mini",
            "トークンは期限切れです",
            "primary key: user_id",
            "token: v1.2.3",
            "the secret is to write tests first",
        ),
        any_case=True,
        valid=is_random,
        cues=(
            *(
                "token",
                "secret",
                "credential",
                "api key",
                "api-key",
                "api_key",
                "apikey",
                "_key",
                " key",
                "-key",
            ),
            *(
                "キー",
                "秘密鍵",
                "トークン",
                "シークレット",
                "키",
                "토큰",
                "시크릿",
                "密钥",
                "密鑰",
                "金鑰",
                "令牌",
                "凭证",
                "憑證",
            ),
        ),
        digits=1,
    ),
    Recognizer(
        name="secret",
        pattern=r"(?<![A-Z0-9_])[A-Z][A-Z0-9_]{1,40}(?<!PUBLIC)_KEY[\"']?[ \t]*[:=][ \t]*[\"']?(?P<value>[A-Za-z0-9+/_.~=-]{8,4096})",
        examples=("STRIPE_KEY=ab12cd34ef56ab78", 'MAPS_KEY: "ab12cd34ef56ab78"'),
        counter_examples=("PUBLIC_KEY=ab12cd34ef56ab78", "cache_key=user12345678", "PRIMARY_KEY: user_id"),
        valid=is_random,
        cues=("_key",),
        digits=1,
    ),
    Recognizer(
        name="secret",
        pattern=rf"\[(?:secret|api-key)\][\"'`]?[,.;]?[ \t]*(?:not|but|instead of|rather than|じゃなくて?|ではなくて?|(?:가|이)? ?아니라|말고|不是|而是|->|→|from|to)[ \t]*(?:it's[ \t]+)?[\"'`]?{_FOUND}",
        examples=(
            "the api key is 0a1b2c3d4e5f6071, not 8a9b0c1d2e3f4051",
            "APIキーは 0a1b2c3d4e5f6071 じゃなくて 8a9b0c1d2e3f4051",
        ),
        counter_examples=("[secret], not the token", "[api-key] じゃなくて token"),
        any_case=True,
        valid=is_random,
        cues=("[secret]", "[api-key]"),
        digits=1,
    ),
)
