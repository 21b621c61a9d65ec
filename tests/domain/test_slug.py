"""The file name of a note."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.model import Slug
from belta_memory.domain.slug import LONGEST, is_slug, make_slug

NONE: frozenset[Slug] = frozenset()
DEVICES = ("CON", "prn", "Aux", "NUL", "COM0", "com9", "LPT1", "con ", "ＣＯＮ", "CONIN$", "conout$")


@given(st.text(max_size=80), st.frozensets(st.sampled_from(("deploy", "deploy-2", "fact-e3b0c4")).map(Slug)))
def test_every_topic_gets_a_name_that_every_file_system_takes(topic: str, taken: frozenset[Slug]) -> None:
    slug = make_slug(topic, taken)
    assert is_slug(slug)
    assert slug not in taken


@given(st.lists(st.text(max_size=70), max_size=12))
def test_no_two_notes_share_a_name(topics: list[str]) -> None:
    taken: set[Slug] = set()
    for topic in topics:
        taken.add(make_slug(topic, frozenset(taken)))
    assert len(taken) == len(topics)


@pytest.mark.parametrize(
    ("topic", "slug"),
    (
        pytest.param("deploy target", "deploy-target", id="plain words carry no hash"),
        pytest.param("CI/CD: v1.2", "ci-cd-v1-2", id="separators"),
        pytest.param("ＡＢＣ", "abc", id="full width is no loss"),
    ),
)
def test_a_plain_topic_is_its_own_name(topic: str, slug: str) -> None:
    assert make_slug(topic, NONE) == slug


@pytest.mark.parametrize(
    ("one", "other"),
    (
        pytest.param("市場", "試場", id="the same sounds"),
        pytest.param("배포", "배보", id="Korean"),
        pytest.param("C++", "C#", id="lost signs"),
        pytest.param("は", "ば", id="voiced"),
        pytest.param("naïve", "naive", id="accents"),
        pytest.param("x" * 70 + "a", "x" * 70 + "b", id="cut"),
        pytest.param("！", "？", id="nothing left"),
    ),
)
def test_what_letters_lose_a_hash_tells_apart(one: str, other: str) -> None:
    assert make_slug(one, NONE) != make_slug(other, NONE)
    assert make_slug(one, NONE) == make_slug(one, NONE)


@pytest.mark.parametrize("topic", (*DEVICES, "MEMORY", "memory"))
def test_names_that_mean_something_else_are_not_given(topic: str) -> None:
    slug = make_slug(topic, NONE)
    assert not re.fullmatch(r"con|prn|aux|nul|com\d|lpt\d|conin|conout|memory", slug)
    assert is_slug(slug)


def test_a_taken_name_is_numbered_within_the_length() -> None:
    taken = {make_slug("x" * 90, NONE)}
    for _ in range(12):
        slug = make_slug("x" * 90, frozenset(taken))
        assert len(slug) <= LONGEST
        assert slug not in taken
        taken.add(slug)


@pytest.mark.parametrize(
    "name", ("", "a_b", "A", "-a", "a-", "a--b", "con", "memory", "a.b", "../a", "市場", "x" * 61, "a\n")
)
def test_such_a_name_is_refused(name: str) -> None:
    assert not is_slug(name)
