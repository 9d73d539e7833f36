"""Many games side by side: each goes as it would alone, and a wrong move stops all of them."""

import numpy as np
import pytest

import obelisk
from obelisk import BadRequest, Batch, IllegalMove
from obelisk.kernel.state import OVER
from tests.helpers import wrap

N = 8


def alone(batch):
    """Return the games of a batch as positions."""
    return [wrap(batch.game, record) for record in batch.records]


def test_games_that_are_over_stay_as_they_are_without_auto_reset():
    batch = Batch(obelisk.game("bulo"), N, seed=1, autoreset=False)
    total = np.zeros((N, 2))
    for _ in range(16):
        total += batch.step(batch.sample())[0]
    assert (batch.seats == OVER).all()
    assert set(batch.winners.tolist()) <= {0b01, 0b10}
    assert total.tolist() == [[1, -1] if won == 0b01 else [-1, 1] for won in batch.winners]
    before = batch.records.tobytes()
    rewards, terminated, _ = batch.step(batch.sample())
    assert terminated.all()
    assert not rewards.any()
    batch.step(np.full(N, 999))
    assert batch.records.tobytes() == before
    assert batch.moves()[1].tolist() == [0] * N


def test_the_next_game_begins_in_the_step_that_ends_one():
    batch = Batch(obelisk.game("bulo"), N, seed=1)
    ended = 0
    for _ in range(30):
        records = batch.records.copy()
        actions = batch.sample()
        rewards, terminated, truncated = batch.step(actions)
        assert not truncated.any()
        for lane in np.flatnonzero(terminated):
            last = wrap(batch.game, records[lane]).play(int(actions[lane]))
            assert last.is_over
            assert batch.finals[lane].tobytes() == last.record.tobytes()
            assert rewards[lane].tolist() == [1 if seat in last.result.winners else -1 for seat in (0, 1)]
            assert batch.winners[lane] == 1 << last.result.winners[0]
            assert batch.records[lane].tobytes() == obelisk.game("bulo").start().record.tobytes()
            assert batch.plies[lane] == 0
            assert batch.lengths[lane] > 0
            ended += 1
        assert not rewards[~terminated].any()
        assert (batch.mask().sum(axis=1) > 0).all()
    assert ended >= N


def test_a_game_is_cut_off_after_so_many_plies_and_its_last_position_can_be_observed():
    batch = Batch(obelisk.game("trip"), N, seed=1, max_plies=3)
    for _ in range(2):
        assert not batch.step(batch.sample())[2].any()
    rewards, terminated, truncated = batch.step(batch.sample())
    assert truncated.all()
    assert not terminated.any()
    assert not rewards.any()
    assert batch.plies.tolist() == [0] * N
    assert batch.lengths.tolist() == [3] * N
    assert batch.winners.tolist() == [0] * N
    seen = batch.observe(seats=np.full(N, 1), finals=True)
    assert (seen[:, :2].sum(axis=(1, 2, 3)) == 3).all()
    with pytest.raises(BadRequest):
        batch.observe(finals=True)
    stays = Batch(obelisk.game("trip"), N, seed=1, max_plies=3, autoreset=False)
    for _ in range(5):
        truncated = stays.step(stays.sample())[2]
    assert truncated.all()
    assert (stays.seats == OVER).all()
    assert not stays.mask().any()
    assert not stays.active.any()
    assert (stays.plies == 3).all()


def test_each_game_is_dealt_anew_and_a_seed_decides_all():
    def deals(seed):
        return [record.tobytes() for record in Batch(obelisk.game("microchip"), N, seed=seed, players=2).records]

    assert len(set(deals(1))) > N // 2
    assert deals(1) == deals(1)
    assert deals(1) != deals(2)
    one, other = (Batch(obelisk.game("trip"), N, seed=4) for _ in range(2))
    assert one.sample().tolist() == other.sample().tolist()
    assert len(set(Batch(obelisk.game("trip"), 40, seed=4).sample().tolist())) > 8


def test_what_is_sampled_changes_nothing_of_what_chance_brings():
    one, other = (Batch(obelisk.game("queen"), N, seed=4, max_plies=2) for _ in range(2))
    other.sample()
    for _ in range(5):
        actions = one.sample()
        one.step(actions)
        other.step(actions)
    assert one.records.tobytes() == other.records.tobytes()


def test_what_a_caller_holds_is_never_written_again():
    batch = Batch(obelisk.game("trip"), N, seed=1)
    held = []
    for _ in range(6):
        actions, masks = batch.sample(), batch.mask()
        held.append((actions, actions.copy(), masks[1:3], masks[1:3].copy(), batch.seats, batch.seats.copy()))
        batch.step(actions)
    for first in held:
        for array, copied in zip(first[::2], first[1::2], strict=True):
            assert np.array_equal(array, copied)
    assert len({array.ctypes.data for array, *_ in held}) == len(held)


def test_a_step_can_write_what_comes_after_it():
    asked, told = (Batch(obelisk.game("bulo"), N, seed=4) for _ in range(2))
    masks, planes = told.mask(), told.observe()
    for _ in range(12):
        for part, same in zip(
            asked.step(asked.sample()), told.step(told.sample(), masks=masks, planes=planes), strict=True
        ):
            assert np.array_equal(part, same)
        assert np.array_equal(masks, asked.mask())
        assert np.array_equal(planes, asked.observe())
    before = told.records.tobytes()
    with pytest.raises(BadRequest):
        told.step(told.sample(), masks=planes)
    assert told.records.tobytes() == before


@pytest.mark.parametrize("name", ["kono", "queen"])
def test_no_result_depends_on_the_number_of_threads(name, monkeypatch):
    from obelisk.kernel.lanes import processor

    monkeypatch.setattr(processor, "SMALLEST", 2)
    n = 7
    batches = [Batch(obelisk.game(name), n, seed=2, threads=threads, max_plies=5) for threads in (1, 2, 3, 0)]
    for _ in range(7):
        seen = {(batch.mask().tobytes(), batch.observe().tobytes(), batch.seats.tobytes()) for batch in batches}
        actions = {batch.sample().tobytes() for batch in batches}
        assert (len(seen), len(actions)) == (1, 1)
        done = {tuple(part.tobytes() for part in batch.step(np.frombuffer(*actions, np.int64))) for batch in batches}
        assert len(done) == 1
    assert len({batch.records.tobytes() for batch in batches}) == 1
    lanes = Batch(obelisk.game(name), 5, seed=2)
    assert lanes.records.tobytes() == Batch(obelisk.game(name), n, seed=2).records[:5].tobytes()


def test_some_lanes_begin_anew():
    batch = Batch(obelisk.game("trip"), 4, seed=1)
    batch.step(batch.sample())
    batch.reset([0, 2])
    assert batch.plies.tolist() == [0, 1, 0, 1]
    batch.reset(np.array([False, True, False, False]))
    assert batch.plies.tolist() == [0, 0, 0, 1]
    batch.reset([])
    assert batch.plies.tolist() == [0, 0, 0, 1]
    batch.reset(seed=1)
    assert batch.sample().tolist() == Batch(obelisk.game("trip"), 4, seed=1).sample().tolist()
    for wrong in ([4], [-1], [True, False], [0.5], "all"):
        with pytest.raises(BadRequest):
            batch.reset(wrong)


def test_a_copy_and_a_pickle_go_on_alike_and_on_their_own():
    import pickle

    batch = Batch(obelisk.game("queen"), 3, seed=1, max_plies=9)
    for _ in range(4):
        batch.step(batch.sample())
    before = batch.records.tobytes()
    others = [batch.copy(), pickle.loads(pickle.dumps(batch))]
    for other in others:
        for _ in range(8):
            other.step(other.sample())
    assert batch.records.tobytes() == before
    for _ in range(8):
        batch.step(batch.sample())
    for other in others:
        assert other.records.tobytes() == batch.records.tobytes()
        assert (other.lengths.tolist(), other.max_plies) == (batch.lengths.tolist(), 9)


def test_where_several_seats_are_active_the_caller_may_name_the_one_that_acts():
    batch = Batch(obelisk.game("microchip"), 2, seed=1, players=2, autoreset=False)
    while batch.active.sum() < 4:
        batch.step(batch.sample())
    assert batch.seats.tolist() == [0, 0]
    second = np.array([1, 0])
    batch.step(batch.sample(seats=second), seats=second)
    position = alone(batch)[0]
    assert np.array_equal(batch.observe(seats=second)[0], position.observe(1))
    assert np.array_equal(batch.mask(seats=second)[0], position.mask(1))
    with pytest.raises(IllegalMove):
        batch.step(batch.sample(), seats=np.array([2, 0]))


def test_a_lane_of_which_nobody_is_to_act_stays_as_it_is():
    batch = Batch(obelisk.game("trip"), 3, seed=1)
    before = batch.records.copy()
    seats = np.array([0, OVER, 0])
    actions = batch.sample(seats=seats)
    rewards, terminated, truncated = batch.step(actions, seats=seats)
    assert not any(part.any() for part in (rewards, terminated, truncated))
    assert batch.seats.tolist() == [1, 0, 1]
    assert batch.records[1].tobytes() == before[1].tobytes()
    batch.play(batch.sample(moves=True, seats=[OVER, 0, OVER]), seats=[OVER, 0, OVER])
    assert batch.seats.tolist() == [1, 1, 1]
    assert batch.plies.tolist() == [1, 1, 1]


def test_moves_of_the_rules_are_played_like_actions():
    one, other = (Batch(obelisk.game("kono"), N, seed=3) for _ in range(2))
    for _ in range(6):
        moves = one.sample(moves=True)
        actions = [position.action(position.write(int(move))) for position, move in zip(alone(one), moves, strict=True)]
        for part, same in zip(one.play(moves), other.step(actions), strict=True):
            assert np.array_equal(part, same)
    assert one.records.tobytes() == other.records.tobytes()


def test_chance_is_rolled_unless_the_caller_wants_to():
    rolled = Batch(obelisk.game("queen"), N, seed=1)
    for _ in range(20):
        assert (rolled.seats >= 0).all()
        assert (rolled.mask().sum(axis=1) > 0).all()
        rolled.step(rolled.sample())
    seen = Batch(obelisk.game("queen"), N, seed=1, rolls=False)
    assert (seen.seats == -1).all()
    assert not seen.mask().any()
    seen.step(seen.sample())
    assert seen.plies.tolist() == [1] * N
    assert (seen.seats >= 0).all()


def test_a_given_set_up_is_the_same_in_every_game():
    start = obelisk.game("microchip").start(seed=1, players=2)
    batch = Batch(start.game, N, setup=start.setup)
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
def test_a_batch_has_at_least_one_lane(n):
    with pytest.raises(BadRequest) as caught:
        Batch(obelisk.game("trip"), n)
    assert caught.value.code == "request/number"
    assert repr(n) in str(caught.value)


@pytest.mark.parametrize(
    "wrong", [{"threads": -1}, {"threads": 1.5}, {"max_plies": 0}, {"device": "gpu"}, {"device": None}]
)
def test_settings_that_make_no_sense_are_refused_by_name(wrong):
    with pytest.raises(BadRequest) as caught:
        Batch(obelisk.game("trip"), 2, **wrong)
    assert repr(*wrong.values()) in str(caught.value)
    assert repr(*wrong.values()) in caught.value.explain("ja")


def test_random_games_are_the_same_on_any_number_of_threads():
    game = obelisk.game("bulo")
    assert game.playouts(200, seed=1) == game.playouts(200, seed=1, threads=2) == game.playouts(200, seed=1, threads=0)
    fewer = game.playouts(199, seed=1)
    assert sum(fewer.wins) == 199
    assert 0 < game.playouts(200, seed=1).plies - fewer.plies <= 16
    with pytest.raises(BadRequest):
        game.playouts(1, threads=-1)
    with pytest.raises(BadRequest):
        game.playouts(1, device="tpu")


@pytest.mark.parametrize("seats", [[0, 1, 2, 0], [5, 5, 5, 5], [0, 0, 10**6, 0], [0, 1, -7, 0]])
@pytest.mark.parametrize("ask", ["observe", "mask", "sample", "moves"])
def test_a_seat_that_there_is_not_is_refused_with_its_lane(ask, seats):
    batch = obelisk.Batch("kono", 4, seed=1)
    with pytest.raises(obelisk.ObeliskError) as caught:
        getattr(batch, ask)(seats=seats)
    lane = next(lane for lane, seat in enumerate(seats) if not OVER <= seat < 2)
    assert caught.value.code == "request/seats"
    assert (caught.value.facts["lane"], caught.value.facts["given"]) == (lane, seats[lane])
