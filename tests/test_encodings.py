"""Actions, masks, observations and keys: what every game offers to programs that learn, by the rules of each."""

import numpy as np
import pytest

import obelisk
from obelisk import BadRequest, Batch, IllegalMove
from obelisk.kernel.chance import generator
from obelisk.kernel.learning import encoding
from obelisk.rulebook.tokens import TokenActions, TokenKind, Tokens
from obelisk.rulebook.values import EMPTY
from obelisk.testing import check_game
from tests.helpers import play_all, position_from, rhombus_from, wrap


def test_a_cell_is_an_action_of_its_number():
    space = obelisk.game("trip").space()
    assert (space.actions, space.observation, space.dtype) == (16, (4, 4, 4), np.int8)
    start = obelisk.game("trip").start()
    assert start.actions() == list(range(16))
    assert start.action("b1") == 1
    assert start.move(4) == "a2"
    assert start.play(4) == start.play("a2")
    assert start.play(4).history == ((0, "a2"),)
    assert start.play(np.int64(4), 0) == start.play("a2")


def test_a_step_is_the_action_from_times_cells_plus_to():
    start = obelisk.game("kono").start()
    assert obelisk.game("kono").space().actions == 16 * 16
    assert start.action("b1b3") == 1 * 16 + 9
    assert start.mask().sum() == len(start.moves())


def test_a_mask_says_which_actions_are_legal_for_a_seat():
    start = obelisk.game("trip").start().play("a1")
    mask = start.mask()
    assert mask.dtype == np.bool_
    assert np.flatnonzero(mask).tolist() == start.actions() == sorted(start.action(move) for move in start.moves())
    assert not start.mask(0).any()
    assert start.actions(0) == []


def test_each_seat_sees_its_own_side_of_the_board_below():
    """Kono and Decapawn: turned by half a turn, seat 1 plays the game that seat 0 plays."""
    after = obelisk.game("kono").start().play("a1a3")
    assert after.action("d4d2") == obelisk.game("kono").start().action("a1a3")
    assert obelisk.game("decapawn").start().play("a1a2").action("e5e4") == 0 * 25 + 5


@pytest.mark.parametrize(
    ("name", "picture"),
    [
        ("kono", "o . o o\no o . .\nx . x x\nx x . x"),
        ("decapawn", "o . o o o\n. o . . .\n. . x . .\nx x . . .\n. . . x x"),
    ],
)
def test_a_position_turned_and_with_the_colours_swapped_is_the_same_to_the_other_seat(name, picture):
    def swapped():
        lines = [line.split() for line in picture.splitlines()]
        marks = {"x": "o", "o": "x", ".": "."}
        return "\n".join(" ".join(marks[mark] for mark in reversed(line)) for line in reversed(lines))

    own = position_from(name, picture, turn=0)
    other = position_from(name, swapped(), turn=1)
    assert np.array_equal(own.observe(0), other.observe(1))
    assert np.array_equal(own.observe(1), other.observe(0))
    assert own.actions(0) == other.actions(1)
    assert own.actions(0) != []


def test_in_rhombus_everybody_joins_the_first_row_to_the_last():
    own = rhombus_from("x . o\n. x .\no . .", turn=0)
    other = rhombus_from("o . x\n. o .\nx . .", turn=1, sides=1)
    assert np.array_equal(own.observe(0), other.observe(1))
    swapped = rhombus_from("o . x\n. x .\nx o .", turn=1)
    assert swapped.action("b3") == 1 * 3 + 2 == 5
    assert swapped.move(5) == "b3"
    assert swapped.observe(1)[0].tolist() == [[0, 0, 1], [1, 0, 0], [0, 0, 0]]


@pytest.mark.parametrize("size", [7, 11])
def test_in_rhombus_masks_and_planes_show_every_cell_of_a_board_of_any_size(size):
    position = obelisk.game("rhombus").start(size=size)
    for number in range(0, 3 * size, 3):
        position = position.play(position.actions()[number])
    board = np.array(position.game.cells(position.record)).reshape(size, size)
    for seat, seen in ((0, board), (1, board.T)):
        own, other, _ = position.observe(seat)
        assert np.array_equal(own, seen == seat)
        assert np.array_equal(other, seen == 1 - seat)
        then = position if position.active == (seat,) else position.play(position.actions()[0])
        free = np.array(then.game.cells(then.record)).reshape(size, size) == EMPTY
        assert np.array_equal(then.mask(seat).reshape(size, size), free if seat == 0 else free.T)


def test_planes_show_own_pieces_first_and_who_may_act_last():
    position = obelisk.game("trip").start().play("a1").play("d4")
    own, other, last, acts = position.observe(0)
    assert (own[0, 0], own.sum(), other[3, 3], other.sum()) == (1, 1, 1, 1)
    assert np.array_equal(last, other)
    assert acts.all()
    assert not position.observe(1)[-1].any()
    assert np.array_equal(position.observe(1)[0], other)
    assert np.array_equal(position.observe(), position.observe(0))


def test_a_position_that_has_come_before_is_observed_as_such():
    position = obelisk.game("kono").start()
    assert not position.observe()[2].any()
    position = play_all(position, "a1a3 c4c2")
    again = play_all(position, "b1a1 b4c4 a1b1 c4b4")
    assert not position.observe()[2].any()
    assert (again.observe()[2] == 1).all()


def test_a_key_knows_a_position_however_it_came_about():
    start = obelisk.game("rhombus").start(size=3)
    one, other = play_all(start, "a1 b2 c3"), play_all(start, "c3 b2 a1")
    assert one.key(0) == one.key(1) == other.key(0)
    assert one.key() != play_all(start, "a1 c3 b2").key()
    assert one.key() != start.key()


def test_a_key_remembers_positions_that_may_come_again():
    start = play_all(obelisk.game("kono").start(), "a1a3 c4c2")
    again = play_all(start, "b1a1 b4c4 a1b1 c4b4")
    assert start.record.pieces.tolist() == again.record.pieces.tolist()
    assert start.key() != again.key()
    remembered = again.record
    n = remembered.n_seen[0]
    remembered.seen[0, :n] = np.roll(remembered.seen[0, :n], 1)
    assert wrap(again.game, remembered).key() == again.key()
    assert wrap(again.game, remembered) != again


def test_rewards_are_1_for_a_win_and_nothing_for_a_shared_one():
    def rewards(position):
        assert position.game.coding is not None
        got = np.zeros(position.seats, np.float32)
        encoding.rewards(position.record, np.zeros(position.seats, np.int64), got)
        return got.tolist()

    start = obelisk.game("rhombus").start(size=2)
    assert obelisk.game("rhombus").space(size=2).rewards == (-1.0, 1.0)
    assert rewards(start) == [0, 0]
    assert rewards(play_all(start, "a1 b1 a2")) == [1, -1]
    assert rewards(play_all(start, "a1 a2 b1 b2")) == [-1, 1]
    draw = position_from("trip", "x o x o\no x o x\no x o x\nx o x o", turn=-2, won=0b11)
    assert rewards(draw) == [0, 0]


def test_a_space_depends_on_the_set_up():
    game = obelisk.game("rhombus")
    assert (game.space().actions, game.space().observation, game.space().max_plies) == (121, (3, 11, 11), 121)
    assert (game.space(size=4).actions, game.space(size=4).observation, game.space(size=4).max_plies) == (
        16,
        (3, 4, 4),
        16,
    )
    assert game.start(size=4).mask().shape == (16,)
    with pytest.raises(obelisk.BadSetup):
        game.space(size=99)


@pytest.mark.parametrize("name", ["trip", "kono", "bulo", "decapawn", "rhombus"])
def test_symmetries_are_turns_of_the_board_each_once(name):
    space = obelisk.game(name).space()
    n = {"trip": 7, "bulo": 7}.get(name, 1)
    assert len({tuple(symmetry.actions) for symmetry in space.symmetries}) == n
    for symmetry in space.symmetries:
        assert sorted(symmetry.actions) == list(range(space.actions))
        assert sorted(symmetry.cells) == list(range(space.observation[1] * space.observation[2]))
        assert tuple(symmetry.actions) != tuple(range(space.actions))


def test_a_symmetry_turns_many_masks_and_observations_at_once():
    game = obelisk.game("trip")
    batch = Batch(game, 3, seed=1)
    batch.step(batch.sample())
    symmetry = game.space().symmetries[0]
    turned = symmetry.of_observation(batch.observe()), symmetry.of_actions(batch.mask())
    for i in range(3):
        position = wrap(game, batch.records[i])
        assert np.array_equal(turned[0][i], symmetry.of_observation(position.observe()))
        assert np.array_equal(turned[1][i], symmetry.of_actions(position.mask()))


# Refusals


@pytest.mark.parametrize("action", [-1, 256, 10**20, 0])
def test_an_action_that_is_not_legal_is_refused_and_nothing_changes(action):
    position = obelisk.game("kono").start()
    before = position.record.tobytes()
    for ask in (position.play, position.move):
        with pytest.raises(IllegalMove) as caught:
            ask(action)
        assert caught.value.code == ("move/action-not-legal" if action == 0 else "move/no-such-action")
        assert str(action) in str(caught.value)
        assert str(action) in caught.value.explain("ja")
    assert position.record.tobytes() == before


def test_actions_belong_to_the_seat_that_may_act():
    position = obelisk.game("kono").start()
    with pytest.raises(IllegalMove) as caught:
        position.play(8, 1)
    assert caught.value.code == "move/not-your-turn"
    with pytest.raises(IllegalMove) as caught:
        position.mask(2)
    assert caught.value.code == "move/no-such-seat"
    over = play_all(obelisk.game("rhombus").start(size=2), "a1 b1 a2")
    assert over.actions() == []
    assert over.observe().shape == (3, 2, 2)
    with pytest.raises(IllegalMove) as caught:
        over.play(1)
    assert caught.value.code == "move/game-over"


@pytest.mark.parametrize("thing", [None, 1.0, True, "a1", b""])
def test_only_whole_numbers_are_actions(thing):
    with pytest.raises(IllegalMove):
        obelisk.game("trip").start().move(thing)


def refused_as(name, move):
    with pytest.raises(IllegalMove) as caught:
        obelisk.game(name).start().play(move)
    return caught.value.code


def test_a_text_that_is_no_legal_move_is_no_action():
    with pytest.raises(IllegalMove) as caught:
        obelisk.game("kono").start().action("a1a2")
    assert caught.value.code == refused_as("kono", "a1a2")


# Games of other packages


def test_a_game_on_a_board_needs_to_say_nothing(toys):
    game = obelisk.game("toy-race")
    space = game.space()
    assert (space.actions, space.observation, space.seats, space.hides) == (4, (4, 1, 4), 2, False)
    assert [part.about for part in space.planes][1:] == [
        "the number of the seat everywhere",
        "1 everywhere if the seat may act, else 0",
    ]
    position = game.start().play(2)
    assert position.observe(1)[:, 0].tolist() == [[0, 0, 0, 0], [0, 0, 1, 0], [1, 1, 1, 1], [1, 1, 1, 1]]
    check_game(game, games=2)


def test_a_game_that_hides_something_must_say_what_a_seat_observes(toys):
    game = obelisk.game("toy-cards")
    for ask in (game.space, game.start(seed=1).mask, game.start(seed=1).observe, game.start(seed=1).actions):
        with pytest.raises(BadRequest) as caught:
            ask()
        assert caught.value.code == "request/no-space"
    with pytest.raises(IllegalMove) as caught:
        game.start(seed=1).play(0)
    assert caught.value.code == "move/unreadable"
    start = game.start(seed=1)
    assert start.key(0) == start.determinize(0, generator(3)).key(0)


def test_the_contract_notices_an_action_that_is_another_move(monkeypatch):
    from obelisk.kernel import rules

    game = obelisk.game("trip")
    assert game.coding is not None
    known = rules.rules_by_tag[game.rules.state.tag]
    monkeypatch.setitem(known, "move_at", lambda s, seat, action: (action + 1) % 16)
    with pytest.raises(AssertionError, match="is the action 0, which is the move 1"):
        check_game("trip", games=1)


def test_the_contract_notices_a_symmetry_that_is_none(monkeypatch):
    from dataclasses import replace

    game = obelisk.game("trip")
    space = game.space()
    wrong = obelisk.Symmetry(np.roll(np.arange(16), 1), np.arange(16))
    variant = next(iter(game._spaces))
    monkeypatch.setitem(game._spaces, variant, replace(space, symmetries=(wrong,)))
    with pytest.raises(AssertionError, match="image"):
        check_game("trip", games=1)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"kinds": (TokenKind("cell", 15),)}, "15 tokens are not the columns"),
        ({"actions": (TokenActions(("cell",), ways=2),)}, "make up 32 actions, not 16"),
        ({"kinds": (TokenKind("cell", 15), TokenKind("last", 1))}, "make up 15 actions, not 16"),
        (
            {"kinds": (TokenKind("last", 1), TokenKind("cell", 15)), "actions": (TokenActions(ways=16),)},
            "of the kind last",
        ),
    ],
)
def test_the_contract_notices_tokens_that_do_not_fit(changed, told):
    """Trip, read as a row of its sixteen cells, with one kind of token: the cells of the seat."""
    from dataclasses import replace

    from obelisk.testing.encodings import _check_tokens

    position = obelisk.game("trip").start(seed=1)
    space = replace(position.game.space(), observation=(3, 1, 16))
    whole = Tokens(kinds=(TokenKind("cell", 16),), place=(0, 0), actions=(TokenActions(("cell",)),))
    planes = np.ones((3, 1, 16), np.int8)
    _check_tokens(position, planes, space, whole)
    with pytest.raises(AssertionError, match=told):
        _check_tokens(position, planes, space, replace(whole, **changed))


def test_the_contract_notices_a_game_longer_than_it_says(monkeypatch):
    from dataclasses import replace

    game = obelisk.game("bulo")
    space = game.space()
    monkeypatch.setitem(game._spaces, next(iter(game._spaces)), replace(space, max_plies=3))
    with pytest.raises(AssertionError, match="max_plies, 3"):
        check_game("bulo", games=1)


# Batches


@pytest.mark.parametrize("name", ["trip", "kono", "rhombus"])
def test_a_batch_masks_and_observes_as_single_positions_do(name):
    game = obelisk.game(name)
    batch = Batch(game, 4, seed=5, autoreset=False)
    masks, planes = batch.mask(), batch.observe()
    for _ in range(12):
        positions = [wrap(game, record) for record in batch.records]
        assert batch.mask(out=masks) is masks
        assert batch.observe(out=planes) is planes
        for i, position in enumerate(positions):
            assert np.array_equal(masks[i], position.mask())
            assert np.array_equal(planes[i], position.observe())
        batch.step(batch.sample())


def test_a_batch_whose_games_are_over_has_no_actions_and_observes_nothing():
    batch = Batch(obelisk.game("trip"), 3, seed=1, autoreset=False)
    for _ in range(16):
        batch.step(batch.sample())
    assert not batch.mask().any()
    assert not batch.observe().any()


def test_an_array_to_write_into_must_fit():
    batch = Batch(obelisk.game("trip"), 3, seed=1)
    for out in (np.zeros((3, 15), bool), np.zeros((3, 16)), np.zeros((16, 3), bool).T, [[False] * 16] * 3):
        with pytest.raises(BadRequest) as caught:
            batch.mask(out=out)
        assert caught.value.code == "request/out"
        assert "(3, 16)" in str(caught.value)
        assert "(3, 16)" in caught.value.explain("ja")


# Boards of several sizes, with corners that are no cells, and chance


@pytest.fixture
def triangle(offer):
    offer("obelisk.games", toy_triangle="toy_triangle:GAME")
    return obelisk.game("toy-triangle")


def test_a_board_may_have_sizes_and_cells_that_are_missing(triangle):
    assert [triangle.space(size=size).actions for size in (2, 3, 4)] == [3, 6, 10]
    assert triangle.space(size=4).observation == (10, 4, 4)
    assert triangle.space().max_plies == 6
    position = triangle.start(size=3).play("b2", -1).play("a1").play("c1")
    own, other, blocked, mine, theirs, turns, plies, board, seat, acts = position.observe(0)
    assert own.tolist() == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert other.tolist() == [[0, 0, 1], [0, 0, 0], [0, 0, 0]]
    assert blocked.tolist() == [[0, 0, 0], [0, 1, 0], [0, 0, 0]]
    assert (mine == 1).all()
    assert (theirs == 1).all()
    assert turns.tolist() == [[2, 0, 3], [0, 0, 0], [0, 0, 0]]
    assert (plies == 3).all()
    assert board.tolist() == [[1, 1, 1], [1, 1, 0], [1, 0, 0]]
    assert not seat.any()
    assert acts.all()
    assert (position.observe(1)[8] == 1).all()


def test_what_chance_brings_are_actions_of_chance(triangle):
    start = triangle.start(size=2)
    assert triangle.space(size=2).has_chance
    assert triangle.space(size=2).outcomes == 10
    assert start.active == (-1,)
    assert start.actions(-1) == start.actions() == [0, 1, 2]
    assert start.mask(-1).shape == (10,)
    assert start.actions(0) == []
    assert not start.observe(0)[-1].any()
    assert start.move(2) == "a2"
    assert start.action("a2", -1) == 2
    assert start.play(2, -1) == start.play("a2", -1)
    with pytest.raises(IllegalMove):
        start.play(3, -1)
    with pytest.raises(IllegalMove):
        start.observe(-1)


def test_a_batch_leaves_chance_without_a_mask(triangle):
    batch = Batch(triangle, 2, seed=1, rolls=False)
    assert not batch.mask().any()
    assert not batch.observe().any()
    batch.step(batch.sample())
    assert (batch.mask().sum(axis=1) == 5).all()


def test_a_symmetry_turns_what_chance_brings_too(triangle):
    (swapped,) = triangle.space(size=2).symmetries
    assert [swapped.of_action(action, 0) for action in range(3)] == [0, 2, 1]
    assert [swapped.of_action(outcome, -1) for outcome in range(3)] == [0, 2, 1]


def test_a_game_with_chance_keeps_the_contract(triangle):
    for size in (2, 4):
        check_game(triangle, games=2, size=size)
