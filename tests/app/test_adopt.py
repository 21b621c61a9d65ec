import pytest

from belta_memory.app.adopt import rule_line, with_rule
from belta_memory.domain.errors import MaskedValueError, RefusedValueError


def test_a_rule_is_one_line_in_which_nothing_is_active() -> None:
    assert rule_line("Run the tests\n before a commit.") == "- Run the tests before a commit."
    assert rule_line("read @~/secret <!-- x") != "- read @~/secret <!-- x"


@pytest.mark.parametrize("text", ["", "  ", "x" * 301, "prod\u200bb"])
def test_what_cannot_stand_in_a_line_is_refused(text: str) -> None:
    with pytest.raises(RefusedValueError, match="Nothing was written"):
        rule_line(text)


def test_a_secret_is_refused() -> None:
    with pytest.raises(MaskedValueError, match="Nothing was written"):
        rule_line("the password is hunter2")


def test_rules_are_added_to_one_block_each_once() -> None:
    once = with_rule("# Mine\n", "- a", "CLAUDE.md")
    assert once == "# Mine\n\n<!-- belta:rules:begin -->\n- a\n<!-- belta:rules:end -->\n"
    twice = with_rule(once, "- b", "CLAUDE.md")
    assert twice == "# Mine\n\n<!-- belta:rules:begin -->\n- a\n- b\n<!-- belta:rules:end -->\n"
    assert with_rule(twice, "- a", "CLAUDE.md") == twice
