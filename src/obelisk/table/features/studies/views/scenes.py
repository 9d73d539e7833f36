"""A node of a study as it is shown: its picture with what is marked there, and who is to move.

In a study nothing is hidden from its readers: it is made of games that are over, or that nobody plays.
"""

from __future__ import annotations

import json
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any

from obelisk.catalogue import game
from obelisk.drawing import switches
from obelisk.drawing.scene import status
from obelisk.errors import IllegalMove
from obelisk.position import Position
from obelisk.records import record
from obelisk.rulebook.modules import benches_of
from obelisk.table.core.commands import Who
from obelisk.table.core.opening import make_local
from obelisk.table.core.refusals import Missing, Refused
from obelisk.table.core.state import Table
from obelisk.table.features.studies import wire
from obelisk.table.features.studies.domain.making import from_position
from obelisk.table.features.studies.domain.study import Mark, Study
from obelisk.table.views import workbench
from obelisk.table.views.lines import check_free
from obelisk.table.views.pictures import Picture, png, position_at
from obelisk.table.views.viewers import names_of
from obelisk.table.wire.workbench import BenchAnswer


@dataclass(frozen=True)
class Scene:
    """What a node is made of, without the rest of its study: so little goes to the process that draws it."""

    game: str
    setup: str
    """As JSON."""
    moves: tuple[tuple[int | None, str], ...]
    marks: tuple[Mark, ...] = ()

    @property
    def position(self) -> Position:
        """The position, with every move checked once more."""
        position = game(self.game).start(setup=json.loads(self.setup))
        try:
            for seat, move in self.moves:
                position = position.play(move, seat)
        except IllegalMove as error:
            raise Refused("study/other-rules", reason=error) from error
        return position

    def key(self, picture: Picture, seat: int | None) -> Hashable:
        """Return everything that its picture depends on."""
        return "study", self, picture, seat

    def show(self, picture: Picture, seat: int | None) -> wire.NodePicture:
        """Return the position as a seat sees it, whoever is to move unless one is named, with the moves to choose."""
        position = self.position
        table = _table(position)
        eye = _eye(position, seat)
        drawn = replace(picture, viewer=eye, marks=self.marks).draw_tried(table, position)
        return {
            "svg": drawn,
            "seat": eye,
            "active": list(position.players),
            "chances": list(position.chances()),
            "told": status(position, picture.language, names_of(table, picture.language)),
            "is_over": position.is_over,
            "has_bench": benches_of(position) is not None and not position.is_over,
            "hides": position.game.hides and position.seats > 1,
            "seats": position.seats,
            "switches": switches(position),
        }

    def draw(self, picture: Picture, seat: int | None) -> str:
        """Return its picture alone."""
        return self.show(picture, seat)["svg"]

    def pixels(self, picture: Picture, seat: int | None) -> bytes:
        """Return the same as a PNG."""
        return png(self.draw(picture, seat))

    def build(self, seat: int, layout: str, word: str | None, rest: str, language: str, *, tall: bool) -> BenchAnswer:
        """Return what comes of a command on a workbench there, with that layout on it."""
        table = _table(self.position)
        _eye(table.position, seat)
        how: dict[str, Any] = {"language": language, "tall": tall, "marks": self.marks}
        return workbench.try_out(table, seat, layout, word, rest, **how)[0]


def scene_of(study: Study, number: int) -> Scene:
    """Return a node as it is shown."""
    node = study.node(number)
    moves = tuple((each.seat, each.move) for each in study.path(number))
    return Scene(study.game, json.dumps(study.setup, sort_keys=True), moves, node.marks)


def _table(position: Position) -> Table:
    """Return a table at which everybody may see everything: pictures and workbenches are made for tables."""
    return make_local(position, [""] * position.seats, goes_on=False)


def _eye(position: Position, seat: int | None) -> int | None:
    if seat is None:
        return next(iter(position.players), None)
    if not 0 <= seat < position.seats:
        raise Missing("table/no-such-seat", seat=seat, last=position.seats - 1)
    return seat


def studied(table: Table, who: Who, ply: int | None) -> Position:
    """Return the last position of a game that somebody may make a study of, or the one after *ply* moves.

    What a game hides is not told by a study: of a game that goes on, only whoever plays it without other people, and
    sees everything, may make one.
    """
    if not table.is_over:
        check_free(table, who)
    return position_at(table, ply)


def study_of_table(table: Table, who: Who, ply: int | None, title: str) -> tuple[Study, int]:
    """Return a study of the game at a table, and the node of the position that was asked for."""
    return from_position(studied(table, who, ply), title)


def record_of_line(study: Study, number: int) -> dict[str, Any]:
    """Return the record of the game that a node's line is, with what is said of the study as its comment."""
    title = {"comment": study.title} if study.title else {}
    return record(study.position(number), **title)
