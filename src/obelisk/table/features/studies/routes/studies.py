"""The HTTP API of studies: to begin one, to read it, to change it, to delete it."""

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from fastapi import APIRouter, Request, Response

from obelisk.table.core.dealing import fresh_secret, id_from
from obelisk.table.core.refusals import Forbidden, Refused, Unreadable
from obelisk.table.features.studies import wire
from obelisk.table.features.studies.domain import making
from obelisk.table.features.studies.domain.commands import carried_out
from obelisk.table.features.studies.domain.study import ROOT, Study
from obelisk.table.features.studies.domain.uploads import read_file, read_upload
from obelisk.table.features.studies.routes.forms import Change, NewStudy, StudyId
from obelisk.table.features.studies.service import Service
from obelisk.table.features.studies.store import Kept, Studies
from obelisk.table.features.studies.views.documents import change_between, told
from obelisk.table.features.studies.views.scenes import study_of_table
from obelisk.table.service.store_threads import in_store
from obelisk.table.web.answers import PROBLEMS, as_json, done_for, filled, seen_table, service_of, tables_of
from obelisk.table.web.bodies import described, form_in, is_small
from obelisk.table.web.identity import check_text, start_session, who_of
from obelisk.table.web.safety import address_of
from obelisk.table.workers.lanes import CHECK

router = APIRouter(prefix="/api/v1/studies", tags=["studies"], responses=PROBLEMS)
MOST_TRIES = 100
"""How often a change is decided anew. A lost try means that another change was kept, so few come this far."""


def studies_of(request: Request) -> Studies:
    """Return the studies of the server."""
    return service_of(request, Service).studies


async def kept_study(request: Request, study_id: str) -> Kept:
    """Return a study as it is on the disk."""
    return await in_store(studies_of(request).get, study_id)


def is_own(request: Request, kept: Kept) -> bool:
    """Return whether a study belongs to whoever asks."""
    return kept.owner in who_of(request).owners


async def told_to(request: Request, kept: Kept) -> wire.StudyShown:
    """Return a whole study for whoever asks."""
    return told(kept, is_own=is_own(request, kept), author=await author_of(request, kept))


async def author_of(request: Request, kept: Kept) -> str:
    """Return the name of the account that a study belongs to; "" without one, or where it shows itself to nobody."""
    people = tables_of(request).people
    name = (await in_store(people.names_of, {kept.owner})).get(kept.owner, "")
    known = await in_store(people.find, name) if name else None
    return "" if known is None or known.is_hidden else name


async def _own(request: Request, study_id: str) -> Kept:
    kept = await kept_study(request, study_id)
    if not is_own(request, kept):
        raise Forbidden("study/not-yours")
    return kept


@router.get("", response_model=wire.StudyList)
async def list_studies(request: Request) -> Response:
    """List the asker's own studies, those that changed last first."""
    found = await in_store(studies_of(request).of, who_of(request).owners)
    return as_json({"studies": [asdict(one) for one in found]})


@router.post("", status_code=201, response_model=wire.StudyBegun, openapi_extra=described(NewStudy))
async def begin_study(request: Request) -> Response:
    """Begin a study: of a game from its start, of a table's game, of a file, or of somebody else's study."""
    studies, body = studies_of(request), await request.body()
    if is_small(body):
        form = form_in(NewStudy, request, body)
        _check(request, form)
        service_of(request, Service).limit.count(address_of(request), "study/too-many")
        study, node, source = await _begun(request, form)
    else:
        check_text(request, body)
        service_of(request, Service).limit.count(address_of(request), "study/too-many")
        study, node, rest = await done_for(request, None, CHECK, read_upload, body, key=None)
        if not is_small(rest):
            raise Unreadable("problem/large")
        form, source = form_in(NewStudy, request, rest), {}
        _check(request, form)
    response = Response(status_code=201)
    session = start_session(request, response)
    at = tables_of(request).now()
    fresh = Kept(id_from(fresh_secret()), session, replace(study, is_public=form.is_public), at, at, **source)
    await in_store(studies.add, fresh, who_of(request).owners | {session})
    response.headers["Location"] = link = f"/study/{fresh.id}"
    return filled(response, {"id": fresh.id, "link": link, "node": node, "v": study.v})


def _check(request: Request, form: NewStudy) -> None:
    """Refuse a form with more than one source, or of somebody who is muted."""
    if form.sources() != 1:
        raise Unreadable("study/one-source")
    check_text(request, form.title, form.file, form.sheet, form.is_public)


async def _begun(request: Request, form: NewStudy) -> tuple[Study, int, dict[str, str | None]]:
    """Return a new study, the node to look at first, and where it comes from; worker processes make it."""
    if form.copy_of is not None:
        kept = await kept_study(request, form.copy_of)
        study = await done_for(request, None, CHECK, making.copy_of, kept.study, form.title, key=None)
        return study, ROOT, {"copied_from": kept.id}
    if form.table is not None:
        table, who = await seen_table(request, form.table)
        facts = (table, who, form.ply, form.title)
        study, node = await done_for(request, table, CHECK, study_of_table, *facts, key=None)
        # The link of a table that its players keep to themselves is not told.
        return study, node, {"table_id": table.id if table.made["is_public"] else None}
    task: Callable[..., tuple[Study, int]]
    if form.file is not None:
        made_of: tuple[Any, ...] = (form.file, form.title)
        task = read_file
    elif form.sheet is not None:
        task, made_of = making.from_sheet, (form.game or "", form.sheet, form.title)
    else:
        task, made_of = making.from_game, (form.game or "", form.options, form.title)
    study, node = await done_for(request, None, CHECK, task, *made_of, key=None)
    return study, node, {}


@router.get("/{study_id}", response_model=wire.StudyShown)
async def show_study(request: Request, study_id: StudyId) -> Response:
    """Return a whole study; whoever has its link may read it."""
    return as_json(await told_to(request, await kept_study(request, study_id)))


@router.post("/{study_id}/changes", response_model=wire.StudyChange)
async def change_study(request: Request, study_id: StudyId, form: Change) -> Response:
    """Change one's own study; it is on the disk before it is told.

    What was changed elsewhere after the version that was seen is refused, and all else is kept beside it.
    """
    studies, command = studies_of(request), form.command()
    check_text(request, form.text, form.title, form.marks, form.is_public)
    for _ in range(MOST_TRIES):
        kept = await _own(request, study_id)
        after, node = await done_for(request, kept, CHECK, carried_out, kept.study, command, form.v, key=None)
        change = (study_id, kept.study, after, tables_of(request).now())
        if after.v == kept.study.v or await in_store(studies.replace, *change):
            return as_json({**change_between(kept.study, after), "node": node})
    raise Refused("study/changed")


@router.delete("/{study_id}", status_code=204, response_class=Response)
async def delete_study(request: Request, study_id: StudyId) -> Response:
    """Delete one's own study for good."""
    await _own(request, study_id)
    await in_store(studies_of(request).remove, study_id)
    return Response(status_code=204)
