"""Queen on paper: a chessboard, and the one queen."""

from dataclasses import replace

from obelisk.drawing.scene import Scene
from obelisk.games.queen import GAME
from obelisk.games.queen.look import CORNER
from obelisk.paper.kits import shared_kit
from obelisk.paper.parts.boards import Kind, cut_pieces
from obelisk.paper.parts.pieces import Piece


def pieces(scene: Scene, cell: float) -> list[Piece]:
    """Return the queen: chance puts her on the board, so none stands there at the beginning."""
    return cut_pieces([Kind("queen", 1, replace(scene, standing={CORNER: None}), CORNER)], cell)


KIT = shared_kit(GAME, pieces)
