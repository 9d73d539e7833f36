"""What a person may choose when opening a table: the games, and for each the few options that the page offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.games.abstrakto.state import DISCARDS
from obelisk.table.shelf import GAMES


@dataclass(frozen=True)
class Choice:
    """One option of a game: its name in the set-up, the values, and the one that is taken unless told otherwise."""

    name: str
    values: tuple[Any, ...]
    default: Any
    is_named: bool = False
    """Whether the values are words, each with a sentence of its own (`page/new/NAME/VALUE`), not numbers."""


_SIZE = tuple(range(3, 12))
CHOICES: dict[str, tuple[Choice, ...]] = {
    "abstrakto": (Choice("discard", DISCARDS, DISCARDS[0], is_named=True),),
    "plug-in": (Choice("size", _SIZE, 4),),
    "rhombus": (Choice("size", _SIZE, 7),),
}


TARGETS: dict[str, tuple[int, ...]] = {"microchip": (50, 100, 200)}
"""To how many points the page offers a championship, in the games that have one."""


@dataclass(frozen=True)
class Offered:
    """A game as a page offers it."""

    name: str
    titles: dict[str, str]
    seats: tuple[int, int]
    choices: tuple[Choice, ...]
    hides: bool
    is_dealt: bool
    """Whether chance decides something of its set-up."""

    def title(self, language: str) -> str:
        """Return the name that people read."""
        return self.titles.get(language) or self.titles["en"]

    @property
    def targets(self) -> tuple[int, ...]:
        """To how many points a championship may go; none where there is no such thing."""
        return TARGETS.get(self.name, ())

    @property
    def numbers(self) -> list[int]:
        """How many can play."""
        return list(range(self.seats[0], self.seats[1] + 1))


def offered(name: str) -> Offered:
    """Return what a page needs to know of a game, or raise UnknownGame."""
    book = catalogue.rulebook(name)
    return Offered(name, dict(book.title), book.seats, CHOICES.get(name, ()), book.hides, "deal" in book.more_rules)


def small_games() -> list[Offered]:
    """Return the games that do not stand on the shelf; one that cannot be loaded is left out."""
    found = []
    for name in catalogue.names():
        try:
            found.append(offered(name))
        except UnknownGame:
            continue
    return [game for game in found if game.name not in GAMES]
