"""What the referee decides: the events that follow from a command, one after the other, and the table after them."""

from dataclasses import replace
from typing import Any

from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.table.core import events
from obelisk.table.core.dealing import number_of, roll
from obelisk.table.core.events import Event
from obelisk.table.core.state import MISSED, OPEN, PERSON, SOLVED, Table

STAND_IN = "club"
"""The level of the computer that plays on for somebody who has left a game of three or more."""


class Decision:
    """A table, and the events that are added to it."""

    def __init__(self, table: Table, at: int):
        self.table = table
        self.at = at
        self.events: list[Event] = []

    def add(self, kind: str, **data: Any) -> None:
        """Add an event."""
        event = Event(self.table.v + 1, self.at, kind, data)
        self.table = self.table.after(event)
        self.events.append(event)

    def play(self, seat: int, move: str) -> None:
        """Make a move, let chance have its turn if it is next, and end the game if that ends it."""
        before = self.table.position
        # Checked here, so that the event holds what the notation writes, and everything that is sent of it later.
        position = before.play(move, seat)
        written = position.history[-1][1]
        ply, secret = len(before.history), position.secret_plies
        facts: dict[str, Any] = {
            "secret": ply in secret,
            "opens": _opens_part(before),
            "reveals": [[told, before.history[told][1]] for told in sorted(before.secret_plies - secret)],
        }
        self._add_move(seat, written, position, **{name: fact for name, fact in facts.items() if fact})
        result = position.result
        if self.table.puzzle is not None and self.table.puzzle["line"]:
            self._judge(self.table.puzzle)
        elif result is not None:
            self.end("rules", result.winners, result.points)
        self._roll()

    def _judge(self, puzzle: dict[str, Any]) -> None:
        """Compare what was played of a puzzle with its line: end it, or answer as the line does."""
        seat, line = int(puzzle["seat"]), puzzle["line"]
        played = [move for _, move in self.table.position.history[puzzle["from_ply"] :]]
        if played == line:
            self.end(SOLVED, (seat,))
        elif played != line[: len(played)]:
            self.end(MISSED, tuple(other for other in range(len(self.table.seats)) if other != seat))
        elif self.table.position.active != (seat,):
            self.play(self.table.position.active[0], line[len(played)])

    def _roll(self) -> None:
        """Let chance bring what follows from the deal, if it is its turn."""
        table = self.table
        if table.active == (CHANCE,):
            again = table.takebacks if table.is_analysis else 0
            self.play(CHANCE, table.position.outcome(number_of(roll(table.made["salt"], table.ply, again))))

    def _add_move(self, seat: int, move: str, position: Position, **more: Any) -> None:
        """Add a move that leads to *position*; the event holds everything that is ever sent of it."""
        clocks = self.table.clocks and self.table.clocks.moved(seat, position.active, self.at)
        data: dict[str, Any] = {"seat": seat, "move": move, "ply": len(position.history), **more}
        data["active"] = list(position.active)
        if clocks is not None:
            data["clocks"] = list(clocks.left)
        event = Event(self.table.v + 1, self.at, events.MOVED, data)
        # The position is known already, so it is not made a second time.
        self.table = replace(self.table, position=position, clocks=clocks, offer=None, v=event.v, touched=event.at)
        self.events.append(event)

    def begin_if_full(self) -> None:
        """Begin the game once every seat is taken."""
        if not self.table.has_begun and all(seat.kind != OPEN for seat in self.table.seats):
            self.add(events.BEGAN, active=list(self.table.position.active))
            self._roll()

    def end(self, reason: str, winners: tuple[int, ...], points: tuple[int, ...] | None = None) -> None:
        """End the game."""
        self.add(events.ENDED, reason=reason, winners=list(winners), points=None if points is None else list(points))

    def drop_out(self, seat: int, reason: str) -> None:
        """Go on without a player: of two the other wins; among more, and in a championship, a computer plays on."""
        others = tuple(other for other in range(len(self.table.seats)) if other != seat)
        if len(others) < 2 and self.table.made.get("championship") is None:
            self.end(reason, others)
            return
        was_person = self.table.seats[seat].kind == PERSON
        self.add(events.REPLACED, seat=seat, level=self.table.seats[seat].level or STAND_IN)
        if was_person and not people(self.table):
            self.end("abandoned", ())


def _opens_part(before: Position) -> bool:
    """Return whether a move chooses what is played next, in a game that is made of others."""
    return before.game.parts is not None and before.game.parts.micro(before.record) is None


def people(table: Table) -> tuple[int, ...]:
    """Return the seats on which people sit."""
    return tuple(number for number, seat in enumerate(table.seats) if seat.kind == PERSON)
