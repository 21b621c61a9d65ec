"""Simplified Chinese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages.messages.zh_hans import MESSAGES

_CHAR = r"[\w./:@+#~%$-]"
_QUOTED = r"[\"'`][^\"'`\n]{1,60}[\"'`]"
_ASCII = r"[a-z0-9_./:@+#~%$-]"
_VALUE = rf"(?!更|很|太|要|能|会|应|说|让|为了|因为|只|就|想|这|那|我|你|不|没|把|被|给|从|所有|直接)(?:{_QUOTED}|{_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}|{_CHAR}{{1,16}}?)"
_NAME = rf"(?={_ASCII}{{0,40}}[0-9_./:@-]?[a-z0-9]{{2}}|[0-9]){_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}"
_TOPIC = rf"(?P<topic>(?!不|没|你|我|这|那|还|就|也|都|而|应|但|所以|如果){_CHAR}{{1,14}}?) ?"
_START = r"(?:^|[\s,.!;])"
_DENIAL = r"(?:不对|不是的?|错了|错|不|搞错了|弄错了|你错了|说错了|不正确)"
_BE = r"(?:应该是|应当是|用的是|指的是|其实是|是|在|叫|应该用|应该在)"
_END = r"(?=(?:的|啊|呀|哦|喔|才对|了|呢)?(?:[,!;\n]|\.(?:\s|$)| *$))"

# fmt: off
RULES = (
    Rule("not-but", Kind.FACT, 0.85, asserts=True,
         cues=literals(" 不是|,不是|而是|,是|, 是|,应该是|。是|并非"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC})?(?:并不是|不是|并非|不在|不叫) ?(?P<wrong>{_VALUE})[,;\s]*(?:而是|而在|应该是|是|在|叫) ?(?P<correct>{_VALUE}){_END}"),
    Rule("is-not", Kind.FACT, 0.85, asserts=True,
         cues=literals(",不是|, 不是|。不是|而不是|;不是| 不是|并非"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC}|我们|咱们|这里)(?:用的是|应该是|应该用|是|在|叫) ?(?P<correct>{_VALUE}) ?(?:[,;\s]+而?|而)(?:不是|并非|不在) ?(?P<wrong>{_VALUE}){_END}"),
    Rule("denied-value", Kind.FACT, 0.75, asserts=True,
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
         cues=literals("我说过|我说了|告诉过你|跟你说|我让你|我叫你|我没让|我没有让|我没叫|没让你|没有让你|谁让你|谁叫你|我没说|我没有说|我要求|我说的是|我要的是|我不是说|我不是让|说了不|都说了|我是说|我的意思是"),
         pattern=r"(?:我(?:已经|都|明明|之前|刚才|不是)?(?:说过|说了|告诉过你|跟你说|让你|叫你|要求)|我?没有?(?:让|叫|要求)你|我没有?说|谁(?:让|叫)你|(?:^|[,\s])我(?:说|要)的是|我(?:的意思是|是说|不是(?:说|让))|说了(?:不|别))"),
    Rule("prohibition", Kind.INSTRUCTION, 0.65,
         cues=literals(" 不要| 别动| 别改| 别删| 别加| 别用| 别碰| 别直接| 别把| 别在| 别给| 别提交| 别推| 禁止| 请不要| 请勿|不要再|别再| 先别| 先不要"),
         pattern=r"^(?:请|先|你)?(?:不要|别|禁止|勿)(?!忘|急|担心|的|说|人|名|处|着急|客气)[^\n?,]{1,30}$|(?:不要|别)再(?!说|次)"),
    Rule("still-broken", Kind.RESULT, 0.7,
         cues=literals("还是不|还是没|还是报|还是一样|还是有|还是无|还是错|还是出|还是失败|依然|仍然|仍旧|还没好|又报错|又出|还在报"),
         pattern=r"(?:还是(?:会)?(?:不(?!用)(?!太|想|明白|懂|清楚|确定|知道)|没|报|一样|有(?:问题|错|bug|报错|这个)|无法|错|出(?:现|错)|失败)|(?:依然|仍然|仍旧)(?:是)?(?:不|没|报|有|无|存在|错|失败|会)|又(?:报错|出(?:现|错|问题)))"),
    Rule("not-working", Kind.RESULT, 0.6,
         cues=literals("没生效|没有生效|不生效|没变化|没有变化|没反应|没有反应|没解决|没有解决|不起作用|没用|报错|坏了|不工作|不显示|没有显示|没显示|打不开|不对劲|有问题|不对"),
         pattern=r"(?:没有?(?:生效|变化|反应|解决|显示(?:出来)?|用)(?=了|啊|呀|[,!\s]|$)|不(?:生效|起作用|工作|显示|对劲)(?=了|啊|呀|[,!\s]|$)|(?:^|[,\s])[^\n,]{0,12}(?:报错|坏|打不开)了|(?:显示|结果|数据|逻辑|位置|顺序|样式|颜色|输出|页面|效果)(?:还|都|也)?(?:是)?(?:不对|错了|有问题)|(?:^|[,\s])(?:这|那)?(?:还是)?不对(?:劲)?[,!\s]|^不对$)"),
    Rule("why-still", Kind.OTHER, 0.5,
         cues=literals("为什么还是|为什么没|为什么无法|为什么又|为啥还|为啥没|为啥无法|怎么还是|怎么又|还是空|还是提示|还是显示|还是缺|还是需要|没有效果|没效果|怎么没|不能正确|没有正确"),
         pattern=r"(?:为什么|为啥|怎么)(?:还(?:是|在)?|没|无法|又)|还是(?:空|提示|显示|缺|需要)|没有?效果|(?:不能|没有)正确"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65,
         cues=literals(" 以后|,以后|。以后|今后|从现在开始|从现在起|下次|每次都|我喜欢|我更喜欢|我习惯"),
         pattern=r"(?:(?:^|[,\s])(?:以后|今后)(?!再)[^\n,]{0,12}?(?:请|都|不要|别|用|写|记得|直接|必须|统一)|从现在(?:开始|起)|下次(?:请|要|不|别|记|直接)|每次都(?:要|应|得)|我(?:更)?(?:喜欢|习惯))"),
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
    Guard("check-again",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not", "wrong-then-right", "still-broken"),
          cues=literals("检查|确认|核实|看看|再看|有没有|是否"),
          pattern=r"(?:检查(?:一下|下|是否|有没有|看)|确认(?:一下|下|是否)|核实|看看(?:是否|有没有|是不是|哪|为什么|怎么)|有没有|是否)"),
    Guard("hedge",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("可能|也许|大概|好像|似乎|我觉得|我认为|我猜|我感觉|估计|吧|不确定|应该是"),
          pattern=r"(?:可能|也许|大概|好像|似乎|我(?:觉得|认为|猜|感觉)|估计|不确定|吧(?:[,!?\s]|$))"),
    Guard("question",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE),
          cues=literals("吗|呢|是不是|是否|不是么|有没有|难道"),
          pattern=r"(?:吗|么|呢)[?\s]*$|是不是|不是[^\n,]{0,20}[吗么]"),
)
# fmt: on

REMEMBER = literals("记住|记下来|记一下|记好|别忘了这|不要忘记|再也不要|牢记|记到|写进记忆|存到记忆")
RECALL = literals("记住了吗|记住密码|记住我|记住登录|有没有记住|记一下日志")

PACK = LanguagePack(
    tag="zh-Hans",
    rules=RULES,
    guards=GUARDS,
    quiet=(r"^\s*(?:不用|没事|没关系|不客气|不必)(?:了|啦|啊)?(?:[,。!]|谢谢|$)",),
    remember=REMEMBER,
    recall=RECALL,
    messages=MESSAGES,
    assents=literals("是|是的|好|好的|对|对的|嗯|可以|行|没错|记住|记住吧|要"),
    refusals=literals("不|别记|别存|别保|别写|别再|别这|先别|没必要|没有必要|算了|取消|等一下|等等|错了"),
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
    letters="对错应该还没这来时过现实际记经让给显样页码数据认说话确误请编报变决处写么吗谁个们为会遗觉检问题开进从够业动边乱诉习惯欢谢关难与产况刚劲坏气种计许设败贴输顺颜旧担号间体简测试优逻辑证听见万弃乐义词达轮连线网终运环资调态结语历图标项约则论规单点选击钮头归导总执师谓吓两备当夹条级",
    foreign="のはをがにでとたるいしなれ",
)
