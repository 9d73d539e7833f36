"""Areas, who owns them, who wins, and which are settled (abstrakto.md, "The end")."""

import pytest

from obelisk import Result
from tests.games.abstrakto.table import area_at, areas, secret, start, with_tiles
from tests.games.abstrakto.test_placing import NO_CROSSINGS

# A pinwheel round the quarter g7: a line at its left, a cross above, a line at its right and a solid below.
PINWHEEL = {"blue": "f7 g9 h6", "orange": "i8"}


def last_move(blue, orange, move, seat=1):
    """Return the position after a last solid, laid by *seat*."""
    laid = {seat: [4, 5, 5], 1 - seat: [5, 5, 5]}
    after = with_tiles(blue, orange, laid=laid, turn=seat).play(move)
    assert after.is_over
    return after


def quarters(area):
    return len(area["quarters"])


# Areas


def test_the_whole_board_is_one_area():
    (area,) = areas(start())
    assert quarters(area) == 14 * 14
    assert area["tiles"] == [0, 0]
    assert area["owner"] is None
    assert (area["quarters"][0], area["quarters"][-1]) == ("a1", "n14")


def test_the_whole_board_may_be_one_area_to_the_end():
    after = last_move("d4 h8 l12", "d12", "l4")
    (area,) = areas(after)
    assert area["tiles"] == [3, 2]
    assert after.result == Result(winners=(0,), points=(1, 0))


def test_a_tile_parts_the_board_into_areas():
    after = with_tiles("d2", "b4")
    assert sorted(map(quarters, areas(after))) == [4, 14 * 14 - 4 - 8]


def test_an_area_hangs_together_through_sides_and_not_through_corners():
    # The first cell touches the rest of the board at one point between two tiles.
    cell = area_at(with_tiles("d2", "b4"), "a1")
    assert set(cell["quarters"]) == {"a1", "b1", "a2", "b2"}


def test_an_area_hangs_together_at_the_grain_of_quarter_cells():
    # Lines on one line of the board, from edge to edge, part it: half a column lies to their left.
    wall = "c4 c6 c8 c10 c12 c14"
    assert sorted(map(quarters, areas(with_tiles(wall, "c2")))) == [14 * 1, 14 * 11]
    # A line on the lower edge leaves a gap that is one quarter high, and the two parts hang together through it.
    ajar = with_tiles(wall, "b1")
    assert [quarters(area) for area in areas(ajar)] == [14 * 14 - 6 * 4 - 2]


def test_a_tile_that_touches_an_area_along_several_quarter_sides_counts_once():
    # A solid alone on the board has eight quarter sides, all along the one area.
    assert areas(with_tiles("h8"))[0]["tiles"] == [1, 0]
    # Two of its sides, two quarter sides each: the area goes round its corner.
    cells = area_at(with_tiles("d4", "f2 b6"), "a1")
    assert quarters(cells) == 3 * 4
    assert cells["tiles"] == [1, 2]


def test_a_tile_that_touches_an_area_only_by_a_corner_does_not_count():
    cell = area_at(with_tiles("d2 b4", "d4"), "a1")
    assert cell["tiles"] == [2, 0]


def test_a_tile_counts_for_every_area_beside_it():
    after = with_tiles("d2", "b4")
    assert [area["tiles"] for area in areas(after)] == [[1, 1], [1, 1]]


def test_a_line_on_the_edge_counts_by_its_half_on_the_board():
    after = with_tiles("a2", "d2 b4")
    cell = area_at(after, "b1")
    assert set(cell["quarters"]) == {"b1", "b2"}
    assert cell["tiles"] == [1, 2]
    # The half beyond the edge borders no area: seat 0 has nothing beside the rest.
    assert area_at(after, "n14")["tiles"] == [0, 2]


def test_an_area_may_be_a_single_quarter_cell():
    area = area_at(with_tiles(**PINWHEEL), "g7")
    assert area["quarters"] == ["g7"]
    assert area["tiles"] == [3, 1]
    assert area["owner"] == 0


def test_an_area_belongs_to_the_player_with_more_tiles_beside_it():
    assert area_at(with_tiles("d2 b4", ""), "a1")["owner"] == 0
    assert area_at(with_tiles("", "d2 b4"), "a1")["owner"] == 1
    assert area_at(with_tiles("f7", "g9 h6 i8"), "g7")["owner"] == 1


def test_an_area_with_equal_numbers_of_tiles_is_neutral():
    area = area_at(with_tiles("d2", "b4"), "a1")
    assert (area["owner"], area["is_main"]) == (None, False)
    assert area_at(with_tiles("f7 i8", "g9 h6"), "g7")["owner"] is None


def test_the_board_may_be_covered_but_for_narrow_lanes():
    after = with_tiles("b2 d2 f2 h2 j2 l2 n2", "b4 d4 f4 h4 j4 l4 n4")
    (area,) = areas(after)
    assert quarters(area) == 14 * 10
    assert area["tiles"] == [0, 7]


# The winner


def test_more_areas_win():
    # Blue owns the first cell and the rest; orange the last cell.
    after = last_move("d2 b4 h8", "l14", "n12")
    assert after.result == Result(winners=(0,), points=(2, 1))
    assert after.view()["owned"] == [2, 1]


def test_more_areas_win_against_a_larger_main_area():
    # Orange has the main area, but one area only.
    after = last_move("d2 b4 l2 n4", "d8 f8 h8 j8 l8", "n8")
    assert after.result == Result(winners=(0,), points=(2, 1))
    (main,) = (area for area in areas(after) if area["is_main"])
    assert main["owner"] == 1


MAIN_AREA = ("d2 b4", "j2 l4 n4", "h8", 0)


def test_with_equal_areas_the_main_area_decides():
    # Two tiles round blue's cell, three round orange's two cells; the rest has three of each.
    after = last_move(*MAIN_AREA)
    assert [area["tiles"] for area in areas(after)] == [[2, 0], [3, 3], [0, 3]]
    assert [area["is_main"] for area in areas(after)] == [False, False, True]
    assert after.result == Result(winners=(1,), points=(1, 1))


def test_a_neutral_area_is_never_the_main_area():
    # The rest has six tiles around it, more than any other, and is nobody's.
    after = last_move(*MAIN_AREA)
    assert max(sum(area["tiles"]) for area in areas(after)) == 6
    assert all(area["owner"] is not None for area in areas(after) if area["is_main"])


def test_both_colours_count_for_the_size_of_the_main_area():
    # Orange's two cells have two orange tiles and one blue; blue's cell has two blue ones.
    after = last_move("d2 b4 j2", "l4 n4 h12", "h8")
    assert area_at(after, "a1")["tiles"] == [2, 0]
    assert area_at(after, "n1")["tiles"] == [1, 2]
    assert area_at(after, "n14")["tiles"] == [3, 4]
    after = last_move("d2 b4 j2", "l4 n4", "h8")
    assert area_at(after, "n14")["owner"] is None
    assert after.result == Result(winners=(1,), points=(1, 1))


def test_several_main_areas_of_one_player_decide():
    blue, orange = "f2 b4 d4 f14 b12 d12", "l2 n4 l14 n12 h6"
    after = last_move(blue, orange, "h10")
    assert [area["owner"] for area in areas(after) if area["is_main"]] == [0, 0]
    assert after.result == Result(winners=(0,), points=(2, 2))


def test_several_main_areas_of_both_players_share_the_win():
    after = last_move("d2 b4", "l14 n12 h4", "h8", 0)
    assert sorted(area["owner"] for area in areas(after) if area["is_main"]) == [0, 1]
    assert after.result == Result(winners=(0, 1), points=(1, 1))


def test_where_every_area_is_neutral_the_win_is_shared():
    after = last_move("h4", "", "h8")
    assert [area["owner"] for area in areas(after)] == [None]
    assert after.result == Result(winners=(0, 1), points=(0, 0))


def test_points_are_the_areas_owned():
    after = last_move("d2 b4 l2 n4", "d8 f8 h8 j8 l8", "n8")
    assert after.result.points == (2, 1)
    assert with_tiles("d2 b4").view()["owned"] == [2, 0]


# Settled areas


def is_settled(position, quarter, seat=None):
    (found,) = (area for area in areas(position, seat) if quarter in area["quarters"])
    return found["is_settled"]


def test_an_area_is_settled_when_no_tile_fits_in_it():
    after = with_tiles(**PINWHEEL)
    assert is_settled(after, "g7")
    assert not is_settled(after, "a1")


def test_an_area_is_not_settled_while_a_tile_may_come_into_it():
    # The first cell takes a solid, or a line on the edge.
    assert not is_settled(with_tiles("d2 b4"), "a1")


@pytest.mark.parametrize("seat", [0, 1])
def test_an_area_is_settled_when_only_kinds_are_left_that_fit_nowhere_near(seat):
    only_crosses = {0: [5, 5, 2], 1: [5, 5, 2]}
    assert is_settled(with_tiles("d2 b4", laid=only_crosses), "a1")
    assert not is_settled(with_tiles("d2 b4", laid=only_crosses), "n14")
    # One line in either hand is enough.
    assert not is_settled(with_tiles("d2 b4", laid={**only_crosses, seat: [5, 4, 5]}), "a1")
    assert not is_settled(with_tiles("d2 b4", laid={**only_crosses, seat: [4, 5, 5]}), "a1")


def test_everything_is_settled_when_the_game_is_over():
    after = last_move(*MAIN_AREA)
    assert all(area["is_settled"] for area in areas(after))


def test_nothing_of_the_open_board_is_settled_at_the_start():
    assert not areas(start())[0]["is_settled"]


def test_an_area_stays_settled_and_keeps_its_shape_and_count():
    position = with_tiles(**PINWHEEL)
    before = area_at(position, "g7")
    for move in position.moves():
        after = position.play(move)
        assert {**area_at(after, "g7"), "is_main": False} == {**before, "is_main": False}


def test_an_area_is_not_settled_while_a_kind_that_may_be_hidden_could_still_come():
    # Both discarded two solids and a line and have laid all that they kept of both.
    laid = {0: [4, 5, 5], 1: [4, 5, 5]}
    openly = with_tiles("d2 b4", position=start([[4, 5, 6], [4, 5, 6]]), laid=laid)
    assert is_settled(openly, "a1")
    hidden = with_tiles("d2 b4", position=secret("SSL", "SSL"), laid=laid)
    assert not is_settled(hidden, "a1")
    assert not any(is_settled(hidden, "a1", seat) for seat in (0, 1))


def test_what_was_laid_tells_what_cannot_come():
    # Six solids and six lines are laid, so three crosses were discarded at most, and nothing else.
    laid = {0: [6, 6, 2], 1: [6, 6, 2]}
    assert is_settled(with_tiles("d2 b4", position=secret("CCC", "CCC"), laid=laid), "a1")
    # Who has laid all fifteen tiles has none left, whatever they were.
    laid = {0: [5, 5, 5], 1: [6, 6, 2]}
    assert is_settled(with_tiles("d2 b4", position=secret("SLC", "CCC"), laid=laid), "a1")


def test_a_pass_tells_what_cannot_come():
    # No crossing is free, and four solids stand round the cell d6, so that only a solid fits there. Seat 1 can have
    # nothing but lines: it has laid all solids and crosses. Seat 0 might have solids, until it passes.
    blue, orange = NO_CROSSINGS["blue"] + " b6", NO_CROSSINGS["orange"] + " f6"
    position = with_tiles(blue, orange, position=secret("SSL", "LLL"), laid={0: [4, 5, 5], 1: [6, 2, 6]})
    assert area_at(position, "c5")["quarters"] == ["c5", "d5", "c6", "d6"]
    assert not is_settled(position, "c5")
    assert is_settled(position.play("pass"), "c5")
