"""Which words stand near a value of a fact where it is meant: what the words of its topic are called anywhere."""

from collections.abc import Iterable
from functools import cache

from belta_memory.domain.forms import WORDS, Form, words_in
from belta_memory.domain.language import literals

_NEAR = {
    "port": "port ports p listen expose publish addr address nc telnet localhost dport sport ufw ngrok serve runserver bind forward tunnel",
    "branch": "git branch branches checkout switch merge push rebase base head ref refs",
    "database": "db database databases psql mysql postgres postgresql pg dsn createdb dropdb pg_dump",
    "region": "region regions location zone aws gcloud az",
    "machine": "host hosts hostname server ssh",
    "account": "user username login ssh account",
    "login": "user username login ssh account",
    "user": "user username login ssh",
    "host": "host hosts hostname server ssh",
    "bucket": "bucket buckets s3 gsutil gs",
    "cluster": "cluster context kubectl",
    "namespace": "namespace ns kubectl",
    "deploy": "deploy deploys deployment release rollout ship kubectl helm",
    "table": "table tables from into update join select collection",
    "timezone": "tz timezone zone",
    "version": "version versions",
    "node": "nvm nvmrc fnm volta nodejs n",
    "python": "pyenv python3 py venv",
    "ruby": "rbenv rvm",
    "java": "jdk openjdk sdkman djava",
    "jdk": "java openjdk jre temurin sdkman",
    "terraform": "tf tfenv tfswitch tofu",
    "rust": "rustup rustc cargo toolchain",
    "php": "phpenv composer",
    "go": "golang",
    "postgres": "postgresql pg psql",
    "image": "image images docker from",
    "library": "install add import require dependency dependencies artifactid",
    "package": "install add import require dependency dependencies artifactid",
    "framework": "install add import require dependency dependencies artifactid",
    "component": "install add import require dependency dependencies artifactid",
    "channel": "channel channels slack",
    "environment": "env environment environments",
    "ttl": "ttl expire expires expiry maxage max_age lifetime timeout",
    "encoding": "encoding charset codec iconv",
    "max": "max limit",
    "duration": "duration days retention",
    "schedule": "schedule frequency cron every interval",
    "owner": "owner owners team codeowners reviewers assignee",
    "timeout": "timeout timeouts wait deadline",
}
# What so many things have that it tells nothing of one.
_GENERIC = frozenset(
    literals(
        "version|versions|http|api|service|config|configuration|method|mode|value|app|code|system|info|schema|max"
        "|limit|size|count|list|page|length|level"
    )
)
_UNITS = frozenset(
    literals(
        "second|seconds|minute|minutes|hour|hours|day|days|week|weeks|month|months|mb|gb|kb|ms|sec"
        "|min|percent"
    )
)


def near_words(topic: str, wrong: str, correct: str, forms: Iterable[Form]) -> tuple[frozenset[str], ...]:
    """What each word of a topic is called in commands and texts of all languages, then what else of the fact is near.

    A number or a plain word is meant as the fact means it where some of these stand near it.
    """
    from belta_memory.domain.vocabulary import sections
    from belta_memory.domain.wording import read_topic

    own = {word for form in forms for word in (form.text.lower(), *map(str.lower, words_in(form.text)))}
    words = list(dict.fromkeys(read_topic(topic)))
    groups = [_called(word) - own for word in words if sections().get(word) != "facet"]
    groups = groups if any(groups) else [_called(word) - own for word in words]
    telling = [g for g in groups if g and _GENERIC.isdisjoint(g)] or [g for g in groups if g]
    beside = (
        {w.lower() for text in (topic, wrong, correct) for w in words_in(text)}
        - WORDS
        - own
        - _GENERIC
        - _UNITS
    )
    beside |= {word for name in tuple(beside) for word in _NEAR.get(name, "").split()} - own
    return (*telling, frozenset(w for w in beside if len(w) > 1))


@cache
def _called(word: str) -> frozenset[str]:
    """A word of a topic, or all forms of a concept."""
    from belta_memory.domain.vocabulary import sections

    if word[0] != "%":
        folded = word.casefold()
        return frozenset({folded, *_NEAR.get(folded, "").split()} if len(folded) > 1 else ())
    beside = frozenset(_NEAR.get(word[1:], "").split())
    if sections().get(word) == "facet":
        return beside
    return beside | {form for form in (*_forms().get(word[1:], ()), word[1:]) if len(form) > 1}


@cache
def _forms() -> dict[str, list[str]]:
    """The single words that say a concept and nothing else."""
    from belta_memory.domain.vocabulary import glossary_for

    glossary = glossary_for("topic")
    found: dict[str, list[str]] = {}
    for form, says in (*glossary.words.items(), *glossary.pieces.items()):
        if len(says) == 1 and " " not in form:
            found.setdefault(says[0], []).append(form)
    return found
