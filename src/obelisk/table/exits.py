"""The one exit: everything that leaves the server about a game is made here, for one pair of eyes.

Eyes are a seat's, or None for a spectator's. What a seat may see is asked of the game (`Position.view` and its
drawing); what is told of an event is written below, kind by kind, and a kind that is not there is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from obelisk import drawing
from obelisk.position import Position
from obelisk.records import record
from obelisk.table import cups, events
from obelisk.table.commands import Who
from obelisk.table.events import Event
from obelisk.table.offers import way_back
from obelisk.table.referee import is_secret
from obelisk.table.refusals import Forbidden, Missing, Refused
from obelisk.table.state import COMPUTER, Table
from obelisk.words import sentence

Eye = int | None
CHANCE = ("seed", "setup")
"""Options that decide what chance would: whoever knows them knows what is dealt."""


def eye_for(table: Table, who: Who, seat: int | None = None) -> Eye:
    """Return with whose eyes somebody looks: their only seat's, the one to act of several, or those they ask for."""
    own = who.seats_at(table)
    if seat is None:
        acting = [one for one in own if one in table.active]
        return acting[0] if acting else (own[0] if own else None)
    if not 0 <= seat < len(table.seats):
        raise Missing("table/no-such-seat", seat=seat, last=len(table.seats) - 1)
    if seat not in own and table.hides:
        raise Forbidden("table/not-your-eyes", seat=seat)
    return seat


def eye_for_events(table: Table, who: Who) -> Eye:
    """Return whose eyes events are for. Several people at one screen are told only what everybody may know."""
    own = who.seats_at(table)
    return own[0] if len(own) == 1 else None


def event_for(table: Table, event: Event, eye: Eye) -> dict[str, Any] | None:
    """Return what is told of an event, or None where nothing is."""
    tell = _TOLD.get(event.kind)
    return None if tell is None else {"kind": event.kind, **tell(table, event, eye), "at": event.at}


def is_alike_for_all(event: Event) -> bool:
    """Tell whether everybody is told the same of an event."""
    return "secret" not in event.data


def _only(*keys: str) -> Callable[[Table, Event, Eye], dict[str, Any]]:
    """Tell these facts of an event and no others."""

    def tell(table: Table, event: Event, eye: Eye) -> dict[str, Any]:
        return {key: event.data[key] for key in keys if key in event.data}

    return tell


def _made(table: Table, event: Event, eye: Eye) -> dict[str, Any]:
    return {"game": table.game, "commitment": table.commitment}


def _sat(table: Table, event: Event, eye: Eye) -> dict[str, Any]:
    said = event.data
    return {"seat": said["seat"], "as": said["as"], "name": said["name"], "level": said.get("level")}


def _moved(table: Table, event: Event, eye: Eye) -> dict[str, Any]:
    said = event.data
    is_hidden = "secret" in said and said["seat"] != eye and table.ending is None
    told = {
        "seat": said["seat"],
        "move": None if is_hidden else said["move"],
        "ply": said["ply"],
        "active": said["active"],
    }
    if "clocks" in said:
        told["clocks"] = said["clocks"]
    return told


def _ended(table: Table, event: Event, eye: Eye) -> dict[str, Any]:
    said = event.data
    result = {"winners": said["winners"], "points": said["points"], "reason": said["reason"]}
    return {"result": result, **reveal(table)}


_TOLD: dict[str, Callable[[Table, Event, Eye], dict[str, Any]]] = {
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
}


def reveal(table: Table) -> dict[str, Any]:
    """Return what was dealt, and the salt of its hash, which only a finished game tells."""
    if not table.is_over:
        raise Refused("table/not-over")
    return {"setup": table.made["setup"], "salt": table.made["salt"]}


def moves_for(table: Table, eye: Eye) -> list[list[Any]]:
    """Return the moves so far, each with its seat; None in place of one that these eyes must not see."""
    history = table.position.history
    if not table.hides or table.position.game.secrets is None:
        return [list(entry) for entry in history]
    shown: list[list[Any]] = []
    position = table.position_at(0)
    for seat, move in history:
        is_hidden = seat != eye and is_secret(position, seat, move)
        shown.append([seat, None if is_hidden else move])
        position = position.play(move, seat)
    return shown


def snapshot(table: Table, who: Who, eye: Eye, *, here: Collection[int], now: int, language: str) -> dict[str, Any]:
    """Return where everything stands, as these eyes see it; *here* are the seats whose players are connected."""
    view = table.position.view(eye)
    view.pop("moves", None)  # they are in the snapshot itself
    made, clocks, offer = table.made, table.clocks, table.offer
    called = names_of(table, language)
    return {
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
            }
            for number, seat in enumerate(table.seats)
        ],
        "you": {"seats": list(who.seats_at(table)), "eye": eye, "is_host": table.host in who.owners},
        "has_begun": table.has_begun,
        "ply": table.ply,
        "active": list(table.active),
        "hides": table.hides,
        "result": None if table.ending is None else table.ending.as_json(),
        "moves": moves_for(table, eye),
        "view": view,
        "offer": None if offer is None else {"seat": offer.seat, "what": offer.what, "to_ply": offer.to_ply},
        "takeback": takeback(table, who, eye, language),
        "clock": made["clock"],
        "clocks": None if clocks is None else {"left": list(clocks.at(now)), "running": list(clocks.running)},
        "chat": [{"seat": seat, "name": name, "text": text, "at": at} for seat, name, text, at in table.chat],
        "has_chat": made["chat"],
        "is_public": made["is_public"],
        "commitment": table.commitment,
        "reveal": reveal(table) if table.is_over else None,
        "options": _options(table),
        "is_helped": table.is_helped,
        "has_bench": table.position.game.workbench is not None,
        "has_map": table.position.game.parts is not None,
        "switches": drawing.switches(table.position),
        "rematch": table.rematch,
        "from": made["from"],
        "championship": cups.standing(table),
    }


def takeback(table: Table, who: Who, eye: Eye, language: str) -> dict[str, Any] | None:
    """Return whether somebody's last move can be taken back now: at once or by agreement, and else why not.

    None for those who have no seat, and after the end.
    """
    own = who.seats_at(table)
    if not own or table.is_over:
        return None
    kind, reason = way_back(table, eye if eye in own else own[0])
    return {"kind": kind, "why_not": None if reason is None else reason.explain(language)}


def _options(table: Table) -> dict[str, Any]:
    """Return the options of the table, without those that decide the deal while it is hidden."""
    return {key: value for key, value in table.made["options"].items() if key not in CHANCE or not table.hides}


def title_of(table: Table, language: str) -> str:
    """Return what people call the game."""
    return table.position.game.title.explain(language)


def summary(table: Table, who: Who, language: str) -> dict[str, Any]:
    """Return what a list shows of a table: nothing that is hidden from anybody."""
    return {
        "id": table.id,
        "game": table.game,
        "title": title_of(table, language),
        "seats": [
            {"seat": number, "name": seat.name, "kind": seat.kind, "level": seat.level}
            for number, seat in enumerate(table.seats)
        ],
        "you": {"seats": list(who.seats_at(table))},
        "ply": table.ply,
        "active": list(table.active),
        "result": None if table.ending is None else table.ending.as_json(),
        "made_at": table.made_at,
        "touched": table.touched,
    }


def position_for(table: Table, ply: int | None) -> Position:
    """Return the position to look at: the present one, or an earlier one."""
    if ply is None or ply == table.ply:
        return table.position
    if not 0 <= ply <= table.ply:
        raise Missing("table/no-such-ply", ply=ply, last=table.ply)
    return table.position_at(ply)


def as_left(table: Table) -> Position:
    """Return the present position; after an end that the rules do not know, one in which nobody is to move."""
    if table.ending is None or table.position.is_over:
        return table.position
    return table.position.adjudicated(table.ending.winners)


def names_of(table: Table, language: str) -> tuple[str, ...]:
    """Return what the players are called: by their names, or by what they are, counted from one."""
    machines = [number for number, seat in enumerate(table.seats) if seat.kind == COMPUTER]
    word = sentence("table/computer", language)
    called = {seat: word if len(machines) == 1 else f"{word} {n}" for n, seat in enumerate(machines, 1)}
    return tuple(
        seat.name or called.get(number) or sentence("page/table/player", language, n=number + 1)
        for number, seat in enumerate(table.seats)
    )


def picture(table: Table, position: Position, eye: Eye, *, language: str, tall: bool, **options: Any) -> str:
    """Return the picture of a position of the table as these eyes see it, with the players' names.

    Only the present one offers moves.
    """
    position = as_left(table) if position is table.position else position.without_moves()
    return drawing.svg(position, eye, language=language, tall=tall, names=names_of(table, language), **options)


def text_board(table: Table, eye: Eye, language: str) -> str:
    """Return the text board as these eyes see it."""
    return drawing.text(as_left(table), eye, language=language, names=names_of(table, language))


def record_of(table: Table) -> dict[str, Any]:
    """Return the record of the game; while something is hidden there is none to give."""
    if table.hides:
        raise Refused("table/record-hidden")
    written = record(table.position, players=list(map(cups.name_in_record, table.seats)))
    if table.ending is not None and table.ending.reason != "rules":
        written["ending"] = table.ending.as_json()
    return written


def championship_record(table: Table) -> dict[str, Any]:
    """Return the record of the whole championship that a table belongs to."""
    cup = cups.championship_of(table)
    if cup is None:
        raise Missing("table/no-championship")
    if table.hides:
        raise Refused("table/record-hidden")
    return cup.record()
