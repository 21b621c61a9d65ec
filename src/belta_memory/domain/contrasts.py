"""How a sentence denies one value in favour of another. Data; `§` stands for the value, in its normal form.

Narrower than `domain.polarity`: there a message is known to be about a value, here the value is yet to be found. Each
has one `§` and no bar outside of brackets: what stands before it, or behind it, is sought before any value is.
"""

_TO = r"(?:(?:the|an?|on|in|at|by|to|from|called|named|using|port|version|branch) ){0,2}(?:(?!only|just|all|more|less|than|enough|yet|sure|that|so)[\w+#]{2,12} )?[\"'`]?"

DENIED = (
    # English
    rf"\b(?:not|isn'?t|aren'?t|wasn'?t|instead of|rather than|no longer|no more|used to be|used to use|moved (?:off|away from)|there(?:'s| is| are) no) {_TO}§",
    rf"\b(?:don'?t|doesn'?t|do not|does not|didn'?t|never|stop|stopped|quit) (?:use|using|run|running|call|have|go|is|writing|assuming|deploy|live)(?: [a-z]{{2,5}}){{0,2}} {_TO}§",
    rf"\byou(?:'re|'ve| just| keep| kept| always| still)* (?:wrote|said|say|writing|assum\w+|put|used?|using|claim\w*|set|call\w*)(?: [\w'-]+){{0,4}}? {_TO}§[\"'`]?,? (?:but|the|our|it|yet|and|though)\b",
    r"§[\"'`]?,? (?:was|is|were|are|has been|got) (?:[a-z]+ )?(?:removed|gone|dropped|wrong|incorrect|outdated|obsolete|old|replaced|dead|history|last (?:year|month|week|quarter))\b",
    r"§[\"'`]?,? (?:isn'?t|is not|aren'?t) (?:the|what|where|our|used|in use|it|a (?:real )?thing|valid|supported|available|there|read|loaded)\b",
    r"§[\"'`]?,? (?:does nothing|has no effect|is (?:ignored|dead|never (?:used|read|loaded|called))|(?:doesn'?t|does not|won'?t|never) (?:work|exist|do anything|happens?|works?|gets? (?:read|loaded|called|used))|stopped working)\b",
    rf"\b(?:but|though|yet|and) (?:it'?s|it is|this is|that'?s|they'?re|you(?:'ve| have)? |you )?\s?(?:defined|declared|typed|stored|set|written|configured|returned|hard-?coded) (?:it )?(?:as|to|on|with) {_TO}§",
    # Japanese
    r"§[\"]?\s?[^,\s]{0,4}?(?:では|じゃ|で)(?:な[いくか]|无く|無い|ありません|ねえ)",
    r"§[\"]?(?:は|を|も)?(?:もう)?(?:使って(?:い)?(?:ない|ません)|使わない|使いません|廃止|古い)",
    r"(?:以前|前|昔|元々|もともと)は[^,\s]{0,8}§",
    r"§(?:だった|でした)(?:が|けど|けれど)",
    r"§[\"]?(?:と|って)(?:书|表示|言|なって|思|记)[^,]{0,8}(?:ますが|いるが|けど|たが|るが|,)",
    r"(?:のに|けど|けれど|ですが|だが)[,、]? ?[^,、。\s]{0,8}§[\"]?\s?[^,、。\s]{0,3}(?:で(?:定义|宣言|书|动|返|设定)|に(?:なって|なった|向|设定|して)|が(?:返|表示|出|入)|を(?:返|表示|使って|指|参照)|のまま|と(?:书|表示|定义))",
    # Korean
    r"§[\"]?\s?(?:[이가은는]|으로|로|에)?\s?(?:아니[라고에야요다예]|아닌)",
    r"§\s?(?:을|를)?\s?말고",
    r"§[\"]?\s?(?:[을를은는]|으로|로)?\s?(?:안|더 이상 안) ?(?:쓰|써|씁)",
    r"§(?:[을를은는])? ?(?:쓰지|사용하지) ?않",
    r"(?:예전|전|이전|원래)(?:에는|에|엔|까지는|까지)[^,]{0,8}§",
    r"§[이]?였(?:는데|지만|고)",
    r"§[이]?라고 (?:했|하셨|하신|쓰셨|썼|적|되어|말)[^,]{0,6}(?:는데|지만)",
    r"(?:인데|는데|은데|지만)[, ]{0,2}[^,.]{0,8}§[\"]?(?:[이가을를은는]|으로|로)?\s?(?:선언|정의|설정|되어|돼|됐|적|썼|쓰고|반환|나오|나와|나옴|뜨|떠|뜸|가리|연결|잡)",
    # Chinese, in simplified shapes
    r"没有\s?[\"]?§[\"]?[^,]{0,8}, ?(?:是|而是|叫|应该是|只有)",
    r"(?:并?不是|不叫|不在|而非|并非|不用|没有用|没用|别用|不要再[用写]|别再[用写]|不再用|不该是)\s?(?:[a-z]{2,12} )?[\"]?§",
    r"早就不(?:用|是)\s?§",
    r"§\s?(?:早就|已经)(?:不用|不是|没有|废弃)",
    r"(?:以前|之前|原来|原先|从前|过去)(?:[^,\s]{0,4})\s?§",
    r"(?:却|但是?|可是?|怎么|结果)[^,，。]{0,6}(?:返回|显示|写|用|指向|定义|声明|设|填|配)(?:的还?是|的|成了?|了|到了?|为|出来)?\s?[\"]?§",
    r"(?:你|被|却|给)[^,，。]{0,4}(?:定义|声明|设|配|写)成了?\s?[\"]?§",
    r"你(?:写|说|填|用|以为)(?:的是|的|成的?是?|了|成了)?\s?§",
)
