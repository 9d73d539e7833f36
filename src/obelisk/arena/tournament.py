"""A tournament: everybody meets everybody, each set-up from every seat, and who won how often."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from obelisk.arena.entrants import Entrant, entered
from obelisk.arena.matches import Fixture, Outcome, Task, check_players, derive, fixtures, seats_for
from obelisk.arena.running import run
from obelisk.arena.statistics import Sprt, elo, wilson
from obelisk.catalogue import as_game
from obelisk.errors import BadRequest, check_number
from obelisk.game import Game
from obelisk.players import Player


@dataclass(frozen=True)
class Played:
    """A game that was played: its number, who met where, and how it ended."""

    number: int
    fixture: Fixture
    outcome: Outcome

    def share_of(self, entrant: int) -> float:
        """Return what an entrant has of the win."""
        return self.outcome.shares[self.fixture.seated().index(entrant)]


@dataclass(frozen=True)
class Standing:
    """How often a player won, a shared win counted by its share."""

    player: str
    games: int
    won: float

    @property
    def rate(self) -> float:
        """Which part of its games it won."""
        return self.won / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.won, self.games)


@dataclass(frozen=True)
class Report:
    """What a tournament came to."""

    game: str
    players: tuple[str, ...]
    seats: int
    seed: int
    planned: int
    """How many games there were to play."""
    played: tuple[Played, ...] = field(repr=False)
    """The games that count, by their numbers."""
    sprt: Sprt | None = None
    is_interrupted: bool = False
    """Whether somebody pressed Ctrl-C."""

    @property
    def standings(self) -> list[Standing]:
        """Each player's games and wins, in the order in which the players were named."""
        won: list[list[float]] = [[] for _ in self.players]
        for game in self.played:
            for seat, entrant in enumerate(game.fixture.seated()):
                won[entrant].append(game.outcome.shares[seat])
        return [Standing(player, len(own), sum(own)) for player, own in zip(self.players, won, strict=True)]

    @property
    def elo(self) -> tuple[float, float, float] | None:
        """By how much the first of two players is stronger: the lower bound, the estimate, the upper bound."""
        if len(self.players) != 2 or self.seats != 2:
            return None
        first = self.standings[0]
        low, high = first.interval
        return elo(low), elo(first.rate), elo(high)

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio of the sequential test."""
        return 0.0 if self.sprt is None else self.sprt.ratio(set_up_means(self.played, self.seats))

    @property
    def verdict(self) -> float | None:
        """The hypothesis that the sequential test accepts, in Elo, or None where it needs more games."""
        return None if self.sprt is None else self.sprt.verdict(set_up_means(self.played, self.seats))

    @property
    def failures(self) -> list[tuple[int, str, Any]]:
        """The games that a program lost by failing: their numbers, the program, and the error."""
        return [
            (game.number, self.players[game.fixture.seated()[failure.facts["seat"]]], failure)
            for game in self.played
            if (failure := game.outcome.failure) is not None
        ]


def set_up_means(played: Sequence[Played], seats: int) -> list[float]:
    """Return the first player's mean share of each set-up that was played from every seat."""
    won: dict[int, list[float]] = {}
    for game in played:
        won.setdefault(game.fixture.setup, []).append(game.share_of(0))
    return [sum(shares) / seats for shares in won.values() if len(shares) == seats]


def play(
    game: Game | str,
    players: Sequence[str | Player | Callable[..., Player]],
    /,
    games: int = 100,
    *,
    seed: int | None = None,
    processes: int | None = None,
    cluster: str | None = None,
    sprt: Sprt | None = None,
    tell: Callable[[Played, int], None] = lambda game, planned: None,
    progress: Callable[[int, int | None, str], None] | None = None,
    **options: Any,
) -> Report:
    """Let *players* play *games* games of a *game*, which may be given by its name.

    Players are written, like `mcts:simulations=2000`, or Python objects: a Player is the same one in all games, which
    are played in this process unless *processes* are named; a class, or a function, makes a fresh one for each game.
    As many as there are seats meet at a table; where more are named, every such group plays so many games. Each set-up
    is played in every rotation of the seats. All chance comes from *seed* and the number of a game, so that players
    whose budgets are simulations play the same games in any number of *processes*, or on the Ray *cluster* at an
    address. With *sprt*, two players stop as soon as the test is decided. *tell* hears of each game as it ends, and
    of how many; *progress* hears of long preparations. The *options* are the game's. After Ctrl-C the report has what
    was played so far.
    """
    name = as_game(game).name
    check_number("games", games)
    entrants = [entered(given, number) for number, given in enumerate(players)]
    processes = _where(entrants, processes, cluster)
    seats, options = seats_for(name, len(players), options)
    if sprt is not None and (len(players), seats) != (2, 2):
        raise BadRequest("arena/sprt-two")
    check_players(name, entrants, seats, options, progress)
    if processes != 1 or cluster is not None:
        entrants = [entrant.for_other_processes() for entrant in entrants]
    seed = secrets.randbelow(1 << 31) if seed is None else seed
    planned = list(fixtures(len(players), seats, games))
    tasks = ((number, _task(name, entrants, fixture, seed, options)) for number, fixture in enumerate(planned))
    found: dict[int, Played] = {}
    known = 0
    is_interrupted = False
    try:
        with closing(run(tasks, processes, cluster)) as outcomes:
            for number, outcome in outcomes:
                found[number] = Played(number, planned[number], outcome)
                tell(found[number], len(planned))
                # Only games without a gap before them are looked at, so that the end does not depend on the processes.
                before, known = known, next(end for end in count(known) if end not in found)
                if sprt is not None and (end := _decided(sprt, found, before, known)):
                    found = {number: found[number] for number in range(end)}
                    break
    except KeyboardInterrupt:
        is_interrupted = True
    played = tuple(found[number] for number in sorted(found))
    return Report(name, tuple(map(str, entrants)), seats, seed, len(planned), played, sprt, is_interrupted)


def _where(entrants: Sequence[Entrant], processes: int | None, cluster: str | None) -> int | None:
    """Return in how many processes the games are played; a player that cannot leave this one is refused elsewhere."""
    if cluster is None and processes is None and any(entrant.goes_on or not entrant.can_leave for entrant in entrants):
        return 1
    bound = next((entrant for entrant in entrants if not entrant.can_leave), None)
    if bound is not None and (cluster is not None or processes != 1):
        raise BadRequest("arena/bound", player=bound.text)
    return processes


def _task(name: str, entrants: Sequence[Entrant], fixture: Fixture, seed: int, options: dict[str, Any]) -> Task:
    players = tuple(entrants[entrant] for entrant in fixture.seated())
    seeds = tuple(derive(seed, "player", *fixture, entrant) for entrant in fixture.seated())
    return Task(name, players, derive(seed, "set-up", fixture.setup), seeds, options)


def _decided(sprt: Sprt, found: dict[int, Played], before: int, known: int) -> int | None:
    """Return after how many games, of those that are newly known, the test is decided, if it is."""
    for end in range(before + 1, known + 1):
        if end % 2 == 0 and sprt.verdict(set_up_means([found[number] for number in range(end)], 2)) is not None:
            return end
    return None
