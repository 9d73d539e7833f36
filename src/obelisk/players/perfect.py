"""The perfect player: never errs in a game that can be solved, or that knows itself how to be played so."""

from typing import Any

from obelisk.errors import CannotSolve, UnknownPlayer
from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.state import CHANCE, OVER, State
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.players.mcts import MctsPlayer
from obelisk.players.thinking.budget import check_budget
from obelisk.players.thinking.searching import LONGEST_LINE
from obelisk.players.written import read_player, seat_player
from obelisk.position import Position
from obelisk.rulebook.after import after
from obelisk.rulebook.values import load
from obelisk.solving.tablebase import Progress, can_solve, table_for
from obelisk.solving.tables import Table

WITH_LINES = 5
"""How many of the best moves are followed."""


class PerfectPlayer(Player):
    """Looks moves up in tables of solved games; in a game made of such games, lets that choose among them.

    The tables are made on first use; *progress* is told how far that is. The budget (*simulations* or *seconds*) is
    for what tables do not hold.

    In a match the opponent is supposed never to err in a microgame. *against* names another one (`club`, or a player):
    then *games* of each microgame are played with it first, and tiles are chosen by what its mistakes are worth.
    """

    name = "perfect"
    order = 4

    def __init__(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int | None = None,
        progress: Progress | None = None,
        against: str | Player | None = None,
        games: int = 20,
    ):
        """Break ties by a generator from *seed*, or a fresh one."""
        self.searcher = MctsPlayer(simulations=simulations, seconds=seconds, seed=seed)
        check_budget(games, None)
        self.games = games
        self._rng = generator(seed)
        self.progress = progress
        if isinstance(against, str):
            against = seat_player(read_player(against), seed=self.draw(1 << 31))
        self.against = against
        self._knowing: dict[str, Any] = {}

    @staticmethod
    def plays(game: Game) -> bool:
        """Play games that can be solved, or that know how to be played without error."""
        return game.search.perfect is not None or can_solve(game)

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return one of the best moves: the quickest win, or a draw, or the longest resistance."""
        acting_seat(position, seat)
        candidates = self._find(position, with_lines=0)
        best = [candidate for candidate in candidates if candidate.is_as_good_as(candidates[0])]
        return best[self.draw(len(best))].move

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all moves, the best first: value 1 for a win, 1/2 for a draw, 0 for a loss, between them by chance."""
        acting_seat(position, seat)
        return self._find(position, WITH_LINES)

    def draw(self, n: int) -> int:
        """Return a number below *n*, by chance."""
        return int(pick(self._rng, n))

    def look_up(
        self, game: Game, s: State, with_lines: int = 0, setup: dict[str, Any] | None = None
    ) -> list[Candidate]:
        """Return the moves of a game's position, the best first; CannotSolve is raised where there is no table."""
        return _ranked(table_for(game.name, setup, self.progress), game, s, with_lines)

    def _find(self, position: Position, with_lines: int) -> list[Candidate]:
        game = position.game
        if game.search.perfect is not None:
            if game.name not in self._knowing:
                self._knowing[game.name] = load(game.search.perfect)(self)
            found: list[Candidate] = self._knowing[game.name].find(position, with_lines)
            return found
        try:
            return self.look_up(game, position.record, with_lines, position.setup)
        except CannotSolve as error:
            raise UnknownPlayer("player/not-here", name=self.name, game=game.name, reason=error) from error


def _ranked(table: Table, game: Game, s: State, with_lines: int) -> list[Candidate]:
    ranked = sorted(table.worth(game, s).items(), key=lambda item: -item[1])
    lines = [_line(table, game, s, move) for move, _ in ranked[:with_lines]] + [()] * len(ranked)
    return [
        Candidate(move, table.share(score), distance=table.distance(score), line=line)
        for (move, score), line in zip(ranked, lines, strict=False)
    ]


def _line(table: Table, game: Game, s: State, move: str) -> tuple[str, ...]:
    line: list[str] = []
    while True:
        line.append(move)
        s = after(s, int(s.turn), game.text.notation.read(s, move))
        if int(rules.seat_to_act(s)) in (OVER, CHANCE) or len(line) == LONGEST_LINE:
            return tuple(line)
        worth = table.worth(game, s)
        move = max(worth, key=lambda known: worth[known])
