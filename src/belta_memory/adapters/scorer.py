"""The scorer of this package, read from its files: for processes that are warm, never for the prompt hook."""

import os
from functools import cache

import belta_memory.languages
from belta_memory.domain.concepts import Lexicon, parse_lexicon
from belta_memory.domain.scorer import Scorer, parse_scorer

WEIGHTS = "weights.tsv"


@cache
def load_scorer() -> Scorer:
    """The scorer with its weights. The same one every time."""
    with open(os.path.join(_folder(), WEIGHTS), encoding="utf-8") as file:
        return parse_scorer(file.read(), load_lexicons())


def load_lexicons() -> tuple[Lexicon, ...]:
    """The words of every language."""
    folder = _folder()
    lexicons = []
    for name in sorted(os.listdir(folder)):
        tag, extension = os.path.splitext(name)
        if extension == ".txt":
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                lexicons.append(parse_lexicon(tag, file.read()))
    return tuple(lexicons)


def _folder() -> str:
    return os.path.join(os.path.dirname(belta_memory.languages.__file__), "words")
