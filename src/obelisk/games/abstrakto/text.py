"""Abstrakto in words: why a move is refused, what it is good for, how a game ended."""

from functools import lru_cache
from typing import Any

import numpy as np

from obelisk.authoring import BOTH, Message, State, after, bits
from obelisk.games.abstrakto.rules.areas import places_of
from obelisk.games.abstrakto.rules.grid import BLOCKED_BY, KIND_OF, is_empty
from obelisk.games.abstrakto.rules.moves import has_discarded, is_discarding, left, open_places
from obelisk.games.abstrakto.rules.notation import crossing, name_of
from obelisk.games.abstrakto.rules.setup import list_areas, members
from obelisk.games.abstrakto.rules.state import DROP, KEPT, OF_A_KIND, PASS, RANDOM, SEATS, as_set
from obelisk.kernel.rules import seat_to_act

KIND_NAMES = tuple(Message(f"abstrakto/kind/{kind}") for kind in ("solid", "line", "cross"))
KIND_PLURALS = tuple(Message(f"abstrakto/kinds/{kind}") for kind in ("solid", "line", "cross"))


def why_not(s: State, seat: int, move: int) -> Message:
    """Explain by what the move tried to do."""
    if is_discarding(s):
        return Message("abstrakto/discard-first")
    if move >= DROP:
        return Message("abstrakto/dealt" if s.discard == RANDOM else "abstrakto/has-discarded")
    if move == PASS:
        return Message("abstrakto/can-place", place=name_of(members(open_places(s, seat))[0]))
    kind = int(KIND_OF[move])
    laid = [other for owner in range(SEATS) for other in members(as_set(s.tiles[owner]))]
    under = next((other for other in laid if bits.has(int(BLOCKED_BY[other][move >> 6]), move & 63)), None)
    if under is not None:
        other = KIND_NAMES[int(KIND_OF[under])]
        return Message("abstrakto/overlaps", kind=KIND_NAMES[kind], other=other, place=name_of(under))
    if left(s, seat, kind) == 0:
        return Message("abstrakto/none-left", kind=KIND_NAMES[kind], kinds=KIND_PLURALS[kind])
    return Message("move/not-legal")


def whose_turn(s: State, seat: int) -> Message:
    """Tell who has discarded, where both do so at once, that the other one has not."""
    if is_discarding(s) and has_discarded(s, seat):
        return Message("abstrakto/wait")
    return Message("move/not-your-turn", active=(int(seat_to_act(s)),))


Area = dict[str, Any]
"""An area as `list_areas` tells it."""


def reason(s: State, seat: int, move: int) -> Message | None:
    """Look at the areas that a tile changes, then at the places that it takes."""
    if move == PASS:
        return None
    then = after(s, seat, move)
    if move >= DROP:
        kept = {name: int(OF_A_KIND - then.discarded[seat, kind]) for kind, name in enumerate(("s", "l", "c"))}
        return Message("abstrakto/reason/keeps", solids=kept["s"], lines=kept["l"], crosses=kept["c"])
    return _areas(s, then, seat) or _places(s, then, seat, move)


def _areas(s: State, then: State, seat: int) -> Message | None:
    before = _area_at(s.tobytes(), s.dtype)
    changed = [(area, before[area["quarters"][0]]) for area in list_areas(then)]
    settled = [area for area, was in changed if area["is_settled"] and not was["is_settled"]]
    cut = [area for area, was in changed if len(area["quarters"]) < len(was["quarters"]) // 2 and not was["is_settled"]]
    others, free = ([area for area, was in changed if was["owner"] == owner] for owner in (1 - seat, None))
    for code, areas, owner in (
        ("settles", settled, seat),
        ("settles-other", settled, 1 - seat),
        ("settles-nobody", settled, None),
        ("turns", others, seat),
        ("cuts-off", cut, seat),
        ("leads", free, seat),
        ("levels", others, None),
    ):
        own_areas = [area for area in areas if area["owner"] == owner]
        if chosen := max(own_areas, key=lambda area: sum(area["tiles"]), default=None):
            told = {"n": sum(chosen["tiles"])} if code == "turns" else {"where": _where(chosen)}
            own, other = chosen["tiles"][seat], chosen["tiles"][1 - seat]
            return Message(f"abstrakto/reason/{code}", **told, own=own, other=other)
    return None


@lru_cache(maxsize=4)
def _area_at(position: bytes, kind: np.dtype[Any]) -> dict[str, Area]:
    """Return the area of each quarter of a position; all moves of one position ask for the same."""
    areas = list_areas(np.frombuffer(position, kind)[0])
    return {quarter: area for area in areas for quarter in area["quarters"]}


BIG, CORNER, EDGE, INNER = (Message(f"abstrakto/where/{where}") for where in ("big", "corner", "edge", "inner"))


def _where(area: Area) -> Message:
    places = set(map(crossing, area["quarters"]))
    corners = places & {(0, 0), (0, LAST), (LAST, 0), (LAST, LAST)}
    if corners:
        return BIG if len(corners) > 1 else CORNER
    return EDGE if any(column in (0, LAST) or row in (0, LAST) for column, row in places) else INNER


LAST = 13
"""The last column and row of quarters, from 0."""


def _places(s: State, then: State, seat: int, place: int) -> Message | None:
    """Return the kind of which a tile takes the last place, from everybody or from the opponent's tiles."""
    for kind, name in reversed(list(enumerate(KIND_NAMES))):
        if not is_empty(places_of(s, 1 << kind)) and is_empty(places_of(then, 1 << kind)):
            code = "takes-last" if KIND_OF[place] == kind else "ends"
            return Message(f"abstrakto/reason/{code}", kind=name)
    kind = int(KIND_OF[place])
    if left(then, seat, kind) == 0:
        return Message("abstrakto/reason/last-tile", kind=KIND_NAMES[kind], place=name_of(place))
    return None


def ending(s: State) -> list[Message]:
    """All tiles are laid, or none that is left fits; a tie is broken by the main area, if it can be."""
    is_all = all(int(s.laid[seat].sum()) == KEPT for seat in range(SEATS))
    told = [Message("abstrakto/ending/all-laid" if is_all else "abstrakto/ending/none-fits")]
    if s.owned[0] == s.owned[1]:
        by_main = Message("abstrakto/ending/by-main", seat=int(s.won == 0b10))
        told.append(Message("abstrakto/ending/tie") if s.won == BOTH else by_main)
    return told


def reckoning(s: State) -> list[Message]:
    """For each seat the areas with more of its tiles beside them, and how many areas are nobody's."""
    areas = list_areas(s)
    told = []
    for seat in range(SEATS):
        own = [area["tiles"] for area in areas if area["owner"] == seat]
        listed = [f"{tiles[seat]} : {tiles[1 - seat]}" for tiles in sorted(own, key=sum, reverse=True)]
        if own:
            told.append(Message("abstrakto/ending/areas", seat=seat, n=len(own), listed=listed))
        else:
            told.append(Message("abstrakto/ending/no-area", seat=seat))
    n = sum(area["owner"] is None for area in areas)
    return [*told, Message("abstrakto/ending/nobodys", n=n)] if n else told
