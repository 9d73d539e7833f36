"""Events as a viewer is told of them: kind by kind, and a kind that is not here is not told."""

from collections.abc import Callable
from typing import Any, cast

from obelisk.table.core import events
from obelisk.table.core.events import Event
from obelisk.table.core.state import Table
from obelisk.table.views.records import reveal
from obelisk.table.views.viewers import Viewer
from obelisk.table.wire import events as wire

Tell = Callable[[Table, Event, Viewer], wire.TableEvent]


def event_for(table: Table, event: Event, viewer: Viewer) -> wire.TableEvent | None:
    """Return what is told of an event, or None where nothing is."""
    tell = _TOLD.get(event.kind)
    return None if tell is None else tell(table, event, viewer)


def numbered(table: Table, event: Event, viewer: Viewer) -> wire.NumberedEvent:
    """Return an event with its number, as it is sent; one that is not told is counted all the same."""
    return {"v": event.v, "event": event_for(table, event, viewer)}


def is_alike_for_all(event: Event) -> bool:
    """Return whether everybody is told the same of an event."""
    return "secret" not in event.data


def _as_kept(form: type[Any]) -> Tell:
    """Tell the facts of an event that its type declares, and no others."""
    keys = [key for key in form.__annotations__ if key not in ("kind", "at")]

    def tell(table: Table, event: Event, viewer: Viewer) -> wire.TableEvent:
        facts = {key: event.data[key] for key in keys if key in event.data}
        return cast(wire.TableEvent, {"kind": event.kind, **facts, "at": event.at})

    return tell


def _made(table: Table, event: Event, viewer: Viewer) -> wire.MadeEvent:
    return {"kind": "made", "game": table.game, "commitment": table.commitment, "at": event.at}


def _sat(table: Table, event: Event, viewer: Viewer) -> wire.SatEvent:
    said = event.data
    return {
        "kind": "sat",
        "seat": said["seat"],
        "as": said["as"],
        "name": said["name"],
        "level": said.get("level"),
        "at": event.at,
    }


def _moved(table: Table, event: Event, viewer: Viewer) -> wire.MovedEvent:
    said = event.data
    is_hidden = "secret" in said and said["seat"] != viewer and table.ending is None and not _is_revealed(table, said)
    told: wire.MovedEvent = {
        "kind": "moved",
        "seat": said["seat"],
        "move": None if is_hidden else said["move"],
        "ply": said["ply"],
        "active": said["active"],
        "at": event.at,
    }
    if "opens" in said:
        told["opens"] = said["opens"]
    if "reveals" in said:
        told["reveals"] = said["reveals"]
    if "clocks" in said:
        told["clocks"] = said["clocks"]
    return told


def _is_revealed(table: Table, said: dict[str, Any]) -> bool:
    """Return whether a secret move still stands, and everybody may see it by now."""
    ply, history = said["ply"] - 1, table.position.history
    stands = ply < len(history) and history[ply] == (said["seat"], said["move"])
    return stands and ply not in table.position.secret_plies


def _ended(table: Table, event: Event, viewer: Viewer) -> wire.EndedEvent:
    said = event.data
    return {
        "kind": "ended",
        "result": {"winners": said["winners"], "points": said["points"], "reason": said["reason"]},
        **reveal(table),
        "at": event.at,
    }


_TOLD: dict[str, Tell] = {
    events.MADE: _made,
    events.SAT: _sat,
    events.LEFT: _as_kept(wire.LeftEvent),
    events.RENAMED: _as_kept(wire.RenamedEvent),
    events.REPLACED: _as_kept(wire.ReplacedEvent),
    events.BEGAN: _as_kept(wire.BeganEvent),
    events.MOVED: _moved,
    events.SAID: _as_kept(wire.SaidEvent),
    events.OFFERED: _as_kept(wire.OfferedEvent),
    events.ANSWERED: _as_kept(wire.AnsweredEvent),
    events.TAKEN_BACK: _as_kept(wire.TakenBackEvent),
    events.RESIGNED: _as_kept(wire.ResignedEvent),
    events.FLAGGED: _as_kept(wire.FlaggedEvent),
    events.RESUMED: _as_kept(wire.ResumedEvent),
    events.ENDED: _ended,
    events.REMATCH: _as_kept(wire.RematchEvent),
    events.HELPED: _as_kept(wire.HelpedEvent),
    events.HOLIDAY: _as_kept(wire.HolidayEvent),
}
