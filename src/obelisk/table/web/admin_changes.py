"""What a host changes beside the server is obeyed within seconds: tables that are removed, people who are banned."""

import asyncio
import logging

from fastapi import FastAPI
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.features.accounts.store import Accounts
from obelisk.table.features.moderation.store.bans import read_bans
from obelisk.table.features.moderation.store.standing import read_standing
from obelisk.table.logs import note, reason_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.service.tables import Tables
from obelisk.table.store.changes import changes_after, last_change
from obelisk.table.store.damage import damage_of

SECONDS = 2.0
"""How often the server looks for changes."""


class AdminChangePoller:
    """Looks for changes, and does what they ask for."""

    def __init__(self, app: FastAPI, engine: Engine):
        """Obey what is written in *engine*."""
        self._app = app
        self._engine = engine
        self._since = 0
        self._heard: set[int] = set()

    async def begin(self) -> None:
        """Take everything as it is at the start; of a database with damaged pages, what is readable."""
        try:
            self._since = await in_store(last_change, self._engine)
            self._app.state.bans = await in_store(read_bans, self._engine)
            await self._read_standing()
        except SQLAlchemyError as error:
            if damage_of(self._engine).file is None:
                raise
            note("not-read", logging.ERROR, reason=reason_of(error))

    async def _read_standing(self) -> None:
        tables: Tables = self._app.state.tables
        tables.standing = await in_store(read_standing, self._engine, tables.now())

    async def run(self) -> None:
        """Look for changes until the server ends."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.look()
            except SQLAlchemyError as error:
                note("not-read", logging.ERROR, reason=reason_of(error))

    async def look(self) -> None:
        """Do at once what was changed since the last look."""
        # Numbers are given before they are seen, so a smaller one may come after a larger one.
        found = await in_store(changes_after, self._engine, self._since)
        new = [(number, table_id) for number, table_id in found if number not in self._heard]
        tables: Tables = self._app.state.tables
        for _, table_id in new:
            if table_id is not None:
                note("table-removed", table=table_id)
                tables.remove(table_id)
        if any(table_id is None for _, table_id in new):
            await self._ask_who_is_who(tables)
        self._heard.update(number for number, _ in new)

    async def _ask_who_is_who(self, tables: Tables) -> None:
        """Read bans and accounts anew, and show those out who are not let in any more."""
        accounts: Accounts = self._app.state.accounts
        accounts.forget()
        damage_of(self._engine).rows.clear()  # a host may have repaired them; others are found again
        self._app.state.bans = bans = await in_store(read_bans, self._engine)
        await self._read_standing()
        note("bans-read", networks=len(bans.networks), accounts=len(bans.accounts))
        for connection in tables.connected:
            if bans.refuse(connection.host, *connection.who.owners):
                connection.close()
