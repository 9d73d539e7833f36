"""Time for the whole game, and an increment after each move (Fischer's clock)."""

import re

from obelisk.table.core.clocks.kind import SECOND, ClockKind, Number, Numbers
from obelisk.table.core.clocks.notation import MINUTES, read_minutes, write_minutes

WORDS = {
    "en": """
title = for the whole game
seconds = Minutes per player
increment = Seconds added per move
short = { $seconds } min + { $increment } s
""",
    "ja": """
title = 対局全体で
seconds = 各自の持ち時間（分）
increment = 1手ごとの加算（秒）
short = { $seconds }分＋{ $increment }秒
""",
}


def _read(text: str) -> Numbers | None:
    found = re.fullmatch(MINUTES + r"\+(\d{1,4})", text)
    return None if found is None else {"seconds": read_minutes(found[1]), "increment": int(found[2])}


KIND = ClockKind(
    name="game",
    order=1,
    numbers=(
        Number(name="seconds", low=5, high=6 * 3600, suggested=600, unit=60),
        Number(name="increment", low=0, high=300, suggested=5, omitted=0),
    ),
    words=WORDS,
    start=lambda numbers: numbers["seconds"] * SECOND,
    after_move=lambda numbers, _, left: left + numbers["increment"] * SECOND,
    notation=lambda numbers: f"{write_minutes(numbers['seconds'])}+{numbers['increment']}",
    read=_read,
    quick=("5+5", "15+10"),
)
