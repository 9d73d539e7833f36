"""Moves as text: `17@3,-2r1`, `draw`, `draw 17`, `stone 3,-2nw`, `pass`."""

import re

from obelisk.errors import IllegalMove
from obelisk.games.micropul.rules.data import CORNER_NAMES, CORNERS, DIFFERENT, N_TILES
from obelisk.games.micropul.rules.state import DRAW, DRAW_SHOWN, FARTHEST, LAY, PASS, STONE, move_number, parts_of
from obelisk.kernel.state import State

_NUMBER = r"(0|-?[1-9][0-9]*)"
_LAY = re.compile(rf"(0|[1-9][0-9]*)@{_NUMBER},{_NUMBER}r([0-3])")
_STONE = re.compile(rf"stone {_NUMBER},{_NUMBER}({'|'.join(CORNER_NAMES)})")
_DRAW = re.compile(r"draw (0|[1-9][0-9]*)")


class MicropulNotation:
    """Columns to the right of and rows above the start tile; turns in quarters clockwise."""

    def write(self, s: State, move: int) -> str:
        """Return the text of a move."""
        action, tile, column, row, turn = parts_of(move)
        if action == LAY:
            return f"{tile}@{column},{row}r{turn}"
        if action == STONE:
            return f"stone {column},{row}{CORNER_NAMES[turn]}"
        if action == DRAW_SHOWN:
            return f"draw {tile}"
        return "draw" if action == DRAW else "pass"

    def read(self, s: State, text: str) -> int:
        """Return the move that a text means."""
        if text in ("draw", "pass"):
            return int(move_number(DRAW if text == "draw" else PASS, 0, 0, 0, 0))
        if found := _LAY.fullmatch(text):
            tile, column, row, turn = map(int, found.groups())
            _check_tile(text, tile)
            if _is_far(column, row):
                raise IllegalMove("micropul/not-beside", move=text, square=f"{column},{row}")
            if not DIFFERENT[tile, turn]:
                raise IllegalMove("micropul/same-look", move=text, turn=turn, better=_like(text, tile, turn))
            return int(move_number(LAY, tile, column, row, turn))
        if found := _STONE.fullmatch(text):
            column, row = int(found[1]), int(found[2])
            if _is_far(column, row):
                raise IllegalMove("micropul/no-tile", move=text, square=f"{column},{row}")
            return int(move_number(STONE, 0, column, row, CORNER_NAMES.index(found[3])))
        if found := _DRAW.fullmatch(text):
            _check_tile(text, int(found[1]))
            return int(move_number(DRAW_SHOWN, int(found[1]), 0, 0, 0))
        raise IllegalMove("micropul/unreadable", move=text)


def _check_tile(text: str, tile: int) -> None:
    if tile >= N_TILES:
        raise IllegalMove("micropul/no-such-tile", move=text, tile=tile, last=N_TILES - 1)


def _is_far(column: int, row: int) -> bool:
    """Tell whether a square is farther away than any tile or any square beside one can be."""
    return max(abs(column), abs(row)) > FARTHEST


def _like(text: str, tile: int, turn: int) -> str:
    """Return the move with the smallest turn that looks the same."""
    same = next(other for other in range(4) if (CORNERS[tile, other] == CORNERS[tile, turn]).all())
    return text[:-1] + str(same)
