"""Events as a viewer is told of them: kind by kind, and a kind that is not here is not told."""

from collections.abc import Callable
from typing import Any

from obelisk.table.core import events
from obelisk.table.core.events import Event
from obelisk.table.core.state import Table
from obelisk.table.views.records import reveal
from obelisk.table.views.viewers import Viewer


def event_for(table: Table, event: Event, viewer: Viewer) -> dict[str, Any] | None:
    """Return what is told of an event, or None where nothing is."""
    tell = _TOLD.get(event.kind)
    return None if tell is None else {"kind": event.kind, **tell(table, event, viewer), "at": event.at}


def numbered(table: Table, event: Event, viewer: Viewer) -> dict[str, Any]:
    """Return an event with its number, as it is sent; one that is not told is counted all the same."""
    return {"v": event.v, "event": event_for(table, event, viewer)}


def is_alike_for_all(event: Event) -> bool:
    """Return whether everybody is told the same of an event."""
    return "secret" not in event.data


def _only(*keys: str) -> Callable[[Table, Event, Viewer], dict[str, Any]]:
    """Tell these facts of an event and no others."""

    def tell(table: Table, event: Event, viewer: Viewer) -> dict[str, Any]:
        return {key: event.data[key] for key in keys if key in event.data}

    return tell


def _made(table: Table, event: Event, viewer: Viewer) -> dict[str, Any]:
    return {"game": table.game, "commitment": table.commitment}


def _sat(table: Table, event: Event, viewer: Viewer) -> dict[str, Any]:
    said = event.data
    return {"seat": said["seat"], "as": said["as"], "name": said["name"], "level": said.get("level")}


def _moved(table: Table, event: Event, viewer: Viewer) -> dict[str, Any]:
    said = event.data
    is_hidden = "secret" in said and said["seat"] != viewer and table.ending is None and not _is_revealed(table, said)
    told = {
        "seat": said["seat"],
        "move": None if is_hidden else said["move"],
        "ply": said["ply"],
        "active": said["active"],
    }
    told.update({key: said[key] for key in ("opens", "reveals", "clocks") if key in said})
    return told


def _is_revealed(table: Table, said: dict[str, Any]) -> bool:
    """Return whether a secret move still stands, and everybody may see it by now."""
    ply, history = said["ply"] - 1, table.position.history
    stands = ply < len(history) and history[ply] == (said["seat"], said["move"])
    return stands and ply not in table.position.secret_plies


def _ended(table: Table, event: Event, viewer: Viewer) -> dict[str, Any]:
    said = event.data
    result = {"winners": said["winners"], "points": said["points"], "reason": said["reason"]}
    return {"result": result, **reveal(table)}


_TOLD: dict[str, Callable[[Table, Event, Viewer], dict[str, Any]]] = {
    events.MADE: _made,
    events.SAT: _sat,
    events.LEFT: _only("seat"),
    events.RENAMED: _only("seat", "name"),
    events.REPLACED: _only("seat", "level"),
    events.BEGAN: _only("active"),
    events.MOVED: _moved,
    events.SAID: _only("seat", "name", "text"),
    events.OFFERED: _only("seat", "what", "to_ply"),
    events.ANSWERED: _only("seat", "what", "yes"),
    events.TAKEN_BACK: _only("seat", "to_ply"),
    events.RESIGNED: _only("seat"),
    events.FLAGGED: _only("seat"),
    events.RESUMED: _only("stood_still"),
    events.ENDED: _ended,
    events.REMATCH: _only("id"),
    events.HELPED: _only("seat"),
    events.HOLIDAY: _only("seat", "since", "until"),
}
