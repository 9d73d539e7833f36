"""Who looks at a table: a viewer is a seat, or None for a spectator; and what everybody is called."""

from obelisk import catalogue
from obelisk.table.core.commands import Who
from obelisk.table.core.refusals import Forbidden, Missing
from obelisk.table.core.state import COMPUTER, Table
from obelisk.words import sentence

Viewer = int | None


def viewer_for(table: Table, who: Who, seat: int | None = None) -> Viewer:
    """Return as whom somebody looks: as their only seat, the one to act of several, or the one that they ask for."""
    own = who.seats_at(table)
    if seat is None:
        acting = [one for one in own if one in table.active]
        return acting[0] if acting else (own[0] if own else None)
    if not 0 <= seat < len(table.seats):
        raise Missing("table/no-such-seat", seat=seat, last=len(table.seats) - 1)
    if seat not in own and table.hides:
        raise Forbidden("table/not-your-eyes", seat=seat)
    return seat


def viewer_for_events(table: Table, who: Who) -> Viewer:
    """Return as whom somebody hears of events. Several people at one screen are told only what everybody may know."""
    own = who.seats_at(table)
    return own[0] if len(own) == 1 else None


def is_shared(table: Table, who: Who) -> bool:
    """Return whether several people at one screen must not see all of the same picture."""
    return table.hides and len(who.seats_at(table)) > 1


def names_of(table: Table, language: str) -> tuple[str, ...]:
    """Return what the players are called: by their names, or by what they are, counted from one."""
    machines = [number for number, seat in enumerate(table.seats) if seat.kind == COMPUTER]
    word = sentence("table/computer", language)
    called = {seat: word if len(machines) == 1 else f"{word} {n}" for n, seat in enumerate(machines, 1)}
    return tuple(
        seat.name or called.get(number) or sentence("page/table/player", language, n=number + 1)
        for number, seat in enumerate(table.seats)
    )


def spoken_names(table: Table, language: str) -> tuple[tuple[str, str], ...]:
    """Return what the players are called inside a sentence, and at its beginning: a lone computer has an article."""
    is_lone = sum(seat.kind == COMPUTER for seat in table.seats) == 1
    machine = (sentence("table/computer/within", language), sentence("table/computer/beginning", language))
    return tuple(
        machine if is_lone and seat.kind == COMPUTER and not seat.name else (name, name)
        for seat, name in zip(table.seats, names_of(table, language), strict=True)
    )


def title_of(table: Table, language: str) -> str:
    """Return what people call the game."""
    return table.position.game.title.explain(language)


def game_title(name: str, language: str) -> str:
    """Return what people call a game; of one that is not installed any more, its name is all that is known."""
    return catalogue.game(name).title.explain(language) if name in catalogue.names() else name
