"""New tables: what is played, who sits where, what is dealt."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from obelisk.catalogue import game
from obelisk.drawing.naming import colour_called
from obelisk.errors import BadRequest
from obelisk.game import Game
from obelisk.players.levels.gentle import GENTLE
from obelisk.position import Position
from obelisk.records import rules_of
from obelisk.rulebook.modules import PutAside, sheet_for
from obelisk.table.core import events
from obelisk.table.core.championship import begun, following, is_broken_off, kept
from obelisk.table.core.cleaning import LONGEST_NAME, clean, clean_name
from obelisk.table.core.clocks import read_control
from obelisk.table.core.commands import Who
from obelisk.table.core.dealing import DEALS, fresh_salt
from obelisk.table.core.decision import Decision
from obelisk.table.core.events import Event
from obelisk.table.core.referee import LEVELS, colour_of, kept_colour
from obelisk.table.core.refusals import Unreadable
from obelisk.table.core.state import COMPUTER, PERSON, Ending, Seat, Table, first

HERE = "here"
LOCAL = Who(frozenset({HERE}))
"""Everybody who sits at a table at one screen."""


@dataclass(frozen=True, kw_only=True)
class TableSpec:
    """What somebody wants to play, and with whom. `keys` has the hashes of the keys of the seats that are taken."""

    game: str
    host: str
    options: dict[str, Any] = field(default_factory=dict)
    mine: tuple[int, ...] = (0,)
    computers: dict[int, str] = field(default_factory=dict)
    keys: dict[int, str] = field(default_factory=dict)
    name: str = ""
    colour: int | None = None
    """The colour that whoever opens the table wishes for."""
    setup: dict[str, Any] | None = None
    moves: tuple[tuple[int, str], ...] = ()
    """A game that was put aside: its set-up, and the moves since; the options are those of another like it."""
    sheet: dict[str, list[Any]] | None = None
    """The players on the sheet of a game that was put aside, by seat: `names`, `colours` as written, and the `wishes`
    that they mean."""
    clock: dict[str, Any] | None = None
    waits: bool = False
    """Whether no clock runs before everybody has seen the game."""
    chat: bool = True
    is_public: bool = True
    championship: int | None = None
    """The target, if the game is the first of a championship."""
    analysis: bool = False
    """Whether it is a board to try moves on, at which nothing counts."""
    rated: bool = False
    """Whether the game counts for ratings: nobody is helped there, and nothing is taken back."""
    puzzle: dict[str, Any] | None = None
    """The puzzle that is tried there, and its solution (core/puzzles)."""
    seated: tuple[Seat, ...] = ()
    """Everybody who sits there, where somebody else has brought them together, in place of `mine` and `computers`."""
    tournament: dict[str, Any] | None = None
    """The tournament that the game belongs to: its id, title and round."""

    def is_for(self, table: Table) -> bool:
        """Return whether a table is what was asked for, by the same person."""
        made = table.made
        taken = {number for number, seat in enumerate(table.seats) if seat.owner == self.host}
        is_same = (self.game, self.options, self.host) == (made["game"], made["options"], made["host"])
        return is_same and taken == set(self.mine) and self.puzzle == table.puzzle


def by_lot(spec: TableSpec, number: int) -> TableSpec:
    """Return the table after a lot: *number* decides who sits on which seat, and which seat starts where that is open.

    Every player moves on by the same number of seats, and options that name a seat follow. One person who plays all
    seats keeps them.
    """
    position = game(spec.game).start(**spec.options)
    _check_seats(spec, position.seats)
    rest, step = divmod(number, position.seats)
    if len(spec.mine) == position.seats:
        step = 0

    def moved(seat: int) -> int:
        return (seat + step) % position.seats

    named = {
        option.name: moved(spec.options[option.name])
        for option in position.game.options
        if option.is_seat and type(spec.options.get(option.name)) is int
    }
    # The player of a seat has come from the seat so many places before it.
    listed = _by_seat(position, spec.options, lambda seat: seat - step)
    return replace(
        spec,
        options={**drawn_starter(position.game, rest), **spec.options, **named, **listed},
        mine=tuple(moved(seat) for seat in spec.mine),
        computers={moved(seat): level for seat, level in spec.computers.items()},
        keys={moved(seat): key for seat, key in spec.keys.items()},
    )


def _by_seat(position: Position, options: dict[str, Any], came_from: Callable[[int], int]) -> dict[str, Any]:
    """Return the options that have an entry for each seat, each entry where its player sits now."""
    n = position.seats
    names = [option.name for option in position.game.options if option.is_by_seat and option.name in options]
    return {name: [options[name][came_from(seat) % n] for seat in range(n)] for name in names}


def drawn_starter(game: Game, number: int) -> dict[str, Any]:
    """Return the option that says which seat starts, drawn by *number*; nothing where seat 0 always starts."""
    return {option.name: option.values[number % len(option.values)] for option in game.options if option.is_starter}


def put_aside(spec: TableSpec, text: str) -> TableSpec:
    """Return the same for a game that goes on from its sheet, or refuse a sheet that cannot be read."""
    module = sheet_for(game(spec.game))
    if module is None or spec.options:
        raise Unreadable("table/no-sheet", game=game(spec.game).title)
    found = module.read(text)
    sheet = players_on(found)
    return replace(spec, options=found.options, setup=found.position.setup, moves=found.position.history, sheet=sheet)


def players_on(found: PutAside) -> dict[str, list[Any]]:
    """Return the names and colours on a sheet, and the colours of the table that they mean (None for others)."""
    return {
        "names": [clean(name)[:LONGEST_NAME].rstrip() for name in found.names],
        "colours": [clean(colour)[:LONGEST_NAME].rstrip() for colour in found.colours],
        "wishes": wishes_of(found.colours),
    }


def wishes_of(colours: Sequence[str]) -> list[int | None]:
    """Return the colours of the table that are called so, by seat; None for every other text."""
    found = map(colour_called, colours)
    return [wish if wish is not None and wish < len(colours) else None for wish in found]


def make_table(table_id: str, spec: TableSpec, at: int) -> tuple[list[Event], Table]:
    """Return the first events of a new table, and the table; or refuse what makes no sense."""
    chosen = game(spec.game)
    position = chosen.start(**spec.options) if spec.setup is None else chosen.start(setup=spec.setup)
    _check_seats(spec, position.seats)
    colour = colour_of(position, spec.colour)
    if position.hides and any(spec.options.get(key) is not None for key in DEALS):
        _check_alone(spec, position.seats)
    if spec.analysis:
        _check_free(spec, position.seats)
    if spec.rated:
        _check_rated(spec, position.seats)
    control = read_control(spec.clock)
    made = {
        "game": chosen.name,
        "options": spec.options,
        "setup": position.setup,
        "salt": fresh_salt(),
        "clock": None if control is None else control.as_json(),
        "chat": spec.chat and not spec.analysis,
        "is_public": spec.is_public and not spec.analysis,
        "host": spec.host,
        "from": None,
        "championship": None if spec.championship is None else begun(spec.championship, position),
        **({"rated": True} if spec.rated else {}),
        **({"waits": True} if spec.waits else {}),
        **({"tournament": spec.tournament} if spec.tournament is not None else {}),
        **({"moves": [list(entry) for entry in spec.moves]} if spec.moves else {}),
        **({} if spec.sheet is None else {"sheet": spec.sheet}),
        **({"analysis": True, "reopens": True} if spec.analysis else {}),
        **({} if spec.puzzle is None else {"puzzle": spec.puzzle, "reopens": not spec.puzzle["is_counted"]}),
    }
    decision = _opened(table_id, made, at)
    for number in range(position.seats):
        if spec.seated:
            decision.add(events.SAT, seat=number, **_as_facts(spec.seated[number]))
        elif number in spec.mine:
            free = decision.table.seats[number]
            name = clean_name(spec.name) or free.name
            facts = {"as": PERSON, "name": name, "owner": spec.host, "key": spec.keys[number], **kept_colour(free)}
            decision.add(events.SAT, seat=number, **{**facts, **(colour if len(spec.mine) == 1 else {})})
        elif number in spec.computers:
            facts = {"as": COMPUTER, "name": "", "level": spec.computers[number]}
            decision.add(events.SAT, seat=number, **facts, **kept_colour(decision.table.seats[number]))
    decision.begin_if_full()
    return decision.events, decision.table


def make_local(
    position: Position,
    names: Sequence[str | None],
    *,
    colours: Sequence[str] = (),
    seed: int | None = None,
    goes_on: bool = True,
) -> Table:
    """Return a table at one screen with the game at *position*; a seat whose name is None has a computer.

    All people at it are one, known as LOCAL, and may take back even after the end. *colours* are those on a sheet.
    Chance follows from *seed*, if there is one. A table that does not go on shows the game, and chance does not act.
    """
    has_colours = position.game.has_colours and len(colours) == position.seats
    on_sheet = {"names": [""] * position.seats, "colours": list(colours), "wishes": wishes_of(colours)}
    made = {
        "game": position.game.name,
        "options": {},
        "setup": position.setup,
        "salt": fresh_salt() if seed is None else f"seed {seed}",
        "clock": None,
        "chat": False,
        "is_public": False,
        "host": HERE,
        "from": None,
        "championship": None,
        "reopens": True,
        **({"sheet": on_sheet} if has_colours else {}),
    }
    decision = _opened("", made, 0)
    for number, name in enumerate(names):
        sitter = COMPUTER if name is None else PERSON
        facts = {"as": sitter, "name": name or "", "owner": None if name is None else HERE}
        decision.add(events.SAT, seat=number, **facts, **kept_colour(decision.table.seats[number]))
    result = position.result
    ending = None if result is None else Ending("rules", result.winners, result.points)
    decision.table = replace(decision.table, position=position, ending=ending)
    if goes_on:
        decision.begin_if_full()
    return decision.table


def make_rematch(
    table_id: str, old: Table, at: int, tournament: dict[str, Any] | None = None
) -> tuple[list[Event], Table]:
    """Return the first events of another game of the same players, everybody one seat further, and its table."""
    options = {key: value for key, value in old.made["options"].items() if key not in DEALS}
    if "players" in old.made["setup"]:
        options.setdefault("players", old.made["setup"]["players"])
    # A game of a championship that was broken off is played again, from the same seats.
    step = 0 if kept(old) is not None and is_broken_off(old) else 1
    options |= _by_seat(old.position, options, lambda seat: seat + step)
    setup = game(old.game).start(**options).setup
    before = {key: value for key, value in old.made.items() if key not in ("moves", "sheet", "tournament")}
    made = {**before, "options": options, "setup": setup, "salt": fresh_salt(), "from": old.id}
    made["championship"] = following(old)
    if tournament is not None:
        made["tournament"] = tournament
    decision = _opened(table_id, made, at)
    for number in range(len(old.seats)):
        seat = old.seats[(number + step) % len(old.seats)]
        seat = replace(seat, kind=PERSON) if seat.owner or seat.key else seat
        decision.add(events.SAT, seat=number, **_as_facts(seat))
    decision.begin_if_full()
    return decision.events, decision.table


def _as_facts(seat: Seat) -> dict[str, Any]:
    if seat.kind == COMPUTER:
        return {"as": COMPUTER, "name": seat.name, "level": seat.level, **kept_colour(seat)}
    return {"as": PERSON, "name": seat.name, "owner": seat.owner, "key": seat.key, **kept_colour(seat)}


def _opened(table_id: str, made: dict[str, Any], at: int) -> Decision:
    rules = rules_of(game(made["game"]).start(setup=made["setup"]))
    event = Event(1, at, events.MADE, {**made, "rules": rules})
    decision = Decision(first(table_id, event), at)
    decision.events.append(event)
    return decision


def _check_seats(spec: TableSpec, seats: int) -> None:
    named = (*spec.mine, *spec.computers)
    if any(not 0 <= seat < seats for seat in named):
        raise Unreadable("table/seats", last=seats - 1, given=named)
    if len(set(named)) != len(named):
        raise Unreadable("table/seat-twice")
    for level in spec.computers.values():
        if level not in (*LEVELS, GENTLE):
            raise Unreadable("table/level", given=repr(level), known=LEVELS)
    if len(spec.computers) == seats and seats == 1:
        raise BadRequest("table/nobody")


def _check_free(spec: TableSpec, seats: int) -> None:
    """A board to try moves on is for one person, who plays all seats, without clocks and for nothing."""
    if set(spec.mine) != set(range(seats)) or spec.clock is not None or spec.championship is not None:
        raise Unreadable("table/analysis-alone")


def _check_rated(spec: TableSpec, seats: int) -> None:
    """A rated game is a whole game from a fresh start, between people of whom each has one seat, or computers."""
    if seats < 2 or (len(spec.mine) != 1 and not spec.seated):
        raise Unreadable("table/rated-seats")
    if GENTLE in spec.computers.values():  # it does not try to win
        raise Unreadable("table/level", given=repr(GENTLE), known=LEVELS)
    by_seat = (option.name for option in game(spec.game).options if option.is_by_seat)
    is_chosen = any(spec.options.get(key) is not None for key in (*DEALS, *by_seat))
    if spec.analysis or spec.championship is not None or spec.setup is not None or is_chosen:
        raise Unreadable("table/rated-plain")


def _check_alone(spec: TableSpec, seats: int) -> None:
    """Whoever knows what is dealt may only play where no other person does."""
    if len(spec.mine) + len(spec.computers) < seats:
        raise Unreadable("table/chosen-deal")
