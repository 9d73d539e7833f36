"""What the perfect player knows of a match: microgames are looked up, tiles are proven or searched."""

from obelisk.errors import CannotSolve
from obelisk.game import Game
from obelisk.games.plug_in.tiles import Budget, choose_tile
from obelisk.kernel.state import State
from obelisk.players.base import Candidate, Player, play_out
from obelisk.players.perfect import PerfectPlayer
from obelisk.position import Position


class PerfectMatch:
    """Chooses in a match what serves a player who never errs in a microgame that can be solved."""

    def __init__(self, player: PerfectPlayer):
        """Serve *player*, within its budget and against whom it plays."""
        self._player = player
        self._measured: dict[tuple[str, bool], float] = {}
        self._won_by_first: dict[str, bool] = {}

    def find(self, position: Position, with_lines: int) -> list[Candidate]:
        """Return the moves of a microgame, or the tiles, the best first; see obelisk/players/perfect.

        A microgame that cannot be solved is searched. A draw serves whoever has no obelisk.
        """
        micro = position.game.parts.micro(position.record)
        if micro is None:
            return self._choose_tile(position, is_for_all=with_lines > 0)
        return self._play(micro[0], micro[1], position, with_lines)

    def _play(self, micro: Game, s: State, position: Position, with_lines: int = 0) -> list[Candidate]:
        """Look the moves of a microgame up, or search the *position* that it is played in."""
        try:
            return self._player.look_up(micro, s, with_lines)
        except CannotSolve:
            return self._player.searcher.consider(position)

    def _choose_tile(self, position: Position, *, is_for_all: bool) -> list[Candidate]:
        """Prove or search which tile is best, given how the players fare in each microgame."""
        micros, searcher = position.game.parts.micros, self._player.searcher
        odds = [[self._chance(micro, seat == position.active[0]) for micro in micros] for seat in (0, 1)]
        budget = Budget(searcher.simulations, searcher.seconds, is_for_all)
        found = choose_tile(position.record, odds, budget, self._player.draw(1 << 31))
        return [Candidate(position.write(tile), value, visits) for tile, value, visits in found]

    def _chance(self, micro: Game, is_own: bool) -> float:
        """Return the chance that the holder wins a microgame: this player (*is_own*), or the other."""
        is_won, other = self._is_won_by_first(micro), self._player.against
        # A player who never errs has for certain what is won in theory; what is not, the other may still give away.
        if other is None or is_won == is_own:
            return float(is_won)
        if (micro.name, is_own) not in self._measured:
            holder, second = (self._player, other) if is_own else (other, self._player)
            self._measured[micro.name, is_own] = tile_odds(holder, second, micro, self._player.games)
        return self._measured[micro.name, is_own]

    def _is_won_by_first(self, micro: Game) -> bool:
        """Return whether the player who moves first wins a microgame; a draw is not enough."""
        if micro.name not in self._won_by_first:
            start = micro.start()
            self._won_by_first[micro.name] = self._play(micro, start.record, start)[0].value > 0.5
        return self._won_by_first[micro.name]


def tile_odds(holder: Player, other: Player, micro: Game, games: int) -> float:
    """Return the chance that *holder* wins a tile with the microgame *micro*, from so many games.

    A draw goes to the other. One game won and one lost are added to what was seen: a few games prove nothing for sure.
    """
    ends = [play_out(micro.start(), (holder, other)).result for _ in range(games)]
    won = sum(end is not None and end.winners == (0,) for end in ends)
    return (won + 1) / (games + 2)
