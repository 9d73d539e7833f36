"""Handing in layouts, scores and winners, in the game (microchip.md, "Building", "Scoring", "Solo puzzle")."""

import json
import re

import pytest

import obelisk
from obelisk import Result
from obelisk.games.microchip import best_build
from tests.games.microchip.table import BOARD, MICROCHIP, WIDE_BOARD, alone, built, drafted, tiles_for
from tests.helpers import refusal
from tests.reference.microchip import CELLS, beyond, written

PAIR = "build a1E b1W"
RING = "build a1NE b1NW a2ES b2SW"
RECTANGLE = "build a1NE b1NEW c1NW a2ES b2ESW c2SW"
TREE = "build a5E b5EW c5EW d5EW e5SW e4NS e3N"
TWELVE = "build a1NE b1NEW c1NEW d1NW a2NES b2NESW c2NESW d2NSW a3ES b3ESW c3ESW d3SW"


def building(*texts, boards=None):
    boards = boards or [BOARD] * len(texts)
    return drafted([tiles_for(board, text) for board, text in zip(boards, texts, strict=True)], boards)


# Handing in


def test_everybody_builds_at_the_same_time_in_any_order_of_seats():
    position = building(PAIR, RING, "build")
    assert position.active == (0, 1, 2)
    layouts = dict(enumerate((PAIR, RING, "build")))
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        after = position
        for seat in order:
            assert not after.is_over
            after = after.play(layouts[seat], seat)
        ends.append(after)
    assert ends[0] == ends[1] == ends[2]
    assert ends[0].result == Result(winners=(1,), points=(2 - 2 * 18, 8 - 2 * 16, -40))


def test_each_hands_in_one_layout():
    after = building(PAIR, RING).play(PAIR, 0)
    assert after.active == (1,)
    error = refusal(after, "build", "microchip/handed-in", seat=0)
    assert error.explain("en") == "build: you have handed in your layout. Wait for the other players."
    assert error.explain("ja").startswith("build：")
    assert after.moves(0) == []


def test_who_builds_must_be_said_while_several_may():
    refusal(building(PAIR, RING), PAIR, "move/which-seat", active=(0, 1))
    assert building(PAIR, RING).play(PAIR, 0).play(RING).is_over


def test_the_game_ends_with_the_last_layout():
    after = building(PAIR, RING).play(RING, 1)
    assert after.result is None
    end = after.play("build", 0)
    assert end.active == ()
    refusal(end, "build", "move/game-over")


def test_build_alone_lays_nothing():
    end = built("build", "build")
    assert end.result == Result(winners=(0, 1), points=(-50, -50))
    assert end.view()["layouts"][0] == {"tiles": {}, "chip": [], "value": 0, "unused": 25, "score": -50}


def test_colour_and_shape_follow_from_the_cell_and_the_sides():
    # a1 is purple, b1 blue; the layout needs one tile of each, with one side.
    assert sorted(tiles_for(BOARD, PAIR)) == ["B1", "P1"]
    position = alone("B1", "P1")
    assert position.play(PAIR).view()["layouts"][0]["tiles"] == {"a1": "E", "b1": "W"}


def test_the_cells_may_come_in_any_order_and_a_record_keeps_them_row_by_row():
    position = building(RING, "build")
    mixed = position.play("build b2SW a1NE b1NW a2ES", 0)
    assert mixed == position.play(RING, 0)
    assert mixed.history[-1] == (0, RING)
    record = obelisk.record(mixed)
    assert record["moves"][-1] == [0, RING]
    assert obelisk.replay(json.dumps(record)) == mixed


def test_a_layout_that_a_record_has_in_another_order_is_replayed():
    end = built(RING, "build")
    record = obelisk.record(end)
    record["moves"][-2][1] = "build b2SW b1NW a2ES a1NE"
    again = obelisk.replay(record)
    assert again == end
    assert again.history == end.history


def test_a_layout_is_shown_to_all_once_it_is_handed_in():
    after = building(RING, "build").play(RING, 0)
    shown = {"tiles": {"a1": "NE", "b1": "NW", "a2": "ES", "b2": "SW"}, "chip": ["a1", "b1", "a2", "b2"],
             "value": 8, "unused": 21, "score": 8 - 42}  # fmt: skip
    for seat in (0, 1, None):
        assert after.view(seat)["layouts"] == [shown, None]
        assert after.view(seat)["pool"] == []
        assert after.view(seat)["phase"] == "build"


# Refusals, each with the cell


def test_a_tile_that_is_not_held_is_refused_with_the_cell_and_how_many_there_are():
    # d2 and c1 are yellow: with one straight yellow tile the second, d2, has none.
    position = alone("YI", "Y1", "Y1", "Y1", "YL")
    error = refusal(position, "build c1EW d2EW", "microchip/not-held", cell="d2", tile="YI")
    assert error.facts["held"] == 1
    assert error.explain("en").endswith("there is no YI left for d2; you have only one.")
    for fact in ("d2", "YI", "1"):
        assert fact in error.explain("ja")
    error = refusal(position, "build d2NESW", "microchip/not-held", cell="d2", tile="YX")
    assert error.explain("en").endswith("there is no YX left for d2; you have none.")


def test_everybody_is_judged_by_their_own_board_and_tiles():
    # a1 is purple on the first board and yellow on the second. Both seats hold P1; the second has no yellow tile.
    position = drafted([["P1"], ["P1"]], [BOARD, WIDE_BOARD])
    assert position.play("build a1N", 0).view()["layouts"][0]["tiles"] == {"a1": "N"}
    error = refusal(position, "build a1N", "microchip/not-held", seat=1, cell="a1", tile="Y1")
    assert error.facts["held"] == 0
    error = refusal(position, "build a1NE", "microchip/not-held", seat=0, cell="a1", tile="PL")
    assert error.facts["held"] == 0


def test_paths_that_do_not_meet_are_refused_with_the_two_cells():
    error = refusal(alone(), "build c2N c3E", "microchip/not-meeting", cell="c2", other="c3")
    assert "the paths of c2 and c3 do not meet" in error.explain("en")
    assert "c2" in error.explain("ja")
    assert "c3" in error.explain("ja")
    # It does not matter which of the two has the path, or at which side.
    refusal(alone(), "build c2E c3S", "microchip/not-meeting", cell="c3", other="c2")
    refusal(alone(), "build c3E d3E", "microchip/not-meeting", cell="c3", other="d3")


@pytest.mark.parametrize(
    ("cell", "side"), [("a3", "W"), ("e3", "E"), ("c1", "S"), ("c5", "N"), ("a1", "S"), ("e5", "N")]
)
def test_a_path_off_the_board_is_refused_with_its_cell_and_side(cell, side):
    error = refusal(alone(), f"build {cell}{side}", "microchip/off-board", cell=cell, side=side)
    assert cell in error.explain("ja")


def test_a_refused_layout_changes_nothing():
    position = alone()
    before = position.record.tobytes()
    refusal(position, "build a1W", "microchip/off-board")
    assert position.record.tobytes() == before
    assert position.play("build").is_over


# Scores


def score(layout, *tiles):
    """Return what a layout is worth for one who plays alone and holds 25 tiles, these among them."""
    (points,) = alone(*(tiles or tiles_for(BOARD, layout))).play(layout).result.points
    return points


def test_the_final_score_is_the_value_less_2_for_every_unused_tile():
    assert score(RING) == 8 - 2 * 21
    assert score(PAIR) == 2 - 2 * 23


def test_an_open_path_is_allowed_but_no_part_of_a_microchip():
    assert score("build a1NE b1W") == -50
    assert score("build a1NE") == -50
    # It does not spoil a microchip elsewhere.
    assert score("build a1NE d1E e1W") == 2 - 2 * 23


def test_neighbours_that_have_no_path_between_them_are_two_microchips():
    # Two pairs side by side, one above the other: two tiles count, and two are unused.
    assert score("build a1E b1W a2E b2W") == 2 - 2 * 23


def test_of_several_microchips_only_the_biggest_counts_and_the_others_tiles_are_unused():
    text = "build d1E e1W a2NE b2NW a3ES b3SW"
    assert score(text) == 8 - 2 * 21
    chip = alone(*tiles_for(BOARD, text)).play(text).view()["layouts"][0]
    assert (chip["chip"], chip["value"], chip["unused"]) == (["a2", "b2", "a3", "b3"], 8, 21)
    assert len(chip["tiles"]) == 6


def test_biggest_means_the_highest_value_first_and_then_the_most_tiles():
    # A ring of four and five in a row both have 8 connections: the row has more tiles.
    text = f"{RING} a4E b4EW c4EW d4EW e4W"
    chip = alone(*tiles_for(BOARD, text)).play(text).view()["layouts"][0]
    assert (chip["chip"], chip["value"], chip["score"]) == (["a4", "b4", "c4", "d4", "e4"], 8, 8 - 2 * 20)
    # Six tiles with 14 connections are bigger than seven with 12.
    text = f"{RECTANGLE} {TREE.removeprefix('build ')}"
    chip = alone(*tiles_for(BOARD, text)).play(text).view()["layouts"][0]
    assert (len(chip["chip"]), chip["value"]) == (6, 14)


def test_a_value_is_always_even():
    # The rulebook's example: 34 connections (33, in the English one, cannot be) and 3 unused tiles are 28 points.
    end = built(TWELVE, *["build"] * 3, boards=[WIDE_BOARD, BOARD, BOARD, BOARD])
    shown = end.view()["layouts"][0]
    assert (shown["value"], shown["unused"], shown["score"]) == (34, 3, 28)
    assert end.result == Result(winners=(0,), points=(28, -30, -30, -30))


# Winners


def test_the_highest_final_score_wins():
    assert built(PAIR, RING, "build").result.winners == (1,)
    assert built(RING, PAIR, "build").result.winners == (0,)


def test_a_tie_goes_to_the_microchip_with_most_tiles():
    # 14 connections of 6 tiles, and 12 of 7: with 25 tiles each both score -24.
    assert built(RECTANGLE, TREE).result == Result(winners=(1,), points=(-24, -24))
    assert built(TREE, RECTANGLE).result == Result(winners=(0,), points=(-24, -24))


def test_who_is_still_tied_shares_the_win():
    assert built(PAIR, PAIR, "build").result == Result(winners=(0, 1), points=(-34, -34, -40))
    assert built("build", PAIR, PAIR).result.winners == (1, 2)
    assert built(RECTANGLE, RECTANGLE).result.winners == (0, 1)


def test_a_tie_below_the_best_decides_nothing():
    assert built(RECTANGLE, PAIR, PAIR).result.winners == (0,)


# The solo puzzle


@pytest.mark.parametrize("seed", range(5))
def test_alone_one_has_five_random_tiles_of_each_colour_and_only_builds(seed):
    position = MICROCHIP.start(seed=seed, players=1)
    tiles = position.setup["tiles"]
    assert [sum(tile[0] == colour for tile in tiles) for colour in "BYRGP"] == [5] * 5
    assert position.active == (0,)
    assert position.moves() == ["build"]
    assert position.view()["held"] == [tiles]
    assert set(position.setup) == {"players", "boards", "tiles"}
    refusal(position, "take RT", "microchip/pool-empty")


def test_alone_one_has_always_won():
    assert alone().play("build").result == Result(winners=(0,), points=(-50,))
    position = MICROCHIP.start(seed=1, players=1)
    best = best_build(position.setup["boards"][0], position.setup["tiles"])
    assert position.play(best.move).result == Result(winners=(0,), points=(best.score,))


def test_every_cell_can_be_used():
    everything = written({cell: {side for side in "NESW" if beyond(cell, side)} for cell in CELLS})
    # Nobody holds nine crosses; but it is a layout like any other until it comes to the tiles.
    assert refusal(alone(), everything, "microchip/not-held").facts["cell"] in CELLS


def test_what_a_large_number_means_stands_beside_it_and_not_on_it():
    svg = obelisk.game("microchip").start(players=1, seed=20261115).play("build").svg()
    number, meaning = (int(re.search(f'<text x="(\\d+)"[^>]*>{told}</text>', svg)[1]) for told in ("−50", "score"))
    # At a size of 52, two bold digits and a minus sign are 116 wide.
    assert meaning - number > 116
