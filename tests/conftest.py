"""Every test: the real home is out of reach, and round trips are judged by what they find, not by how busy it is.

They try the same examples in every run, so that a change is judged by itself. New ones: `--hypothesis-profile=explore`.
This file's place also makes `fakes` importable.
"""

import pytest
from hypothesis import settings

settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("same")


@pytest.fixture(autouse=True)
def home_out_of_reach(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of the test's own, for whatever looks one up in the environment."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.delenv("BELTA_HOME", raising=False)
