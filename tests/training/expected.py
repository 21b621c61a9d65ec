"""What the concepts are expected to weigh before anything is learnt: a reader's judgement, one of two leads of the model.

Without it a few hundred rows of a dozen people decide alone, and what is rare in them gets no weight at all.
"""

from belta_memory.domain.model import Kind

CORRECTION = {
    # what is said
    "fault": 0.5, "bad": 0.5, "still": 0.6, "whyneg": 0.7, "youdid": 0.3, "see": 0.3, "iobs": 0.4, "told": 0.6,
    "prohibit": 0.3, "forgot": 0.4, "exist": 0.2, "shouldnt": 0.4, "mad": 0.5, "undo": 0.2, "source": 0.8, "neg": 0.3,
    "works": 0.1, "but": 0.2, "hedge": 0.1, "req": -0.4, "verb": -0.5, "infoq": -0.5, "assent": -0.5, "spec": -0.3,
    "doubt": -0.3, "self": -0.8, "pref": -0.3,
    "puzzled": 0.5, "yesno": -0.4, "is": 0.1, "cause": 0.1, "contrast": 0.2,
    # where it is said
    "verb^^": -0.6, "verb^": -0.3, "req^^": -0.4, "assent^^": -0.5, "noopen^^": 0.6, "noopen^": 0.2, "still^": 0.3,
    "whyneg^": 0.3, "fault^": 0.2, "spec^": -0.2, "infoq$": -0.3, "req$": -0.2, "you^": 0.3, "youdid^": 0.3, "mad^": 0.3,
    "infoq^^": -0.3, "doubt$": -0.2, "see$": 0.1, "bad$": 0.2, "fault$": 0.2, "neg$": 0.2, "forgot$": 0.2,
    # form
    "?$": -0.2, "asked$": -0.2, "list": -0.6, "noask": 0.4, "plain": 0.3, "cut&fault": 0.5, "machine": 0.2,
    "machine&noask": 0.5, "trace": 0.5, "trace&noask": 1.0, "pdone&trace": 0.3, "bare@": 1.5, "pdone&machine": 0.3, "len0": -0.3, "len8": -0.4,
    "len9": -0.5, "lines4": -0.3, "lines5": -0.5, "??": 0.2, "!!": 0.2,
    "trouble<ask": 0.5, "ask<trouble": -0.3, "if<trouble": -0.3,
    # questions and repairs
    "neg&?": -0.1, "bad&?": -0.2, "exist&?": -0.2, "should&?": -0.2, "doubt&?": -0.3, "hedge&?": -0.1, "still&?": 0.2,
    "whyneg&?": 0.2, "youdid&?": 0.2, "fixit&only": -0.4, "fixit&@": -0.3, "fixit&still": 0.4, "fixit&see": 0.3,
    "fixit&iobs": 0.3, "fixit^^": -0.3,
    # rules
    "rule": 0.8, "guarded": -0.3,
    # the turn before
    "pdone&plain": 0.3, "pdone&neg": 0.3, "pdone&still": 0.4, "pdone&fault": 0.3, "pdone&bad": 0.3, "pdone&noask": 0.2,
    "pask$&plain": -0.4, "pask$&assent": -0.4, "pask&plain": -0.2, "pcut&noopen": 0.3, "echo&neg": 0.2, "echo&noopen": 0.2,
    "pdone&cut&fault": 0.4,
}  # fmt: skip

OF_KIND = {
    Kind.FACT: {
        "exist": 0.5, "source": 0.9, "rk:fact": 1.0, "plain": 0.3, "hedge": -0.2, "fault": -0.4, "still": -0.3, "see": -0.2,
        "works": -0.2, "told": -0.3, "prohibit": -0.4, "req": -0.2, "verb": -0.2, "bad": 0.1, "neg": 0.1, "forgot": -0.4,
        "r:untrue": 0.8, "r:no-such": 0.6, "r:invented": 0.8, "cut&fault": -0.8, "machine": -0.5, "id=": 0.2, "num!": 0.4, "noopen^^": 0.2,
        "should": -0.1, "youdid": -0.2, "fixit": -0.5, "whyneg": -0.4, "echo&neg": 0.3, "echo&exist": 0.3, "pask": 0.2,
        "iobs": -0.3, "pdone": -0.3, "is": 0.4, "cause": 0.3, "contrast": 0.2, "we": 0.1, "puzzled": -0.4,
    },
    Kind.RESULT: {
        "fault": 0.5, "still": 0.5, "see": 0.4, "works": 0.3, "iobs": 0.4, "cut&fault": 0.8, "cut&all": 0.5, "machine": 0.8, "trace": 1.0, "bare@": -1.0, "fixit": 0.4,
        "rk:result": 1.0, "pdone": 0.3, "told": -0.6, "prohibit": -0.7, "forgot": -0.2, "exist": -0.2, "source": -0.6,
        "youdid": -0.3, "whyneg": -0.3, "bad": 0.2, "rk:instruction": -0.8, "rk:fact": -0.6, "rk:omission": -0.6,
        "only": -0.2, "verb": -0.2, "verb^^": -0.3,
    },
    Kind.OMISSION: {
        "forgot": 0.8, "rk:omission": 1.2, "still": 0.1, "only": 0.1, "fault": -0.4, "bad": -0.4, "prohibit": -0.6,
        "told": -0.1, "exist": -0.1, "verb": 0.1, "doubt": 0.1, "works": -0.2, "r:left-out": 0.6, "r:forgot": 0.6,
        "pdone": 0.2, "noopen^^": -0.3,
    },
    Kind.INSTRUCTION: {
        "told": 0.9, "prohibit": 0.8, "whyneg": 0.3, "shouldnt": 0.2, "rk:instruction": 1.2, "undo": 0.5, "only": 0.3,
        "fault": -0.5, "see": -0.4, "works": -0.3, "bad": -0.3, "cut&fault": -1.0, "machine": -0.6, "verb": 0.2, "verb^^": 0.3, "req": 0.2,
        "iobs": -0.4, "still": -0.3, "exist": -0.2, "noopen^^": 0.2, "youdid": 0.3, "rk:result": -0.6, "source": -0.2,
        "@^": 0.3, "bare@": 1.5, "pdone": -0.1, "pref": 0.3,
    },
}  # fmt: skip
