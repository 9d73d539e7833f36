"""Writes the ratings of a rated game together with its end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from fastapi import Request

from obelisk.table.features.ratings.store import Ratings, note_ratings
from obelisk.table.service.subscriber import Step, Subscriber, Write
from obelisk.table.service.tables import Tables
from obelisk.table.web.answers import service_of
from obelisk.table.web.settings import Settings


class Service(Subscriber):
    """The ratings of a server."""

    def __init__(self, tables: Tables, settings: Settings):
        self.ratings = Ratings(tables.engine)

    def writes(self, step: Step) -> Iterable[Write]:
        """Write the ratings that follow from a game that ends."""
        return [partial(note_ratings, table=step.after)] if step.ends and step.after.is_rated else []


def ratings_of(request: Request) -> Ratings:
    """Return the ratings of the server."""
    return service_of(request, Service).ratings
