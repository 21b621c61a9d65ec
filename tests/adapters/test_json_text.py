import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belta_memory.adapters import json_text
from belta_memory.domain.errors import HostConfigError

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
VALUES = st.recursive(
    SCALARS,
    lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text(max_size=5), v, max_size=3),
    max_leaves=12,
)
OBJECTS = st.dictionaries(st.text(max_size=5), VALUES, max_size=4)


@st.composite
def written(draw: st.DrawFn, values: st.SearchStrategy[Any] = OBJECTS) -> str:
    """An object in any of the manners in which programs and people write JSON."""
    indent = draw(st.sampled_from([None, 0, 1, 2, 4, "\t"]))
    text = json.dumps(draw(values), ensure_ascii=draw(st.booleans()), indent=indent)
    text = (
        draw(st.sampled_from(["", "\ufeff", "\n", "  "]))
        + text
        + draw(st.sampled_from(["", "\n", "\n\n", " "]))
    )
    return text.replace("\n", draw(st.sampled_from(["\n", "\r\n"])))


def load(text: str) -> Any:
    return json.loads(text.removeprefix("\ufeff"))


@given(written(), st.text(max_size=5), VALUES)
def test_a_member_that_was_added_and_dropped_leaves_the_text_as_it_was(
    text: str, name: str, value: Any
) -> None:
    if name in load(text):
        return
    added = json_text.put(text, [], name, value)
    assert load(added) == {**load(text), name: value}
    assert list(load(added)) == [*load(text), name]
    assert json_text.drop(added, [name]) == text


@given(written(st.lists(VALUES, max_size=4).map(lambda v: {"list": v})), VALUES)
def test_an_element_that_was_added_and_dropped_leaves_the_text_as_it_was(text: str, value: Any) -> None:
    added = json_text.append(text, ["list"], value)
    before = load(text)["list"]
    assert load(added)["list"] == [*before, value]
    assert json_text.drop(added, ["list", len(before)]) == text


@given(written(), st.data())
def test_dropping_and_replacing_change_nothing_else(text: str, data: st.DataObject) -> None:
    value = load(text)
    if not value:
        return
    name = data.draw(st.sampled_from(list(value)))
    assert load(json_text.drop(text, [name])) == {k: v for k, v in value.items() if k != name}
    new = data.draw(VALUES)
    replaced = json_text.put(text, [], name, new)
    assert load(replaced) == {**value, name: new}
    assert list(load(replaced)) == list(value)


@pytest.mark.parametrize(
    ("text", "path", "added"),
    [
        pytest.param("{}", [], '{\n  "x": {\n    "y": 1\n  }\n}', id="empty object"),
        pytest.param("{}\n", [], '{\n  "x": {\n    "y": 1\n  }\n}\n', id="trailing newline"),
        pytest.param('{"a":1}', [], '{"a":1, "x": {"y": 1}}', id="one line"),
        pytest.param('{"a":1,"b":2}', [], '{"a":1,"b":2,"x": {"y": 1}}', id="one line without blanks"),
        pytest.param(
            '{\n\t"a": 1.0\n}\n',
            [],
            '{\n\t"a": 1.0,\n\t"x": {\n\t\t"y": 1\n\t}\n}\n',
            id="tabs, and 1.0 stays 1.0",
        ),
        pytest.param(
            '{\r\n    "a": {}\r\n}',
            ["a"],
            '{\r\n    "a": {\r\n        "x": {\r\n            "y": 1\r\n        }\r\n    }\r\n}',
            id="CRLF, four blanks, into an empty object",
        ),
        pytest.param(
            '{\n  "a": {"b": "\\u00e9"}\n}',
            ["a"],
            '{\n  "a": {"b": "\\u00e9", "x": {"y": 1}}\n}',
            id="inline",
        ),
    ],
)
def test_what_is_added_looks_like_its_surroundings(text: str, path: list[str | int], added: str) -> None:
    assert json_text.put(text, path, "x", {"y": 1}) == added


def test_of_two_members_with_one_name_the_last_counts() -> None:
    text = '{"a": {"b": 1}, "a": {"b": 2}}'
    assert json_text.value_at(text, ["a", "b"]) == 2
    assert json_text.put(text, ["a"], "b", 3) == '{"a": {"b": 1}, "a": {"b": 3}}'


@pytest.mark.parametrize(
    ("content", "line"),
    [
        pytest.param(b'{\n  "a": 1, // why\n  "b": 2\n}', 2, id="a comment"),
        pytest.param(b'{\n  "a": [1,\n  ]\n}', 3, id="a trailing comma"),
        pytest.param(b'{\n\n  "a": "\xff"}', 3, id="bytes that are not UTF-8"),
        pytest.param(b'{"a": 1', 1, id="torn"),
    ],
)
def test_what_is_not_json_is_refused_with_its_line(content: bytes, line: int) -> None:
    with pytest.raises(HostConfigError) as refused:
        json_text.decode("/s.json", content, "SNIPPET")
    assert refused.value.facts["line"] == line
    assert str(refused.value).endswith("by hand:\nSNIPPET")


@pytest.mark.parametrize("content", [b"", b"\n", b"\xef\xbb\xbf", b"{}", b"\xef\xbb\xbf{}\r\n"])
def test_an_empty_file_is_as_good_as_an_empty_object(content: bytes) -> None:
    text = json_text.decode("/s.json", content, "")
    assert load(json_text.ensure(text, ["a"], [])) == {"a": []}


def test_a_file_nested_beyond_reading_is_a_sentence() -> None:
    with pytest.raises(HostConfigError, match="nested"):
        json_text.decode("settings.json", b"[" * 100_000, "")
