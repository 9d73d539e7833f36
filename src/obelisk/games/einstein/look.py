"""What EinStein looks like: numbered pieces, the corners that they go to, and the die beside the board."""

from __future__ import annotations

from obelisk.authoring.drawing import (
    Canvas,
    CellStyle,
    Frame,
    Lines,
    Scene,
    glyph,
    grid_lines,
    places,
    ring_of,
    said,
    sign,
    theme,
)
from obelisk.games.einstein.rules import BOARD, GOALS, SIDE

PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of each face lie, in steps from its middle."""
DIE_GLYPHS = " ⚀⚁⚂⚃⚄⚅"


def die(canvas: Canvas, x: float, y: float, side: float, face: int, *, fill: str, pips: str) -> None:
    """Draw a die from above."""
    canvas.square(x, y, side, fill=fill, radius=side * 0.2)
    for right, down in PIPS[face]:
        canvas.circle(x + side * 0.27 * right, y + side * 0.27 * down, side * 0.1, fill=pips)


def emblem(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """A die, and the way aslant that the pieces go."""
    side, width = radius * 1.12, radius * 0.13
    canvas.square(
        x - radius * 0.28, y + radius * 0.28, side, fill=None, stroke=fill, stroke_width=width, radius=side * 0.2
    )
    for right, down in PIPS[3]:
        canvas.circle(x + radius * (0.3 * right - 0.28), y + radius * (0.3 * down + 0.28), radius * 0.12, fill=fill)
    tip, tail = (x + radius * 0.92, y - radius * 0.92), (x + radius * 0.5, y - radius * 0.5)
    canvas.line(*tail, *tip, stroke=fill, stroke_width=width)
    canvas.line(*tip, tip[0] - radius * 0.42, tip[1], stroke=fill, stroke_width=width)
    canvas.line(*tip, tip[0], tip[1] + radius * 0.42, stroke=fill, stroke_width=width)


class BoardStyle(CellStyle):
    """A board of cells with a die at its right."""

    margins = (0.9, 0.55, 1.8, 0.9)
    piece_radius = 0.33
    shows_roll = True

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the cells, whose goal a corner is, and the die."""
        super().ground(canvas, frame, scene)
        for seat in (0, 1):
            x, y = frame.at(places(scene.board)[BOARD.names[GOALS[seat]]])
            half, way = frame.unit * 0.4, frame.way * (1 - 2 * seat)
            name = theme.seat(scene.player(seat))
            corner = [(x + way * half, y - way * half), (x - way * half, y - way * half)]
            for end in (corner[1], (corner[0][0], corner[0][1] + 2 * way * half)):
                canvas.line(*corner[0], *end, stroke=name, stroke_width=frame.unit * 0.07, opacity=0.75)
        self._die(canvas, frame, scene)

    def _die(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the die on the side of whoever moves, in their colour; before it is rolled, where it will lie."""
        face, seat = scene.seen.get("die"), scene.seen.get("mover", 0)
        unit = frame.unit
        right = max(frame.at((0, 0))[0], frame.at((SIDE - 1, 0))[0])
        _, y = frame.at((0, -1 if seat == 0 else 1 - SIDE + 1))
        x, name = right + unit * 1.18, theme.seat(scene.player(seat))
        if face is None:
            dash = (unit * 0.09, unit * 0.08)
            canvas.square(
                x, y, unit * 0.8, fill=None, stroke=name, stroke_width=theme.FINE, radius=unit * 0.16, dash=dash
            )
            return
        label = said("einstein/rolled", scene.language, scene.names, seat=scene.player(seat), n=face)
        with canvas.group(data_roll=str(face), role="img", aria_label=label):
            die(canvas, x, y, unit * 0.86, face, fill=name, pips=f"{name}-inlay")

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw a piece with its number, and a halo around one that may move."""
        if cell in scene.seen.get("able", ()):
            owner = scene.standing[cell]
            reach = 1.18 if owner == 0 else 1.36
            shape = ring_of(40 if owner == 0 else 4, x, y, radius * reach)
            canvas.polygon(shape, fill="gold-lit", stroke="gold", stroke_width=radius * 0.1)
        super().piece(canvas, x, y, radius, scene, cell)


def lines(scene: Scene) -> Lines:
    """Return the board for terminals, and below it what was rolled and which pieces may move."""
    written = grid_lines(scene.board, lambda cell: sign(scene, cell), {*scene.last_cells, *scene.ghosts}, scene)
    face = scene.seen.get("die")
    if face is None:
        return written
    seat = scene.player(scene.seen["mover"])
    told = said("einstein/may-move", scene.language, scene.names, seat=seat, n=face, cells=list(scene.seen["able"]))
    return [*written, [(f"{DIE_GLYPHS[face]} ", "obelisk"), (glyph(seat), theme.seat(seat)), (f" {told}", "quiet")]]
