"""The pages that teach the games: a lesson for each of ours, and for others what there is.

Nothing is kept: a try names its step and what lies on the workbench, and is answered with what came of it.
"""

import logging
from collections.abc import Collection
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse

from obelisk import lessons
from obelisk.catalogue import game as game_called
from obelisk.drawing import covers
from obelisk.rulebook.summary import more_rules, rules_in_short
from obelisk.table.features.lessons import views, wire
from obelisk.table.logs import note
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.web import choices
from obelisk.table.web.answers import as_json, done_for
from obelisk.table.web.cards import game_card
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.table.web.schema import Attempt
from obelisk.table.web.slots import fill_now
from obelisk.table.workers.lanes import SLOW
from obelisk.words import is_known, sentence
from obelisk.words.exports import Part

router = APIRouter(prefix="/learn", include_in_schema=False)
BOOKS = LRUCache(64)


@router.get("")
def contents(request: Request) -> HTMLResponse:
    """All games that can be learnt."""
    small = choices.small_games()
    return write_page(
        request,
        "lessons/learn.html",
        games=[(choices.offered(name), covers.middle(name), views.count(name)) for name in covers.names()],
        small=[(game, views.count(game.name)) for game in small if views.count(game.name)],
        others=[game for game in small if not views.count(game.name)],
    )


@router.get("/{name}")
def lesson(request: Request, name: str) -> HTMLResponse:
    """The rules of a game, step by step."""
    return course(request, name)


def course(
    request: Request, name: str, *, only: Collection[str] | None = None, template: str = "lessons/learn_game.html"
) -> HTMLResponse:
    """Return the lesson of a game, written with a template; with *only*, these steps alone."""
    language = language_of(request)
    offered = choices.offered(name)
    steps = [views.written(name, number, language) for number in range(views.count(name))]
    if only is not None:
        steps = [step for step in steps if step and step["name"] in only]
    own = lessons.of(name)
    for code in () if own is None else (code for step in own.steps for code in step.lacks):
        _note_missing(code)
    known = lessons.names()
    following = known[known.index(name) + 1 :] if name in known else known
    return write_page(
        request,
        template,
        card=game_card(request, name),
        game=offered,
        steps=[step for step in steps if step],
        start=None if steps else views.start_of(name, language),
        by=_expected(f"{name}/lesson/by", language) if steps else "",
        more=_expected(f"{name}/lesson/more", language) if steps else "",
        summary=_known(f"{name}/about", language),
        tile=game_called(name).tile_name(language),
        rules=rules_in_short(name, language),
        more_rules=more_rules(name, language),
        following=choices.offered(following[0]) if following else None,
        words=_words(language),
        own_links=_own_links(request, name, language),
        links_of_features=fill_now(request, "lesson_link", name),
        end=fill_now(request, "lesson_end", name),
        foot=fill_now(request, "lesson_foot", name),
    )


@router.post("/{name}/{number}", response_model=wire.LessonReply)
def attempt(request: Request, name: str, number: Annotated[int, Path(ge=0)], tried: Attempt) -> dict[str, Any]:
    """Judge a try; without one, return the step's board as it can be played on."""
    language = language_of(request)
    step = views.step_of(name, number)
    if tried.move is None and not tried.cells:
        return views.opened(name, number, language)
    move = step.spelled(tuple(tried.cells)) if tried.move is None else tried.move
    return views.judged(step, move, language, step.bench if tried.bench is None else tried.bench)


@router.get("/{name}/book.json", response_model=wire.LessonBook)
async def book(request: Request, name: str) -> Response:
    """The answers of a lesson to what is likely to be tried, for readers who will be away from the network."""
    key = "book", choices.offered(name).name, language_of(request)

    async def make() -> dict[str, Any]:
        made: dict[str, Any] = await done_for(request, None, SLOW, views.book, *key[1:], key=key)
        return made

    return as_json(await BOOKS.get(key, make))


def _own_links(request: Request, name: str, language: str) -> list[tuple[str, str]]:
    """Return the links that the game itself brings to its lesson."""
    links = request.app.state.extensions.lesson_links.get(name, ())
    return [(address, title.explain(language)) for address, title in links]


def _known(code: str, language: str) -> str:
    """Return a sentence that a game may have brought or not."""
    return sentence(code, language) if is_known(code) else ""


def _expected(code: str, language: str) -> str:
    """Return a sentence that every lesson should have; where it is missing, the log says so."""
    if not is_known(code):
        _note_missing(code)
    return _known(code, language)


def _note_missing(code: str) -> None:
    note("message-missing", logging.WARNING, message=code)


def _words(language: str) -> dict[str, str | list[Part]]:
    """Return what the page's scripts say; where facts are to be filled in, their places stay open."""
    own = own_words_for(language, "learn", "right", "legal", "why-not", "again", "on")
    return {**words_for(language, "table/tray", "table/why"), **own}
