"""The script that makes the weights, and the weights that it has made."""

import json
from pathlib import Path

import pytest

from belta_memory.adapters.scorer import WEIGHTS, load_lexicons, load_scorer
from belta_memory.domain.concepts import LETTERS
from belta_memory.domain.detect import detect
from belta_memory.domain.model import Kind
from belta_memory.domain.scorer import KINDS, format_scorer
from belta_memory.languages import packs
from training import expected, train

FOLDER = train.WEIGHTS.parent
LISTS = sorted(FOLDER.glob("*.txt"))
SENTENCES = sorted(train.SENTENCES.glob("*.jsonl"))
LABELS = {
    "fact", "result", "omission", "instruction", "preference", "self", "question_doubt", "new_request", "other",
}  # fmt: skip


def row(text: str, label: str, previous: str | None = None) -> dict[str, str]:
    return {"text": text, "label": label, "prev_assistant": previous or "", "source": "s1", "train": "yes"}


ROWS = [
    *(
        row(f"{thing} is still broken", "result", "Done.")
        for thing in ("login", "search", "upload", "the build")
    ),
    *(row(f"add a {thing}", "new_request") for thing in ("test", "button", "page", "table")),
    *(row(f"you forgot the {thing}", "omission") for thing in ("tests", "docs", "icons", "types")),
]


@pytest.mark.parametrize("path", SENTENCES, ids=lambda path: path.name)
def test_every_sentence_has_its_fields_and_a_label_that_exists(path: Path) -> None:
    rows = train.read(path)
    assert {frozenset(r) for r in rows} == {frozenset({"text", "prev_assistant", "label"})}
    assert {r["label"] for r in rows} <= LABELS


def test_the_same_sentences_make_the_same_bytes() -> None:
    once, again = (
        format_scorer(train.train(train.lead_of(train.examples(ROWS)), [], train.LEVELS)) for _ in range(2)
    )
    assert once == again


def test_what_was_written_is_learnt() -> None:
    written = train.examples(ROWS)
    scorer = train.train(train.lead_of(written), written, {**train.LEVELS, "act": 0.5, "sure": 0.3})
    kinds = [
        detect(text, packs(), scorer=scorer).kind
        for text in ("the menu is still broken", "add a footer", "you forgot the menu")
    ]
    assert kinds == [Kind.RESULT, Kind.NONE, Kind.OMISSION]


def test_weights_are_made_without_a_source_to_judge_it_by(tmp_path: Path) -> None:
    labelled = tmp_path / "labelled.jsonl"
    two = [*ROWS, *({**r, "source": "s2"} for r in ROWS), {**ROWS[0], "source": "s3", "train": ""}]
    labelled.write_text("".join(json.dumps(r) + "\n" for r in two), encoding="utf-8")
    assert (
        train.main([str(labelled), "--unseen", str(tmp_path / "unseen"), "--sentences", str(tmp_path)]) == 0
    )
    assert sorted(p.name for p in (tmp_path / "unseen").iterdir()) == ["s1.tsv", "s2.tsv"]


def test_the_weights_are_small_and_read_as_they_were_written() -> None:
    content = (FOLDER / WEIGHTS).read_bytes()
    assert len(content) <= train.CEILING
    assert format_scorer(load_scorer()).encode() == content
    assert set(load_scorer().levels) == set(train.LEVELS)


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_every_language_has_words_for_the_concepts_that_are_expected_to_weigh(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    concepts = {line.partition(": ")[0] for line in lines}
    plain = {name for name in expected.CORRECTION if name.isalpha()} - {
        "list",
        "noask",
        "plain",
        "rule",
        "guarded",
        "machine",
        "trace",
    }
    assert plain - concepts == set()
    assert all(len(word) > LETTERS for line in lines for word in line.split("|") if word.endswith("*"))


def test_every_pack_has_a_list_of_words() -> None:
    tags = {lexicon.tag for lexicon in load_lexicons()}
    assert {
        pack.tag.lower().replace("-", "_").replace("zh_hant", "zh").replace("zh_hans", "zh")
        for pack in packs()
    } == tags


def test_of_two_sources_the_one_with_more_messages_counts_for_less_than_its_share() -> None:
    rows = [*({**r, "source": "s2"} for r in ROWS[:1]), *ROWS[1:5]]
    few, *many = train.examples([{**r, "prev_assistant": ""} for r in rows])
    assert few.weight == pytest.approx(2 * many[0].weight)
    assert few.weight + sum(e.weight for e in many) == pytest.approx(len(rows))


def test_expectations_are_for_the_kinds_that_are_told_apart() -> None:
    assert set(expected.OF_KIND) == set(KINDS)
