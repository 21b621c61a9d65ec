import pytest

from belta_memory.domain.loanwords import is_one_word


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("kernel", "カーネル"),
        ("kernel", "커널"),
        ("カーネル", "커널"),
        ("mirror", "ミラー"),
        ("script", "스크립트"),
        ("server", "サーバー"),
        ("bucket", "버킷"),
        ("boss", "ボス"),
        ("vendor", "ベンダー"),
        ("option", "オプション"),
        ("robot", "로봇"),
    ],
)
def test_a_borrowed_word_is_known_by_its_consonants(a: str, b: str) -> None:
    assert is_one_word(a, b)
    assert is_one_word(b, a)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("mirror", "サーバー"),
        ("branch", "버킷"),
        ("ear", "イヤー"),
        ("port", "包"),
        ("", ""),
        ("server", "サービス"),
    ],
)
def test_other_words_are_not_taken_for_one(a: str, b: str) -> None:
    assert not is_one_word(a, b)
