"""What the server answers, by what it serves."""

from obelisk.table.web.routes import (
    advice,
    downloads,
    games,
    hosting,
    lessons,
    pages,
    pictures,
    printing,
    records,
    sharing,
    tables,
    workbench,
)
from obelisk.table.web.routes.people import accounts, ladder, lobby, me, profiles
from obelisk.table.web.routes.turns import holidays

API = (tables, games, pictures, records, advice, workbench, accounts, me, ladder, lobby, holidays)
"""The modules of the HTTP API, which docs/table.md describes."""
ROUTERS = (
    *(module.router for module in (*API, pages, profiles, downloads, lessons, printing, sharing, hosting)),
    lobby.pages,
)
