"""Kalah, sentence by sentence (plug-in-more.md, "Microgames")."""

import pytest

import obelisk
from obelisk import Result
from obelisk.drawing.scene import scene_of
from obelisk.game import count_sequences
from obelisk.games.kalah import look
from obelisk.games.kalah.rules import BOARD, BYTE, PITS, STORE, pit_of
from obelisk.kernel import rules
from tests.games.oracle import compare_games
from tests.helpers import play_all, refusal, wrap
from tests.reference import kalah as reference


def board(upper, lower, stores=(0, 0), turn=0):
    """Return a position: the upper row from a2 on, the lower from a1 on, what is stored, and whose turn it is."""
    game = obelisk.game("kalah")
    s = game.rules.state.blank()
    for cell, n in enumerate([*map(int, lower.split()), *map(int, upper.split())]):
        s.sides[cell // 6] += n << BYTE * pit_of(cell // 6, cell)
    for seat in (0, 1):
        s.sides[seat] += stores[seat] << BYTE * STORE
    s.turn = turn
    return wrap(game, s)


def rows(position):
    """Return the upper row, the lower row and the stores, as `board` takes them."""
    marks, names = position.view()["marks"], BOARD.names
    numbers = [marks.get(name, "0") for name in names]
    return " ".join(numbers[6:]), " ".join(numbers[:6]), tuple(position.view()["stores"])


def test_four_seeds_are_in_each_pit_and_the_stores_are_empty():
    start = obelisk.game("kalah").start()
    assert start.setup == {}
    assert rows(start) == ("4 4 4 4 4 4", "4 4 4 4 4 4", (0, 0))
    assert sorted(start.moves()) == ["a1", "b1", "c1", "d1", "e1", "f1"]


def test_seat_0_sows_towards_f1_then_its_store_then_f2_to_a2():
    assert rows(obelisk.game("kalah").start().play("b1"))[1] == "4 0 5 5 5 5"
    assert rows(obelisk.game("kalah").start().play("f1")) == ("4 4 4 5 5 5", "4 4 4 4 4 0", (1, 0))


def test_seat_1_sows_towards_a2_then_its_store_then_a1_to_f1():
    start = obelisk.game("kalah").start().play("b1")
    assert rows(start.play("e2"))[0] == "5 5 5 5 0 4"
    assert rows(start.play("a2")) == ("0 4 4 4 4 4", "5 1 6 5 5 5", (0, 1))


def test_only_own_pits_with_seeds_are_sown():
    position = obelisk.game("kalah").start().play("c1")
    refusal(position, "c1", "kalah/no-seeds", cell="c1")
    refusal(position, "c2", "kalah/other-side", cell="c2")
    refusal(position, "g1", "move/no-such-cell", cell="g1", first="a1", last="f2")


def test_the_others_store_is_left_out():
    position = board("0 0 0 0 0 1", "0 1 0 0 0 9", stores=(3, 5))
    assert rows(position.play("f1")) == ("1 1 1 1 1 2", "1 2 0 0 0 0", (4, 5))
    other = board("9 0 0 0 1 0", "1 0 0 0 0 0", stores=(3, 5), turn=1)
    assert rows(other.play("a2")) == ("0 0 0 0 2 1", "2 1 1 1 1 1", (3, 6))


def test_thirteen_seeds_end_in_the_pit_that_was_emptied_and_capture():
    position = board("1 1 1 1 1 1", "0 0 13 0 0 1")
    assert rows(position.play("c1")) == ("2 2 0 2 2 2", "1 1 0 1 1 2", (4, 0))


def test_with_more_than_thirteen_seeds_the_emptied_pit_gets_one_like_the_others():
    position = board("1 1 1 1 1 1", "0 0 16 0 0 1")
    assert rows(position.play("c1")) == ("2 2 2 2 2 2", "1 1 1 2 2 3", (1, 0))


def test_whoever_ends_in_their_own_store_moves_again():
    after = obelisk.game("kalah").start().play("c1")
    assert after.active == (0,)
    assert after.play("b1").active == (1,)
    assert play_all(after, "b1 d2").active == (1,)


def test_one_may_move_again_and_again():
    position = board("4 4 4 4 4 4", "0 0 0 0 2 1")
    assert play_all(position, "f1 e1 f1").history == ((0, "f1"), (0, "e1"), (0, "f1"))


def test_the_last_seed_in_an_own_empty_pit_captures_it_and_what_is_opposite():
    position = board("0 0 0 0 5 2", "0 0 0 1 0 3")
    after = position.play("d1")
    assert rows(after) == ("0 0 0 0 0 2", "0 0 0 0 0 3", (6, 0))
    assert after.active == (1,)


def test_nothing_is_captured_where_the_opposite_pit_is_empty():
    position = board("0 0 0 0 0 2", "0 0 0 1 0 3")
    assert rows(position.play("d1")) == ("0 0 0 0 0 2", "0 0 0 0 1 3", (0, 0))


def test_nothing_is_captured_where_the_own_pit_was_not_empty():
    position = board("0 0 0 0 5 2", "0 0 0 1 1 3")
    assert rows(position.play("d1")) == ("0 0 0 0 5 2", "0 0 0 0 2 3", (0, 0))


def test_nothing_is_captured_on_the_other_side():
    position = board("3 0 0 0 0 1", "1 0 0 0 0 2")
    assert rows(position.play("f1")) == ("3 0 0 0 0 2", "1 0 0 0 0 0", (1, 0))
    empty = board("3 0 0 0 0 0", "1 0 0 0 0 2")
    assert rows(empty.play("f1")) == ("3 0 0 0 0 1", "1 0 0 0 0 0", (1, 0))


def test_a_seed_that_the_same_sowing_brought_can_be_captured_too():
    # Twelve seeds from f1: eleven places on, e1 was empty, and the pit opposite has got the only seed there is.
    position = board("0 0 0 0 0 0", "0 0 0 0 0 12")
    assert rows(position.play("f1")) == ("1 1 1 1 0 1", "1 1 1 1 0 0", (3, 0))


def test_when_a_side_has_no_seeds_the_others_seeds_go_to_their_owner():
    position = board("1 0 0 0 2 0", "0 0 0 0 0 1", stores=(20, 24))
    assert position.play("f1").result == Result(winners=(1,), points=(21, 27))
    assert rows(position.play("f1")) == ("0 0 0 0 0 0", "0 0 0 0 0 0", (21, 27))


def test_a_last_seed_in_the_store_does_not_move_again_where_nothing_is_left():
    assert board("0 0 0 0 2 0", "0 0 0 0 0 1", stores=(20, 25)).play("f1").active == ()


def test_a_capture_that_empties_the_other_side_ends_the_game():
    position = board("0 0 0 0 5 0", "0 0 0 1 0 3", stores=(20, 19))
    assert position.play("d1").result == Result(winners=(0,), points=(29, 19))


def test_equal_is_a_draw():
    position = board("0 0 0 0 2 0", "0 0 0 0 0 1", stores=(23, 22))
    assert position.play("f1").result == Result(winners=(0, 1), points=(24, 24))


def test_no_seed_is_ever_lost():
    game, rng = obelisk.game("kalah"), obelisk.player("random", seed=4)
    position = game.start()
    while not position.is_over:
        upper, lower, stores = rows(position)
        assert sum(map(int, f"{upper} {lower}".split())) + sum(stores) == 48
        position = position.play(rng.choose(position))
    assert sum(position.result.points) == 48


def test_turned_by_half_a_turn_with_the_seats_swapped_it_is_the_same_game():
    position = play_all(obelisk.game("kalah").start(), "c1 f1 b2 a1")
    s = position.record
    rules.canonical(s)
    alike = wrap(position.game, s)
    assert (position.active, alike.active) == ((1,), (0,))
    opposite = dict(zip(BOARD.names, reversed(BOARD.names), strict=True))
    assert sorted(alike.moves()) == sorted(opposite[move] for move in position.moves())
    for depth in (2, 3):
        assert count_sequences(alike, depth) == count_sequences(position, depth)


def test_what_a_move_is_good_for():
    position = play_all(obelisk.game("kalah").start(), "f1 b2")
    told = {move: position.game.text.reason(position.record, 0, position.read(move)[1]) for move in position.moves()}
    assert told["a1"].code == "kalah/reason/captures"
    assert told["a1"].facts == {"n": 6}
    start = obelisk.game("kalah").start()
    first = {move: start.game.text.reason(start.record, 0, BOARD.cells[move]) for move in start.moves()}
    assert {move: told.code.rpartition("/")[2] for move, told in first.items()} == {
        "a1": "keeps",
        "b1": "keeps",
        "c1": "again",
        "d1": "stores",
        "e1": "threatens",
        "f1": "threatens",
    }
    # a1 would end in the pit that e1 leaves empty.
    assert first["e1"].facts == {"n": 6}
    later = play_all(start, "b1 b2")
    assert later.game.text.reason(later.record, 0, BOARD.cells["b1"]).facts == {"n": 2}


def test_the_picture_tells_where_the_last_seeds_fell():
    scene = scene_of(play_all(obelisk.game("kalah").start(), "c1 f1"), None, "en")
    assert scene.last_cells[0] == "f1"
    assert set(scene.last_cells) == {"f1", "f2", "e2", "d2", "c2"}
    assert "[ 1]" not in str(obelisk.game("kalah").start())
    assert "●[ 1]" in str(obelisk.game("kalah").start().play("c1"))


def test_what_a_page_shows_ahead_is_what_the_rules_do():
    """The seeds that are shown to fall are those that fall; a pit that keeps a seed is not shown as emptied."""
    rng = obelisk.player("random", seed=2)
    for _ in range(6):
        position = obelisk.game("kalah").start()
        while not position.is_over:
            scene, style = scene_of(position, None, "en"), look.BoardStyle()
            for move in position.moves():
                then = position.play(move)
                gone = move not in then.view()["cells"]
                assert style.taken(scene, move) == ([move] if gone else []) or then.is_over
            assert (look.position_of(scene, position.active[0]).sides == position.record.sides).all()
            position = position.play(rng.choose(position))


def test_it_cannot_be_solved_and_says_so():
    with pytest.raises(obelisk.errors.CannotSolve) as refused:
        obelisk.solve("kalah")
    assert refused.value.code == "solve/too-big"
    with pytest.raises(obelisk.errors.UnknownPlayer) as caught:
        obelisk.player("perfect", seed=1).choose(obelisk.game("kalah").start())
    assert caught.value.code == "player/not-here"


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, obelisk.game("kalah").start(), reference.start(), games=60)
    assert {(0,), (1,)} <= ends


def test_a_record_is_a_few_words():
    assert obelisk.game("kalah").rules.state.dtype.itemsize <= 8 * 6
    assert PITS == 12


def test_a_pit_with_one_seed_is_labelled_in_the_singular():
    scene = scene_of(play_all(obelisk.game("kalah").start(), "c1 b1"), 0, "en")
    assert scene.label("c1") == "c1: 1 seed, seat 0's pit"
    assert scene.label("d1") == "d1: 6 seeds, seat 0's pit"
