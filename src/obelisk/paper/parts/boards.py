"""Boards to play on, and the pieces for them, drawn as the game's pictures are: by the style of its board."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from obelisk.drawing import theme
from obelisk.drawing.boards.styles import Box, aspect, draw_board, fit, style_of
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.scene import Owner, Scene, scene_of
from obelisk.game import Game
from obelisk.paper.parts.pieces import Piece, Shape
from obelisk.paper.placing import put
from obelisk.paper.sheets import BOTTOM, MARGIN, TOP, Job, room_on
from obelisk.paper.sizes import SIZES

UNIT = 64.0
"""How large a cell is in the pictures that are laid on pages."""
LARGEST_CELL = 30.0
"""However small the board: larger cells have no use. In millimetres."""
AROUND = 1.3
"""How far a round piece reaches beyond the mark on it."""
MOST_OF_CELL = 0.94
"""How much of its cell a piece may cover, so that a finger finds its edge."""


@dataclass(frozen=True)
class Kind:
    """Pieces that are alike: whose they are, what is written on them, how many there are, and how one is drawn."""

    name: str
    count: int
    scene: Scene
    cell: str
    """A cell of the scene on which such a piece stands."""


def start_scene(game: Game, language: str, options: Mapping[str, Any] | None = None) -> Scene:
    """Return what a spectator sees of the beginning of a game, before anybody moves."""
    return scene_of(game.start(seed=0, **dict(options or {})).without_moves(), None, language)


def empty(scene: Scene) -> Scene:
    """Return a scene without pieces."""
    return replace(scene, standing={}, seen={key: value for key, value in scene.seen.items() if key != "marks"})


def draw_alone(scene: Scene) -> Canvas:
    """Return a board as a picture in which a cell has the size UNIT."""
    shape = aspect(scene)
    width = UNIT / fit(scene, Box(0, 0, 1, shape)).unit
    canvas = Canvas(width, width * shape, "", "")
    draw_board(canvas, scene, Box(0, 0, width, width * shape))
    return canvas


def cell_size(board: Canvas, most: float = LARGEST_CELL) -> tuple[float, bool]:
    """Return how large cells are, in whole millimetres, so that a board fits on every sheet; and whether it lies."""
    width, height = min(size.width for size in SIZES.values()), min(size.height for size in SIZES.values())
    across, down = board.width / UNIT, board.height / UNIT

    def cell(wide: float, high: float) -> float:
        return min((wide - 2 * MARGIN) / across, (high - TOP - BOTTOM) / down, most)

    standing, lying = cell(width, height), cell(height, width)
    lies = math.floor(lying) > math.floor(standing)
    found = max(standing, lying)
    return (float(math.floor(found)) if found >= 1 else found), lies


def board_sheet(job: Job, part: str, scene: Scene, most: float = LARGEST_CELL) -> Canvas:
    """Return a sheet with an empty board."""
    board = draw_alone(empty(scene))
    cell, lies = cell_size(board, most)
    page = job.sheet(part, lies=lies)
    left, top, width, height = room_on(page)
    scale = cell / UNIT
    x, y = left + (width - scale * board.width) / 2, top + (height - scale * board.height) / 2
    put(page, board, x, y, scale, data_board=f"{cell:g}")
    page.text(left, page.height - BOTTOM + 1.5, job.say("cells", size=f"{cell:g}"), size=2.3, fill="quiet")
    return page


def kinds_of(scene: Scene) -> list[Kind]:
    """Return the pieces that a game begins with; where the board is empty then, a half of its cells for each seat."""
    found: dict[tuple[Owner, str], list[str]] = {}
    for cell, owner in scene.standing.items():
        found.setdefault((owner, scene.marks.get(cell, "")), []).append(cell)
    if found:
        return [
            Kind(f"{_whose(owner)}{mark}", len(cells), scene, cells[0])
            for (owner, mark), cells in sorted(found.items(), key=lambda item: (str(item[0][0]), item[0][1]))
        ]
    first = scene.board.names[0]
    half = math.ceil(len(scene.board.names) / 2)
    return [Kind(_whose(seat), half, replace(scene, standing={first: seat}), first) for seat in (0, 1)]


def _whose(owner: Owner) -> str:
    return "nobody" if owner is None else theme.seat(owner)


def cut_pieces(kinds: Iterable[Kind], cell: float, shape: Shape = "disc") -> list[Piece]:
    """Return pieces for a board with cells of a size in millimetres."""
    return [piece for kind in kinds for piece in [cut_piece(kind, cell, shape)] * kind.count]


def cut_piece(kind: Kind, cell: float, shape: Shape = "disc") -> Piece:
    """Return one piece: round, as its mark looks on the board, or a rectangle as large as a cell; alike on its back."""
    style = style_of(kind.scene)
    radius = style.piece_radius * UNIT
    side = UNIT if shape == "rectangle" else min(2 * AROUND * radius, MOST_OF_CELL * UNIT)
    canvas = Canvas(side, side, "", "")
    style.piece(canvas, side / 2, side / 2, radius, kind.scene, kind.cell)
    size = cell * side / UNIT
    return Piece(kind.name, canvas, size, size, back=canvas, shape=shape)
