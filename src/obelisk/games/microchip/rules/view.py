"""What there is to see, all of it for everybody: boards, pool, tiles held, layouts handed in."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.games.microchip.rules.boards import write_board
from obelisk.games.microchip.rules.data import BOARD, SIDES, TILES, list_tiles
from obelisk.games.microchip.rules.moves import is_drafting
from obelisk.games.microchip.rules.scoring import value_of
from obelisk.games.microchip.rules.state import COLUMNS, ROWS
from obelisk.kernel import bits
from obelisk.kernel.state import State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return the table, which looks the same from every seat."""
    seats = range(int(s.players))
    return {
        "phase": "draft" if is_drafting(s) else "build",
        "boards": [write_board(s.boards[owner]) for owner in seats],
        "pool": _pool(s),
        "held": [list_tiles(s.held[owner]) for owner in seats],
        "layouts": [_layout(s, owner) if bits.has(int(s.handed), owner) else None for owner in seats],
        "turn": int(s.turn),
    }


def _pool(s: State) -> list[list[str | None]]:
    """Return the columns that are left, the draw column first; None where a tile was taken."""
    if not is_drafting(s):
        return []
    rows, columns = int(ROWS[s.players]), int(COLUMNS[s.players])
    left = [None if bits.has(int(s.taken), place) else TILES[s.pool[place]] for place in range(rows * columns)]
    return [left[start : start + rows] for start in range(int(s.column), rows * columns, rows)]


def _layout(s: State, seat: int) -> dict[str, Any]:
    """Return a layout that was handed in: the sides of each tile, its biggest microchip, and what that is worth."""
    laid = {
        BOARD.names[cell]: "".join(name for side, name in enumerate(SIDES) if bits.has(int(sides), side))
        for cell, sides in enumerate(s.layouts[seat])
        if sides
    }
    chip = int(s.chips[seat])
    return {
        "tiles": laid,
        "chip": [name for cell, name in enumerate(BOARD.names) if bits.has(chip, cell)],
        "value": int(value_of(s.layouts[seat], chip)),
        "unused": int(np.sum(s.held[seat], dtype=np.int64)) - bits.count(chip),
        "score": int(s.scores[seat]),
    }
