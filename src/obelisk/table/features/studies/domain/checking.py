"""What may stand in a study: how much of it, and in which form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from obelisk.table.core.cleaning import clean
from obelisk.table.core.refusals import Unreadable
from obelisk.table.features.studies.domain.study import COLOURS, JUDGEMENTS, Mark, Node

MOST_NODES, MOST_MARKS = 2000, 32
LONGEST_TITLE, LONGEST_TEXT, LONGEST_PLACE = 80, 4000, 40
MOST_TEXT = 200_000
"""So many characters all texts of a study have together."""


def checked_title(text: str) -> str:
    """Return a title as it is kept, or refuse one that is too long."""
    title = clean(text)
    if len(title) > LONGEST_TITLE:
        raise Unreadable("study/long-title", most=LONGEST_TITLE)
    return title


def checked_text(text: str) -> str:
    """Return a text as it is kept, its lines as they were written, or refuse one that is too long."""
    lines = [clean(line) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    kept = "\n".join(lines).strip("\n")
    if len(kept) > LONGEST_TEXT:
        raise Unreadable("study/long-text", most=LONGEST_TEXT, given=len(kept))
    return kept


def checked_judgement(judgement: str) -> str:
    """Return a judgement, "" for none, or refuse one that there is not."""
    if judgement and judgement not in JUDGEMENTS:
        raise Unreadable("study/judgement", given=repr(judgement), known=JUDGEMENTS)
    return judgement


def checked_marks(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """Return marks, each place or pair of places once, or refuse what makes no sense."""
    last: dict[tuple[str, str | None], Mark] = {}
    for mark in marks:
        if mark.colour not in COLOURS:
            raise Unreadable("study/colour", given=repr(mark.colour), known=COLOURS)
        if any(not place or len(place) > LONGEST_PLACE or clean(place) != place for place in _ends(mark)):
            raise Unreadable("study/place")
        if mark.place == mark.to:
            raise Unreadable("study/arrow", place=mark.place)
        last[mark.place, mark.to] = mark
    if len(last) > MOST_MARKS:
        raise Unreadable("study/many-marks", most=MOST_MARKS)
    return tuple(last.values())


def _ends(mark: Mark) -> list[str]:
    return [mark.place] if mark.to is None else [mark.place, mark.to]


def check_size(nodes: Mapping[int, Node]) -> None:
    """Refuse a study that has become too large."""
    if len(nodes) > MOST_NODES:
        raise Unreadable("study/many-nodes", most=MOST_NODES)
    written = sum(len(node.text) for node in nodes.values())
    if written > MOST_TEXT:
        raise Unreadable("study/much-text", most=MOST_TEXT)


def read_mark(given: Any) -> Mark:
    """Return a mark that JSON describes, or refuse what is none."""
    if not isinstance(given, dict) or not isinstance(given.get("place"), str):
        raise Unreadable("study/unreadable", what="marks")
    to, colour = given.get("to"), given.get("colour", COLOURS[0])
    if not (to is None or isinstance(to, str)) or not isinstance(colour, str):
        raise Unreadable("study/unreadable", what="marks")
    return Mark(given["place"], to, colour)
