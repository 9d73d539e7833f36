"""New tables: what is played, who sits where, what is dealt."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from obelisk.catalogue import game
from obelisk.errors import BadRequest
from obelisk.table import events
from obelisk.table.clocks import read_control
from obelisk.table.course import Course
from obelisk.table.cups import begun, following, is_broken_off, kept
from obelisk.table.dealing import fresh_salt
from obelisk.table.events import Event
from obelisk.table.exits import CHANCE
from obelisk.table.lettering import clean_name
from obelisk.table.referee import LEVELS
from obelisk.table.refusals import Unreadable
from obelisk.table.state import COMPUTER, PERSON, Seat, Table, first


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What somebody wants to play, and with whom. `keys` has the hashes of the keys of the seats that are taken."""

    game: str
    host: str
    options: dict[str, Any] = field(default_factory=dict)
    mine: tuple[int, ...] = (0,)
    computers: dict[int, str] = field(default_factory=dict)
    keys: dict[int, str] = field(default_factory=dict)
    name: str = ""
    clock: dict[str, Any] | None = None
    chat: bool = True
    is_public: bool = True
    championship: int | None = None
    """The target, if the game is the first of a championship."""

    def is_for(self, table: Table) -> bool:
        """Tell whether a table is what was wished for, by the same person."""
        made = table.made
        taken = {number for number, seat in enumerate(table.seats) if seat.owner == self.host}
        is_same = (self.game, self.options, self.host) == (made["game"], made["options"], made["host"])
        return is_same and taken == set(self.mine)


def make_table(table_id: str, wish: Wish, at: int) -> tuple[list[Event], Table]:
    """Return the first events of a new table, and the table; or refuse what makes no sense."""
    chosen = game(wish.game)
    position = chosen.start(**wish.options)
    _check_seats(wish, position.seats)
    if position.hides and any(wish.options.get(key) is not None for key in CHANCE):
        _check_alone(wish, position.seats)
    control = read_control(wish.clock)
    made = {
        "game": chosen.name,
        "options": wish.options,
        "setup": position.setup,
        "salt": fresh_salt(),
        "clock": None if control is None else control.as_json(),
        "chat": wish.chat,
        "is_public": wish.is_public,
        "host": wish.host,
        "from": None,
        "championship": None if wish.championship is None else begun(wish.championship, position),
    }
    course = _opened(table_id, made, at)
    for number in range(position.seats):
        if number in wish.mine:
            facts = {"as": PERSON, "name": clean_name(wish.name), "owner": wish.host, "key": wish.keys[number]}
            course.happens(events.SAT, seat=number, **facts)
        elif number in wish.computers:
            level = wish.computers[number]
            course.happens(events.SAT, seat=number, **{"as": COMPUTER, "name": "", "level": level})
    course.begin_if_full()
    return course.events, course.table


def make_rematch(table_id: str, old: Table, at: int) -> tuple[list[Event], Table]:
    """Return the first events of another game of the same players, everybody one seat further, and its table."""
    options = {key: value for key, value in old.made["options"].items() if key not in CHANCE}
    if "players" in old.made["setup"]:
        options.setdefault("players", old.made["setup"]["players"])
    setup = game(old.game).start(**options).setup
    made = {**old.made, "options": options, "setup": setup, "salt": fresh_salt(), "from": old.id}
    made["championship"] = following(old)
    # A game of a championship that was broken off is played again, from the same seats.
    step = 0 if kept(old) is not None and is_broken_off(old) else 1
    course = _opened(table_id, made, at)
    for number in range(len(old.seats)):
        seat = old.seats[(number + step) % len(old.seats)]
        seat = replace(seat, kind=PERSON) if seat.owner or seat.key else seat
        course.happens(events.SAT, seat=number, **_as_facts(seat))
    course.begin_if_full()
    return course.events, course.table


def _as_facts(seat: Seat) -> dict[str, Any]:
    if seat.kind == COMPUTER:
        return {"as": COMPUTER, "name": seat.name, "level": seat.level}
    return {"as": PERSON, "name": seat.name, "owner": seat.owner, "key": seat.key}


def _opened(table_id: str, made: dict[str, Any], at: int) -> Course:
    event = Event(1, at, events.MADE, made)
    course = Course(first(table_id, event), at)
    course.events.append(event)
    return course


def _check_seats(wish: Wish, seats: int) -> None:
    named = (*wish.mine, *wish.computers)
    if any(not 0 <= seat < seats for seat in named):
        raise Unreadable("table/seats", last=seats - 1, given=", ".join(map(str, named)))
    if len(set(named)) != len(named):
        raise Unreadable("table/seat-twice")
    for level in wish.computers.values():
        if level not in LEVELS:
            raise Unreadable("table/level", given=repr(level), known=", ".join(LEVELS))
    if len(wish.computers) == seats and seats == 1:
        raise BadRequest("table/nobody")


def _check_alone(wish: Wish, seats: int) -> None:
    """Whoever knows what is dealt may only play where no other person does."""
    if len(wish.mine) + len(wish.computers) < seats:
        raise Unreadable("table/chosen-deal")
