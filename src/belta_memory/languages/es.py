"""Spanish: how people correct an agent. What belta says to them is English as yet."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages._latin import END, NAME, NAMED, START, TOPIC
from belta_memory.languages.messages.en import MESSAGES

_DENIAL = r"(?:no|nop|incorrecto|falso|mal|eso no es cierto|no es as[ií]|te equivocas|est[aá] mal)"
_BE = r"(?:es|son|era|est[aá] en|est[aá]|va (?:a|en)|se despliega en|corre en|usa|usamos|se llama|vive en|debe ser|escucha en)"
_THE = r"(?:el |la |los |las |un |una |al )?"

# fmt: off
RULES = (
    Rule("is-not", Kind.FACT, 0.65, asserts=True, cues=literals(", no | y no "),
         pattern=rf"{START}(?:no,? )?{_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}),? (?:y )?no (?:en |a |de )?{_THE}(?P<wrong>{NAME}){END}"),
    Rule("not-but", Kind.FACT, 0.65, asserts=True, cues=literals("no es |no son |no está |no esta |no va |no usa "),
         pattern=rf"{START}{_THE}(?:{TOPIC} )?no {_BE} {_THE}(?P<wrong>{NAMED})[,;.]? ?(?:sino|pero s[ií]|es|son|est[aá] en|va a|usa|usamos) (?:que |en |a )?{_THE}(?P<correct>{NAMED}){END}"),
    Rule("denied-is", Kind.FACT, 0.7, asserts=True, replies=True, cues=literals(" no, | no. | nop| incorrecto| falso| te equivocas| mal, | mal. "),
         pattern=rf"^{_DENIAL}[,.]\s*{_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}){END}"),
    Rule("in-truth", Kind.FACT, 0.65, asserts=True, cues=literals("en realidad "),
         pattern=rf"{START}en realidad,? {_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}){END}"),
    Rule("untrue", Kind.FACT, 0.65, replies=True, cues=literals("no es cierto|no es verdad|eso es falso|no es así|no es correcto"),
         pattern=r"(?:^|[\n.!,]\s*)(?:no,? )?(?:eso |esto |lo que dices )?(?:no es (?:cierto|verdad|as[ií])|es falso)(?! que)"),
    Rule("no-such", Kind.FACT, 0.65, cues=literals("no existe|nunca existió|no hay ningún|no hay ninguna"),
         pattern=rf"^(?:no,? |pero )?(?:es[ea]|est[ea]|la|el|los|las)? ?[\w/.`-]{{1,30}}(?: [\w/.`-]{{1,30}}){{0,3}} (?:no existen?|nunca existi[oó])\b|^(?:no,? |pero )?no hay ning[uú]na? {NAME}"),
    Rule("invented", Kind.FACT, 0.7, cues=literals("inventaste|inventado eso|inventando|alucinando|lo has inventado|te lo inventas"),
         pattern=r"te lo (?:has )?invent\w+|(?:est[aá]s|te est[aá]s) (?:inventando|alucinando)|has inventado eso"),
    Rule("forgot", Kind.OMISSION, 0.75, cues=literals("olvidaste|te faltó|te falta |has olvidado|dejaste fuera|no incluiste|no has incluido|te saltaste"),
         pattern=r"(?<!no )(?:te )?(?:olvidaste|has olvidado)(?! de nada)|te falt(?:[oó]|a)\b|dejaste fuera|no (?:incluiste|has incluido)|te saltaste"),
    Rule("told-before", Kind.INSTRUCTION, 0.75, cues=literals("te dije|te pedí|te he dicho|no te pedí|ya te había dicho|te lo dije|nadie te pidió"),
         pattern=r"(?:te (?:lo )?dije|te (?:lo )?ped[ií]|te he (?:dicho|pedido)|ya te hab[ií]a dicho|nadie te pidi[oó])"),
    Rule("prohibition", Kind.INSTRUCTION, 0.6, cues=literals("no toques |no cambies |no borres |no subas |no uses |no modifiques |deja de "),
         pattern=r"^(?:oye|para|espera|por favor)?[\s,.!]*(?:no (?:toques|cambies|borres|subas|uses|modifiques)|deja de \w+) [^\n?]{1,60}$"),
    Rule("still-broken", Kind.RESULT, 0.7, cues=literals("sigue sin |siguen sin |sigue fallando|sigue dando|todavía no |sigue igual|aún no |sigue apareciendo|sigue el mismo"),
         pattern=r"siguen? (?:sin (?:\w+|estar)|fallando|dando|igual|apareciendo|el mismo|mostrando|roto)|(?:todav[ií]a|a[uú]n) no (?:funciona|carga|aparece|arranca|compila|sale|abre|guarda|se ve)"),
    Rule("not-working", Kind.RESULT, 0.6, cues=literals("no funciona|no carga|no arranca|no compila|dejó de funcionar|se rompió|no se guarda"),
         pattern=r"^(?:pero |ahora |ya )?(?:[\w ]{0,30} )?(?:no (?:me )?(?:funciona|carga|arranca|compila)|dej[oó] de funcionar|se rompi[oó]|no se guarda)"),
    Rule("disagreement", Kind.OTHER, 0.5, cues=literals("está mal|no está bien|no es correcto|esta mal"),
         pattern=r"\b(?:est[aá] mal|no est[aá] bien|no es correcto)\b"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65, cues=literals("de ahora en adelante|a partir de ahora|prefiero |la próxima vez"),
         pattern=r"(?:de ahora en adelante|a partir de ahora|prefiero|la pr[oó]xima vez),? \w+"),
)

GUARDS = (
    Guard("hypothetical", spares=(Kind.INSTRUCTION,), cues=literals(" si | cuando | en caso "),
          pattern=r"\b(?:si|cuando|en caso de que) [^.!?\n]{0,40}\b(?:existe|funciona|mal|falta|carga|cierto)"),
    Guard("own-slip", cues=literals("me equivoqué|perdón|quise decir|culpa mía|error mío"),
          pattern=r"me equivoqu[eé]|perd[oó]n|quise decir|culpa m[ií]a|error m[ií]o"),
    Guard("assent", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" sí| vale| perfecto| gracias| de acuerdo| ok| bien| no pasa nada| no hace falta| no hay problema"),
          pattern=r"^\W*(?:s[ií]\b|vale|perfecto|gracias|de acuerdo|ok|bien|no,? (?:pasa nada|hace falta|hay problema|est[aá] bien|gracias|perfecto))"),
    Guard("hedge", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals("creo|quizás|tal vez|parece|puede que|supongo|no estoy segur"),
          pattern=r"\b(?:creo|quiz[aá]s?|tal vez|parece|puede que|supongo|no estoy segur)"),
    Guard("request", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals(" añade| agrega| crea| haz| escribe| cambia| actualiza| comprueba| usa | verifica| asegúrate| implementa"),
          pattern=r"^(?:por favor,? |ahora |y )?(?:añade|agrega|crea|haz|escribe|cambia|actualiza|comprueba|usa|verifica|aseg[uú]rate|implementa)\b"),
)
# fmt: on

PACK = LanguagePack(
    tag="es",
    rules=RULES,
    guards=GUARDS,
    remember=literals(" recuerda que| recuérdalo| no lo olvides| nunca más"),
    messages=MESSAGES,
    pronouns=frozenset({"eso", "esto", "ese", "esa", "este", "esta", "él", "ella", "lo", "que", "no"}),
    trims=(("el ", "la ", "los ", "las ", "en ", "a ", "un ", "una "), (" por favor",)),
)
