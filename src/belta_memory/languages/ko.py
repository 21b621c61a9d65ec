"""Korean: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind

MESSAGES = {
    "index.header": "# 사용자가 바로잡고 확인한 사실\n\n아래 주제를 다루는 답변이나 명령을 내기 전에 반드시 이 목록과 대조한다. ✅를 따르고 ❌는 다시 말하지 않는다. 상세 파일은 배경이 필요할 때만 연다. 다른 기억과 어긋나면 이 목록이 우선한다. 에이전트는 이 파일을 고치지 않는다. 사용자가 승낙하면 belta가 쓴다.\n",
    "ask.question": "이 내용을 기억할까요? 정정 {count}번, 마지막 {day} ({place}).\n{line}",
    "ask.replaces": "다음 줄을 대체합니다: {line}",
    "ask.decision": "답변",
    "ask.edit": "기록할 줄",
    "ask.edit.help": "다음 형식으로 적어 주세요: 주제: ❌ 틀린 내용 → ✅ 맞는 내용",
    "ask.wrong": "{topic}에서 틀린 내용은 무엇이었나요? (맞는 내용: {correct})",
    "ask.wrong.title": "틀린 내용",
    "ask.masked": "값을 가려 두었습니다. 대신 보관 장소를 적어 주세요: {topic} 값은 … 에 있음",
    "ask.unusable": "그대로는 기록할 수 없습니다: {cause}",
    "ask.place.here": "이 세션",
    "ask.elsewhere": "답변을 기다리는 정정이 있지만 이 창에 다 담기에는 너무 깁니다. `belta review`에서 전체를 볼 수 있습니다({id}).",
    "choice.record": "네, 기억하기",
    "choice.edit": "네, 고친 뒤 기억하기",
    "choice.decline": "아니요",
    "choice.later": "나중에 답하기",
    "choice.not_a_fact": "사실이 아님 (취향 또는 내 말실수)",
    "ack.recorded": "기록했습니다: {line} (되돌리기: belta undo)",
    "ack.waits": "색인에 빈자리가 없어 상세 파일에만 기록했습니다: {line} (확인: belta list, 되돌리기: belta undo)",
    "ack.declined": "기록하지 않았습니다.",
    "ack.cooldown": "기록하지 않았습니다. {day} 전에는 다시 묻지 않습니다.",
    "ack.not_a_fact": "사실이 아닌 것으로 처리했습니다.",
    "ack.later": "나중에 `belta review`로 답하실 수 있습니다.",
    "ack.failed": "답변을 저장하지 못했습니다 ({cause}). 아무것도 기록하지 않았고 질문은 남아 있습니다: belta review",
    "hint.candidate": "에이전트가 사실로 말했거나 전제한 내용을 사용자가 방금 바로잡았다면 report_correction(topic, wrong, correct, quote)을 한 번만 호출하고, 아니면 무시할 것.",
    "hint.due": "사용자가 같은 내용을 거듭 바로잡았습니다: {line} (제안 {id}). 사실이고, 반복되었고, 확정된 내용이라면 질문 도구로 id를 밝히며 기억할지 물을 것. 선택지는 다음 문구 그대로: {labels}. 직접 쓰지 말 것.",
    "recall.fact": "사용자가 전에 확인한 사실: {line}. ✅를 따르고 ❌는 말하지 않는다.",
    "digest.counts": "belta-memory: 기록된 사실 {facts}건, 답변 대기 {pending}건.",
    "digest.pending": "대기 중: {lines}. 사용자는 `belta review`로 답할 수 있습니다.",
    "digest.near_cap": "색인 {cap}줄 중 {facts}줄이 찼습니다. `belta review`와 `belta forget`으로 자리를 만들 수 있습니다.",
    "digest.waiting_room": "사실 {count}건이 색인에 자리가 나기를 기다립니다. 상세 파일에 있으며 검색으로 찾을 수 있습니다.",
    "digest.fault": "지난 세션 이후 belta에서 오류가 {count}건 발생했습니다. 최근 오류: {newest}. 자세한 내용: {path}",
    "digest.left_out": "그 밖에 {count}건이 더 있습니다. `belta review`로 볼 수 있습니다.",
    "note.wrong": "틀린 주장 (wrong) — 다시 말하지 않기",
    "note.correct": "맞는 사실 (correct)",
    "note.more": "보충",
    "note.until": "{day}까지는 {correct}이(가) 맞았음",
    "typed.yes": "belta: {answer}",
    "error.UnreadableFileError": "{path} 파일을 읽을 수 없습니다: {cause}. 아무것도 쓰지 않았습니다. 권한을 확인한 뒤 다시 시도해 주세요.",
    "error.UnwritableHomeError": "{path}에 쓸 수 없습니다: {cause}. 아무것도 쓰지 않았습니다. 남은 용량과 권한을 확인하거나 BELTA_HOME에 다른 폴더를 지정해 주세요.",
    "error.NoHomeError": "홈 폴더를 알 수 없습니다. BELTA_HOME도 {variable}도 설정되어 있지 않습니다. 아무것도 쓰지 않았습니다. BELTA_HOME에 사용할 폴더를 지정해 주세요.",
    "error.IndexFormatError": "{path}:{line}: {cause}: {text!r}. 아무것도 쓰지 않았습니다. 그 줄을 직접 고치거나 `belta doctor`를 실행해 주세요.",
    "error.NoteFormatError": "{path}:{line}: {cause}. 아무것도 쓰지 않았습니다. 그 파일을 직접 고치거나 `belta doctor`를 실행해 주세요.",
    "error.StoredLineError": "{path}:{line}: belta가 쓴 내용이 아닙니다: {cause}. 아무것도 쓰지 않았습니다. 그 파일을 다른 곳으로 옮기거나 직접 고쳐 주세요.",
    "error.RefusedValueError": "{field}: {cause}. 아무것도 쓰지 않았습니다. 더 짧거나 단순한 값을 적어 주세요.",
    "error.UnknownIdError": "{what} {id!r}: 찾을 수 없습니다. 아무것도 쓰지 않았습니다. 후보: {known}",
    "error.AmbiguousIdError": "{id!r}에 해당하는 {what} 항목이 여러 개입니다: {known}. 아무것도 쓰지 않았습니다. 조금 더 길게 입력해 주세요.",
    "error.ClosedProposalError": "{id}: 이미 답변되었습니다 ({state}). 아무것도 쓰지 않았습니다.",
    "error.NotATerminalError": "{command} 명령은 사람이 터미널에서 직접 실행해야 합니다(입력과 출력이 모두 터미널이어야 함). 아무것도 쓰지 않았습니다. 터미널에서 직접 실행하거나 에이전트 입력창에 `belta yes {id}`라고 입력해 주세요.",
    "error.MaskedValueError": "{topic} 값은 가려져 있습니다. 아무것도 쓰지 않았습니다. 값을 어디에 보관하는지 적도록 줄을 고쳐 주세요.",
    "error.LockTimeoutError": "{path} 잠금이 {seconds:g}초가 지나도 풀리지 않았습니다. 아무것도 쓰지 않았습니다. 다시 시도해 주세요. 실행 중인 belta가 없다면 파일 시스템이 잠금을 지원하지 않을 수 있습니다. BELTA_HOME에 로컬 폴더를 지정해 주세요.",
    "error.NoLocksError": "{path}을(를) 잠글 수 없습니다: {cause}. 아무것도 쓰지 않았습니다. BELTA_HOME을 로컬 폴더로 지정하세요.",
    "error.UndoConflictError": "변경 {id}을(를) 되돌릴 수 없습니다: 이후 {path}이(가) 바뀌었습니다({text}). 아무것도 쓰지 않았습니다. 나중 변경을 먼저 되돌리거나 파일을 직접 고치세요.",
    "error.ConfigError": "{path}: {cause}. 아무것도 쓰지 않았습니다. 그 줄을 고치거나, 파일을 지워 기본값으로 돌아가 주세요.",
    "error.PayloadError": "{host} 훅에서 온 내용을 해석할 수 없습니다: {cause}. 아무것도 쓰지 않았습니다. 지원하는 버전은 `belta doctor`에서 볼 수 있습니다.",
    "error.UnquotedError": "사용자의 마지막 말에 이 표현이 없습니다: {quote!r}. 아무것도 쓰지 않았습니다. 사용자의 말을 그대로 인용하거나, 아니면 보고하지 마세요.",
    "error.UnattendedError": "이 세션에는 답할 사람이 없습니다. 아무것도 쓰지 않았습니다. 터미널에서 `belta review`로 답해 주세요.",
    "error.HostConfigError": "{path}:{line}: {cause}. 아무것도 쓰지 않았습니다. 그 줄을 고친 뒤 다시 실행하거나 다음 내용을 파일에 직접 넣어 주세요:\n{snippet}",
    "error.ForeignFileError": "{path}: {cause}. 아무것도 쓰지 않았습니다. 다른 곳으로 옮기거나 이름을 바꾼 뒤 다시 실행해 주세요.",
    "error.ChangedMeanwhileError": "{path}: 변경 내용을 보여 드린 뒤에 다른 프로그램이 이 파일을 바꾸었습니다. 이 파일에는 쓰지 않았습니다. 다시 실행해 주세요.",
    "error.UnansweredError": "{command} 명령은 쓰기 전에 확인을 받지만, 물어볼 터미널이 없습니다. 아무것도 쓰지 않았습니다. 먼저 --dry-run으로 살펴본 뒤 --yes를 붙여 실행해 주세요.",
    "error.UnimportableHomeError": "{host}에서 {path} 파일을 불러올 수 없습니다. 경로가 {character!r}에서 끊깁니다. 아무것도 쓰지 않았습니다. 그 문자가 없는 폴더를 BELTA_HOME에 지정해 주세요.",
    "error.MissingBundleError": "{path} 패키지에 {name} 항목이 없습니다. 아무것도 쓰지 않았습니다. belta-memory를 다시 설치해 주세요.",
    "error.HostProgramError": "`{command}` 명령이 실패했습니다: {cause}. {written} 원인을 해결한 뒤 다시 실행해 주세요.",
}

_ASCII = r"[a-z0-9_./:@+#~%$-]"
_VALUE = rf"(?:[\"'`「『][^\"'`」』\n]{{1,60}}[\"'`」』]|{_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}|[가-힣a-z0-9_./-]{{1,20}}?(?: [가-힣a-z0-9_./-]{{1,20}}?){{0,2}}?)"
_NAME = rf"(?={_ASCII}*[0-9_./:@-]?[a-z0-9]{{2}}){_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}"
_TOPIC = r"(?P<topic>[가-힣a-z0-9_./-]{1,20}?(?: [가-힣a-z0-9_./-]{1,20}?){0,2}?) ?(?:은|는|이|가) "
_START = r"(?:^|[\n,.!?] ?)"
_DENIAL = r"(?:아니(?:야|요|에요|지|다)?|아냐|아닌데|아닙니다|틀렸(?:어|어요|습니다|다|네)?|땡)"
_NOT = r"(?:이|가)? ?(?:아니라|아니고|아니구)[,. ]*"
_IS = r"(?=(?:이|가|은|는)? ?(?:이야|야|입니다|이에요|예요|이예요|에요|임|이다|다|인데|거든|이거든|이라고|라고|이지|지|이잖|잖|이고|에 있|가 맞|이 맞|맞)|[.!,\n]|$)"

RULES = (
    Rule(
        name="not-but",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("아니라|아니고|아니구"),
        pattern=rf"{_START}(?:{_DENIAL}[,. !]*)?(?:{_TOPIC})?(?P<wrong>{_VALUE}){_NOT}(?P<correct>{_VALUE}){_IS}",
        asserts=True,
    ),
    Rule(
        name="not-so-but",
        kind=Kind.FACT,
        score=0.65,
        cues=literals("그게 아니라|그게 아니고|그거 아니라|그건 아니고|그게 아냐|그게 아니야|그게 아니"),
        pattern=rf"(?:그게|그거|그건|그것은|그것이) ?(?:아니라|아니고|아니구|아니야|아냐|아닙니다|아니에요|아닌데|아니잖)[,. ]*(?:(?:{_TOPIC})?(?P<correct>{_NAME}){_IS})?",
        replies=True,
    ),
    Rule(
        name="is-not",
        kind=Kind.FACT,
        score=0.8,
        cues=literals("아니야|아냐|아니에요|아닙니다|아니라고|아니다|아니거든|아님"),
        pattern=rf"{_START}(?:{_DENIAL}[,. !]*)?{_TOPIC}(?P<correct>{_VALUE})(?:이야|야|입니다|이에요|예요|이지|지|이고|고|임)[,. ]+(?P<wrong>{_VALUE})(?:이|가|은|는)? ?(?:아니야|아냐|아니에요|아닙니다|아니라고|아니다|아니거든|아님)",
        asserts=True,
    ),
    Rule(
        name="denied-value",
        kind=Kind.FACT,
        score=0.7,
        cues=literals(" 아니,| 아니야| 아니요,| 아냐| 아닌데| 아닙니다| 틀렸| 아니에요| 아니 "),
        pattern=rf"^{_DENIAL}[,. !\n]+(?:{_TOPIC})?(?P<correct>{_NAME}){_IS}",
        asserts=True,
        replies=True,
    ),
    Rule(
        name="wrong-then-right",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("틀렸|틀린|잘못|아니야|아닙니다|아니에요"),
        pattern=rf"{_START}(?P<wrong>{_VALUE})(?:은|는|이|가) ?(?:틀렸|틀린|잘못|아니야|아닙니다|아니에요)[^\n,.]{{0,8}}[,. ]+(?:{_TOPIC})?(?P<correct>{_NAME})(?:이야|야|입니다|이에요|예요|이 맞|가 맞|임|이다|다)",
        asserts=True,
    ),
    Rule(
        name="correctly",
        kind=Kind.FACT,
        score=0.75,
        cues=literals("실제로는|사실은|정확히는|정확하게는|정답은|맞는 건|맞는 값은|올바른"),
        pattern=rf"(?:{_TOPIC})?(?:실제로는|사실은|정확히는|정확하게는|정답은|맞는 건|맞는 값은|올바른 [가-힣]{{1,8}}(?:은|는)) ?(?P<correct>{_NAME})(?:이야|야|입니다|이에요|예요|이다|다|임|[.!\n]|$)",
        asserts=True,
    ),
    Rule(
        name="untrue",
        kind=Kind.FACT,
        score=0.65,
        cues=literals("사실이 아니|사실과 다|사실과 달|그건 틀|그건 사실|전제가|그렇지 않|말이 틀"),
        pattern=r"(?:사실(?:이|은) 아니|사실과 (?:다르|다릅|달라)|그건 (?:틀렸|사실이? 아)|전제(?:가|부터) (?:틀|잘못|아니)|말이 틀)",
        replies=True,
    ),
    Rule(
        name="no-such",
        kind=Kind.FACT,
        score=0.65,
        cues=literals("그런 |존재하지 않"),
        pattern=r"그런 [^\n,.!?]{1,20}?(?:은|는|이|가|도)? ?(?:없(?:어|는데|습니다|다|잖|거든|음)|존재하지 않)|(?:은|는) 존재하지 않(?:아|습니다|는데|거든|잖|음)",
    ),
    Rule(
        name="invented",
        kind=Kind.FACT,
        score=0.7,
        cues=literals("지어낸|지어냈|지어내|할루시네이션|환각|거짓말|없는 말"),
        pattern=r"(?:지어(?:낸|냈|내지)|할루시네이션|환각(?:이|을|인)|거짓말(?:이|하|치|을)|없는 말)",
    ),
    Rule(
        name="left-out",
        kind=Kind.OMISSION,
        score=0.7,
        cues=literals("놓쳤|놓친|놓치|빠졌|빠뜨|빼먹|누락|빠져|빠진"),
        pattern=r"(?:놓쳤|놓친 (?:거|것|게|부분)|빠졌|빠뜨(?:렸|린)|빼먹(?:었|은|네|지)|누락(?:됐|되었|된 (?:거|것|게|부분)|했|이야|이네|시켰|되어|돼)|빠져 ?있|빠진 (?:거|것|게|부분|것들)?(?:이|가)? ?있)",
    ),
    Rule(
        name="told-before",
        kind=Kind.INSTRUCTION,
        score=0.75,
        cues=literals(
            "말라고|말랬|말라니|하라고|하랬|라고 했|라고 말했|시킨 적|말한 적|한 적 없|적 없|마음대로|맘대로|멋대로|말했잖|라니까|랬잖|말했는데"
        ),
        pattern=r"(?:말라고|말랬|말라니|하라고 ?(?:했|말|몇|\.|!|$)|하라고\.|하랬|라고 (?:분명히? |계속 |이미 |몇 번)?(?:했(?:잖|는데|지|어|다|습)|말했)|(?:시킨|말한|부탁한|한|요청한) 적 ?(?:이)? ?없|(?:마음|맘|멋)대로|말했(?:잖|는데|지)|라니까|랬잖)",
    ),
    Rule(
        name="not-but-do",
        kind=Kind.INSTRUCTION,
        score=0.6,
        cues=literals("아니라|아니고"),
        pattern=rf"{_VALUE}(?:이|가) ?(?:아니라|아니고)[, ]+[^\n,.]{{1,24}}?(?:으로|로|를|을|에|에다|에다가) ?[^\n,.]{{0,10}}(?:해|줘|세요|써|바꿔|바꾸|고쳐|들어가야|해야)",
    ),
    Rule(
        name="prohibition",
        kind=Kind.INSTRUCTION,
        score=0.65,
        cues=literals("지 마|지마|지 말"),
        pattern=r"^[^\n?]{0,50}[가-힣]지 ?(?:마(?:세요|라|요)?|말(?:아|아줘|아라|것|자|아주세요|라니까))[.! ]*$",
    ),
    Rule(
        name="denial",
        kind=Kind.OTHER,
        score=0.5,
        cues=literals(" 아니 | 아니, | 아니아니| 아니지| 아 아니"),
        pattern=r"^(?:아 )?아니(?:아니|지)?[,. ]+(?!괜찮|됐|그냥 둬|그래)[가-힣a-z0-9]+ [가-힣a-z0-9]+",
        replies=True,
    ),
    Rule(
        name="still-broken",
        kind=Kind.RESULT,
        score=0.7,
        cues=literals("아직도|아직 |여전히|계속 |똑같|그대로"),
        pattern=r"(?:아직도?|여전히|계속)[^\n.]{0,30}?(?:안 ?[가-힣]|못 ?[가-힣]|오류|에러|그대로|똑같|이상|않(?:아|네|는|습|음|고)|실패|깨|나오는데|뜨는데)|(?:똑같(?:은|이)|그대로) ?(?:오류|에러|문제|인데|야|이야|네)",
    ),
    Rule(
        name="not-working",
        kind=Kind.RESULT,
        score=0.65,
        cues=literals(
            "잘못됐|잘못 됐|잘못된|잘못되|틀렸|이상해|이상하|이상한|엉뚱|엉망|안돼|안 돼|안되|안 되|안됨|안나와|안 나와|안나오|안 나오|안보|안 보|안떠|안 떠|안된|안 된|안 없어|안 지워|안 열|안 바|깨져|깨졌|망가"
        ),
        pattern=r"(?:잘못 ?(?:됐|되었|된 (?:거|것)|되어)|틀렸(?:어|네|는데|습|다|잖)|이상(?:해|하(?:네|게|잖|다)|한데)|엉뚱|엉망|안 ?(?:돼|되(?:네|는데|고|잖|어|요|$)|됨|됩니다|된(?:다|거| 거)|없어|지워|열|나(?:와|오(?:네|는데|잖|고))|보(?:여|이(?:네|는데|고))|떠|뜨는데|먹(?:혀|히|네)|바뀌)|깨(?:져|졌)|망가)",
    ),
    Rule(
        name="from-now-on",
        kind=Kind.PREFERENCE,
        score=0.65,
        cues=literals("앞으로|다음부터|이제부터|항상 |매번|게 좋|게 낫"),
        pattern=r"(?:앞으로는?(?= )|다음부터|이제부터|항상 [^\n.]{1,30}(?:해|줘|세요)|(?:는|한|은) ?게 (?:좋겠|좋을|낫|더 좋))",
    ),
)

GUARDS = (
    Guard(
        name="hypothetical",
        cues=literals("면|경우|때 |때는|때마다"),
        pattern=r"(?:틀렸|틀리|틀린|잘못|없|빠졌|빠지|빠뜨|누락|않|안 ?되|안 ?나오|이상하|놓치|놓쳤)[가-힣 ]{0,4}(?:으면|다면|라면|면 |경우|때)",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "wrong-then-right"),
    ),
    Guard(
        name="own-slip",
        cues=literals("내가 |제가 |내 실수|제 실수|오타|실수로|착각"),
        pattern=r"(?:내가|제가)[^\n.]{0,10}(?:잘못|실수|착각|틀렸|틀린|헷갈|빠뜨|빼먹|놓쳤|말실수)|(?:내|제) 실수|오타(?:야|였|입|네|였네)|실수로|착각했",
    ),
    Guard(
        name="assent",
        cues=literals(
            " 응| 네| 예| 넵| 맞아| 맞습| 좋아| 그래| ㅇㅇ| ㅇㅋ| 오케이| 알겠| 고마| 감사| 좋습| 괜찮| 아니 괜찮| 아니요 괜찮| 아니, 괜찮"
        ),
        pattern=r"^(?:응|네|예|넵|맞아|맞습|좋아|좋습|그래|ㅇㅇ|ㅇㅋ|오케이|알겠|고마|감사|(?:아니요?,? ?)?괜찮)",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
    ),
    Guard(
        name="check-again",
        cues=literals("확인|체크|점검|검토|는지|인지|은지|맞아?|맞나|찾아"),
        pattern=r"(?:확인(?:해|부탁|하고|좀|할)|체크(?:해|좀)|점검|검토(?:해|좀)|(?:는|은|인|던|없|있|됐|었)지 ?(?:확인|체크|봐|알려|검토|점검|살펴|다시|찾)|맞(?:아|나|나요|습니까)\?)",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "wrong-then-right", "still-broken"),
    ),
    Guard(
        name="hedge",
        cues=literals("아마|같아|같은데|같습|것 같|거 같|듯|모르|일지도|수도 있|생각"),
        pattern=r"(?:아마|(?:것|거|게)? ?같(?:아|은데|습|네|애)|듯|(?:ㄹ|을|일|는|인)지도? ?모르|일지도|수도 있|생각(?:해|합|됩|이))",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
    ),
    Guard(
        name="question",
        cues=literals("까 |까.|나요|가요|는가|인가|건가|아니면 "),
        pattern=r"(?:[가-힣]까|나요|가요|는가|인가|건가|거니)[. ]*$",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE),
    ),
)

REMEMBER = literals("기억해|기억하|잊지 마|잊지마|잊지 말|명심|메모해|외워|다시는")

PACK = LanguagePack(
    tag="ko",
    rules=RULES,
    guards=GUARDS,
    remember=REMEMBER,
    messages=MESSAGES,
    pronouns=frozenset(
        {
            "그게",
            "그거",
            "그건",
            "이게",
            "이거",
            "이건",
            "저거",
            "그것",
            "이것",
            "저것",
            "거기",
            "여기",
            "뭐",
            "무엇",
            "그",
            "이",
            "저",
            "지금",
            "내",
            "제",
            "우리",
            "나",
            "문제",
            "것",
            "거",
        }
    ),
    trims=(("그 ", "이 ", "우리 "), ()),
    letters=r"[가-힣]",
)
