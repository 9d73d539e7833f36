"""How a finished game came to its end and to its result, in sentences."""

from collections.abc import Iterable, Sequence
from typing import Any

from obelisk.position import Position
from obelisk.rulebook.modules import benches_of
from obelisk.table.core.state import MISSED, SOLVED, Ending
from obelisk.words import Message, listed, sentence

Names = Sequence[str]
Line = dict[str, Any]
"""A sentence, and the seat that it is about: None where it is about nobody or everybody."""

BROKEN_OFF = {
    "resigned": "page/ending/resigned",
    "time": "page/ending/time",
    "agreed": "page/ending/agreed",
    "abandoned": "page/ending/abandoned",
    SOLVED: "puzzle/ending/solved",
    MISSED: "puzzle/ending/missed",
    "absent": "tournament/ending/absent",
    "adjudicated": "tournament/ending/adjudicated",
}
"""What is said of a game that its players, or their clocks, have ended."""


def explained(position: Position, ending: Ending, names: Names, language: str) -> dict[str, list[Line]]:
    """Return how a game ended and how its points came about; *names* are the players', by seat."""
    if ending.reason in BROKEN_OFF:
        return {"how": [_broken_off(ending, names, language)], "points": []}
    book, s = position.game, position.record
    how = [] if book.text.ending is None else list(_lines(book.text.ending(s), names, language))
    points = [] if book.text.reckoning is None else list(_lines(book.text.reckoning(s), names, language))
    benches = benches_of(position)
    verdict = [] if benches is None else benches.verdict(position, language)
    points += [_line(text, seat) for seat, text in verdict]
    return {"how": how or [_line(sentence("page/ending/rules", language))], "points": points}


def _broken_off(ending: Ending, names: Names, language: str) -> Line:
    lost = [name for seat, name in enumerate(names) if seat not in ending.winners]
    return _line(sentence(BROKEN_OFF[ending.reason], language, names=listed(lost, language)))


def _lines(reasons: Iterable[Message], names: Names, language: str) -> Iterable[Line]:
    for reason in reasons:
        seat = reason.facts.get("seat")
        name = {} if seat is None else {"seat": names[seat], "Seat": names[seat]}
        yield _line(Message(reason.code, **{**reason.facts, **name}).explain(language), seat)


def _line(text: str, seat: int | None = None) -> Line:
    return {"text": text, "seat": seat}
