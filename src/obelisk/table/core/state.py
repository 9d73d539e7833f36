"""A table as a value: what the events so far have come to. It is only ever made by replaying them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from obelisk.catalogue import game, restore
from obelisk.errors import BadRecord, BadSetup, IllegalMove
from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.records import has_other_rules
from obelisk.table.core import events
from obelisk.table.core.clocks import Clocks, Holiday, fresh, read_control
from obelisk.table.core.dealing import commitment
from obelisk.table.core.events import Event
from obelisk.table.wire.games import Result, SeatKind
from obelisk.table.wire.tables import TournamentShown

OPEN: Final = "open"
PERSON: Final = "person"
COMPUTER: Final = "computer"
SOLVED, MISSED = "solved", "missed"
"""How a puzzle ends whose winning moves are to be found."""
MOST_SAID = 200
"""How many lines of chat are shown; the log keeps all of them."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat. `owner` and `key` are hashes of the secrets by which a person is known."""

    kind: SeatKind = OPEN
    name: str = ""
    level: str | None = None
    owner: str | None = None
    key: str | None = None
    colour: int | None = None
    """The colour that its player wishes for, in games where colours are chosen."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What one seat proposes to the others: to take back to a ply, to end, to play again; and who agreed so far."""

    seat: int
    what: str
    to_ply: int | None = None
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game at the table ended: by its rules, or by what its players did."""

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...] | None = None

    def as_json(self) -> Result:
        """Return it ready for JSON."""
        points = None if self.points is None else list(self.points)
        return {"winners": list(self.winners), "points": points, "reason": self.reason}


@dataclass(frozen=True, slots=True)
class Table:
    """Where everything at a table stands."""

    id: str
    v: int
    made: dict[str, Any]
    seats: tuple[Seat, ...]
    position: Position
    made_at: int
    touched: int
    has_begun: bool = False
    ending: Ending | None = None
    offer: Offer | None = None
    clocks: Clocks | None = None
    chat: tuple[tuple[int | None, str, str, int], ...] = ()
    rematch: str | None = None
    takebacks: int = 0
    is_helped: bool = False
    """Whether somebody was given a hint or shown the solution, so that the score is not their own."""
    starter: int = 0
    """The seat that moves first."""
    has_new_rules: bool = False
    """Whether the rules of the game have changed since the table was made."""
    unreadable_from: int | None = None
    """The ply from which the changed rules do not allow the moves of the log; None where they allow all of them."""
    played: tuple[tuple[int, str], ...] | None = None
    """All moves of the log, where changed rules do not allow some of them; else the position has them."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.made["game"])

    @property
    def host(self) -> str:
        """The hash by which the one who made the table is known."""
        return str(self.made["host"])

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.position.history)

    @property
    def has_moves(self) -> bool:
        """Whether a player has moved; what chance has brought does not count."""
        return any(seat != CHANCE for seat, _ in self.position.history)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return () if self.is_over or self.is_frozen or not self.has_begun else self.position.active

    @property
    def waits(self) -> bool:
        """Whether clocks run, but must not before everybody has seen the game."""
        return bool(self.made.get("waits")) and self.clocks is not None and bool(self.clocks.running)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or otherwise."""
        return self.ending is not None

    @property
    def is_frozen(self) -> bool:
        """Whether no move can be made because changed rules do not allow what was played."""
        return self.unreadable_from is not None and not self.is_over

    @property
    def reopens(self) -> bool:
        """Whether a game that is over goes on when moves are taken back: at one screen, where nobody minds."""
        return bool(self.made.get("reopens"))

    @property
    def is_rated(self) -> bool:
        """Whether it was agreed that the game counts for ratings."""
        return bool(self.made.get("rated"))

    @property
    def is_solo(self) -> bool:
        """Whether it is a game for one, whose score is compared with others."""
        return len(self.seats) == 1

    @property
    def puzzle(self) -> dict[str, Any] | None:
        """The puzzle that is tried here, with its solution, if it is one."""
        found: dict[str, Any] | None = self.made.get("puzzle")
        return found

    @property
    def is_counted(self) -> bool:
        """Whether it is the one try at a puzzle that counts."""
        return self.puzzle is not None and bool(self.puzzle["is_counted"])

    @property
    def why_unaided(self) -> str | None:
        """The code of the reason why nobody is helped here while the game goes on, if there is one."""
        if self.is_rated:
            return "table/rated-advice"
        return "table/puzzle-advice" if self.is_counted else "table/tournament-advice" if self.tournament else None

    @property
    def first_ply(self) -> int:
        """The ply before which nothing is taken back."""
        return 0 if self.puzzle is None else int(self.puzzle["from_ply"])

    @property
    def tournament(self) -> TournamentShown | None:
        """The tournament that the game belongs to, if it does to any: its id, title and round."""
        found: TournamentShown | None = self.made.get("tournament")
        return found

    @property
    def is_serious(self) -> bool:
        """Whether nobody is helped, and nothing is taken back: it is rated, or a game of a tournament."""
        return self.is_rated or self.tournament is not None

    @property
    def is_analysis(self) -> bool:
        """Whether it is a board to try moves on: one person plays all seats, and nothing counts."""
        return bool(self.made.get("analysis"))

    @property
    def hides(self) -> bool:
        """Whether somebody must not know everything; after the end nothing is hidden, and on a board for analysis."""
        return self.ending is None and not self.is_analysis and self.position.hides

    @property
    def colours(self) -> tuple[int, ...]:
        """Which colour each seat wears: whoever starts chooses last; one that nobody wishes for is the seat's own."""
        n, left = len(self.seats), list(range(len(self.seats)))
        worn: dict[int, int] = {}
        for seat in sorted(range(n), key=lambda seat: (self.starter - seat - 1) % n):
            wish = self.seats[seat].colour
            if wish in left:
                worn[seat] = wish
                left.remove(wish)
        for seat in (one for one in range(n) if one not in worn):
            worn[seat] = seat if seat in left else left[0]
            left.remove(worn[seat])
        return tuple(worn[seat] for seat in range(n))

    @property
    def commitment(self) -> str:
        """The hash that was shown before the first move."""
        return commitment(self.made["setup"], self.made["salt"])

    def position_at(self, ply: int) -> Position:
        """Return the position after so many moves of the game as it stands."""
        if ply == self.ply:
            return self.position
        return restore(self.game, self.made["setup"], self.position.history[:ply])

    def after(self, event: Event) -> Table:
        """Return the table after an event that the referee has allowed."""
        changed = _AFTER[event.kind](self, event)
        return replace(changed, v=event.v, touched=event.at)


def first(table_id: str, event: Event) -> Table:
    """Return the table that the event `made` makes."""
    made = event.data
    position, starter, unreadable_from = _first_position(made)
    control = read_control(made["clock"])
    clocks = None if control is None else fresh(control, position.seats)
    seats = tuple(open_seat(made, number) for number in range(position.seats))
    table = Table(table_id, event.v, made, seats, position, event.at, event.at, clocks=clocks, starter=starter)
    has_new_rules = unreadable_from is not None or has_other_rules(made, position)
    played = None if unreadable_from is None else tuple((seat, move) for seat, move in made.get("moves", ()))
    return replace(table, has_new_rules=has_new_rules, unreadable_from=unreadable_from, played=played)


def _first_position(made: dict[str, Any]) -> tuple[Position, int, int | None]:
    """Return the position that a table begins with, who starts, and the ply that changed rules do not allow, if any.

    A game that was put aside goes on with the moves that were played of it.
    """
    played = game(made["game"])
    try:
        position = played.start(setup=made["setup"])
    except BadSetup:
        if made.get("rules") in (None, played.rules_digest):
            raise
        position = played.start(**made["options"])
        return position, _starter(position), 0
    starter = _starter(position)
    for ply, (seat, move) in enumerate(made.get("moves", ())):
        try:
            position = position.play(move, seat)
        except IllegalMove:
            if not has_other_rules(made, position):
                raise
            return position, starter, ply
    return position, starter, None


def _starter(position: Position) -> int:
    """Return the seat that moves first."""
    named = [option.name for option in position.game.options if option.is_starter]
    return position.setup[named[0]] if named else next((seat for seat in position.active if seat >= 0), 0)


def open_seat(made: dict[str, Any], number: int) -> Seat:
    """Return an open seat; in a game from a sheet it has the name and colour of its player there."""
    sheet = made.get("sheet")
    return Seat() if sheet is None else Seat(name=sheet["names"][number], colour=sheet["wishes"][number])


def replayed(table_id: str, log: Iterable[Event]) -> Table:
    """Return the table that a whole log leads to.

    Where the rules have changed since, or the log does not name them, the moves end at the first that is not allowed.
    """
    steps = iter(log)
    table = first(table_id, next(steps))
    # Taking back finds its position here instead of playing the whole game again.
    positions = [table.position_at(ply) for ply in range(table.ply + 1)]
    for event in steps:
        if event.v != table.v + 1:
            raise BadRecord("table/log-hole", v=event.v, after=table.v)
        if table.unreadable_from is not None and event.kind in (events.MOVED, events.TAKEN_BACK):
            table = replace(table, v=event.v, touched=event.at, played=_played_by_log(table, event))
        elif event.kind == events.TAKEN_BACK:
            del positions[event.data["to_ply"] + 1 :]
            table = replace(_back_at(table, event, positions[-1]), v=event.v, touched=event.at)
        elif event.kind == events.MOVED:
            table = _moved_by_log(table, event)
            positions.append(table.position)
        else:
            table = table.after(event)
    return table


def _played_by_log(table: Table, event: Event) -> tuple[tuple[int, str], ...]:
    """Return the moves of the log after one that changed rules do not allow, or after moves were taken back."""
    played = table.position.history if table.played is None else table.played
    if event.kind == events.TAKEN_BACK:
        return played[: event.data["to_ply"]]
    return (*played, (event.data["seat"], event.data["move"]))


def _moved_by_log(table: Table, event: Event) -> Table:
    """Return the table after a move of its log; with changed rules that do not allow it, the table without it."""
    try:
        moved = table.after(event)
        if list(moved.position.active) != event.data["active"]:
            raise BadRecord("table/log-rules", v=event.v)
    except Exception:  # changed rules may do anything
        if not table.has_new_rules and "rules" in table.made:
            raise
        clocks = table.clocks and table.clocks.set_going((), event.at)
        frozen = replace(table, has_new_rules=True, unreadable_from=table.ply, clocks=clocks)
        return replace(frozen, v=event.v, touched=event.at, played=_played_by_log(table, event))
    return moved


def _with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _sat(table: Table, event: Event) -> Table:
    said = event.data
    seat = Seat(said["as"], said["name"], said.get("level"), said.get("owner"), said.get("key"), said.get("colour"))
    return _with_seat(table, said["seat"], seat)


def _left(table: Table, event: Event) -> Table:
    number = event.data["seat"]
    return _with_seat(table, number, open_seat(table.made, number))


def _renamed(table: Table, event: Event) -> Table:
    number = event.data["seat"]
    return _with_seat(table, number, replace(table.seats[number], name=event.data["name"]))


def _replaced(table: Table, event: Event) -> Table:
    number = event.data["seat"]
    seat = replace(table.seats[number], kind=COMPUTER, level=event.data["level"])
    clocks = table.clocks and table.clocks.renewed(number, event.at)
    return replace(_with_seat(table, number, seat), clocks=clocks)


def _began(table: Table, event: Event) -> Table:
    clocks = table.clocks and table.clocks.set_going(table.position.active, event.at)
    return replace(table, has_begun=True, clocks=clocks)


def _moved(table: Table, event: Event) -> Table:
    seat = event.data["seat"]
    position = table.position.play(event.data["move"], seat)
    clocks = table.clocks and table.clocks.moved(seat, position.active, event.at)
    return replace(table, position=position, clocks=clocks, offer=None)


def _taken_back(table: Table, event: Event) -> Table:
    return _back_at(table, event, table.position_at(event.data["to_ply"]))


def _back_at(table: Table, event: Event, position: Position) -> Table:
    clocks = table.clocks and table.clocks.set_going(position.active, event.at)
    takebacks = table.takebacks + 1
    return replace(table, position=position, clocks=clocks, offer=None, ending=None, takebacks=takebacks)


def _said(table: Table, event: Event) -> Table:
    said = event.data
    if not said["text"]:  # by somebody who wanted to be forgotten
        return table
    line = (said["seat"], said["name"], said["text"], event.at)
    return replace(table, chat=(*table.chat, line)[-MOST_SAID:])


def _offered(table: Table, event: Event) -> Table:
    said = event.data
    return replace(table, offer=Offer(said["seat"], said["what"], said.get("to_ply")))


def _answered(table: Table, event: Event) -> Table:
    if table.offer is None or not event.data["yes"]:
        return replace(table, offer=None)
    agreed = (*table.offer.agreed, *event.data["seats"])
    return replace(table, offer=replace(table.offer, agreed=agreed))


def _ended(table: Table, event: Event) -> Table:
    said = event.data
    points = None if said["points"] is None else tuple(said["points"])
    clocks = table.clocks and table.clocks.set_going((), event.at)
    ending = Ending(said["reason"], tuple(said["winners"]), points)
    return replace(table, ending=ending, offer=None, clocks=clocks)


def _resumed(table: Table, event: Event) -> Table:
    clocks = table.clocks and table.clocks.stood_still(event.data["stood_still"])
    return replace(table, clocks=clocks)


def _rematch(table: Table, event: Event) -> Table:
    return replace(table, rematch=event.data["id"], offer=None)


def _helped(table: Table, event: Event) -> Table:
    return replace(table, is_helped=True)


def _holiday(table: Table, event: Event) -> Table:
    clocks = table.clocks and table.clocks.with_holiday(Holiday(**event.data))
    return replace(table, clocks=clocks)


def _unchanged(table: Table, event: Event) -> Table:
    return table


_AFTER: dict[str, Callable[[Table, Event], Table]] = {
    events.SAT: _sat,
    events.LEFT: _left,
    events.RENAMED: _renamed,
    events.REPLACED: _replaced,
    events.BEGAN: _began,
    events.MOVED: _moved,
    events.TAKEN_BACK: _taken_back,
    events.SAID: _said,
    events.OFFERED: _offered,
    events.ANSWERED: _answered,
    events.RESIGNED: _unchanged,
    events.FLAGGED: _unchanged,
    events.RESUMED: _resumed,
    events.ENDED: _ended,
    events.REMATCH: _rematch,
    events.HELPED: _helped,
    events.HOLIDAY: _holiday,
}
