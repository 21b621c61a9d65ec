"""Which lessons come up by themselves, and at which words."""

import datetime as dt

import pytest

from belta_memory.domain.entry import Entry, EntryType, entry_note, parse_entry
from belta_memory.domain.forms import Shape
from belta_memory.domain.guard import LESSON, Call, acting
from belta_memory.domain.lessons import (
    LONGEST_SHOWN,
    guarded_lesson,
    shown_triggers,
    speaks,
    statement_of,
    topic_of,
    triggers_of,
)
from belta_memory.domain.model import Slug
from belta_memory.domain.note import format_note

DAY = dt.date(2026, 11, 30)


def lesson(text: str, *set_by_hand: str, solved_query: str = "") -> Entry:
    return Entry(
        Slug("lesson"),
        "e1",
        EntryType.LESSON,
        text,
        DAY,
        DAY,
        confirmed=DAY,
        high=True,
        solved_query=solved_query,
        triggers=set_by_hand,
    )


URGENT = lesson("Ask first.")


@pytest.mark.parametrize(
    ("entry", "up"),
    [
        pytest.param(URGENT, True, id="confirmed, of priority high"),
        pytest.param(URGENT._replace(confirmed=None), False, id="nobody has confirmed it"),
        pytest.param(URGENT._replace(high=False), False, id="of normal priority"),
        pytest.param(URGENT._replace(type=EntryType.CONCLUSION), False, id="no lesson"),
        pytest.param(URGENT._replace(active=False), False, id="folded away"),
    ],
)
def test_only_a_confirmed_lesson_of_priority_high_comes_up(entry: Entry, *, up: bool) -> None:
    assert speaks(entry) is up


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        pytest.param(
            lesson("x", "お願いします", "Roll  Out"), ("お願いします", "roll out"), id="set by hand"
        ),
        pytest.param(
            lesson("「お願いします」で終わる依頼は実行の指示とは限らない"),
            ("お願いします",),
            id="what is quoted",
        ),
        pytest.param(
            lesson("`git push --force` lost two commits of db_main; use --force-with-lease."),
            ("git push --force", "--force-with-lease", "db_main", "--force"),
            id="a command, flags, a name",
        ),
        pytest.param(lesson("設定はconf/app.ymlにある"), ("conf/app.yml",), id="a path between kana"),
        pytest.param(lesson("A follow-up in CI/CD, e.g. on GitHub, cost 3 h."), (), id="words of prose"),
    ],
)
def test_a_lesson_comes_to_mind_by(entry: Entry, found: tuple[str, ...]) -> None:
    assert set(triggers_of(entry)) == set(found)


def test_the_words_of_what_was_asked_bring_it_up_together() -> None:
    learned = lesson("Restart it.", solved_query="why does the nightly import stall")
    assert topic_of(learned) == "why does the nightly import stall"
    assert {"nightly", "import", "stall"} <= set(shown_triggers(learned))
    assert topic_of(lesson("Restart it.", "import")) == "", "words that a person has set stand alone"


def test_a_long_lesson_is_cut_and_says_where_the_rest_is() -> None:
    shown = statement_of(lesson("It took long.\n" * 60))
    assert len(shown) < LONGEST_SHOWN + 40
    assert "get_note e1" in shown
    assert "\n" not in shown


@pytest.mark.parametrize(
    ("entry", "command", "told"),
    [
        pytest.param(lesson("x", "db-main"), "psql -h db-main", True, id="a host that was set"),
        pytest.param(
            lesson("Never `git push --force` here."), "git push --force", True, id="a command of its text"
        ),
        pytest.param(lesson("Never `git push --force` here."), "git push", False, id="not the same command"),
        pytest.param(lesson("x", "db-main"), "grep -r db-main .", False, id="it is only searched for"),
        pytest.param(lesson("x", "db-main"), "git commit -m 'no more db-main'", False, id="in a message"),
        pytest.param(lesson("x", "お願いします"), "echo お願いします > a.txt", False, id="a word of prose"),
        pytest.param(lesson("Always run the tests first."), "run the tests", False, id="plain words"),
    ],
)
def test_a_tool_call_reminds_of_it_where_its_names_act(entry: Entry, command: str, *, told: bool) -> None:
    known = guarded_lesson(entry)
    assert known.mode == LESSON
    assert bool(acting(Call("Bash", {"command": command}), [known])) is told
    assert not {form.shape for form in known.forms} & {Shape.WORD, Shape.NUMBER, Shape.PHRASE}


def test_an_edit_below_a_path_that_was_set_reminds_of_it() -> None:
    known = guarded_lesson(lesson("x", "src/billing/"))
    assert acting(Call("Edit", {"file_path": "/w/src/billing/tax.py", "new_string": "a"}), [known])
    assert not acting(Call("Edit", {"file_path": "/w/src/billing.py", "new_string": "a"}), [known])


@pytest.mark.parametrize(
    "written",
    [
        'triggers: "deploy, 本番"',
        "triggers:\n- deploy\n- 本番",
        "triggers: [deploy, 本番]",
    ],
)
def test_triggers_are_read_as_a_person_writes_them(written: str) -> None:
    text = format_note(entry_note(URGENT)).replace("priority: high", f"priority: high\n{written}")
    assert parse_entry(text, Slug("lesson"), "lesson.md").triggers == ("deploy", "本番")
