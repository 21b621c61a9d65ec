"""How many messages of each language were judged, and of how many something was said: a detector may be mute in one."""

from collections import Counter
from collections.abc import Iterable

from belta_memory.adapters.stores.cache_file import replace_soon
from belta_memory.adapters.stores.files import read
from belta_memory.adapters.stores.home import Home
from belta_memory.domain.errors import UnreadableFileError
from belta_memory.domain.features import Evidence
from belta_memory.domain.language import LanguagePack
from belta_memory.domain.model import Detection, Kind
from belta_memory.domain.scorer import Scorer

FILE = "languages.json"
ENOUGH = 200  # messages after which silence is no chance


class Tally:
    """A scorer that counts what it says. `keep` adds the counts to those of the home."""

    def __init__(self, scorer: Scorer, home: Home) -> None:
        self._scorer = scorer
        self._home = home
        self._judged: Counter[str] = Counter()
        self._found: Counter[str] = Counter()

    def decide(self, evidence: Evidence, ruled: Detection, packs: Iterable[LanguagePack], /) -> Detection:
        """The scorer's decision."""
        decision = self._scorer.decide(evidence, ruled, packs)
        tag = self._scorer.language(evidence.normal, evidence.prose, packs)
        self._judged[tag] += 1
        self._found[tag] += decision.kind is not Kind.NONE
        return decision

    def keep(self) -> None:
        """Add to what earlier processes counted. Of two at once one may be lost: it is a tally. Raises UnwritableHomeError."""
        from json import dumps

        if not self._judged:
            return
        counts = language_counts(self._home)
        for tag, judged in self._judged.items():
            before, found = counts.get(tag, (0, 0))
            counts[tag] = before + judged, found + self._found[tag]
        replace_soon(self._home.cache(FILE), f"{dumps(counts)}\n".encode())


def mute_languages(home: Home) -> tuple[str, ...]:
    """The languages of enough messages in which nothing at all was found."""
    return tuple(
        tag
        for tag, (judged, found) in sorted(language_counts(home).items())
        if judged >= ENOUGH and not found
    )


def language_counts(home: Home) -> dict[str, tuple[int, int]]:
    """By language: how many messages were judged, and of how many something was said."""
    from json import loads

    try:
        stored = loads(read(home.cache(FILE)) or b"{}")
    except (ValueError, UnreadableFileError):
        return {}  # a cache that cannot be read is begun anew
    counts = {}
    for tag, pair in (stored if isinstance(stored, dict) else {}).items():
        match pair:
            case [int(judged), int(found)]:
                counts[tag] = judged, found
            case _:
                pass
    return counts
