"""Who sits at the other seats of an environment for one agent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from obelisk.arena.entrants import Entrant, entered
from obelisk.errors import BadRequest
from obelisk.game import Game
from obelisk.players import Player
from obelisk.position import Position

TRIES = 1000
"""So many games are begun for an agent, at most, until one is not over before its first turn."""


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse a seat that the game does not have; None is any."""
    if seat is not None and (isinstance(seat, bool) or seat not in range(seats)):
        raise BadRequest("request/one-of", name="seat", given=repr(seat), known=tuple(range(seats)))


def opponents_of(given: Any, seats: int) -> list[Entrant]:
    """Return who plays at the other seats: one player for all of them, or a list with one for each."""
    listed = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given] * (seats - 1)
    if len(listed) != seats - 1:
        raise BadRequest("request/opponents", given=len(listed), n=seats - 1)
    found = [entered(who, number) for number, who in enumerate(listed)]
    for who in found:
        who.leave(who.seat(seed=None))  # one that nobody knows is refused here, not in the first game
    return found


class Tables:
    """Games in many lanes with players at all seats but the agent's: each as a Position, so that players can look."""

    def __init__(self, game: Game, options: dict[str, Any], opponents: list[Entrant], lanes: int) -> None:
        self._game, self._options, self._opponents = game, options, opponents
        self._positions: list[Position | None] = [None] * lanes
        self._players: list[dict[int, tuple[Entrant, Player]]] = [{} for _ in range(lanes)]

    def begin(self, lane: int, agent: int, seed: int) -> Position:
        """Begin a game in a lane, with fresh players; a *seed* decides its set-up and all that they do."""
        self.leave(lane)
        position = self._positions[lane] = self._game.start(seed=seed, **self._options)
        others = [seat for seat in range(position.seats) if seat != agent]
        for seat, who in zip(others, self._opponents, strict=True):
            self._players[lane][seat] = who, who.seat(seed=seed + seat + 1)
        return position

    def position(self, lane: int) -> Position:
        """Return the position of a lane in which a game has begun."""
        position = self._positions[lane]
        assert position is not None  # every lane begins before it is looked at
        return position

    def choose(self, lane: int, seat: int) -> int:
        """Return the move of a player, as the number that the rules know it by."""
        position = self.position(lane)
        return position.read(self._players[lane][seat][1].choose(position, seat), seat)[1]

    def act(self, lane: int, seat: int, action: int) -> None:
        """Do the action of an agent."""
        self._positions[lane] = self.position(lane).play(action, seat)

    def play(self, lane: int, seat: int, move: int) -> None:
        """Make a move that the rules know by its number."""
        position = self.position(lane)
        self._positions[lane] = position.play(position.write(move), seat)

    def leave(self, lane: int) -> None:
        """Let the players of a lane go."""
        for who, player in self._players[lane].values():
            who.leave(player)
        self._players[lane] = {}
