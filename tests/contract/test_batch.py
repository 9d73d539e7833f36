"""A batch of any game goes as single games do."""

import pytest

import obelisk
from obelisk import Batch
from obelisk.kernel.state import OVER
from tests.helpers import IS_PLAIN, wrap

N = 8
COMPILED = ["bulo", "einstein", "microchip"]
"""Compiling the loops takes long; as plain Python they are run for every game."""


@pytest.mark.parametrize("name", obelisk.games() if IS_PLAIN else COMPILED)
def test_a_batch_goes_as_single_games_do(name):
    """By actions; by moves of the rules where a game has no actions."""
    batch = Batch(obelisk.game(name), N, seed=3, autoreset=False, rolls=False)
    has_actions = batch.game.coding is not None
    positions = [wrap(batch.game, record) for record in batch.records]
    for _ in range(16):
        moves, counts = batch.moves()
        chosen = batch.sample(moves=not has_actions)
        assert batch.seats.tolist() == [position.active[0] if position.active else OVER for position in positions]
        for i, position in enumerate(positions):
            texts = [position.write(int(move)) for move in moves[i, : counts[i]]]
            assert texts == position.moves()
            if position.is_over:
                assert (counts[i], chosen[i]) == (0, 0)
            else:
                move = int(chosen[i]) if has_actions else position.write(int(chosen[i]))
                positions[i] = position.play(move, position.active[0])
        rewards, terminated, truncated = batch.step(chosen) if has_actions else batch.play(chosen)
        assert [record.tobytes() for record in batch.records] == [position.record.tobytes() for position in positions]
        assert terminated.tolist() == [position.is_over for position in positions]
        assert not truncated.any()
        for i, position in enumerate(positions):
            won = position.result.winners if position.result else ()
            assert batch.winners[i] == sum(1 << seat for seat in won)
            if position.result:
                assert batch.points[i].tolist() == list(position.result.points or [0] * position.seats)
            else:
                assert not rewards[i].any()
