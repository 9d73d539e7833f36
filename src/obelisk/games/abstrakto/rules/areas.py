"""Areas: the parts of the board that no tile covers, who leads in them, and who wins by them."""

from __future__ import annotations

from obelisk.games.abstrakto.rules.grid import BOARD, Set, both, count, is_empty, lowest, spread, touching, without
from obelisk.games.abstrakto.rules.state import as_set
from obelisk.kernel.rule import rule
from obelisk.kernel.state import BOTH, State


@rule
def uncovered(s: State) -> Set:
    """Return the quarters of the board that no tile covers."""
    return without(as_set(BOARD), as_set(s.covered))


@rule
def area_with(seed: Set, free: Set) -> Set:
    """Return the area around some quarters: all that hangs together with them through sides."""
    area = seed
    while True:
        larger = both(spread(area), free)
        if larger == area:
            return area
        area = larger


@rule
def first_area(free: Set) -> Set:
    """Return one of the areas of a set of quarters that is not empty."""
    return area_with(lowest(free), free)


@rule
def beside(area: Set) -> Set:
    """Return the places whose tiles share a piece of border with an area, or lie in it."""
    return touching(both(spread(area), as_set(BOARD)))


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
