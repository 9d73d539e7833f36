"""A network for tokens: what it cannot tell apart, what it must, and that it learns, is kept, and comes to a file."""

import numpy as np
import pytest

import obelisk

torch = pytest.importorskip("torch", reason="PyTorch is not installed: no network is trained")

GAME = "micropul"


@pytest.fixture
def run(tmp_path):
    from obelisk.training.run import Run, Settings

    settings = Settings(lanes=4, batch=16, fewest=4, memory=100, duel=0, rate=3e-3)
    return lambda folder="run": Run(obelisk.game(GAME), tmp_path / folder, settings)


@pytest.fixture
def network():
    """Return a network with random weights everywhere, so that nothing is without an influence."""
    from obelisk.training.canvas import Canvas
    from obelisk.training.network import make_network

    game = obelisk.game(GAME)
    torch.manual_seed(1)
    found = make_network(Canvas([game.space()]), game.training).eval()
    shake(found)
    return found


def shake(network):
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.2)


def asked(network, planes, *room):
    with torch.no_grad():
        return [found.numpy() for found in network(torch.from_numpy(planes).float(), *room)]


def some(lanes=16, plies=12, seed=1):
    """Return a batch of games that have begun."""
    batch = obelisk.Batch(obelisk.game(GAME), lanes, seed=seed)
    for _ in range(plies):
        batch.step(batch.sample())
    return batch


def some_positions(run):
    """Let a run have something to learn from: the first of the legal actions is best, and the first seat wins."""
    batch = some()
    masks = batch.mask()
    policies = np.zeros(masks.shape, np.float32)
    policies[np.arange(len(masks)), masks.argmax(1)] = 1
    values = np.where(np.arange(len(masks)) % 2 == 0, 1, -1).astype(np.float32)
    run._memory.add(0, batch.observe(), masks, policies, values)


def test_empty_tokens_change_nothing(network):
    planes = some().observe()
    cut, whole = asked(network, planes), asked(network, planes, network.tokens.n)
    roomy = asked(network, planes, *network.room_for(planes))
    for one, other, third in zip(cut, whole, roomy, strict=True):
        assert one == pytest.approx(other, abs=1e-4)
        assert one == pytest.approx(third, abs=1e-4)
    assert network.room_for(planes)[0] < network.tokens.n


def test_a_position_is_valued_the_same_beside_longer_ones(network):
    short, long = some(2, plies=2).observe(), some(2, plies=30).observe()
    alone, beside = asked(network, short), asked(network, np.concatenate([short, long]))
    for one, other in zip(alone, beside, strict=True):
        assert one == pytest.approx(other[:2], abs=1e-4)


def test_where_the_whole_board_lies_makes_no_difference(network):
    planes = some().observe()
    moved = planes.copy()
    for plane in network.tokens.place:
        moved[:, plane] += 5
    for one, other in zip(asked(network, planes), asked(network, moved), strict=True):
        assert one == pytest.approx(other, abs=1e-4)


def test_where_one_tile_lies_makes_a_difference(network):
    planes = some().observe()
    moved = planes.copy()
    moved[:, network.tokens.place[0], 0, 1] += 20
    assert not np.allclose(asked(network, planes)[1], asked(network, moved)[1], atol=1e-4)


def test_tiles_of_the_hand_in_another_order_are_laid_as_before(network):
    planes = some().observe()
    hand, n = network.tokens.stretch("hand"), network.tokens.kind("hand").n
    turned = planes.copy()
    turned[..., hand] = planes[..., hand][..., ::-1]
    (logits, values), (other_logits, other_values) = asked(network, planes), asked(network, turned)
    part = network.tokens.actions[0]
    shape = len(planes), network.tokens.kind("open").n, n, part.ways
    laying = slice(0, shape[1] * n * part.ways)
    assert values == pytest.approx(other_values, abs=1e-4)
    before, after = logits[:, laying].reshape(shape), other_logits[:, laying].reshape(shape)
    assert before == pytest.approx(after[:, :, ::-1], abs=1e-4)
    assert not np.allclose(before, after, atol=1e-4)


def test_each_legal_action_can_have_a_prior_of_its_own(network):
    batch = some(4)
    logits, masks = asked(network, batch.observe())[0], batch.mask()
    for row, mask in zip(logits, masks, strict=True):
        legal = row[mask]
        assert np.ptp(legal) > 0.01
        assert len(np.unique(legal.round(5))) > 0.8 * len(legal)


def test_at_first_every_position_looks_even(run):
    assert (asked(run().average, some().observe())[1] == 0).all()


def test_losses_fall(run):
    learning = run()
    some_positions(learning)
    for _ in range(80):
        learning.learn()
    (policy_first, value_first), *_, (policy_last, value_last) = (one.tolist() for one in learning._losses)
    assert policy_last < policy_first / 2
    assert value_last < value_first / 2


def test_a_run_goes_on_where_it_was_left_and_plays_what_it_has_learnt(run):
    first = run()
    some_positions(first)
    for _ in range(3):
        first.learn()
    first.publish()
    first.save()
    second = run()
    assert second.progress.steps == 3
    planes = some(seed=2).observe()
    found = [asked(network, planes) for network in (first.average, first.playing, second.average, second.playing)]
    for other in found[1:]:
        for one, two in zip(found[0], other, strict=True):
            assert one == pytest.approx(two, abs=1e-5)


def test_games_against_itself_are_played_and_learnt_from(run):
    from obelisk.training.games import Play
    from obelisk.training.self_play import SelfPlay

    learning = run()
    learning.settings.play = Play(quick=2, full=3, full_share=0.5, astray=60.0)
    learning.publish()
    player = SelfPlay(learning._told, 0)
    learnt = None
    while learnt is None:
        learnt = player.step()
    learning._memory.add(learnt.setup, learnt.planes, learnt.masks, learnt.policies, learnt.values)
    learning.learn()
    assert learning.progress.steps == 1


@pytest.mark.filterwarnings("ignore::FutureWarning")  # PyTorch warns itself
def test_a_network_is_saved_as_a_player_and_another_run_begins_with_it(run, tmp_path):
    for needed in ("onnx", "onnxscript", "onnxruntime"):
        pytest.importorskip(needed)
    from obelisk.training.beginning import begin_with
    from obelisk.training.exporting import export

    trained, path = run(), tmp_path / "tokens.onnx"
    shake(trained.average)
    export(trained, path)
    evaluator = obelisk.evaluator(path)
    for lanes, plies in ((1, 0), (5, 9), (3, 40)):
        batch = some(lanes, plies)
        planes, masks = batch.observe(), batch.mask()
        priors, values = evaluator(planes, masks, batch.seats)
        logits, expected = asked(trained.average, planes)
        weights = np.where(masks, np.exp(logits), 0)
        assert values == pytest.approx(expected, abs=1e-4)
        assert priors == pytest.approx(weights / weights.sum(1, keepdims=True), abs=1e-3)
    start = obelisk.game(GAME).start(seed=1)
    assert obelisk.player("puct", evaluator=path, simulations=8).choose(start) in start.moves()
    fresh = run("fresh")
    begin_with(fresh, path)
    for one, other in zip(asked(fresh.network, planes), asked(trained.average, planes), strict=True):
        assert one == pytest.approx(other, abs=1e-4)
