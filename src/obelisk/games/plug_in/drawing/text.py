"""The text board of a match: the map with a letter for each microgame, and the microgame in play or just decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from obelisk.drawing import theme
from obelisk.drawing.naming import said
from obelisk.drawing.pieces import glyph
from obelisk.drawing.textboard import Line, Lines, Sign, board_lines, grid_lines, sides_lines, width_of
from obelisk.games.plug_in.drawing.scene import MatchScene
from obelisk.words import is_known, sentence

if TYPE_CHECKING:
    from obelisk.position import Position

WIDEST_MAP = 40
"""Beside a map that is wider than this there is no room: the microgame stands below it."""
GAP = 6


def match_lines(match: MatchScene) -> Lines:
    """Return the map, the microgame beside or below it, the legend, and whose turn it is."""
    last = set() if match.last_tile is None else {match.last_tile}
    lines = grid_lines(match.board, lambda tile: _tile_sign(match, tile), last)
    if match.board_shown is not None:
        scene, holder = match.board_shown
        micro: Lines = [[(match.heading, "title")], *board_lines(scene), *_sides_of_micro(match, holder)]
        widest = max(map(width_of, lines))
        lines = _beside(lines, micro, widest + GAP) if widest <= WIDEST_MAP else [*lines, [], *micro, []]
    return [*lines, *_below(match)]


def _tile_sign(match: MatchScene, tile: str) -> Sign:
    """Write who won a tile; or the letters of its microgame."""
    if tile in match.owners:
        owner = match.owners[tile]
        return glyph(owner), theme.seat(owner)
    return match.letters[match.tiles[tile]], "obelisk" if tile == match.tile else "quiet"


def _sides_of_micro(match: MatchScene, holder: int) -> Lines:
    return [_told(seat, match.side(seat)) for seat in (holder, 1 - holder)]


def _told(seat: int, what: str) -> Line:
    return [(glyph(seat), theme.seat(seat)), (f" {what}", "quiet")]


def _beside(left: Lines, right: Lines, column: int) -> Lines:
    """Put two blocks of lines next to each other, the second one from *column* on."""
    height = max(len(left), len(right))
    joined: Lines = []
    for row in range(height):
        line = left[row] if row < len(left) else []
        padding = (" " * (column - width_of(line)), "")
        joined.append([*line, padding, *right[row]] if row < len(right) else line)
    return joined


def _below(match: MatchScene) -> Lines:
    """Explain the letters, the sides and the obelisk, and say whose turn it is."""
    legend: Line = []
    for name in match.free:
        legend += [(match.letters[name], "title"), (f" {match.titles[name]}  ", "quiet")]
    lines: Lines = [legend]
    if match.sides is not None:
        lines += sides_lines(match.sides, match.language, match.names)
    if match.outcome is None:
        holds = said("plug-in/drawing/holds", match.language, match.names, seat=match.obelisk)
        lines.append([("▲ ", "obelisk"), (holds, "obelisk")])
    seats = match.active or match.winners
    return [*lines, [*((glyph(seat) + " ", theme.seat(seat)) for seat in seats), (match.status, "title")]]


def remarks(before: Position, after: Position, *, names: Sequence[str], language: str) -> list[tuple[int | None, str]]:
    """Return what a move did to the match: a microgame began, or was decided."""
    old, new = before.view(None), after.view(None)
    if old["micro"] is None:
        return [(None, _begun(after, new["tile"], language))]
    if new["micro"] is not None:
        return []
    tile, holder = old["tile"], new["obelisk"]
    winner = new["cells"][tile]
    told: list[tuple[int | None, str]] = [
        (winner, sentence("plug-in/news/tile-won", language, who=names[winner], tile=tile))
    ]
    if not after.is_over:
        told.append((holder, sentence("plug-in/news/obelisk-with", language, who=names[holder])))
    return told


def _begun(position: Position, tile: str, language: str) -> str:
    """Return which microgame a tile carries, and what it is about."""
    micro, _ = position.game.parts.micro(position.record)
    about = micro.message("about")
    told = about.explain(language) if is_known(about.code) else ""
    return sentence("plug-in/news/tile-chosen", language, tile=tile, micro=micro.title, about=told)
