"""What pages show of a lesson: its steps and boards, and what is said to a try."""

import re
from collections.abc import Collection
from functools import lru_cache
from itertools import product
from typing import Any

from markupsafe import Markup

from obelisk import drawing, lessons
from obelisk.catalogue import game as game_called
from obelisk.drawing import covers
from obelisk.drawing.naming import players
from obelisk.errors import BadSetup, ObeliskError
from obelisk.lessons.pictures import picture
from obelisk.words import begun, sentence

MOST_ANSWERS, MOST_CELLS = 60, 40
"""So many legal moves of a step are judged, and clicks on so many cells understood, for whoever is offline."""
CELL = re.compile(r'data-cell="([^"]*)"')


class NoStep(ObeliskError):
    """A lesson has no such step."""

    status = 404


def count(name: str) -> int:
    """Return how many steps the lesson of a game has: none where there is none."""
    found = lessons.of(name)
    return 0 if found is None else len(found.steps)


def step_of(name: str, number: int) -> lessons.Step:
    """Return a step of a game's lesson."""
    found = lessons.of(name)
    if found is None or number >= len(found.steps):
        # Whoever asks for a game that there is not gets the names of those there are.
        raise NoStep("learn/no-step", game=game_called(name).title)
    return found.step(number)


def book(name: str, language: str) -> dict[str, Any]:
    """Return the answers of a lesson to what is likely to be tried, for readers who will be away from the network.

    Of each step: its board, what is said to every legal move (up to so many), and the pictures of those that it is
    about.
    """
    steps = {str(n): _answers(name, n, language) for n in range(count(name)) if written(name, n, language)}
    return {"steps": steps, "unknown": sentence("learn/not-judged", language)}


def _answers(name: str, number: int, language: str) -> dict[str, Any]:
    step = step_of(name, number)
    shown = [step.solution, *(move for move, _ in step.temptations(language))]
    others = [] if step.position.result else step.position.moves(step.seat)[:MOST_ANSWERS]
    known = {move: judged(step, move, language, step.bench) for move in shown}
    for move in others:
        known.setdefault(move, judged(step, move, language, step.bench, is_drawn=False))
    board = opened(name, number, language)
    return {"board": board, "moves": known, "cells": _spellings(step, board["svg"], known)}


def _spellings(step: lessons.Step, svg: str, known: Collection[str]) -> dict[str, str]:
    """Return which of the known moves are meant by clicks on one or two cells, with a space between them."""
    cells = sorted(set(CELL.findall(svg)))[:MOST_CELLS]
    clicked = [*((one,) for one in cells), *product(cells, repeat=2)]
    return {" ".join(one): move for one in clicked if (move := step.spelled(one)) in known}


def opened(name: str, number: int, language: str) -> dict[str, Any]:
    """Return the board of a step as it can be played on."""
    step = step_of(name, number)
    return {
        "svg": _live(name, number, language),
        "kind": "",
        "told": "",
        "bench": step.bench,
        "laid": step.laid(step.bench),
        "places": (),
    }


def judged(step: lessons.Step, move: str, language: str, laid: str, *, is_drawn: bool = True) -> dict[str, Any]:
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


@lru_cache(maxsize=256)
def written(name: str, number: int, language: str) -> dict[str, Any] | None:
    """Return a step as the page shows it; None where the box at hand has not the tiles for it."""
    step = step_of(name, number)
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
    step = step_of(name, number)
    return _bare(picture(step, step.position, language, step.bench))


@lru_cache(maxsize=64)
def start_of(name: str, language: str) -> Markup:
    """Return the first position of a game that has no lesson."""
    position = game_called(name).start(seed=1)
    return Markup(_bare(drawing.svg(position, None, language=language, names=players(position.seats, language))))


def _bare(svg: str) -> str:
    """Return a picture without its own style sheet: the page has one, and allows no other."""
    return covers.without_style(svg, keeps_description=True)
