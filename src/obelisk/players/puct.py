"""The player that searches with an evaluator: a network, or a function of one's own."""

from math import inf
from typing import Any

import numpy as np

from obelisk.errors import UnknownPlayer, check_number
from obelisk.evaluators import evaluator as evaluator_of
from obelisk.game import Game
from obelisk.kernel.state import State
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.players.thinking.budget import check_budget, stretches, thinking_clock
from obelisk.players.thinking.cancelling import CancelFlag
from obelisk.players.thinking.explaining import winning_move, write_line
from obelisk.players.thinking.following import moves_since
from obelisk.position import Position
from obelisk.searches import Searches

DEFAULT_SIMULATIONS = 800
"""How many simulations it makes for a move where nobody says how many, or how long."""

MOST_NODES = 1 << 22
"""Nodes of a tree that grows for some time: about 270 MB, of which only what is used takes up memory."""

LONGEST_LINE = 12
"""How far a line is told."""

SHORTEST = 1e-9
"""A time of nothing, in seconds, as something that one can divide by."""

STRETCH = 16
"""Calls of the evaluator between two looks at the clock."""


class PuctPlayer(Player):
    """Plays the move that was tried most in a tree search whose positions an evaluator values.

    The search ends after so many *simulations*, or after so many *seconds*. *leaves* positions are valued at once:
    with more the search is faster, and a little less careful. At *must_play* visits of a position, a game that can is
    asked what is certain there; with None it is not. With a *temperature* above 0, and with *noise*, games
    differ. What was found out about a position is kept until the next move of the same game, where nothing is hidden.
    """

    name = "puct"
    order = 4
    is_offered = False
    review_simulations = 200

    def __init__(
        self,
        *,
        evaluator: Any = None,
        simulations: int | None = None,
        seconds: float | None = None,
        leaves: int = 1,
        exploration: float = 1.5,
        must_play: int | None = 2,
        noise: float = 0.0,
        temperature: float = 0.0,
        seed: int | None = None,
    ):
        """Think within the budget, which is 800 simulations if none is named."""
        check_budget(simulations, seconds)
        check_number("leaves", leaves)
        if evaluator is None:
            raise UnknownPlayer("evaluator/missing", name=self.name, example=f"{self.name}:evaluator=net.onnx")
        self.evaluator = evaluator_of(evaluator)
        self.simulations = DEFAULT_SIMULATIONS if simulations is None and seconds is None else simulations
        self.seconds, self.temperature = seconds, temperature
        self._must_play = must_play
        self._settings: dict[str, Any] = {"leaves": leaves, "exploration": exploration, "noise": noise, "seed": seed}
        self._known: dict[int | None, tuple[Searches, Position]] = {}
        self._called_off = CancelFlag()

    @staticmethod
    def plays(game: Game) -> bool:
        """Play every game whose moves can be listed, and have numbers."""
        return game.search.weigh is None and game.coding is not None

    def cancel(self) -> None:
        """Let the search that is running end at once, with what it has; another thread may call this."""
        self._called_off.set()

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return a move that is proven to win, or the one that was tried most; with a temperature, one drawn so."""
        seat = acting_seat(position, seat)
        at_once = winning_move(position, seat)
        if at_once is not None:
            return at_once
        now = thinking_clock()
        begun = now()
        must_play, until_decided = self._foresees(position), self.temperature == 0.0
        searches = self._think(position, seat, until_decided=until_decided, must_play=must_play)
        is_lost = must_play is not None and searches.proven[0] and searches.values()[0] < 0.0
        if is_lost and not self._called_off.is_set():
            # All is lost, but the other has yet to find out how: it is made as hard as it can be.
            searches = self._think(position, seat, until_decided=until_decided, spent=now() - begun)
        return position.move(int(searches.choose(self.temperature)[0]), seat)

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all moves, the most tried first, with their share of the win."""
        seat = acting_seat(position, seat)
        searches = self._think(position, seat, must_play=self._foresees(position))
        n = max(position.seats, 2)
        found = []
        for action, value, visits in searches.ranked(0):
            move = position.move(action, seat)
            line = write_line(position, seat, self._line(searches, position.read(move, seat)[1]))
            found.append(Candidate(move, ((n - 1) * value + 1) / n, visits, line=line))
        return found

    def search(self, game: Game, root: State, seat: int) -> list[tuple[int, float, int]]:
        """Search from a record; return the moves as numbers with their share of the win and visits, the best first."""
        position = Position(game, np.array([root], root.dtype), game.setup.write(root), (), 1 << seat)
        return [(position.read(one.move, seat)[1], one.value, one.visits) for one in self.consider(position, seat)]

    def _line(self, searches: Searches, move: int) -> list[tuple[int, int]]:
        """Return how the game is expected to go on from a move, which comes first: seats and moves."""
        from obelisk.kernel.search import nodes

        moves, seats = np.zeros((2, LONGEST_LINE), np.int64)
        n = nodes.follow(searches.trees[0], move, 1, searches.batch.space.hides, moves, seats)
        return list(zip(seats[:n].tolist(), moves[:n].tolist(), strict=True))

    def _foresees(self, position: Position) -> int | None:
        """Return at how many visits a game is asked what is certain, if it can tell."""
        return None if position.game.rules.must_play is None else self._must_play

    def _think(
        self,
        position: Position,
        seat: int,
        *,
        until_decided: bool = False,
        spent: float = 0.0,
        must_play: int | None = None,
    ) -> Searches:
        """Search a position, beginning with what is known of it from the move before; some seconds may be *spent*."""
        if not self.plays(position.game):
            raise UnknownPlayer("player/no-list", name=self.name, game=position.game.name)
        from obelisk.kernel.search import nodes

        searches = self._at(position, seat, must_play)
        self._called_off.clear()
        longest = STRETCH * self._settings["leaves"]
        now, done = thinking_clock(), 0
        begun = now()
        seconds = None if self.seconds is None else max(self.seconds - spent, SHORTEST)
        for stretch in stretches(self.simulations, seconds, longest):
            searches.run(stretch)
            done += stretch
            left = inf if self.simulations is None else self.simulations - done
            if seconds is not None:
                spent = now() - begun
                left = min(left, done * max(0.0, seconds - spent) / max(spent, SHORTEST))
            is_decided = until_decided and nodes.lead(searches.trees[0]) > left
            if is_decided or searches.proven[0] or self._called_off.is_set():
                break
        return searches

    def _at(self, position: Position, seat: int, must_play: int | None) -> Searches:
        """Return the searches of this player's games, at a position."""
        game = position.game
        searches, before = self._known.get(must_play, (None, None))
        if searches is None or searches.batch.space is not game.space_of(position.record):
            nodes = MOST_NODES
            if self.simulations is not None:
                nodes = min(1 + (2 * self.simulations + 1) * game.rules.max_moves, MOST_NODES)
            given = {"setup": position.setup, "nodes": nodes, "must_play": must_play, **self._settings}
            searches = Searches(game, 1, evaluator=self.evaluator, **given)
            before = None
        after = None if before is None else moves_since(before, position)
        searches.place([position], seats=[seat], after=None if after is None else [after])
        self._known[must_play] = searches, position
        return searches
