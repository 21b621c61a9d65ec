"""How a message stands to a value that it mentions: does it hold it true or deny it? Data and one question.

`§` stands for the value. The patterns are tried on one clause in its normal form.
"""

import re
from enum import Enum
from functools import cache

# What is denied, or complained about: the assistant has just done so. `≠` stands where a contrast precedes the clause.
_DENIED = (
    # English
    r"\b(?:not?|nor|without|never|isn'?t|aren'?t|wasn'?t|don'?t|doesn'?t|didn'?t|shouldn'?t|can'?t|won'?t|stop|avoid|instead of|rather than|than|drop)\b[^,;]{0,24}§",
    r"\bwhy\b[^,;]{0,60}§|§[^,;]{0,24}\b(?:again|anymore|any more)\b",
    r"\byou(?:'ve|'re| have| are| just| still| keep| kept)* (?!need|should|must|have to|can|could|want|will|may|might|know|see|get)(?:[\w'-]+ ){1,5}§",
    r"§[^,;]{0,16}\b(?:is|are|was|were)\b[^,;]{0,12}\b(?:stale|wrong|gone|old|outdated|dead|not|obsolete|incorrect|removed)\b",
    r"§[^,;]{0,16}\b(?:isn'?t|aren'?t|doesn'?t|won'?t|never|no longer|has been removed|does not)\b",
    r"\b(?:this|that|it)(?:'s| is) § (?:syntax|style|code)|\bas (?:if|though)\b[^,;]{0,24}§|\b(?:it's|is) \w+ing (?:after|to|on|at|with|in) §",
    r"≠ (?:it|this|that|the \w+)\b[^,;]{0,40}§",
    # Japanese
    r"§[^、,]{0,6}(?:じゃ|では|で)な[いくかし]|§[^、,]{0,4}(?:じゃ|では)ありません",
    r"§[^、,]{0,14}(?:ないで|ません|なく|ない(?!と)|やめ|違い|違う|间违|古い|废止|使わ|存在しな|无い|だめ|ダメ)",
    r"(?:また|なんで|なぜ|どうして|胜手に|いまだに|まだ)[^、,]{0,16}§|§[^、,]{0,4}(?:前提|扱い|固定|决め打ち|のまま)",
    r"≠[^§]*§[^、,]{0,12}(?:て(?:る|い|た|ま|あ|しま)|なって|なる|でき|ちゃ|出)",
    # Korean
    r"§\s?(?:이|가|은|는|도)?\s?(?:아니|말고|아닌|안\s|못\s|없|쓰지|하지)|§[^,]{0,9}(?:없어|없는|없습|없다|안 써|안 씀|안 돌|쓰지 마|말라|마세요|틀렸|옛날|예전|폐기)",
    r"왜[^,]{0,12}§|§[^,]{0,12}왜 |(?:또|아직도|계속)[^,]{0,8}§",
    r"§\s?(?:으로|로|을|를|에|이|가)?\s?[^,]{0,6}(?:되어 ?있|돼 ?있|되있|들어가|잡혀|썼|넣었|했네|했어\?|보냈|했더라|적었|써놨|써 ?있|떠$|문법|기준으로)",
    r"≠[^§]*§[^,]{0,14}(?:네|잖아|나가|떠|있어)",
    # Chinese, in simplified shapes
    r"(?:不是|并非|不用|别用|别再|不要|没有|没|不会有|不该|而非|不再|不能|勿)[^,，]{0,6}§",
    r"§[^,，]{0,8}(?:不对|错|没用|不存在|跑不|不行|过时|是旧|已经没|没有|不在|不用|早就不|不能)",
    r"(?:又|还|居然|怎么|为什么|偏)[^,，]{0,6}§|(?:写成|定义成|当成|设成|做成|改成|搞成|弄成|配成|按|以为是)(?:了)?[^,，]{0,4}§|你(?:用|写|按|发|连|配|填)[^,，]{0,6}§",
)
_ONLY = re.compile(r"§[^、,]{0,6}(?:しか|밖에|뿐)")


class Stance(Enum):
    """How a clause stands to a value."""

    HOLDS = "holds"
    DENIES = "denies"


def stance(clause: str) -> Stance:
    """How a clause in its normal form stands to the value whose place `§` takes."""
    return Stance.DENIES if _denial().search(clause) and not _ONLY.search(clause) else Stance.HOLDS


@cache
def _denial() -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{p})" for p in _DENIED))
