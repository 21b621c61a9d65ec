"""English: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import LanguagePack

MESSAGES = {
    "index.header": "# Facts that the user corrected and confirmed\n\nBefore any answer or command that touches a topic below, compare it with the line: follow ✅, never state ❌ again. Open a note only for background. On conflict these lines outrank other memories. Never edit this file yourself; belta writes it after the user's yes.\n",
    "ask.question": "Remember this? {line}\nSaid {count} ×, last on {day} ({place}).",
    "ask.replaces": "It replaces: {line}",
    "ask.decision": "Your answer",
    "ask.edit": "The line as it shall stand",
    "ask.edit.help": "Edit it: topic: ❌ wrong → ✅ correct",
    "ask.wrong": "What was wrong about {topic}? (Correct is: {correct})",
    "ask.wrong.title": "The wrong value",
    "ask.masked": "The value is masked. Say where it is kept instead: {topic} is kept in …",
    "ask.unusable": "That cannot stand in the memory: {cause}",
    "ask.place.here": "here",
    "choice.record": "Yes, remember it",
    "choice.edit": "Yes, but let me edit it first",
    "choice.decline": "No",
    "choice.later": "Ask me later",
    "choice.not_a_fact": "It is not a fact (a preference, my own slip)",
    "ack.recorded": "Remembered: {line} (take back: belta undo)",
    "ack.waits": "Remembered in its note only, because the index is full: {line} (belta list shows it, take back: belta undo)",
    "ack.declined": "Dropped.",
    "ack.cooldown": "Dropped. It is not asked again before {day}.",
    "ack.not_a_fact": "Noted as no fact.",
    "ack.later": "Later, then: belta review.",
    "hint.candidate": "If the user has just corrected something that you stated or assumed to be true, call report_correction(topic, wrong, correct, quote) once; else ignore this.",
    "hint.due": "The user has corrected this repeatedly: {line} (proposal {id}). If it is a fact, a repeat and settled, ask with your question tool whether to remember it, quoting the id, with these labels verbatim: {labels}. Do not write it yourself.",
    "recall.fact": "Confirmed by the user earlier: {line}. Follow ✅, do not state ❌.",
    "digest.counts": "belta-memory: {facts} facts recorded, {pending} wait for an answer.",
    "digest.pending": "Waiting: {lines}. The user answers with `belta review`.",
    "digest.near_cap": "The index holds {facts} of {cap} lines: `belta review` and `belta forget` make room.",
    "digest.waiting_room": "{count} facts wait for room in the index; they stand in their notes and are found by search.",
    "digest.fault": "belta had {count} faults since the last session; the newest: {newest}. See {path}.",
    "digest.left_out": "{count} more are left out here; `belta review` lists them.",
    "note.wrong": "Wrong — never state it again",
    "note.correct": "Correct",
    "note.more": "More",
    "typed.yes": "belta: {answer}",
}

PACK = LanguagePack(tag="en", rules=(), guards=(), remember=(), messages=MESSAGES)
