"""Does a correction hold here or everywhere? What people say about that in words, and what of a claim cites a repository."""

import re
from collections.abc import Iterable
from enum import Enum
from functools import cache

from belta_memory.domain.model import Claim
from belta_memory.domain.text import is_identifier, normalise

SHORTEST_NUMBER = 3  # digits: `10` is in every file
_REPOSITORY_JA = "(?:リポジトリ|レポジトリ|リポ|レポ|プロジェクト|コードベース|ワークスペース|モノレポ)"
_REPOSITORY_KO = "(?:저장소|레포지토리|리포지토리|레포|리포|프로젝트|코드베이스|워크스페이스|모노레포)"
_REPOSITORY_ZH = "(?:项目|專案|仓库|倉庫|储存库|儲存庫|存储库|代码库|代碼庫|程式庫|程式碼庫|工程|repo)"
_HERE = (
    r"\b(?:this|our|the current) (?:git )?(?:repo|repository|project|codebase|code base|workspace|monorepo)\b",
    r"(?<!right )(?<!click )(?<!over )(?<!from )(?<!up to )\bhere\b(?!'s| is\b| are\b| you\b| goes\b| comes\b| it is\b)",
    rf"(?:この|当|本|うちの|こっちの|今の){_REPOSITORY_JA}|ここ(?:では|だと|じゃ)",
    rf"(?:이|우리|현재|해당) ?{_REPOSITORY_KO}|여기(?:서는|서|선|에서는|에선)(?![가-힣])",
    rf"(?:这|這|此|本|该|該|当前|當前|我们|我們)(?:个|個|的)? ?{_REPOSITORY_ZH}|在(?:这里|這裡|這裏|这边|這邊)",
)
_EVERYWHERE = (
    r"\b(?:everywhere|globally|company[- ]wide)\b",
    r"\b(?:all|every|any|each)(?: of)?(?: my| our| the)? (?:repos?|repositor(?:y|ies)|projects?|codebases?)\b",
    rf"(?:どの|すべての|全ての|全部の|全){_REPOSITORY_JA}|どこでも|全社",
    rf"(?:모든|어느|어떤) ?{_REPOSITORY_KO}|어디서나|어디서든",
    rf"(?:所有|任何|每个|每個|全部|各)(?:的)? ?{_REPOSITORY_ZH}|到处都|到處都|不管(?:哪|在哪)",
)
_NAME = re.compile(r"[\w./:@#+~-]+", re.ASCII)
_RUNNERS = frozenset(
    {
        "npm",
        "pnpm",
        "yarn",
        "bun",
        "npx",
        "make",
        "just",
        "task",
        "cargo",
        "go",
        "uv",
        "poetry",
        "pdm",
        "hatch",
    }
    | {"rake", "bundle", "gradle", "mvn", "docker", "composer"}
)
_PLAIN = frozenset({"run", "exec", "test", "build", "start", "install", "compose", "up"})


class Where(Enum):
    """What somebody says of where it holds."""

    HERE = "here"
    EVERYWHERE = "everywhere"


def said_where(text: str) -> Where | None:
    """Where it holds, in the user's own words; None where they say nothing of it."""
    plain = normalise(text)
    if _any_of(_EVERYWHERE).search(plain):
        return Where.EVERYWHERE
    return Where.HERE if _any_of(_HERE).search(plain) else None


def last_said(texts: Iterable[str]) -> Where | None:
    """The last that they have said of it."""
    found = [where for text in texts if (where := said_where(text)) is not None]
    return found[-1] if found else None


def cited(claim: Claim) -> frozenset[str]:
    """The names in a claim that a repository may have: identifiers, paths, ports, versions, and what a runner runs."""
    return frozenset(word for value in claim if value for word in _names(value))


def _names(value: str) -> Iterable[str]:
    words = [word.strip(".:@#,") for word in _NAME.findall(value)]
    for word in words:
        is_short = word.isdecimal() and len(word) < SHORTEST_NUMBER
        if len(word) > 1 and is_identifier(word) and not is_short:
            yield word
    if words and words[0].casefold() in _RUNNERS:
        yield from (word for word in words[1:] if len(word) > 1 and word not in _PLAIN)


@cache
def _any_of(patterns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{p})" for p in patterns))
