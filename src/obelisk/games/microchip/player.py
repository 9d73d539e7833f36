"""The builder: takes the tile after which it builds best, once all tiles are taken."""

from pathlib import Path
from typing import Any

import numpy as np

from obelisk.authoring import Game, Position, Search, UnknownPlayer, after, pick, shuffle
from obelisk.authoring.players import Candidate, Player, acting_seat, check_budget, stretches
from obelisk.games.microchip import GAME
from obelisk.games.microchip.building.builder import best_layout, list_offer, own_desk, worth
from obelisk.games.microchip.rules.moves import is_drafting
from obelisk.games.microchip.rules.state import BUILD
from obelisk.kernel.chance import generator

DEFAULT_DRAFTS = 100
STRETCH = 2
"""Drafts for each tile between two looks at the clock."""
OFTEN = 25
"""Stretches between two looks at whether the choice is clear."""
CLEAR = 4.0
"""How many standard errors the best tile must be ahead of every other for that."""


class BuilderPlayer(Player):
    """Plays Microchip: for each tile on offer it plays many drafts to their end and builds with what it then holds.

    In the drafts of two both take what looks good, and what the other's hand looks worth counts against the builder;
    among more, or with a *search* that has no likely moves, everybody takes anything, and only its own hand counts. The
    layout that it hands in is proven to be the best. The budget is a number of drafts for each tile, or of seconds for
    each choice. Building, it *overlooks* that part of its tiles, other ones each time: a weaker builder leaves tiles
    unused that it could have laid.
    """

    name = "builder"
    order = 6
    review_simulations = 30
    words = Path(__file__).parent / "words" / "builder"

    def __init__(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        overlooks: float = 0.0,
        seed: int | None = None,
        search: Search | None = None,
    ):
        """Play so many drafts for each tile, or for so many seconds; 100 drafts if nothing is named."""
        check_budget(simulations, seconds)
        if isinstance(overlooks, bool) or not isinstance(overlooks, int | float) or not 0 <= overlooks <= 1:
            raise UnknownPlayer("builder/overlooks")
        self.overlooks = overlooks
        self.is_likely = search is None or search.likely
        self.simulations = DEFAULT_DRAFTS if simulations is None and seconds is None else simulations
        self.seconds = seconds
        self._rng = generator(seed)

    @staticmethod
    def plays(game: Game) -> bool:
        """Play Microchip alone."""
        return game is GAME

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return the tile that is worth most, or the best layout."""
        return self._weigh(position, seat, until_clear=True)[0].move

    def value_of(self, position: Position, seat: int, move: str) -> float | None:
        """Return what a layout scores, which no list of moves has; None for a tile."""
        number = position.read(move, seat)[1]
        return None if number < BUILD else worth(int(after(position.record, seat, number).scores[seat]))

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all tiles on offer, the best first, each with the final score to be hoped for."""
        return self._weigh(position, seat)

    def _weigh(self, position: Position, seat: int | None, *, until_clear: bool = False) -> list[Candidate]:
        """Return the moves within the budget, or as soon as it is clear which is the best one."""
        seat = acting_seat(position, seat)
        if not self.plays(position.game):
            raise UnknownPlayer("player/only", name=self.name, game=GAME.name)
        s = position.record
        if not is_drafting(s):
            move, score = best_layout(s, seat, self._overlooked(int(s.held[seat].sum())))
            return [Candidate(position.write(move), worth(score))]
        from obelisk.games.microchip.building.engine import play_drafts

        kinds, moves = list_offer(s), position.game.scratch()
        scratch = np.zeros(2, s.dtype)
        scratch[0] = s
        is_likely = self.is_likely and position.seats == 2
        drafts, scores = 0, []
        for stretch in stretches(self.simulations, self.seconds, STRETCH):
            scores.append(np.zeros(len(kinds)))
            play_drafts(scratch, seat, own_desk(), kinds, stretch, is_likely, self._rng, moves, scores[-1])
            drafts += stretch
            if len(kinds) == 1 or (until_clear and len(scores) % OFTEN == 0 and _is_clear(np.array(scores))):
                break
        means = np.sum(scores, axis=0) / drafts
        found = [Candidate(position.write(int(kinds[i])), worth(means[i]), drafts) for i in range(len(kinds))]
        return sorted(found, key=lambda candidate: -candidate.value)

    def _overlooked(self, n: int) -> list[int]:
        if self.overlooks == 0:
            return []
        places = np.arange(n)
        shuffle(self._rng, places)
        # A part of a tile is overlooked in that part of the games.
        many = int(self.overlooks * n + pick(self._rng, 1000) / 1000)
        return [int(place) for place in places[:many]]


def _is_clear(scores: np.ndarray[Any, Any]) -> bool:
    """Return whether one tile is surely the best, by scores in rows for stretches and columns for tiles."""
    best = int(scores.sum(axis=0).argmax())
    ahead = np.delete(scores[:, [best]] - scores, best, axis=1)
    errors = ahead.std(axis=0, ddof=1) / np.sqrt(len(scores))
    return bool(np.all(ahead.mean(axis=0) > CLEAR * errors))
