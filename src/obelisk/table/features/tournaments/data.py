"""Tournaments among the data of a person, and checks and repairs of their rows."""

from typing import Any

from sqlalchemy import Engine

from obelisk.table.features.tournaments.schema import TOURNAMENTS
from obelisk.table.features.tournaments.store.reading import Archive
from obelisk.table.features.tournaments.store.writing import changes_of, decode, delete, forget, read_tournament
from obelisk.table.features.tournaments.views import taken_home
from obelisk.table.short_tasks import short
from obelisk.table.store.people import Person

MOST = 10_000
"""Maximum number of tournaments in an export."""

READERS = {TOURNAMENTS: read_tournament}
"""Functions that read a row, and raise an error for a damaged one."""
erase = forget
DOCUMENT = "tournament"
"""What hosts call a document that `remove_document` removes."""
remove_document = delete


def _columns_again(row: Any) -> dict[str, Any]:
    found = decode(row.state)
    return {**changes_of(found), "game": found.terms.game, "is_public": found.terms.is_public, "made_at": found.made_at}


REPAIRS = {TOURNAMENTS: _columns_again}
"""Functions that work out the columns of a row again."""


@short
def export(engine: Engine, person: Person) -> dict[str, Any]:
    """Return the tournaments of a person."""
    return {
        "tournaments": [taken_home(one, person.owners) for one in Archive(engine).of_owners(person.owners, limit=MOST)]
    }
