"""What a person may choose when opening a table: the games, and for each the few options that the page offers."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.rulebook.values import Option
from obelisk.table.shelf import GAMES
from obelisk.words import Message

TARGETS: dict[str, tuple[int, ...]] = {"microchip": (50, 100, 200)}
"""To how many points the page offers a championship, in the games that have one."""


@dataclass(frozen=True)
class Offered:
    """A game as a page offers it."""

    name: str
    titled: Message
    seats: tuple[int, int]
    choices: tuple[Option, ...]
    hides: bool
    is_dealt: bool
    """Whether chance decides something of its set-up."""

    def title(self, language: str) -> str:
        """Return the name that people read."""
        return self.titled.explain(language)

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
    book = catalogue.game(name)
    return Offered(name, book.title, book.seats, book.options, book.hides, book.rules.deal is not None)


def small_games() -> list[Offered]:
    """Return the games that do not stand on the shelf; one that cannot be loaded is left out."""
    found = []
    for name in catalogue.names():
        try:
            found.append(offered(name))
        except UnknownGame:
            continue
    return [game for game in found if game.name not in GAMES]
