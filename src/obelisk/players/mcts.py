"""The tree search player, for every game; towards the end of one, it looks for proofs."""

from dataclasses import replace
from typing import Any

from obelisk.errors import UnknownPlayer
from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.chance import ENDLESS, generator, pick
from obelisk.kernel.state import Chance, State
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.players.thinking.budget import check_budget, thinking_clock
from obelisk.players.thinking.cancelling import CancelFlag
from obelisk.players.thinking.explaining import winning_move, write_line
from obelisk.players.thinking.following import moves_since
from obelisk.players.thinking.searching import LARGEST_TREE, Forest, Search
from obelisk.position import Position
from obelisk.rulebook import values
from obelisk.rulebook.after import after
from obelisk.rulebook.values import Searchable
from obelisk.solving.prover import Prover

DEFAULT_SIMULATIONS = 10_000
MOST_THREADS = 64

PLIES_EACH = 200
"""How many plies a proof may take for each simulation that a search would have."""
PART = 0.25
"""The part of the time that is for proofs."""
NO_MORE = 1
"""Plies that are enough to read what is proven already."""


class MctsPlayer(Player):
    """Plays the move that was tried most in a tree search with random games.

    The search ends after so many *simulations*, or after so many *seconds*. *exploration* says how much a move that was
    hardly tried is preferred to one that did well; each game has its own default, and *search* replaces all that a game
    says about its search. With several *threads* as many trees
    grow side by side. A choice that the rest of the budget cannot change is made at once. What was found out about a
    position is kept until the next move of the same game, where nothing is hidden. Towards the end of a game that says
    so, it first looks for a proof.
    """

    name = "mcts"
    order = 3
    review_simulations = 3000

    def __init__(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        exploration: float | None = None,
        threads: int = 1,
        seed: int | None = None,
        search: values.Search | None = None,
    ):
        """Think within the budget, which is 10,000 simulations if none is named."""
        check_budget(simulations, seconds)
        if isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= MOST_THREADS:
            raise UnknownPlayer("player/threads", most=MOST_THREADS)
        self.simulations = DEFAULT_SIMULATIONS if simulations is None and seconds is None else simulations
        self.seconds = seconds
        self.exploration = exploration
        self.threads = threads
        self._asked = search
        self._rng = generator(seed)
        self._called_off = CancelFlag()
        self._before: tuple[Position, Forest] | None = None
        self._finisher = Finisher(self.simulations, self.seconds)

    @staticmethod
    def plays(game: Game) -> bool:
        """Play every game whose moves can be listed: a list has no layouts."""
        return game.search.weigh is None

    def cancel(self) -> None:
        """Let the search that is running end at once, with what it has; another thread may call this."""
        self._called_off.set()
        self._finisher.cancel()

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return a move that is proven to be the best, or the one that was tried most."""
        seat = self._seat(position, seat)
        at_once = winning_move(position, seat)
        if at_once is not None:
            return at_once
        self._called_off.clear()
        now = thinking_clock()
        begun = now()
        proven = self._finisher.best_move(position, seat)
        if proven is not None:
            return position.write(proven)
        forest = self._think(position, seat, until_decided=True, spent=now() - begun)
        asked = self._asked or position.game.search
        if asked.must_play_visits is not None and forest.is_lost:
            # All is lost, but the other has yet to find out how: it is made as hard as it can be.
            unaware = replace(asked, must_play_visits=None)
            spent = now() - begun
            forest = self.grow(position.game, position.record, seat, until_decided=True, spent=spent, asked=unaware)
        return position.write(forest.candidates()[0][0])

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all moves, the most tried first, with their share of won games."""
        seat = self._seat(position, seat)
        self._called_off.clear()
        forest = self._think(position, seat)
        found = []
        for move, value, visits in forest.candidates():
            line = write_line(position, seat, forest.line(move))
            found.append(Candidate(position.write(move), value, visits, forest.distance(move), line))
        return sorted(found, key=_soonest)

    def _seat(self, position: Position, seat: int | None) -> int:
        seat = acting_seat(position, seat)
        if not self.plays(position.game):
            raise UnknownPlayer("player/no-list", name=self.name, game=position.game.name)
        return seat

    def _think(self, position: Position, seat: int, *, until_decided: bool = False, spent: float = 0.0) -> Forest:
        """Search a position, beginning with what is known of it from the move before; some seconds may be *spent*."""
        known = None if position.hides else self._known(position)
        forest = self.grow(position.game, position.record, seat, known, until_decided=until_decided, spent=spent)
        self._before = None if position.hides else (position, forest)
        return forest

    def _known(self, position: Position) -> tuple[Forest, list[int]] | None:
        """Return the search before and the moves that were made since, if this is the same game."""
        if self._before is None:
            return None
        before, forest = self._before
        moves = moves_since(before, position)
        return None if moves is None else (forest, moves)

    def search(self, game: Searchable, root: State, seat: int) -> list[tuple[int, float, int]]:
        """Search from a record; return the moves as numbers with their share of won games and visits."""
        self._called_off.clear()
        return self.grow(game, root, seat).candidates()

    def grow(
        self,
        game: Searchable,
        root: State,
        seat: int,
        known: tuple[Forest, list[int]] | None = None,
        *,
        until_decided: bool = False,
        spent: float = 0.0,
        asked: values.Search | None = None,
    ) -> Forest:
        """Search from a record, within what is left of the budget or *until_decided*; return what was searched."""
        capacity = LARGEST_TREE
        if self.simulations is not None:
            # No simulation adds more than one position's moves to the tree.
            capacity = 1 + (self.simulations + 1) * game.rules.max_moves + (0 if known is None else known[0].nodes)
        capacity = min(capacity, LARGEST_TREE // self.threads)
        asked = asked or self._asked or game.search
        if asked.alone is not None and game.seats_of(root) == 1:
            asked = asked.alone
        exploration = asked.exploration if self.exploration is None else self.exploration
        trees = [Search(game, root, seat, exploration, rng, capacity, asked) for rng in self._generators()]
        forest = Forest(trees, seat)
        if known is not None:
            forest.take_over(*known)
        seconds = None if self.seconds is None else self.seconds - spent
        # A search that is cancelled before it begins still has to return a move.
        simulations = 1 if self._called_off.is_set() else self.simulations
        self._called_off.clear()
        forest.run(simulations, seconds, self._called_off, until_decided=until_decided)
        return forest

    def _generators(self) -> list[Chance]:
        if self.threads == 1:
            return [self._rng]
        return [generator(int(pick(self._rng, 1 << 31))) for _ in range(self.threads)]


class Finisher:
    """Looks for proofs within a part of a search's budget."""

    def __init__(self, simulations: int | None, seconds: float | None):
        self._plies = ENDLESS if simulations is None else PLIES_EACH * simulations
        self._seconds = None if seconds is None else PART * seconds
        self._prover: Prover | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_prover": None}

    def cancel(self) -> None:
        """Let the proof that is being looked for end at once; another thread may call this."""
        if self._prover is not None:
            self._prover.cancel()

    def best_move(self, position: Position, seat: int) -> int | None:
        """Return a move that is proven to win, or to share the win where none wins alone; None if there is no such."""
        game, s = position.game, position.record
        moves = _few_moves(game, s, seat)
        if position.hides or len(moves) < 2:
            return None
        for shares in (False,) if game.search.is_monotone else (False, True):
            self._prover = Prover(game, s, seat, shares=shares)
            is_reached = self._prover.answer(s, self._plies, self._seconds)
            if is_reached is None:
                return None
            if is_reached:
                return next(move for move in moves if self._prover.answer(after(s, seat, move), NO_MORE))
        return None


def _soonest(candidate: Candidate) -> tuple[int, int]:
    """Order proven wins by their length, the soonest first, and proven losses so that the longest comes first."""
    if candidate.distance is None:
        return 1, 0
    return (0, candidate.distance) if candidate.value == 1.0 else (2, -candidate.distance)


def _few_moves(game: Game, s: State, seat: int) -> list[int]:
    """Return the moves of a position that is worth a proof; none, where it is not."""
    if game.search.proof_moves == 0:
        return []
    moves = game.scratch()
    n = int(rules.legal(s, seat, moves))
    return moves[:n].tolist() if n <= game.search.proof_moves else []
