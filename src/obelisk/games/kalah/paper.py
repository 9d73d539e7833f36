"""Kalah on paper: the pits and stores, and the seeds."""

from obelisk.authoring.drawing import Canvas, Scene
from obelisk.authoring.paper import Piece, shared_kit
from obelisk.games.kalah import GAME
from obelisk.games.kalah.look import draw_seed

SIDE = 100.0
"""How large the picture of a seed is."""
PART, LEAST = 0.36, 4.0
"""How large a seed is, in parts of a pit, and at least, in millimetres: beans are easier to hold."""


def pieces(scene: Scene, cell: float) -> list[Piece]:
    """Return as many seeds as lie in the pits at the beginning."""
    canvas = Canvas(SIDE, SIDE, "", "")
    draw_seed(canvas, SIDE / 2, SIDE / 2, SIDE * 0.4)
    size = max(LEAST, cell * PART)
    return [Piece("seed", canvas, size, size, canvas, "disc") for _ in range(sum(map(int, scene.marks.values())))]


KIT = shared_kit(GAME, pieces)
