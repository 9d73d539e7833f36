"""Building and scoring (microchip.md, "Building", "Scoring")."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.errors import BadSetup, IllegalMove
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import COLOURS, SHAPE_OF, SHAPES, count_tiles, neighbour
from obelisk.games.microchip.rules.layouts import (
    NOTHING,
    MicrochipNotation,
    check_layout,
    counted_chip,
    lay_tile,
    layout_of,
    read_layout,
    take_up,
    write_layout,
)

# Row 1 first: a1 is B, b1 Y, c1 R, d1 G, e1 P; a2 is Y, and so on.
BOARD = "BYRGPYRGPBRGPBYGPBYRPBYRG"
COLOURED = read_colours(BOARD)
PLENTY = [colour + shape for colour in COLOURS for shape in SHAPES for _ in range(5)]

layouts = st.tuples(*[st.integers(0, 15)] * 25)


def check(text, *tiles):
    return check_layout(COLOURED, count_tiles(tiles or PLENTY), read_layout(text))


def said(remarks):
    return [(remark.code.partition("/")[2], remark.cell) for remark in remarks]


def final_score(layout, held):
    return check_layout(COLOURED, held, layout).score


def hand_in(text, *tiles):
    """Return the layout that a move hands in, or refuse it as the game does."""
    move = MicrochipNotation().read(None, text)
    for remark in check_layout(COLOURED, count_tiles(tiles or PLENTY), layout_of(move)).wrong:
        raise IllegalMove(remark.code, move=text, cell=remark.cell, **remark.facts)
    return layout_of(move)


def refused(text, code, *tiles):
    with pytest.raises(IllegalMove) as caught:
        hand_in(text, *tiles)
    assert caught.value.code == code
    return caught.value


def test_the_cells_may_come_in_any_order_and_are_kept_row_by_row():
    assert write_layout(read_layout("build b1W a2S a1NE")) == "build a1NE b1W a2S"


def test_build_alone_lays_nothing():
    assert read_layout("build") == NOTHING
    assert write_layout(NOTHING) == "build"


@given(layouts)
def test_a_layout_written_and_read_is_the_same(layout):
    assert read_layout(write_layout(layout)) == layout


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "microchip/unreadable"),
        ("take RT", "microchip/unreadable"),
        ("built a1N", "microchip/unreadable"),
        ("build ", "microchip/unreadable"),
        ("build a1N  b1W", "microchip/unreadable"),
        ("build a1n", "microchip/unreadable"),
        ("build a1Q", "microchip/unreadable"),
        ("build A1N", "microchip/unreadable"),
        ("build f1N", "move/no-such-cell"),
        ("build a6N", "move/no-such-cell"),
        ("build a01N", "move/no-such-cell"),
        ("build a1", "microchip/no-sides"),
        ("build a1EN", "microchip/side-order"),
        ("build a1NN", "microchip/side-order"),
        ("build a1N a1E", "microchip/cell-twice"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text, code):
    with pytest.raises(IllegalMove) as caught:
        read_layout(text)
    assert caught.value.code == code


def test_a_wrong_order_of_sides_is_shown_the_right_way():
    assert refused("build a1WSEN", "microchip/side-order").facts["better"] == "a1NESW"


def test_two_neighbouring_tiles_both_have_a_path_at_their_side_or_neither_has():
    assert said(check("build a1E b1N").wrong) == [("not-meeting", "a1")]
    assert said(check("build a1N b1N").wrong) == []
    error = refused("build c2N c3E d3W", "microchip/not-meeting")
    assert "between c2 and c3" in error.explain("en")
    assert "c2" in error.explain("ja")
    assert "c3" in error.explain("ja")


def test_no_path_points_off_the_board():
    wrong = check("build a1S e5NE c1S a3W").wrong
    assert said(wrong) == [("off-board", cell) for cell in ("a1", "c1", "a3", "e5", "e5")]
    assert [remark.facts["side"] for remark in wrong] == ["S", "S", "W", "N", "E"]
    refused("build a1W", "microchip/off-board")


def test_only_tiles_that_are_held_may_be_laid():
    found = check("build a1E b1W", "B1")
    assert said(found.wrong) == [("not-held", "b1")]
    assert found.wrong[0].facts == {"tile": "Y1", "held": 0}
    # a1, e2 and d3 are blue: the third straight tile is one too many.
    found = check("build a1N e2N d3N", "B1", "B1", "BX")
    assert said(found.wrong) == [("not-held", "d3")]
    assert "2" in found.wrong[0].explain("en")
    assert "2" in found.wrong[0].explain("ja")
    assert found.left[0, 0] == -1
    assert found.left[0, 4] == 1


def test_what_is_still_open_is_said_and_allowed():
    found = check("build a1NE b1W")
    assert said(found.wrong) == []
    assert said(found.still_open) == [("open", "a1")]
    assert found.still_open[0].facts == {"other": "a2"}
    assert hand_in("build a1NE b1W") == read_layout("build a1NE b1W")


def test_a_tile_lies_only_on_its_colour():
    with pytest.raises(IllegalMove) as caught:
        lay_tile(COLOURED, NOTHING, "a1", "RT")
    assert caught.value.code == "microchip/wrong-colour"
    assert "a1 is blue, and RT is red" in caught.value.explain("en")
    assert "青" in caught.value.explain("ja")


def test_tiles_are_tried_out_turned_and_taken_up():
    layout = lay_tile(COLOURED, NOTHING, "c1", "RT")
    assert write_layout(layout) == "build c1NEW"
    assert write_layout(lay_tile(COLOURED, layout, "c1", "RT", 1)) == "build c1NES"
    assert write_layout(lay_tile(COLOURED, layout, "c1", "RL", -1)) == "build c1NW"
    assert take_up(layout, "c1") == NOTHING
    with pytest.raises(IllegalMove):
        lay_tile(COLOURED, NOTHING, "z9", "RT")
    with pytest.raises(IllegalMove):
        take_up(NOTHING, "z9")
    with pytest.raises(BadSetup):
        lay_tile(COLOURED, NOTHING, "c1", "R7")


def test_the_value_is_the_sum_of_connections_and_unused_tiles_cost_two_each():
    text = "build a1NE b1NW a2ES b2SW"
    assert final_score(read_layout(text), count_tiles(["BL", "YL", "YL", "RL"])) == 8
    assert final_score(read_layout(text), count_tiles(["BL", "YL", "YL", "RL", "GX", "P1"])) == 4


def test_to_lay_nothing_costs_two_for_every_tile():
    assert check("build", "RT", "B1", "GX").score == -6


def test_a_microchip_has_no_open_path():
    assert counted_chip(read_layout("build a1NE b1W")).tiles == 0
    assert final_score(read_layout("build a1NE b1W"), count_tiles(["BL", "Y1"])) == -4


def test_only_the_biggest_microchip_counts_and_tiles_of_the_others_are_unused():
    layout = read_layout("build a1E b1EW c1W a5E b5W")
    chip = counted_chip(layout)
    assert (chip.value, chip.tiles) == (4, 3)
    assert final_score(layout, count_tiles(["B1", "YI", "R1", "P1", "B1"])) == 0


def test_an_open_piece_does_not_spoil_another():
    assert counted_chip(read_layout("build a1E b1EW a5E b5W")).value == 2


def test_biggest_means_highest_value_then_most_tiles():
    # Four in a ring have 8 connections; so have five in a row, which are more tiles.
    layout = read_layout("build a1NE b1NW a2ES b2SW a5E b5EW c5EW d5EW e5W")
    chip = counted_chip(layout)
    assert (chip.value, chip.tiles) == (8, 5)


def test_neighbours_without_a_path_between_them_are_not_joined():
    layout = read_layout("build a1E b1W a2E b2W")
    assert counted_chip(layout).value == 2


@given(layouts)
def test_a_value_is_always_even(layout):
    assert counted_chip(layout).value % 2 == 0


@given(layouts)
def test_every_cell_is_either_right_or_named(layout):
    found = check_layout(COLOURED, count_tiles([]), layout)
    assert {cell for code, cell in said(found.wrong) if code == "not-held"} == {
        name for name, sides in zip([f"{c}{r}" for r in range(1, 6) for c in "abcde"], layout, strict=True) if sides
    }
    paths = [(cell, side) for cell in range(25) for side in range(4) if layout[cell] >> side & 1]
    met = [p for p in paths if (other := neighbour(*p)) is not None and layout[other] >> (p[1] + 2) % 4 & 1]
    remarks = [code for code, _ in said(found.wrong + found.still_open) if code != "not-held"]
    assert len(remarks) == len(paths) - len(met)
    assert int(found.left.sum()) == -sum(1 for sides in layout if SHAPE_OF[sides] >= 0)
