"""A session loads what holds everywhere and what holds in its own project, and nothing of any other."""

import json
import os
from pathlib import Path
from typing import NamedTuple

import pytest

from belta_memory.app.load import BUDGET
from belta_memory.domain.comment import format_project
from belta_memory.domain.scope import folder_name
from belta_memory.entrypoints.wiring import server_ports
from entrypoints.hook_process import Ended, Machine, gate_program, prompt_of

SHOP, BLOG = "github.com/acme/shop", "github.com/acme/blog"
GLOBAL_PORT = "- port: ❌ 5432 → ✅ 5433 [occ:1]"
GLOBAL_NODE = "- worker: ❌ node-2 → ✅ node-7 [occ:1]"
SHOP_PORT = "- port: ❌ 5433 → ✅ 6000 [occ:1]"
SHOP_HOST = "- deploy: ❌ staging-a → ✅ prod-b [occ:1]"
BLOG_HOST = "- deploy: ❌ blog-a → ✅ blog-b [occ:1]"


class World(NamedTuple):
    """A machine with two repositories, and what is recorded of them."""

    machine: Machine
    shop: Path
    blog: Path

    def index_of(self, project: str) -> Path:
        return self.machine.belta / "memory" / "projects" / folder_name(project) / "MEMORY.md"

    def record(self, project: str, *lines: str) -> None:
        """As a person would, by hand."""
        index = self.index_of(project)
        index.parent.mkdir(parents=True, exist_ok=True)
        text = "".join(f"{line}\n" for line in (format_project(project), "", *lines))
        index.write_text(text, encoding="utf-8")

    def begins(self, folder: Path, session: str, machine: Machine | None = None) -> Ended:
        event = {
            "hook_event_name": "SessionStart",
            "session_id": session,
            "source": "startup",
            "cwd": str(folder),
        }
        return (machine or self.machine).fire(event)

    def says(self, text: str, folder: Path, session: str, prompt: str = "p1") -> Ended:
        return self.machine.fire({**prompt_of(text, prompt, session), "cwd": str(folder)})


def repository(root: Path, remote: str) -> Path:
    (root / ".git").mkdir(parents=True)
    (root / ".git" / "HEAD").write_text("ref: refs/heads/main\n", encoding="utf-8")
    (root / ".git" / "config").write_text(
        f'[remote "origin"]\n\turl = git@{remote.replace("/", ":", 1)}.git\n'
    )
    return root


@pytest.fixture
def world(tmp_path: Path) -> World:
    machine = Machine(tmp_path / "home")
    machine.remember(GLOBAL_PORT, GLOBAL_NODE)
    world = World(machine, repository(tmp_path / "shop", SHOP), repository(tmp_path / "blog", BLOG))
    world.record(SHOP, SHOP_PORT, SHOP_HOST)
    world.record(BLOG, BLOG_HOST)
    return world


def test_a_session_starts_with_the_lines_of_its_project_alone(world: World) -> None:
    told = world.begins(world.shop, "s1").context
    assert SHOP_PORT in told
    assert SHOP_HOST in told
    assert f"In the project {SHOP}" in told
    assert BLOG_HOST not in told
    assert "facts recorded: 5" in told
    assert "everywhere: 2, in this project: 2, in other projects: 1" in told
    told = world.begins(world.blog, "s2").context
    assert BLOG_HOST in told
    assert SHOP_HOST not in told
    assert SHOP_HOST not in world.begins(world.machine.home, "s3").context
    assert world.machine.log() == ""


def test_the_answer_to_a_start_is_kept_for_its_folder_alone(world: World) -> None:
    count = gate_program("prompt_gate._second_stage=lambda:print(open('/nowhere'))")
    first_stage = world.machine._replace(command=count)
    told = world.begins(world.shop, "s1").out
    assert told
    assert world.begins(world.shop, "s2", first_stage).out == told, "without a second stage"
    assert world.begins(world.blog, "s3", first_stage).out == b"", "it goes on to the second stage"
    assert "nowhere" in world.machine.log()


def test_an_edit_by_hand_is_seen_at_the_next_start_and_its_triggers_from_then_on(world: World) -> None:
    world.begins(world.shop, "s1")
    world.record(SHOP, SHOP_PORT, "- queue: ❌ mq-old → ✅ mq-new [occ:1]")
    os.utime(world.index_of(SHOP), ns=(2 * 10**18, 2 * 10**18))
    told = world.begins(world.shop, "s2").context
    assert "mq-new" in told
    assert SHOP_HOST not in told
    assert "mq-new" in world.says("look at mq-old", world.shop, "s2").context


def test_a_prompt_brings_up_what_holds_in_its_project(world: World) -> None:
    assert "✅ prod-b" in world.says("roll it out to staging-a", world.shop, "s1").context
    assert world.says("roll it out to staging-a", world.blog, "s2").context == ""
    assert "✅ node-7" in world.says("restart node-2", world.blog, "s2", "p2").context
    assert "✅ node-7" in world.says("restart node-2", world.shop, "s1", "p2").context


def test_in_its_project_a_projects_line_silences_the_global_one_on_its_topic(world: World) -> None:
    assert "✅ 6000" in world.says("is it 5433?", world.shop, "s1").context
    assert "✅ 5433" not in world.says("is it 5432?", world.shop, "s2").context
    assert "✅ 5433" in world.says("is it 5432?", world.blog, "s3").context


def test_what_was_shown_of_one_project_is_shown_once(world: World) -> None:
    assert world.says("roll it out to staging-a", world.shop, "s1").context
    assert world.says("roll it out to staging-a again", world.shop, "s1", "p2").context == ""


def test_the_guard_goes_by_the_facts_of_its_project(world: World) -> None:
    def calls(folder: Path, session: str, number: int) -> Ended:
        return world.machine.fire(
            {
                "hook_event_name": "PreToolUse",
                "session_id": session,
                "cwd": str(folder),
                "tool_name": "Bash",
                "tool_input": {"command": "deploy --target staging-a"},
                "tool_use_id": f"t{number}",
            }
        )

    world.says("Go on.", world.shop, "s1")
    assert "prod-b" in calls(world.shop, "s1", 1).out.decode()
    assert "prod-b" not in calls(world.blog, "s2", 2).out.decode()


def test_a_broken_index_of_one_project_silences_nothing_else(world: World) -> None:
    world.index_of(BLOG).write_bytes(b"- deploy: \xff\n")
    told = world.says("restart node-2", world.shop, "s1").context
    assert "✅ node-7" in told
    assert world.begins(world.blog, "s2").code == 0


@pytest.mark.parametrize(
    ("topic", "wrong", "correct"),
    [
        pytest.param("第{n}サービスの接続先", "旧サーバー{n}号機", "新サーバー{n}号機（東京）", id="ja"),
        pytest.param("서비스 {n}의 데이터베이스 포트", "이전 포트 54{n}", "새 포트 64{n} (서울)", id="ko"),
        pytest.param("第{n}個服務的部署目標", "測試環境{n}號主機", "正式環境{n}號主機（台北）", id="zh"),
        pytest.param("deploy target of service {n}", "staging-{n}.internal", "prod-{n}.internal", id="en"),
    ],
)
@pytest.mark.parametrize("plugin", [False, True], ids=["installed", "plugin"])
def test_the_digest_of_200_facts_fits_and_says_what_was_left_out_and_where(
    tmp_path: Path, topic: str, wrong: str, correct: str, *, plugin: bool
) -> None:
    machine = Machine(tmp_path / "home")
    lines = [
        f"- {topic}: ❌ {wrong} → ✅ {correct} [src:2026-11-02 / occ:3 / recorded:2026-11-05]".replace(
            "{n}", str(n)
        )
        for n in range(200)
    ]
    world = World(machine, repository(tmp_path / "shop", SHOP), tmp_path)
    world.record(SHOP, *lines)
    machine.remember(*lines)
    environment = {"CLAUDE_PLUGIN_ROOT": str(tmp_path)} if plugin else {}
    event = {
        "hook_event_name": "SessionStart",
        "session_id": "s1",
        "source": "startup",
        "cwd": str(world.shop),
    }
    ended = machine.fire(event, **environment)
    told = ended.context
    assert len(told) <= BUDGET
    shown = [line for line in told.splitlines() if line.startswith("- ")]
    own = told.partition(f"In the project {SHOP}")[2]
    kept = [line for line in own.splitlines() if line.startswith("- ")]
    assert kept == lines[-len(kept) :], "the newest, each whole"
    assert f"left out here: {200 - len(kept)}" in own
    assert str(world.index_of(SHOP)) in own
    assert set(shown) <= set(lines)
    assert "[shop] The index holds 200 of 200 lines" in told
    assert machine.log() == ""
    assert json.loads(ended.out)["hookSpecificOutput"]["hookEventName"] == "SessionStart"


def test_what_the_hook_makes_due_says_where_it_would_hold(world: World) -> None:
    said = "no, the cache runs on port 7001, not 7000, in this repo"
    world.says(said, world.shop, "s1")
    world.says(f"{said}!", world.shop, "s2", "p2")
    world.says("no, the queue runs on port 7101, not 7100", world.shop, "s1", "p3")
    world.says("no, the queue runs on port 7101, not 7100!", world.shop, "s2", "p4")
    proposals = server_ports(world.machine.environment()).proposals.all()
    assert {(p.claim.correct, p.scope, p.project) for p in proposals} == {
        ("7001", SHOP, SHOP),
        ("7101", "global", SHOP),
    }
    assert world.machine.log() == ""
