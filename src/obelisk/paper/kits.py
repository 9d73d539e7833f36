"""What a game has on paper: parts to print, each by itself or all in one file.

A game names its kit (`Game.paper`), made of what `paper/parts` offers. One that names none has its board, its
pieces and a leaflet with its rules for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from obelisk import catalogue
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.scene import Scene
from obelisk.errors import BadRequest
from obelisk.game import Game
from obelisk.paper.inks import INKS
from obelisk.paper.parts.boards import board_sheet, cell_size, cut_pieces, draw_alone, empty, kinds_of, start_scene
from obelisk.paper.parts.leaflet import leaflet
from obelisk.paper.parts.pieces import Piece, Rows, Shape, lay_out
from obelisk.paper.pdf import pdf
from obelisk.paper.sheets import PT, Job
from obelisk.paper.sizes import SIZES
from obelisk.rulebook.summary import has_rules
from obelisk.rulebook.values import Option, load
from obelisk.words import LANGUAGES, is_known, sentence

Make = Callable[[Job, str], list[Canvas]]
"""Returns the pages of a part, given what is to be printed and what the part is called."""

PieceMaker = Callable[[Scene, float], list[Piece]]
"""Returns the pieces for a board, given how the game begins and how large a cell is, in millimetres."""


MOST_NAMED = 12
"""So many numbers that an option may be are named one by one."""


@dataclass(frozen=True)
class Part:
    """A part of a kit, called by the message `GAME/paper/NAME`, or by `paper/part/NAME`."""

    name: str
    make: Make
    is_one_sided: bool = False
    """Whether nothing may be printed on the other side of a page: it is cut up, or several of them lie on the table."""

    def pages(self, job: Job) -> list[Canvas]:
        """Return its pages, with an empty side behind each one that needs it."""
        made = self.make(job, self.title(job.game, job.language))
        if not self.is_one_sided:
            return made
        return [side for page in made for side in (page, _empty_side(job))][:-1]

    def title(self, game: Game, language: str) -> str:
        """Return what people call it."""
        own = game.message(f"paper/{self.name}").code
        return sentence(own if is_known(own) else f"paper/part/{self.name}", language)


@dataclass(frozen=True)
class Kit:
    """Everything of a game that can be printed."""

    parts: tuple[Part, ...]
    options: tuple[Option, ...] = ()
    """What can be chosen, called by the message `GAME/paper/option/NAME` or, where it is one, as an option of `start`.
    One without values is any whole number, or a text that the game reads when the pages are made."""
    pieces: PieceMaker | None = None
    """What makes the pieces for a board of the game, also for one that is part of something larger."""
    is_drawn: bool = False
    """Whether chance decides what is printed; then there is an option `seed`, and without it every print is another."""
    titles: Mapping[str, Callable[[Any, str], str]] = field(default_factory=dict)
    """By option: a function that returns the name of a value in a language, where no message has it."""

    def part(self, name: str) -> Part:
        """Return a part by its name."""
        found = next((part for part in self.parts if part.name == name), None)
        if found is None:
            raise BadRequest("paper/no-part", part=name, known=[part.name for part in self.parts])
        return found


def kit_of(game: Game) -> Kit:
    """Return the kit that a game names, or else what can be made of any game."""
    if game.paper is not None:
        named: Kit = load(game.paper)
        return named
    return shared_kit(game)


def shared_kit(game: Game, pieces: PieceMaker | None = None, more: tuple[Part, ...] = ()) -> Kit:
    """Return the kit of a game on one board: the board, the pieces, whatever *more* there is, and the leaflet."""
    maker = pieces or board_pieces()
    on_board = (Part("board", print_board), Part("pieces", print_pieces(maker))) if game.board is not None else ()
    told = (Part("leaflet", leaflet),) if game.lesson is not None or has_rules(game.name) else ()
    sizes = tuple(option for option in game.options if not option.is_seat and option.values)
    return Kit((*on_board, *more, *told), sizes if on_board else (), maker if on_board else None)


def board_pieces(shape: Shape = "disc") -> PieceMaker:
    """Return what makes the pieces that a game begins with, or that fill its board; all have one *shape*."""
    return lambda scene, cell: cut_pieces(kinds_of(scene), cell, shape)


def print_board(job: Job, part: str) -> list[Canvas]:
    """Return the sheet with the board of a game."""
    return [board_sheet(job, part, start_scene(job.game, job.language, dict(job.options)))]


def print_pieces(maker: PieceMaker) -> Make:
    """Return what makes the sheets with the pieces of a game that is played on one board."""

    def make(job: Job, part: str) -> list[Canvas]:
        scene = start_scene(job.game, job.language, dict(job.options))
        cell, _ = cell_size(draw_alone(empty(scene)))
        return lay_out(job, part, Rows(maker(scene, cell)))

    return make


def job_for(
    game: str,
    *,
    paper: str = "a4",
    ink: str = "colour",
    language: str = "en",
    options: Mapping[str, Any] | None = None,
) -> Job:
    """Return what is to be printed, or say what there is not."""
    for given, known, code in ((paper, SIZES, "size"), (ink, INKS, "ink"), (language, LANGUAGES, "language")):
        if given not in known:
            raise BadRequest(f"paper/no-{code}", given=given, known=list(known))
    book = catalogue.game(game)
    known_options = {option.name: option for option in kit_of(book).options}
    for name, value in (options or {}).items():
        if name not in known_options:
            raise BadRequest("paper/no-option", option=name, known=list(known_options), n=len(known_options))
        values = known_options[name].values
        if known_options[name].takes_text and isinstance(value, str):
            continue
        is_number = isinstance(value, int) and not isinstance(value, bool) and value >= 0
        if not values and not is_number:
            raise BadRequest("paper/no-number", option=name, given=str(value))
        if values and value not in values:
            raise _no_value(name, value, values)
    chosen = tuple(sorted((options or {}).items()))
    return Job(book, SIZES[paper], "saving" if ink == "saving" else "colour", language, chosen)


def _no_value(option: str, given: Any, values: Sequence[Any]) -> BadRequest:
    """Return what is said to a value that an option does not have."""
    least, most = values[0], values[-1]
    if len(values) > MOST_NAMED and isinstance(least, int) and [*values] == [*range(least, most + 1)]:
        return BadRequest("paper/not-between", option=option, given=str(given), least=least, most=most)
    return BadRequest("paper/no-value", option=option, given=str(given), known=[str(each) for each in values])


def pages_of(job: Job, only: str | None = None) -> list[Canvas]:
    """Return the pages of one part, or of all of them; then each begins on a sheet of its own."""
    kit = kit_of(job.game)
    parts = kit.parts if only is None else (kit.part(only),)
    if not parts:
        raise BadRequest("paper/nothing", game=job.game.title)
    pages: list[Canvas] = []
    for part in parts:
        if len(pages) % 2:
            pages.append(_empty_side(job))
        pages += part.pages(job)
    return pages


def _empty_side(job: Job) -> Canvas:
    page = Canvas(job.size.width, job.size.height, job.title, "")
    told = job.say("empty-side")
    page.text(page.width / 2, page.height / 2, told, size=8 * PT, anchor="middle", fill="quiet")
    return page


def printed(job: Job, only: str | None = None) -> bytes:
    """Return the same as a PDF file; all parts together are called like the game."""
    return pdf(pages_of(job, only), job.size, job.ink, title=job.title if only is None else None)
