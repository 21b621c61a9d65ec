"""Do somebody's words stand in what was said? A letter or a part of a word proves nothing."""

from belta_memory.domain.text import normalise

_WORDS = 2  # of a quote that is not the whole of what was said
_LETTERS = 4  # where words have no blanks between them
_CJK = "\u2e80"
_JOINTS = "-_./:@\\#+"  # between two letters they make one name of both sides


def is_quoted(quote: str, said: str) -> bool:
    """Is the quote all that was said, or whole words of it, and enough of them to be somebody's own?"""
    words, whole = normalise(quote).strip(), normalise(said).strip()
    if words == whole:
        return any(c.isalnum() for c in words)
    named = [word for word in words.split() if any(c.isalnum() for c in word)]
    enough = len(named) >= _WORDS or sum(_stands_alone(c) for c in words) >= _LETTERS
    return enough and stands_in(words, whole)


def stands_in(words: str, said: str) -> bool:
    """Do the words stand in a text as whole words? Both are prose: width, case and spacing do not matter."""
    words, said = normalise(words).strip(), normalise(said)
    at = said.find(words) if words else -1
    while at >= 0:
        if not _goes_on(said[:at][::-1], words[0]) and not _goes_on(said[at + len(words) :], words[-1]):
            return True
        at = said.find(words, at + 1)
    return False


def _goes_on(beyond: str, edge: str) -> bool:
    """Does the word at the edge of a quote go on beyond it?"""
    if _stands_alone(edge) or not (edge.isalnum() or edge in _JOINTS):
        return False
    joined = beyond.lstrip(_JOINTS) if edge.isalnum() else beyond
    return joined[:1].isalnum() and not _stands_alone(joined[0])


def _stands_alone(character: str) -> bool:
    return character >= _CJK and character.isalnum()
