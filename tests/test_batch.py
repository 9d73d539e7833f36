"""Many games side by side, from Python."""

import numpy as np
import pytest

import obelisk
from obelisk.batch import Batch


@pytest.mark.parametrize("name", ["trip", "rhombus", "plug-in"])
def test_all_games_of_a_batch_come_to_their_ends(name):
    options = {"size": 2} if name != "trip" else {}
    games = Batch(obelisk.game(name), 5, seed=1, **options)
    steps = 0
    while (games.seats >= 0).any():
        assert steps < 5000
        games.step(games.sample())
        steps += 1
    assert all(won in (0b01, 0b10, 0b11) for won in games.winners)
    _, counts = games.moves()
    assert counts.tolist() == [0] * 5


def test_a_seed_decides_everything():
    def played(seed):
        games = Batch(obelisk.game("plug-in"), 4, seed=seed)
        for _ in range(10):
            games.step(games.sample())
        return games.records.tobytes()

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_a_set_up_and_a_seed_for_the_moves_go_together():
    setup = obelisk.game("plug-in").start(seed=9, size=2).setup
    games = Batch(obelisk.game("plug-in"), 3, seed=1, setup=setup)
    names = [micro.name for micro in games.game.rulebook.parts.micros]
    for record in games.records:
        assert [names[kind] for kind in record.tiles[:4]] == setup["tiles"]


def test_an_illegal_move_is_named_and_nothing_is_changed():
    games = Batch(obelisk.game("rhombus"), 3, seed=1, size=3)
    before = games.records.tobytes()
    for wrong in (9, -1, 121, 10**9):
        with pytest.raises(obelisk.IllegalMove) as caught:
            games.step(np.array([0, 1, wrong]))
        assert caught.value.facts["number"] == 2
        assert str(wrong) in str(caught.value)
        assert games.records.tobytes() == before


@pytest.mark.parametrize("chosen", [[0], [0, 1, 2, 3], [[0, 1, 2]], 0])
def test_each_game_needs_one_move(chosen):
    with pytest.raises(obelisk.BadRequest):
        Batch(obelisk.game("trip"), 3, seed=1).step(np.array(chosen))


@pytest.mark.parametrize("n", [0, -1, 1.5, "3", None, True])
def test_a_batch_has_at_least_one_game(n):
    with pytest.raises(obelisk.BadRequest) as caught:
        Batch(obelisk.game("trip"), n)
    assert caught.value.code == "request/number"
