"""Ratings among the data of a person, and checks of their rows."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Engine

from obelisk.table.features.ratings.schema import RATINGS
from obelisk.table.features.ratings.store import Ratings, read_rating
from obelisk.table.short_tasks import short
from obelisk.table.store.people import Person

READERS = {RATINGS: read_rating}
"""Functions that read a row, and raise an error for a damaged one."""


@short
def export(engine: Engine, person: Person) -> dict[str, Any]:
    """Return the rated games of a person by game."""
    history = Ratings(engine).games_of(person.owners)
    return {"ratings": {game: [asdict(one) for one in rated] for game, rated in history.items()}}
