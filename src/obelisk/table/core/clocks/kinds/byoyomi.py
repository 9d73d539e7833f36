"""Byo-yomi: main time, then periods. A move within a period costs nothing; a whole period that passes is lost.

All of it is one number, the time until the flag falls: main time plus all periods. A move in overtime gives the
period back in which it is made.
"""

import re

from obelisk.table.core.clocks.kind import SECOND, ClockKind, Number, Numbers, Overtime
from obelisk.table.core.clocks.notation import MINUTES, read_minutes, write_minutes

WORDS = {
    "en": """
title = byo-yomi
seconds = Minutes of main time
periods = Periods
period = Seconds per period
short = { $seconds } min + { $periods } × { $period } s
""",
    "ja": """
title = 秒読み
seconds = 持ち時間（分）
periods = 秒読みの回数
period = 1回の秒読み（秒）
short = { $seconds }分＋{ $period }秒×{ $periods }回
""",
}


def _overtime(numbers: Numbers) -> Overtime:
    return Overtime(numbers["periods"], numbers["period"] * SECOND)


def _start(numbers: Numbers) -> int:
    overtime = _overtime(numbers)
    return numbers["seconds"] * SECOND + overtime.periods * overtime.length


def _after_move(numbers: Numbers, _: int, left: int) -> int:
    overtime = _overtime(numbers)
    is_main = left > overtime.periods * overtime.length
    return left if is_main else -(-left // overtime.length) * overtime.length


def _read(text: str) -> Numbers | None:
    found = re.fullmatch(MINUTES + r"\+(\d{1,3})x(\d{1,4})", text)
    return (
        None
        if found is None
        else {"seconds": read_minutes(found[1]), "periods": int(found[2]), "period": int(found[3])}
    )


KIND = ClockKind(
    name="byoyomi",
    order=3,
    numbers=(
        Number(name="seconds", low=0, high=6 * 3600, suggested=600, unit=60),
        Number(name="periods", low=1, high=25, suggested=3),
        Number(name="period", low=5, high=600, suggested=30),
    ),
    words=WORDS,
    start=_start,
    after_move=_after_move,
    notation=lambda numbers: f"{write_minutes(numbers['seconds'])}+{numbers['periods']}x{numbers['period']}",
    read=_read,
    overtime=_overtime,
)
