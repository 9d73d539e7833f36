"""Tries at puzzles among the data of a person, and checks of their rows."""

from typing import Any

from sqlalchemy import Engine

from obelisk.table.features.puzzles.schema import PUZZLE_TRIES
from obelisk.table.features.puzzles.store import Tries, read_try
from obelisk.table.features.puzzles.views import told_try
from obelisk.table.short_tasks import short
from obelisk.table.store.people import Person

READERS = {PUZZLE_TRIES: read_try}
"""Functions that read a row, and raise an error for a damaged one."""


@short
def export(engine: Engine, person: Person) -> dict[str, Any]:
    """Return the tries of a person."""
    return {"puzzles": [told_try(one) for one in Tries(engine).of(person.owners)]}
