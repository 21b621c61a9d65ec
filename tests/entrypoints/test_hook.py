import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import belta_memory
from belta_memory.adapters.launcher import hook_code
from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.proposals import JsonProposals
from entrypoints.hook_process import PATIENCE, SILENT, Ended, Machine, gate_program, prompt_of

CORRECTION = "no, deploy goes to prod-b, not staging-a"
AGAIN = "違う、デプロイ先は staging-a ではなく prod-b です"
LINE = "- deploy: ❌ staging-a → ✅ prod-b [src:2026-11-30 / occ:2 / recorded:2026-11-30]"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def proposals_of(machine: Machine) -> list[str]:
    return [p.id for p in JsonProposals(Home(str(machine.belta))).all()]


# A prompt


def test_a_correction_is_stored_and_the_second_one_asks(machine: Machine) -> None:
    first = machine.say(CORRECTION, "p1")
    assert (first.code, first.err) == (0, b"")
    assert proposals_of(machine) == []
    second = machine.say(AGAIN, "p2")
    (proposal,) = proposals_of(machine)
    assert proposal in second.context
    assert "deploy: ❌ staging-a → ✅ prod-b" in second.context
    assert [s["claim"]["correct"] for s in machine.sightings()] == ["prod-b", "prod-b"]
    assert machine.log() == ""


def test_a_first_prompt_is_detected_by_the_turn_before_it_in_the_transcript(machine: Machine) -> None:
    said = {
        "type": "assistant",
        "message": {"content": [{"type": "text", "text": "I deploy to staging-a now."}]},
    }
    transcript = machine.home / "t.jsonl"
    transcript.write_text(json.dumps(said) + "\n")
    ended = machine.fire({**prompt_of(CORRECTION), "transcript_path": str(transcript)})
    assert ended.code == 0
    assert machine.sightings()[0]["transcript"] == str(transcript)
    assert machine.log() == ""


def test_a_transcript_that_cannot_be_read_costs_the_context_only(machine: Machine) -> None:
    machine.fire(
        {**prompt_of("それは違います"), "transcript_path": str(machine.home)}
    )  # a stated pair needs no context
    assert len(machine.sightings()) == 1
    assert "BrokenTranscriptError" in machine.log()


def test_a_prompt_that_two_hooks_see_counts_once_and_hints_once(machine: Machine) -> None:
    machine.say(CORRECTION, "p1")
    payload = json.dumps(prompt_of(AGAIN, "p2")).encode()
    both = [machine.start(), machine.start()]
    for process in both:
        assert process.stdin is not None
        process.stdin.write(payload)
        process.stdin.close()
    answers = []
    for process in both:
        assert process.stdout is not None
        assert process.stderr is not None
        answers.append(process.stdout.read())
        assert process.stderr.read() == b""
        process.stdout.close()
        process.stderr.close()
        assert process.wait(PATIENCE) == 0
    assert sorted(map(bool, answers)) == [False, True]
    assert len(machine.sightings()) == 2
    assert machine.log() == ""


def test_the_same_words_in_another_prompt_count_again(machine: Machine) -> None:
    machine.say(CORRECTION, "p1")
    machine.say(CORRECTION, "p2")
    assert len(machine.sightings()) == 2


def test_an_older_host_without_prompt_ids_counts_a_doubled_prompt_once(machine: Machine) -> None:
    payload = prompt_of(CORRECTION)
    del payload["prompt_id"]
    machine.fire(payload)
    machine.fire(payload)
    assert len(machine.sightings()) == 1


def test_a_subagents_prompt_is_nobodys(machine: Machine) -> None:
    assert machine.fire({**prompt_of(CORRECTION), "agent_id": "a1"}) == SILENT
    assert machine.sightings() == []


def test_a_notice_with_the_users_words_behind_it_is_the_users(machine: Machine) -> None:
    machine.say(f"<system-reminder>be brief</system-reminder>{CORRECTION}")
    assert [s["claim"]["correct"] for s in machine.sightings()] == ["prod-b"]


# Recorded facts


def test_a_recorded_fact_comes_up_where_its_trigger_occurs_once_a_session(machine: Machine) -> None:
    machine.remember("# Facts", LINE)
    assert machine.say("Hello.", "p1") == SILENT
    said = machine.say("Please roll it out to staging-a.", "p2")
    assert "deploy: ❌ staging-a → ✅ prod-b" in said.context
    assert machine.say("And now to staging-a again.", "p3") == SILENT
    assert machine.say("Roll it out to staging-a.", "p4", session="s2").context == said.context


def test_a_fact_that_a_person_adds_by_hand_comes_up_at_the_next_prompt(machine: Machine) -> None:
    assert machine.say("Hello.", "p1") == SILENT
    machine.remember(LINE)
    assert "prod-b" in machine.say("Roll it out to staging-a.", "p2").context


def test_at_most_three_facts_come_up(machine: Machine) -> None:
    topics = ["alpha-1", "bravo-2", "charlie-3", "delta-4"]
    machine.remember(*(f"- {t} host: ❌ {t}-old → ✅ {t}-new" for t in topics))
    assert machine.say(" ".join(f"{t}-old" for t in topics)).context.count("❌") == 3 * 2


# The start of a session


def test_a_quiet_memory_begins_in_silence(machine: Machine) -> None:
    assert machine.begin() == SILENT


def test_a_session_begins_with_the_counts(machine: Machine) -> None:
    machine.remember(LINE)
    digest = machine.begin("s1")
    assert "1" in digest.context
    assert machine.begin("s2") == digest


RESTING = '<!-- belta: declined key=k9 topic="port" count=3 last=2026-11-01 cooldown_until=2999-01-01 -->'


def test_a_session_begins_with_the_topics_that_rest(machine: Machine) -> None:
    machine.remember(LINE, RESTING)
    assert "declined them three times: 1" in machine.begin().context
    assert machine.log() == ""


def test_a_digest_that_was_kept_is_the_one_that_would_be_made(machine: Machine) -> None:
    machine.remember(LINE)
    kept = [machine.begin(f"s{n}") for n in range(2)][-1]
    shutil.rmtree(machine.belta / "cache")
    assert machine.begin("s9") == kept


@pytest.mark.parametrize(
    "change", ["a fact", "a proposal", "a setting", "another language", "a change of an agent's"]
)
def test_a_kept_digest_is_dropped_when_anything_it_tells_of_changes(machine: Machine, change: str) -> None:
    machine.say("Hello.", "p0")
    machine.remember(LINE)
    before = machine.begin("s1")
    if change == "a fact":
        machine.remember(LINE, LINE.replace("deploy", "port"))
    elif change == "a proposal":
        machine.say("No, the cache host is redis-2, not redis-1. Remember this.", "p1")
    elif change == "a setting":
        (machine.belta / "config.toml").write_text("cap = 10\n")
    elif change == "a change of an agent's":
        writes = machine.belta / "pending" / "writes"
        writes.mkdir(parents=True)
        (writes / "abcd1234.json").write_text("{}")
    environment = {"LANG": "ja_JP.UTF-8"} if change == "another language" else {}
    start = {"hook_event_name": "SessionStart", "session_id": "s2", "source": "startup"}
    after = machine.fire(start, **environment)
    assert after.context != before.context


def test_a_start_that_two_hooks_see_is_answered_once(machine: Machine) -> None:
    machine.remember(LINE)
    for session in ("s1", "s2"):  # made anew, and kept
        assert machine.begin(session).context
        assert machine.begin(session) == SILENT
        assert machine.begin(session, "compact").context


def test_a_digest_stays_below_what_the_host_would_cut(machine: Machine) -> None:
    machine.remember(*(f"- topic {n}: ❌ {'長い' * 100}{n} → ✅ {'正しい' * 90}{n}" for n in range(200)))
    assert 0 < len(machine.begin().context) <= 8_000


# The user's typed answer


def test_a_typed_yes_is_noted_and_the_hook_writes_no_memory(machine: Machine) -> None:
    machine.say(CORRECTION, "p1")
    machine.say(AGAIN, "p2")
    (proposal,) = proposals_of(machine)
    ended = machine.say(f"belta yes {proposal}", "p3")
    assert "deploy: ❌ staging-a → ✅ prod-b" in json.loads(ended.out)["systemMessage"]
    assert "deploy: ❌ staging-a → ✅ prod-b" in ended.context
    assert not (machine.belta / "memory").exists()
    assert machine.log() == ""


def test_a_typed_answer_to_nothing_is_told_and_writes_nothing(machine: Machine) -> None:
    ended = machine.say("belta yes zzzzzzzz")
    assert "zzzzzzzz" in json.loads(ended.out)["systemMessage"]
    assert not (machine.belta / "memory").exists()


def test_an_unattended_session_cannot_answer(machine: Machine) -> None:
    machine.say(CORRECTION, "p1")
    machine.say(AGAIN, "p2")
    (proposal,) = proposals_of(machine)
    machine.say(f"belta yes {proposal}", "p3", CLAUDE_CODE_SESSION_ATTENDED="0")
    assert not (machine.belta / "memory").exists()


# Bad input: exit 0, an empty answer, and the fault in the log


@pytest.mark.parametrize(
    ("stdin", "fault"),
    [
        pytest.param(b"", "no JSON", id="nothing"),
        pytest.param(b"{", "no JSON", id="broken"),
        pytest.param(b"hello", "no JSON", id="no JSON at all"),
        pytest.param(b'{"prompt": "\xff\xfe"}', "no JSON in UTF-8", id="not UTF-8"),
        pytest.param('{"prompt": "表"}'.encode("cp932"), "no JSON in UTF-8", id="cp932"),
        pytest.param(json.dumps(prompt_of("x")).encode("utf-16"), "no JSON in UTF-8", id="UTF-16"),
        pytest.param(json.dumps(prompt_of("x")).encode() * 2, "no JSON", id="two events"),
        pytest.param(b"[" * 200_000, "RecursionError", id="nested too deep"),
        pytest.param(b"[]", "PayloadError", id="a list"),
        pytest.param(b"7", "PayloadError", id="a number"),
        pytest.param(b"{}", "PayloadError", id="an empty object"),
        pytest.param(b'{"hook_event_name": "UserPromptSubmit"}', "PayloadError", id="no session"),
        pytest.param(
            b'{"hook_event_name": "UserPromptSubmit", "session_id": "s", "message": "x"}',
            "PayloadError",
            id="no prompt",
        ),
        pytest.param(
            b'{"hook_event_name": "SessionStart", "session_id": 7}',
            "PayloadError",
            id="a session of another type",
        ),
    ],
)
def test_a_bad_event_is_answered_by_nothing_and_logged(machine: Machine, stdin: bytes, fault: str) -> None:
    assert machine.fire(stdin) == SILENT
    assert fault in machine.log()
    assert machine.sightings() == []


def test_null_is_no_event(machine: Machine) -> None:
    assert machine.fire(b"null") == SILENT
    assert machine.log() != ""


@pytest.mark.parametrize("event", ["Stop", "PreToolUse", "SessionEnd", "TomorrowsEvent"])
def test_an_event_that_is_none_of_ours_is_nothing(machine: Machine, event: str) -> None:
    assert machine.fire({"hook_event_name": event, "session_id": "s1"}) == SILENT
    assert not machine.belta.exists()


def test_a_host_that_nobody_knows_is_logged(machine: Machine) -> None:
    unknown = machine._replace(command=(*machine.command[:-1], "nohost"))
    assert unknown.say(CORRECTION) == SILENT
    assert "PayloadError: The nohost hook payload" in machine.log()


def test_a_prompt_of_five_megabytes_is_read_at_its_ends(machine: Machine) -> None:
    assert machine.say("Hello.", "p0") == SILENT
    paste = "\n".join(f"    row {n} of a long table" for n in range(180_000))
    assert len(paste) > 5_000_000
    assert machine.say(paste, "p1") == SILENT
    ended = machine.say(f"{CORRECTION}\n{paste}", "p2")
    assert (ended.code, ended.err) == (0, b"")
    assert [s["prompt"] for s in machine.sightings()] == ["p2"]
    assert machine.log() == ""


def test_a_lone_surrogate_in_a_prompt_is_no_fault(machine: Machine) -> None:
    stdin = json.dumps(prompt_of(f"\ud83d {CORRECTION}")).encode()  # an escape: legal JSON
    assert machine.fire(stdin).code == 0
    assert machine.log() == ""


def test_without_a_home_nothing_happens(machine: Machine) -> None:
    assert machine.say(CORRECTION, HOME="", USERPROFILE="") == SILENT


@pytest.mark.parametrize("root", ["/proc/belta", "/dev/null"])
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder in which nobody can write")
def test_a_home_that_cannot_be_written_is_answered_by_nothing(machine: Machine, root: str) -> None:
    assert machine.say(CORRECTION, BELTA_HOME=root) == SILENT
    assert machine.say("Hello.", "p2", BELTA_HOME=root) == SILENT


def on_a_full_disk(machine: Machine, payload: object) -> Ended:
    """The same command, but no file may grow by a byte."""
    resource = pytest.importorskip("resource")
    done = subprocess.run(
        machine.command,
        input=json.dumps(payload).encode(),
        env=machine.environment(),
        capture_output=True,
        check=False,
        timeout=PATIENCE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
    )
    return Ended(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("text", [CORRECTION, "Hello."])
def test_a_full_disk_is_answered_by_nothing_and_loses_nothing(machine: Machine, text: str) -> None:
    machine.remember(LINE)
    machine.say(CORRECTION, "p1")
    before = machine.sightings()
    assert on_a_full_disk(machine, prompt_of(text, "p2")) == SILENT
    assert on_a_full_disk(machine, prompt_of(text, "p3", session="s2")) == SILENT
    assert machine.sightings() == before
    assert not list(machine.belta.rglob("*.tmp"))
    machine.say(AGAIN, "p4")
    assert len(machine.sightings()) == len(before) + 1


def test_an_index_edited_into_nonsense_is_told_once_and_stops_no_prompt(machine: Machine) -> None:
    machine.remember("- deploy ❌ → nonsense ✅ ❌", "- : ❌  → ✅ ")
    assert machine.say("Hello.", "p1").code == 0
    assert "IndexFormatError" in machine.log()
    before = machine.log()
    assert machine.say("Roll it out to staging-a.", "p2") == SILENT
    assert machine.log() == before


def test_a_fault_is_told_at_the_next_session_start_and_not_again(machine: Machine) -> None:
    machine.fire(b"{}")
    told = machine.begin("s1").context
    assert "PayloadError" in told
    assert str(machine.belta / "log" / "hook.log") in told
    assert machine.begin("s2") == SILENT


def test_the_log_holds_nothing_of_what_was_typed(machine: Machine) -> None:
    secret = prompt_of("the password is hunter2", session="s-hunter2")
    machine.fire({**secret, "prompt_id": 7})
    machine.fire(json.dumps(secret).encode() + b"hunter2")
    assert machine.log().count("\n20") == 1
    assert "hunter2" not in machine.log()


# Half a package


def copy_of_the_package(tmp_path: Path) -> Path:
    package = tmp_path / "site" / "belta_memory"
    shutil.copytree(Path(belta_memory.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    return package


@pytest.mark.parametrize(
    "gone", ["app", "domain", "languages", "entrypoints/hook.py", "entrypoints/bare.py", "adapters", ""]
)
def test_hooks_of_a_package_that_is_not_whole_end_with_zero(tmp_path: Path, gone: str) -> None:
    package = copy_of_the_package(tmp_path)
    code = hook_code(str(package / "entrypoints"))
    machine = Machine(tmp_path / "home", (sys.executable, "-I", "-S", "-c", code, "--host", "claude"))
    machine.home.mkdir()
    lost = package / gone
    lost.unlink() if lost.is_file() else shutil.rmtree(lost)
    assert machine.say(CORRECTION) == SILENT
    assert gone == "adapters" or re.search(r"No module named|No such file", machine.log())


# Surroundings


@pytest.mark.parametrize(
    "locale", ["C", "POSIX", "ja_JP.SJIS", "ko_KR.EUC-KR", "zh_TW.BIG5", "en_US.ISO-8859-1"]
)
def test_the_locale_changes_no_byte(machine: Machine, locale: str) -> None:
    machine.remember(LINE)
    (machine.belta / "config.toml").write_text('language = "ja"\n')
    ascii_only = machine._replace(command=(machine.command[0], "-X", "utf8=0", *machine.command[1:]))
    text = '表"ソ"能 を staging-a に'
    plain = machine.say(text, "p1", session="s1", LC_ALL="C.UTF-8")
    other = ascii_only.say(text, "p2", session="s2", LC_ALL=locale)
    assert plain.context
    assert other == plain


def test_a_home_with_spaces_and_other_letters_is_a_home(tmp_path: Path) -> None:
    home = tmp_path / "a b" / "c'd" / "山田 太郎"
    home.mkdir(parents=True)
    machine = Machine(home)
    machine.say(CORRECTION, "p1")
    assert machine.say("Go on.", "p2") == SILENT
    assert len(machine.sightings()) == 1
    assert machine.log() == ""


def test_an_event_takes_one_process(machine: Machine) -> None:
    forbidden = "import sys\nsys.addaudithook(lambda e,a:e in('os.fork','os.posix_spawn','subprocess.Popen','os.exec','os.system')and exit(e))"
    alone = machine._replace(command=gate_program(forbidden))
    for number, text in enumerate((CORRECTION, AGAIN, "Go on.", "belta yes zzzzzzzz")):
        ended = alone.say(text, f"p{number}")
        assert (ended.code, ended.err) == (0, b"")
    assert machine.log() == ""


def test_a_home_in_a_work_tree_is_kept_out_of_git(machine: Machine) -> None:
    (machine.home / ".git").mkdir()
    machine.say(CORRECTION)
    assert "observations/" in (machine.belta / ".gitignore").read_text()


def test_the_current_folder_reaches_nothing(machine: Machine) -> None:
    """A project's own `json.py` or `text.py` is not ours."""
    for name in ("json", "text", "bare", "re", "typing", "triggers", "belta_memory"):
        (machine.home / f"{name}.py").write_text("raise SystemExit(2)\n")
    done = subprocess.run(
        machine.command,
        input=json.dumps(prompt_of(CORRECTION)).encode(),
        env=machine.environment(PYTHONPATH=str(machine.home)),
        cwd=machine.home,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(machine.sightings()) == 1


def test_the_files_of_a_home_are_for_the_user_alone(machine: Machine) -> None:
    machine.say(CORRECTION, "p1")
    machine.say(AGAIN, "p2")
    machine.say("Go on.", "p3")
    machine.begin()
    machine.fire(b"{}")
    modes = {path: path.stat().st_mode & 0o777 for path in (machine.belta, *machine.belta.rglob("*"))}
    assert {path: mode for path, mode in modes.items() if mode != (0o700 if path.is_dir() else 0o600)} == {}
    assert os.listdir(machine.belta)
