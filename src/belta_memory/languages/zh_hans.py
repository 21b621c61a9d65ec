"""Simplified Chinese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages.messages.zh_hans import MESSAGES

_CHAR = r"[\w./:@+#~%$-]"
_QUOTED = r"[\"'`][^\"'`\n]{1,60}[\"'`]"
_ASCII = r"[a-z0-9_./:@+#~%$-]"
_VALUE = rf"(?!更|很|太|要|能|会|应|说|让|为了|因为|只|就|想|这|那|我|你|不|没|把|被|给|从|所有|直接)(?:{_QUOTED}|{_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}|{_CHAR}{{1,16}}?)"
_NAME = rf"(?={_ASCII}{{0,40}}[0-9_./:@-]?[a-z0-9]{{2}}|[0-9]){_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}"
_TOPIC = rf"(?P<topic>(?!是|不|没|你|我|这|那|还|就|也|都|而|应|但|所以|如果){_CHAR}{{1,14}}?(?: {_CHAR}{{1,14}}?)??) ?"
_START = r"(?:^|[\s,.!;])"
_DENIAL = r"(?:不对|不是的?|错了|错|不|搞错了|弄错了|你错了|说错了|不正确)"
_BE = r"(?:应该是|应当是|用的是|指的是|其实是|是|在|叫|应该用|应该在)"
_TAIL = r"(?: ?(?:端口|号端口|连接埠|版本?|分支|号))?(?: ?(?:上|里面?|下面|底下|中|那边|这边|这里))?(?: ?(?:在|来)?(?:负责|管理?|维护|处理|审批|核准))?(?: ?(?:部署|发布|开始|开分支|启动|运行|拉取?|跑|发|寄|做[^\W\da-z_]{1,4}))?"
_END = rf"(?={_TAIL}(?: ?(?:的|啊|呀|哦|喔|才对|了|呢|啦|耶|嘛|哎|好吗)){{0,2}}(?:[,!;\n]|\.(?:\s|$)| *$))"
_OURS = r"(?:我们|咱们|我们这边?|咱们这边?|这里|这边|[这那]个?[^\W\da-z_]{1,6})"
_HOLD = r"(?:都|就)?(?:应该是|应当是|用的是|指的是|其实是|是从|是由|是在|是|叫做?|归|由|从|跑在|部署在|放在|存在|换成|改成了|迁到了?|应该在|应该用|在|用)"  # how things stand
_NOUN = rf"(?:{_NAME}|(?<=[是叫归由在])(?![^\n,]{{1,2}}的(?:[,!\n]|$)){_VALUE}|(?<=[是叫归由在] )(?![^\n,]{{1,2}}的(?:[,!\n]|$)){_VALUE})"
_TOLD = (  # it was said before
    r"(?:(?:我|就|都|早|早就|已经|刚才|刚刚|前面|之前|明明|上次|昨天|上面|有|才){0,4}(?:(?:跟|和)你)?(?:说|讲|提)(?:了|过)了?(?:(?:多少|几|好几|很多|无数)(?:遍|次))?了?|(?:我)?(?:早就?|已经)?告诉过?你了?|(?:都|早)?就说"
    r"|再(?:说|讲|强调|重复)一?(?:遍|次|下)|重[申复]一?(?:遍|次|下)|强调一?(?:遍|次|下)|前面有(?:说|讲|提)(?:过|到)?)"
)

# fmt: off
RULES = (
    Rule("not-but", Kind.FACT, 0.85, asserts=True,
         cues=literals(" 不是|,不是|而是|,是|, 是|,应该是|。是|并非"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC})?(?:并不是|不是|并非|不在|不叫) ?(?P<wrong>{_VALUE})[,;\s]*(?:而是|而在|应该是|是|在|叫) ?(?P<correct>{_VALUE}){_END}"),
    Rule("is-not", Kind.FACT, 0.85, asserts=True,
         cues=literals(",不是|, 不是|。不是|而不是|;不是| 不是|并非|,不在|, 不在|,不归|哪来的|哪有|,没有|, 没有|,没用|,没在用"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC}|{_OURS})(?:一直|明明|从来|本来|早就|已经)?{_HOLD} ?(?P<correct>{_VALUE}){_TAIL}(?: ?(?:的|了|啊|呀|啦)){{0,2}} ?(?:[,;\s]+而?|而)(?:不是|并非|不在|不归|不叫|哪来的|哪有|没有?(?:在用|用)?(?= ?{_NAME}{_END})) ?(?:从|由|在)?(?P<wrong>{_VALUE}){_END}"),
    Rule("not-used-but", Kind.FACT, 0.75, asserts=True,
         cues=literals("没用|没有用|没在用|没有在用|不再用|不是用"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC}|{_OURS})?(?:根本|从来|早就|早|并)?(?:没有?(?:在)?用过?|不再用|不是用) ?(?P<wrong>{_NAME})(?:了|啊)?[,;\s]+(?:{_OURS}|现在)?(?:用的是|都是用|都用|一直用|是用|是|用) ?(?P<correct>{_VALUE}){_END}"),
    Rule("no-such-but", Kind.FACT, 0.75, asserts=True,
         cues=literals("没有"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:根本|从来|并)?(?:就)?没有(?:叫)? ?(?P<wrong>{_NAME}) ?(?:这|那)(?:个|张|条|台|款|份)?[^\W\da-z_]{{0,4}}[,;\s]+(?:而是)?(?:{_TOPIC}|{_OURS})?{_HOLD} ?(?P<correct>{_VALUE}){_END}"),
    Rule("restated", Kind.FACT, 0.7, asserts=True, outdoes=("told-before",),
         cues=literals("说了|说过|讲了|讲过|就说|再说|再讲|告诉过|告诉你|重复一|重申|强调|提过|有说|有讲|有提"),
         pattern=rf"(?:^|[\n,!]\s*)(?:{_DENIAL}[,\s!]+)?{_TOLD}[,:;!\s]*(?:(?:{_TOPIC}|{_OURS}){_HOLD}|(?:都|就|一直)?(?:是从|是由|用的是|是在|是|在|叫)) ?(?P<correct>{_NOUN}){_END}"),
    Rule("as-told", Kind.FACT, 0.7, asserts=True, outdoes=("told-before",),
         cues=literals("说过|讲过|说了|讲了|说多少|讲多少|说几|讲几|提过"),
         pattern=rf"^(?:[^\n,]{{0,12}}[,\s!]+)?(?:(?:{_TOPIC}|{_OURS}){_HOLD}|(?:都|就)?(?:是从|是|在|叫)) ?(?P<correct>{_NOUN}){_TAIL}(?: ?(?:的|啊|呀|啦|才对)){{0,2}}[,\s!]+(?:我|都|早就|早|已经|上次|刚才|之前|前面|就){{0,4}}(?:(?:跟|和)你)?(?:说|讲|提)(?:过|了|多少|几|好几|很多)(?:的|了|很多|好几|多少|几|遍|次|无数){{0,5}}[!\s]*$"),
    Rule("asked-back", Kind.FACT, 0.7, asserts=True, rhetorical=True, outdoes=("told-before",),
         cues=literals("不是说|不是讲|不是告诉|不是跟你说|不是已经|不是早"),
         pattern=rf"(?<![你您])我?(?:不是|不都)(?:早就|已经|刚|刚才|之前)?(?:(?:跟|和)你)?(?:说|讲|提|告诉)(?:过|了)?(?:你)?(?:了|过)?[,\s]*(?:(?:{_TOPIC}|{_OURS})?{_HOLD}) ?(?P<correct>{_NOUN}){_TAIL}的?(?:了)? ?(?:吗|嘛|么)"),
    Rule("plainly", Kind.FACT, 0.65, asserts=True,
         cues=literals("明明|一直|从来都|就是"),
         pattern=rf"^(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC}|{_OURS})(?:(?:明明|一直|从来|本来)(?:就|都)?{_HOLD}|就(?:是|在|叫)(?=[^\n,]{{1,40}}(?:啊|呀|啦|嘛)[!\s]*$)) ?(?P<correct>{_NOUN}){_END}"),
    Rule("denied-value", Kind.FACT, 0.75, asserts=True, replies=True,
         cues=literals("不对|错了| 不是,| 不,| 错,|不正确| 不是的| 不是。"),
         pattern=rf"^{_DENIAL}(?:吧|啊|了|喔|哦|啦|呀|的吧)?[,\s!]+(?:(?:{_TOPIC})?{_BE} ?)?(?P<correct>(?<=[是在叫用] )(?:{_VALUE})|(?<=[是在叫用])(?:{_VALUE})|{_NAME}){_END}"),
    Rule("value-not", Kind.FACT, 0.5, asserts=True,
         cues=literals(",不是|, 不是|。不是|而不是| 不是"),
         pattern=rf"(?:(?<=是)|(?<=是 )|(?![^\n]{{0,60}}而不是))(?P<correct>{_NAME})[,\s]*而?不是 ?(?P<wrong>{_NAME}){_END}"),
    Rule("topic-is-wrong", Kind.FACT, 0.75, asserts=True,
         cues=literals("不对|错了|不正确"),
         pattern=rf"^(?P<topic>(?!这|那|你|我|不|没)[^\W\da-z]{{1,10}}) ?(?:不对|错了|不正确)[,\s!]+(?:应该是|应该用|其实是|是)? ?(?P<correct>{_NAME}){_END}"),
    Rule("is-right", Kind.FACT, 0.65, asserts=True,
         cues=literals("才对|才是|才正确"),
         pattern=rf"(?P<correct>{_NAME}) ?才(?:对|是对|正确|是正确)"),
    Rule("wrong-then-right", Kind.FACT, 0.85, asserts=True,
         cues=literals("是错|不对|错了|不正确"),
         pattern=rf"{_START}(?P<wrong>{_NAME}|{_QUOTED}) ?(?:是错的|是错误的|不对|错了|不正确)[,;\s]+(?:(?:{_TOPIC}){_BE}|正确的?(?:是|应该是)|应该是|应该用|是) ?(?P<correct>{_VALUE}){_END}"),
    Rule("correctly", Kind.FACT, 0.75, asserts=True,
         cues=literals("正确的是|正确是|正确的应该|其实是|实际是|实际上是|准确说是|准确来说|正确答案是"),
         pattern=rf"(?:{_START}(?:{_TOPIC}))?(?:正确的?(?:是|应该是|答案是)|其实是|实际上?是|准确(?:来)?说是) ?(?P<correct>{_NAME}|{_QUOTED}){_END}"),
    Rule("untrue", Kind.FACT, 0.65,
         cues=literals("不是事实|与事实|和事实|你说错|你理解错|你搞错|你弄错|你说的不对|说法不对|说法是错|理解错|理解有误|前提错|前提不对|不是这样|你记错|你看错"),
         pattern=r"(?:不是事实|[与和]事实不符|你(?:好像)?(?:说|理解|搞|弄|记|看)错了?|你说的不(?:对|是)|说法(?:不对|是错|有误)|理解(?:错|有误)|前提(?:就)?(?:错|不对|不成立)|(?:^|[,\s])(?:事实)?不是这样(?:的|[,!\n]|$))"),
    Rule("no-such", Kind.FACT, 0.65,
         cues=literals("没有你说的|根本没有|根本不存在|没有这个|没有这样的|没有那个|不存在"),
         pattern=r"(?:^[^\n,?]{0,12}[,\s]?[^\n,?]{0,8}没有(?:你说的|这个|这样的|那个)[^\n,!?]{1,12}[,!\n]?$|^[^\n?]{0,20}没有你说的[^\n,!?]{1,20}(?=[,!\n]|$)|根本(?:就)?(?:没有|不存在)[^\n,!?]{0,20}(?=[,!\n]|$)|(?:这个|那个|这|你说的)[^\n,!?]{1,20}不存在(?:的|啊|[,!\n]|$))"),
    Rule("invented", Kind.FACT, 0.7,
         cues=literals("瞎编|编造|胡说|幻觉|胡编|你编的|捏造|乱编|瞎说"),
         pattern=r"(?:瞎编|胡编|乱编|瞎说|胡说|你编的|(?:你|别|不要|在|是)[^\n,]{0,6}(?:编造|捏造)|(?:你|是|出现|产生|又)[^\n,]{0,6}幻觉)"),
    Rule("left-out", Kind.OMISSION, 0.7,
         cues=literals("漏了|漏掉|遗漏|你忘了|你忘记|又忘了|还忘了|少了|没有包含|没包含|没加上|没有加上|没写|没有写|没更新|没有更新|没有处理"),
         pattern=r"(?:漏(?:了|掉了?)(?!的)|(?:有|存在|还有)遗漏|遗漏了|[你又还]忘(?:了|记)|(?:还|又|怎么|明显|好像)少了|(?:^|[,\s])少了|(?:你|还|都|也|并)没有?(?:包含|加上|写|更新|处理))(?![^\n]{0,12}[吗?])"),
    Rule("told-before", Kind.INSTRUCTION, 0.75,
         cues=literals("我说过|我说了|我刚才说|我已经说|我之前说|我明明说|告诉过你|跟你说|我让你|我叫你|我没让|我没有让|我没叫|没让你|没有让你|谁让你|谁叫你|我没说|我没有说|我要求|我说的是|我要的是|我不是说|我不是让|说了不|都说了|我是说|我的意思是"),
         pattern=r"(?:我(?:已经|都|明明|之前|刚才|不是)?(?:说过|说了|告诉过你|跟你说|让你|叫你|要求)|我?没有?(?:让|叫|要求)你|我没有?说|谁(?:让|叫)你|(?:^|[,\s])我(?:说|要)的是|我(?:的意思是|是说|不是(?:说|让))|说了(?:不|别))"),
    Rule("prohibition", Kind.INSTRUCTION, 0.65,
         cues=literals(" 不要| 别动| 别改| 别删| 别加| 别用| 别碰| 别直接| 别把| 别在| 别给| 别提交| 别推| 禁止| 请不要| 请勿|不要再|别再| 先别| 先不要"),
         pattern=r"^(?:请|先|你)?(?:不要|别|禁止|勿)(?!忘|急|担心|的|说|人|名|处|着急|客气)[^\n?,]{1,30}$|(?:不要|别)再(?!说|次)"),
    Rule("still-broken", Kind.RESULT, 0.7,
         cues=literals("还是不|还是没|还是报|还是一样|还是有|还是无|还是错|还是出|还是失败|依然|仍然|仍旧|还没好|又报错|又出|还在报"),
         pattern=r"(?:还是(?:会)?(?:不(?!用)(?!太|想|明白|懂|清楚|确定|知道)|没|报|一样|有(?:问题|错|bug|报错|这个)|无法|错|出(?:现|错)|失败)|(?:依然|仍然|仍旧)(?:是)?(?:不|没|报|有|无|存在|错|失败|会)|又(?:报错|出(?:现|错|问题)))"),
    Rule("not-working", Kind.RESULT, 0.6,
         cues=literals("没生效|没有生效|不生效|没变化|没有变化|没反应|没有反应|没解决|没有解决|不起作用|没用|报错|坏了|不工作|不显示|没有显示|没显示|打不开|不对劲|有问题|不对"),
         pattern=r"(?:没有?(?:生效|变化|反应|解决|显示(?:出来)?|用(?! ?[a-z0-9]))(?=了|啊|呀|[,!\s]|$)|不(?:生效|起作用|工作|显示|对劲)(?=了|啊|呀|[,!\s]|$)|(?:^|[,\s])[^\n,]{0,12}(?:报错|坏|打不开)了|(?:显示|结果|数据|逻辑|位置|顺序|样式|颜色|输出|页面|效果)(?:还|都|也)?(?:是)?(?:不对|错了|有问题)|(?:^|[,\s])(?:这|那)?(?:还是)?不对(?:劲)?[,!\s]|^不对$)"),
    Rule("why-still", Kind.OTHER, 0.5,
         cues=literals("为什么还是|为什么没|为什么无法|为什么又|为啥还|为啥没|为啥无法|怎么还是|怎么又|还是空|还是提示|还是显示|还是缺|还是需要|没有效果|没效果|怎么没|不能正确|没有正确"),
         pattern=r"(?:为什么|为啥|怎么)(?:还(?:是|在)?|没|无法|又)|还是(?:空|提示|显示|缺|需要)|没有?效果|(?:不能|没有)正确"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65,
         cues=literals(" 以后|,以后|。以后|今后|从现在开始|从现在起|下次|每次都|我喜欢|我更喜欢|我习惯"),
         pattern=r"(?:(?:^|[,\s])(?:以后|今后)(?!再)[^\n,]{0,12}?(?:请|都|不要|别|用|写|记得|直接|必须|统一)|从现在(?:开始|起)|下次(?:请|要|不|别|记|直接)|每次都(?:要|应|得)|我(?:更)?(?:喜欢|习惯))"),
)

PLAIN = (
    Rule("states", Kind.FACT, 0.5, asserts=True, replies=True,
         cues=literals("是|在|用|叫|从|归"),
         pattern=rf"^(?:(?:{_DENIAL}|但是?|可是|其实|啊|哎|欸|诶)[,\s!]+)?(?:{_TOPIC}|{_OURS})(?:明明|一直|其实)?(?:就|都)?{_HOLD} ?(?P<correct>{_VALUE}){_END}[^\n?]{{0,16}}$"),
    Rule("names", Kind.FACT, 0.45, asserts=True, replies=True, sought=True,
         cues=literals("是|在|用的|叫"),
         pattern=r"^(?!请|帮|把|用(?!的)|改|换|给|将|让|那|就用|可以|嗯|对[,\s]|好)(?![^\n]*(?:吧|请|帮我|改成|改为|换成|换到|改用|迁到|挪到|搬到|要用|要是|如果|可能|也许|好像|印象|记得|吗|呢|已经|打算|决定|下个|以后|说(?!了|过)|的意思|错了|记错|打错|看|\?))[^\n]{0,24}(?:是|用的|叫|在)[^\n,a-z0-9]{0,3}[a-z0-9][^\n,]{0,30}$"),
)

GUARDS = (
    Guard("request",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals(" 请| 帮| 把| 写| 做| 添加| 创建| 生成| 实现| 修改| 增加| 输出| 返回| 用| 使用| 检查| 给我| 将| 新建| 设计"),
          pattern=r"^(?:请|帮|把|写|做|添加|创建|生成|实现|修改|增加|输出|返回|用(?!的)|使用|检查|给我|将|新建|设计)"),
    Guard("hypothetical",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not"),
          cues=literals("如果|假如|要是|万一|的话|假设|当|时"),
          pattern=r"(?:如果|假如|要是|万一|假设|若)[^\n!?]{0,30}(?:不|没|错|漏|少|忘)|(?:不存在|不对|错了|报错|失败|没有[^\n,]{1,8})(?:的话|时|的时候|的情况)"),
    Guard("own-slip",
          cues=literals("我说错|我写错|我打错|我搞错|我弄错|我记错|我看错|我的错|手误|笔误|抱歉|不好意思|是我"),
          pattern=r"我(?:刚才|刚刚|之前)?(?:说|写|打|搞|弄|记|看|发|贴|理解)错|我的(?:错|失误|问题)|手误|笔误|打错字|(?:抱歉|不好意思)[,\s]*我|是我(?:的|没|忘|漏|搞|弄|错)"),
    Guard("assent",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" 嗯| 对,| 对的| 对。| 是的| 好| 没错| 可以| 行| ok| 谢谢| 不错| 没问题| 很好| 没事| 没关系| 不用"),
          pattern=r"^(?:嗯|对(?:的|[,!\s]|$)|是的|好(?:的|[,!\s]|$)|没错|可以|行[,!\s]|ok|谢谢|不错|没问题|很好|没事|没关系|不用)"),
    Guard("condition",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("如果|假如|要是|万一|假设"),
          pattern=r"^(?:如果|假如|要是|万一|假设)"),
    Guard("reported",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("说|的意思|听说|据说|写|回复|反映"),
          pattern=r"(?:^|[\n,!]\s*)(?![我你都就再早刚前之已明其不])(?:[^\W\da-z_]{1,6}|[a-z]{2,20} ?)(?<![我你都就再早刚才前面经明是其来])(?:说|反映|回复|回覆)(?!了|过|明|法|不|的|错|到| ?[:…])|的意思是|(?:文档|文件|客户|邮件|信)[^\n,]{0,4}(?:里|上|中)?写|(?:^|[\n,])(?:听|据)说"),
    Guard("words-of-others",
          cues=literals("翻译|翻成|译成|润色|改写"),
          pattern=r"(?:翻译?|译)(?:成|为|一下|下面|这|以下)|润色|改写(?:一下|下面|这)"),
    Guard("check-again",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not", "wrong-then-right", "still-broken"),
          cues=literals("检查|确认|核实|看看|再看|有没有|是否"),
          pattern=r"(?:检查(?:一下|下|是否|有没有|看)|确认(?:一下|下|是否)|核实|看看(?:是否|有没有|是不是|哪|为什么|怎么)|有没有|是否)"),
    Guard("hedge",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("可能|也许|大概|好像|似乎|我觉得|我认为|我猜|我感觉|估计|吧|不确定|应该是"),
          pattern=r"(?:可能|也许|大概|好像|似乎|我(?:觉得|认为|猜|感觉)|估计|不确定|吧(?:[,!?\s]|$))"),
    Guard("question",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "asked-back"),
          cues=literals("吗|呢|是不是|是否|不是么|有没有|难道"),
          pattern=r"(?<!好)(?:吗|么|呢)[?\s]*$|是不是|不是[^\n,]{0,20}(?<!好)[吗么]"),
)
# fmt: on

REMEMBER = literals("记住|记下来|记一下|记好|别忘了这|不要忘记|再也不要|牢记|记到|写进记忆|存到记忆")
RECALL = literals("记住了吗|记住密码|记住我|记住登录|有没有记住|记一下日志")

PACK = LanguagePack(
    tag="zh-Hans",
    rules=RULES,
    guards=GUARDS,
    plain=PLAIN,
    quiet=(r"^\s*(?:不用|没事|没关系|不客气|不必)(?:了|啦|啊)?(?:[,。!]|谢谢|$)",),
    remember=REMEMBER,
    recall=RECALL,
    messages=MESSAGES,
    assents=literals("是|是的|好|好的|对|对的|嗯|可以|行|没错|记住|记住吧|要"),
    refusals=literals("不|别记|别存|别保|别写|别再|别这|先别|没必要|没有必要|算了|取消|等一下|等等|错了"),
    pronouns=frozenset(
        literals(
            "这|那|它|这个|那个|这样|那样|这里|那里|什么|哪|哪里|的|我|你|这么|那么|事实|真的|对的|好|可以|吗|没有"
        )
    ),
    trims=(("这个", "那个"), ("才对", "的", "了", "啊", "吧")),
    letters="对错应该还没这来时过现实际记经让给显样页码数据认说话确误请编报变决处写么吗谁个们为会遗觉检问题开进从够业动边乱诉习惯欢谢关难与产况刚劲坏气种计许设败贴输顺颜旧担号间体简测试优逻辑证听见万弃乐义词达轮连线网终运环资调态结语历图标项约则论规单点选击钮头归导总执师谓吓两备当夹条级账团责负讲护维审区库仓专协机频陈张",
    foreign="のはをがにでとたるいしなれ",
)
