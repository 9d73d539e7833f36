"""Bronstein delay: after a move a player gets back the time it took, up to the delay."""

import re

from obelisk.table.core.clocks.kind import SECOND, ClockKind, Number, Numbers
from obelisk.table.core.clocks.notation import MINUTES, read_minutes, write_minutes

WORDS = {
    "en": """
title = Bronstein delay
seconds = Minutes per player
delay = Seconds given back per move
short = { $seconds } min, { $delay } s delay
""",
    "ja": """
title = ブロンシュタイン
seconds = 各自の持ち時間（分）
delay = 1手ごとに戻る時間（秒）
short = { $seconds }分・遅延{ $delay }秒
""",
}


def _after_move(numbers: Numbers, at_turn: int, left: int) -> int:
    return left + min(at_turn - left, numbers["delay"] * SECOND)


def _read(text: str) -> Numbers | None:
    found = re.fullmatch(MINUTES + r" ?d(\d{1,4})", text)
    return None if found is None else {"seconds": read_minutes(found[1]), "delay": int(found[2])}


KIND = ClockKind(
    name="bronstein",
    order=2,
    numbers=(
        Number(name="seconds", low=5, high=6 * 3600, suggested=600, unit=60),
        Number(name="delay", low=1, high=300, suggested=5),
    ),
    words=WORDS,
    start=lambda numbers: numbers["seconds"] * SECOND,
    after_move=_after_move,
    notation=lambda numbers: f"{write_minutes(numbers['seconds'])} d{numbers['delay']}",
    read=_read,
)
