"""What one may take home of a study: itself, its games as records, its positions as pictures, a lesson."""

from fastapi import APIRouter, Request, Response

from obelisk.table.features.studies import wire
from obelisk.table.features.studies.domain import making
from obelisk.table.features.studies.domain.study import ROOT, Study
from obelisk.table.features.studies.routes.forms import NodeNumber, StudyId
from obelisk.table.features.studies.routes.nodes import picture_for, shown
from obelisk.table.features.studies.routes.studies import kept_study
from obelisk.table.features.studies.views.lessons import lesson_files
from obelisk.table.features.studies.views.prints import study_pdf
from obelisk.table.features.studies.views.scenes import record_of_line, scene_of
from obelisk.table.web.answers import PROBLEMS, SVG, SVG_POLICY, Language, as_file, as_json, done_for
from obelisk.table.web.identity import language_of
from obelisk.table.web.prints import Word, check_prints, print_file, usual_paper
from obelisk.table.web.schema import SeatNumber
from obelisk.table.wire.records import Record
from obelisk.table.workers.lanes import CHECK, SLOW

pages = APIRouter(include_in_schema=False)
router = APIRouter(prefix="/api/v1/studies/{study_id}", tags=["studies"], responses=PROBLEMS)


@router.get("/picture.svg", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def draw_node(
    request: Request,
    study_id: StudyId,
    node: NodeNumber = ROOT,
    seat: SeatNumber | None = None,
    language: Language = None,
    tall: bool = False,
) -> Response:
    """Draw a position with its marks."""
    kept = await kept_study(request, study_id)
    picture = picture_for(request, tall=tall, bare=False, language=language)
    found = await shown(request, study_id, scene_of(kept.study, node), picture, seat)
    headers = {"Content-Security-Policy": SVG_POLICY, "Cache-Control": "private, no-cache"}
    return Response(found["svg"], media_type=SVG, headers=headers)


@router.get("/picture.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def draw_pixels(
    request: Request,
    study_id: StudyId,
    node: NodeNumber = ROOT,
    seat: SeatNumber | None = None,
    language: Language = None,
) -> Response:
    """Draw the same as pixels."""
    kept = await kept_study(request, study_id)
    scene, picture = scene_of(kept.study, node), picture_for(request, bare=False, language=language)
    key = ("png", scene.key(picture, seat))
    drawn = await done_for(request, kept, SLOW, scene.pixels, picture, seat, key=key)
    return as_file(drawn, "image/png", f"{kept.study.game}-{study_id}-{node}.png")


@router.get("/study.json", response_model=wire.StudyFile)
async def export_study(request: Request, study_id: StudyId) -> Response:
    """Return the whole study as a file, from which it can be begun anew anywhere."""
    kept = await kept_study(request, study_id)
    return as_json(making.written(kept.study), _as_file(f"study-{study_id}.json"))


@router.get("/record.json", response_model=Record)
async def export_record(request: Request, study_id: StudyId, node: NodeNumber | None = None) -> Response:
    """Return the record of the moves to a position; without one, of the main line."""
    kept = await kept_study(request, study_id)
    last = _last(kept.study) if node is None else node
    written = await done_for(request, kept, CHECK, record_of_line, kept.study, last, key=None)
    return as_json(written, _as_file(f"{kept.study.game}-{study_id}.json"))


def _last(study: Study) -> int:
    line = study.main_line()
    return line[-1].id if line else ROOT


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


@router.get("/lesson.zip", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def export_lesson(request: Request, study_id: StudyId, language: Language = None) -> Response:
    """Return the problems of a study as the steps of a game's lesson: `lesson.toml`, and what they say."""
    kept = await kept_study(request, study_id)
    packed = await done_for(request, kept, CHECK, lesson_files, kept.study, language or language_of(request), key=None)
    return as_file(packed, "application/zip", f"lesson-{study_id}.zip")


@pages.get("/study/{study_id}/study.pdf")
async def study_file(request: Request, study_id: StudyId, paper: Word = "", ink: Word = "colour") -> Response:
    """A study as pages to print."""
    check_prints(request)
    kept = await kept_study(request, study_id)
    facts = (paper or usual_paper(request), ink, language_of(request))
    key = ("study", kept.id, kept.study.v, *facts)
    return await print_file(request, f"study-{study_id}.pdf", study_pdf, kept.study, *facts, key=key, what=kept)
