"""What every picture must have: it can be read, clicked, described, and tells no secret."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from types import SimpleNamespace
from typing import Any

import pytest

import obelisk
from obelisk import drawing
from obelisk.drawing.boards.styles import Box, draw_board, style_of
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.scene import Scene, moves_offered, scene_of, title_of
from obelisk.kernel.chance import generator, pick
from obelisk.rulebook.geometry import Board, GraphBoard, HexBoard, SquareBoard

SVG = "{http://www.w3.org/2000/svg}"


def play_at_random(name: str, plies: int, **options: Any) -> obelisk.Position:
    position = obelisk.game(name).start(**options)
    chance = generator(3)
    while plies and not position.is_over:
        # Where several seats may act, the first of them does.
        seat = position.active[0]
        moves = position.moves(seat)
        position = position.play(moves[pick(chance, len(moves))], seat)
        plies -= 1
    return position


Case = tuple[str, int, dict[str, Any]]

# Every game at its start, under way and finished, and boards of the smallest and the largest size.
CASES: list[Case] = [
    *((name, plies, {"seed": 1}) for name in obelisk.games() for plies in (0, 1, 6, 2000)),
    *((name, 5, {"seed": 2, "size": size}) for name in ("rhombus", "plug-in") for size in (2, 11)),
]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: "-".join(map(str, case[:2])))
def position(request: pytest.FixtureRequest) -> obelisk.Position:
    name, plies, options = request.param
    return play_at_random(name, plies, **options)


def elements(svg: str, attribute: str) -> list[ET.Element]:
    return [element for element in ET.fromstring(svg).iter() if attribute in element.attrib]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_picture_is_well_formed_and_its_description_holds_the_text_board(
    position: obelisk.Position, language: str
) -> None:
    root = ET.fromstring(drawing.svg(position, language=language))
    assert root.findtext(f"{SVG}desc") == drawing.text(position, language=language)
    assert root.findtext(f"{SVG}title") == title_of(position.game, language)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_a_picture_needs_nothing_from_elsewhere(position: obelisk.Position) -> None:
    svg = position.svg().replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not any(word in svg for word in ("http", "url(", "@import", "<script", "href"))


def test_every_legal_move_can_be_clicked(position: obelisk.Position) -> None:
    # Where something is hidden, a spectator is offered nothing: the mover is asked.
    viewer = position.active[0] if position.hides and position.active else None
    moves = [element.attrib["data-move"] for element in elements(position.svg(viewer), "data-move")]
    # Nobody chooses what chance brings.
    assert sorted(moves) == ([] if position.is_chances_turn else sorted(position.moves()))


def test_a_seat_that_is_not_to_move_is_offered_nothing(position: obelisk.Position) -> None:
    for seat in range(position.seats):
        assert seat in position.active or elements(position.svg(seat), "data-move") == []


def test_every_cell_says_what_it_is(position: obelisk.Position) -> None:
    if position.game.board is None:
        pytest.skip("the game has no board of named cells")
    cells = {cell.attrib["data-cell"]: cell.attrib["aria-label"] for cell in elements(position.svg(), "data-cell")}
    board = position.game.board_of(position.record)
    assert set(board.names) <= set(cells)
    assert all(label.removeprefix("Tile ").startswith(cell) for cell, label in cells.items())


def test_a_tall_picture_offers_the_same_moves(position: obelisk.Position) -> None:
    wide, tall = drawing.svg(position), drawing.svg(position, tall=True)
    assert [element.attrib for element in elements(tall, "data-move")] == [
        element.attrib for element in elements(wide, "data-move")
    ]


def test_a_cell_is_labelled_with_its_owner() -> None:
    labels = [cell.attrib["aria-label"] for cell in elements(obelisk.game("kono").start().svg(), "data-cell")]
    assert "a1: seat 0's piece" in labels
    assert "d4: seat 1's piece" in labels


def test_a_step_is_a_hidden_target_from_cell_to_cell() -> None:
    targets = elements(obelisk.game("kono").start().svg(), "data-from")
    assert (targets[0].attrib["data-from"], targets[0].attrib["data-to"]) == ("a1", "a3")
    assert all(target.attrib["display"] == "none" for target in targets)
    assert all(target.attrib["class"] == "ob-target" for target in targets)


def after_a_move(name: str, move: str) -> dict[str, str]:
    """Return what a picture of a game's start says of a move."""
    offered = elements(obelisk.game(name).start().svg(0), "data-move")
    return next(element.attrib for element in offered if element.attrib["data-move"] == move)


def test_a_move_says_which_piece_goes_where_and_what_is_taken() -> None:
    """A page shows that at the click, long before the next picture comes."""
    step = after_a_move("kono", "a1a3")
    assert (step["data-goes"], step["data-takes"]) == ("a3", "a3")
    run = after_a_move("bulo", "b2b4")
    assert ("data-goes" in run, run["data-takes"]) == (False, "b2 b3 b4")
    assert after_a_move("bulo", "a1")["data-takes"] == "a1"
    assert "data-takes" not in after_a_move("trip", "a1")


def test_where_a_piece_is_put_it_lies_ready_in_the_movers_colours() -> None:
    """It appears under the pointer, and stays there when it was put."""
    for moves, colour in (([], "ob-fill-seat-0"), (["a1"], "ob-fill-seat-1")):
        position = obelisk.game("trip").start()
        for move in moves:
            position = position.play(move)
        ghost = elements(position.svg(len(moves)), "data-ghost")[0]
        assert colour in " ".join(shape.attrib["class"] for shape in ghost).split()


def test_on_a_hidden_game_a_spectator_is_not_told_the_moves() -> None:
    def moves(seat: int | None = None) -> list[str]:
        return ["b2"]

    hidden = SimpleNamespace(active=(0,), players=(0,), moves=moves, hides=True)
    assert moves_offered(hidden, None) == ()  # type: ignore[arg-type]
    assert moves_offered(hidden, 1) == ()  # type: ignore[arg-type]
    assert moves_offered(hidden, 0) == ("b2",)  # type: ignore[arg-type]


def test_a_scene_holds_what_the_view_shows_and_nothing_else() -> None:
    """The stand-in has no history, no set-up and no record with cells: only its view can be drawn."""
    board = SquareBoard(2, 2)
    hidden = SimpleNamespace(
        active=(0,),
        players=(0,),
        result=None,
        hides=True,
        record=None,
        game=SimpleNamespace(board_of=lambda record: board, decisive=None, rules=SimpleNamespace(has_chance=False)),
        view=lambda seat: {"cells": {"a1": 0} if seat == 0 else {}},
        moves=lambda seat: ["b2"],
    )
    assert scene_of(hidden, 1, "en").standing == {}  # type: ignore[arg-type]
    assert scene_of(hidden, 0, "en").standing == {"a1": 0}  # type: ignore[arg-type]
    assert scene_of(hidden, 0, "en").last is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "board",
    [
        SquareBoard(3, 2),
        SquareBoard(3, 3, on_lines=True),
        HexBoard(3),
        GraphBoard((("hub", 0, 0), ("rim", 2, 1)), (("hub", "rim"),)),
    ],
    ids=lambda board: type(board).__name__,
)
def test_every_kind_of_board_stays_inside_its_box(board: Board) -> None:
    canvas = Canvas(300, 200, "", "")
    draw_board(canvas, Scene(board, {board.names[0]: 0}), Box(10, 10, 280, 180))
    root = ET.fromstring(canvas.svg())
    for circle in root.iter(f"{SVG}circle"):
        assert 0 <= float(circle.attrib["cx"]) <= 300
        assert 0 <= float(circle.attrib["cy"]) <= 200
    for polygon in root.iter(f"{SVG}polygon"):
        for corner in polygon.attrib["points"].split():
            x, y = map(float, corner.split(","))
            assert 0 <= x <= 300
            assert 0 <= y <= 200


def test_a_board_of_an_unknown_kind_is_drawn_in_rows_with_names() -> None:
    class Ladder(Board):
        names = ("low", "middle", "high")

    canvas = Canvas(100, 100, "", "")
    draw_board(canvas, Scene(Ladder(), {"low": 1}, moves=("high",)), Box(0, 0, 100, 100))
    assert "middle" in canvas.svg()
    assert elements(canvas.svg(), "data-move")[0].attrib["data-cell"] == "high"
    assert type(style_of(Scene(Ladder(), {}))).__name__ == "Style"


def test_a_removed_run_leaves_ghosts_along_its_whole_length() -> None:
    scene = scene_of(obelisk.game("bulo").start().play("b2b4"), None, "en")
    assert scene.ghosts == {"b2": None, "b3": None, "b4": None}


def test_a_piece_that_moved_leaves_a_ghost_of_its_own() -> None:
    scene = scene_of(obelisk.game("kono").start().play("a1a3"), None, "en")
    assert scene.ghosts == {"a1": 0}


def test_cells_that_trip_forbids_are_marked_for_the_seat_to_move() -> None:
    position = obelisk.game("trip").start().play("a1")
    assert scene_of(position, 1, "en").forbidden == {"a2", "b1", "b2"}
    assert scene_of(position, 0, "en").forbidden == frozenset()


def test_a_move_that_names_no_cell_is_a_button() -> None:
    scene = Scene(SquareBoard(2, 2), {}, moves=("a1", "pass", "a1b2"))
    assert scene.other_moves == ["pass"]
    assert scene.cell_moves == {"a1": "a1"}
    assert scene.steps == [("a1b2", "a1", "b2")]


@pytest.mark.parametrize(
    ("name", "known"),
    [("kono", "language, tall, names, bare, near"), ("micropul", "language, tall, names, groups, bare")],
)
def test_an_option_that_a_picture_does_not_have_is_refused_with_those_it_has(name: str, known: str) -> None:
    with pytest.raises(obelisk.BadRequest) as caught:
        obelisk.game(name).start(seed=1).svg(shadows=True)
    assert caught.value.code == "drawing/option"
    assert ", ".join(caught.value.facts["known"]) == known
    assert "shadows" in caught.value.explain("ja")
