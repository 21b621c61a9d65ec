"""Passwords that are introduced in Japanese."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import QUOTED, STRONG, is_secret, is_told_secret, word

_KEY = r"(?:パスワード|パスフレーズ|パスコード|暗証番号|合言葉|ピンコード|password|passwd|(?<![a-z])(?:pw|pin)(?![a-z]))"
_IS = r"[ \t]*(?:(?:の値|自体)?(?:って|は|が|も|を|には)[、,]?|[:=]|->|→)[ \t]*(?:今は|実は|正しくは)?[ \t]*"
_END = r"$|[\n。、,!?」』]|です|だ(?!け)|でし|じゃ|では|で(?:合|いい|OK|ok)|の(?:方|ほう)|に(?:変更|変え|直し|戻し)|と(?:いう|なって)|ね|よ|か(?:も|な|$)"
_LATIN = ("password", "passwd", "pw", "pin")
_PARTICLES = ("って", "は", "が", "も", "を", "の値", "自体", "には")
_NATIVE = r"(?:パスワード|パスフレーズ|パスコード|暗証番号|合言葉)"
_NATIVE_CUES = ("パスワード", "パスフレーズ", "パスコード", "暗証番号", "合言葉", "ピンコード")
_CUES = (
    *_NATIVE_CUES,
    *(f"{key}{space}{p}" for key in _LATIN for space in ("", " ") for p in _PARTICLES),
)

RECOGNIZERS = (
    Recognizer(
        name="password",
        pattern=rf"{_KEY}{_IS}(?:{QUOTED}|{STRONG}|{word(_END)})",
        examples=(
            "パスワードは hunter2 です",
            "パスワード：hunter2",
            "パスワードはhunter2じゃなくて",
            "暗証番号は4815です",
            "合言葉は「やまびこ」だよ",
            "パスワードを swordfish に変更して",
            "パスワードが swordfish じゃなくて別のやつ",
            "password は hunter2 だよ",
            "PWは Tr0ub4dor&3",
            "パスワードは swordfish",
        ),
        counter_examples=(
            "パスワードは必須です",
            "パスワードは8文字以上",
            "パスワードは 1024 文字まで",
            "パスワードは bcrypt でハッシュ化して",
            "パスワードを reset して",
            "パスワードは null ではなく空文字",
            "パスワードは .env に書いて",
            "パスワードは config.yml にある",
            "パスワード: ${DB_PASSWORD}",
            "パスワードは <your-password> のまま",
            "パスワードは users テーブルに入れる",
            "パスワードを忘れた場合の画面",
            "pin は 12 番",
        ),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
    ),
    Recognizer(
        name="password",
        # パス alone is a path as well.
        pattern=(
            r"(?:(?:ログイン|管理者?|認証|ユーザー?|ルート|root|admin|wi-?fi|db)[ の]?パス[ \t]*(?:は|が|って|を|[:=])|(?<![\u30a0-\u30ff])パス[ \t]*:(?=[^!-~]*[!-~]{6}))[ \t]*"
            rf"[\"'`「『]?{STRONG}"
        ),
        examples=("違う、パス：hunter2", "ログインパスは swordfish9 だよ", "管理者のパスは「hunter2」です"),
        counter_examples=(
            "パス：src/app2",
            "パス：config2.yml",
            "パスは hunter2 です",
            "パス：app2",
            "バイパス：route2",
            "ログインパスは /login2 です",
            "パス：~/data2",
            "ユーザーパスは users/2 だ",
        ),
        any_case=True,
        valid=is_told_secret,
        cues=("パス",),
        digits=1,
    ),
    Recognizer(
        name="password",
        pattern=rf"(?:{_KEY})(?:が|は)?(?:違|間違|ちが)[^\n。、,]{{0,10}}[。、,.! ]+[ \t]*(?:正しくは|本当は|実は)?[ \t]*(?:{QUOTED}|{STRONG}|{word(_END)})",
        examples=("パスワードが違う、hunter2 だよ", "パスワード間違ってる。正しくは swordfish です"),
        counter_examples=("パスワードが違う、直して", "パスワードが違うと言われた。reset する"),
        any_case=True,
        valid=is_secret,
        cues=_CUES,
    ),
    Recognizer(
        name="password",
        pattern=r"(?<![!-~])(?P<value>[!#-&(-+.-:=?-Z^_a-z~-]{3,64})[ \t]*[」』\"'`]?[ \t]*(?:が|の方が|のほうが)[ \t]*(?:正しい|本当の|今の|新しい|本番の)?(?:パスワード|暗証番号|合言葉|pw)(?![ \t]*(?:を|の|に|フィールド))",
        examples=("hunter2 がパスワードです", "「swordfish」が正しいパスワード"),
        counter_examples=("bcrypt がパスワードのハッシュ", "null がパスワードに入る", "これがパスワード"),
        any_case=True,
        valid=is_secret,
        cues=("パスワード", "暗証番号", "合言葉", "pw"),
        also=("が",),
    ),
    Recognizer(
        name="password",
        pattern=rf"{_NATIVE}[ \t]+{STRONG}",
        examples=("管理者パスワード hunter2 で入って", "暗証番号 4815"),
        counter_examples=(
            "パスワード 8文字以上",
            "パスワード sha256 で保存",
            "パスワード 2026-01-05 に変更済み",
        ),
        valid=is_secret,
        any_case=True,
        cues=_NATIVE_CUES,
        digits=1,
    ),
)
