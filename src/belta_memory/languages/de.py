"""German: how people correct an agent. What belta says to them is English as yet."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages._latin import END, NAME, NAMED, START, TOPIC
from belta_memory.languages.messages.en import MESSAGES

_DENIAL = r"(?:nein|nee|nö|falsch|quatsch|stimmt nicht|das stimmt nicht|das ist falsch)"
_BE = r"(?:ist|sind|heißt|heisst|liegt (?:in|auf)|läuft auf|geht auf|gehen auf|nutzt|verwendet|wir nutzen|steht in|lauscht auf|muss)"
_THE = r"(?:der |die |das |den |dem |ein |eine |auf |in |im )?"

# fmt: off
RULES = (
    Rule("is-not", Kind.FACT, 0.65, asserts=True, cues=literals(", nicht | und nicht "),
         pattern=rf"{START}(?:nein,? )?{_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}),? (?:und )?nicht {_THE}(?P<wrong>{NAME}){END}"),
    Rule("not-but", Kind.FACT, 0.65, asserts=True, cues=literals("sondern "),
         pattern=rf"{START}{_THE}(?:{TOPIC} )?{_BE} nicht {_THE}(?P<wrong>{NAMED}),? sondern {_THE}(?P<correct>{NAMED}){END}"),
    Rule("denied-is", Kind.FACT, 0.7, asserts=True, replies=True, cues=literals(" nein, | nein. | nee, | nö, | falsch| quatsch| stimmt nicht"),
         pattern=rf"^{_DENIAL}[,.]\s*{_THE}(?:{TOPIC} )?{_BE} {_THE}(?P<correct>{NAMED}){END}"),
    Rule("in-truth", Kind.FACT, 0.65, asserts=True, cues=literals("eigentlich |tatsächlich |in wirklichkeit "),
         pattern=rf"{START}{_THE}(?:{TOPIC} )?{_BE} (?:eigentlich|tatsächlich|in wirklichkeit) {_THE}(?P<correct>{NAMED}){END}"),
    Rule("untrue", Kind.FACT, 0.65, replies=True, cues=literals("stimmt nicht|stimmt so nicht|das ist falsch|ist nicht wahr|stimmt doch nicht"),
         pattern=r"(?:^|[\n.!,]\s*)(?:nein,? )?das (?:stimmt (?:so |doch )?nicht|ist (?:schlicht )?falsch|ist nicht wahr)"),
    Rule("no-such", Kind.FACT, 0.65, cues=literals("existiert nicht|existiert gar nicht|gibt es nicht|gibt es gar nicht|gibt's nicht|gibt es keine|existieren nicht"),
         pattern=rf"^(?:nein,? |aber )?(?:den|die|das|der|dieses?|diese[rn]?|so eine?n?)? ?[\w/.`-]{{1,30}}(?: [\w/.`-]{{1,30}}){{0,3}} (?:existier(?:t|en) (?:gar )?nicht|gibt(?:'s| es) (?:gar |hier |doch )?nicht)\b|^(?:hier |da )?gibt es keine?n? {NAME}"),
    Rule("invented", Kind.FACT, 0.7, cues=literals("ausgedacht|erfunden|halluzinier"),
         pattern=r"(?:das )?hast du (?:dir )?(?:nur |gerade |wieder )?(?:ausgedacht|erfunden)|du halluzinierst|das ist (?:frei )?erfunden"),
    Rule("forgot", Kind.OMISSION, 0.75, cues=literals(" vergessen|fehlt noch|fehlen noch|du hast nicht alle|ausgelassen|übersehen"),
         pattern=r"du hast [^.!?\n]{0,40}(?:vergessen|ausgelassen|übersehen)|hast du [^.!?\n]{0,30}vergessen(?!\?)|fehl(?:t|en) noch (?!etwas\?)\w+|du hast nicht alle\w* \w+"),
    Rule("told-before", Kind.INSTRUCTION, 0.75, cues=literals("habe ich gesagt|hab ich gesagt|ich habe gesagt|ich hab gesagt|hatte ich gesagt|ich sagte |habe dich nicht gebeten|ich hatte gebeten|nicht darum gebeten|ich habe dir gesagt|doch gesagt"),
         pattern=r"(?:hab(?:e)?|hatte) ich (?:dir )?(?:doch |schon )?gesagt|ich (?:hab(?:e)?|hatte) (?:dir )?(?:doch |schon )?(?:gesagt|gebeten)|ich sagte|(?:habe dich )?nicht (?:darum )?gebeten"),
    Rule("prohibition", Kind.INSTRUCTION, 0.6, cues=literals("nicht anfassen|nicht ändern|nicht löschen|nicht pushen|nicht committen|fass |hör auf|finger weg"),
         pattern=r"^(?:bitte |halt,? |stopp,? |nein,? )?(?:[^\n?.]{1,40} nicht (?:anfassen|ändern|löschen|pushen|committen)|fass [^\n?]{1,30} nicht an|hör auf[ ,][^\n?]{1,40}|finger weg[^\n?]{0,40})[!.]*$"),
    Rule("still-broken", Kind.RESULT, 0.7, cues=literals("immer noch|noch immer|nach wie vor|schon wieder|weiterhin "),
         pattern=r"(?:immer noch|noch immer|nach wie vor|schon wieder|weiterhin) (?:nicht|der|die|das|kein\w*|ein\w*|kaputt|leer|fehler\w*|rot|falsch|abgestürzt)"),
    Rule("not-working", Kind.RESULT, 0.6, cues=literals("funktioniert nicht|geht nicht|klappt nicht|startet nicht|lädt nicht|kompiliert nicht|funktioniert nicht mehr|stürzt ab"),
         pattern=r"^(?:aber |jetzt |hm,? )?(?:[\w ]{0,30} )?(?:funktioniert|geht|klappt|startet|lädt|kompiliert) (?:jetzt |bei mir |so |gar |leider )?nicht|stürzt (?:\w+ )?ab"),
    Rule("disagreement", Kind.OTHER, 0.5, cues=literals("nicht richtig|nicht korrekt|ist falsch|passt nicht|passt so nicht"),
         pattern=r"\b(?:ist )?nicht (?:richtig|korrekt)\b|\bist falsch\b|\bpasst (?:so )?nicht\b"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65, cues=literals("ab jetzt|künftig|in zukunft|von nun an|nächstes mal|ich bevorzuge"),
         pattern=r"(?:ab jetzt|künftig|in zukunft|von nun an|nächstes mal|ich bevorzuge),? \w+"),
)

GUARDS = (
    Guard("hypothetical", spares=(Kind.INSTRUCTION,), cues=literals(" wenn | falls | ob "),
          pattern=r"\b(?:wenn|falls|ob) [^.!?\n]{0,50}\b(?:existiert|funktioniert|falsch|fehlt|stimmt|gibt|geht)"),
    Guard("own-slip", cues=literals("mein fehler|vertippt|verwechselt|meine schuld|ich meinte|habe mich geirrt"),
          pattern=r"mein fehler|vertippt|verwechselt|meine schuld|ich meinte|mich geirrt"),
    Guard("assent", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" ja| ok| gut| perfekt| danke| genau| super| passt| kein problem| nein, passt| nein, alles"),
          pattern=r"^\W*(?:ja|ok|okay|gut|perfekt|danke|genau|super|passt(?! nicht| so nicht)|kein problem|nein,? (?:passt|alles (?:gut|ok)|danke|ist gut|nicht nötig))"),
    Guard("hedge", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals("ich glaube|ich denke|vielleicht|vermutlich|wahrscheinlich|könnte|nicht sicher"),
          pattern=r"ich (?:glaube|denke)|vielleicht|vermutlich|wahrscheinlich|könnte|nicht sicher"),
    Guard("request", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals(" füge| erstelle| mach| schreib| ändere| aktualisiere| prüfe| nutze| verwende| stelle sicher| implementiere"),
          pattern=r"^(?:bitte |jetzt |und )?(?:füge|erstelle|mach|schreib|schreibe|ändere|aktualisiere|prüfe|nutze|verwende|stelle sicher|implementiere)\b"),
)
# fmt: on

PACK = LanguagePack(
    tag="de",
    rules=RULES,
    guards=GUARDS,
    remember=literals(" merk dir| merke dir| vergiss das nicht| nie wieder"),
    messages=MESSAGES,
    pronouns=frozenset({"das", "dies", "dieser", "diese", "es", "er", "sie", "was", "nicht", "nein"}),
    trims=(("der ", "die ", "das ", "den ", "auf ", "in ", "ein ", "eine "), (" bitte",)),
)
