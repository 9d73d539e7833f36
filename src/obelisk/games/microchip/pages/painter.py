"""The page on which people paint boards, and keep them in a box that their browser stores."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from obelisk.authoring import LETTERS, BadRequest, BadSetup, Message, Numbers
from obelisk.games.microchip import GAME
from obelisk.games.microchip.board_box import LONGEST_NAME, NamedBoard, put, read_box
from obelisk.games.microchip.rules.boards import BLANK, read_unfinished, write_board
from obelisk.games.microchip.rules.checks import BoardCheck, check_board, finish_board
from obelisk.games.microchip.rules.data import BOARD, CELLS, COLOUR_NAMES, COLOURS, SIZE
from obelisk.games.microchip.rules.state import MOST_IN_BOX
from obelisk.games.microchip.rules.zones import ZONES
from obelisk.kernel.chance import generator

if TYPE_CHECKING:
    from obelisk.authoring import Pages

ADDRESS = "/microchip/boards"
NO_STORE = {"Cache-Control": "no-store"}
NAMES = dict(zip(COLOURS, COLOUR_NAMES, strict=True))


class Painter:
    """The addresses of the page."""

    def __init__(self, pages: Pages):
        """Write with *pages*."""
        self._pages = pages

    def add(self) -> None:
        """Add the addresses."""
        router = self._pages.router
        router.add_api_route(ADDRESS, self.show)
        router.add_api_route(f"{ADDRESS}/check", self.check)
        router.add_api_route(f"{ADDRESS}/finish", self.finish)
        router.add_api_route(f"{ADDRESS}/keep", self.keep, methods=["POST"])
        router.add_api_route(f"{ADDRESS}/bring", self.bring, methods=["POST"])

    def show(self, request: Request, board: str = "") -> HTMLResponse:
        """Return the page; an address can name the board that it shows."""
        language, problem, letters = self._pages.language_of(request), "", ""
        try:
            letters = write_board(_read(board)) if board else ""
        except BadSetup as error:
            problem = error.explain(language)
        page: HTMLResponse = self._pages.write(
            request,
            "painter.html",
            own_words=("painter",),
            board=letters,
            problem=problem,
            colours=[(letter, name.explain(language)) for letter, name in NAMES.items()],
            zones=[(zone.name, GAME.message(f"painter/zone/{zone.name}").explain(language)) for zone in ZONES],
            rows=[BOARD.names[first : first + SIZE] for first in reversed(range(0, CELLS, SIZE))],
            columns=LETTERS[:SIZE],
            longest=LONGEST_NAME,
        )
        return page

    def check(self, request: Request, board: str) -> Response:
        """Tell which rules a board breaks, and how many cells each colour has."""
        found = check_board(_read(board))
        return JSONResponse(_told(found, self._pages.language_of(request)), headers=NO_STORE)

    def finish(self, board: str) -> Response:
        """Return the board with its empty cells coloured at random."""
        finished = finish_board(_read(board), generator())
        if finished is None:
            raise BadRequest("microchip/boards/no-rest")
        return JSONResponse({"board": write_board(finished)}, headers=NO_STORE)

    async def keep(self, request: Request) -> Response:
        """Return the boards of a box with one more, or with one in place of another."""
        return await _answer(request, _kept)

    async def bring(self, request: Request) -> Response:
        """Return the boards of a box with those of a text; boards that it has already are left out."""
        return await _answer(request, _brought)


async def _answer(request: Request, change: Callable[[Mapping[str, str]], list[NamedBoard]]) -> Response:
    text = (await request.body()).decode("utf-8", "replace")
    fields = dict(parse_qsl(text, keep_blank_values=True))
    boards = await asyncio.to_thread(change, fields)
    return JSONResponse({"boards": [[board.letters, board.name] for board in boards]}, headers=NO_STORE)


def _kept(fields: Mapping[str, str]) -> list[NamedBoard]:
    before, instead = read_box(fields.get("box", "")), fields.get("instead", "")
    others = [board for board in before if board.letters != instead]
    kept = put(others, fields.get("board", ""), fields.get("name", ""))
    if len(others) == len(before):
        return _checked([*before, kept])
    return [kept if board.letters == instead else board for board in before]


def _brought(fields: Mapping[str, str]) -> list[NamedBoard]:
    boards = read_box(fields.get("box", ""))
    known = {board.letters for board in boards}
    for board in read_box(fields.get("text", "")):
        if board.letters not in known:
            boards.append(put(boards, board.letters, board.name))
    return _checked(boards)


def _checked(boards: list[NamedBoard]) -> list[NamedBoard]:
    if len(boards) > MOST_IN_BOX:
        raise BadRequest("microchip/boards/full", most=MOST_IN_BOX)
    return boards


def _read(text: str) -> Numbers:
    """Return an unfinished board as typed: small letters and spaces will do."""
    return read_unfinished("".join(text.split()).upper() or BLANK * CELLS)


def _told(found: BoardCheck, language: str) -> dict[str, Any]:
    broken = [{"told": _named(each.message).explain(language), "cells": list(each.cells)} for each in found.broken]
    code = "broken" if broken else "legal" if found.is_legal else "open"
    facts = {"n": len(broken) if broken else found.missing}
    return {
        "is_legal": found.is_legal,
        "told": GAME.message(f"painter/told/{code}", **facts).explain(language),
        "broken": broken,
        "special": None if found.special is None else COLOURS[found.special],
        "counts": {zone.name: _counts(found, place) for place, zone in enumerate(ZONES)},
    }


def _counts(found: BoardCheck, place: int) -> dict[str, tuple[str, bool]]:
    """Return how many cells of a zone each colour has (and must have, where that is known), and if these are many."""
    counts = {}
    for colour, letter in enumerate(COLOURS):
        n = int(found.counts[place, colour])
        share = None if found.special is None else ZONES[place].share(colour, found.special)
        counts[letter] = (str(n), False) if share is None else (f"{n} / {share}", n > share)
    return counts


def _named(message: Message) -> Message:
    """Return the message with the names of colours in place of single letters."""
    facts = {name: tuple(map(_colour, fact)) if isinstance(fact, tuple) else _colour(fact)
             for name, fact in message.facts.items()}  # fmt: skip
    return Message(message.code, **facts)


def _colour(fact: Any) -> Any:
    return NAMES.get(fact, fact) if isinstance(fact, str) else fact
