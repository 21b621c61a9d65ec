"""What people call a secret that is no password, in five languages, and what only sounds like it."""

# What is called a token but is none: of a design, of a language model, of a parser.
_NONE = "".join(
    f"(?<!{kind}[ _-])"
    for kind in (
        "color", "colour", "design", "spacing", "css", "theme", "model", "max", "min", "eos", "bos", "pad", "stop", "next",
        "lexer", "syntax", "mask", "special",
    )
)  # fmt: skip
ENGLISH = (
    rf"(?:{_NONE}(?:token|secret)|credentials?|api[ _-]?key|(?:secret|access|private|signing|encryption|decryption|master|account"
    r"|license|licence|product|activation|storage|shared|webhook|deploy|service|auth|subscription|ssh|gpg)[ _-]?key)"
    r"(?:[ _-]value)?(?![a-z0-9_-])"
)
CJK = (
    r"(?:トークン|シークレット(?:[ ]?キー)?|(?:api|アクセス|秘密|暗号化?|署名|ライセンス|認証)[ ]?キー|(?:秘密|暗号|復号|署名|ライセンス|認証|(?<![\u2e80-\uffff]))鍵|認証情報"
    r"|토큰|시크릿(?:[ ]?키)?|(?:api|액세스|비밀|접근|암호화|라이선스|인증|개인)[ ]?키"
    r"|令牌|(?<!公)(?:密钥|密鑰|金鑰)|凭证|憑證|(?:api|token|secret|access|license)[ ]?key(?=[ \t]*[是为為不应應改换換])"
    r"|(?:token|secret)(?=[ \t]*[はがを은는이가是为為不应應改换換]))(?:の値|[ ]?값|的值)?"
)
OPEN = r"[\"'`「『]?"
LATIN_CUES = (
    "token",
    "secret",
    "credential",
    "api key",
    "api-key",
    "api_key",
    "apikey",
    " key",
    "_key",
    "-key",
)
CJK_CUES = (
    "トークン", "シークレット", "キー", "鍵", "認証情報", "토큰", "시크릿", "키", "令牌", "密钥", "密鑰", "金鑰", "凭证", "憑證",
)  # fmt: skip
