"""The shared boards: cells, line crossings, a rhombus of hexagons, points joined by lines.

A game on one of these has its picture for nothing. One that wants to look different, alone and on the tiles of a match,
names a `Style` of its own (`Look.board`); a kind of board that nothing is known of is drawn in rows of named cells.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from typing import Any, NamedTuple

from obelisk.drawing import theme
from obelisk.drawing.canvas import HINT, TARGET, Canvas, Point
from obelisk.drawing.pieces import ghost, mark, piece, ring_of
from obelisk.drawing.places import HEX_ROW, places
from obelisk.drawing.scene import Scene
from obelisk.rulebook.geometry import LETTERS, Board, GraphBoard, HexBoard, SquareBoard
from obelisk.rulebook.values import load
from obelisk.words import sentence


class Box(NamedTuple):
    """A part of the picture, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Frame:
    """How the board's own plane lies in the picture."""

    unit: float
    """How long one unit of the board is."""
    left: float
    top: float
    way: int = 1
    """-1 where the board is seen from its far side."""

    def at(self, spot: Point) -> Point:
        """Return where a place of the board lies in the picture."""
        return self.left + self.way * spot[0] * self.unit, self.top + self.way * spot[1] * self.unit


class Style:
    """How a kind of board is drawn: here, cells in rows with their names, for boards that nothing is known of."""

    piece_radius = 0.34
    margins = (0.6, 0.6, 0.6, 0.6)
    """How far the board goes beyond its outermost cells: left, above, right, below."""

    def outline(self, x: float, y: float, unit: float) -> list[Point]:
        """Return the corners of a cell."""
        half = unit * 0.47
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]

    def rim(self, canvas: Canvas, x: float, y: float, unit: float) -> None:
        """Draw a rim around a cell that the last move named."""
        width = max(theme.FINE, unit * 0.035)
        canvas.polygon(self.outline(x, y, unit * 0.96), fill=None, stroke="last", stroke_width=width)

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw what stands on a cell."""
        piece(canvas, x, y, radius, scene.standing[cell])

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the board without pieces."""
        for name, spot in places(scene.board).items():
            x, y = frame.at(spot)
            canvas.polygon(self.outline(x, y, frame.unit), fill="board")
            small_text(canvas, x, y - frame.unit * 0.36, name, frame)


class CellStyle(Style):
    """Square cells, like paving stones."""

    margins = (0.95, 0.55, 0.65, 0.9)

    def rim(self, canvas: Canvas, x: float, y: float, unit: float) -> None:
        """Draw a rim along the edge of a stone."""
        width, radius = unit * 0.035, unit * 0.055
        canvas.square(x, y, unit * 0.905, fill=None, stroke="last", stroke_width=width, radius=radius)

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the stones, and the coordinates at the left and below."""
        for spot in places(scene.board).values():
            canvas.square(*frame.at(spot), frame.unit * 0.94, fill="board", radius=frame.unit * 0.07)
        square_coordinates(canvas, frame, scene.board, 0.72)


class CrossingStyle(Style):
    """Pieces on the crossings of lines."""

    margins = (1.0, 0.6, 0.75, 0.95)

    def rim(self, canvas: Canvas, x: float, y: float, unit: float) -> None:
        """Draw a ring around a crossing."""
        canvas.circle(x, y, unit * 0.45, fill=None, stroke="last", stroke_width=unit * 0.035)

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw a slab with the lines on it, and the coordinates at the left and below."""
        board: Any = scene.board
        last_column, last_row = board.columns - 1, board.rows - 1
        (x1, y1), (x2, y2) = frame.at((0, 0)), frame.at((last_column, -last_row))
        (left, right), (top, bottom) = sorted((x1, x2)), sorted((y1, y2))
        edge = frame.unit * 0.5
        width, height = right - left + 2 * edge, bottom - top + 2 * edge
        canvas.rect(left - edge, top - edge, width, height, fill="board", radius=frame.unit * 0.12)
        for column in range(board.columns):
            x, _ = frame.at((column, 0))
            canvas.line(x, bottom, x, top, stroke="line", stroke_width=theme.FINE)
        for row in range(board.rows):
            _, y = frame.at((0, -row))
            canvas.line(left, y, right, y, stroke="line", stroke_width=theme.FINE)
        square_coordinates(canvas, frame, board, 0.75)


class HexStyle(Style):
    """A rhombus of hexagons in a frame that shows who joins which sides."""

    margins = (1.7, 0.98, 1.7, 1.4)
    piece_radius = 0.37

    def outline(self, x: float, y: float, unit: float) -> list[Point]:
        """Return the corners of a hexagon."""
        return ring_of(6, x, y, unit * 0.545)

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the frame, the hexagons and the coordinates."""
        size = scene.board.size if isinstance(scene.board, HexBoard) else 1
        hex_frame(canvas, frame, size, scene.sides)
        for spot in places(scene.board).values():
            corners = ring_of(6, *frame.at(spot), frame.unit * 0.56)
            canvas.polygon(corners, fill="board", stroke="paper", stroke_width=frame.unit * 0.05)
        hex_coordinates(canvas, frame, size)


class GraphStyle(Style):
    """Named points, some of them joined by lines."""

    margins = (0.7, 0.7, 0.7, 0.7)
    piece_radius = 0.3

    def outline(self, x: float, y: float, unit: float) -> list[Point]:
        """Return the corners of a near-circle around a point."""
        return ring_of(12, x, y, unit * 0.4)

    def rim(self, canvas: Canvas, x: float, y: float, unit: float) -> None:
        """Draw a ring around a point."""
        canvas.circle(x, y, unit * 0.4, fill=None, stroke="last", stroke_width=unit * 0.035)

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the lines, the points and their names."""
        spots = places(scene.board)
        lines = scene.board.lines if isinstance(scene.board, GraphBoard) else ()
        for first, second in lines:
            canvas.line(*frame.at(spots[first]), *frame.at(spots[second]), stroke="line", stroke_width=theme.BOLD)
        for name, spot in spots.items():
            x, y = frame.at(spot)
            canvas.circle(x, y, frame.unit * 0.2, fill="board", stroke="line", stroke_width=theme.FINE)
            angle = free_angle(spot, [spots[end] for line in lines if name in line for end in line if end != name])
            reach = frame.way * frame.unit * 0.54
            small_text(canvas, x + reach * math.cos(angle), y + reach * math.sin(angle), name, frame)


UPPER_RIGHT = -math.pi / 4


def free_angle(spot: Point, ends: list[Point]) -> float:
    """Return where a point has the most room between its lines; of equal gaps, the one nearest to the upper right.

    >>> round(math.degrees(free_angle((0, 0), [(-1, 0), (0, 1)])))
    315
    """
    angles = sorted(math.atan2(y - spot[1], x - spot[0]) for x, y in ends)
    gaps = itertools.pairwise([*angles, *(angle + math.tau for angle in angles[:1])])
    rated = [(round(to - angle, 6), math.cos((angle + to) / 2 - UPPER_RIGHT), (angle + to) / 2) for angle, to in gaps]
    return max(rated, default=(0, 0, UPPER_RIGHT))[-1]


STYLES: dict[type[Board], type[Style]] = {HexBoard: HexStyle, GraphBoard: GraphStyle}


def style_of(scene: Scene) -> Style:
    """Return how a scene's board is drawn: in the game's own style, or by the kind of board."""
    board, look = scene.board, None if scene.book is None else scene.book.look
    if look is not None and look.board is not None:
        own: Style = load(look.board)()
        return own
    if isinstance(board, SquareBoard):
        return CrossingStyle() if board.on_lines else CellStyle()
    return next((STYLES[kind]() for kind in type(board).__mro__ if kind in STYLES), Style())


def fit(scene: Scene, box: Box) -> Frame:
    """Return the frame in which a scene's board fills *box*, in its middle; turned, its far side is below."""
    way = -1 if scene.is_turned else 1
    low_x, high_x, low_y, high_y = _extent(scene, way)
    unit = min(box.width / (high_x - low_x), box.height / (high_y - low_y))
    left = box.x + (box.width - unit * (high_x - low_x)) / 2 - unit * low_x
    top = box.y + (box.height - unit * (high_y - low_y)) / 2 - unit * low_y
    return Frame(unit, left, top, way)


def aspect(scene: Scene) -> float:
    """Return how high a scene's board is for its width."""
    low_x, high_x, low_y, high_y = _extent(scene, way=1)
    return (high_y - low_y) / (high_x - low_x)


def _extent(scene: Scene, way: int) -> tuple[float, float, float, float]:
    """Return how far a board with its margins reaches in its own plane: to the left, right, above and below."""
    across, down = zip(*((way * x, way * y) for x, y in places(scene.board).values()), strict=True)
    left, above, right, below = style_of(scene).margins
    return min(across) - left, max(across) + right, min(down) - above, max(down) + below


def draw_board(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Draw a board with its pieces, the last move, and an element for each move that is offered."""
    style, frame = style_of(scene), fit(scene, box)
    spots = {name: frame.at(spot) for name, spot in places(scene.board).items()}
    style.ground(canvas, frame, scene)
    # A band in the owner's colour lies under each line of pieces that counts.
    for (first, last), owner in scene.runs.items():
        width = frame.unit * 0.13
        canvas.line(*spots[first], *spots[last], stroke=theme.seat(owner), stroke_width=width, opacity=0.6)
    # The last move has a rim around the cells that it names, and a line along which it went.
    for name in scene.last_cells:
        style.rim(canvas, *spots[name], frame.unit)
    if len(scene.last_cells) > 1:
        ends = (*spots[scene.last_cells[0]], *spots[scene.last_cells[-1]])
        canvas.line(*ends, stroke="last", stroke_width=max(theme.FINE, frame.unit * 0.045), opacity=0.55)
    for name in scene.board.names:
        _cell(canvas, frame, style, scene, name)
    for step in scene.steps:
        _target(canvas, frame, style, scene, *step)


def _cell(canvas: Canvas, frame: Frame, style: Style, scene: Scene, name: str) -> None:
    x, y = frame.at(places(scene.board)[name])
    radius = frame.unit * style.piece_radius
    move = scene.cell_moves.get(name)
    role = "img" if move is None else "button"
    came = scene.last_cells[0] if name in scene.standing and name in scene.last_cells[1:] else None
    facts = {"data_move": move, "data_takes": _cells(scene.taken(name, name)) if move else None, "data_came": came}
    with canvas.group(data_cell=name, **facts, role=role, aria_label=scene.label(name)):
        # Not seen, but it catches the pointer wherever it is in the cell.
        canvas.polygon(style.outline(x, y, frame.unit), fill="board", opacity=0)
        if name in scene.standing:
            # A page that shows one picture after another lets a piece travel that has come from another cell.
            with canvas.group(data_piece=f"{name} {scene.standing[name]}"):
                style.piece(canvas, x, y, radius, scene, name)
        elif name in scene.ghosts:
            ghost(canvas, x, y, radius, scene.ghosts[name])
        elif name in scene.forbidden:
            canvas.cross(x, y, radius * 0.24, stroke="quiet", stroke_width=theme.FINE, opacity=0.6)
        if move is not None:
            _hint(canvas, x, y, radius, scene, name)


def _hint(canvas: Canvas, x: float, y: float, radius: float, scene: Scene, name: str) -> None:
    """Draw what appears under the pointer, and stays where it was put: the piece; a dot where one is taken."""
    if name in scene.standing or scene.mover is None:
        with canvas.group(class_=HINT):
            canvas.circle(x, y, radius * 0.3, fill="last")
    else:
        with canvas.group(class_=HINT, data_ghost="yes"):
            piece(canvas, x, y, radius, scene.mover)


def _cells(names: list[str]) -> str | None:
    return " ".join(names) or None


def _target(canvas: Canvas, frame: Frame, style: Style, scene: Scene, move: str, first: str, last: str) -> None:
    """Draw where a move leads; a page shows it when the first cell has been clicked."""
    x, y = frame.at(places(scene.board)[last])
    label = sentence("drawing/step", scene.language, first=first, last=last)
    # What becomes of the pieces: a page shows it before the server has drawn it.
    goes = last if scene.goes(first) else None
    facts = {"data_move": move, "data_from": first, "data_to": last, "data_goes": goes}
    taken = _cells(scene.taken(first, last))
    with canvas.group(class_=TARGET, **facts, data_takes=taken, role="button", aria_label=label):
        canvas.polygon(style.outline(x, y, frame.unit), fill="last", opacity=0.18)
        if last in scene.standing:
            canvas.circle(x, y, frame.unit * 0.42, fill=None, stroke="last", stroke_width=theme.BOLD)
        else:
            canvas.circle(x, y, frame.unit * 0.12, fill="last")


def small_text(canvas: Canvas, x: float, y: float, string: str, frame: Frame) -> None:
    """Write a coordinate around a place."""
    size = min(15.0, max(12.0, frame.unit * 0.26))
    canvas.text(x, y + size * 0.35, string, size=size, anchor="middle", fill="quiet")


def square_coordinates(canvas: Canvas, frame: Frame, board: Board, distance: float) -> None:
    """Write the letters below a square board and the numbers at its left."""
    columns, rows = (board.columns, board.rows) if isinstance(board, SquareBoard) else (0, 0)
    # The row that is below and the column that is at the left: the first ones, or the last ones of a turned board.
    lowest, leftmost = (0, 0) if frame.way > 0 else (rows - 1, columns - 1)
    for column in range(columns):
        small_text(canvas, *frame.at((column, frame.way * distance - lowest)), LETTERS[column], frame)
    for row in range(rows):
        small_text(canvas, *frame.at((leftmost - frame.way * distance, -row)), str(row + 1), frame)


def frame_edge(size: int) -> float:
    """Return how far the outer edge of a rhombus's frame is from the middles of the outer cells."""
    return 0.7 + 0.023 * size


def hex_corners(frame: Frame, size: int, distance: float) -> list[Point]:
    """Return the corners, from the lower left anticlockwise, of a rhombus *distance* beyond its outer cells."""
    sharp, blunt = distance / HEX_ROW * 1.5, distance / HEX_ROW * 0.5
    last = size - 1
    return [
        frame.at((-sharp, distance)),
        frame.at((last + blunt, distance)),
        frame.at((last * 1.5 + sharp, -last * HEX_ROW - distance)),
        frame.at((last / 2 - blunt, -last * HEX_ROW - distance)),
    ]


def hex_frame(canvas: Canvas, frame: Frame, size: int, sides: int | None) -> None:
    """Draw the four sides of a rhombus in the colours, and with the marks, of the seats that join them."""
    # The bands reach under the outer cells, so that they fill every notch between these.
    outer, inner = hex_corners(frame, size, frame_edge(size)), hex_corners(frame, size, 0)
    for side in range(4):
        following = (side + 1) % 4
        band = (outer[side], outer[following], inner[following], inner[side])
        seat = None if sides is None else (sides if side % 2 == 0 else 1 - sides)
        fill = "board-edge" if seat is None else theme.seat(seat)
        canvas.polygon(band, fill=fill, stroke="paper", stroke_width=frame.unit * 0.05)
    if sides is None:
        return
    # A mark in the notch in the middle of each side, so that the side is known without its colour.
    half, last, out = size // 2 - 0.5, size - 1, 0.56
    left = (half / 2 - out * HEX_ROW, -half * HEX_ROW - out / 2)
    right = (last + half / 2 + out * HEX_ROW, -half * HEX_ROW + out / 2)
    notches = ((half, out), (half + last / 2, -last * HEX_ROW - out), left, right)
    for spot, seat in zip(notches, (sides, sides, 1 - sides, 1 - sides), strict=True):
        name = theme.seat(seat)
        mark(canvas, *frame.at(spot), frame.unit * 0.12, seat, fill=f"{name}-inlay", inlay=name)


def hex_coordinates(canvas: Canvas, frame: Frame, size: int) -> None:
    """Write the letters below a rhombus and the numbers at its left."""
    for i in range(size):
        small_text(canvas, *frame.at((i - 0.6, frame_edge(size) + 0.26)), LETTERS[i], frame)
        small_text(canvas, *frame.at((i / 2 - 0.26 - frame_edge(size) * 1.08, -i * HEX_ROW - 0.12)), str(i + 1), frame)
