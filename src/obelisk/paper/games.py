"""A game on paper: who played, how it ended, the moves, and diagrams every so often; a study is printed the same way.

`diagram_pages` takes positions with remarks, wherever they come from. `game_pages` chooses them from a game that was
played: evenly, where a move has decided something, at turning points, and at the end.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from obelisk import drawing
from obelisk.drawing import theme
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.naming import Names, called
from obelisk.drawing.pieces import CHANCES_GLYPH, glyph, piece
from obelisk.drawing.scene import status
from obelisk.kernel.state import CHANCE
from obelisk.paper.placing import put
from obelisk.paper.sheets import MARGIN, PT, TOP, Job
from obelisk.paper.text.columns import Column, number_pages
from obelisk.paper.text.typesetting import LEADING, height_of, write
from obelisk.position import Position

LETTERS = 8.5 * PT
HIGHEST = 66.0
"""How high a diagram may be, in millimetres."""
EVENLY, MOST = 6, 14
"""How many diagrams there are evenly over a game, and how many at most."""
IN_FONT = {"⬡": "○", CHANCES_GLYPH: "□"}
"""Signs of seats that the fonts of printed pages have not, and what stands for them."""


@dataclass(frozen=True)
class Diagram:
    """A position to show, with what is said of it."""

    position: Position
    ply: int
    """After how many moves of the line it is."""
    remark: str = ""


@dataclass(frozen=True)
class Printed:
    """What stands around the diagrams: a heading, the players, lines of text below them, and the moves."""

    heading: str
    names: Names = ()
    told: tuple[str, ...] = ()
    moves: tuple[tuple[int, str], ...] = ()
    """The moves, each with its seat, from the position that the first diagram could show."""
    colours: Sequence[int] = ()
    """Which colours and marks the seats wear, where they chose others."""


def diagram_pages(job: Job, printed: Printed, diagrams: Iterable[Diagram], seats: int) -> list[Canvas]:
    """Return pages with moves as running text, and each diagram after the moves that lead to it."""
    with theme.worn(printed.colours):
        column = Column(job, printed.heading, has_ruler=False)
        _head(column, printed, seats)
        done = 0
        for diagram in sorted(diagrams, key=lambda each: each.ply):
            _moves(column, printed, done, diagram.ply)
            done = max(done, diagram.ply)
            _diagram(column, printed, diagram)
        _moves(column, printed, done, len(printed.moves))
    return number_pages(column.pages)


def game_pages(
    job: Job,
    position: Position,
    names: Names = (),
    *,
    turning: Collection[int] = (),
    told: Sequence[str] = (),
    colours: Sequence[int] = (),
) -> list[Canvas]:
    """Return a game as pages; *turning* names the moves that changed who is ahead, *told* is said below the players."""
    with theme.worn(colours):
        lines = tuple(told) or (status(position, job.language, names),)
    printed = Printed(job.say("game"), names, lines, position.history, colours)
    return diagram_pages(job, printed, _chosen(job, position, names, set(turning)), position.seats)


def _chosen(job: Job, position: Position, names: Names, turning: set[int]) -> list[Diagram]:
    """Return the diagrams of a game: at even distances, where something was decided, and the last."""
    last = len(position.history)
    after = position.game.start(setup=position.setup)
    every = max(1, math.ceil(last / EVENLY))
    evenly: list[Diagram] = []
    special: list[Diagram] = []
    for ply, (seat, move) in enumerate(position.history, start=1):
        before, after = after, after.play(move, seat)
        decided = [text for _, text in drawing.remarks(before, after, names=names, language=job.language)]
        if ply in turning:
            decided.append(job.say("turning-point"))
        if ply == last:
            evenly.append(Diagram(position, ply, " ".join(decided)))
        elif decided:
            special.append(Diagram(after, ply, " ".join(decided)))
        elif ply % every == 0:
            evenly.append(Diagram(after, ply))
    room = max(0, MOST - len(evenly))
    step = max(1, math.ceil(len(special) / room)) if room else 1
    return [*evenly, *special[::step][:room]] or [Diagram(position, 0)]


def _head(column: Column, printed: Printed, seats: int) -> None:
    """Write the players and how it ended, across the page."""
    column.need(0)
    page, language = column.page, column.job.language
    x, y = MARGIN, TOP + 5
    for seat in range(seats):
        name = called(seat, language, printed.names)
        piece(page, x + 2.5, y - 1.3, 2.2, seat)
        page.text(x + 7, y, name, size=11 * PT, weight="bold")
        x += 62
        if x + 62 > page.width:
            x, y = MARGIN, y + 7
    y = y + 3 if x > MARGIN else y - 4
    for line in printed.told:
        y = write(page, line, MARGIN, y, page.width - 2 * MARGIN, LETTERS * 1.1)
    column.top = column.y = y + 3


def _moves(column: Column, printed: Printed, first: int, last: int) -> None:
    """Write the moves from one number to another, each with the sign of who made it."""
    written = []
    for number in range(first, last):
        seat, move = printed.moves[number]
        sign = CHANCES_GLYPH if seat == CHANCE else glyph(seat)
        written.append(f"{number + 1}\u00a0{IN_FONT.get(sign, sign)}\u00a0{move}")
    if written:
        column.text("   ".join(written), LETTERS)
        column.y += 2


def _diagram(column: Column, printed: Printed, diagram: Diagram) -> None:
    """Lay a diagram into the column, with its number and what is said of it below."""
    job = column.job
    show = partial(drawing.draw, language=job.language, bare=True, names=list(printed.names), colours=printed.colours)
    picture = show(diagram.position.without_moves(), None)
    scale = min(column.width / picture.width, HIGHEST / picture.height)
    told = job.say("after-move", n=diagram.ply) if diagram.ply else job.say("at-first")
    caption = f"{told} {diagram.remark}".rstrip()
    below = height_of(caption, column.width, LETTERS * 0.95)
    column.need(scale * picture.height + min(below, 4 * LETTERS * LEADING) + 4)
    x = column.x + (column.width - scale * picture.width) / 2
    put(column.page, picture, x, column.y, scale, data_diagram=str(diagram.ply))
    column.y += scale * picture.height + 0.5
    column.text(caption, LETTERS * 0.95, fill="quiet")
    column.y += 3
