"""The shared boards: cells, line crossings, hexagons in any shape, points joined by lines.

A game on one of these has its picture for nothing. One that wants to look different, alone and on the tiles of a match,
names a `Style` of its own (`Look.board`); a kind of board that nothing is known of is drawn in rows of named cells.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

from obelisk.drawing import theme
from obelisk.drawing.boards.frames import Box as Box
from obelisk.drawing.boards.frames import Frame as Frame
from obelisk.drawing.boards.frames import small_text as small_text
from obelisk.drawing.boards.frames import turned
from obelisk.drawing.boards.hexes import hex_coordinates, hex_frame, hex_margins
from obelisk.drawing.boards.places import places
from obelisk.drawing.canvas import HINT, TARGET, Canvas, Point
from obelisk.drawing.pieces import die, ghost, inscription, piece, ring_of
from obelisk.drawing.scene import Scene
from obelisk.rulebook.geometry import LETTERS, Board, GraphBoard, HexBoard, SquareBoard
from obelisk.rulebook.notation import cells_named
from obelisk.rulebook.values import load
from obelisk.words import sentence

CARRIED = "piece"
"""What the one piece is called in pictures that goes to the cells which moves name."""
DIE, DIE_MARGIN = 0.62, 1.14
"""How large a die is, and the room beyond the outermost cells in whose corner it stands."""
OUT = "out"
"""What pictures call the place, no cell, where a piece goes that leaves the board."""


class Style:
    """How a kind of board is drawn: here, cells in rows with their names, for boards that nothing is known of."""

    piece_radius = 0.34
    margins = (0.6, 0.6, 0.6, 0.6)
    """How far the board goes beyond its outermost cells: left, above, right, below."""
    shows_roll = False
    """Whether it shows itself what chance has brought (`Scene.die`), in a group with `data-roll`; else a die stands at
    the lower left corner."""
    stands_on_end = False
    """Whether it stands on its right end in a picture for a narrow screen: a long board is larger there so."""

    def outline(self, x: float, y: float, unit: float) -> list[Point]:
        """Return the corners of a cell."""
        half = unit * 0.47
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]

    def rim(self, canvas: Canvas, x: float, y: float, unit: float) -> None:
        """Draw a rim around a cell that the last move named."""
        width = max(theme.FINE, unit * 0.035)
        canvas.polygon(self.outline(x, y, unit * 0.96), fill=None, stroke="last", stroke_width=width)

    def decisive(self, canvas: Canvas, x: float, y: float, unit: float) -> None:
        """Draw a rim around a cell that decided the game."""
        width = max(theme.FINE, unit * 0.075)
        canvas.polygon(self.outline(x, y, unit * 0.93), fill=None, stroke="gold", stroke_width=width)

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw what stands on a cell, and what is written on it."""
        piece(canvas, x, y, radius, scene.standing[cell])
        if cell in scene.marks:
            inscription(canvas, x, y, radius, scene.standing[cell], scene.marks[cell])

    def empty(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw what is to be seen on an empty cell: whose piece stood there, or that none may be put there."""
        if cell in scene.ghosts:
            ghost(canvas, x, y, radius, scene.ghosts[cell])
        elif cell in scene.forbidden:
            canvas.cross(x, y, radius * 0.24, stroke="quiet", stroke_width=theme.FINE, opacity=0.6)

    def hint(self, canvas: Canvas, frame: Frame, scene: Scene, cell: str) -> None:
        """Draw what appears under the pointer, and stays where it was put: the piece; a dot where one is taken."""
        (x, y), radius = frame.at(places(scene.board)[cell]), frame.unit * self.piece_radius
        if cell in scene.standing or scene.mover is None:
            with canvas.group(class_=HINT):
                canvas.circle(x, y, radius * 0.3, fill="last")
        else:
            covers = cells_named(scene.cell_moves[cell], scene.board)
            # What reaches over other cells must not catch the pointer there.
            caught = "none" if len(covers) > 1 else None
            with canvas.group(class_=HINT, data_ghost="yes", pointer_events=caught):
                for covered in covers:
                    piece(canvas, *frame.at(places(scene.board)[covered]), radius, scene.mover)

    def trail(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the last move under the pieces: a rim around its cells, and a line along which it went."""
        spots = [frame.at(places(scene.board)[name]) for name in scene.last_cells]
        for name, spot in zip(scene.last_cells, spots, strict=True):
            if name not in scene.decisive:
                self.rim(canvas, *spot, frame.unit)
        if len(spots) > 1:
            width = max(theme.FINE, frame.unit * 0.045)
            canvas.line(*spots[0], *spots[-1], stroke="last", stroke_width=width, opacity=0.55)

    def carried(self, scene: Scene) -> str | None:
        """Return the cell of the piece that goes to the cell which a move names; None where moves carry none."""
        return None

    def came(self, scene: Scene, cell: str) -> str | None:
        """Return the cell from which the piece on a cell has come with the last move; None where it has not."""
        return scene.last_cells[0] if cell in scene.standing and cell in scene.last_cells[1:] else None

    def taken(self, scene: Scene, cell: str) -> list[str]:
        """Return the cells that a move which names one cell leaves empty: a page shows that before the server does."""
        return scene.taken(cell, cell)

    def margins_of(self, scene: Scene) -> tuple[float, float, float, float]:
        """Return the margins in a scene, where they depend on its board's shape or on the side it is seen from."""
        return self.margins

    def order(self, scene: Scene) -> Sequence[str]:
        """Return the cells in the order in which they are drawn: what appears on one may lie on those before it."""
        return scene.board.names

    def beyond(self, scene: Scene, cell: str) -> Point | None:
        """Return where on the board's plane a piece comes to that leaves the board from a cell; None if none can."""
        return None

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
    """Hexagons, in a frame where the sides of the board mean something."""

    piece_radius = 0.37

    def margins_of(self, scene: Scene) -> tuple[float, float, float, float]:
        """Return how far the board goes beyond its outermost cells: with its sides, letters and numbers."""
        return hex_margins(scene.board) if isinstance(scene.board, HexBoard) else self.margins

    def outline(self, x: float, y: float, unit: float) -> list[Point]:
        """Return the corners of a hexagon."""
        return ring_of(6, x, y, unit * 0.545)

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the frame, the hexagons and the coordinates."""
        if isinstance(scene.board, HexBoard):
            hex_frame(canvas, frame, scene.board, scene.sides)
        for spot in places(scene.board).values():
            corners = ring_of(6, *frame.at(spot), frame.unit * 0.56)
            canvas.polygon(corners, fill="board", stroke="paper", stroke_width=frame.unit * 0.05)
        if isinstance(scene.board, HexBoard):
            hex_coordinates(canvas, frame, scene.board)


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
    return Frame(unit, left, top, way, scene.on_end)


def aspect(scene: Scene) -> float:
    """Return how high a scene's board is for its width."""
    low_x, high_x, low_y, high_y = _extent(scene, way=1)
    return (high_y - low_y) / (high_x - low_x)


def _extent(scene: Scene, way: int) -> tuple[float, float, float, float]:
    """Return how far a board with its margins reaches in its own plane: to the left, right, above and below."""
    spots = (turned(spot, way, on_end=scene.on_end) for spot in places(scene.board).values())
    across, down = zip(*spots, strict=True)
    style = style_of(scene)
    left, above, right, below = style.margins_of(scene)
    if scene.has_die and not style.shows_roll:
        left, below = max(left, DIE_MARGIN), max(below, DIE_MARGIN)
    if scene.on_end:
        left, above, right, below = below, left, above, right
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
    for name in scene.decisive:
        style.decisive(canvas, *spots[name], frame.unit)
    style.trail(canvas, frame, scene)
    for name in style.order(scene):
        _cell(canvas, frame, style, scene, name)
    for move, first, last in scene.steps:
        label = sentence("drawing/step", scene.language, first=first, last=last)
        _target(canvas, frame, style, scene, move, first, last, places(scene.board)[last], label)
    for move, (cell, spot) in exits(scene).items():
        label = sentence("drawing/leaves", scene.language, cell=cell)
        _target(canvas, frame, style, scene, move, cell, OUT, spot, label)
    if scene.die is not None and not style.shows_roll:
        low_x, _, _, high_y = _extent(scene, frame.way)
        corner = frame.left + (low_x + 0.5 * DIE) * frame.unit, frame.top + (high_y - 0.5 * DIE) * frame.unit
        label = sentence("drawing/rolled", scene.language, outcome=scene.die)
        with canvas.group(data_roll=scene.die, role="img", aria_label=label):
            die(canvas, *corner, frame.unit * DIE, scene.die)


def exits(scene: Scene) -> dict[str, tuple[str, Point]]:
    """Return the moves that leave the board: which cell a piece leaves, and where it comes to, beyond the edge."""
    style, found = style_of(scene), {}
    for move in scene.other_moves:
        cells = cells_named(move, scene.board)
        spot = style.beyond(scene, cells[0]) if len(cells) == 1 else None
        if spot is not None:
            found[move] = cells[0], spot
    return found


def moves_beside(scene: Scene) -> list[str]:
    """Return the moves that neither a cell nor a place beyond the edge stands for: they need buttons."""
    drawn = exits(scene)
    return [move for move in scene.other_moves if move not in drawn]


def _cell(canvas: Canvas, frame: Frame, style: Style, scene: Scene, name: str) -> None:
    x, y = frame.at(places(scene.board)[name])
    radius = frame.unit * style.piece_radius
    move = scene.cell_moves.get(name)
    carried = style.carried(scene) if scene.cell_moves else None
    facts = {"data_move": move, "data_came": style.came(scene, name), "data_as": scene.stands_for(name)}
    # Two cells that are named one after the other say which of these is meant.
    facts["data_covers"] = _cells(scene.covering(name))
    if facts["data_as"] is None:
        facts["data_attempt"] = scene.attempt(name)
    if move is not None and carried is not None:
        # The piece is taken up and put down here; a page shows it here at once.
        facts |= {"data_of": CARRIED, "data_from": carried, "data_goes": name}
    elif move is not None:
        facts |= {"data_takes": _cells(style.taken(scene, name))}
    role = "button" if move is not None else "group" if name == carried else "img"
    if scene.roll is not None and name in cells_named(scene.roll, scene.board):
        facts["data_roll"] = scene.roll
    with canvas.group(data_cell=name, **facts, role=role, aria_label=scene.label(name)):
        # Not seen, but it catches the pointer wherever it is in the cell.
        canvas.polygon(style.outline(x, y, frame.unit), fill="board", opacity=0)
        if name in scene.standing:
            kind = CARRIED if name == carried else None
            label = None if kind is None else scene.label(name)
            # A page that shows one picture after another lets a piece travel that has come from another cell.
            with canvas.group(
                data_piece=f"{name} {scene.standing[name]}",
                data_kind=kind,
                aria_label=label,
                role=None if kind is None else "button",
            ):
                style.piece(canvas, x, y, radius, scene, name)
        else:
            style.empty(canvas, x, y, radius, scene, name)
        if move is not None:
            style.hint(canvas, frame, scene, name)


def _cells(names: list[str]) -> str | None:
    return " ".join(names) or None


def _target(
    canvas: Canvas,
    frame: Frame,
    style: Style,
    scene: Scene,
    move: str,
    first: str,
    last: str,
    spot: Point,
    label: str,
) -> None:
    """Draw where a move leads; a page shows it when the first cell has been clicked."""
    x, y = frame.at(spot)
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


def square_coordinates(canvas: Canvas, frame: Frame, board: Board, distance: float) -> None:
    """Write the letters below a square board and the numbers at its left."""
    columns, rows = (board.columns, board.rows) if isinstance(board, SquareBoard) else (0, 0)
    # The row that is below and the column that is at the left: the first ones, or the last ones of a turned board.
    lowest, leftmost = (0, 0) if frame.way > 0 else (rows - 1, columns - 1)
    for column in range(columns):
        small_text(canvas, *frame.at((column, frame.way * distance - lowest)), LETTERS[column], frame)
    for row in range(rows):
        small_text(canvas, *frame.at((leftmost - frame.way * distance, -row)), str(row + 1), frame)
