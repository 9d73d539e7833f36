"""Clobber, sentence by sentence (plug-in-more.md, "clobber")."""

import pytest

import obelisk
from obelisk import Result
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from tests.games.oracle import compare_games
from tests.helpers import IS_PLAIN, play_all, position_from, refusal
from tests.reference import clobber as reference

ENDING = """
    . o . o o
    o . x x .
    o . x o .
    . x x x .
    """


def start():
    return obelisk.game("clobber").start()


def test_all_cells_are_full_and_seat_0_has_a1_and_every_cell_of_its_colour():
    assert start() == position_from(
        "clobber",
        """
        o x o x o
        x o x o x
        o x o x o
        x o x o x
        """,
    )
    assert start().setup == {}


def test_the_tile_is_called_after_its_board():
    assert obelisk.game("clobber").tile == "Chess 5x4"


def test_the_first_player_can_step_over_every_one_of_the_31_borders():
    moves = start().moves()
    assert len(moves) == 31
    assert {"a1a2", "a1b1", "b2b1", "b2b3", "b2a2", "b2c2"} <= set(moves)


def test_a_piece_steps_onto_an_enemy_who_is_removed():
    after = start().play("a1a2")
    assert after.view()["cells"]["a2"] == 0
    assert "a1" not in after.view()["cells"]
    assert len(after.view()["cells"]) == 19


def test_a_piece_steps_up_down_left_or_right():
    position = position_from("clobber", ". . . . .\n. o . . .\no x o . .\n. o . . .")
    assert sorted(position.moves()) == ["b2a2", "b2b1", "b2b3", "b2c2"]


def test_a_step_does_not_go_round_the_edge_of_the_board():
    position = position_from("clobber", "x . . . o\n. . . . x\no . . . .\n. . . . o")
    assert position.moves() == ["e3e4"]


def test_nothing_steps_to_an_empty_cell_nor_onto_its_own():
    after = play_all(start(), "a1a2 e2e1")
    refusal(after, "a2a1", "clobber/empty", to="a1")
    refusal(after, "a2b2", "clobber/own-piece", to="b2")


def test_a_step_is_straight_and_one_cell_long():
    refusal(start(), "a1b2", "move/not-straight", cell="a1", to="b2")
    refusal(start(), "a1a3", "clobber/too-far", to="a3")
    refusal(start(), "a1a4", "clobber/too-far", to="a4")
    refusal(start(), "a1a1", "move/stays", cell="a1")


def test_only_ones_own_pieces_move():
    refusal(start(), "b1a1", "move/enemy-piece", cell="b1")
    refusal(start().play("a1a2").play("e2e1"), "a1b1", "move/empty-cell", cell="a1")


def test_cells_beside_the_board_are_refused_by_name():
    refusal(start(), "e1f1", "move/no-such-cell", cell="f1", first="a1", last="e4")
    refusal(start(), "a4a5", "move/no-such-cell", cell="a5")
    refusal(start(), "a1", "move/unreadable")


def test_who_cannot_loses():
    position = position_from("clobber", ENDING)
    end = position.play("d3d2")
    assert end.result == Result(winners=(0,), points=(0, 0))
    assert [(message.code, message.facts["seat"]) for message in end.game.text.ending(end.record)] == [
        ("clobber/ending/apart", 1)
    ]
    assert position.play("d1d2").result is None


def test_seat_1_wins_as_well():
    position = position_from("clobber", ". . . . .\n. . . . .\n. . . . .\nx o . . .", turn=1)
    assert position.play("b1a1").result == Result(winners=(1,), points=(0, 0))


def test_whenever_one_seat_can_move_so_can_the_other():
    rng = generator(4)
    position = start()
    while not position.is_over:
        standing = frozenset(position.view()["cells"].items())
        assert reference.moves((standing, 0))
        assert reference.moves((standing, 1))
        moves = position.moves()
        position = position.play(moves[pick(rng, len(moves))])


def test_a_random_move_is_any_of_those_that_are_listed_each_as_often():
    position = position_from("clobber", ENDING)
    rng, s = generator(3), position.record
    room = position.game.scratch()
    listed = [position.read(move)[1] for move in position.moves()]
    drawn = [int(rules.sample(s, 0, rng, room)) for _ in range(400)]
    assert set(drawn) == set(listed)
    assert all(60 < drawn.count(move) < 140 for move in listed)


def test_pieces_that_nobody_can_reach_make_no_difference_to_a_solved_position():
    full = position_from("clobber", "x x . o o\n. . . . .\n. x o . .\n. . . . x").record
    bare = position_from("clobber", ". . . . .\n. . . . .\n. x o . .\n. . . . .").record
    for s in (full, bare):
        rules.canonical(s)
    assert rules.pack(full) == rules.pack(bare)


def test_a_move_is_told_by_what_it_is_good_for():
    def said(position, move):
        found = position.game.text.reason(position.record, position.active[0], position.read(move)[1])
        return None if found is None else (found.code, found.facts.get("cell"))

    after = play_all(start(), "a1a2 e2e1")
    assert said(after, "b2b1") == ("clobber/reason/safe", "b1")
    assert said(after, "d2d1") is None
    strands = position_from("clobber", ". . . . .\n. . . . .\n. . . . .\no o x . x")
    assert said(strands, "c1b1") is None
    apart = position_from("clobber", ". . . . .\n. o x . .\n. . . . .\no x o . .")
    assert said(apart, "b1a1") == ("clobber/reason/strands", "c1")


def test_the_oracle_plays_the_same_games():
    ends = compare_games(reference, start(), reference.start(), games=30)
    assert ends == {(0,), (1,)}


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(IS_PLAIN, reason="a table of millions of positions is made by compiled rules")
def test_the_first_player_wins_and_seven_first_moves_throw_it_away():
    from obelisk.solving.tablebase import solve

    found = solve("clobber")
    assert (found.value, found.distance, found.positions) == ("win", 15, 6_546_951)
    lost = {move for move in start().moves() if solve(start().play(move)).value == "win"}
    # Found by a program of another kind as well, which knows neither symmetry nor pieces out of reach.
    assert lost == {"a3a4", "c3b3", "c3c4", "c3d3", "e3e4", "b4a4", "d4e4"}
