"""The course of a game as a viewer may know it: moves, record, what was dealt, how it ended; and to take it home."""

from collections.abc import Iterable, Sequence
from typing import cast

from obelisk.arena.scores import Scores
from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.records import record
from obelisk.rulebook.modules import benches_of
from obelisk.rulebook.pages import ScoreFacts
from obelisk.rulebook.telling import told
from obelisk.table.core import championship
from obelisk.table.core.commands import Who
from obelisk.table.core.dealing import number_of, roll
from obelisk.table.core.refusals import Missing, Refused
from obelisk.table.core.state import MISSED, SOLVED, Ending, Table
from obelisk.table.short_tasks import short
from obelisk.table.views.sheets import colours_on_sheet
from obelisk.table.views.viewers import Viewer, spoken_names, viewer_for_events
from obelisk.table.wire.games import MoveSeen
from obelisk.table.wire.records import (
    ChampionshipRecord,
    EarlierGames,
    EndingExplained,
    EndingLine,
    ExportedTable,
    Record,
    Roll,
    Rolls,
    ScoreLine,
    ScoreList,
)
from obelisk.table.wire.tables import LegalMoves, Reveal
from obelisk.words import Message, listed, sentence

Spoken = Sequence[tuple[str, str]]
"""What the players are called inside a sentence and at its beginning, by seat."""

BROKEN_OFF = {
    "resigned": "page/ending/resigned",
    "time": "page/ending/time",
    "agreed": "page/ending/agreed",
    "abandoned": "page/ending/abandoned",
    SOLVED: "puzzle/ending/solved",
    MISSED: "puzzle/ending/missed",
    "absent": "ending/absent",
    "adjudicated": "ending/adjudicated",
}
"""What is said of a game that its players, or their clocks, have ended."""


def reveal(table: Table) -> Reveal:
    """Return what was dealt, and the salt of its hash, which only a finished game tells."""
    if not table.is_over:
        raise Refused("table/not-over")
    return {"setup": table.made["setup"], "salt": table.made["salt"]}


def rolls(table: Table) -> Rolls:
    """Return what chance has brought in a finished game, with all that it takes to check that it follows from the salt.

    `hash` is counted along what could come, each as often as its weight, and so leads to `follows`. On a board to try
    moves on chance rolls freely, so there is nothing to check.
    """
    if not table.is_over:
        raise Refused("table/not-over")
    found: list[Roll] = []
    position = table.position_at(0)
    for ply, (seat, move) in enumerate([] if table.is_analysis else table.position.history):
        if seat == CHANCE:
            hash = roll(table.made["salt"], ply)
            weights = position.weights()
            place = number_of(hash) % sum(weights.values())
            follows = position.outcome(number_of(hash))
            told: Roll = {
                "ply": ply,
                "move": move,
                "hash": hash,
                "place": place,
                "weights": list(weights.items()),
                "follows": follows,
            }
            found.append(told)
        position = position.play(move, seat)
    return {"rolls": found, "are_kept": all(one["move"] == one["follows"] for one in found)}


def moves_for(table: Table, viewer: Viewer) -> list[MoveSeen]:
    """Return the moves so far, each with its seat; None in place of one that the viewer must not see."""
    secret = table.position.secret_plies if table.hides else ()
    return [
        (seat, None if seat != viewer and ply in secret else move)
        for ply, (seat, move) in enumerate(table.position.history)
    ]


def record_of(table: Table) -> Record:
    """Return the record of the game; while something is hidden there is none to give."""
    if table.hides:
        raise Refused("table/record-hidden")
    colours = colours_on_sheet(table, "en")
    chosen = {"colours": colours} if any(colours) else {}
    players = list(map(championship.name_in_record, table.seats))
    written = cast(Record, record(table.position, players=players, **chosen))
    if table.has_new_rules and (table.is_over or table.is_frozen):
        written = _as_played(table, written)
    if table.ending is not None and table.ending.reason != "rules":
        written["ending"] = table.ending.as_json()
    return written


def _as_played(table: Table, written: Record) -> Record:
    """Return the record of a game as the log has it, by the rules that it was played by."""
    if "rules" in table.made:
        written["rules"] = table.made["rules"]
    else:
        del written["rules"]
    written["setup"] = table.made["setup"]
    if table.played is not None:
        written["moves"] = [(seat, move) for seat, move in table.played]
    written["result"] = None
    if table.ending is not None and table.ending.reason == "rules":
        written["result"] = {"winners": list(table.ending.winners), "points": list(table.ending.points or ())}
    return written


def championship_record(table: Table) -> ChampionshipRecord:
    """Return the record of the whole championship that a table belongs to."""
    found = championship.championship_of(table)
    if found is None:
        raise Missing("table/no-championship")
    if table.hides:
        raise Refused("table/record-hidden")
    return cast(ChampionshipRecord, found.record())


def legal_moves(table: Table, viewer: Viewer) -> LegalMoves:
    """Return the moves that a viewer may make now."""
    moves = table.position.moves(viewer) if viewer in table.active else []
    return {"v": table.v, "ply": table.ply, "seat": viewer, "moves": moves}


def earlier_games(tables: Iterable[Table]) -> EarlierGames:
    """Return what was won in games that led from one to the next by "play again", the latest first, by its seats."""
    played: int = 0
    wins: list[int] = []
    points: list[int] = []
    for back, table in enumerate(tables):
        n = len(table.seats)
        wins, points = wins or [0] * n, points or [0] * n
        if table.ending is None:
            continue
        played += 1
        for seat in range(n):
            # With every game everybody moves one seat down, so they sat one further up in the game before.
            then = (seat + back) % n
            wins[seat] += then in table.ending.winners
            points[seat] += table.ending.points[then] if table.ending.points else 0
    return {"games": played, "wins": wins, "points": points}


def explanation(table: Table, language: str) -> EndingExplained:
    """Return how a finished game came to its end (`how`) and to its points (`points`): sentences, with their seats."""
    if table.ending is None:
        raise Refused("table/not-over")
    return _explained(table.position, table.ending, spoken_names(table, language), language)


@short
def scores(table: Table, kept: Scores, facts_of: ScoreFacts | None, language: str) -> ScoreList:
    """Return the best scores of games alone with the same set-up as a finished one, and what the game knows of them."""
    if not table.is_over:
        raise Refused("table/not-over")
    best: list[ScoreLine] = [
        {"rank": one.rank, "name": one.name, "points": one.points, "date": one.date}
        for one in kept.best(table.position)
    ]
    found: ScoreList = {"scores": best, "optimum": None, "day": None, "share": None}
    if facts_of is not None and len(table.seats) == 1:
        found.update(cast(ScoreList, facts_of(table.position, table.made["options"], language)))
    return found


def _explained(position: Position, ending: Ending, names: Spoken, language: str) -> EndingExplained:
    if ending.reason in BROKEN_OFF:
        return {"how": [_broken_off(ending, names, language)], "points": []}
    book, s = position.game, position.record
    how, points = (
        list(_lines(told(book.rules, said, s) or (), names, language))
        for said in (book.text.ending, book.text.reckoning)
    )
    benches = benches_of(position)
    verdict = [] if benches is None else benches.verdict(position, language)
    points += [_line(text, seat) for seat, text in verdict]
    return {"how": how or [_line(sentence("page/ending/rules", language))], "points": points}


def _broken_off(ending: Ending, names: Spoken, language: str) -> EndingLine:
    lost = [name for seat, (_, name) in enumerate(names) if seat not in ending.winners]
    return _line(sentence(BROKEN_OFF[ending.reason], language, names=listed(lost, language)))


def _lines(reasons: Iterable[Message], names: Spoken, language: str) -> Iterable[EndingLine]:
    for reason in reasons:
        seat = reason.facts.get("seat")
        name = {} if seat is None else dict(zip(("seat", "Seat"), names[seat], strict=True))
        yield _line(Message(reason.code, **{**reason.facts, **name}).explain(language), seat)


def _line(text: str, seat: int | None = None) -> EndingLine:
    return {"text": text, "seat": seat}


def exported(table: Table, who: Who) -> ExportedTable:
    """Return everything about a table that belongs to somebody: who played, the moves, what they said there."""
    own = who.seats_at(table)
    is_hidden = table.hides
    return {
        "id": table.id,
        "game": table.game,
        "made_at": table.made_at,
        "changed_at": table.touched,
        "seats": [{"name": seat.name, "kind": seat.kind, "level": seat.level} for seat in table.seats],
        "yours": list(own),
        "clock": table.made["clock"],
        "is_public": table.made["is_public"],
        "is_analysis": table.is_analysis,
        "result": None if table.ending is None else table.ending.as_json(),
        "moves": moves_for(table, viewer_for_events(table, who)),
        "record": None if is_hidden else record_of(table),
        "said": [{"text": text, "at": at} for seat, _, text, at in table.chat if seat in own],
    }
