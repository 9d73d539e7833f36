"""What a seat may see: the board and its areas, the tiles laid and left; not the other's secret discard."""

from typing import Any

from obelisk.games.abstrakto.rules.areas import beside, first_area, places_of, uncovered
from obelisk.games.abstrakto.rules.grid import KINDS, POINTS, SIDE, Set, both, count, is_empty, without
from obelisk.games.abstrakto.rules.moves import WAYS_TO_DROP, can_be, has_discarded, left
from obelisk.games.abstrakto.rules.notation import name_of
from obelisk.games.abstrakto.rules.state import DROP, KEPT, OF_A_KIND, SEATS, SECRET, as_set
from obelisk.kernel import bits
from obelisk.kernel.state import OVER, State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return the table as *seat* (None: a spectator) sees it.

    Tiles and hands are counted in the order solids, lines, crosses; a quarter of a cell is named by the crossing at its
    lower left.
    """
    areas = list_areas(s)
    knows = [is_open(s) or owner == seat for owner in range(SEATS)]
    return {
        "tiles": [[name_of(place) for place in members(as_set(s.tiles[owner]))] for owner in range(SEATS)],
        "last": None if s.last < 0 else name_of(int(s.last)),
        "laid": [[int(n) for n in s.laid[owner]] for owner in range(SEATS)],
        "hand": [_hand(s, owner) if knows[owner] else None for owner in range(SEATS)],
        # How many tiles are left is no secret, only of which kinds.
        "left": [sum(_hand(s, owner)) for owner in range(SEATS)],
        "has_discarded": [bool(has_discarded(s, owner)) for owner in range(SEATS)],
        "discarded": [
            [int(n) for n in s.discarded[owner]] if knows[owner] and has_discarded(s, owner) else None
            for owner in range(SEATS)
        ],
        "areas": areas,
        "owned": [sum(area["owner"] == owner for area in areas) for owner in range(SEATS)],
        "turn": int(s.turn),
    }


def is_open(s: State) -> bool:
    """Tell whether nothing is hidden: discards were not secret, or the game is over."""
    return bool(s.discard != SECRET or s.turn == OVER)


def is_secret(s: State, move: int) -> bool:
    """Tell whether nobody else may see a move: a discard, where they are secret."""
    return bool(s.discard == SECRET and move >= DROP)


def _hand(s: State, seat: int) -> list[int]:
    return [int(left(s, seat, kind)) for kind in range(KINDS)]


def list_areas(s: State) -> list[dict[str, Any]]:
    """Return all areas: their quarters, the tiles of each seat beside them, who leads, and whether that is for good."""
    found: list[dict[str, Any]] = []
    open_to_all = places_of(s, kinds_that_may_come(s))
    free = uncovered(s)
    while not is_empty(free):
        area = first_area(free)
        free = without(free, area)
        around = beside(area)
        tiles = [int(count(both(around, as_set(s.tiles[seat])))) for seat in range(SEATS)]
        found.append(
            {
                "quarters": [name_of(place - SIDE - 1) for place in members(area)],
                "tiles": tiles,
                "owner": None if tiles[0] == tiles[1] else int(tiles[1] > tiles[0]),
                "is_settled": bool(is_empty(both(around, open_to_all))),
            }
        )
    most = max((sum(one["tiles"]) for one in found if one["owner"] is not None), default=None)
    return [{**one, "is_main": one["owner"] is not None and sum(one["tiles"]) == most} for one in found]


def kinds_that_may_come(s: State) -> int:
    """Return the kinds that somebody may still lay, as a set of bits, by what everybody can see."""
    if s.turn == OVER:
        return 0
    kinds = 0
    for seat in range(SEATS):
        if s.laid[seat].sum() == KEPT:
            continue
        for way, drop in enumerate(WAYS_TO_DROP):
            is_possible = can_be(s, seat, way) if _is_unknown(s, seat) else (s.discarded[seat] == drop).all()
            for kind in range(KINDS):
                if is_possible and OF_A_KIND - drop[kind] - s.laid[seat, kind] > 0:
                    kinds |= 1 << kind
    return kinds


def _is_unknown(s: State, seat: int) -> bool:
    return bool(s.discard == SECRET or not has_discarded(s, seat))


def members(points: Set) -> list[int]:
    """Return the points of a set."""
    return [number for number in range(POINTS) if bits.has(int(points[number >> 6]), number & 63)]
