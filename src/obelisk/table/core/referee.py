"""The authority: what may happen at a table. It knows no web, no database and no clock but the time it is told.

`decide` answers a command with the events that follow from it and the table after them, or refuses with the reason;
whoever asks keeps the events before anybody is told of them.
"""

from collections.abc import Callable
from typing import Any

from obelisk.errors import IllegalMove
from obelisk.kernel.state import CHANCE
from obelisk.players.levels import STRENGTHS
from obelisk.position import Position
from obelisk.table.core import events, offers
from obelisk.table.core.cleaning import clean, clean_name
from obelisk.table.core.clocks import Holiday
from obelisk.table.core.commands import (
    Adjudicate,
    Answer,
    Command,
    Dismiss,
    Do,
    Flag,
    Help,
    Move,
    Pause,
    Place,
    Planned,
    Resume,
    Sit,
    Who,
)
from obelisk.table.core.decision import Decision
from obelisk.table.core.events import Event
from obelisk.table.core.refusals import Forbidden, Missing, Refused, Unreadable
from obelisk.table.core.state import COMPUTER, OPEN, PERSON, Seat, Table

LONGEST_TEXT = 300
MOST_EVENTS = 10_000
"""After so many events a game can be played to its end, but nothing more is said."""
LEVELS = tuple(STRENGTHS)
IN_FROZEN = ("resign", "leave", "rename", "say", "offer", "accept", "decline")
"""Actions at a table where changed rules do not allow what was played: all that need no position."""


def decide(table: Table, command: Command, who: Who, at: int) -> tuple[list[Event], Table]:
    """Return what follows from a command and the table after it, or refuse with the reason."""
    if table.is_frozen and isinstance(command, Move | Planned | Answer | Sit | Place):
        raise Refused("table/rules-changed")
    decision = Decision(table, max(at, table.touched))
    _DECIDED[type(command)](decision, command, who)
    return decision.events, decision.table


def is_overdue(table: Table, at: int) -> bool:
    """Return whether somebody's time is over at that moment."""
    return table.clocks is not None and table.clocks.fallen(at) is not None


def seat_of(table: Table, who: Who, seat: int | None) -> int:
    """Return the seat that somebody acts for: the one named, or the only one; or refuse."""
    if seat is None:
        own = who.seats_at(table)
        able = [one for one in own if one in table.active] or list(own)
        if not able:
            raise Forbidden("table/no-seat")
        return able[0]
    if seat == CHANCE and table.position.game.rules.has_chance:
        raise Forbidden("table/chance-rolls")
    if not 0 <= seat < len(table.seats):
        raise Missing("table/no-such-seat", seat=seat, last=len(table.seats) - 1)
    if not who.plays(table.seats[seat]):
        raise Forbidden("table/not-your-seat", seat=seat)
    return seat


def _help(decision: Decision, command: Help, who: Who) -> None:
    table = decision.table
    if not table.is_helped and (table.reopens or not table.is_over):
        decision.add(events.HELPED, seat=command.seat)


def _answer(decision: Decision, command: Answer, who: Who) -> None:
    table = decision.table
    is_asked = command.seat != CHANCE and command.seat in table.active
    if not is_asked or table.seats[command.seat].kind != COMPUTER:
        raise Refused("table/over")
    decision.play(command.seat, command.move)


def _resume(decision: Decision, command: Resume, who: Who) -> None:
    clocks = decision.table.clocks
    if clocks is not None and clocks.running and command.stood_still > 0:
        decision.add(events.RESUMED, stood_still=command.stood_still)


def _pause(decision: Decision, command: Pause, who: Who) -> None:
    """Stop a correspondence clock for a holiday. A known holiday and a finished game need no event."""
    table = decision.table
    clocks = table.clocks
    if clocks is None or not clocks.control.kind.is_by_days or not table.has_begun or table.is_over:
        return
    if table.seats[command.seat].kind != PERSON:
        return
    known = clocks.holiday_of(command.seat)
    if known != Holiday(command.seat, command.since, command.until):
        decision.add(events.HOLIDAY, seat=command.seat, since=command.since, until=command.until)


def _planned(decision: Decision, command: Planned, who: Who) -> None:
    table = decision.table
    if command.ply != table.ply or command.seat not in table.active:
        raise Refused("table/stale", ply=command.ply, now=table.ply)
    decision.play(command.seat, command.move)


def _move(decision: Decision, command: Move, who: Who) -> None:
    table = decision.table
    seat = seat_of(table, who, command.seat)
    if table.ending is not None:
        raise Refused("table/over")
    if not table.has_begun:
        raise Refused("table/not-begun")
    if command.ply is not None and command.ply != table.ply and not _still_answers(table, seat, command.ply):
        raise Refused("table/stale", ply=command.ply, now=table.ply)
    if seat not in table.active:
        raise Refused("table/not-your-turn", reason=_why_not_now(table.position, command.move, seat))
    decision.play(seat, command.move)


def _still_answers(table: Table, seat: int, ply: int) -> bool:
    """Return whether only others have moved since, while the seat could have: then nothing changed for its move."""
    since = table.position.history[ply:]
    if not 0 <= ply < table.ply or seat not in table.active or any(mover == seat for mover, _ in since):
        return False
    return seat in table.position_at(ply).active


def _why_not_now(position: Position, move: str, seat: int) -> IllegalMove:
    try:
        position.play(move, seat)
    except IllegalMove as error:
        return error
    raise AssertionError("a seat that is not active has moved")


def _check_free(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Missing("table/no-such-seat", seat=seat, last=len(table.seats) - 1)
    if table.is_over:
        raise Refused("table/over")
    if table.seats[seat].kind != OPEN:
        raise Refused("table/seat-taken", seat=seat)


def _place(decision: Decision, command: Place, who: Who) -> None:
    seat_of(decision.table, who, None)
    _check_free(decision.table, command.seat)
    if command.level not in LEVELS:
        raise Unreadable("table/level", given=repr(command.level), known=LEVELS)
    kept = kept_colour(decision.table.seats[command.seat])
    decision.add(events.SAT, seat=command.seat, **{"as": COMPUTER, "name": "", "level": command.level}, **kept)
    decision.begin_if_full()


def _sit(decision: Decision, command: Sit, who: Who) -> None:
    _check_free(decision.table, command.seat)
    own = who.owners | {command.owner}
    if decision.table.is_rated and any(seat.owner is not None and seat.owner in own for seat in decision.table.seats):
        raise Refused("table/rated-twice")
    free = decision.table.seats[command.seat]
    facts = {"seat": command.seat, "as": PERSON, "name": clean_name(command.name) or free.name, "key": command.key}
    colour = {**kept_colour(free), **colour_of(decision.table.position, command.colour)}
    decision.add(events.SAT, **facts, owner=command.owner, **colour)
    decision.begin_if_full()


def kept_colour(seat: Seat) -> dict[str, int]:
    """Return the colour of a seat as a fact of the event with which it is taken."""
    return {} if seat.colour is None else {"colour": seat.colour}


def colour_of(position: Position, wish: int | None) -> dict[str, int]:
    """Return the colour that a player wishes for as a fact of the event with which a seat is taken, or refuse it."""
    if wish is None:
        return {}
    if not position.game.has_colours or not 0 <= wish < position.seats:
        raise Unreadable("table/no-such-colour", given=wish)
    return {"colour": wish}


def _do(decision: Decision, command: Do, who: Who) -> None:
    actions = {
        "resign": _resign,
        "leave": _leave,
        "rename": _rename,
        "say": _say,
        "undo": offers.undo,
        "offer": offers.offer,
        "accept": offers.accept,
        "decline": offers.decline,
        "rematch": offers.rematch,
    }
    if command.kind not in actions:
        raise Unreadable("table/unknown-action", given=repr(command.kind), known=tuple(actions))
    if decision.table.is_frozen and (command.kind not in IN_FROZEN or command.what == offers.TAKEBACK):
        raise Refused("table/rules-changed")
    if decision.table.v >= MOST_EVENTS and command.kind not in ("resign", "rematch"):
        raise Refused("table/many-events")
    actions[command.kind](decision, command, seat_of(decision.table, who, command.seat))


def _resign(decision: Decision, command: Do, seat: int) -> None:
    _check_running(decision.table)
    decision.add(events.RESIGNED, seat=seat)
    decision.drop_out(seat, "resigned")


def _leave(decision: Decision, command: Do, seat: int) -> None:
    if decision.table.has_begun:
        raise Refused("table/leave-begun")
    decision.add(events.LEFT, seat=seat)


def _rename(decision: Decision, command: Do, seat: int) -> None:
    decision.add(events.RENAMED, seat=seat, name=clean_name(command.name))


def _say(decision: Decision, command: Do, seat: int) -> None:
    if not decision.table.made["chat"]:
        raise Refused("table/no-chat")
    text = clean(command.text)
    if not text:
        raise Unreadable("table/nothing-said")
    if len(text) > LONGEST_TEXT:
        raise Unreadable("table/said-too-much", most=LONGEST_TEXT)
    decision.add(events.SAID, seat=seat, name=decision.table.seats[seat].name, text=text)


def _flag(decision: Decision, command: Flag, who: Who) -> None:
    """Let every flag fall whose time has come."""
    while decision.table.clocks is not None:
        seat = decision.table.clocks.fallen(decision.at)
        if seat is None:
            return
        decision.add(events.FLAGGED, seat=seat)
        decision.drop_out(seat, "time")


def _dismiss(decision: Decision, command: Dismiss, who: Who) -> None:
    """Let those go who have not come; where nobody has, everybody has lost."""
    table = decision.table
    if len(table.seats) == len(command.seats) == 2 and not table.is_over and table.made.get("championship") is None:
        decision.end("absent", ())
        return
    for seat in command.seats:
        if not decision.table.is_over and decision.table.seats[seat].kind == PERSON:
            decision.drop_out(seat, "absent")


def _adjudicate(decision: Decision, command: Adjudicate, who: Who) -> None:
    if not decision.table.is_over:
        decision.end("adjudicated", command.winners)


def _check_running(table: Table) -> None:
    if table.is_over:
        raise Refused("table/over")
    if not table.has_begun:
        raise Refused("table/not-begun")


_DECIDED: dict[type[Any], Callable[[Decision, Any, Who], None]] = {
    Move: _move,
    Sit: _sit,
    Place: _place,
    Do: _do,
    Flag: _flag,
    Resume: _resume,
    Answer: _answer,
    Help: _help,
    Dismiss: _dismiss,
    Adjudicate: _adjudicate,
    Pause: _pause,
    Planned: _planned,
}
