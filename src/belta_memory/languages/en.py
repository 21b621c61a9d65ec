"""English: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages.messages.en import MESSAGES

# fmt: off
# A word never ends in punctuation, so that a value never runs over the end of its sentence.
_WORD = r"[^\s,;()]{0,60}(?:[^\s,;:.!?()]|\(\))"
_VALUE = rf"{_WORD}(?: {_WORD}){{0,3}}?"
_NAME = r"(?=[^\s,;]{0,40}[\d_/@.-]\w)" + _WORD  # a word that looks like a name: prod-b, 5433, v1.2, a.py
_NAMED = rf"(?:{_WORD} ){{0,2}}?{_NAME}(?: {_WORD}){{0,2}}?"
_TOPIC = r"(?:(?:the|our|my|this|that|your) )?(?!(?:i|we|you|he|she|please|can|could|should|would|let|let's|use|make|if|when|what|how|why|where|do|does|did|add|set|put|move|change|want|to|for|of|in|on|at|by|as|with|from|no|not|now|once|then|suppose|assume|says?)\b)(?![\w ]{0,30}\b(?:that|says?|said|why|whether|which)\b)(?P<topic>[a-z][\w/.'-]{0,30}(?: [\w/.'-]{1,30}){0,3}?)"
_START = r"(?:^|[\n.!?;:,-]\s*)(?:(?:no|nope|nah|wrong|incorrect|actually|but|and|well|hey|sorry)[\s,.!:-]+){0,2}"
_NAMING = r"(?: (?:(?:is|are) (?:called|named|(?:owned|run|managed|maintained|handled|approved|reviewed) by)|belongs? to|reports? to)|'s (?:called|named))"  # what follows is a name, whatever it looks like
_BE = (
    rf"(?:{_NAMING}| (?:(?:is|are) (?:in|on|at)|is|are|was|were|should be|uses?|needs|means|equals|targets|requires|supports"
    r"|has|takes|returns|expects|accepts|contains|costs|comes from"
    r"|(?!want|need|like|going|try|have|used|able)[a-z]{2,12} (?:to|on|in|at|into|under|with|from|via|through))|'s|'re)"
)
_USE = (  # how things are with us
    r"(?:we|this (?:repo|project|codebase|package|service|app|team)|the (?:repo|project|team|app))"
    r"(?:'re| are| is)? (?:use|uses|using|run|runs|running|deploy|deploys|ship|ships|build|builds|host|hosts|keep|keeps|store|stores|log|logs|publish|publishes|branch|branches|release|releases|work|works|have|has|on)"
    r"(?: (?:to|on|in|at|from|with|via|under))?"
)
_HERE = r"(?: (?:here|now|these days|actually|btw|though|at \w+|(?:in|of|on) (?:this|the|our) \w+|for (?:this|that|everything)))?"
_AGAIN = (  # it was said before
    r"(?:again|once (?:more|again)|one more time|for the (?:second|third|fourth|last|nth|\w{2,4}th) time|how many times"
    r"|(?:didn't i|(?:(?:as|like) )?i(?:'ve| have)?) (?:already |just |literally |clearly )?(?:said|say|told you|tell you|mentioned|explained)"
    r"(?: (?:before|earlier|already|twice|this|that)){0,2})"
)
_TOLD = literals(" again: | again, | again - |once more|once again|one more time|for the last time|for the second time|for the third time|how many times|i said|i told you|i already|i've told|i've said|i've already|as i |like i |i mentioned|i just said|i just told|i explained|didn't i ")
_TOLD_SO = r"(?:(?:(?:like|as) )?i(?:'ve| have)?(?: already| just)? (?:said|told you|mentioned)|you(?:'ve been| were| have been) told|(?:it )?always (?:has|have)(?: been)?|said so)(?: (?:so|that|this|it|already|before|earlier|twice|many times)){0,2}[\s.!]*(?:$|\n)"
_END = (
    r"(?=[\"'`]?(?:\s*[.,;!?)\n]|\s*$|\s+-|\s+(?:anymore|any more|please|ok|okay|though|now|because|since|so|and|but|like"
    r"|as|here|there|for|in|on|at|which)\b))"
)
_NEVER = ("don't", "dont", "do not", "never")
_DEEDS = literals("push|commit|touch|change|modify|delete|remove|add|use|edit|create|run|do|make|write|merge|deploy|rename|install|guess|assume")
_THAT = r"(?:^|[\n.!?,]\s*|\b(?:no|but|and|so|because|sorry|hmm)[\s,.!-]+)(?:that|this|it|what you (?:said|wrote|claim)\w*|your \w+|which)"
# A "no" that is content with how things are.
_CONTENT = r"(?:[^.!?\n]{0,30}\b(?:fine|good|great|okay|ok|perfect|thanks|thank you|problem|worries|need|idea|rush|nothing|works|all set|go ahead|continue|carry on|proceed|move on|never mind|later)\b)"
_PLAIN = (
    r"(?!(?:to|about|because|that|so|very|too|more|just|really|fine|good|great|ok|okay|not|still|already|all|also|a lot"
    r"|like|only|even|if|when|what|how|why|better|worse|enough|sure|done|up|time|supposed|me|you|your)\b)"
)

_REQUESTS = literals(" create| write| make| add| check| ensure| explain| rename| change| implement| build| generate| verify| find| fix| update| refactor| set| use| show| tell| describe| test| run| design| convert| move| replace| remove| delete| put| give| list| document| return| print| suppose| imagine| say")

RULES = (
    Rule("is-not", Kind.FACT, 0.5, asserts=True,
         cues=literals(", not | and not "),
         pattern=rf"{_START}(?:(?:it|that|this|they|these|those|we)|{_TOPIC}){_BE} {_PLAIN}(?P<correct>{_VALUE}){_HERE}(?:,| and) not (?:the |a |an |on |in |at |by |from )?{_PLAIN}(?P<wrong>{_VALUE}){_END}"),
    Rule("we-use-not", Kind.FACT, 0.65, asserts=True,
         cues=literals(", not | and not "),
         pattern=rf"{_START}{_USE} {_PLAIN}(?P<correct>{_WORD}(?: {_WORD})?){_HERE},? (?:and )?not (?:the |a |an |on |in |at |to |from |with )?{_PLAIN}(?P<wrong>{_WORD}(?: {_WORD})?)(?: here| any ?more)?[\s.!]*(?:$|\n)"),
    Rule("not-used", Kind.FACT, 0.65, asserts=True,
         cues=literals(" don't use | dont use | never use |we stopped using |we no longer use |we're not on |moved to |switched to |migrated to "),
         pattern=rf"(?:^|[\n.!?,:;-]\s*|\b(?:on|in|is|with|from|by) )(?:(?:this is|it's|we're on|we use|use|we(?:'ve)? (?:moved|switched|migrated) to) (?:a |an |the )?)?{_PLAIN}(?P<correct>{_WORD})(?: (?:repo|project|workspace|codebase|app|service|team|please))?{_HERE}[,.;!\s-]+(?:we (?:don'?t|never|no longer) use|we stopped using|we're not on|there(?:'s| is) no) (?P<wrong>{_WORD})(?: here| any ?more| at all)?[\s.!]*(?:$|\n)"),
    Rule("not-used-but", Kind.FACT, 0.65, asserts=True,
         cues=literals(" don't use | dont use | never use |we stopped using |we no longer use |we're not on | isn't used "),
         pattern=rf"{_START}(?:we (?:don'?t|never|no longer) use|we stopped using|we're not on) (?P<wrong>{_WORD})(?: here| any ?more| at all)?[,.;!-]+ ?(?:it's|we use|we're on|only|just|this is) (?:a |an |the )?{_PLAIN}(?P<correct>{_WORD})(?: (?:repo|project|workspace|codebase|app|service|team|only))?{_HERE}[\s.!]*(?:$|\n)"),
    Rule("no-such-but", Kind.FACT, 0.7, asserts=True,
         cues=literals("there's no |there is no |there isn't a |we have no |we don't have "),
         pattern=rf"{_START}(?:there(?:'s| is) no|there isn't (?:a|an|any)|we (?:have no|don't have (?:a|an|any))) (?P<wrong>{_WORD})(?: \w+)?(?: (?:here|any ?more))?[,.;!-]+ ?(?:but )?(?:it|that|the \w+|we)(?:{_NAMING}|'s|'re| is| call it| use) (?:called |named )?{_PLAIN}(?P<correct>{_WORD}(?: {_WORD})?)[\s.!]*(?:$|\n)"),
    Rule("wrong-then-right", Kind.FACT, 0.75, asserts=True,
         cues=literals(" is wrong| is incorrect| is not right| isn't right| is the wrong "),
         pattern=rf"{_START}(?:the )?(?:(?P<wrong>{_NAME})|(?P<topic>[a-z]\w*(?: \w+){{0,2}}?)) is (?:wrong|incorrect|not right|the wrong \w+)[,.;:]* (?:it's|it is|it should be|the (?:right|correct) (?:one|value) is|the [a-z]+(?: [a-z]+)? is) {_PLAIN}(?P<correct>{_NAMED}){_END}"),
    Rule("but-should-be", Kind.FACT, 0.7, asserts=True,
         cues=literals("but it should be|but that should be|but this should be|but it's actually|but it is actually"),
         pattern=rf"(?P<wrong>{_NAME}),? but (?:it|that|this)(?: should be|'s actually| is actually) (?P<correct>{_NAMED}){_END}"),
    Rule("correction", Kind.FACT, 0.7, asserts=True,
         cues=literals(" correction: "),
         pattern=rf"(?:^|\n)correction: (?:(?:it|{_TOPIC}){_BE} )?(?P<correct>{_NAMED})(?:,? not (?P<wrong>{_VALUE}))?{_END}"),
    Rule("there-is-no", Kind.FACT, 0.6,
         cues=literals("there's no |there is no |there are no "),
         pattern=rf"^(?:(?:no|but|hey|wait)[\s,.!-]+)?there(?:'s| is| are) no (?![^\n]*\b(?:yet|please|create|add|write|make)\b){_NAME}\b[^\n?]{{0,60}}$"),
    Rule("we-have-no", Kind.FACT, 0.5,
         cues=literals("we don't have |we never had |we have no |we don't use |you keep "),
         pattern=r"(?:^|[\n.!,]\s*)(?:we (?:don't (?:have|use)|never had|have no) (?!time|to\b|any idea|idea)|you keep \w+ing)"),
    Rule("denied-value-not", Kind.FACT, 0.8, asserts=True,
         cues=literals(" no, | nope| nah, | wrong, | wrong. | incorrect"),
         pattern=rf"(?:^|[\n.!?]\s*)(?:no|nope|nah|wrong|incorrect|actually)[\s,.!:-]+(?:at |in |on |to |the )?(?!(?:it|that|this|they|we)(?:'?s|'re| )){_PLAIN}(?P<correct>{_NAMED}),? (?:and )?not (?:the |a |an |at |in |on |to )?(?P<wrong>{_VALUE}){_END}"),
    Rule("no-such-thing", Kind.FACT, 0.8, asserts=True,
         cues=literals("isn't a thing|isnt a thing|is not a thing|isn't a real|is not a real"),
         pattern=rf"(?:^|[\n.!?,]\s*)(?P<wrong>{_NAME})(?: is not|'?s not| isn'?t) a (?:real )?(?:thing|flag|option|command|method|function|field)\b[^\n.,;!?]{{0,40}}[,;.] ?(?:it's|its|it is|use|that's|the (?:real )?one is) {_PLAIN}(?P<correct>{_NAME}){_END}"),
    Rule("not-but", Kind.FACT, 0.8, asserts=True,
         cues=literals("it's not |its not |that's not | is not | are not |isn't |isnt |aren't |doesn't go to |doesn't run on |doesn't use |doesn't point to "),
         pattern=rf"{_START}(?:(?:it|that|this|they)|{_TOPIC})(?: is not|'?s not|'re not| are not| isn'?t| aren'?t| doesn'?t (?:go to|run on|use|point to)) (?:the |a |an |on |in |at )?{_PLAIN}(?!(?:real )?thing\b)(?P<wrong>{_VALUE})(?:,? but|[,;.]? (?:it's|its|it is|that's|they're|they are|it goes to|it runs on|it uses)) (?:rather |actually |the |a |an |on |in |at )*{_PLAIN}(?P<correct>{_VALUE}){_END}"),
    Rule("denied-is", Kind.FACT, 0.7, asserts=True, replies=True,
         cues=literals(" no,| no.| no!| no the | no it's | no its | no we | no that's | no — | no - | actually no| nope| nah| wrong.| wrong,| wrong!| wrong:| wrong -| incorrect| not right| not correct| not true"),
         pattern=rf"(?:^|[\n.!?,]\s*)(?:actually )?(?:(?:that's |that is |this is |it's )?(?:no|nope|nah|wrong|incorrect|not (?:right|correct|true)))[\s,.!:-]+(?:(?:it|that|this|they|we)|{_TOPIC}){_BE} {_PLAIN}(?P<correct>{_NAMED}|(?:(?<=ed by )|(?<=run by )|(?<=called )|(?<=named )|(?<=ongs to )){_VALUE})(?:,? (?:and )?not (?:the |a |an |on |in |at |by |from )?{_PLAIN}(?P<wrong>{_VALUE}))?{_END}"),
    Rule("restated-named", Kind.FACT, 0.7, asserts=True, rhetorical=True, outdoes=("told-before",),
         cues=_TOLD,
         pattern=rf"(?:^|[\n.!?,]\s*){_AGAIN}[\s,.!:-]+(?:that )?(?:(?:it|that|this|they)|{_TOPIC}){_NAMING} (?:the )?{_PLAIN}(?P<correct>{_VALUE}){_END}"),
    Rule("restated", Kind.FACT, 0.5, asserts=True, rhetorical=True, outdoes=("told-before", "no-but"),
         cues=_TOLD,
         pattern=rf"(?:^|[\n.!?,-]\s*){_AGAIN}[\s,.:;-]+(?:that )?(?:(?:it|that|this|they|we)|{_TOPIC}){_BE} {_PLAIN}(?P<correct>{_VALUE}){_HERE}(?:,? (?:and )?not (?:the |a |an |on |in |at |by |from )?{_PLAIN}(?P<wrong>{_VALUE}))?{_END}"),
    Rule("restated-value", Kind.FACT, 0.7, asserts=True, replies=True,
         cues=literals(" again: | again, | again - | again. |once more|once again|one more time| time: | time, "),
         pattern=rf"^(?:no[,.!]? )?(?:again|once (?:more|again)|one more time|for the \w{{2,6}} time)[\s,.:;-]+(?:it's |the )?(?P<correct>{_NAME})(?:,? (?:and )?not (?P<wrong>{_WORD}))?[\s.!]*$"),
    Rule("value-as-told", Kind.FACT, 0.7, asserts=True, outdoes=("told-before",),
         cues=literals("i keep telling|i keep saying|i told you|i said|i already told|i already said|i've told|i've said|said so"),
         pattern=rf"^(?:\w{{2,8}}[,!]+ )?(?:it's )?(?P<correct>{_NAME})[.,!;-]+ ?(?:i keep (?:telling you|saying)|said so|(?:like |as )?i(?:'ve| have)? (?:already |just )?(?:told you|said))(?: (?:so|that|this|already|before|twice|many times)){{0,2}}[\s.!]*$"),
    Rule("who-does", Kind.FACT, 0.65, asserts=True,
         cues=literals(", not | and not "),
         pattern=rf"(?:^|[\n.!?;]\s*)(?:(?:no|nope|wrong|again|but)[\s,.!:-]+){{0,2}}{_PLAIN}(?!(?:i|we|you|it|this|that|they|which)\b)(?P<correct>{_WORD}(?: {_WORD})?) (?:approves|owns|manages|handles|maintains|reviews|leads|signs off) [^\n.,;!?]{{1,40}}(?:,| and) not {_PLAIN}(?P<wrong>{_WORD})[\s.!]*(?:$|\n)"),
    Rule("as-told", Kind.FACT, 0.5, asserts=True, outdoes=("told-before",),
         cues=literals("i told you|i said|i already told|i already said|i've told|i've said|i mentioned|i just told|i just said|i've already|you were told|been told|always ha|said so"),
         pattern=rf"{_START}(?:(?:it|that|this|they|we)|{_TOPIC}){_BE} {_PLAIN}(?P<correct>{_WORD}(?: {_WORD})?){_HERE}[,.;!\s-]+{_TOLD_SO}"),
    Rule("value-not", Kind.FACT, 0.5, asserts=True,
         cues=literals(", not | and not "),
         pattern=rf"^(?:(?:no|nope|hey|still|again|it's|that's|i said)[\s,.!:-]+){{0,2}}{_PLAIN}(?P<correct>{_WORD}){_HERE}(?:,| and) not (?:the |a |an )?{_PLAIN}(?P<wrong>{_WORD})(?:[,.;!]+ (?:please|ok|again|keep|i )[^\n?]{{0,40}})?[\s.!]*$"),
    Rule("actually-is", Kind.FACT, 0.65, asserts=True,
         cues=literals(" actually the | actually it's | actually it is | actually our | actually, | actually we use | is actually "),
         pattern=rf"(?:(?:^|[\n.!?,]\s*)actually,? (?:(?:it|we)|{_TOPIC}){_BE} |(?:^|[\n.!?,]\s*)(?:it|{_TOPIC.replace('topic', 'subject')}) (?:is|are) actually )(?:the |a |an |on |in |at )?{_PLAIN}(?P<correct>{_NAMED}){_END}"),
    Rule("no-such", Kind.FACT, 0.65,
         cues=literals("no such |there's no |there is no |doesn't exist|does not exist|don't exist|never existed"),
         pattern=r"(?:there(?:'s| is) no such (?!file or directory)\w+|\b(?:that|this|your|such an?) (?:[\w/.`-]{1,40} ){1,3}(?:doesn't|does not|never) exist(?:ed)?\b|(?:^|[\n.!]\s*)the (?:[\w/.`-]{1,40} ){1,3}(?:doesn't|does not) exist\b(?!,)|\b(?:those|these) (?:[\w/.`-]{1,40} ){1,3}(?:don't|do not) exist\b)"),
    Rule("invented", Kind.FACT, 0.7,
         cues=literals("hallucinat|you made |you're making |you are making |you invented|making things up|making stuff up"),
         pattern=r"\byou(?:'re| are)? (?:just |still )?(?:hallucinat\w+|invented|ma(?:de|king) (?:that|this|it|things|stuff|those|them|up))|\b(?:that|this)(?:'s| is| was) (?:a |an )?hallucinat"),
    Rule("untrue", Kind.FACT, 0.65, replies=True,
         cues=literals("not true|isn't true|isnt true|is false|is incorrect|'s incorrect|not correct|isn't correct|isnt correct|inaccurate|not accurate|isn't accurate|opposite of|that's wrong, there|wrong. there|wrong, there"),
         pattern=rf"{_THAT}(?:(?:'?s| is| was)(?: just| simply| completely| totally| still| factually)? (?:not (?:true|accurate)|false|inaccurate|the opposite)|(?: isn'?t| wasn'?t) (?:true|accurate))\b|(?:^|[\n.!?,]\s*)(?:no,? )?(?:wrong|incorrect|(?:that'?s |that is )?(?:wrong|incorrect|not (?:right|correct)))[,.!;:-]+ ?there(?:'?s| is| are| was| were) "),
    Rule("disagreement", Kind.OTHER, 0.5,
         cues=literals("that's wrong|thats wrong|that is wrong|this is wrong|not correct|isn't correct|isnt correct|wasn't correct|not right|isn't right|isnt right|wasn't right|is incorrect|'s incorrect|seems wrong|looks wrong|is wrong"),
         pattern=r"\b(?:that|this|it|which)(?:'?s| is| was| does| do| seems| looks| isn'?t| wasn'?t)?(?: just| simply| completely| totally| still| factually| look| seem)? ?(?:wrong|incorrect|not (?:right|correct)|(?<=isn't )(?:right|correct)|(?<=isnt )(?:right|correct)|(?<=wasn't )(?:right|correct))\b"),
    Rule("no-but", Kind.FACT, 0.45, replies=True,
         cues=literals(" no, | nope, | nah, | no. | no wait| no no | wrong, | wrong. "),
         pattern=rf"^(?:no|nope|nah|wrong)(?:[,.]+|(?= wait| no)) ?(?:wait|no)?[,.! ]*(?!{_CONTENT})(?:\w[\w'@/.`-]*[ ,]+){{2}}"),
    Rule("no-do", Kind.INSTRUCTION, 0.65, replies=True,
         cues=literals(" no, | nope, | nah, | no. "),
         pattern=rf"^(?:no|nope|nah)[,.! ]+(?!{_CONTENT})(?:please |just |only |you (?:should|need to|must) |we (?:want|need) |i (?:want|meant?|asked|need|said) |it should |never |(?:don'?t|do not) |(?:use|update|delete|do|keep|leave|make|put|move|go|remove|undo|revert|change|edit|rename|run|write|add|fix|try|stop|start|look|read|follow|create|set|call|return)\b)"),
    Rule("told-as-known", Kind.FACT, 0.7, asserts=True,
         cues=literals("remember that |remember: |remember this: |for the record, |for the record: "),
         pattern=rf"(?:remember(?: that|:| this:)|for the record[,:]) (?:(?:it|we)|{_TOPIC}){_BE} (?:the |a |an )?{_PLAIN}(?P<correct>{_NAMED})(?:,? not (?P<wrong>{_VALUE}))?{_END}"),
    Rule("forgot", Kind.OMISSION, 0.75,
         cues=literals("you forgot|you missed|you left out|you skipped|you omitted|you overlooked|you didn't |you didnt |you did not |you never added|you also forgot|you still haven't|you haven't added|you haven't updated|you haven't implemented"),
         pattern=r"\b(?<!did )(?<!if )(?<!have )(?<!anything )you (?:also |still |just |completely |again )?(?:forgot|missed|left out|skipped|omitted|overlooked|(?:didn'?t|did not|never|haven'?t|have not) (?:includ|add|updat|implement|cover|mention|touch|handl|finish|complet|do)\w*)\b(?! (?:anything|nothing))"),
    Rule("still-missing", Kind.OMISSION, 0.6,
         cues=literals("still missing|still lacks|is missing|are missing|'s missing"),
         pattern=r"\b(?:still (?:missing|lacks?)|(?:^|[\n.!?]\s*)(?:the|your|it) [^\n.!?]{0,40}\b(?:is|are) missing)\b"),
    Rule("told-before", Kind.INSTRUCTION, 0.75,
         cues=literals("i didnt ask|i told you|i said |i asked |i already |i've told|i have told|i've already|i specifically|i explicitly|i didn't ask|i did not ask|i never asked|i didn't say|i never said|i didn't tell|not what i |as i said|like i said|who told you|who asked you|did i ask|did i tell|didn't i "),
         pattern=r"\b(?:i(?:'ve| have)? (?:already |just |explicitly |specifically |clearly |literally )?(?:told you|said (?!hi|hello|i\b)|asked (?:you )?(?:to|for|not))|i(?:'ve| have)? (?:didn'?t|did not|never) (?:ask|say|said|tell|told|asked|want|wanted)\b|not what i (?:asked|said|wanted|want|meant|mean|told)|(?:as|like) i said|who (?:told|asked) you|(?:did|didn't) i (?:ask|tell)|didn't i say)"),
    Rule("should-not-have", Kind.INSTRUCTION, 0.7,
         cues=literals("you shouldn't|you shouldnt|you should not |you weren't supposed|you were not supposed|you're not supposed|you are not supposed|you were supposed|you're supposed|you should have |you should've |you ignored"),
         pattern=r"\byou (?:shouldn'?t (?:have|be)|should not (?:have|be)|weren'?t supposed|were not supposed|(?:'re|are|were) (?:not )?supposed to|should(?:'ve| have)|(?:just |again |still )?ignored (?:my|the|what))\b|\byou're (?:not )?supposed to"),
    Rule("stop-doing", Kind.INSTRUCTION, 0.65,
         cues=literals(" stop adding| stop using| stop doing| stop making| stop changing| stop creating| stop editing| stop writing| stop trying| stop asking| stop guessing| stop running| stop committing| stop pushing| stop deleting| stop removing"),
         pattern=r"(?:^|[\n.!?,]\s*)(?:please |just |and )?stop (?:adding|using|doing|making|changing|creating|editing|writing|trying|asking|guessing|running|committing|pushing|deleting|removing)\b"),
    Rule("why-not", Kind.INSTRUCTION, 0.65,
         cues=literals("why didn't you|why didnt you|why did you not|why aren't you|why arent you|why are you not|why haven't you|why are you using|why are you still|why are you in |why are we using|why don't you follow|why did you ignore|why did you delete|why did you remove|why did you commit|why did you push|why did you change"),
         pattern=r"\bwhy (?:didn'?t you|did you (?:not|ignore|delete|remove|commit|push|change)|aren'?t you|are you (?:not|using|still|in)|haven'?t you|are we using|don't you follow)\b"),
    Rule("you-are-doing", Kind.INSTRUCTION, 0.6,
         cues=literals("you're not |you are not |you're editing|you're making changes|you're using|you're working in|you're in the wrong|the wrong file|the wrong branch|the wrong director|the wrong folder|the wrong place"),
         pattern=r"^(?:(?:no|wait|hey|hmm|but)[\s,.!]+)?you(?:'re| are) (?:not (?:using|following|in|doing|listening)|editing|making changes|using|working in|in) |^[^.!?\n]{0,60}\byou(?:'re| are| seem to be|'ve)? [^.!?\n]{0,40}\bthe wrong (?:files?|branch|director|folder|place)"),
    Rule("prohibition", Kind.INSTRUCTION, 0.6,
         cues=tuple(f" {no} {verb}" for no in _NEVER for verb in _DEEDS),
         pattern=rf"^(?:(?:hey|please|wait|stop|ok)[\s,.!:-]+)?(?:{'|'.join(_NEVER)}) (?:{'|'.join(_DEEDS)})\b(?![^\n]*(?:[.!;] \w|\b(?:yet|just)\b))[^\n?]{{0,70}}$"),
    Rule("still-broken", Kind.RESULT, 0.7,
         cues=literals("still not |still doesn't |still doesnt |still isnt |still don't |still can't |still broken|still fail|still wrong|still the same|still get|still see|still no |still has |still have |still happen|still show|still isn't |still error|still crash"),
         pattern=r"\bstill (?:(?:not|doesn'?t|does not|don'?t|do not|can'?t|cannot|isn'?t|is not|aren'?t|won'?t) (?!sure|clear|certain|decided|convinced|know|think|want|need|understand)\w+|broken|fail\w*|wrong|the same(?: (?:error|issue|problem|thing|result|behaviou?r)|\s*[.!,]|\s*$)|get(?:ting)? \w+|see(?:ing)? \w+|no \w+|ha(?:s|ve) (?:the|this|that|an?) \w+|happen\w*|show\w* \w+|error\w*|crash\w*)"),
    Rule("not-working", Kind.RESULT, 0.6,
         cues=literals("doesn't work|doesnt work|does not work|didn't work|didnt work|did not work|not working|isn't working|isnt working|don't work|stopped working|you broke|that broke|this broke|wrong result|wrong output"),
         pattern=r"\b(?:(?:doesn'?t|does not|didn'?t|did not|don'?t) work|(?:not|isn'?t|stopped) working|(?:you|that|this|it) broke|wrong (?:result|output))\b"),
    Rule("not-there", Kind.OTHER, 0.45,
         cues=literals("i don't see|i dont see|i do not see|i can't see|i'm not seeing|i am not seeing|where is the |where did |is broken|this isn't |this isnt |this is not |that isn't |that is not |it's hanging|its hanging|it's crashing|it's failing|you just "),
         pattern=r"^(?:(?:hmm|uh+|but|ok|wait|well)[\s,.!]+)?(?:i (?:do not|don'?t|can'?t) see|i(?:'m| am) not seeing|(?:this|that) (?:isn'?t|is not) |it'?s (?:still |just )?(?:hanging|broken|crashing|failing)|you just \w+ed[^\n]{0,60}again)"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65,
         cues=literals("from now on|going forward|in the future,|in future,|i prefer |i'd prefer|i would prefer|i'd rather|next time|always use |i don't like "),
         pattern=r"\b(?:from now on[,:]? \w+|going forward,? \w+|in (?:the )?future,|i(?:'d| would)? prefer|i'd rather|next time,? \w+|(?:^|[\n.!?,]\s*)(?:please )?always use|i don't like)\b"),
)

PLAIN = (
    Rule("states", Kind.FACT, 0.5, asserts=True, replies=True,
         cues=literals(" is | are | was | were |'s |'re | to | on | in | at | into | under | with | from | via | through | use| need| mean| equal| target| require| support| has | take| return| expect| accept| contain| cost"),
         pattern=rf"^(?:(?:but|well|hey|um|hmm|no|nope|still|again|fyi|btw)[\s,.!:-]+){{0,2}}(?:(?:it|that|this|they|we)|{_TOPIC})(?! should){_BE} {_PLAIN}(?P<correct>{_VALUE}){_HERE}[\s.!]*(?:$|\n|[.!] )"),
    Rule("states-not", Kind.FACT, 0.45, asserts=True,
         cues=(" not ",),
         pattern=rf"{_START}(?:(?:it|that|this|they|we)|{_TOPIC})(?! should){_BE} {_PLAIN}(?P<correct>{_WORD}){_HERE},? (?:and )?not (?:the |a |an |on |in |at |with )?{_PLAIN}(?P<wrong>{_WORD}){_HERE}(?:[,.;!]|\s*$|\n)"),
    Rule("names", Kind.FACT, 0.45, asserts=True, replies=True, sought=True,
         cues=literals(" no | no, | no. |nope|nah,|wrong|dude|hmm|uh, |actually|again"),
         pattern=r"^(?:no|nope|nah|wrong|dude|hmm+|uh+|actually|again)\b(?![^\n]*(?:\b(?:please|let\'?s|instead|should|want|need|could|can|i\'ll|will|we\'ll|gonna|going to|switched|moved|changed|renamed|updated|set|use|add|try|maybe|if|when|i\'d|from next|says?|said|go ahead|start|problem|worries|thanks)\b|\?))[^\n]{4,80}$"),
)

GUARDS = (
    Guard("request",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=_REQUESTS,
          pattern=rf"^(?:(?:please|now|then|also|and|next|ok|let's|can you|could you|i want (?:you )?to|we should)[, ]+){{0,2}}(?:{'|'.join(word.strip() for word in _REQUESTS)})\b"),
    Guard("hypothetical",
          spares=(Kind.INSTRUCTION, "is-not", "not-but"),
          cues=literals("make sure|ensure| if | in case | when | whether | unless | would be "),
          pattern=r"\b(?:if|in case|when|whenever|whether|unless|make sure|ensure)\b[^.!?\n]{0,60}\b(?:wrong|incorrect|exist|missing|mistaken|fail|fails|broken|work|true|right|forgot|missed)\b"),
    Guard("own-slip",
          cues=literals("oops|whoops|my bad|my mistake|i misspoke|i was wrong|scratch that|i mistyped|i misread|sorry, i meant|sorry i meant| i meant |my typo|i forgot to|my fault"),
          pattern=r"\b(?:oops|whoops|my bad|my mistake|my typo|my fault|i misspoke|i was wrong|scratch that|i mistyped|i misread|sorry,? i meant|i forgot to)\b|^i meant\b"),
    Guard("assent",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" yes| yeah| yep| ok| right,| right.| exactly| correct| sure| great| perfect| thanks| good| nice| no problem| no worries"),
          pattern=r"^\W*(?:yes|yeah|yep|yup|ok|okay|right|exactly|correct|sure|great|perfect|thanks|thank you|good|nice|no (?:problem|worries|need|rush|thanks))\b"),
    Guard("reported",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" says | said | wrote | writes | claims | thinks | told me | told us | replied | mentioned | reported | according to "),
          pattern=r"(?:^|[\n.!?,]\s*)(?:(?:and|so|but|now|apparently)[\s,]+)?(?:the |our |my |a |one of )?(?!i\b|we\b|you\b|it\b|that\b|this\b|which\b|as\b|like\b)[a-z][\w.'-]{0,20}(?: [a-z][\w.'-]{0,20}){0,2} (?:says?|said|wrote|writes|claims?|claimed|thinks?|told (?:me|us)|replied|mentioned|reported)\b(?! ?[:…])(?![^\n]{0,120}\bbut\b)|(?:^|[\n.!?,]\s*)according to (?!me\b)"),
    Guard("words-of-others",
          cues=literals(" translate| rephrase| reword| summari| proofread| paraphrase| rewrite| do you say | would you say | do i say "),
          pattern=r"^(?:(?:please|can you|could you|now|then|ok|next)[\s,]+){0,2}(?:translate|rephrase|reword|summari[sz]e|proofread|paraphrase|rewrite (?:this|it|that|the)|how (?:do|would) (?:you|i|we) say)\b"),
    Guard("check-again",
          spares=(Kind.OMISSION, Kind.INSTRUCTION),
          cues=literals("check again|double check|double-check|recheck|re-check|are you sure|is that right|is it right|is that correct|is this correct|is it correct|is it true|is that true|correct me if|let me know if|verify "),
          pattern=r"\b(?:check again|double[- ]check|re-?check|are you sure|is (?:it|that|this) (?:right|correct|true|wrong)|correct me if|let me know if|(?:can|could|please) (?:you )?verify)\b"),
    Guard("hedge",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals("pretty sure|fairly sure|i think|i guess|maybe|perhaps|probably|i believe|might |may be |could be |not sure|unsure|if i remember|iirc|afaik|i suppose|presumably|possibly|seems|i assume"),
          pattern=r"\b(?:pretty sure|fairly sure|i think|i guess|maybe|perhaps|probably|i believe|might|may be|could be|not sure|unsure|if i remember|iirc|afaik|i suppose|presumably|possibly|seems|i assume)\b"),
)
REMEMBER = literals(" remember| never again|don't forget this|don't forget that| keep in mind|make a note of|commit this to memory|add this to your memory|add to memory|save this to memory")
RECALL = literals(" do you remember| you remember| i remember|don't remember|can't remember| remember when| remember to | remember how | remembered| remembers| remembering| if i remember| as i remember|never again see")

PACK = LanguagePack(
    tag="en",
    foreign="ñ¿¡ãõßáíóúàùœ",
    rules=RULES,
    guards=GUARDS,
    plain=PLAIN,
    quiet=(
        r"^\s*(?:no|nah|nope),? ?(?:thanks|thank you|worries|problem|idea|need|rush|hurry|that'?s (?:fine|ok|okay|good|great|all|it))\b",
        r"^\s*(?:stop|restart|revert|undo|start|kill|run|rerun|open|close|show|list|commit|push|merge|assert|fabricate|generate) (?:the|all|a|an|not|some|test|it|my|our|last)\b",
        r"^\s*e[a-z]{4,}: [^\n]*$",
        r"^\s*no [a-z]{3,20} (?:appeared|came up|showed up|popped up)\s*\.?$",
        r"^\s*made up of\b",
    ),
    remember=REMEMBER,
    recall=RECALL,
    messages=MESSAGES,
    assents=literals("yes|y|yeah|yep|yup|ok|okay|sure|fine|please do|go ahead|remember it|save it"),
    refusals=literals("no|n|nope|nah|not|don't|dont|do not|please don't|please do not|never|stop|cancel|wait|hold on|hmm|hm|forget it|never mind|nevermind"),
    pronouns=frozenset(literals("it|this|that|these|those|there|they|them|here|one|he|she|we|you|i|what|which|thing|something")),
    trims=(
        ("on ", "in ", "at ", "to ", "called ", "the ", "a ", "an ", "our ", "your ", "my "),
        (" please", " instead", " though", " anymore"),
    ),
)
# fmt: on
