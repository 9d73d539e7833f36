"""Set-ups: what was decided before the first move, as people write it and as the record holds it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from obelisk.errors import BadSetup
from obelisk.kernel.state import State
from obelisk.rulebook.values import Option


class Setup(Protocol):
    """How a set-up is chosen, read and written; what is left open, the game's rule `deal` decides before `write`."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The names that a set-up may have."""

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Note in the record what the options of `start` decide, and their defaults."""

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note in the record what a written-out set-up says, or raise BadSetup."""

    def write(self, s: State) -> dict[str, Any]:
        """Return the set-up of a record, ready for JSON."""


class _NoSetup:
    """The set-up of a game that always starts alike: `{}`."""

    keys: tuple[str, ...] = ()

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        reject_unknown_keys(options, (), game)

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        reject_unknown_keys(setup, (), game)

    def write(self, s: State) -> dict[str, Any]:
        return {}


NO_SETUP = _NoSetup()
"""The set-up of a game that always starts alike."""


class SizeSetup:
    """`{"size": 5}`: how many cells a side of the board has, which the record's field `length` holds."""

    keys: tuple[str, ...] = ("size",)

    def __init__(self, smallest: int, largest: int, usual: int):
        """Allow the sizes from *smallest* to *largest*; *usual* is taken where nobody says anything."""
        self.smallest, self.largest, self.usual = smallest, largest, usual

    @property
    def option(self) -> Option:
        """The size as an option that a page lets people choose."""
        return Option("size", tuple(range(self.smallest, self.largest + 1)), self.usual)

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take the size, or the usual one."""
        reject_unknown_keys(options, self.keys, game)
        self.read(s, game, {"size": self.usual, **options})

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note the size."""
        reject_unknown_keys(setup, self.keys, game)
        s.length = whole_number(setup, "size", game, self.smallest, self.largest)

    def write(self, s: State) -> dict[str, Any]:
        """Return the size."""
        return {"size": int(s.length)}


def reject_unknown_keys(given: dict[str, Any], known: Collection[str], game: str) -> None:
    """Refuse names that the game does not know."""
    for key in given:
        if key not in known:
            raise BadSetup("setup/unknown-key", key=key, game=game, known=tuple(known))


def whole_number(given: dict[str, Any], key: str, game: str, low: int, high: int) -> int:
    """Return given[key], which must be a whole number from *low* to *high*."""
    if key not in given:
        raise BadSetup("setup/missing-key", key=key, game=game)
    value = given[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSetup("setup/not-a-number", key=key, given=repr(value))
    if not low <= value <= high:
        raise BadSetup("setup/out-of-range", key=key, given=value, low=low, high=high)
    return value
