"""A tournament as a value: what was announced, who takes part, and what has come of every round."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
STATUSES = (OPEN, RUNNING, OVER, CANCELLED)

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
CHAMPIONSHIP: Final = "championship"
KINDS = (ROUND_ROBIN, SWISS, CHAMPIONSHIP)

MINUTE, SECOND = 60_000, 1000


@dataclass(frozen=True, slots=True)
class Terms:
    """What was announced: it does not change any more."""

    title: str
    game: str
    options: dict[str, Any]
    kind: str
    seats: int
    """How many sit at one table, at most."""
    cycles: int = 1
    """In a round robin: how often everybody meets everybody."""
    rounds: int = 0
    """How many rounds there are; 0 for as many as it takes."""
    target: int = 0
    """To how many points a championship goes."""
    fewest: int = 2
    most: int = 32
    filler: str | None = None
    """The level of the computers that fill up; None for no computers."""
    starts_at: int | None = None
    """When it starts by itself; None where the organiser starts it."""
    clock: dict[str, Any] | None = None
    rated: bool = False
    is_public: bool = True
    patience: int = 5
    """After how many minutes whoever has not come to a game has lost it."""
    pause: int | None = 15
    """After how many seconds the next round begins; None where the organiser begins it."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who takes part: somebody, known by the hash of a session, or a computer of a level."""

    number: int
    name: str = ""
    owner: str | None = None
    level: str | None = None
    joined_at: int = 0
    is_out: bool = False
    """Whether they have withdrawn."""

    @property
    def is_computer(self) -> bool:
        """Whether it is a computer that fills up."""
        return self.level is not None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game has come to, by seat."""

    reason: str
    places: tuple[int, ...]
    """Equal places are a draw, or a shared win."""
    out: tuple[int, ...] = ()
    """The seats that have lost to everybody else: absent, or gone from a game of three or more."""
    points: tuple[int, ...] | None = None
    """The points of the game itself."""
    totals: tuple[int, ...] | None = None
    wins: tuple[int, ...] | None = None
    champions: tuple[int, ...] | None = None
    """How a championship stands after it."""

    def duel(self, one: int, other: int) -> int:
        """Return twice what one seat has of its duel with another: 2 for a win, 1 for a draw."""
        if one in self.out or other in self.out:
            return 2 if one not in self.out else 0
        mine, theirs = self.places[one], self.places[other]
        return 1 if mine == theirs else 2 if mine < theirs else 0


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game of a round: who meets whom, by seat, at which table."""

    entrants: tuple[int, ...]
    table: str | None = None
    """None where it is not played, because somebody has withdrawn."""
    arrived: tuple[int, ...] = ()
    """Who has been at the table."""
    absent: tuple[int, ...] = ()
    """Who is not waited for any more."""
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """A round: its games, and who has a bye."""

    number: int
    at: int
    pairings: tuple[Pairing, ...]
    byes: tuple[int, ...] = ()

    @property
    def is_done(self) -> bool:
        """Whether all its games have ended."""
        return all(pairing.outcome is not None for pairing in self.pairings)


@dataclass(frozen=True, slots=True)
class Tournament:
    """Where everything in a tournament stands; `v` counts its changes."""

    id: str
    terms: Terms
    organiser: str
    organiser_name: str
    seed: str
    made_at: int
    touched: int
    v: int = 1
    status: str = OPEN
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    plan: tuple[tuple[tuple[int, ...], ...], ...] = field(default=())
    """In a round robin: who meets whom in every round, by seat."""
    next_at: int | None = None
    """When the next round begins by itself."""

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Who has not withdrawn."""
        return tuple(entrant for entrant in self.entrants if not entrant.is_out)

    @property
    def last(self) -> Round | None:
        """The round that is played, or was played last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def is_broken_off(self) -> bool:
        """Whether a championship has ended without a champion, because everybody has left."""
        if self.terms.kind != CHAMPIONSHIP or self.status != OVER or self.last is None:
            return False
        outcome = self.last.pairings[0].outcome
        return outcome is None or outcome.champions is None

    @property
    def planned(self) -> int | None:
        """How many rounds there will have been; None where nobody can know."""
        if self.terms.kind == SWISS:
            return self.terms.rounds
        return len(self.plan) if self.plan else None

    @property
    def unfinished(self) -> tuple[Pairing, ...]:
        """The games that are played now."""
        games = self.rounds[-1].pairings if self.rounds and self.status == RUNNING else ()
        return tuple(pairing for pairing in games if pairing.outcome is None)

    @property
    def deadline(self) -> int | None:
        """When those who have not come are not waited for any more; None where everybody is there."""
        waits = any(late(self, pairing) for pairing in self.unfinished)
        return self.rounds[-1].at + self.terms.patience * MINUTE if waits else None

    def entrant_of(self, owners: Collection[str]) -> Entrant | None:
        """Return who of the entrants somebody is, known by their sessions; one who takes part before one who is out."""
        own = (entrant for entrant in self.entrants if entrant.owner in owners)
        return min(own, key=lambda entrant: entrant.is_out, default=None)

    def entrants_of(self, owners: Collection[str]) -> list[Entrant]:
        """Return the entrants of one person who still take part: several after two guests turned out to be one."""
        return [entrant for entrant in self.entrants if entrant.owner in owners and not entrant.is_out]

    def games_of(self, entrant: int) -> Iterator[tuple[Round, Pairing, int]]:
        """Yield the games of an entrant, each with its round and the seat."""
        for each in self.rounds:
            for pairing in each.pairings:
                if entrant in pairing.entrants:
                    yield each, pairing, pairing.entrants.index(entrant)


def late(tournament: Tournament, pairing: Pairing) -> tuple[int, ...]:
    """Return who of a game has not come yet, and is still waited for."""
    here = {*pairing.arrived, *pairing.absent}
    people = (one for one in pairing.entrants if not tournament.entrants[one].is_computer)
    return tuple(one for one in people if one not in here) if pairing.outcome is None else ()


def due_at(tournament: Tournament) -> int | None:
    """Return when the server itself must look at a tournament; None for never."""
    if tournament.status == OPEN:
        return tournament.terms.starts_at
    moments = (tournament.next_at, tournament.deadline) if tournament.status == RUNNING else ()
    return min((moment for moment in moments if moment is not None), default=None)
