"""Sentences as people write them, in five languages: where a name calls a value a secret it goes, and nothing else does."""

from pathlib import Path

import pytest

from belta_memory.domain.model import Claim
from belta_memory.domain.redact import redact, redact_claim
from belta_memory.recognizers import all_recognizers

ALL = all_recognizers()
VALUES = ("lamp77oval", "Kite#31!", "Kite#31", "mintfog", "hx7-Wd3-Pk9", "7391")
DISAGREES = "no, that's wrong"


def _lines(name: str) -> list[str]:
    lines = Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("# ")]


@pytest.mark.parametrize("text", _lines("secret_sentences.txt"))
def test_a_secret_in_a_sentence_is_masked_whole_and_then_settled(text: str) -> None:
    assert any(value in text for value in VALUES)
    masked, _ = redact(text, ALL)
    assert [value for value in VALUES if value in masked] == []
    assert "]!" not in masked, "the last sign belongs to the value"
    assert redact(masked, ALL) == (masked, ())


@pytest.mark.parametrize("text", _lines("harmless_sentences.txt"))
def test_a_sentence_about_secrets_stays_as_it_is(text: str) -> None:
    assert redact(text, ALL) == (text, ())


@pytest.mark.parametrize(
    "topic",
    [
        *(
            "secret",
            "token",
            "API token",
            "api key",
            "license key",
            "private key",
            "db password",
            "passphrase",
        ),
        *("pass", "admin pass", "creds", "credentials", "login", "PIN", "PW", "client_secret", "DB_PASSWORD"),
        *("wifi password for guests", "stripe token (prod)", "contraseña", "Passwort"),
        *(
            "パスワード",
            "DBのパスワード",
            "トークン",
            "APIキー",
            "APIキー（本番）",
            "秘密鍵",
            "鍵",
            "ログインパス",
            "暗証番号",
        ),
        *("비밀번호", "비번", "토큰", "API 키", "시크릿", "암호"),
        *("密码", "密碼", "口令", "令牌", "密钥", "金鑰", "密鑰", "凭证", "憑證", "資料庫密碼"),
    ],
)
@pytest.mark.parametrize("value", ["lamp77oval", "hx7-Wd3-Pk9"])
def test_a_value_is_masked_by_its_topic_on_either_side(topic: str, value: str) -> None:
    kept = redact_claim(Claim(topic, value, value + "2"), DISAGREES, ALL)
    assert kept.claim.topic == topic
    assert value not in repr(kept)
    assert kept.text == DISAGREES


@pytest.mark.parametrize(
    "claim",
    [
        pytest.param(Claim("token limit", "8192", "4096"), id="a limit"),
        pytest.param(Claim("primary key", "id2", "user_id"), id="a primary key"),
        pytest.param(Claim("foreign key", "order2", "order_id"), id="a foreign key"),
        pytest.param(Claim("key binding", "ctrl+j2", "ctrl+k2"), id="a key binding"),
        pytest.param(Claim("cache key", "user", "user42"), id="a cache key"),
        pytest.param(Claim("key", "k", "j"), id="a key of the keyboard"),
        pytest.param(Claim("キー", "k", "j"), id="a key of the keyboard, Japanese"),
        pytest.param(Claim("API key", "config.py", ".env"), id="places"),
        pytest.param(Claim("API key", "API_KEY", "STRIPE_KEY"), id="names of variables"),
        pytest.param(Claim("password", "the repository", "1Password"), id="a manager of passwords"),
        pytest.param(Claim("password", "optional", "required"), id="what a field must have"),
        pytest.param(Claim("password length", "8", "12"), id="a length"),
        pytest.param(Claim("token", "basic", "bearer"), id="a type"),
        pytest.param(Claim("トークン", "localStorage", "cookie"), id="places, Japanese"),
        pytest.param(Claim("パス", "app2", "src/app2"), id="a path, Japanese"),
        pytest.param(Claim("主キー", "id2", "user_id"), id="a primary key, Japanese"),
        pytest.param(Claim("토큰 제한", "8192", "4096"), id="a limit, Korean"),
        pytest.param(Claim("快捷键", "ctrl+j2", "ctrl+k2"), id="a key binding, Chinese"),
        pytest.param(Claim("login", "/login2", "/auth/login"), id="routes"),
        pytest.param(Claim(None, "staging2", "prod2"), id="no topic"),
    ],
)
def test_a_pair_that_only_sounds_secret_stays(claim: Claim) -> None:
    assert redact_claim(claim, DISAGREES, ALL).claim == claim


def test_what_the_topic_gives_away_is_masked_in_the_sentence_too() -> None:
    claim = Claim("db password", "mint", "fog")
    said = "that's wrong: mint was yesterday, now we have fog (foggy is something else)"
    kept = redact_claim(claim, said, ALL)
    assert kept.claim == ("db password", "[password]", "[password]")
    assert (
        kept.text
        == "that's wrong: [password] was yesterday, now we have [password] (foggy is something else)"
    )


def test_a_masked_claim_is_settled() -> None:
    once = redact_claim(Claim("login", "root:lamp77oval", "lamp77oval"), "login is root:lamp77oval", ALL)
    assert redact_claim(once.claim, once.text, ALL) == once
