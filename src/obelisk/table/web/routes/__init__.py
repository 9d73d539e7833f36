"""What the server answers, by what it serves."""

from obelisk.table.web.routes import (
    advice,
    downloads,
    games,
    hosting,
    lessons,
    pages,
    pictures,
    records,
    tables,
    workbench,
)
from obelisk.table.web.routes.people import accounts, ladder, lobby, me, profiles
from obelisk.table.web.routes.studies import files as study_files
from obelisk.table.web.routes.studies import nodes, studies
from obelisk.table.web.routes.studies import pages as study_pages

API = (tables, games, pictures, records, advice, workbench, accounts, me, ladder, lobby, studies, nodes, study_files)
"""The modules of the HTTP API, which docs/table.md describes."""
ROUTERS = (
    *(module.router for module in (*API, pages, profiles, downloads, lessons, hosting, study_pages)),
    lobby.pages,
)
