"""Where everything at a table stands, as a viewer sees it."""

from collections.abc import Callable, Collection
from typing import Any, cast

from obelisk import drawing
from obelisk.table.core import championship
from obelisk.table.core.clocks import Clocks, clock_kinds, is_by_days, read_control
from obelisk.table.core.commands import Who
from obelisk.table.core.dealing import DEALS
from obelisk.table.core.offers import way_back
from obelisk.table.core.state import Table
from obelisk.table.core.summary import Summary
from obelisk.table.short_tasks import short
from obelisk.table.views.records import moves_for, reveal
from obelisk.table.views.viewers import Viewer, game_title, names_of, title_of
from obelisk.table.wire.games import ClockFacts, GameFacts
from obelisk.table.wire.tables import ClocksShown, Snapshot, TableLine, Takeback
from obelisk.words import sentence


@short
def snapshot(
    table: Table,
    who: Who,
    viewer: Viewer,
    *,
    here: Collection[int],
    now: int,
    language: str,
    more: Callable[[Table, str], dict[str, Any]] = lambda table, language: {},
) -> Snapshot:
    """Return where everything stands, as the viewer sees it.

    *here* are the seats whose players are connected; *more* returns what features say of the table.
    """
    view = table.position.view(viewer)
    view.pop("moves", None)  # they are in the snapshot itself
    made, clocks, offer = table.made, table.clocks, table.offer
    called = names_of(table, language)
    shown: Snapshot = {
        "v": table.v,
        "id": table.id,
        "game": table.game,
        "title": title_of(table, language),
        "seats": [
            {
                "seat": number,
                "name": seat.name,
                "called": called[number],
                "kind": seat.kind,
                "level": seat.level,
                "is_here": number in here,
                "away_until": _away_until(table, number, now),
            }
            for number, seat in enumerate(table.seats)
        ],
        "you": {"seats": list(who.seats_at(table)), "eye": viewer, "is_host": table.host in who.owners},
        "has_begun": table.has_begun,
        "ply": table.ply,
        "active": list(table.active),
        "hides": table.hides,
        "result": None if table.ending is None else table.ending.as_json(),
        "moves": moves_for(table, viewer),
        "view": view,
        "offer": None if offer is None else {"seat": offer.seat, "what": offer.what, "to_ply": offer.to_ply},
        "takeback": takeback(table, who, viewer, language),
        "clock": made["clock"],
        "is_by_days": is_by_days(made["clock"]),
        "clocks": None if clocks is None else _clocks(clocks, now),
        "chat": [{"seat": seat, "name": name, "text": text, "at": at} for seat, name, text, at in table.chat],
        "has_chat": made["chat"],
        "is_public": made["is_public"],
        "commitment": table.commitment,
        "reveal": reveal(table) if table.is_over else None,
        "options": _options(table),
        "new_rules": new_rules(table, language),
        "is_helped": table.is_helped,
        "is_analysis": table.is_analysis,
        "is_rated": table.is_rated,
        "is_unaided": table.why_unaided is not None,
        "has_bench": table.position.game.workbench is not None,
        "has_map": table.position.game.sheet is not None,
        "colours": list(table.colours),
        "has_draws": table.position.game.has_draws,
        "has_colours": table.position.game.has_colours,
        "switches": drawing.switches(table.position),
        "rematch": table.rematch,
        "from": made["from"],
        "championship": championship.standing(table),
        "tournament": table.tournament,
    }
    # What features add is declared by them: `SnapshotFacts` in their modules `wire`.
    shown.update(cast(Snapshot, more(table, language)))
    return shown


def _clocks(clocks: Clocks, now: int) -> ClocksShown:
    """Return what every seat has left, whose clocks run, and the overtime in milliseconds, if there is any."""
    overtime = clocks.control.overtime
    return {
        "left": list(clocks.at(now)),
        "running": list(clocks.running),
        "overtime": None if overtime is None else {"periods": overtime.periods, "length": overtime.length},
    }


def _away_until(table: Table, seat: int, now: int) -> int | None:
    """Return until when a seat's clock stands still for a holiday, if it does."""
    holiday = None if table.clocks is None or table.is_over else table.clocks.holiday_of(seat)
    return holiday.until if holiday is not None and holiday.since <= now < holiday.until else None


def takeback(table: Table, who: Who, viewer: Viewer, language: str) -> Takeback | None:
    """Return whether somebody's last move can be taken back now: at once or by agreement, and else why not.

    None for those who have no seat, and after the end where that is final.
    """
    own = who.seats_at(table)
    if not own or (table.is_over and not table.reopens):
        return None
    kind, reason = way_back(table, viewer if viewer in own else own[0])
    if reason is None:
        return {"kind": kind, "why_not": None, "code": None}
    return {"kind": kind, "why_not": reason.explain(language), "code": reason.code}


def new_rules(table: Table, language: str) -> str | None:
    """Return what changed rules mean for this table, in a sentence; None where they mean nothing."""
    if not table.has_new_rules or (table.is_over and table.unreadable_from is None):
        return None
    if table.unreadable_from is None:
        return sentence("table/new-rules", language)
    code = "table/new-rules/over" if table.is_over else "table/new-rules/frozen"
    return sentence(code, language, n=table.unreadable_from + 1)


def _options(table: Table) -> GameFacts:
    """Return the options of the table, without those that decide the deal while it is hidden."""
    return {key: value for key, value in table.made["options"].items() if key not in DEALS or not table.hides}


def describe_clock(clock: ClockFacts | None, language: str) -> str | None:
    """Return a clock in a few words; None for no clock, and for a kind whose package is not installed."""
    control = read_control(clock) if clock is not None and clock["kind"] in clock_kinds() else None
    return None if control is None else control.describe(language)


def summary(table: Summary, who: Who, language: str) -> TableLine:
    """Return what a list shows of a table: nothing that is hidden from anybody."""
    return {
        "id": table.id,
        "game": table.game,
        "title": game_title(table.game, language),
        "seats": [
            {"seat": number, "name": seat.name, "kind": seat.kind, "level": seat.level}
            for number, seat in enumerate(table.seats)
        ],
        "you": {"seats": list(who.seats_at(table))},
        "ply": table.ply,
        "active": list(table.active),
        "result": None if table.ending is None else table.ending.as_json(),
        "is_rated": table.is_rated,
        "clock": table.clock,
        "clock_text": describe_clock(table.clock, language),
        "is_by_days": is_by_days(table.clock),
        "flag_at": table.flag_at,
        "made_at": table.made_at,
        "touched": table.touched,
    }
