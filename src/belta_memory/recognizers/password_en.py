"""Passwords that are introduced in English, in prose, in code and in configuration."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import (
    CLAUSE_END,
    COUNTED,
    QUOTED,
    STRONG,
    WHICH,
    is_secret,
    is_told_secret,
    word,
)

_KEY = r"(?:passwords?|passwort|kennwort|contraseña|mot de passe|(?<![a-z])senha(?![a-z])|парол[ья]|passwd|passphrase|passcode|(?<![a-z])(?:pw|pwd)(?![a-z])|(?<=[_-])pass(?![a-z]))"
_SIGN = r"[\"'`]?\??[ \t]*(?:=>|:=|==?|!=|:|->|→|>(?=[^ =]))[ \t]*"
_IS = (
    r"(?:'s|[ \t]+(?:is|was|isn'?t|wasn'?t|should|will|must|has to|became|really|ist|es|est|é|это|(?:(?:was|is|has|got|been|just)[ \t]+){0,3}(?:changed|reset|updated|rotated|set)[ \t]+(?:to|from)))(?:[ \t]+be(?:en)?)?"
    r"(?:[ \t]+(?:not|now|actually|just|still|really|again|supposed to be|changed to|set to)){0,2}[ \t]*[: ][ \t]*"
)
_CUES = (
    "passw",
    "kennwort",
    "contraseña",
    "mot de passe",
    "senha",
    "парол",
    "passphrase",
    "passcode",
    "pw",
    "_pass",
    "-pass",
)

RECOGNIZERS = (
    Recognizer(
        name="password",
        pattern=rf"{_KEY}{WHICH}(?:{_SIGN}|{_IS})(?:{QUOTED}|{STRONG}|{word(CLAUSE_END)})",
        examples=(
            "password: hunter2",
            "the password is hunter2, remember it",
            "pw is hunter2",
            "the password for staging is hunter2",
            "Password=hunter2;Server=prod-b",
            "DB_PASSWORD=hunter2",
            "export PGPASSWORD='lamp oval'",
            '{"user": "app", "password": "swordfish"}',
            "the password isn't hunter2",
            "the password should be swordfish, not the other one",
            "the password's hunter2!",
            "pwd := Tr0ub4dor&3",
            "admin_pass: 48151623",
            "passcode (front door): 4815",
            "password: swordfish",
            "<password>hunter2</password>",
            "Passwort: geheim123",
            "la contraseña es hunter2",
            "le mot de passe est hunter2",
            "senha: hunter2",
            "пароль: hunter2",
            "?user=app&password=hunter2&db=main",
            "ｐａｓｓｗｏｒｄ：ｈｕｎｔｅｒ２",
            "the password was actually swordfish.",
            "the password changed to swordfish, not marlin",
            "the db password has been changed from hunter2",
        ),
        counter_examples=(
            "the password field is required",
            "password is required",
            "reset password",
            "the password is wrong",
            "the password is hashed with bcrypt",
            "password is stored in the vault, not in the repo",
            "password: string",
            "password?: string | null;",
            "password: Optional[str] = None",
            "password: <your-password>",
            "password: ${DB_PASSWORD}",
            "password=$PASS",
            "password = os.environ['DB_PASSWORD']",
            "password = get_password()",
            "password=self.password",
            "password: process.env.PASSWORD",
            "password must be at least 12 characters",
            "the password should be 12 characters long",
            "password: ********",
            "password: [redacted]",
            "password_file=/run/secrets/db",
            "password: argon2id, please",
            "pwd is /home/app",
            "is the password case-sensitive?",
            "Fix password: reset flow is broken",
            "the password is in 1Password",
            "passwordless login is on",
            "password: {{ vault_password }}",
            "password = user_password",
            "<password></password>",
            "das Passwort ist erforderlich, also frag",
            "if len(password) > 8:",
        ),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
    ),
    Recognizer(
        name="password",
        pattern=rf"{_KEY}{WHICH}[ \t]+(?:(?:back[ \t]+)?(?:to|from|with|as|like)[ \t]+)(?:{QUOTED}|{STRONG})",
        examples=(
            "set the password to hunter2",
            "change the password from hunter2 to something else",
            "reset the pw back to 'swordfish'",
        ),
        counter_examples=(
            "use the password to login",
            "change the password to a longer one",
            "switch passwords to argon2id",
        ),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
        also=(" to ", " from ", " with ", " as ", " like "),
    ),
    Recognizer(
        name="password",
        pattern=(
            rf"{_KEY}[^\n.=\"]{{0,24}}?[,.;:!]+[ \t]*(?:(?:it|that)?'?s|it is|its|use|try|should be)[ \t]+"
            rf"(?:actually[ \t]+|now[ \t]+)?(?:{QUOTED}|{STRONG})"
        ),
        examples=(
            "wrong password, it's hunter2",
            "not that password! use hunter2",
            "bad pw; try `swordfish`",
        ),
        counter_examples=(
            "wrong password, it's rejected",
            "no password. use the key",
            "password? it is fine",
        ),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
        also=("it's", "its", "it is", "that's", "use ", "try ", "should be", "'s "),
    ),
    Recognizer(
        name="password",
        pattern=(
            r"(?<![!-~])[\"'`]?(?=[a-z.-]{0,40}[0-9#$%&*+=^~])(?P<value>[!#$%&*+.0-9=?@A-Z^_a-z~-]{5,64})[\"'`]?"
            r"[ \t]+(?:is|was|isn't|is not)[ \t]+(?:the|my|our|your|its|a)[ \t]+(?:[a-z-]{1,20}[ \t]+){0,2}"
            rf"{_KEY}"
        ),
        examples=("hunter2 is the password", "Tr0ub4dor&3 was my old pw"),
        counter_examples=(
            "this is the password",
            "argon2id is the password hash",
            "10.0.0.1 is my password manager",
        ),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
        also=(" is ", " was ", "isn't"),
    ),
    Recognizer(
        name="password",
        pattern=rf"{_KEY}[ \t]+{COUNTED}(?!(?:field|step|form|page|test|input|rule|v)s?-?[0-9]{{1,2}}(?![!-~]))(?=[a-z!@#$%&*-]{{0,24}}[0-9])(?=[0-9!@#$%&*-]{{0,24}}[a-z])(?P<value>[!#$%&*+0-9=?@a-z~-]{{6,64}})(?![!-~])",
        examples=("login as admin with password hunter2", "user app pw Tr0ub4dor&3"),
        counter_examples=(
            "the password field2 is gone",
            "password sha256",
            "the password 12-characters rule",
            "password oauth2 flow",
        ),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
    ),
    Recognizer(
        name="password",
        pattern=(
            r"(?:^|[,;/(\n][ \t]*|(?<![a-z])(?:admin|root|user|db|database|wi-?fi|ssh|vpn|ftp|smtp|mail|sudo|login|my|our|new|old|prod"
            r"|staging|demo|guest)[ _-])pass(?:[ \t]*[:=][ \t]*|[ \t]+(?:is|was|isn't|should be)[ \t]+(?:not[ \t]+|now[ \t]+)?|[ \t]+)"
            rf"[\"'`]?(?=[^\s]{{0,40}}[a-z])(?=[^\s]{{4}}){STRONG}"
        ),
        examples=(
            "the admin pass is hunter2",
            "db creds: user app, pass swordfish9",
            "pass: hunter2",
            "our wifi pass is Tr0ub4dor&3",
        ),
        counter_examples=(
            "the first pass is lexer2",
            "tests pass: 42/42",
            "pass is 3",
            "my pass over file2 is done",
            "pass test_2",
            "pass 2nd",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=("pass",),
        digits=1,
    ),
    Recognizer(
        name="password",
        pattern=r"(?<![a-z])pin(?:[ \t]*(?:code|number))?(?:[ \t]*[:=][ \t]*|'s[ \t]+|[ \t]+(?:is|was|isn't|should be|must be)[ \t]+(?:not[ \t]+|now[ \t]+)?)(?P<value>[0-9]{4,8})(?![0-9a-z_-]|\.[0-9])",
        examples=("PIN: 4815", "the pin is 481516", "pin code = 4815", "the PIN should be 4815"),
        counter_examples=(
            "pin: 2.3.4",
            "pin the version to 1234",
            "spin: 4815",
            "GPIO pin is 12",
            "pin is 1.2345",
        ),
        any_case=True,
        cues=("pin",),
    ),
    Recognizer(
        name="password",
        pattern=(
            r"(?:pass ?phrase|seed ?phrase|recovery ?phrase|mnemonic|パスフレーズ|シードフレーズ|助记词|助記詞|니모닉)"
            r"[ \t]*(?::|=|は|是|은|는)[ \t]*(?P<value>[a-z]{2,12}(?:[ \t,-]{1,3}[a-z]{2,12}){3,24})"
        ),
        examples=(
            "passphrase: correct horse battery staple",
            "seed phrase: lamp oval river mint fog zebra",
            "助记词是 lamp oval river mint fog zebra",
        ),
        counter_examples=("the passphrase is stored in the vault", "passphrase: required"),
        any_case=True,
        cues=("phrase", "mnemonic", "フレーズ", "助记词", "助記詞", "니모닉"),
    ),
)
