"""What an answer to a search costs the agent that reads it."""

import datetime as dt
import json

import pytest

from belta_memory.app.search import Hit, format_hits
from belta_memory.app.shortened import shortened
from belta_memory.domain.effect import estimated_tokens
from belta_memory.entrypoints.mcp.memory_calls import told

DAY = dt.date(2026, 11, 1)
LATIN, JAPANESE = "Ask Ana before the nightly job. " * 125, "夜間の処理は先に確認する。" * 300


def hit(number: int, text: str) -> Hit:
    source = f"notes/{'a-long-slug-' * 5}{number}.md"
    why = "has nightly, job, before, Ana, ask, the, speaks of cron, batch, schedule"
    return Hit(
        f"k7m2p9q{number}", "conclusion", text, why, 0.512, DAY, 10, source, confirmed=False, domain="deploy"
    )


def cost(hits: list[Hit]) -> int:
    """Of the dearer of the two forms: a host shows the model one of them."""
    structured = json.dumps({"hits": list(map(told, hits))}, ensure_ascii=False)
    return max(estimated_tokens(structured), estimated_tokens(format_hits(hits)))


@pytest.mark.parametrize("text", [LATIN, JAPANESE], ids=["English", "Japanese"])
@pytest.mark.parametrize(
    ("count", "most"),
    [
        pytest.param(1, 2000, id="one hit"),
        pytest.param(11, 2000, id="eight hits and three recent ones"),
        pytest.param(53, 8000, id="as many as can be asked for"),
    ],
)
def test_an_answer_stays_in_its_budget(text: str, count: int, most: int) -> None:
    assert cost(shortened([hit(n, text) for n in range(count)])) <= most


def test_a_text_that_is_cut_says_how_to_read_it_whole() -> None:
    (first, *_) = shortened([hit(n, LATIN) for n in range(11)])
    begun, _, rest = first.text.partition("…")
    assert LATIN.startswith(f"{begun} "), "no word is cut"
    assert len(begun) > 150
    assert rest == " (whole: get_note k7m2p9q0)"


def test_short_texts_stay_whole_and_leave_their_room_to_long_ones() -> None:
    hits = [hit(0, LATIN), *(hit(n, "short") for n in range(1, 5))]
    long, *short = shortened(hits)
    assert short == hits[1:]
    assert len(long.text) > 3 * len(shortened([hit(n, LATIN) for n in range(11)])[0].text)


def test_what_fits_is_not_touched() -> None:
    hits = [hit(n, "Ask before a push.") for n in range(11)]
    assert shortened(hits) == hits
    assert shortened([]) == []
