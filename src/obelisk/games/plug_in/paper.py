"""Plug-In on paper: a hexagon for every microgame, pieces, an obelisk to fold, the map, the rules of all its games."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from obelisk.authoring import Game, Option, catalogue
from obelisk.authoring.drawing import (
    Box,
    Canvas,
    Scene,
    abbreviations,
    aspect,
    draw_board,
    emblem,
    fit,
    macro_piece,
    ring_of,
)
from obelisk.authoring.paper import (
    Job,
    Kind,
    Kit,
    Part,
    Piece,
    Rows,
    Tower,
    cut_piece,
    empty,
    kit_of,
    lay_out,
    number_pages,
    put_into,
    rule_pages,
    size_in,
    start_scene,
    tower_sheet,
)
from obelisk.games.plug_in import NAME, composition
from obelisk.games.plug_in.composition import ALL, CLASSIC
from obelisk.games.plug_in.map import draw_map
from obelisk.games.plug_in.setup import MatchSetup

TILES = (104, 180)
"""The widths of a tile that can be chosen, from side to side, in millimetres: two on a sheet, or one."""
MARGIN = 3.0
"""The free margin along the edge of a tile, in millimetres."""
UNIT = 5.0
"""Units of a tile's picture per millimetre."""
PLATE, SIDES = 36.0, 4
"""The width of a macro piece in millimetres, and the number of pieces that mark the sides of a map."""
PIECE = {104: 11.0, 180: 19.0}
"""The diameter of the pieces of microgames in millimetres, by the width of a tile."""
MOST_COPIES = 9
MACRO_STEPS = {"join": "rhombus", "sides": "rhombus"}
"""The steps of the lesson that explain one macrogame alone, with its name."""
COMMON = ("seat-0", "seat-1", "nobody")
"""The pieces that all microgames share. Neutral pieces are taken from both colours."""
GOLD, TIP = ("gold", "gold-shade", "gold", "gold-shade"), ("gold-lit", "gold", "gold-lit", "gold")


@dataclass(frozen=True)
class Plan:
    """The match that is printed."""

    text: str
    """The match as a composition."""
    macro: Game
    size: int | None
    micros: list[Game]
    """The microgames that its tiles may carry."""
    is_laid: bool
    """True if the composition names the microgame of each tile."""

    @property
    def name(self) -> str:
        """The name of its map, which the option `map` takes."""
        return self.macro.name if self.size is None else f"{self.macro.name} {self.size}"

    @property
    def macro_pieces(self) -> int:
        """The number of macro pieces: one for each tile, and those that mark the sides."""
        n_tiles = len(composition.board_of(self.macro, self.size))
        return n_tiles + (SIDES if "sides" in self.macro.setup.keys else 0)


def plan_of(job: Job) -> Plan:
    """Return the match that the options of a print describe, or raise BadSetup."""
    parts = job.game.parts
    text = job.option("composition") or f"{job.option('map', parts.macros[0].name)}: {job.option('micros', ALL)}"
    options = composition.read(parts, text)
    s = job.game.rules.state.blank()
    setup = MatchSetup(parts)
    setup.choose(s, NAME, dict(options))
    macro, micros = parts.macro_called(options["macro"]), [*setup.shares(s)]
    return Plan(text, macro, options.get("size"), micros, "tiles" in options)


def tiles(job: Job, part: str) -> list[Canvas]:
    """Return the sheets with a tile for each microgame, or several; its emblem is on the back."""
    wide, copies, micros = float(job.option("tile", TILES[0])), job.option("copies", 1), plan_of(job).micros
    letters = abbreviations(micro.name for micro in micros)
    pieces = [_tile(job, micro, wide, letters[micro.name]) for micro in micros]
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
    plan = plan_of(job)
    wide = job.option("tile", TILES[0])
    common: Counter[str] = Counter()
    special: list[Piece] = []
    for micro in plan.micros:
        own = _pieces_of(job, micro, float(wide))
        special += [piece for piece in own if piece.name not in COMMON]
        counts = Counter(piece.name for piece in own if piece.name in COMMON)
        nobodys = math.ceil(counts.pop("nobody", 0) / 2)
        common |= counts | Counter({"seat-0": nobodys, "seat-1": nobodys})
    first = plan.micros[0]
    discs = [_disc(job, first, seat, PIECE[wide]) for seat in (0, 1) for _ in range(common[f"seat-{seat}"])]
    return lay_out(job, part, Rows([_macro_piece()] * plan.macro_pieces), Rows(discs), Rows(special))


def _pieces_of(job: Job, micro: Game, wide: float) -> list[Piece]:
    """Return the pieces of a microgame as large as they are on its tile."""
    scene, maker = start_scene(micro, job.language), kit_of(micro).pieces
    return [] if maker is None else maker(scene, fit(empty(scene), board_box(empty(scene), wide)).unit)


def _disc(job: Job, micro: Game, seat: int, size: float) -> Piece:
    scene = start_scene(micro, job.language)
    cell = scene.board.names[0]
    alike = cut_piece(Kind(f"seat-{seat}", 1, Scene(scene.board, {cell: seat}), cell), size)
    return Piece(alike.name, alike.front, size, size, alike.back, "disc")


def _macro_piece() -> Piece:
    """Return a macro piece with a player's colour on each side, so that one for each tile is always enough."""
    sides = []
    for seat in (0, 1):
        sides.append(_hexagon(PLATE))
        macro_piece(sides[-1], sides[-1].width / 2, sides[-1].height / 2, sides[-1].width, seat)
    return Piece("macro", sides[0], PLATE, 2 * PLATE / math.sqrt(3), sides[1], "hexagon")


def obelisk(job: Job, part: str) -> list[Canvas]:
    """Return the sheet with the obelisk, and after it the dice that microgames need."""
    pages = [tower_sheet(job, part, Tower(), GOLD, TIP)]
    for micro in plan_of(job).micros:
        for of_micro in kit_of(micro).parts:
            if of_micro.name == "die":
                pages += of_micro.make(job, of_micro.title(micro, job.language))
    return pages


def maps(job: Job, part: str) -> list[Canvas]:
    """Return the map of the match, with its microgames if these are known, and an empty one to write on."""
    plan = plan_of(job)
    drawn = [draw_map(macro=plan.macro.name, size=plan.size, language=job.language)]
    if plan.is_laid:
        match = job.game.start(seed=0, composition=plan.text)
        drawn.insert(0, draw_map(match, language=job.language, is_started=False))
    pages = []
    for sheet in drawn:
        page = Canvas(job.size.width, job.size.height, f"{job.title} · {part}", "")
        put_into(page, sheet, (0, 0, page.width, page.height))
        pages.append(page)
    return pages


def rules(job: Job, part: str) -> list[Canvas]:
    """Return the basic rules, then the macrogame and each microgame of the match, each on a page of its own."""
    plan = plan_of(job)
    micros = [micro.title for micro in plan.micros]
    facts = {"map": title_of(plan.name, job.language), "pieces": plan.macro_pieces, "micros": micros}
    chosen = job.game.message("leaflet/chosen", **facts)
    others = [step for step, macro in MACRO_STEPS.items() if macro != plan.macro.name]
    pages = rule_pages(job, part, intro=(chosen.explain(job.language),), without=others)
    for game in (plan.macro, *plan.micros):
        kind = game.tile_name(job.language)
        what = job.game.message("leaflet/micro", tile=kind) if kind else job.game.message("leaflet/macro")
        pages += rule_pages(replace(job, game=game, options=()), part, intro=(what.explain(job.language),), sides=1)
    return number_pages(pages)


def map_names() -> list[str]:
    """Return the name of each map: its macrogame and, where there is a choice, its size."""
    macros: list[Game] = catalogue.game(NAME).parts.macros
    return [
        f"{macro.name} {size}" if size is not None else macro.name
        for macro in macros
        for size in (composition.sizes_of(macro) or (None,))
    ]


def title_of(name: Any, language: str) -> str:
    """Return a map's name as people read it."""
    macro, _, size = str(name).partition(" ")
    return f"{catalogue.game(macro).title.explain(language)} {size}".rstrip()


def usual_map() -> str:
    """Return the map of the first macrogame in its usual size."""
    macro: Game = catalogue.game(NAME).parts.macros[0]
    size = composition.usual_size(macro)
    return macro.name if size is None else f"{macro.name} {size}"


KIT = Kit(
    (
        Part("tiles", tiles),
        Part("pieces", pieces),
        Part("obelisk", obelisk, is_one_sided=True),
        Part("maps", maps),
        Part("leaflet", rules),
    ),
    options=(
        Option("map", tuple(map_names()), usual_map()),
        Option("micros", (ALL, CLASSIC), ALL, is_named=True),
        Option("composition", (), None, takes_text=True),
        Option("tile", TILES, TILES[0]),
        Option("copies", tuple(range(1, MOST_COPIES + 1)), 1),
    ),
    titles={"map": title_of},
)
