"""Queen on paper: a chessboard, and the one queen."""

from dataclasses import replace

from obelisk.authoring.drawing import Scene
from obelisk.authoring.paper import Kind, Piece, cut_pieces, shared_kit
from obelisk.games.queen import GAME
from obelisk.games.queen.look import CORNER


def pieces(scene: Scene, cell: float) -> list[Piece]:
    """Return the queen: chance puts her on the board, so none stands there at the beginning."""
    return cut_pieces([Kind("queen", 1, replace(scene, standing={CORNER: None}), CORNER)], cell)


KIT = shared_kit(GAME, pieces)
