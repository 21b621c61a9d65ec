from importlib import import_module
from string import Formatter

import pytest

from belta_memory import languages
from belta_memory.app.catch_up import QUOTED
from belta_memory.domain import errors
from belta_memory.domain.effect import estimated_tokens
from belta_memory.domain.language import LanguagePack, say
from belta_memory.domain.model import Decision

Placeholder = tuple[str, str, str | None]

ENGLISH = languages.pack("en").messages
OTHERS = [languages.pack(tag) for tag in languages.FIRST_CLASS if tag != "en"]
ERROR = "error."

# What a person reads as a page, in a dialog of several lines, or copies from below the sentence. Everything else is
# one line: a hint, a digest's item, a label, the heading of a note.
OF_SEVERAL_LINES = {"index.header", "ask.question", "error.HostConfigError"}


def subclasses(of: type[errors.BeltaError]) -> list[type[errors.BeltaError]]:
    return [kind for direct in of.__subclasses__() for kind in (direct, *subclasses(direct))]


import_module("belta_memory.domain.service_errors")  # only what is imported is a subclass
ERRORS = {f"{ERROR}{kind.__name__}": kind.sentence for kind in subclasses(errors.BeltaError)}


def placeholders(sentence: str) -> set[Placeholder]:
    return {(n, spec or "", how) for _, n, spec, how in Formatter().parse(sentence) if n is not None}


def by_tag(pack: LanguagePack) -> str:
    return pack.tag


@pytest.mark.parametrize("pack", OTHERS, ids=by_tag)
def test_every_language_says_the_same_things(pack: LanguagePack) -> None:
    assert {name for name in pack.messages if not name.startswith(ERROR)} == set(ENGLISH)


@pytest.mark.parametrize("pack", OTHERS, ids=by_tag)
def test_every_language_says_every_error_and_no_other(pack: LanguagePack) -> None:
    assert {name for name in pack.messages if name.startswith(ERROR)} == set(ERRORS)


def test_english_errors_stand_beside_their_class_only() -> None:
    assert not [name for name in ENGLISH if name.startswith(ERROR)]
    assert not [name for name, sentence in ERRORS.items() if not sentence]


@pytest.mark.parametrize("pack", OTHERS, ids=by_tag)
@pytest.mark.parametrize("name", [*ENGLISH, *ERRORS])
def test_a_sentence_has_the_same_placeholders_in_every_language(pack: LanguagePack, name: str) -> None:
    said = {**ENGLISH, **ERRORS}[name]
    assert placeholders(pack.messages[name]) == placeholders(said)


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_a_sentence_is_one_line_where_one_line_is_read(pack: LanguagePack) -> None:
    said = {**ERRORS, **pack.messages}
    assert not [name for name in said if "\n" in said[name] and name not in OF_SEVERAL_LINES]


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_no_sentence_is_empty_or_hides_a_character(pack: LanguagePack) -> None:
    for name, said in pack.messages.items():
        assert said.strip(), name
        assert not [c for c in said if c != "\n" and not c.isprintable()], name


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_no_line_of_the_header_could_be_read_as_a_fact(pack: LanguagePack) -> None:
    header = pack.messages["index.header"]
    assert not [line for line in header.split("\n") if line.startswith("- ")]
    assert "✅" in header
    assert "❌" in header
    assert header.endswith("\n")
    assert not placeholders(header)


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_the_five_answers_are_told_apart_by_their_labels(pack: LanguagePack) -> None:
    labels = [pack.messages[f"choice.{decision}"] for decision in Decision]
    assert len({label.casefold() for label in labels}) == len(labels)
    # The sentence that names the labels separates them with " / ".
    assert not [label for label in labels if "/" in label]


def columns(text: str) -> int:
    return sum(2 if ord(c) > 0x2E80 else 1 for c in text)


# What a host's dialog shows of one line in a terminal of 80 columns: it cuts the rest, it does not wrap.
LABEL, LINE = 60, 76


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_a_label_fits_one_line_of_a_narrow_dialog(pack: LanguagePack) -> None:
    assert not [d for d in Decision if columns(pack.messages[f"choice.{d}"]) > LABEL]


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_the_question_fits_one_line_of_a_narrow_dialog(pack: LanguagePack) -> None:
    place = f"billing-web, {say(pack, 'ask.session', id='3f2a91')}"
    asked = say(pack, "ask.question", count=12, day="2026-11-30", place=place, line="LINE")
    head, line = asked.split("\n")
    assert line == "LINE"
    assert columns(head) <= LINE, head


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_whose_words_the_value_is_fits_one_line_of_a_narrow_dialog(pack: LanguagePack) -> None:
    assert columns(pack.messages["ask.understood"]) <= LINE


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_the_hint_costs_the_agent_little(pack: LanguagePack) -> None:
    """At most 60 tokens, the words that a late one quotes included."""
    late = pack.messages["hint.late"].format(words="字" * QUOTED + "…")
    for hint in (pack.messages["hint.candidate"], late):
        assert estimated_tokens(hint) <= 60, hint


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_the_hint_names_the_tool_and_its_arguments_as_they_are(pack: LanguagePack) -> None:
    assert "report_correction(topic, wrong, correct, quote)" in pack.messages["hint.candidate"]


@pytest.mark.parametrize("pack", languages.packs(), ids=by_tag)
def test_a_sentence_that_tells_of_a_line_keeps_the_line_whole(pack: LanguagePack) -> None:
    line = "deploy: ❌ staging-a → ✅ prod-b"
    for name, said in pack.messages.items():
        names = {n for n, _, _ in placeholders(said)}
        if "line" in names and not name.startswith(ERROR):
            assert line in said.format(**dict.fromkeys(names - {"line"}, "x"), line=line), name
