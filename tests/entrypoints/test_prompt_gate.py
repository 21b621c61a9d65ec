import json
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters.stores.gate_list import build
from belta_memory.adapters.stores.home import Home, find_home
from belta_memory.adapters.stores.sessions import SessionFiles
from belta_memory.app.ports import SessionMarker
from belta_memory.domain.detect import detect
from belta_memory.domain.errors import RelativeHomeError
from belta_memory.domain.model import Kind, PromptId, SessionId
from belta_memory.entrypoints import bare, prompt_gate
from belta_memory.languages import packs
from entrypoints.hook_process import PATIENCE, SILENT, Machine, gate_program, prompt_of

CORRECTION = "no, deploy goes to prod-b, not staging-a"
S1 = SessionId("s1")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A home in which a session has begun."""
    machine = Machine(tmp_path)
    assert machine.say("Please add a test.", "p0") == SILENT
    return machine


# What the first stage costs, counted


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Please add a test and run the suite.", id="English"),
        pytest.param("テストを追加して、全部実行してください！", id="Japanese"),
        pytest.param("테스트를 추가하고 실행해 주세요", id="Korean"),
        pytest.param("请添加测试，然后运行。", id="Chinese"),
    ],
)
def test_an_ordinary_prompt_loads_next_to_nothing(machine: Machine, text: str) -> None:
    count = gate_program(
        "before=set(sys.modules);prompt_gate.bare.leave=lambda:None",
        "print(*sorted(set(sys.modules)-before),file=sys.stderr)",
    )
    ended = machine._replace(command=count).say(text)
    assert ended.out == b""
    assert set(ended.err.decode().split()) <= {"text", "_json", "unicodedata", "time"}


# What ends in the first stage


def marker_of(machine: Machine) -> SessionMarker | None:
    return SessionFiles(Home(str(machine.belta))).find(S1)


def test_the_first_stage_leaves_the_marker_that_the_second_would(machine: Machine) -> None:
    said = SessionFiles(Home(str(machine.belta)))
    said.add_shown(S1, ['k"1', "topic:デプロイ"])
    assert machine.say("Go on.", "p7", CLAUDE_PID="4711", CLAUDE_CODE_SESSION_ATTENDED="0") == SILENT
    assert marker_of(machine) == SessionMarker(
        S1,
        "/absent/transcript.jsonl",
        PromptId("p7"),
        4711,
        attended=False,
        shown=('k"1', "topic:デプロイ"),
        project=prompt_of("Go on.")["cwd"],
    )
    assert machine.say("Go on.", "p8") == SILENT
    assert marker_of(machine) == SessionMarker(
        S1,
        "/absent/transcript.jsonl",
        PromptId("p8"),
        os.getpid(),
        attended=True,
        shown=('k"1', "topic:デプロイ"),
        project=prompt_of("Go on.")["cwd"],
    )


def test_a_prompt_without_an_id_leaves_a_marker_without_one(machine: Machine) -> None:
    payload = prompt_of("Go on.")
    del payload["prompt_id"], payload["transcript_path"]
    assert machine.fire(payload) == SILENT
    marker = marker_of(machine)
    assert marker is not None
    assert (marker.prompt, marker.transcript) == (None, None)


@pytest.mark.parametrize(
    "tag", ["task-notification", "system-reminder", "teammate-message", "cross-session-message"]
)
def test_what_no_person_typed_is_no_prompt(machine: Machine, tag: str) -> None:
    before = marker_of(machine)
    assert machine.say(f"\n<{tag}>\n{CORRECTION}\n</{tag}>\n", "p9") == SILENT
    assert marker_of(machine) == before
    assert machine.sightings() == []


def test_a_child_of_ours_ends_at_once(tmp_path: Path) -> None:
    assert Machine(tmp_path).say(CORRECTION, BELTA_CHILD="1") == SILENT
    assert os.listdir(tmp_path) == []


# What goes on to the second stage


def goes_on(text: str, gate_list: bytes, shown: tuple[str, ...] = ()) -> bool:
    return prompt_gate._occurs(gate_list, text, shown)


@pytest.fixture(scope="module")
def gate_list(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    home = Home(str(tmp_path_factory.mktemp("home")))
    build(home, "head", packs(), [])
    return Path(home.gate).read_bytes()


def corrections() -> list[str]:
    """Every message of the languages' tables in which something is to be found."""
    tables = Path(__file__).parent.parent / "cases" / "languages"
    found = []
    for table in sorted(tables.glob("*.md")):
        fires = table.read_text(encoding="utf-8").partition("## Fires")[2].partition("\n## ")[0]
        rows = [line for line in fires.splitlines() if line.startswith("| ")][1:]
        found += [row.split("|")[1].strip().replace("<br>", "\n") for row in rows]
    return found


def is_something(text: str) -> bool:
    return detect(text, packs()).kind is not Kind.NONE


def test_no_correction_of_the_languages_tables_ends_in_the_first_stage(gate_list: bytes) -> None:
    messages = [text for text in corrections() if is_something(text)]
    assert len(messages) > 100
    assert [text for text in messages if not goes_on(text, gate_list)] == []


WRAPPINGS = (
    "{}",
    "\ufeff{}",
    "  \n\t{}\r\n",
    "「{}」",
    "> quoted\n{}",
    "```\nx = 1\n```{}",
    "```x```{}",
    "~~~\nx\n~~~\n{}",
    "[Image #1]{}",
    "[Pasted text #1 +9 lines] {}",
    "<system-reminder>x</system-reminder>{}",
)


@given(st.sampled_from(WRAPPINGS), st.data())
def test_what_the_detector_finds_the_gate_lets_through(
    gate_list: bytes, wrapping: str, data: st.DataObject
) -> None:
    cue = data.draw(st.sampled_from(corrections()))
    text = wrapping.format(cue)
    assert goes_on(text, gate_list) or not is_something(text)


@given(
    st.text(
        st.one_of(
            st.sampled_from("nNoOＮｏ,、 \n\u3000\u00a0’'違うじゃなくてﾁｶﾞｳ아니不对是"),
            st.characters(codec="utf-8"),
        )
    )
)
def test_the_gate_normalises_as_the_detector_does(text: str) -> None:
    from belta_memory.domain.text import normalise

    assert bare.by_place("domain", "text").normalise(text) == normalise(text)
    if (found := normalise(text.removeprefix("\ufeff")).strip()) and not any(m in text for m in "`~>]"):
        assert goes_on(text, f"head\nxx\t{found}\n\n".encode())


def test_only_the_ends_of_a_long_prompt_are_looked_at(gate_list: bytes) -> None:
    filler = "a quiet line of a long paste\n" * 200_000
    assert goes_on(f"{CORRECTION}\n{filler}", gate_list)
    assert goes_on(f"{filler}{CORRECTION}", gate_list)
    assert not goes_on(f"{filler}{CORRECTION}\n{filler}", gate_list)


FACTS = b"head\nen\tnope\n=\tstaging-a\tprod-b\t5432\n\nk1\tdeploy\tstaging-a\tprod-b\nk2\tport\t5432\n"


@pytest.mark.parametrize(
    ("text", "shown", "on"),
    [
        pytest.param("roll it out to staging-a", (), True, id="a trigger"),
        pytest.param("roll it out to Staging-A!", (), True, id="in other letters"),
        pytest.param("roll it out to staging-a", ("k1",), False, id="shown in this session already"),
        pytest.param("staging-a at 5432", ("k1",), True, id="another fact was not shown"),
        pytest.param("the id is 154320", (), False, id="inside another number"),
        pytest.param("belta yes 4f2a", (), True, id="the user's typed answer"),
        pytest.param("  BELTA no 4f2a", (), True, id="the same, loosely typed"),
        pytest.param("the belta yes command", (), False, id="talk about it"),
    ],
)
def test_what_the_gate_lets_through(text: str, shown: tuple[str, ...], *, on: bool) -> None:
    assert goes_on(text, FACTS, shown) is on


def test_no_cue_holds_a_mark_behind_which_the_gate_puts_a_space(gate_list: bytes) -> None:
    assert not [mark for mark in prompt_gate._MARKS if mark in gate_list.decode()]


# Reading the event


def test_an_answer_does_not_wait_for_the_pipe_to_close(machine: Machine) -> None:
    with machine.start() as process:
        assert process.stdin is not None
        process.stdin.write(json.dumps(prompt_of("Go on.", "p2")).encode())
        process.stdin.flush()
        assert process.wait(PATIENCE) == 0  # the pipe is still open
    marker = marker_of(machine)
    assert marker is not None
    assert marker.prompt == "p2"
    assert machine.log() == ""


def test_an_event_that_comes_in_pieces_is_read_whole(machine: Machine) -> None:
    whole = json.dumps(prompt_of("表}\n能}", "p2"), ensure_ascii=False).encode()
    with machine.start() as process:
        assert process.stdin is not None
        for byte in range(len(whole)):  # the pieces end inside characters and behind closing braces
            process.stdin.write(whole[byte : byte + 1])
            process.stdin.flush()
        assert process.wait(PATIENCE) == 0
    marker = marker_of(machine)
    assert marker is not None
    assert marker.prompt == "p2"
    assert machine.log() == ""


@pytest.mark.parametrize(
    "start", [b"", b'{"session_id": "s1", "prompt": "half'], ids=["nothing", "half an event"]
)
def test_an_event_that_never_comes_is_given_up_and_logged(tmp_path: Path, start: bytes) -> None:
    impatient = Machine(tmp_path, gate_program("prompt_gate.PATIENCE=0.1"))
    with impatient.start() as process:
        assert process.stdin is not None
        process.stdin.write(start)
        process.stdin.flush()
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None
        assert process.stdout.read() == b""
    assert "no whole JSON came on stdin within 0.1 s" in impatient.log()


def test_the_inner_waits_stay_below_half_of_the_time_a_host_gives() -> None:
    from belta_memory.entrypoints.wiring import HOOK_PATIENCE

    assert prompt_gate.PATIENCE + 2 * HOOK_PATIENCE <= 10 / 2


NUMBERS = '{"a": [1, -2.5e3, true, false, null, "\\u8868\\ud83d\\ude00"], "b": {}}'


@pytest.mark.parametrize("scanner", ["C", "Python"])
def test_json_is_parsed_with_and_without_the_private_scanner(
    monkeypatch: pytest.MonkeyPatch, scanner: str
) -> None:
    if scanner == "Python":
        monkeypatch.setitem(sys.modules, "_json", None)
    assert bare.parse(f" {NUMBERS}\r\n".encode()) == json.loads(NUMBERS)
    assert bare.parse(b"\xef\xbb\xbf" + NUMBERS.encode()) == json.loads(NUMBERS)
    assert json.loads(bare.quote('表"\\\n\ud83d')) == '表"\\\n\ud83d'
    for broken in (b"", b"{", b"{} {}", b'{"a": "\n"}', b"\xff", b"nope", b'{"a"', b"[1,]"):
        assert bare.parse(broken) is None


@pytest.mark.parametrize(
    "environment",
    [
        pytest.param({"HOME": "/home/u"}, id="the default"),
        pytest.param({"HOME": "/home/u", "BELTA_HOME": "/data/belta"}, id="named"),
        pytest.param({"HOME": "/home/u", "BELTA_HOME": "/data/../belta/"}, id="named in a roundabout way"),
        pytest.param({"HOME": "/home/u", "BELTA_HOME": "~/belta"}, id="named from the user's own"),
        pytest.param({"HOME": "/home/u", "BELTA_HOME": ""}, id="named by nothing"),
        pytest.param({"HOME": "/"}, id="the root's own"),
        pytest.param({"HOME": "/home/a b/c'd"}, id="with spaces"),
        pytest.param({"HOME": "/home/山田"}, id="with other letters"),
    ],
)
def test_the_gate_finds_the_home_that_everybody_finds(environment: dict[str, str]) -> None:
    assert os.path.normpath(bare.home(environment)) == os.path.normpath(
        find_home(environment, windows=False).root
    )


def test_without_a_home_there_is_none() -> None:
    assert bare.home({}) == ""


def test_a_home_that_is_another_one_in_every_folder_is_none() -> None:
    named = {"HOME": "/home/u", "BELTA_HOME": "belta"}
    assert bare.home(named) == ""
    with pytest.raises(RelativeHomeError, match="'belta'"):
        find_home(named)
