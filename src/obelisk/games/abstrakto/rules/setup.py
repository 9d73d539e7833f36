"""The set-up: how tiles are discarded, which ones are kept where chance decides, who starts; and what a seat may see.

That is the board and its areas, the tiles laid and left; not the other's secret discard.
"""

from typing import Any

from obelisk.authoring import OVER, BadSetup, State, bits, reject_unknown_keys, whole_number
from obelisk.games.abstrakto.rules import state
from obelisk.games.abstrakto.rules.areas import beside, first_area, places_of, uncovered
from obelisk.games.abstrakto.rules.grid import KINDS, POINTS, SIDE, Set, both, count, is_empty, without
from obelisk.games.abstrakto.rules.moves import WAYS_TO_DROP, can_be, has_discarded, left
from obelisk.games.abstrakto.rules.notation import name_of
from obelisk.games.abstrakto.rules.state import DISCARDED, DISCARDS, KEPT, OF_A_KIND, RANDOM, SEATS, SECRET, as_set


class AbstraktoSetup:
    """`{"size": 7, "discard": "random", "kept": [[5, 5, 5], [5, 5, 5]], "starts": 0}`."""

    keys: tuple[str, ...] = ("size", "discard", "kept", "starts")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take how tiles are discarded (by chance) and who starts (seat 0)."""
        reject_unknown_keys(options, ("size", "discard", "starts"), game)
        self._read(s, game, {"size": state.SIZE, "discard": DISCARDS[RANDOM], "starts": 0, **options})

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note everything that a written-out set-up says."""
        reject_unknown_keys(setup, self.keys, game)
        self._read(s, game, setup)
        if s.discard != RANDOM:
            if "kept" in setup:
                raise BadSetup("abstrakto/kept-only-random", discard=setup["discard"])
            return
        if "kept" not in setup:
            raise BadSetup("setup/missing-key", key="kept", game=game)
        kept = setup["kept"]
        if not (isinstance(kept, list | tuple) and len(kept) == SEATS and all(map(_is_hand, kept))):
            raise BadSetup("abstrakto/kept", n=KEPT, least=OF_A_KIND - DISCARDED, most=OF_A_KIND)
        for seat in range(SEATS):
            for kind in range(KINDS):
                s.discarded[seat, kind] = OF_A_KIND - kept[seat][kind]

    def write(self, s: State) -> dict[str, Any]:
        """Return the set-up."""
        setup: dict[str, Any] = {"size": state.SIZE, "discard": DISCARDS[int(s.discard)], "starts": int(s.starts)}
        if s.discard == RANDOM:
            setup["kept"] = [[OF_A_KIND - int(n) for n in s.discarded[seat]] for seat in range(SEATS)]
        return setup

    def _read(self, s: State, game: str, given: dict[str, Any]) -> None:
        for key in ("size", "discard"):
            if key not in given:
                raise BadSetup("setup/missing-key", key=key, game=game)
        size, discard = given["size"], given["discard"]
        if type(size) is not int or size != state.SIZE:
            raise BadSetup("abstrakto/size", size=state.SIZE, given=repr(size))
        if not isinstance(discard, str) or discard not in DISCARDS:
            raise BadSetup("setup/not-a-choice", key="discard", given=repr(discard), known=DISCARDS)
        s.discard = DISCARDS.index(discard)
        s.starts = whole_number(given, "starts", game, 0, SEATS - 1)


def _is_hand(kept: Any) -> bool:
    return (
        isinstance(kept, list | tuple)
        and len(kept) == KINDS
        and all(type(n) is int and OF_A_KIND - DISCARDED <= n <= OF_A_KIND for n in kept)
        and sum(kept) == KEPT
    )


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
    return bool(s.discard == SECRET and move >= state.DROP)


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
        owner = None if tiles[0] == tiles[1] else int(tiles[1] > tiles[0])
        is_settled = bool(is_empty(both(around, open_to_all)))
        quarters = [name_of(place - SIDE - 1) for place in members(area)]
        found.append({"quarters": quarters, "tiles": tiles, "owner": owner, "is_settled": is_settled})
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
            is_unknown = s.discard == SECRET or not has_discarded(s, seat)
            is_possible = can_be(s, seat, way) if is_unknown else (s.discarded[seat] == drop).all()
            if is_possible:
                kinds |= sum(1 << kind for kind in range(KINDS) if s.laid[seat, kind] < OF_A_KIND - drop[kind])
    return kinds


def members(points: Set) -> list[int]:
    """Return the points of a set."""
    return [number for number in range(POINTS) if bits.has(int(points[number >> 6]), number & 63)]
