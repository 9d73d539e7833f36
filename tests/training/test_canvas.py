"""Boards of several sizes on one canvas: nothing gets lost, and turning a board is the same there."""

import numpy as np
import pytest

import obelisk
from obelisk.training.canvas import Canvas

SIZES = (4, 6)


@pytest.fixture(scope="module")
def canvas():
    return Canvas([obelisk.game("rhombus").space(size=size) for size in SIZES])


def some(size):
    """Return observations, masks and numbers for all actions, in positions of random games."""
    batch = obelisk.Batch(obelisk.game("rhombus"), 5, seed=1, size=size)
    for _ in range(5):
        batch.step(batch.sample())
    return batch.observe(), batch.mask(), np.random.default_rng(1).random((5, size * size))


def test_a_board_lies_in_the_first_rows_and_columns(canvas):
    planes, masks, _ = some(4)
    laid = canvas.lay(0, planes)
    assert laid.shape == (5, 3, 6, 6)
    assert (laid[:, :, :4, :4] == planes).all()
    assert laid.sum() == planes.sum()
    assert (canvas.lay_actions(0, masks).reshape(5, 6, 6)[:, :4, :4] == masks.reshape(5, 4, 4)).all()


@pytest.mark.parametrize("setup", range(len(SIZES)))
def test_what_is_turned_on_the_canvas_is_what_is_turned_and_laid_there(canvas, setup):
    planes, masks, numbers = some(SIZES[setup])
    (turned,) = obelisk.game("rhombus").space(size=SIZES[setup]).symmetries
    cells, actions = canvas.symmetries()
    laid = canvas.lay(setup, planes).reshape(5, 3, -1)
    assert (laid[:, :, cells[setup, 1]] == canvas.lay(setup, turned.of_observation(planes)).reshape(5, 3, -1)).all()
    for given in (masks, numbers):
        laid = canvas.lay_actions(setup, given)
        assert (laid[:, actions[setup, 1]] == canvas.lay_actions(setup, turned.of_actions(given))).all()
        assert (laid[:, actions[setup, 0]] == laid).all()


def test_actions_that_are_no_cells_come_last():
    space = obelisk.game("abstrakto").space()
    canvas = Canvas([space])
    assert (canvas.action_planes, canvas.other_actions) == (1, 11)
    numbers = np.arange(space.actions, dtype=np.float32)[None]
    assert (canvas.lay_actions(0, numbers) == numbers).all()


def test_games_of_different_kinds_do_not_fit_on_one_canvas():
    with pytest.raises(ValueError, match="do not fit"):
        Canvas([obelisk.game("rhombus").space(size=4), obelisk.game("kono").space()])
