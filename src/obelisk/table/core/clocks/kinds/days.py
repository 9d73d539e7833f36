"""Days for every move, for correspondence. Holidays stop this clock."""

import re

from obelisk.table.core.clocks.kind import DAY, SECOND, ClockKind, Number, Numbers

A_DAY = DAY // SECOND
WORDS = {
    "en": """
title = days per move
seconds = Days per move
short =
    { $seconds ->
        [one] one day per move
       *[other] { $seconds } days per move
    }
""",
    "ja": """
title = 1手に数日
seconds = 1手の日数
short = 1手{ $seconds }日
""",
}


def _read(text: str) -> Numbers | None:
    found = re.fullmatch(r"(\d{1,7})(d|s)", text)
    return None if found is None else {"seconds": int(found[1]) * (A_DAY if found[2] == "d" else 1)}


def _notation(numbers: Numbers) -> str:
    days, rest = divmod(numbers["seconds"], A_DAY)
    return f"{numbers['seconds']}s" if rest else f"{days}d"


KIND = ClockKind(
    name="days",
    order=5,
    numbers=(
        Number(
            name="seconds",
            low=A_DAY,
            high=30 * A_DAY,
            suggested=3 * A_DAY,
            unit=A_DAY,
            choices=tuple(days * A_DAY for days in (1, 2, 3, 5, 7, 14)),
        ),
    ),
    words=WORDS,
    start=lambda numbers: numbers["seconds"] * SECOND,
    at_turn=lambda numbers, _: numbers["seconds"] * SECOND,
    after_move=lambda numbers, *_: numbers["seconds"] * SECOND,
    notation=_notation,
    read=_read,
    is_by_days=True,
    quick=("3d",),
)
