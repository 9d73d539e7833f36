"""The text board of a match: the map with a letter for each microgame, and the microgame in play or just decided."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from obelisk.authoring import is_known, sentence
from obelisk.authoring.drawing import (
    Line,
    Lines,
    Names,
    Sign,
    board_lines,
    glyph,
    grid_lines,
    line_width,
    said,
    sides_lines,
    theme,
    title_of,
)
from obelisk.games.plug_in.drawing.scene import MatchScene
from obelisk.games.plug_in.text import CHOICE

if TYPE_CHECKING:
    from obelisk.authoring import Position

WIDEST_MAP = 40
"""Beside a map that is wider than this there is no room: the microgame stands below it."""
GAP = 6


def match_lines(match: MatchScene) -> Lines:
    """Return the map, the microgame beside or below it, the legend, and whose turn it is."""
    last = set(match.chain) or ({match.last_tile} if match.last_tile is not None else set())
    lines = grid_lines(match.board, lambda tile: _tile_sign(match, tile), last)
    if match.board_shown is not None:
        scene, holder = match.board_shown
        sides = [[(glyph(seat), theme.seat(seat)), (f" {match.side(seat)}", "quiet")] for seat in (holder, 1 - holder)]
        micro: Lines = [[(match.heading, "title")], *board_lines(scene), *sides]
        widest = max(map(line_width, lines))
        lines = _beside(lines, micro, widest + GAP) if widest <= WIDEST_MAP else [*lines, [], *micro, []]
    return [*lines, *_below(match)]


def _tile_sign(match: MatchScene, tile: str) -> Sign:
    """Write who won a tile; or the letters of its microgame."""
    if tile in match.owners:
        owner = match.owners[tile]
        return glyph(owner), theme.seat(owner)
    return match.letters[match.tiles[tile]], "obelisk" if tile == match.tile else "quiet"


def _beside(left: Lines, right: Lines, column: int) -> Lines:
    """Put two blocks of lines next to each other, the second one from *column* on."""
    nothing: Line = []
    return [
        [*line, (" " * (column - line_width(line)), ""), *beside] if beside else line
        for line, beside in zip_longest(left, right, fillvalue=nothing)
    ]


def _below(match: MatchScene) -> Lines:
    """Explain the letters, the sides and the obelisk, and say whose turn it is."""
    legend: Line = []
    for name in match.free:
        legend += [(match.letters[name], "title"), (f" {match.titles[name]}  ", "quiet")]
    lines: Lines = [legend]
    if match.sides is not None:
        lines += sides_lines(match.sides, match.language, match.names)
    elif match.macro_goal:
        lines.append([(match.macro_goal, "quiet")])
    if not match.is_over:
        lines.append([("▲ ", "obelisk"), (match.say("holds", seat=match.view["obelisk"]), "obelisk")])
    marks = [(glyph(seat) + " ", theme.seat(seat)) for seat in match.marked_seats]
    return [*lines, [*marks, (match.status, "title")]]


def remarks(before: Position, after: Position, *, names: Sequence[str], language: str) -> list[tuple[int | None, str]]:
    """Return what a move did to the match: a microgame began, or was decided."""
    old, new = before.view(None), after.view(None)
    if old["micro"] is None:
        micro, _ = after.game.parts.micro(after.record)
        about = micro.message("about")
        told = about.explain(language) if is_known(about.code) else ""
        facts = {"tile": new["tile"], "micro": micro.title, "about": told}
        return [(None, sentence("plug-in/news/tile-chosen", language, **facts))]
    if new["micro"] is not None:
        return []
    tile, holder = old["tile"], new["obelisk"]
    winner = new["cells"][tile]
    won = sentence("plug-in/news/tile-won", language, who=names[winner], tile=tile)
    kept = sentence("plug-in/news/obelisk-with", language, who=names[holder])
    return [(winner, won)] if after.is_over else [(winner, won), (holder, kept)]


def chapters(position: Position, *, names: Names, language: str) -> list[tuple[int, str]]:
    """Return the tiles that were played for, each with its microgame and who has won it."""
    view, titles = position.view(None), {micro.name: title_of(micro, language) for micro in position.game.parts.micros}
    found = []
    for number, (_, move) in enumerate(position.history, 1):
        if move.startswith(CHOICE):
            tile = move.removeprefix(CHOICE)
            owner = view["cells"].get(tile)
            code = "chapter-open" if owner is None else "chapter"
            facts = {"tile": tile, "micro": titles[view["tiles"][tile]], "seat": owner}
            found.append((number, said(f"plug-in/drawing/{code}", language, names, **facts)))
    return found
