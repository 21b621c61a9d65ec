"""Facts and declines of every shape, for the round trips."""

import datetime as dt

from hypothesis import strategies as st

from belta_memory.domain.model import GLOBAL, Decline, Fact, FactKey, Slug
from belta_memory.domain.values import LONGEST, neutral

_CHARACTERS = st.one_of(st.sampled_from("→✅❌]`!>~@\\<-:：[（( 市場"), st.characters(codec="utf-8"))
values = st.text(_CHARACTERS, min_size=1, max_size=40).map(neutral).filter(lambda v: 0 < len(v) <= LONGEST)
days = st.dates(dt.date(1970, 1, 1))
slugs = st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}", fullmatch=True).map(Slug)
keys = st.from_regex(r"[0-9a-z]{8}", fullmatch=True).map(FactKey)
facts = st.builds(
    Fact,
    values,
    values,
    values,
    st.none() | days,
    st.integers(0, 999),
    st.none() | days,
    st.none() | slugs,
    st.none(),
    st.just(GLOBAL),
)
declines = st.builds(Decline, keys, values, st.integers(1, 9), days, st.none() | days)
