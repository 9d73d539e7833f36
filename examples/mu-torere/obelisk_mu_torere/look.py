"""What Mū Tōrere looks like: a star cut into a slab, and the star alone as its emblem."""

from __future__ import annotations

from math import cos, pi, sin

from obelisk.authoring import Canvas, Frame, GraphStyle, Scene


class BoardStyle(GraphStyle):
    """The board as a star: a slab, eight points, and the pūtahi in the middle."""

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the slab and the star below the lines and points that every board of this kind has."""
        x, y = frame.at((0, 0))
        # Neighbours on the rim are one unit apart, so the rim is 1.31 units away from the middle.
        reach = frame.unit * 1.31
        canvas.circle(x, y, reach + frame.unit * 0.42, fill="board")
        canvas.polygon(star(x, y, reach), fill="paper", opacity=0.55)
        super().ground(canvas, frame, scene)


def star(x: float, y: float, reach: float) -> list[tuple[float, float]]:
    """Return the corners of a star with eight points."""
    corners = []
    for n in range(16):
        far = reach if n % 2 == 0 else reach * 0.42
        corners.append((x + far * sin(n * pi / 8), y - far * cos(n * pi / 8)))
    return corners


def emblem(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """A star with its middle left open."""
    canvas.polygon(star(x, y, radius), fill=None, stroke=fill, stroke_width=radius * 0.12)
    canvas.circle(x, y, radius * 0.2, fill=fill)
