"""A game that can be started, counted and played out at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from obelisk import catalogue
from obelisk.errors import BadRequest, BadSetup, UnknownGame
from obelisk.games.rulebook import Rulebook
from obelisk.kernel.chance import generator
from obelisk.kernel.state import Numbers
from obelisk.position import Position


class Playouts(NamedTuple):
    """What random games came to: all their plies, and how many games each seat won or shared."""

    plies: int
    wins: tuple[int, ...]


class Game:
    """One of the games of the catalogue."""

    def __init__(self, rulebook: Rulebook):
        """Play by *rulebook*."""
        self.rulebook = rulebook
        self.name = rulebook.name
        self._room = np.zeros(rulebook.max_moves, np.int64)

    def __repr__(self) -> str:
        return f"obelisk.game({self.name!r})"

    def start(self, *, seed: int | None = None, setup: dict[str, Any] | None = None, **options: Any) -> Position:
        """Return the first position.

        What chance decides comes from *seed*, or from a fresh one; a written-out *setup* leaves nothing to chance.
        The *options* are the game's own (its page names them).
        """
        if setup is not None and seed is not None:
            raise BadSetup("setup/both", keys="seed")
        table = self.table(seed, setup, options)
        from obelisk.kernel import steps

        if setup is None:
            steps.deal(table, generator(seed))
        written = self.rulebook.setup.write(table[0])
        active = steps.begin(table)
        return Position(self, table, written, (), active)

    def playouts(
        self, games: int, *, seed: int | None = None, setup: dict[str, Any] | None = None, **options: Any
    ) -> Playouts:
        """Play random games, compiled and on one thread, each with a fresh set-up unless one is given.

        >>> import obelisk
        >>> obelisk.game("bulo").playouts(1000, seed=1).wins
        (506, 494)
        """
        _check_number("games", games, low=0)
        from obelisk.kernel import playout

        table = self.table(seed, setup, options)
        positions = np.concatenate([table, table])
        wins = np.zeros(self.rulebook.seats_of(table[0]), np.int64)
        plies = playout.random_games(positions, games, setup is not None, generator(seed), self.room(), wins)
        return Playouts(int(plies), tuple(int(n) for n in wins))

    def perft(self, depth: int, *, seed: int | None = None, setup: dict[str, Any] | None = None, **options: Any) -> int:
        """Return how many sequences of *depth* legal moves there are from the start.

        >>> import obelisk
        >>> [obelisk.game("kono").perft(depth) for depth in range(4)]
        [1, 4, 18, 116]
        """
        return count_sequences(self.start(seed=seed, setup=setup, **options), depth)

    def room(self) -> Numbers:
        """Return an array with room for every legal move of a position."""
        return self._room.copy()

    def table(self, seed: int | None, setup: dict[str, Any] | None, options: dict[str, Any]) -> np.ndarray[Any, Any]:
        """Return a table with one record, in which the set-up or the options are noted."""
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | np.integer)):
            raise BadSetup("setup/seed", given=repr(seed))
        table = np.zeros(1, self.rulebook.state.dtype)
        if setup is None:
            self.rulebook.setup.choose(table[0], self.name, options)
            return table
        if not isinstance(setup, dict):
            raise BadSetup("setup/not-a-dict", given=repr(setup))
        if options:
            raise BadSetup("setup/both", keys=", ".join(options))
        self.rulebook.setup.read(table[0], self.name, setup)
        return table


def count_sequences(position: Position, depth: int) -> int:
    """Return how many sequences of *depth* legal moves there are from *position*."""
    _check_number("depth", depth, low=0)
    from obelisk.kernel import perft

    book = position.game.rulebook
    path = np.zeros(depth + 1, book.state.dtype)
    path[0] = position.record
    moves = np.zeros((depth + 1, book.max_moves), np.int64)
    return int(perft.count_sequences(path, depth, moves, np.zeros(depth + 1, np.int64)))


def game(name: str) -> Game:
    """Return the game called *name*, or raise UnknownGame with the names there are."""
    if not isinstance(name, str):
        raise UnknownGame("game/unknown", name=repr(name), known=", ".join(catalogue.names()))
    return _game(name)


@cache
def _game(name: str) -> Game:
    return Game(catalogue.rulebook(name))


def restore(name: str, setup: dict[str, Any], history: Sequence[tuple[int, str]]) -> Position:
    """Return the position of the game *name* that its set-up and moves lead to."""
    position = game(name).start(setup=setup)
    for seat, move in history:
        position = position.play(move, seat)
    return position


def _check_number(name: str, value: Any, *, low: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < low:
        raise BadRequest("request/number", name=name, low=low, given=repr(value))
