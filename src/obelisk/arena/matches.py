"""Games between players: who sits where, from which set-up, how it ended; all of it can go to another machine."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

from obelisk.arena.entrants import Entrant
from obelisk.catalogue import game
from obelisk.errors import BadRequest, BotFailure
from obelisk.kernel.chance import generator
from obelisk.kernel.state import Chance
from obelisk.players import Player, play_out
from obelisk.position import Position


class Fixture(NamedTuple):
    """Which game of a tournament: the players that meet, the number of their set-up, and how far they are rotated."""

    entrants: tuple[Any, ...]
    """By their numbers, or by their texts."""
    setup: int
    rotation: int

    def seated(self) -> list[Any]:
        """Return who sits on each seat: everyone moves one seat on with each rotation."""
        return [self.entrants[(seat - self.rotation) % len(self.entrants)] for seat in range(len(self.entrants))]


def fixtures(entrants: int, seats: int, games: int) -> Iterator[Fixture]:
    """Yield *games* games for every *seats* of the *entrants*; each set-up is played in every rotation.

    >>> [(f.setup, f.seated()) for f in fixtures(2, 2, 3)]
    [(0, [0, 1]), (0, [1, 0]), (1, [0, 1])]
    """
    for setup in range(-(-games // seats)):
        for met in combinations(range(entrants), seats):
            for rotation in range(min(seats, games - setup * seats)):
                yield Fixture(met, setup, rotation)


def derive(*parts: Any) -> int:
    """Return a seed that depends on all *parts* and on nothing else.

    >>> derive(1, "set-up", 0) == derive(1, "set-up", 0) != derive(1, "set-up", 1)
    True
    """
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:7], "little")


@dataclass(frozen=True)
class Task:
    """A game to be played: the players by seat, and all seeds."""

    game: str
    players: tuple[Entrant, ...]
    setup_seed: int
    seeds: tuple[int, ...]
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: what each seat has of the win, how long it was, and why it was broken off, if it was."""

    shares: tuple[float, ...]
    plies: int
    failure: BotFailure | None = None


def play_task(task: Task) -> Outcome:
    """Play a game. A player that fails loses it, and the others share the win."""
    position = game(task.game).start(seed=task.setup_seed, **task.options)
    seated: list[Player] = []
    try:
        for entrant, seed in zip(task.players, task.seeds, strict=True):
            seated.append(entrant.seat(seed=seed))
        end = play_out(position, seated, rolls(task.setup_seed))
        return Outcome(shares(end), len(end.history))
    except BotFailure as failure:
        lost = failure.facts["seat"]
        rest = 1 / (position.seats - 1)
        return Outcome(tuple(0.0 if seat == lost else rest for seat in range(position.seats)), 0, failure)
    finally:
        for entrant, player in zip(task.players, seated, strict=False):
            entrant.leave(player)


def rolls(setup_seed: int) -> Chance:
    """Return the generator of a game's rolls: whoever plays a set-up in turn meets the same luck."""
    return generator(-1 - setup_seed)


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
        setup_seed = seed + number // seats
        start = game(name).start(seed=setup_seed, **options)
        won += shares(play_out(start, seated, rolls(setup_seed)))[own]
        tell(number + 1, won)
    return won


def seats_for(name: str, entrants: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """Return how many sit at a table, all *entrants* if they may, and the options that say so."""
    played = game(name)
    fewest, most = played.seats
    if entrants is not None and fewest < most and "players" not in options and 2 <= entrants <= most:
        options = {**options, "players": max(entrants, fewest)}
    seats = played.start(seed=0, **options).seats
    if seats < 2:
        raise BadRequest("arena/alone", game=name)
    return seats, options


def check_players(
    name: str, entrants: Sequence[Entrant], seats: int, options: dict[str, Any], progress: Any = None
) -> None:
    """Refuse players who cannot play here, and let those get ready who need long for that."""
    if len(entrants) < seats:
        raise BadRequest("arena/players", seats=seats, given=len(entrants))
    start = game(name).start(seed=0, **options)
    for entrant in entrants:
        entrant.prepare(start, progress)
