"""Korean: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages.messages.ko import MESSAGES

_ASCII = r"[a-z0-9_./:@+#~%$-]"
_VALUE = rf"(?:[\"'`][^\"'`\n]{{1,60}}[\"'`]|{_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}|[\w./-]{{1,20}}?(?: [\w./-]{{1,20}}?){{0,2}}?)"
_NAME = rf"(?={_ASCII}*[0-9_./:@-]?[a-z0-9]{{2}}){_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}"
_TOPIC = r"(?P<topic>[\w./-]{1,20}?(?: [\w./-]{1,20}?){0,2}?) ?(?:은|는|이|가|께서) "
_START = r"(?:^|[\n,.!?] ?)"
_DENIAL = r"(?:아니(?:야|요|에요|지|다)?|아냐|아닌데|아닙니다|틀렸(?:어|어요|습니다|다|네)?|땡)"
_NOT = r"(?:이|가)? ?(?:아니라|아니고|아니구)[,. ]*"
_COPULA = r"(?:이|가|은|는|께서)? ?(?:이야|야|입니다|이에요|예요|이예요|에요|임|이다|(?<=[a-z0-9])(?:다|지)|인데|거든|이거든|이라고(?! ?[하해바불])|라고(?! ?[하해바불])|이지|이잖|잖|이고|이요|요(?=[.!\n]|$)|(?:이)?라니까|맞다니까|에 있|에서 ?(?:해(?![줘주라])|한다|합니다|하고 있|돌아|돌고|배포한|실행|받|가져|읽)|(?:으로|로) ?(?:옮겼|바뀌|바뀐|전환|저장돼|저장됩|저장되)|(?<=[a-z0-9])(?:을|를)? ?(?:써(?![줘주라])|쓴다|씁니다)|에 ?시작|가 맞|이 맞|(?:을|를|에|에서|으로|로) ?(?:쓰고 있|쓴다|씁니다|사용합니다|사용하고 있|배포합니다|돌아가|있습니다|갑니다))"
_OF = rf"(?:{_TOPIC}|(?:여긴|우린|우리는|이건|그건|거긴|저흰|저희는) )"
_TOLD = (  # it was said before
    r"(?:다시 (?:한번 |한 번 )?(?:말하지만|말하는데|말씀드리지만|말할게(?:요)?|얘기하지만)|(?:아까|전에|이미|방금|어제|저번에)(?:도|부터)? (?:말했|말씀드렸|얘기했|설명했)(?:지만|듯이|는데(?:요)?|잖아(?:요)?)"
    r"|몇 번(?:을|이나|째)? ?(?:말해|말하|얘기해|얘기하)[^\s,]{0,6}|(?:말했|얘기했)(?:듯이|다시피|잖아(?:요)?|지만)|그러니까|그니까)"
)
_SAID = r"(?:분명히? |이미 |아까 |몇 번(?:이나)? |계속 )?(?:했|말했|얘기했|말씀드렸)(?:잖|는데|지(?:[.! ]|$)|어|다|습)"
_YOU = r"(?![^\n]{0,20}(?:네가|니가|너가|당신|누가))"
_IS = rf"(?={_COPULA}|[.!,\n]|$)"
_SURELY = rf"(?={_COPULA}|(?<=[a-z0-9'\"`])(?:[.!,\n]|$))"

# fmt: off
RULES = (
    Rule("not-but", Kind.FACT, 0.85, asserts=True,
         cues=literals("아니라|아니고|아니구"),
         pattern=rf"{_START}(?:{_DENIAL}[,. !]*)?(?:{_TOPIC})?(?P<wrong>{_VALUE}){_NOT}(?P<correct>{_VALUE}){_SURELY}"),
    Rule("not-so-but", Kind.FACT, 0.65, replies=True,
         cues=literals("그게 아니라|그게 아니고|그거 아니라|그건 아니고|그게 아냐|그게 아니야|그게 아니"),
         pattern=rf"(?:그게|그거|그건|그것은|그것이) ?(?:아니라|아니고|아니구|아니야|아냐|아닙니다|아니에요|아닌데|아니잖)[,. ]*(?:(?:{_TOPIC})?(?P<correct>{_NAME}){_IS})?"),
    Rule("is-not", Kind.FACT, 0.8, asserts=True,
         cues=literals("아니야|아냐|아니에요|아닙니다|아니라고|아니다|아니거든|아님|아니고"),
         pattern=rf"{_START}(?:{_DENIAL}[,. !]*)?{_OF}(?P<correct>{_VALUE})(?:이야|야|입니다|이에요|예요|이지|지|이고|고|임|이라고|라고|에서 ?(?:돌아|해|배포)|에 ?(?:있|시작))[가-힣]{{0,3}}[,. ]+(?P<wrong>{_VALUE})(?:이|가|은|는|께서)? ?(?:아니야|아냐|아니에요|아닙니다|아니라고|아니다|아니거든|아님|아니고(?:요)?(?=[.!\n]|$))"),
    Rule("not-used-but", Kind.FACT, 0.75, asserts=True,
         cues=literals("안 써|안써|안 쓰|안쓰|안 씁|안씁|안 쓴|안쓴|쓰지 않|사용 안|사용하지 않"),
         pattern=rf"{_START}(?:{_DENIAL}[,. !]*)?(?:(?:우린|우리는|여긴|저흰|저희는) )?(?P<wrong>{_NAME})(?:은|는|을|를)? ?(?:이제 |더 이상 )?(?:안 ?(?:써|쓰|씁|쓴)|(?:쓰|사용하)지 ?않|사용 ?안)[가-힣]{{0,3}}[,. ]+(?:{_OF})?(?P<correct>{_VALUE}){_SURELY}"),
    Rule("no-such-but", Kind.FACT, 0.75, asserts=True,
         cues=literals("없어|없는데|없다|없습|없거든|존재하지"),
         pattern=rf"{_START}(?P<wrong>{_NAME})(?:이?라는|이란|란)? ?(?:[가-힣]{{1,8}})?(?:은|는|이|가) ?(?:없(?:어|다|는데|습니다|거든)|존재하지 ?않[가-힣]{{1,3}})(?:요)?[,. ]+(?:{_OF})?(?P<correct>{_VALUE}){_SURELY}"),
    Rule("restated", Kind.FACT, 0.7, asserts=True, rhetorical=True, outdoes=("told-before",),
         cues=literals("다시 말|다시 한|다시 얘기|말했|말씀드|얘기했|설명했|몇 번|그러니까|그니까"),
         pattern=rf"(?:^|[\n!.] ?)(?:{_DENIAL}[,. !]*)?{_TOLD}[,. ]*(?:{_OF})?(?P<correct>{_VALUE})(?={_COPULA}|(?<=[a-z0-9'\"`])(?:[.!\n]|$))"),
    Rule("insisted", Kind.FACT, 0.7, asserts=True, rhetorical=True, outdoes=("told-before", "not-working"),
         cues=literals("라고|라니까|라구|맞다니까"),
         pattern=rf"(?:^|[\n,.!] ?){_YOU}(?:(?:{_DENIAL}|그러니까|그니까|아까|분명)[,. !]*)?(?:{_OF}|[가-힣]{{1,10}} )?(?P<correct>{_NAME}(?=이?라|이? ?맞)|{_VALUE}(?=이라|이 맞))(?:이?라(?:고|니까|구)(?:요)?[.! ]*(?=\n|$)|이?라고 ?(?:{_SAID}|몇 번(?:을|이나|째)? ?(?:말|얘기))|이? ?맞다니까)"),
    Rule("does-so", Kind.FACT, 0.7, asserts=True, outdoes=("told-before",),
         cues=literals("다고 했|다고 말했|다고 얘기했|다고 분명|다고 이미|다고 아까|다니까|다고요|다고 |라고 했"),
         pattern=rf"(?:^|[\n,.!] ?){_YOU}(?:(?:{_DENIAL}|그러니까|그니까|아까|분명히)[,. !]*)?(?:{_OF}|우리 |저희 |여기 )?(?P<correct>{_NAME})(?:에서|에|로|으로|를|을)? ?(?:[가-힣]{{1,6}}다(?:고 ?{_SAID}|니까|고요?[.! ]*(?=\n|$))|쓰는 [가-힣]{{2,8}}라(?:고 ?{_SAID}|니까))"),
    Rule("denied-value", Kind.FACT, 0.7, asserts=True, replies=True,
         cues=literals(" 아니,| 아니야| 아니요,| 아냐| 아닌데| 아닙니다| 틀렸| 아니에요| 아니 "),
         pattern=rf"^{_DENIAL}[,. !\n]+(?:{_TOPIC})?(?P<correct>{_NAME}){_IS}"),
    Rule("wrong-then-right", Kind.FACT, 0.85, asserts=True,
         cues=literals("틀렸|틀린|잘못|아니야|아닙니다|아니에요"),
         pattern=rf"{_START}(?P<wrong>{_NAME})(?:은|는|이|가|께서) ?(?:틀렸|틀린|잘못|아니야|아닙니다|아니에요)[^\n,.]{{0,8}}[,. ]+(?:{_TOPIC})?(?P<correct>{_NAME})(?:이야|야|입니다|이에요|예요|이 맞|가 맞|임|이다|다)"),
    Rule("topic-is-wrong", Kind.FACT, 0.75, asserts=True,
         cues=literals("틀렸|잘못됐|잘못되"),
         pattern=rf"^(?P<topic>[가-힣]\w{{0,10}}(?: [가-힣]\w{{0,10}}){{0,2}}?)(?:은|는|이|가|께서) ?(?:틀렸|잘못됐|잘못되)[^\n,.]{{0,8}}[,. ]+(?P<correct>{_NAME}){_COPULA}"),
    Rule("correctly", Kind.FACT, 0.75, asserts=True,
         cues=literals("실제로는|사실은|정확히는|정확하게는|정답은|맞는 건|맞는 값은|올바른"),
         pattern=rf"(?:{_TOPIC})?(?:실제로는|사실은|정확히는|정확하게는|정답은|맞는 건|맞는 값은|올바른 [가-힣]{{1,8}}(?:은|는)) ?(?P<correct>{_NAME})(?:이야|야|입니다|이에요|예요|이다|다|임|[.!\n]|$)"),
    Rule("untrue", Kind.FACT, 0.65, replies=True,
         cues=literals("사실이 아니|사실과 다|사실과 달|그건 틀|그건 사실|전제가|그렇지 않|말이 틀"),
         pattern=r"(?:사실(?:이|은) 아니|사실과 (?:다르|다릅|달라)|그건 (?:틀렸|사실이? 아)|전제(?:가|부터) (?:틀|잘못|아니)|말이 틀)"),
    Rule("no-such", Kind.FACT, 0.65,
         cues=literals("그런 |존재하지 않"),
         pattern=r"그런 [^\n,.!?]{1,20}?(?:은|는|이|가|도)? ?(?:없(?:어|는데|습니다|다|잖|거든|음)|존재하지 않)|(?:은|는) 존재하지 않(?:아|습니다|는데|거든|잖|음)"),
    Rule("invented", Kind.FACT, 0.7,
         cues=literals("지어낸|지어냈|지어내|할루시네이션|환각|거짓말|없는 말"),
         pattern=r"(?:지어(?:낸|냈|내지)|할루시네이션|환각(?:이|을|인)|거짓말(?:이|하|치|을)|없는 말)"),
    Rule("left-out", Kind.OMISSION, 0.7,
         cues=literals("놓쳤|놓친|놓치|빠졌|빠뜨|빼먹|누락|빠져|빠진"),
         pattern=r"(?:놓쳤|놓친 (?:거|것|게|부분)|빠졌|빠뜨(?:렸|린)|빼먹(?:었|은|네|지)|누락(?:됐|되었|된 (?:거|것|게|부분)|했|이야|이네|시켰|되어|돼)|빠져 ?있|빠진 (?:거|것|게|부분|것들)?(?:이|가)? ?있)"),
    Rule("told-before", Kind.INSTRUCTION, 0.75,
         cues=literals("말라고|말랬|말라니|하라고|하랬|라고 했|라고 말했|시킨 적|말한 적|한 적 없|적 없|마음대로|맘대로|멋대로|말했잖|말했지만|라니까|랬잖|말했는데"),
         pattern=r"(?:말라고|말랬|말라니|하라고 ?(?:했|말|몇|\.|!|$)|하라고\.|하랬|라고 (?:분명히? |계속 |이미 |몇 번)?(?:했(?:잖|는데|지|어|다|습)|말했)|(?:시킨|말한|부탁한|한|요청한) 적 ?(?:이)? ?없|(?:마음|맘|멋)대로|말했(?:잖|는데|지)|라니까|랬잖|(?:아까|전에)도? 말했)"),
    Rule("not-but-do", Kind.INSTRUCTION, 0.6,
         cues=literals("아니라|아니고"),
         pattern=rf"{_VALUE}(?:이|가) ?(?:아니라|아니고)[, ]+[^\n,.]{{1,24}}?(?:으로|로|를|을|에|에다|에다가) ?[^\n,.]{{0,3}}(?:써|바꿔|바꾸|고쳐|수정|돌려|들어가야|해야)"),
    Rule("prohibition", Kind.INSTRUCTION, 0.65,
         cues=literals("지 마|지마|지 말아|지 말라|지 말자|지 말것|지 말 것"),
         pattern=r"^(?!아직)[^\n?]{0,50}[가-힣]지 ?(?:마(?:세요|라|요)?|말(?:아|아줘|아라|것|자|아주세요|라니까))[.! ]*$"),
    Rule("denial", Kind.OTHER, 0.5, replies=True,
         cues=literals(" 아니 | 아니, | 아니아니| 아니지| 아 아니"),
         pattern=r"^(?:아 )?아니(?:아니|지)?[,. ]+(?!괜찮|됐|그냥 둬|그래)\w+ \w+"),
    Rule("still-broken", Kind.RESULT, 0.7,
         cues=literals("아직도|아직 |여전히|계속 |똑같|그대로"),
         pattern=r"(?:아직도?|여전히|계속)[^\n.]{0,30}?(?:안 ?(?!했|봤|해)[가-힣]|못 ?(?!했|봤|정)[가-힣]|오류|에러|그대로|똑같|이상|않(?:아|네|는|습|음|고)|실패|깨|나오는데|뜨는데)|(?:똑같(?:은|이)|그대로) ?(?:오류|에러|문제|인데|야|이야|네)"),
    Rule("not-working", Kind.RESULT, 0.65,
         cues=literals("잘못됐|잘못 됐|잘못된|잘못되|틀렸|이상해|이상하|이상한|엉뚱|엉망|안돼|안 돼|안되|안 되|안됨|안나와|안 나와|안나오|안 나오|안보|안 보|안떠|안 떠|안된|안 된|안 없어|안 지워|안 열|안 바|깨져|깨졌|망가"),
         pattern=r"(?:잘못 ?(?:됐|되었|된 (?:거|것)|되어)|틀렸(?:어|네|는데|습|다|잖)|이상(?:해|하(?:네|게|잖|다)|한데)|엉뚱|엉망|안 ?(?:돼|되(?:네|는데|고|잖|어|요|$)|됨|됩니다|된(?:다|거| 거)|없어|지워|열|나(?:와|오(?:네|는데|잖|고))|보(?:여|이(?:네|는데|고))|떠|뜨는데|먹(?:혀|히|네)|바뀌)|깨(?:져|졌)|망가)"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65,
         cues=literals("앞으로|다음부터|이제부터|매번|게 좋|게 낫"),
         pattern=r"(?:앞으로는 |앞으로 (?!할 |의|어떻게|남은)|다음부터|이제부터|(?:는|한|은) ?게 (?:좋겠|좋을|낫|더 좋))"),
)

PLAIN = (
    Rule("states", Kind.FACT, 0.5, asserts=True, replies=True,
         cues=literals("은 |는 |이 |가 |긴 |린 "),
         pattern=rf"^(?:(?:{_DENIAL}|근데|아|어|참고로)[,. !]+)?{_OF}(?P<correct>{_VALUE}){_COPULA}[가-힣]{{0,4}}[.! ]*(?:\n|$)"),
    Rule("names", Kind.FACT, 0.45, asserts=True, replies=True, sought=True,
         cues=literals("이야|야|예요|에요|입니다|라고|라니까|거든|잖아"),
         pattern=r"^(?![^\n]*(?:줘|주세요|하자|합시다|할게|할까|바꿔|바꾸|옮겼|옮겨|했어|했습니다|했어요|기로 |같|아마|일걸|로 해|으로 가|대신|면 |래(?:요)?(?:[.! ]|$)|셨|적었|잘못|오타|\?))[^\n]{1,60}[a-z0-9번판월일시분트크버] ?(?:이야|야|예요|이에요|입니다|(?:이)?라고요?|(?:이)?라니까요?|(?:이)?거든요?|(?:이)?잖아요?)[.! ]*$"),
)

GUARDS = (
    Guard("hypothetical",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "wrong-then-right"),
          cues=literals("면|경우|때 |때는|때마다"),
          pattern=r"(?:틀렸|틀리|틀린|잘못|없|빠졌|빠지|빠뜨|누락|않|안 ?되|안 ?나오|이상하|놓치|놓쳤)[가-힣 ]{0,4}(?:으면|다면|라면|면 |경우|때)|(?:빠진|누락된|놓친|이상한|잘못된|틀린)[^\n.]{0,10}(?:있으면|있다면)"),
    Guard("own-slip",
          cues=literals("내가 |제가 |내 실수|제 실수|오타|실수로|착각"),
          pattern=r"(?:내가|제가)[^\n.]{0,10}(?:잘못|실수|착각|틀렸|틀린|헷갈|빠뜨|빼먹|놓쳤|말실수)|(?:내|제) 실수|오타(?:예요|에요|임|야|였|입|네|였네)|실수로|착각했"),
    Guard("assent",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" 응| 네| 예| 넵| 맞아| 맞습| 좋아| 그래| ㅇㅇ| ㅇㅋ| 오케이| 알겠| 고마| 감사| 좋습| 괜찮| 아니 괜찮| 아니요 괜찮| 아니, 괜찮"),
          pattern=r"^(?:응|네|예|넵|맞아|맞습|좋아|좋습|그래|ㅇㅇ|ㅇㅋ|오케이|알겠|고마|감사|(?:아니요?,? ?)?괜찮)"),
    Guard("condition",
          cues=literals("면 |면,|라면"),
          pattern=r"(?:만약|만일|혹시)[^\n]{0,60}면|아니(?:라|고) [a-z0-9_./:@-]{1,40}이?(?:라)?면"),
    Guard("reported",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("말로는|따르면|래.|래 |래요|라던데|다던데|라고 하네|다고 하네|라고 하던|다고 하던|라고 하셨|다고 하셨|적혀|라고 써|되어 있|말하길|그러는데"),
          pattern=r"(?:말로는|따르면|(?:이|아니)래(?:요)?(?:[.! ]|$)|[라다]던데|[라다]고 (?:하(?:네|던|셨|더라)|써 ?있|적혀|되어 ?있)|말하길|그러는데)"),
    Guard("words-of-others",
          cues=literals("번역|요약|교정|다듬어"),
          pattern=r"(?:번역|요약|교정)(?:해|하|부탁|좀)|다듬어"),
    Guard("check-again",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "wrong-then-right", "still-broken"),
          cues=literals("확인|체크|점검|검토|는지|인지|은지|맞아?|맞나|찾아"),
          pattern=r"(?:확인(?:해|부탁|하고|좀|할)|체크(?:해|좀)|점검|검토(?:해|좀)|(?:는|은|인|던|없|있|됐|었)지 ?(?:확인|체크|봐|알려|검토|점검|살펴|다시|찾)|맞(?:아|나|나요|습니까)\?)"),
    Guard("hedge",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("아마|같아|같은데|같습|것 같|거 같|듯|모르|일지도|수도 있|생각"),
          pattern=r"(?:아마|(?:것|거|게)? ?같(?:아|은데|습|네|애)|듯|(?:ㄹ|을|일|는|인)지도? ?모르|일지도|수도 있|생각(?:해|합|됩|이))"),
    Guard("question",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE),
          cues=literals("까 |까.|나요|가요|는가|인가|건가|아니면 "),
          pattern=r"(?:[가-힣](?<!라니)(?<!다니)까|나요|가요|는가|인가|건가|거니)[. ]*$"),
)
# fmt: on

REMEMBER = literals(
    "기억해|기억하세요|기억하도록|기억하고 있어 줘|잊지 마|잊지마|잊지 말|명심|메모해|외워|다시는"
)
RECALL = literals("기억해?|기억해요?|잊지 말고|다시는 안 나")

PACK = LanguagePack(
    tag="ko",
    rules=RULES,
    guards=GUARDS,
    plain=PLAIN,
    quiet=(
        r"^\s*(?:아니(?:요|오|에요)?[,. ]+)?(?:괜찮(?:아요|아|습니다|네요)|고마워(?:요)?|감사합니다)(?:[.!,]|$)",
    ),
    remember=REMEMBER,
    recall=RECALL,
    messages=MESSAGES,
    assents=literals("네|예|응|그래|그래요|맞아|맞아요|좋아|좋아요|ㅇㅇ|기억해|기억해 줘|기억해줘"),
    refusals=literals(
        "아니|아뇨|싫|하지 마|하지마|안 돼|안돼|그만|취소|기억하지|저장하지|기록하지|필요 없|필요없|됐어|잠깐|ㄴㄴ"
    ),
    pronouns=frozenset(
        literals(
            "그게|그거|그건|이게|이거|이건|저거|그것|이것|저것|거기|여기|뭐|무엇|그|이|저|지금|내|제|우리|나|문제|것|거"
        )
    ),
    trims=(("그 ", "이 ", "우리 "), ()),
)
