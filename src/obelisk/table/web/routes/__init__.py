"""What the server answers, by what it serves."""

from obelisk.table.web.documentation import pages as documentation
from obelisk.table.web.routes import (
    advice,
    downloads,
    games,
    hosting,
    lessons,
    pages,
    pictures,
    printing,
    puzzles,
    records,
    sharing,
    tables,
    welcome,
    workbench,
)
from obelisk.table.web.routes.moderation import hosts, players
from obelisk.table.web.routes.people import accounts, ladder, lobby, me, profiles
from obelisk.table.web.routes.studies import files as study_files
from obelisk.table.web.routes.studies import nodes, studies
from obelisk.table.web.routes.studies import pages as study_pages
from obelisk.table.web.routes.tournaments import api as tournaments
from obelisk.table.web.routes.tournaments import pages as tournament_pages
from obelisk.table.web.routes.turns import holidays, installing, lookahead, mails, plans, push, waiting

API = (
    *(tables, games, pictures, records, advice, workbench, accounts, me, ladder, lobby),
    *(holidays, waiting, push, mails, plans, lookahead, players, hosts, tournaments),
    *(studies, nodes, study_files, puzzles),
)
"""The modules of the HTTP API, which docs/table.md describes."""
PAGES = (
    pages,
    profiles,
    downloads,
    lessons,
    printing,
    sharing,
    welcome,
    hosting,
    installing,
    study_pages,
    tournament_pages,
    documentation,
)
ROUTERS = (*(each.router for each in (*API, *PAGES)), *(each.pages for each in (lobby, players, hosts, mails, puzzles)))
