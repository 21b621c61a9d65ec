"""The tools of the searchable memory, as a client sees them."""

import datetime as dt
import threading
from pathlib import Path
from typing import Any

import pytest

from belta_memory.adapters.stores.home import Home
from belta_memory.adapters.stores.lock import locked
from belta_memory.app.activity import Activity
from belta_memory.app.context import page_of
from belta_memory.app.entries import Noted, add_note, confirm
from belta_memory.app.pace import Pace
from belta_memory.app.ports import Ports
from belta_memory.domain.entry import Entry, EntryType
from belta_memory.domain.index import parse_index
from belta_memory.domain.model import Channel, Observation, Slug
from belta_memory.domain.note import parse_note
from belta_memory.entrypoints.library import library_of
from belta_memory.entrypoints.mcp.listing import PAGE
from belta_memory.entrypoints.mcp.memory_calls import WRITER
from belta_memory.entrypoints.mcp.tools import TOOLS, Tool
from belta_memory.entrypoints.mcp.traces import catch_up
from entrypoints.mcp.test_session import Client, client, failure
from fakes import FakeTurns, fake_ports
from fakes.library import FakeActivity, FakePage, fake_library
from fakes.mcp_client import environment, world
from fakes.memory import FakeMemory

DAY = dt.date(2026, 11, 1)


def entry(number: int, **more: Any) -> Entry:
    base = Entry(Slug(f"s{number}"), f"k{number:03}", EntryType.NOTE, f"note number {number}", DAY, DAY)
    return base._replace(**more)


def host_with(*entries: Entry, **more: Any) -> Client:
    host = client(fake_ports(**more))
    host.library = fake_library(entries)
    return host


def text(messages: list[Any]) -> str:
    (message,) = messages
    assert message["result"]["isError"] is False
    told: str = message["result"]["content"][0]["text"]
    return told


def log(host: Client) -> list[Any]:
    assert isinstance(host.library.activity, FakeActivity)
    return host.library.activity.log


def test_pages_hold_everything_once() -> None:
    host = host_with(*(entry(n) for n in range(2 * PAGE + 5)))
    seen: list[str] = []
    cursor: dict[str, str] = {}
    for call in range(3):
        page = host.call("list_memory", call, **cursor)[0]["result"]["structuredContent"]
        seen += [row["key"] for row in page["rows"]]
        cursor = {"cursor": page["cursor"]} if "cursor" in page else {}
    assert cursor == {}
    assert sorted(seen) == [f"k{n:03}" for n in range(2 * PAGE + 5)]


def test_pages_go_from_the_last_noted_to_the_first_and_the_undated() -> None:
    start = dt.datetime.combine(DAY, dt.time(9))
    numbers = [n * 37 % (PAGE + 9) for n in range(PAGE + 9)]  # the order of keys is another
    dated = [entry(n, time=(start + dt.timedelta(microseconds=at)).time()) for n, at in enumerate(numbers)]
    host = host_with(*dated, entry(900, seen=None, created=None), entry(901, seen=None, created=None))
    first = host.call("list_memory", 1)[0]["result"]["structuredContent"]
    second = host.call("list_memory", 2, cursor=first["cursor"])[0]["result"]["structuredContent"]
    keys = [row["key"] for row in (*first["rows"], *second["rows"])]
    newest = sorted(range(PAGE + 9), key=lambda n: -numbers[n])
    assert keys == [*(f"k{n:03}" for n in newest), "k901", "k900"]
    assert [row["date"] for row in second["rows"][-3:]] == [DAY.isoformat(), None, None]
    assert "k901 date unknown note" in text(host.call("list_memory", 3, cursor=first["cursor"]))


@pytest.mark.parametrize("cursor", ["x", "bogus", "2026-11-01", "2026-11-01|k001", "|", "2026-11-01|nine|k"])
def test_a_cursor_that_no_page_has_given_is_refused_in_a_sentence(cursor: str) -> None:
    assert "no page has given the cursor" in failure(
        host_with(entry(1)).call("list_memory", 1, cursor=cursor)
    )


def test_two_notes_with_one_key_are_both_found_listed_and_forgotten_by_their_files() -> None:
    host = host_with(entry(1, key="dup"), entry(2, key="dup"))
    (message,) = host.call("search_memory", 1, query="note number")
    assert {hit["id"] for hit in message["result"]["structuredContent"]["hits"]} == {"s1", "s2"}
    (message,) = host.call("list_memory", 2)
    assert {row["key"] for row in message["result"]["structuredContent"]["rows"]} == {"s1", "s2"}
    assert "note number 2" in text(host.call("get_note", 3, key="s2"))
    assert "s1.md, s2.md" in failure(host.call("get_note", 4, key="dup"))
    assert "waits as" in text(host.call("forget", 5, key="s2"))
    (waiting,) = host.library.waiting.all()
    assert waiting.arguments["key"] == "s2"


def test_an_undated_note_says_so_as_a_value_and_in_words() -> None:
    host = host_with(entry(1, seen=None, created=None))
    (message,) = host.call("get_note", 1, key="k001")
    assert message["result"]["structuredContent"]["date"] is None
    assert "last date unknown" in message["result"]["content"][0]["text"]
    (message,) = host.call("search_memory", 2, query="number")
    (hit,) = message["result"]["structuredContent"]["hits"]
    assert (hit["date"], hit["age"]) == (None, None)


def test_the_structured_form_of_a_fact_holds_its_note_too() -> None:
    line = "- deploy: ❌ staging-a → ✅ prod-b [src:2026-11-01 / occ:2 / recorded:2026-11-02]（詳細は deploy.md）\n"
    memory = FakeMemory(parse_index(line))
    memory.put_note(
        Slug("deploy"), parse_note("---\nname: deploy\n---\n\nSince the move to the new cluster.\n")
    )
    host = host_with(memory=memory)
    (message,) = host.call("get_note", 1, key="deploy")
    found = message["result"]
    assert found["structuredContent"]["text"] == found["content"][0]["text"]
    assert "new cluster" in found["structuredContent"]["text"]


def test_a_hit_says_what_can_be_cited_and_nothing_that_is_empty() -> None:
    host = host_with(entry(1, text="Ask before a push."))
    (message,) = host.call("search_memory", 1, query="push")
    (hit,) = message["result"]["structuredContent"]["hits"]
    assert hit.keys() == {"id", "type", "text", "why", "score", "date", "age", "source", "confirmed"}
    assert hit["confirmed"] is False


def test_the_counts_are_by_type_and_scope_and_tell_what_waits_and_rests() -> None:
    index = parse_index(
        "- deploy: ❌ staging-a → ✅ prod-b [occ:2]\n\n"
        '<!-- belta: declined key=k9 topic="port" count=3 last=2026-11-20 cooldown_until=2026-12-10 -->\n'
    )
    host = host_with(entry(1), entry(2, type=EntryType.LESSON, confirmed=DAY), memory=FakeMemory(index))
    host.call("forget", 1, key="k001")
    (message,) = host.call("memory_counts", 2)
    assert message["result"]["structuredContent"] == {
        "facts": 1,
        "facts_everywhere": 1,
        "facts_in_this_project": 0,
        "facts_in_other_projects": 0,
        "pending": 0,
        "cooling": 1,
        "lesson": 1,
        "note": 1,
        "unconfirmed": 1,
        "waiting_changes": 1,
    }


def test_an_empty_note_is_answered_with_a_sentence() -> None:
    host = host_with()
    assert "text must not be empty" in failure(host.call("add_note", 1, text="  "))
    for nothing in ("\u200b", "\ud800", " \ud800\n\udc00 "):
        assert (
            "text is empty, or holds nothing that a file can keep: write something there. Nothing was written"
            in failure(host.call("add_note", 2, text=nothing))
        )
    assert host.library.entries.all() == []


def test_of_halves_of_characters_the_rest_is_noted_and_that_is_said() -> None:
    host = host_with()
    assert "Halves of characters were left out" in text(
        host.call("add_note", 1, text="\ud800 Ask first. \udc00")
    )
    assert "Halves" not in text(host.call("add_note", 2, text="Ask twice. 😀"))
    assert {e.text for e in host.library.entries.all()} == {"Ask first.", "Ask twice. 😀"}


@pytest.mark.parametrize(
    "address", ["東京の配備先", "%E6%9D%B1%E4%BA%AC%E3%81%AE%E9%85%8D%E5%82%99%E5%85%88"]
)
def test_the_address_of_a_resource_may_be_percent_encoded_and_comes_back_as_it_was(address: str) -> None:
    line = "- 東京の配備先: ❌ staging-a → ✅ prod-b [src:2026-11-01 / occ:2 / recorded:2026-11-02]\n"
    host = host_with(memory=FakeMemory(parse_index(line)))
    (message,) = host.say(
        jsonrpc="2.0", id=1, method="resources/read", params={"uri": f"belta://memory/{address}"}
    )
    (found,) = message["result"]["contents"]
    assert found["uri"] == f"belta://memory/{address}"
    assert "prod-b" in found["text"]


def test_a_count_may_be_written_with_a_point() -> None:
    host = host_with(*(entry(n) for n in range(9)))
    for number, top in enumerate((2, 2.0)):
        (message,) = host.call("search_memory", number, query="note number", top=top)
        assert len(message["result"]["structuredContent"]["hits"]) == 2


def test_notes_without_end_are_stopped() -> None:
    host = host_with()
    host.library = fake_library(pace=Pace(1))
    text(host.call("add_note", 1, text="one"))
    assert "Nothing was written" in failure(host.call("add_note", 2, text="two"))
    assert len(host.library.entries.all()) == 1


def test_a_note_that_replaces_another_waits() -> None:
    host = host_with(entry(1))
    assert text(host.call("add_note", 1, text="better", replaces="k001")).startswith("waits as ")
    assert [e.text for e in host.library.entries.all()] == ["note number 1"]
    assert "no entry" in failure(host.call("add_note", 2, text="better", replaces="k999"))


def test_a_forgetting_waits() -> None:
    host = host_with(entry(1))
    assert "belta review" in text(host.call("forget", 1, key="k001"))
    assert len(host.library.entries.all()) == 1
    assert "forget note: note number 1" in text(host.call("list_memory", 2, kind="waiting"))


def test_every_call_is_logged_masked() -> None:
    host = host_with(entry(1, confirmed=DAY))
    host.call("search_memory", 1, query="note number")
    host.call("search_memory", 3, query="ghp_abcdefghijklmnopqrstuvwxyz0123456789")
    host.call("add_note", 2, text="x" * 100, type="lesson", priority="high", solved_query="number")
    host.call("forget", 4, key="ghp_abcdefghijklmnopqrstuvwxyz0123456789")
    searched, masked, noted, forgotten = log(host)
    assert forgotten.tool == "forget"
    assert "ghp_" not in str(forgotten)
    assert (searched.tool, searched.hits, set(searched.best)) == ("search_memory", ("k001",), {"note"})
    assert "ghp_" not in masked.query
    assert (noted.type, noted.priority, noted.text, noted.solved_query) == (
        "lesson",
        "high",
        "x" * 80,
        "number",
    )


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_each_tool_leaves_one_line_with_the_time_that_it_took(tool: Tool) -> None:
    """Whatever came of it; nobody has to think of it when a tool is added."""
    ports = fake_ports()

    def slow() -> Ports:
        host.now += 0.25
        return ports

    host = Client(slow)
    arguments = {name: "1" for name, wanted in tool.arguments.items() if wanted.required}
    host.call(tool.name, 1, **arguments)
    (line,) = log(host)
    assert line.tool == tool.name
    assert line.milliseconds >= 250


def test_what_is_read_as_a_resource_leaves_a_line_too() -> None:
    host = host_with(entry(1))
    for number, uri in enumerate(("belta://memory/k001", "belta://memory/k999")):
        host.say(id=number, method="resources/read", params={"uri": uri})
    assert [(a.tool, a.refused) for a in log(host)] == [
        ("resources/read", ""),
        ("resources/read", "UnknownIdError"),
    ]


@pytest.mark.parametrize(
    ("tool", "given", "why"),
    [
        pytest.param("get_note", {"key": "Periwinkle"}, "UnknownIdError", id="no such key"),
        pytest.param(
            "report_correction",
            {"topic": "Periwinkle", "correct": "x", "quote": "Periwinkle is x"},
            "unseen session",
            id="a session that no hook has seen",
        ),
        pytest.param("search_memory", {"query": "Periwinkle", "top": 99}, "arguments", id="odd arguments"),
        pytest.param("add_note", {"text": "Periwinkle"}, "pace", id="too many notes"),
    ],
)
def test_of_a_refused_call_the_log_keeps_why_and_no_word(
    tool: str, given: dict[str, object], why: str
) -> None:
    host = host_with()
    host.library = fake_library(pace=Pace(0))
    failure(host.call(tool, 1, **given))
    (line,) = log(host)
    assert (line.tool, line.refused) == (tool, why)
    assert "Periwinkle" not in str(line)


def test_a_log_that_fails_fails_no_call_and_is_told_of() -> None:
    class Full(FakeActivity):
        def append(self, activity: Activity) -> None:
            message = f"no room for {activity.tool}"
            raise ValueError(message)

    host = host_with(entry(1))
    host.library = host.library._replace(activity=Full())
    assert "note number 1" in text(host.call("get_note", 1, key="k001"))
    assert [str(fault) for fault in host.faults] == ["no room for get_note"]


def test_a_note_is_shown_whole() -> None:
    whole = entry(
        1,
        type=EntryType.PROFILE,
        category="preference",
        domain="tea",
        solved_query="which milk",
        created=dt.date(2026, 10, 2),
        replaces="k000",
        triggers=("milk", "oat"),
        source="codex",
    )
    (message,) = host_with(whole).call("get_note", 1, key="k001")
    found = message["result"]
    told = found["content"][0]["text"]
    for line in (
        "category: preference",
        "domain: tea",
        "solved_query: which milk",
        "created: 2026-10-02",
        "replaces: k000",
        "triggers: milk, oat",
        "source: codex",
        "priority: normal",
    ):
        assert line in told.splitlines()
    assert found["structuredContent"] == {
        "key": "k001",
        "type": "profile",
        "text": "note number 1",
        "priority": "normal",
        "domain": "tea",
        "category": "preference",
        "solved_query": "which milk",
        "triggers": ["milk", "oat"],
        "created": "2026-10-02",
        "date": "2026-11-01",
        "times": 1,
        "confirmed": False,
        "replaces": "k000",
        "source": "codex",
        "file": "notes/s1.md",
    }


def test_a_category_of_anything_but_a_profile_is_refused() -> None:
    host = host_with()
    refused = failure(host.call("add_note", 1, text="oat milk", type="lesson", category="preference"))
    assert "category goes with type profile alone. Nothing was written." in refused
    assert host.library.entries.all() == []
    text(host.call("add_note", 2, text="oat milk", type="profile", category="preference"))
    assert [e.category for e in host.library.entries.all()] == ["preference"]


def wait_for_the_page() -> None:
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and thread.name == WRITER:
            thread.join(10)


@pytest.mark.parametrize(
    ("tool", "arguments"), [("search_memory", {"query": "x"}), ("add_note", {"text": "x"})], ids=str
)
def test_a_page_that_nobody_could_write_is_written_by_the_next_call(
    tool: str, arguments: dict[str, str]
) -> None:
    page = FakePage()
    page.behind = True
    host = host_with()
    host.library = fake_library([entry(1, confirmed=DAY, type=EntryType.LESSON)])._replace(page=page)
    for number in range(2):
        host.call(tool, number, **arguments)
        wait_for_the_page()
    assert "note number 1" in page.text
    assert page.made == 1


def test_a_new_server_writes_the_page_that_nobody_could_write(tmp_path: Path) -> None:
    ports, around = world(tmp_path), environment(tmp_path)
    library = library_of(ports, around)
    noted = add_note(ports, library.entries, Noted("Ask before a push.", EntryType.LESSON))[1]
    confirm(ports, library.entries, noted, Channel.TERMINAL)
    page = tmp_path / "memory" / "session_context.md"
    catch_up(around)
    wait_for_the_page()
    assert not page.exists(), "nobody has left a mark"
    with locked(Home(str(tmp_path)).lock("context")):
        library.page.refresh(page_of(library.entries))
    catch_up(around)
    wait_for_the_page()
    assert "Ask before a push." in page.read_text()


def test_a_change_that_waits_is_shown_whole_by_its_id() -> None:
    host = host_with(entry(1))
    told = text(host.call("add_note", 1, text="y" * 900 + " the tail", replaces="k001"))
    waits = told.split()[2].rstrip(":")
    assert "the tail" not in told
    whole = text(host.call("get_note", 2, key=waits))
    assert "note number 1" in whole
    assert "the tail" in whole


def test_who_only_reads_is_not_told_that_nothing_was_written() -> None:
    host = host_with(entry(1))
    reading = [
        host.call("get_note", 1, key="nowhere"),
        host.call("search_memory", 2, query="x", top=0),
        host.call("list_memory", 3, kind="x"),
    ]
    assert not [told for told in map(failure, reading) if "written" in told]
    assert "Nothing was written" in failure(host.call("forget", 4, key="nowhere"))
    assert "Nothing was written" in failure(host.call("add_note", 5, text=""))


def test_a_refusal_says_what_to_do_in_its_own_case() -> None:
    told = failure(host_with().call("add_note", 1, text="\u200b"))
    assert (
        told
        == "text is empty, or holds nothing that a file can keep: write something there. Nothing was written."
    )


def test_what_is_noted_again_and_confirmed_refreshes_the_page() -> None:
    page = FakePage()
    host = host_with()
    host.library = fake_library([entry(1, confirmed=DAY)])._replace(page=page)
    host.call("add_note", 1, text="note number 2")
    assert page.text == ""
    host.call("add_note", 2, text="note number 1")
    wait_for_the_page()
    assert "note number 1" not in page.text, "a note is in no section"
    assert page.made == 1


def test_a_fact_is_proposed_only_where_the_user_said_its_value() -> None:
    host = client(fake_ports(turns=FakeTurns(s1="Remember that billing listens on port 5433.")))
    host.confirm(9)
    assert "not due yet" in text(host.call("propose_fact", 1, topic="billing port", correct="5433"))
    assert "do not report it" in failure(host.call("propose_fact", 2, topic="billing port", correct="9999"))


def test_a_proposed_fact_waits_where_the_user_said_to_remember_it() -> None:
    ports = fake_ports(turns=FakeTurns(s1="Remember that billing listens on port 5433."))
    seen: Observation = ports_observation(ports)
    ports.observations.append(seen)
    host = client(ports)
    host.confirm(9)
    told = text(host.call("propose_fact", 1, topic="billing port", correct="5433"))
    assert "Noted" in told
    assert len(ports.proposals.all()) == 1


def ports_observation(ports: Any) -> Observation:
    """What the hook has stored of that prompt."""
    from belta_memory.app.observe import masked_claim
    from belta_memory.domain.model import Claim, Kind, PromptId, SessionId
    from belta_memory.domain.text import fingerprint

    said = "Remember that billing listens on port 5433."
    claim, masked = masked_claim(Claim("billing port", None, "5433"), said)
    return Observation(
        host="claude",
        session=SessionId("s1"),
        at=ports.clock.now(),
        kind=Kind.OTHER,
        claim=claim,
        text=masked,
        fingerprint=fingerprint(masked),
        language="en",
        prompt=PromptId("p1"),
        remember=True,
    )
