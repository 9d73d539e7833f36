"""Many games side by side: each goes as it would alone, and a wrong move stops all of them."""

import numpy as np
import pytest

import obelisk
from obelisk import BadRequest, Batch, IllegalMove

N = 8


def alone(batch):
    """Return the games of a batch as positions."""
    from tests.helpers import wrap

    return [wrap(batch.game, record) for record in batch.records]


@pytest.mark.parametrize("name", obelisk.games())
def test_a_batch_goes_as_single_games_do(name):
    batch = Batch(obelisk.game(name), N, seed=3)
    positions = alone(batch)
    for _ in range(30):
        moves, counts = batch.moves()
        chosen = batch.sample()
        assert batch.seats.tolist() == [position.active[0] if position.active else -1 for position in positions]
        for i, position in enumerate(positions):
            listed = moves[i, : counts[i]]
            assert [position.write(int(move)) for move in listed] == position.moves()
            won = position.result.winners if position.result else ()
            assert batch.winners[i] == sum(1 << seat for seat in won)
            if position.is_over:
                assert (counts[i], chosen[i]) == (0, 0)
            else:
                assert chosen[i] in listed
                positions[i] = position.play(position.write(int(chosen[i])))
        batch.step(chosen)
        assert [record.tobytes() for record in batch.records] == [position.record.tobytes() for position in positions]


def test_games_that_are_over_stay_as_they_are():
    batch = Batch(obelisk.game("bulo"), N, seed=1)
    for _ in range(16):
        batch.step(batch.sample())
    assert (batch.seats == -1).all()
    assert set(batch.winners.tolist()) <= {0b01, 0b10}
    before = batch.records.tobytes()
    batch.step(batch.sample())
    batch.step(np.full(N, 999))
    assert batch.records.tobytes() == before
    assert batch.moves()[1].tolist() == [0] * N


def test_each_game_is_dealt_anew_and_a_seed_decides_all():
    def tiles(seed):
        return [tuple(record.tiles) for record in Batch(obelisk.game("plug-in"), N, seed=seed).records]

    assert len(set(tiles(1))) > N // 2
    assert tiles(1) == tiles(1)
    assert tiles(1) != tiles(2)
    one, other = (Batch(obelisk.game("trip"), N, seed=4) for _ in range(2))
    assert one.sample().tolist() == other.sample().tolist()


def test_a_given_set_up_is_the_same_in_every_game():
    setup = {"macro": "rhombus", "size": 2, "tiles": ["trip", "kono", "bulo", "decapawn"], "obelisk": 1, "sides": 0}
    batch = Batch(obelisk.game("plug-in"), N, setup=setup)
    start = obelisk.game("plug-in").start(setup=setup)
    assert all(record.tobytes() == start.record.tobytes() for record in batch.records)
    assert Batch(obelisk.game("rhombus"), N, size=3).moves()[1].tolist() == [9] * N


@pytest.mark.parametrize("wrong", [-1, 16, 10**9, -(10**9)])
def test_an_illegal_move_is_named_and_no_game_goes_on(wrong):
    batch = Batch(obelisk.game("trip"), N, seed=1)
    before = batch.records.tobytes()
    chosen = batch.sample()
    chosen[5] = wrong
    with pytest.raises(IllegalMove) as caught:
        batch.step(chosen)
    assert caught.value.code == "move/in-batch"
    assert (caught.value.facts["number"], caught.value.facts["move"]) == (5, wrong)
    assert str(caught.value) == f"{wrong}: this is not a legal move in game 5 of the batch; no move was made."
    assert "対局 5" in caught.value.explain("ja")
    assert batch.records.tobytes() == before


def test_a_move_that_is_legal_in_another_game_is_no_excuse():
    batch = Batch(obelisk.game("trip"), 2, seed=1)
    batch.step(np.array([0, 15]))
    before = batch.records.tobytes()
    with pytest.raises(IllegalMove):
        batch.step(np.array([15, 15]))
    assert batch.records.tobytes() == before
    batch.step(np.array([15, 0]))


@pytest.mark.parametrize("chosen", [np.zeros(N - 1), np.zeros(N + 1), np.zeros((N, 1)), np.zeros(()), [0], []])
def test_moves_of_another_shape_are_refused_and_nothing_is_changed(chosen):
    batch = Batch(obelisk.game("trip"), N, seed=1)
    before = batch.records.tobytes()
    with pytest.raises(BadRequest) as caught:
        batch.step(chosen)
    assert caught.value.code == "request/shape"
    assert str(N) in str(caught.value)
    assert batch.records.tobytes() == before


@pytest.mark.parametrize("chosen", [np.full(N, 0.5), ["a1"] * N, [None] * N, np.full(N, np.nan)])
def test_moves_that_are_no_whole_numbers_are_refused_and_nothing_is_changed(chosen):
    batch = Batch(obelisk.game("trip"), N, seed=1)
    before = batch.records.tobytes()
    with pytest.raises((BadRequest, IllegalMove)):
        batch.step(chosen)
    assert batch.records.tobytes() == before


@pytest.mark.parametrize("n", [0, -1, 1.5, True, "4", None])
def test_a_batch_has_at_least_one_game(n):
    with pytest.raises(BadRequest) as caught:
        Batch(obelisk.game("trip"), n)
    assert caught.value.code == "request/number"
    assert repr(n) in str(caught.value)
