"""Laying tiles and firing catalysts (micropul.md, "A turn", action 1). The start tile is `ooxx`: white above black."""

import pytest

from obelisk.games.micropul.rules.moves import lay
from tests.games.micropul.table import MICROPUL, alone, layings, play, start, stone_moves, supplies
from tests.helpers import refusal, wrap
from tests.reference import micropul as reference

# Laying


def test_the_start_tile_lies_face_up_at_0_0():
    view = start().view()
    assert view["tiles"] == [{"tile": 40, "column": 0, "row": 0, "turn": 0}]


def test_each_player_draws_six_and_the_core_goes_on_in_order():
    position = start([0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], then=[12, 13, 14])
    assert position.view(0)["hand"] == [0, 1, 2, 3, 4, 5]
    assert position.view(1)["hand"] == [6, 7, 8, 9, 10, 11]
    assert position.view()["core"] == 35
    assert position.view()["stones_left"] == [3, 3]
    # A dot brings the next tile of the core: 12@0,1r3 has one at the side that faces the white micropuls.
    after = play(start([12], then=[17]), "12@0,1r3", "stone 0,0sw", "draw")
    assert 17 in after.view(0)["hand"]


def test_alone_the_core_goes_on_after_six_tiles():
    assert alone().view()["core"] == 41
    assert alone().view()["hands"] == [6]


@pytest.mark.parametrize("starts", [0, 1])
def test_the_setup_says_who_starts_and_then_the_seats_take_turns(starts):
    position = start(starts=starts)
    assert position.active == (starts,)
    assert position.play("stone 0,0nw").active == (1 - starts,)


def test_a_tile_may_be_laid_in_every_turn_that_joins():
    # `o---`: the white corner has to face one of the start tile's.
    assert layings(start([0]), 0) == {"0,1r2", "0,1r3", "1,0r0", "-1,0r1"}


def test_laying_needs_a_free_square():
    refusal(start([0]), "0@0,0r0", "micropul/square-taken", square="0,0")
    refusal(play(start([0, 6], [1]), "0@0,1r2", "stone 0,0sw"), "6@0,1r2", "micropul/square-taken", square="0,1")


def test_laying_needs_a_square_that_touches_a_laid_tile_by_a_side():
    position = start([0])
    for square in ("1,1", "-1,1", "1,-1", "-1,-1", "0,2", "5,5", "47,0"):
        refusal(position, f"0@{square}r0", "micropul/not-beside", square=square)


def test_laying_needs_at_least_one_pair_of_micropuls_that_face_each_other():
    position = start([0, 12])
    refusal(position, "0@0,1r0", "micropul/joins-nothing", square="0,1")
    # The dot faces a white micropul, but a catalyst joins nothing.
    refusal(position, "12@0,1r0", "micropul/joins-nothing", square="0,1")


@pytest.mark.parametrize(
    ("move", "own", "other", "side"),
    [
        ("0@0,-1r0", "white", "black", "north"),
        ("1@-1,0r1", "black", "white", "east"),
        ("1@0,1r2", "black", "white", "south"),
        ("1@1,0r0", "black", "white", "west"),
        ("0@1,0r3", "white", "black", "west"),
    ],
)
def test_a_micropul_may_not_face_one_of_the_other_colour_and_the_refusal_names_the_side(move, own, other, side):
    error = refusal(start([0, 1]), move, "micropul/colours", square=move[2:-2])
    assert [str(error.facts[fact]) for fact in ("own", "other", "side")] == [own, other, side]
    assert f"a {own} micropul would face a {other} one on the {side} side" in str(error)
    words = {"white": "白", "black": "黒", "north": "北", "east": "東", "south": "南", "west": "西"}
    assert f"{words[side]}側で、{words[own]}のミクロプルが{words[other]}のミクロプルと" in error.explain("ja")


def test_one_pair_that_joins_does_not_excuse_one_that_differs():
    # `oooo` to the right of the start tile: white joins white above, and faces black below.
    error = refusal(start([46]), "46@1,0r0", "micropul/colours")
    assert str(error.facts["side"]) == "west"


def test_colours_must_agree_on_every_side():
    # On 1,1 the tile faces white to the west (46) and white and black to the south (8, `ox-.`).
    position = play(start([46, 16], [8, 41]), "46@0,1r0", "8@1,0r0")
    error = refusal(position, "16@1,1r1", "micropul/colours")
    assert str(error.facts["side"]) == "south"
    # Only the turn with the dot above black is left.
    assert {place for place in layings(position, 16) if place.startswith("1,1")} == {"1,1r3"}


def test_catalysts_and_empty_corners_may_face_anything():
    # `o--.` with its empty corner beside black; `oo-.` with its dot beside black.
    assert "1,0r0" in layings(start([6]), 6)
    assert "-1,0r0" in layings(start([14]), 14)


def test_diagonal_corners_never_join():
    # `oxxo` to the right of the start tile: its ne and se corners touch no micropul of their colour by a side.
    position = play(start([34]), "34@1,0r0")
    assert stone_moves(position) == {"stone 0,0nw", "stone 0,0sw", "stone 1,0ne", "stone 1,0se"}
    # Across tiles too: 1,1 would touch only the corner of the start tile.
    refusal(play(start([0], [6]), "stone 0,0nw"), "6@1,1r3", "micropul/not-beside")


def test_a_tile_must_be_in_the_hand():
    refusal(start([0], [1]), "1@0,-1r0", "micropul/not-in-hand", tile=1)
    refusal(start([0]), "40@0,1r2", "micropul/not-in-hand", tile=40)


# Catalysts


def test_one_dot_brings_one_tile_from_the_core_to_the_supply():
    position = play(start([12]), "12@0,1r3")
    assert supplies(position) == [1, 0]
    assert position.view()["core"] == 34
    assert position.view()["hands"] == [5, 6]


def test_two_dots_bring_two_tiles():
    assert supplies(play(start([20]), "20@0,1r3")) == [2, 0]


def test_a_catalyst_never_fires_inside_its_tile():
    # `o-.-` turned so that the dot touches the tile's own micropul and faces a free square.
    position = play(start([12]), "12@0,1r2")
    assert supplies(position) == [0, 0]
    # `o..x`: one dot faces the start tile, the other one only touches its own micropuls.
    assert supplies(play(start([44]), "44@0,1r2")) == [1, 0]


def test_a_catalyst_beside_an_empty_corner_or_a_catalyst_does_not_fire():
    # The dot of 12 at 0,1 faces the empty corner of 26 at 1,1, and then a dot.
    position = play(start([12, 26], [1]), "12@0,1r2", "stone 0,0sw")
    assert supplies(position.play("26@1,1r1")) == [0, 0]
    position = play(start([12, 44], [1]), "12@0,1r2", "stone 0,0sw")
    assert supplies(position.play("44@1,1r3")) == [0, 0]


def test_a_catalyst_of_a_neighbour_fires_for_who_lays_the_tile():
    position = play(start([12], [14]), "12@0,1r2", "14@1,1r3")
    assert supplies(position) == [0, 1]


def test_a_catalyst_fires_beside_either_colour():
    # The dot of `oo-.` faces the start tile's black micropul.
    assert supplies(play(start([14]), "14@-1,0r0")) == [1, 0]


def test_a_catalyst_fires_once_however_many_micropuls_it_faces():
    # On 1,1 the dot of 12 faces white below (8, `ox-.`) and to the left (46, `oooo`).
    position = play(start([46, 12], [8]), "46@0,1r0", "8@1,0r0", "12@1,1r0")
    assert supplies(position) == [1, 0]


def test_all_catalysts_of_a_placement_fire():
    # 42 is big with a dot; it faces the dot of 12 and the micropul beside that.
    position = play(start([12], [42]), "12@0,1r2", "42@1,1r0")
    assert supplies(position) == [0, 2]


def test_a_big_tiles_catalyst_fires_once_for_a_side():
    assert supplies(play(start([42]), "42@0,1r0")) == [1, 0]


RING = ("14@1,0r0", "20@-1,0r0", "46@1,1r0", "16@-1,1r0", "26@1,2r1", "28@0,2r3")


def test_a_big_tiles_catalyst_fires_once_on_four_sides():
    # White micropuls on all four sides of 0,1.
    position = play(start([14, 46, 26, 42], [20, 16, 28]), *RING)
    assert supplies(position) == [0, 1]
    assert supplies(position.play("42@0,1r0")) == [1, 1]


def test_a_big_tiles_plus_gives_one_extra_turn_on_four_sides():
    position = play(start([14, 46, 26, 36], [20, 16, 28]), *RING, "36@0,1r0")
    assert position.active == (0,)
    assert position.play("stone 0,0sw").active == (1,)


def test_a_big_tiles_catalyst_fires_for_neighbours_on_each_of_its_four_sides():
    position = play(start([42, 14], [20, 46]), "42@0,1r0", "46@0,2r0")
    assert supplies(position) == [1, 1]
    position = position.play("14@1,1r3")
    assert supplies(position) == [2, 1]
    # `oo:-` with two white corners at the big tile's west side.
    assert supplies(position.play("20@-1,1r1")) == [2, 2]


def test_a_big_micropul_counts_1_but_joins_on_four_sides():
    position = play(start([14, 46, 26, 42], [20, 16, 28]), *RING, "42@0,1r0", "stone 0,0nw")
    # Start tile 2, 14: 2, 20: 2, 46: 4, 16: 3, one corner of 26, 28: 3, and 1 for the big one.
    assert position.view()["stones"][1][0]["size"] == 2 + 2 + 2 + 4 + 3 + 1 + 3 + 1


def test_a_plus_gives_one_more_turn():
    position = play(start([18]), "18@0,1r3")
    assert position.active == (0,)
    assert supplies(position) == [0, 0]
    assert position.play("stone 0,0nw").active == (1,)


def test_several_pluses_give_one_extra_turn():
    # 18 leaves a plus at 0,1; 4 faces it with a micropul, and has its own plus above 8.
    position = play(start([18, 4], [8]), "18@0,1r2", "8@1,0r0", "4@1,1r2")
    assert position.view()["fired"].bit_count() == 2
    assert position.active == (0,)
    assert position.play("stone 0,0sw").active == (1,)


def test_a_plus_fired_in_the_extra_turn_gives_another_one():
    position = play(start([18, 19]), "18@0,1r3", "19@0,-1r1")
    assert position.active == (0,)
    assert position.play("stone 0,0sw").active == (1,)


def test_a_plus_that_another_player_fires_gives_them_the_turn():
    # 18 leaves its plus at 0,1 facing 1,1.
    position = play(start([18], [14]), "18@0,1r2", "14@1,1r3")
    assert position.active == (1,)


def test_a_catalyst_may_fire_again_in_the_extra_turn():
    # 38, `o+.o`, has its plus at the corner between 1,1 and 0,2.
    position = play(start([38, 14, 16]), "38@0,1r0", "stone 0,0sw", "14@1,1r3")
    assert position.active == (0,)
    position = position.play("16@0,2r1")
    assert position.active == (0,)
    assert position.view()["tiles"][-1]["tile"] == 16


def test_what_was_fired_is_told_until_the_next_move():
    position = play(start([12]), "12@0,1r3")
    assert position.view()["fired"] != 0
    assert position.play("stone 0,0nw").view()["fired"] == 0


# The board has no edge


def line(right, up, length):
    """Return a record and the reference with so many tiles in one line from the start tile, and the tiles left over.

    A tile with a single micropul joins on one side only, so no such line comes up in a game. Tiles that cannot join
    are laid where they at least face no other colour.
    """
    position = start()
    s, simple = position.record, reference.Micropul(position.setup)
    left = [tile for tile in range(48) if tile != reference.START]
    for n in range(1, length + 1):
        square = right * n, up * n
        tile, turn = max(
            ((tile, turn) for tile in left for turn in range(4)), key=lambda way: _fit(simple, square, *way)
        )
        assert _fit(simple, square, tile, turn) >= 0
        left.remove(tile)
        lay(s, tile, *square, turn)
        simple.lay(square, tile, turn)
    return s, simple, left


def _fit(simple, square, tile, turn):
    """Return how many pairs of micropuls a tile joins, less than 0 if one differs."""
    pairs = [
        (sign, simple.signs.get(other, "-"))
        for corner, sign in reference.spread(square, tile, turn).items()
        for other in reference.beside(corner)
    ]
    both = [one == other for one, other in pairs if one in "ox" and other in "ox"]
    return sum(both) if all(both) else -1


@pytest.mark.parametrize(("right", "up"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_47_tiles_in_a_straight_line_do_not_meet_themselves(right, up):
    s, simple, (last,) = line(right, up, 46)
    s.hands[0] = 1 << last
    simple.hands[0] = {last}
    position = wrap(MICROPUL, s)
    assert s.n_open == 2 * 47 + 2
    assert sorted(position.moves()) == sorted(simple.moves())
    assert len(layings(position, last)) > 0
    # Where the grid's edges meet, 64 squares away from the line's end and the squares beside it.
    for n in (-18, -17, -16, -2, 48):
        square = f"{right * n},{up * n}"
        refusal(position, f"{last}@{square}r0", "micropul/not-beside", square=square)
        refusal(position, f"stone {square}nw", "micropul/no-tile", square=square)
    refusal(position, f"{last}@{right * 46},{up * 46}r0", "micropul/square-taken")


@pytest.mark.parametrize(("right", "up"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_all_48_tiles_in_a_straight_line_keep_their_groups(right, up):
    s, simple, _ = line(right, up, 47)
    assert stone_moves(wrap(MICROPUL, s)) == {simple.name(group) for group in simple.groups()}
    assert s.n_open == 2 * 48 + 2
    assert max(abs(s.open_columns).max(), abs(s.open_rows).max()) == 48
