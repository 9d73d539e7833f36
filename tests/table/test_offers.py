"""Taking back, ending by agreement, playing again (docs/table.md)."""

import pytest

from obelisk.table.core import offers
from obelisk.table.core.opening import make_rematch
from obelisk.table.core.refusals import Refused, Unreadable
from obelisk.table.core.state import COMPUTER
from tests.table.people import ADA, BEN, CLEO, Desk
from tests.table.test_referee import refused


def begun(*moves, **wishes):
    desk = Desk(**wishes)
    for move in moves:
        desk.move(move)
    return desk


def test_an_offer_to_take_back_names_the_position_before_ones_own_last_move():
    desk = begun("a1", "c3")
    desk.do("offer", ADA, what="takeback")
    assert (desk.table.offer.what, desk.table.offer.to_ply) == ("takeback", 0)
    assert desk.table.ply == 2
    desk.do("accept", BEN, what="takeback", ply=0)
    assert desk.table.ply == 0
    assert desk.table.offer is None
    assert desk.table.active == (0,)


def test_an_earlier_position_of_ones_own_may_be_named_and_no_other():
    desk = begun("a1", "c3", "a4", "c2")
    desk.do("offer", BEN, what="takeback", ply=1)
    desk.do("accept", ADA)
    assert desk.table.position.history == ((0, "a1"),)
    with refused("table/takeback-ply", Unreadable):
        desk.do("offer", ADA, what="takeback", ply=1)


def test_an_answer_to_another_offer_than_the_one_that_stands_is_refused():
    desk = begun("a1", "c3")
    desk.do("offer", ADA, what="takeback")
    desk.do("decline", ADA)
    desk.do("offer", ADA, what="end")
    with refused("table/other-offer"):
        desk.do("accept", BEN, what="takeback", ply=0)
    assert not desk.table.is_over


def test_nobody_accepts_their_own_offer_and_no_offer_cannot_be_answered():
    desk = begun("a1", "c3")
    with refused("table/no-offer"):
        desk.do("accept", BEN)
    desk.do("offer", ADA, what="end")
    with refused("table/own-offer"):
        desk.do("accept", ADA)


def test_one_offer_stands_at_a_time():
    desk = begun("a1", "c3")
    desk.do("offer", ADA, what="takeback")
    with refused("table/offer-open"):
        desk.do("offer", BEN, what="end")


def test_a_move_lets_an_offer_fall():
    desk = begun("a1", "c3")
    desk.do("offer", BEN, what="takeback")
    desk.move("a4")
    assert desk.table.offer is None
    with refused("table/no-offer"):
        desk.do("accept", ADA)


def test_everybody_agrees_to_end_and_shares_the_win():
    desk = Desk("microchip", people=(ADA, BEN, CLEO), options={"players": 3})
    desk.do("offer", ADA, what="end")
    desk.do("accept", CLEO, what="end")
    assert not desk.table.is_over
    desk.do("accept", BEN, what="end")
    assert (desk.ended.reason, desk.ended.winners) == ("agreed", (0, 1, 2))


@pytest.mark.parametrize("game", ["rhombus", "plug-in", "hexapawn"])
def test_a_draw_is_not_offered_in_a_game_without_draws(game):
    desk = Desk(game)
    with refused("table/no-draws"):
        desk.do("offer", ADA, what="end")
    assert desk.table.offer is None
    desk.do("resign", ADA)
    assert desk.ended.winners == (1,)


def test_one_who_declines_is_enough():
    desk = Desk("microchip", people=(ADA, BEN, CLEO), options={"players": 3})
    desk.do("offer", ADA, what="end")
    desk.do("accept", CLEO, what="end")
    desk.do("decline", BEN)
    assert desk.table.offer is None
    with refused("table/no-offer"):
        desk.do("accept", BEN)


def test_a_computer_does_not_agree_to_end_and_needs_not_be_asked_for_a_takeback():
    desk = begun("a1", people=(ADA,), computers={1: "novice"})
    with refused("table/offer-to-computer"):
        desk.do("offer", ADA, what="end")
    with refused("table/undo-instead"):
        desk.do("offer", ADA, what="takeback")
    desk.do("undo", ADA)
    assert desk.table.ply == 0


def test_at_one_screen_undo_takes_back_one_move():
    desk = begun("a1", "c3", people=(ADA, ADA))
    desk.do("undo", ADA)
    assert desk.table.position.history == ((0, "a1"),)
    desk.do("undo", ADA)
    with refused("table/nothing-to-take-back"):
        desk.do("undo", ADA)


def test_nobody_undoes_a_move_against_other_people():
    desk = begun("a1")
    with refused("table/undo-with-others"):
        desk.do("undo", ADA)


def test_nothing_is_taken_back_after_a_finished_game():
    desk = begun("a1", people=(ADA, ADA))
    desk.do("resign")
    with refused("table/over"):
        desk.do("undo")


def test_what_was_drawn_from_a_hidden_pile_is_not_put_back():
    desk = Desk("micropul", people=(ADA,), options={"players": 1, "seed": 5})
    before = desk.table.position.view(0)["hand"]
    while len(set(desk.table.position.view(0)["hand"]) - set(before)) == 0:
        desk.first_move()
    with refused("table/revealed"):
        desk.do("undo")


def draws_nothing(position, move):
    before, after = position.view(0), position.play(move).view(0)
    return len(after["hand"]) == len(before["hand"]) - 1 and after["core"] == before["core"]


def test_a_tile_laid_without_drawing_may_be_taken_up_again_where_nobody_else_saw_it():
    desk = Desk("micropul", people=(ADA,), options={"players": 1, "seed": 5})
    position = desk.table.position
    desk.move(next(move for move in position.moves(0) if draws_nothing(position, move)))
    desk.do("undo")
    assert desk.table.position == position


def test_against_people_who_saw_a_hidden_tile_it_is_not_taken_back():
    desk = Desk("micropul")
    desk.first_move()
    with refused("table/revealed"):
        desk.do("offer", ADA, what="takeback")


def test_whether_a_move_can_be_taken_back_is_known_before_somebody_asks_for_it():
    desk = Desk("micropul", people=(ADA,), options={"players": 1, "seed": 5})
    assert offers.way_back(desk.table, 0)[1].code == "table/nothing-to-take-back"
    position = desk.table.position
    desk.move(next(move for move in position.moves(0) if draws_nothing(position, move)))
    assert offers.way_back(desk.table, 0) == ("undo", None)
    while offers.way_back(desk.table, 0)[1] is None:
        desk.first_move()
    kind, reason = offers.way_back(desk.table, 0)
    assert (kind, reason.code) == ("undo", "table/revealed")
    with refused("table/revealed"):
        desk.do("undo")


def test_against_people_a_move_is_taken_back_by_agreement_and_not_while_another_offer_stands():
    desk = begun("a1", "c3")
    assert offers.way_back(desk.table, 0) == ("takeback", None)
    desk.do("offer", BEN, what="end")
    assert offers.way_back(desk.table, 0)[1].code == "table/offer-open"


def test_an_open_game_of_chance_can_be_taken_back():
    desk = Desk("microchip", options={"players": 2})
    desk.first_move()
    desk.do("offer", desk.owner(desk.table.position.history[0][0]), what="takeback")
    assert desk.table.offer.to_ply == 0


def test_a_rematch_needs_the_end_and_everybody():
    desk = begun("a1")
    with refused("table/not-over"):
        desk.do("rematch", ADA, id="next")
    desk.do("resign", ADA)
    desk.do("rematch", ADA, id="one")
    assert desk.table.rematch is None
    desk.do("rematch", BEN, id="two")
    assert desk.table.rematch == "two"
    with refused("table/rematch-made"):
        desk.do("rematch", ADA, id="three")


def test_against_computers_a_rematch_is_there_at_once():
    desk = begun("a1", people=(ADA,), computers={1: "novice"})
    desk.do("resign")
    desk.do("rematch", id="next")
    assert desk.table.rematch == "next"


def test_in_a_rematch_everybody_sits_one_seat_further_with_a_new_deal():
    desk = Desk("microchip", people=(ADA, BEN), computers={2: "novice"}, options={"players": 3, "seed": 1})
    desk.do("resign", ADA)
    _, table = make_rematch("rematchabc", desk.table, 5)
    assert [seat.owner for seat in table.seats] == ["ben", None, "ada"]
    assert table.seats[1].kind == COMPUTER
    assert table.has_begun
    assert table.made["setup"] != desk.table.made["setup"]
    assert table.made["salt"] != desk.table.made["salt"]
    assert table.made["from"] == desk.table.id


@pytest.mark.parametrize("what", ["rematch", "lunch", None])
def test_only_takebacks_and_the_end_are_offered(what):
    with pytest.raises((Refused, Unreadable)):
        begun("a1").do("offer", ADA, what=what)
