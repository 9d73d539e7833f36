"""What people are told who are not looking, in their language: whose turn it is, never what is on the board."""

from typing import Any

from obelisk.table.core.commands import Who
from obelisk.table.core.state import COMPUTER
from obelisk.table.core.summary import Summary
from obelisk.table.features.notifications.notices import Notice
from obelisk.table.views.viewers import game_title
from obelisk.words import listed, sentence


def others_at(table: Summary, own: tuple[int, ...], language: str) -> str:
    """Return the names of those with whom somebody plays."""
    names = [
        seat.name or sentence("table/computer" if seat.kind == COMPUTER else "notifications/notice/guest", language)
        for number, seat in enumerate(table.seats)
        if number not in own
    ]
    return listed(names, language)


def told(table: Summary, notice: Notice, who: Who, language: str) -> tuple[str, str]:
    """Return the title and the text of a notice."""
    names = others_at(table, who.seats_at(table) or (notice.seat,), language)
    facts = {"game": game_title(table.game, language), "names": names}
    title = sentence(f"notifications/notice/{notice.what}", language, **facts)
    if table.ending is None:
        return title, sentence("notifications/notice/at", language, **facts)
    return title, sentence(f"notifications/notice/{outcome_of(table, notice.seat)}", language, **facts)


def outcome_of(table: Summary, seat: int) -> str:
    """Return how a game has ended for a seat: won, lost, shared, or only over."""
    winners = () if table.ending is None else table.ending.winners
    if not winners:
        return "ended"
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def message(table: Summary, notice: Notice, who: Who, language: str, waiting: int) -> dict[str, Any]:
    """Return what is sent to a device: where it leads, and how many games wait for its person."""
    title, text = told(table, notice, who, language)
    return {"title": title, "text": text, "url": f"/t/{table.id}", "tag": table.id, "waiting": waiting}
