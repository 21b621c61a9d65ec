"""Traditional Chinese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import LanguagePack

MESSAGES = {
    "index.header": "# 使用者糾正並確認過的事實\n\n在任何涉及以下主題的回答或命令之前，先與本清單核對：遵循 ✅，不再陳述 ❌。只有需要背景時才打開詳細檔。與其他記憶衝突時以本清單為準。不要自行編輯本檔；使用者同意後由 belta 寫入。\n",
    "ask.question": "要記住這一條嗎？ {line}\n已糾正 {count} 次，最近一次 {day}（{place}）。",
    "ask.replaces": "它會取代：{line}",
    "ask.decision": "你的回答",
    "ask.edit": "要記錄的內容",
    "ask.edit.help": "請編輯：主題: ❌ 錯誤 → ✅ 正確",
    "ask.wrong": "關於 {topic}，錯的是什麼？（正確的是：{correct}）",
    "ask.wrong.title": "錯誤的值",
    "ask.masked": "該值已遮蔽。請改寫它存放的位置：{topic} 的值存放在 …",
    "ask.unusable": "這樣無法記錄：{cause}",
    "ask.place.here": "這裡",
    "choice.record": "好，記住",
    "choice.edit": "好，但先讓我修改",
    "choice.decline": "不要",
    "choice.later": "以後再問",
    "choice.not_a_fact": "這不是事實（是偏好或我口誤）",
    "ack.recorded": "已記錄：{line}（撤銷：belta undo）",
    "ack.waits": "索引已滿，只寫入了詳細檔：{line}（用 belta list 查看，撤銷：belta undo）",
    "ack.declined": "不記錄。",
    "ack.cooldown": "不記錄。{day} 之前不再詢問。",
    "ack.not_a_fact": "已視為非事實。",
    "ack.later": "以後再說：belta review",
    "hint.candidate": "如果使用者剛剛糾正了你當作事實陳述或假定的內容，請呼叫一次 report_correction(topic, wrong, correct, quote)；否則忽略。",
    "hint.due": "使用者多次糾正了這一點：{line}（提案 {id}）。若它是事實、確為重複且已定論，請用提問工具附上 id 詢問是否記住，選項文字照抄：{labels}。不要自行寫入。",
    "recall.fact": "使用者先前確認過：{line}。遵循 ✅，不要陳述 ❌。",
    "digest.counts": "belta-memory：已記錄 {facts} 條事實，{pending} 條待回答。",
    "digest.pending": "待回答：{lines}。使用者可用 `belta review` 回答。",
    "digest.near_cap": "索引已有 {facts}/{cap} 行。可用 `belta review` 和 `belta forget` 整理。",
    "digest.waiting_room": "{count} 條事實在等索引的空位；它們在詳細檔中，可搜尋到。",
    "digest.fault": "自上次工作階段以來 belta 出現 {count} 個故障，最近的是：{newest}。請看 {path}。",
    "digest.left_out": "這裡另省略 {count} 條；`belta review` 可列出。",
    "note.wrong": "錯誤的說法（wrong）— 不再陳述",
    "note.correct": "正確的事實（correct）",
    "note.more": "補充",
    "typed.yes": "belta：{answer}",
}

PACK = LanguagePack(tag="zh-Hant", rules=(), guards=(), remember=(), messages=MESSAGES)
