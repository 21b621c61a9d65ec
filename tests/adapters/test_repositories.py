"""Which project a folder belongs to, as git itself would say, without running it."""

import os
import subprocess
from pathlib import Path

import pytest

from belta_memory.adapters.repositories import Repositories, project_of
from belta_memory.domain.scope import Project

SHOP = "github.com/acme/shop"


def git(folder: Path, *arguments: str) -> None:
    named = ("-c", "user.name=u", "-c", "user.email=u@example.test", "-c", "init.defaultBranch=main")
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["git", *named, *arguments],
        cwd=folder,
        check=True,
        capture_output=True,
        env={**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull},
    )


def repository(folder: Path, *remotes: tuple[str, str]) -> Path:
    git(folder, "init")
    for name, url in remotes:
        git(folder, "remote", "add", name, url)
    return folder


@pytest.mark.parametrize(
    "url",
    [
        "git@github.com:acme/shop.git",
        "https://u:token@github.com/acme/shop",
        "ssh://git@github.com/acme/shop",
    ],
)
def test_a_project_is_its_remote_from_any_folder_in_it(tmp_path: Path, url: str) -> None:
    root = repository(tmp_path / "copy", ("origin", url))
    (root / "src" / "deep").mkdir(parents=True)
    for folder in (root, root / "src" / "deep", root / "src" / "gone"):
        assert project_of(str(folder)) == Project(SHOP, str(root))


def test_origin_comes_before_other_remotes(tmp_path: Path) -> None:
    others = ("backup", "https://example.test/b/shop"), ("origin", f"https://{SHOP}.git")
    assert project_of(str(repository(tmp_path / "a", *others))).id == SHOP
    alone = repository(tmp_path / "b", ("upstream", f"https://{SHOP}.git"))
    assert project_of(str(alone)).id == SHOP


def test_without_a_remote_all_work_trees_share_the_common_folder(tmp_path: Path) -> None:
    root = repository(tmp_path / "main")
    git(root, "commit", "--allow-empty", "-m", "first")
    git(root, "worktree", "add", "../side")
    expected = os.path.realpath(root).replace("\\", "/")
    assert project_of(str(root)).id == expected
    assert project_of(str(tmp_path / "side")) == Project(expected, str(tmp_path / "side"))


def test_a_work_tree_has_the_remote_of_its_repository(tmp_path: Path) -> None:
    root = repository(tmp_path / "main", ("origin", f"https://{SHOP}"))
    git(root, "commit", "--allow-empty", "-m", "first")
    git(root, "worktree", "add", "../side")
    assert project_of(str(tmp_path / "side")).id == SHOP


def test_a_submodule_is_a_project_of_its_own(tmp_path: Path) -> None:
    part = repository(tmp_path / "part")
    git(part, "commit", "--allow-empty", "-m", "first")
    whole = repository(tmp_path / "whole", ("origin", f"https://{SHOP}"))
    git(whole, "-c", "protocol.file.allow=always", "submodule", "add", str(part), "part")
    assert project_of(str(whole)).id == SHOP
    assert project_of(str(whole / "part")).id == str(part)


def test_two_repositories_without_a_remote_are_two_projects(tmp_path: Path) -> None:
    ids = {project_of(str(repository(tmp_path / name))).id for name in ("a", "b")}
    assert len(ids) == 2


def test_without_git_the_folder_is_the_project(tmp_path: Path) -> None:
    folder = tmp_path / "notes"
    folder.mkdir()
    found = project_of(str(folder))
    assert found == Project(os.path.realpath(folder).replace("\\", "/"), str(folder), is_repository=False)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"gitdir: /nowhere/at/all\n", id="a work tree whose repository is gone"),
        pytest.param(b"\xff\xfe no git", id="not git's"),
        pytest.param(b"", id="empty"),
    ],
)
def test_a_git_file_that_leads_nowhere_makes_no_repository(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ".git").write_bytes(content)
    assert not project_of(str(tmp_path)).is_repository


def test_an_empty_git_folder_makes_no_repository(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    assert not project_of(str(tmp_path)).is_repository


def test_git_settings_are_read_as_people_write_them(tmp_path: Path) -> None:
    root = repository(tmp_path / "a")
    (root / ".git" / "config").write_text(
        '[core]\n\turl = https://wrong.test/a/b\n# [remote "origin"]\n[Remote "origin"]\n'
        f'\tfetch = +refs/heads/*\n  URL = "https://{SHOP}.git"\n\turl = https://second.test/a/b\n',
        encoding="utf-8",
    )
    assert project_of(str(root)).id == SHOP


@pytest.mark.parametrize("folder", [None, "", "relative/shop"])
def test_where_no_whole_path_is_known_there_is_no_project(folder: str | None) -> None:
    assert Repositories().of(folder) is None


@pytest.mark.parametrize(
    ("word", "named"),
    [
        pytest.param("src/app.py", True, id="a path that is there"),
        pytest.param("src/gone.py", False, id="a path that is not"),
        pytest.param("../secret.txt", False, id="a path outside"),
        pytest.param("5433", True, id="a port"),
        pytest.param("543", False, id="a part of a port"),
        pytest.param("prod-b", True, id="a service"),
        pytest.param("prod", False, id="a part of its name"),
        pytest.param("3.12", True, id="a version"),
        pytest.param("deploy", True, id="a target of make"),
        pytest.param("kubernetes", False, id="something else"),
    ],
)
def test_what_a_repository_names(tmp_path: Path, word: str, *, named: bool) -> None:
    root = repository(tmp_path / "shop")
    (tmp_path / "secret.txt").write_text("x", encoding="utf-8")
    (root / "src").mkdir()
    (root / "src" / "app.py").write_text("", encoding="utf-8")
    (root / "compose.yml").write_text("services:\n  prod-b:\n    ports: ['5433:5432']\n", encoding="utf-8")
    (root / "Makefile").write_text("deploy:\n\t./go\n", encoding="utf-8")
    (root / "pyproject.toml").write_text('requires-python = ">=3.12"\n', encoding="utf-8")
    repositories = Repositories()
    project = repositories.of(str(root))
    assert project is not None
    assert repositories.names_any(project, frozenset({word})) is named
