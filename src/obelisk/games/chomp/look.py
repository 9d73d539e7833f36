"""The board of Chomp: a bar of chocolate on its wrapper."""

from collections.abc import Sequence

from obelisk.authoring import bits
from obelisk.authoring.drawing import HINT, Canvas, CellStyle, Frame, Scene, places, square_coordinates, theme
from obelisk.games.chomp.rules import BITES, BOARD

SIDE, TOP = 0.97, 0.66
"""How wide a piece is, and its raised top."""
WRAPPER = 0.62
"""How far the wrapper reaches beyond the middles of the outer pieces."""


def bite(cell: str) -> frozenset[str]:
    """Return what goes with a piece, if it is all there."""
    taken = int(BITES[BOARD.cells[cell]])
    return frozenset(name for number, name in enumerate(BOARD.names) if bits.has(taken, number))


class BoardStyle(CellStyle):
    """Pieces of chocolate that hang together, one of them poisoned."""

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the wrapper, and the coordinates at the left and below."""
        spots = [frame.at(spot) for spot in places(scene.board).values()]
        across, down = zip(*spots, strict=True)
        edge = frame.unit * WRAPPER
        width, height = max(across) - min(across) + 2 * edge, max(down) - min(down) + 2 * edge
        corner = min(across) - edge, min(down) - edge
        canvas.rect(*corner, width, height, fill="board", stroke="board-edge", radius=frame.unit * 0.12)
        for x, y in spots:
            canvas.square(x, y, frame.unit * SIDE, fill=None, stroke="board-edge", stroke_width=theme.THIN)
        square_coordinates(canvas, frame, scene.board, 0.82)

    margins = (1.05, 0.7, 0.7, 1.0)

    def order(self, scene: Scene) -> Sequence[str]:
        """What a bite would take is shown over the pieces above it and to its right: these come before it."""
        return tuple(reversed(scene.board.names))

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw a piece of chocolate, light on its upper left edges; the poisoned one has a skull on it."""
        unit = radius / self.piece_radius
        half, top = unit * SIDE / 2, unit * TOP / 2
        canvas.square(x, y, 2 * half, fill="cocoa-shade", radius=unit * 0.03)
        lit = [(-half, half), (-half, -half), (half, -half), (top, -top), (-top, -top), (-top, top)]
        canvas.polygon([(x + right, y + down) for right, down in lit], fill="cocoa-lit")
        canvas.square(x, y, 2 * top, fill="cocoa", radius=unit * 0.03)
        if cell in scene.marks:
            skull(canvas, x, y, unit * 0.2)

    def empty(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw what the last bite has taken."""
        *earlier, last = scene.past or ("",)
        if last and cell in bite(last) and not any(cell in bite(before) for before in earlier):
            side, dash = radius / self.piece_radius * TOP, (radius * 0.2, radius * 0.2)
            canvas.square(x, y, side, fill=None, stroke="cocoa", stroke_width=theme.FINE, dash=dash, radius=4)

    def taken(self, scene: Scene, cell: str) -> list[str]:
        """Return everything that goes with a piece."""
        gone = bite(cell)
        return [name for name in scene.standing if name in gone]

    def hint(self, canvas: Canvas, frame: Frame, scene: Scene, cell: str) -> None:
        """Show what a bite would take."""
        spots = places(scene.board)
        # It lies over other cells, and must not catch the pointer there.
        with canvas.group(class_=HINT, pointer_events="none"):
            for name in self.taken(scene, cell):
                canvas.square(*frame.at(spots[name]), frame.unit, fill="board", opacity=0.72)
            x, y = frame.at(spots[cell])
            canvas.circle(x, y, frame.unit * 0.12, fill="last")


def skull(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a skull on crossed bones around a place."""
    for slope in (-1, 1):
        reach = size * 1.35
        ends = (x - reach, y - slope * reach * 0.62 + size * 0.3), (x + reach, y + slope * reach * 0.62 + size * 0.3)
        canvas.line(*ends[0], *ends[1], stroke="chalk", stroke_width=size * 0.26)
    canvas.circle(x, y - size * 0.2, size * 0.92, fill="chalk", stroke="cocoa", stroke_width=size * 0.16)
    canvas.rect(x - size * 0.46, y + size * 0.34, size * 0.92, size * 0.6, fill="chalk", radius=size * 0.14)
    for side in (-1, 1):
        canvas.circle(x + side * size * 0.38, y - size * 0.2, size * 0.25, fill="cocoa-shade")
        canvas.line(
            x + side * size * 0.16,
            y + size * 0.66,
            x + side * size * 0.16,
            y + size * 0.86,
            stroke="cocoa-shade",
            stroke_width=size * 0.09,
        )
