"""What the server answers, by what it serves."""

from obelisk.table.web.routes import (
    advice,
    downloads,
    games,
    hosting,
    lessons,
    pages,
    pictures,
    puzzles,
    records,
    tables,
    workbench,
)
from obelisk.table.web.routes.people import accounts, ladder, lobby, me, profiles

API = (tables, games, pictures, records, advice, workbench, accounts, me, ladder, lobby, puzzles)
"""The modules of the HTTP API, which docs/table.md describes."""
ROUTERS = (
    *(module.router for module in (*API, pages, profiles, downloads, lessons, hosting)),
    lobby.pages,
    puzzles.pages,
)
