"""Russian: how people correct an agent. What belta says to them is English as yet."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind
from belta_memory.languages._latin import END, NAME, NAMED, START, TOPIC
from belta_memory.languages.messages.en import MESSAGES

_DENIAL = r"(?:нет|не|неверно|неправильно|ошибаешься|это не так|неправда)"
_BE = r"(?:это|называется|лежит в|находится в|идёт на|идет на|работает на|крутится на|использует|слушает|-|=)"
_ON = r"(?:на |в |из )?"

# fmt: off
RULES = (
    Rule("is-not", Kind.FACT, 0.65, asserts=True, cues=literals("а не "),
         pattern=rf"{START}(?:нет,? )?(?:{TOPIC} )?(?:{_BE} )?{_ON}(?P<correct>{NAME}),? а не {_ON}(?P<wrong>{NAME}){END}"),
    Rule("not-but", Kind.FACT, 0.65, asserts=True, cues=literals(", а "),
         pattern=rf"{START}(?:нет,? )?(?:{TOPIC} )?(?:{_BE} )?не {_ON}(?P<wrong>{NAME}),? а {_ON}(?P<correct>{NAME}){END}"),
    Rule("denied-is", Kind.FACT, 0.7, asserts=True, replies=True, cues=literals(" нет, | нет. | неверно| неправильно| ошибаешься| это не так"),
         pattern=rf"^{_DENIAL}[,.]\s*(?:{TOPIC} )?{_BE} {_ON}(?P<correct>{NAMED}){END}"),
    Rule("in-truth", Kind.FACT, 0.65, asserts=True, cues=literals("на самом деле "),
         pattern=rf"{START}на самом деле,? (?:{TOPIC} )?{_BE} {_ON}(?P<correct>{NAMED}){END}"),
    Rule("untrue", Kind.FACT, 0.65, replies=True, cues=literals("это не так|это неправда|это неверно|не соответствует"),
         pattern=r"(?:^|[\n.!,]\s*)(?:нет,? )?это (?:не так|неправда|неверно)(?! ли)"),
    Rule("no-such", Kind.FACT, 0.65, cues=literals("не существует|нет такого|нет такой|нет таких|такого нет|такой нет"),
         pattern=r"^(?:нет,? |но )?(?:[\w/.`-]{1,30} ){1,4}не существует\b|(?:^|у нас |здесь )нет так(?:ого|ой|их) \w+|^(?:такого|такой) [\w ]{0,20}нет\b"),
    Rule("invented", Kind.FACT, 0.7, cues=literals("выдумал|придумал это|галлюцинир|выдумываешь"),
         pattern=r"ты (?:это |всё это |опять )?(?:выдумал|придумал|выдумываешь|галлюцинируешь)|это ты выдумал"),
    Rule("forgot", Kind.OMISSION, 0.75, cues=literals("ты забыл|вы забыли|не хватает |ты пропустил|ты не добавил|забыл добавить"),
         pattern=r"(?:ты|вы) (?:опять |ещё |снова )?(?:забыл|забыли|пропустил|не добавил)|(?:^|[\n.!,]\s*|но )не хватает \w+|забыл добавить"),
    Rule("told-before", Kind.INSTRUCTION, 0.75, cues=literals("я же говорил|я говорил|я просил|я не просил|я сказал|сказал же|я же просил"),
         pattern=r"я (?:же |ведь |уже )?(?:не )?(?:говорил|просил|сказал)|сказал же"),
    Rule("prohibition", Kind.INSTRUCTION, 0.6, cues=literals("не трогай|не меняй|не удаляй|не пушь|не коммить|перестань |хватит "),
         pattern=r"^(?:стоп|подожди|эй|пожалуйста)?[\s,.!]*(?:не (?:трогай|меняй|удаляй|пушь|коммить)|перестань|хватит) [^\n?]{1,60}$"),
    Rule("still-broken", Kind.RESULT, 0.7, cues=literals("всё ещё |все еще |все ещё |до сих пор|всё равно |по-прежнему |опять не |снова не |опять та же|опять тот же"),
         pattern=r"(?:вс[её] ещ?[её]|до сих пор|вс[её] равно|по-прежнему) (?:не|пад|ошибк|нет|выда|пуст|висит|показыва|та же|тот же)|(?:опять|снова) (?:не|та же|тот же|пада|ошибк)"),
    Rule("not-working", Kind.RESULT, 0.6, cues=literals("не работает|не запускается|не открывается|не собирается|перестал|сломалось|сломалась|не сохраняется"),
         pattern=r"^(?:но |теперь |хм,? )?(?:[\w ]{0,30} )?(?:не (?:работает|запускается|открывается|собирается|сохраняется)|перестал\w* работать|сломал(?:ось|ась))"),
    Rule("disagreement", Kind.OTHER, 0.5, cues=literals("неправильно|неверно|не то |не то."),
         pattern=r"\b(?:неправильно|неверно)\b|^(?:нет,? )?не то[\s.!,]"),
    Rule("from-now-on", Kind.PREFERENCE, 0.65, cues=literals("с этого момента|впредь |отныне |в следующий раз|предпочитаю "),
         pattern=r"(?:с этого момента|впредь|отныне|в следующий раз|предпочитаю),? \w+"),
)

GUARDS = (
    Guard("hypothetical", spares=(Kind.INSTRUCTION,), cues=literals(" если | когда | ли "),
          pattern=r"\b(?:если|когда) [^.!?\n]{0,50}\b(?:не|существует|работает|неверно|неправильно)|\bли\b"),
    Guard("own-slip", cues=literals("моя ошибка|я ошибся|я перепутал|опечатался|извини|прости"),
          pattern=r"моя ошибка|я ошибся|я перепутал|опечатался|извини|прости"),
    Guard("assent", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
          cues=literals(" да| ок| хорошо| спасибо| отлично| верно| супер| нет, всё| нет, спасибо| не надо| нет, не надо| нет проблем"),
          pattern=r"^\W*(?:да\b|ок\b|хорошо|спасибо|отлично|верно|супер|нет проблем|не надо|нет,? (?:вс[её] (?:хорошо|ок|нормально)|спасибо|не надо))"),
    Guard("hedge", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals("думаю|наверное|возможно|кажется|похоже|вроде|не уверен"),
          pattern=r"думаю|наверное|возможно|кажется|похоже|вроде|не уверен"),
    Guard("request", spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.PREFERENCE, Kind.RESULT),
          cues=literals(" добавь| создай| сделай| напиши| измени| обнови| проверь| используй| убедись| реализуй"),
          pattern=r"^(?:пожалуйста,? |теперь |и )?(?:добавь|создай|сделай|напиши|измени|обнови|проверь|используй|убедись|реализуй)\b"),
)
# fmt: on

PACK = LanguagePack(
    tag="ru",
    rules=RULES,
    guards=GUARDS,
    remember=literals(" запомни| не забывай что| больше никогда"),
    messages=MESSAGES,
    pronouns=frozenset({"это", "этот", "эта", "он", "она", "оно", "что", "не", "нет"}),
    trims=(("на ", "в ", "из "), (" пожалуйста",)),
    letters="абвгдежзийклмнопрстуфхцчшщъыьэюяё",
)
