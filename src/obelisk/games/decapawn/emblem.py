"""The emblem of Decapawn."""

from obelisk.authoring.drawing import Canvas


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Forward, straight or to either side."""
    foot = y + radius * 0.62
    canvas.circle(x, foot, radius * 0.27, fill=fill)
    for side in (-0.72, 0.0, 0.72):
        tip = (x + radius * side, y - radius * (0.72 if side == 0 else 0.3))
        begin = (x + radius * side * 0.42, y + radius * (0.18 if side == 0 else 0.24))
        canvas.line(*begin, *tip, stroke=fill, stroke_width=radius * 0.13)
        canvas.circle(*tip, radius * 0.15, fill=fill)
