"""What of a file acts: its lines without comments. Prose is told from code by the file's name."""

import re

from belta_memory.domain.language import literals

PROSE = frozenset({"md", "mdx", "markdown", "rst", "adoc", "txt", "tex"})
_HASH = frozenset(
    literals(
        "bash|bzl|cfg|cmake|conf|dockerfile|env|ex|exs|fish|gemfile|gitignore|graphql|hcl|ini|jl"
        "|justfile|makefile|mk|nix|pl|pp|properties|ps1|py|pyi|r|rake|rb|sh|tf|tfvars|toml|yaml|yml"
        "|zsh"
    )
)
_SLASH = frozenset(
    literals(
        "c|cc|cjs|cpp|cs|cts|css|dart|go|gradle|groovy|h|hpp|java|js|json5|jsonc|jsx|kt|kts|less|m"
        "|mjs|mts|php|proto|rs|scala|scss|svelte|swift|tf|ts|tsx|vue"
    )
)
_DASH = frozenset({"sql", "lua", "hs", "elm", "psql"})
_ANGLE = frozenset({"html", "xml", "svg", "vue", "svelte", "htm"})
_SEMICOLON = frozenset({"ini", "clj", "el", "lisp", "asm"})
_STRING = r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"
SHELLS = frozenset({"bash", "sh", "zsh", "fish", "shell", "console", "terminal"})


def ending_of(path: str) -> str:
    """The ending of a file's name in small letters; the name itself where it has none: `Makefile`, `.env`."""
    name = path.replace("\\", "/").rpartition("/")[2].lower()
    if name.startswith(("requirements", "cmakelists", "constraints")):
        return "cfg"
    stem, dot, ending = name.rpartition(".")
    if name.startswith(".env") or ending in {
        "local",
        "example",
        "sample",
        "production",
        "development",
        "staging",
    }:
        return "env" if "env" in name else ending
    if name.startswith("dockerfile"):
        return "dockerfile"
    return ending if dot and stem else name.lstrip(".")


def without_comments(text: str, ending: str) -> str:
    """The text with blanks in the place of its comments: places and lines stay."""
    patterns = []
    if ending in _HASH:
        patterns.append(r"(?<![^\s;])#(?!!)[^\n]*" if ending not in {"py", "pyi"} else r"#[^\n]*")
    if ending in _SLASH:
        patterns += [r"(?<!:)//[^\n]*", r"/\*.*?(?:\*/|\Z)"]
    if ending in _DASH:
        patterns += [r"--[^\n]*", r"/\*.*?(?:\*/|\Z)"]
    if ending in _ANGLE:
        patterns.append(r"<!--.*?(?:-->|\Z)")
    if ending in _SEMICOLON:
        patterns.append(r"(?m:^\s*;)[^\n]*")
    if not patterns:
        return text
    documentation = (
        r'(?m:^[ \t]*)[rRbBuU]?(?:"""|\'\'\').*?(?:"""|\'\'\'|\Z)' if ending in {"py", "pyi"} else r"(?!)"
    )
    whole = re.compile(
        rf"(?P<doc>{documentation})|(?P<string>{_STRING})|(?P<comment>{'|'.join(patterns)})", re.DOTALL
    )
    return whole.sub(lambda m: m[0] if m["string"] is not None else _blank(m[0]), text)


def _blank(text: str) -> str:
    return "".join(c if c == "\n" else " " for c in text)
