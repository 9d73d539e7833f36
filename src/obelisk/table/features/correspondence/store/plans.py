"""Conditional moves in a database: for their players alone, and no part of a game's log."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select

from obelisk.table.features.correspondence.domain.plans import Plan
from obelisk.table.features.correspondence.schema import PLANS
from obelisk.table.store.damage import read_row, read_rows
from obelisk.table.store.rows import encode

_lines = msgspec.json.Decoder(tuple[tuple[str, ...], ...])


def read_plan(row: Any) -> Plan:
    """Return what a row says."""
    return Plan(row.seat, row.ply, row.mark, _lines.decode(row.lines))


class Plans:
    """Reads and writes; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Keep them in *engine*."""
        self._engine = engine

    def of(self, table_id: str, seat: int) -> Plan | None:
        """Return the plan of a seat, if it has one."""
        own = select(PLANS).where(PLANS.c.table_id == table_id, PLANS.c.seat == seat)
        with self._engine.connect() as connection:
            return read_row(connection, PLANS, own, read_plan)

    def keep(self, table_id: str, plan: Plan) -> None:
        """Keep a plan in place of the seat's last one; one without lines is none."""
        row = {"table_id": table_id, "seat": plan.seat, "ply": plan.ply, "mark": plan.mark}
        with self._engine.begin() as connection:
            drop_plans(connection, table_id, plan.seat)
            if plan.lines:
                connection.execute(insert(PLANS).values(**row, lines=encode(plan.lines).decode()))

    def drop(self, table_id: str, seat: int) -> None:
        """Forget the plan of a seat."""
        with self._engine.begin() as connection:
            drop_plans(connection, table_id, seat)

    def tables(self) -> list[str]:
        """Return the tables at which somebody has a plan."""
        with self._engine.connect() as connection:
            return list(connection.execute(select(PLANS.c.table_id).distinct()).scalars())

    def among(self, tables: Collection[str]) -> list[tuple[str, Plan]]:
        """Return all plans at these tables."""
        with self._engine.connect() as connection:
            chosen = select(PLANS).where(PLANS.c.table_id.in_(tables))
            return read_rows(connection, PLANS, chosen, lambda row: (row.table_id, read_plan(row)))


def drop_plans(connection: Connection, table_id: str, seat: int | None = None) -> None:
    """Forget the plan of a seat, or of all."""
    chosen: Any = delete(PLANS).where(PLANS.c.table_id == table_id)
    connection.execute(chosen if seat is None else chosen.where(PLANS.c.seat == seat))
