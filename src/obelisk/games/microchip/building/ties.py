"""Among builds of equal score, one with more tiles: where scores are equal, the microchip with most tiles wins."""

from obelisk.authoring import rule
from obelisk.games.microchip.building.search import BEST, LAID, Desk, Search, choose, lay_further
from obelisk.games.microchip.rules.data import CELLS, Array


@rule
def add_tiles(desk: Desk, board: Array, width: int, effort: int) -> None:
    """Look among the builds of the best value, which is known, for one with more tiles, as long as the effort lasts.

    A value is a build's tiles and the paths between them, and n tiles that are joined have at least n - 1 paths.
    """
    search = desk.search
    best, most = search.tally[BEST], count_laid(search.build)
    # The empty board still stands in its place in the first layer.
    search.waiting[:] = 0
    search.waiting[0] = 1
    search.tally[BEST] = best - 1
    layer, until = 0, search.tally[LAID] + effort
    while layer >= 0 and 2 * most - 1 < best and search.tally[LAID] < until:
        if search.waiting[layer] == 0:
            layer -= 1
        elif layer == CELLS:
            most = note_most(search, best, most)
        else:
            lay_further(desk, board[layer], layer, choose(search, layer, width))
            layer += 1
    search.tally[BEST] = best


@rule
def count_laid(build: Array) -> int:
    """Return how many tiles a build has."""
    tiles = 0
    for cell in range(CELLS):
        tiles += build[cell] != 0
    return tiles


@rule
def note_most(search: Search, best: int, most: int) -> int:
    """Keep the build with most tiles of those that reached the last layer with the best value; return how many."""
    for place in range(search.waiting[CELLS]):
        if search.drafts[CELLS, place]["value"] < best:
            continue
        tiles, at = 0, place
        for layer in range(CELLS, 0, -1):
            tiles += search.drafts[layer, at]["sides"] != 0
            at = search.drafts[layer, at]["parent"]
        if tiles > most:
            most, at = tiles, place
            for layer in range(CELLS, 0, -1):
                search.build[layer - 1] = search.drafts[layer, at]["sides"]
                at = search.drafts[layer, at]["parent"]
    search.waiting[CELLS] = 0
    return most
