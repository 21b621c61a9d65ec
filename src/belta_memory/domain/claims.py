"""Does a text state a wrong value as true? Quoting, denying, explaining it, or telling how it was, is not stating it."""

import re
from functools import cache

from belta_memory.domain.forms import Form, Shape
from belta_memory.domain.guard import Guarded, means
from belta_memory.domain.han import shaped
from belta_memory.domain.places import places
from belta_memory.domain.polarity import Stance, stance
from belta_memory.domain.programs import READERS
from belta_memory.domain.source import SHELLS

_FENCE = re.compile(r"^[ \t]*(?P<fence>`{3,}|~{3,})(?P<language>[\w+-]*)[^\n]*\n(?P<code>.*?)(?:^[ \t]*(?P=fence)[ \t]*$|\Z)", re.MULTILINE | re.DOTALL)  # fmt: skip
_SENTENCE = re.compile(r"(?<=[。！？!?])|(?<=[.!?])\s+|\n+|(?<=[;；])\s")
_CLAUSE = re.compile(
    r"[,，、;；:：]|\s[-–—]\s|(?<=므로)\s|(?<=지만)\s|(?<=니까)\s|(?<=는데)\s|(?<=[고며서])\s(?=\S{2})|\b(?:so|but|because|and)\b"
)
_TICKED = re.compile(r"`(\w[^`\n]* [^`\n]*)`")  # a command
_QUOTED = re.compile(
    r"\"[^\"\n]{2,}\"|“[^”\n]{2,}”|「[^」\n]{2,}」|『[^』\n]{2,}』|(?<!\w)'[^'\n]{2,}'(?!\w)"
)
# Why a sentence with the value in it does not state it. In normal form, Chinese characters in one shape, the value as `§`.
_SILENT = (
    # English: how it was, whose words, a mistake, a search, a removal
    r"\b(?:used to|previously|formerly|originally|earlier|no longer|in the past|back then|historically|once was|at first|i first|last (?:year|month|week)|legacy|deprecated|obsolete|outdated|stale|retired|decommissioned|former|previous|initially|shut down|switched off last|gone since|until (?:the|we|last|this|\w+day|january|february|march|april|may|june|july|august|september|october|november|december|\d{4}|v\d))\b|\bold(?:er)? (?!enough)",
    r"\b(?:i|you|we|they|he|she) (?:\w+ )?(?:said|say|stated|assumed|claimed|wrote|mentioned|thought|suggested|guessed|believed|told|called)\b|\b(?:docs?|documentation|readme|comment|log|error|output|memory|note|ticket|issue|changelog|draft|file|config|script|page|wiki|report)s? (?:\w+ )?(?:says?|said|states?|stated|claims?|claimed|mentions?|mentioned|reads?|names?|still|shows?|has|had|lists?)\b",
    r"\b(?:wrong|incorrect|mistake|mistaken|mistakenly|wrongly|incorrectly|confus\w+|misremember\w*|misread|typo|invalid|myth|misconception|correct(?:ed|ion)|apolog\w+|sorry)\b",
    r"\b(?:remov\w+|replac\w+|delet\w+|renam\w+|swapp\w+|drop(?:s|ped|ping)?|clean\w* up|chang\w+ (?:\w+ ){0,4}from|switch\w+ (?:\w+ ){0,3}(?:away )?from|migrat\w+ (?:\w+ ){0,3}(?:away )?(?:from|off)|moved? (?:\w+ ){0,3}(?:away )?(?:from|off)|instead of|rather than|other than|unlike|as opposed to)\b",
    r"\b(?:occurrences?|mentions?|references?|matches|grep\w*|search\w*|look(?:s|ed|ing)? for|hits?|leftovers?|instances) ?(?:of|to|for|in|that)\b",
    r"\b(?:if|suppose|imagine|assuming|would have|could have|had been|in case|when someone|whether|why)\b[^,;]{0,60}§",
    # Japanese
    r"以前|昔|かつて|旧(?=§|の|来)|当初|もともと|元々|従来|これまで|过去(?!了)|间违|误(?:り|って|认|记)|正しくは|と(?:言|书|述べ|思|考え|答|记(?:载|述|入)|いう(?:の|记述|认识|记载|前提))|废止|撤去|削除|置き换え|检索|もし|仮に|だったのですが|でしたが|ていましたが|だったが|から[^、]{0,20}(?:に|へ)(?:变更|移行|切り替え|变え)|勘违い|(?:月|年|日|週)まで[^、]{0,30}(?:でした|だった|いた|いました)",
    # Korean
    r"예전|이전(?!트)|과거|원래|당초|옛|(?:^| )구 |틀렸|틀린|잘못|말고|대신|라고 (?:했|말|적|썼|생각|답|하|되)|였(?:는데|지만|으나)|었(?:는데|지만|으나)|폐기|삭제|제거|바꿨|바꾸|변경|교체|검색(?:해|하|했|결과)|만약|에서 .{0,20}(?:로|으로) (?:옮|이전|바|전환|변경)|착각|정정|내려갔|종료되|중단되|지난(?:달|해|주)",
    # Chinese, in one shape
    r"以前|之前|曾经|原来|原先|原本|过去(?!了)|旧(?=§|的|版本是)|写错|搞错|弄错|说错|错了|有误|误(?:以为|写|认)|说过|我说|你说|写着|写的是|写成|提到|弃用|废弃|停用|下线了|删除|删掉|移除|去掉|替换|替代|取代|换成|换掉|改成|改为|代替|(?:搜索|查找)(?:结果|到|了)|如果|假如|要是|为什么|纠正|更正|不对|早就|从[^,，。]{0,20}(?:迁|改|换|切)",
)
# What denies the value within its clause.
_DENIED = (
    r"\b(?:not|never|don't|doesn't|isn't|aren't|won't|cannot|can't|shouldn't|neither|nor|without|wasn't|weren't|didn't)\b[^,;]{0,40}§|(?<![-\w])no(?![-\w])[^,;]{0,40}§|§[^,;]{0,30}\b(?:not|never|isn't|doesn't|won't|no longer|is gone|is dead|is off)\b",
    r"§[^、]{0,12}(?:では(?:な|あり)|じゃ(?:な|あり)|でな[いく]|ではな|使わ|使いませ|向けませ|ません|ないで|なく|禁止)",
    r"§[^,]{0,18}(?:아니|아닌|않|없|못|말고|금지)|(?:안|못) [^,]{0,6}§",
    r"(?:不(?![同过仅但只])|并非|而非|勿|没有?|未|别(?=[用再走发连写在去把])|不要)[^,，。]{0,6}§|§[^,，。]{0,6}(?:不对|不用|已停|没有了)",
)


def claims(text: str, fact: Guarded) -> list[str]:
    """The sentences and commands of a text that state the wrong value as true; none where it gives the right one."""
    if not any(form.needle in text.lower() for form in fact.forms) or _says(fact.correct, text):
        return []
    found = [
        m["code"] for m in _FENCE.finditer(text) if _acts_in_fence(m["language"].lower(), m["code"], fact)
    ]
    prose = _FENCE.sub("\n", text)
    lines = [line for line in prose.splitlines() if not line.lstrip().startswith(">")]
    before = ""
    for line in lines:
        for sentence in filter(None, map(str.strip, _SENTENCE.split(line))):
            if _states(sentence, before, fact):
                found.append(sentence)
            before = sentence
    return found


def _acts_in_fence(language: str, code: str, fact: Guarded) -> bool:
    from belta_memory.domain.guard_shell import acts_in_script
    from belta_memory.domain.guard_text import times_in_code

    if language in {"diff", "patch"}:
        code = "\n".join(line[1:] for line in code.splitlines() if line[:1] == "+")
        return times_in_code(code, "", fact) > 0
    if language in SHELLS or not language:
        script = re.sub(r"(?m)^\s*\$ ", "", code)
        return acts_in_script(script, fact)
    return times_in_code(code, _ENDINGS.get(language, language), fact) > 0


_ENDINGS = {
    "python": "py",
    "javascript": "js",
    "typescript": "ts",
    "ruby": "rb",
    "rust": "rs",
    "golang": "go",
}


def _states(sentence: str, before: str, fact: Guarded) -> bool:
    plain = sentence.replace("**", "").replace("__", "")
    plain = _TICKED.sub(lambda m: " " if m[1].split()[0] in READERS else m[0], plain)
    bare = _QUOTED.sub(lambda m: m[0] if _is_value(m[0][1:-1], fact) else " ", plain)
    if bare.rstrip().endswith(("?", "？")):
        return False
    for form in fact.forms:
        for start, end in places(form, bare):
            around = f"{bare[:start]}§{bare[end:]}"
            if not _is_silent(around) and not denies(bare, start, end) and means(
                fact, form, f"{before}\n{bare}", prose=True
            ):  # fmt: skip
                return True
    return not _is_silent(bare) and _runs_it(bare, fact)


def _runs_it(sentence: str, fact: Guarded) -> bool:
    """Does the sentence have a command in backticks that acts?"""
    from belta_memory.domain.guard_shell import acts_in_script

    ticked = [(m[1], *m.span(1)) for m in re.finditer(r"`([^`\n]+)`", sentence)]
    return any(" " in t and acts_in_script(t, fact) and not denies(sentence, *span) for t, *span in ticked)


def _is_value(quoted: str, fact: Guarded) -> bool:
    return any(quoted.strip().lower() == form.text.lower() for form in fact.forms)


def _says(correct: str, sentence: str) -> bool:
    """Does the right value stand there, too?"""
    from belta_memory.domain.forms import form_of_word

    value = correct.strip()
    if not value:
        return False
    if " " in value or not value.isascii():
        return value.lower() in sentence.lower()
    return any(True for _ in places(Form(Shape.PHRASE, form_of_word(value).text), sentence))


def _is_silent(sentence: str) -> bool:
    return _silent().search(shaped(sentence)) is not None


@cache
def _silent() -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{p})" for p in _SILENT))


@cache
def _denied() -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{p})" for p in _DENIED))


def denies(text: str, start: int, end: int, *, code: bool = False) -> bool:
    """Does the clause around a span deny what stands in it? In `code` fewer words do."""
    folded = shaped(text)
    left, right = _SENTENCE.split(folded[:start])[-1], _SENTENCE.split(folded[end:])[0]
    left = _CLAUSE.split(left or "")[-1]
    right = _CLAUSE.split(right or "")[0]
    clause = f"{left.replace('§', ' ')}§{right.replace('§', ' ')}".strip()
    return _denied().search(clause) is not None or (not code and stance(clause) is Stance.DENIES)
