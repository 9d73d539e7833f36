"""What can be asked of the referee, and who asks."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.table.core.state import PERSON, Seat, Table
from obelisk.table.core.summary import Summary


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody, known by the hashes of secrets: sessions (several for an account), and keys of seats."""

    owners: frozenset[str] = frozenset()
    keys: frozenset[str] = frozenset()

    @property
    def tag(self) -> str:
        """What tells this person's retries from those of others."""
        return min(self.owners or self.keys, default="")[:16]

    def joined_by(self, session: str) -> Who:
        """Return the same person, known by one more session."""
        return Who(self.owners | {session}, self.keys)

    def seats_at(self, table: Table | Summary) -> tuple[int, ...]:
        """Return the seats that this person plays."""
        return tuple([number for number, seat in enumerate(table.seats) if self.plays(seat)])

    def owners_at(self, table: Table) -> frozenset[str]:
        """Return the sessions of this person, also those of whose seats they know only the keys."""
        return self.owners.union(seat.owner for seat in table.seats if seat.owner is not None and self.plays(seat))

    def plays(self, seat: Seat) -> bool:
        """Return whether this person plays a seat."""
        return seat.kind == PERSON and (seat.owner in self.owners or seat.key in self.keys)


NOBODY = Who()


@dataclass(frozen=True, slots=True)
class Move:
    """Make a move, in answer to the position after *ply* moves."""

    seat: int | None
    move: str
    ply: int | None


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an open seat. `owner` and `key` are hashes."""

    seat: int
    name: str
    owner: str | None
    key: str
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Let a computer take an open seat."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Do:
    """Something else that a player does; `kind` is one of ACTIONS."""

    kind: str
    seat: int | None = None
    what: str | None = None
    ply: int | None = None
    text: str = ""
    name: str = ""
    id: str = ""
    """For a rematch: the name of the table that it would get."""


@dataclass(frozen=True, slots=True)
class Flag:
    """Look whether somebody's time is over."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after the server stood still for so many milliseconds."""

    stood_still: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Make the move that a computer has chosen for its seat."""

    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Help:
    """Note that a seat was given a hint in a game alone, or shown the solution."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Go on without players for whom nobody waits any more, in a tournament."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Adjudicate:
    """End a game as the organiser of its tournament has decided."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pause:
    """Note that whoever plays a seat is on holiday from one moment to another."""

    seat: int
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class Planned:
    """Make the move that a person has said before, in answer to the position after *ply* moves."""

    seat: int
    move: str
    ply: int


Command = Move | Sit | Place | Do | Flag | Resume | Answer | Help | Pause | Dismiss | Adjudicate | Planned
