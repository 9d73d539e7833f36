"""What is left of a game: its record, that of its championship, the best scores; and whether a dealing was kept."""

from fastapi import APIRouter, Request, Response

from obelisk.table.core.dealing import commitment, is_kept
from obelisk.table.service.store_threads import in_store
from obelisk.table.views import records
from obelisk.table.web.answers import PROBLEMS, as_json, done_for, seen_table, tables_of
from obelisk.table.web.identity import language_of
from obelisk.table.web.schema import Dealing, TableId
from obelisk.table.wire import records as wire
from obelisk.table.workers.lanes import CHECK

router = APIRouter(prefix="/api/v1", tags=["records"], responses=PROBLEMS)


@router.get("/tables/{table_id}/record.json", response_model=wire.Record)
async def show_record(request: Request, table_id: TableId) -> Response:
    """Return the record of the game; of one that hides something, when it is over."""
    table, _ = await seen_table(request, table_id)
    name = f'attachment; filename="{table.game}-{table.id}.json"'
    return as_json(records.record_of(table), {"Content-Disposition": name})


@router.get("/tables/{table_id}/championship.json", response_model=wire.ChampionshipRecord)
async def show_championship(request: Request, table_id: TableId) -> Response:
    """Return the record of the championship up to this game."""
    table, _ = await seen_table(request, table_id)
    written = await done_for(
        request, table, CHECK, records.championship_record, table, key=("championship", table.id, table.v)
    )
    name = f'attachment; filename="championship-{table.id}.json"'
    return as_json(written, {"Content-Disposition": name})


@router.get("/tables/{table_id}/scores", response_model=wire.ScoreList)
async def list_scores(request: Request, table_id: TableId) -> Response:
    """List the best scores of games alone with the same set-up, once this one is over; and the highest there is."""
    table, _ = await seen_table(request, table_id)
    facts_of = request.app.state.extensions.score_facts.get(table.game)
    return as_json(await in_store(records.scores, table, tables_of(request).scores, facts_of, language_of(request)))


@router.get("/tables/{table_id}/rolls", response_model=wire.Rolls)
async def list_rolls(request: Request, table_id: TableId) -> Response:
    """List what chance has brought in a finished game, each with what it follows from."""
    table, _ = await seen_table(request, table_id)
    return as_json(await done_for(request, table, CHECK, records.rolls, table, key=None))


@router.post("/verify", response_model=wire.Verified)
def verify(form: Dealing) -> Response:
    """Check that a set-up and its salt have the hash that was shown before the game."""
    is_good = is_kept(form.hash, form.setup, form.salt)
    told: wire.Verified = {"is_kept": is_good, "hash": commitment(form.setup, form.salt)}
    return as_json(told)
