"""By which words a recorded fact comes to mind. Imports nothing at once: the prompt gate loads it by its place."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from belta_memory.domain.model import Fact

SHORTEST_NAME = 3  # characters of an identifier or word; `v2` and `go` are in too many prompts
LONGEST = 60  # a longer value is a sentence that nobody repeats letter by letter
_EDGES = " \t\"'`“”‘’「」『』《》【】()（）[]<>*,.;:!?、。，．；：！？…~"
# Words that say nothing of a fact.
_PLAIN_WORDS = """
    about after again all also always and another any are back bad been before being best better both but
    can case change class code command data day default did does done each else end error even every false
    file files first fix for from get good had has have here how into issue its just key last line list make
    many may more most much must name need never new next nil none not nothing now null off old once one
    only open option other our out over path please possible problem project read real result right run same
    set should show some something still such sure system test tests than that the their them then there
    these they thing things this those time too true two type under undefined unknown use used user using
    value very want was way well were what when where which while who why will with work would write wrong
    yes yet you your
    これ それ あれ ここ そこ 今日 明日 自分 全部 全て 一つ 問題 使用 以上 以下 場合 必要 可能 方法 変更 追加 確認
    修正 実行 結果 ファイル コード テスト エラー データ プロジェクト 可以 现在 現在 我们 我們 你们 这个 這個 那个 那個
    什么 什麼 没有 沒有 文件 檔案 代码 程式碼 测试 測試 问题 数据 資料 项目 專案 우리 지금 이것 그것 저것 여기 거기
    파일 코드 테스트 문제 사용 데이터 프로젝트 확인 수정 변경 추가 실행 결과 에러 오류
"""
_STOP_WORDS = frozenset(_PLAIN_WORDS.split())


def triggers(fact: Fact) -> tuple[str, ...]:
    """The literals of the normalised text at which a fact is brought up."""
    found = [
        *_of_value(fact.wrong),
        *_identifiers(fact.correct),
        *_identifiers(fact.topic),
        *_of_phrase(fact.topic),
    ]
    return tuple(dict.fromkeys(found))


def shown_as(fact: Fact) -> str:
    """The name under which a fact is remembered as shown; a line written by hand has no key but its topic."""
    from belta_memory.domain.text import normalise

    return fact.key or f"topic:{normalise(fact.topic).strip()}"


def occurs(trigger: str, text: str) -> bool:
    """Does a trigger stand in a normalised text by itself: `port-1` in "(port-1)", not in "airport-12"."""
    start = text.find(trigger)
    while start >= 0:
        end = start + len(trigger)
        if not (_joined(text[start - 1 : start], trigger[0]) or _joined(trigger[-1], text[end : end + 1])):
            return True
        start = text.find(trigger, start + 1)
    return False


def _joined(left: str, right: str) -> bool:
    """Do two neighbours belong to one word? Only ASCII words have spaces around them in every language."""
    return (left + right).isascii() and left.isalnum() and right.isalnum()


def _of_value(value: str) -> list[str]:
    """A value brings its fact up whole, and by the identifiers in it."""
    whole = _bare(value)
    return [*([whole] if _is_telling(whole) else ()), *_identifiers(value)]


def _of_phrase(topic: str) -> list[str]:
    """A topic of one plain word (`deploy`, `port`) is in too many prompts; two words, or a CJK one, tell enough."""
    whole = _bare(topic)
    return [whole] if _is_telling(whole) and (" " in whole or not whole.isascii()) else []


def _identifiers(value: str) -> list[str]:
    from belta_memory.domain.text import is_identifier

    names = (word.strip(_EDGES) for word in value.split())
    bare = (_bare(name) for name in names if is_identifier(name))
    return [name for name in bare if SHORTEST_NAME <= len(name) <= LONGEST and name not in _STOP_WORDS]


def _bare(value: str) -> str:
    from belta_memory.domain.text import normalise

    return normalise(value).strip(_EDGES)


def _is_telling(whole: str) -> bool:
    if not 1 < len(whole) <= LONGEST or whole in _STOP_WORDS:
        return False
    if whole.isascii():
        words = whole.split(" ")
        return len(whole) >= SHORTEST_NAME and not all(word in _STOP_WORDS for word in words)
    return any(_is_cjk_content(c) or (c.isalpha() and c < "\u3000") for c in whole)


def _is_cjk_content(c: str) -> bool:
    """A character of content words: Han, Katakana, Hangul; Hiragana alone is grammar."""
    return (
        "\u30a1" <= c <= "\u30fa"
        or "\u3400" <= c <= "\u9fff"
        or "\uac00" <= c <= "\ud7a3"
        or c >= "\U00020000"
    )
