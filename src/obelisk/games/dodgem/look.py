"""The board of Dodgem: cars on stones, and the edges over which they leave."""

from obelisk.authoring import LETTERS
from obelisk.authoring.drawing import Canvas, CellStyle, Frame, Point, Scene, mark, places, small_text, theme
from obelisk.games.dodgem.rules import BOARD, MOST_CARS

RIGHT, UP = (1, 0), (0, -1)
WAYS = (RIGHT, UP)
"""Which way each seat's cars leave the board, to the right and down."""

BODY = ((-0.96, 0.36), (-0.84, 0.54), (0.4, 0.54), (0.84, 0.4), (1.0, 0.16))
"""One side of a car, from its rear to its front: how far ahead of the middle, and how far to the side."""
SCREEN = ((0.16, 0.4), (0.46, 0.3))
WHEELS = ((-0.56, 0.56), (0.5, 0.54))
ROOF = -0.36
"""Where the owner's mark is."""
BEYOND, LINE, ARROW = 1.06, 0.56, 0.72
"""How far from the middle of the last cell a car is that has left, the line that it crosses, and an arrow."""
NARROW, WIDE = 0.98, 1.56
"""The margins: beside the coordinates, and where cars leave."""


def turned(place: Point, size: float, way: Point, ahead: float, aside: float) -> Point:
    """Return the place that is so far ahead of another one, and so far to its right, when one looks the *way*."""
    return place[0] + size * (ahead * way[0] - aside * way[1]), place[1] + size * (ahead * way[1] + aside * way[0])


def body(place: Point, size: float, way: Point) -> list[Point]:
    """Return the outline of a car around a place, seen from above, that goes a *way*."""
    right = [turned(place, size, way, ahead, aside) for ahead, aside in BODY]
    left = [turned(place, size, way, ahead, -aside) for ahead, aside in reversed(BODY)]
    return [*right, *left]


def draw_car(canvas: Canvas, place: Point, size: float, way: Point, owner: int) -> None:
    """Draw a car in its owner's colour, with the mark on its roof."""
    name = theme.seat(owner)
    for ahead, aside in WHEELS:
        for side in (-1, 1):
            ends = [turned(place, size, way, ahead + along, side * aside) for along in (-0.13, 0.13)]
            canvas.line(*ends[0], *ends[1], stroke="graphite-line", stroke_width=size * 0.2)
    canvas.polygon(body(place, size, way), fill=name, stroke=name, stroke_width=size * 0.06)
    (near, wide), (far, narrow) = SCREEN
    screen = ((near, wide), (far, narrow), (far, -narrow), (near, -wide))
    canvas.polygon([turned(place, size, way, *corner) for corner in screen], fill=f"{name}-inlay")
    roof = turned(place, size, way, ROOF, 0)
    mark(canvas, *roof, size * 0.3, owner, fill=f"{name}-inlay", inlay=name)


class BoardStyle(CellStyle):
    """Cars that show which way they go; beside the edges that they cross, arrows in their colours."""

    def margins_of(self, scene: Scene) -> tuple[float, float, float, float]:
        """There is room where cars leave: to the right and above, or on the other sides of a board that is turned."""
        return (WIDE, NARROW, NARROW, WIDE) if scene.is_turned else (NARROW, WIDE, WIDE, NARROW)

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the stones, the coordinates, the two edges with their arrows, and the cars that have left."""
        for spot in places(scene.board).values():
            canvas.square(*frame.at(spot), frame.unit * 0.94, fill="board", radius=frame.unit * 0.07)
        # They stay where no car leaves, also on a board that is turned.
        for column in range(BOARD.columns):
            small_text(canvas, *frame.at((column, 0.74)), LETTERS[column], frame)
        for row in range(BOARD.rows):
            small_text(canvas, *frame.at((-0.74, -row)), str(row + 1), frame)
        last = BOARD.columns - 1
        for seat, way in enumerate(WAYS):
            _edge(canvas, frame, scene, seat, [(last, -row) if seat == 0 else (row, -last) for row in range(last + 1)])
            out = MOST_CARS - list(scene.seen["cells"].values()).count(seat)
            for car in range(out):
                # In the corner between the two edges, seat 0's below, seat 1's at the left.
                spot = (last + 1.1, -last - 0.72 - 0.38 * car) if seat == 0 else (last + 0.2 + 0.36 * car, -last - 1.18)
                draw_car(canvas, frame.at(spot), frame.unit * 0.21, _way(frame.way, way), scene.player(seat))

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw a car."""
        way = _way(-1 if scene.is_turned else 1, WAYS[scene.seen["cells"][cell]])
        draw_car(canvas, (x, y), radius * 1.08, way, scene.player(scene.seen["cells"][cell]))

    def empty(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw where the car stood that was moved last."""
        if cell in scene.ghosts:
            seat = (len(scene.past) - 1) % 2
            way, dash = _way(-1 if scene.is_turned else 1, WAYS[seat]), (radius * 0.2, radius * 0.18)
            stroke = theme.seat(scene.player(seat))
            outline = body((x, y), radius * 1.02, way)
            canvas.polygon(outline, fill=None, stroke=stroke, stroke_width=theme.FINE, dash=dash)

    def beyond(self, scene: Scene, cell: str) -> Point | None:
        """Return where a car comes to that leaves from a cell: seat 0's to the right of it, seat 1's above it."""
        way, (x, y) = WAYS[scene.seen["cells"][cell]], places(scene.board)[cell]
        return x + BEYOND * way[0], y + BEYOND * way[1]


def _way(turn: int, way: Point) -> Point:
    return turn * way[0], turn * way[1]


def _edge(canvas: Canvas, frame: Frame, scene: Scene, seat: int, spots: list[Point]) -> None:
    """Draw a line along an edge, and an arrow for each cell from which the cars of *seat* leave."""
    name, (right, down) = theme.seat(scene.player(seat)), WAYS[seat]
    for x, y in spots:
        line = [frame.at((x + LINE * right + side * down, y + LINE * down + side * right)) for side in (-0.47, 0.47)]
        canvas.line(*line[0], *line[1], stroke=name, stroke_width=frame.unit * 0.05)
        place, way = frame.at((x + ARROW * right, y + ARROW * down)), _way(frame.way, (right, down))
        tip = turned(place, frame.unit, way, 0.1, 0)
        for side in (-1, 1):
            wing = turned(place, frame.unit, way, -0.04, side * 0.14)
            canvas.line(*wing, *tip, stroke=name, stroke_width=frame.unit * 0.045, opacity=0.75)
