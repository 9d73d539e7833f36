"""Levels that a person understands: from novice to best, in every game.

A level is a player of its own that asks the strongest one for its game, with a budget, and then does what people of
that strength do: it takes one of the moves that look about as good to it. It misses things, because it looks less far;
it plays no nonsense, because what looks clearly worse to it is left alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any, ClassVar

from obelisk.games.rulebook import Rulebook
from obelisk.kernel.chance import generator, pick
from obelisk.players.base import Candidate, acting_seat
from obelisk.players.builder import BuilderPlayer
from obelisk.players.mcts import MctsPlayer
from obelisk.players.perfect import PerfectPlayer
from obelisk.position import Position
from obelisk.solving import can_solve

Strongest = BuilderPlayer | MctsPlayer | PerfectPlayer

FINE = 1 << 20
"""How finely chance is cut when a move is drawn."""


OFTEN = 0.25
"""How often a move must have been tried, beside the one tried most, to look like anything at all."""


@dataclass(frozen=True)
class Strength:
    """How far a level looks, and how much less than the best a move may look worth to be played all the same."""

    simulations: int | None
    seconds: float | None
    slack: float
    drafts: int | None = None
    """In Microchip: drafts that are played to their end for each tile."""
    overlooks: float = 0.0
    """In Microchip: the part of its tiles that it does not see when it builds."""


STRENGTHS = {
    "novice": Strength(simulations=40, seconds=None, slack=0.2, drafts=1, overlooks=0.24),
    "casual": Strength(simulations=250, seconds=None, slack=0.08, drafts=2, overlooks=0.12),
    "club": Strength(simulations=1_500, seconds=None, slack=0.02, drafts=4, overlooks=0.04),
    "expert": Strength(simulations=10_000, seconds=None, slack=0.0, drafts=10),
    "best": Strength(simulations=None, seconds=1.0, slack=0.0),
}


class LevelPlayer:
    """A player of a named strength, for any game."""

    name: ClassVar[str]

    def __init__(self, *, seed: int | None = None):
        """Choose among equals by a generator from *seed*, or a fresh one."""
        self._rng = generator(seed)
        self._players: dict[str, Strongest] = {}

    @staticmethod
    def plays(book: Rulebook) -> bool:
        """Play every game."""
        return True

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return a move that looks good enough to this level."""
        seat = acting_seat(position, seat)
        asked = self._asked(position)
        slack = STRENGTHS[self.name].slack
        if slack == 0.0:
            return asked.choose(position, seat)
        found = asked.consider(position, seat)
        tried = [candidate for candidate in found if candidate.visits >= OFTEN * found[0].visits]
        return self._drawn([candidate for candidate in tried if candidate.value >= found[0].value - slack], slack)

    def analyse(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return what this level considers, the best first."""
        return self._asked(position).analyse(position, acting_seat(position, seat))

    def _drawn(self, equals: list[Candidate], slack: float) -> str:
        """Draw one of the moves that look about equal; the better ones more often."""
        best = max(candidate.value for candidate in equals)
        weights = [int(FINE * exp(-2 * (best - candidate.value) / slack)) for candidate in equals]
        drawn = int(pick(self._rng, sum(weights)))
        for candidate, weight in zip(equals, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return candidate.move
        raise AssertionError("the weights do not add up")

    def _asked(self, position: Position) -> Strongest:
        """Return the player that this level asks, one for each game."""
        book = position.game.rulebook
        if book.name not in self._players:
            seed = int(pick(self._rng, 1 << 31))
            self._players[book.name] = _strongest(book, STRENGTHS[self.name], seed)
        return self._players[book.name]


def _strongest(book: Rulebook, strength: Strength, seed: int) -> Strongest:
    """Return the strongest player for a game, within the budget of a level."""
    budget: dict[str, Any] = {"seconds": strength.seconds, "seed": seed}
    if BuilderPlayer.plays(book):
        return BuilderPlayer(simulations=strength.drafts, overlooks=strength.overlooks, **budget)
    if strength.seconds is not None and (can_solve(book) or PerfectPlayer.plays(book)):
        return PerfectPlayer(**budget)
    return MctsPlayer(simulations=strength.simulations, **budget)


def _level(name: str) -> type[LevelPlayer]:
    return type(name.capitalize(), (LevelPlayer,), {"name": name, "__doc__": LevelPlayer.__doc__})


LEVELS: tuple[type[LevelPlayer], ...] = tuple(_level(name) for name in STRENGTHS)
