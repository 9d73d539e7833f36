"""Who knows most about a game, for hints and reviews, and levels that a person understands, from novice to best.

A level is a player of its own that asks the strongest one for its game, with a budget, and then does what people of
that strength do: it overlooks some of the moves, other ones each time, and plays the best of those it sees. It misses
things, and looks less far; it plays no nonsense, because what it sees it judges as it does everything.
"""

from dataclasses import dataclass
from typing import Any

from obelisk.game import Game
from obelisk.kernel.chance import generator, pick
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.players.registry import is_able
from obelisk.players.written import Written, seat_player
from obelisk.position import Position
from obelisk.solving.tablebase import is_at_hand

FINE = 1 << 20
"""How finely chance is cut."""


@dataclass(frozen=True)
class Strength:
    """What a level sees; how many simulations it has is for each game to say (`level_simulations`), without a time."""

    misses: float = 0.0
    """The part of the moves that it overlooks. A player that overlooks something itself overlooks half as much then."""
    seconds: float | None = None


STRENGTHS = {
    "novice": Strength(misses=0.6),
    "casual": Strength(misses=0.36),
    "club": Strength(misses=0.16),
    "expert": Strength(misses=0.05),
    "best": Strength(seconds=1.0),
}


def adviser(position: Position, **budget: Any) -> Player:
    """Return who knows most about a game without long preparation, with a *budget* if it has such options."""
    name = "perfect" if is_at_hand(position) else thinker_for(position.game)
    return seat_player(Written(name), **budget)


def thinker_for(game: Game) -> str:
    """Return the name of the player that looks ahead best in a game: its own expert, or else tree search, if it can."""
    if game.search.expert is not None:
        return game.search.expert
    return next(name for name in ("mcts", "greedy", "random") if is_able(name, game))


class LevelPlayer(Player):
    """A player of a named strength, for any game."""

    def __init__(self, *, seed: int | None = None):
        """Choose among equals by a generator from *seed*, or a fresh one."""
        self._rng = generator(seed)
        self._players: dict[str, Player] = {}

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return the best of the moves that this level sees; of all, if it sees none."""
        seat = acting_seat(position, seat)
        asked = self._asked(position.game)
        misses = int(FINE * STRENGTHS[self.name].misses)
        if misses == 0:
            return asked.choose(position, seat)
        found = asked.consider(position, seat)
        seen = [candidate for candidate in found if pick(self._rng, FINE) >= misses]
        return (seen or found)[0].move

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return what this level considers, the best first."""
        return self._asked(position.game).consider(position, acting_seat(position, seat))

    def _asked(self, game: Game) -> Player:
        if game.name not in self._players:
            self._players[game.name] = _strongest(game, self.name, seed=int(pick(self._rng, 1 << 31)))
        return self._players[game.name]


def _strongest(game: Game, level: str, seed: int) -> Player:
    strength = STRENGTHS[level]
    if strength.seconds is not None:
        name = "perfect" if is_able("perfect", game) else thinker_for(game)
        return seat_player(Written(name), seconds=strength.seconds, seed=seed)
    simulations = game.search.level_simulations[list(STRENGTHS).index(level)]
    overlooks = strength.misses / 2
    return seat_player(Written(thinker_for(game)), simulations=simulations, overlooks=overlooks, seed=seed)


def _level(name: str, order: int) -> type[LevelPlayer]:
    return type(name.capitalize(), (LevelPlayer,), {"name": name, "order": order, "__doc__": LevelPlayer.__doc__})


Novice, Casual, Club, Expert, Best = (_level(name, order) for order, name in enumerate(STRENGTHS, start=50))
