"""One project is one, however its remote is written; two are never taken for each other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.comment import format_project, project_in
from belta_memory.domain.index import parse_index
from belta_memory.domain.model import GLOBAL
from belta_memory.domain.scope import folder_name, name_of, normal_remote, split_tag, tag_of

SHOP = "github.com/acme/shop"


@pytest.mark.parametrize(
    "url",
    [
        "git@github.com:acme/shop.git",
        "git@github.com:acme/shop",
        "github.com:acme/shop.git",
        "ssh://git@github.com/acme/shop.git",
        "ssh://git@github.com:22/acme/shop",
        "ssh://git@ssh.github.com:443/acme/shop.git",
        "https://github.com/acme/shop",
        "https://github.com/acme/shop.git",
        "https://github.com/acme/shop/",
        "https://GitHub.com/Acme/Shop.git",
        "https://github.com:443/acme/shop.git",
        "https://user:ghp_token@github.com/acme/shop.git",
        "https://token@github.com/acme/shop",
        "http://github.com//acme/shop.git?x=1#y",
        "git://github.com/acme/shop.git",
        "git+ssh://git@github.com/acme/shop.git",
        "git@github.com:/acme/shop.git",
        "  https://github.com/acme/shop.git\n",
    ],
)
def test_every_way_to_one_remote_is_one_project(url: str) -> None:
    assert normal_remote(url) == SHOP


@pytest.mark.parametrize(
    ("url", "project"),
    [
        pytest.param("https://github.com/acme/shop2", "github.com/acme/shop2", id="another name"),
        pytest.param("https://github.com/other/shop", "github.com/other/shop", id="a fork"),
        pytest.param("https://gitlab.com/acme/shop", "gitlab.com/acme/shop", id="another host"),
        pytest.param(
            "https://gitlab.com/acme/team/shop.git", "gitlab.com/acme/team/shop", id="a group in a group"
        ),
        pytest.param(
            "git@ssh.dev.azure.com:v3/acme/web/shop", "dev.azure.com/acme/web/shop", id="Azure by ssh"
        ),
        pytest.param(
            "https://acme@dev.azure.com/acme/web/_git/shop",
            "dev.azure.com/acme/web/shop",
            id="Azure by https",
        ),
        pytest.param(
            "https://git.acme.test/scm/web/shop.git", "git.acme.test/web/shop", id="Bitbucket by https"
        ),
        pytest.param("ssh://git@git.acme.test:7999/web/shop.git", "git.acme.test/web/shop", id="and by ssh"),
        pytest.param("ssh://git@[::1]:2222/acme/shop.git", "::1/acme/shop", id="an address"),
        pytest.param("https://git.acme.test/%E5%BA%97/shop", "git.acme.test/店/shop", id="escaped letters"),
        pytest.param("/srv/git/Shop.git", "/srv/git/Shop", id="a folder"),
        pytest.param("file:///srv/git/Shop.git", "/srv/git/Shop", id="the same folder as an address"),
        pytest.param("C:\\git\\shop.git", "C:/git/shop", id="a folder with a drive"),
        pytest.param("../shop.git", None, id="a folder that depends on where one is"),
        pytest.param("", None, id="nothing"),
        pytest.param("https://github.com/", None, id="a host alone"),
    ],
)
def test_what_a_remote_names(url: str, project: str | None) -> None:
    assert normal_remote(url) == project


@given(
    st.text("abcxyz-_~%!$", min_size=1).filter(lambda t: "/" not in t),
    st.text("abcXYZ019_-%:", min_size=8),
)
def test_no_credential_is_left_in_a_project(user: str, password: str) -> None:
    assert normal_remote(f"https://{user}:{password}@github.com/acme/shop.git") == SHOP


IDS = st.one_of(
    st.text("abcABC019./-_", min_size=1, max_size=20).map(lambda t: f"/{t}"),
    st.text(st.characters(exclude_characters="\0"), min_size=1, max_size=20).map(lambda t: f"/{t}"),
)


@given(IDS, IDS)
def test_two_projects_have_two_folders_and_each_is_a_plain_name(a: str, b: str) -> None:
    first, second = folder_name(a), folder_name(b)
    assert (first == second) == (a == b)
    assert first.isascii()
    assert first == first.casefold()
    assert not set(first) & set('/\\:*?"<>|. ')
    assert len(first) <= 60
    assert folder_name(first) == first, "a folder of which nobody knows the project names itself"


@given(IDS.filter(lambda t: not set(t) & set("\r\n\v\f\x1c\x1d\x1e\x85\u2028\u2029")))
def test_an_index_tells_its_project(project: str) -> None:
    text = f"# Facts\n{format_project(project)}\n\n- a: ❌ b → ✅ c\n"
    assert project_in(text) == project
    assert len(parse_index(text).facts) == 1
    assert not parse_index(text).faults


@pytest.mark.parametrize("text", ["", "# Facts\n", "<!-- belta: declined key=k -->", "- a: project id=x"])
def test_an_index_without_one_tells_none(text: str) -> None:
    assert project_in(text) is None


@pytest.mark.parametrize(
    ("line", "scope", "rest"),
    [
        pytest.param("[shop] a: b -> c", SHOP, "a: b -> c", id="its name"),
        pytest.param("[Project] a: b -> c", SHOP, "a: b -> c", id="the word"),
        pytest.param(" [ global ]a: b -> c", GLOBAL, "a: b -> c", id="everywhere"),
        pytest.param("a: b -> c", "before", "a: b -> c", id="none: it stays as it was"),
        pytest.param("[x] a: b -> c", "before", "[x] a: b -> c", id="another word is part of the topic"),
        pytest.param("[shop a: b -> c", "before", "[shop a: b -> c", id="not closed"),
    ],
)
def test_a_line_may_begin_with_where_it_holds(line: str, scope: str, rest: str) -> None:
    assert split_tag(line, "before", SHOP) == (scope, rest)


def test_without_a_project_a_line_cannot_name_one() -> None:
    assert split_tag("[project] a: b -> c", GLOBAL, None) == (GLOBAL, "[project] a: b -> c")


@given(IDS)
def test_a_tag_is_read_back(project: str) -> None:
    assert split_tag(f"{tag_of(project)}a: b -> c", GLOBAL, project) == (project, "a: b -> c")
    assert tag_of(GLOBAL) == ""
    assert not set(name_of(project)) & set("[]❌✅→\n")
