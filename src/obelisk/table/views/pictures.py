"""Pictures of a table as a viewer sees it: SVG, text, pixels, a whole game in motion, sheets to print."""

from __future__ import annotations

import io
import re
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import resvg_py
from PIL import Image

from obelisk import drawing
from obelisk.drawing import covers, theme
from obelisk.drawing.annotations import Marked, annotate
from obelisk.paper.pdf import pdf
from obelisk.position import Position
from obelisk.rulebook.modules import sheet_of
from obelisk.table.core.refusals import Missing
from obelisk.table.core.state import Table
from obelisk.table.views.sheets import colours_on_sheet, names_on_sheet
from obelisk.table.views.viewers import Viewer, names_of

PNG_WIDTH, GIF_WIDTH = 1600, 720
GIF_COLOURS, PAPER = 64, theme.colour("paper", "light")
OPAQUE = 128
"""What is less opaque than this is nothing in a GIF, which knows no half."""
MOST_FRAMES = 2000
"""A GIF has every position of a game; only one that is longer than this leaves some out."""
FRAME_TIME, LAST_TIME = 600, 3000
"""How long a picture of a GIF is seen, and the last one, in milliseconds."""
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


@dataclass(frozen=True, kw_only=True)
class Picture:
    """Which picture of a table is asked for; only the present position offers moves."""

    viewer: Viewer
    language: str
    ply: int | None = None
    tall: bool = False
    bare: bool = False
    switches: tuple[tuple[str, Any], ...] = ()
    """What the reader has chosen of the game's own options for pictures; what the game does not offer is left out."""
    marks: tuple[Marked, ...] = ()
    """Circles and arrows that somebody has put on it."""

    def seen_by(self, viewer: Viewer) -> Picture:
        """Return the same, as somebody else sees it."""
        return replace(self, viewer=viewer)

    def key(self, table: Table) -> Hashable:
        """Return everything that the picture depends on."""
        is_past = self.ply is not None and self.ply < table.ply
        names = names_of(table, self.language)
        return (table.id, table.position.history[: self.ply], self, table.is_over, names, is_past, table.colours)

    def draw(self, table: Table, **options: Any) -> str:
        """Return it as one SVG element; *options* are the game's own."""
        return self.draw_at(table, position_at(table, self.ply), **self._chosen(table), **options)

    def draw_at(self, table: Table, position: Position, **options: Any) -> str:
        """Return the same of another position of the table."""
        shown = as_left(table) if position is table.position else position.without_moves()
        return self._draw(table, shown, **options)

    def draw_tried(self, table: Table, position: Position) -> str:
        """Return the same of a position that may never have been played, with the moves that it offers."""
        return self._draw(table, position, **self._chosen(table))

    def _chosen(self, table: Table) -> dict[str, Any]:
        known = drawing.switches(table.position)
        return {name: wish for name, wish in self.switches if name in known}

    def _draw(self, table: Table, shown: Position, **options: Any) -> str:
        names = names_of(table, self.language)
        how: dict[str, Any] = {"language": self.language, "tall": self.tall, "bare": self.bare, "names": names}
        how["colours"] = table.colours
        canvas = drawing.draw(shown, self.viewer, **how, **options)
        if self.marks:
            annotate(canvas, self.marks)
        return canvas.svg()


def position_at(table: Table, ply: int | None) -> Position:
    """Return the position to look at: the present one, or an earlier one."""
    if ply is None or ply == table.ply:
        return table.position
    if not 0 <= ply <= table.ply:
        raise Missing("table/no-such-ply", ply=ply, last=table.ply)
    return table.position_at(ply)


def as_left(table: Table) -> Position:
    """Return the present position; after an end that the rules do not know, one in which nobody is to move."""
    if table.ending is None or table.position.is_over:
        return table.position
    return table.position.adjudicated(table.ending.winners)


def text_board(table: Table, viewer: Viewer, language: str) -> str:
    """Return the text board as the viewer sees it."""
    names = names_of(table, language)
    return drawing.text(as_left(table), viewer, language=language, names=names, colours=table.colours)


SHEETS = ("txt", "svg", "pdf")
"""The kinds of sheets there are: to be read back, to look at, to print."""


def sheet(table: Table, kind: str, language: str) -> bytes:
    """Return the game on a sheet from which it can be played on later, as one of the SHEETS."""
    found = sheet_of(table.position)
    if found is None or kind not in SHEETS:
        raise Missing("problem/missing")
    names, colours = names_on_sheet(table), colours_on_sheet(table, language)
    if kind == "txt":
        return found.write(table.position, names=names, colours=colours, language=language).encode()
    with theme.worn(table.colours):
        page = found.draw(table.position, names=names, colours=colours, language=language)
    return page.svg().encode() if kind == "svg" else pdf([page])


def without_style(svg: str) -> str:
    """Return a picture without its own style sheet, for a page that has the same."""
    return covers.without_style(svg, keeps_description=True)


def png(svg: str, width: int = PNG_WIDTH) -> bytes:
    """Return a picture as pixels, so many of them wide, in the colours of a light room."""
    # Its renderer knows no custom properties; without the style sheet it takes the plain colours of every shape.
    return bytes(resvg_py.svg_to_bytes(svg_string=_STYLE.sub("", svg), width=width))


def pixels(table: Table, picture: Picture) -> bytes:
    """Return a picture of a table as pixels."""
    return png(picture.draw(table))


def frames_of(table: Table) -> int:
    """Return how many pictures a GIF of a game has: one for each position."""
    return min(table.ply + 1, MOST_FRAMES)


def frames(table: Table, language: str, first: int, n: int) -> list[bytes]:
    """Return *n* pictures of a finished game for a GIF, from the *first* one on, as PNGs of few colours."""
    picture = Picture(viewer=None, language=language)
    last = min(first + n, frames_of(table))
    positions = _positions(table, [_ply(table, number) for number in range(first, last)])
    return [_plain(png(picture.draw_at(table, position), GIF_WIDTH)) for position in positions]


def _positions(table: Table, plies: list[int]) -> Iterator[Position]:
    """Yield the positions after so many plies each, in their order."""
    here, one = plies[0], table.position_at(plies[0])
    for ply in plies:
        for seat, move in table.position.history[here:ply]:
            one = one.play(move, seat)
        here = ply
        yield table.position if ply == table.ply else one


def _ply(table: Table, number: int) -> int:
    """Return the ply of a picture; of more plies than pictures some, evenly, the first and the last among them."""
    most = frames_of(table) - 1
    return number if most == table.ply else round(number * table.ply / most)


def _plain(frame: bytes) -> bytes:
    """Return a picture in few colours, and one more for what lies outside its round corners: nothing."""
    picture = Image.open(io.BytesIO(frame)).convert("RGBA")
    paper = Image.new("RGB", picture.size, PAPER)
    paper.paste(picture, (0, 0), picture)
    plain = paper.quantize(GIF_COLOURS)
    outside = picture.getchannel("A").point(lambda opacity: 255 * (opacity < OPAQUE))
    plain.paste(GIF_COLOURS, (0, 0, *picture.size), outside)
    written = io.BytesIO()
    plain.save(written, "PNG", compress_level=1, transparency=GIF_COLOURS)
    return written.getvalue()


def gif(drawn: list[bytes]) -> bytes:
    """Return a finished game as an animated picture, made of its `frames`."""
    sizes = [Image.open(io.BytesIO(frame)).size for frame in drawn]
    size = max(width for width, _ in sizes), max(height for _, height in sizes)
    # One picture after the other is unpacked: all of them at once would fill the memory.
    first, *others = (partial(_spread_out, frame, size) for frame in drawn)
    written = io.BytesIO()
    times = [FRAME_TIME] * (len(drawn) - 1) + [LAST_TIME]
    more = (frame() for frame in others)
    # Where pictures differ in size, one is taken away before the next is put there.
    how = {"loop": 0, "optimize": False, "transparency": GIF_COLOURS, "disposal": 2 if len(set(sizes)) > 1 else 1}
    first().save(written, "GIF", save_all=True, append_images=more, duration=times, **how)
    return written.getvalue()


def _spread_out(frame: bytes, size: tuple[int, int]) -> Image.Image:
    """Return a picture with nothing around it, so that all have one size."""
    picture = Image.open(io.BytesIO(frame))
    if picture.size == size:
        return picture
    whole = Image.new("P", size, GIF_COLOURS)
    whole.putpalette(picture.getpalette() or [])
    whole.paste(picture, (0, 0))
    whole.info["transparency"] = GIF_COLOURS
    return whole
