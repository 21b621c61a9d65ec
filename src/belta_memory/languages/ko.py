"""Korean: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import LanguagePack

MESSAGES = {
    "index.header": "# 사용자가 바로잡고 확인한 사실\n\n아래 주제에 닿는 답변이나 명령 전에 반드시 이 목록과 대조할 것. ✅를 따르고 ❌를 다시 말하지 않는다. 상세 파일은 배경이 필요할 때만 연다. 다른 기억과 어긋나면 이 목록이 우선한다. 이 파일을 직접 고치지 않는다. 사용자가 승낙한 뒤 belta가 쓴다.\n",
    "ask.question": "이것을 기억할까요? {line}\n{count}번 정정됨, 마지막 {day} ({place}).",
    "ask.replaces": "다음 줄을 바꿉니다: {line}",
    "ask.decision": "답변",
    "ask.edit": "기록할 줄",
    "ask.edit.help": "고쳐 주세요: 주제: ❌ 틀린 것 → ✅ 맞는 것",
    "ask.wrong": "{topic}에 대해 무엇이 틀렸나요? (맞는 것: {correct})",
    "ask.wrong.title": "틀린 값",
    "ask.masked": "값이 가려져 있습니다. 보관 장소를 적어 주세요: {topic} 값은 … 에 있음",
    "ask.unusable": "그대로는 기록할 수 없습니다: {cause}",
    "ask.place.here": "여기",
    "choice.record": "예, 기억하기",
    "choice.edit": "예, 먼저 고치기",
    "choice.decline": "아니요",
    "choice.later": "나중에 묻기",
    "choice.not_a_fact": "사실이 아님 (취향이나 내 실수)",
    "ack.recorded": "기록했습니다: {line} (되돌리기: belta undo)",
    "ack.waits": "색인이 가득 차서 상세 파일에만 기록했습니다: {line} (belta list로 확인, 되돌리기: belta undo)",
    "ack.declined": "기록하지 않습니다.",
    "ack.cooldown": "기록하지 않습니다. {day} 전에는 다시 묻지 않습니다.",
    "ack.not_a_fact": "사실이 아닌 것으로 처리했습니다.",
    "ack.later": "나중에: belta review",
    "hint.candidate": "사용자가 방금 당신이 사실로 말했거나 전제한 내용을 바로잡았다면 report_correction(topic, wrong, correct, quote)을 한 번만 호출하고, 아니면 무시할 것.",
    "hint.due": "사용자가 이것을 반복해서 바로잡았습니다: {line} (제안 {id}). 사실이고 반복이며 확정된 내용이라면 질문 도구로 id를 밝히고 기억할지 물을 것. 선택지는 다음 문구 그대로: {labels}. 직접 쓰지 말 것.",
    "recall.fact": "사용자가 전에 확인한 사실: {line}. ✅를 따르고 ❌를 말하지 않는다.",
    "digest.counts": "belta-memory: 기록된 사실 {facts}건, 답변 대기 {pending}건.",
    "digest.pending": "대기 중: {lines}. 사용자는 `belta review`로 답할 수 있습니다.",
    "digest.near_cap": "색인이 {cap}줄 중 {facts}줄입니다. `belta review`와 `belta forget`으로 정리할 수 있습니다.",
    "digest.waiting_room": "사실 {count}건이 색인의 빈자리를 기다립니다. 상세 파일에 있으며 검색으로 찾을 수 있습니다.",
    "digest.fault": "지난 세션 이후 belta에 오류가 {count}건 있었습니다. 최근: {newest}. {path}를 보세요.",
    "digest.left_out": "{count}건을 더 생략했습니다. `belta review`로 볼 수 있습니다.",
    "note.wrong": "틀린 주장 (wrong) — 다시 말하지 않기",
    "note.correct": "맞는 사실 (correct)",
    "note.more": "보충",
    "typed.yes": "belta: {answer}",
}

PACK = LanguagePack(tag="ko", rules=(), guards=(), remember=(), messages=MESSAGES)
