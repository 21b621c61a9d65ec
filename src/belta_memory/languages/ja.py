"""Japanese: how people correct an agent, and what belta says to them."""

from belta_memory.domain.language import Guard, LanguagePack, Rule, literals
from belta_memory.domain.model import Kind

MESSAGES = {
    "index.header": "# ユーザーが訂正し、確認した事実\n\n以下の話題に触れる回答やコマンドの前に、必ずこの一覧と照合すること。✅ に従い、❌ を二度と述べない。詳細ファイルは背景が要るときだけ開く。他の記憶と食い違うときはこの一覧を優先する。エージェントはこのファイルを編集しない。ユーザーの承諾を得てから belta が書く。\n",
    "ask.question": "これを覚えておきますか？ 訂正 {count} 回、最後は {day}（{place}）。\n{line}",
    "ask.replaces": "次の行を置き換えます: {line}",
    "ask.decision": "回答",
    "ask.edit": "記録する行",
    "ask.edit.help": "次の形で書いてください: 話題: ❌ 誤り → ✅ 正しい内容",
    "ask.wrong": "{topic} について、誤っていたのは何ですか？（正しくは: {correct}）",
    "ask.wrong.title": "誤っていた値",
    "ask.masked": "値は伏せてあります。代わりに保管場所を書いてください: {topic} の値は … にある",
    "ask.unusable": "そのままでは記録できません: {cause}",
    "ask.place.here": "このセッション",
    "ask.elsewhere": "回答待ちの訂正がありますが、この画面には長すぎます。`belta review` で全文を確認できます（{id}）。",
    "choice.record": "はい、覚えておく",
    "choice.edit": "はい、編集してから覚える",
    "choice.decline": "いいえ",
    "choice.later": "あとで答える",
    "choice.not_a_fact": "事実ではない（好み、または自分の言い間違い）",
    "ack.recorded": "記録しました: {line}（取り消し: belta undo）",
    "ack.waits": "索引に空きがないため、詳細ファイルにだけ記録しました: {line}（確認: belta list、取り消し: belta undo）",
    "ack.declined": "見送りました。",
    "ack.cooldown": "見送りました。{day} になるまで、もうお尋ねしません。",
    "ack.not_a_fact": "事実ではないものとして扱います。",
    "ack.later": "あとで `belta review` から答えられます。",
    "ack.failed": "お答えを保存できませんでした（{cause}）。何も書き込んでいません。質問は残っています: belta review",
    "hint.candidate": "ユーザーが今、あなたが事実として述べた、または前提にした内容を訂正したのなら、report_correction(topic, wrong, correct, quote) を一度だけ呼ぶこと。そうでなければ無視してよい。",
    "hint.due": "ユーザーはこれを繰り返し訂正しています: {line}（提案 {id}）。事実であり、繰り返しであり、確定した内容であれば、質問ツールで id を示して覚えるかどうかを尋ねること。選択肢は次の文言のまま: {labels}。自分では書かないこと。",
    "recall.fact": "ユーザーが以前に確認した事実: {line}。✅ に従い、❌ を述べない。",
    "digest.counts": "belta-memory: 記録済みの事実 {facts} 件、回答待ち {pending} 件。",
    "digest.pending": "回答待ち: {lines}。ユーザーは `belta review` で答えられます。",
    "digest.near_cap": "索引は上限 {cap} 行のうち {facts} 行まで埋まっています。`belta review` と `belta forget` で空きを作れます。",
    "digest.waiting_room": "{count} 件の事実が索引の空きを待っています。詳細ファイルにあり、検索で見つかります。",
    "digest.fault": "前回のセッション以降、belta でエラーが {count} 件ありました。最新: {newest}。詳細: {path}",
    "digest.left_out": "ほかに {count} 件あります。`belta review` で一覧できます。",
    "note.wrong": "誤った主張（wrong）— 二度と述べない",
    "note.correct": "正しい事実（correct）",
    "note.more": "補足",
    "note.until": "{day} までは {correct} が正しかった",
    "typed.yes": "belta: {answer}",
    "error.UnreadableFileError": "{path} を読み取れません: {cause}。何も書き込んでいません。アクセス権を確認して、もう一度お試しください。",
    "error.UnwritableHomeError": "{path} に書き込めません: {cause}。何も書き込んでいません。空き容量とアクセス権を確認するか、BELTA_HOME に別のフォルダーを指定してください。",
    "error.NoHomeError": "ホームフォルダーが分かりません。BELTA_HOME も {variable} も設定されていません。何も書き込んでいません。BELTA_HOME にお使いのフォルダーを指定してください。",
    "error.IndexFormatError": "{path}:{line}: {cause}: {text!r}。何も書き込んでいません。その行を手で直すか、`belta doctor` を実行してください。",
    "error.NoteFormatError": "{path}:{line}: {cause}。何も書き込んでいません。そのファイルを手で直すか、`belta doctor` を実行してください。",
    "error.StoredLineError": "{path}:{line}: belta が書いた内容ではありません: {cause}。何も書き込んでいません。そのファイルを別の場所へ移すか、手で直してください。",
    "error.RefusedValueError": "{field}: {cause}。何も書き込んでいません。もっと短い、または単純な値にしてください。",
    "error.UnknownIdError": "{what} {id!r} は見つかりません。何も書き込んでいません。候補: {known}",
    "error.AmbiguousIdError": "{id!r} に当てはまる {what} が複数あります: {known}。何も書き込んでいません。もう少し長く入力してください。",
    "error.ClosedProposalError": "{id} には回答済みです: {state}。何も書き込んでいません。",
    "error.NotATerminalError": "{command} には端末での本人の操作が必要です（入力も出力も端末であること）。何も書き込んでいません。ご自分で端末から実行するか、エージェントの入力欄に `belta yes {id}` と入力してください。",
    "error.MaskedValueError": "{topic} の値は伏せてあります。何も書き込んでいません。値の保管場所を書いた行に編集してください。",
    "error.LockTimeoutError": "{path} のロックが {seconds:g} 秒たっても外れません。何も書き込んでいません。もう一度お試しください。ほかに belta が動いていなければ、ファイルシステムがロックに対応していない可能性があります。BELTA_HOME にローカルのフォルダーを指定してください。",
    "error.NoLocksError": "{path} をロックできません: {cause}。何も書き込んでいません。BELTA_HOME をローカルのフォルダにしてください。",
    "error.UndoConflictError": "変更 {id} は取り消せません: その後 {path} が変わっています（{text}）。何も書き込んでいません。後の変更を先に取り消すか、ファイルを手で直してください。",
    "error.ConfigError": "{path}: {cause}。何も書き込んでいません。その行を直すか、ファイルを削除して既定値に戻してください。",
    "error.PayloadError": "{host} のフックから届いた内容を解釈できません: {cause}。何も書き込んでいません。対応バージョンは `belta doctor` で確認できます。",
    "error.UnquotedError": "ユーザーの直前の発言にこの言葉はありません: {quote!r}。何も書き込んでいません。発言をそのまま引用するか、報告をやめてください。",
    "error.UnattendedError": "このセッションには答える人がいません。何も書き込んでいません。端末で `belta review` を実行して答えてください。",
    "error.HostConfigError": "{path}:{line}: {cause}。何も書き込んでいません。その行を直してもう一度実行するか、次の内容をファイルに手で追加してください:\n{snippet}",
    "error.ForeignFileError": "{path}: {cause}。何も書き込んでいません。移動するか名前を変えてから、もう一度実行してください。",
    "error.ChangedMeanwhileError": "{path} は、変更内容を表示したあとに別のプログラムが書き換えました。このファイルには書き込んでいません。もう一度実行してください。",
    "error.UnansweredError": "{command} は書き込む前に確認しますが、確認できる端末がありません。何も書き込んでいません。まず --dry-run で内容を確かめ、そのあと --yes を付けて実行してください。",
    "error.UnimportableHomeError": "{host} は {path} を読み込めません。パスが {character!r} で途切れてしまいます。何も書き込んでいません。その文字を含まないフォルダーを BELTA_HOME に指定してください。",
    "error.MissingBundleError": "パッケージ（{path}）に {name} がありません。何も書き込んでいません。belta-memory をインストールし直してください。",
    "error.HostProgramError": "`{command}` が失敗しました: {cause}。{written} 原因を取り除いてから、もう一度実行してください。",
}

# Names and nouns: no hiragana but the joining の, so that a value never swallows a particle or a verb.
_CHAR = r"[一-鿿㐀-䶿々〆ァ-ヺーa-z0-9_./:@+#~%$-]"
_VALUE = rf"(?:「[^」\n]{{1,60}}」|『[^』\n]{{1,60}}』|`[^`\n]{{1,60}}`|\"[^\"\n]{{1,60}}\"|{_CHAR}{{1,40}}(?:(?:の| ){_CHAR}{{1,30}}){{0,2}})"
_TOPIC = r"(?P<topic>[^\s、。,!?「」はがをで]{1,24}(?: [^\s、。,!?「」はがをで]{1,24}){0,2}) ?(?:は|って|の方は|のほうは)[、, ]*"
_START = r"(?:^|[\s、。,.!?])"
_DENIAL = r"(?:いや|いえ|いいえ|ううん|違う|違います|違いますよ|違うよ|違うって|違くて|ちがう|ちがうよ|間違い|間違ってる|no)"
_NOT = r" ?(?:じゃ|では)(?:なく|無く)(?:って|て)?[、, ]*"
_IS = r"(?= ?(?:だ(?!と|ろ|っ)|です(?!か)|でした|である|なんだ|なんです|が正|の(?:方|ほう)が正|に(?:なって|変わ)|[。、!\n]|$))"
_SURELY = r"(?:(?= ?(?:だ(?!と|ろ|っ)|です(?!か)|でした|である|なんだ|なんです|が正|の(?:方|ほう)が正|に(?:なって|変わ)))|(?<=[a-z0-9」』`])(?= ?(?:[。、!\n]|$)))"

RULES = (
    Rule(
        name="not-but",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("じゃなく|ではなく|じゃ無く|では無く"),
        pattern=rf"(?:{_START}(?:{_DENIAL}[、。, !]*)?{_TOPIC})?(?P<wrong>{_VALUE}){_NOT}(?P<correct>{_VALUE}){_SURELY}",
        asserts=True,
    ),
    Rule(
        name="not-but-plainly",
        kind=Kind.FACT,
        score=0.5,
        cues=literals("じゃなく|ではなく|じゃ無く|では無く"),
        pattern=rf"(?:{_START}(?:{_DENIAL}[、。, !]*)?{_TOPIC})?(?P<wrong>{_VALUE}){_NOT}(?P<correct>{_VALUE}){_IS}",
        asserts=True,
    ),
    Rule(
        name="not-so-but",
        kind=Kind.FACT,
        score=0.7,
        cues=literals("そうじゃなく|そうではなく|それじゃなく|それではなく|そこじゃなく|そこではなく"),
        pattern=rf"(?:そう|それ|そこ){_NOT}(?:{_TOPIC})?(?P<correct>{_VALUE}){_IS}",
        asserts=True,
    ),
    Rule(
        name="is-not",
        kind=Kind.FACT,
        score=0.8,
        cues=literals("じゃない|ではない|じゃありません|ではありません|じゃないです"),
        pattern=rf"{_START}(?:{_DENIAL}[、。, !]*)?{_TOPIC}(?P<correct>{_VALUE}) ?(?:です|だ|だよ|だから)?[。、, ]+(?P<wrong>{_VALUE}) ?(?:じゃ|では)(?:ない|ありません)(?:です|よ|から)?(?=[。、!\n]|$)",
        asserts=True,
    ),
    Rule(
        name="right-then-wrong",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("は間違い|は誤り|は違い|は違う|は間違って|は誤って|が間違い|が誤り"),
        pattern=rf"{_START}{_TOPIC}(?P<correct>{_VALUE}) ?(?:です|だ|だよ)?[。、, \n]+(?P<wrong>{_VALUE}) ?[はが] ?(?:間違(?:い|って)|誤(?:り|って)|違(?:う|い))",
        asserts=True,
    ),
    Rule(
        name="wrong-then-right",
        kind=Kind.FACT,
        score=0.85,
        cues=literals("は間違い|は誤り|は違い|は違う|は間違って|は誤って|が間違い|が誤り"),
        pattern=rf"{_START}(?P<wrong>{_VALUE}) ?[はが] ?(?:間違(?:い|って(?:い)?(?:る|ます))|誤(?:り|って(?:い)?(?:る|ます))|違(?:う|います))(?:です|だ|で|よ)?[、。, \n]+(?:正しくは[、, ]*)?(?:{_TOPIC})?(?P<correct>{_VALUE}){_IS}",
        asserts=True,
    ),
    Rule(
        name="denied-value",
        kind=Kind.FACT,
        score=0.75,
        cues=literals("違う|違い|違くて|ちがう|間違い|間違って"),
        pattern=rf"^(?:いや[、, ]*|それは?[、, ]*)?(?:違う|違います|違うよ|違いますよ|違うって|違くて|ちがう|ちがうよ|間違い|間違いです|間違ってる|間違ってます|間違っています)[、。, !\n]+(?:正しくは[、, ]*)?(?:{_TOPIC})?(?P<correct>{_VALUE}){_IS}",
        asserts=True,
    ),
    Rule(
        name="no-value",
        kind=Kind.FACT,
        score=0.65,
        cues=literals(" いや、| いや,| いいえ、| いいえ,| いえ、| いや | いや。"),
        pattern=rf"^(?:いや|いいえ|いえ)[、。, ]+(?:{_TOPIC})?(?P<correct>(?=[^\n。、]{{0,40}}[a-z0-9][_./:@-]?[a-z0-9]){_VALUE}){_IS}",
        asserts=True,
        replies=True,
    ),
    Rule(
        name="correctly",
        kind=Kind.FACT,
        score=0.8,
        cues=literals("正しくは|正解は|正確には|実際は|実際には|本当は"),
        pattern=rf"(?:{_TOPIC})?(?:正しくは|正解は|正確には|実際は|実際には|本当は)[、,: ]*(?P<correct>{_VALUE}) ?(?:だ(?!と|ろ|っ)|です(?!か)|である|なんだ|なんです|。|$)",
        asserts=True,
    ),
    Rule(
        name="untrue",
        kind=Kind.FACT,
        score=0.65,
        cues=literals(
            "事実と違|事実と異な|それは違|それ違|それは間違|それは誤|認識が違|認識が間違|事実ではな|事実じゃな|前提が違|前提が間違|前提がおかし"
        ),
        pattern=r"(?:事実と(?:違|異な)|事実(?:では|じゃ)な|(?:認識|前提)が(?:違|間違|おかし|誤)|(?:^|[\s、。,!])それは?(?:違(?:う|います|くて)|間違(?:い|って)|誤(?:り|って)))",
        replies=True,
    ),
    Rule(
        name="no-such",
        kind=Kind.FACT,
        score=0.65,
        cues=literals("そんな|そのような|存在しな|存在しま"),
        pattern=r"(?:そんな|そのような) ?[^\s、。!?]{1,20}?(?:は|って|なんて|も)?(?:ない|ありません|無い|存在し(?:ない|ません)|なかった)(?:よ|です|ですよ|し|から|けど)?(?=[。、!\s]|$)|(?:は|って|なんて) ?存在し(?:ない|ません)(?:よ|です|ですよ|から|けど)?(?=[。、!\s]|$)",
    ),
    Rule(
        name="invented",
        kind=Kind.FACT,
        score=0.7,
        cues=literals(
            "ハルシネーション|幻覚|でっち上げ|でっちあげ|捏造|嘘を|嘘つ|嘘です|嘘だ|デタラメ|でたらめ"
        ),
        pattern=r"(?:ハルシネーション|幻覚|でっち(?:上|あ)げ|捏造|デタラメ|でたらめ|嘘)(?:を)?(?:だ|です|して(?:い)?(?:る|ます|ない)|ついて|つかない|つくな|言(?:わ|う|って)|。|!|$)",
    ),
    Rule(
        name="left-out",
        kind=Kind.OMISSION,
        score=0.65,
        cues=literals(
            "忘れて|抜けて|抜けが|漏れて|漏れが|抜け漏れ|足りて|入ってな|入っていな|含まれてな|含まれていな|反映されてな|反映されていな|書かれてな|書かれていな"
        ),
        pattern=r"(?:忘れて(?:る|い(?:る|ます)|ます|ない|ません)(?!か)|抜けて(?:る|い(?:る|ます)|ます)|漏れて(?:る|い(?:る|ます)|ます)|(?:抜け|漏れ)が?(?:ある|あります)|足りて(?:い)?(?:ない|ません)|(?:入って|含まれて|反映されて|書かれて)(?:い)?(?:ない|ません|なかった))(?!か|場合|とき|時|もの|なら)",
    ),
    Rule(
        name="told-before",
        kind=Kind.INSTRUCTION,
        score=0.75,
        cues=literals(
            "言った|言いました|伝えた|伝えました|指示した|指示しました|お願いした|頼んだ|頼んで|言ってな|言っていな|勝手に|指示して|言ってる|言ってます|言っています"
        ),
        pattern=r"(?:って|と|を|も|は)(?:さっき|前に|何度も)?(?:言った|言いました|伝えた|伝えました|指示した|指示しました|お願いした|頼んだ)(?:はず|のに|よね|よ|じゃん|でしょ|けど|んだ|んです|の|が)|(?:頼んで|言って|指示して)(?:い)?(?:ない|ません)|勝手に[^\n。]{0,20}(?:ないで|するな|しないで|変え|消|直|書|作|した|しました|して)|(?:って|と)言って(?:る|い(?:る|ます)|ます)(?:よね|のに|じゃん|でしょ|んだ|けど|よ)",
    ),
    Rule(
        name="prohibition",
        kind=Kind.INSTRUCTION,
        score=0.65,
        cues=literals("ないで|するな|やめて|禁止|しちゃだめ|してはいけ|しちゃダメ|してはダメ"),
        pattern=r"^[^\n。?]{1,40}(?:ないで(?:ください|下さい|ね|よ|って|くれ)?|するな(?:よ|って)?|(?:の|は|を|れ|て)やめて(?:ください|下さい|くれ|ね|よ)?|禁止(?:です|だ|って)?|し(?:ちゃ|ては)(?:だめ|ダメ|いけない|いけません)(?:です|だ|よ)?)[。!]?$",
    ),
    Rule(
        name="not-that",
        kind=Kind.INSTRUCTION,
        score=0.65,
        cues=literals(
            "そっちじゃ|そっちでは|そこじゃな|そこではな|それじゃな|それではな|そういうことじゃ|そういうことでは|そういう意味じゃ|そういう意味では|そうじゃな|そうではな"
        ),
        pattern=rf"(?:そっち|そこ|それ|そういうこと|そういう意味|そう)(?:じゃ|では)な(?:い(?:です|よ|って|。|!|$)|く(?:て|[、,])(?![、, ]*(?:{_TOPIC})?{_VALUE}{_IS}))",
        replies=True,
    ),
    Rule(
        name="not-but-do",
        kind=Kind.INSTRUCTION,
        score=0.6,
        cues=literals("じゃなく|ではなく"),
        pattern=rf"{_VALUE}{_NOT}[^\n。、]{{1,30}}?(?:に(?:して|直して|変えて|修正して)|を使(?:って|え)|で(?:お願い|やって|頼))",
    ),
    Rule(
        name="still-broken",
        kind=Kind.RESULT,
        score=0.65,
        cues=literals("まだ|いまだ|未だ|相変わらず|依然"),
        pattern=r"(?:まだ|いまだに?|未だに?|相変わらず|依然)[^\n。]{0,30}?(?:(?:れ|ら|か|き|って|て|で)(?:い)?(?:ない|ません|なかった|ないです)|エラー|おかし|ダメ|だめ|駄目|残って|同じ|変(?!更)|バグ|ズレ|ずれ|壊れ)",
    ),
    Rule(
        name="not-working",
        kind=Kind.RESULT,
        score=0.6,
        cues=literals(
            "動かな|動きま|動いてな|動いていな|直って|治って|おかしい|おかしく|変わって|変わらな|壊れ|されない|されませ|ならない|なりませ|できない|できませ|出ない|出ませ|間違って|ずれて|ズレて"
        ),
        pattern=r"(?:動(?:か|いて(?:い)?)な|動きません|(?:直|治)って(?:い)?(?:な|ま)|おかし(?:い|く)(?:です|よ|なって|なった|ん|けど|。|$)|変わって(?:い)?な|変わらな|壊れ(?:て|た|ま)|(?:表示|反映|更新|保存|実行|認識)(?:さ)?(?:れ)(?:て(?:い)?)?(?:ない|ません)(?:です|んだ|んです|けど|が|。|$)|間違って(?:る|い(?:る|ます)|ます))",
    ),
    Rule(
        name="symptom",
        kind=Kind.OTHER,
        score=0.45,
        cues=literals(
            "んだけど|んですが|んだが|んですけど|のですが|てしまう|てしまい|てしまって|ちゃうん|ちゃって|じゃって|うまくいか|うまくいって|上手くいか|上手くいって|だめそう|ダメそう"
        ),
        pattern=r"(?:ない|ません|る|た|く|い|ます)(?:ん|の)(?:だ|です)(?:けど|が)[。!、\s]*(?:$|\n|何とか|なんとか|直し)|(?:て|で)しま(?:う|い|って)|(?:ちゃ|じゃ)(?:う|って)[^\n。]{0,10}(?:ん|。|$)|(?:うまく|上手く)い(?:か|って)(?:い)?な|(?:だめ|ダメ)そう",
    ),
    Rule(
        name="why-not",
        kind=Kind.INSTRUCTION,
        score=0.6,
        cues=literals("なんで|何で|なぜ"),
        pattern=r"^[^\n。]{0,20}(?:なんで|何で|なぜ)[^\n。]{1,30}(?:使わない|守らない|従わない|やらない|しない|見ない|読まない)(?:の|ん|んです|のです)",
    ),
    Rule(
        name="from-now-on",
        kind=Kind.PREFERENCE,
        score=0.65,
        cues=literals(
            "今後は|今後、|今後も|これからは|次から|次回から|以後|以降は|ほうがいい|方がいい|方が好|ほうが好|毎回"
        ),
        pattern=r"(?:今後[はも、]|これからは|次(?:回)?から|以後|以降は|(?:ほう|方)が(?:いい|良い|好)|毎回)",
    ),
)

GUARDS = (
    Guard(
        name="hypothetical",
        cues=literals("たら|なら|れば|場合|とき|時"),
        pattern=r"(?:違|間違|誤|存在し|おかし|忘れ|抜け|漏れ|な)[^。\n、]{0,8}(?:たら|なら|れば|場合|とき|時(?:は|に|の|、))",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE, "not-but"),
    ),
    Guard(
        name="own-slip",
        cues=literals(
            "間違え|間違い|間違った|勘違い|打ち間違|書き間違|言い間違|ミスった|私のミス|こちらのミス|僕のミス|俺のミス|失礼"
        ),
        pattern=r"(?:言い|書き|打ち|見|読み|聞き|押し|貼り|送り)間違|(?:私|僕|俺|自分|こちら|こっち)(?:が|の|の方が)[^。\n]{0,6}(?:間違|勘違い|ミス)|勘違いして(?:た|い?ました|いた)|(?:間違え|間違い|間違った|失礼)(?:た|ました|だったら|でした)?[、。, ]*(?:ごめん|すみません|すまん|失礼)|(?:ごめん|すみません|すまん|失礼)[^。\n]{0,10}間違",
    ),
    Guard(
        name="assent",
        cues=literals(
            " うん| はい| ええ| そう| なるほど| ok| 了解| いいね| ありがとう| その通り| 大丈夫| 問題な| おk| いや、大丈夫"
        ),
        pattern=r"^(?:うん|はい|ええ|そう(?:です|だね|そう|だよ)|なるほど|ok|おk|了解|いいね|ありがとう|その通り|大丈夫|問題な|いや、(?:大丈夫|問題な))",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
    ),
    Guard(
        name="assent-explained",
        cues=literals(" うん| はい| ええ"),
        pattern=r"^(?:うん|はい|ええ)[、。, ]*(?:そう|そっち|それ)(?:じゃ|では)な",
    ),
    Guard(
        name="check-again",
        cues=literals("確認して|確認お願い|確かめて|もう一度|もう一回|本当に|合って|見直して"),
        pattern=r"(?:確認(?:して|お願い|を)|確かめて|見直して|本当に[^。\n]{0,20}(?:か|の)|合って(?:る|い(?:る|ます)|ます)(?:か|\?|よね))",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, "not-but", "right-then-wrong", "wrong-then-right"),
    ),
    Guard(
        name="hedge",
        cues=literals(
            "たぶん|多分|おそらく|恐らく|と思う|と思い|と思って|かも|気がする|気がし|だろう|でしょう|らしい|かな|はず"
        ),
        pattern=r"(?:たぶん|多分|おそらく|恐らく|と思(?:う|い|って|われ)|かも(?:し|$|。|、|です|ね|な)|気がし|気がする|だろう|でしょう|らしい|かな(?:$|。|、|\?|ぁ|あ)|はず)",
        spares=(Kind.OMISSION, Kind.INSTRUCTION, Kind.RESULT, Kind.PREFERENCE),
    ),
    Guard(
        name="question",
        cues=literals("か。|か |かな|かね"),
        pattern=r"(?:です|ます|ん|の|せん|した|る|い|う)か(?:な|ね)?[。 ]*$",
        spares=(Kind.INSTRUCTION, Kind.PREFERENCE),
    ),
)

REMEMBER = literals(
    "覚えておいて|覚えといて|覚えて|記憶して|忘れないで|記憶に|二度と|メモリに|メモしておいて|メモしといて|肝に銘じ"
)

PACK = LanguagePack(
    tag="ja",
    rules=RULES,
    guards=GUARDS,
    remember=REMEMBER,
    messages=MESSAGES,
    pronouns=frozenset(
        {
            "それ",
            "これ",
            "あれ",
            "そこ",
            "ここ",
            "そう",
            "そっち",
            "こっち",
            "どこ",
            "何",
            "今",
            "もの",
            "事",
            "方",
            "前",
            "次",
            "全部",
            "大丈夫",
            "問題",
            "結構",
            "ok",
            "実際",
            "本当",
            "正しく",
            "正確",
            "一応",
            "私",
            "僕",
            "俺",
        }
    ),
    trims=(("その", "この"), ("だ", "です")),
    letters=r"[ぁ-ゖァ-ヺ]",
)
