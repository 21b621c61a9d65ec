"""Every row of the tables in tests/cases/languages, with all packs at once: no language speaks up for another."""

import re
from functools import cache

import pytest
import regex

import cases
from belta_memory.domain.detect import detect
from belta_memory.domain.language import Guard, LanguagePack, Rule, gate_cues
from belta_memory.domain.model import Kind
from belta_memory.domain.text import aligned, normalise
from belta_memory.languages import FIRST_CLASS, packs, tags

FIRES = [row for tag in cases.tags() for row in cases.fires(tag)]
SILENT = [row for tag in cases.tags() for row in cases.silent(tag)]
AGAINST = [row for tag in cases.tags() for row in cases.fires_against(tag)]
SILENT_AFTER = [row for tag in cases.tags() for row in cases.silent_after(tag)]
RULES = [(pack, rule) for pack in packs() for rule in (*pack.rules, *pack.plain)]
PATTERNED: list[tuple[LanguagePack, Rule | Guard]] = [
    *((p, r) for p in packs() for r in (*p.rules, *p.plain)),
    *((p, g) for p in packs() for g in p.guards),
]
GUARDS = [(pack, guard) for pack in packs() for guard in pack.guards]


@pytest.mark.parametrize("row", FIRES, ids=lambda row: f"{row.tag}: {row.text}")
def test_a_correction_is_detected_with_its_kind_and_its_exact_pair(row: cases.Fires) -> None:
    found = detect(row.text, packs())
    assert (found.kind, *found.claim) == (Kind(row.kind), row.topic, row.wrong, row.correct)


@pytest.mark.parametrize("row", SILENT, ids=lambda row: f"{row.tag}: {row.text} ({row.reason})")
def test_what_corrects_nothing_stays_silent(row: cases.Silent) -> None:
    found = detect(row.text, packs())
    assert found.kind is Kind.NONE, found


@pytest.mark.parametrize("row", AGAINST, ids=lambda row: f"{row.tag}: {row.text}")
def test_what_is_said_plainly_corrects_where_the_agent_held_otherwise(row: cases.Fires) -> None:
    found = detect(row.text, packs(), row.before)
    assert (found.kind, *found.claim) == (Kind(row.kind), row.topic, row.wrong, row.correct)
    assert detect(row.text, packs()).kind in {Kind.NONE, Kind.OTHER}


@pytest.mark.parametrize("row", SILENT_AFTER, ids=lambda row: f"{row.tag}: {row.text} ({row.reason})")
def test_what_contradicts_no_turn_stays_silent(row: cases.Silent) -> None:
    found = detect(row.text, packs(), row.before)
    assert found.kind is Kind.NONE, found


@pytest.mark.parametrize("row", FIRES, ids=lambda row: f"{row.tag}: {row.text}")
def test_regex_finds_what_re_finds(row: cases.Fires) -> None:
    assert detect(row.text, packs(), compiler=regex.compile) == detect(row.text, packs())


@pytest.mark.parametrize("row", FIRES, ids=lambda row: f"{row.tag}: {row.text}")
def test_the_gate_lets_every_correction_through(row: cases.Fires) -> None:
    assert any(cue in normalise(row.text) for group in gate_cues(packs()).values() for cue in group)


@pytest.mark.parametrize("tag", FIRST_CLASS)
def test_every_first_class_language_has_its_tables(tag: str) -> None:
    assert tag in tags()
    assert len(cases.fires(tag)) >= 80
    assert len(cases.silent(tag)) >= 80
    assert cases.fires_against(tag)
    assert cases.silent_after(tag)
    kinds = {row.kind for row in cases.fires(tag)}
    assert kinds >= {"fact", "result", "omission", "instruction", "preference", "other"}


@pytest.mark.parametrize("tag", sorted(set(tags()) - set(FIRST_CLASS)))
def test_every_other_language_has_its_tables(tag: str) -> None:
    assert len(cases.fires(tag)) >= 25
    assert len(cases.silent(tag)) >= 25


@pytest.mark.parametrize("tag", tags())
def test_its_own_pack_decides_for_a_language(tag: str) -> None:
    decided = [detect(row.text, packs()).language for row in cases.fires(tag)]
    # A few words are the same in both Chinese scripts.
    assert decided.count(tag) >= 0.8 * len(decided), decided


@pytest.mark.parametrize(("pack", "rule"), RULES, ids=[f"{p.tag} {r.name}" for p, r in RULES])
def test_every_cue_is_found_where_it_is_sought(pack: LanguagePack, rule: Rule) -> None:
    del pack
    for cue in rule.cues:
        assert cue.strip()
        assert cue in normalise(f"x{cue}x"), "a cue must be in its normal form"


@cache
def _fired(tag: str) -> frozenset[str]:
    rows = [row for row in (*FIRES, *AGAINST) if row.tag == tag]
    return frozenset(cue for row in rows for cue in detect(row.text, packs(), row.before).cues)


@pytest.mark.parametrize("tag", tags())
def test_no_rule_is_without_a_case(tag: str) -> None:
    pack = next(p for p in packs() if p.tag == tag)
    assert {rule.name for rule in (*pack.rules, *pack.plain)} - _fired(tag) == set()


def test_rules_of_a_pack_have_names_of_their_own() -> None:
    for pack in packs():
        names = [rule.name for rule in (*pack.rules, *pack.plain)]
        assert len(names) == len(set(names)), pack.tag


def test_a_guard_spares_only_rules_and_kinds_that_exist() -> None:
    for pack, guard in GUARDS:
        known = {rule.name for rule in (*pack.rules, *pack.plain)} | set(Kind)
        assert set(guard.spares) <= known, (pack.tag, guard.name)


@pytest.mark.parametrize(
    ("pack", "pattern"),
    [pytest.param(p, x.pattern, id=f"{p.tag} {x.name}") for p, x in PATTERNED],
)
def test_a_pattern_means_the_same_to_re_and_regex(pack: LanguagePack, pattern: str) -> None:
    del pack
    assert set(re.compile(pattern).groupindex) <= {"topic", "wrong", "correct", "subject"}
    assert re.compile(pattern).groupindex == regex.compile(pattern).groupindex


TEXTS = sorted({row.text for row in (*FIRES, *AGAINST)} | {row.text for row in (*SILENT, *SILENT_AFTER)})


@pytest.mark.parametrize(("pack", "rule"), RULES, ids=[f"{p.tag} {r.name}" for p, r in RULES])
def test_where_a_pattern_matches_one_of_its_cues_occurs(pack: LanguagePack, rule: Rule) -> None:
    pattern = re.compile(rule.pattern)
    for text in TEXTS:
        if set(pack.foreign).isdisjoint(text) and pattern.search(aligned(text)):
            assert any(cue in normalise(text) for cue in rule.cues), text
