"""What the server answers, by what it serves."""

from obelisk.table.web.routes import (
    accounts,
    advice,
    downloads,
    games,
    hosting,
    ladder,
    lessons,
    me,
    pages,
    people,
    pictures,
    records,
    tables,
    workbench,
)

API = (tables, games, pictures, records, advice, workbench, accounts, me, ladder)
"""The modules of the HTTP API, which docs/table.md describes."""
ROUTERS = tuple(module.router for module in (*API, pages, people, downloads, lessons, hosting))
