"""Positions as values: copied, stored, seen by a seat, drawn; and secrets that stay where they are."""

import copy
import json
import pickle
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

from obelisk.drawing import draw
from obelisk.drawing.canvas import beyond_edge
from obelisk.errors import IllegalMove
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.kernel.state import OVER, Chance
from obelisk.position import Position
from obelisk.records import record, replay
from obelisk.testing.reporting import as_json, expect, fail, snapshot, table_of


def check_value(position: Position) -> None:
    """Equal positions are equal, hash alike, and survive being copied and stored; so do those made from them."""
    for what, one in _kinds(position):
        for way, other in (
            ("pickle", pickle.loads(pickle.dumps(one))),
            ("copy", copy.copy(one)),
            ("deepcopy", copy.deepcopy(one)),
        ):
            expect(other == one and hash(other) == hash(one), position, f"{way} makes another position of {what}")
            is_whole = snapshot(other) == snapshot(one) and other.result == one.result
            expect(is_whole and _moves(other) == _moves(one), position, f"{way} loses something of {what}")
    expect(position != "position" and position != position.record, position, "it equals something that is no position")
    position.record["turn"] = OVER if not position.is_over else 0
    expect(position == copy.copy(position), position, "whoever changes the returned record changes the position")
    for seat in position.active:
        move = position.moves(seat)[0]
        after = position.play(move, seat)
        expect(after != position, position, f"{move} leads to the same position")
        numbered = position.play(move, np.int64(seat))  # type: ignore[arg-type]
        expect(record(numbered) == as_json(record(numbered), after), after, "a seat that NumPy counted spoils records")


def _kinds(position: Position) -> Iterator[tuple[str, Position]]:
    yield "it", position
    yield "it without its moves", position.without_moves()
    yield "it as its players left it", position.adjudicated((0,))
    for seat in range(position.seats):
        yield f"what seat {seat} determinizes", position.determinize(seat, generator(1))


def _moves(position: Position) -> list[list[str]]:
    return [position.moves(seat) for seat in position.active]


def check_record(position: Position) -> None:
    """A game is what its record says, however the record is read."""
    written = record(position)
    text = json.dumps(written)
    expect(json.loads(text) == written, position, "JSON changes the record")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_text(text, encoding="utf-8")
        for way, given in (("dict", written), ("text", text), ("path", path), ("path as text", str(path))):
            other = replay(given)
            same = other == position and snapshot(other) == snapshot(position) and other.result == position.result
            expect(same, position, f"its record, read as a {way}, leads to another position")


def check_views(position: Position) -> None:
    """Every seat, and a spectator, sees something that JSON can hold, and nobody else sees anything."""
    for seat in (None, *range(position.seats)):
        view = position.view(seat)
        expect(as_json(view, position) == view, position, f"JSON changes what seat {seat} sees")
        expect(view["active"] == list(position.active), position, f"seat {seat} does not see who may act")
        expect((view["result"] is None) == (not position.is_over), position, f"seat {seat} sees a wrong result")
        expect(("setup" in view) != position.hides, position, f"seat {seat} must see the set-up, or must not")
        view.clear()
        expect(position.view(seat) != {}, position, "whoever changes a view changes the next one")
    for seat in (-1, position.seats, "0", True):
        try:
            position.view(seat)  # type: ignore[arg-type]
        except IllegalMove:
            continue
        fail(position, f"there is no seat {seat!r}, and yet it sees something")


def check_secrets(position: Position, rng: Chance) -> int:
    """What a seat cannot know makes no difference to what it is shown; return 1 if there was such a thing."""
    found = 0
    for seat in range(position.seats):
        table = table_of(position)
        rules.determinize(table[0], seat, rng)
        if table.tobytes() == table_of(position).tobytes():
            continue
        found = 1
        expect(position.hides, position, f"`determinize` changes what seat {seat} sees openly")
        other = Position(position.game, table, position.setup, position.history, int(rules.active(table[0])))
        expect(other.active == position.active, position, f"who may act depends on what seat {seat} cannot know")
        if seat in position.active:
            expect(other.moves(seat) == position.moves(seat), position, f"its moves tell seat {seat} a secret")
        # A spectator is shown no more than every seat is.
        for who in (seat, None):
            expect(other.view(who) == position.view(who), position, f"seat {who} sees what seat {seat} may not know")
            expect(other.svg(who) == position.svg(who), position, f"seat {who}'s picture shows seat {seat}'s unknown")
        expect(str(other) == str(position), position, f"its text shows what seat {seat} may not know")
    return found


def check_pictures(position: Position) -> None:
    """There is a picture for everybody, with nothing beyond its edge, and a text."""
    for seat in (None, *range(position.seats)):
        canvas = draw(position, seat)
        for shape in beyond_edge(canvas):
            size = f"{canvas.width:.0f} × {canvas.height:.0f}, y downwards"
            fail(position, f"in the picture for seat {seat} ({size}) this is beyond the edge: {shape}")
        try:
            root = ElementTree.fromstring(canvas.svg())
        except ElementTree.ParseError as error:
            fail(position, f"the picture for seat {seat} is not well-formed: {error}")
        expect(root.tag == "{http://www.w3.org/2000/svg}svg", position, f"the picture for seat {seat} is no SVG")
    expect(bool(str(position).strip()), position, "its text is empty")
