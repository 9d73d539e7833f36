"""What Kalah looks like: pits with seeds, a store at each end, and where the last seeds fell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from obelisk.authoring import LETTERS, OVER, State
from obelisk.authoring.drawing import (
    HINT,
    Canvas,
    Frame,
    Line,
    Lines,
    Point,
    Scene,
    Style,
    glyph,
    mark,
    marked,
    places,
    said,
    theme,
)
from obelisk.games.kalah.rules import (
    BOARD,
    BYTE,
    COLUMNS,
    PITS,
    ROUND,
    STATE,
    STORE,
    TO_OTHER,
    TO_OWN,
    apply,
    begin,
    pit_of,
    seeds_at,
)

IN_STORE = ""
"""What a store is called among the cells that seeds fall into."""
MOST_SEEDS = 12
"""So many seeds are drawn in a pit, and no more: there is the number."""
IN_A_ROW = 5
"""How many of the seeds that a store would get are drawn side by side."""
GAP, MIDDLE = 1.26, -0.5
"""How far the stores are from the outer pits, and where the middle of the board is, in its own plane."""
BESIDE, ABOVE = 1.44, 0.58
"""How far the letters are from the middle of the board, and the numbers from the first pits of their rows."""

Fallen = dict[str, int]
"""How many seeds fell into each cell, and into the sower's own store."""


def fallen(s: State, seat: int, cell: str) -> Fallen:
    """Return where the seeds of a pit fall."""
    pit = pit_of(seat, BOARD.cells[cell])
    n = seeds_at(s.sides[seat], pit)
    own = {place: int(seeds_at(TO_OWN[pit, n], place)) for place in range(COLUMNS + 1)}
    other = {place: int(seeds_at(TO_OTHER[pit, n], place)) for place in range(COLUMNS)}
    found = {_name(seat, place): seeds for place, seeds in own.items()}
    found |= {_name(1 - seat, place): seeds for place, seeds in other.items()}
    return {name: seeds for name, seeds in found.items() if seeds}


def _name(seat: int, place: int) -> str:
    return IN_STORE if place == STORE else BOARD.names[pit_of(seat, place)]


def replayed(moves: Sequence[str]) -> State:
    """Return the position after some moves from the start."""
    s = STATE.blank()
    begin(s)
    for move in moves:
        apply(s, int(s.turn), BOARD.cells[move])
    return s


def sown(scene: Scene) -> tuple[int, Fallen]:
    """Return who has made the last move, and where the seeds fell; nothing, where it is not known."""
    if not scene.past:
        return 0, {}
    before = replayed(scene.past[:-1])
    seat = int(before.turn)
    return seat, fallen(before, seat, scene.past[-1])


def trail(scene: Scene) -> tuple[str, ...]:
    """Return the pit that was emptied last, and those that its seeds fell into."""
    _, found = sown(scene)
    return (*scene.past[-1:], *(cell for cell in found if cell not in (IN_STORE, scene.past[-1])))


def position_of(scene: Scene, seat: int) -> State:
    """Return the position that a scene shows, with a seat to move."""
    s = STATE.blank()
    s.turn = seat
    for cell, name in enumerate(BOARD.names):
        owner = cell // COLUMNS
        s.sides[owner] += int(scene.marks.get(name, "0")) << BYTE * pit_of(owner, cell)
    for owner, n in enumerate(scene.seen.get("stores", (0, 0))):
        s.sides[owner] += n << BYTE * STORE
    return s


class BoardStyle(Style):
    """Pits cut into a slab, with a store at either end."""

    margins = (1.78, 0.98, 1.78, 1.2)
    piece_radius = 0.4
    stands_on_end = True

    def outline(self, x: float, y: float, unit: float) -> list[tuple[float, float]]:
        """Return the corners of a cell: all of it can be touched."""
        half = unit * 0.5
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]

    def ground(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw the slab, the stores, the pits in the colours of their owners, and the coordinates."""
        unit = frame.unit
        middle = frame.at(((COLUMNS - 1) / 2, MIDDLE))
        _slab(canvas, frame, middle, (COLUMNS + 2.52, 2.5), fill="board", radius=unit * 0.5)
        for seat in (0, 1):
            self._store(canvas, frame, scene, seat)
        for cell, name in enumerate(BOARD.names):
            owner = theme.seat(scene.player(cell // COLUMNS))
            spot = frame.at(places(scene.board)[name])
            canvas.circle(*spot, unit * 0.44, fill="board-edge", stroke=owner, stroke_width=unit * 0.03)
        for column in range(COLUMNS):
            _coordinate(canvas, frame, (column, MIDDLE + frame.way * BESIDE), LETTERS[column])
        first = 0 if frame.way > 0 else COLUMNS - 1
        for row in (0, 1):
            _coordinate(canvas, frame, (first - frame.way * ABOVE, -row), str(row + 1))

    def _store(self, canvas: Canvas, frame: Frame, scene: Scene, seat: int) -> None:
        """Draw a store: whose it is, how many seeds are in it, and whether the last sowing filled it."""
        unit, (x, y) = frame.unit, self._store_at(frame, seat)
        owner, n = scene.player(seat), scene.seen.get("stores", (0, 0))[seat]
        name = theme.seat(owner)
        sower, found = sown(scene)
        is_filled = sower == seat and IN_STORE in found
        label = said("kalah/store", scene.language, scene.names, seat=owner, n=n)
        with canvas.group(role="img", aria_label=label):
            stroke, line = ("last", 0.055) if is_filled else (name, 0.03)
            look = {"fill": "board-edge", "stroke": stroke, "stroke_width": unit * line, "radius": unit * 0.45}
            _slab(canvas, frame, (x, y), (0.9, 1.9), **look)
            # Whose it is stands before the number: above it, or where the store lies flat at its left.
            mark_x, mark_y, number_x, number_y = (-0.6, 0, -0.08, 0.17) if frame.on_end else (0, -0.52, 0, 0.2)
            place = x + unit * mark_x, y + unit * mark_y
            mark(canvas, *place, unit * 0.15, owner, fill=name, inlay="board-edge")
            place = x + unit * number_x, y + unit * number_y
            # A board without any seeds, like one to print, has nothing to count.
            if n or scene.standing:
                canvas.text(*place, str(n), size=unit * 0.46, anchor="middle", weight="bold")

    def _store_at(self, frame: Frame, seat: int) -> tuple[float, float]:
        return frame.at((COLUMNS - 1 + GAP if seat == 0 else -GAP, MIDDLE))

    def piece(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Draw seeds, and in their midst how many they are."""
        n = int(scene.marks[cell])
        shown = min(n, MOST_SEEDS)
        for i in range(shown):
            angle = math.tau * i / shown - math.pi / 2
            place = x + radius * 0.76 * math.cos(angle), y + radius * 0.76 * math.sin(angle)
            draw_seed(canvas, *place, radius * 0.15)
        canvas.text(x, y + radius * 0.27, str(n), size=radius * 0.76, anchor="middle", weight="bold")

    def empty(self, canvas: Canvas, x: float, y: float, radius: float, scene: Scene, cell: str) -> None:
        """Nothing is in an empty pit."""

    def trail(self, canvas: Canvas, frame: Frame, scene: Scene) -> None:
        """Draw a rim around each pit that got a seed, and a broken one around the pit that they came from."""
        unit = frame.unit
        for name in scene.last_cells:
            dash = (unit * 0.1, unit * 0.08) if name == scene.last_cells[0] else ()
            spot = frame.at(places(scene.board)[name])
            canvas.circle(*spot, unit * 0.44, fill=None, stroke="last", stroke_width=unit * 0.055, dash=dash)

    def hint(self, canvas: Canvas, frame: Frame, scene: Scene, cell: str) -> None:
        """Show where the seeds of a pit would fall, beside the pits: exactly as the rules say."""
        seat, unit = BOARD.cells[cell] // COLUMNS, frame.unit
        before = position_of(scene, seat)
        after, found = before.copy(), fallen(before, seat, cell)
        apply(after, seat, BOARD.cells[cell])
        gained = found.pop(IN_STORE, 0)
        if after.turn != OVER:
            gained = int(seeds_at(after.sides[seat], STORE) - seeds_at(before.sides[seat], STORE))
        # It is larger than its pit, and catches no clicks of others.
        with canvas.group(class_=HINT, pointer_events="none", data_beyond="yes"):
            canvas.circle(*frame.at(places(scene.board)[cell]), unit * 0.48, fill=None, stroke="last", stroke_width=3)
            for name, n in found.items():
                x, y = places(scene.board)[name]
                outside = y + math.copysign(0.59, y - MIDDLE)
                for i in range(n):
                    _seed(canvas, *frame.at((x + 0.15 * (i - (n - 1) / 2), outside)), unit)
            x, y = self._store_at(frame, seat)
            rows = math.ceil(gained / IN_A_ROW)
            x, y = (x + unit * 0.5, y - unit * 0.1 * (rows - 1)) if frame.on_end else (x, y + unit * 0.4)
            for i in range(gained):
                row, place = divmod(i, IN_A_ROW)
                wide = min(IN_A_ROW, gained - row * IN_A_ROW)
                _seed(canvas, x + unit * 0.15 * (place - (wide - 1) / 2), y + unit * 0.2 * row, unit)

    def came(self, scene: Scene, cell: str) -> str | None:
        """No pile of seeds travels as a whole."""
        return None

    def taken(self, scene: Scene, cell: str) -> list[str]:
        """A pit is empty after a move, unless its seeds go all the way round and one more falls into it."""
        return [cell] if int(scene.marks.get(cell, "0")) <= ROUND else []


def _slab(canvas: Canvas, frame: Frame, middle: Point, size: Point, **look: Any) -> None:
    """Draw something flat with round corners, as long and as wide as *size* says on the board's plane."""
    across, down = size[::-1] if frame.on_end else size
    width, height = frame.unit * across, frame.unit * down
    canvas.rect(middle[0] - width / 2, middle[1] - height / 2, width, height, **look)


def _coordinate(canvas: Canvas, frame: Frame, spot: Point, string: str) -> None:
    """Write a coordinate, large enough for a small picture of a board that is so wide."""
    (x, y), size = frame.at(spot), max(12.0, frame.unit * 0.22)
    canvas.text(x, y + size * 0.35, string, size=size, anchor="middle", fill="quiet")


def draw_seed(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a seed."""
    canvas.circle(x, y, radius, fill="copper", stroke="tile-ink", stroke_width=radius * 0.2)


def _seed(canvas: Canvas, x: float, y: float, unit: float) -> None:
    """Draw a seed where it would fall."""
    canvas.circle(x, y, unit * 0.065, fill="last")


def emblem(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Two rows of pits between their stores."""
    for row in (-0.32, 0.32):
        for column in (-0.42, 0.0, 0.42):
            canvas.circle(x + radius * column, y + radius * row, radius * 0.17, fill=fill)
    for side in (-0.86, 0.86):
        height = radius * 1.1
        canvas.rect(x + radius * (side - 0.14), y - height / 2, radius * 0.28, height, fill=fill, radius=radius * 0.14)


def lines(scene: Scene) -> Lines:
    """Return the board for terminals: pits with their numbers, stores at both ends, where the last seeds fell."""
    stores = scene.seen.get("stores", (0, 0))
    sower, found = sown(scene)
    written: Lines = []
    for row in (1, 0):
        line: Line = [(f"      {row + 1} ", "coordinate")]
        for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
            name = BOARD.names[cell]
            sign = f"{scene.marks.get(name, '·'):>2}"
            style = theme.seat(scene.player(row)) if name in scene.standing else "quiet"
            line += marked((sign, style), is_last=name in scene.last_cells, width=5)
        written.append(line)
    middle: Line = []
    for seat in (1, 0):
        owner, brackets = scene.player(seat), "[]" if seat == sower and IN_STORE in found else "  "
        middle += [(glyph(owner), theme.seat(owner)), (f"{brackets[0]}{stores[seat]:>2}{brackets[1]}", "last")]
        middle += [(" " * (PITS // 2 * 5 + 3), "")] if seat == 1 else []
    letters = "".join(f"  {letter}  " for letter in LETTERS[:COLUMNS])
    return [written[0], middle, written[1], [("        ", ""), (letters, "coordinate")]]
