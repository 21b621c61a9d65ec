"""What the assistant had said that a right value contradicts: the value of the same type in its turn. Exact or nothing."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from belta_memory.domain.language import literals
from belta_memory.domain.likeness import is_name, value_words
from belta_memory.domain.literal import Literals, literals_of, occurring, pairs
from belta_memory.domain.mentions import READ, is_common, mentions, stances
from belta_memory.domain.polarity import Stance
from belta_memory.domain.rivals import RIVALS
from belta_memory.domain.text import normalise
from belta_memory.domain.vocabulary import sections
from belta_memory.domain.wording import read_topic

TAIL = 2_000  # characters of the turn that are looked at, from its end
SHORT = 2  # characters of a word that tells nothing
AROUND = 60  # characters on each side of a value that tell what it is the value of
_PLAIN = "word"
_SHAPES = (
    ("url", r"[a-z][a-z0-9+.-]*://\S+"),
    ("address", r"\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?"),
    ("flag", r"--?[A-Za-z][\w-]*(?:=\S+)?"),
    ("version", r"v?\d+(?:\.\d+)+(?:[-+.]?[a-z]+\.?\d*)?"),
    ("number", r"\d+"),
    ("date", r"\d{4}-\d{2}-\d{2}"),
    ("file", r"(?:[\w.-]+[.])?[\w-]+\.(?:ya?ml|toml|json|ini|cfg|conf|env|md|txt|log|py|[jt]sx?|mjs|go|rs|rb|java|kt|sh|sql|csv|lock|xml|html|css)"),
    ("path", r"(?:~|\.{0,2}|[A-Za-z]:)?[/\\][^\s]*|[\w.-]+/[\w./-]+"),
    ("host", r"[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?"),
    ("constant", r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+"),
    ("snake", r"_*[a-z][a-z0-9]*(?:_[a-z0-9]+)+"),
    ("kebab", r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+"),
    ("camel", r"[a-z]+[0-9]*(?:[A-Z][a-z0-9]*)+"),
    ("pascal", r"(?:[A-Z][a-z0-9]+){2,}"),
)  # fmt: skip
_ALONE = frozenset(
    literals(
        "url|address|flag|version|date|file|path|host|person|@day|@clock|#usd|#eur|#jpy|#krw|#yuan|#people|#celsius"
    )
)
"""Types of which a turn that names just one names the one that is meant."""
_EVERY = re.compile(r"^(?:每|毎週|毎|매주 ?|every )")
_ENDS = re.compile(r"[。；;!?！？\n,，、]|\.(?=\s|$)| and | und ")
_NAME = re.compile(r"(?<![\w.])[A-Z][a-z]+(?: [A-Z][a-z]+)+(?!\w)")
_ADDRESSED = re.compile(r"[\u4e00-\u9fff]{1,4}(?:さん|様|氏|くん)|[가-힣]{2,4} ?(?:씨|님)(?![가-힣])")
_ORDINARY = frozenset(
    literals(
        "test|local|go|dev|spring|express|echo|gin|solid|fish|parcel|black|drone|nose|tape|ava|blob|sh|cr|poetry|hatch|rye|solr|release|production|staging|fast-forward|oracle|travis|buddy|karma"
    )
)
"""Rivals that are words of every day: they count only where they are told for values."""


IDENTIFIERS = frozenset(literals("snake|camel|pascal|constant|kebab"))
_NOUNS = (
    (frozenset({"flag"}), r"flag|option|switch|オプション|フラグ|引数|옵션|플래그|参数|選項|选项|參數|旗標"),
    (frozenset({"constant"}), r"env|variable|環境変数|환경 ?변수|环境变量|環境變數"),
    (frozenset({"file", "path"}), r"file|folder|directory|path|ファイル|フォルダ|ディレクトリ|파일|폴더|경로|文件|檔案|目录|資料夾"),
    (frozenset({"path", "url"}), r"endpoint|route|エンドポイント|엔드포인트|接口|端点|端點"),
    (frozenset({"version"}), r"version|バージョン|버전|版本"),
    (frozenset({"host", "address", "kebab"}), r"host|server|bucket|branch|ホスト|サーバ|バケット|ブランチ|호스트|서버|브랜치|主机|主機|分支"),
    (IDENTIFIERS, r"method|function|class|column|field|table|key|setting|メソッド|関数|クラス|カラム|設定|메서드|함수|클래스|컬럼|설정|方法|函数|函數|函式|类|類別|字段|欄位|设置|設定"),
)  # fmt: skip
_ABSENT = (
    r"\b(?:there(?:'s| is| are| was)? ?(?:no|isn't|isnt|is not|never was)(?: any)?(?: such)?|no such|we have no|we don't have(?: a| an| any)?(?: such)?) (?P<what>[^\n,;.!?]{2,40})",
    r"(?P<what>\S{2,40}) (?:does not|doesn't|doesnt|do not|don't|never) exist",
    r"そんな(?P<what>[^、。\n]{1,20}?)は?(?:ない|無い|ありません|存在し)",
    r"(?P<what>[^、。\s]{2,40}?)(?:\s?という\S{1,10})?(?:は|なんて|など)(?:ない(?!と)|無い|ありません|存在し(?:ない|ません))",
    r"(?:그런|저런) (?P<what>[^\n,.]{1,20}?)(?:은|는|이|가)? ?(?:없|존재하지)",
    r"(?P<what>[^\s,]{2,40}?)(?:라는|이라는)? ?(?:\S{1,6} ?)?(?:은|는|이|가) (?:없어|없습|없다|없는|존재하지)",
    r"(?:没有|沒有|无|並沒有)(?:这个|這個|这样的|這樣的|那个|那個|叫)?(?P<what>[^，。,\n]{1,30})",
    r"(?P<what>[^，。,\s]{2,40}) ?(?:这个|這個|那个|那個)[^，。,\s]{1,8}?(?:根本|并|並)?不存在",
    r"(?P<what>[^，。,\s]{2,40}) ?(?:根本|并|並)?不存在",
)


class Candidate(NamedTuple):
    """One value in the assistant's turn."""

    text: str
    word: str
    start: int
    end: int


def contradicted(text: str, correct: str, turn: str, topic: str | None = None) -> str | None:
    """The value in the turn that `correct` takes the place of, None where none is certain."""
    turn = turn[-TAIL:]
    kinds = kinds_of(correct)
    own = {m.word for m in mentions(text, [correct])} | set(value_words(correct))
    found = [c for c in candidates(turn) if c.word not in own and not kinds.isdisjoint(kinds_of(c.text))]
    distinct = {c.word: c for c in found}
    if not distinct:
        return None
    subject = _subject(f"{topic or ''} {_without(text, correct)}")
    close = {word: max(_closeness(subject, turn, c) for c in found if c.word == word) for word in distinct}
    best = max(close.values())
    leaders = [word for word, closeness in close.items() if closeness == best]
    if len(leaders) > 1 or (best == 0 and kinds.isdisjoint(_ALONE) and not _are_rivals(kinds)):
        return None
    return distinct[leaders[0]].text


def only_value(text: str) -> str | None:
    """The one value of a known type that a message holds true, if it names no other."""
    held = [m for m in mentions(text) if kinds_of(text[m.start : m.end])]
    if len(held) != 1 or stances(text)[held[0].word] is not Stance.HOLDS:
        return None
    return text[held[0].start : held[0].end]


@lru_cache(maxsize=4096)
def kinds_of(value: str) -> frozenset[str]:
    """The types of one value: its shape, its unit, the families that it belongs to."""
    if is_person(value):
        return frozenset({"person"})
    words = value_words(value)
    if len(words) != 1:
        return frozenset()
    shape = _kind(words[0], value)
    parts = words[0].split("-") if shape == "kebab" else words  # `prod-b` is one of the environments
    families = _families()
    return frozenset({shape}.union(*(families.get(part.casefold(), ()) for part in parts)) - {_PLAIN})


def denied(text: str, turn: str | None = None) -> str | None:
    """The thing that a message says does not exist: named in it, or the one of its kind in the turn before."""
    text = text[:READ]
    match = next((m for pattern in _ABSENT if (m := re.search(pattern, text, re.IGNORECASE))), None)
    if match is None:
        return None
    inside = [
        m for m in mentions(text) if is_name(m.word) and match.start("what") <= m.start < match.end("what")
    ]
    if inside:
        return text[inside[-1].start : inside[-1].end] if len({m.word for m in inside}) == 1 else None
    kinds = next((kinds for kinds, nouns in _NOUNS if re.search(nouns, match["what"], re.IGNORECASE)), None)
    if kinds is None or not turn:
        return None
    places = {c.word: c.text for c in candidates(turn[-TAIL:]) if kinds & {_kind(c.word, c.text)}}
    return next(iter(places.values())) if len(places) == 1 else None


def _kind(word: str, value: str) -> str:
    if word[0] == "#":
        return "#" + word.partition(":")[2]
    if word[0] == "@":
        return "@clock" if ":" in word else "@day"
    if word[0] == "%":
        return _PLAIN
    shape = _shapes().fullmatch(value.strip())
    return (shape and shape.lastgroup) or _PLAIN


def candidates(turn: str) -> Iterable[Candidate]:
    """The values that a text names, people among them; one may stand inside another."""
    yield from _people(turn)
    yield from _rivals_in(turn)
    for mention in mentions(turn):
        said = turn[mention.start : mention.end]
        if mention.word[0] == "%":
            said = _EVERY.sub("", said)
            if not said:
                continue
        elif " " in mention.word:  # a command: its program may be what is wrong
            said = said.partition(" ")[0]
            yield Candidate(said, said, mention.start, mention.start + len(said))
            continue
        yield Candidate(said, mention.word, mention.start, mention.end)


def _rivals_in(text: str) -> Iterable[Candidate]:
    """The rivals that are found by their names alone, of two that overlap the first, and of two at one place the longer."""
    folded = text.casefold()
    named = (_named(name).finditer(text) for name, _ in occurring(_rival_names(), folded, pairs(folded)))
    end = 0
    for match in sorted(chain.from_iterable(named), key=lambda match: (match.start(), -match.end())):
        if match.start() >= end:
            end = match.end()
            yield Candidate(match[0], match[0].casefold(), *match.span())


def _people(text: str) -> Iterable[Candidate]:
    for match in _NAME.finditer(text):
        first = match[0].partition(" ")[0]
        start = match.start() + (len(first) + 1 if is_common(first) else 0)
        if is_person(said := text[start : match.end()]):
            yield Candidate(said, normalise(said), start, match.end())
    for match in _ADDRESSED.finditer(text):
        yield Candidate(match[0], match[0], *match.span())


def is_person(value: str) -> bool:
    """Is this how a person is named: `Dana Brooks`, 田中さん, 김민지 씨?"""
    return (_NAME.fullmatch(value) or _ADDRESSED.fullmatch(value)) is not None


def _closeness(subject: frozenset[str], turn: str, candidate: Candidate) -> int:
    """How many words of the subject stand around a value, in its own sentence."""
    before = turn[max(0, candidate.start - AROUND) : candidate.start]
    after = turn[candidate.end : candidate.end + AROUND]
    begin = max((m.end() for m in _ENDS.finditer(before)), default=0)
    end = next((m.start() for m in _ENDS.finditer(after)), len(after))
    return len(subject & _subject(f"{before[begin:]} {after[:end]}"))


def _subject(text: str) -> frozenset[str]:
    return frozenset(w for w in read_topic(text) if w in sections() or len(w) > SHORT)


def _without(text: str, value: str) -> str:
    return text.replace(value, " ")


def _are_rivals(kinds: frozenset[str]) -> bool:
    return any(kind in kinds for kind, _ in _rivals())


@cache
def _rival_names() -> Literals:
    """The rivals that are found by their names alone."""
    known = {name for _, forms in _rivals() for name in forms if name.isascii() and name not in _ORDINARY}
    return literals_of((name, 0) for name in known)


@cache
def _named(rival: str) -> re.Pattern[str]:
    """A rival's name, no part of another: sought where it occurs at all, which takes less than to seek all at once."""
    return re.compile(
        rf"(?<![A-Za-z0-9_./@-]){re.escape(rival)}(?![A-Za-z0-9_]|[./:@-][A-Za-z0-9])", re.IGNORECASE
    )


@cache
def _shapes() -> re.Pattern[str]:
    return re.compile("|".join(f"(?P<{name}>{shape})" for name, shape in _SHAPES))


@cache
def _families() -> dict[str, set[str]]:
    """The families of rivals that a name belongs to."""
    families: dict[str, set[str]] = {}
    for family, names in _rivals():
        for name in names:
            families.setdefault(name, set()).add(family)
    return families


@cache
def _rivals() -> tuple[tuple[str, frozenset[str]], ...]:
    lines = (line.partition(": ") for line in RIVALS.splitlines())
    return tuple((f"={name}", frozenset(forms.casefold().split("|"))) for name, _, forms in lines)
