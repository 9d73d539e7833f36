"""The positions of a study over HTTP: as they are shown, as problems, with a workbench."""

from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from obelisk.table.features.studies import wire
from obelisk.table.features.studies.domain.problems import attempt
from obelisk.table.features.studies.routes.forms import Building, NodeNumber, StudyId, Try
from obelisk.table.features.studies.routes.studies import kept_study
from obelisk.table.features.studies.views.documents import answered
from obelisk.table.features.studies.views.scenes import Scene, scene_of
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.views.pictures import Picture
from obelisk.table.web.answers import PROBLEMS, as_json, done_for
from obelisk.table.web.identity import language_of
from obelisk.table.web.schema import SeatNumber
from obelisk.table.wire.workbench import BenchAnswer
from obelisk.table.workers.lanes import CHECK, DRAW

router = APIRouter(prefix="/api/v1/studies/{study_id}/nodes/{node}", tags=["studies"], responses=PROBLEMS)
MOST_SCENES = 1000
SCENES = LRUCache(MOST_SCENES)


def picture_for(
    request: Request,
    *,
    tall: bool = False,
    bare: bool = True,
    groups: bool | None = None,
    near: int | None = None,
    language: str | None = None,
) -> Picture:
    """Return which picture is asked for."""
    asked = (("groups", groups), ("near", near))
    chosen = tuple((name, wish) for name, wish in asked if wish is not None)
    return Picture(viewer=None, language=language or language_of(request), tall=tall, bare=bare, switches=chosen)


async def shown(request: Request, study_id: str, scene: Scene, picture: Picture, seat: int | None) -> dict[str, Any]:
    """Return a position as it is shown, from memory or drawn by another process."""
    kept, key = _Named(study_id), scene.key(picture, seat)

    async def make() -> Any:
        return await done_for(request, kept, DRAW, scene.show, picture, seat, key=key)

    found: dict[str, Any] = await SCENES.get(key, make)
    return found


class _Named:
    """A study by its id alone."""

    def __init__(self, study_id: str):
        self.id = study_id


@router.get("", response_model=wire.NodePicture)
async def show_node(
    request: Request,
    study_id: StudyId,
    node: NodeNumber,
    seat: SeatNumber | None = None,
    tall: bool = False,
    groups: bool | None = None,
    near: SeatNumber | None = None,
) -> Response:
    """Draw a position with its marks and the moves that could follow, as whoever is to move sees it, or a seat."""
    kept = await kept_study(request, study_id)
    scene = scene_of(kept.study, node)
    picture = picture_for(request, tall=tall, groups=groups, near=near)
    return as_json(await shown(request, study_id, scene, picture, seat))


@router.post("/bench", response_model=BenchAnswer)
async def build(request: Request, study_id: StudyId, node: NodeNumber, form: Building) -> Response:
    """Try something out on a workbench in a position, as at a table; nothing of it is kept."""
    kept = await kept_study(request, study_id)
    task = partial(scene_of(kept.study, node).build, tall=form.tall)
    facts = (form.seat, form.layout, form.word, form.rest, language_of(request))
    return as_json(await done_for(request, kept, DRAW, task, *facts, key=None))


@router.post("/tries", response_model=wire.ProblemAnswer)
async def try_move(request: Request, study_id: StudyId, node: NodeNumber, form: Try) -> Response:
    """Try a move in a problem, from the position that was reached: is it the main line's?"""
    kept = await kept_study(request, study_id)
    facts = (kept.study, form.problem, node, form.move)
    return as_json(answered(await done_for(request, kept, CHECK, attempt, *facts, key=None)))
