"""Microchips in a layout: tiles joined along paths, with no open path; and what the biggest is worth."""

from obelisk.authoring import State, bits, rule
from obelisk.games.microchip.rules.codes import BEYOND, OPPOSITE
from obelisk.games.microchip.rules.data import CELLS, CONNECTIONS
from obelisk.games.microchip.rules.state import PENALTY


@rule
def joined_with(layout: State, first: int) -> int:
    """Return the cells whose tiles are joined to that on *first* along paths, as a set of bits."""
    found = 1 << first
    fresh = found
    while fresh != 0:
        cell = bits.lowest(fresh)
        fresh &= fresh - 1
        for side in range(4):
            other = BEYOND[cell, side]
            if is_joined(layout, cell, side) and not bits.has(found, other):
                found |= 1 << other
                fresh |= 1 << other
    return found


@rule
def is_joined(layout: State, cell: int, side: int) -> bool:
    """Tell whether a path goes over a side of a cell to another tile."""
    other = BEYOND[cell, side]
    return other >= 0 and bits.has(layout[cell], side) and bits.has(layout[other], OPPOSITE[side])


@rule
def is_closed(layout: State, cells: int) -> bool:
    """Tell whether no path of the tiles on *cells* is open."""
    while cells != 0:
        cell = bits.lowest(cells)
        cells &= cells - 1
        for side in range(4):
            if bits.has(layout[cell], side) and not is_joined(layout, cell, side):
                return False
    return True


@rule
def value_of(layout: State, cells: int) -> int:
    """Return the connections of the tiles on *cells*."""
    value = 0
    while cells != 0:
        value += CONNECTIONS[layout[bits.lowest(cells)]]
        cells &= cells - 1
    return value


@rule
def biggest_chip(layout: State) -> int:
    """Return the cells of the microchip with the highest value, then the most tiles; none if there is no microchip."""
    best, best_value = 0, 0
    seen = 0
    for cell in range(CELLS):
        if layout[cell] == 0 or bits.has(seen, cell):
            continue
        cells = joined_with(layout, cell)
        seen |= cells
        if not is_closed(layout, cells):
            continue
        value = value_of(layout, cells)
        if value > best_value or (value == best_value and bits.count(cells) > bits.count(best)):
            best, best_value = cells, value
    return best


@rule
def final_score(value: int, tiles: int, held: int) -> int:
    """Return what a microchip of so many tiles scores, less two for every tile held that is not part of it."""
    return value - PENALTY * (held - tiles)
