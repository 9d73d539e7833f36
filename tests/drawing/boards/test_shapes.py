"""Boards of hexagons in any shape: which cells touch, and how pictures and text boards show them."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET

import pytest

import obelisk
from obelisk import drawing
from obelisk.drawing.boards.frames import Box
from obelisk.drawing.boards.hexes import hex_corners, hull
from obelisk.drawing.boards.places import hex_labels, hex_spot, places
from obelisk.drawing.boards.styles import fit
from obelisk.drawing.scene import Scene
from obelisk.kernel.state import MOST_IN_SET
from obelisk.rulebook.geometry import HexBoard
from tests.helpers import play_all
from tests.reference import hexes

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = [
    *(HexBoard(size) for size in (2, 4, 11)),
    *(HexBoard.triangle(size) for size in (3, 5, 9)),
    *(HexBoard.hexagon(size) for size in (2, 3, 4)),
    HexBoard(4, frozenset({(0, 0), (1, 0), (3, 1), (2, 2), (1, 3)})),
]


@pytest.mark.parametrize("board", SHAPES, ids=len)
def test_cells_touch_that_the_oracle_says_touch(board: HexBoard) -> None:
    for cell, name in enumerate(board.names):
        near = {board.names[other] for other in board.neighbours[cell]}
        assert near == hexes.touching(name) & set(board.names)
        if len(board) <= MOST_IN_SET:
            assert board.around(cell) == sum(1 << other for other in board.neighbours[cell])


def test_a_board_that_is_too_large_for_sets_says_so() -> None:
    with pytest.raises(ValueError, match="at most 63 cells"):
        HexBoard(11).around(53)


@pytest.mark.parametrize("board", SHAPES, ids=len)
def test_cells_that_touch_are_drawn_one_unit_apart_and_no_others_are(board: HexBoard) -> None:
    spots = list(places(board).values())
    for cell, spot in enumerate(spots):
        beside = {other for other, there in enumerate(spots) if other != cell and math.dist(spot, there) < 1.01}
        assert beside == set(board.neighbours[cell])


@pytest.mark.parametrize("board", SHAPES, ids=len)
def test_cells_are_named_row_by_row_as_on_the_rhombus_around_them(board: HexBoard) -> None:
    whole = HexBoard(board.size).names
    assert list(board.names) == [name for name in whole if name in board.names]
    assert [board.at(*board.place(cell)) for cell in range(len(board))] == list(range(len(board)))


@pytest.mark.parametrize("board", SHAPES, ids=len)
def test_symmetries_keep_neighbours_and_are_all_there_are(board: HexBoard) -> None:
    images = board.symmetries()
    assert len({tuple(image) for image in images}) == len(images)
    for image in images:
        assert sorted(image) == list(range(len(board)))
        for cell, near in enumerate(board.neighbours):
            assert {image[other] for other in near} == set(board.neighbours[image[cell]])
    is_whole, is_triangle = board.only is None, board == HexBoard.triangle(board.size)
    expected = 4 if is_whole else 6 if is_triangle else 12
    assert len(images) == expected or len(board) == 5


def test_groups_are_the_oracles_the_largest_first() -> None:
    board = HexBoard.hexagon(3)
    cells = [0, 1, 5, 9, 12, 16, 17]
    found = [{board.names[cell] for cell in group} for group in board.groups(cells)]
    assert sorted(map(sorted, found)) == sorted(map(sorted, hexes.groups([board.names[cell] for cell in cells])))
    assert [len(group) for group in found] == sorted(map(len, found), reverse=True)


@pytest.mark.parametrize("board", SHAPES[:9], ids=len)
def test_no_number_or_letter_stands_on_a_cell_or_in_the_place_of_another(board: HexBoard) -> None:
    labels = hex_labels(board)
    beside = [*labels.numbers.values(), *labels.letters.values()]
    assert len(set(beside)) == len(beside)
    assert set(beside).isdisjoint(board.spots)
    assert sorted(labels.numbers) == sorted({row for _, row in board.spots})
    assert sorted(labels.letters) == sorted({column for column, _ in board.spots})


@pytest.mark.parametrize(("board", "n"), [(HexBoard(5), 4), (HexBoard.triangle(5), 3), (HexBoard.hexagon(3), 6)])
def test_a_board_has_as_many_sides_as_its_shape_and_the_frame_is_equally_far_from_all(board: HexBoard, n: int) -> None:
    inner, outer = hull(board), hex_corners(board, 0.8)
    assert len(inner) == len(outer) == n
    for side in range(n):
        (x1, y1), (x2, y2) = outer[side], outer[(side + 1) % n]
        x, y = inner[side]
        distance = abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / math.dist(outer[side], outer[(side + 1) % n])
        assert distance == pytest.approx(0.8)


@pytest.mark.parametrize(("name", "size"), [("y", 3), ("y", 9), ("majority", 2), ("chain", 4), ("rhombus", 11)])
@pytest.mark.parametrize("bare", [False, True])
def test_everything_of_a_picture_lies_inside_it(name: str, size: int, bare: bool) -> None:
    position = obelisk.game(name).start(size=size)
    canvas = drawing.draw(position, bare=bare)
    root = ET.fromstring(canvas.svg())
    for polygon in root.iter(f"{SVG}polygon"):
        numbers = [float(number) for number in polygon.attrib["points"].replace(",", " ").split()]
        assert min(numbers) >= 0
        assert max(numbers[::2]) <= canvas.width
        assert max(numbers[1::2]) <= canvas.height
    cells = [part.attrib["data-cell"] for part in root.iter() if "data-cell" in part.attrib]
    assert cells == list(position.moves())


def test_sides_are_drawn_where_they_mean_something() -> None:
    def bands(name: str) -> int:
        root = ET.fromstring(drawing.svg(obelisk.game(name).start(size=4)))
        return sum(len(part.attrib["points"].replace(",", " ").split()) == 8 for part in root.iter(f"{SVG}polygon"))

    assert bands("y") == 3
    assert bands("majority") == bands("chain") == 0
    assert bands("rhombus") >= 4


def test_a_text_board_of_a_hexagon_reads_like_the_picture() -> None:
    shown = drawing.text(play_all(obelisk.game("chain").start(size=2), "b2 a3")).splitlines()
    assert shown[:4] == [
        "        a   b",
        "   3 [◇]  ·   c",
        " 2  ·   ●   ·",
        "   1  ·   ·",
    ]


def test_a_text_board_of_a_triangle_reads_like_the_picture() -> None:
    shown = drawing.text(obelisk.game("y").start(size=3).play("c1")).splitlines()
    assert shown[:4] == [
        "     3  ·",
        "   2  ·   ·",
        " 1  ·   ·  [●]",
        "  a   b   c",
    ]


def test_the_cells_that_decided_are_marked_in_picture_and_text() -> None:
    end = play_all(obelisk.game("y").start(size=3), "a1 c1 a2 b2 a3")
    assert "[●]" in drawing.text(end).splitlines()[0]
    assert drawing.text(end).count("[") == 3
    before = play_all(obelisk.game("y").start(size=3), "a1 c1 a2 b2")
    rims = [drawing.svg(one).count('class="ob-stroke-gold"') for one in (before, end)]
    assert rims == [0, 3]


def test_a_board_of_any_cells_fills_its_box() -> None:
    for board in SHAPES:
        frame = fit(Scene(board, {}), Box(0, 0, 400, 300))
        for spot in places(board).values():
            x, y = frame.at(spot)
            assert 0 < x < 400
            assert 0 < y < 300
    assert hex_spot(1, 2) == (2.0, pytest.approx(-math.sqrt(3)))
