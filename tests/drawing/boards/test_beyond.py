"""Moves that leave the board, and moves that lay something on several cells: both are offered by the board itself."""

import xml.etree.ElementTree as ET

import pytest

import obelisk
from obelisk import drawing
from obelisk.drawing.boards.styles import exits, moves_beside
from obelisk.drawing.scene import Scene, scene_of
from obelisk.rulebook.geometry import SquareBoard
from tests.helpers import play_all

SVG = "{http://www.w3.org/2000/svg}"
TELEPHONE, FINGER = 390, 40


def played(game: str, moves: str) -> obelisk.Position:
    return play_all(obelisk.game(game).start(), moves)


def elements(svg: str, attribute: str) -> dict[str, ET.Element]:
    return {each.attrib[attribute]: each for each in ET.fromstring(svg).iter() if attribute in each.attrib}


def box(element: ET.Element) -> tuple[float, float, float, float]:
    """Return what of a place catches the pointer: left, top, right, bottom."""
    shape = element.find(f"{SVG}polygon")
    assert shape is not None
    across, down = zip(*(map(float, corner.split(",")) for corner in shape.attrib["points"].split()), strict=True)
    return min(across), min(down), max(across), max(down)


def in_match(game: str, moves: str, holder: int = 0) -> obelisk.Position:
    setup = {"macro": "rhombus", "size": 2, "sides": 0, "tiles": [game] * 4, "obelisk": holder}
    return play_all(obelisk.game("plug-in").start(setup=setup).play("@a1"), moves)


LEAVING = "a3b3 b1b2 b3c3 b2b3"


@pytest.mark.parametrize("near", [None, 1])
def test_a_piece_that_may_leave_the_board_has_a_place_beyond_the_edge(near: int | None) -> None:
    position = played("dodgem", LEAVING)
    svg = drawing.svg(position, 0, near=near)
    out, cell = elements(svg, "data-move")["c3out"], elements(svg, "data-cell")["c3"]
    assert out.attrib["class"] == "ob-target"
    assert (out.attrib["data-from"], out.attrib["data-to"], out.attrib["data-goes"]) == ("c3", "out", "out")
    assert out.attrib["aria-label"] == "c3 off the board"
    left, top, right, bottom = box(out)
    assert (left >= box(cell)[2]) if near is None else (right <= box(cell)[0])
    root = ET.fromstring(svg).attrib
    assert min(left, top) >= 0
    assert right <= float(root["width"])
    assert bottom <= float(root["height"])


def test_the_other_seat_leaves_over_another_edge() -> None:
    svg = drawing.svg(played("dodgem", f"{LEAVING} c3out"), 1)
    out, cell = elements(svg, "data-move")["b3out"], elements(svg, "data-cell")["b3"]
    assert box(out)[3] <= box(cell)[1]


@pytest.mark.parametrize("holder", [0, 1])
def test_in_a_match_a_piece_leaves_in_the_same_way(holder: int) -> None:
    position = in_match("dodgem", LEAVING, holder)
    offered = elements(drawing.svg(position), "data-move")
    assert offered["c3out"].attrib["data-from"] == "c3"
    assert sorted(offered) == sorted(position.moves())


def test_what_leaves_the_board_needs_no_button() -> None:
    scene = scene_of(played("dodgem", LEAVING), 0, "en")
    assert list(exits(scene)) == ["c3out"]
    assert moves_beside(scene) == []
    other = Scene(SquareBoard(2, 2), {"a1": 0}, moves=("a1out", "pass"))
    assert exits(other) == {}
    assert moves_beside(other) == ["a1out", "pass"]


def test_the_first_cell_stands_for_what_is_laid_from_there_on() -> None:
    scene = scene_of(played("domineering", ""), 0, "en")
    assert scene.cell_moves["b2"] == "b2b3"
    assert scene.steps == []
    assert scene.other_moves == []
    assert scene.label("b2") == "b2 to b3"


def test_a_last_cell_that_begins_nothing_itself_stands_for_the_first() -> None:
    svg = drawing.svg(played("domineering", ""), 0)
    cells = elements(svg, "data-cell")
    assert cells["b4"].attrib["data-as"] == "b3"
    assert "data-as" not in cells["b3"].attrib
    assert cells["b3"].attrib["data-move"] == "b3b4"


def test_where_nothing_can_be_laid_the_picture_says_what_would_be_tried() -> None:
    cells = elements(drawing.svg(played("domineering", "b2b3"), 1), "data-cell")
    assert cells["b2"].attrib["data-attempt"] == "b2c2"
    assert cells["a2"].attrib["data-attempt"] == "a2b2"
    assert "data-attempt" not in cells["c2"].attrib
    assert "data-attempt" not in cells["d2"].attrib
    # Whoever is not to move tries nothing.
    assert not elements(drawing.svg(played("domineering", "b2b3"), 0), "data-attempt")


def test_cells_on_which_nothing_can_be_laid_are_crossed_out() -> None:
    scene = scene_of(played("domineering", "b2b3"), 1, "en")
    assert scene.forbidden == {"a2", "a3"}


def test_a_cell_that_begins_several_things_stands_for_none_of_them() -> None:
    both = Scene(SquareBoard(2, 2), {}, moves=("a1a2", "a1b1", "b1b2"))
    assert both.layings == {}
    assert len(both.steps) == 3
    alone = Scene(SquareBoard(2, 2), {}, moves=("a1", "a1a2"))
    assert alone.cell_moves == {"a1": "a1"}


def test_what_was_laid_did_not_come_from_its_first_cell() -> None:
    assert not elements(played("domineering", "b2b3").svg(), "data-came")
    assert elements(played("kono", "a1a3").svg(), "data-came")


def test_a_bite_says_everything_that_it_takes() -> None:
    cells = elements(drawing.svg(played("chomp", "d3"), 1), "data-cell")
    assert set(cells["c2"].attrib["data-takes"].split()) == {"c2", "c3", "c4", "d2", "e2"}


@pytest.mark.parametrize("game", ["hexapawn", "dodgem", "chomp", "clobber", "domineering"])
def test_every_place_of_these_boards_is_large_enough_for_a_finger(game: str) -> None:
    alone = drawing.draw(obelisk.game(game).start(), 0, tall=True, bare=True)
    match = drawing.draw(in_match(game, ""), 0, tall=True, bare=True)
    for canvas in (alone, match):
        scale = TELEPHONE / canvas.width
        played_on = [each for each in ET.fromstring(canvas.svg()).iter(f"{SVG}g") if "data-move" in each.attrib]
        sizes = [(right - left, bottom - top) for left, top, right, bottom in map(box, played_on)]
        assert min(min(size) for size in sizes) * scale >= FINGER


@pytest.mark.parametrize("holder", [0, 1])
def test_in_a_match_dominoes_and_cars_have_the_colours_of_the_matchs_seats(holder: int) -> None:
    dominoes = drawing.svg(in_match("domineering", "b2b3", holder))
    half = elements(dominoes, "data-piece")[f"b2 {holder}"]
    assert half.find(f"{SVG}rect[@class='ob-fill-seat-{holder}']") is not None
    cars = drawing.svg(in_match("dodgem", "a3b3", holder))
    car = elements(cars, "data-piece")[f"b3 {holder}"]
    assert car.find(f".//{SVG}polygon[@class='ob-fill-seat-{holder} ob-stroke-seat-{holder}']") is not None
