"""Which tile to choose in a match, when it is known how the players fare in each microgame: proven, or searched."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from obelisk.authoring import EMPTY, State, catalogue
from obelisk.authoring.players import MOST_CELLS, Prover, thinking_clock
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.duel import Duel, Odds, settled
from obelisk.kernel import rules
from obelisk.kernel.chance import ENDLESS

Found = list[tuple[int, float, int]]
"""Tiles with their value, 1 for a win and 0 for a loss, and how often a search tried them; the best first."""

Searcher = Callable[[Any, State, int, float | None], Found]
"""What looks ahead in a game from a record, for a seat, within so many seconds or its own simulations."""

FOR_PROOFS = 0.5
"""The part of the time that may be used for proofs."""
PLIES, PLIES_MORE = 2_000_000, 200
"""How far proofs go where no time is given, and how much farther for each simulation: 4×4 tiles need no more."""
NO_MORE = 1
"""Plies that are enough to read what is proven already."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a tile: so many simulations or seconds of a search; proofs come before it."""

    simulations: int | None
    seconds: float | None
    is_for_all: bool = True
    """Whether every tile is to be valued, or just one to be chosen."""


def choose_tile(s: State, odds: Odds, erring: Odds, budget: Budget, search: Searcher) -> Found:
    """Return the tiles that the holder of a match may choose, the best first.

    Where the value of the position is proven, all tiles are there whose value is; else those that a *search* has tried.
    A budget that wants no more than a choice leaves it at the tiles that are known then. Where all is lost by the
    *odds*, tiles are tried by what they are worth if the other errs now and then, which the odds *erring* say.
    """
    parts = catalogue.game(NAME).parts
    game: Any
    macro, position = parts.macro(s)
    is_certain = all(chance in (0.0, 1.0) for chance in odds[0]) and list(odds[0]) == list(odds[1])
    if is_certain and macro.search.is_monotone:
        won = [chance == 1.0 for chance in odds[0]]
        free = [tile for tile, owner in enumerate(macro.cells_of(position)) if owner == EMPTY]
        after = {tile: settled(parts, s, won, tile) for tile in free}
        game, root = macro, settled(parts, s, won)
    else:
        game = duel()
        root = game.from_match(s, odds)
        after = _after_each(game, root)
    begun, holder = thinking_clock()(), int(s.obelisk)
    is_won = None if game.hides_in(root) else _proven(game, root, after, holder, budget)
    if is_won:
        return [(tile, value, 0) for tile, value in sorted(is_won.items(), key=lambda item: -item[1])]
    left = None if budget.seconds is None else max(budget.seconds - (thinking_clock()() - begun), 0.01)
    if is_won is None:
        return search(game, root, holder, left)
    tried = {tile: visits for tile, _, visits in search(duel(), duel().from_match(s, erring), holder, left)}
    return [(tile, 0.0, tried.get(tile, 0)) for tile in sorted(after, key=lambda tile: -tried.get(tile, 0))]


def _proven(game: Any, root: State, after: dict[int, State], holder: int, budget: Budget) -> dict[int, float] | None:
    """Return the tiles whose value is proven, if the position is won; nothing, if it is lost; None, if that is open."""
    is_over = int(rules.active(root)) == 0
    if game.search.is_monotone and not is_over and len(_moves(game, root)) > MOST_CELLS:
        return None
    prover = Prover(game, root, holder)
    end = None if budget.seconds is None else thinking_clock()() + FOR_PROOFS * budget.seconds
    plies = PLIES + PLIES_MORE * (budget.simulations or 0) if end is None else ENDLESS
    is_won = prover.answer(root, plies, _left(end))
    if not is_won:
        return None if is_won is None else {}
    known: dict[int, float] = {}
    for spent in (NO_MORE, plies // len(after)) if budget.is_for_all else (NO_MORE,):
        for tile in after.keys() - known.keys():
            answer = prover.answer(after[tile], spent, _left(end))
            if answer is not None:
                known[tile] = float(answer)
    return dict(sorted(known.items()))


def _left(end: float | None) -> float | None:
    return None if end is None else end - thinking_clock()()


def _moves(game: Any, s: State) -> list[int]:
    moves = game.rules.scratch()
    n = int(rules.legal(s, int(s.turn), moves))
    return [int(move) for move in moves[:n]]


def _after_each(game: Duel, root: State) -> dict[int, State]:
    after = {}
    for tile in _moves(game, root):
        after[tile] = root.copy()
        rules.apply(after[tile], int(root.turn), tile)
    return after


def duel() -> Duel:
    """Return the duel of the match with all games that are installed."""
    return _duel(catalogue.game(NAME).parts)


_duel = cache(Duel)
