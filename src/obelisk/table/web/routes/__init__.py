"""What the server answers, by what it serves."""

from obelisk.table.features.accounts.routes import accounts, me
from obelisk.table.features.correspondence.routes import holidays, plans
from obelisk.table.features.documentation import routes as documentation
from obelisk.table.features.hosting import routes as hosting
from obelisk.table.features.lessons import routes as lessons
from obelisk.table.features.lobby import routes as lobby
from obelisk.table.features.moderation.routes import hosts, players
from obelisk.table.features.notifications.routes import mails, push
from obelisk.table.features.offline.routes import installing, lookahead
from obelisk.table.features.printing import routes as printing
from obelisk.table.features.profiles import routes as profiles
from obelisk.table.features.puzzles import routes as puzzles
from obelisk.table.features.ratings import routes as ladder
from obelisk.table.features.sharing import routes as sharing
from obelisk.table.features.studies.routes import files as study_files
from obelisk.table.features.studies.routes import nodes, studies
from obelisk.table.features.studies.routes import pages as study_pages
from obelisk.table.features.tournaments.routes import api as tournaments
from obelisk.table.features.tournaments.routes import pages as tournament_pages
from obelisk.table.features.welcome import routes as welcome
from obelisk.table.web.routes import advice, downloads, games, pages, pictures, records, tables, waiting, workbench

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
