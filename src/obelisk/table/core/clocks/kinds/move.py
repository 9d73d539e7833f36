"""The same time for every move."""

import re

from obelisk.table.core.clocks.kind import SECOND, ClockKind, Number, Numbers

WORDS = {
    "en": """
title = for each move
seconds = Seconds per move
short = { $seconds } s per move
""",
    "ja": """
title = 1手ごとに
seconds = 1手の時間（秒）
short = 1手{ $seconds }秒
""",
}


def _read(text: str) -> Numbers | None:
    found = re.fullmatch(r"(\d{1,5})/move", text)
    return None if found is None else {"seconds": int(found[1])}


KIND = ClockKind(
    name="move",
    order=4,
    numbers=(Number(name="seconds", low=5, high=6 * 3600, suggested=60),),
    words=WORDS,
    start=lambda numbers: numbers["seconds"] * SECOND,
    at_turn=lambda numbers, _: numbers["seconds"] * SECOND,
    after_move=lambda numbers, *_: numbers["seconds"] * SECOND,
    notation=lambda numbers: f"{numbers['seconds']}/move",
    read=_read,
)
