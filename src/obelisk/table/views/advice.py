"""What a computer has to say of a table: rules to remember, moves that look best, a game judged move by move."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from obelisk.arena.review import draw, review
from obelisk.errors import IllegalMove
from obelisk.lessons.coach import remark_on
from obelisk.players import adviser
from obelisk.position import Position
from obelisk.table.core.commands import Who
from obelisk.table.core.offers import others
from obelisk.table.core.referee import seat_of
from obelisk.table.core.refusals import Forbidden, Refused
from obelisk.table.core.state import Table
from obelisk.table.views.pictures import position_at
from obelisk.table.views.viewers import names_of

HINT_SECONDS = 0.5


@dataclass(frozen=True)
class Question:
    """A position, and the seat that is advised there; None where nobody can be."""

    position: Position
    seat: int | None

    def think(self, n: int) -> list[dict[str, Any]]:
        """Return the *n* moves that look best, each with its value and its reason; that takes a while."""
        if self.seat is None:
            return []
        found = adviser(self.position, seconds=HINT_SECONDS).analyse(self.position, self.seat)
        return [candidate.as_json() for candidate in found[:n]]

    def answer(self, candidates: Sequence[dict[str, Any]], language: str) -> dict[str, Any]:
        """Return the *candidates* that a computer has found, with their reasons in the reader's language."""
        for candidate in candidates:
            candidate["why"] = candidate["reason"][language] if candidate["reason"] else None
        return {"ply": len(self.position.history), "seat": self.seat, "candidates": list(candidates)}


def ask(table: Table, who: Who, seat: int | None, ply: int | None) -> Question:
    """Return what somebody may ask a computer about, or refuse where advice would be unfair to somebody."""
    asked = _seat_to_advise(table, who, seat)
    position = position_at(table, ply)
    active = position.active
    is_open = table.is_over or not table.hides
    return Question(position, asked if asked in active else (active[0] if active and is_open else None))


def _seat_to_advise(table: Table, who: Who, seat: int | None) -> int | None:
    if table.is_over:
        return seat
    own = seat_of(table, who, seat)
    if others(table, own):
        raise Forbidden("table/no-advice")
    return own


def taught(table: Table, code: str, language: str) -> dict[str, Any]:
    """Return the step of a lesson about the rule that a refusal with this *code* speaks of; rules are for everybody."""
    found = remark_on(table.position, code, language)
    if found is None:
        return {"lesson": None}
    return {"lesson": {**asdict(found), "href": f"/learn/{found.game}#{found.step}"}}


def refusal(table: Table, who: Who, seat: int | None, move: str) -> dict[str, Any]:
    """Return the code of the rule that forbids a move of one's own seat now; None where it may be made."""
    try:
        table.position.read(move, seat_of(table, who, seat))
    except IllegalMove as problem:
        return {"code": problem.code}
    return {"code": None}


def check_over(table: Table) -> None:
    """Refuse a game that is not over yet: only a finished one is judged."""
    if not table.is_over:
        raise Refused("table/not-over")


def judge(table: Table) -> list[Any]:
    """Return what there is to say of every move of a finished game; that takes a while."""
    return list(review(table.position))


def judged(entries: Sequence[Any]) -> dict[str, Any]:
    """Return the judgements ready for JSON."""
    return {"moves": [entry.as_json() for entry in entries]}


def graph(table: Table, entries: Sequence[Any], language: str, *, tall: bool = False) -> str:
    """Return how the chances went up and down in a finished game, as a picture; *tall* for a narrow screen."""
    return draw(table.position, entries, language, names_of(table, language), tall=tall).svg()
