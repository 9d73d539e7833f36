"""Studies in a database: each is one row, written only on top of the version that it was decided on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from obelisk.table.core.refusals import Damaged, Missing, Refused
from obelisk.table.features.studies.domain.study import Study, kept
from obelisk.table.features.studies.schema import STUDIES
from obelisk.table.store.changes import Removed
from obelisk.table.store.damage import read_row, read_rows
from obelisk.table.store.reading import decode
from obelisk.table.store.rows import encode

MOST_STUDIES = 500
"""So many studies one person may keep."""
MOST_LISTED = 500


@dataclass(frozen=True)
class Kept:
    """A study as it is kept."""

    id: str
    owner: str
    study: Study
    made_at: int
    changed_at: int
    table_id: str | None = None
    copied_from: str | None = None


@dataclass(frozen=True)
class Listed:
    """What lists show of a study."""

    id: str
    game: str
    title: str
    is_public: bool
    nodes: int
    problems: int
    made_at: int
    changed_at: int


def read_study(row: Any) -> Kept:
    """Return what a row says."""
    study = kept(decode(row.data))
    return Kept(row.id, row.owner, study, row.made_at, row.changed_at, row.table_id, row.copied_from)


class Studies:
    """The studies of a server. All calls take a while, and belong into a thread."""

    def __init__(self, engine: Engine):
        """Keep the studies in *engine*."""
        self._engine = engine

    def add(self, fresh: Kept, owners: Collection[str]) -> None:
        """Keep a new study of somebody, known by all their sessions, or refuse one too many."""
        with self._engine.begin() as connection:
            own = select(func.count()).where(STUDIES.c.owner.in_(owners))
            if connection.execute(own).scalar_one() >= MOST_STUDIES:
                raise Refused("study/many-studies", most=MOST_STUDIES)
            given = {"id": fresh.id, "owner": fresh.owner, "made_at": fresh.made_at}
            source = {"table_id": fresh.table_id, "copied_from": fresh.copied_from}
            values = {**given, **source, **columns_of(fresh.study, fresh.changed_at)}
            try:
                connection.execute(insert(STUDIES).values(values))
            except IntegrityError as error:  # an id that somebody has; it is drawn from very many
                raise Refused("study/changed") from error

    def get(self, study_id: str) -> Kept:
        """Return a study, or refuse an id that nobody knows."""
        with self._engine.connect() as connection:
            chosen = select(STUDIES).where(STUDIES.c.id == study_id)
            if connection.execute(chosen).first() is None:
                raise Missing("study/unknown", id=study_id)
            found = read_row(connection, STUDIES, chosen, read_study)
        if found is None:
            raise Damaged("study/damaged", id=study_id)
        return found

    def replace(self, study_id: str, before: Study, after: Study, at: int) -> bool:
        """Put a version in place of the one that it was decided on; return whether that was still the last one."""
        own = update(STUDIES).where(STUDIES.c.id == study_id, STUDIES.c.v == before.v)
        with self._engine.begin() as connection:
            return connection.execute(own.values(columns_of(after, at))).rowcount == 1

    def of(self, owners: Collection[str], *, is_public: bool = False) -> list[Listed]:
        """Return the studies of somebody, those that changed last first; with *is_public*, those that all may see."""
        chosen = _list().where(STUDIES.c.owner.in_(owners))
        if is_public:
            chosen = chosen.where(STUDIES.c.is_public)
        with self._engine.connect() as connection:
            return read_rows(connection, STUDIES, chosen.limit(MOST_LISTED), _listed)

    def remove(self, study_id: str) -> None:
        """Delete a study, or refuse an id that nobody knows."""
        with self._engine.begin() as connection:
            delete_study(connection, study_id)


def delete_study(connection: Connection, study_id: str) -> Removed:
    """Delete a study; readers who have it open hear of that with their next step."""
    row = connection.execute(select(STUDIES.c.owner, STUDIES.c.title).where(STUDIES.c.id == study_id)).one_or_none()
    if row is None:
        raise Missing("study/unknown", id=study_id)
    connection.execute(delete(STUDIES).where(STUDIES.c.id == study_id))
    return Removed(row.owner, row.title)


def forget_studies(connection: Connection, owners: Collection[str]) -> None:
    """Delete all studies of somebody, known by their sessions."""
    connection.execute(delete(STUDIES).where(STUDIES.c.owner.in_(owners)))


def columns_of(study: Study, at: int) -> dict[str, Any]:
    """Return the columns that change with a study."""
    return {
        "game": study.game,
        "title": study.title,
        "is_public": study.is_public,
        "nodes": len(study.nodes),
        "problems": sum(node.is_problem for node in study.nodes.values()),
        "v": study.v,
        "changed_at": at,
        "data": encode(study.as_json()).decode(),
    }


def _list() -> Select[Any]:
    columns = [column for column in STUDIES.columns if column.name != "data"]
    return select(*columns).order_by(STUDIES.c.changed_at.desc(), STUDIES.c.id)


def _listed(row: Row[Any]) -> Listed:
    return Listed(row.id, row.game, row.title, row.is_public, row.nodes, row.problems, row.made_at, row.changed_at)
