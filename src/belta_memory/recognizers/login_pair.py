"""Passwords behind the name of their user or behind a bare word: "login is root:hunter2", "pass: swordfish"."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import STRONG, WHICH, is_told_secret, word

_SIGN = r"[\"'`]?[ \t]*(?::=|=>|==?|:|->|→)[ \t]*"

RECOGNIZERS = (
    Recognizer(
        name="secret",
        pattern=(
            r"(?<![a-z])(?:cred(?:ential)?s?|log-?in(?:[ ](?:data|details|info))?|認証情報|ログイン(?:情報)?|로그인(?:[ ]정보)?|登录(?:信息)?|登入(?:資訊)?|凭证|憑證)"
            rf"{WHICH}(?:{_SIGN}|[ \t]+(?:is|are|was|were|should be)(?:[ \t]+(?:not|now|actually))?[ \t]+|[ \t]*(?:は|が|은|는|是|为|為)[ \t]*)"
            r"[\"'`]?[a-z0-9_.@-]{2,40}[ \t]?[:/][ \t]?(?P<value>[!#$%&*+.0-9=?@A-Z^_a-z~-]{4,64})"
        ),
        examples=(
            "credentials are admin/hunter2, not admin/swordfish",
            "login is root:hunter2",
            "db creds: app / swordfish",
            "ログイン情報は admin / hunter2 です",
            "로그인 정보는 admin/hunter2 야",
            "登录信息是 admin/hunter2",
        ),
        counter_examples=(
            "login is auth/login, not users/sign_in",
            "credentials are ~/.aws/credentials",
            "login: https://example.com/login",
            "the login is broken",
            "credentials are in the vault",
            "login: user:password",
            "login is at 10:30",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=("cred", "login", "log-in", "認証情報", "ログイン", "로그인", "登录", "登入", "凭证", "憑證"),
        also=("/", ":"),
    ),
    Recognizer(
        name="secret",
        pattern=(
            r"(?<![a-z])(?:id|user(?:name)?|account|ユーザー?名?|アカウント|아이디|계정|账号|帳號|用户名)[ \t]*[/&・,+とと과와和][ \t]*"
            r"(?:pw|pwd|pass(?:word|wd)?|パスワード|パス|비밀번호|비번|密码|密碼)(?:[ \t]*(?:[:=]|は|が|은|는|이|가|是|为|為)|[ \t]+(?:is|are))[ \t]*"
            r"[a-z0-9_.@-]{2,40}[ \t]?[:/][ \t]?(?P<value>[!#$%&*+.0-9=?@A-Z^_a-z~-]{4,64})"
        ),
        examples=(
            "ID/PW は admin / hunter2 だよ",
            "user/pass is admin/swordfish",
            "아이디/비번은 admin / hunter2 야",
        ),
        counter_examples=(
            "ID/PW は必須です",
            "user/password are required, both",
            "ID/PW は user / password です",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=("pw", "pass", "パス", "비밀번호", "비번", "密码", "密碼"),
        also=("/", "&", "・", ",", "+", "と", "과", "와", "和"),
    ),
    Recognizer(
        name="password",
        # Words that mean other things as well, so that nothing else may stand on the row: the topic of a pair and its value.
        pattern=(
            r"(?m:^)(?:[^\s:]{1,24}[ _-]){0,3}(?:pass|pin|cred(?:ential)?s?|log-?in|(?:ログイン|管理者?|root|admin)[ の]?パス|ピン|로그인|핀|登录|登入)"
            rf"[ \t]*:[ \t]*(?:{STRONG}|{word('$')})[ \t]*(?m:$)"
        ),
        examples=(
            "admin pass: swordfish",
            "creds: swordfish9",
            "PIN: marlin",
            "login: swordfish9",
            "管理者パス: swordfish",
        ),
        counter_examples=(
            "login: required",
            "pass: yes",
            "login: oauth2",
            "pin: 12",
            "credentials: .env",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=("pass", "pin", "cred", "login", "log-in", "パス", "ピン", "로그인", "핀", "登录", "登入"),
        also=(":",),
    ),
)
