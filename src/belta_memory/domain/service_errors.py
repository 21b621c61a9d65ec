"""Errors of what stands beside the memory and may be away: judges, the system's scheduler, vectors, the index of a search."""

from belta_memory.domain.errors import BeltaError


class JudgeError(BeltaError):
    """A judge of unsure corrections did not answer."""

    sentence = "The judge {name} gave no answer: {cause}. What it was asked stays unsure. Check it in config.toml and run the command again."


class SilentJudgeError(JudgeError):
    """A judge is there, and has said nothing to this question: the next one may be answered."""


class UnreadAnswersError(BeltaError):
    """What a judge said of some cases is no answer."""

    sentence = "The judge {name} gave no answer that can be read about {count} unsure corrections. They stay unsure, and later runs ask about them behind the others."


class FewJudgesError(BeltaError):
    """Two must agree, and there are fewer."""

    sentence = "Two different judges must agree, and {count} are configured that differ in kind, model or url (another key_env or program makes no other judge). Nobody was asked. Name two in config.toml (see references/ledger.md), or leave --llm out."


class SchedulerError(BeltaError):
    """The system's scheduler cannot be told."""

    sentence = "The system cannot be told to run it once a day: {cause}. Nothing was changed. Let your own scheduler run this, or run it by hand: {command}"


class NoVectorsError(BeltaError):
    """Topics cannot be compared by their meaning."""

    sentence = "The extra for meaning cannot be used: {cause}. Texts are compared by their words alone. To use it: pip install 'belta-memory[semantic]'"


class NoEmbeddingError(BeltaError):
    """The endpoint for embeddings gave no vectors."""

    sentence = "The embedding endpoint ({name}) gave no vectors: {cause}. Searches go by words alone until it does. Check [embedding] in config.toml"


class NoIndexError(BeltaError):
    """The index of a large memory can neither be used nor be made anew."""

    sentence = "The search index {path} cannot be used: {cause}. Nothing was written to it. Until it can be, searches look into each text, which takes longer and finds no misspelt words. Free space, fix the permissions, or delete it: it is made anew"
