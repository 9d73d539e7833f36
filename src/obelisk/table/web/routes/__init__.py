"""What the server answers besides what features answer."""

from obelisk.table.web.routes import advice, downloads, games, pages, pictures, records, tables, waiting, workbench

FALLBACK = pages.fallback
ROUTERS = tuple(
    each.router for each in (tables, games, pictures, records, advice, workbench, waiting, pages, downloads)
)
