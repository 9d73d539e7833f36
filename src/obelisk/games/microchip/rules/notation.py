"""Moves as text: `take RT`, and `build a1NE a2S b1W` with the sides that the paths reach."""

from __future__ import annotations

import re

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.games.microchip.rules.codes import code_of, lay_out
from obelisk.games.microchip.rules.data import CELLS, COLOURS, SHAPES, TILES
from obelisk.games.microchip.rules.layouts import WORD, Layout, loose_ends, misplaced, read_layout, write_layout
from obelisk.games.microchip.rules.state import BUILD
from obelisk.kernel.state import State

_TAKE = re.compile(r"take (\w+)")


class MicrochipNotation:
    """Tiles by colour and shape; in a layout both follow from the cell and the sides."""

    def write(self, s: State, move: int) -> str:
        """Return the text of a move."""
        return f"take {TILES[move]}" if move < BUILD else write_layout(layout_of(move))

    def read(self, s: State, text: str) -> int:
        """Return the move that a text means; what a layout breaks of the placing rules has no number."""
        if found := _TAKE.fullmatch(text):
            if found[1] not in TILES:
                facts = {"tile": found[1], "colours": " ".join(COLOURS), "shapes": " ".join(SHAPES)}
                raise IllegalMove("microchip/no-such-kind", move=text, **facts)
            return TILES.index(found[1])
        if text.split(" ")[0] != WORD:
            raise IllegalMove("microchip/move-unreadable", move=text)
        layout = read_layout(text)
        for end in loose_ends(layout):
            if end.trouble != "open":
                remark = misplaced(end)
                raise IllegalMove(remark.code, move=text, cell=remark.cell, **remark.facts)
        return BUILD + int(code_of(np.array(layout)))


def layout_of(move: int) -> Layout:
    """Return the layout that a move hands in."""
    layout = np.zeros(CELLS, np.int64)
    lay_out(move - BUILD, layout)
    return tuple(int(sides) for sides in layout)
