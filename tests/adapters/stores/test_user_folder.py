"""A named user has a home of their own, and nobody else's."""

import os
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from belta_memory.adapters.stores.home import Home, find_home
from belta_memory.adapters.stores.user_folder import LONGEST, user_folder
from belta_memory.domain.errors import BeltaError, ForeignHomeError, UserNameError
from belta_memory.entrypoints import bare

NAMES = st.one_of(
    st.text(min_size=1, max_size=30),
    st.sampled_from(
        ["alice", "Alice", "ALICE", "con", "CON", "com1", "山田", "a.b", "a%2eb", "%", "a b", "Å", "A\u030a"]
    ),
    st.text("aA.%-_ é", min_size=1, max_size=6),
)


def folder_of(name: str) -> str | None:
    try:
        return user_folder(name)
    except ValueError:
        return None


@given(NAMES, NAMES)
def test_two_users_never_share_a_folder_not_even_where_case_does_not_matter(a: str, b: str) -> None:
    first, second = folder_of(a), folder_of(b)
    assume(first is not None and second is not None)
    assert first is not None
    assert second is not None
    assert (first.casefold() == second.casefold()) == (a == b)


@given(NAMES)
def test_a_folder_is_one_plain_name_on_every_system(name: str) -> None:
    folder = folder_of(name)
    assume(folder is not None)
    assert folder is not None
    assert folder.isascii()
    assert not set(folder) & set('/\\:*?"<>|. \0')
    assert 0 < len(folder) <= LONGEST
    assert folder not in {"con", "prn", "aux", "nul", "com1", "lpt9", "conin", "conout"}


@pytest.mark.parametrize(
    ("name", "folder"),
    [
        pytest.param("alice", "alice", id="plain"),
        pytest.param("alice-2_x", "alice-2_x", id="with digits and dashes"),
        pytest.param("Alice", "%41lice", id="another user than alice"),
        pytest.param("alice@example.test", "alice%40example%2etest", id="an address"),
        pytest.param("山田", "%e5%b1%b1%e7%94%b0", id="other letters"),
        pytest.param("nul", "%6eul", id="a device of Windows"),
        pytest.param("a b", "a%20b", id="a space inside"),
    ],
)
def test_what_is_merely_odd_is_encoded(name: str, folder: str) -> None:
    assert user_folder(name) == folder


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        pytest.param("", "it is empty", id="empty"),
        pytest.param(" alice", "a space", id="a space before it"),
        pytest.param("alice\n", "a space", id="a line break behind it"),
        pytest.param(".", "a folder of its own kind", id="this folder"),
        pytest.param("..", "a folder of its own kind", id="the folder above"),
        pytest.param("../alice", "a path separator", id="a path"),
        pytest.param("a\\b", "a path separator", id="a path of Windows"),
        pytest.param("a\0b", "an invisible character", id="a null"),
        pytest.param("a\u202eb", "an invisible character", id="a mark of direction"),
        pytest.param("a\udcffb", "an invisible character", id="bytes that are no text"),
        pytest.param("x" * 181, "too long", id="long"),
        pytest.param("山" * 61, "too long", id="long when it is encoded"),
    ],
)
def test_a_name_that_nobody_can_have_is_refused_with_the_reason(name: str, cause: str) -> None:
    environment = {"HOME": "/home/u", "BELTA_USER": name}
    with pytest.raises(UserNameError, match=cause):
        find_home(environment, windows=False)
    assert bare.home(environment) == "", "the hook goes into nobody's home"


@pytest.mark.parametrize(
    ("environment", "root"),
    [
        pytest.param({"HOME": "/home/u"}, "/home/u/.belta", id="nobody is named"),
        pytest.param({"HOME": "/home/u", "BELTA_USER": "alice"}, "/home/u/.belta/users/alice", id="alice"),
        pytest.param(
            {"HOME": "/home/u", "BELTA_HOME": "/data", "BELTA_USER": "alice"},
            "/data/users/alice",
            id="elsewhere",
        ),
        pytest.param(
            {"HOME": "/home/u", "BELTA_HOME": "/data/users/alice", "BELTA_USER": "alice"},
            "/data/users/alice",
            id="named twice: as an installation names it",
        ),
        pytest.param({"BELTA_HOME": "/data/users/alice"}, "/data/users/alice", id="by its folder"),
    ],
)
def test_the_home_of_a_named_user_lies_below_the_common_one(environment: dict[str, str], root: str) -> None:
    assert find_home(environment, windows=False) == Home(os.path.normpath(root))
    assert os.path.normpath(bare.home(environment)) == os.path.normpath(root)


def test_the_home_of_one_user_is_refused_to_another() -> None:
    environment = {"BELTA_HOME": "/data/users/alice", "BELTA_USER": "bob"}
    with pytest.raises(ForeignHomeError, match="another user than BELTA_USER 'bob'"):
        find_home(environment)
    assert bare.home(environment) == ""


@given(NAMES)
def test_the_hook_finds_the_home_that_the_commands_find(name: str) -> None:
    environment = {"HOME": "/home/u", "BELTA_USER": name}
    try:
        found = os.path.normpath(find_home(environment, windows=False).root)
    except BeltaError:
        found = ""
    assert (os.path.normpath(bare.home(environment)) if bare.home(environment) else "") == found


def test_asking_for_a_home_makes_nothing(tmp_path: Path) -> None:
    find_home({"BELTA_HOME": str(tmp_path), "BELTA_USER": "alice"})
    assert not list(tmp_path.iterdir())
