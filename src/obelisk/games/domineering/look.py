"""The board of Domineering: dominoes that cover two cells each."""

from obelisk.authoring import cells_named
from obelisk.authoring.drawing import HINT, Canvas, CellStyle, Frame, Point, Scene, mark, places, theme

HALF_WIDTH, HALF_CELL, CORNER = 0.4, 0.5, 0.12
"""How far from the middle of a cell a domino reaches, how far the border to its other half is, and its corners."""
PIP = 0.17
"""How large the marks on it are."""


class BoardStyle(CellStyle):
    """Dominoes in the colours of their owners, with a mark on each half."""

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw the half of a domino that lies on a cell."""
        owner = scene.standing[cell]
        domino = next((both for laid in scene.seen["dominoes"] for both in laid if cell in (both[:2], both[2:])), cell)
        unit = radius / self.piece_radius
        half(canvas, (x, y), unit, owner or 0, _towards(scene, cell, domino), is_second=domino.endswith(cell))

    def hint(self, canvas: Canvas, frame: Frame, scene: Scene, cell: str) -> None:
        """Draw the whole domino that would be laid."""
        move, spots = scene.cell_moves[cell], places(scene.board)
        with canvas.group(class_=HINT, data_ghost="yes", pointer_events="none"):
            for name in cells_named(move, scene.board):
                towards, owner = _towards(scene, name, move), scene.mover or 0
                half(canvas, frame.at(spots[name]), frame.unit, owner, towards, is_second=move.endswith(name))

    def came(self, scene: Scene, cell: str) -> str | None:
        """Dominoes are laid, and come from nowhere."""
        return None

    def trail(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw a rim around the domino that was laid last."""
        spots = [frame.at(places(scene.board)[name]) for name in scene.last_cells]
        if not spots:
            return
        (left, top), (right, bottom) = map(min, zip(*spots, strict=True)), map(max, zip(*spots, strict=True))
        edge = frame.unit * 0.465
        width, height = right - left + 2 * edge, bottom - top + 2 * edge
        corner, line = frame.unit * 0.1, frame.unit * 0.04
        box = (left - edge, top - edge, width, height)
        canvas.rect(*box, fill=None, stroke="last", stroke_width=line, radius=corner)


def _towards(scene: Scene, cell: str, domino: str) -> Point:
    """Return in which direction of the picture the other half of a domino lies."""
    spots = places(scene.board)
    other = domino[2:] if domino.startswith(cell) else domino[:2]
    (x, y), (to_x, to_y) = spots[cell], spots[other]
    return to_x - x, to_y - y


def half(canvas: Canvas, middle: Point, unit: float, owner: int, towards: Point, *, is_second: bool) -> None:
    """Draw one half of a domino around the middle of its cell; the other half lies *towards* somewhere."""
    name = theme.seat(owner)
    (x, y), width, corner = middle, unit * HALF_WIDTH, unit * CORNER
    # It reaches a little under the other half, so that only the outer corners are seen to be round.
    reach = unit * HALF_CELL + corner
    low = [min(-width, way * reach) for way in towards]
    high = [max(width, way * reach) for way in towards]
    canvas.rect(x + low[0], y + low[1], high[0] - low[0], high[1] - low[1], fill=name, radius=corner)
    mark(canvas, x, y, unit * PIP, owner, fill=f"{name}-inlay", inlay=name)
    if is_second:
        # The line between the halves.
        border = [x + towards[0] * unit * HALF_CELL, y + towards[1] * unit * HALF_CELL]
        across = (abs(towards[1]) * width * 0.72, abs(towards[0]) * width * 0.72)
        ends = (border[0] - across[0], border[1] - across[1], border[0] + across[0], border[1] + across[1])
        canvas.line(*ends, stroke=f"{name}-inlay", stroke_width=unit * 0.025)
