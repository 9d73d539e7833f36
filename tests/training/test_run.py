"""A run learns, is kept, goes on, and comes to a file that plays."""

import json

import numpy as np
import pytest

import obelisk

torch = pytest.importorskip("torch", reason="PyTorch is not installed: no network is trained")


@pytest.fixture
def run(tmp_path):
    from obelisk.training.run import Run, Settings

    settings = Settings(lanes=4, batch=8, fewest=4, memory=100, duel=0)
    return lambda: Run(obelisk.game("bulo"), tmp_path / "run", settings)


def some_positions(run):
    """Let a run have something to learn from."""
    batch = obelisk.Batch(obelisk.game("bulo"), 16, seed=1)
    masks = batch.mask()
    policies = masks / masks.sum(1, keepdims=True)
    run._memory.add(0, batch.observe(), masks, policies.astype(np.float32), np.ones(16, np.float32))


def test_a_run_goes_on_where_it_was_left(run):
    first = run()
    some_positions(first)
    for _ in range(3):
        first.learn()
    first.note()
    first.save()
    second = run()
    assert second.progress.steps == 3
    for one, other in zip(second.average.parameters(), first.average.parameters(), strict=True):
        assert torch.equal(one, other)
    assert json.loads((second.folder / "log.jsonl").read_text())["steps"] == 3


def test_who_plays_finds_what_who_learns_has_learnt(run):
    learning = run()
    some_positions(learning)
    for _ in range(3):
        learning.learn()
    learning.publish()
    batch = obelisk.Batch(obelisk.game("bulo"), 5, seed=2)
    planes = torch.from_numpy(batch.observe()).float()
    with torch.no_grad():
        for one, other in zip(learning.average(planes), learning.playing(planes), strict=True):
            assert one.numpy() == pytest.approx(other.numpy(), abs=1e-4)


def test_a_small_board_on_the_canvas_is_valued_like_the_board_alone(tmp_path):
    from obelisk.training.run import Run, Settings

    run = Run(obelisk.game("rhombus"), tmp_path, Settings(memory=10, duel=0))
    batch = obelisk.Batch(obelisk.game("rhombus"), 3, seed=1, size=5)
    for _ in range(6):
        batch.step(batch.sample())
    setup = next(number for number, options in enumerate(run.setups) if options["size"] == 5)
    alone = torch.from_numpy(batch.observe()).float()
    laid = torch.from_numpy(run.canvas.lay(setup, batch.observe())).float()
    run.average.value.weight.data.normal_()
    with torch.no_grad():
        (logits, values), (laid_logits, laid_values) = run.average(alone), run.average(laid)
    assert values.numpy() == pytest.approx(laid_values.numpy(), abs=1e-4)
    size = run.canvas.rows
    assert logits.numpy() == pytest.approx(laid_logits.reshape(3, size, size)[:, :5, :5].reshape(3, -1), abs=1e-4)


def test_a_network_that_sees_patches_still_tells_every_cell_apart():
    """15 rows and columns are 8 patches: logits come back cell by cell, and each cell has an influence on its own."""
    from obelisk.training.boards import BoardNetwork
    from obelisk.training.canvas import Canvas

    game = obelisk.game("abstrakto")
    torch.manual_seed(1)
    network = BoardNetwork(Canvas([game.space()]), game.training, learns=False).eval()
    blank = torch.zeros(1, *game.space().observation)
    blank[:, -1] = 1
    rows = torch.cat([blank, blank, blank])
    rows[1, 0, 14, 14] = rows[2, 0, 14, 13] = 1
    with torch.no_grad():
        logits, _ = network(rows)
    assert logits.shape[1] == game.space().actions
    blank_one, one, other = logits
    assert not torch.equal(one, blank_one)
    assert not torch.equal(one, other)


@pytest.mark.filterwarnings("ignore::FutureWarning")  # PyTorch warns itself
def test_a_network_is_saved_as_a_player(run, tmp_path):
    for needed in ("onnx", "onnxscript", "onnxruntime"):
        pytest.importorskip(needed)
    from obelisk.training.exporting import export

    trained = run()
    export(trained, tmp_path / "bulo.onnx")
    start = obelisk.game("bulo").start()
    player = obelisk.player("puct", evaluator=tmp_path / "bulo.onnx", simulations=8)
    assert player.choose(start) in start.moves()


def test_a_run_that_begins_with_a_network_finds_what_that_one_finds(run, tmp_path):
    from obelisk.training.beginning import take_weights
    from obelisk.training.run import Run

    before = run()
    some_positions(before)
    for _ in range(5):
        before.learn()
    before.publish()
    fresh = Run(before.game, tmp_path / "fresh", before.settings)
    planes = torch.from_numpy(obelisk.Batch(before.game, 64, seed=2).observe()).float()
    weights = {name: value.numpy() for name, value in before.playing.state_dict().items()}
    take_weights(fresh.network, weights, planes)
    with torch.no_grad():
        for one, other in zip(fresh.network(planes), before.playing(planes), strict=True):
            assert one.numpy() == pytest.approx(other.numpy(), abs=1e-3)


def test_a_file_has_the_weights_of_every_layer(tmp_path):
    from obelisk.players.levels import network_for
    from obelisk.training.beginning import weights_of
    from obelisk.training.run import Run, Settings

    pytest.importorskip("onnx")
    game = obelisk.game("rhombus")
    run = Run(game, tmp_path, Settings(memory=10, duel=0))
    found = weights_of(network_for(game.start(size=11)))
    expected = {name: tuple(value.shape) for name, value in run.playing.state_dict().items()}
    assert {name: found[name].shape for name in expected} == expected
