"""What is taken for an evaluator: functions, ONNX files, PyTorch modules; and the player that searches with one."""

import pickle
import sys
from functools import partial

import numpy as np
import pytest

import obelisk
from obelisk.evaluators.networks import priors_of
from tests.helpers import play_all, position_from

ACTIONS = 56
"""Of Bulo."""
SHAPE = (2, 4, 4)


def uniform(observations, masks, seats):
    return masks, np.zeros(len(seats))


@pytest.fixture(scope="module")
def weights():
    rng = np.random.default_rng(1)
    return rng.normal(size=(np.prod(SHAPE), ACTIONS)).astype(np.float32), rng.normal(size=ACTIONS).astype(np.float32)


def by_hand(weights, observations, masks):
    """Return what the network of `saved` says, worked out here."""
    flat = observations.reshape(len(observations), -1).astype(np.float32)
    raised = np.exp(flat @ weights[0] + weights[1]) * masks
    return raised / raised.sum(axis=1, keepdims=True), np.tanh(flat.mean(axis=1))


def saved(folder, weights, *, extra=(), shape=SHAPE):
    """Write an ONNX file: one layer for the logits, the mean of everything for the value; return its path."""
    onnx = pytest.importorskip("onnx")
    helper, kinds = onnx.helper, onnx.TensorProto
    nodes = [
        helper.make_node("Flatten", ["observations"], ["flat"], axis=1),
        helper.make_node("Gemm", ["flat", "weights", "bias"], ["logits"]),
        helper.make_node("ReduceMean", ["flat", "axes"], ["mean"], keepdims=0),
        helper.make_node("Tanh", ["mean"], ["values"]),
    ]
    graph = helper.make_graph(
        nodes,
        "net",
        [helper.make_tensor_value_info("observations", kinds.FLOAT, ["n", *shape]), *extra],
        [
            helper.make_tensor_value_info("logits", kinds.FLOAT, ["n", ACTIONS]),
            helper.make_tensor_value_info("values", kinds.FLOAT, ["n"]),
        ],
        [
            onnx.numpy_helper.from_array(weights[0], "weights"),
            onnx.numpy_helper.from_array(weights[1], "bias"),
            onnx.numpy_helper.from_array(np.array([1]), "axes"),
        ],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=10)
    path = folder / "net.onnx"
    onnx.save(model, path)
    return path


@pytest.fixture
def asked():
    """Observations, masks and seats of some positions of Bulo."""
    batch = obelisk.Batch(obelisk.game("bulo"), 5, seed=1)
    batch.step(batch.sample())
    assert batch.space.actions == ACTIONS
    assert batch.space.observation == SHAPE
    return batch.observe(), batch.mask(), batch.seats


def refusal(source, code, **options):
    with pytest.raises(obelisk.BadRequest) as caught:
        obelisk.evaluator(source, **options)
    assert caught.value.code == code
    assert caught.value.explain("ja") != caught.value.explain("en")
    return caught.value


def test_the_network_of_a_file_is_evaluated_right(tmp_path, weights, asked):
    pytest.importorskip("onnxruntime")
    evaluator = obelisk.evaluator(saved(tmp_path, weights))
    priors, values = evaluator(*asked)
    expected = by_hand(weights, *asked[:2])
    assert priors == pytest.approx(expected[0], abs=1e-6)
    assert values == pytest.approx(expected[1], abs=1e-6)
    again = pickle.loads(pickle.dumps(evaluator))(*asked)
    assert np.array_equal(again[0], priors)
    assert obelisk.evaluator(uniform) is uniform


def test_a_network_may_take_masks_and_seats_as_well_and_nothing_else(tmp_path, weights, asked):
    pytest.importorskip("onnxruntime")
    onnx = pytest.importorskip("onnx")
    kinds = {"masks": onnx.TensorProto.BOOL, "seats": onnx.TensorProto.INT64, "hopes": onnx.TensorProto.FLOAT}
    more = {name: onnx.helper.make_tensor_value_info(name, kind, ["n"]) for name, kind in kinds.items()}
    more["masks"] = onnx.helper.make_tensor_value_info("masks", kinds["masks"], ["n", ACTIONS])
    path = saved(tmp_path, weights, extra=[more["masks"], more["seats"]])
    assert obelisk.evaluator(path)(*asked)[0] == pytest.approx(by_hand(weights, *asked[:2])[0], abs=1e-6)
    assert "hopes" in str(refusal(saved(tmp_path, weights, extra=[more["hopes"]]), "evaluator/inputs"))


def test_files_that_are_no_networks_for_the_game_are_refused(tmp_path, weights, asked, monkeypatch):
    pytest.importorskip("onnxruntime")
    assert "nowhere.onnx" in str(refusal(str(tmp_path / "nowhere.onnx"), "evaluator/broken"))
    (tmp_path / "bad.onnx").write_bytes(b"no network")
    refusal(tmp_path / "bad.onnx", "evaluator/broken")
    refusal("net.pt", "evaluator/file")
    refusal(3, "evaluator/kind")
    refusal(uniform, "evaluator/options", device="cpu")
    other = obelisk.evaluator(saved(tmp_path, weights, shape=(2, 2, 8)))
    with pytest.raises(obelisk.BadRequest, match="made for this game"):
        other(*asked)
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    assert "pip install" in str(refusal(saved(tmp_path, weights), "evaluator/no-onnxruntime"))


def test_what_is_not_legal_has_no_prior_however_high_its_logit():
    masks = np.array([[True, False, True], [False, True, False]])
    priors = priors_of(np.array([[1000.0, 2000.0, 1000.0], [-1e30, -1e30, 5.0]]), masks)
    assert priors.tolist() == [[0.5, 0, 0.5], [0, 1, 0]]
    with pytest.raises(obelisk.BadRequest, match="a row of actions"):
        priors_of(np.zeros((2, 4)), masks)


def test_a_module_is_asked_as_it_evaluates_and_goes_on_being_trained(weights, asked):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")

    class Net(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = torch.nn.Linear(int(np.prod(SHAPE)), ACTIONS)
            self.layer.weight.data = torch.from_numpy(weights[0].T.copy())
            self.layer.bias.data = torch.from_numpy(weights[1])
            self.dropout = torch.nn.Dropout(0.5)

        def forward(self, observations):
            flat = observations.flatten(1)
            return self.layer(self.dropout(flat)), torch.tanh(flat.mean(1))

    net = Net().train()
    priors, values = obelisk.evaluator(net, device="cpu")(*asked)
    expected = by_hand(weights, *asked[:2])
    assert priors == pytest.approx(expected[0], abs=1e-6)
    assert values == pytest.approx(expected[1], abs=1e-6)
    assert net.training
    searches = obelisk.Searches(obelisk.game("bulo"), 2, evaluator=net, seed=1)
    assert searches.run(5) == 10


# The player


def test_the_player_finds_a_win_and_tells_its_reasons():
    bulo = position_from(
        "bulo",
        """
        . . . #
        . . . .
        . . . .
        # # . .
        """,
    )
    searcher = obelisk.player("puct", evaluator=uniform, simulations=50, seed=1)
    assert searcher.choose(bulo) == "a1b1"
    best, *others = searcher.analyse(bulo)
    assert (best.move, best.value) == ("a1b1", 1)
    assert {best.move, *(other.move for other in others)} == set(bulo.moves())
    assert best.reason.explain("ja")
    assert all(0 <= other.value < 1 for other in others)


def test_the_player_keeps_what_it_knows_of_the_game_it_plays():
    searcher = obelisk.player("puct", evaluator=uniform, simulations=400, seed=1)
    start = obelisk.game("bulo").start()
    mine, theirs = searcher.consider(start)[0].line[:2]
    later = play_all(start, f"{mine} {theirs}")
    assert sum(found.visits for found in searcher.consider(later)) > 400
    # The same position once more begins anew: one simulation values its root.
    assert sum(found.visits for found in searcher.consider(later)) == 399


def test_the_player_ends_in_time_and_when_it_is_called_off():
    start = obelisk.game("bulo").start()
    assert obelisk.player("puct", evaluator=uniform, seconds=0.01, seed=1).choose(start) in start.moves()
    searcher = obelisk.player("puct", evaluator=lambda *asked: (searcher.cancel(), uniform(*asked))[1], seconds=600)
    assert searcher.choose(start) in start.moves()


def test_the_same_seed_gives_the_same_choice_and_temperature_others():
    start = obelisk.game("bulo").start()

    def chosen(**options):
        made = obelisk.player("puct", evaluator=uniform, simulations=30, **options)
        return [made.choose(start) for _ in range(6)]

    assert chosen(seed=3) == chosen(seed=3)
    assert len(set(chosen(seed=3, temperature=1.0, noise=0.25))) > 1


def test_the_player_needs_an_evaluator_and_is_not_offered_without():
    assert "puct" not in obelisk.players.names()
    with pytest.raises(obelisk.UnknownPlayer, match=r"puct:evaluator=net\.onnx"):
        obelisk.player("puct")


def test_networks_and_functions_play_in_the_arena(tmp_path, weights):
    pytest.importorskip("onnxruntime")
    text = f"puct:evaluator={saved(tmp_path, weights)},simulations=8"
    made = partial(obelisk.player, "puct", evaluator=uniform, simulations=8)
    report = obelisk.arena.play("bulo", [text, made], games=4, seed=1, processes=1)
    assert sum(standing.won for standing in report.standings) == 4
    assert {standing.player for standing in report.standings} == {text, "player"}
