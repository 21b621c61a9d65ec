"""Traditional Chinese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind

MESSAGES = {
    "index.header": "# 使用者糾正並確認過的事實\n\n回答或執行指令前，只要涉及以下主題，務必先與本清單核對：以 ✅ 為準，不再說出 ❌。只有需要背景時才開啟詳細檔。與其他記憶衝突時，以本清單為準。代理程式不得編輯本檔；使用者同意後由 belta 寫入。\n",
    "ask.question": "要記住這一條嗎？已糾正 {count} 次，最近一次 {day}（{place}）。\n{line}",
    "ask.replaces": "將取代這一條：{line}",
    "ask.decision": "你的回答",
    "ask.edit": "要記錄的內容",
    "ask.edit.help": "請依此格式填寫：主題: ❌ 錯誤 → ✅ 正確",
    "ask.wrong": "關於 {topic}，原本錯的是什麼？（正確的是：{correct}）",
    "ask.wrong.title": "錯誤的值",
    "ask.masked": "這個值已遮蔽。請改寫成存放的位置：{topic} 的值存放在 …",
    "ask.unusable": "這樣無法記錄：{cause}",
    "ask.place.here": "本次工作階段",
    "ask.elsewhere": "有一條糾正在等您回答，但它太長，這裡顯示不全。請用 `belta review` 查看全文（{id}）。",
    "choice.record": "好，記住",
    "choice.edit": "好，但我要先修改",
    "choice.decline": "不用",
    "choice.later": "晚點再回答",
    "choice.not_a_fact": "這不是事實（是偏好，或我說錯了）",
    "ack.recorded": "已記錄：{line}（復原：belta undo）",
    "ack.waits": "索引已滿，只寫入詳細檔：{line}（查看：belta list，復原：belta undo）",
    "ack.declined": "沒有記錄。",
    "ack.cooldown": "沒有記錄。{day} 之前不會再問。",
    "ack.not_a_fact": "已標記為「不是事實」。",
    "ack.later": "之後可用 `belta review` 回答。",
    "ack.failed": "未能儲存您的回答（{cause}）。沒有寫入任何內容，問題仍然保留：belta review",
    "hint.candidate": "如果使用者剛剛糾正了你當成事實說出或假定的內容，請呼叫一次 report_correction(topic, wrong, correct, quote)；否則請忽略。",
    "hint.due": "使用者已多次糾正這一點：{line}（提案 {id}）。如果它是事實、確實重複出現，而且已有定論，請用提問工具附上 id 詢問是否要記住，選項文字須一字不差：{labels}。不要自行寫入。",
    "recall.fact": "使用者先前確認過：{line}。以 ✅ 為準，不要說出 ❌。",
    "digest.counts": "belta-memory：已記錄 {facts} 條事實，{pending} 條等待回答。",
    "digest.pending": "等待回答：{lines}。使用者可用 `belta review` 回答。",
    "digest.near_cap": "索引上限 {cap} 行，已用 {facts} 行。可用 `belta review` 和 `belta forget` 騰出空間。",
    "digest.waiting_room": "有 {count} 條事實在等索引空出位置；內容在詳細檔中，可以搜尋到。",
    "digest.fault": "自上次工作階段以來，belta 發生 {count} 次錯誤，最近一次：{newest}。詳情請見 {path}。",
    "digest.left_out": "另有 {count} 條未列出；可用 `belta review` 查看。",
    "note.wrong": "錯誤的說法（wrong）— 不再說出",
    "note.correct": "正確的事實（correct）",
    "note.more": "補充",
    "note.until": "{day} 之前正確的是 {correct}",
    "typed.yes": "belta：{answer}",
    "error.UnreadableFileError": "無法讀取 {path}：{cause}。沒有寫入任何內容。請檢查權限後再試一次。",
    "error.UnwritableHomeError": "無法寫入 {path}：{cause}。沒有寫入任何內容。請檢查剩餘空間與權限，或將 BELTA_HOME 設為其他資料夾。",
    "error.NoHomeError": "找不到家目錄：BELTA_HOME 和 {variable} 都沒有設定。沒有寫入任何內容。請將 BELTA_HOME 設為你的資料夾。",
    "error.IndexFormatError": "{path}:{line}：{cause}：{text!r}。沒有寫入任何內容。請手動修正該行，或執行 `belta doctor`。",
    "error.NoteFormatError": "{path}:{line}：{cause}。沒有寫入任何內容。請手動修正該檔案，或執行 `belta doctor`。",
    "error.StoredLineError": "{path}:{line}：不是 belta 寫入的內容：{cause}。沒有寫入任何內容。請將該檔案移到別處，或手動修正。",
    "error.RefusedValueError": "{field}：{cause}。沒有寫入任何內容。請改用更短或更單純的值。",
    "error.UnknownIdError": "找不到 {what} {id!r}。沒有寫入任何內容。可用的有：{known}",
    "error.AmbiguousIdError": "{id!r} 對應到多個 {what}：{known}。沒有寫入任何內容。請再多輸入幾個字元。",
    "error.ClosedProposalError": "{id} 先前已經回答過：{state}。沒有寫入任何內容。",
    "error.NotATerminalError": "{command} 必須由本人在終端機操作（輸入和輸出都要是終端機）。沒有寫入任何內容。請自行在終端機執行，或在代理程式的輸入框輸入 `belta yes {id}`。",
    "error.MaskedValueError": "{topic} 的值已遮蔽。沒有寫入任何內容。請修改這一行，寫明這個值存放在哪裡。",
    "error.LockTimeoutError": "{path} 過了 {seconds:g} 秒仍被鎖定。沒有寫入任何內容。請再試一次；如果沒有其他 belta 在執行，可能是檔案系統不支援鎖定，請將 BELTA_HOME 設為本機資料夾。",
    "error.NoLocksError": "無法鎖定 {path}：{cause}。沒有寫入任何內容。請將 BELTA_HOME 設為本機資料夾。",
    "error.UndoConflictError": "無法撤銷變更 {id}：{path} 之後又有改動（{text}）。沒有寫入任何內容。請先撤銷較新的變更，或手動編輯該檔案。",
    "error.ConfigError": "{path}：{cause}。沒有寫入任何內容。請修正該行，或刪除檔案以恢復預設值。",
    "error.PayloadError": "無法解讀 {host} 的 hook 內容：{cause}。沒有寫入任何內容。支援的版本可用 `belta doctor` 查看。",
    "error.UnquotedError": "使用者的上一則訊息裡沒有這些字：{quote!r}。沒有寫入任何內容。請逐字引用使用者的話，否則不要回報。",
    "error.UnattendedError": "這個工作階段沒有人可以回答。沒有寫入任何內容。請在終端機用 `belta review` 回答。",
    "error.HostConfigError": "{path}:{line}：{cause}。沒有寫入任何內容。請修正該行後再執行一次，或將以下內容手動加入檔案：\n{snippet}",
    "error.ForeignFileError": "{path}：{cause}。沒有寫入任何內容。請將它移走或改名，再執行一次。",
    "error.ChangedMeanwhileError": "顯示變更內容之後，{path} 已被其他程式修改。沒有寫入這個檔案。請再執行一次。",
    "error.UnansweredError": "{command} 寫入前會先詢問，但這裡沒有終端機可以回答。沒有寫入任何內容。請先用 --dry-run 查看，再加上 --yes 執行。",
    "error.UnimportableHomeError": "{host} 無法載入 {path}：路徑會在 {character!r} 處中斷。沒有寫入任何內容。請將 BELTA_HOME 設為不含該字元的資料夾。",
    "error.MissingBundleError": "{path} 的套件缺少 {name}。沒有寫入任何內容。請重新安裝 belta-memory。",
    "error.HostProgramError": "`{command}` 執行失敗：{cause}。{written} 請排除問題後再執行一次。",
}

_CHAR = r"[一-鿿㐀-䶿a-z0-9_./:@+#~%$-]"
_QUOTED = r"[\"'`「『“《][^\"'`」』”》\n]{1,60}[\"'`」』”》]"
_ASCII = r"[a-z0-9_./:@+#~%$-]"
_VALUE = rf"(?!更|很|太|要|能|會|應|說|讓|為了|因為|只|就|想|這|那|我|你|不|沒|把|被|給|從|所有|直接)(?:{_QUOTED}|{_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}|{_CHAR}{{1,16}}?)"
_NAME = rf"(?={_ASCII}{{0,40}}[0-9_./:@-]?[a-z0-9]{{2}}|[0-9]){_ASCII}{{1,60}}(?: {_ASCII}{{1,40}}){{0,2}}"
_TOPIC = rf"(?P<topic>(?!不|沒|你|我|這|那|還|就|也|都|而|應|但|所以|如果){_CHAR}{{1,14}}?) ?"
_START = r"(?:^|[\s,。.!;、])"
_DENIAL = r"(?:不對|不是的?|錯了|錯|不|搞錯了|弄錯了|你錯了|說錯了|不正確|no)"
_BE = r"(?:應該是|應當是|用的是|指的是|其實是|是|在|叫|應該用|應該在)"
_END = r"(?=(?:的|啊|呀|哦|喔|才對|了|呢)?(?:[,。!;\n]|\.(?:\s|$)| *$))"

RULES = (
    Rule(
        name="not-but",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("不是|並非|不在|不叫"),
        pattern=rf"{_START}(?:{_DENIAL}[,。! ]+)?(?:{_TOPIC})?(?:並不是|不是|並非|不在|不叫) ?(?P<wrong>{_VALUE})[,。;、 ]*(?:而是|而在|應該是|是|在|叫) ?(?P<correct>{_VALUE}){_END}",
        asserts=True,
    ),
    Rule(
        name="is-not",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("不是|並非|不在"),
        pattern=rf"{_START}(?:{_DENIAL}[,。! ]+)?{_TOPIC}(?:用的是|應該是|應該用|是|在|叫) ?(?P<correct>{_VALUE})[,。;、 ]+(?:不是|並非|不在) ?(?P<wrong>{_VALUE}){_END}",
        asserts=True,
    ),
    Rule(
        name="denied-value",
        kind=Kind.FACT,
        score=0.75,
        cues=literals("不對|錯了| 不是,| 不,| 錯,|不正確| 不是的| 不是。"),
        pattern=rf"^{_DENIAL}(?:吧|啊|了)?[,。! ]+(?:(?:{_TOPIC})?{_BE} ?)?(?P<correct>(?<=[是在叫用] )(?:{_VALUE})|(?<=[是在叫用])(?:{_VALUE})|{_NAME}){_END}",
        asserts=True,
    ),
    Rule(
        name="wrong-then-right",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("是錯|不對|錯了|不正確"),
        pattern=rf"{_START}(?P<wrong>{_VALUE}) ?(?:是錯的|是錯誤的|不對|錯了|不正確)[,。; ]+(?:(?:{_TOPIC}){_BE}|正確的?(?:是|應該是)|應該是|應該用|是) ?(?P<correct>{_VALUE}){_END}",
        asserts=True,
    ),
    Rule(
        name="correctly",
        kind=Kind.FACT,
        score=0.75,
        cues=literals("正確的是|正確是|正確的應該|其實是|實際是|實際上是|準確說是|準確來說|正確答案是"),
        pattern=rf"(?:{_START}(?:{_TOPIC}))?(?:正確的?(?:是|應該是|答案是)|其實是|實際上?是|準確(?:來)?說是) ?(?P<correct>{_NAME}|{_QUOTED}){_END}",
        asserts=True,
    ),
    Rule(
        name="untrue",
        kind=Kind.FACT,
        score=0.65,
        cues=literals(
            "不是事實|與事實|和事實|你說錯|你理解錯|你搞錯|你弄錯|你說的不對|說法不對|說法是錯|理解錯|理解有誤|前提錯|前提不對|不是這樣|你記錯|你看錯"
        ),
        pattern=r"(?:不是事實|[與和]事實不符|你(?:好像)?(?:說|理解|搞|弄|記|看)錯了?|你說的不(?:對|是)|說法(?:不對|是錯|有誤)|理解(?:錯|有誤)|前提(?:就)?(?:錯|不對|不成立)|(?:^|[,。 ])(?:事實)?不是這樣(?:的|[,。!]|$))",
    ),
    Rule(
        name="no-such",
        kind=Kind.FACT,
        score=0.65,
        cues=literals("沒有你說的|根本沒有|根本不存在|沒有這個|沒有這樣的|沒有那個|不存在"),
        pattern=r"(?:^[^\n,。?]{0,12}[,。 ]?[^\n,。?]{0,8}沒有(?:你說的|這個|這樣的|那個)[^\n,。!?的]{1,12}[,。!]?$|^[^\n?]{0,20}沒有你說的[^\n,。!?]{1,20}(?=[,。!\n]|$)|根本(?:就)?(?:沒有|不存在)[^\n,。!?嗎]{0,20}(?=[,。!\n]|$)|(?:這個|那個|這|你說的)[^\n,。!?]{1,20}不存在(?:的|啊|[,。!]|$))",
    ),
    Rule(
        name="invented",
        kind=Kind.FACT,
        score=0.7,
        cues=literals("瞎編|編造|胡說|幻覺|胡編|你編的|捏造|亂編|瞎說"),
        pattern=r"(?:瞎編|胡編|亂編|瞎說|胡說|你編的|(?:你|別|不要|在|是)[^\n,。]{0,6}(?:編造|捏造)|(?:你|是|出現|產生|又)[^\n,。]{0,6}幻覺)",
    ),
    Rule(
        name="left-out",
        kind=Kind.OMISSION,
        score=0.7,
        cues=literals(
            "漏了|漏掉|遺漏|你忘了|你忘記|又忘了|還忘了|少了|沒有包含|沒包含|沒加上|沒有加上|沒寫|沒有寫|沒更新|沒有更新|沒有處理"
        ),
        pattern=r"(?:漏(?:了|掉了?)|(?:有|存在|還有)遺漏|遺漏了|[你又還]忘(?:了|記)|(?:還|又|怎麼|明顯|好像)少了|(?:^|[,。 \n])少了|(?:你|還|都|也|並)沒有?(?:包含|加上|寫|更新|處理))(?![^\n。]{0,12}[嗎?])",
    ),
    Rule(
        name="told-before",
        kind=Kind.INSTRUCTION,
        score=0.75,
        cues=literals(
            "我說過|我說了|告訴過你|跟你說|我讓你|我叫你|我沒讓|我沒有讓|我沒叫|沒讓你|沒有讓你|誰讓你|誰叫你|我沒說|我沒有說|我要求|我說的是|我要的是|我不是說|我不是讓|說了不|都說了|我是說|我的意思是"
        ),
        pattern=r"(?:我(?:已經|都|明明|之前|剛才|不是)?(?:說過|說了|告訴過你|跟你說|讓你|叫你|要求)|我?沒有?(?:讓|叫|要求)你|我沒有?說|誰(?:讓|叫)你|(?:^|[,。 \n])我(?:說|要)的是|我(?:的意思是|是說|不是(?:說|讓))|說了(?:不|別))",
    ),
    Rule(
        name="prohibition",
        kind=Kind.INSTRUCTION,
        score=0.65,
        cues=literals(" 不要| 別| 禁止| 請不要| 請勿|不要再|別再| 先別| 先不要"),
        pattern=r"^(?:請|先|你)?(?:不要|別|禁止|勿)(?!忘|急|擔心|的|說|人|名|處|着急|客氣)[^\n?]{1,30}$|(?:不要|別)再(?!說|次)",
    ),
    Rule(
        name="still-broken",
        kind=Kind.RESULT,
        score=0.7,
        cues=literals(
            "還是不|還是沒|還是報|還是一樣|還是有|還是無|還是錯|還是出|還是失敗|依然|仍然|仍舊|還沒好|又報錯|又出|還在報"
        ),
        pattern=r"(?:還是(?:會)?(?:不(?!用)|沒|報|一樣|有(?:問題|錯|bug|報錯|這個)|無法|錯|出(?:現|錯)|失敗)|(?:依然|仍然|仍舊)(?:是)?(?:不|沒|報|有|無|存在|錯|失敗|會)|又(?:報錯|出(?:現|錯|問題)))",
    ),
    Rule(
        name="not-working",
        kind=Kind.RESULT,
        score=0.6,
        cues=literals(
            "沒生效|沒有生效|不生效|沒變化|沒有變化|沒反應|沒有反應|沒解決|沒有解決|不起作用|沒用|報錯|壞了|不工作|不顯示|沒有顯示|沒顯示|打不開|不對勁|有問題|不對"
        ),
        pattern=r"(?:沒有?(?:生效|變化|反應|解決|顯示(?:出來)?|用)(?=[了啊呀,。! \n]|$)|不(?:生效|起作用|工作|顯示|對勁)(?=[了啊呀,。! \n]|$)|(?:^|[,。 \n])[^\n,。]{0,12}(?:報錯|壞|打不開)了|(?:顯示|結果|數據|邏輯|位置|順序|樣式|顏色|輸出|頁面|效果)(?:還|都|也)?(?:是)?(?:不對|錯了|有問題)|(?:^|[,。 ])(?:這|那)?(?:還是)?不對(?:勁)?[,。! \n]|^不對$)",
    ),
    Rule(
        name="why-still",
        kind=Kind.OTHER,
        score=0.5,
        cues=literals(
            "為什麼還是|為什麼沒|為什麼不|為什麼無法|為什麼又|為啥還|為啥沒|為啥無法|怎麼還是|怎麼又|還是空|還是提示|還是顯示|還是缺|還是需要|沒有效果|沒效果|怎麼沒|不能正確|沒有正確"
        ),
        pattern=r"(?:為什麼|為啥|怎麼)(?:還(?:是|在)?|沒|不|無法|又)|還是(?:空|提示|顯示|缺|需要)|沒有?效果|(?:不能|沒有)正確",
    ),
    Rule(
        name="from-now-on",
        kind=Kind.PREFERENCE,
        score=0.65,
        cues=literals("以後|今後|從現在開始|從現在起|下次|每次都|我喜歡|我更喜歡|我希望|我習慣"),
        pattern=r"(?:(?:^|[,。 \n])(?:以後|今後)(?!再)|從現在(?:開始|起)|下次(?:請|要|不|別|記|直接)|每次都(?:要|應|得)|我(?:更)?(?:喜歡|習慣))",
    ),
)

GUARDS = (
    Guard(
        name="hypothetical",
        cues=literals("如果|假如|要是|萬一|的話|假設|當|時"),
        pattern=r"(?:如果|假如|要是|萬一|假設|若)[^。\n!?]{0,30}(?:不|沒|錯|漏|少|忘)|(?:不存在|不對|錯了|報錯|失敗|沒有[^\n。,]{1,8})(?:的話|時|的時候|的情況)",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not"),
    ),
    Guard(
        name="own-slip",
        cues=literals("我說錯|我寫錯|我打錯|我搞錯|我弄錯|我記錯|我看錯|我的錯|手誤|笔誤|抱歉|不好意思|是我"),
        pattern=r"我(?:剛才|剛剛|之前)?(?:說|寫|打|搞|弄|記|看|發|貼|理解)錯|我的(?:錯|失誤|問題)|手誤|笔誤|打錯字|(?:抱歉|不好意思)[,。 ]*我|是我(?:的|沒|忘|漏|搞|弄|錯)",
    ),
    Guard(
        name="assent",
        cues=literals(
            " 嗯| 對,| 對的| 對。| 是的| 好| 沒錯| 可以| 行| ok| 謝謝| 不錯| 沒問題| 很好| 沒事| 沒關系| 不用"
        ),
        pattern=r"^(?:嗯|對(?:的|[,。 !]|$)|是的|好(?:的|[,。 !]|$)|沒錯|可以|行[,。 !]|ok|謝謝|不錯|沒問題|很好|沒事|沒關系|不用)",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
    ),
    Guard(
        name="check-again",
        cues=literals("檢查|確認|核實|看看|再看|有沒有|是否"),
        pattern=r"(?:檢查(?:一下|下|是否|有沒有|看)|確認(?:一下|下|是否)|核實|看看(?:是否|有沒有|是不是)|有沒有|是否)",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but", "is-not", "wrong-then-right", "still-broken"),
    ),
    Guard(
        name="hedge",
        cues=literals("可能|也許|大概|好像|似乎|我覺得|我認為|我猜|我感覺|估計|吧|不確定|應該是"),
        pattern=r"(?:可能|也許|大概|好像|似乎|我(?:覺得|認為|猜|感覺)|估計|不確定|吧(?:[,。!?\s]|$))",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
    ),
    Guard(
        name="question",
        cues=literals("嗎|呢|是不是|是否|不是麼|有沒有|難道"),
        pattern=r"(?:嗎|麼|呢)[?。 ]*$|是不是|不是[^\n,。]{0,20}[嗎麼]",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE),
    ),
)

REMEMBER = literals("記住|記下來|記一下|記好|別忘了這|不要忘記|再也不要|牢記|記到|寫進記忆|存到記忆")

PACK = LanguagePack(
    tag="zh-Hant",
    rules=RULES,
    guards=GUARDS,
    remember=REMEMBER,
    messages=MESSAGES,
    pronouns=frozenset(
        {
            "這",
            "那",
            "它",
            "這個",
            "那個",
            "這樣",
            "那樣",
            "這裡",
            "那裡",
            "什麼",
            "哪",
            "哪裡",
            "的",
            "我",
            "你",
            "這麼",
            "那麼",
            "事實",
            "真的",
            "對的",
            "好",
            "可以",
            "嗎",
            "沒有",
        }
    ),
    trims=(("這個", "那個"), ("才對", "的", "了", "啊", "吧")),
    letters=r"[對錯應該還沒這來時過現實際記經讓給顯樣頁碼數據認說話確誤請編報變決處寫麼嗎誰個們為會遺覺檢問題開進從夠業動邊亂訴習慣歡謝關難與產況剛勁壞氣種計許設敗貼輸順顏舊擔號間體簡測試優邏輯證聽見萬棄樂義詞達輪連線網終運環資調態結語歷圖標項約則論規單點選擊鈕頭歸導總執師謂嚇兩備當夾條級]",
    foreign=r"[ぁ-ゖ]",
)
