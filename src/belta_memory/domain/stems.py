"""What is common to the forms of an English word: deliver, delivers, delivered, delivering, delivery."""

from belta_memory.domain.language import literals

SHORTEST = 3  # letters of a stem
_ENDINGS = literals(
    "ations|ation|ages|age|ments|ment|ances|ance|ings|ing|ers|er|als|al|ies|ied|ions|ion|ed|es|s|y|e"
)


def stem(word: str) -> str:
    """The beginning that the forms of a word have in common; short words are left as they are."""
    for _ in range(2):  # deliver-y, deliv-er
        for ending in _ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
                word = word.removesuffix(ending)
                break
    return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] else word
