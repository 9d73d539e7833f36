"""What Drizzle looks like: drops or small suns between the cells, and a cloud as its emblem."""

from math import cos, pi, sin

from obelisk.authoring import Canvas, CellStyle, Frame, Message, Scene


class BoardStyle(CellStyle):
    """Square cells, and the weather where four of them meet."""

    shows_roll = True

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the cells as every board of this kind has them, and then the weather."""
        super().ground(canvas, frame, scene)
        if scene.die is None:
            return
        told = Message(f"drizzle/weather/{scene.die}").explain(scene.language)
        with canvas.group(data_roll=scene.die, role="img", aria_label=told):
            for place in range(9):
                x, y = frame.place(scene.board, (place % 3 + 0.5, place // 3 + 0.5))
                draw = drop if scene.die == "rain" else sun
                draw(canvas, x, y, frame.unit * 0.15)


def drop(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a drop of rain."""
    sides = [(x + size * 0.7 * cos(n * pi / 8), y + size * 0.7 * sin(n * pi / 8)) for n in range(9)]
    canvas.polygon([(x, y - size * 1.3), *sides], fill="chip-b")


def sun(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a small sun with eight rays."""
    canvas.circle(x, y, size * 0.55, fill="gold")
    for n in range(8):
        right, up = cos(n * pi / 4) * size, sin(n * pi / 4) * size
        ends = (x + right * 0.8, y + up * 0.8, x + right * 1.2, y + up * 1.2)
        canvas.line(*ends, stroke="gold", stroke_width=size * 0.2)


def emblem(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Draw a cloud with three drops below it."""
    for right, up, size in ((-0.45, 0.1, 0.32), (0, 0.35, 0.42), (0.45, 0.12, 0.32)):
        canvas.circle(x + right * radius, y - up * radius, size * radius, fill=fill)
    for right in (-0.45, 0, 0.45):
        left = x + right * radius
        ends = (left, y + radius * 0.4, left - radius * 0.12, y + radius * 0.8)
        canvas.line(*ends, stroke=fill, stroke_width=radius * 0.13)
