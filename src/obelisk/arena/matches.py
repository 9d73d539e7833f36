"""Matches between players: who beats whom, each set-up played from every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from obelisk.catalogue import game
from obelisk.players import Player
from obelisk.position import Position


def play_out(position: Position, seated: Sequence[Player]) -> Position:
    """Let the players at their seats finish a game."""
    while not position.is_over:
        seat = position.active[0]
        position = position.play(seated[seat].choose(position, seat), seat)
    return position


def shares(end: Position) -> tuple[float, ...]:
    """Return what each seat has of the win: 1, or its part of a shared one, or 0.

    >>> shares(game("rhombus").start(size=2).play("a1").play("b1").play("a2"))
    (1.0, 0.0)
    """
    winners = end.result.winners if end.result is not None else ()
    return tuple((seat in winners) / max(len(winners), 1) for seat in range(end.seats))


def wins_of(
    one: Player,
    other: Player,
    name: str,
    games: int,
    *,
    seed: int,
    others: int = 1,
    tell: Callable[[int, float], None] = lambda done, won: None,
    **options: Any,
) -> float:
    """Return how many of *games* of the game *name* are won by *one*, a shared win counted by its share.

    It sits at each seat in turn, all other seats (*others* of them) being taken by *other*; every set-up, which *seed*
    makes, is played once from each seat, so that nobody gets the better deal. *tell* hears of each game's end.
    """
    seats = 1 + others
    won = 0.0
    for number in range(games):
        own = number % seats
        seated = [one if seat == own else other for seat in range(seats)]
        won += shares(play_out(game(name).start(seed=seed + number // seats, **options), seated))[own]
        tell(number + 1, won)
    return won
