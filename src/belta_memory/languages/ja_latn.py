"""Japanese in Latin letters: how people correct an agent. What belta says to them is Japanese."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages._latin import END, NAME, NAMED
from belta_memory.languages.messages.ja import MESSAGES

_DENIAL = r"(?:iya|ie|iie|chigau|chigaimasu|machigai|uun)"
_TOPIC = r"(?P<topic>[a-z][\w/-]{0,30}(?: [a-z][\w/-]{0,30})?) wa,? "
_IS = r"(?: (?:desu|da|dayo|da yo|desuyo|nanda|nandesu|desu yo)|" + END + ")"

# fmt: off
RULES = (
    Rule("not-but", Kind.FACT, 0.7, asserts=True, cues=literals(" janakute | ja nakute | dewanaku | dewa naku | janaku | ja naku "),
         pattern=rf"(?:^|[\s,.!])(?:{_DENIAL},? )?(?:{_TOPIC})?(?P<wrong>{NAME}) (?:ja ?naku(?:te)?|dewa ?naku),? (?P<correct>{NAMED}){_IS}"),
    Rule("denied-is", Kind.FACT, 0.7, asserts=True, replies=True, cues=literals(" iya, | iya | chigau| chigaimasu| iie"),
         pattern=rf"^{_DENIAL}[\s,.!]+(?:{_TOPIC})?(?P<correct>{NAMED}) (?:desu|da|dayo|da yo|desu yo)"),
    Rule("correctly", Kind.FACT, 0.65, asserts=True, cues=literals("tadashiku wa |jissai wa |hontou wa "),
         pattern=rf"(?:tadashiku|jissai|hontou) wa (?:{_TOPIC})?(?P<correct>{NAMED}){_IS}"),
    Rule("no-such", Kind.FACT, 0.65, cues=literals("sonzai shinai|sonzai shimasen|sonna "),
         pattern=r"(?:^|wa |ga )sonzai (?:shinai|shimasen)|^(?:iya,? )?sonna [\w-]{1,20} (?:wa )?(?:nai|arimasen)"),
    Rule("left-out", Kind.OMISSION, 0.65, cues=literals("wasureteru|wasureteimasu|wasurete imasu|nuketeru|nukete iru|haittenai|haitte inai|tarinai"),
         pattern=r"wasurete ?(?:ru|imasu|iru)|nukete ?(?:ru|iru|imasu)|haitte ?(?:nai|inai|imasen)|tarinai"),
    Rule("told-before", Kind.INSTRUCTION, 0.75, cues=literals(" itta yo ne| itta noni| itta deshou| tte itta| to itta| katte ni "),
         pattern=r"(?:tte|to) (?:sakki )?itta (?:yo|noni|deshou|hazu|jan)|katte ni \w+"),
    Rule("prohibition", Kind.INSTRUCTION, 0.6, cues=literals("naide|yamete|sawaru na"),
         pattern=r"^[^\n?]{1,50}(?:naide(?: kudasai| kure| ne| yo)?|yamete(?: kudasai| kure)?|sawaru na)[!.\s]*$"),
    Rule("still-broken", Kind.RESULT, 0.65, cues=literals("mada |mata |aikawarazu |imada ni "),
         pattern=r"(?:mada|mata|aikawarazu|imada ni) [\w ]{0,30}(?:nai|masen|nakatta|error|eraa|bug|dame|okashii|onaji|ochiru|ochita)\b"),
    Rule("not-working", Kind.RESULT, 0.6, cues=literals("ugokanai|ugokimasen|naottenai|naotte nai|okashii|kowareta|kowareteru|hyouji sarenai|hannei sarenai"),
         pattern=r"ugoka(?:nai|nakatta)|ugokimasen|naotte ?nai|okashii|koware(?:ta|teru)|(?:hyouji|hannei) sare(?:nai|masen)"),
    Rule("symptom", Kind.OTHER, 0.45, cues=literals("n dakedo|ndakedo|n desu ga|ndesuga|chau|chatta"),
         pattern=r"(?:nai|masen|ru|ta) ?n ?(?:dakedo|desu ?ga|desu ?kedo)|ch(?:au|atta)\b"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65, cues=literals("kore kara wa|kongo wa|tsugi kara|hou ga ii"),
         pattern=r"(?:kore kara wa|kongo wa|tsugi kara(?: wa)?) \w+|hou ga ii"),
)

GUARDS = (
    Guard("hypothetical", spares=(Kind.INSTRUCTION, Kind.PREFERENCE),
          cues=literals("tara |nara |baai "), pattern=r"(?:tara|nara|baai)\b"),
    Guard("own-slip", cues=literals("machigaeta|gomen|sumimasen|kanchigai"), pattern=r"machigaeta|gomen|sumimasen|kanchigai"),
    Guard("assent", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" hai| un,| un | ok| ii yo| arigatou| daijoubu"), pattern=r"^\W*(?:hai|un|ok|ii yo|arigatou|(?:iya,? )?daijoubu)\b"),
    Guard("hedge", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals("kamo|tabun|ki ga suru|to omou|osoraku"), pattern=r"\b(?:kamo|tabun|ki ga suru|to omou|osoraku)"),
    Guard("question", spares=(Kind.INSTRUCTION,), cues=literals("desu ka|desuka|masu ka|masuka|masen ka"),
          pattern=r"(?:desu|masu|masen) ?ka\W*$"),
)
# fmt: on

PACK = LanguagePack(
    tag="ja-Latn",
    rules=RULES,
    guards=GUARDS,
    remember=literals(" oboete oite| oboetoite| wasurenaide"),
    messages=MESSAGES,
    pronouns=frozenset({"kore", "sore", "are", "koko", "soko", "nani"}),
)
