import pytest

from belta_memory.domain.folders import known_as, renamed

SHOP, STORE, COPY = "/w/shop", "/w/store", "/w/copy"
OLD, NEW = "git.example/mia/shop", "git.example/mia/store"


@pytest.mark.parametrize(
    ("known", "present", "folders", "ids"),
    [
        pytest.param({}, {SHOP: OLD}, {SHOP: OLD}, {SHOP: OLD}, id="seen first: it may have been away before"),
        pytest.param({SHOP: OLD}, {SHOP: OLD}, {SHOP: OLD}, {}, id="as it was"),
        pytest.param({SHOP: OLD}, {}, {SHOP: OLD}, {}, id="away"),
        pytest.param({SHOP: OLD}, {SHOP: NEW}, {SHOP: NEW}, {OLD: NEW}, id="its remote was renamed"),
        pytest.param(
            {SHOP: OLD, COPY: OLD}, {SHOP: NEW}, {SHOP: NEW, COPY: NEW}, {OLD: NEW},
            id="its remote was renamed while a work tree was away",
        ),
        pytest.param(
            {SHOP: OLD, COPY: OLD}, {SHOP: NEW, COPY: OLD}, {SHOP: NEW, COPY: OLD}, {},
            id="another copy goes by the old name still",
        ),
        pytest.param({STORE: STORE}, {STORE: STORE}, {STORE: STORE}, {}, id="its path is its id"),
    ],
)  # fmt: skip
def test_a_folder_stays_what_it_was_known_as(
    known: dict[str, str], present: dict[str, str], folders: dict[str, str], ids: dict[str, str]
) -> None:
    assert (known_as(known, present), renamed(known, present)) == (folders, ids)
