"""What is printed: a game to cut out and play, a finished game as pages; and what of it can be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from obelisk.catalogue import game as game_called
from obelisk.game import Game
from obelisk.paper import fonts
from obelisk.paper.games import game_pages
from obelisk.paper.inks import INKS
from obelisk.paper.kits import Kit, job_for, kit_of, printed
from obelisk.paper.pdf import pdf
from obelisk.paper.sizes import SIZES
from obelisk.rulebook.values import Option
from obelisk.table.core.state import Table
from obelisk.table.views.advice import check_over
from obelisk.table.views.pictures import as_left
from obelisk.table.views.records import explanation
from obelisk.table.views.viewers import names_of
from obelisk.words import LANGUAGES, is_known, sentence

EVERYTHING = ""
"""What stands for all parts of a kit."""
LONGEST_TEXT = 4000
"""Maximum length of an option that is a text, in characters."""
NUMBERED = 8
"""An option with more values than this, all of them numbers, is typed and not chosen from a list."""


@dataclass(frozen=True)
class Choice:
    """Something to choose before printing: how it is called, and its values with what these are called."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    usual: str
    least: int | None = None
    most: int | None = None
    """Where it is a number that is typed: how small and how large it may be."""
    longest: int | None = None
    """The maximum length, where it is a text."""


def is_possible() -> bool:
    """Tell whether files can be made here, by what is installed."""
    return fonts.is_there()


def is_drawn(game: str) -> bool:
    """Tell whether chance decides what is printed, so that everybody gets something else."""
    return kit_of(game_called(game)).is_drawn


def choices_of(game: str, paper: str, language: str) -> list[Choice]:
    """Return what can be chosen before a game is printed; none where it has nothing to print."""
    book = game_called(game)
    kit = kit_of(book)
    if not kit.parts:
        return []
    parts = [(part.name, part.title(book, language)) for part in kit.parts]
    everything = (EVERYTHING, sentence("paper/form/everything", language))
    sizes = [(size, sentence(f"paper/form/size/{size}", language)) for size in SIZES]
    inks = [(ink, sentence(f"paper/form/ink/{ink}", language)) for ink in INKS]
    spoken = [(each, sentence("language/name", each)) for each in LANGUAGES]
    return [
        Choice("only", sentence("paper/form/only", language), (everything, *parts), EVERYTHING),
        Choice("paper", sentence("paper/form/paper", language), tuple(sizes), paper),
        Choice("ink", sentence("paper/form/ink", language), tuple(inks), INKS[0]),
        Choice("lang", sentence("paper/form/lang", language), tuple(spoken), language),
        *(_choice(book, kit, option, language) for option in kit.options if option.values or option.takes_text),
    ]


def _choice(game: Game, kit: Kit, option: Option, language: str) -> Choice:
    """Return an option of a kit, under the label that the page of a new table gives it."""
    own = f"paper/option/{option.name}"
    code = own if is_known(game.message(own).code) else f"option/{option.name}"
    label = game.message(code).explain(language)
    if option.takes_text:
        return Choice(option.name, label, (), "", longest=LONGEST_TEXT)
    if len(option.values) > NUMBERED and all(isinstance(value, int) for value in option.values):
        least, most = min(option.values), max(option.values)
        return Choice(option.name, label, (), str(option.default), least, most)
    title = kit.titles.get(option.name)
    if title is None and option.is_named:
        named = [(str(value), game.message(f"{code}/{value}").explain(language)) for value in option.values]
    else:
        named = [(str(value), str(value) if title is None else title(value, language)) for value in option.values]
    return Choice(option.name, label, tuple(named), str(option.default))


def read_options(game: str, given: dict[str, str]) -> dict[str, Any]:
    """Return the options of a kit that a form has sent, as what they mean; what is not one of them is left out."""
    found: dict[str, Any] = {}
    for option in kit_of(game_called(game)).options:
        text = given.get(option.name, "")
        if text:
            known = {str(value): value for value in option.values}
            found[option.name] = known.get(text, int(text) if text.isdecimal() and len(text) < 12 else text)
    return found


def kit_pdf(game: str, paper: str, ink: str, language: str, only: str, options: dict[str, Any]) -> bytes:
    """Return a game, or a part of it, as a PDF file."""
    return printed(job_for(game, paper=paper, ink=ink, language=language, options=options), only or None)


def game_pdf(table: Table, paper: str, ink: str, language: str) -> bytes:
    """Return a finished game as a PDF file: its players, how it ended, its moves, and diagrams."""
    check_over(table)
    names = names_of(table, language)
    told = [line["text"] for line in explanation(table, language)["how"]]
    job = job_for(table.game, paper=paper, ink=ink, language=language)
    pages = game_pages(job, as_left(table), names, told=told, colours=table.colours)
    return pdf(pages, job.size, job.ink)
