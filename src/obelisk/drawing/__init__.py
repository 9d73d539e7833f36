"""Pictures of positions: SVG for browser, notebook and paper, text for terminals.

>>> import obelisk
>>> print(text(obelisk.game("kono").start().play("a1a3")))
 4  ◇  ◇  ◇  ◇
 3 [●] ◇  ◇  ◇
 2  ●  ●  ●  ●
 1 [·] ●  ●  ●
    a  b  c  d
◇ Seat 1 to move.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from obelisk.drawing import theme
from obelisk.drawing.boards.textboard import Lines, join
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.naming import Names, checked
from obelisk.drawing.scene import moves_offered
from obelisk.errors import BadRequest
from obelisk.rulebook.values import load

if TYPE_CHECKING:
    from obelisk.position import Position

__all__ = [
    "Canvas", "Drawing", "Lines", "Look", "chapters", "draw", "drawing_of", "looks", "news", "remarks", "styled", "svg",
    "switches", "task", "text",
]  # fmt: skip

SHARED, BOARDLESS = "obelisk.drawing.single", "obelisk.drawing.boardless"
"""The drawings of games on one board, and of games without a board."""


class Drawing(Protocol):
    """What a module must have that a game names as its drawing.

    Its `draw` may have options of its own, by keyword: whoever asks for a picture may name them. A drawing that has
    no *names* among its keywords calls players by their seats; one that has no *bare* always says everything itself.

    A module may also have `task(position, seat, *, language)`: what *seat*, who is to act, can do now, in a few words;
    and `news(position, *, language)`: what the last move has done to the order of turns, if that is easily overlooked.
    `switches(position)` names those of its options that a page may let its reader choose. `draw_lesson(step, position,
    language, bench)` draws the small picture of a lesson, and `spelled(position, cells)` returns the move that somebody
    means who clicks there on *cells*, where that is not just their names one after the other. `remarks(before, after,
    *, names, language)` tells what a move has decided, each sentence with the seat that it is about, if there is one.
    `chapters(position, *, names, language)` names the parts of a long game, each with the number of its first move.
    """

    def draw(
        self, position: Position, seat: int | None, *, language: str, tall: bool, names: Names = (), **options: Any
    ) -> Canvas:
        """Return the picture of what *seat* (None: a spectator) may see; *tall* for a narrow screen."""
        ...

    def lines(self, position: Position, seat: int | None, *, language: str, names: Names = ()) -> Lines:
        """Return the same as lines of (text, name of a style)."""
        ...


Look = Callable[..., Lines]
"""Shows something of a game more closely at a terminal, called with position, seat and text, and a `language`."""


def draw(
    position: Position,
    seat: int | None = None,
    *,
    language: str = "en",
    tall: bool = False,
    names: Names | None = None,
    bare: bool = False,
    colours: Sequence[int] = (),
    **options: Any,
) -> Canvas:
    """Return the picture of what *seat* may see; None is a spectator. *tall* is for a narrow screen.

    Players are called by their *names*, if these are given, else by their seats. A *bare* picture is for a page that
    says itself which game it is and whose turn: the board gets the room. With *colours* seats have the colours and
    marks of others: `(1, 0)` changes those of two. The *options* are the game's own, such as `groups=True` in Micropul.
    """
    drawing = drawing_of(position)
    known = list(inspect.signature(drawing.draw).parameters)[2:]
    if names and "names" in known:
        options["names"] = checked(names)
    if bare and "bare" in known:
        options["bare"] = True
    for option in options:
        if option not in known:
            raise BadRequest("drawing/option", option=option, game=position.game.name, known=known)
    with theme.worn(colours):
        canvas = drawing.draw(position, seat, language=language, tall=tall, **options)
    canvas.task = task(position, seat, language=language)
    canvas.news = news(position, language=language)
    canvas.chapters = chapters(position, names=options.get("names", ()), language=language)
    return canvas


def switches(position: Position) -> list[str]:
    """Return the options of pictures of this game that a page lets its reader choose, such as `groups` in Micropul."""
    chosen = getattr(drawing_of(position), "switches", None)
    return [] if chosen is None else list(chosen(position))


def task(position: Position, seat: int | None, *, language: str = "en") -> str:
    """Return what *seat* can do now, in a few words; nothing, where no move is offered to it."""
    told = getattr(drawing_of(position), "task", None)
    if told is None or seat is None or not moves_offered(position, seat):
        return ""
    return str(told(position, seat, language=language))


def news(position: Position, *, language: str = "en") -> str:
    """Return what the last move has done to the order of turns, for everybody; mostly nothing."""
    told = getattr(drawing_of(position), "news", None)
    return "" if told is None else str(told(position, language=language))


def chapters(position: Position, *, names: Names = (), language: str = "en") -> list[tuple[int, str]]:
    """Return the parts of a game that has such parts: the number of the first move of each, and what it is called."""
    told = getattr(drawing_of(position), "chapters", None)
    return [] if told is None else list(told(position, names=names, language=language))


def remarks(before: Position, after: Position, *, names: Names, language: str = "en") -> list[tuple[int | None, str]]:
    """Return what a move has decided, where the game tells it, each sentence with the seat that it is about, if any."""
    told = getattr(drawing_of(after), "remarks", None)
    return [] if told is None else list(told(before, after, names=names, language=language))


def svg(
    position: Position, seat: int | None = None, *, language: str = "en", tall: bool = False, **options: Any
) -> str:
    """Return the picture of what *seat* may see as one SVG element; *options*, names among them, as for `draw`."""
    return draw(position, seat, language=language, tall=tall, **options).svg()


def styled(
    position: Position,
    seat: int | None = None,
    *,
    language: str = "en",
    names: Names | None = None,
    colours: Sequence[int] = (),
) -> Lines:
    """Return the text board of what *seat* may see as lines of (text, name of a style); *names*, *colours* as ever."""
    drawing = drawing_of(position)
    known = {"names": checked(names)} if names and "names" in inspect.signature(drawing.lines).parameters else {}
    with theme.worn(colours):
        return drawing.lines(position, seat, language=language, **known)


def text(position: Position, seat: int | None = None, *, language: str = "en", **options: Any) -> str:
    """Return the text board of what *seat* may see, without styles; *options* as for `styled`."""
    return join(styled(position, seat, language=language, **options))


def looks(position: Position) -> dict[str, Look]:
    """Return what of a game can be looked at closely, by the word that asks for it: `LOOKS` of its drawing, if any."""
    return dict(getattr(drawing_of(position), "LOOKS", {}))


def drawing_of(position: Position) -> Drawing:
    """Return the game's own drawing, or else a shared one."""
    shared = BOARDLESS if position.game.board is None else SHARED
    return cast(Drawing, load(position.game.look.drawing or shared))
