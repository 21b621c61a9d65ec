"""What the human typed: a message without pasted code, logs, diffs and quotes, and without what programs put in."""

from functools import lru_cache

MESSAGE_CEILING = 16_000  # longer messages are pastes: their head and tail are read
PROSE_CEILING = 4_000
_PASSES = 3

_PROGRAM_TAGS = (
    "task-notification", "system-reminder", "system_reminder", "command-name", "command-message", "command-args",
    "local-command-stdout", "local-command-stderr", "local-command-caveat", "bash-input", "bash-stdout", "bash-stderr",
    "ide_opened_file", "ide_selection", "ide_diagnostics", "user-prompt-submit-hook", "environment_context",
    "user_instructions", "persisted-output", "teammate-message", "tool_result", "user-memory-input",
)  # fmt: skip
_PLACEHOLDERS = (
    "[image",
    "[pasted text",
    "[pasted content",
    "[file",
    "[screenshot",
    "[attached",
    "[...truncated",
    "[window title]",
)
_LOG_STARTS = (
    "traceback (most recent", "diff --git ", "index ", "@@ ", "+++ ", "--- ", "at ", 'file "', "error: ", "error[",
    "error ", "warning: ", "warn ", "info ", "debug ", "fatal: ", "npm err!", "npm error", "npm warn", "caused by:",
    "exception ", "panic: ", "stderr:", "stdout:", "e   ", "$ ", "% ", "# ", "❯ ", "➜ ", "ps c:\\", "⎿", "⏺", "●",
    "│", "├", "└", "┌", "╭", "╰", "✗ ", "✘ ", "✓ ", "✔ ", "|", "failed ", "passed ", "uncaught ", "unhandled ",
    "get http", "post http", "http/1.", "curl ", "import ", "from ", "def ", "class ", "function ", "const ", "let ",
    "var ", "return ", "#include", "//", "/*", "*/", '{"', "[{",
)  # fmt: skip
_BULLETS = ("- ", "* ", "・", "1", "2", "3", "4", "5", "6", "7", "8", "9")
_LEVELS = ("error", "warn", "info", "debug", "fatal", "trace", "notice")
_ERROR_NAMES = ("error:", "exception:", "error(", "warning:")


@lru_cache(maxsize=2)  # of one message: who notices it, completes it and masks it each asks
def typed(text: str, *, by_hand: bool = False) -> str:
    """What the human typed of a message, "" for none. `by_hand`: the transcript vouches that a person typed it."""
    text = _within_ceiling(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"))
    # What is cut can leave something else to cut at the start of what is left.
    for _ in range(_PASSES):
        shorter = _cut(text, by_hand=by_hand)
        if shorter == text:
            break
        text = shorter
    return text


def is_paste(text: str) -> bool:
    """Did a person send something of which nothing was typed: a log, a block of code?"""
    text = text[:MESSAGE_CEILING].lstrip("\ufeff")
    return (
        bool(_without_program_blocks(text).strip())
        and not is_slash_command(text)
        and not _is_from_a_program(text)
    )


def _cut(text: str, *, by_hand: bool) -> str:
    text = _without_program_blocks(text).strip("\n")
    if is_slash_command(text) or (_is_from_a_program(text) and not by_hand):
        return ""
    text = _own_lines(_without_documents(_without_fences(text))).strip()
    text = _without_reports(_without_quotations(text))
    return _without_placeholders(text)[:PROSE_CEILING].strip()


def _is_from_a_program(text: str) -> bool:
    return text.lstrip().startswith("[") and not text.lstrip()[:24].lower().startswith(_PLACEHOLDERS)


def is_slash_command(text: str) -> bool:
    """Is this a command to the host (`/compact`), not a path (`/etc/hosts`)?"""
    if not text.startswith("/"):
        return False
    name = text[1:].split(None, 1)[0] if text[1:].split(None, 1) and not text[1:2].isspace() else ""
    return bool(name) and name.isascii() and name.replace("-", "").replace("_", "").replace(":", "").isalnum()


def _within_ceiling(text: str) -> str:
    if len(text) <= MESSAGE_CEILING:
        return text
    half = MESSAGE_CEILING // 2
    # A line cut in two would look typed: both halves end and begin at a line of their own.
    head, _, _ = text[:half].rpartition("\n")
    _, _, tail = text[-half:].partition("\n")
    return f"{head}\n{tail}"


def _without_program_blocks(text: str) -> str:
    if "<" not in text:
        return text
    for tag in _PROGRAM_TAGS:
        text = _without_block(text, f"<{tag}", f"</{tag}>")
    return text


def _without_block(text: str, opening: str, closing: str) -> str:
    if opening not in text:
        return text
    kept, rest = [], text
    while opening in rest:
        before, _, rest = rest.partition(opening)
        kept.append(before)
        # A block that never ends is still the program's, to the end.
        _, _, rest = rest.partition(closing)
    return "\n".join([*kept, rest])


def _without_documents(text: str) -> str:
    """Without what stands between two tags on lines of their own: `<document>` … `</document>`."""
    if "</" not in text:
        return text
    lines = text.split("\n")
    at = 0
    while at < len(lines):
        name = _tag_alone(lines[at])
        end = (
            next((n for n in range(at + 1, len(lines)) if lines[n].strip() == f"</{name}>"), 0) if name else 0
        )
        if end:
            lines[at : end + 1] = [""]
        at += 1
    return "\n".join(lines)


def _tag_alone(line: str) -> str:
    bare = line.strip()
    name = bare[1:-1].split(" ", 1)[0] if bare.startswith("<") and bare.endswith(">") else ""
    return name if name.replace("-", "").replace("_", "").isalnum() else ""


def _without_quotations(text: str) -> str:
    """Without what somebody else said, between quotation marks. A short quotation is a value and stays."""
    for opening, closing, longest in _QUOTATIONS:
        start = text.find(opening)
        while start >= 0:
            end = text.find(closing, start + 1)
            if end < 0:
                break
            inner = text[start + 1 : end]
            if len(inner) > longest and "\n" not in inner:
                text = text[: start + 1] + text[end:]
                end = start + 1
            start = text.find(opening, end + 1)
    return text


def _without_reports(text: str) -> str:
    """Without what follows "the customer wrote:" or "translate this:", to the end of its paragraph, or of all below it."""
    start = -1
    for _ in range(COLONS):
        at = _colon(text, start + 1)
        if at < 0:
            break
        begin = max(text.rfind(end, 0, at) + 1 for end in _SENTENCE_ENDS)
        head = text[max(begin, at - HEAD) : at].casefold()
        reports = any(map(head.__contains__, _REPORTING))
        if reports and not any(word in f" {head}" for word in _OWN_WORDS):
            rest = text[at + 1 :]
            end = rest.find("\n\n") if rest.partition("\n")[0].strip() else -1
            text = f"{text[:at]}…{rest[end:] if end >= 0 else ''}"
        start = at
    return text


def _colon(text: str, start: int) -> int:
    """Where the next colon stands that introduces something; -1 for nowhere. The one in `10:30` introduces nothing."""
    wide, plain = text.find("：", start), text.find(":", start)
    while plain >= 0 and text[plain + 1 : plain + 2].strip():
        plain = text.find(":", plain + 1)
    return min((at for at in (wide, plain) if at >= 0), default=-1)


COLONS = 8  # that are looked at: a text of many is a list or a log
HEAD = 60  # characters before a colon that tell whose words follow
_SENTENCE_ENDS = ".!?。！？\n"
_REPORTING = (
    "wrote", "writes", "replied", "reply", "customer", "client said", "says", "email", "feedback from", "message from",
    "comment from", "translate", "translation", "summari", "proofread", "rephrase", "reword", "paraphrase",
    "書いてき", "書いてあ", "言ってき", "返信", "返事", "お客", "顧客", "からの", "によると", "曰く", "いわく", "訳して", "翻訳",
    "英訳", "和訳", "要約", "添削", "校正", "言い換え", "次の文", "以下の文", "問い合わせ",
    "고객", "쓰기를", "말하기를", "답변", "답장", "문의", "번역", "요약", "다음 문장", "아래 문장", "댓글", "교정", "사용자가", "팀장",
    "客户", "客戶", "用户说", "使用者說", "回复", "回覆", "来信", "來信", "写道", "寫道", "留言", "反馈", "反饋", "回信", "邮件", "信件",
    "翻译", "翻譯", "翻成", "译成", "譯成", "总结", "總結", "摘要", "润色", "潤飾", "这句", "這句", "这段", "這段", "下面的话", "以下",
)  # fmt: skip
# One's own words are not reported, nor are those of the agent.
_OWN_WORDS = (" i ", " i'", " we ", " you ", "私が", "僕が", "俺が", "내가", "제가", "我说", "我說", "我都", "你说", "你說")  # fmt: skip


# Opening, closing, and how many characters a value may have: what is longer is a sentence.
_QUOTATIONS = (("“", "”", 40), ('"', '"', 40), ("「", "」", 20), ("『", "』", 20), ("«", "»", 40))


def _without_placeholders(text: str) -> str:
    if "[" not in text:
        return text
    while text.startswith("[") and text[:24].lower().startswith(_PLACEHOLDERS) and "]" in text:
        _, _, text = text.partition("]")
        text = text.lstrip()
    return "\n".join(line for line in text.split("\n") if not _is_placeholder(line.strip().lower()))


def _is_placeholder(line: str) -> bool:
    return line.endswith("]") and line.startswith(_PLACEHOLDERS)


def _without_fences(text: str) -> str:
    if "```" not in text and "~~~" not in text:
        return text
    kept: list[str] = []
    fence = ""
    for line in text.split("\n"):
        mark = _fence(line)
        if fence:
            # Closed by its own sign, as many or more, and nothing else on the line.
            if mark.startswith(fence) and line.strip() == mark:
                fence = ""
        elif mark and mark[0] not in line.strip()[len(mark) :]:
            fence = mark
            kept.append("")
        else:
            kept.append(_without_inline_fences(line))
    return "\n".join(kept)


def _fence(line: str) -> str:
    bare = line.lstrip()
    if not bare.startswith(("```", "~~~")):
        return ""
    return bare[: len(bare) - len(bare.lstrip(bare[0]))]


def _without_inline_fences(line: str) -> str:
    before, *rest = line.split("```")
    # An odd mark opens a block in the middle of a line: what follows it is code.
    return " ".join([before, *rest[1::2]]) if len(rest) > 1 else before


def _own_lines(text: str) -> str:
    kept: list[str] = []
    machine = False
    for number, line in enumerate(text.split("\n")):
        is_indented = (
            number > 0 and line.startswith(("    ", "\t")) and not line.lstrip().startswith(_BULLETS)
        )
        in_diff = machine and line[:1] in {"+", "-"}
        machine = is_indented or in_diff or _is_machine_line(line)
        kept.append("" if machine else line)
    return "\n".join(kept)


def _is_machine_line(line: str) -> bool:
    bare = line.strip()
    if not bare:
        return False
    marked = bare.lstrip("-*• \t")
    if marked.startswith((">", "＞")) and not marked.startswith(">="):
        return True
    if "\x1b[" in line or (bare.startswith("<") and bare.endswith(">")):
        return True
    lowered = bare[:200].lower()
    return (lowered.startswith(_LOG_STARTS) and _reads_like_log(lowered)) or _has_log_head(lowered)


def _reads_like_log(lowered: str) -> bool:
    """A line that begins like code or a log and carries its punctuation: "error: x", "from a import b", "at f (x.js:1)"."""
    return (
        not lowered.startswith(_MAY_BE_PROSE)
        or any(c in lowered for c in ":={}()[];\\")
        or lowered.endswith(",")
    )


_MAY_BE_PROSE = (
    "at ", "from ", "let ", "return ", "import ", "class ", "error ", "warn ", "info ", "index ", "failed ", "passed ",
    "# ", "% ", "def ", "function ", "var ", "exception ", "debug ",
)  # fmt: skip


def _has_log_head(lowered: str) -> bool:
    if lowered[:4].isdigit() and lowered[4:5] in {"-", "/"} and lowered[5:7].isdigit():
        return True  # 2026-11-30T…
    if lowered[:2].isdigit() and lowered[2:3] == ":" and lowered[3:5].isdigit() and lowered[5:6] == ":":
        return True  # 12:30:00 …
    first = lowered.split(None, 1)[0]
    if first.endswith(_ERROR_NAMES) and len(first) > len("error:"):
        return True  # TypeError: …, src/a.py:3:error:
    return (
        lowered.startswith("[")
        and (lowered[1:2].isdigit() or lowered[1:].startswith(_LEVELS))
        and "]" in lowered
    )
