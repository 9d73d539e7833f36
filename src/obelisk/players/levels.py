"""Levels that a person understands: from novice to best, in every game.

A level is a player of its own that asks the strongest one for its game, with a budget, and then does what people of
that strength do: it overlooks some of the moves, other ones each time, and plays the best of those it sees. It misses
things, and looks less far; it plays no nonsense, because what it sees it judges as it does everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from obelisk.game import Game
from obelisk.games.microchip.player import BuilderPlayer
from obelisk.kernel.chance import generator, pick
from obelisk.players.base import Candidate, acting_seat
from obelisk.players.mcts import MctsPlayer
from obelisk.players.perfect import PerfectPlayer
from obelisk.position import Position
from obelisk.solving.tablebase import can_solve

Strongest = BuilderPlayer | MctsPlayer | PerfectPlayer

FINE = 1 << 20
"""How finely chance is cut."""


@dataclass(frozen=True)
class Strength:
    """What a level sees; how far it looks is for each game to say (`Game.looks`), unless it has a time."""

    misses: float = 0.0
    """The part of the moves, and in Microchip of its tiles when it builds, that it overlooks."""
    seconds: float | None = None
    drafts: int | None = None
    """In Microchip: drafts that are played to their end for each tile."""


STRENGTHS = {
    "novice": Strength(misses=0.6, drafts=1),
    "casual": Strength(misses=0.36, drafts=2),
    "club": Strength(misses=0.16, drafts=4),
    "expert": Strength(misses=0.05, drafts=10),
    "best": Strength(seconds=1.0),
}


class LevelPlayer:
    """A player of a named strength, for any game."""

    name: ClassVar[str]

    def __init__(self, *, seed: int | None = None):
        """Choose among equals by a generator from *seed*, or a fresh one."""
        self._rng = generator(seed)
        self._players: dict[str, Strongest] = {}

    @staticmethod
    def plays(book: Game) -> bool:
        """Play every game."""
        return True

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return the best of the moves that this level sees; of all, if it sees none."""
        seat = acting_seat(position, seat)
        asked = self._asked(position)
        misses = int(FINE * STRENGTHS[self.name].misses)
        if misses == 0:
            return asked.choose(position, seat)
        found = asked.consider(position, seat)
        seen = [candidate for candidate in found if pick(self._rng, FINE) >= misses]
        return (seen or found)[0].move

    def analyse(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return what this level considers, the best first."""
        return self._asked(position).analyse(position, acting_seat(position, seat))

    def _asked(self, position: Position) -> Strongest:
        """Return the player that this level asks, one for each game."""
        book = position.game
        if book.name not in self._players:
            seed = int(pick(self._rng, 1 << 31))
            self._players[book.name] = _strongest(book, self.name, seed)
        return self._players[book.name]


def _strongest(book: Game, level: str, seed: int) -> Strongest:
    """Return the strongest player for a game, within the budget of a level."""
    strength = STRENGTHS[level]
    budget: dict[str, Any] = {"seconds": strength.seconds, "seed": seed}
    if BuilderPlayer.plays(book):
        return BuilderPlayer(simulations=strength.drafts, overlooks=strength.misses / 2, **budget)
    if strength.seconds is not None and (can_solve(book) or PerfectPlayer.plays(book)):
        return PerfectPlayer(**budget)
    simulations = None if strength.seconds is not None else book.search.level_simulations[list(STRENGTHS).index(level)]
    return MctsPlayer(simulations=simulations, **budget)


def _level(name: str) -> type[LevelPlayer]:
    return type(name.capitalize(), (LevelPlayer,), {"name": name, "__doc__": LevelPlayer.__doc__})


LEVELS: tuple[type[LevelPlayer], ...] = tuple(_level(name) for name in STRENGTHS)
