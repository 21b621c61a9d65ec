"""API keys and tokens that their issuer gave a recognisable beginning. A new issuer is a new line in the table."""

from belta_memory.domain.recognizer import Recognizer
from belta_memory.named import NamedTuple

# Examples are put together here, so that no scanner of repositories takes them for real keys.
_MIXED = "aB3dE5gH7jK9mN1pQ4rS6tU8vW0xY2zC" * 4
_HEX = "0a1b2c3d4e5f60718293a4b5c6d7e8f9" * 4
_UPPER = "A3D5G7J2M4P6S3U5W7Y2B4E6H3K5N7Q2" * 4
_KINDS = {"m": _MIXED, "h": _HEX, "u": _UPPER, "9": "4815162342" * 4}

_W = r"[A-Za-z0-9_-]"
_A = r"[A-Za-z0-9]"
_H = r"[A-Fa-f0-9]"
_HEX_DIGITS = 6  # 32 hexadecimal characters with fewer decimal ones do not happen


class _Issuer(NamedTuple):
    """How the keys of one issuer look."""

    name: str
    beginnings: str  # separated by spaces: the cues, and where the examples start
    tail: str  # how an example goes on: "m36" = 36 characters of the mixed kind, "" = it stands in _WHOLE
    pattern: str


_ISSUERS = (
    _Issuer("aws", "AKIA ASIA", "u16", r"(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}"),
    _Issuer("aws-bedrock", "ABSK", "m108", r"ABSK[A-Za-z0-9+/]{100,140}={0,2}"),
    _Issuer("github", "ghp_ gho_ ghu_ ghs_ ghr_", "m76", rf"gh[pousr]_{_A}{{30,255}}"),
    _Issuer("github", "github_pat_", "m82", r"github_pat_[A-Za-z0-9_]{22,255}"),
    _Issuer(
        "gitlab",
        "glpat- glptt- gldt- glrt- glcbt-",
        "h40",
        rf"gl[a-z]{{2,5}}-{_W}{{20,300}}(?:\.{_W}{{2,20}}){{0,2}}",
    ),
    _Issuer("slack", "xox", "", r"xox[abeoprs](?:\.xox[bp])?-[A-Za-z0-9-]{10,255}"),
    _Issuer("slack", "xapp-1-", "u30", r"xapp-[0-9]-[A-Za-z0-9-]{10,255}"),
    _Issuer(
        "slack-webhook",
        "hooks.slack.com/services/",
        "u24",
        r"hooks\.slack\.com/services/[A-Za-z0-9/]{20,120}",
    ),
    _Issuer("discord-webhook", "/api/webhooks/", "", rf"/api/webhooks/[0-9]{{17,20}}/{_W}{{60,80}}"),
    _Issuer("google", "AIza", "m35", rf"AIza{_W}{{30,40}}"),
    _Issuer("google", "ya29.", "m60", rf"ya29\.{_W}{{20,2048}}"),
    _Issuer("google", "GOCSPX-", "m28", rf"GOCSPX-{_W}{{20,40}}"),
    _Issuer("google", "1//0", "m60", rf"1//0{_W}{{30,512}}"),
    _Issuer("openai, anthropic and their kin", "sk-", "m48", rf"sk-(?={_W}{{0,200}}[0-9]){_W}{{20,255}}"),
    _Issuer("stripe", "sk_live_ sk_test_ rk_live_", "m24", rf"[rs]k_(?:live|test)_{_A}{{10,255}}"),
    _Issuer("stripe", "whsec_", "m32", r"whsec_[A-Za-z0-9+/=]{24,255}"),
    _Issuer("npm", "npm_", "m36", rf"npm_{_A}{{36}}"),
    _Issuer("pypi", "pypi-AgE", "m100", rf"pypi-AgE{_W}{{50,1024}}"),
    _Issuer("hugging face", "hf_", "m34", rf"hf_(?={_A}{{0,40}}[0-9A-Z]){_A}{{30,80}}"),
    _Issuer("hugging face", "api_org_", "m34", rf"api_org_{_A}{{30,80}}"),
    _Issuer("azure storage", "AccountKey=", "m86", r"AccountKey=(?P<value>[A-Za-z0-9+/]{40,100}={0,2})"),
    _Issuer("azure", "SharedAccessKey=", "m43", r"SharedAccessKey=(?P<value>[A-Za-z0-9+/]{20,100}={0,2})"),
    _Issuer("azure signature", "&sig=", "m43", r"[?&]sig=(?P<value>[A-Za-z0-9%+/=]{20,200})"),
    _Issuer("azure client", "8Q~", "", rf"{_W}{{3}}8Q~[A-Za-z0-9_~.-]{{31,34}}"),
    _Issuer("digitalocean", "dop_v1_", "h64", rf"do[opr]_v1_{_H}{{64}}"),
    _Issuer("sendgrid", "SG.", "", rf"SG\.{_W}{{16,32}}\.{_W}{{32,64}}"),
    _Issuer("twilio", "SK", "h32", rf"SK{_H}{{32}}"),
    _Issuer("mailgun", "key-", "h32", rf"key-{_H}{{32}}"),
    _Issuer("telegram", ":AA", "", rf"[0-9]{{8,10}}:AA{_W}{{32,36}}"),
    _Issuer("shopify", "shpat_ shpss_", "h32", rf"shp(?:at|ca|pa|ss)_{_H}{{32}}"),
    _Issuer("square", "sq0atp- sq0csp-", "m43", rf"sq0[a-z]{{3}}-{_W}{{22,50}}"),
    _Issuer("databricks", "dapi", "h32", rf"dapi{_H}{{32}}(?:-[0-9])?"),
    _Issuer("linear", "lin_api_", "m40", rf"lin_api_{_A}{{32,64}}"),
    _Issuer("notion", "ntn_", "m46", rf"ntn_{_A}{{40,60}}"),
    _Issuer("notion", "secret_", "m43", rf"secret_{_A}{{40,50}}"),
    _Issuer("vault", "hvs. hvb.", "m90", rf"hv[bsr]\.{_W}{{24,512}}"),
    _Issuer("doppler", "dp.pt.", "m43", rf"dp\.[a-z]{{2,5}}\.(?:[a-z0-9_-]{{2,35}}\.)?{_A}{{40,44}}"),
    _Issuer("docker", "dckr_pat_", "m27", rf"dckr_[a-z]{{3}}_{_W}{{27,40}}"),
    _Issuer("grafana", "glsa_", "m41", r"glsa_[A-Za-z0-9_]{32,60}"),
    _Issuer("grafana", "glc_", "m60", r"glc_[A-Za-z0-9+/=]{32,400}"),
    _Issuer("groq", "gsk_", "m52", rf"gsk_{_A}{{40,64}}"),
    _Issuer("xai", "xai-", "m80", rf"xai-{_A}{{60,100}}"),
    _Issuer("perplexity", "pplx-", "m48", rf"pplx-{_A}{{40,64}}"),
    _Issuer("replicate", "r8_", "m37", rf"r8_{_A}{{37,40}}"),
    _Issuer("tavily", "tvly-", "m32", rf"tvly-{_W}{{20,64}}"),
    _Issuer("langsmith", "lsv2_", "", rf"lsv2_(?:pt|sk)_{_H}{{32}}_{_H}{{10}}"),
    _Issuer("sentry", "sntrys_ sntryu_", "m80", r"sntry[su]_[A-Za-z0-9+/=_]{40,512}"),
    _Issuer("supabase", "sbp_", "h40", rf"sbp_(?:v0_)?{_H}{{40}}"),
    _Issuer("supabase", "sb_secret_", "m31", rf"sb_secret_{_W}{{20,64}}"),
    _Issuer("figma", "figd_", "m40", rf"figd_{_W}{{32,64}}"),
    _Issuer("atlassian", "ATATT3", "m128", r"ATATT3[A-Za-z0-9_=-]{60,512}"),
    _Issuer("bitbucket", "ATBB", "m32", rf"ATBB{_A}{{24,64}}"),
    _Issuer("new relic", "NRAK-", "u27", r"NRAK-[A-Z0-9]{27}"),
    _Issuer("rubygems", "rubygems_", "h48", rf"rubygems_{_H}{{48}}"),
    _Issuer("age", "AGE-SECRET-KEY-1", "u58", r"AGE-SECRET-KEY-1[A-Z0-9]{58}"),
    _Issuer("1password", "ops_eyJ", "m128", r"ops_eyJ[A-Za-z0-9+/=_-]{100,2048}"),
    _Issuer("alibaba", "LTAI", "m20", rf"LTAI{_A}{{12,24}}"),
    _Issuer("tencent", "AKID", "m32", rf"AKID{_A}{{32}}"),
    _Issuer("planetscale", "pscale_pw_", "m43", r"pscale_[a-z]{2,5}_[A-Za-z0-9_=.-]{32,64}"),
    _Issuer("postman", "PMAK-", "", rf"PMAK-{_H}{{24}}-{_H}{{34}}"),
    _Issuer("airtable", "pat", "", rf"pat{_A}{{14}}\.{_H}{{64}}"),
    _Issuer("dropbox", "sl.", "m130", rf"sl\.(?:u\.)?{_W}{{120,2048}}"),
    _Issuer("terraform", ".atlasv1.", "", rf"{_A}{{14}}\.atlasv1\.{_W}{{60,70}}"),
    _Issuer("fly", "fo1_", "m43", rf"fo1_{_W}{{43}}"),
    _Issuer("heroku", "HRKU-", "m60", rf"HRKU-{_W}{{36,80}}"),
    _Issuer("cargo", "cio", "m32", rf"cio{_A}{{32}}"),
)

# Keys of which the beginning alone does not make an example.
_WHOLE = {
    "xox": f"xoxb-{_KINDS['9'][:12]}-{_MIXED[:24]}",
    "/api/webhooks/": f"https://discord.com/api/webhooks/{_KINDS['9'][:18]}/{_MIXED[:68]}",
    "8Q~": f"{_MIXED[:3]}8Q~{_MIXED[:34]}",
    "SG.": f"SG.{_MIXED[:22]}.{_MIXED[:43]}",
    ":AA": f"{_KINDS['9'][:10]}:AA{_MIXED[:33]}",
    "lsv2_": f"lsv2_pt_{_HEX[:32]}_{_HEX[:10]}",
    "PMAK-": f"PMAK-{_HEX[:24]}-{_HEX[:34]}",
    "pat": f"pat{_MIXED[:14]}.{_HEX[:64]}",
    ".atlasv1.": f"{_MIXED[:14]}.atlasv1.{_MIXED[:67]}",
}

_NOT_KEYS = (
    "it begins with sk- and goes on",
    "pip install sk-learn-style-estimators-for-everybody",
    "AKIA is how they begin, ASIA too",
    "ghp_ is the prefix",
    "commit da39a3ee5e6b4b0d3255bfef95601890afd80709",
    "sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "550e8400-e29b-41d4-a716-446655440000",
    "npm_config_registry and npm_package_name",
    "hf_transfer is on",
    "xoxo",
    "the pattern of secret_names",
    "key-value-pairs-and-such",
)


def _example(beginning: str, tail: str) -> str:
    return f"it's {beginning + _KINDS[tail[0]][: int(tail[1:])] if tail else _WHOLE[beginning]} now"


def _recognizer(issuer: _Issuer) -> Recognizer:
    beginnings = issuer.beginnings.split()
    edge = r"(?<![A-Za-z0-9_])" if beginnings[0][0].isalnum() else ""
    return Recognizer(
        name="api-key",
        pattern=rf"{edge}(?:{issuer.pattern})(?![A-Za-z0-9])",
        examples=tuple(_example(beginning, issuer.tail) for beginning in beginnings),
        counter_examples=_NOT_KEYS,
        cues=tuple(map(str.casefold, beginnings)),
        digits=_HEX_DIGITS if _H in issuer.pattern else 0,
    )


RECOGNIZERS = tuple(map(_recognizer, _ISSUERS))
