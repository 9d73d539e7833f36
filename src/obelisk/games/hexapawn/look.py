"""The board of Hexapawn: cells with pawns on them."""

import math

from obelisk.authoring.drawing import Canvas, CellStyle, Point, Scene, mark, theme

HEAD = 0.4
"""How large a pawn's head is, for the size of the pawn; it is 2 high."""
HEAD_Y, NECK_Y = -0.56, -0.22
ROUND = 14
"""How many corners make the head look round."""
SIZE = 1.12
"""How large a pawn is, for the usual size of pieces."""
BODY = ((0.42, -0.2), (0.42, -0.06), (0.24, 0.02), (0.34, 0.5), (0.66, 0.66), (0.7, 0.96))
"""The right side of a pawn below its head, from the collar down: how far from the middle, and how far down."""


def outline(x: float, y: float, size: float) -> list[Point]:
    """Return the outline of a pawn around a place, from the right end of its collar round to the left."""
    right = [(x + across * size, y + down * size) for across, down in BODY]
    left = [(x - across * size, y + down * size) for across, down in reversed(BODY)]
    # The head is a part of a circle, from where it leaves the collar at the left to where it meets it at the right.
    begin = math.asin((NECK_Y - HEAD_Y) / HEAD)
    angles = [math.pi - begin + (math.pi + 2 * begin) * step / ROUND for step in range(ROUND + 1)]
    head = [(x + size * HEAD * math.cos(a), y + size * (HEAD_Y + HEAD * math.sin(a))) for a in angles]
    return [*right, *left, *head]


class BoardStyle(CellStyle):
    """Pawns in the colours of their owners, whose marks they wear on the foot."""

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw a pawn."""
        owner = scene.standing[cell]
        if owner is None:
            super().piece(canvas, x, y, radius, scene, cell)
            return
        name = theme.seat(owner)
        canvas.polygon(outline(x, y, radius * SIZE), fill=name, stroke=name, stroke_width=radius * 0.08)
        mark(canvas, x, y + radius * 0.5, radius * 0.26, owner, fill=f"{name}-inlay", inlay=name)

    def empty(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw where a pawn stood before the last move."""
        owner = scene.ghosts.get(cell)
        if owner is not None:
            dash = (radius * 0.2, radius * 0.18)
            stroke = theme.seat(owner)
            canvas.polygon(outline(x, y, radius), fill=None, stroke=stroke, stroke_width=theme.FINE, dash=dash)
