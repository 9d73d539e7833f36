"""Games on paper: a game to cut out and play, and finished games as pages."""

import secrets
from collections.abc import Callable, Hashable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from obelisk.table.core.refusals import Missing
from obelisk.table.features.printing import views as printing
from obelisk.table.features.studies.routes.forms import StudyId
from obelisk.table.features.studies.routes.studies import kept_study
from obelisk.table.views.advice import check_over
from obelisk.table.web import choices
from obelisk.table.web.answers import Identified, LRUCache, as_file, done_for, seen_table
from obelisk.table.web.identity import language_of
from obelisk.table.web.safety import address_of
from obelisk.table.web.schema import TableId
from obelisk.table.workers.lanes import SLOW

router = APIRouter(include_in_schema=False)
FILES = LRUCache(40)
PDF = "application/pdf"
LETTER_REGIONS = ("us", "ca", "mx", "ph", "cl", "co")
"""Where people print on Letter; everybody else has A4."""
MOST_SEEDS = 1_000_000
Word = Annotated[str, Query(max_length=40)]


def prints(request: Request) -> bool:
    """Tell whether this server makes files to print."""
    return bool(request.app.state.settings.print) and printing.is_possible()


def usual_paper(request: Request) -> str:
    """Return the paper that whoever asks has probably, by the region that their browser names first."""
    first = request.headers.get("accept-language", "").split(",")[0].split(";")[0]
    return "letter" if first.rpartition("-")[2].strip().lower() in LETTER_REGIONS and "-" in first else "a4"


@router.get("/print/{name}.pdf")
async def kit_file(
    request: Request, name: str, paper: Word = "", ink: Word = "colour", lang: Word = "", only: Word = ""
) -> Response:
    """A game to cut out and play, or one of its parts."""
    _check_on(request)
    game = choices.offered(name).name
    options = printing.read_options(game, dict(request.query_params))
    if printing.is_drawn(game):
        # Everybody gets other boards than the last one; whoever names the number gets the same again.
        options.setdefault("seed", secrets.randbelow(MOST_SEEDS))
    facts = (game, paper or usual_paper(request), ink, lang or language_of(request), only, options)
    key = ("kit", *facts[:-1], tuple(sorted(options.items())))
    data = await _made(request, None, printing.kit_pdf, *facts, key=key)
    return as_file(data, PDF, f"{game}{f'-{only}' if only else ''}.pdf")


@router.get("/t/{table_id}/game.pdf")
async def game_file(request: Request, table_id: TableId, paper: Word = "", ink: Word = "colour") -> Response:
    """A finished game as pages to print."""
    _check_on(request)
    table, _ = await seen_table(request, table_id)
    check_over(table)
    facts = (paper or usual_paper(request), ink, language_of(request))
    data = await _made(request, table, printing.game_pdf, table, *facts, key=("game", table.id, table.v, *facts))
    return as_file(data, PDF, f"{table.game}-{table.id}.pdf")


@router.get("/study/{study_id}/study.pdf")
async def study_file(request: Request, study_id: StudyId, paper: Word = "", ink: Word = "colour") -> Response:
    """A study as pages to print."""
    _check_on(request)
    kept = await kept_study(request, study_id)
    facts = (paper or usual_paper(request), ink, language_of(request))
    key = ("study", kept.id, kept.study.v, *facts)
    data = await _made(request, kept, printing.study_pdf, kept.study, *facts, key=key)
    return as_file(data, PDF, f"study-{study_id}.pdf")


async def _made(
    request: Request, what: Identified | None, task: Callable[..., bytes], *facts: Any, key: Hashable
) -> bytes:
    """Return a file from memory, or made by another process; only what must be made is counted."""

    async def make() -> bytes:
        request.app.state.prints.count(address_of(request), "problem/many")
        made: bytes = await done_for(request, what, SLOW, task, *facts, key=key)
        return made

    found: bytes = await FILES.get(key, make)
    return found


def _check_on(request: Request) -> None:
    if not prints(request):
        raise Missing("paper/form/off")
