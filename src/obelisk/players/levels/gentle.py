"""An opponent for somebody's first game: a novice that errs on purpose while the newcomer is behind."""

from obelisk.kernel.chance import generator, pick
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.players.levels import Novice
from obelisk.players.levels.noticing import FINE
from obelisk.position import Position

GENTLE = "gentle"
EVEN = 0.5
ERRS = 0.8
"""How often it errs where it would be ahead."""


class GentlePlayer(Player):
    """Plays like a novice, and gives way where the other side is behind; it is no level, and nobody is rated by it."""

    name = GENTLE

    def __init__(self, *, seed: int | None = None):
        """Choose by a generator from *seed*, or a fresh one."""
        self._rng = generator(seed)
        self._novice = Novice(seed=int(pick(self._rng, 1 << 31)))

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return a novice's move; of a position that is better for itself, mostly one that gives way."""
        seat = acting_seat(position, seat)
        found = self.consider(position, seat)
        worse = [one for one in found if one.value < EVEN] or found[(len(found) + 1) // 2 :]
        if not worse or found[0].value <= EVEN or pick(self._rng, FINE) >= ERRS * FINE:
            return self._novice.choose(position, seat)
        return worse[int(pick(self._rng, len(worse)))].move

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return what a novice considers, the best first."""
        return self._novice.consider(position, seat)
