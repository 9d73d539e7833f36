"""Who knows most about a game, for hints and reviews, and levels that a person understands, from novice to best.

A level is a player of its own that asks the strongest one for its game, with a budget, and then does what people of
that strength do: it overlooks what is hard to notice, on some turns more than on others, and plays the best of what it
sees. A win at once it hardly ever overlooks, nor that the other side has one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from math import exp
from typing import Any

import numpy as np

from obelisk.game import Game
from obelisk.kernel.cache.marks import is_plain
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.state import State
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.players.levels.noticing import FINE, hardness
from obelisk.players.registry import is_able
from obelisk.players.thinking.budget import check_budget
from obelisk.players.thinking.explaining import wins_at_once
from obelisk.players.written import Written, seat_player
from obelisk.position import Position
from obelisk.rulebook import values
from obelisk.rulebook.values import Searchable
from obelisk.solving.tablebase import is_at_hand


@dataclass(frozen=True)
class Strength:
    """What a level sees; how many simulations it has is for each game to say (`level_simulations`), without a time."""

    misses: float = 0.0
    """The part of the moves that it overlooks, taken over many turns: those that are hardest to notice. A player that
    overlooks something itself overlooks less than half of that (OVERLOOKED)."""
    misses_wins: float = 0.0
    """How often it overlooks its own win at once."""
    misses_threats: float = 0.0
    """How often it overlooks the other side's."""
    seconds: float | None = None


HURRIED = 0.6
"""Seconds that everybody has at most while the rules of a game run as plain Python."""

OVERLOOKED = 0.45
"""Which part of `misses` a player overlooks that does so itself, while it looks for a move."""

STRENGTHS = {
    "novice": Strength(misses=0.56, misses_wins=0.15, misses_threats=0.3),
    "learner": Strength(misses=0.4, misses_wins=0.05, misses_threats=0.15),
    "casual": Strength(misses=0.3, misses_threats=0.05),
    "club": Strength(misses=0.2, misses_threats=0.02),
    "strong": Strength(misses=0.13),
    "expert": Strength(misses=0.04),
    "best": Strength(seconds=1.0),
}


def adviser(position: Position, **budget: Any) -> Player:
    """Return who knows most about a game without long preparation, with a *budget* if it has such options.

    Until its rules are compiled, that is whoever finds something in a moment.
    """
    if is_plain(position.game.rules.state.tag):
        return hurried(position.game, position.game.search, seconds=HURRIED)
    return seat_player(Written("perfect") if is_at_hand(position) else thinker(position), **budget)


def thinker_for(game: Game) -> str:
    """Return the name of the player that looks ahead best in a game: its own expert, or else tree search, if it can."""
    if game.search.expert is not None:
        return game.search.expert
    return next(name for name in ("mcts", "greedy", "random") if is_able(name, game))


def hurried(game: Game, search: values.Search, **wishes: Any) -> Player:
    """Return who looks ahead while rules run as plain Python, where what must be played takes too long to find."""
    return seat_player(Written(thinker_for(game)), **wishes, search=replace(search, must_play_visits=None))


def network_of(game: Searchable, s: State) -> str | None:
    """Return the file of the network that a game has for a record, if there is one and what it takes to ask it."""
    found = None if game.search.network is None else game.search.network(s)
    return None if found is None or find_spec("onnxruntime") is None else str(found)


def network_for(position: Position) -> str | None:
    """Return the file of the network that the game has for a position, if there is one and what it takes to ask it."""
    return network_of(position.game, position.record)


def thinker(position: Position) -> Written:
    """Return who looks ahead best from a position: with a network where there is one."""
    network = network_for(position)
    return Written(thinker_for(position.game)) if network is None else Written("puct", {"evaluator": network})


def strongest(position: Position) -> Written:
    """Return who is asked when nothing is held back: perfect play, or else who looks ahead best."""
    return Written("perfect") if is_able("perfect", position.game) else thinker(position)


class LevelPlayer(Player):
    """A player of a named strength, for any game."""

    def __init__(self, *, seed: int | None = None):
        """Choose among equals by a generator from *seed*, or a fresh one."""
        self._rng = generator(seed)
        self._players: dict[str, Player] = {}
        self._seconds: float | None = None

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return the best of the moves that this level sees."""
        seat = acting_seat(position, seat)
        asked = self._asked(position)
        if STRENGTHS[self.name].misses == 0:
            return asked.choose(position, seat)
        return self._seen(position, seat, asked.consider(position, seat))[0].move

    def _seen(self, position: Position, seat: int, found: list[Candidate]) -> list[Candidate]:
        """Return what this level sees of all that was found, the best first."""
        strength = STRENGTHS[self.name]
        hard = dict(zip((one.move for one in found), hardness(position, seat, found, self._rng), strict=True))
        wins = wins_at_once(position, seat)
        if wins.is_known:
            numbers = {one.move: position.read(one.move, seat)[1] for one in found}
            won = [one for one in found if wins.wins(numbers[one.move])]
            # What is twice as hard to notice as usual is overlooked twice as often.
            seen = [one for one in won if not self._happens(2 * hard[one.move] * strength.misses_wins)]
            if seen:
                return seen
            left = [one for one in found if one not in won] or found
            safe = [one for one in left if not wins.allows(numbers[one.move])]
            found = left if not safe or self._happens(strength.misses_threats) else safe
        hardest = 1 - 2 * strength.misses * pick(self._rng, FINE) / FINE
        easiest = min(hard[one.move] for one in found)
        return [one for one in found if hard[one.move] <= max(hardest, easiest)]

    def _happens(self, probability: float) -> bool:
        return bool(pick(self._rng, FINE) < probability * FINE)

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return what this level considers, the best first."""
        return self._asked(position).consider(position, acting_seat(position, seat))

    def _asked(self, position: Position) -> Player:
        game, strength = position.game, STRENGTHS[self.name]
        if is_plain(game.rules.state.tag):
            return self._in_a_hurry(game)
        if strength.seconds is not None:
            key, who = network_for(position) or game.name, strongest(position)
            wishes: dict[str, Any] = {"seconds": self._seconds or strength.seconds}
        else:
            key, who = game.name, Written(thinker_for(game))
            wishes = {
                "simulations": simulations_of(self.name, game.search.level_simulations),
                "overlooks": OVERLOOKED * strength.misses,
                "search": game.search.below_best,
            }
        if key not in self._players:
            self._players[key] = seat_player(who, **wishes, seed=int(pick(self._rng, 1 << 31)))
        return self._players[key]

    def _in_a_hurry(self, game: Game) -> Player:
        """Return who is asked until the rules are compiled; not for more simulations than this level has."""
        strength = STRENGTHS[self.name]
        counted = strength.seconds is None
        usual = game.search.below_best if counted and game.search.below_best is not None else game.search
        wishes: dict[str, Any] = {
            "seconds": min(HURRIED, self._seconds or HURRIED),
            "seed": int(pick(self._rng, 1 << 31)),
        }
        if counted:
            wishes["simulations"] = simulations_of(self.name, game.search.level_simulations)
            wishes["overlooks"] = OVERLOOKED * strength.misses
        return hurried(game, usual, **wishes)


def simulations_of(level: str, given: Sequence[int]) -> int:
    """Return the simulations of a level below the best, which are spread evenly over those that are given.

    >>> [simulations_of(level, (10, 1000)) for level in ("novice", "learner", "expert")]
    [10, 25, 1000]
    """
    below = [name for name, strength in STRENGTHS.items() if strength.seconds is None]
    return round(exp(np.interp(below.index(level) / (len(below) - 1), np.linspace(0, 1, len(given)), np.log(given))))


class TimedPlayer(LevelPlayer):
    """A player of a named strength that thinks for some *seconds*, for any game."""

    def __init__(self, *, seconds: float | None = None, seed: int | None = None):
        """Think so long for a move, or as long as this level usually does."""
        check_budget(None, seconds)
        super().__init__(seed=seed)
        self._seconds = seconds


def _level(name: str, order: int) -> type[LevelPlayer]:
    kind = LevelPlayer if STRENGTHS[name].seconds is None else TimedPlayer
    return type(name.capitalize(), (kind,), {"name": name, "order": order, "__doc__": kind.__doc__})


Novice, Learner, Casual, Club, Strong, Expert, Best = (
    _level(name, order) for order, name in enumerate(STRENGTHS, start=50)
)
