"""The rules of the table, without web (docs/table.md)."""

import pytest

import obelisk
from obelisk.errors import BadRequest, IllegalMove, UnknownGame
from obelisk.table.core.cleaning import clean
from obelisk.table.core.commands import NOBODY, Answer, Move, Place, Sit, Who
from obelisk.table.core.decision import STAND_IN
from obelisk.table.core.refusals import Forbidden, Missing, Refused, Unreadable
from obelisk.table.core.state import COMPUTER, OPEN, PERSON
from tests.table.people import ADA, BEN, CLEO, Desk


def refused(code, kind=Refused):
    return pytest.raises(kind, check=lambda error: error.code == code)


def test_the_game_begins_when_every_seat_is_taken():
    desk = Desk(people=(ADA, None))
    assert not desk.table.has_begun
    assert desk.table.active == ()
    with refused("table/not-begun"):
        desk.move("a1")
    desk.does(Sit(1, "Ben", "ben", "key"), BEN)
    assert desk.kinds()[-2:] == ["sat", "began"]
    assert desk.table.active == (0,)


def test_a_seat_is_taken_once():
    desk = Desk(people=(ADA, None))
    with refused("table/seat-taken"):
        desk.does(Sit(0, "Ben", "ben", "key"), BEN)
    with refused("table/no-such-seat", Missing):
        desk.does(Sit(2, "Ben", "ben", "key"), BEN)


def test_only_its_player_moves_for_a_seat():
    desk = Desk()
    for who in (BEN, CLEO, NOBODY):
        with refused("table/not-your-seat", Forbidden):
            desk.does(Move(0, "a1", 0), who)
    with refused("table/no-seat", Forbidden):
        desk.does(Move(None, "a1", 0), CLEO)


def test_the_key_of_a_seat_plays_it_like_its_session():
    desk = Desk()
    desk.does(Move(0, "a1", 0), Who(keys=frozenset(["key-0"])))
    assert desk.table.position.history == ((0, "a1"),)


def test_a_move_out_of_turn_is_refused_with_the_reason():
    desk = Desk()
    with refused("table/not-your-turn") as caught:
        desk.move("a1", seat=1)
    assert caught.value.facts["reason"].code == "move/not-your-turn"
    assert "not your turn" in caught.value.explain("en")


def test_an_illegal_move_is_explained_and_changes_nothing():
    desk = Desk()
    desk.move("a1")
    before = desk.table
    with pytest.raises(IllegalMove, match="a1"):
        desk.move("a1")
    assert desk.table is before


def test_a_move_is_kept_as_the_notation_writes_it():
    desk = Desk()
    desk.move(" A1 ")
    assert desk.table.position.history == ((0, "a1"),)
    assert desk.log[-1].data["move"] == "a1"


def test_a_move_that_answers_an_older_position_is_stale():
    desk = Desk()
    desk.move("a1", ply=0)
    with refused("table/stale"):
        desk.move("d4", seat=0, ply=0)
    with refused("table/stale"):
        desk.move("d4", ply=7)
    desk.move("d4", ply=1)


def test_who_may_move_all_the_time_is_not_stale_because_others_move():
    desk = Desk("abstrakto", options={"discard": "secret"})
    desk.move(desk.table.position.moves(1)[0], seat=1, ply=0)
    desk.move(desk.table.position.moves(0)[0], seat=0, ply=0)
    assert desk.table.ply == 2
    with refused("table/stale"):
        desk.move(desk.table.position.moves(0)[0], seat=0, ply=1)


def test_a_game_played_to_its_end_has_the_result_of_its_rules():
    desk = Desk()
    while not desk.table.is_over:
        desk.first_move()
    result = desk.table.position.result
    assert (desk.ended.reason, desk.ended.winners, desk.ended.points) == ("rules", result.winners, result.points)
    with refused("table/over"):
        desk.move("a1", seat=0)
    assert obelisk.replay(obelisk.record(desk.table.position)) == desk.table.position


def test_who_resigns_loses_against_one():
    desk = Desk()
    desk.do("resign", BEN)
    assert (desk.ended.reason, desk.ended.winners) == ("resigned", (0,))
    with refused("table/over"):
        desk.do("resign", ADA)


def test_among_three_a_computer_plays_on_for_who_resigns():
    desk = Desk("microchip", people=(ADA, BEN, CLEO), options={"players": 3})
    desk.do("resign", BEN)
    assert not desk.table.is_over
    assert (desk.table.seats[1].kind, desk.table.seats[1].level) == (COMPUTER, STAND_IN)
    with refused("table/no-seat", Forbidden):
        desk.do("resign", BEN)
    desk.do("resign", ADA)
    desk.do("resign", CLEO)
    assert (desk.ended.reason, desk.ended.winners) == ("abandoned", ())


def test_one_leaves_before_the_game_and_not_during_it():
    desk = Desk("microchip", people=(ADA, BEN, None), options={"players": 3})
    desk.do("leave", BEN)
    assert desk.table.seats[1].kind == OPEN
    with refused("table/leave-begun"):
        Desk().do("leave", BEN)


def test_a_player_may_give_an_open_seat_to_a_computer():
    desk = Desk(people=(ADA, None))
    with refused("table/no-seat", Forbidden):
        desk.does(Place(1, "club"), CLEO)
    with refused("table/level", Unreadable):
        desk.does(Place(1, "divine"), ADA)
    desk.does(Place(1, "novice"), ADA)
    assert desk.table.has_begun
    assert desk.table.seats[1].level == "novice"


def test_a_computer_moves_only_for_its_own_seat_and_in_its_turn():
    desk = Desk(people=(ADA,), computers={1: "novice"})
    with refused("table/over"):
        desk.does(Answer(1, "a1"), NOBODY)
    desk.move("a1")
    desk.does(Answer(1, "c3"), NOBODY)
    with refused("table/over"):
        desk.does(Answer(0, "a4"), NOBODY)


def test_one_person_plays_several_seats_at_one_screen():
    desk = Desk(people=(ADA, ADA))
    desk.move("a1")
    desk.move("c3")
    assert ADA.seats_at(desk.table) == (0, 1)


def test_names_and_chat_are_bounded_and_have_no_control_characters():
    desk = Desk()
    desk.do("rename", BEN, name="  Ben\u202e\x07\n Ahmed ")
    assert desk.table.seats[1].name == "Ben Ahmed"
    with refused("table/long-name", Unreadable):
        desk.do("rename", BEN, name="b" * 25)
    desk.do("say", BEN, text="<b>hello</b>")
    assert desk.table.chat[-1][:3] == (1, "Ben Ahmed", "<b>hello</b>")
    for text, code in (("\u200b \n", "table/nothing-said"), ("x" * 301, "table/said-too-much")):
        with refused(code, Unreadable):
            desk.do("say", BEN, text=text)
    with refused("table/no-seat", Forbidden):
        desk.do("say", CLEO, text="hello")


def test_scripts_and_emoji_survive_cleaning():
    assert clean("がんばって 👩\u200d🔬") == "がんばって 👩\u200d🔬"


def test_a_table_without_chat_has_none():
    with refused("table/no-chat"):
        Desk(chat=False).do("say", ADA, text="hello")


def test_what_nobody_knows_is_refused():
    with refused("table/unknown-action", Unreadable):
        Desk().do("juggle")
    with pytest.raises(UnknownGame):
        Desk("chess")
    with refused("table/seats", Unreadable):
        Desk(people=(ADA,), computers={2: "club"})
    with refused("table/level", Unreadable):
        Desk(people=(ADA,), computers={1: "divine"})
    with refused("table/clock-kind", BadRequest):
        Desk(clock={"kind": "sand", "seconds": 10})


def test_who_chooses_the_deal_of_a_game_that_hides_plays_without_other_people():
    for chance in ({"seed": 7}, {"setup": obelisk.game("micropul").start(seed=7).setup}):
        with refused("table/chosen-deal", Unreadable):
            Desk("micropul", people=(ADA, None), options=chance)
        desk = Desk("micropul", people=(ADA,), computers={1: "novice"}, options=chance)
        assert desk.table.made["setup"] == obelisk.game("micropul").start(seed=7).setup
    assert Desk("microchip", people=(ADA, None), options={"seed": 7}).table.seats[0].kind == PERSON
