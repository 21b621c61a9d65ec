"""Japanese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import LanguagePack

MESSAGES = {
    "index.header": "# ユーザーが訂正し、確認した事実\n\n以下の話題に触れる回答やコマンドの前に、必ずこの一覧と照合すること。✅ に従い、❌ を二度と述べない。詳細ファイルは背景が要るときだけ開く。他の記憶と食い違うときはこの一覧が優先する。このファイルを自分で編集しない。ユーザーの承諾の後に belta が書く。\n",
    "ask.question": "これを覚えますか？ {line}\n{count} 回の訂正、最後は {day}（{place}）。",
    "ask.replaces": "次の行を置き換えます: {line}",
    "ask.decision": "回答",
    "ask.edit": "記録する行",
    "ask.edit.help": "編集してください: 話題: ❌ 誤り → ✅ 正しい内容",
    "ask.wrong": "{topic} について何が誤りでしたか？（正しくは: {correct}）",
    "ask.wrong.title": "誤っていた値",
    "ask.masked": "値は伏せられています。保管場所を書いてください: {topic} の値は … にある",
    "ask.unusable": "そのままでは記録できません: {cause}",
    "ask.place.here": "ここ",
    "choice.record": "はい、覚える",
    "choice.edit": "はい、ただし編集してから",
    "choice.decline": "いいえ",
    "choice.later": "あとで聞く",
    "choice.not_a_fact": "事実ではない（好みや自分の言い間違い）",
    "ack.recorded": "記録しました: {line}（取り消し: belta undo）",
    "ack.waits": "索引が満杯のため、詳細ファイルにだけ記録しました: {line}（belta list で確認、取り消し: belta undo）",
    "ack.declined": "見送りました。",
    "ack.cooldown": "見送りました。{day} までは聞きません。",
    "ack.not_a_fact": "事実ではないものとして扱います。",
    "ack.later": "あとで: belta review",
    "hint.candidate": "ユーザーが今、あなたが事実として述べた、または前提にした内容を訂正したのなら、report_correction(topic, wrong, correct, quote) を一度だけ呼ぶこと。そうでなければ無視してよい。",
    "hint.due": "ユーザーはこれを繰り返し訂正しています: {line}（提案 {id}）。事実であり、繰り返しであり、確定した内容であれば、質問ツールで id を示して覚えるかどうかを尋ねること。選択肢は次の文言のまま: {labels}。自分では書かないこと。",
    "recall.fact": "ユーザーが以前に確認した事実: {line}。✅ に従い、❌ を述べない。",
    "digest.counts": "belta-memory: 記録済みの事実 {facts} 件、回答待ち {pending} 件。",
    "digest.pending": "回答待ち: {lines}。ユーザーは `belta review` で答えられます。",
    "digest.near_cap": "索引は {cap} 行中 {facts} 行です。`belta review` と `belta forget` で整理できます。",
    "digest.waiting_room": "{count} 件の事実が索引の空きを待っています。詳細ファイルにあり、検索で見つかります。",
    "digest.fault": "前回のセッション以降、belta に障害が {count} 件ありました。最新: {newest}。{path} を見てください。",
    "digest.left_out": "ほかに {count} 件を省きました。`belta review` で一覧できます。",
    "note.wrong": "誤った主張（wrong）— 二度と述べない",
    "note.correct": "正しい事実（correct）",
    "note.more": "補足",
    "typed.yes": "belta: {answer}",
}

PACK = LanguagePack(tag="ja", rules=(), guards=(), remember=(), messages=MESSAGES)
