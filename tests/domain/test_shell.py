import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.domain.shell import commands


def words(script: str) -> list[list[str]]:
    return [[word.text for word in command.words] for command in commands(script)]


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(
            "make build && ./run.sh 'a b' \"c d\"",
            [["make", "build"], ["./run.sh", "a b", "c d"]],
            id="quotes",
        ),
        pytest.param("ls # nothing of this\necho a#b", [["ls"], ["echo", "a#b"]], id="comments"),
        pytest.param("A=1 B=2 make", [["make"]], id="assignments are no words"),
        pytest.param("ssh $(cat host) date", [["cat", "host"], ["ssh", "$()", "date"]], id="substitution"),
        pytest.param("echo `date`", [["date"], ["echo", "$()"]], id="backticks"),
        pytest.param("if true; then make; fi", [["true"], ["make"]], id="reserved words"),
        pytest.param("case $x in a) make;; esac", [["make"]], id="the pattern of a case is no command"),
        pytest.param("make > log 2>&1 < in", [["make"]], id="redirections are no words"),
        pytest.param("make \\\n  all", [["make", "all"]], id="a line that goes on"),
        pytest.param("cat <<EOF\nmake all\nEOF\nls", [["cat"], ["ls"]], id="a here-document is no command"),
        pytest.param("diff <(ls a) b", [["ls", "a"], ["diff", "b"]], id="process substitution"),
    ],
)
def test_a_script_is_its_simple_commands(script: str, expected: list[list[str]]) -> None:
    assert words(script) == expected


def test_what_goes_in_and_comes_out() -> None:
    first, second = commands("A=1 cat <<'END' | tee -a notes.txt\none\ntwo\nEND\n")
    assert first.assignments == (("A", "1"),)
    assert list(first.inputs) == ["one\ntwo"]
    assert first.piped
    assert not second.piped
    (echo,) = commands("echo x >> .env 2>/dev/null")
    assert echo.output == ".env"
    assert list(commands("cat <<< 'a b'")[0].inputs) == ["a b"]


@given(st.text(alphabet="ab '\"$()`\\\n;|&<>#={}-", max_size=60))
def test_no_script_stops_the_reader(script: str) -> None:
    assert all(command.words or command.assignments for command in commands(script))


@given(st.lists(st.text(st.characters(categories=["L", "N"]), min_size=1), min_size=1, max_size=5))
def test_plain_words_come_out_as_they_went_in(plain: list[str]) -> None:
    reserved = {"if", "then", "elif", "else", "do", "while", "until", "fi", "done", "esac"}
    if not reserved & set(plain):
        assert words(" ".join(plain)) == [plain]
