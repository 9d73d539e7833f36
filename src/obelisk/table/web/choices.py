"""What a person may choose when opening a table: the games, and for each the few options that the page offers."""

from dataclasses import dataclass
from typing import Any

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.game import Game
from obelisk.rulebook.modules import championships_of
from obelisk.rulebook.values import Option
from obelisk.words import sentence


@dataclass(frozen=True)
class Offered:
    """A game as a page offers it."""

    game: Game

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.game.name

    @property
    def seats(self) -> tuple[int, int]:
        """How many can play, at least and at most."""
        return self.game.seats

    @property
    def numbers(self) -> list[int]:
        """How many can play."""
        return list(range(self.seats[0], self.seats[1] + 1))

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen besides, one value of several."""
        return tuple(option for option in self.game.options if not option.is_many)

    @property
    def targets(self) -> tuple[int, ...]:
        """To how many points a championship may go; none where there is no such thing."""
        championships = championships_of(self.game)
        return () if championships is None else championships.TARGETS

    @property
    def is_dealt(self) -> bool:
        """Whether chance decides something of its set-up."""
        return self.game.rules.deal is not None

    def title(self, language: str) -> str:
        """Return the name that people read."""
        return self.game.title.explain(language)

    def option(self, option: Option, language: str) -> str:
        """Return what an option is called."""
        return self.game.message(f"option/{option.name}").explain(language)

    def value(self, option: Option, value: Any, language: str) -> str:
        """Return what a value of an option is called."""
        named = self.game.message(f"option/{option.name}/{value}").explain(language) if option.is_named else f"{value}"
        if len({self.game.length(**{option.name: one}) for one in option.values}) == 1:
            return named
        return sentence("page/new/with-length", language, value=named, length=self.length(language, option, value))

    def length(self, language: str, option: Option | None = None, value: Any = None) -> str:
        """Return about how long a game takes, with one option as chosen; nothing where nobody has said so."""
        minutes = self.game.length(**({} if option is None else {option.name: value}))
        if minutes is None:
            return ""
        hours = round(minutes / 60)
        if hours >= 2:
            return sentence("page/new/takes/hours", language, n=hours)
        return sentence("page/new/takes", language, n=minutes)


def offered(name: str) -> Offered:
    """Return a game as a page offers it, or raise UnknownGame."""
    return Offered(catalogue.game(name))


def known_games() -> list[Game]:
    """Return the games of this machine; one that cannot be loaded is left out."""
    found = []
    for name in catalogue.names():
        try:
            found.append(catalogue.game(name))
        except UnknownGame:
            continue
    return found


def small_games() -> list[Offered]:
    """Return the games that do not stand on the shelf."""
    return [Offered(game) for game in known_games() if game.look.cover is None]
