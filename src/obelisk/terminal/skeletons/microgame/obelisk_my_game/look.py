"""What the game looks like. Its board is drawn already; this is its small sign, its emblem."""

from obelisk.authoring import Canvas


def emblem(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Draw the emblem around (x, y): here a disc and a ring that keep apart."""
    away = radius * 0.45
    canvas.circle(x - away, y + away, radius * 0.36, fill=fill)
    canvas.circle(
        x + away, y - away, radius * 0.32, fill=None, stroke=fill, stroke_width=radius * 0.13
    )
