"""The pages that teach the games: a lesson for each of ours, and for others what there is.

Nothing is kept: a try names its step and what lies on the workbench, and is answered with what came of it.
"""

import re
from collections.abc import Collection
from functools import lru_cache, partial
from itertools import product
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from obelisk import drawing, lessons
from obelisk.catalogue import game as game_called
from obelisk.drawing import covers
from obelisk.errors import BadSetup, ObeliskError
from obelisk.lessons.pictures import picture
from obelisk.table.views.printing import choices_of
from obelisk.table.web import choices
from obelisk.table.web.answers import as_json
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import words_for, write_page
from obelisk.table.web.routes.printing import prints, usual_paper
from obelisk.table.web.schema import Attempt
from obelisk.table.web.sharing.cards import game_card
from obelisk.words import begun, is_known, sentence
from obelisk.words.exports import Part, exported

router = APIRouter(prefix="/learn", include_in_schema=False)
MORE_RULES = ("rulings", "notation", "sees")
"""What a game may say besides its rules in short, each under a heading of its own."""


MOST_ANSWERS, MOST_CELLS = 60, 40
"""So many legal moves of a step are judged, and clicks on so many cells understood, for who is offline."""
CELL = re.compile(r'data-cell="([^"]*)"')


class NoStep(ObeliskError):
    """A lesson has no such step."""

    status = 404


@router.get("")
def contents(request: Request) -> HTMLResponse:
    """All games that can be learnt."""
    small = choices.small_games()
    return write_page(
        request,
        "learn.html",
        games=[(choices.offered(name), covers.middle(name), _count(name)) for name in covers.names()],
        small=[(game, _count(game.name)) for game in small if _count(game.name)],
        others=[game for game in small if not _count(game.name)],
    )


@router.get("/{name}")
def lesson(request: Request, name: str) -> HTMLResponse:
    """The rules of a game, step by step."""
    return course(request, name)


def course(request: Request, name: str, only: Collection[str] | None = None) -> HTMLResponse:
    """Return the lesson of a game; with *only*, as a newcomer sees it: these steps, and then the first game."""
    language = language_of(request)
    offered = choices.offered(name)
    steps = [_written(name, number, language) for number in range(_count(name))]
    if only is not None:
        steps = [step for step in steps if step and step["name"] in only]
    known = lessons.names()
    following = known[known.index(name) + 1 :] if name in known else known
    return write_page(
        request,
        "learn_game.html",
        card=game_card(request, name),
        game=offered,
        steps=[step for step in steps if step],
        start=None if steps else _start(name, language),
        by=sentence(f"{name}/lesson/by", language) if steps and only is None else "",
        more=sentence(f"{name}/lesson/more", language) if steps else "",
        summary=_known(f"{name}/about", language),
        tile=game_called(name).tile_name(language) if only is None else "",
        rules=_known(f"{name}/rules", language),
        more_rules=[(part, _known(f"{name}/rules/{part}", language).splitlines()) for part in MORE_RULES],
        following=choices.offered(following[0]) if following else None,
        is_welcome=only is not None,
        words=_words(language),
        print=choices_of(name, usual_paper(request), language) if prints(request) else [],
        paper=partial(_own, language),
    )


@router.post("/{name}/{number}")
def attempt(request: Request, name: str, number: Annotated[int, Path(ge=0)], tried: Attempt) -> dict[str, Any]:
    """Judge a try; without one, return the step's board as it can be played on."""
    language = language_of(request)
    step = _step(name, number)
    if tried.move is None and not tried.cells:
        return _opened(name, number, language)
    move = step.spelled(tuple(tried.cells)) if tried.move is None else tried.move
    return _judged(step, move, language, step.bench if tried.bench is None else tried.bench)


@router.get("/{name}/book.json")
def book(request: Request, name: str) -> Response:
    """The answers of a lesson to what is likely to be tried, for readers who will be away from the network.

    Of each step: its board, what is said to every legal move (up to so many), and the pictures of those that it is
    about.
    """
    if not request.app.state.settings.install:
        raise NoStep("page/learn/no-step", game=game_called(name).title)
    language = language_of(request)
    steps = {str(n): _answers(name, n, language) for n in range(_count(name)) if _written(name, n, language)}
    return as_json({"steps": steps, "unknown": sentence("turns/offline/not-judged", language)})


@lru_cache(maxsize=256)
def _answers(name: str, number: int, language: str) -> dict[str, Any]:
    step = _step(name, number)
    shown = [step.solution, *(move for move, _ in step.temptations(language))]
    others = [] if step.position.result else step.position.moves(step.seat)[:MOST_ANSWERS]
    known = {move: _judged(step, move, language, step.bench) for move in shown}
    for move in others:
        known.setdefault(move, _judged(step, move, language, step.bench, is_drawn=False))
    board = _opened(name, number, language)
    return {"board": board, "moves": known, "cells": _spellings(step, board["svg"], known)}


def _spellings(step: lessons.Step, svg: str, known: Collection[str]) -> dict[str, str]:
    """Return which of the known moves are meant by clicks on one or two cells, with a space between them."""
    cells = sorted(set(CELL.findall(svg)))[:MOST_CELLS]
    clicked = [*((one,) for one in cells), *product(cells, repeat=2)]
    return {" ".join(one): move for one in clicked if (move := step.spelled(one)) in known}


def _opened(name: str, number: int, language: str) -> dict[str, Any]:
    """Return the board of a step as it can be played on."""
    step = _step(name, number)
    return {
        "svg": _live(name, number, language),
        "kind": "",
        "told": "",
        "bench": step.bench,
        "laid": step.laid(step.bench),
        "places": (),
    }


def _judged(step: lessons.Step, move: str, language: str, laid: str, *, is_drawn: bool = True) -> dict[str, Any]:
    """Return what is said to a move in a step with *laid* on its bench, with a picture where something changes."""
    reply = step.judge(move, language, laid)
    is_as_it_was = not is_drawn or (reply.position is step.position and reply.bench == laid)
    return {
        "svg": None if is_as_it_was else _bare(picture(step, reply.position, language, reply.bench)),
        "kind": reply.kind,
        "told": begun(reply.text),
        "bench": reply.bench,
        "laid": step.laid(reply.bench),
        "places": reply.places,
    }


def _count(name: str) -> int:
    found = lessons.of(name)
    return 0 if found is None else len(found.steps)


def _step(name: str, number: int) -> lessons.Step:
    found = lessons.of(name)
    if found is None or number >= len(found.steps):
        # Whoever asks for a game that there is not gets the names of those there are.
        raise NoStep("page/learn/no-step", game=game_called(name).title)
    return found.step(number)


@lru_cache(maxsize=256)
def _written(name: str, number: int, language: str) -> dict[str, Any] | None:
    """Return a step as the page shows it; None where the box at hand has not the tiles for it."""
    step = _step(name, number)
    try:
        drawn = picture(step, step.position, language, step.bench, is_still=True)
    except BadSetup:
        return None
    return {
        "number": number,
        "name": step.name,
        **{part: step.say(part, language) for part in ("title", "rule", "try")},
        "tempting": step.temptations(language),
        "example": step.solution,
        "has_bench": step.workbench(step.bench) is not None,
        "picture": Markup(_bare(drawn)),
    }


@lru_cache(maxsize=256)
def _live(name: str, number: int, language: str) -> str:
    step = _step(name, number)
    return _bare(picture(step, step.position, language, step.bench))


@lru_cache(maxsize=64)
def _start(name: str, language: str) -> Markup:
    """Return the first position of a game that has no lesson."""
    position = game_called(name).start(seed=1)
    return Markup(_bare(drawing.svg(position, None, language=language)))


def _bare(svg: str) -> str:
    """Return a picture without its own style sheet: the page has one, and allows no other."""
    return covers.without_style(svg, keeps_description=True)


def _own(language: str, name: str) -> str:
    return sentence(f"paper/{name}", language)


def _known(code: str, language: str) -> str:
    """Return a sentence that a game may have brought or not."""
    return sentence(code, language) if is_known(code) else ""


def _words(language: str) -> dict[str, str | list[Part]]:
    """Return what the page's scripts say; where facts are to be filled in, their places stay open."""
    codes = ("right", "legal", "why-not", "again", "on")
    known = words_for(language, "table")
    chosen = {code: text for code, text in known.items() if code.startswith(("net/", "table/tray/", "table/why/"))}
    return {**chosen, **{f"learn/{code}": exported("page", language)[f"learn/{code}"] for code in codes}}
