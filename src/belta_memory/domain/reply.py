"""What a person types into a question: a new value, or a yes or no in words?"""

from collections.abc import Iterable

from belta_memory.domain.language import LanguagePack
from belta_memory.domain.model import Decision
from belta_memory.domain.text import normalise

_BREAKS = ",;!?…，、。；！？"  # a word ends before these; before a dot only where a sentence ends
_CJK = "\u2e80"  # from here on words stand without blanks between them


def is_in_words(text: str, packs: Iterable[LanguagePack]) -> bool:
    """Is the text a yes or no, or does it begin with one? Such a text names no value, in whatever language it is."""
    said = normalise(text).strip()
    for pack in packs:
        labels = (pack.messages[f"choice.{decision}"] for decision in Decision)
        words = (*pack.assents, *pack.refusals)
        if _letters(said) in {_letters(normalise(bare)) for bare in (*labels, *words)}:
            return True
        if any(_begins(said, word) for word in words):
            return True
        if any(word[-1] >= _CJK and said.startswith(word) for word in pack.refusals):
            return True
    return False


def _begins(said: str, word: str) -> bool:
    if not said.startswith(word):
        return False
    rest = said[len(word) :]
    return rest[:1] in _BREAKS or rest[:1].isspace() or rest == "." or rest.startswith(". ")


def _letters(text: str) -> str:
    return "".join(c for c in text if c.isalnum())
