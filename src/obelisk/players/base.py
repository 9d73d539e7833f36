"""What a player is."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from obelisk.errors import BotFailure, IllegalMove, UnknownPlayer
from obelisk.game import Game
from obelisk.kernel.chance import generator
from obelisk.kernel.state import Chance
from obelisk.position import Position
from obelisk.words import LANGUAGES, Message


@dataclass(frozen=True)
class Candidate:
    """A move that a player considered.

    Its value goes from 0, a sure loss, to 1, a sure win. `visits` says how often a search tried it; one that it never
    tried has the value that it has at first sight, or else that of the position. `distance` is how many plies the end
    is away at most where that is known, `line` how the game is expected to go on, from this move as far as the player
    has looked, `reason` what speaks for the move or against it.
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
        numbers = {"value": float(self.value), "visits": int(self.visits)}
        return {**vars(self), **numbers, "line": list(self.line), "reason": reason}

    def is_as_good_as(self, other: Candidate) -> bool:
        """Return whether nothing but taste decides between the two."""
        return (self.value, self.visits, self.distance) == (other.value, other.visits, other.distance)


class Player:
    """Somebody who chooses moves, by what its seat may know. A subclass must have `choose`; the rest may stay.

    >>> class First(Player):
    ...     def choose(self, position, seat=None):
    ...         return position.moves(seat)[0]
    >>> import obelisk
    >>> [candidate.move for candidate in First().analyse(obelisk.game("kono").start())]
    ['a1a3']
    """

    name: str = "player"
    """What it is called; the name of the class, unless that says otherwise."""
    order: int = 100
    """Its place in lists of players: the smaller, the earlier."""
    is_offered: bool = True
    """Whether it can be chosen by its name alone."""
    most_seats: int | None = None
    """How many may sit at a table where it plays; None where that does not matter."""
    review_simulations: int | None = None
    """How many simulations of each position do for a review; None where it has no such option."""
    words: Path | None = None
    """The folder of its messages, a file for each language; `about` says in a few words how it plays."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)  # generators and trees must not be shared

    def __init_subclass__(cls, **options: Any) -> None:
        """Call a player by its class where it has no name of its own."""
        super().__init_subclass__(**options)
        if "name" not in cls.__dict__:
            cls.name = cls.__name__

    @staticmethod
    def plays(game: Game) -> bool:
        """Return whether it plays *game*: every game, unless it says otherwise."""
        return True

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return a legal move of *seat* (which may be left out where one seat is to move)."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose(position, seat)")

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return the moves considered, the best first, without reasons: these take a while where moves are many."""
        return [Candidate(self.choose(position, acting_seat(position, seat)), 0.5)]

    def analyse(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return the moves considered, the best first, each with its line and its reason."""
        from obelisk.players.thinking.explaining import explained

        seat = acting_seat(position, seat)
        return explained(position, seat, self.consider(position, seat))

    def value_of(self, position: Position, seat: int, move: str) -> float | None:
        """Return what a move is worth that need not be among the candidates; None where they tell all there is."""
        return None

    def close(self) -> None:
        """Give back what it holds, such as a program; the last thing that it is asked for."""


def acting_seat(position: Position, seat: int | None) -> int:
    """Return the seat that a player is to choose for, or refuse if it has nothing to choose."""
    active = position.active
    if position.is_over:
        raise UnknownPlayer("player/over")
    if position.is_chances_turn:
        raise UnknownPlayer("player/chance")
    if seat is None:
        if len(active) > 1:
            raise UnknownPlayer("player/which-seat", active=active)
        return active[0]
    if seat not in active:
        raise UnknownPlayer("player/no-move", seat=seat)
    return seat


def play_out(position: Position, seated: Sequence[Player], rng: Chance | None = None) -> Position:
    """Let the players at their seats finish a game; one whose move is not possible has failed (BotFailure).

    Chance rolls by *rng*, or by a fresh generator.
    """
    rng = generator() if rng is None else rng
    while not (position := position.rolled(rng)).is_over:
        seat = position.active[0]
        move = seated[seat].choose(position, seat)
        try:
            position = position.play(move, seat)
        except IllegalMove as error:
            raise BotFailure("bot/illegal", name=seated[seat].name, reason=error, seat=seat) from error
    return position
