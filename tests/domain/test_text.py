"""One normal form, one aligned form, and what counts as a name."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain import text as module
from belta_memory.domain.text import aligned, composed, fingerprint, is_identifier, normalise, same_value

anything = st.text(st.characters(codec=None))  # lone surrogates, controls and all


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("No, it's 5433", " no, it's 5433 ", id="case"),
        pytest.param("doesn’t “exist”", ' doesn\'t "exist" ', id="curly quotes"),
        pytest.param("不对，是５４３３", " 不对,是5433 ", id="full width"),
        pytest.param("ｶﾀｶﾅ", " カタカナ ", id="half-width katakana"),
        pytest.param("か\u3099", " が ", id="decomposed kana, as macOS gives file names"),
        pytest.param("\u1112\u1161\u11ab", " 한 ", id="decomposed hangul"),
        pytest.param("  no,\n\tnot  that\u3000", " no, not that ", id="white space of all kinds"),
        pytest.param("STRASSE Straße", " strasse strasse ", id="casefold, not lower"),
        pytest.param("", "  ", id="nothing"),
    ],
)
def test_normal_form(text: str, expected: str) -> None:
    assert normalise(text) == expected


@given(anything)
def test_the_normal_form_is_padded_and_single_spaced(text: str) -> None:
    normal = normalise(text)
    assert normal.startswith(" ")
    assert normal.endswith(" ")
    assert "  " not in normal.strip(" ")


@given(anything)
def test_the_aligned_form_keeps_every_position(text: str) -> None:
    assert len(aligned(text)) == len(text)


@given(st.text(st.characters(codec="ascii")))
def test_ascii_is_aligned_as_it_is_normalised(text: str) -> None:
    assert " ".join(aligned(text).split()) == normalise(text).strip(" ")


def test_the_aligned_form_reads_full_width_and_curly_as_plain() -> None:
    assert aligned("Ｐｏｒｔ’，！？") == "port',!?"


@given(anything)
def test_composing_twice_changes_nothing(text: str) -> None:
    assert composed(composed(text)) == composed(text)


@pytest.mark.parametrize(
    "value",
    [
        "staging-a",
        "v1.2",
        "foo_bar",
        "fooBar",
        "10.0.0.1",
        "::1",
        "5433",
        "src/app.py",
        "@scope/name",
        "C++",
        "~/.belta",
    ],
)
def test_names_are_identifiers(value: str) -> None:
    assert is_identifier(value)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("staging", "a word"),
        ("Staging", "a word at the start of a sentence"),
        ("README", "a word in capitals"),
        ("the staging host", "several words"),
        ("Python 3.12", "a word and a number"),
        ("本番", "not ASCII"),
        ("", "nothing"),
    ],
)
def test_prose_is_no_identifier(value: str, reason: str) -> None:
    assert not is_identifier(value), reason


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("v1.2", "v12"),
        ("foo_bar", "foobar"),
        ("a-b", "ab"),
        ("10.0.0.1", "1000.1"),
        ("fooBar", "foobar"),
        ("5433", "5432"),
    ],
)
def test_different_names_are_different_values(a: str, b: str) -> None:
    assert not same_value(a, b)


@pytest.mark.parametrize(
    ("a", "b"), [("Main Branch", "main  branch"), ("ﾎﾟｰﾄ", "ポート"), ("v1.2", "v1.2"), ("Ｐ", "p")]
)
def test_prose_is_compared_in_its_normal_form(a: str, b: str) -> None:
    assert same_value(a, b)


@given(anything)
def test_a_fingerprint_is_sixteen_hex_digits_of_any_text(text: str) -> None:
    mark = fingerprint(text)
    assert len(mark) == 16
    assert int(mark, 16) >= 0


def test_a_fingerprint_ignores_width_case_and_spacing() -> None:
    assert fingerprint("Ｎｏ,  not that") == fingerprint("no, NOT that\n")
    assert fingerprint("no, not that") != fingerprint("no, not this")


def test_the_module_imports_nothing_at_once() -> None:
    path = Path(module.__file__)
    code = f"import sys; sys.path.insert(0, {str(path.parent)!r}); before = set(sys.modules); import text; print(sorted(set(sys.modules) - before))"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "['text']"


def test_plain_text_needs_no_tables() -> None:
    path = Path(module.__file__)
    code = f"import sys; sys.path.insert(0, {str(path.parent)!r}); import text; text.normalise('It doesn\u2019t'); print('unicodedata' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
