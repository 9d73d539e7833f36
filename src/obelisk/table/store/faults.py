"""What is wrong with a database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.exc import DatabaseError

from obelisk.errors import ObeliskError, UnknownGame
from obelisk.words import Message


@dataclass(frozen=True)
class Fault:
    """Something that is wrong."""

    what: str
    """The id of a table or a document, or the name of a database table and a key; "" for the database itself."""
    reason: Message
    is_repaired: bool = False


def fault_of(error: Exception) -> Message:
    """Return why something cannot be read."""
    if isinstance(error, UnknownGame) and error.code.startswith("game/unknown"):
        return Message("table/unknown-game", name=error.facts["name"])
    reason = str(error.orig) if isinstance(error, DatabaseError) else repr(error)
    return error.message if isinstance(error, ObeliskError) else Message("table/unreadable-data", reason=reason)
