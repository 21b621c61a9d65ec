"""Passwords and tokens in the arguments of a command."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.recognizers._value import is_secret

_VALUE = r"[\"']?(?P<value>[!#%&(-.0-;=?-~][!#-&(-;=?-~]{2,128})"


def _is_argument(value: str) -> bool:
    return is_secret(value) and not value.startswith("-")


RECOGNIZERS = (
    Recognizer(
        name="password",
        pattern=r"identified by[ \t]+[\"'](?P<value>[^\"'\n]{3,128})[\"']",
        examples=("CREATE USER app IDENTIFIED BY 'hunter2'",),
        counter_examples=("rows are identified by 'id'", "IDENTIFIED BY '<password>'"),
        valid=_is_argument,
        any_case=True,
        cues=("identified by",),
    ),
    Recognizer(
        name="password",
        pattern=rf"(?<![!-~])--?(?:[a-z]{{1,20}}-)?(?:password|passwd|pass|passphrase|pwd|token|secret|api-?key)[ =][ \t]*{_VALUE}",
        examples=(
            "deploy --password hunter2 --host prod-b",
            "tool --api-key=ab12cd34",
            "x --db-password swordfish",
        ),
        counter_examples=(
            "--password-file /run/secrets/db",
            "--password $PASS",
            "--token ${TOKEN}",
            "add a --password option",
            "--password-stdin",
            "--token <token>",
            "--password --host prod-b",
        ),
        any_case=True,
        valid=_is_argument,
        cues=("-pass", "-token", "-secret", "-api", "-pwd"),
    ),
    Recognizer(
        name="password",
        pattern=rf"(?<![a-z])(?:curl|wget|http)[ \t][^\n|]{{0,120}}?(?:-u|--user)[ =]?[\"']?[a-z0-9_.@-]{{1,64}}:{_VALUE}",
        examples=(
            "curl -u app:hunter2 https://prod-b.example.com",
            "curl -s --user 'app:swordfish' http://x",
        ),
        counter_examples=(
            "curl -u app https://prod-b.example.com",
            "curl -u app:$PASS http://x",
            "docker run -u 1000:1000 curl",
        ),
        any_case=True,
        valid=_is_argument,
        cues=("curl", "wget"),
    ),
    Recognizer(
        name="password",
        pattern=rf"(?<![a-z])(?:sshpass[ \t]+-p[ \t]*|(?:mysql|mysqldump|mysqladmin|mariadb)[ \t][^\n|]{{0,120}}?(?<=[ \t])-p(?=[^ \t]{{0,64}}[a-z])){_VALUE}",
        examples=(
            "sshpass -p hunter2 ssh prod-b",
            "mysql -u root -phunter2 main",
            "mysqldump -pswordfish db",
        ),
        counter_examples=("mysql -u root -p main", "ssh -p 2222 prod-b", "mkdir -p src/app"),
        any_case=True,
        valid=_is_argument,
        cues=("sshpass", "mysql", "mariadb"),
    ),
)
