"""What a player is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Any, Protocol

from obelisk.errors import UnknownPlayer
from obelisk.players.clock import thinking_clock
from obelisk.position import Position
from obelisk.words import LANGUAGES, Message


@dataclass(frozen=True)
class Candidate:
    """A move that a player considered.

    Its value goes from 0, a sure loss, to 1, a sure win. `visits` says how often a search tried it, `distance` how many
    plies the end is away where that is known. `line` is how the game is expected to go on, from this move as far as
    the player has looked, `reason` what speaks for the move or against it.
    """

    move: str
    value: float
    visits: int = 0
    distance: int | None = None
    line: tuple[str, ...] = ()
    reason: Message | None = None

    def __post_init__(self) -> None:
        """Let a line begin with the move, if nothing more is known."""
        if not self.line:
            object.__setattr__(self, "line", (self.move,))

    def as_json(self) -> dict[str, Any]:
        """Return everything, ready for JSON; of the reason also its sentence in every language."""
        reason = None
        if self.reason is not None:
            reason = {**self.reason.as_json(), **{language: self.reason.explain(language) for language in LANGUAGES}}
        return {
            "move": self.move,
            "value": self.value,
            "visits": self.visits,
            "distance": self.distance,
            "line": list(self.line),
            "reason": reason,
        }

    def is_as_good_as(self, other: Candidate) -> bool:
        """Tell whether nothing but taste decides between the two."""
        return (self.value, self.visits, self.distance) == (other.value, other.visits, other.distance)


class Player(Protocol):
    """Somebody who chooses moves. It uses only what its seat may know."""

    name: str

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return a legal move of *seat* (which may be left out where one seat is to move)."""
        ...

    def analyse(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return the moves considered, the best first, each with its line and its reason."""
        ...


def check_budget(simulations: Any, seconds: Any) -> None:
    """Refuse a budget that is neither a number above zero nor left out."""
    for budget, kind in ((simulations, int), (seconds, int | float)):
        is_number = isinstance(budget, kind) and not isinstance(budget, bool)
        if budget is not None and not (is_number and 0 < budget < inf):
            raise UnknownPlayer("player/budget")


def stretches(simulations: int | None, seconds: float | None, longest: int) -> Iterator[int]:
    """Yield how many simulations to do next, until one of the two budgets is used up; at least one stretch."""
    now = thinking_clock()
    end = None if seconds is None else now() + seconds
    done = 0
    while (simulations is None or done < simulations) and (end is None or done == 0 or now() < end):
        stretch = longest if simulations is None else min(longest, simulations - done)
        yield stretch
        done += stretch


def acting_seat(position: Position, seat: int | None) -> int:
    """Return the seat that a player is to choose for, or refuse if it has nothing to choose."""
    if seat is None and len(position.active) == 1:
        return position.active[0]
    if seat not in position.active:
        raise UnknownPlayer("player/no-move", seat=seat)
    return seat
