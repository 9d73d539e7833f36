"""What the game looks like. Its board is drawn already; this is its small sign, its emblem."""

from obelisk.authoring import Canvas


def emblem(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Draw the emblem around (x, y): here four discs that hang together."""
    step = radius * 0.44
    for right, up in ((-1.5, 0.5), (-0.5, -0.5), (0.5, 0.5), (1.5, -0.5)):
        canvas.circle(x + right * step, y - up * step, radius * 0.28, fill=fill)
