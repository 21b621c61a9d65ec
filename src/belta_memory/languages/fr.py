"""French: how people correct an agent. What belta says to them is English as yet."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages._latin import END, NAME, NAMED, START, TOPIC
from belta_memory.languages.messages.en import MESSAGES

_DENIAL = r"(?:non|nan|faux|pas du tout|c'est faux|tu te trompes|incorrect)"
_BE = r"(?:est|sont|c'est|va sur|vont sur|tourne sur|utilise|on utilise|s'appelle|est sur|écoute sur|se trouve dans|doit être)"
_THE = r"(?:le |la |les |l'|un |une |sur |dans |en )?"

# fmt: off
RULES = (
    Rule("is-not", Kind.FACT, 0.65, asserts=True, cues=literals(", pas | et pas | et non |, non "),
         pattern=rf"{START}(?:non,? )?{_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}),? (?:et )?(?:pas|non) {_THE}(?P<wrong>{NAME}){END}"),
    Rule("not-but", Kind.FACT, 0.65, asserts=True, cues=literals("n'est pas |c'est pas |ne va pas |n'utilise pas |ne sont pas |ne tourne pas "),
         pattern=rf"{START}{_THE}(?:{TOPIC} )?(?:ce )?(?:n'est pas|c'est pas|ne va pas|n'utilise pas|ne sont pas|ne tourne pas) {_THE}(?P<wrong>{NAMED})[,;.]? ?(?:mais|c'est|il est|elle est) {_THE}(?P<correct>{NAMED}){END}"),
    Rule("denied-is", Kind.FACT, 0.7, asserts=True, replies=True, cues=literals(" non, | non. | nan, | faux| tu te trompes| incorrect"),
         pattern=rf"^{_DENIAL}[,.]\s*{_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}){END}"),
    Rule("in-truth", Kind.FACT, 0.65, asserts=True, cues=literals("en fait |en fait, |en réalité "),
         pattern=rf"{START}en (?:fait|réalité),? {_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}){END}"),
    Rule("untrue", Kind.FACT, 0.65, replies=True, cues=literals("pas vrai|c'est faux|n'est pas exact|pas exact"),
         pattern=r"(?:^|[\n.!,]\s*)(?:non,? )?(?:c'est faux|(?:ce |ça )?(?:n'est|c'est|c est) pas (?:vrai|exact))(?! que)"),
    Rule("no-such", Kind.FACT, 0.65, cues=literals("n'existe pas|n'existent pas|n'a jamais existé|existe pas"),
         pattern=r"^(?:non,? |mais )?(?:ce|cet|cette|ces|le|la|les|ça)? ?[\w/.`-]{1,30}(?: [\w/.`-]{1,30}){0,3} (?:n')?(?:existe(?:nt)? pas|a jamais existé)\b"),
    Rule("invented", Kind.FACT, 0.7, cues=literals("tu inventes|inventé ça|tu hallucines|tu as inventé"),
         pattern=r"tu (?:inventes|hallucines|l'as inventé|as inventé|viens d'inventer)|t'as inventé ça"),
    Rule("forgot", Kind.OMISSION, 0.75, cues=literals("tu as oublié|t'as oublié|il manque |tu n'as pas mis|tu n'as pas ajouté|il manque encore"),
         pattern=r"(?:tu as|t'as) (?:encore |aussi )?oublié(?! de rien)|(?:^|[\n.!?,]\s*|mais )il manque (?:encore |toujours |le |la |les |un |une |des )\w+|tu n'as pas (?:mis|ajouté|inclus)"),
    Rule("told-before", Kind.INSTRUCTION, 0.75, cues=literals("je t'ai dit|je t'ai demandé|je t'avais dit|je t'avais demandé|j'ai dit |j'avais demandé|je ne t'ai pas demandé|je t'ai pas demandé|j'avais dit"),
         pattern=r"je (?:ne )?t'(?:ai|avais) (?:pas )?(?:déjà )?(?:dit|demandé)|j'(?:ai|avais) (?:dit|demandé) (?:de|d'|que|pas)"),
    Rule("prohibition", Kind.INSTRUCTION, 0.6, cues=literals("ne touche pas|ne change pas|ne supprime pas|ne modifie pas|n'utilise pas |touche pas |arrête de "),
         pattern=r"^(?:stop|attends|non|stp)?[\s,.!]*(?:ne (?:touche|change|supprime|modifie) (?:pas|rien|plus)|n'utilise pas|touche pas|arrête de) [^\n?]{1,60}$"),
    Rule("still-broken", Kind.RESULT, 0.7, cues=literals("toujours pas|marche toujours|toujours la même|toujours le même|toujours une erreur|encore la même|encore le même|toujours l'erreur"),
         pattern=r"(?:ne |n')?\w* ?toujours pas|toujours (?:la même|le même|une erreur|l'erreur|cassé|vide)|encore (?:la même|le même) (?:erreur|problème|bug)"),
    Rule("not-working", Kind.RESULT, 0.6, cues=literals("marche pas|fonctionne pas|s'affiche pas|plus rien ne |ne marche plus|ne fonctionne plus|démarre pas|compile pas|ça plante"),
         pattern=r"^(?:mais |non,? |bon,? )?(?:[\w' ]{0,30} )?(?:ne )?(?:marche|fonctionne|s'affiche|démarre|compile) (?:pas|plus)|plus rien ne \w+|ça plante"),
    Rule("disagreement", Kind.OTHER, 0.5, cues=literals("pas bon|pas correct|pas la bonne|pas le bon|pas ça"),
         pattern=r"(?:n'est|c'est|est) pas (?:bon|correct|ça|la bonne|le bon)\b"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65, cues=literals("à partir de maintenant|désormais|dorénavant|je préfère |la prochaine fois"),
         pattern=r"(?:à partir de maintenant|désormais|dorénavant|je préfère|la prochaine fois),? \w+"),
)

GUARDS = (
    Guard("hypothetical", spares=(Kind.INSTRUCTION,), cues=literals(" si | quand | au cas où "),
          pattern=r"\b(?:si|quand|au cas où) [^.!?\n]{0,40}\b(?:existe|marche|fonctionne|faux|manque|vrai)"),
    Guard("own-slip", cues=literals("je me suis trompé|pardon|je voulais dire|ma faute|mon erreur|désolé"),
          pattern=r"je me suis trompé|pardon|je voulais dire|ma faute|mon erreur|désolé"),
    Guard("assent", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" oui| ok| parfait| merci| d'accord| bien| super| non c'est | non ça | non, c'est bon| pas de problème| pas de souci"),
          pattern=r"^\W*(?:oui|ok|parfait|merci|d'accord|bien|super|non,? (?:c'est (?:bon|parfait|top|nickel|ok|bien)|ça (?:va|marche|ira)|merci|pas besoin)|pas de (?:problème|souci))"),
    Guard("hedge", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals("je crois|je pense|peut-être|on dirait|il me semble|probablement|pas sûr"),
          pattern=r"je (?:crois|pense)|peut-être|on dirait|il me semble|probablement|pas sûr"),
    Guard("request", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals(" ajoute| crée| fais| écris| change| mets| vérifie| utilise| assure| implémente"),
          pattern=r"^(?:stp,? |maintenant |et )?(?:ajoute|crée|fais|écris|change|mets|vérifie|utilise|assure|implémente)\b"),
)
# fmt: on

PACK = LanguagePack(
    tag="fr",
    rules=RULES,
    guards=GUARDS,
    remember=literals(" souviens-toi| retiens que| n'oublie pas que| plus jamais"),
    messages=MESSAGES,
    pronouns=frozenset({"ça", "cela", "ceci", "ce", "celui", "celle", "il", "elle", "que", "non", "pas"}),
    trims=(("le ", "la ", "les ", "l'", "sur ", "dans ", "un ", "une "), (" stp", " svp")),
)
