"""Microchip alone, as a puzzle: one for every day, and the best that can be built.

>>> daily("2026-11-15").setup["boards"] == daily("2026-11-15").setup["boards"]
True
"""

from datetime import date

from obelisk.catalogue import game
from obelisk.errors import BadRequest
from obelisk.games.microchip import GAME
from obelisk.games.microchip.building.builder import Build, best_build
from obelisk.position import Position

__all__ = ["Build", "daily", "day_of", "optimum", "per_cent", "seed_of"]


def daily(day: date | str | None = None) -> Position:
    """Return the puzzle of a day (a date, or one written 2026-11-15), today's by default.

    It is the same on every machine, unless its owner has replaced the numbers of tiles: the date is the seed.
    """
    return game(GAME.name).start(seed=seed_of(day), players=1)


def seed_of(day: date | str | None = None) -> int:
    """Return the seed of a day's puzzle: the digits of the date.

    >>> seed_of("2026-11-15")
    20261115
    """
    if day is None:
        day = date.today()  # noqa: DTZ011 (the day where the player sits)
    try:
        chosen = day if isinstance(day, date) else date.fromisoformat(day)
    except (TypeError, ValueError) as error:
        raise BadRequest("microchip/puzzle/date", given=repr(day)) from error
    return chosen.year * 10_000 + chosen.month * 100 + chosen.day


def day_of(seed: object) -> date | None:
    """Return the day whose puzzle has this seed, if one has.

    >>> day_of(20261115), day_of(7)
    (datetime.date(2026, 11, 15), None)
    """
    if not isinstance(seed, int):
        return None
    try:
        return date(seed // 10_000, seed // 100 % 100, seed % 100)
    except (ValueError, OverflowError):
        return None


def optimum(position: Position, seat: int = 0) -> Build:
    """Return the best build, proven, with the tiles that *seat* holds.

    >>> optimum(daily("2026-11-15")).proven
    True
    """
    if position.game.name != GAME.name:
        raise BadRequest("microchip/puzzle/other-game", game=position.game.name)
    view = position.view(seat)
    return best_build(view["boards"][seat], view["held"][seat])


def per_cent(score: int, best: int) -> int:
    """Return how much of the best score was reached, rounded down: only the best is a hundred.

    >>> per_cent(38, 40), per_cent(40, 40), per_cent(-6, 40)
    (95, 100, 0)
    """
    if score >= best:
        return 100
    return 0 if best <= 0 else max(0, 100 * score // best)
