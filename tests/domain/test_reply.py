import pytest

from belta_memory.domain.reply import is_in_words
from belta_memory.languages import FIRST_CLASS, pack, packs

IN_WORDS = [
    "no", "No.", " NO ! ", "ｎｏ", "yes", "Yes", "y", "n", "ok",
    "no, don't remember that", "hmm wait, do not save that", "don’t", "please don't save it", "yes, remember it",
    "Yes, remember it ", "yes remember it", "ask me later", "not a fact",
    "いや", "いいえ。", "はい", "はい、お願いします", "違う", "違います、覚えないで", "やめて", "いや、prod-c",
    "아니", "아니요", "아뇨, 기억하지 마", "네", "네, 기억하기", "하지 마세요",
    "不", "不要", "不，不要记住", "别记住", "好，记住", "好的", "是的", "取消", "不用",
    "不要記住", "別記住", "好，記住", "沒必要", "是的。",
]  # fmt: skip
VALUES = [
    "prod-c", "5433", "node", "no-cache", "no.js", "note.md", "none", "noon", "yes-man", "okta", "y2k", "n/a",
    "north", "true", "Nova", "stopwatch", "waitlist.app", "本番", "はいばら市", "イヤホン", "그래프", "네이버", "예산",
    "아침 9시", "东八区", "好望角", "是非题", "別府", "别名", "prod-b only on fridays", "we never deploy on fridays",
]  # fmt: skip


@pytest.mark.parametrize("text", IN_WORDS)
def test_a_yes_or_no_in_words_is_no_value(text: str) -> None:
    assert is_in_words(text, packs())


@pytest.mark.parametrize("text", VALUES)
def test_a_value_is_no_answer_in_words(text: str) -> None:
    assert not is_in_words(text, packs())


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_each_language_knows_its_own_yes_and_no(tag: str) -> None:
    words = pack(tag)
    assert words.assents
    assert words.refusals
    assert all(word == word.casefold().strip() and word for word in (*words.assents, *words.refusals))
