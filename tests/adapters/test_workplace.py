import json
from pathlib import Path

import pytest

from belta_memory.adapters.workplace import Folder


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A repository with a manifest of every sort."""
    (tmp_path / "package.json").write_text(
        json.dumps(
            {
                "scripts": {"test": "vitest", "lint:all": "eslint"},
                "dependencies": {"React": "^18.2.0"},
                "devDependencies": {"vitest": "1.0.0"},
                "engines": {"node": ">=20"},
            }
        )
    )
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nrequires-python = ">=3.11"\ndependencies = ["Django[argon2]>=4.2,<5"]\n'
    )
    (tmp_path / "Cargo.toml").write_text('[dependencies]\nserde = { version = "1.0" }\nlog = "0.4"\n')
    (tmp_path / "go.mod").write_text("module x\n\ngo 1.22\n\nrequire github.com/gin-gonic/gin v1.9.1\n")
    (tmp_path / "requirements.txt").write_text("# a comment\nhttpx==0.27.0\n")
    (tmp_path / "Makefile").write_text("VAR := x\ncheck: build\n\tpytest\n")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "app.py").write_text("def load_config(): ...\n")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "other.js").write_text("hidden_name")
    return tmp_path


def test_the_manifests_tell_packages_and_scripts(shop: Path) -> None:
    place = Folder(str(shop))
    packages = place.packages()
    assert {
        name: packages[name] for name in ("react", "vitest", "node", "python", "django", "serde", "go")
    } == {
        "react": "^18.2.0",
        "vitest": "1.0.0",
        "node": ">=20",
        "python": ">=3.11",
        "django": ">=4.2,<5",
        "serde": "1.0",
        "go": "1.22",
    }
    assert packages["github.com/gin-gonic/gin"] == "v1.9.1"
    assert packages["httpx"] == "==0.27.0"
    assert place.scripts()["npm"] == {"test", "lint:all"}
    assert "vitest" in place.scripts()["pnpm"]
    assert place.scripts()["make"] == {"check"}


@pytest.mark.parametrize("path", ["src/app.py", "app.py", "src/", "./src/app.py"])
def test_a_path_is_found(shop: Path, path: str) -> None:
    assert Folder(str(shop)).has_path(path)


@pytest.mark.parametrize("path", ["src/main.py", "main.py", "other.js"])
def test_a_path_that_is_not_there_or_somebody_elses_is_not_found(shop: Path, path: str) -> None:
    assert not Folder(str(shop)).has_path(path)


def test_words_are_sought_in_files_of_the_project_alone(shop: Path) -> None:
    words = frozenset({"load_config", "hidden_name"})
    assert Folder(str(shop)).words_among(words) == (frozenset({"load_config"}), True)


def test_who_has_no_time_says_that_not_every_file_was_read(shop: Path) -> None:
    _, is_whole = Folder(str(shop), seconds=-1).words_among(frozenset({"load_config"}))
    assert not is_whole


@pytest.mark.parametrize("name", ["package.json", "pyproject.toml", "composer.json"])
def test_a_broken_manifest_says_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text('{"scripts": [')
    assert Folder(str(tmp_path)).packages() == {}
    assert Folder(str(tmp_path)).scripts() == {}
