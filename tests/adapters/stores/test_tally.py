"""The tally of languages: what was judged, what was found, and which language stays mute."""

from pathlib import Path

import pytest

from belta_memory.adapters.doctor import Level, look_at_home
from belta_memory.adapters.scorer import load_scorer
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.tally import ENOUGH, FILE, Tally, mute_languages
from belta_memory.adapters.system import SystemClock
from belta_memory.domain.detect import detect
from belta_memory.languages import packs


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(str(tmp_path / "home"))


def judge(home: Home, text: str, times: int) -> None:
    tally = Tally(load_scorer(), home)
    for _ in range(times):
        detect(text, packs(), scorer=tally)
    tally.keep()


def test_a_language_is_mute_after_enough_messages_without_a_find(home: Home) -> None:
    judge(home, "テストを追加して", ENOUGH - 1)
    assert mute_languages(home) == ()
    judge(home, "テストを追加して", 1)
    assert mute_languages(home) == ("ja",)


def test_one_find_is_enough_to_be_heard(home: Home) -> None:
    judge(home, "add a test", ENOUGH)
    judge(home, "no, the port is 5433, not 5432", 1)
    assert mute_languages(home) == ()


def test_scripts_of_one_language_are_told_apart(home: Home) -> None:
    judge(home, "請新增一個測試", ENOUGH)
    assert mute_languages(home) == ("zh-Hant",)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"ja": 3}', b'{"ja": [1, "x"]}', b"\xff"])
def test_a_spoiled_cache_is_begun_anew(home: Home, content: bytes) -> None:
    path = Path(home.cache(FILE))
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert mute_languages(home) == ()
    judge(home, "add a test", 1)


def test_doctor_tells_of_it(home: Home) -> None:
    judge(home, "テストを追加して", ENOUGH)
    found = [f for f in look_at_home(home, SystemClock().now()) if f.subject == "languages"]
    assert [(f.level, "ja" in f.text) for f in found] == [(Level.WARN, True)]
