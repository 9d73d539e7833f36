"""A Plug-In match: large, the microgame in play, and the map beside it; between two microgames the map is large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from obelisk.authoring import HexBoard, sentence
from obelisk.authoring.drawing import (
    HINT,
    Anchor,
    Box,
    Canvas,
    Frame,
    Lines,
    Names,
    Point,
    Scene,
    Weight,
    called,
    emblem,
    fit,
    fitted,
    hex_coordinates,
    hex_frame,
    join,
    macro_piece,
    obelisk,
    paper,
    piece,
    places,
    players,
    ring_of,
    size_for,
    stone,
    theme,
)
from obelisk.games.plug_in.drawing.panel import draw_legend, draw_panel
from obelisk.games.plug_in.drawing.scene import MatchScene, match_scene
from obelisk.games.plug_in.drawing.text import chapters as chapters
from obelisk.games.plug_in.drawing.text import match_lines
from obelisk.games.plug_in.drawing.text import remarks as remarks
from obelisk.games.plug_in.text import CHOICE

if TYPE_CHECKING:
    from obelisk.authoring import Position, Step

WIDE = (1120.0, 790.0)
"""The size of the wide picture: the shape of what a page leaves beside its margin."""
HERO, BESIDE = Box(20, 14, 716, 762), Box(756, 14, 348, 762)
"""Where the wide picture has what is large, and what stands beside it."""
TALL_WIDTH, TALL_HEIGHT, GAP = 420.0, 760.0, 12.0
"""The size of the tall picture, and what lies between its parts."""
TALL_MICRO, TALL_MAP = 500.0, 400.0
"""How high the microgame is in it, and the map, where they are large."""
INSET, TALL_INSET = 290.0, 204.0
"""The height of the map beside a microgame, and its width below one."""
PLAYER = 64.0
"""The height of a player's line beside a small map."""
LEGEND = 150.0
"""The height of what the emblems mean, below a microgame that is decided."""
LESSON_PANEL = 452.0
"""The height of what a lesson shows."""
LARGEST_TILE = 156.0
"""Tiles of a small board do not grow beyond this width."""
OBELISK, MOST_OBELISK, LEAST_OBELISK = 0.22, 150.0, 44.0
"""The height of the obelisk, for the width of the map, at most and, where tiles are in the way, at least."""
OBELISK_ROOM = 80.0
"""What a player's line beside a small map has no letters in: the mark at its beginning, the obelisk at its end."""
NAME_ROOM = 150.0
"""How long a player's name may be in a corner of the map."""
TITLE, LEAST_TITLE, TITLE_ROOM, KINDS_FROM = 0.155, 12.0, 0.86, 104.0
"""The letters of the names on tiles and how wide a name may be, in widths of a tile, the least letters that can be read
on a telephone, and from which width on a tile also says what kind it is."""


def draw(
    position: Position,
    seat: int | None,
    *,
    language: str,
    tall: bool,
    names: Names = (),
    bare: bool = False,
    near: int | None = None,
) -> Canvas:
    """Return the picture: what is played is large, the microgame or the map; the other is beside it (*tall*: below).

    In microgames where players have sides, that of seat *near* is below, else that of the obelisk's holder.
    """
    match = match_scene(position, seat, language, names, near)
    size = (TALL_WIDTH, TALL_HEIGHT) if tall else WIDE
    hero, beside = _parts_tall(match) if tall else (HERO, BESIDE)
    canvas = paper(*size, match.title, join(match_lines(match)), radius=20)
    if match.micro is not None:
        _draw_panel(canvas, match, hero, bare=bare)
        with canvas.group(class_="ob-map"):
            (_inset_tall if tall else _inset)(canvas, match, beside)
        return canvas
    with canvas.group(class_="ob-map"):
        draw_map(canvas, match, hero)
    legend = LEGEND if match.board_shown is not None and not tall else 0.0
    x, y, width, height = beside
    _draw_panel(canvas, match, Box(x, y, width, height - legend), bare=bare)
    if legend:
        draw_legend(canvas, match, Box(x, y + height - legend, width, legend), columns=2)
    return canvas


def _parts_tall(match: MatchScene) -> tuple[Box, Box]:
    """Return where the tall picture has what is large, and what stands below it."""
    width, height = TALL_WIDTH - 2 * GAP, TALL_MAP if match.micro is None else TALL_MICRO
    return Box(GAP, GAP, width, height), Box(GAP, height + 2 * GAP, width, TALL_HEIGHT - height - 3 * GAP)


def _inset(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """Draw the map small beside a microgame, below it the players, and what the emblems mean."""
    x, y, width, height = box
    _draw_tiles(canvas, match, Box(x, y, width, INSET))
    top = y + INSET + 2 * GAP
    _players(canvas, match, Box(x, top, width, 2 * PLAYER))
    top += 2 * PLAYER + GAP
    draw_legend(canvas, match, Box(x, top, width, y + height - top))


def _inset_tall(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """Draw the map small below a microgame, and the players to its right."""
    _draw_tiles(canvas, match, Box(box.x, box.y, TALL_INSET, box.height))
    left, top = box.x + TALL_INSET + GAP, box.y + (box.height - 2 * PLAYER) / 2
    _players(canvas, match, Box(left, top, box.width - TALL_INSET - GAP, 2 * PLAYER))


def _players(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """Write the players below each other; who holds the obelisk has it standing behind the name."""
    for seat in (0, 1):
        y = box.y + seat * PLAYER + 22
        _player(canvas, match, seat, (box.x + 14, y), 1, room=min(NAME_ROOM, box.width - OBELISK_ROOM))
        if match.view["obelisk"] == seat:
            _obelisk(canvas, match, (box.x + min(box.width, 2 * NAME_ROOM) - 16, y + 28), PLAYER - 10)


def _draw_panel(canvas: Canvas, match: MatchScene, box: Box, *, bare: bool) -> None:
    decided = None if match.decided is None else match.decided.tile
    near = None if match.below is None else str(match.below)
    with canvas.group(class_="ob-panel", data_decided=decided, data_played=match.tile, data_near=near):
        draw_panel(canvas, match, box, bare=bare)


def switches(position: Position) -> list[str]:
    """Return what a page may let its reader choose: from whose side microgames are seen."""
    return ["near"]


def task(position: Position, seat: int, *, language: str) -> str:
    """Return what can be done now: choose a tile, or play on in the microgame."""
    what = "tile" if position.view(seat)["tile"] is None else "micro"
    return sentence(f"plug-in/drawing/task/{what}", language)


def lines(position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
    """Return the map and the microgame as a text board."""
    return match_lines(match_scene(position, seat, language, names))


def draw_map(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """Draw the tiles, the sides, and in two empty corners the players, one of them with the obelisk."""
    frame = _draw_tiles(canvas, match, box)
    spots = list(places(match.board).values())
    highest, lowest = min(y for _, y in spots), max(y for _, y in spots)
    (_, top), (_, bottom) = frame.at((0, highest - 1)), frame.at((0, lowest + 1))
    height = min(MOST_OBELISK, OBELISK * box.width)
    upper, lower = max(box.y + 26, top - 36), min(box.y + box.height - 34, bottom + 24)
    # The corner at the lower right is empty where the lowest row does not reach as far as others; else the upper right.
    is_below = max(x for x, y in spots if y == lowest) < max(x for x, _ in spots) or highest == lowest
    corners = {1: (box.x + 28, upper), 0: (box.x + box.width - 28, lower if is_below else upper)}
    # Beside a point at the top of the map a name has less room.
    room = NAME_ROOM if is_below else min(NAME_ROOM, box.width / 2 - frame.unit * 0.6 - 50)
    for seat, (x, y) in corners.items():
        towards = 1 if seat else -1
        _player(canvas, match, seat, (x, y), towards, room=room)
        if match.view["obelisk"] == seat:
            is_above, taken = seat == 0 and is_below, [frame.at(spot) for spot in spots]
            while height > LEAST_OBELISK and _is_in_the_way(taken, frame.unit, (x, y), towards, height, is_above):
                height *= 0.9
            _obelisk(canvas, match, (x + 8 * towards, y - 24 if is_above else y + height + 40), height)


def _is_in_the_way(
    taken: Sequence[Point], unit: float, corner: Point, towards: int, height: float, is_above: bool
) -> bool:
    """Tell whether an obelisk at a player's name would stand on a tile, or on the number or letter beside one."""
    x, y = corner
    top, bottom = (y - 24 - height, y - 24) if is_above else (y + 40, y + 40 + height)
    inner = x + towards * (8 + height * 0.16)
    reach = unit * (1.05 if towards == 1 else 0.6)
    rows = [(across, down) for across, down in taken if top - unit / 2 < down < bottom + unit / 2]
    return any(across - reach < inner if towards == 1 else across + reach > inner for across, down in rows)


def draw_board(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """Draw the tiles and the sides, and nothing beside them."""
    _draw_tiles(canvas, match, box)


def _draw_tiles(canvas: Canvas, match: MatchScene, box: Box) -> Frame:
    """Draw the tiles and the sides, and return where they lie."""
    frame, board = _frame(match, box), match.board
    if isinstance(board, HexBoard):
        hex_frame(canvas, frame, board, match.sides)
        hex_coordinates(canvas, frame, board)
    for tile in board.names:
        _tile(canvas, frame, match, tile)
    if match.tile is not None:
        _glow(canvas, frame, match, match.tile)
    return frame


def _frame(match: MatchScene, box: Box) -> Frame:
    """Return where the map lies; a small board is not blown up to fill the box."""
    empty = Scene(match.board, {})
    frame = fit(empty, box)
    spare = max(0.0, 1 - LARGEST_TILE / frame.unit)
    x, y, width, height = box
    return fit(empty, Box(x + spare * width / 2, y + spare * height / 2, width * (1 - spare), height * (1 - spare)))


def _glow(canvas: Canvas, frame: Frame, match: MatchScene, tile: str) -> None:
    """Let the tile in play shine over its neighbours."""
    x, y = frame.at(places(match.board)[tile])
    for size, width, opacity in ((0.69, 0.22, 0.12), (0.65, 0.15, 0.2), (0.61, 0.09, 0.4), (0.57, 0.055, 1.0)):
        corners = ring_of(6, x, y, frame.unit * size)
        canvas.polygon(corners, fill=None, stroke="gold", stroke_width=frame.unit * width, opacity=opacity)


def _tile(canvas: Canvas, frame: Frame, match: MatchScene, tile: str) -> None:
    x, y = frame.at(places(match.board)[tile])
    unit, label = frame.unit, match.tile_label(tile)
    move = f"{CHOICE}{tile}" if f"{CHOICE}{tile}" in match.moves else None
    told, confirm, role = (None, None, "img") if move is None else (label, match.say("choose-tile"), "button")
    facts = {"data_move": move, "data_told": told, "data_confirm": confirm, "role": role, "aria_label": label}
    with canvas.group(data_cell=tile, **facts):
        stone(canvas, x, y, unit)
        owner = match.owners.get(tile)
        if owner is not None:
            macro_piece(canvas, x, y, unit, owner)
        else:
            _face(canvas, x, y, unit, match, tile)
        if tile in match.chain or (tile == match.last_tile and tile != match.tile):
            corners, width = ring_of(6, x, y, unit * 0.5), 0.075 if match.chain else 0.04
            canvas.polygon(corners, fill=None, stroke="gold", stroke_width=max(theme.FINE, unit * width))
        if move is not None:
            with canvas.group(class_=HINT):
                corners = ring_of(6, x, y, unit * 0.49)
                canvas.polygon(corners, fill=None, stroke="gold", stroke_width=unit * 0.05)


def _face(canvas: Canvas, x: float, y: float, unit: float, match: MatchScene, tile: str) -> None:
    """Draw a free tile's emblem and, where there is room, its name and what kind of tile it is."""
    name = match.tiles[tile]
    fill = "gold-lit" if tile == match.tile else "chalk"
    has_name, kind = _has_names(match, unit), match.kinds[name] if unit >= KINDS_FROM else ""
    up = 0.17 if kind else 0.1
    radius = unit * (0.21 if has_name else 0.25)
    middle = y - unit * up if has_name else y
    emblem(canvas, x, middle, radius, match.micros[name], letters=match.letters[name], fill=fill)
    letters = "gold-lit" if fill != "chalk" else "dust"
    for text, line, below in ((match.titles[name] * has_name, TITLE, 0.38 - up), (kind * has_name, 0.105, 0.345)):
        if text:
            size = size_for(text, unit * line, unit * TITLE_ROOM)
            canvas.text(x, y + unit * below, text, size=size, anchor="middle", fill=letters)


def _has_names(match: MatchScene, unit: float) -> bool:
    """Return whether tiles of this width have room for the names of all microgames on the map."""
    titles = {match.titles[name] for name in match.tiles.values()}
    return all(size_for(title, unit * TITLE, unit * TITLE_ROOM) >= LEAST_TITLE for title in titles)


def _player(
    canvas: Canvas, match: MatchScene, seat: int, corner: Point, towards: int, *, room: float = NAME_ROOM
) -> None:
    """Write a player's name and score beside the mark: to its right (*towards* 1) or to its left (-1)."""
    x, y = corner
    anchor: Anchor = "start" if towards == 1 else "end"
    weight: Weight = "bold" if seat in match.marked_seats else "normal"
    with canvas.group(data_seat=str(seat)):
        piece(canvas, x, y, 12, seat)
        name, size = fitted(called(seat, match.language, match.names), 20, room)
        canvas.text(x + 22 * towards, y + 6, name, size=size, anchor=anchor, weight=weight)
        won = match.say("tiles-won", n=list(match.owners.values()).count(seat))
        canvas.text(x + 22 * towards, y + 27, won, size=size_for(won, 15, room), anchor=anchor, fill="quiet")


def _obelisk(canvas: Canvas, match: MatchScene, foot: Point, height: float) -> None:
    label = match.say("holds", seat=match.view["obelisk"])
    with canvas.group(class_="ob-obelisk", role="img", aria_label=label):
        obelisk(canvas, *foot, height)


def draw_lesson(step: Step, position: Position, language: str, bench: str) -> Canvas:
    """Return the small picture of a lesson: the map, or while a microgame is played its board."""
    from obelisk.authoring.drawing import pictures as small

    match = match_scene(position, step.seat, language, players(position.seats, language))
    height, described = LESSON_PANEL + 2 * small.EDGE, join(match_lines(match))
    if match.micro is None:
        canvas = small.sheet(step, position, language, height, described)
        draw_map(
            canvas,
            match,
            Box(small.EDGE - 8, small.EDGE + small.HEAD, small.WIDTH - 2 * small.EDGE + 16, LESSON_PANEL - small.HEAD),
        )
    else:
        canvas = paper(small.WIDTH, height, match.title, described, radius=16)
        draw_panel(canvas, match, Box(small.EDGE, small.EDGE, small.WIDTH - 2 * small.EDGE, LESSON_PANEL))
    return canvas


def spelled(position: Position, cells: Sequence[str]) -> str:
    """Return the move of somebody who clicks on *cells*: on the map they name a tile."""
    return "".join(cells) if position.view(None)["micro"] is not None else "@" + "".join(cells)
