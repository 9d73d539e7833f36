"""Ban networks, accounts and guests, and lift bans."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, delete, insert, select

from obelisk.table.core.networks import network_in
from obelisk.table.core.refusals import Missing
from obelisk.table.features.moderation.schema import BANS
from obelisk.table.features.moderation.store.bans import SESSION
from obelisk.table.features.moderation.store.persons import named
from obelisk.table.store.changes import Also, nothing_else, tell_servers
from obelisk.table.store.damage import read_rows
from obelisk.table.store.schema import ACCOUNTS


@dataclass(frozen=True)
class Ban:
    """A ban: a network, or somebody (the name of an account, or the session of a guest), and since when."""

    what: str
    is_person: bool
    made_at: int


def bans(engine: Engine) -> list[Ban]:
    """Return all bans, the latest first."""
    joined = select(BANS, ACCOUNTS.c.name).select_from(BANS.outerjoin(ACCOUNTS)).order_by(BANS.c.made_at.desc())
    with engine.connect() as connection:
        return read_rows(
            connection, BANS, joined, lambda row: Ban(row.name or row.what, not network_in(row.what), row.made_at)
        )


def ban(engine: Engine, text: str, also: Also = nothing_else) -> str:
    """Let an address, a network or an account in no more, or whoever has a seat; return what is banned."""
    with engine.begin() as connection:
        also(connection)
        what, account, shown = _banned(connection, text)
        connection.execute(delete(BANS).where(BANS.c.what == what))
        connection.execute(insert(BANS).values(what=what, account=account, made_at=int(time.time() * 1000)))
        tell_servers(connection)
    return shown


def unban(engine: Engine, text: str, also: Also = nothing_else) -> str:
    """Let somebody in again; return who was banned."""
    with engine.begin() as connection:
        also(connection)
        what, _, shown = _banned(connection, text)
        if connection.execute(delete(BANS).where(BANS.c.what == what)).rowcount == 0:
            raise Missing("admin/not-banned", what=shown)
        tell_servers(connection)
    return shown


def _banned(connection: Connection, text: str) -> tuple[str, int | None, str]:
    """Return what a ban of *text* is called, which account it is if it is one, and how it is shown."""
    network = network_in(text)
    if network is not None:
        return str(network), None, str(network)
    person = named(connection, text)
    if person.account is None:
        return f"{SESSION}{person.tag}", None, text
    return f"account {person.account}", person.account, text
