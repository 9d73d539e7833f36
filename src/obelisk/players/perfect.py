"""The perfect player: never errs in a game that can be solved, and brings that to a match of Plug-In."""

from __future__ import annotations

from dataclasses import replace

from obelisk.catalogue import game
from obelisk.errors import CannotSolve, UnknownPlayer
from obelisk.game import Game
from obelisk.games.plug_in.odds import tile_odds
from obelisk.games.plug_in.tiles import Budget, choose_tile
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.solving.scores import DRAW, plies_to_end
from obelisk.kernel.state import State
from obelisk.players.base import Candidate, Player, acting_seat, check_budget
from obelisk.players.explaining import explained
from obelisk.players.mcts import MctsPlayer
from obelisk.players.searching import LONGEST_LINE
from obelisk.position import Position
from obelisk.rulebook.after import after
from obelisk.solving.tablebase import Progress, Table, can_solve, table_for

WITH_LINES = 5
"""How many of the best moves are followed."""


class PerfectPlayer:
    """Looks moves up in tables of solved games; in a match, proves which tile to choose, or searches for it.

    The tables are made on first use; *progress* is told how far that is. The budget (*simulations* or *seconds*) is
    for the choice of tiles, and for microgames that cannot be solved.

    In a match the opponent is supposed never to err in a microgame. *against* names another one (`club`, or a player):
    then *games* of each microgame are played with it first, and tiles are chosen by what its mistakes are worth.
    """

    name = "perfect"

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
        self._searcher = MctsPlayer(simulations=simulations, seconds=seconds, seed=seed)
        self._rng = generator(seed)
        self._progress = progress
        self._budget = Budget(self._searcher.simulations, seconds)
        check_budget(games, None)
        self._against = self._named(against) if isinstance(against, str) else against
        self._games = games
        self._measured: dict[tuple[str, bool], float] = {}
        self._won_by_first: dict[str, bool] = {}

    @staticmethod
    def plays(book: Game) -> bool:
        """Play games that can be solved, and the match."""
        return book.parts is not None or can_solve(book)

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return one of the best moves: the quickest win, or a draw, or the longest resistance."""
        acting_seat(position, seat)
        candidates = self._find(position, with_lines=0)
        best = [candidate for candidate in candidates if candidate.is_as_good_as(candidates[0])]
        return best[int(pick(self._rng, len(best)))].move

    def analyse(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all moves, the best first: value 1 for a win, 1/2 for a draw, 0 for a loss."""
        seat = acting_seat(position, seat)
        return explained(position, seat, self.consider(position, seat))

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return the moves as `analyse` does, without reasons: these take a while where there are many moves."""
        acting_seat(position, seat)
        return self._find(position, WITH_LINES)

    def _find(self, position: Position, with_lines: int) -> list[Candidate]:
        """Return all moves, the best first, so many of them *with lines*."""
        book, s = position.game, position.record
        if book.parts is not None:
            micro = book.parts.micro(s)
            if micro is None:
                return self._choose_tile(position, is_for_all=with_lines > 0)
            return self._play_micro(position, micro[0], micro[1], with_lines)
        try:
            table = table_for(book.name, position.setup, self._progress)
        except CannotSolve as error:
            raise UnknownPlayer("player/not-here", name=self.name, game=book.name, reason=error) from error
        return _ranked(table, book, s, with_lines)

    def _play_micro(self, position: Position, micro: Game, s: State, with_lines: int) -> list[Candidate]:
        """Look the microgame's moves up; search one that cannot be solved. A draw serves whoever has no obelisk."""
        table = self._table_of(micro)
        return self._searcher.consider(position) if table is None else _ranked(table, micro, s, with_lines)

    def _choose_tile(self, position: Position, *, is_for_all: bool) -> list[Candidate]:
        """Prove or search which tile is best, given how the players fare in each microgame."""
        micros = position.game.parts.micros
        odds = [[self._chance(micro, seat == position.active[0]) for micro in micros] for seat in (0, 1)]
        budget = replace(self._budget, is_for_all=is_for_all)
        found = choose_tile(position.record, odds, budget, int(pick(self._rng, 1 << 31)))
        return [Candidate(position.write(tile), value, visits) for tile, value, visits in found]

    def _chance(self, micro: Game, is_own: bool) -> float:
        """Return the chance that the holder wins a microgame: this player (*is_own*), or the other."""
        is_won = self._is_won_by_first(micro)
        # A player who never errs has for certain what is won in theory; what is not, the other may still give away.
        if self._against is None or is_won == is_own:
            return float(is_won)
        if (micro.name, is_own) not in self._measured:
            holder, second = (self, self._against) if is_own else (self._against, self)
            self._measured[micro.name, is_own] = tile_odds(holder, second, micro.name, self._games)
        return self._measured[micro.name, is_own]

    def _named(self, text: str) -> Player:
        """Return the player that a text means."""
        from obelisk.players import read_player, seat_player

        return seat_player(read_player(text), seed=int(pick(self._rng, 1 << 31)))

    def _is_won_by_first(self, micro: Game) -> bool:
        """Tell whether the player who moves first wins a microgame; a draw is not enough."""
        if micro.name not in self._won_by_first:
            start = game(micro.name).start()
            table = self._table_of(micro)
            found = self._searcher.consider(start) if table is None else _ranked(table, micro, start.record)
            self._won_by_first[micro.name] = found[0].value > 0.5
        return self._won_by_first[micro.name]

    def _table_of(self, micro: Game) -> Table | None:
        try:
            return table_for(micro.name, {}, self._progress)
        except CannotSolve:
            return None


def _ranked(table: Table, book: Game, s: State, with_lines: int = 0) -> list[Candidate]:
    """Return the moves of a solved position, the best first, so many of them *with lines*."""
    ranked = sorted(table.worth(book, s).items(), key=lambda item: -item[1])
    return [
        Candidate(
            move,
            _value(score),
            distance=_distance(score),
            line=_line(table, book, s, move) if place < with_lines else (),
        )
        for place, (move, score) in enumerate(ranked)
    ]


def _line(table: Table, book: Game, s: State, move: str) -> tuple[str, ...]:
    """Return how a game goes on from a move when nobody errs."""
    line: list[str] = []
    s = s.copy()
    while True:
        line.append(move)
        s = after(s, int(s.turn), book.text.notation.read(s, move))
        if int(rules.active(s)) == 0 or len(line) == LONGEST_LINE:
            return tuple(line)
        worth = table.worth(book, s)
        move = max(worth, key=lambda known: worth[known])


def _value(score: int) -> float:
    return 0.5 if score == DRAW else 1.0 if score > DRAW else 0.0


def _distance(score: int) -> int | None:
    return None if score == DRAW else int(plies_to_end(score))
