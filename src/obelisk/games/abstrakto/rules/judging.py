"""What a position is worth before it ends: by the areas that are decided, and those that are about to be."""

from __future__ import annotations

from math import exp

from obelisk.games.abstrakto.rules.areas import beside, first_area, uncovered
from obelisk.games.abstrakto.rules.grid import both, count, is_empty, without
from obelisk.games.abstrakto.rules.moves import places_of
from obelisk.games.abstrakto.rules.state import as_set
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import share_of_win
from obelisk.kernel.state import OVER, State

ALL_KINDS = 0b111
OPENNESS = 0.15
"""How much each place where a tile can still come beside an area takes from what a lead in it is worth."""
SPREAD = 1.5
"""How many areas ahead make a likely winner."""


@rule
def value(s: State, seat: int) -> float:
    """Return the chance of *seat* to win."""
    if s.turn == OVER:
        return share_of_win(s, seat)
    ahead = lead(s)
    return 1.0 / (1.0 + exp((ahead if seat == 1 else -ahead) / SPREAD))


@rule
def lead(s: State) -> float:
    """Return by how many areas seat 0 leads; an area counts the less, the more tiles can still come beside it."""
    blue, orange = as_set(s.tiles[0]), as_set(s.tiles[1])
    places = places_of(s, ALL_KINDS)
    free = uncovered(s)
    ahead = 0.0
    while not is_empty(free):
        area = first_area(free)
        free = without(free, area)
        around = beside(area)
        more = count(both(around, blue)) - count(both(around, orange))
        openness = 1.0 + OPENNESS * count(both(around, places))
        ahead += max(-1.0, min(1.0, more / openness))
    return ahead
