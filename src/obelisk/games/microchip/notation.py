"""Moves as text: `take RT`, and `build a1NE a2S b1W` with the sides that the paths reach."""

from __future__ import annotations

import re

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.games.microchip.codes import code_of, lay_out
from obelisk.games.microchip.data import BOARD, CELLS, COLOURS, SHAPES, SIDES, TILES
from obelisk.games.microchip.state import BUILD
from obelisk.kernel.state import State

_TAKE = re.compile(rf"take ([{COLOURS}][{SHAPES}])")
_TILE = re.compile(r"([a-z]\d+)(N?E?S?W?)")


class MicrochipNotation:
    """Tiles by colour and shape; in a layout both follow from the cell and the sides."""

    def write(self, s: State, move: int) -> str:
        """Return the text of a move."""
        if move < BUILD:
            return f"take {TILES[move]}"
        layout = np.zeros(CELLS, np.int8)
        lay_out(move - BUILD, layout)
        return write_layout(layout)

    def read(self, s: State, text: str) -> int:
        """Return the move that a text means."""
        if found := _TAKE.fullmatch(text):
            return TILES.index(found[1])
        if text == "build" or text.startswith("build "):
            return BUILD + int(code_of(read_layout(text)))
        raise IllegalMove("microchip/unreadable", move=text)


def write_layout(layout):
    return " ".join(
        [
            "build",
            *(
                BOARD.names[c] + "".join(n for i, n in enumerate(SIDES) if layout[c] >> i & 1)
                for c in range(CELLS)
                if layout[c]
            ),
        ]
    )


def read_layout(text):
    layout = np.zeros(CELLS, np.int64)
    for word in text.split()[1:]:
        m = _TILE.fullmatch(word)
        layout[BOARD.cells[m[1]]] = sum(1 << SIDES.index(c) for c in m[2])
    return layout
