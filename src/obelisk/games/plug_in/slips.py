"""How often a player loses microgames that it should win, as far as a match has shown."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from obelisk.authoring import Position

USUAL = 0.3
"""How often somebody of whom nothing is known is taken to slip."""
WEIGHT = 4
"""For how many microgames an opinion counts that was there before: the usual one, and then that of all microgames."""


@dataclass(frozen=True)
class Played:
    """A microgame that was played for a tile."""

    micro: str
    holder: int
    winner: int


def played(position: Position) -> Iterator[Played]:
    """Yield the microgames that were played to their end in a match."""
    parts = position.game.parts
    now = position.game.start(setup=position.setup)
    for seat, move in position.history:
        before, now = now, now.play(move, seat)
        micro = parts.micro(before.record)
        if micro is not None and parts.micro(now.record) is None:
            # Whoever wins a tile leaves the obelisk to the other.
            yield Played(micro[0].name, int(before.record.obelisk), 1 - int(now.record.obelisk))


class Slips:
    """How often a seat slips, by microgame."""

    def __init__(self, position: Position, seat: int, holder_wins: Callable[[str], float]):
        """Look through a match; *holder_wins* tells the chance of a microgame's holder if nobody errs.

        Only microgames that this seat should have won for certain tell anything.
        """
        self._lost: dict[str, int] = {}
        self._due: dict[str, int] = {}
        for tile in played(position):
            if holder_wins(tile.micro) == float(tile.holder == seat):
                self._due[tile.micro] = self._due.get(tile.micro, 0) + 1
                self._lost[tile.micro] = self._lost.get(tile.micro, 0) + (tile.winner != seat)

    def rate(self, micro: str) -> float:
        """Return how often the seat is likely to lose a microgame that it should win."""
        of_all = _updated(USUAL, sum(self._lost.values()), sum(self._due.values()))
        return _updated(of_all, self._lost.get(micro, 0), self._due.get(micro, 0))


def _updated(before: float, lost: int, due: int) -> float:
    """Return an opinion after so many microgames were seen."""
    return (before * WEIGHT + lost) / (WEIGHT + due)
