"""The loop of examples/alphazero.py runs, and what it has learnt plays."""

import importlib.util
import sys
from pathlib import Path

import pytest

import obelisk

EXAMPLE = Path(__file__).parents[2] / "examples" / "alphazero.py"


@pytest.fixture(scope="module")
def alphazero():
    pytest.importorskip("torch", reason="PyTorch is not installed: the example that learns is not run")
    spec = importlib.util.spec_from_file_location("alphazero", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    sys.modules["alphazero"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    yield module
    del sys.modules["alphazero"]


def test_some_steps_of_self_play_are_learnt_from(alphazero, capsys):
    small = {
        "steps": 14,
        "lanes": 8,
        "simulations": 8,
        "players": 1,
        "batch": 32,
        "width": 32,
        "judged": 20,
        "games": 2,
    }
    share = alphazero.main([text for key, value in small.items() for text in (f"--{key}", str(value))])
    told = capsys.readouterr().out
    assert 0 < share <= 1
    assert "after a search" in told
    assert "of 2 games" in told


def test_a_network_is_saved_as_a_player(alphazero, tmp_path):
    for needed in ("onnxscript", "onnxruntime"):
        pytest.importorskip(needed)
    bulo, path = obelisk.game("bulo"), tmp_path / "bulo.onnx"
    network = alphazero.Network(bulo.space(), 32).eval()
    alphazero.save(network, bulo.space(), str(path))
    batch = obelisk.Batch(bulo, 5, seed=1)
    asked = batch.observe(), batch.mask(), batch.seats
    for found, expected in zip(obelisk.evaluator(path)(*asked), obelisk.evaluator(network)(*asked), strict=True):
        assert found == pytest.approx(expected, abs=1e-5)
    start = bulo.start()
    assert obelisk.player("puct", evaluator=path, simulations=8).choose(start) in start.moves()


def test_the_judge_knows_which_moves_keep_the_value(alphazero):
    positions, right = alphazero.examination(obelisk.game("bulo"), 30, seed=1)
    assert positions
    for position, row in zip(positions, right, strict=True):
        kept = {move for move in position.moves() if obelisk.solve(position.play(move)).value == "loss"}
        assert {position.move(int(action)) for action in row.nonzero()[0]} == kept
        assert 0 < len(kept) < len(position.moves())
