"""Microchip alone, as a puzzle: one for every day, and the best that can be built.

>>> daily("2026-11-15").setup["boards"] == daily("2026-11-15").setup["boards"]
True
"""

from datetime import date
from typing import Any

from obelisk.authoring import BadRequest, Game, Position, Puzzles, catalogue
from obelisk.authoring.players import mark_of, read_day, seed_of, today
from obelisk.games.microchip import GAME
from obelisk.games.microchip.building.builder import ROUNDS, Build, best_build
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import count_tiles
from obelisk.kernel.chance import ENDLESS

__all__ = ["PUZZLES", "Build", "daily", "make", "optimum", "per_cent"]

PUZZLES = Puzzles(maker=f"{__name__}:make", options={"players": 1})


def daily(day: date | str | None = None) -> Position:
    """Return the puzzle of a day (a date, or one written 2026-11-15), today's by default.

    It is the same on every machine, unless its owner has replaced the numbers of tiles: the date is the seed.
    """
    chosen = today() if day is None else day if isinstance(day, date) else read_day(day)
    return catalogue.game(GAME.name).start(seed=seed_of(chosen), players=1)


def optimum(position: Position, seat: int = 0) -> Build:
    """Return the best build, proven, with the tiles that *seat* holds.

    >>> optimum(daily("2026-11-15")).proven
    True
    """
    if position.game.name != GAME.name:
        raise BadRequest("microchip/puzzle/other-game", game=position.game.name)
    view = position.view(seat)
    return best_build(view["boards"][seat], view["held"][seat])


def make(book: Game, number: int) -> dict[str, Any] | None:
    """Return the puzzle of a day, of which *number* is the ordinal; its optimum is proven.

    It is as hard as the proof is long: so many beginnings of a build have to be looked at.
    """
    from obelisk.games.microchip.building import engine
    from obelisk.games.microchip.building.search import LAID

    seed = seed_of(date.fromordinal(number))
    start = daily(date.fromordinal(number))
    board, tiles = start.view(0)["boards"][0], start.view(0)["held"][0]
    colours, held = read_colours(board), count_tiles(tiles)
    engine.warm()
    desk = engine.desk_for(colours, held)
    top = engine.find_bounds(desk, colours, held, ROUNDS)
    engine.search_on(desk, colours, top, engine.WIDTH, ENDLESS)
    best = optimum(start).score
    effort = int(desk.search.tally[LAID])
    return {"seed": seed, "mark": mark_of(start.setup), "best": best, "goal": best, "effort": effort}


def per_cent(score: int, best: int) -> int:
    """Return how much of the best score was reached, rounded down: only the best is a hundred.

    >>> per_cent(38, 40), per_cent(40, 40), per_cent(-6, 40)
    (95, 100, 0)
    """
    if score >= best:
        return 100
    return 0 if best <= 0 else max(0, 100 * score // best)
