"""How a game of Abstrakto ended, and whose its areas are."""

from __future__ import annotations

from obelisk.games.abstrakto.rules.state import KEPT, SEATS
from obelisk.games.abstrakto.rules.view import list_areas
from obelisk.kernel.state import BOTH, State
from obelisk.words import Message


def ending(s: State) -> list[Message]:
    """All tiles are laid, or none that is left fits; a tie is broken by the main area, if it can be."""
    is_all = all(int(s.laid[seat].sum()) == KEPT for seat in range(SEATS))
    told = [Message("abstrakto/ending/all-laid" if is_all else "abstrakto/ending/none-fits")]
    if s.owned[0] == s.owned[1]:
        is_tie = s.won == BOTH
        told.append(
            Message("abstrakto/ending/tie") if is_tie else Message("abstrakto/ending/by-main", seat=int(s.won == 0b10))
        )
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
