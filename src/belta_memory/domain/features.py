"""What of a message tells whether it corrects: its form, what it speaks of, the rules that fired, the turn before."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from operator import add
from typing import NamedTuple

from belta_memory.domain.concepts import Found, Lexicon, Speech, heard
from belta_memory.domain.grams import SPAN
from belta_memory.domain.listed import listed
from belta_memory.domain.pasted import FAULTY, pasted
from belta_memory.domain.text import is_identifier, normalise

LENGTHS = (8, 16, 30, 50, 80, 130, 220, 400, 800)
LINES = (1, 2, 4, 8, 20)
LONG = 260  # beyond it nearly every concept occurs somewhere
DENSE = 2.2  # what a character of Chinese, Japanese or Korean counts for
READ = 400  # characters of a message, from its start, that words and grams are taken from
TURN = 300  # characters of the turn before, from its end
OVERLAP = 0.3
SHORT = 80  # characters of a turn
QUESTION = 160  # characters from the end of a turn in which it asks

_ASKS = frozenset({"req", "verb", "fixit", "infoq", "doubt"})
_DONE = listed(
    "✅|🎉|✓|complete|fixed|success|implemented|updated|added|created|resolved|changed|pushed|working|完了|しました|済み"
    "|解消|できます|完成|已|修复|修復|成功|现在|現在|해결|완료|했습니다|했어요|됩니다|되었|이제|listo|hecho|corregid|actualizad"
    "|terminé|corrigé|ajouté|mis à jour|fertig|behoben|hinzugefügt|erledigt|pronto|corrigid|adicionad|готово|исправ|добав"
    "|обнов|done"
)
_ASKED = listed(
    "?|？|let me know|would you like|shall i|should i|do you want|please confirm|proceed|ますか|ください|教えて|でしょうか|까요"
    "|주세요|吗|嗎|请告|請告|是否|哪|ご希望|알려|souhaite|veux-tu|voulez|möchtest|soll ich|quieres|gostaria|хотите"
)
_TRY = listed(
    "try|test|check|run|refresh|確認|試し|お試し|再度|확인|새로고침|刷新|重新|运行|執行|试|試|應該|应该|はずです|should"
)
_QUESTIONED = (
    "neg", "fault", "bad", "still", "why", "whyneg", "youdid", "you", "should", "see", "works", "exist", "doubt", "told",
    "forgot", "hedge",
)  # fmt: skip
_SYMPTOMS = frozenset({"still", "see", "iobs", "but", "why", "neg", "works"})
_TROUBLE = ("fault", "bad", "still", "neg", "forgot", "puzzled", "whyneg")
_REQUESTS = ("req", "verb", "fixit", "infoq")
_PARTICLES = (
    "か",
    "かな",
    "かね",
    "吗",
    "嗎",
    "呢",
    "么",
    "까",
    "까요",
    "나",
    "나요",
    "냐",
    "니",
    "가요",
    "죠",
    "지",
)
_ECHOED = ("neg", "bad", "exist", "still", "noopen", "but")
_ANSWERED = ("neg", "fault", "bad", "still", "see", "works", "assent", "noopen", "req", "exist", "told")


class Fired(NamedTuple):
    """One rule that matched."""

    name: str
    kind: str
    silenced: bool  # by a guard


class Evidence(NamedTuple):
    """One message with what the rules made of it."""

    message: str  # whole
    prose: str  # what was typed of it
    normal: str  # the same in its normal form
    previous: str | None
    fired: Sequence[Fired]
    score: float  # of the rules


class Features(NamedTuple):
    """What was found."""

    names: set[str]
    speech: Speech


def features(evidence: Evidence, lexicons: Iterable[Lexicon]) -> Features:
    """Everything that the weights may know."""
    normal = evidence.normal[:READ]
    speech = heard(normal, lexicons)
    length = len(evidence.prose) * (DENSE if speech.unspaced else 1)
    written = evidence.prose[:READ].split()
    # Most words are plain ones, whole or without what stands around them.
    bare = [_bare(word) for word in written if not (word.isalpha() and word.islower())]
    identifiers = [word for word in bare if not _is_word(word) and is_identifier(word)]
    names = {
        f"len{_bucket(length, LENGTHS)}",
        *_form(evidence.prose),
        *pasted(evidence.message, evidence.prose),
    }
    if identifiers:
        names.add("id")
    names |= _concepts(speech, names, is_long=length > LONG)
    names |= _rules(evidence)
    if evidence.previous and evidence.previous.strip():
        names |= _turn(evidence.previous, names, speech)
        names |= _echo(evidence.previous, identifiers, normal, speech)
    return Features(names, speech)


def _bucket(size: float, edges: Sequence[int]) -> int:
    return bisect_left(edges, size)


def _form(prose: str) -> Iterable[str]:
    ended = prose.rstrip()
    if not ended:
        return
    yield f"lines{_bucket(prose.count(chr(10)) + 1, LINES)}"
    if ended.endswith(("?", "？")):
        yield "?$"
    elif "?" in prose or "？" in prose:
        yield "?~"
    for mark, ends in (("!", ("!", "！")), ("..", ("..", "…", "。。")), (".", (".", "。"))):
        if ended.endswith(ends):
            yield f"{mark}$"
            break
    yield from _marks(prose)
    if ended[0] == "@":
        yield "@^"
        if len(ended.split()) == 1:
            yield "bare@"  # a rule, held up without a word
    if ended[0].isupper():
        yield "upper^"
    if _ITEM.search(prose):
        yield "list"


def _marks(prose: str) -> Iterable[str]:
    if not _MARKED.search(prose):  # most messages have none of them
        return ()
    return (name for name, marks in _MARKS if any(map(prose.__contains__, marks)))


_ITEM = re.compile(r"^\s*[0-9]?[.)、*・-]", re.MULTILINE)

_MARKS = (
    ("??", ("??", "？？")), ("!!", ("!!", "！！")), ("@", ("@",)), ("url", ("http",)), ("colon", (":", "：")),
    ("quotes", ('"', "「", "“", "`")), ("laugh", ("ㅋㅋ", "haha", "www", "笑", "哈哈")), ("sad", ("ㅠ", "ㅜ", ":(", "😭", "😡")),
)  # fmt: skip
_MARKED = re.compile("|".join(re.escape(mark) for _, marks in _MARKS for mark in marks))


def _concepts(speech: Speech, form: set[str], *, is_long: bool) -> set[str]:
    said = set(speech.found)
    opening, closing = (10, len(speech.plain) - 7) if speech.unspaced else (3, len(speech.tokens) - 3)
    names = {f"L:{concept}" for concept in said} if is_long else set(said)
    for concept, (first, last) in speech.found.items():
        if first <= 1 - (not speech.unspaced):
            names.add(f"{concept}^^")
        if first <= opening:
            names.add(f"{concept}^")
        if last >= closing:
            names.add(f"{concept}$")
    if not said:
        names.add("silent")
    names.update(_order(speech.found))
    if not said & {"req", "infoq", "verb"}:
        names |= {f"{failed}&noask" for failed in ("machine", "trace") if failed in form}
    questioned = "?$" in form or "yesno" in said or speech.plain.rstrip().endswith(_PARTICLES)
    return names | _asking(said, form, questioned=questioned)


def _order(found: Mapping[str, Found]) -> Iterable[str]:
    """Is trouble told before something is asked for, or part of what is asked for? Does it follow a condition?"""
    symptom = _first(found, _TROUBLE)
    if symptom is None:
        return
    asked, condition = _first(found, _REQUESTS), _first(found, ("if",))
    if asked is not None:
        yield "trouble<ask" if symptom < asked else "ask<trouble"
    if condition is not None and condition < symptom:
        yield "if<trouble"


def _first(found: Mapping[str, Found], group: Iterable[str]) -> int | None:
    return min([found[concept].first for concept in group if concept in found], default=None)


def _asking(said: set[str], form: set[str], *, questioned: bool) -> set[str]:
    """Does it ask for something, or is it merely told?"""
    names: set[str] = set()
    if questioned:
        names |= {"asked$", *(f"{concept}&?" for concept in _QUESTIONED if concept in said)}
    elif not said & _ASKS and "assent" not in said:
        names.add("plain")
    if not said & {"req", "verb", "infoq"} and not questioned:
        names.add("noask")
    if "fixit" in said:
        # "fix the errors in FILE" is a task, "it still fails, fix it" is none
        names |= {f"fixit&{x}" for x in ({"@", "id"} & form) | (_SYMPTOMS & said) or {"only"}}
    return names


def _rules(evidence: Evidence) -> set[str]:
    loud = [fired for fired in evidence.fired if not fired.silenced]
    names = {f"r:{fired.name}" for fired in loud} | {f"rk:{fired.kind}" for fired in loud}
    if loud:
        names |= {"rule", f"rs{int(evidence.score * 5)}"}
    elif evidence.fired:
        names.add("guarded")
    return names


def _turn(previous: str, form: set[str], speech: Speech) -> set[str]:
    """What the agent had just said: a report of success, a question, a request to try."""
    tail = normalise(previous[-TURN:])
    ended = tail.rstrip()
    flags = [
        name
        for name, present in (
            ("pdone", _DONE.occur(tail)),
            ("pask", _ASKED.occur(ended[-QUESTION:])),
            ("pask$", ended.endswith(("?", "？"))),
            ("ptry", _TRY.occur(tail)),
            ("pfault", FAULTY.occur(tail)),
            ("pcut", "cancelled" in tail[-40:] or "interrupted" in tail[-60:]),
            ("pcolon", ended.endswith((":", "："))),
            ("pshort", len(previous) < SHORT),
        )
        if present
    ] or ["pother"]
    answered = [concept for concept in _ANSWERED if concept in speech.found]
    answered += [name for name in ("plain", "noask", "?$", "cut&fault", "machine", "trace") if name in form]
    return {*flags, *(f"{flag}&{name}" for flag in flags for name in answered)}


def _is_word(word: str) -> bool:
    return not word.isascii() or (word.isalpha() and word.islower())


def _bare(word: str) -> str:
    return word.strip("`'\"()[]{},;!?.:，。、（）")


def _echo(turn: str, identifiers: Sequence[str], normal: str, speech: Speech) -> set[str]:
    """What the message takes up of the turn before: names, numbers, words; and what it sets against them."""
    names: set[str] = set()
    known = [word in turn for word in identifiers]
    if known:
        names.add("id=" if any(known) else "id!")
        if any(known) and not all(known):
            names.add("id=!")
    digits = set(filter(str.isdigit, speech.tokens))
    if digits and any(map(str.isdigit, turn)):
        names.add("num=" if any(map(turn.__contains__, digits)) else "num!")
    parts = _parts(speech, normal)
    if parts:
        share = sum(map(turn.lower().__contains__, parts)) / len(parts)
        names.add(f"echo{int(share * 4)}")
        if share > OVERLAP:
            names |= {f"echo&{concept}" for concept in _ECHOED if concept in speech.found}
    return names


def _parts(speech: Speech, normal: str) -> set[str]:
    if not speech.unspaced:
        return {token for token in speech.tokens if len(token) > len("the")}
    run = normal.replace(" ", "")[:SPAN]
    return set(map(add, map(add, run, run[1:]), run[2:]))
