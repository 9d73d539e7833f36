"""The pages of studies: one's own, one to write and to look at, to read it step by step, to solve its problems."""

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from obelisk.table.core.refusals import Missing
from obelisk.table.features.studies.domain.checking import LONGEST_TEXT, LONGEST_TITLE
from obelisk.table.features.studies.domain.problems import problems_in, solver_of
from obelisk.table.features.studies.domain.study import COLOURS, JUDGEMENTS, ROOT, Study
from obelisk.table.features.studies.routes.forms import NodeNumber, StudyId
from obelisk.table.features.studies.routes.nodes import picture_for, shown
from obelisk.table.features.studies.routes.studies import author_of, is_own, kept_study, studies_of, told_to
from obelisk.table.features.studies.store import Kept
from obelisk.table.features.studies.views.cards import first_remark, study_png, told_of_study
from obelisk.table.features.studies.views.scenes import scene_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.viewers import game_title
from obelisk.table.web import choices
from obelisk.table.web.card_pictures import card_picture
from obelisk.table.web.cards import Card, card_for
from obelisk.table.web.identity import language_of, start_session, who_of
from obelisk.table.web.prints import prints
from obelisk.table.web.rendering import words_for, write_page
from obelisk.table.web.routes.pages import is_phone
from obelisk.words import sentence
from obelisk.words.dates import day_of, write_day
from obelisk.words.exports import Part, exported

router = APIRouter(include_in_schema=False)
LONGEST_ID = 16
SCRIPTS = {
    "studies/study.html": "study.js",
    "studies/study_read.html": "read.js",
    "studies/study_problem.html": "problem.js",
}
JUDGED = ("brilliant", "good", "interesting", "doubtful", "mistake", "blunder")
"""What the judgements mean, in their order."""


@router.get("/studies")
async def my_studies(request: Request, table: str = "") -> HTMLResponse:
    """Whoever asks sees their studies, and begins one: of a game, of a finished game of theirs, of a file."""
    language, studies = language_of(request), studies_of(request)
    found = await in_store(studies.of, who_of(request).owners)
    page = write_page(
        request,
        "studies/studies.html",
        studies=[
            {"one": one, "game": game_title(one.game, language), "day": write_day(day_of(one.changed_at), language)}
            for one in found
        ],
        games=choices.shelf_first(),
        table=table if table.isalnum() and len(table) <= LONGEST_ID else "",
        words=_words(language),
        tell=_tell(language),
    )
    start_session(request, page)
    return page


@router.get("/study/{study_id}")
async def study_page(request: Request, study_id: StudyId) -> HTMLResponse:
    """A study: the board, the tree of its moves, and what is said of them."""
    kept = await kept_study(request, study_id)
    node = _asked(request, kept.study)
    return await _page(request, "studies/study.html", kept, node, study=await told_to(request, kept))


@router.get("/study/{study_id}/read")
async def reader_page(request: Request, study_id: StudyId) -> HTMLResponse:
    """A study step by step, like a lesson."""
    kept = await kept_study(request, study_id)
    node = _asked(request, kept.study)
    return await _page(request, "studies/study_read.html", kept, node, study=await told_to(request, kept))


@router.get("/study/{study_id}/problem/{node}")
async def problem_page(request: Request, study_id: StudyId, node: NodeNumber) -> HTMLResponse:
    """A position of a study as a problem: nothing is told of what follows."""
    kept = await kept_study(request, study_id)
    posed = problems_in(kept.study)
    found = next((each for each in posed if each.id == node), None)
    if found is None:
        raise Missing("study/no-problem")
    after = posed[posed.index(found) + 1 :]
    marks = [mark.as_json() for mark in found.marks]
    problem = {"node": node, "seat": solver_of(kept.study, node), "text": found.text, "marks": marks}
    following = after[0].id if after else None
    return await _page(
        request,
        "studies/study_problem.html",
        kept,
        node,
        problem=problem,
        following=following,
        number=posed.index(found) + 1,
    )


def _card(request: Request, study_id: str, study: Study) -> Card:
    """Return the card of a study: the first position with a remark."""
    return card_for(
        request,
        picture=f"study/{study_id}.png",
        told=told_of_study(study, language_of(request)),
        kind="article",
        is_private=not study.is_public,
        version=study.v,
    )


@router.get("/cards/study/{study_id}.png")
async def study_card(request: Request, study_id: StudyId) -> Response:
    """The picture of a study's card: the first position with a remark."""
    study = (await kept_study(request, study_id)).study
    scene, told = scene_of(study, first_remark(study)), told_of_study(study, language_of(request))
    return await card_picture(request, study_png, scene, told.title, told.about, key=("study", study_id, study.v))


def _asked(request: Request, study: Study) -> int:
    """Return the node that an address names; what makes no sense there is the first one."""
    asked = request.query_params.get("node", "")
    number = int(asked) if asked.isdecimal() and len(asked) < 9 else ROOT
    return number if number in study.nodes else ROOT


async def _page(request: Request, template: str, kept: Kept, node: int, **facts: Any) -> HTMLResponse:
    language, tall = language_of(request), is_phone(request)
    offered = choices.offered(kept.study.game)
    picture = picture_for(request, tall=tall)
    boot = {
        "id": kept.id,
        "language": language,
        "node": node,
        "tall": tall,
        "shown": await shown(request, kept.id, scene_of(kept.study, node), picture, None),
        **{name: fact for name, fact in facts.items() if name in ("study", "problem", "following")},
    }
    page = write_page(
        request,
        template,
        card=_card(request, kept.id, kept.study),
        kept=kept,
        game=offered,
        author=await author_of(request, kept),
        has_pens=template == "studies/study.html" and is_own(request, kept),
        script=SCRIPTS[template],
        boot=boot,
        judgements={
            sign: sentence(f"study/judged/{name}", language) for sign, name in zip(JUDGEMENTS, JUDGED, strict=True)
        },
        can_print=prints(request),
        colours=COLOURS,
        longest_title=LONGEST_TITLE,
        longest_text=LONGEST_TEXT,
        words=_words(language),
        tell=_tell(language),
        **facts,
    )
    start_session(request, page)
    return page


def _tell(language: str) -> Any:
    def tell(code: str, **facts: Any) -> str:
        return sentence(f"study/{code}", language, **facts)

    return tell


def _words(language: str) -> dict[str, str | list[Part]]:
    """Return what the scripts say: about boards as everywhere, about studies with the place before it."""
    own = {f"study/{code}": pattern for code, pattern in exported("study", language).items()}
    return {**words_for(language, "table"), **own}
