"""Two judges are asked about what is unsure; each kind of answer, and none."""

from collections import Counter
from collections.abc import Iterable

import pytest

from belta_memory.app.reclassify import UNREAD, Limits, Reclassified, reclassify, unsure_cases
from belta_memory.domain.model import Basis, By, Kind, Observation
from belta_memory.domain.service_errors import FewJudgesError, JudgeError, SilentJudgeError
from belta_memory.domain.verdict import BATCH
from domain.cases import case
from fakes.records import FakeObservations


class FakeJudge:
    """Says one thing of every message; None for no answer at all, prose where `poison` stands in one."""

    def __init__(self, name: str, kind: str | None = "omission", *, poison: str = "") -> None:
        self.name = name
        self.kind = kind
        self.poison = poison
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        if self.poison and self.poison in prompt:
            if self.poison == "silence":
                raise SilentJudgeError(name=self.name, cause="its answer has no message")
            return "I cannot help with that."
        if self.kind is None:
            raise JudgeError(name=self.name, cause="Connection refused")
        numbers = range(1, prompt.count('"message"') + 1)
        return "[" + ", ".join(f'{{"n": {n}, "kind": "{self.kind}"}}' for n in numbers) + "]"


class FakeVerdicts:
    def __init__(self) -> None:
        self.said: dict[str, dict[str, Kind]] = {}
        self.refused: dict[str, Counter[str]] = {}

    def of(self, judge: str) -> dict[str, Kind]:
        return dict(self.said.get(judge, {}))

    def put(self, judge: str, answers: dict[str, Kind]) -> None:
        self.said.setdefault(judge, {}).update(answers)

    def refusals(self, judge: str) -> Counter[str]:
        return Counter(self.refused.get(judge, {}))

    def refuse(self, judge: str, fingerprints: Iterable[str]) -> None:
        self.refused.setdefault(judge, Counter()).update(fingerprints)


UNSURE = case(kind=Kind.OTHER, text="it is still empty", prompt="p")


def ask(
    *judges: FakeJudge,
    cases: list[Observation] | None = None,
    verdicts: FakeVerdicts | None = None,
    limit: int = 200,
    characters: int = 400_000,
) -> tuple[Reclassified, list[Observation]]:
    cases = [UNSURE] if cases is None else cases
    log = FakeObservations(*cases)
    limits = Limits(limit, characters)
    masks = ("[secret]", "[password]")
    done = reclassify(log, cases, judges, verdicts or FakeVerdicts(), masks, limits=limits)
    return done, [o for o in log.stored if o.basis is Basis.JUDGES]


def test_where_both_agree_it_has_a_kind_and_weighs_like_a_rule() -> None:
    done, (stored,) = ask(FakeJudge("a"), FakeJudge("b"))
    assert (done.asked, done.settled) == (1, 1)
    assert stored == UNSURE._replace(kind=Kind.OMISSION, basis=Basis.JUDGES)


@pytest.mark.parametrize(
    "judges",
    [
        pytest.param((FakeJudge("a"), FakeJudge("b", "result")), id="they differ"),
        pytest.param((FakeJudge("a"), FakeJudge("b", "none")), id="one sees no correction"),
        pytest.param((FakeJudge("a", "none"), FakeJudge("b", "none")), id="both see none"),
        pytest.param((FakeJudge("a", "yes!"), FakeJudge("b", "yes!")), id="both say what is no kind"),
    ],
)
def test_else_it_stays_unsure(judges: tuple[FakeJudge, ...]) -> None:
    done, stored = ask(*judges)
    assert (done.settled, stored, done.faults) == (0, [], ())


@pytest.mark.parametrize("judges", [(), (FakeJudge("a"),), (FakeJudge("a"), FakeJudge("a"))])
def test_nobody_is_asked_without_two_different_judges(judges: tuple[FakeJudge, ...]) -> None:
    with pytest.raises(FewJudgesError, match="Nobody was asked"):
        ask(*judges)
    assert all(judge.asked == [] for judge in judges)


def test_an_outage_leaves_everything_as_it_was_and_the_next_run_asks_only_who_did_not_answer() -> None:
    up, down, verdicts = FakeJudge("a"), FakeJudge("b", None), FakeVerdicts()
    done, stored = ask(up, down, verdicts=verdicts)
    assert stored == []
    (fault,) = done.faults
    assert "judge b gave no answer: Connection refused. What it was asked stays unsure" in str(fault)
    down.kind = "omission"
    _, stored = ask(up, down, verdicts=verdicts)
    assert (len(stored), len(up.asked), len(down.asked)) == (1, 1, 2)


def test_no_secret_and_no_sentence_around_it_leaves_the_machine() -> None:
    a, b = FakeJudge("a"), FakeJudge("b")
    ask(a, b, cases=[case(kind=Kind.OTHER, text="the password is [password]. still empty")])
    assert "[secret] still empty" in a.asked[0]
    assert "the password is" not in a.asked[0] + b.asked[0]


def test_what_stands_beside_a_secret_is_asked_about() -> None:
    a, b = FakeJudge("a"), FakeJudge("b")
    ask(a, b, cases=[case(kind=Kind.OTHER, text="[secret] You also forgot the docs.")])
    assert "[secret] You also forgot the docs." in a.asked[0]


def numbered(number: int, **texts: str) -> list[Observation]:
    """Unsure cases, newest first, with these texts at their numbers."""
    return [case(f"s{n}", -n, Kind.OTHER, text=texts.get(f"t{n}", f"t{n}")) for n in range(number)]


@pytest.mark.parametrize("poison", ["poison", "silence"])
def test_a_batch_that_is_not_answered_holds_up_no_other_and_comes_again_in_halves(poison: str) -> None:
    cases, verdicts = numbered(2 * BATCH, t1=poison), FakeVerdicts()
    a, b = FakeJudge("a"), FakeJudge("b", poison=poison)
    done, stored = ask(a, b, cases=cases, verdicts=verdicts)
    assert (done.asked, done.settled, done.left) == (2 * BATCH, 2 * BATCH - 1, 0)
    assert {o.session for o in stored} == {o.session for o in cases} - {"s1"}
    assert [prompt.count('"message"') for prompt in b.asked] == [8, 8, 4, 4, 2, 2, 1, 1]
    (fault,) = done.faults
    assert "judge b gave no answer that can be read about 1 unsure corrections" in str(fault)


def test_later_runs_begin_with_what_nobody_has_refused() -> None:
    cases, verdicts = numbered(2 * BATCH, t1="poison"), FakeVerdicts()
    a, b = FakeJudge("a"), FakeJudge("b", poison="poison")
    runs = [ask(a, b, cases=cases, verdicts=verdicts, limit=BATCH)[0] for _ in range(3)]
    assert [(done.answered, done.left) for done in runs] == [(BATCH, BATCH), (BATCH, BATCH), (4, 0)]
    assert [prompt.count('"message"') for prompt in b.asked] == [8, 8, 4, 4]
    assert len(verdicts.said["b"]) == 2 * BATCH - 4


def test_what_a_judge_did_not_answer_in_an_outage_comes_behind_the_rest() -> None:
    cases, verdicts = numbered(2 * BATCH), FakeVerdicts()
    down = FakeJudge("b", None)
    for _ in range(2):
        ask(FakeJudge("a"), down, cases=cases, verdicts=verdicts)
    assert '"t0"' in down.asked[0]
    assert f'"t{BATCH}"' in down.asked[1]
    assert '"t0"' not in down.asked[1]


def test_a_judge_that_answers_nothing_at_all_is_left_alone_soon() -> None:
    prose = FakeJudge("b", poison="message")
    done, stored = ask(FakeJudge("a"), prose, cases=numbered(20 * BATCH))
    assert (len(prose.asked), stored) == (UNREAD, [])
    assert "about 64 unsure corrections" in str(done.faults[0])


def test_what_is_asked_again_counts_against_the_limit_again() -> None:
    prose = FakeJudge("b", poison="message")
    ask(FakeJudge("a"), prose, cases=numbered(BATCH), limit=BATCH + 4)
    assert [prompt.count('"message"') for prompt in prose.asked] == [8, 4]


def test_a_run_sends_each_judge_no_more_characters_than_it_may() -> None:
    a, b = FakeJudge("a"), FakeJudge("b")
    done, _ = ask(a, b, cases=numbered(4 * BATCH), characters=4_000)
    assert sum(map(len, a.asked)) <= 4_000
    assert done.characters == sum(map(len, a.asked + b.asked))
    assert 0 < done.asked == 4 * BATCH - done.left < 4 * BATCH
    assert done.faults == ()


def test_fewer_characters_than_one_question_takes_ask_nobody() -> None:
    a, b = FakeJudge("a"), FakeJudge("b")
    done, _ = ask(a, b, cases=numbered(3), characters=100)
    assert (a.asked, b.asked, done.asked, done.left, done.characters) == ([], [], 0, 3, 0)


def test_a_run_asks_in_batches_and_no_more_than_its_limit() -> None:
    many = [case(f"s{n}", n, Kind.OTHER, text=f"t{n}") for n in range(3 * BATCH)]
    a, b = FakeJudge("a"), FakeJudge("b")
    done, stored = ask(a, b, cases=many, limit=2 * BATCH)
    assert (done.asked, done.left, len(stored), len(a.asked)) == (2 * BATCH, BATCH, 2 * BATCH, 2)


def test_what_both_have_answered_takes_no_place_of_the_limit() -> None:
    many = [case(f"s{n}", n, Kind.OTHER, text=f"t{n}") for n in range(3)]
    a, b, verdicts = FakeJudge("a"), FakeJudge("b", "result"), FakeVerdicts()
    runs = [ask(a, b, cases=many, verdicts=verdicts, limit=2)[0] for _ in range(3)]
    assert [(done.asked, done.answered, done.left) for done in runs] == [(2, 2, 1), (1, 1, 0), (0, 0, 0)]
    assert [prompt.count('"message"') for prompt in a.asked] == [2, 1]


def test_what_both_have_said_alike_before_is_settled_beyond_the_limit() -> None:
    many = [case(f"s{n}", n, Kind.OTHER, text=f"t{n}") for n in range(3)]
    a, b, verdicts = FakeJudge("a"), FakeJudge("b"), FakeVerdicts()
    for judge in (a, b):
        verdicts.put(judge.name, {many[2].fingerprint: Kind.RESULT})
    done, stored = ask(a, b, cases=many, verdicts=verdicts, limit=1)
    assert [(o.session, o.kind) for o in stored] == [("s0", Kind.OMISSION), ("s2", Kind.RESULT)]
    assert (done.asked, done.settled, done.left) == (1, 2, 1)


def test_who_was_asked_and_did_not_answer_is_told_apart() -> None:
    many = [case(f"s{n}", n, Kind.OTHER, text=f"t{n}") for n in range(2 * BATCH)]
    done, _ = ask(FakeJudge("a", None), FakeJudge("b", None), cases=many)
    assert (done.asked, done.answered, done.left) == (BATCH, 0, BATCH)


@pytest.mark.parametrize(
    ("others", "asked"),
    [
        pytest.param((), True, id="nothing else on the prompt"),
        pytest.param(
            (case(kind=Kind.FACT, basis=Basis.MODEL, prompt="p"),), False, id="the model has told its kind"
        ),
        pytest.param((case(kind=Kind.RESULT, basis=Basis.JUDGES, prompt="p"),), False, id="judges have"),
        pytest.param((case(kind=Kind.RESULT, prompt="q"),), True, id="another prompt has one"),
    ],
)
def test_only_what_is_unsure_is_asked_about(others: tuple[Observation, ...], asked: bool) -> None:
    assert (UNSURE in unsure_cases([UNSURE, *others])) is asked
    assert unsure_cases([UNSURE._replace(by=By.SELF)]) == []
