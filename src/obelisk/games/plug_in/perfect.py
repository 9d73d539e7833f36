"""What the perfect player knows of a match: microgames are looked up, tiles are proven or searched."""

from collections.abc import Callable
from typing import Any

from obelisk.authoring import CHANCE, EMPTY, CannotSolve, Game, Position, State, catalogue
from obelisk.authoring.players import (
    DEFAULT_SIMULATIONS,
    Candidate,
    Evaluator,
    MctsPlayer,
    PerfectPlayer,
    Player,
    PuctPlayer,
    evaluator,
    network_of,
    play_out,
)
from obelisk.games.plug_in.duel import Odds
from obelisk.games.plug_in.duels import holder_chance
from obelisk.games.plug_in.slips import Slips
from obelisk.games.plug_in.tiles import Budget, Found, choose_tile


class PerfectMatch:
    """Chooses in a match what serves a player who never errs in a microgame that can be solved."""

    def __init__(self, player: PerfectPlayer):
        """Serve *player*, within its budget and against whom it plays."""
        self._player = player
        self._measured: dict[tuple[str, bool], float] = {}
        self._first_wins: dict[str, float] = {}
        self._is_solved: dict[str, bool] = {}
        self._evaluators: dict[str, Evaluator] = {}

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
        searcher = self._player.searcher
        budget = Budget(searcher.simulations, searcher.seconds, is_for_all)
        slips = Slips(position, 1 - position.active[0], self._theory)
        odds = self._odds(position, self._chance)
        erring = self._odds(position, lambda micro, is_own: self._chance_if_other_errs(micro, is_own, slips))
        found = choose_tile(position.record, odds, erring, budget, self._search)
        return [Candidate(position.write(tile), value, visits) for tile, value, visits in found]

    def _odds(self, position: Position, chance: Callable[[Game, bool], float]) -> Odds:
        """Return by seat and microgame the *chance* that this seat wins it as the holder."""
        parts = position.game.parts
        # Only what can still be chosen is asked about: to solve or to measure a microgame may take long.
        kinds = zip(parts.cells(position.record), position.record.tiles, strict=False)
        free = {int(kind) for owner, kind in kinds if owner == EMPTY}
        return [
            [
                chance(micro, seat == position.active[0]) if kind in free else 0.0
                for kind, micro in enumerate(parts.micros)
            ]
            for seat in (0, 1)
        ]

    def _search(self, plays: Any, root: State, seat: int, seconds: float | None) -> Found:
        """Search what a match comes down to: with the network of the macrogame where it has one, else random games."""
        network, simulations = network_of(plays, root), self._player.searcher.simulations
        how: dict[str, Any] = {"seconds": seconds, "seed": self._player.draw(1 << 31)}
        if network is None:
            return MctsPlayer(simulations=simulations, **how).search(plays, root, seat)
        if network not in self._evaluators:
            self._evaluators[network] = evaluator(network)
        fewer = None if simulations is None else min(simulations, DEFAULT_SIMULATIONS)
        return PuctPlayer(evaluator=self._evaluators[network], simulations=fewer, **how).search(plays, root, seat)

    def _chance(self, micro: Game, is_own: bool) -> float:
        """Return the chance that the holder wins a microgame: this player (*is_own*), or the other.

        In a microgame that is solved it is 1 or 0, or where luck has a say between these; else a search estimates it.
        """
        chance, other = self._chance_of_first(micro), self._player.against
        # A player who never errs has for certain what is won in theory; what is not, the other may still give away.
        is_certain = self._is_solved[micro.name] and chance == float(is_own)
        if other is None or is_certain:
            return chance
        if (micro.name, is_own) not in self._measured:
            holder, second = (self._player, other) if is_own else (other, self._player)
            self._measured[micro.name, is_own] = tile_odds(holder, second, micro, self._player.games)
        return self._measured[micro.name, is_own]

    def _chance_if_other_errs(self, micro: Game, is_own: bool, slips: Slips) -> float:
        """Return the chance that the holder wins a microgame: this player, or another who errs as in this match."""
        chance = self._chance(micro, is_own)
        if chance == float(is_own) or chance not in (0.0, 1.0):
            return chance
        return slips.rate(micro.name) if is_own else 1.0 - slips.rate(micro.name)

    def _theory(self, micro: str) -> float:
        """Return how likely the holder wins the microgame called *micro*, if nobody errs."""
        return self._chance_of_first(catalogue.game(micro))

    def _chance_of_first(self, micro: Game) -> float:
        """Return how likely the player who moves first wins a microgame; a draw is not enough."""
        if micro.name not in self._first_wins:
            known = holder_chance(micro.name, self._player.progress)
            self._is_solved[micro.name] = known is not None
            self._first_wins[micro.name] = self._estimate(micro.start()) if known is None else known
        return self._first_wins[micro.name]

    def _estimate(self, start: Position) -> float:
        """Return what a search says that a position is worth to seat 0; on chance's turn, the mean of what may come."""
        if start.active == (CHANCE,):
            return sum(chance * self._estimate(start.play(move, CHANCE)) for move, chance in start.chances())
        value = self._player.searcher.consider(start)[0].value
        return value if start.active == (0,) else 1 - value


def tile_odds(holder: Player, other: Player, micro: Game, games: int) -> float:
    """Return the chance that *holder* wins a tile with the microgame *micro*, from so many games.

    A draw goes to the other. One game won and one lost are added to what was seen: a few games prove nothing for sure.
    """
    ends = [play_out(micro.start(), (holder, other)).result for _ in range(games)]
    won = sum(end is not None and end.winners == (0,) for end in ends)
    return (won + 1) / (games + 2)
