"""E-mail addresses, but not what only looks like one: remotes, SSH targets, package versions, retina images."""

from belta_memory.domain.recognizer import Recognizer

_NOT_DOMAINS = (
    " png jpg jpeg gif svg webp ico pdf js ts tsx jsx mjs cjs json py rs go rb java kt sh css html md yaml yml toml"
    " txt lock service socket timer mount target conf cfg log tgz gz zip whl "
)


def _is_address(address: str) -> bool:
    return f" {address.rpartition('.')[2].casefold()} " not in _NOT_DOMAINS


RECOGNIZER = Recognizer(
    name="email",
    # The first branch eats the user and password of a URL, so that its host is not taken for an address.
    pattern=(
        r"(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,30}://[!-.0-~]{1,256}@"
        r"|(?<![a-z0-9._%+-])(?<!ssh )(?<!scp )(?!git@)"
        r"(?P<value>[a-z0-9_%+-](?:[a-z0-9._%+-]{0,62}[a-z0-9_%+-])?@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})"
        r"(?![a-z0-9@_-]|\.[a-z0-9]|:[a-z~/])"
    ),
    examples=(
        "send it to taro.yamada@example.co.jp please",
        "メールはhanako@example.jpです",
        "minsu@example.kr로 보내 줘",
        "邮箱是 li.wei+test@mail.example.com，不是别的",
        "信箱：mei_ling@example.com.tw",
        "<jane@example.org> wrote it",
        "Ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ",
    ),
    counter_examples=(
        "git clone git@github.com:owner/repo.git",
        "ssh deploy@prod-b.example.com and look",
        "postgres://app@db.example.com/main",
        "npm i left-pad@1.3.0 and @scope/pkg@latest",
        "icon@2x.png is blurry",
        "systemctl restart getty@tty1.service",
        "@app.route('/x')",
        "rsync deploy@staging-a.example.com:/srv/app .",
        "me @ home",
        "user@prod-b",
    ),
    any_case=True,
    valid=_is_address,
    cues=("@",),
)
