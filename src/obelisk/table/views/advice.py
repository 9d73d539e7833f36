"""What a computer has to say of a table: rules to remember, moves that look best, a game judged move by move."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from obelisk.arena.review import Entry, Piece, draw, review_piece, shares_win
from obelisk.drawing import theme
from obelisk.errors import IllegalMove
from obelisk.lessons.coach import remark_on
from obelisk.players import Candidate, adviser
from obelisk.position import Position
from obelisk.table.core.commands import Who
from obelisk.table.core.referee import seat_of
from obelisk.table.core.refusals import Missing, Refused
from obelisk.table.core.state import Table
from obelisk.table.views.lines import Line, check_free, seat_to_advise
from obelisk.table.views.viewers import names_of
from obelisk.table.wire import advice as wire
from obelisk.words import sentence

HINT_SECONDS = 0.5
PIECE_SECONDS = 1.5
"""So long moves are judged before what was found is shown, and somebody else may have a turn."""


@dataclass(frozen=True)
class Question:
    """A position, and the seat that is advised there; None where nobody can be."""

    position: Position
    seat: int | None

    def think(self, n: int) -> list[wire.Candidate]:
        """Return the *n* moves that look best, each with its value and its reason; that takes a while."""
        if self.seat is None:
            return []
        found = adviser(self.position, seconds=HINT_SECONDS).analyse(self.position, self.seat)
        return [cast(wire.Candidate, candidate.as_json()) for candidate in found[:n]]

    def answer(self, candidates: Sequence[wire.Candidate], language: str) -> wire.Advice:
        """Return the *candidates* that a computer has found, with their reasons in the reader's language."""
        for candidate in candidates:
            reason = candidate["reason"]
            candidate["why"] = None if reason is None else cast(dict[str, str], reason)[language]
        return {"ply": len(self.position.history), "seat": self.seat, "candidates": list(candidates)}


def ask(table: Table, who: Who, line: Line) -> Question:
    """Return what somebody may ask a computer about, or refuse where advice would be unfair to somebody."""
    asked = seat_to_advise(table, who, None if line.moves else line.seat)
    if line.moves:
        check_free(table, who)
    position = line.played(table)
    active = position.players
    is_open = table.is_over or not table.hides
    return Question(position, asked if asked in active else (active[0] if active and is_open else None))


def taught(table: Table, code: str, language: str, page_of_game: Callable[[str], str]) -> wire.Taught:
    """Return the step of a lesson about the rule of a refusal with this *code*, if the server has a page about it."""
    found = remark_on(table.position, code, language)
    if found is None or not page_of_game(found.game):
        return {"lesson": None}
    href = f"{page_of_game(found.game)}#{found.step}"
    return {"lesson": {"game": found.game, "step": found.step, "title": found.title, "rule": found.rule, "href": href}}


def refusal(table: Table, who: Who, seat: int | None, move: str) -> wire.Judged:
    """Return the code of the rule that forbids a move of one's own seat now, or any move at all if none is named.

    None where it may be made, or where some may.
    """
    own, position = seat_of(table, who, seat), table.position
    if not move and own in position.active:
        return {"code": None}
    try:
        position.read(move, own)
    except IllegalMove as problem:
        return {"code": problem.code}
    return {"code": None}


def check_over(table: Table) -> None:
    """Refuse a game that is not over yet: only a finished one is judged."""
    if not table.is_over:
        raise Refused("table/not-over")


def to_judge(table: Table) -> tuple[Position, Hashable]:
    """Return a finished game, and what tells it from every other one of its table."""
    check_over(table)
    return table.position, table.position.history


@dataclass
class Judged:
    """What is known of a finished game so far: its first moves, judged, and what was found about later positions."""

    entries: list[Entry] = field(default_factory=list)
    ahead: Mapping[int, list[Candidate]] = field(default_factory=dict)
    is_exact: bool = True
    """Whether all values are proven."""

    def add(self, first: int, piece: Piece) -> None:
        """Add the moves from *first* on, unless somebody else has waited for the same and was told first."""
        if first == len(self.entries):
            self.entries += piece.entries
            self.ahead = piece.ahead
            self.is_exact &= piece.is_exact


def judge(position: Position, first: int, ahead: Mapping[int, list[Candidate]]) -> Piece:
    """Return what there is to say of some moves of a finished game, from *first* on; that takes a while."""
    return review_piece(position, first, ahead, PIECE_SECONDS)


def judged(table: Table, found: Judged, first: int, language: str) -> wire.Review:
    """Return judgements from *first* on, ready for JSON, in the reader's language, and how many there will be.

    Values are those of the seat that moved; where they are `shared`, the other seat has the rest.
    """
    told = [_told(entry, language) for entry in found.entries[first:]]
    return {"moves": told, "of": table.ply, "is_shared": shares_win(table.position), "is_exact": found.is_exact}


def _told(entry: Entry, language: str) -> wire.ReviewedMove:
    codes = [entry.judgement, *(["turning-point"] if entry.is_turning_point else [])]
    told = " · ".join(sentence(f"review/{code}", language) for code in codes)
    return cast(wire.ReviewedMove, {**entry.as_json(), "is_marked": entry.is_marked, "told": told})


def graph(
    table: Table, entries: Sequence[Entry], language: str, *, seat: int = 0, tall: bool = False, bare: bool = False
) -> str:
    """Return how the chances of a seat went in a finished game, as a picture; *tall* for a narrow screen."""
    if seat not in range(len(table.seats)):
        raise Missing("table/no-such-seat", seat=seat, last=len(table.seats) - 1)
    with theme.worn(table.colours):
        names = names_of(table, language)
        return draw(table.position, entries, language, names, view=seat, tall=tall, bare=bare).svg()
