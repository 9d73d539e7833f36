"""How a game of Abstrakto ended, and whose its areas are."""

from __future__ import annotations

from obelisk.games.abstrakto.state import KEPT, SEATS
from obelisk.games.abstrakto.view import list_areas
from obelisk.games.reasons import Reason
from obelisk.kernel.state import BOTH, State


def ending(s: State) -> list[Reason]:
    """All tiles are laid, or none that is left fits; a tie is broken by the main area, if it can be."""
    is_all = all(int(s.laid[seat].sum()) == KEPT for seat in range(SEATS))
    told = [Reason("ending/abstrakto/all-laid" if is_all else "ending/abstrakto/none-fits")]
    if s.owned[0] == s.owned[1]:
        is_tie = s.won == BOTH
        told.append(
            Reason("ending/abstrakto/tie") if is_tie else Reason("ending/abstrakto/by-main", seat=int(s.won == 0b10))
        )
    return told


def reckoning(s: State) -> list[Reason]:
    """For each seat the areas with more of its tiles beside them, and how many areas are nobody's."""
    areas = list_areas(s)
    told = []
    for seat in range(SEATS):
        own = [area["tiles"] for area in areas if area["owner"] == seat]
        listed = ", ".join(f"{tiles[seat]} : {tiles[1 - seat]}" for tiles in sorted(own, key=sum, reverse=True))
        if own:
            told.append(Reason("ending/abstrakto/areas", seat=seat, n=len(own), listed=listed))
        else:
            told.append(Reason("ending/abstrakto/no-area", seat=seat))
    n = sum(area["owner"] is None for area in areas)
    return [*told, Reason("ending/abstrakto/nobodys", n=n)] if n else told
