"""The detector on what the tables of languages cannot hold: context, pastes, hostile input, and its own shape."""

import re

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from belta_memory.domain.detect import ACT, LONG, Compiler, Pattern, detect
from belta_memory.domain.language import LanguagePack, Rule, gate_cues
from belta_memory.domain.model import NOTHING, Claim, Kind
from belta_memory.domain.text import aligned, normalise
from belta_memory.languages import packs

FLAGSHIP = "no, deploy goes to prod-b, not staging-a"
PAIR = Claim("deploy", "staging-a", "prod-b")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(
            'no, it\'s `Prod-B`, not "staging-a".',
            Claim(None, "staging-a", "Prod-B"),
            id="quotes go, case stays",
        ),
        pytest.param(
            "no, it's **prod-b**, not *staging-a*!",
            Claim(None, "*staging-a*", "prod-b"),
            id="bold goes, a star may be a glob",
        ),
        pytest.param(
            "the file is .env.local, not .env",
            Claim("file", ".env", ".env.local"),
            id="a leading dot belongs to the name",
        ),
        pytest.param(
            "no, it's foo_bar, not foobar", Claim(None, "foobar", "foo_bar"), id="nearly the same name"
        ),
        pytest.param(
            "No, the host is 10.0.0.1, not 1000.1.",
            Claim("host", "1000.1", "10.0.0.1"),
            id="an address at the end of a sentence",
        ),
        pytest.param(
            "no, the call is open_file(), not open()",
            Claim("call", "open()", "open_file()"),
            id="a call keeps its brackets",
        ),
        pytest.param("no, it’s v1.2, not v12", Claim(None, "v12", "v1.2"), id="a curly apostrophe"),
        pytest.param(
            "No, the path is C:\\Data\\In, not C:\\Data\\Out",
            Claim("path", "C:\\Data\\Out", "C:\\Data\\In"),
            id="a path of Windows",
        ),
        pytest.param(
            "it's ~/.belta, not ~/.beltar", Claim(None, "~/.beltar", "~/.belta"), id="a path in the home"
        ),
        pytest.param(
            "／etc／hosts は 127.0.0.1 ではなく ::1 だよ",
            Claim("／etc／hosts", "127.0.0.1", "::1"),
            id="full width stays as typed",
        ),
        pytest.param("ﾎﾟｰﾄは5432ではなく5433です", Claim("ﾎﾟｰﾄ", "5432", "5433"), id="half-width katakana"),
    ],
)
def test_the_pair_is_verbatim(text: str, expected: Claim) -> None:
    assert detect(text, packs()).claim == expected


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("no, it's not that, it's this", id="pronouns name nothing"),
        pytest.param("それじゃなくてこれです", id="Japanese pronouns"),
        pytest.param("不是这个，是那个", id="Chinese pronouns"),
    ],
)
def test_a_pair_of_pronouns_is_empty(text: str) -> None:
    assert detect(text, packs()).claim == Claim()


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        pytest.param(
            "You forgot the tests, and I told you not to touch main",
            Kind.OMISSION,
            id="omission, instruction",
        ),
        pytest.param(
            "No, the port is 5433, not 5432. And I told you not to touch main",
            Kind.INSTRUCTION,
            id="instruction, fact",
        ),
        pytest.param(
            "I told you: the deploy goes to prod-b, not staging-a", Kind.FACT, id="told before how things are"
        ),
        pytest.param(
            "I said prod-b, not staging-a", Kind.INSTRUCTION, id="told before, nobody knows what of"
        ),
        pytest.param("No, the port is 5433, not 5432. It still doesn't start", Kind.FACT, id="fact, result"),
        pytest.param(
            "From now on the port is 5433, not 5432", Kind.PREFERENCE, id="a preference never becomes a fact"
        ),
    ],
)
def test_of_several_kinds_the_first_counts(text: str, kind: Kind) -> None:
    assert detect(text, packs()).kind is kind


def test_a_no_that_answers_the_agent_is_no_correction() -> None:
    assert detect("no, keep it for now", packs(), "Shall I delete the branch?").kind is Kind.NONE
    assert detect("no, keep it for now", packs(), "I deleted the branch.").kind is Kind.INSTRUCTION


def test_a_whole_pair_corrects_even_where_the_agent_had_asked() -> None:
    assert detect(FLAGSHIP, packs(), "Shall I deploy to staging-a?").claim == PAIR


def test_an_answer_that_states_one_value_is_no_correction() -> None:
    assert detect("no, it's 5433", packs(), "Is the port 5432?").kind is Kind.NONE


def test_a_pair_of_which_the_question_offers_the_right_side_is_an_answer() -> None:
    assert detect("9090, not 8080", packs(), "Which port, 8080 or 9090?").kind is Kind.NONE
    assert detect("9090, not 8080", packs(), "I use 8080. Is that all right?").kind is Kind.FACT
    assert detect("9090, not 8080", packs(), "The port is 9090 or 8080. Shall I start?").kind is Kind.FACT


def test_a_pair_of_plain_words_corrects_where_the_agent_held_its_wrong_side() -> None:
    text = "the API is Fastify, not Express"
    assert detect(text, packs(), "I added an Express middleware.").kind is Kind.FACT
    assert detect(text, packs(), "I added a middleware.").kind is Kind.OTHER
    assert detect(text, packs(), "I added an Expression.").kind is Kind.OTHER


def test_a_plain_statement_is_looked_at_where_it_is_short_and_a_turn_came_before() -> None:
    turn, said = "Checking the worker's logs on staging-a.", "the worker runs on prod-b"
    assert detect(said, packs(), turn).claim == Claim("worker", "staging-a", "prod-b")
    assert detect(said, packs()) == NOTHING
    assert detect(f"{said}. {'And then we went home. ' * 12}", packs(), turn) == NOTHING


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("the customer wrote: no, it's 9090, not 8080", id="on the same line"),
        pytest.param(
            "Customer reply:\nno, it's 9090, not 8080\n\nit's 9090, not 8080", id="below, to the end"
        ),
        pytest.param("お客さんからの返信：いや、ポートは8080じゃなくて9090です", id="Japanese"),
        pytest.param("고객 답변: 포트는 8080이 아니라 9090입니다", id="Korean"),
        pytest.param("客户回复：不对，端口是9090，不是8080", id="simplified Chinese"),
        pytest.param("幫我翻成日文：連接埠是4000，不是3000", id="traditional Chinese, to be translated"),
    ],
)
def test_words_of_others_correct_nothing(text: str) -> None:
    assert detect(text, packs()) == NOTHING


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("the customer wrote: hello\n\nno, it's 9090, not 8080", id="a paragraph of one's own"),
        pytest.param("I wrote: it's 9090, not 8080", id="one's own words"),
        pytest.param("no, the customer meeting starts at 10:30, not 10:15", id="no colon that introduces"),
    ],
)
def test_words_of_ones_own_beside_those_of_others_count(text: str) -> None:
    assert detect(text, packs()).kind is Kind.FACT


@pytest.mark.parametrize("previous", [None, "", " ", "Done.", "\ud800", "?" * 10_000])
def test_any_turn_before_will_do(previous: str | None) -> None:
    assert detect(FLAGSHIP, packs(), previous).claim == PAIR


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        pytest.param("you forgot the tests, did you?", Kind.NONE, id="a question from cues alone"),
        pytest.param("why didn't you ask me?", Kind.INSTRUCTION, id="an instruction may be a question"),
        pytest.param(
            "No, it's 5433, not 5432. Can you fix it?",
            Kind.FACT,
            id="the pair stands in a sentence of its own",
        ),
        pytest.param("Is it 5433, not 5432?", Kind.NONE, id="the pair is asked about"),
        pytest.param(
            "違う、5432じゃなくて5433です。直せる？",
            Kind.FACT,
            id="a full-width question mark, another sentence",
        ),
        pytest.param("5432じゃなくて5433です？", Kind.NONE, id="a full-width question mark"),
    ],
)
def test_a_question_mark_leaves_instructions_and_stated_pairs(text: str, kind: Kind) -> None:
    assert detect(text, packs()).kind is kind


def test_a_long_message_makes_a_candidate_at_most() -> None:
    tale = "Then we looked at the report and went through each of its many pages. " * 4
    assert len(tale) > LONG
    found = detect(f"You forgot the tests. {tale}", packs())
    assert found.kind is Kind.OTHER
    assert found.score >= ACT


def test_a_pair_at_the_head_of_a_long_message_counts() -> None:
    assert detect(f"{FLAGSHIP}. {'And then we went home. ' * 12}", packs()).claim == PAIR


def test_a_paste_does_not_make_a_message_long() -> None:
    found = detect("it still doesn't build:\n```\n" + "error: wrong\n" * 200 + "```", packs())
    assert found.kind is Kind.RESULT


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"Summarise this README:\n```\n{FLAGSHIP}, remember this\n```", id="in a code block"),
        pytest.param(f"Summarise this README:\n> {FLAGSHIP}, remember this", id="in a quote"),
        pytest.param(
            f"<task-notification>{FLAGSHIP}, remember this</task-notification>", id="in a notification"
        ),
        pytest.param(
            f"<system-reminder>{FLAGSHIP}, remember this</system-reminder>\nhello", id="in a reminder"
        ),
        pytest.param(f"[Agent 3: {FLAGSHIP}, remember this]", id="from another program"),
        pytest.param(f"/note {FLAGSHIP}, remember this", id="in a slash command"),
    ],
)
def test_pasted_text_neither_corrects_nor_remembers(text: str) -> None:
    assert detect(text, packs()) == NOTHING


@pytest.mark.parametrize(
    "text",
    [
        "remember this",
        "Remember.",
        "never again",
        "覚えておいて",
        "기억해 줘",
        "记住这一点",
        "記住這一點",
        f"{FLAGSHIP}. Remember that.",
    ],
)
def test_the_wish_to_remember_is_seen(text: str) -> None:
    assert detect(text, packs()).remember


@pytest.mark.parametrize(
    "text",
    [
        "do you remember the port?",
        "I don't remember the host",
        "remember to run the tests",
        "登录页要有“记住我”",
        "기억해?",
        "hello",
    ],
)
def test_a_memory_of_the_users_own_is_no_wish(text: str) -> None:
    assert not detect(text, packs()).remember


def test_the_wish_alone_is_no_correction() -> None:
    found = detect("please remember this", packs())
    assert (found.kind, found.cues) == (Kind.NONE, ("remember",))


def test_without_packs_nothing_is_said() -> None:
    assert detect(FLAGSHIP, ()) == NOTHING


def test_one_pack_says_what_all_say_of_its_language() -> None:
    english = [p for p in packs() if p.tag == "en"]
    assert detect(FLAGSHIP, english) == detect(FLAGSHIP, packs())


class Counted:
    """A compiler that tells which patterns were asked for."""

    def __init__(self) -> None:
        self.patterns: list[str] = []

    def __call__(self, pattern: str) -> Pattern:
        self.patterns.append(pattern)
        compile_plainly: Compiler = re.compile
        return compile_plainly(pattern)


def test_no_pattern_is_compiled_for_an_ordinary_message() -> None:
    counted = Counted()
    assert detect("please add a test for the parser", packs(), compiler=counted) == NOTHING
    assert counted.patterns == []


def test_only_patterns_whose_cue_occurs_are_compiled() -> None:
    counted = Counted()
    detect("you forgot the tests", packs(), compiler=counted)
    assert 0 < len(counted.patterns) < 10


# Bad input

HOSTILE = [
    "",
    "\x00" * 1_000,
    bytes(range(256)).decode("latin-1") * 20,
    "\ud800 no, it's \udfff, not \ud800",
    "\u202eno, deploy goes to prod-b, not staging-a\u202c",
    "لا، المنفذ هو 5433 وليس 5432",
    "😀" * 2_000,
    "no, 😀 is 🚀-1, not 🐢-1",
    "\n" * 50_000,
    "2026-11-30 12:00:00 ERROR wrong, not right\n" * 20_000,
    "no, " * 300_000,
    "<" * 100_000,
    "`" * 100_000,
    "[" * 100_000,
    "((((" * 30_000,
]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text[:24]))
@pytest.mark.parametrize("compiler", [re.compile, regex.compile], ids=["re", "regex"])
def test_hostile_input_gets_an_answer(text: str, compiler: Compiler) -> None:
    found = detect(text, packs(), text, compiler=compiler)
    assert 0.0 <= found.score <= 1.0


@given(st.text(st.characters(codec=None)), st.text(st.characters(codec=None)))
def test_every_text_gets_an_answer(text: str, previous: str) -> None:
    found = detect(text, packs(), previous)
    assert (found.kind is Kind.NONE) == (found.score == 0.0)


CUES = sorted({cue for group in gate_cues(packs()).values() for cue in group})


@settings(max_examples=300)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(CUES), st.sampled_from(["prod-b", "5433", "は", "是", "가", " ", ", ", "?", "\n"])
        ),
        max_size=12,
    )
)
def test_cues_in_any_order_get_an_answer_with_spans_of_the_text(pieces: list[str]) -> None:
    text = "".join(pieces)
    found = detect(text, packs())
    for value in found.claim:
        assert value is None or (value and value in text)


@given(st.sampled_from(CUES), st.text(st.characters(codec=None), max_size=40))
def test_what_is_detected_has_passed_the_gate(cue: str, rest: str) -> None:
    text = f"{cue}{rest}"
    if detect(text, packs()).kind is not Kind.NONE:
        assert any(c in normalise(text) for c in CUES)


# Hostile repetition against every pattern. Work is counted, not timed: a stack of calls is what backtracking costs.

RULES = [pytest.param(p, r, id=f"{p.tag} {r.name}") for p in packs() for r in (*p.rules, *p.plain)]
UNBOUNDED = re.compile(r"(?<!\\)[*+](?![?+])|(?<!\\)\{\d+,\}")


@pytest.mark.parametrize(("pack", "rule"), RULES)
def test_no_pattern_repeats_a_repetition_without_bound(pack: LanguagePack, rule: Rule) -> None:
    del pack
    for group in _groups_that_repeat_without_bound(rule.pattern):
        assert not UNBOUNDED.search(group), f"({group})* holds a repetition without bound"


def _groups_that_repeat_without_bound(pattern: str) -> list[str]:
    bare = re.sub(r"\\.|\[(?:\\.|[^\]])*\]", "x", pattern)  # escapes and classes hold no groups
    open_at: list[int] = []
    found = []
    for i, c in enumerate(bare):
        if c == "(":
            open_at.append(i)
        elif c == ")":
            start = open_at.pop()
            if re.match(r"[*+]|\{\d+,\}", bare[i + 1 :]):
                found.append(bare[start : i + 1])
    return found


@pytest.mark.parametrize(("pack", "rule"), RULES)
def test_a_pattern_gives_up_on_hostile_repetition(pack: LanguagePack, rule: Rule) -> None:
    """`regex` keeps time: a pattern that is not linear on 4,000 characters takes minutes, not seconds."""
    del pack
    compiled = regex.compile(rule.pattern)
    for cue in rule.cues[:3]:
        for piece in (cue, f"{cue}a", f"a{cue} ", f"{cue.strip()}は", f"a-1 {cue}, "):
            compiled.search(aligned((piece * 4_000)[:4_000]), timeout=5)
    for piece in ("a", "a ", "a-1, ", "の", "是", "가 ", "no, ", " ", "「", "、"):
        compiled.search(aligned((piece * 4_000)[:4_000]), timeout=5)
