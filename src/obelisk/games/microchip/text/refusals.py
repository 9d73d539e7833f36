"""Why a move of Microchip is refused, in a player's words."""

from __future__ import annotations

from obelisk.games.microchip.rules.data import N_COLOURS, N_SHAPES, TILES
from obelisk.games.microchip.rules.layouts import check_layout
from obelisk.games.microchip.rules.moves import is_drafting, kinds_on_offer
from obelisk.games.microchip.rules.notation import layout_of
from obelisk.games.microchip.rules.state import BUILD, KINDS
from obelisk.kernel import bits
from obelisk.kernel.state import State
from obelisk.words import Message


def why_not(s: State, seat: int, move: int) -> Message:
    """Explain by what the move tried to do."""
    if is_drafting(s):
        if move >= BUILD:
            return Message("microchip/draft-first")
        offered = [TILES[kind] for kind in range(KINDS) if bits.has(int(kinds_on_offer(s)), kind)]
        return Message("microchip/not-in-column", tile=TILES[move], column=" ".join(offered))
    if move < BUILD:
        return Message("microchip/pool-empty")
    held = s.held[seat].reshape(N_COLOURS, N_SHAPES)
    remark = check_layout(s.boards[seat], held, layout_of(move)).wrong[0]
    return Message(remark.code, cell=remark.cell, **remark.facts)


def whose_turn(s: State, seat: int) -> Message:
    """Explain why a seat that is not active may not act: another takes a tile, or its layout is handed in."""
    if is_drafting(s):
        return Message("move/not-your-turn", active=(int(s.turn),))
    return Message("microchip/handed-in")
