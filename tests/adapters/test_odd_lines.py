import datetime as dt
from pathlib import Path

import pytest

from belta_memory.adapters.doctor import Level, look_at_home
from belta_memory.adapters.odd_lines import odd_lines
from belta_memory.adapters.stores.home import Home
from belta_memory.domain.index import format_line
from belta_memory.domain.model import Fact


@pytest.mark.parametrize(
    ("line", "odd"),
    [
        pytest.param("see @/etc/passwd", True, id="a file that the host would load"),
        pytest.param("@~/notes.md", True, id="one from the user's own folder"),
        pytest.param("- deploy: ❌ a → ✅ @docs/b.md", True, id="one in a fact"),
        pytest.param("deploy\u202e to a", True, id="a sign that turns the direction"),
        pytest.param("de\u200bploy", True, id="a space without width"),
        pytest.param("de\u200dploy", True, id="a joiner between Latin letters"),
        pytest.param("mail me@example.com", False, id="an address"),
        pytest.param("- deploy: ❌ a → ✅ `@docs/b.md`", False, id="in a code span the host loads nothing"),
        pytest.param("👩\u200d💻 writes", False, id="an emoji of two"),
        pytest.param("a\tb\r", False, id="tab and line end"),
        pytest.param("an @ alone", False, id="no path behind it"),
    ],
)
def test_a_line_that_says_more_than_it_shows_is_told(line: str, odd: bool) -> None:
    assert [number for number, _ in odd_lines(f"# header\n{line}\n")] == ([2] if odd else [])


@pytest.mark.parametrize("value", ["@/etc/passwd", "see @docs/x.md", "de\u200bploy", "<!-- x -->", "`a` @b"])
def test_what_we_write_ourselves_is_never_odd(value: str) -> None:
    assert list(odd_lines(format_line(Fact(value, "a", value, None, 1, None)))) == []


def test_the_doctor_names_the_line(tmp_path: Path) -> None:
    home = Home(str(tmp_path))
    (tmp_path / "memory").mkdir()
    (tmp_path / "memory" / "MEMORY.md").write_text("# mine\n\nread @/etc/passwd\n")
    (found,) = [
        f
        for f in look_at_home(home, dt.datetime.now(dt.UTC))
        if f.level is Level.WARN and f.subject == "memory"
    ]
    assert "MEMORY.md:3" in found.text


@pytest.mark.parametrize(
    ("settings", "level"),
    [
        pytest.param('calendar = "XX"', Level.FAIL, id="no country"),
        pytest.param('calendar = "jp"', Level.OK, id="a country"),
        pytest.param('calendar = ""', Level.OK, id="none on purpose"),
    ],
)
def test_the_doctor_knows_calendars(tmp_path: Path, settings: str, level: Level) -> None:
    (tmp_path / "config.toml").write_text(settings)
    (found,) = [
        f for f in look_at_home(Home(str(tmp_path)), dt.datetime.now(dt.UTC)) if f.subject == "settings"
    ]
    assert found.level is level


def test_the_doctor_names_a_proposal_that_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "pending").mkdir()
    (tmp_path / "pending" / "zzz.json").write_text("{")
    (found,) = [
        f for f in look_at_home(Home(str(tmp_path)), dt.datetime.now(dt.UTC)) if f.subject == "pending"
    ]
    assert "zzz.json" in found.text
