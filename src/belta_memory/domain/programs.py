"""What the programs of a shell do: which only look, print or take away, and which words of theirs can act."""

import re

from belta_memory.domain.language import literals
from belta_memory.domain.shell import Command, Word

# Before the program itself.
_WRAPPERS = frozenset(
    literals("sudo|env|time|nohup|exec|command|builtin|nice|ionice|stdbuf|xargs|watch|doas")
)
RUNNERS = frozenset({"npx", "bunx", "uvx", "pipx", "corepack"})
CONTAINERS = frozenset({"docker", "podman", "kubectl", "docker-compose"})
# Where `run` names a script of the project.
_SCRIPTED = frozenset({"npm", "pnpm", "yarn", "bun", "cargo", "go", "composer", "mix", "dotnet"})
_PACKAGER_VERBS = frozenset(
    literals(
        "install|i|add|remove|rm|un|uninstall|update|up|upgrade|init|create|publish|pack|link|unlink|run|exec|dlx|x|test|start"
        "|build|dev|why|list|ls|info|view|outdated|audit|config|cache|set|workspace|workspaces|store|import|prune|login"
    )
)
# What only looks.
READERS = frozenset(
    literals(
        "ack|ag|awk|basename|bat|cat|cd|cmp|comm|cut|diff|dirname|du|egrep|exa|fd|fgrep|file|find|fzf"
        "|gawk|grep|head|help|hexdump|history|info|jq|less|locate|ls|lsof|man|md5sum|more|nl|od"
        "|pgrep|pwd|readlink|realpath|rg|sha256sum|shasum|sort|stat|strings|tac|tail|tee|test|tldr|tr"
        "|tree|type|uniq|wc|whereis|which|xxd|yq|zcat|zgrep|[|[[|:|true|false|case|ast-grep|sg|comby"
        "|semgrep|zcat|zless|jq"
    )
)
FINDERS = frozenset(
    literals(
        "ack|ag|egrep|fd|fgrep|find|grep|locate|rg|zgrep|ast-grep|sg|comby|semgrep|which|type|test|[|[[|echo"
    )
)
_GIT_READERS = frozenset(
    literals(
        "blame|diff|log|show|status|grep|shortlog|ls-files|reflog|describe|rev-parse"
        "|cat-file|rev-list|whatchanged|bisect"
    )
)
_SHOWERS = frozenset(
    literals("check|debug|audit|whoami|ping|doctor|show|list|ls|info|view|why|search|outdated|freeze|help")
)
_LOOKS_INTO = frozenset({"config", "cache"})  # with one of these behind it: get, list, dir
_PACKAGERS = frozenset(
    literals(
        "npm|pnpm|yarn|bun|pip|pip3|pipx|uv|poetry|pdm|conda|apt|apt-get|brew|dnf|yum|apk|gem|bundle"
        "|cargo|composer|go|dotnet|mix"
    )
)
# Flags whose value is sought, or left out.
_SEEKS = frozenset(
    literals(
        "--search|--grep|--query|--filter|--pattern|--include|--exclude|--ignore|--exclude-dir|--selector"
    )
)
# Flags whose value goes away.
_TAKEN = {"git": ("-d", "-D", "--delete"), "ssh-keygen": ("-R",)}
_REMOVERS = frozenset({"rm", "rmdir", "unlink", "unset", "unalias", "userdel", "shred", "trash"})
_TAKERS = _PACKAGERS | {"git", "docker", "podman", "systemctl", "service"}
_REMOVALS = frozenset(
    {"uninstall", "remove", "rm", "un", "purge", "autoremove", "rmi", "unlink", "r", "stop", "disable"}
)
_INSTALLS = frozenset({"install", "add", "i", "get", "require", "upgrade", "update", "dlx"})
SHELL_READERS = frozenset({"sh", "bash", "zsh", "ssh"})
PRINTERS = frozenset({"echo", "printf", "print"})
SHELLS = frozenset({"sh", "bash", "zsh", "dash", "ash", "eval", "ssh", "su", "source", "docker", "kubectl", "podman", "tmux", "screen", "parallel", "xargs", "vagrant", "docker-compose", "watch", "timeout", "nsenter", "chroot", "pwsh", "powershell"})  # fmt: skip
CODE = {
    "python": "py", "python3": "py", "py": "py", "node": "js", "deno": "js", "bun": "js", "ruby": "rb", "perl": "pl",
    "php": "php", "psql": "sql", "mysql": "sql", "sqlite3": "sql", "irb": "rb", "tsx": "ts", "rails": "rb",
}  # fmt: skip
CODE_FLAGS = frozenset({"-c", "-e", "--eval", "-p", "-pe", "-ne", "--command", "-r", "--execute"})
_MESSAGES = frozenset({"-m", "--message", "-am", "--title", "--body", "--notes", "--description", "--subject", "--comment"})  # fmt: skip
_SHORT_MESSAGES = frozenset({"-t", "-b"})  # of those that talk to a forge
TALKERS = frozenset({"git", "gh", "glab", "hg", "svn", "jj"})
_ASKS_ONLY = frozenset({"--version", "-v", "-V", "--help", "-h", "version", "help"})
_VALUE_FLAG = re.compile(r"-{1,2}[A-Za-z][\w-]*")


def unwrapped(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The command itself: without `sudo -u x`, `env A=b`, `timeout 5`."""
    while words:
        head = name_of(words[0])
        if head == "timeout":
            words = words[1:]
            while words and (words[0].text[:1] == "-" or words[0].text[:1].isdigit()):
                words = words[1:]
        elif head in _WRAPPERS:
            words = words[1:]
            while words and (words[0].text[:1] == "-" or "=" in words[0].text.partition("/")[0]):
                words = words[1:]
        else:
            break
    return words


def name_of(word: Word) -> str:
    """The name of the program that a word calls."""
    return word.text.rpartition("/")[2]


def only_looks(head: str, words: tuple[Word, ...]) -> bool:
    """Does it only look at what its words name?"""
    rest = [word.text for word in words[1:]]
    verb = next((text for text in rest if text[:1] != "-"), "")
    if head == "find" and "-delete" in rest:
        return False
    if head in READERS or (rest and _ASKS_ONLY.issuperset(rest)):
        return True
    if head == "git":
        lists = verb in {"branch", "tag", "stash", "remote"} and bool(
            {"--list", "-l", "-a", "-r", "-v", "list"}.intersection(rest)
        )
        return verb in _GIT_READERS or lists
    looks = verb in _SHOWERS or (
        verb in _LOOKS_INTO and not {"set", "add", "delete", "rm", "clean"} & set(rest)
    )
    return (head in _PACKAGERS or head in {"gh", "docker", "brew"}) and looks


def run_by(head: str, words: tuple[Word, ...]) -> tuple[Word, ...]:
    """The command that another one runs: `uv run x`, `pnpm exec x`, `docker exec web x`, `find . -exec x`."""
    if head == "find":
        return _run_by_find(words)
    if head in CONTAINERS:
        return _run_in_container(words)
    texts = [word.text for word in words]
    plain = [n for n in range(1, len(texts)) if texts[n][:1] != "-"]
    verb = texts[plain[0]] if plain else ""
    if head in _PACKAGERS and verb in {"exec", "run", "dlx", "x"} and len(plain) > 1:
        return () if verb == "run" and head in _SCRIPTED else words[plain[1] :]
    is_program = head in RUNNERS or (head in {"yarn", "pnpm", "bun"} and verb not in _PACKAGER_VERBS)
    return words[plain[0] :] if plain and is_program else ()


def _run_in_container(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Behind `exec` and the name of the container, or behind a double dash."""
    texts = [word.text for word in words]
    if "exec" not in texts:
        return ()
    if "--" in texts:
        return words[texts.index("--") + 1 :]
    behind = [n for n in range(texts.index("exec") + 1, len(texts)) if texts[n][:1] != "-"]
    return words[behind[1] :] if len(behind) > 1 else ()


def _run_by_find(words: tuple[Word, ...]) -> tuple[Word, ...]:
    at = next((n for n, word in enumerate(words) if word.text in {"-exec", "-execdir", "-ok"}), None)
    return () if at is None else words[at + 1 :]


def may_act(head: str, words: tuple[Word, ...], number: int) -> bool:
    """Can this word act: is it no message, nothing that goes away?"""
    if not number:
        return True
    word, before = words[number].text, words[number - 1].text
    flags = _MESSAGES | _SHORT_MESSAGES if head in {"gh", "glab"} else _MESSAGES
    says = head in TALKERS and (before in flags or re.match(r"--(?:message|title|body)=", word))
    if says or head in _REMOVERS:
        return False
    verbs = [w.text for w in words[1:number] if w.text[:1] != "-"]
    names_script = head in _SCRIPTED and verbs in (["run"], ["run-script"])
    takes = head in _TAKERS and _REMOVALS.intersection(verbs[:2])
    if names_script or takes or before in _SEEKS or word.partition("=")[0] in _SEEKS:
        return False
    if word[:1] == "-" or _VALUE_FLAG.fullmatch(before):
        return before not in _TAKEN.get(head, ())
    renames = head == "mv" or (head == "git" and verbs[:1] == ["mv"])
    return not renames or number == len(words) - 1


def is_run(wanted: list[str], texts: list[str]) -> bool:
    """Do the words of a command stand there in their order, its own first, others perhaps between?"""
    for start, text in enumerate(texts[:3]):
        if text != wanted[0]:
            continue
        plain = [t for t in texts[start + 1 :] if t[:1] != "-"]
        flags = [t for t in texts[start + 1 :] if t[:1] == "-"]
        words = [w for w in wanted[1:] if w[:1] != "-"]
        wanted_flags = [w for w in wanted[1:] if w[:1] == "-"]
        if all(any(f == w or f.startswith(f"{w}=") for f in flags) for w in wanted_flags) and _in_order(
            words, plain
        ):
            return True
    return False


def _in_order(words: list[str], plain: list[str]) -> bool:
    if not words:
        return True
    if words[0] not in plain[:2]:
        return False
    rest = iter(plain)
    return all(word in rest for word in words)


def installs(head: str, words: tuple[Word, ...]) -> bool:
    """Does it put a package in?"""
    return head in _PACKAGERS and any(word.text in _INSTALLS for word in words[1:3])


def goes_elsewhere(command: Command) -> bool:
    """Does it change to a folder that is not below the present one?"""
    words = [word.text for word in command.words]
    return (
        words[:1] in (["cd"], ["pushd"]) and words[1:2] != [] and words[1][:1] in ("~", "/", "$")
    ) or words[:2] == ["cd", ".."]
