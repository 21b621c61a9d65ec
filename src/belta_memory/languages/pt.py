"""Portuguese: how people correct an agent. What belta says to them is English as yet."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages._latin import END, NAME, NAMED, START, TOPIC
from belta_memory.languages.messages.en import MESSAGES

_DENIAL = r"(?:não|nao|errado|incorreto|falso|tá errado|está errado|você se enganou)"
_BE = r"(?:é|são|fica em|está em|vai para|vai pro|vai pra|roda no|roda na|roda em|usa|usamos|se chama|deve ser|escuta na)"
_THE = r"(?:o |a |os |as |um |uma |no |na )?"

# fmt: off
RULES = (
    Rule("is-not", Kind.FACT, 0.65, asserts=True, cues=literals(", não | e não |, nao | e nao "),
         pattern=rf"{START}(?:não,? )?{_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}),? (?:e )?n[ãa]o (?:em |para |pro )?{_THE}(?P<wrong>{NAME}){END}"),
    Rule("not-but", Kind.FACT, 0.65, asserts=True, cues=literals("não é |não são |não fica |não vai |não usa |não roda "),
         pattern=rf"{START}{_THE}(?:{TOPIC} )?não {_BE} {_THE}(?P<wrong>{NAMED})[,;.]? ?(?:mas sim|e sim|mas|é|são|fica em|vai para|usa|usamos) (?:em |para )?{_THE}(?P<correct>{NAMED}){END}"),
    Rule("denied-is", Kind.FACT, 0.7, asserts=True, replies=True, cues=literals(" não, | não. | nao, | errado| incorreto| falso"),
         pattern=rf"^{_DENIAL}[,.]\s*{_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}){END}"),
    Rule("in-truth", Kind.FACT, 0.65, asserts=True, cues=literals("na verdade |na verdade, |na real "),
         pattern=rf"{START}na (?:verdade|real),? {_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}){END}"),
    Rule("untrue", Kind.FACT, 0.65, replies=True, cues=literals("não é verdade|isso é falso|não é bem assim|não procede"),
         pattern=r"(?:^|[\n.!,]\s*)(?:não,? )?(?:isso |isto )?(?:não é (?:verdade|bem assim)|é falso|não procede)(?! que)"),
    Rule("no-such", Kind.FACT, 0.65, cues=literals("não existe|nunca existiu|não existem"),
         pattern=r"^(?:não,? |mas )?(?:esse|essa|este|esta|o|a|os|as)? ?[\w/.`-]{1,30}(?: [\w/.`-]{1,30}){0,3} (?:não existem?|nunca existiu)\b"),
    Rule("invented", Kind.FACT, 0.7, cues=literals("inventou isso|você inventou|inventando|alucinando"),
         pattern=r"(?:você|vc) (?:inventou|está inventando|tá inventando|está alucinando|tá alucinando)|inventou isso"),
    Rule("forgot", Kind.OMISSION, 0.75, cues=literals("esqueceu|faltou |ficou faltando|você não incluiu|está faltando|tá faltando|você pulou"),
         pattern=r"(?:você|vc)?\s?(?<!não )esqueceu (?:de |do |da |dos |das |o |a |os |as )?\w+|(?:^|[\n.!,]\s*|mas )faltou \w+|(?:ficou|está|tá) faltando|(?:você|vc) (?:não incluiu|pulou)"),
    Rule("told-before", Kind.INSTRUCTION, 0.75, cues=literals("eu disse|eu falei|eu pedi|te pedi|já falei|já disse|não pedi|ninguém pediu"),
         pattern=r"(?:eu (?:já |te )?(?:disse|falei|pedi)|te pedi|já (?:te )?(?:falei|disse)|não (?:te )?pedi|ninguém pediu)"),
    Rule("prohibition", Kind.INSTRUCTION, 0.6, cues=literals("não mexa|não mexe|não mude|não apague|não suba|não altere|não use |pare de |para de "),
         pattern=r"^(?:ei|calma|espera|por favor)?[\s,.!]*(?:não (?:mexa|mexe|mude|apague|suba|altere|use)|pare de|para de) [^\n?]{1,60}$"),
    Rule("still-broken", Kind.RESULT, 0.7, cues=literals("ainda não |continua dando|continua sem|continua com|continua o mesmo|continua quebrad|ainda dá |ainda está |continua aparecendo|ainda aparece"),
         pattern=r"ainda (?:não (?:funciona|carrega|aparece|abre|roda|compila|salva|foi)|dá|está (?:dando|quebrad|com|aparecendo)|aparece)|continua (?:dando|sem|com|o mesmo|quebrad|aparecendo|igual)"),
    Rule("not-working", Kind.RESULT, 0.6, cues=literals("não funciona|não funcionou|não carrega|não abre|parou de funcionar|quebrou|não está funcionando|não compila|não tá funcionando"),
         pattern=r"^(?:mas |agora |cara,? )?(?:[\w ]{0,30} )?(?:não (?:funciona|funcionou|carrega|abre|compila|está funcionando|tá funcionando)|parou de funcionar|quebrou)"),
    Rule("disagreement", Kind.OTHER, 0.5, cues=literals("está errado|tá errado|não está certo|não está correto|não tá certo"),
         pattern=r"\b(?:está|tá) errado\b|\bnão (?:está|tá) (?:certo|correto)\b"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65, cues=literals("de agora em diante|a partir de agora|prefiro |da próxima vez"),
         pattern=r"(?:de agora em diante|a partir de agora|prefiro|da próxima vez),? \w+"),
)

GUARDS = (
    Guard("hypothetical", spares=(Kind.INSTRUCTION,), cues=literals(" se | quando | caso "),
          pattern=r"\b(?:se|quando|caso) [^.!?\n]{0,40}\b(?:exist\w+|funcion\w+|errado|falt\w+|verdade)"),
    Guard("own-slip", cues=literals("me enganei|desculpa|desculpe|quis dizer|erro meu|foi mal|eu errei"),
          pattern=r"me enganei|desculp[ae]|quis dizer|erro meu|foi mal|eu errei"),
    Guard("assent", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" sim| ok| perfeito| obrigad| beleza| certo| ótimo| não precisa| sem problema| não tem problema| não, está"),
          pattern=r"^\W*(?:sim|ok|perfeito|obrigad[oa]|beleza|certo|ótimo|sem problemas?|não(?: precisa| tem problema|, (?:precisa|tem problema|está (?:bom|ótimo|certo)|tá (?:bom|ótimo)|obrigad[oa]|tudo bem)))"),
    Guard("hedge", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals("acho|talvez|parece|pode ser|provavelmente|não tenho certeza"),
          pattern=r"\b(?:acho|talvez|parece|pode ser|provavelmente|não tenho certeza)\b"),
    Guard("request", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals(" adicione| adiciona| crie| cria| faça| faz| escreva| mude| atualize| verifique| use | garanta| implemente"),
          pattern=r"^(?:por favor,? |agora |e )?(?:adicione|adiciona|crie|cria|faça|faz|escreva|mude|atualize|verifique|use|garanta|implemente)\b"),
)
# fmt: on

PACK = LanguagePack(
    tag="pt",
    rules=RULES,
    guards=GUARDS,
    remember=literals(" lembre-se| lembra que| não esqueça| nunca mais"),
    messages=MESSAGES,
    pronouns=frozenset({"isso", "isto", "esse", "essa", "este", "esta", "ele", "ela", "que", "não"}),
    trims=(("o ", "a ", "os ", "as ", "em ", "no ", "na ", "um ", "uma "), (" por favor",)),
)
