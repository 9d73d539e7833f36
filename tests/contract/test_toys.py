"""The contract on what no game of the catalogue has yet: choices made at once, secrets, chance, three seats."""

import pytest

import obelisk
from obelisk import Result
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.testing import check_game
from tests.helpers import refusal

pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["toy-choice", "toy-cards"])
def test_a_toy_keeps_the_contract(name):
    check_game(name, games=12)


def test_several_seats_choose_at_once_in_any_order():
    start = obelisk.game("toy-choice").start()
    assert start.active == (0, 1, 2)
    assert start.moves(2) == ["1", "2", "3"]
    after = start.play("3", 2)
    assert after.active == (0, 1)
    assert after.play("1", 0).play("2", 1) == start.play("2", 1).play("3", 2).play("1", 0)


def test_a_move_must_say_whose_it_is_where_several_may_act():
    start = obelisk.game("toy-choice").start()
    error = refusal(start, "1", "move/which-seat")
    assert error.facts["active"] == (0, 1, 2)
    assert "(0, 1, 2)" in str(error)
    with pytest.raises(obelisk.IllegalMove) as caught:
        start.moves()
    assert caught.value.code == "move/which-seat"


def test_the_last_one_to_choose_need_not_say_so():
    last = obelisk.game("toy-choice").start().play("1", 0).play("1", 1)
    assert last.moves() == ["1", "2", "3"]
    assert last.play("2").view()["totals"] == [0, 0, 2]


def test_who_has_chosen_waits_and_is_told_so_in_the_games_own_words():
    after = obelisk.game("toy-choice").start().play("3", 2)
    error = refusal(after, "1", "toy-choice/has-chosen", seat=2)
    assert str(error) == "1: you have chosen already; wait for the others."
    assert error.explain("ja") == "1：もう選びました。ほかの人を待ってください。"


def test_nobody_sees_a_choice_before_all_have_chosen():
    one, other = (obelisk.game("toy-choice").start().play(number, 2) for number in "13")
    assert one.view(0) == other.view(0)
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(2) != other.view(2)
    done = one.play("2", 0).play("3", 1)
    assert done.view(0)["last_round"] == [2, 3, 1]


def test_perft_counts_every_order_of_simultaneous_choices():
    # Three seats may be first, then two, then one; three numbers each.
    assert [obelisk.game("toy-choice").perft(depth) for depth in (1, 2, 3)] == [9, 54, 162]


def test_a_win_is_shared_by_all_who_have_the_most():
    position = obelisk.game("toy-choice").start()
    for seat, number in ((0, "1"), (1, "1"), (2, "1")) * 2:
        position = position.play(number, seat)
    assert position.result == Result(winners=(0, 1, 2), points=(0, 0, 0))


def test_a_seed_decides_the_deal_and_the_set_up_says_it():
    game = obelisk.game("toy-cards")
    deck = game.start(seed=5).setup["deck"]
    assert sorted(deck) == [1, 2, 3, 4, 5, 6, 7]
    assert game.start(seed=5).setup["deck"] == deck
    assert len({tuple(game.start(seed=seed).setup["deck"]) for seed in range(20)}) > 15
    assert len({tuple(game.start().setup["deck"]) for _ in range(20)}) > 15


def test_the_number_of_players_is_free_where_the_game_says_so():
    game = obelisk.game("toy-cards")
    assert game.start(players=2, seed=1).seats == 2
    assert game.start(seed=1).seats == 3
    two = game.start(setup={"players": 2, "deck": [7, 6, 1, 2, 3, 4, 5]})
    end = two.play("k7").play("k1").play("k6").play("k2")
    assert end.result == Result(winners=(0,), points=(2, 0))
    assert game.playouts(50, seed=1, players=2).plies == 200
    refusal(two, "k7", "move/no-such-seat", seat=2)


def test_a_hand_is_seen_by_its_holder_alone():
    position = obelisk.game("toy-cards").start(setup={"players": 3, "deck": [1, 2, 3, 4, 5, 6, 7]})
    assert [position.view(seat)["hand"] for seat in (0, 1, 2, None)] == [[1, 2], [3, 4], [5, 6], []]
    assert "setup" not in position.view(0)
    assert "moves" not in position.view(0)
    refusal(position, "k3", "toy-cards/not-held", card=3)


def test_what_a_seat_imagines_is_spread_evenly_over_what_could_be():
    position = obelisk.game("toy-cards").start(setup={"players": 3, "deck": [1, 2, 3, 4, 5, 6, 7]})
    rng = generator(1)
    first_of_seat_1 = []
    for _ in range(1000):
        s = position.record
        rules.determinize(s, 0, rng)
        assert s.deck[:2].tolist() == [1, 2]
        first_of_seat_1.append(int(s.deck[2]))
    assert all(150 < first_of_seat_1.count(card) < 250 for card in (3, 4, 5, 6, 7))


def test_a_game_that_leaks_fails_the_contract(monkeypatch):
    book = obelisk.game("toy-cards")

    def telling(s, seat):
        return {"rest": int(s.deck[-1])}

    monkeypatch.setitem(book.__dict__, "view", telling)
    with pytest.raises(AssertionError, match=r"sees what seat . may not know"):
        check_game("toy-cards", games=3)


def test_a_game_that_hides_nothing_although_it_says_so_fails_the_contract(monkeypatch):
    monkeypatch.setitem(
        rules.rules_by_tag[obelisk.game("toy-cards").rules.state.tag], "determinize", rules._nothing_hidden
    )
    with pytest.raises(AssertionError, match="`determinize` never changes anything"):
        check_game("toy-cards", games=3)
