"""Domineering on paper: the board, and the dominoes of both players."""

from obelisk.authoring.drawing import Canvas, Scene
from obelisk.authoring.paper import Piece, shared_kit
from obelisk.games.domineering import GAME
from obelisk.games.domineering.look import half
from obelisk.games.domineering.rules import CELLS

EACH = CELLS // 4
"""Players take turns, and a domino covers two cells: nobody lays more than this."""
UNIT = 64.0


def pieces(scene: Scene, cell: float) -> list[Piece]:
    """Return the dominoes: the first player's stand, the other's lie."""
    return [domino for seat in (0, 1) for domino in [_domino(seat, cell)] * EACH]


def _domino(seat: int, cell: float) -> Piece:
    right, down = (0, 1) if seat == 0 else (1, 0)
    canvas = Canvas(UNIT * (1 + right), UNIT * (1 + down), "", "")
    for second in (0, 1):
        middle = UNIT * (0.5 + second * right), UNIT * (0.5 + second * down)
        towards = (-right, -down) if second else (right, down)
        half(canvas, middle, UNIT, seat, towards, is_second=bool(second))
    return Piece(f"domino {seat}", canvas, cell * (1 + right), cell * (1 + down), canvas)


KIT = shared_kit(GAME, pieces)
