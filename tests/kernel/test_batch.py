"""Many positions at once, step by step beside single ones."""

import numpy as np
import pytest

import obelisk
from obelisk.kernel import steps as batch
from obelisk.kernel.chance import generator
from obelisk.kernel.state import OVER

N = 8


def started(name, n=N, **setup):
    """Return many records with a game started in each, and the same games as positions."""
    game = obelisk.game(name)
    positions = [game.start(seed=seed, **setup) for seed in range(n)]
    return np.array([position.record for position in positions], game.rules.state.dtype), positions


@pytest.mark.parametrize("name", obelisk.games())
def test_a_batch_plays_the_same_games_as_single_positions(name):
    game = obelisk.game(name)
    many, positions = started(name)
    rng, room = generator(1), game.scratch()
    seats, chosen, counts, won = (np.zeros(N, np.int64) for _ in range(4))
    moves = np.zeros((N, game.rules.max_moves), np.int64)
    for _ in range(16):
        batch.seats_to_act(many, seats)
        batch.list_all(many, moves, counts)
        batch.sample_all(many, rng, room, chosen)
        batch.winners_all(many, won)
        for i, position in enumerate(positions):
            assert seats[i] == (position.active[0] if position.active else OVER)
            texts = [position.write(int(move)) for move in moves[i, : counts[i]]]
            assert texts == position.moves()
            assert won[i] == (sum(1 << seat for seat in position.result.winners) if position.result else 0)
            if position.is_over:
                assert chosen[i] == 0
            else:
                positions[i] = position.play(position.write(int(chosen[i])))
        assert batch.apply_all(many, chosen, room) == -1
        assert [record.tobytes() for record in many] == [position.record.tobytes() for position in positions]


def test_start_all_deals_each_game_anew_or_keeps_the_set_up():
    game = obelisk.game("plug-in")
    many = np.zeros(N, game.rules.state.dtype)
    for record in many:
        game.setup.choose(record, "plug-in", {})
    batch.start_all(many, False, generator(1))
    assert len({record.tiles[:16].tobytes() for record in many}) > N // 2
    dealt = many.copy()
    batch.start_all(many, True, generator(2))
    assert many.tobytes() == dealt.tobytes()


def test_one_illegal_move_is_named_and_nothing_is_changed():
    many, _ = started("trip")
    chosen = np.arange(N)
    batch_before = many.tobytes()
    chosen[7] = 16
    assert batch.apply_all(many, chosen, obelisk.game("trip").scratch()) == 7
    assert many.tobytes() == batch_before


@pytest.mark.parametrize("move", [-1, 16, 20, 121, 130, 10**6, -(10**6)])
def test_numbers_that_are_no_cell_of_the_board_are_illegal(move):
    many, _ = started("rhombus", size=4)
    before = many.tobytes()
    chosen = np.zeros(N, np.int64)
    chosen[3] = move
    assert batch.apply_all(many, chosen, obelisk.game("rhombus").scratch()) == 3
    assert many.tobytes() == before


def test_the_last_cell_is_not_reached_from_below_zero():
    many, _ = started("rhombus", n=1, size=11)
    assert batch.apply_all(many, np.array([-1]), obelisk.game("rhombus").scratch()) == 0
