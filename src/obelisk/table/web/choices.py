"""What a person may choose when opening a table: the games, and for each the few options that the page offers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.game import Game
from obelisk.rulebook.modules import championships_of
from obelisk.rulebook.values import Option
from obelisk.words import is_known, sentence

LONG, SHORT = ("page/new/takes", "page/new/takes/hours"), ("page/new/takes/short", "page/new/takes/short-hours")
"""How minutes and hours are told: in a sentence, and in a list, which is narrow on a telephone."""


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
    def has_colours(self) -> bool:
        """Return True if players choose their colours."""
        return self.game.has_colours

    @property
    def depends(self) -> bool:
        """Whether what an option offers depends on another."""
        return any(option.depends is not None for option in self.game.options)

    def options(self, chosen: Mapping[str, Any]) -> list[tuple[Option, Any]]:
        """Return what can be chosen besides, one value of several, each with the value that is chosen now or usual.

        What depends on others is offered as it is after these.
        """
        now: dict[str, Any] = {}
        found = []
        for option in (each.after(now) for each in self.game.options):
            value = chosen.get(option.name, option.default)
            now[option.name] = value if value in option.values else option.default
            if len(option.values) > 1 and not (option.is_many or option.is_starter):
                found.append((option, now[option.name]))
        return found

    @property
    def targets(self) -> tuple[int, ...]:
        """To how many points a championship may go; none where there is no such thing."""
        championships = championships_of(self.game)
        return () if championships is None else championships.TARGETS

    @property
    def is_dealt(self) -> bool:
        """Whether chance decides something, of its set-up or in its course."""
        return self.game.rules.deal is not None or self.game.rules.has_chance

    def title(self, language: str) -> str:
        """Return the name that people read."""
        return self.game.title.explain(language)

    def starts(self, language: str) -> str:
        """Return how it is asked who starts, in the game's own words where it has some."""
        code = f"{self.name}/starts"
        self.title(language)  # its messages are known from then on
        return sentence(code if is_known(code) else "page/new/seat", language)

    def option(self, option: Option, language: str) -> str:
        """Return the name of an option that people read, or its own name where the game has no message for it."""
        return self._named(f"option/{option.name}", option.name, language)

    def value(self, option: Option, value: Any, language: str) -> str:
        """Return the name of an option's value that people read."""
        named = f"{value}"
        if option.is_named:
            named = self._named(f"option/{option.name}/{value}", named, language)
        if len({self.game.length(**{option.name: one}) for one in option.values}) == 1:
            return named
        length = _told(self.game.length(**{option.name: value}), language, SHORT)
        return sentence("page/new/with-length", language, value=named, length=length)

    def _named(self, name: str, plain: str, language: str) -> str:
        """Return one of the game's messages, or *plain* where it has none of this *name*."""
        message = self.game.message(name)
        return message.explain(language) if is_known(message.code) else plain

    def length(self, language: str) -> str:
        """Return about how long a game takes; nothing where nobody has said so."""
        return _told(self.game.length(), language, LONG)


def _told(minutes: int | None, language: str, codes: tuple[str, str]) -> str:
    """Return a length in minutes, or in hours if they are several."""
    if minutes is None:
        return ""
    hours = round(minutes / 60)
    return sentence(codes[1], language, n=hours) if hours >= 2 else sentence(codes[0], language, n=minutes)


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


def shelf_first() -> list[Game]:
    """Return the games in the order of the home page, where those on the shelf stand first."""
    return sorted(known_games(), key=lambda game: game.look.cover is None)


def small_games() -> list[Offered]:
    """Return the games that do not stand on the shelf."""
    return [Offered(game) for game in known_games() if game.look.cover is None]
