"""Plug-In on paper: a hexagon for every microgame, pieces, an obelisk to fold, maps of all macrogames, the rules."""

from __future__ import annotations

import math
from collections import Counter

from obelisk.drawing.boards.styles import Box, aspect, draw_board, fit
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import abbreviations, emblem, macro_piece, ring_of
from obelisk.drawing.scene import Scene
from obelisk.game import Game
from obelisk.games.plug_in.composition import ALL, CLASSIC
from obelisk.games.plug_in.map import draw_map
from obelisk.paper.kits import Kit, Part, kit_of
from obelisk.paper.parts.boards import Kind, cut_piece, empty, start_scene
from obelisk.paper.parts.folding import Tower, tower_sheet
from obelisk.paper.parts.leaflet import leaflet
from obelisk.paper.parts.pieces import Piece, Rows, lay_out
from obelisk.paper.placing import put_into
from obelisk.paper.sheets import Job
from obelisk.paper.text.typesetting import size_in
from obelisk.rulebook.values import Option

TILES = (104, 180)
"""How wide a tile may be, from side to side, in millimetres: two on a sheet, or one."""
MARGIN = 3.0
"""What a tile leaves free along its edge, in millimetres."""
UNIT = 5.0
"""How many units of its picture a millimetre of a tile is."""
PLATE, EACH, SIDES = 36.0, 12, 2
"""How wide a macro piece is, how many a player has for tiles, and for the sides of the board."""
PIECE = {104: 11.0, 180: 19.0}
"""How large the pieces of microgames are, in millimetres, by the width of a tile."""
MOST_COPIES = 9
COMMON = ("seat-0", "seat-1", "nobody")
"""The pieces that all microgames share; what belongs to nobody is taken from both colours."""
GOLD, TIP = ("gold", "gold-shade", "gold", "gold-shade"), ("gold-lit", "gold", "gold-lit", "gold")


def micros_of(job: Job) -> list[Game]:
    """Return the microgames that are printed."""
    found: list[Game] = list(job.game.parts.micros)
    return [micro for micro in found if micro.is_classic] if job.option("micros", ALL) == CLASSIC else found


def tiles(job: Job, part: str) -> list[Canvas]:
    """Return the sheets with a tile for each microgame, or several; its emblem is on the back."""
    wide, copies = float(job.option("tile", TILES[0])), job.option("copies", 1)
    letters = abbreviations(micro.name for micro in micros_of(job))
    pieces = [_tile(job, micro, wide, letters[micro.name]) for micro in micros_of(job)]
    return lay_out(job, part, Rows([piece for piece in pieces for _ in range(copies)], 1))


def _tile(job: Job, micro: Game, wide: float, letters: str) -> Piece:
    """Return a tile that stands on a corner: the board in its middle, above it the name, below it the kind."""
    scene = empty(start_scene(micro, job.language))
    front, back = _hexagon(wide), _hexagon(wide)
    x, y, radius = front.width / 2, front.height / 2, front.height / 2
    box = board_box(scene, wide)
    width, height = box.width * UNIT, box.height * UNIT
    draw_board(front, scene, Box(x - width / 2, y - height / 2, width, height))
    title, kind = micro.title.explain(job.language), micro.tile_name(job.language)
    for canvas, text, at, line in ((front, title, -0.78, 0.085), (front, kind, 0.84, 0.06), (back, title, 0.5, 0.1)):
        size = size_in(text, 0.5 * radius, line * radius, "bold")
        canvas.text(x, y + at * radius + size * 0.36, text, size=size, anchor="middle", weight="bold")
    back.polygon(ring_of(6, x, y, radius * 0.9), fill=None, stroke="basalt", stroke_width=UNIT * 0.6)
    emblem(back, x, y - radius * 0.06, radius * 0.34, micro, letters=letters, fill="basalt")
    return Piece(f"tile {micro.name}", front, wide, 2 * wide / math.sqrt(3), back, "hexagon")


def _hexagon(wide: float) -> Canvas:
    return Canvas(wide * UNIT, 2 * wide * UNIT / math.sqrt(3), "", "")


def board_box(scene: Scene, wide: float) -> Box:
    """Return how large a board is on a tile of a width, in millimetres: its corners touch the tile's slanting sides."""
    shape, free = aspect(scene), wide / 2 - MARGIN
    # At the height h above its middle, a hexagon with the inner radius r is r wide as far as r/√3, and √3·(2r/√3 − h)
    # beyond it, on either side.
    half = min(free, 2 * free / (1 + math.sqrt(3) * shape))
    return Box(0, 0, 2 * half, 2 * half * shape)


def pieces(job: Job, part: str) -> list[Canvas]:
    """Return the sheets with the pieces: those for the tiles of the match, and those of the microgames."""
    plates = [_plate(seat) for seat in (0, 1) for _ in range(EACH + SIDES)]
    wide = job.option("tile", TILES[0])
    common: Counter[str] = Counter()
    special: list[Piece] = []
    for micro in micros_of(job):
        own = _pieces_of(job, micro, float(wide))
        special += [piece for piece in own if piece.name not in COMMON]
        counts = Counter(piece.name for piece in own if piece.name in COMMON)
        nobodys = math.ceil(counts.pop("nobody", 0) / 2)
        common |= counts | Counter({"seat-0": nobodys, "seat-1": nobodys})
    discs = [_disc(job, seat, PIECE[wide]) for seat in (0, 1) for _ in range(common[f"seat-{seat}"])]
    return lay_out(job, part, Rows(plates), Rows(discs), Rows(special))


def _pieces_of(job: Job, micro: Game, wide: float) -> list[Piece]:
    """Return the pieces of a microgame as large as they are on its tile."""
    scene, maker = start_scene(micro, job.language), kit_of(micro).pieces
    return [] if maker is None else maker(scene, fit(empty(scene), board_box(empty(scene), wide)).unit)


def _disc(job: Job, seat: int, size: float) -> Piece:
    micro = micros_of(job)[0]
    scene = start_scene(micro, job.language)
    cell = scene.board.names[0]
    alike = cut_piece(Kind(f"seat-{seat}", 1, Scene(scene.board, {cell: seat}), cell), size)
    return Piece(alike.name, alike.front, size, size, alike.back, "disc")


def _plate(seat: int) -> Piece:
    canvas = _hexagon(PLATE)
    macro_piece(canvas, canvas.width / 2, canvas.height / 2, canvas.width, seat)
    return Piece(f"macro {seat}", canvas, PLATE, 2 * PLATE / math.sqrt(3), canvas, "hexagon")


def obelisk(job: Job, part: str) -> list[Canvas]:
    """Return the sheet with the obelisk, and after it the dice that microgames need."""
    pages = [tower_sheet(job, part, Tower(), GOLD, TIP)]
    for micro in micros_of(job):
        for of_micro in kit_of(micro).parts:
            if of_micro.name == "die":
                pages += of_micro.make(job, of_micro.title(micro, job.language))
    return pages


def maps(job: Job, part: str) -> list[Canvas]:
    """Return an empty map for every macrogame."""
    pages = []
    for macro in job.game.parts.macros:
        page = Canvas(job.size.width, job.size.height, f"{job.title} · {part}", "")
        put_into(page, draw_map(macro=macro.name, language=job.language), (0, 0, page.width, page.height))
        pages.append(page)
    return pages


KIT = Kit(
    (
        Part("tiles", tiles),
        Part("pieces", pieces),
        Part("obelisk", obelisk, is_one_sided=True),
        Part("maps", maps),
        Part("leaflet", leaflet),
    ),
    options=(
        Option("micros", (ALL, CLASSIC), ALL, is_named=True),
        Option("tile", TILES, TILES[0]),
        Option("copies", tuple(range(1, MOST_COPIES + 1)), 1),
    ),
)
