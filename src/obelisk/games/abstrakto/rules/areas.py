"""Areas: the parts of the board that no tile covers, who leads in them, and who wins by them, or is likely to."""

from math import exp

from obelisk.authoring import BOTH, OVER, State, rule
from obelisk.games.abstrakto.rules import grid
from obelisk.games.abstrakto.rules.grid import BOARD, PLACES, Set, both, count, is_empty, spread, without
from obelisk.games.abstrakto.rules.state import as_set
from obelisk.kernel.rules import share_of_win

ALL_KINDS = 0b111
OPENNESS = 0.15
"""How much each place where a tile can still come beside an area takes from what a lead in it is worth."""
SPREAD = 1.5
"""How many areas ahead make a likely winner."""


@rule
def uncovered(s: State) -> Set:
    """Return the quarters of the board that no tile covers."""
    return without(as_set(BOARD), as_set(s.covered))


@rule
def places_of(s: State, kinds: int) -> Set:
    """Return the places that tiles of some kinds, a set of bits, can take."""
    return without(as_set(PLACES[kinds]), as_set(s.blocked))


@rule
def first_area(free: Set) -> Set:
    """Return one of the areas of a set of quarters that is not empty: all that hangs together through sides."""
    area = grid.lowest(free)
    while True:
        larger = both(spread(area), free)
        if larger == area:
            return area
        area = larger


@rule
def beside(area: Set) -> Set:
    """Return the places whose tiles share a piece of border with an area, or lie in it."""
    return grid.touching(both(spread(area), as_set(BOARD)))


@rule
def tally(s: State) -> tuple[int, int, int]:
    """Return the areas that each seat owns, and the seats that win or share the win by them."""
    first, second = 0, 0
    most_tiles, main_owners = 0, 0
    mine, theirs = as_set(s.tiles[0]), as_set(s.tiles[1])
    free = uncovered(s)
    while not is_empty(free):
        area = first_area(free)
        free = without(free, area)
        around = beside(area)
        blue, orange = count(both(around, mine)), count(both(around, theirs))
        if blue == orange:
            continue
        owner = 0 if blue > orange else 1
        first += 1 - owner
        second += owner
        if blue + orange > most_tiles:
            most_tiles, main_owners = blue + orange, 0
        if blue + orange == most_tiles:
            main_owners |= 1 << owner
    if first != second:
        return first, second, 1 if first > second else 2
    # Equal: the main area decides; where several are largest, only if one player owns them all.
    return first, second, BOTH if main_owners == 0 else main_owners


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
