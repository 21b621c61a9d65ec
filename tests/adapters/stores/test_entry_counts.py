from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belta_memory.adapters.stores.entry_counts import UNCONFIRMED, EntryCounts, entry_counts
from belta_memory.adapters.stores.home import Home
from belta_memory.domain.entry import Entry, entry_note
from belta_memory.domain.note import format_note
from domain.test_entry import ENTRIES

if TYPE_CHECKING:
    from pathlib import Path


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(ENTRIES, max_size=8))
def test_files_are_counted_as_they_are_read(tmp_path: Path, entries: list[Entry]) -> None:
    home, counts = Home(str(tmp_path / str(time.monotonic_ns()))), EntryCounts()
    for entry in entries:
        counts.add(format_note(entry_note(entry)).encode())
    counts.keep(home)
    expected = Counter(str(e.type) for e in entries)
    expected[UNCONFIRMED] = sum(e.confirmed is None for e in entries)
    assert entry_counts(home) == {name: number for name, number in expected.items() if number}
