import os
from pathlib import Path

import pytest

from fakes.person import Person, piped

LINE = "deploy: ❌ staging-a → ✅ prod-b"


def test_the_demo_plays_the_whole_loop_where_nobody_sits(tmp_path: Path) -> None:
    ended = piped(tmp_path, "demo")
    told = ended.stdout.decode()
    assert ended.returncode == 0, ended.stderr.decode()
    for part in (
        f"belta: Remembered: {LINE}",
        f"| - {LINE} [src:",
        "Confirmed by the user earlier",
        "not made again",
    ):
        assert part in told
    assert not list(tmp_path.iterdir()), "its home is thrown away, and yours is not touched"


@pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is POSIX")
@pytest.mark.parametrize(
    ("keys", "told"),
    [("y\r", "The mistake is not made again."), ("n\r", "Nothing was recorded, as you answered.")],
    ids=["yes", "no"],
)
def test_the_demo_asks_for_real_on_a_terminal(tmp_path: Path, keys: str, told: str) -> None:
    person = Person(tmp_path, "demo")
    person.reads("Not a fact")
    person.presses(keys)
    person.reads(told)
    assert person.leaves() == 0
