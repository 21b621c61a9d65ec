import pytest
from hypothesis import example, given

from belta_memory.domain.forms import Form, Shape, forms_of, paths_in
from belta_memory.domain.guard import Call, Guarded, acting, guarded
from belta_memory.domain.model import Fact
from domain.strategies import facts


def fact(topic: str, wrong: str, correct: str) -> Guarded:
    return guarded(Fact(topic, wrong, correct, None, 1, None))


HOST = fact("deploy target", "staging-a", "prod-b")
PORT = fact("データベースのポート", "5432", "5433")
TOOL = fact("package manager", "npm", "pnpm")
PUSH = fact("pushing", "git push --force", "git push --force-with-lease")
BRANCH = fact("default branch", "main", "trunk")
FUNCTION = fact("client.fetch_all()", "exists", "does not exist")
FILE = fact("schema", "db/schema.sql is edited by hand", "make schema")
UNIT = fact("包裹尺寸的单位", "英寸", "厘米")
TERRAFORM = fact("terraform version of the network stack", "1.5.7", "1.9.2")
JDK = fact("数据平台的 JDK 版本", "8", "17")
FACTS = (TERRAFORM, JDK, HOST, PORT, TOOL, PUSH, BRANCH, FUNCTION, FILE, UNIT)


def bash(command: str) -> Call:
    return Call("Bash", {"command": command})


def edit(path: str, before: str, after: str) -> Call:
    return Call("Edit", {"file_path": path, "old_string": before, "new_string": after})


def write(path: str, content: str) -> Call:
    return Call("Write", {"file_path": path, "content": content})


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        pytest.param(bash("ssh me@staging-a uptime"), HOST, id="a host"),
        pytest.param(bash("scp x.tgz staging-a:/srv"), HOST, id="a host before a path"),
        pytest.param(bash("curl -f https://staging-a/health"), HOST, id="a host in an address"),
        pytest.param(bash("TARGET=staging-a ./deploy.sh"), HOST, id="an assignment"),
        pytest.param(bash("bash -c 'ssh staging-a'"), HOST, id="a script in quotes"),
        pytest.param(bash("cd app && ssh $(echo hi) staging-a"), HOST, id="the second command"),
        pytest.param(bash("echo HOST=staging-a >> .env"), HOST, id="printed into a file"),
        pytest.param(bash("sed -i s/prod-b/staging-a/ hosts"), HOST, id="put in the place of another"),
        pytest.param(bash("cat > h.yml <<EOF\nhost: staging-a\nEOF"), HOST, id="a here-document"),
        pytest.param(bash("psql -h db -p 5432"), PORT, id="a number beside a word of its topic"),
        pytest.param(bash("npm ci"), TOOL, id="the command itself"),
        pytest.param(bash("make && sudo npm ci"), TOOL, id="behind sudo"),
        pytest.param(bash("git push origin x --force"), PUSH, id="a flag somewhere in the command"),
        pytest.param(bash("tfenv use 1.5.7"), TERRAFORM, id="a version beside the program that switches it"),
        pytest.param(
            write("data/.java-version", "8\n"), JDK, id="one digit in the file that names its runtime"
        ),
        pytest.param(bash("git checkout main"), BRANCH, id="a plain word in a command of its topic"),
        pytest.param(bash("docker compose exec web npm ci"), TOOL, id="in a container"),
        pytest.param(bash("gh pr create --base main"), BRANCH, id="the base of a pull request"),
        pytest.param(bash("yq -i '.host = \"staging-a\"' values.yml"), HOST, id="assigned in a file"),
        pytest.param(bash("cd app; timeout 60 ssh staging-a"), HOST, id="behind timeout"),
        pytest.param(bash("python -c 'client.fetch_all()'"), FUNCTION, id="code in quotes"),
        pytest.param(
            edit("/p/a.py", "x = 1", "x = client.fetch_all()"), FUNCTION, id="what does not exist is called"
        ),
        pytest.param(edit("/p/db/schema.sql", "a", "b"), FILE, id="below a path that a fact names"),
        pytest.param(
            write("/p/docker-compose.yml", "db:\n  ports:\n    - 5432:5432\n"), PORT, id="a port in YAML"
        ),
        pytest.param(write("/p/README.md", "Deploy to staging-a.\n"), HOST, id="stated in a document"),
        pytest.param(write("/p/ci.yml", "run: npm ci\n"), TOOL, id="a command in a pipeline"),
        pytest.param(write("/p/form.vue", "<label>长（英寸）</label>"), UNIT, id="CJK in code"),
        pytest.param(Call("NotebookEdit", {"new_source": "h = 'staging-a'"}), HOST, id="a cell"),
        pytest.param(
            Call(
                "MultiEdit",
                {"file_path": "/p/a.py", "edits": [{"old_string": "", "new_string": "h='staging-a'"}]},
            ),
            HOST,
            id="one of several edits",
        ),
        pytest.param(Call("mcp__k8s__apply", {"context": "staging-a"}), HOST, id="an argument of MCP"),
    ],
)
def test_a_wrong_value_acts(call: Call, expected: Guarded) -> None:
    assert acting(call, FACTS) == [expected]


@pytest.mark.parametrize(
    "call",
    [
        pytest.param(bash("grep -rn 'staging-a' ."), id="a search pattern"),
        pytest.param(bash("git log -S staging-a"), id="a search in the history"),
        pytest.param(bash("ls # not staging-a"), id="a comment"),
        pytest.param(bash("cat logs/staging-a/today.log"), id="a path that merely contains it"),
        pytest.param(bash("ssh staging-a-2 uptime"), id="a longer name"),
        pytest.param(bash("echo 'not staging-a'"), id="printed for people"),
        pytest.param(bash("git commit -m 'Leave staging-a'"), id="a message"),
        pytest.param(bash("sed -i s/staging-a/prod-b/ hosts"), id="taken out"),
        pytest.param(bash("[ $HOST != staging-a ] && make"), id="a comparison"),
        pytest.param(bash("gh issue list --search staging-a"), id="the value of a search flag"),
        pytest.param(bash("kubectl port-forward svc/db 5432:80"), id="the near end of a forwarded port"),
        pytest.param(bash("cat list | grep -v staging-a"), id="left out by a filter"),
        pytest.param(bash("sleep 5432"), id="a number of something else"),
        pytest.param(bash("pnpm install"), id="the right tool has the wrong one in its name"),
        pytest.param(bash("npm --version"), id="it only tells its version"),
        pytest.param(bash("git push --force-with-lease"), id="the right command begins like the wrong one"),
        pytest.param(bash("python main.py"), id="a file of that name"),
        pytest.param(edit("/p/a.py", "h = 'staging-a'", "h = 'prod-b'"), id="removed by an edit"),
        pytest.param(
            edit("/p/a.py", "h = 'staging-a'", "h = 'staging-a'\nx = 1"), id="left as it was by an edit"
        ),
        pytest.param(write("/p/a.py", "# staging-a is gone\nh = 'prod-b'\n"), id="a comment in code"),
        pytest.param(write("/p/a.ts", "if (host !== 'staging-a') run();\n"), id="denied in code"),
        pytest.param(write("/p/README.md", "We no longer deploy to staging-a.\n"), id="denied in a document"),
        pytest.param(Call("mcp__github__search_code", {"query": "staging-a"}), id="searched for over MCP"),
        pytest.param(Call("mcp__chat__post", {"text": "Do not use staging-a."}), id="denied over MCP"),
        pytest.param(Call("Read", {"file_path": "/p/staging-a.md"}), id="a file that is read"),
    ],
)
def test_it_does_not_act(call: Call) -> None:
    assert acting(call, FACTS) == []


@pytest.mark.parametrize(
    ("topic", "wrong", "correct", "expected"),
    [
        ("port", "port 5432 on db-1", "port 5433 on db-1", Form(Shape.NUMBER, "5432")),
        ("host", "`staging-a` を使う", "prod-b", Form(Shape.NAME, "staging-a")),
        ("database", "MySQL", "PostgreSQL", Form(Shape.NAME, "MySQL")),
        ("end", "2026年3月末", "2026年12月末", Form(Shape.NAME, "2026-03")),
        ("timeout", "30 seconds", "5 minutes", Form(Shape.NUMBER, "30000")),
        ("flag", "--simulate", "--dry-run", Form(Shape.FLAG, "--simulate")),
    ],
)
def test_a_wrong_value_has_forms(topic: str, wrong: str, correct: str, expected: Form) -> None:
    assert expected in forms_of(topic, wrong, correct)


def test_a_fact_names_paths() -> None:
    assert paths_in("src/legacy/", "db/schema.sql is ours, and/or not") == ("src/legacy", "db/schema.sql")


def test_a_path_among_the_triggers_that_a_person_has_set_brings_the_fact_up() -> None:
    own = guarded(Fact("owner", "us", "them", None, 1, None), triggers=("src/billing/", "invoice"))
    assert acting(edit("/p/src/billing/total.py", "a", "b"), [own]) == [own]
    assert acting(edit("/p/src/billing2/total.py", "a", "b"), [own]) == []


@pytest.mark.parametrize("trigger", ["src/pkg", "./src/pkg", "src/pkg/**", "core/pay"])
def test_a_set_path_needs_no_dot_and_no_slash_at_its_end(trigger: str) -> None:
    own = guarded(Fact("owner", "team-a", "team-b", None, 1, None, None, None), triggers=(trigger,))
    folder = trigger.removeprefix("./").removesuffix("/**")
    assert acting(edit(f"/p/{folder}/total.py", "a", "b"), [own]) == [own]
    assert acting(edit(f"/p/{folder}2/total.py", "a", "b"), [own]) == []


def test_a_topic_that_names_a_folder_of_a_repository_names_a_path() -> None:
    own = guarded(Fact("owner of src/billing", "team-a", "team-b", None, 1, None, None, None))
    assert own.paths == ("src/billing",)
    assert guarded(Fact("client/server ratio", "1:2", "1:3", None, 1, None, None, None)).paths == ()


@example(Fact("0", "0)", "0", None, 1, None, None, None))
@given(facts)
def test_whatever_is_recorded_can_be_guarded(known: Fact) -> None:
    own = guarded(known)
    assert all(needle == needle.lower() and needle for needle in own.needles())
    acting(bash(f"run {known.wrong}"), [own])
    acting(write("/p/a.py", known.wrong), [own])
