"""Micropul for one player (micropul.md, "Solitaire")."""

from obelisk import Result
from tests.games.micropul.table import alone, edited, play, supplies
from tests.helpers import refusal

# 21 fires two dots, 18 one; 8 fires nothing; 4 fires the plus of 18 and its own.
TWO_PLUSES = ("21@0,-1r1", "18@0,1r2", "8@1,0r0", "4@1,1r2")


def two_pluses():
    return play(alone([21, 18, 8, 4], then=[30, 31, 32]), *TWO_PLUSES)


def test_one_player_is_always_on_turn():
    position = alone([18])
    assert position.seats == 1
    assert position.play("stone 0,0nw").active == (0,)
    assert position.play("18@0,1r3").active == (0,)


def test_a_plus_turns_one_tile_of_the_supply_face_up_however_many_fire():
    before = play(alone([21, 18, 8, 4], then=[30, 31, 32]), *TWO_PLUSES[:-1])
    assert before.view()["shown"] == []
    after = before.play(TWO_PLUSES[-1])
    assert after.view()["fired"].bit_count() == 2
    assert after.view()["shown"] == [30]
    assert supplies(after) == [3]


def test_a_plus_turns_the_oldest_tile_that_is_face_down():
    position = two_pluses()
    # 19 at 0,-2 has its plus below the black corner of 21; the oldest tile lies face up already.
    turned = edited(position, hands={0: [5, 2, 3, 19, 38, 39]})
    move = next(move for move in turned.moves() if "@" in move and turned.play(move).view()["shown"] != [30])
    assert turned.play(move).view()["shown"] == [30, 31]


def test_a_plus_turns_a_tile_after_the_dots_of_the_same_placement_have_been_drawn():
    position = play(alone([12, 8, 4], then=[17]), "12@0,1r2", "8@1,0r0")
    assert supplies(position) == [0]
    after = position.play("4@1,1r2")
    assert supplies(after) == [1]
    assert after.view()["shown"] == [17]


def test_a_plus_turns_nothing_if_there_is_no_supply():
    position = alone([18]).play("18@0,1r3")
    assert position.view()["shown"] == []
    assert supplies(position) == [0]


def test_draw_takes_the_oldest_face_down_tile():
    position = two_pluses()
    assert {"draw", "draw 30"} <= set(position.moves())
    after = position.play("draw")
    assert 31 in after.view(0)["hand"]
    assert after.view()["shown"] == [30]
    assert 32 in after.play("draw").view(0)["hand"]


def test_draw_17_takes_the_tile_17_that_lies_face_up():
    after = two_pluses().play("draw 30")
    assert 30 in after.view(0)["hand"]
    assert after.view()["shown"] == []
    assert supplies(after) == [2]
    assert not any(move.startswith("draw ") for move in after.moves())


def test_a_tile_that_lies_face_down_cannot_be_asked_for():
    refusal(two_pluses(), "draw 31", "micropul/not-shown", tile=31)


def test_when_all_tiles_lie_face_up_one_has_to_say_which():
    position = play(alone([12, 8, 4], then=[17]), "12@0,1r2", "8@1,0r0", "4@1,1r2")
    assert "draw" not in position.moves()
    assert "draw 17" in position.moves()
    refusal(position, "draw", "micropul/all-shown")


def test_a_full_hand_draws_no_face_up_tile():
    position = edited(two_pluses(), hands={0: [0, 1, 2, 3, 5, 6]})
    assert not any(move.startswith("draw") for move in position.moves())
    refusal(position, "draw 30", "micropul/hand-full", n=6)


def test_running_out_of_tiles_ends_the_game_with_the_points_as_they_stand():
    after = edited(alone([0]), hands={0: [0]}).play("0@0,1r2")
    assert after.result == Result(winners=(0,), points=(0,))
    moves = ("0@0,1r2", "1@1,0r3", "7@-1,0r2", "stone 0,0nw", "6@1,1r3")
    last = edited(play(alone([0, 1, 7, 6]), *moves), hands={0: [46]})
    assert last.view()["group_points"] == [4]
    position = edited(play(alone([0, 1, 7, 6]), *moves[:-1]), hands={0: [6]})
    assert position.play("6@1,1r3").result == Result(winners=(0,), points=(4,))


def test_the_last_tile_of_the_core_ends_the_game():
    after = edited(alone([12]), core_left=1).play("12@0,1r3")
    assert after.result == Result(winners=(0,), points=(5 + 2,))


def test_a_face_up_tile_of_the_supply_scores_2_like_the_others():
    assert two_pluses().view()["score"] == [2 + 6]


def test_everybody_sees_the_face_up_tiles_but_not_the_others():
    view = two_pluses().view(0)
    assert view["shown"] == [30]
    assert not {31, 32} & set(view["hand"])
