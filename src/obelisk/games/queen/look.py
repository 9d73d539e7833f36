"""What Queen looks like: a chessboard, the queen, its ways, and the corner where it is to go."""

from __future__ import annotations

from obelisk.authoring import cells_named
from obelisk.authoring.drawing import (
    EMPTY_GLYPH,
    HINT,
    Canvas,
    CellStyle,
    Frame,
    Lines,
    Point,
    Scene,
    Sign,
    grid_lines,
    places,
    square_coordinates,
    theme,
)
from obelisk.games.queen.rules import BOARD, GOAL

QUEEN_GLYPH, GOAL_GLYPH, WAY_GLYPH = "♛", "◎", "○"
CORNER = BOARD.names[GOAL]


def crown(x: float, y: float, radius: float) -> list[Point]:
    """Return the outline of a crown with five points."""
    corners = [(-0.62, 0.52), (-0.92, -0.42), (-0.44, 0.08), (-0.36, -0.74), (0.0, 0.0)]
    corners += [(-right, down) for right, down in reversed(corners[:-1])]
    return [(x + radius * right, y + radius * down) for right, down in corners]


def queen(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Draw a queen: her crown, with a pearl on each point."""
    points = ((-0.92, -0.42), (-0.36, -0.74), (0.36, -0.74), (0.92, -0.42))
    canvas.polygon(crown(x, y, radius), fill=fill, stroke=fill, stroke_width=radius * 0.1)
    for right, down in points:
        canvas.circle(x + radius * right, y + radius * (down - 0.12), radius * 0.14, fill=fill)
    canvas.rect(x - radius * 0.66, y + radius * 0.64, radius * 1.32, radius * 0.22, fill=fill, radius=radius * 0.1)


def emblem(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """The queen."""
    queen(canvas, x, y, radius * 0.9, fill)


class BoardStyle(CellStyle):
    """A chessboard, the first corner of which is the goal."""

    margins = (0.74, 0.5, 0.5, 0.7)
    piece_radius = 0.36
    shows_roll = True

    def outline(self, x: float, y: float, unit: float) -> list[Point]:
        """Return the corners of a cell: all of it can be touched."""
        half = unit * 0.5
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the cells, light and dark, the goal, and the ways of the queen."""
        unit = frame.unit
        for name, spot in places(scene.board).items():
            x, y = frame.at(spot)
            canvas.square(x, y, unit * 0.95, fill="board", radius=unit * 0.06)
            if sum(map(round, spot)) % 2 == 0:
                canvas.square(x, y, unit * 0.95, fill="board-edge", radius=unit * 0.06, opacity=0.62)
            if name == CORNER:
                for radius in (0.36, 0.2):
                    canvas.circle(x, y, unit * radius, fill=None, stroke="quiet", stroke_width=unit * 0.05)
                canvas.circle(x, y, unit * 0.07, fill="quiet")
        square_coordinates(canvas, frame, scene.board, 0.65)
        self._ways(canvas, frame, scene)

    def _ways(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw a line from the queen to the end of each of her ways."""
        home, spots = self.carried(scene), places(scene.board)
        if home is None:
            return
        x, y = spots[home]
        ends: dict[tuple[bool, bool], Point] = {}
        for name in scene.cell_moves:
            to_x, to_y = spots[name]
            way = (to_x != x, to_y != y)
            ends[way] = min(ends.get(way, (to_x, to_y)), (to_x, to_y), key=lambda spot: (spot[0], -spot[1]))
        for end in ends.values():
            canvas.line(*frame.at((x, y)), *frame.at(end), stroke="last", stroke_width=frame.unit * 0.05, opacity=0.3)

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw the queen."""
        # All of this is taken up, and the finger finds it wherever it is in the cell.
        canvas.square(x, y, radius / self.piece_radius * 0.9, fill="board", opacity=0)
        queen(canvas, x, y, radius, "ink")

    def empty(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw where the queen stood, and a dot where it can go."""
        if cell in scene.ghosts:
            dash = (radius * 0.22, radius * 0.2)
            canvas.polygon(crown(x, y, radius), fill=None, stroke="quiet", stroke_width=theme.FINE, dash=dash)
        elif cell in scene.cell_moves:
            canvas.circle(x, y, radius * 0.26, fill="last", opacity=0.8)

    def hint(self, canvas: Canvas, frame: Frame, scene: Scene, cell: str) -> None:
        """Draw the queen where it would stand."""
        if self.carried(scene) is None:
            super().hint(canvas, frame, scene, cell)
            return
        with canvas.group(class_=HINT, data_ghost="yes"):
            queen(canvas, *frame.at(places(scene.board)[cell]), frame.unit * self.piece_radius, "last")

    def carried(self, scene: Scene) -> str | None:
        """Every move carries the queen."""
        return next(iter(scene.standing), None)


def trail(scene: Scene) -> tuple[str, ...]:
    """Return where the queen came from and where it is."""
    return tuple(cell for move in scene.past[-2:] for cell in cells_named(move, scene.board))


def lines(scene: Scene) -> Lines:
    """Return the board for terminals: the queen, the cells that it can go to, and the goal."""

    def sign(cell: str) -> Sign:
        if cell in scene.standing:
            return QUEEN_GLYPH, "title"
        if cell == CORNER:
            return GOAL_GLYPH, "obelisk"
        if cell in scene.cell_moves:
            return WAY_GLYPH, "last"
        return EMPTY_GLYPH, "ghost" if cell in scene.ghosts else "quiet"

    return grid_lines(scene.board, sign, set(scene.last_cells), scene)
