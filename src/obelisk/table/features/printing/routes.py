"""Games on paper: a game to cut out and play, and finished games as pages."""

import secrets

from fastapi import APIRouter, Request, Response

from obelisk.table.features.printing import views as printing
from obelisk.table.views.advice import check_over
from obelisk.table.web import choices
from obelisk.table.web.answers import seen_table
from obelisk.table.web.identity import language_of
from obelisk.table.web.prints import Word, check_prints, print_file, usual_paper
from obelisk.table.web.schema import TableId

router = APIRouter(include_in_schema=False)
MOST_SEEDS = 1_000_000


@router.get("/print/{name}.pdf")
async def kit_file(
    request: Request, name: str, paper: Word = "", ink: Word = "colour", lang: Word = "", only: Word = ""
) -> Response:
    """A game to cut out and play, or one of its parts."""
    check_prints(request)
    game = choices.offered(name).name
    options = printing.read_options(game, dict(request.query_params))
    if printing.is_drawn(game):
        # Everybody gets other boards than the last one; whoever names the number gets the same again.
        options.setdefault("seed", secrets.randbelow(MOST_SEEDS))
    facts = (game, paper or usual_paper(request), ink, lang or language_of(request), only, options)
    key = ("kit", *facts[:-1], tuple(sorted(options.items())))
    return await print_file(request, f"{game}{f'-{only}' if only else ''}.pdf", printing.kit_pdf, *facts, key=key)


@router.get("/t/{table_id}/game.pdf")
async def game_file(request: Request, table_id: TableId, paper: Word = "", ink: Word = "colour") -> Response:
    """A finished game as pages to print."""
    check_prints(request)
    table, _ = await seen_table(request, table_id)
    check_over(table)
    facts = (paper or usual_paper(request), ink, language_of(request))
    key = ("game", table.id, table.v, *facts)
    return await print_file(
        request, f"{table.game}-{table.id}.pdf", printing.game_pdf, table, *facts, key=key, what=table
    )
