"""The text board of a match: the map with a letter for each microgame, and the microgame in play or just decided."""

from __future__ import annotations

from obelisk.drawing import theme
from obelisk.drawing.naming import said
from obelisk.drawing.pieces import glyph
from obelisk.drawing.textboard import Line, Lines, Sign, board_lines, grid_lines, sides_lines, width_of
from obelisk.games.plug_in.drawing.scene import MatchScene

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
