"""How long computers take for a move at this server: by the time that a level has, or by what its search has taken."""

from obelisk import catalogue
from obelisk.players.levels import STRENGTHS, simulations_of

MEMORY = 0.8
"""How much of what was known stays when a search was quicker; one that took longer is believed at once."""


class Paces:
    """What is known of how long computers take, in milliseconds."""

    def __init__(self) -> None:
        self._took: dict[tuple[str, str], float] = {}

    def note(self, game: str, level: str, took: float) -> None:
        """Remember how long a move took: hardly longer than this will the next one take."""
        before = self._took.get((game, level), took)
        self._took[game, level] = max(took, MEMORY * before + (1 - MEMORY) * took)

    def expected(self, game: str, level: str) -> int | None:
        """Return how long a level may take for a move, if that can be known.

        A level that has no time has a number of simulations: what is known of another level tells how long these take.
        """
        if (game, level) in self._took:
            return round(self._took[game, level])
        strength = STRENGTHS.get(level)
        if strength is None:
            return None
        if strength.seconds is not None:
            return round(1000 * strength.seconds)
        others = [other for other in STRENGTHS if (game, other) in self._took and STRENGTHS[other].seconds is None]
        if not others:
            return None
        nearest = max(others, key=lambda other: _simulations(game, other))
        return round(self._took[game, nearest] * _simulations(game, level) / _simulations(game, nearest))


def _simulations(game: str, level: str) -> int:
    return simulations_of(level, catalogue.game(game).search.level_simulations)
