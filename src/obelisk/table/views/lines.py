"""Lines that nobody has played: what would come of other moves, drawn and judged for whoever may try them."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.kernel.chance import SecretChance
from obelisk.position import Position
from obelisk.table.core.commands import Who
from obelisk.table.core.offers import others
from obelisk.table.core.planning import why_not_plan
from obelisk.table.core.referee import seat_of
from obelisk.table.core.refusals import Forbidden, Refused
from obelisk.table.core.state import Table
from obelisk.table.views.pictures import Picture, position_at
from obelisk.table.wire.advice import TriedLine


@dataclass(frozen=True)
class Line:
    """Moves from a position of a table on, and what chance brought between them.

    It begins at the present position, or at the one after *ply* moves.
    """

    ply: int | None = None
    moves: tuple[str, ...] = ()
    seat: int | None = None
    """Who makes the first one, where several may; of the others the first who may."""

    def played(self, table: Table) -> Position:
        """Return the position that it leads to, or refuse a move with the reason."""
        position = position_at(table, self.ply)
        for number, move in enumerate(self.moves):
            position = position.play(move, _mover(position, None if number else self.seat))
        return position

    def show(self, table: Table, picture: Picture) -> TriedLine:
        """Return its last position as the one sees it who is to move there, and who that is."""
        position = self.played(table)
        if self.moves:
            # What chance brings in a line is not what it will bring in the game.
            position = position.rolled(SecretChance())
        seat = None if position.is_chances_turn else _mover(position, None if self.moves else self.seat)
        made = position.history[len(position_at(table, self.ply).history) :]
        return {
            "svg": picture.seen_by(seat).draw_tried(table, position),
            "moves": list(made),
            "seat": seat,
        }


def _mover(position: Position, seat: int | None) -> int | None:
    """Return who moves: the one named, where that is possible, else the first who may; nobody after the end."""
    active = position.active
    return seat if seat in active else next(iter(active), None)


def seat_to_advise(table: Table, who: Who, seat: int | None) -> int | None:
    """Return the seat for which somebody may be advised, or refuse where that would be unfair to others."""
    if table.is_over:
        return seat
    if table.is_frozen:
        raise Refused("table/rules-changed")
    own = seat_of(table, who, seat)
    if others(table, own):
        raise Forbidden("table/no-advice")
    if table.why_unaided is not None:
        raise Forbidden(table.why_unaided)
    return own


def may_plan(table: Table, who: Who) -> bool:
    """Return whether somebody may try moves out to plan their answers."""
    own = who.seats_at(table)
    return len(own) == 1 and why_not_plan(table, own[0]) is None


def check_free(table: Table, who: Who) -> None:
    """Refuse to try moves out where advice is refused, and where what comes of them would tell what is hidden."""
    if may_plan(table, who):  # nobody advises them, and nothing is hidden there
        return
    seat_to_advise(table, who, None)
    if table.hides:
        raise Refused("table/no-lines")
