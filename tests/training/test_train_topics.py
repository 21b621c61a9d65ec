"""The script that makes the weights of topics, and the weights that it has made."""

import random

from belta_memory.domain import vocabulary
from belta_memory.domain.topic_weights import WEIGHTS
from training.train_topics import LEFT_OUT, READ, Example, Pair, _thinned, examples, fit, formatted, pairs


def test_what_tells_one_topic_gets_weight_and_what_tells_nothing_gets_none() -> None:
    rows = [
        Example({"always": 1.0, "tells": float(is_one), "idle": 1.0 * (number % 2)}, is_one, 1.0)
        for number in range(40)
        for is_one in (True, False)
    ]
    weights = fit(rows)
    assert weights["tells"] > 1
    assert abs(weights["idle"]) < 0.1


def test_a_glossary_is_thinned_the_same_way_every_time_and_the_whole_one_comes_back() -> None:
    lines = "a: x|y|z\nb: u|v\n" * 20
    once, again, whole = (
        _thinned(lines, share, random.Random(1))  # noqa: S311 - chance, no secret
        for share in (0.5, 0.5, 0.0)
    )
    assert once == again != lines == whole
    before = [getattr(vocabulary, name) for name in LEFT_OUT]
    known = [Pair("", "kiln", "oven", is_one=True), Pair("", "kiln", "roof", is_one=False)]
    assert set(examples(known, None)) == {"one language"}
    assert [getattr(vocabulary, name) for name in LEFT_OUT] == before


def test_the_module_of_the_weights_is_what_the_script_writes() -> None:
    from belta_memory.domain import topic_weights

    with open(topic_weights.__file__, encoding="utf-8") as file:
        assert file.read() == formatted(WEIGHTS)


def test_pairs_that_nobody_has_read_are_not_learned_from() -> None:
    assert not [name for name in READ if name.endswith(("fresh_pairs_5.jsonl", "chains_2.jsonl"))]
    assert {pair.file for pair in pairs(READ)} == set(READ)
