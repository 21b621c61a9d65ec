import re

import pytest

from belta_memory.domain.case import bundled, case_id, cases_of, without_secrets, words_of
from belta_memory.domain.model import Basis, By, Kind, Observation, Redacted
from domain.cases import MONDAY, case

MASKS = ("[password]", "[email]")


@pytest.mark.parametrize(
    ("cases", "due"),
    [
        pytest.param([case("a", 0), case("b", 1)], True, id="two sessions on two days"),
        pytest.param([case("a", 0), case("a", 1)], True, id="one session that goes on on another day"),
        pytest.param([case("a", 0), case("b", 0)], False, id="two sessions on one day"),
        pytest.param(
            [case("a", 0), case("a", 0, text="and again")], False, id="the same session on the same day"
        ),
        pytest.param([case("a", 0)], False, id="once"),
    ],
)
def test_a_bundle_is_due_after_two_units_on_two_days(cases: list[Observation], due: bool) -> None:
    (bundle,) = bundled(("shop", c) for c in cases)
    assert bundle.is_due is due


def test_projects_and_kinds_make_bundles_of_their_own() -> None:
    placed = [
        ("shop", case(kind=Kind.FACT)),
        ("shop", case(kind=Kind.RESULT)),
        ("docs", case(kind=Kind.FACT)),
    ]
    assert {(b.project, b.kind) for b in bundled(placed)} == {
        ("shop", Kind.FACT),
        ("shop", Kind.RESULT),
        ("docs", Kind.FACT),
    }


@pytest.mark.parametrize(
    ("said_by", "held"),
    [
        pytest.param([By.SELF, By.SELF], True, id="only the agent found it"),
        pytest.param([By.SELF, By.USER], False, id="a person said it, too"),
    ],
)
def test_what_no_person_said_is_held_back(said_by: list[By], held: bool) -> None:
    (bundle,) = bundled(("shop", case(f"s{n}", n, by=by)) for n, by in enumerate(said_by))
    assert bundle.is_held is held


@pytest.mark.parametrize(
    ("sightings", "kinds"),
    [
        pytest.param([case(kind=Kind.OTHER)], [], id="a candidate is no case"),
        pytest.param([case(kind=Kind.FACT, basis=Basis.MODEL)], [], id="a model alone is none"),
        pytest.param(
            [case(kind=Kind.FACT, basis=Basis.MODEL, by=By.SELF)],
            [Kind.FACT],
            id="the agent's own report needs nobody else",
        ),
        pytest.param(
            [case(kind=Kind.OTHER, prompt="p"), case(kind=Kind.FACT, basis=Basis.MODEL, prompt="p")],
            [Kind.FACT],
            id="a model beside a candidate on the same prompt counts",
        ),
        pytest.param(
            [
                case(kind=Kind.RESULT, basis=Basis.SCORER, prompt="p"),
                case(kind=Kind.FACT, basis=Basis.JUDGES, prompt="p"),
            ],
            [Kind.FACT],
            id="judges weigh more than the scorer",
        ),
        pytest.param(
            [case("a", prompt="p"), case("b", 1, prompt="p")],
            [Kind.OMISSION],
            id="a fork repeats the prompt",
        ),
    ],
)
def test_one_prompt_is_one_case(sightings: list[Observation], kinds: list[Kind]) -> None:
    assert [c.kind for c in cases_of(sightings)] == kinds


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("You left it out again.", "You left it out again."),
        ("The password is [password]. You left it out again.", "[secret] You left it out again."),
        ("Write to [email]! Then stop. The [password] again", "[secret] Then stop. [secret]"),
        ("[password]\n[email]\nno", "[secret] no"),
        ("パスワードは [password] です。テストがまた抜けています。", "[secret] テストがまた抜けています。"),
        ("密码是[password]。又漏了测试。", "[secret] 又漏了测试。"),
        ("It is empty: SELECT id FROM users WHERE x = 1; fix it. Now.", "[sql] Now."),
        (
            "Still wrong.\nselect * from orders\nwhere id = 3\nSee above.",
            "Still wrong. [sql] See above.",
        ),
        ("delete from users where id = 1", "[sql]"),
        ("INSERT INTO t VALUES ('a')", "[sql]"),
        ("update users set name = 'x'", "[sql]"),
        ("alter table users add c int", "[sql]"),
        ("select the file from the list", "select the file from the list"),
        ("update the docs and set the title", "update the docs and set the title"),
        ("please [TODO] this", "please [TODO] this"),
        ("", ""),
    ],
)
def test_of_a_sentence_with_a_secret_or_sql_no_word_is_kept(text: str, kept: str) -> None:
    assert without_secrets(Redacted(text), MASKS) == kept


@pytest.mark.parametrize(
    ("seen", "shown"),
    [
        pytest.param(
            case(text="[secret] You also forgot the docs."),
            "[secret] You also forgot the docs.",
            id="its sentence went when it was stored",
        ),
        pytest.param(
            case(text="you forgot the docs [secret] and the tests", kind=Kind.OTHER),
            "you forgot the docs [secret] and the tests",
            id="between lines",
        ),
        pytest.param(
            case(text="the key is [secret]. And the port is 1.", kind=Kind.FACT),
            "[secret] And the port is 1.",
            id="a fact is stored with its masks",
        ),
        pytest.param(
            case(text="[secret] It is the port 1.", kind=Kind.FACT, basis=Basis.JUDGES),
            "[secret] It is the port 1.",
            id="what judges called a fact was stored as what is unsure",
        ),
        pytest.param(
            case(text="it is [secret] now", basis=Basis.MODEL), "[secret]", id="so is a model's quote"
        ),
        pytest.param(case(text="it is [password] now"), "[secret]", id="a mask in spite of all"),
    ],
)
def test_a_secret_takes_its_own_sentence_alone(seen: Observation, shown: str) -> None:
    assert words_of(seen, ("[secret]", *MASKS)) == shown


@pytest.mark.parametrize(
    "text", ["SELECT " * 20_000, "select " + "a, " * 20_000, "update x set " * 5_000, ". " * 50_000]
)
def test_hostile_repetition_is_read_in_linear_time(text: str) -> None:
    assert re.match(r"^(\[sql\]|[^\[]*)", without_secrets(Redacted(text), MASKS))


def test_a_case_keeps_its_id() -> None:
    one = case(prompt="p")
    assert case_id(one) == case_id(one._replace(kind=Kind.FACT, at=MONDAY))
    assert case_id(one) != case_id(case(prompt="q"))
    assert re.fullmatch(r"[0-9a-f]{8}", case_id(one))
