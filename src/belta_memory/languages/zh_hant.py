"""Traditional Chinese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages.messages.zh_hant import MESSAGES

_CHAR = r"[\w./:@+#~%$-]"
_QUOTED = r"[\"'`][^\"'`\n]{1,60}[\"'`]"
_ASCII = r"[a-z0-9_./:@+#~%$-]"
_VALUE = rf"(?!更|很|太|要|能|會|應|說|讓|為了|因為|只|就|想|這|那|我|你|不|沒|把|被|給|從|所有|直接)(?:{_QUOTED}|{_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}|{_CHAR}{{1,16}}?)"
_NAME = rf"(?={_ASCII}{{0,40}}[0-9_./:@-]?[a-z0-9]{{2}}|[0-9]){_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}"
_TOPIC = rf"(?P<topic>(?!是|不|沒|你|我|這|那|還|就|也|都|而|應|但|所以|如果){_CHAR}{{1,14}}?(?: {_CHAR}{{1,14}}?)??) ?"
_START = r"(?:^|[\s,.!;])"
_DENIAL = r"(?:不對|不是的?|錯了|錯|不|搞錯了|弄錯了|你錯了|說錯了|不正確)"
_BE = r"(?:應該是|應當是|用的是|指的是|其實是|是|在|叫|應該用|應該在)"
_TAIL = r"(?: ?(?:端口|號端口|连接埠|版本?|分支|號))?(?: ?(?:上|裡面?|下面|底下|中|那邊|這邊|這裡))?(?: ?(?:在|來)?(?:負責|管理?|維護|處理|審批|核准))?(?: ?(?:部署|發布|開始|開分支|啟動|運行|拉取?|跑|發|寄|做[^\W\da-z_]{1,4}))?"
_END = rf"(?={_TAIL}(?: ?(?:的|啊|呀|哦|喔|才對|了|呢|啦|耶|嘛|哎|好嗎)){{0,2}}(?:[,!;\n]|\.(?:\s|$)| *$))"
_OURS = r"(?:我們|咱們|我們這邊?|咱們這邊?|這裡|這邊|[這那]個?[^\W\da-z_]{1,6})"
_HOLD = r"(?:都|就)?(?:應該是|應当是|用的是|指的是|其實是|是從|是由|是在|是|叫做?|歸|由|從|跑在|部署在|放在|存在|换成|改成了|迁到了?|應該在|應該用|在|用)"  # how things stand
_NOUN = rf"(?:{_NAME}|(?<=[是叫歸由在])(?![^\n,]{{1,2}}的(?:[,!\n]|$)){_VALUE}|(?<=[是叫歸由在] )(?![^\n,]{{1,2}}的(?:[,!\n]|$)){_VALUE})"
_TOLD = (  # it was said before
    r"(?:(?:我|就|都|早|早就|已經|剛才|剛剛|前面|之前|明明|上次|昨天|上面|有|才){0,4}(?:(?:跟|和)你)?(?:說|講|提)(?:了|過)了?(?:(?:多少|幾|好幾|很多|無數)(?:遍|次))?了?|(?:我)?(?:早就?|已經)?告訴過?你了?|(?:都|早)?就說"
    r"|再(?:說|講|強調|重複)一?(?:遍|次|下)|重[申複]一?(?:遍|次|下)|強調一?(?:遍|次|下)|前面有(?:說|講|提)(?:過|到)?)"
)

# fmt: off
RULES = (
    Rule("not-but", Kind.FACT, 0.85, asserts=True,
         cues=literals(" 不是|,不是|而是|,是|, 是|,應該是|。是|並非"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC})?(?:並不是|不是|並非|不在|不叫) ?(?P<wrong>{_VALUE})[,;\s]*(?:而是|而在|應該是|是|在|叫) ?(?P<correct>{_VALUE}){_END}"),
    Rule("is-not", Kind.FACT, 0.85, asserts=True,
         cues=literals(",不是|, 不是|。不是|而不是|;不是| 不是|並非|,不在|, 不在|,不歸|哪來的|哪有|,沒有|, 沒有|,沒用|,沒在用"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC}|{_OURS})(?:一直|明明|從來|本來|早就|已經)?{_HOLD} ?(?P<correct>{_VALUE}){_TAIL}(?: ?(?:的|了|啊|呀|啦)){{0,2}} ?(?:[,;\s]+而?|而)(?:不是|並非|不在|不歸|不叫|哪來的|哪有|沒有?(?:在用|用)?(?= ?{_NAME}{_END})) ?(?:從|由|在)?(?P<wrong>{_VALUE}){_END}"),
    Rule("not-used-but", Kind.FACT, 0.75, asserts=True,
         cues=literals("沒用|沒有用|沒在用|沒有在用|不再用|不是用"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC}|{_OURS})?(?:根本|從來|早就|早|並)?(?:沒有?(?:在)?用過?|不再用|不是用) ?(?P<wrong>{_NAME})(?:了|啊)?[,;\s]+(?:{_OURS}|現在)?(?:用的是|都是用|都用|一直用|是用|是|用) ?(?P<correct>{_VALUE}){_END}"),
    Rule("no-such-but", Kind.FACT, 0.75, asserts=True,
         cues=literals("沒有"),
         pattern=rf"{_START}(?:{_DENIAL}[,\s!]+)?(?:根本|從來|並)?(?:就)?沒有(?:叫)? ?(?P<wrong>{_NAME}) ?(?:這|那)(?:個|張|條|台|款|份)?[^\W\da-z_]{{0,4}}[,;\s]+(?:而是)?(?:{_TOPIC}|{_OURS})?{_HOLD} ?(?P<correct>{_VALUE}){_END}"),
    Rule("restated", Kind.FACT, 0.7, asserts=True, outdoes=("told-before",),
         cues=literals("說了|說過|講了|講過|就說|再說|再講|告訴過|告訴你|重複一|重申|強調|提過|有說|有講|有提"),
         pattern=rf"(?:^|[\n,!]\s*)(?:{_DENIAL}[,\s!]+)?{_TOLD}[,:;!\s]*(?:(?:{_TOPIC}|{_OURS}){_HOLD}|(?:都|就|一直)?(?:是從|是由|用的是|是在|是|在|叫)) ?(?P<correct>{_NOUN}){_END}"),
    Rule("as-told", Kind.FACT, 0.7, asserts=True, outdoes=("told-before",),
         cues=literals("說過|講過|說了|講了|說多少|講多少|說幾|講幾|提過"),
         pattern=rf"^(?:[^\n,]{{0,12}}[,\s!]+)?(?:(?:{_TOPIC}|{_OURS}){_HOLD}|(?:都|就)?(?:是從|是|在|叫)) ?(?P<correct>{_NOUN}){_TAIL}(?: ?(?:的|啊|呀|啦|才對)){{0,2}}[,\s!]+(?:我|都|早就|早|已經|上次|剛才|之前|前面|就){{0,4}}(?:(?:跟|和)你)?(?:說|講|提)(?:過|了|多少|幾|好幾|很多)(?:的|了|很多|好幾|多少|幾|遍|次|無數){{0,5}}[!\s]*$"),
    Rule("asked-back", Kind.FACT, 0.7, asserts=True, rhetorical=True, outdoes=("told-before",),
         cues=literals("不是說|不是講|不是告訴|不是跟你說|不是已經|不是早"),
         pattern=rf"(?<![你您])我?(?:不是|不都)(?:早就|已經|剛|剛才|之前)?(?:(?:跟|和)你)?(?:說|講|提|告訴)(?:過|了)?(?:你)?(?:了|過)?[,\s]*(?:(?:{_TOPIC}|{_OURS})?{_HOLD}) ?(?P<correct>{_NOUN}){_TAIL}的?(?:了)? ?(?:嗎|嘛|麼)"),
    Rule("plainly", Kind.FACT, 0.65, asserts=True,
         cues=literals("明明|一直|從來都|就是"),
         pattern=rf"^(?:{_DENIAL}[,\s!]+)?(?:{_TOPIC}|{_OURS})(?:(?:明明|一直|從來|本來)(?:就|都)?{_HOLD}|就(?:是|在|叫)(?=[^\n,]{{1,40}}(?:啊|呀|啦|嘛)[!\s]*$)) ?(?P<correct>{_NOUN}){_END}"),
    Rule("denied-value", Kind.FACT, 0.75, asserts=True, replies=True,
         cues=literals("不對|錯了| 不是,| 不,| 錯,|不正確| 不是的| 不是。"),
         pattern=rf"^{_DENIAL}(?:吧|啊|了|喔|哦|啦|呀|的吧)?[,\s!]+(?:(?:{_TOPIC})?{_BE} ?)?(?P<correct>(?<=[是在叫用] )(?:{_VALUE})|(?<=[是在叫用])(?:{_VALUE})|{_NAME}){_END}"),
    Rule("value-not", Kind.FACT, 0.5, asserts=True,
         cues=literals(",不是|, 不是|。不是|而不是| 不是"),
         pattern=rf"(?:(?<=是)|(?<=是 )|(?![^\n]{{0,60}}而不是))(?P<correct>{_NAME})[,\s]*而?不是 ?(?P<wrong>{_NAME}){_END}"),
    Rule("topic-is-wrong", Kind.FACT, 0.75, asserts=True,
         cues=literals("不對|錯了|不正確"),
         pattern=rf"^(?P<topic>(?!這|那|你|我|不|沒)[^\W\da-z]{{1,10}}) ?(?:不對|錯了|不正確)[,\s!]+(?:應該是|應該用|其實是|是)? ?(?P<correct>{_NAME}){_END}"),
    Rule("is-right", Kind.FACT, 0.65, asserts=True,
         cues=literals("才對|才是|才正確"),
         pattern=rf"(?P<correct>{_NAME}) ?才(?:對|是對|正確|是正確)"),
    Rule("wrong-then-right", Kind.FACT, 0.85, asserts=True,
         cues=literals("是錯|不對|錯了|不正確"),
         pattern=rf"{_START}(?P<wrong>{_NAME}|{_QUOTED}) ?(?:是錯的|是錯誤的|不對|錯了|不正確)[,;\s]+(?:(?:{_TOPIC}){_BE}|正確的?(?:是|應該是)|應該是|應該用|是) ?(?P<correct>{_VALUE}){_END}"),
    Rule("correctly", Kind.FACT, 0.75, asserts=True,
         cues=literals("正確的是|正確是|正確的應該|其實是|實際是|實際上是|準確說是|準確來說|正確答案是"),
         pattern=rf"(?:{_START}(?:{_TOPIC}))?(?:正確的?(?:是|應該是|答案是)|其實是|實際上?是|準確(?:來)?說是) ?(?P<correct>{_NAME}|{_QUOTED}){_END}"),
    Rule("untrue", Kind.FACT, 0.65,
         cues=literals("不是事實|與事實|和事實|你說錯|你理解錯|你搞錯|你弄錯|你說的不對|說法不對|說法是錯|理解錯|理解有誤|前提錯|前提不對|不是這樣|你記錯|你看錯"),
         pattern=r"(?:不是事實|[與和]事實不符|你(?:好像)?(?:說|理解|搞|弄|記|看)錯了?|你說的不(?:對|是)|說法(?:不對|是錯|有誤)|理解(?:錯|有誤)|前提(?:就)?(?:錯|不對|不成立)|(?:^|[,\s])(?:事實)?不是這樣(?:的|[,!\n]|$))"),
    Rule("no-such", Kind.FACT, 0.65,
         cues=literals("沒有你說的|根本沒有|根本不存在|沒有這個|沒有這樣的|沒有那個|不存在"),
         pattern=r"(?:^[^\n,?]{0,12}[,\s]?[^\n,?]{0,8}沒有(?:你說的|這個|這樣的|那個)[^\n,!?]{1,12}[,!\n]?$|^[^\n?]{0,20}沒有你說的[^\n,!?]{1,20}(?=[,!\n]|$)|根本(?:就)?(?:沒有|不存在)[^\n,!?]{0,20}(?=[,!\n]|$)|(?:這個|那個|這|你說的)[^\n,!?]{1,20}不存在(?:的|啊|[,!\n]|$))"),
    Rule("invented", Kind.FACT, 0.7,
         cues=literals("瞎編|編造|胡說|幻覺|胡編|你編的|捏造|亂編|瞎說"),
         pattern=r"(?:瞎編|胡編|亂編|瞎說|胡說|你編的|(?:你|別|不要|在|是)[^\n,]{0,6}(?:編造|捏造)|(?:你|是|出現|產生|又)[^\n,]{0,6}幻覺)"),
    Rule("left-out", Kind.OMISSION, 0.7,
         cues=literals("漏了|漏掉|遺漏|你忘了|你忘記|又忘了|還忘了|少了|沒有包含|沒包含|沒加上|沒有加上|沒寫|沒有寫|沒更新|沒有更新|沒有處理"),
         pattern=r"(?:漏(?:了|掉了?)(?!的)|(?:有|存在|還有)遺漏|遺漏了|[你又還]忘(?:了|記)|(?:還|又|怎麼|明顯|好像)少了|(?:^|[,\s])少了|(?:你|還|都|也|並)沒有?(?:包含|加上|寫|更新|處理))(?![^\n]{0,12}[嗎?])"),
    Rule("told-before", Kind.INSTRUCTION, 0.75,
         cues=literals("我說過|我說了|我剛才說|我已經說|我之前說|我明明說|告訴過你|跟你說|我讓你|我叫你|我沒讓|我沒有讓|我沒叫|沒讓你|沒有讓你|誰讓你|誰叫你|我沒說|我沒有說|我要求|我說的是|我要的是|我不是說|我不是讓|說了不|都說了|我是說|我的意思是"),
         pattern=r"(?:我(?:已經|都|明明|之前|剛才|不是)?(?:說過|說了|告訴過你|跟你說|讓你|叫你|要求)|我?沒有?(?:讓|叫|要求)你|我沒有?說|誰(?:讓|叫)你|(?:^|[,\s])我(?:說|要)的是|我(?:的意思是|是說|不是(?:說|讓))|說了(?:不|別))"),
    Rule("prohibition", Kind.INSTRUCTION, 0.65,
         cues=literals(" 不要| 別動| 別改| 別删| 別加| 別用| 別碰| 別直接| 別把| 別在| 別給| 別提交| 別推| 禁止| 請不要| 請勿|不要再|別再| 先別| 先不要"),
         pattern=r"^(?:請|先|你)?(?:不要|別|禁止|勿)(?!忘|急|擔心|的|說|人|名|處|着急|客氣)[^\n?,]{1,30}$|(?:不要|別)再(?!說|次)"),
    Rule("still-broken", Kind.RESULT, 0.7,
         cues=literals("還是不|還是沒|還是報|還是一樣|還是有|還是無|還是錯|還是出|還是失敗|依然|仍然|仍舊|還沒好|又報錯|又出|還在報"),
         pattern=r"(?:還是(?:會)?(?:不(?!用)(?!太|想|明白|懂|清楚|確定|知道)|沒|報|一樣|有(?:問題|錯|bug|報錯|這個)|無法|錯|出(?:現|錯)|失敗)|(?:依然|仍然|仍舊)(?:是)?(?:不|沒|報|有|無|存在|錯|失敗|會)|又(?:報錯|出(?:現|錯|問題)))"),
    Rule("not-working", Kind.RESULT, 0.6,
         cues=literals("沒生效|沒有生效|不生效|沒變化|沒有變化|沒反應|沒有反應|沒解決|沒有解決|不起作用|沒用|報錯|壞了|不工作|不顯示|沒有顯示|沒顯示|打不開|不對勁|有問題|不對"),
         pattern=r"(?:沒有?(?:生效|變化|反應|解決|顯示(?:出來)?|用(?! ?[a-z0-9]))(?=了|啊|呀|[,!\s]|$)|不(?:生效|起作用|工作|顯示|對勁)(?=了|啊|呀|[,!\s]|$)|(?:^|[,\s])[^\n,]{0,12}(?:報錯|壞|打不開)了|(?:顯示|結果|數據|邏輯|位置|順序|樣式|顏色|輸出|頁面|效果)(?:還|都|也)?(?:是)?(?:不對|錯了|有問題)|(?:^|[,\s])(?:這|那)?(?:還是)?不對(?:勁)?[,!\s]|^不對$)"),
    Rule("why-still", Kind.OTHER, 0.5,
         cues=literals("為什麼還是|為什麼沒|為什麼無法|為什麼又|為啥還|為啥沒|為啥無法|怎麼還是|怎麼又|還是空|還是提示|還是顯示|還是缺|還是需要|沒有效果|沒效果|怎麼沒|不能正確|沒有正確"),
         pattern=r"(?:為什麼|為啥|怎麼)(?:還(?:是|在)?|沒|無法|又)|還是(?:空|提示|顯示|缺|需要)|沒有?效果|(?:不能|沒有)正確"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65,
         cues=literals(" 以後|,以後|。以後|今後|從現在開始|從現在起|下次|每次都|我喜歡|我更喜歡|我習慣"),
         pattern=r"(?:(?:^|[,\s])(?:以後|今後)(?!再)[^\n,]{0,12}?(?:請|都|不要|別|用|寫|記得|直接|必須|统一)|從現在(?:開始|起)|下次(?:請|要|不|別|記|直接)|每次都(?:要|應|得)|我(?:更)?(?:喜歡|習慣))"),
)

PLAIN = (
    Rule("states", Kind.FACT, 0.5, asserts=True, replies=True,
         cues=literals("是|在|用|叫|從|歸"),
         pattern=rf"^(?:(?:{_DENIAL}|但是?|可是|其實|啊|哎|欸|誒)[,\s!]+)?(?:{_TOPIC}|{_OURS})(?:明明|一直|其實)?(?:就|都)?{_HOLD} ?(?P<correct>{_VALUE}){_END}[^\n?]{{0,16}}$"),
    Rule("names", Kind.FACT, 0.45, asserts=True, replies=True, sought=True,
         cues=literals("是|在|用的|叫"),
         pattern=r"^(?!请|帮|把|用(?!的)|改|换|給|将|讓|那|就用|可以|嗯|對[,\s]|好)(?![^\n]*(?:吧|请|帮我|改成|改為|换成|换到|改用|迁到|挪到|搬到|要用|要是|如果|可能|也許|好像|印象|記得|嗎|呢|已經|打算|决定|下個|以后|說(?!了|過)|的意思|錯了|記錯|打錯|看|\?))[^\n]{0,24}(?:是|用的|叫|在)[^\n,a-z0-9]{0,3}[a-z0-9][^\n,]{0,30}$"),
)

GUARDS = (
    Guard("request",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals(" 請| 帮| 把| 寫| 做| 添加| 创建| 生成| 實現| 修改| 增加| 輸出| 返回| 用| 使用| 檢查| 給我| 将| 新建| 設計"),
          pattern=r"^(?:請|帮|把|寫|做|添加|创建|生成|實現|修改|增加|輸出|返回|用(?!的)|使用|檢查|給我|将|新建|設計)"),
    Guard("hypothetical",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not"),
          cues=literals("如果|假如|要是|萬一|的話|假設|當|時"),
          pattern=r"(?:如果|假如|要是|萬一|假設|若)[^\n!?]{0,30}(?:不|沒|錯|漏|少|忘)|(?:不存在|不對|錯了|報錯|失敗|沒有[^\n,]{1,8})(?:的話|時|的時候|的情況)"),
    Guard("own-slip",
          cues=literals("我說錯|我寫錯|我打錯|我搞錯|我弄錯|我記錯|我看錯|我的錯|手誤|笔誤|抱歉|不好意思|是我"),
          pattern=r"我(?:剛才|剛剛|之前)?(?:說|寫|打|搞|弄|記|看|發|貼|理解)錯|我的(?:錯|失誤|問題)|手誤|笔誤|打錯字|(?:抱歉|不好意思)[,\s]*我|是我(?:的|沒|忘|漏|搞|弄|錯)"),
    Guard("assent",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" 嗯| 對,| 對的| 對。| 是的| 好| 沒錯| 可以| 行| ok| 謝謝| 不錯| 沒問題| 很好| 沒事| 沒關系| 不用"),
          pattern=r"^(?:嗯|對(?:的|[,!\s]|$)|是的|好(?:的|[,!\s]|$)|沒錯|可以|行[,!\s]|ok|謝謝|不錯|沒問題|很好|沒事|沒關系|不用)"),
    Guard("condition",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("如果|假如|要是|萬一|假设"),
          pattern=r"^(?:如果|假如|要是|萬一|假设)"),
    Guard("reported",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("說|的意思|聽說|據說|寫|回複|反映"),
          pattern=r"(?:^|[\n,!]\s*)(?![我你都就再早剛前之已明其不])(?:[^\W\da-z_]{1,6}|[a-z]{2,20} ?)(?<![我你都就再早剛才前面經明是其來])(?:說|反映|回複|回覆)(?!了|過|明|法|不|的|錯|到| ?[:…])|的意思是|(?:文檔|文件|客戶|郵件|信)[^\n,]{0,4}(?:裡|上|中)?寫|(?:^|[\n,])(?:聽|據)說"),
    Guard("words-of-others",
          cues=literals("翻譯|翻成|譯成|潤色|改寫"),
          pattern=r"(?:翻譯?|譯)(?:成|為|一下|下面|這|以下)|潤色|改寫(?:一下|下面|這)"),
    Guard("check-again",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not", "wrong-then-right", "still-broken"),
          cues=literals("檢查|確認|核實|看看|再看|有沒有|是否"),
          pattern=r"(?:檢查(?:一下|下|是否|有沒有|看)|確認(?:一下|下|是否)|核實|看看(?:是否|有沒有|是不是|哪|為什麼|怎麼)|有沒有|是否)"),
    Guard("hedge",
          spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals("可能|也許|大概|好像|似乎|我覺得|我認為|我猜|我感覺|估計|吧|不確定|應該是"),
          pattern=r"(?:可能|也許|大概|好像|似乎|我(?:覺得|認為|猜|感覺)|估計|不確定|吧(?:[,!?\s]|$))"),
    Guard("question",
          spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "asked-back"),
          cues=literals("嗎|呢|是不是|是否|不是麼|有沒有|難道"),
          pattern=r"(?<!好)(?:嗎|麼|呢)[?\s]*$|是不是|不是[^\n,]{0,20}(?<!好)[嗎麼]"),
)
# fmt: on

REMEMBER = literals("記住|記下來|記一下|記好|別忘了這|不要忘記|再也不要|牢記|記到|寫進記忆|存到記忆")
RECALL = literals("記住了嗎|記住密碼|記住我|記住登录|有沒有記住|記一下日志")

PACK = LanguagePack(
    tag="zh-Hant",
    rules=RULES,
    guards=GUARDS,
    plain=PLAIN,
    quiet=(r"^\s*(?:不用|沒事|沒關係|不客氣|不必)(?:了|啦|啊)?(?:[,。!]|謝謝|$)",),
    remember=REMEMBER,
    recall=RECALL,
    messages=MESSAGES,
    assents=literals("是|是的|好|好的|對|對的|嗯|可以|行|沒錯|記住|記住吧|要"),
    refusals=literals("不|別記|別存|別保|別寫|別再|別這|先別|沒必要|沒有必要|算了|取消|等一下|等等|錯了"),
    pronouns=frozenset(
        literals(
            "這|那|它|這個|那個|這樣|那樣|這裡|那裡|什麼|哪|哪裡|的|我|你|這麼|那麼|事實|真的|對的|好|可以|嗎|沒有"
        )
    ),
    trims=(("這個", "那個"), ("才對", "的", "了", "啊", "吧")),
    letters="對錯應該還沒這來時過現實際記經讓給顯樣頁碼數據認說話確誤請編報變決處寫麼嗎誰個們為會遺覺檢問題開進從夠業動邊亂訴習慣歡謝關難與產況剛勁壞氣種計許設敗貼輸順顏舊擔號間體簡測試優邏輯證聽見萬棄樂義詞達輪連線網終運環資調態結語歷圖標項約則論規單點選擊鈕頭歸導總執師謂嚇兩備當夾條級帳團責負講護維審區庫倉專協機頻陳張",
    foreign="のはをがにでとたるいしなれ",
)
