"""Masking: both halves of a pair, values out of their sentence, overlaps, hostile texts."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.domain.redact import plain, redact, redact_part
from belta_memory.recognizers import all_recognizers

ALL = all_recognizers()
AWS, OTHER_AWS = "AKIA" + "A3D5G7J2M4P6S3U5", "AKIA" + "Q9Z8Y7X6W5V4U3T2"
GITHUB = "ghp_" + "aB3dE5gH7jK9mN1pQ4rS6tU8vW0xY2zC4bD6"


@pytest.mark.parametrize(
    "text",
    [
        "password: hunter2 じゃなくて swordfish",
        "password: hunter2じゃなくてswordfish",
        "password は hunter2 じゃなくて swordfish だよ",
        "the password is hunter2, not swordfish",
        "the password is swordfish, not hunter2",
        "no, the password is swordfish not hunter2",
        "the password is not hunter2 but swordfish",
        "the password isn't hunter2, it's swordfish",
        "the password for prod-b is hunter2. not swordfish!",
        "not hunter2, the password is swordfish",
        "change the password from hunter2 to swordfish",
        "use password hunter2 instead of swordfish",
        "DB_PASSWORD=hunter2, not swordfish",
        "hunter2 is the password, not swordfish",
        "wrong password, it's hunter2, not swordfish",
        'password: "hunter2", not "swordfish"',
        "パスワードは hunter2 じゃなくて swordfish",
        "パスワードは swordfish ではなく hunter2 です",
        "パスワードはhunter2じゃないよ、swordfishだよ",
        "パスワードは hunter2 です。swordfish じゃないです",
        "パスワードを hunter2 から swordfish に変更",
        "hunter2 じゃなくて swordfish がパスワード",
        "パスワード：hunter2（swordfish ではない）",
        "비밀번호는 hunter2가 아니라 swordfish야",
        "비밀번호는 swordfish 말고 hunter2",
        "비밀번호는 hunter2야, swordfish 아니야",
        "비밀번호: hunter2 아니고 swordfish",
        "密碼是 hunter2，不是 swordfish",
        "密碼不是 hunter2，是 swordfish",
        "密码不是swordfish而是hunter2",
        "密码：hunter2，不是swordfish",
        "密码应该是 swordfish，不是 hunter2",
        "ｐａｓｓｗｏｒｄ：ｈｕｎｔｅｒ２ じゃなくて swordfish",
    ],
)
def test_neither_half_of_a_pair_of_passwords_stays(text: str) -> None:
    masked, names = redact(text, ALL)
    assert "hunter" not in plain(masked)
    assert "swordfish" not in masked
    assert names == ("password",)
    assert masked.count("[password]") == 2


def test_neither_half_of_a_pair_of_keys_stays() -> None:
    assert redact(f"it's {AWS}, not {OTHER_AWS}", ALL) == ("it's [api-key], not [api-key]", ("api-key",))


@pytest.mark.parametrize(
    ("text", "masked", "names"),
    [
        pytest.param(
            f"password: {GITHUB}",
            "password: [api-key]",
            ("api-key",),
            id="the longest names it, the first of equals",
        ),
        pytest.param(
            "postgres://app:hunter2@prod-b.example.com/main",
            "postgres://app:[url-credential]@prod-b.example.com/main",
            ("url-credential",),
            id="the host of a URL is no mail address",
        ),
        pytest.param(
            f"mail taro@example.jp the key {AWS}, call 090-1234-5678",
            "mail [email] the key [api-key], call [phone]",
            ("email", "api-key", "phone"),
            id="several at once, in order",
        ),
        pytest.param(
            "password: [api-key]hunter2",
            "password: [password]",
            ("password",),
            id="a mask with a secret stuck to it",
        ),
        pytest.param(
            "password: hunter2. No, Hunter2 does not work, hunter22 does",
            "password: [password]. No, [password] does not work, hunter22 does",
            ("password",),
            id="the same secret again, without its word, but not inside another word",
        ),
        pytest.param(
            "hunter2 を試した。パスワードは hunter2 です",
            "[password] を試した。パスワードは [password] です",
            ("password",),
            id="the same secret before its word",
        ),
        pytest.param("password: [password]", "password: [password]", (), id="masked before"),
        pytest.param("the token is [unknown]", "the token is [unknown]", (), id="somebody else's brackets"),
        pytest.param("", "", (), id="nothing"),
    ],
)
def test_what_is_masked(text: str, masked: str, names: tuple[str, ...]) -> None:
    assert redact(text, ALL) == (masked, names)


@pytest.mark.parametrize(
    ("part", "whole", "masked"),
    [
        ("swordfish", "password: hunter2 じゃなくて swordfish", "[password]"),
        ("hunter2", "password: hunter2 じゃなくて swordfish", "[password]"),
        ("HUNTER2", "password: hunter2", "[password]"),
        ("hunter", "password: hunter2", "[password]"),
        ("the old hunter2 one", "password: hunter2", "the old [password] one"),
        ("prod-b", "password for prod-b: hunter2", "prod-b"),
        ("password", "password: hunter2", "password"),
        ("taro@example.jp", "no, ask jane", "[email]"),
        ("", "password: hunter2", ""),
    ],
)
def test_a_value_is_masked_as_its_sentence_tells(part: str, whole: str, masked: str) -> None:
    assert redact_part(part, whole, ALL)[0] == masked


def test_a_value_out_of_an_unsettled_text_is_masked_whole() -> None:
    chain = "password: hunter2" + "".join(f", not swordfish{i}a" for i in range(40))
    assert redact(chain, ALL)[0] == "[secret]"
    assert redact("[secret]", ALL) == ("[secret]", ())
    assert redact_part("prod-b", chain, ALL) == ("[secret]", ("secret",))


FRAGMENTS = st.sampled_from(
    (
        *(example for r in ALL for example in r.examples),
        *(
            "[password]",
            "[api-key]",
            "[",
            "]",
            "password: ",
            " じゃなくて ",
            ", not ",
            "パスワードは",
            "비밀번호는 ",
            "密码是",
        ),
        *(
            "hunter2",
            "@",
            "://",
            ":",
            "-----",
            "4242",
            " ",
            "\n",
            '"',
            "「",
            "」",
            "\ud800",
            "İ",
            "ß",
            "ﬁ",
            "１２",
            "\u200b",
        ),
    )
)


@settings(max_examples=300, deadline=None)
@given(st.lists(FRAGMENTS | st.text(max_size=12), max_size=12).map("".join))
def test_masking_twice_is_masking_once(text: str) -> None:
    masked, _ = redact(text, ALL)
    assert redact(masked, ALL) == (masked, ())


@settings(max_examples=200, deadline=None)
@given(
    st.text(max_size=30),
    st.sampled_from((AWS, GITHUB, "taro@example.jp", "4242 4242 4242 4242")),
    st.text(max_size=30),
)
def test_a_secret_among_anything_is_gone(before: str, secret: str, after: str) -> None:
    masked, _ = redact(f"{before} {secret} {after}", ALL)
    assert secret not in masked


@given(st.text())
def test_the_plain_text_is_as_long_as_before(text: str) -> None:
    assert len(plain(text)) == len(text)


HOSTILE = (
    *(
        "a",
        "1",
        "@",
        "-",
        "password ",
        "password is ",
        "password: ",
        "[password]",
        "[password], not ",
        "4242 ",
        "0",
        "9-",
    ),
    *(
        "eyJ",
        "sk-",
        "-----BEGIN PRIVATE KEY-----",
        "://",
        "a://",
        "a://b:c",
        "a@b.",
        "not ",
        "token=",
        "パスワードは",
        "は",
    ),
    *(
        "curl -u ",
        "mysql -",
        "090-1234-",
        "+81 ",
        "A1",
        "passphrase: a ",
        "cookie: ",
        "bearer ",
        "「",
        '"',
        "=",
        "_key=",
        "secret: a1/",
    ),
    *(
        "x" * 63 + ".",
        "-pass ",
        "authorization: ",
        "gl",
        "A_KEY",
        "hunter2 is the ",
        "password for ",
        "not a, ",
    ),
)


@pytest.mark.parametrize("unit", HOSTILE)
def test_a_hostile_text_takes_linear_time(unit: str) -> None:
    def seconds(size: int, ending: str = "") -> float:
        # The cues of everything stand in front, so that every pattern is tried; no text comes twice.
        text = CUES + unit * (size // len(unit)) + ending
        start = time.process_time()
        redact(text, ALL)
        return time.process_time() - start

    seconds(1_000)  # compiles
    small, large = min(seconds(5_000, ending) for ending in ("", ".")), seconds(40_000)
    assert large < max(small, 0.02) * 8 * 3, (small, large)


CUES = " ".join(dict.fromkeys(cue for r in ALL for cue in (*r.cues, *r.also))) + " 0123456789 0123456789\n"


def test_the_first_text_and_the_hundredth_are_masked_alike() -> None:
    known = (*all_recognizers(),)
    texts = [text for recognizer in known for text in (*recognizer.examples, *recognizer.counter_examples)]
    for text in texts:
        redact(text, known)  # by now the cues are sought by their index
    for text in texts:
        assert redact(text, known) == redact(text, (*known,)), "for a tuple that was never met"
