"""Writes the tries at daily puzzles together with the beginnings and ends of their tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from fastapi import Request

from obelisk.puzzles.books import today
from obelisk.table.core.state import Table
from obelisk.table.features.puzzles.store import Tries, note_end, note_start
from obelisk.table.features.puzzles.views import draw_all, for_table
from obelisk.table.service.subscriber import Step, Subscriber, Write
from obelisk.table.service.tables import Tables
from obelisk.table.web.answers import service_of
from obelisk.table.web.settings import Settings


class Service(Subscriber):
    """The daily puzzles of a server."""

    def __init__(self, tables: Tables, settings: Settings):
        self.tries = Tries(tables.engine)

    def draw_ahead(self) -> None:
        """Draw today's puzzles."""
        draw_all(today())

    def snapshot_facts(self, table: Table, language: str) -> dict[str, Any]:
        """Return what the page of a table says of the puzzle that is tried there."""
        return {"puzzle": for_table(table, language)}

    def writes(self, step: Step) -> Iterable[Write]:
        """Write that a try that counts has begun, and what it came to."""
        if step.after.is_counted and step.before is None:
            yield partial(note_start, table=step.after)
        if step.after.is_counted and step.ends:
            yield partial(note_end, table=step.after)


def tries_of(request: Request) -> Tries:
    """Return the tries at the puzzles of the server."""
    return service_of(request, Service).tries
