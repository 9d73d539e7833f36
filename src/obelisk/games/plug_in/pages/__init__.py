"""What Plug-In brings to the page on which a table is opened: the board of a match, as one likes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from obelisk.authoring import BadMap, Card, catalogue, sentence
from obelisk.authoring.drawing import Box, Canvas, join, players, theme, without_style
from obelisk.games.plug_in import NAME, composition
from obelisk.games.plug_in.composition import ALL
from obelisk.games.plug_in.drawing import draw_board
from obelisk.games.plug_in.drawing.panel import draw_legend
from obelisk.games.plug_in.drawing.scene import match_scene
from obelisk.games.plug_in.drawing.text import match_lines
from obelisk.games.plug_in.map import write_map
from obelisk.games.plug_in.map.page import worn_by
from obelisk.games.plug_in.pages.choosing import MIXES, MOST_TIMES, Chosen, choose, sketch, with_size

if TYPE_CHECKING:
    from obelisk.authoring import Pages, Position

WIDTH, HEIGHT = 720.0, 480.0
"""The size of the picture of the board."""
TALL_WIDTH, TALL_BOARD, LEGEND_ROW, LEGEND_COLUMNS = 358.0, 252.0, 46.0, 2
"""The width of the picture for a telephone, how high its board is, and what lies below."""
LONG, SHORT = ("page/new/takes", "page/new/takes/hours"), ("page/new/takes/short", "page/new/takes/short-hours")
"""How minutes and hours are told: in a sentence, and in a list that is narrow on a telephone."""


def add(pages: Pages) -> None:
    """Add the choice of a board."""
    pages.add_folder(Path(__file__).parent)
    pages.add_choices(choices, script="match.js", style="match.css")


def choices(fields: Mapping[str, str], language: str) -> Card:
    """Return the part of the page, as it is after what its fields say was chosen."""
    chosen = choose(fields)
    position = sketch(chosen) if chosen.resumed is None else chosen.resumed.position
    problems = {name: told.explain(language) for name, told in chosen.problems.items()}
    with theme.worn(() if chosen.resumed is None else worn_by(chosen.resumed.colours)):
        wide, tall = picture(position, language), tall_picture(position, language)
    facts = {
        "chosen": chosen,
        "problems": problems,
        "fields": fields,
        "picture": wide,
        "tall": tall,
        "tiles": len(position.setup["tiles"]),
        "takes": _takes(chosen.options, language),
        "resumed": None if chosen.resumed is None else _resumed(chosen, language),
        "map_text": _map_text(position, language),
        "has_sides": "sides" in position.setup,
        "most_times": MOST_TIMES,
        "link": f"/new/{NAME}?composition={quote(chosen.text)}",
        "print_link": f"/print/{NAME}.pdf?composition={quote(composition.composition_of(position))}",
        **_offered(chosen, language),
    }
    return Card("part.html", facts)


def _map_text(position: Position, language: str) -> str:
    """Return the board as a map; nothing for a macrogame that does not fit on a map."""
    try:
        return write_map(position, language=language)
    except BadMap:
        return ""


def _offered(chosen: Chosen, language: str) -> dict[str, Any]:
    """Return what there is to choose from: macrogames, sizes, mixes and microgames, each as people read it."""
    parts = catalogue.game(NAME).parts
    macro = next(game for game in parts.macros if game.name == chosen.options["macro"])
    has_more = any(not micro.is_classic for micro in parts.micros)
    sizes = [(size, _takes(with_size(chosen.options, size), language, SHORT)) for size in composition.sizes_of(macro)]
    return {
        "macros": [(game.name, game.title.explain(language)) for game in parts.macros],
        "sizes": sizes,
        "mixes": [mix for mix in MIXES if mix != ALL or has_more],
        "micros": [(micro.name, micro.title.explain(language), micro.tile_name(language)) for micro in parts.micros],
    }


def picture(position: Position, language: str) -> str:
    """Return the board with its tiles, and pieces where there are any; every tile says its name."""
    match = match_scene(position, None, language, players(position.seats, language))
    canvas = Canvas(WIDTH, HEIGHT, match.title, join(match_lines(match)))
    draw_board(canvas, match, Box(16, 12, WIDTH - 32, HEIGHT - 24))
    return without_style(canvas.svg(), keeps_description=True)


def tall_picture(position: Position, language: str) -> str:
    """Return the same for a telephone: there tiles have only their emblems, and what these mean stands below."""
    match = match_scene(position, None, language, players(position.seats, language))
    rows = -(-len(match.free) // LEGEND_COLUMNS)
    canvas = Canvas(TALL_WIDTH, TALL_BOARD + rows * LEGEND_ROW + 12, match.title, join(match_lines(match)))
    draw_board(canvas, match, Box(4, 4, TALL_WIDTH - 8, TALL_BOARD - 8))
    draw_legend(canvas, match, Box(8, TALL_BOARD, TALL_WIDTH - 16, rows * LEGEND_ROW), LEGEND_COLUMNS)
    return without_style(canvas.svg(), keeps_description=True)


def _takes(options: Mapping[str, Any], language: str, codes: tuple[str, str] = LONG) -> str:
    minutes = catalogue.game(NAME).length(**options) or 0
    hours = round(minutes / 60)
    code, n = (codes[1], hours) if hours >= 2 else (codes[0], minutes)
    return sentence(code, language, n=n)


def _resumed(chosen: Chosen, language: str) -> dict[str, Any]:
    """Return what is said of a match that goes on from its map: its players, and who holds the obelisk."""
    found = chosen.resumed
    assert found is not None
    names = [name or player for name, player in zip(found.names, players(len(found.names), language), strict=True)]
    view = found.position.view()
    return {"names": names, "obelisk": view["obelisk"], "tile": view["tile"]}
