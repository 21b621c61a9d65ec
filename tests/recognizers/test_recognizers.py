"""Every recognizer is proven by the examples it carries, and stays silent on ordinary prompts."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from belta_memory import recognizers
from belta_memory.domain.recognizer import Recognizer
from belta_memory.domain.redact import redact
from belta_memory.recognizers import DIGITS, LETTERS, LITERALS, all_recognizers, has_letters, recognizers_for

ALL = all_recognizers()
ORDINARY = tuple(
    line
    for line in Path(__file__).with_name("ordinary_prompts.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("# ")
)
MODULES = tuple(m.name for m in iter_modules(recognizers.__path__) if not m.name.startswith("_"))


def _label(recognizer: Recognizer, text: str) -> str:
    return f"{recognizer.name}: {text[:40]}"


@pytest.mark.parametrize(
    ("recognizer", "text"),
    [pytest.param(r, text, id=_label(r, text)) for r in ALL for text in r.examples],
)
def test_an_example_is_masked_and_then_settled(recognizer: Recognizer, text: str) -> None:
    masked, names = redact(text, ALL)
    assert f"[{recognizer.name}]" in masked
    assert recognizer.name in names
    assert redact(masked, ALL) == (masked, ())


@pytest.mark.parametrize(
    ("recognizer", "text"),
    [pytest.param(r, text, id=_label(r, text)) for r in ALL for text in r.counter_examples],
)
def test_a_counter_example_is_not_taken_for_it(recognizer: Recognizer, text: str) -> None:
    assert recognizer.name not in redact(text, ALL)[1]


@pytest.mark.parametrize("text", ORDINARY)
def test_an_ordinary_prompt_stays_as_it_is(text: str) -> None:
    assert redact(text, ALL) == (text, ())


def test_there_are_enough_ordinary_prompts() -> None:
    assert len(ORDINARY) >= 200


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_one_recognizer_or_several(module: str) -> None:
    found = vars(import_module(f"belta_memory.recognizers.{module}"))
    assert ("RECOGNIZER" in found) != ("RECOGNIZERS" in found)


def test_every_module_is_found() -> None:
    found = [vars(import_module(f"belta_memory.recognizers.{m}")) for m in MODULES]
    expected = [r for module in found for r in module.get("RECOGNIZERS") or [module["RECOGNIZER"]]]
    assert sorted(map(repr, ALL)) == sorted(map(repr, expected))


@pytest.mark.parametrize("recognizer", ALL, ids=lambda r: f"{r.name}: {r.pattern[:40]}")
def test_a_recognizer_is_well_formed(recognizer: Recognizer) -> None:
    assert re.fullmatch(r"[a-z]+(?:-[a-z]+)*", recognizer.name)
    assert recognizer.examples
    assert recognizer.counter_examples
    assert recognizer.cues or recognizer.digits, (
        "a pattern that is always tried costs every prompt its compilation"
    )
    assert all(cue == cue.lower() for cue in (*recognizer.cues, *recognizer.also))


@pytest.mark.parametrize("recognizer", ALL, ids=lambda r: f"{r.name}: {r.pattern[:40]}")
def test_a_pattern_means_the_same_to_both_engines(recognizer: Recognizer) -> None:
    regex = pytest.importorskip("regex")
    for text in (*recognizer.examples, *recognizer.counter_examples):
        seen = text.lower() if recognizer.any_case else text
        ours = [m.span() for m in re.finditer(recognizer.pattern, seen)]
        assert [m.span() for m in regex.finditer(recognizer.pattern, seen)] == ours


# A sentence needs only some of them


def _of_module(name: str) -> list[Recognizer]:
    module = vars(import_module(f"belta_memory.recognizers.{name}"))
    return module.get("RECOGNIZERS") or [module["RECOGNIZER"]]


@pytest.mark.parametrize("name", DIGITS)
def test_a_module_that_waits_for_digits_finds_nothing_without_them(name: str) -> None:
    assert DIGITS[name] == min(r.digits for r in _of_module(name))


@pytest.mark.parametrize("name", LITERALS)
def test_a_module_that_waits_for_a_literal_finds_nothing_without_it(name: str) -> None:
    assert all(LITERALS[name] in cue for r in _of_module(name) for cue in r.cues)
    assert all(r.cues for r in _of_module(name))


@pytest.mark.parametrize("name", LETTERS)
def test_a_module_that_waits_for_letters_finds_nothing_without_them(name: str) -> None:
    def needs_letters(literals: tuple[str, ...]) -> bool:
        return literals != () and all(has_letters(name, literal) for literal in literals)

    assert all(needs_letters(r.cues) or needs_letters(r.also) for r in _of_module(name))


@pytest.mark.parametrize("text", [*ORDINARY, *(e for r in ALL for e in (*r.examples, *r.counter_examples))])
def test_the_recognizers_for_a_text_mask_in_it_what_all_of_them_do(text: str) -> None:
    assert redact(text, recognizers_for(text)) == redact(text, ALL)


def test_the_recognizers_for_a_sentence_are_fewer_and_known_by_their_identity() -> None:
    some = recognizers_for("no, deploy goes to prod-b")
    assert len(some) < len(ALL)
    assert recognizers_for("no, the linter is ruff") is some
    assert all_recognizers() is ALL


@pytest.mark.parametrize("name", sorted(recognizers.LONGEST_WORD))
def test_no_match_of_a_module_is_shorter_than_the_word_that_it_waits_for(name: str) -> None:
    parser = import_module("re._parser")
    for recognizer in _of_module(name):
        shortest, _ = parser.parse(recognizer.pattern).getwidth()
        assert shortest >= recognizers.LONGEST_WORD[name], recognizer.pattern
        assert " " not in recognizer.pattern
        assert "\\s" not in recognizer.pattern
