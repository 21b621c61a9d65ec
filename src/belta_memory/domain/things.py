"""The thing that a topic is about: what only one recorded fact speaks of brings that fact up by itself.

Of "settings file of the mailer" that is the mailer: settings and files are of everything. A thing that the glossary knows
is sought in all of its languages.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from belta_memory.domain.language import literals
from belta_memory.domain.triggers import LITTLE, STOP_WORDS, THING, bare

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

# Concepts that work of any kind speaks of every day, and those whose English name means many things.
COMMON = frozenset(
    literals(
        "absent|account|address|after|agenda|agent|alert|already|always|animation|api|apply|approve|areasize"
        "|arm|array|article|artifact|atleast|atmost|attachment|attendee|audio|authentication|author"
        "|authorization|backend|background|backlog|backup|batch|battery|before|begin|board|boolean|boss|branch"
        "|bucket|budget|build|bus|button|cache|call|card|cast|category|cd|channel|chapter|character|charging"
        "|chat|ci|city|clarity|class|clause|client|close|closing|cluster|coach|color|column|comment|commit"
        "|compiler|component|concrete|config|connection|constant|container|contract|controller|cookie|count"
        "|country|course|cover|cpu|create|currency|customer|cutoff|daily|damage|dashboard|database|dataset"
        "|deadline|default|deleted|delivery|department|deploy|deprecated|development|directory|disabled"
        "|discount|disk|distance|dns|document|domain|door|down|download|draft|driver|duration|e2e|editor|email"
        "|employee|enabled|encoding|end|engine|english|enroll|environment|error|event|except|exchange"
        "|experiment|export|extension|external|false|feature|field|filter|first|flag|float|floor|font"
        "|forbidden|form|format|foundation|framework|free|frontend|game|gate|gateway|gpu|grade|group|guard"
        "|hardware|header|health|height|helper|hotfix|hourly|hours|icon|id|image|import|incident|indent|index"
        "|input|inspection|integer|interest|interface|internal|isolation|issuenumber|job|keep|kernel|key|label"
        "|land|language|last|launch|law|layout|leave|left|legacy|length|lens|lesson|level|library|license|line"
        "|linter|list|local|lock|log|login|logo|loop|lost|machine|machinetool|maintenance|manager|match"
        "|material|max|measurement|meeting|memory|menu|merge|message|migration|milestone|min|minute|mirror"
        "|mobile|modal|model|moderator|module|mold|monitoring|monthly|motor|namespace|network|never|new"
        "|newline|nickname|nightly|node|not|notification|number|numeric|object|offline|oncall|only|optional"
        "|order|ordering|orm|output|owner|package|page|pagination|panel|parse|partner|password|payload|per"
        "|permission|permit|physics|pipeline|place|player|plugin|point|port|portal|portion|prefix|present"
        "|press|pressure|price|print|process|production|prompt|protocol|proxy|python|quality|query|queue|quote"
        "|rain|ratio|reach|recording|region|register|registry|release|remote|removed|rental|replica|report"
        "|request|required|resolution|response|retry|returns|review|roadmap|robot|roster|rounding|route|row"
        "|rule|run|runtime|safety|sample|schedule|scheduler|schema|score|screen|script|sdk|search|seat|second"
        "|secondary|secret|seed|separator|service|session|shard|share|shift|ship|show|size|snapshot|source"
        "|speaker|speed|spelling|sprint|staging|stale|standup|station|store|streaming|string|student|style"
        "|subject|submit|suffix|support|tab|table|targetfigure|team|template|test|testing|theme|thread"
        "|threshold|tick|ticket|time|timeout|timezone|title|today|track|train|transaction|translation"
        "|translator|trial|true|ttl|type|unit|unitof|up|update|upload|uptime|url|used|user|username|variable"
        "|vendor|version|video|volumemount|vpn|water|web|webhook|weekly|weight|wheel|who|width|wiki|withdraw"
        "|worker|write|yearly|yesterday"
    )
)
# Of these, whose English name alone means many things: as it is written in another script it says enough.
AMBIGUOUS = frozenset(
    literals(
        "areasize|arm|battery|board|boss|bus|call|card|cast|chapter|character|charging|chat|city|coach|course"
        "|cover|currency|customer|cutoff|delivery|department|discount|distance|door|employee|enroll|experiment"
        "|floor|foundation|game|gate|grade|guard|health|inspection|interest|issuenumber|land|law|leave|lens"
        "|lesson|lost|machinetool|maintenance|match|material|measurement|meeting|mold|motor|order|partner"
        "|permit|physics|player|point|portion|press|pressure|price|print|quality|quote|rain|recording|rental"
        "|returns|robot|roster|safety|sample|schedule|score|seat|share|shift|ship|speaker|speed|station"
        "|student|subject|ticket|track|train|translation|translator|trial|vendor|water|weight|wheel|withdraw"
    )
)
# Words that the glossary does not know and that say no thing either.
_EVERYDAY = frozenset(
    literals(
        "access|action|active|allow|app|apps|back|base|basic|block|body|book|break|bring|call|change|check|clean|clear|click|copy|core"
        "|debug|delete|detail|details|display|drop|edge|empty|ensure|exit|extra|fail|fast|fetch|find|fine|fix|fixes|full|general"
        "|global|go|half|handle|hash|head|hide|high|hold|home|host|huge|init|install|item|items|join|keep|kill|large|last|left"
        "|light|link|little|live|load|local|long|loop|main|mark|master|mean|merge|mode|move|null|open|order|own|owns|part|parts"
        "|past|patch|pick|place|plain|plan|point|poll|post|print|public|pull|push|pushes|pushing|quick|raise|random|rate|raw|read"
        "|reads|ready|rebuild|refresh|rename|render|reset|resolve|restart|return|right|root|round|safe|sample|save|scope|seed|send"
        "|share|shared|sharing|ship|side|simple|single|skip|skips|sleep|slow|small|soft|split|stack|stage|start|state|stay|step|steps"
        "|stop|stream|strict|sync|take|text|throw|tool|tools|touch|trace|tree|trigger|turn|typed|undo|unit|unlock|update|view"
        "|wait|walk|want|warn|watch|whole|wide|window|wrap|write|zero"
        "|명령|위치|경로|규칙|요일|주기|한도|옵션|작업|위해|대상|修正|結合|结合|判定|開始|开始|終了|追加|削除|変換|转换|轉換|読取|讀取|读取|取得|获取|获得|獲取|送信|受信|処理|处理|處理|実装|利用|指定|更新|変更|变更|變更"
        "|跳过|跳過|檢查|检查|生成|计算|計算|使用|执行|執行|管理|操作|공통|조회|변환|발송|처리|생성|사용|실행|관리|통합|빠른|전체|정기|最大|最小|全体|既定|標準"
    )
)
LONGEST_PHRASE = 4  # words
_SHORTEST = 4  # letters of a name in an alphabet
_LONGEST_FORM = 20
_RUN = re.compile(r"[a-z0-9][a-z0-9_-]*|[\uac00-\ud7a3]+|[\u3005\u3040-\u30ff\u3400-\u9fff]+")
_SCRIPTS = re.compile(r"[\u30a0-\u30ff]+|[\u3005\u3400-\u9fff]+")
_INSTRUMENTS = "計计機机器表錶員员者組组班票單单"  # what a word may end with, and is about the same without
_GRAMMAR = "的了是把被给嗎吗呢就由於于所從从哪個个要有無无在"


def things_of_topics(topics: Sequence[str]) -> list[str]:
    """For each topic the forms of what no other one speaks of, as one field; "" for none."""
    from collections import Counter

    by_topic = [dict(_things(topic)) for topic in topics]
    common = Counter(thing for things in by_topic for thing in things)
    fields = []
    for things in by_topic:
        own = [form for thing, forms in things.items() if common[thing] == 1 for form in forms]
        fields.append(THING.join(("", *dict.fromkeys(own))) if own else "")
    return fields


def things_in(topic: str) -> tuple[str, ...]:
    """What one topic speaks of, as it is written there; it counts where no other recorded topic speaks of it."""
    return tuple(dict.fromkeys(forms[0] for _, forms in _things(topic) if forms))


def _things(topic: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a topic speaks of beside what is of everything, each with its forms."""
    for text, says in pieces(bare(topic)):
        if says is None:
            yield from ((name, (name,)) for name in _names(text))
            continue
        concept = says[0].removeprefix("%")
        own = (text,) if _is_long(text) else ()
        if len(says) == 1 and concept in _forms() and concept not in COMMON:
            yield concept, (*own, *_forms()[concept])
        elif concept in AMBIGUOUS and own and not text.isascii():
            yield concept, own


def pieces(text: str) -> Iterator[tuple[str, tuple[str, ...] | None]]:
    """The words of a topic as they are written, each with what it says, or None for what the glossary does not know."""
    from belta_memory.domain.han import ONE_SHAPE
    from belta_memory.domain.vocabulary import glossary_for, singular
    from belta_memory.domain.wording import cut, inflected, stripped

    glossary = glossary_for("topic")
    runs = list(_RUN.finditer(text))
    while runs:
        run = runs[0][0]
        if run.isascii():
            words = _phrase(runs, text, glossary.words)
            told = glossary.words.get(" ".join(map(singular, words))) or inflected(run, glossary)
            yield " ".join(words), told
            del runs[: len(words)]
            continue
        del runs[0]
        run = stripped(run) if "\uac00" <= run[0] <= "\ud7a3" else run
        place = 0
        for piece in cut(run.translate(ONE_SHAPE), glossary):
            yield run[place : place + len(piece.text)], piece.says
            place += len(piece.text)


def _phrase(runs: Sequence[re.Match[str]], text: str, known: Collection[str]) -> list[str]:
    """The longest phrase of the glossary with which the runs begin; else the first word."""
    from itertools import pairwise

    from belta_memory.domain.vocabulary import singular

    words = [runs[0][0]]
    found = 1
    for before, run in pairwise(runs[:LONGEST_PHRASE]):
        if not run[0].isascii() or text[before.end() : run.start()] != " ":
            break
        words.append(run[0])
        if " ".join(map(singular, words)) in known:
            found = len(words)
    return words[:found]


def _names(text: str) -> Iterator[str]:
    if text.isascii() or "\uac00" <= text[0] <= "\ud7a3":
        if _is_long(text) and not _said_of_all(text):
            yield text
        return
    for found in _SCRIPTS.finditer(text):
        name = found[0].strip(_GRAMMAR)
        if _is_long(name) and name not in STOP_WORDS | _EVERYDAY and len(name) <= len("四文字語"):
            yield name
            if (
                len(name) == len("水位計")
                and name[-1] in _INSTRUMENTS
                and name[:2] not in STOP_WORDS | _EVERYDAY
            ):
                yield name[:2]


def _said_of_all(word: str) -> bool:
    """Is this a plain word, in whatever form?"""
    forms = {word.removesuffix(ending) for ending in ("", "s", "es", "d", "ed", "ing")}
    return not forms.isdisjoint(STOP_WORDS | LITTLE | _EVERYDAY)


def _is_long(form: str) -> bool:
    if form.isascii():
        return len(form) >= _SHORTEST and not form.isdigit()
    return len(form) >= (3 if "\u30a0" <= form[0] <= "\u30ff" else 2)


@cache
def _forms() -> dict[str, tuple[str, ...]]:
    """The names of each concept that are long enough to be none by chance."""
    from belta_memory.domain.vocabulary import forms_of_concepts, sections

    return {
        concept: tuple(form for form in forms if _is_long(form) and len(form) <= _LONGEST_FORM)
        for concept, forms in forms_of_concepts().items()
        if sections().get(f"%{concept}") == "thing"
    }
