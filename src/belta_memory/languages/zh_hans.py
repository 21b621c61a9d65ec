"""Simplified Chinese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind

MESSAGES = {
    "index.header": "# 用户纠正并确认过的事实\n\n回答或执行命令前，只要涉及以下主题，务必先与本清单核对：以 ✅ 为准，不再说出 ❌。只有需要背景时才打开详情文件。与其他记忆冲突时，以本清单为准。智能体不得编辑本文件；用户同意后由 belta 写入。\n",
    "ask.question": "要记住这一条吗？已纠正 {count} 次，最近一次 {day}（{place}）。\n{line}",
    "ask.replaces": "将替换这一条：{line}",
    "ask.decision": "你的回答",
    "ask.edit": "要记录的内容",
    "ask.edit.help": "请按此格式填写：主题: ❌ 错误 → ✅ 正确",
    "ask.wrong": "关于 {topic}，原来错的是什么？（正确的是：{correct}）",
    "ask.wrong.title": "错误的值",
    "ask.masked": "这个值已遮盖。请改写成存放的位置：{topic} 的值存放在 …",
    "ask.unusable": "这样无法记录：{cause}",
    "ask.place.here": "本次会话",
    "ask.elsewhere": "有一条纠正在等您回答，但它太长，这里显示不全。请用 `belta review` 查看全文（{id}）。",
    "choice.record": "好，记住",
    "choice.edit": "好，但我要先修改",
    "choice.decline": "不用",
    "choice.later": "稍后再回答",
    "choice.not_a_fact": "这不是事实（是偏好，或我说错了）",
    "ack.recorded": "已记录：{line}（撤销：belta undo）",
    "ack.waits": "索引已满，只写入详情文件：{line}（查看：belta list，撤销：belta undo）",
    "ack.declined": "没有记录。",
    "ack.cooldown": "没有记录。{day} 之前不会再问。",
    "ack.not_a_fact": "已标记为“不是事实”。",
    "ack.later": "之后可以用 `belta review` 回答。",
    "ack.failed": "未能保存您的回答（{cause}）。没有写入任何内容，问题仍然保留：belta review",
    "hint.candidate": "如果用户刚刚纠正了你当作事实说出或假定的内容，请调用一次 report_correction(topic, wrong, correct, quote)；否则请忽略。",
    "hint.due": "用户已多次纠正这一点：{line}（提案 {id}）。如果它是事实、确实重复出现，而且已有定论，请用提问工具附上 id 询问是否要记住，选项文字须一字不差：{labels}。不要自行写入。",
    "recall.fact": "用户先前确认过：{line}。以 ✅ 为准，不要说出 ❌。",
    "digest.counts": "belta-memory：已记录 {facts} 条事实，{pending} 条等待回答。",
    "digest.pending": "等待回答：{lines}。用户可以用 `belta review` 回答。",
    "digest.near_cap": "索引上限 {cap} 行，已用 {facts} 行。可以用 `belta review` 和 `belta forget` 腾出空间。",
    "digest.waiting_room": "有 {count} 条事实在等索引空出位置；内容在详情文件中，可以搜索到。",
    "digest.fault": "自上次会话以来，belta 发生了 {count} 次错误，最近一次：{newest}。详情见 {path}。",
    "digest.left_out": "另有 {count} 条未列出；可以用 `belta review` 查看。",
    "note.wrong": "错误的说法（wrong）— 不再说出",
    "note.correct": "正确的事实（correct）",
    "note.more": "补充",
    "note.until": "{day} 之前正确的是 {correct}",
    "typed.yes": "belta：{answer}",
    "error.UnreadableFileError": "无法读取 {path}：{cause}。没有写入任何内容。请检查权限后重试。",
    "error.UnwritableHomeError": "无法写入 {path}：{cause}。没有写入任何内容。请检查剩余空间和权限，或将 BELTA_HOME 设为其他文件夹。",
    "error.NoHomeError": "找不到主目录：BELTA_HOME 和 {variable} 都没有设置。没有写入任何内容。请将 BELTA_HOME 设为你的文件夹。",
    "error.IndexFormatError": "{path}:{line}：{cause}：{text!r}。没有写入任何内容。请手动修正该行，或运行 `belta doctor`。",
    "error.NoteFormatError": "{path}:{line}：{cause}。没有写入任何内容。请手动修正该文件，或运行 `belta doctor`。",
    "error.StoredLineError": "{path}:{line}：不是 belta 写入的内容：{cause}。没有写入任何内容。请把该文件移到别处，或手动修正。",
    "error.RefusedValueError": "{field}：{cause}。没有写入任何内容。请换用更短或更简单的值。",
    "error.UnknownIdError": "找不到 {what} {id!r}。没有写入任何内容。可用的有：{known}",
    "error.AmbiguousIdError": "{id!r} 对应多个 {what}：{known}。没有写入任何内容。请再多输入几个字符。",
    "error.ClosedProposalError": "{id} 之前已经回答过：{state}。没有写入任何内容。",
    "error.NotATerminalError": "{command} 必须由本人在终端操作（输入和输出都要是终端）。没有写入任何内容。请自己在终端运行，或在智能体的输入框输入 `belta yes {id}`。",
    "error.MaskedValueError": "{topic} 的值已遮盖。没有写入任何内容。请修改这一行，写明这个值存放在哪里。",
    "error.LockTimeoutError": "{path} 过了 {seconds:g} 秒仍被锁定。没有写入任何内容。请重试；如果没有其他 belta 在运行，可能是文件系统不支持锁，请将 BELTA_HOME 设为本地文件夹。",
    "error.NoLocksError": "无法锁定 {path}：{cause}。没有写入任何内容。请将 BELTA_HOME 设为本地文件夹。",
    "error.UndoConflictError": "无法撤销更改 {id}：{path} 之后又有改动（{text}）。没有写入任何内容。请先撤销较新的更改，或手动编辑该文件。",
    "error.ConfigError": "{path}：{cause}。没有写入任何内容。请修正该行，或删除文件以恢复默认值。",
    "error.PayloadError": "无法解读 {host} 的钩子内容：{cause}。没有写入任何内容。支持的版本可以用 `belta doctor` 查看。",
    "error.UnquotedError": "用户的上一条消息里没有这些字：{quote!r}。没有写入任何内容。请逐字引用用户的话，否则不要报告。",
    "error.UnattendedError": "这个会话没有人可以回答。没有写入任何内容。请在终端用 `belta review` 回答。",
    "error.HostConfigError": "{path}:{line}：{cause}。没有写入任何内容。请修正该行后重新运行，或将以下内容手动加入文件：\n{snippet}",
    "error.ForeignFileError": "{path}：{cause}。没有写入任何内容。请把它移走或改名，再重新运行。",
    "error.ChangedMeanwhileError": "显示变更内容之后，{path} 已被其他程序修改。没有写入这个文件。请重新运行。",
    "error.UnansweredError": "{command} 写入前会先询问，但这里没有终端可以回答。没有写入任何内容。请先用 --dry-run 查看，再加上 --yes 运行。",
    "error.UnimportableHomeError": "{host} 无法加载 {path}：路径会在 {character!r} 处中断。没有写入任何内容。请将 BELTA_HOME 设为不含该字符的文件夹。",
    "error.MissingBundleError": "{path} 的软件包缺少 {name}。没有写入任何内容。请重新安装 belta-memory。",
    "error.HostProgramError": "`{command}` 运行失败：{cause}。{written} 请排除问题后重新运行。",
}

_CHAR = r"[一-鿿㐀-䶿a-z0-9_./:@+#~%$-]"
_QUOTED = r"[\"'`「『“《][^\"'`」』”》\n]{1,60}[\"'`」』”》]"
_ASCII = r"[a-z0-9_./:@+#~%$-]"
_VALUE = rf"(?!更|很|太|要|能|会|应|说|让|为了|因为|只|就|想|这|那|我|你|不|没|把|被|给|从|所有|直接)(?:{_QUOTED}|{_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}|{_CHAR}{{1,16}}?)"
_NAME = rf"(?={_ASCII}{{0,40}}[0-9_./:@-]?[a-z0-9]{{2}}|[0-9]){_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}"
_TOPIC = rf"(?P<topic>(?!不|没|你|我|这|那|还|就|也|都|而|应|但|所以|如果){_CHAR}{{1,14}}?) ?"
_START = r"(?:^|[\s,。.!;、])"
_DENIAL = r"(?:不对|不是的?|错了|错|不|搞错了|弄错了|你错了|说错了|不正确|no)"
_BE = r"(?:应该是|应当是|用的是|指的是|其实是|是|在|叫|应该用|应该在)"
_END = r"(?=(?:的|啊|呀|哦|喔|才对|了|呢)?(?:[,。!;\n]|\.(?:\s|$)| *$))"

RULES = (
    Rule(
        name="not-but",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("不是|并非|不在|不叫"),
        pattern=rf"{_START}(?:{_DENIAL}[,。! ]+)?(?:{_TOPIC})?(?:并不是|不是|并非|不在|不叫) ?(?P<wrong>{_VALUE})[,。;、 ]*(?:而是|而在|应该是|是|在|叫) ?(?P<correct>{_VALUE}){_END}",
        asserts=True,
    ),
    Rule(
        name="is-not",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("不是|并非|不在"),
        pattern=rf"{_START}(?:{_DENIAL}[,。! ]+)?{_TOPIC}(?:用的是|应该是|应该用|是|在|叫) ?(?P<correct>{_VALUE})[,。;、 ]+(?:不是|并非|不在) ?(?P<wrong>{_VALUE}){_END}",
        asserts=True,
    ),
    Rule(
        name="denied-value",
        kind=Kind.FACT,
        score=0.75,
        cues=literals("不对|错了| 不是,| 不,| 错,|不正确| 不是的| 不是。"),
        pattern=rf"^{_DENIAL}(?:吧|啊|了)?[,。! ]+(?:(?:{_TOPIC})?{_BE} ?)?(?P<correct>(?<=[是在叫用] )(?:{_VALUE})|(?<=[是在叫用])(?:{_VALUE})|{_NAME}){_END}",
        asserts=True,
    ),
    Rule(
        name="wrong-then-right",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("是错|不对|错了|不正确"),
        pattern=rf"{_START}(?P<wrong>{_VALUE}) ?(?:是错的|是错误的|不对|错了|不正确)[,。; ]+(?:(?:{_TOPIC}){_BE}|正确的?(?:是|应该是)|应该是|应该用|是) ?(?P<correct>{_VALUE}){_END}",
        asserts=True,
    ),
    Rule(
        name="correctly",
        kind=Kind.FACT,
        score=0.75,
        cues=literals("正确的是|正确是|正确的应该|其实是|实际是|实际上是|准确说是|准确来说|正确答案是"),
        pattern=rf"(?:{_START}(?:{_TOPIC}))?(?:正确的?(?:是|应该是|答案是)|其实是|实际上?是|准确(?:来)?说是) ?(?P<correct>{_NAME}|{_QUOTED}){_END}",
        asserts=True,
    ),
    Rule(
        name="untrue",
        kind=Kind.FACT,
        score=0.65,
        cues=literals(
            "不是事实|与事实|和事实|你说错|你理解错|你搞错|你弄错|你说的不对|说法不对|说法是错|理解错|理解有误|前提错|前提不对|不是这样|你记错|你看错"
        ),
        pattern=r"(?:不是事实|[与和]事实不符|你(?:好像)?(?:说|理解|搞|弄|记|看)错了?|你说的不(?:对|是)|说法(?:不对|是错|有误)|理解(?:错|有误)|前提(?:就)?(?:错|不对|不成立)|(?:^|[,。 ])(?:事实)?不是这样(?:的|[,。!]|$))",
    ),
    Rule(
        name="no-such",
        kind=Kind.FACT,
        score=0.65,
        cues=literals("没有你说的|根本没有|根本不存在|没有这个|没有这样的|没有那个|不存在"),
        pattern=r"(?:^[^\n,。?]{0,12}[,。 ]?[^\n,。?]{0,8}没有(?:你说的|这个|这样的|那个)[^\n,。!?的]{1,12}[,。!]?$|^[^\n?]{0,20}没有你说的[^\n,。!?]{1,20}(?=[,。!\n]|$)|根本(?:就)?(?:没有|不存在)[^\n,。!?吗]{0,20}(?=[,。!\n]|$)|(?:这个|那个|这|你说的)[^\n,。!?]{1,20}不存在(?:的|啊|[,。!]|$))",
    ),
    Rule(
        name="invented",
        kind=Kind.FACT,
        score=0.7,
        cues=literals("瞎编|编造|胡说|幻觉|胡编|你编的|捏造|乱编|瞎说"),
        pattern=r"(?:瞎编|胡编|乱编|瞎说|胡说|你编的|(?:你|别|不要|在|是)[^\n,。]{0,6}(?:编造|捏造)|(?:你|是|出现|产生|又)[^\n,。]{0,6}幻觉)",
    ),
    Rule(
        name="left-out",
        kind=Kind.OMISSION,
        score=0.7,
        cues=literals(
            "漏了|漏掉|遗漏|你忘了|你忘记|又忘了|还忘了|少了|没有包含|没包含|没加上|没有加上|没写|没有写|没更新|没有更新|没有处理"
        ),
        pattern=r"(?:漏(?:了|掉了?)|(?:有|存在|还有)遗漏|遗漏了|[你又还]忘(?:了|记)|(?:还|又|怎么|明显|好像)少了|(?:^|[,。 \n])少了|(?:你|还|都|也|并)没有?(?:包含|加上|写|更新|处理))(?![^\n。]{0,12}[吗?])",
    ),
    Rule(
        name="told-before",
        kind=Kind.INSTRUCTION,
        score=0.75,
        cues=literals(
            "我说过|我说了|告诉过你|跟你说|我让你|我叫你|我没让|我没有让|我没叫|没让你|没有让你|谁让你|谁叫你|我没说|我没有说|我要求|我说的是|我要的是|我不是说|我不是让|说了不|都说了|我是说|我的意思是"
        ),
        pattern=r"(?:我(?:已经|都|明明|之前|刚才|不是)?(?:说过|说了|告诉过你|跟你说|让你|叫你|要求)|我?没有?(?:让|叫|要求)你|我没有?说|谁(?:让|叫)你|(?:^|[,。 \n])我(?:说|要)的是|我(?:的意思是|是说|不是(?:说|让))|说了(?:不|别))",
    ),
    Rule(
        name="prohibition",
        kind=Kind.INSTRUCTION,
        score=0.65,
        cues=literals(" 不要| 别| 禁止| 请不要| 请勿|不要再|别再| 先别| 先不要"),
        pattern=r"^(?:请|先|你)?(?:不要|别|禁止|勿)(?!忘|急|担心|的|说|人|名|处|着急|客气)[^\n?]{1,30}$|(?:不要|别)再(?!说|次)",
    ),
    Rule(
        name="still-broken",
        kind=Kind.RESULT,
        score=0.7,
        cues=literals(
            "还是不|还是没|还是报|还是一样|还是有|还是无|还是错|还是出|还是失败|依然|仍然|仍旧|还没好|又报错|又出|还在报"
        ),
        pattern=r"(?:还是(?:会)?(?:不(?!用)|没|报|一样|有(?:问题|错|bug|报错|这个)|无法|错|出(?:现|错)|失败)|(?:依然|仍然|仍旧)(?:是)?(?:不|没|报|有|无|存在|错|失败|会)|又(?:报错|出(?:现|错|问题)))",
    ),
    Rule(
        name="not-working",
        kind=Kind.RESULT,
        score=0.6,
        cues=literals(
            "没生效|没有生效|不生效|没变化|没有变化|没反应|没有反应|没解决|没有解决|不起作用|没用|报错|坏了|不工作|不显示|没有显示|没显示|打不开|不对劲|有问题|不对"
        ),
        pattern=r"(?:没有?(?:生效|变化|反应|解决|显示(?:出来)?|用)(?=[了啊呀,。! \n]|$)|不(?:生效|起作用|工作|显示|对劲)(?=[了啊呀,。! \n]|$)|(?:^|[,。 \n])[^\n,。]{0,12}(?:报错|坏|打不开)了|(?:显示|结果|数据|逻辑|位置|顺序|样式|颜色|输出|页面|效果)(?:还|都|也)?(?:是)?(?:不对|错了|有问题)|(?:^|[,。 ])(?:这|那)?(?:还是)?不对(?:劲)?[,。! \n]|^不对$)",
    ),
    Rule(
        name="why-still",
        kind=Kind.OTHER,
        score=0.5,
        cues=literals(
            "为什么还是|为什么没|为什么不|为什么无法|为什么又|为啥还|为啥没|为啥无法|怎么还是|怎么又|还是空|还是提示|还是显示|还是缺|还是需要|没有效果|没效果|怎么没|不能正确|没有正确"
        ),
        pattern=r"(?:为什么|为啥|怎么)(?:还(?:是|在)?|没|不|无法|又)|还是(?:空|提示|显示|缺|需要)|没有?效果|(?:不能|没有)正确",
    ),
    Rule(
        name="from-now-on",
        kind=Kind.PREFERENCE,
        score=0.65,
        cues=literals("以后|今后|从现在开始|从现在起|下次|每次都|我喜欢|我更喜欢|我希望|我习惯"),
        pattern=r"(?:(?:^|[,。 \n])(?:以后|今后)(?!再)|从现在(?:开始|起)|下次(?:请|要|不|别|记|直接)|每次都(?:要|应|得)|我(?:更)?(?:喜欢|习惯))",
    ),
)

GUARDS = (
    Guard(
        name="hypothetical",
        cues=literals("如果|假如|要是|万一|的话|假设|当|时"),
        pattern=r"(?:如果|假如|要是|万一|假设|若)[^。\n!?]{0,30}(?:不|没|错|漏|少|忘)|(?:不存在|不对|错了|报错|失败|没有[^\n。,]{1,8})(?:的话|时|的时候|的情况)",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not"),
    ),
    Guard(
        name="own-slip",
        cues=literals("我说错|我写错|我打错|我搞错|我弄错|我记错|我看错|我的错|手误|笔误|抱歉|不好意思|是我"),
        pattern=r"我(?:刚才|刚刚|之前)?(?:说|写|打|搞|弄|记|看|发|贴|理解)错|我的(?:错|失误|问题)|手误|笔误|打错字|(?:抱歉|不好意思)[,。 ]*我|是我(?:的|没|忘|漏|搞|弄|错)",
    ),
    Guard(
        name="assent",
        cues=literals(
            " 嗯| 对,| 对的| 对。| 是的| 好| 没错| 可以| 行| ok| 谢谢| 不错| 没问题| 很好| 没事| 没关系| 不用"
        ),
        pattern=r"^(?:嗯|对(?:的|[,。 !]|$)|是的|好(?:的|[,。 !]|$)|没错|可以|行[,。 !]|ok|谢谢|不错|没问题|很好|没事|没关系|不用)",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
    ),
    Guard(
        name="check-again",
        cues=literals("检查|确认|核实|看看|再看|有没有|是否"),
        pattern=r"(?:检查(?:一下|下|是否|有没有|看)|确认(?:一下|下|是否)|核实|看看(?:是否|有没有|是不是)|有没有|是否)",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not", "wrong-then-right", "still-broken"),
    ),
    Guard(
        name="hedge",
        cues=literals("可能|也许|大概|好像|似乎|我觉得|我认为|我猜|我感觉|估计|吧|不确定|应该是"),
        pattern=r"(?:可能|也许|大概|好像|似乎|我(?:觉得|认为|猜|感觉)|估计|不确定|吧(?:[,。!?\s]|$))",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
    ),
    Guard(
        name="question",
        cues=literals("吗|呢|是不是|是否|不是么|有没有|难道"),
        pattern=r"(?:吗|么|呢)[?。 ]*$|是不是|不是[^\n,。]{0,20}[吗么]",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE),
    ),
)

REMEMBER = literals("记住|记下来|记一下|记好|别忘了这|不要忘记|再也不要|牢记|记到|写进记忆|存到记忆")

PACK = LanguagePack(
    tag="zh-Hans",
    rules=RULES,
    guards=GUARDS,
    remember=REMEMBER,
    messages=MESSAGES,
    pronouns=frozenset(
        {
            "这",
            "那",
            "它",
            "这个",
            "那个",
            "这样",
            "那样",
            "这里",
            "那里",
            "什么",
            "哪",
            "哪里",
            "的",
            "我",
            "你",
            "这么",
            "那么",
            "事实",
            "真的",
            "对的",
            "好",
            "可以",
            "吗",
            "没有",
        }
    ),
    trims=(("这个", "那个"), ("才对", "的", "了", "啊", "吧")),
    letters=r"[对错应该还没这来时过现实际记经让给显样页码数据认说话确误请编报变决处写么吗谁个们为会遗觉检问题开进从够业动边乱诉习惯欢谢关难与产况刚劲坏气种计许设败贴输顺颜旧担号间体简测试优逻辑证听见万弃乐义词达轮连线网终运环资调态结语历图标项约则论规单点选击钮头归导总执师谓吓两备当夹条级]",
    foreign=r"[ぁ-ゖ]",
)
