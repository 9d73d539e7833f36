"""What programs that learn see of each game, by its rules."""

import numpy as np
import pytest

import obelisk
from obelisk import IllegalMove, catalogue
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.learning import encoding


def played(position, plies, seed=1):
    """Return the position after so many random moves."""
    rng = generator(seed)
    for _ in range(plies):
        if position.is_over:
            break
        seat = position.active[pick(rng, len(position.active))]
        moves = position.moves(seat)
        position = position.play(moves[pick(rng, len(moves))], seat)
    return position


def rewards(position):
    assert position.game.coding is not None
    got = np.zeros(position.seats, np.float32)
    encoding.rewards(position.record, np.zeros(position.seats, np.int64), got)
    return got.tolist()


@pytest.mark.plain
@pytest.mark.parametrize("name", obelisk.games())
def test_every_game_of_ours_has_actions_and_observations(name):
    game = obelisk.game(name)
    position = game.start(seed=1)
    while position.active == (-1,):
        position = position.play(position.actions(-1)[0], -1)
    space, seat = game.space(), position.active[0]
    assert position.mask(seat).shape == (space.actions,)
    assert position.actions(seat)
    assert position.observe(seat).shape == space.observation
    assert position.observe(seat)[-1].all()


# Queen, Kalah, EinStein


def test_the_queen_is_where_it_was_put_and_both_see_it_alike():
    game = obelisk.game("queen")
    start = game.start()
    assert start.actions(-1) == sorted(game.board.cells[name] for name, _ in start.chances())
    assert not start.observe(0).any()
    placed = start.play("h3", -1)
    queen, acts = placed.observe(0)
    assert (queen[2, 7], queen.sum()) == (1, 1)
    assert acts.all()
    assert np.array_equal(placed.observe(1)[0], queen)
    assert placed.action("g2") == 1 * 8 + 6


def test_mirroring_the_queens_board_swaps_columns_and_rows_of_moves_and_of_what_chance_brings():
    game = obelisk.game("queen")
    (mirrored,) = game.space().symmetries
    start = game.start()
    assert mirrored.of_action(start.action("h3", -1), -1) == start.action("c8", -1)
    one, other = start.play("h3", -1), start.play("c8", -1)
    assert np.array_equal(mirrored.of_observation(one.observe(0)), other.observe(0))
    assert np.array_equal(mirrored.of_actions(one.mask(0)), other.mask(0))


def test_in_kalah_everybody_counts_their_pits_as_they_sow():
    start = obelisk.game("kalah").start()
    assert start.game.space().actions == 6
    assert [start.move(action) for action in start.actions()] == ["a1", "b1", "c1", "d1", "e1", "f1"]
    after = start.play("a1")
    assert [after.move(action) for action in after.actions()] == ["f2", "e2", "d2", "c2", "b2", "a2"]
    assert after.play(0).history[-1] == (1, "f2")


def test_in_kalah_ones_own_pits_and_store_come_first_and_what_is_opposite_lies_opposite():
    after = obelisk.game("kalah").start().play("c1").play("f1")
    pits, own, other, acts = after.observe(0)
    assert pits.tolist() == [[4, 4, 0, 5, 5, 0], [4, 4, 5, 5, 5, 5]]
    assert ((own == 2).all(), (other == 0).all(), acts.any()) == (True, True, False)
    pits, own, other, acts = after.observe(1)
    assert pits.tolist() == [[5, 5, 5, 5, 4, 4], [0, 5, 5, 0, 4, 4]]
    assert ((own == 0).all(), (other == 2).all(), acts.all()) == (True, True, True)


def test_in_einstein_what_is_rolled_is_an_action_of_chance():
    start = obelisk.game("einstein").start()
    assert start.game.space().outcomes == 6
    assert start.actions(-1) == [0, 1, 2, 3, 4, 5]
    assert [start.move(outcome) for outcome in start.actions(-1)] == ["1", "2", "3", "4", "5", "6"]
    assert start.play(3, -1) == start.play("4", -1)


def test_in_einstein_a_piece_goes_a_column_a_row_or_both():
    rolled = obelisk.game("einstein").start().play("4", -1)
    assert rolled.actions() == [9, 10, 11]
    assert [rolled.move(action) for action in rolled.actions()] == ["c1d1", "c1c2", "c1d2"]
    other = rolled.play("c1d1").play("4", -1)
    assert other.actions() == [9, 10, 11]
    assert [other.move(action) for action in other.actions()] == ["c5b5", "c5c4", "c5b4"]


def test_in_einstein_a_step_off_the_board_is_no_action():
    position = obelisk.game("einstein").start()
    for move, seat in (("4", -1), ("c1d1", 0), ("1", -1), ("e5d5", 1), ("4", -1), ("d1e1", 0), ("1", -1), ("d5c5", 1)):
        position = position.play(move, seat)
    position = position.play("4", -1)
    assert [position.move(action) for action in position.actions()] == ["e1e2"]
    for action in (9, 11):
        with pytest.raises(IllegalMove) as caught:
            position.play(action)
        assert caught.value.code == "move/action-not-legal"


def test_in_einstein_both_seats_see_their_own_corner_first():
    start = obelisk.game("einstein").start()
    one, other = start.observe(0), start.observe(1)
    assert np.array_equal(one[:12], other[:12])
    assert [tuple(map(int, np.argwhere(one[n])[0])) for n in range(6)] == [
        (0, 0),
        (0, 1),
        (1, 0),
        (0, 2),
        (1, 1),
        (2, 0),
    ]
    assert (one[13].all(), other[13].any()) == (True, False)
    rolled = start.play("4", -1).observe(1)
    assert ((rolled[12] == 4).all(), rolled[14].any()) == (True, False)


# Y, Majority, Chain


@pytest.mark.parametrize(("name", "size", "turns"), [("y", 4, 5), ("majority", 3, 11), ("chain", 2, 11)])
def test_a_triangle_has_six_symmetries_and_a_hexagon_twelve(name, size, turns):
    space = obelisk.game(name).space(size=size)
    assert len({tuple(symmetry.actions) for symmetry in space.symmetries}) == len(space.symmetries) == turns
    assert space.max_plies == space.actions
    board = obelisk.game(name).start(size=size).observe(0)[2]
    assert board.sum() == space.actions
    for symmetry in space.symmetries:
        assert np.array_equal(symmetry.of_observation(board[None])[0], board)


@pytest.mark.parametrize("name", ["y", "majority", "chain"])
def test_who_fills_a_triangle_or_hexagon_sees_own_pieces_and_others_and_no_seat(name):
    start = obelisk.game(name).start(size=3)
    first, second = start.moves()[0], start.moves()[-1]
    one, other = start.play(first).play(second), start.play(second).play(first)
    assert np.array_equal(one.observe(0)[:-1], other.observe(1)[:-1])
    assert one.observe(0)[0].sum() == one.observe(0)[1].sum() == 1
    assert not np.array_equal(one.observe(0)[:-1], one.observe(1)[:-1])


# Abstrakto


def test_in_abstrakto_a_place_is_an_action_and_its_kind_follows():
    start = obelisk.game("abstrakto").start(seed=1)
    assert start.game.space().actions == 15 * 15 + 1 + 10
    assert start.action("b2") == 1 * 15 + 1
    assert start.move(1 * 15 + 1) == "b2"
    assert start.observe()[0].sum() == 0
    after = start.play("b2")
    assert after.observe(0)[0, 1, 1] == after.observe(1)[1, 1, 1] == 1


def test_in_abstrakto_secret_discards_are_nobody_elses_business():
    start = obelisk.game("abstrakto").start(discard="secret")
    assert start.active == (0, 1)
    assert start.game.space(discard="secret").hides
    assert not start.game.space().hides
    drops = start.actions(1)
    assert [start.move(action, 1) for action in drops][:2] == ["drop SSS", "drop SSL"]
    one, other = (start.play("drop SLC", 0).play(drop, 1) for drop in ("drop SSS", "drop CCC"))
    assert one.key(0) == other.key(0)
    assert np.array_equal(one.observe(0), other.observe(0))
    assert one.key(1) != other.key(1)
    assert not np.array_equal(one.observe(1), other.observe(1))


def test_in_abstrakto_what_was_discarded_openly_is_observed():
    start = obelisk.game("abstrakto").start(discard="open")
    one, other = (start.play("drop SLC").play(drop) for drop in ("drop SSS", "drop CCC"))
    assert not np.array_equal(one.observe(0), other.observe(0))
    assert one.key(0) != other.key(0)


# Micropul


def test_in_micropul_a_laying_is_an_open_square_a_place_in_the_hand_and_a_turn():
    start = obelisk.game("micropul").start(seed=7)
    s = start.record
    hand = [tile for tile in range(48) if int(s.hands[0]) >> tile & 1]
    squares = [(int(s.open_columns[i]), int(s.open_rows[i])) for i in range(int(s.n_open))]
    for action in start.actions():
        if action < 98 * 6 * 4:
            square, slot, turn = action // 24, action // 4 % 6, action % 4
            column, row = squares[square]
            assert start.move(action) == f"{hand[slot]}@{column},{row}r{turn}"


def test_in_micropul_a_group_is_one_action_whichever_of_its_micropuls_is_named():
    start = obelisk.game("micropul").start(seed=7)
    claims = [move for move in start.moves() if move.startswith("stone")]
    assert len(claims) == 2  # the start tile is half white, half black
    named = [start.action(f"stone 0,0{corner}") for corner in ("nw", "ne", "sw", "se")]
    assert len(set(named)) == 2
    assert {start.move(action) for action in named} == set(claims)


def test_in_micropul_a_seat_knows_neither_the_other_hand_nor_the_core():
    position = played(obelisk.game("micropul").start(seed=3), 20)
    for seat in (0, 1):
        others = [position.determinize(seat, generator(n)) for n in range(4)]
        assert any(other.record.tobytes() != position.record.tobytes() for other in others)
        for other in others:
            assert other.key(seat) == position.key(seat)
            assert np.array_equal(other.observe(seat), position.observe(seat))
        assert any(other.key(1 - seat) != position.key(1 - seat) for other in others)


def swapped_core(position, one, other):
    """Return the same moves on a core in which two tiles have changed places."""
    setup = position.setup
    setup["core"][one], setup["core"][other] = setup["core"][other], setup["core"][one]
    again = obelisk.game("micropul").start(setup=setup)
    for seat, move in position.history:
        again = again.play(move, seat)
    return again


def test_in_micropul_a_key_remembers_in_which_order_tiles_were_drawn():
    for seed in range(1, 40):
        position = played(obelisk.game("micropul").start(seed=seed), 40, seed)
        hand = int(position.record.hands[0])
        drawn = [place for place in range(12, int(position.record.drawn)) if hand >> position.setup["core"][place] & 1]
        if len(drawn) > 1:
            break
    other = swapped_core(position, *drawn[:2])
    assert position.view(0) == other.view(0)
    assert position.history == other.history
    assert position.key(0) != other.key(0)
    assert position.key(1) == other.key(1)


def test_in_micropul_the_first_hand_comes_at_once():
    position = obelisk.game("micropul").start(seed=3)
    assert position.key(0) == swapped_core(position, 0, 1).key(0)
    assert position.key(0) != swapped_core(position, 0, 6).key(0)
    assert position.key(0) == swapped_core(position, 6, 20).key(0)


def test_alone_the_points_are_the_reward():
    game = obelisk.game("micropul")
    over = played(game.start(seed=1, players=1), 300)
    assert rewards(over) == [over.result.points[0]]
    low, high = game.space(players=1).rewards
    assert low <= rewards(over)[0] <= high


# Microchip


def drafted(players, seed=1):
    position = obelisk.game("microchip").start(seed=seed, players=players)
    while position.moves(position.active[0]) != ["build"]:
        position = position.play(position.actions()[0])
    return position


def test_in_microchip_a_kind_is_taken_by_its_number():
    start = obelisk.game("microchip").start(seed=1, players=2)
    assert {start.move(action) for action in start.actions()} == set(start.moves())
    assert start.game.space(players=2).actions == 25 + 25 * 15 + 1
    assert start.game.space(players=2).max_plies == 50 + 2 * 26


def test_in_microchip_a_layout_is_handed_in_tile_by_tile():
    position = drafted(1)
    hand_in = position.game.space(players=1).actions - 1
    first = next(action for action in position.actions() if action != hand_in)
    text = position.move(first)
    begun = position.play(first)
    assert begun.history == position.history
    assert begun != position
    assert begun.action(f"build {text}") == hand_in
    assert begun.move(hand_in) == f"build {text}"
    done = begun.play(hand_in)
    assert done.history == ((0, f"build {text}"),)
    assert done == position.play(f"build {text}")


def test_in_microchip_only_tiles_that_are_held_and_fit_can_be_laid():
    position = drafted(1)
    hand_in = position.game.space(players=1).actions - 1
    rng = generator(5)
    while (actions := position.actions()) != [hand_in]:
        laid = [action for action in actions if action != hand_in]
        position = position.play(laid[pick(rng, len(laid))])
    text = position.move(hand_in)
    assert text.count(" ") > 5
    over = position.play(hand_in)
    assert over.is_over
    assert over.result == drafted(1).play(text).result


def test_in_microchip_a_whole_layout_is_no_single_action():
    position = drafted(1)
    hand_in = position.game.space(players=1).actions - 1
    tile = position.move(next(action for action in position.actions() if action != hand_in))
    with pytest.raises(IllegalMove) as caught:
        position.action(f"build {tile}")
    assert caught.value.code == "move/several-actions"
    assert position.action("build") == hand_in


def test_in_microchip_nobody_sees_what_another_is_building():
    position = drafted(3)
    begun = position.play(next(action for action in position.actions(1) if action >= 25), 1)
    assert np.array_equal(begun.observe(0), position.observe(0))
    assert begun.key(0) == position.key(0)
    assert begun.key(1) != position.key(1)
    assert not np.array_equal(begun.observe(1), position.observe(1))
    assert begun.view(0) == position.view(0)
    handed = begun.play(400, 1)
    assert not np.array_equal(handed.observe(0), begun.observe(0))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_among_several_seats_the_rewards_add_up_to_nothing(players):
    game = obelisk.game("microchip")
    over = played(game.start(seed=2, players=players), 200)
    winners = over.result.winners
    expected = [(players * (seat in winners) / len(winners) - 1) / (players - 1) for seat in range(players)]
    assert rewards(over) == pytest.approx(expected)
    assert game.space(players=players).rewards == (-1 / (players - 1), 1)


# The match

MATCH = {"macro": "rhombus", "size": 2, "tiles": ["trip", "kono", "bulo", "decapawn"], "obelisk": 0, "sides": 0}


def test_a_match_has_its_tiles_and_then_the_actions_of_each_microgame():
    game = obelisk.game("plug-in")
    parts = game.space(size=2).action_parts
    assert parts[0].n == 4
    assert sum(part.n for part in parts) == game.space(size=2).actions
    start = game.start(setup=MATCH)
    assert start.actions() == [0, 1, 2, 3]
    playing = start.play(start.action("@b1"))
    before = [part.about.partition(":")[0] for part in parts].index("kono")
    first = sum(part.n for part in parts[:before])
    alone = obelisk.game("kono").start()
    assert playing.actions() == [first + action for action in alone.actions()]


def test_a_match_shows_the_microgame_as_it_is_alone():
    game = obelisk.game("plug-in")
    playing = game.start(setup=MATCH).play("@b1")
    planes = playing.observe(0)
    alone = obelisk.game("kono").start().observe(0)[:-1]
    own = planes[-1 - sum(part.n for part in game.space(size=2).planes[-2:-1]) : -1]
    assert np.array_equal(own[: len(alone), :4, :4], alone)
    assert not game.start(setup=MATCH).observe(0)[-len(own) - 1 : -1].any()


def test_a_match_shows_which_tile_carries_what_as_each_seat_sees_the_board():
    start = obelisk.game("plug-in").start(setup=MATCH)
    kinds = [micro.name for micro in start.game.parts.micros]
    first = 2 + kinds.index("kono")
    assert start.observe(0)[first, :2, :2].tolist() == [[0, 1], [0, 0]]
    assert start.observe(1)[first, :2, :2].tolist() == [[0, 0], [1, 0]]


@pytest.mark.parametrize("macro", catalogue.names(catalogue.MACROGAMES))
def test_a_match_of_any_macrogame_has_its_tiles_for_actions_and_shows_them(macro):
    game = obelisk.game("plug-in")
    start = game.start(seed=1, macro=macro, size=3)
    names = game.board(start.record).names
    assert [start.move(action) for action in start.actions()] == [f"@{name}" for name in names]
    carried = start.observe(0)[len(obelisk.game(macro).start(size=3).observe(0)) - 1 :][: len(game.parts.micros)]
    assert carried.sum() == len(names)


def test_a_match_passes_on_what_chance_brings_in_a_microgame():
    tiles = ["queen", "einstein", "kalah", "trip"]
    start = obelisk.game("plug-in").start(setup={**MATCH, "tiles": tiles})
    before = start.game.space(size=2).outcomes - 6
    for cell, name, first in (("@a1", "queen", 0), ("@b1", "einstein", before)):
        alone, rolling = obelisk.game(name).start(), start.play(cell)
        assert rolling.active == (-1,)
        assert rolling.actions(-1) == [first + outcome for outcome in alone.actions(-1)]
        assert [rolling.move(outcome) for outcome in rolling.actions(-1)] == [face for face, _ in alone.chances()]
        rolled, alone = rolling.play(rolling.actions(-1)[0], -1), alone.play(alone.actions(-1)[0], -1)
        assert [rolled.move(action) for action in rolled.actions()] == [alone.move(a) for a in alone.actions()]
