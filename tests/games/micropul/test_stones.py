"""Drawing, stones, groups and the end of Micropul (micropul.md, "A turn", "Groups", "The end")."""

import pytest

from obelisk import IllegalMove, Result
from tests.games.micropul.table import MICROPUL, alone, edited, play, start, stone_moves, supplies
from tests.helpers import refusal

# Four placements that close the start tile's white group, with one micropul of 0 and one of 6: four in all.
CLOSING = ("0@0,1r2", "1@1,0r3", "7@-1,0r2", "6@1,1r3")


def closed(*, starts=0):
    """Return the position after the closing tiles; *starts* lays 0 and 7, the other seat 1 and 6."""
    hands = ([0, 7, 12], [1, 6, 13]) if starts == 0 else ([1, 6, 13], [0, 7, 12])
    return play(start(*hands, starts=starts), *CLOSING)


# Drawing


def test_draw_takes_the_oldest_tile_of_the_supply():
    position = play(start([20], then=[17, 5]), "20@0,1r3", "stone 0,0sw", "draw")
    assert 17 in position.view(0)["hand"]
    assert 5 not in position.view(0)["hand"]
    position = play(edited(position, hands={0: [0]}), "stone 0,0nw", "draw")
    assert position.view(0)["hand"] == [0, 5]
    assert supplies(position) == [0, 0]


def test_each_player_draws_from_their_own_supply():
    position = play(start([12], [13], then=[30, 31]), "12@0,1r3", "13@0,-1r1", "draw", "draw")
    assert 30 in position.view(0)["hand"]
    assert 31 in position.view(1)["hand"]


def test_a_hand_holds_six_at_most():
    position = play(start([20]), "20@0,1r3", "stone 0,0sw")
    assert "draw" in position.moves()
    position = play(position, "draw", "stone 0,0nw")
    assert position.view()["hands"][0] == 6
    assert supplies(position)[0] == 1
    assert "draw" not in position.moves()
    refusal(position, "draw", "micropul/hand-full", n=6)


def test_a_draw_needs_a_supply():
    refusal(start(), "draw", "micropul/hand-full")
    refusal(play(start([0]), "0@0,1r2", "stone 0,0nw"), "draw", "micropul/no-supply")


def test_exactly_one_action_a_turn():
    position = play(start([12]), "12@0,1r3", "stone 0,0sw", "draw")
    assert position.active == (1,)


# Stones and groups


def test_a_stone_is_placed_on_a_micropul():
    position = start().play("stone 0,0nw")
    assert position.view()["stones"][0][0] == {
        "column": 0, "row": 0, "corner": "nw", "size": 2, "open": 4, "is_void": False, "counts": False,
    }  # fmt: skip
    assert position.view()["stones_left"] == [2, 3]


def test_a_stone_is_not_placed_on_a_catalyst_or_an_empty_corner_or_nowhere():
    position = play(start([12]), "12@0,1r2")
    refusal(position, "stone 0,1ne", "micropul/no-micropul", square="0,1")
    refusal(position, "stone 0,1nw", "micropul/no-micropul", square="0,1")
    refusal(position, "stone 0,2nw", "micropul/no-tile", square="0,2")


def test_everybody_has_three_stones():
    position = play(start([34]), "34@1,0r0", "stone 0,0nw", "stone 1,0ne", "stone 1,0se")
    position = edited(position, stones_left={0: 0})
    refusal(position, "stone 0,0sw", "micropul/no-stones")
    assert stone_moves(position) == set()
    played = play(alone([34, 26]), "34@1,0r0", "stone 0,0nw", "stone 0,0sw", "stone 1,0ne")
    refusal(played, "stone 1,0se", "micropul/no-stones")


def test_only_groups_without_a_stone_may_be_claimed():
    position = start().play("stone 0,0nw")
    refusal(position, "stone 0,0ne", "micropul/claimed-by-other")
    assert stone_moves(position) == {"stone 0,0sw"}
    position = position.play("stone 0,0se")
    refusal(position, "stone 0,0ne", "micropul/claimed-by-you")
    assert stone_moves(position) == set()


def test_a_tile_that_joins_a_claimed_group_is_claimed():
    position = play(start([46]), "stone 0,0nw", "stone 0,0sw", "46@0,1r0")
    assert stone_moves(position) == set()
    refusal(position, "stone 0,1ne", "micropul/claimed-by-other")


def test_an_open_group_may_be_claimed():
    assert "stone 0,0nw" in start().moves()


def test_a_closed_group_may_be_claimed():
    position = closed().play("stone 0,0nw")
    stone = position.view()["stones"][0][0]
    assert (stone["size"], stone["open"], stone["counts"]) == (4, 0, True)


def test_a_group_is_closed_when_no_micropul_of_it_faces_a_square_without_a_tile():
    position = play(start([0, 7], [1, 6]), *CLOSING[:3], "stone 0,0nw")
    assert position.view()["stones"][1][0]["open"] == 1
    assert position.view()["group_points"] == [0, 0]
    position = play(start([0, 7], [1, 6]), "stone 0,0nw", "1@1,0r3", "0@0,1r2", "6@1,1r3", "7@-1,0r2")
    assert position.view()["stones"][0][0]["open"] == 0
    assert position.view()["group_points"] == [4, 0]


def test_a_single_micropul_is_a_group():
    position = play(start([26]), "26@0,1r0", "stone 0,1nw")
    assert position.view()["stones"][1][0]["size"] == 1


def white_stones(position):
    """Return whose stones lie on nw corners, the only white ones that these tests claim, and what they hold."""
    return [(seat, stone) for seat in (0, 1) for stone in position.view()["stones"][seat] if stone["corner"] == "nw"]


# 26 has two white corners; 14 and 46 connect them by way of -1,0 and -1,1.
@pytest.mark.parametrize(
    ("owners", "moves"),
    [
        ((0, 1), ["26@0,1r0", "stone 0,0nw", "stone 0,1nw", "14@-1,0r0", "46@-1,1r0"]),
        ((0, 0), ["26@0,1r0", "stone 0,0sw", "stone 0,0nw", "14@-1,0r0", "stone 0,1nw", "draw", "46@-1,1r0"]),
    ],
)
def test_groups_that_merge_bring_their_stones_together(owners, moves):
    position = start([26, 46], [14])
    for move in moves[:-1]:
        position = position.play(move)
    assert [stone["is_void"] for _, stone in white_stones(position)] == [False, False]
    position = position.play(moves[-1])
    assert tuple(seat for seat, _ in white_stones(position)) == owners
    assert [stone["is_void"] for _, stone in white_stones(position)] == [True, True]
    # Start tile 2, 26: 2, 14: 2, 46: 4.
    assert [stone["size"] for _, stone in white_stones(position)] == [10, 10]


def test_merged_groups_with_stones_cannot_be_claimed():
    moves = ["26@0,1r0", "stone 0,0nw", "stone 0,1nw", "14@-1,0r0", "46@-1,1r0"]
    position = play(start([26, 46], [14]), *moves)
    for micropul in ("0,0ne", "0,1se", "-1,1nw"):
        with pytest.raises(IllegalMove) as caught:
            position.play(f"stone {micropul}")
        assert caught.value.code.startswith("micropul/claimed-by")


def test_a_group_with_a_stone_that_merges_with_one_without_keeps_its_claim():
    moves = ["26@0,1r0", "stone 0,0sw", "stone 0,1nw", "14@-1,0r0", "46@-1,1r0"]
    position = play(start([26, 46], [14]), *moves)
    ((seat, stone),) = white_stones(position)
    assert (seat, stone["size"], stone["is_void"]) == (0, 10, False)
    refusal(position, "stone 0,0ne", "micropul/claimed-by-other")


# Two games that were looked for: their last tile closes a group that holds two stones.
TWO_STONES = [
    (
        (1, 1), 9, 5, [14, 24, 44, 19, 30, 26, 3, 5, 38, 35, 28, 8, 2, 0, 47, 9],
        ["19@0,-1r0", "stone 0,0nw", "24@1,0r0", "stone 0,-1nw", "26@0,1r1", "stone 0,1ne", "44@-1,0r0", "5@-1,-1r2",
         "stone -1,0nw", "38@-1,1r0", "14@1,1r3", "28@-1,2r0", "35@-2,1r0", "30@0,2r0", "8@1,2r3"],
    ),
    (
        (0, 1), 9, 4, [8, 29, 32, 0, 28, 15, 13, 11, 43, 22, 38, 14, 35, 47, 42, 4],
        ["stone 0,0sw", "22@0,-1r2", "stone 0,0nw", "stone 0,-1sw", "32@-1,-1r2", "stone -1,-1nw", "0@0,1r3",
         "11@1,0r0", "15@-1,0r2", "38@-1,1r2", "stone 1,0ne", "14@1,-1r1", "8@0,-2r1", "stone -1,1nw", "28@-2,0r0",
         "13@-2,-1r1"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("owners", "size", "others", "dealt", "moves"), TWO_STONES)
def test_a_closed_group_with_two_stones_scores_for_nobody_whoever_they_belong_to(owners, size, others, dealt, moves):
    position = play(start(dealt[:6], dealt[6:12], then=dealt[12:]), *moves)
    void = [(seat, stone) for seat in (0, 1) for stone in position.view()["stones"][seat] if stone["is_void"]]
    assert tuple(seat for seat, _ in void) == owners
    assert {(stone["size"], stone["open"], stone["counts"]) for _, stone in void} == {(size, 0, False)}
    # Each game has another closed group, with one stone.
    counted = [sum(stone["size"] for stone in stones if stone["counts"]) for stones in position.view()["stones"]]
    assert position.view()["group_points"] == counted
    assert sorted(counted) == [0, others]


# The end


def test_the_game_ends_the_moment_the_last_tile_leaves_the_core():
    position = edited(start([12]), core_left=1)
    assert position.play("stone 0,0nw").result is None
    after = position.play("12@0,1r3")
    assert after.is_over
    # Five tiles in hand and one in the supply; six tiles in hand.
    assert after.result == Result(winners=(0,), points=(5 + 2, 6))


def test_two_dots_with_one_tile_left_take_what_is_left():
    after = edited(start([20]), core_left=1).play("20@0,1r3")
    assert supplies(after) == [1, 0]
    assert after.result == Result(winners=(0,), points=(5 + 2, 6))


def test_two_dots_with_three_tiles_left_leave_one():
    after = edited(start([20]), core_left=3).play("20@0,1r3")
    assert supplies(after) == [2, 0]
    assert after.view()["core"] == 1
    assert after.result is None


def test_a_pending_extra_turn_is_lost_at_the_end():
    # 4 fires the dot of 12 and its own plus.
    position = play(start([12, 4], [8]), "12@0,1r2", "8@1,0r0")
    assert position.play("4@1,1r2").active == (0,)
    assert supplies(position.play("4@1,1r2")) == [1, 0]
    after = edited(position, core_left=1).play("4@1,1r2")
    assert after.is_over
    assert after.result.points == (4 + 2, 5)


def test_an_open_group_scores_nothing():
    position = edited(start([12, 13]).play("stone 0,0nw"), core_left=1, hands={1: [13]})
    after = position.play("13@0,-1r1")
    assert after.result == Result(winners=(0,), points=(6, 0 + 2))


def test_a_closed_group_scores_1_for_each_micropul():
    # Seat 0 has three tiles in hand and the four micropuls; seat 1 fires a dot with 13.
    position = closed().play("stone 0,0nw")
    after = edited(position, core_left=1, hands={0: [2, 3, 5], 1: [13, 9]}).play("13@0,-1r1")
    assert after.result == Result(winners=(0,), points=(4 + 3, 2 + 1))


def test_a_group_that_nobody_claimed_scores_for_nobody():
    after = edited(closed(), core_left=1, hands={0: [13, 9], 1: [2, 3, 5]}).play("13@0,-1r1")
    assert after.result == Result(winners=(0, 1), points=(2 + 1, 3))


def test_a_tile_in_supply_scores_2_and_one_in_hand_1():
    position = play(start([20], [21]), "20@0,1r3", "21@0,-1r1", "draw")
    assert position.view()["score"] == [6 + 2, 5 + 4]


def test_equal_points_are_a_shared_win():
    after = edited(start([12]), core_left=1, hands={0: [12, 1, 2, 3, 4]}).play("12@0,1r3")
    assert after.result == Result(winners=(0, 1), points=(6, 6))


# Without tiles


def test_who_has_to_move_without_a_tile_in_hand_and_supply_loses():
    position = edited(start([0], [1]), hands={0: [0]}).play("0@0,1r2")
    assert position.active == (1,)
    after = position.play("stone 0,0nw")
    assert after.result == Result(winners=(1,), points=(0, 6))


def test_who_lacks_tiles_has_lost_whatever_the_totals():
    position = edited(closed().play("stone 0,0nw"), hands={0: [], 1: [9, 13]})
    after = position.play("stone 0,0sw")
    assert after.result == Result(winners=(1,), points=(4, 2))


def test_stones_do_not_help_who_has_no_tile():
    after = edited(start(), hands={1: []}).play("stone 0,0nw")
    assert after.view()["stones_left"] == [2, 3]
    assert after.result.winners == (0,)


def test_a_tile_in_the_supply_is_enough_to_go_on():
    position = play(start([12]), "12@0,1r3")
    after = play(edited(position, hands={0: []}), "stone 0,0nw")
    assert after.active == (0,)
    assert set(after.moves()) == {"draw", "stone 0,0sw"}


def test_a_plus_fired_with_the_last_tile_and_an_empty_supply_loses():
    after = edited(start([18]), hands={0: [18]}).play("18@0,1r3")
    assert after.result == Result(winners=(1,), points=(0, 6))


def test_a_plus_fired_with_the_last_tile_is_no_loss_if_a_dot_brings_a_tile():
    position = play(start([12, 4], [8]), "12@0,1r2", "8@1,0r0")
    after = edited(position, hands={0: [4]}).play("4@1,1r2")
    assert after.active == (0,)
    assert "draw" in after.moves()


def test_the_last_tile_of_the_core_ends_the_game_before_anybody_lacks_tiles():
    after = edited(start([12]), core_left=1, hands={0: [12], 1: []}).play("12@0,1r3")
    assert after.result == Result(winners=(0,), points=(2, 0))


# Nothing to do: games that were looked for

STUCK = (
    [10, 38, 0, 7, 30, 25, 18, 13, 24, 9, 23, 19, 22, 28, 27, 8, 43, 32, 4, 41, 1, 26, 11, 36, 16, 12, 42, 17, 20, 31,
     15, 14, 2, 3, 47, 37, 46, 6, 34, 44, 21, 33, 35, 39, 5, 45, 29],
    ["stone 0,0sw", "stone 0,0nw", "30@1,0r0", "18@1,1r3", "0@0,1r2", "19@-1,0r2", "13@0,-1r0", "25@-1,-1r1"],
)  # fmt: skip
STUCK_OFTEN = (
    [27, 7, 25, 19, 38, 15, 46, 31, 11, 23, 1, 44, 16, 39, 18, 24, 21, 30, 22, 20, 0, 4, 28, 10, 5, 14, 41, 17, 36, 32,
     34, 3, 2, 6, 45, 13, 12, 9, 33, 8, 42, 26, 47, 29, 35, 43, 37],
    ["stone 0,0nw", "stone 0,0sw", "25@-1,0r2", "1@-1,-1r1", "15@0,-1r0", "31@1,-1r0", "7@1,0r3", "44@0,1r2",
     "stone 0,1nw", "23@1,1r1", "stone 1,1se", "draw", "19@0,2r3", "draw", "27@-1,1r1", "stone -1,1sw", "draw",
     "39@-1,2r0", "pass", "stone -1,2nw", "pass", "11@-2,1r3", "18@-2,2r2", "draw", "pass", "draw", "pass",
     "21@2,1r3", "pass", "pass"],
)  # fmt: skip
STUCK_ALONE = (
    [29, 28, 47, 42, 36, 46, 18, 5, 37, 31, 26, 38, 9, 2, 10, 33, 11, 21, 23, 13, 4, 35, 41, 16, 32, 24, 3, 6, 22, 25,
     14, 19, 30, 43, 34, 27, 8, 44, 45, 17, 15, 7, 1, 39, 0, 20, 12],
    ["28@0,1r3", "stone 0,0nw", "stone 0,0sw", "stone 0,1ne", "29@-1,0r3", "47@-1,-1r0"],
)  # fmt: skip


def stuck(game=STUCK, players=2):
    return play(MICROPUL.start(setup={"players": players, "core": game[0], "starts": 0}), *game[1])


def test_passing_is_refused_while_anything_else_is_possible():
    refusal(start(), "pass", "micropul/can-act")
    for position in (stuck_before(n) for n in range(len(STUCK[1]))):
        assert "pass" not in position.moves()
        refusal(position, "pass", "micropul/can-act")


def stuck_before(n):
    return play(MICROPUL.start(setup={"players": 2, "core": STUCK[0], "starts": 0}), *STUCK[1][:n])


def test_pass_is_the_only_move_of_who_has_tiles_but_no_possible_action():
    position = stuck()
    seat = position.active[0]
    assert position.view()["hands"][seat] > 0
    assert position.moves() == ["pass"]
    after = position.play("pass")
    assert after.active == (1 - seat,)
    assert not after.is_over


def test_when_every_seat_has_passed_in_a_row_the_game_is_scored_as_it_stands():
    position = stuck()
    score = position.view()["score"]
    after = play(position, "pass", "pass")
    assert after.result.points == tuple(score)
    assert after.result.winners == tuple(seat for seat in (0, 1) if score[seat] == max(score))
    assert after.view()["core"] > 0


def test_passes_that_are_not_in_a_row_do_not_end_the_game():
    position = MICROPUL.start(setup={"players": 2, "core": STUCK_OFTEN[0], "starts": 0})
    for move in STUCK_OFTEN[1]:
        assert not position.is_over
        position = position.play(move)
    assert position.is_over
    passes = [seat for seat, move in position.history if move == "pass"]
    assert len(passes) == 6
    assert [move for _, move in position.history[-3:]] == ["21@2,1r3", "pass", "pass"]


def test_alone_one_pass_ends_the_game():
    position = stuck(STUCK_ALONE, players=1)
    assert position.moves() == ["pass"]
    score = position.view()["score"]
    assert position.play("pass").result == Result(winners=(0,), points=tuple(score))
