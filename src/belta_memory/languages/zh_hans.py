"""Simplified Chinese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import LanguagePack

MESSAGES = {
    "index.header": "# 用户纠正并确认过的事实\n\n在任何涉及以下主题的回答或命令之前，先与本清单核对：遵循 ✅，不再陈述 ❌。只有需要背景时才打开详情文件。与其他记忆冲突时以本清单为准。不要自行编辑本文件；用户同意后由 belta 写入。\n",
    "ask.question": "要记住这一条吗？ {line}\n已纠正 {count} 次，最近一次 {day}（{place}）。",
    "ask.replaces": "它会取代：{line}",
    "ask.decision": "你的回答",
    "ask.edit": "要记录的内容",
    "ask.edit.help": "请编辑：主题: ❌ 错误 → ✅ 正确",
    "ask.wrong": "关于 {topic}，错的是什么？（正确的是：{correct}）",
    "ask.wrong.title": "错误的值",
    "ask.masked": "该值已遮盖。请改写它存放的位置：{topic} 的值存放在 …",
    "ask.unusable": "这样无法记录：{cause}",
    "ask.place.here": "这里",
    "choice.record": "好，记住",
    "choice.edit": "好，但先让我修改",
    "choice.decline": "不要",
    "choice.later": "以后再问",
    "choice.not_a_fact": "这不是事实（是偏好或我口误）",
    "ack.recorded": "已记录：{line}（撤销：belta undo）",
    "ack.waits": "索引已满，只写入了详情文件：{line}（用 belta list 查看，撤销：belta undo）",
    "ack.declined": "不记录。",
    "ack.cooldown": "不记录。{day} 之前不再询问。",
    "ack.not_a_fact": "已视为非事实。",
    "ack.later": "以后再说：belta review",
    "hint.candidate": "如果用户刚刚纠正了你当作事实陈述或假定的内容，请调用一次 report_correction(topic, wrong, correct, quote)；否则忽略。",
    "hint.due": "用户多次纠正了这一点：{line}（提案 {id}）。若它是事实、确为重复且已定论，请用提问工具附上 id 询问是否记住，选项文字照抄：{labels}。不要自行写入。",
    "recall.fact": "用户先前确认过：{line}。遵循 ✅，不要陈述 ❌。",
    "digest.counts": "belta-memory：已记录 {facts} 条事实，{pending} 条待回答。",
    "digest.pending": "待回答：{lines}。用户可用 `belta review` 回答。",
    "digest.near_cap": "索引已有 {facts}/{cap} 行。可用 `belta review` 和 `belta forget` 整理。",
    "digest.waiting_room": "{count} 条事实在等索引的空位；它们在详情文件中，可搜索到。",
    "digest.fault": "自上次会话以来 belta 出现 {count} 个故障，最近的是：{newest}。请看 {path}。",
    "digest.left_out": "这里另省略 {count} 条；`belta review` 可列出。",
    "note.wrong": "错误的说法（wrong）— 不再陈述",
    "note.correct": "正确的事实（correct）",
    "note.more": "补充",
    "typed.yes": "belta：{answer}",
}

PACK = LanguagePack(tag="zh-Hans", rules=(), guards=(), remember=(), messages=MESSAGES)
