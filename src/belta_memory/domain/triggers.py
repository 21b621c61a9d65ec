"""By which words a recorded fact comes to mind. Imports nothing at once: the prompt gate loads it by its place."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

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
_LITTLE_WORDS = "a an as at by be do go he if in is it me my no of on or so to up us we vs"
_IN_EVERY_PROGRAM = frozenset(
    ["delete", "fetch", "get", "head", "main", "patch", "post", "pull", "push", "put"]
)
LITTLE = frozenset(_LITTLE_WORDS.split())
STOP_WORDS = frozenset(_PLAIN_WORDS.split())


def triggers(fact: Fact, own: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The literals of the normalised text at which a fact is brought up: those that a person has set, or its own."""
    if own:
        return tuple(dict.fromkeys(whole for trigger in own if (whole := bare(trigger))))
    found = [
        *([] if is_everyday(fact.wrong) else _of_value(fact.wrong)),
        *_identifiers(fact.correct),
        *_identifiers(fact.topic),
        *_of_phrase(fact.topic),
    ]
    return tuple(dict.fromkeys(found))


# What stands before the words of a topic in its fact's line: what their weights must come to, then a weight and a word each.
WORDS = "\x1f"
LESSON = "lesson:"  # how the key of a lesson begins
ACROSS = "\x03"  # stands before each of the things that a topic says: a weight, then the forms
FORM = "\x04"  # stands before each form
PAIR = "\x02"  # stands before an everyday word, then before each of the words beside which it is meant
THING = "\x01"  # stands before what no other topic speaks of
FEWEST = 2  # words of a topic that must occur
_PARTICLE_WORDS = (
    "에서 에서는 에는 으로 까지 부터 의 을 를 이 가 은 는 에 로 와 과 도 만 랑 이랑 하고 들 들이 들을"
)
_PARTICLES = frozenset(("", *_PARTICLE_WORDS.split()))
_VERBAL = "하해했할한되돼됐된될"  # how the endings begin that make a verb of a Korean word
_PLAIN = 0.001
_FOREIGN = 0.003
_SHARE = 0.6  # of the weight of all that a topic says
ALONE = 0.0005  # what fits so comes up where nothing else does
_LONGEST_PROMPT = 240  # characters of one that may be about a thing that it only names


def is_everyday(wrong: str) -> bool:
    """Is this a word of programs that means the fact only beside a word of its topic: `main`, `users`, `latest`?"""
    word = bare(wrong)
    if not (word.isascii() and word.isalpha()) or not is_telling(word):
        return False
    from belta_memory.domain.forms import EVERYDAY, WORDS

    return word in EVERYDAY | WORDS | _IN_EVERY_PROGRAM


def likeness(triggers: Iterable[str], text: str) -> float:
    """How well a fact's triggers, and the words of its topic, fit a normalised text; 0 for not at all.

    A name that occurs counts most, by its length; then the words by their weight; least a plain word alone.
    """
    best = 0.0
    for trigger in triggers:
        if trigger[:1] == WORDS:
            best = max(best, _fit_of_words(trigger, text))
        elif trigger[:1] == ACROSS:
            best = max(best, _fit_across(trigger, text))
        elif trigger[:1] == PAIR:
            best = max(best, _PLAIN if _is_meant(trigger, text) else 0.0)
        elif trigger[:1] == THING:
            best = max(best, ALONE if _names_thing(trigger, text) else 0.0)
        elif trigger in text and occurs(trigger, text):
            best = max(best, _PLAIN if trigger.isascii() and trigger.isalpha() else float(len(trigger)))
    return best


def _fit_across(field: str, text: str) -> float:
    """Does a short text say the rarest thing of a topic, and more of it, in whatever language?"""
    if len(text) > _LONGEST_PROMPT:
        return 0.0
    found = whole = hits = 0
    for place, unit in enumerate(field.split(ACROSS)[1:]):
        weight, *forms = unit.split(FORM)
        stands = any(form in text and _stands(form, text) for form in forms)
        if not stands and not place:
            return 0.0
        found, whole, hits = found + int(weight) * stands, whole + int(weight), hits + stands
    return _FOREIGN * found / whole if hits >= FEWEST and found >= whole * _SHARE else 0.0


def _is_meant(field: str, text: str) -> bool:
    """Does an everyday word stand in the text, and one of those beside which it is meant?"""
    _, word, *partners = field.split(PAIR)
    if word not in text or not occurs(word, text):
        return False
    return any(partner in text and _stands(partner, text) for partner in partners)


def _names_thing(field: str, text: str) -> bool:
    """Does a short text name a thing?"""
    if len(text) > _LONGEST_PROMPT:
        return False
    return any(form in text and _stands(form, text) for form in field.split(THING)[1:])


def _stands(form: str, text: str) -> bool:
    """Is it a word of its own? In the plural, too, or with a Korean particle; scripts without blanks do not tell."""
    if form.isascii():
        return occurs(form, text) or occurs(f"{form}s", text)
    if not "\uac00" <= form[0] <= "\ud7a3":
        return True
    words = (word.strip(_EDGES) for word in text.split() if form in word)
    rests = (word[len(form) :] for word in words if word.startswith(form))
    return any(rest in _PARTICLES or rest[0] in _VERBAL for rest in rests)


def _fit_of_words(field: str, text: str) -> float:
    _, needed, *weighed = field.split(WORDS)
    words = [word[1:] for word in weighed]
    found = [word in text and begins_word(word, text) for word in words]
    both = (False, *(a and b for a, b in zip(found, found[2:], strict=False)), False)
    # Two characters of Han are there, too, where their neighbours are: words may stand apart in the text.
    covered = [a or (b and not w[0].isascii()) for a, b, w in zip(found, both, words, strict=False)]
    weight = sum(int(w[0]) for w, is_there in zip(weighed, covered, strict=True) if is_there)
    if sum(found) < FEWEST or weight < int(needed):
        return 0.0
    return weight * weight / (int(needed) * 1000)


def begins_word(word: str, text: str) -> bool:
    """Does a word of the text begin so? In scripts without blanks any place will do."""
    if not word[0].isascii():
        return True
    start = text.find(word)
    while start >= 0:
        if not _joined(text[start - 1 : start], word[0]):
            return True
        start = text.find(word, start + 1)
    return False


def shown_as(fact: Fact) -> str:
    """The name under which a fact is remembered as shown; a line written by hand has no key but its topic.

    That of a project ends with its folder: what is shown of it is not what is shown elsewhere.
    """
    from belta_memory.domain.scope import marked
    from belta_memory.domain.text import normalise

    return marked(fact.key or f"topic:{normalise(fact.topic).strip()}", fact.scope)


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
    whole = bare(value)
    return [*([whole] if is_telling(whole) else ()), *_identifiers(value)]


def _of_phrase(topic: str) -> list[str]:
    """A topic of one plain word (`deploy`, `port`) is in too many prompts; two words, or a CJK one, tell enough."""
    whole = bare(topic)
    return [whole] if is_telling(whole) and (" " in whole or not whole.isascii()) else []


def _identifiers(value: str) -> list[str]:
    from belta_memory.domain.text import is_identifier

    names = (word.strip(_EDGES) for word in value.split())
    found = (bare(name) for name in names if is_identifier(name))
    return [name for name in found if SHORTEST_NAME <= len(name) <= LONGEST and name not in STOP_WORDS]


def bare(value: str) -> str:
    """A value in its normal form, without the signs around it."""
    from belta_memory.domain.text import normalise

    return normalise(value).strip(_EDGES)


def is_telling(whole: str) -> bool:
    """Is this more than what every prompt says?"""
    if not 1 < len(whole) <= LONGEST or whole in STOP_WORDS:
        return False
    if whole.isascii():
        words = whole.split(" ")
        return len(whole) >= SHORTEST_NAME and not all(word in STOP_WORDS for word in words)
    return any(_is_cjk_content(c) or (c.isalpha() and c < "\u3000") for c in whole)


def _is_cjk_content(c: str) -> bool:
    """A character of content words: Han, Katakana, Hangul; Hiragana alone is grammar."""
    return (
        "\u30a1" <= c <= "\u30fa"
        or "\u3400" <= c <= "\u9fff"
        or "\uac00" <= c <= "\ud7a3"
        or c >= "\U00020000"
    )
