"""What the packs of European languages share: how a value, a name and the end of a clause look."""

WORD = r"[^\s,;()¿¡]{0,60}(?:[^\s,;:.!?()¿¡\"'`]|\(\))"
NAME = r"(?=[^\s,;]{0,40}[\d_/@.-]\w)" + WORD  # a word that looks like a name: prod-b, 5433, v1.2, a.py
NAMED = rf"(?:[\w.-]{{1,20}} ){{0,2}}?{NAME}"  # the same with a noun or two before it: Python 3.12
TOPIC = r"(?P<topic>[^\W\d][\w/.'-]{0,30}(?: [^\W\d][\w/.'-]{0,30}){0,2}?)"
START = r"(?:^|[\n.!?;:,-]\s*)"
END = r"(?=[\"'`]?(?:\s*[.,;!?)\n]|\s*$|\s+-))"
