"""A Plug-In match: the rhombus of basalt tiles, the golden obelisk, and beside them the microgame in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from obelisk.drawing import theme
from obelisk.drawing.boards import Box, Frame, fit, hex_coordinates, hex_frame
from obelisk.drawing.canvas import HINT, Anchor, Canvas, Point, Weight
from obelisk.drawing.emblems import emblem
from obelisk.drawing.match_scene import MatchScene, match_scene
from obelisk.drawing.match_text import match_lines
from obelisk.drawing.naming import Names, called, fitted, said
from obelisk.drawing.panel import draw_panel
from obelisk.drawing.pieces import macro_piece, obelisk, piece, ring_of, stone
from obelisk.drawing.places import places
from obelisk.drawing.textboard import Lines, join
from obelisk.games.geometry import HexBoard
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.position import Position

MAP = Box(16, 16, 600, 488)
WIDE_PANEL = Box(632, 20, 348, 480)
TALL_PANEL = Box(24, 512, 584, 560)
LARGEST_TILE = 118.0
"""Tiles of a small board do not grow beyond this width."""
OBELISK = 112.0
"""The height of the obelisk."""
NAME_ROOM = 140.0
"""How long a player's name may be in a corner of the map."""
NAMES_FROM = 62.0
"""Tiles as wide as this have room for the microgame's name."""


def draw(position: Position, seat: int | None, *, language: str, tall: bool, names: Names = ()) -> Canvas:
    """Return the picture: the map, and beside it (*tall*: below it) the microgame or what can be chosen."""
    match = match_scene(position, seat, language, names)
    width, height, panel = (632.0, 1088.0, TALL_PANEL) if tall else (996.0, 520.0, WIDE_PANEL)
    canvas = Canvas(width, height, match.title, join(match_lines(match)))
    canvas.rect(0, 0, width, height, fill="paper", radius=20)
    with canvas.group(class_="ob-map"):
        draw_map(canvas, match, MAP)
    with canvas.group(class_="ob-panel"):
        draw_panel(canvas, match, panel)
    return canvas


def task(position: Position, seat: int, *, language: str) -> str:
    """Return what can be done now: choose a tile, or play on in the microgame."""
    micro = match_scene(position, seat, language).micro
    return sentence("drawing/task/tile" if micro is None else "drawing/task/micro", language)


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the map and the microgame as a text board."""
    return match_lines(match_scene(position, seat, language, names))


def draw_map(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """Draw the tiles, the sides, and in the two empty corners the players, one of them with the obelisk."""
    frame = _frame(match, box)
    board = match.board
    if isinstance(board, HexBoard):
        hex_frame(canvas, frame, board.size, match.sides)
        hex_coordinates(canvas, frame, board.size)
    for tile in board.names:
        _tile(canvas, frame, match, tile)
    if match.tile is not None:
        _glow(canvas, frame, match, match.tile)
    _player(canvas, match, 1, (box.x + 28, box.y + 26), towards=1)
    _player(canvas, match, 0, (box.x + box.width - 28, box.y + box.height - 34), towards=-1)


def _frame(match: MatchScene, box: Box) -> Frame:
    """Return where the map lies; a small board is not blown up to fill the box."""
    frame = fit(match.board, box)
    spare = max(0.0, 1 - LARGEST_TILE / frame.unit)
    x, y, width, height = box
    return fit(
        match.board, Box(x + spare * width / 2, y + spare * height / 2, width * (1 - spare), height * (1 - spare))
    )


def _glow(canvas: Canvas, frame: Frame, match: MatchScene, tile: str) -> None:
    """Let the tile in play shine over its neighbours."""
    x, y = frame.at(places(match.board)[tile])
    for size, width, opacity in ((0.69, 0.22, 0.12), (0.65, 0.15, 0.2), (0.61, 0.09, 0.4), (0.57, 0.055, 1.0)):
        corners = ring_of(6, x, y, frame.unit * size)
        canvas.polygon(corners, fill=None, stroke="gold", stroke_width=frame.unit * width, opacity=opacity)


def _tile(canvas: Canvas, frame: Frame, match: MatchScene, tile: str) -> None:
    x, y = frame.at(places(match.board)[tile])
    unit, move = frame.unit, match.tile_moves.get(tile)
    role = "img" if move is None else "button"
    with canvas.group(data_cell=tile, data_move=move, role=role, aria_label=match.tile_label(tile)):
        stone(canvas, x, y, unit)
        owner = match.owners.get(tile)
        if owner is not None:
            macro_piece(canvas, x, y, unit, owner)
        else:
            _face(canvas, x, y, unit, match, tile)
        if tile == match.last_tile and tile != match.tile:
            corners = ring_of(6, x, y, unit * 0.5)
            canvas.polygon(corners, fill=None, stroke="gold", stroke_width=max(theme.FINE, unit * 0.04))
        if move is not None:
            with canvas.group(class_=HINT):
                corners = ring_of(6, x, y, unit * 0.49)
                canvas.polygon(corners, fill=None, stroke="gold", stroke_width=unit * 0.05)


def _face(canvas: Canvas, x: float, y: float, unit: float, match: MatchScene, tile: str) -> None:
    """Draw a free tile's emblem and, where there is room, its name."""
    name = match.tiles[tile]
    fill = "gold-lit" if tile == match.tile else "chalk"
    has_name = unit >= NAMES_FROM
    middle = y - unit * 0.1 if has_name else y
    emblem(canvas, x, middle, unit * (0.21 if has_name else 0.25), name, letters=match.letters[name], fill=fill)
    if has_name:
        title = match.titles[name]
        size = min(unit * 0.155, unit * 1.08 / max(1, len(title)))
        canvas.text(
            x, y + unit * 0.28, title, size=size, anchor="middle", fill="gold-lit" if fill != "chalk" else "dust"
        )


def _player(canvas: Canvas, match: MatchScene, seat: int, corner: Point, towards: int) -> None:
    """Write a player's name and score beside the mark; who holds the obelisk has it standing next to the name.

    The text goes to the right of the mark (*towards* 1) or to the left (-1).
    """
    x, y = corner
    anchor: Anchor = "start" if towards == 1 else "end"
    weight: Weight = "bold" if seat in match.active or seat in match.winners else "normal"
    with canvas.group(data_seat=str(seat)):
        piece(canvas, x, y, 11, seat)
        name, size = fitted(called(seat, match.language, match.names), 17, NAME_ROOM)
        canvas.text(x + 22 * towards, y + 6, name, size=size, anchor=anchor, weight=weight)
        won = sentence("drawing/tiles-won", match.language, n=match.points[seat])
        canvas.text(x + 22 * towards, y + 26, won, size=13, anchor=anchor, fill="quiet")
    if match.obelisk == seat:
        label = said("drawing/holds", match.language, match.names, seat=seat)
        with canvas.group(class_="ob-obelisk", role="img", aria_label=label):
            obelisk(canvas, x + 8 * towards, y + OBELISK + 40 if towards == 1 else y - 24, OBELISK)
