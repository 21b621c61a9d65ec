"""Ways of saying that one value is right and another one wrong, in five languages: what `belta match` must see through."""

WORDINGS = {
    "en": (
        "no, the bucket is {c}, not {w}",
        "why {w} again? the bucket is {c}",
        "stop writing to {w}, the bucket is {c}",
        "it's {c}. you put it in {w}",
        "{w} is wrong, it should be {c}",
        "the bucket isn't {w}, it's {c}",
        "we don't use {w} any more, only {c}",
        "use {c} instead of {w}",
        "{c}! not {w}!",
        "{w} is the old one, {c} is the bucket now",
    ),
    "ja": (
        "いや、バケットは {w} じゃなくて {c} です",
        "バケットは {c} なんだけど、また {w} になってる",
        "{w} は使わないで。バケットは {c}",
        "{w} ではなく {c} です",
        "{w} は間違い。正しくは {c}",
        "バケットは {c} だって。{w} 前提で書かないで",
        "なんで {w} に入れたの？ {c} だよ",
        "バケットは {c}。{w} じゃない",
        "{c} のはずなのに {w} になってる",
    ),
    "ko": (
        "버킷은 {w}가 아니라 {c}야",
        "{c}인데 왜 또 {w}로 넣었어?",
        "{w} 말고 {c}",
        "버킷은 {c}야. {w} 아니고",
        "{w} 쓰지 마. 버킷은 {c}야",
        "{w}는 틀렸어, {c}가 맞아",
        "{c}에 넣어야지 왜 {w}야",
        "{w}는 이제 안 써. {c}만 써",
    ),
    "zh": (
        "不对，桶是 {c}，不是 {w}",
        "不是 {w}，是 {c}",
        "你又写到 {w} 了，桶是 {c}",
        "别用 {w}，用 {c}",
        "{w} 是错的，应该是 {c}",
        "桶是 {c}，你写成 {w} 了",
        "我們早就不用 {w} 了，現在是 {c}",
        "怎麼又是 {w}？桶是 {c}",
    ),
}
VALUES = (
    ("media-2", "media-7"),
    ("5432", "5433"),
    ("npm", "pnpm"),
    ("main", "develop"),
    ("/srv/a", "/srv/b"),
)
