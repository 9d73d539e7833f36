"""The hosts' page: reports, people and tables, what can be done about them, and what was done."""

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from obelisk.table.core.refusals import Forbidden, Missing
from obelisk.table.core.state import PERSON
from obelisk.table.features.moderation import wire
from obelisk.table.features.moderation.store import actions as acting
from obelisk.table.features.moderation.store import banning
from obelisk.table.features.moderation.store import reports as reporting
from obelisk.table.features.moderation.store.search import found_people, found_tables
from obelisk.table.features.moderation.store.standing import moment
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.store.damage import damage_of
from obelisk.table.views.viewers import game_title
from obelisk.table.web.answers import PROBLEMS, as_json, tables_of
from obelisk.table.web.identity import account_of, is_host, language_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.table.web.schema import HostAction
from obelisk.table.web.slots import fill

router = APIRouter(prefix="/api/v1", tags=["moderation"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)
LONGEST_NUMBER = 9


def _check_host(request: Request) -> str:
    """Return what the host is called who asks; refuse everybody else."""
    account = account_of(request)
    if account is None or not is_host(request):
        raise Forbidden("moderation/hosts-only")
    return account.name


@pages.get("/host")
async def host_page(request: Request, q: str = "") -> HTMLResponse:
    """What waits for a host, who and what can be looked for, and what was done."""
    _check_host(request)
    language, engine, wanted = language_of(request), tables_of(request).engine, q.strip()[:60]
    gathered = await in_store(_gathered, engine, wanted)
    words = {**words_for(language), **own_words_for(language, "moderation", "act", "host", "told")}
    titled = {row.id: game_title(row.game, language) for row, _ in gathered["tables"]}
    return write_page(
        request,
        "moderation/host.html",
        q=wanted,
        moment=moment,
        person=PERSON,
        titles=titled,
        name_of_action=acting.name_of_action,
        lists=(await fill(request, "host")).boot.values(),
        damaged=len(damage_of(engine).rows),
        words=words,
        **gathered,
    )


@short
def _gathered(engine: Any, wanted: str) -> dict[str, Any]:
    return {
        "reports": reporting.reports(engine),
        "closed": reporting.reports(engine, is_open=False, limit=20),
        "people": found_people(engine, wanted) if wanted else [],
        "tables": found_tables(engine, wanted) if wanted else [],
        "silences": acting.silences(engine),
        "bans": banning.bans(engine),
        "log": acting.log(engine, 100),
    }


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Missing("moderation/no-report", id=text[:LONGEST_NUMBER])
    return int(text)


@router.post("/host/actions", response_model=wire.HostActionDone)
async def act(request: Request, form: HostAction) -> Response:
    """Do something about somebody or something, with a reason; it is logged, and whom it concerns is told."""
    host = acting.Host(tables_of(request).engine, _check_host(request))
    done = await in_store(_act, host, form)
    await tables_of(request).admin_changes.look()
    return as_json({"done": done})


@short
def _act(host: acting.Host, form: HostAction) -> Any:
    whom, reason = form.whom, form.reason
    ways: dict[str, Callable[[], Any]] = {
        acting.MUTE: lambda: host.mute(whom, form.hours, reason).name,
        acting.UNMUTE: lambda: host.unmute(whom, reason).name,
        acting.BAN: lambda: host.ban(whom, reason),
        acting.UNBAN: lambda: host.unban(whom, reason),
        acting.RENAME: lambda: host.rename(whom, form.name, reason),
        acting.REMOVE_TABLE: lambda: host.remove_table(whom, reason),
        acting.REMOVE_ACCOUNT: lambda: host.remove_account(whom, reason),
        acting.CLOSE: lambda: host.close(_number(whom), reason),
    }
    return ways[form.action]()
