"""Searches with an evaluator: what they find, what the evaluator is shown, and what nothing may depend on."""

import copy
import pickle

import numpy as np
import pytest

import obelisk
from obelisk.kernel.search import nodes
from tests.helpers import play_all, position_from


@pytest.fixture
def cards(offer):
    """A game for three with hidden cards, in the catalogue for one test."""
    offer("obelisk.games", toy_coded="toy_coded:GAME")


def uniform(observations, masks, seats):
    return masks, np.zeros(len(seats))


def searches(name="bulo", lanes=1, *, evaluator=uniform, seed=1, **options):
    return obelisk.Searches(obelisk.game(name), lanes, evaluator=evaluator, seed=seed, **options)


def searched(positions, simulations, **options):
    """Return searches of some positions, after so many simulations."""
    found = searches(positions[0].game.name, len(positions), setup=positions[0].setup, **options)
    found.place(positions)
    found.run(simulations)
    return found


def children(tree, node=nodes.ROOT):
    """Return the numbers of the nodes below a node."""
    found, child = [], tree[node].first_child
    while child != nodes.NONE:
        found.append(int(child))
        child = tree[child].next_sibling
    return found


def late_positions(most=40):
    """Return positions of six pieces of Bulo in which at most one move in three wins, with the moves that do."""
    found = []
    for seed in range(most):
        chance = obelisk.player("random", seed=seed)
        position = obelisk.game("bulo").start()
        while int(position.record.pieces).bit_count() > 6:
            position = position.play(chance.choose(position))
        winning = {move for move in position.moves() if obelisk.solve(position.play(move)).value == "loss"}
        if winning and 3 * len(winning) <= len(position.moves()):
            found.append((position, winning))
    return found


# What is found


def test_a_win_in_one_is_found_and_proven_without_any_knowledge():
    bulo = position_from(
        "bulo",
        """
        . . . #
        . . . .
        . . . .
        # # . .
        """,
    )
    found = searched([bulo], 50)
    assert bulo.move(int(found.best()[0])) == "a1b1"
    assert found.proven[0]
    assert found.values()[0] == 1
    assert found.policy()[0, found.best()[0]] == 1


def test_moves_that_win_against_the_best_answers_are_proven():
    positions, winning = zip(*late_positions(), strict=True)
    assert len(positions) >= 20
    found = searched(positions, 3000)
    chosen = [position.move(int(action)) for position, action in zip(positions, found.best(), strict=True)]
    assert all(found.proven)
    assert all(move in moves for move, moves in zip(chosen, winning, strict=True))
    # What a network is to learn from them are these moves and no others.
    for position, policy, moves in zip(positions, found.policy(), winning, strict=True):
        assert {position.move(int(action)) for action in np.flatnonzero(policy)} <= moves


def test_an_evaluator_that_knows_a_move_leads_the_search_there():
    start = obelisk.game("bulo").start()
    liked = start.actions()[7]

    def fond(observations, masks, seats):
        return np.where(np.arange(masks.shape[1]) == liked, 1.0, 0.01) * masks, np.zeros(len(seats))

    found = searched([start], 60, evaluator=fond)
    assert found.best()[0] == liked
    assert found.visits()[0, liked] > 30


def test_values_go_from_minus_one_to_one_for_the_seat_that_acts():
    def hopeful(observations, masks, seats):
        return masks, np.full(len(seats), 0.5)

    found = searches(evaluator=hopeful)
    found.run(1)
    assert found.values()[0] == pytest.approx(0.5)
    # One ply later the other seat hopes: for the first that is as much less.
    found.run(1)
    assert found.values()[0] == pytest.approx(-0.5)
    assert found.action_values()[0][found.visits()[0] == 1] == pytest.approx(-0.5)


@pytest.mark.usefixtures("cards")
def test_each_of_three_seats_is_valued_for_itself():
    def by_seat(observations, masks, seats):
        return masks, np.tile([1.0, -0.5, -0.5], (len(seats), 1))

    def by_actor(observations, masks, seats):
        return masks, np.where(seats == 0, 1.0, -0.5)

    for evaluator in (by_seat, by_actor):
        found = searches("toy-coded", 3, evaluator=evaluator)
        values = []
        for _ in range(3):
            found.run(1)
            values += [found.values()[0]]
            found.step(found.choose())
        assert values == pytest.approx([1, -0.5, -0.5])


def test_what_chance_brings_is_drawn_by_its_weight():
    found = searches("einstein")
    found.run(2000)
    tree = found.trees[0]
    tried = children(tree)[0]
    rolled = [int(tree[node].visits) for node in children(tree, tried)]
    assert {int(tree[node].mover) for node in children(tree, tried)} == {-1}
    assert len(rolled) == 6
    assert min(rolled) > 0.5 * max(rolled) > 0


# What the evaluator is shown


class Witness:
    """An evaluator that knows nothing, and remembers what it was shown."""

    def __init__(self):
        self.shown = []

    def __call__(self, observations, masks, seats):
        self.shown += [
            (planes.copy(), mask.copy(), int(seat))
            for planes, mask, seat in zip(observations, masks, seats, strict=True)
        ]
        return uniform(observations, masks, seats)


def test_the_evaluator_sees_what_the_seat_to_act_observes():
    witness = Witness()
    start = play_all(obelisk.game("bulo").start(), "a1")
    searched([start], 12, evaluator=witness)
    after = [start, *(start.play(move) for move in start.moves())]
    known = {(p.observe().tobytes(), p.mask().tobytes(), p.active[0]) for p in after if not p.is_over}
    assert {(planes.tobytes(), mask.tobytes(), seat) for planes, mask, seat in witness.shown} <= known
    assert len(witness.shown) == 12
    assert (witness.shown[0][0] == start.observe()).all()


# Three deals that seat 1 cannot tell apart: it holds 5 and 2, and seat 0 has laid 4.
LOOKING_ALIKE = ([4, 1, 5, 2, 3, 6, 7], [4, 7, 5, 2, 1, 3, 6], [4, 6, 5, 2, 7, 3, 1])


@pytest.mark.usefixtures("cards")
def test_the_evaluator_never_sees_what_the_searching_seat_may_not_know():
    shown = []
    for deck in LOOKING_ALIKE:
        position = obelisk.game("toy-coded").start(setup={"players": 3, "deck": deck}).play("k4")
        witness = Witness()
        searched([position], 400, evaluator=witness)
        # Seat 2 may hold any of the four cards that seat 1 does not know, whatever it holds.
        held = [planes[0, 0].nonzero()[0] + 1 for planes, mask, seat in witness.shown if seat == 2]
        assert set(np.concatenate(held)) == {1, 3, 6, 7}
        own = {
            (planes.tobytes(), mask.tobytes()) for planes, mask, seat in witness.shown if mask.sum() == 2 and seat == 1
        }
        assert len(own) == 1
        shown.append(own)
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.usefixtures("cards")
def test_among_hidden_cards_every_move_that_could_be_has_a_prior():
    position = obelisk.game("toy-coded").start(setup={"players": 3, "deck": LOOKING_ALIKE[0]}).play("k4")
    for leaves in (1, 4):
        found = searched([position], 400, leaves=leaves)
        tree = found.trees[0][: found._grove.used[0, 0]]
        assert (tree["prior"] >= 0).all()
        assert (tree["flying"] == 0).all()
        assert set(tree["prior"][children(tree)]) == {0.5}
        assert found.visits().sum() == 399


# Noise and temperature


def test_noise_is_only_in_the_priors_of_the_root():
    found = searches(lanes=2, noise=0.25, evaluator=uniform)
    found.run(200)
    for lane in range(2):
        tree = found.trees[lane]
        at_root = [float(tree[node].prior) for node in children(tree)]
        assert sum(at_root) == pytest.approx(1)
        assert len(set(at_root)) == len(at_root)
        assert min(at_root) >= 0.75 / len(at_root)
        below = [children(tree, node) for node in children(tree) if tree[node].visits > 1]
        assert below
        for group in below:
            assert {float(tree[node].prior) for node in group} == {1 / len(group)}
    assert (found.trees[0]["prior"][:60] != found.trees[1]["prior"][:60]).any()


def test_noise_comes_once_to_a_root_and_again_to_the_next():
    found = searches(noise=0.5)
    found.run(100)
    priors = [float(found.trees[0][node].prior) for node in children(found.trees[0])]
    found.run(100)
    assert [float(found.trees[0][node].prior) for node in children(found.trees[0])] == priors
    found.step(found.best())
    found.run(10)
    kept = [float(found.trees[0][node].prior) for node in children(found.trees[0])]
    assert len(set(kept)) == len(kept)


def test_at_temperature_0_the_best_is_chosen_and_at_1_as_often_as_it_was_tried():
    found = searches(lanes=3, noise=0.25)
    found.run(100)
    visits = found.visits()
    assert (found.choose(0) == found.best()).all()
    assert (found.best() == visits.argmax(axis=1)).all()
    assert (found.policy(0).max(axis=1) == 1).all()
    assert found.policy() == pytest.approx(visits / visits.sum(axis=1, keepdims=True))
    hot, cold = found.policy([2, 1, 0.5])[[0, 2]].max(axis=1)
    assert hot < found.policy()[0].max()
    assert cold > found.policy()[2].max()
    drawn = np.array([found.choose() for _ in range(200)])
    assert (np.take_along_axis(visits, drawn.T, axis=1) > 0).all()
    assert len(set(drawn[:, 0])) > 5


def test_before_anything_was_tried_the_priors_are_the_policy():
    found = searches()
    found.run(1)
    start = obelisk.game("bulo").start()
    assert (found.policy()[0] > 0).tolist() == start.mask().tolist()


# What nothing depends on


def play(lanes, **options):
    """Return what searches find in some moves of self-play."""
    found = searches("bulo", lanes, noise=0.25, **options)
    seen = []
    for _ in range(4):
        found.run(30)
        seen += [found.visits(), found.values()]
        found.step(found.choose())
    return [*seen, found.batch.records.tobytes()]


def test_a_seed_decides_everything_and_the_number_of_threads_nothing():
    one = play(24, threads=1)
    for other in (play(24, threads=3), play(24)):
        for found, again in zip(one, other, strict=True):
            assert np.array_equal(found, again)
    assert not np.array_equal(one[0], play(24, seed=2)[0])


def test_a_lane_does_not_depend_on_its_neighbours():
    one, two = play(1, leaves=3), play(2, leaves=3)
    assert np.array_equal(one[0][0], two[0][0])


def test_several_leaves_at_once_are_as_many_simulations():
    witness = Witness()
    calls = []

    def counting(observations, masks, seats):
        calls.append(len(seats))
        return witness(observations, masks, seats)

    found = searches(lanes=2, leaves=8, evaluator=counting)
    assert found.run(81) == 162
    assert found.visits().sum(axis=1).tolist() == [80, 80]
    assert calls == [2, *[16] * 10]
    assert (found.trees["flying"] == 0).all()
    # They part on their way: hardly a position was asked for twice.
    assert len({planes.tobytes() for planes, _, _ in witness.shown}) > 60


def test_each_lane_may_have_a_budget_of_its_own():
    found = searches(lanes=3)
    found.run([1, 11, 51])
    assert found.visits().sum(axis=1).tolist() == [0, 10, 50]


def test_what_is_known_of_a_position_is_kept_after_the_move():
    found = searches(lanes=2)
    found.run(300)
    before, best = found.visits(), found.best()
    tries = [int(before[lane, best[lane]]) for lane in range(2)]
    found.step(best)
    assert found.visits().sum(axis=1).tolist() == [n - 1 for n in tries]
    found.run(50)
    assert found.visits().sum(axis=1).tolist() == [n + 49 for n in tries]


def test_a_new_game_begins_with_an_empty_tree():
    found = searches("bulo", 2, simulations=20)
    while not found.batch.lengths.any():
        found.run()
        _, terminated, _ = found.step(found.best())
    assert found.visits()[terminated].sum() == 0
    assert found.batch.plies[terminated].tolist() == [0] * terminated.sum()


def test_lanes_can_begin_anew_and_leave_the_others_alone():
    found = searches(lanes=3, noise=0.25)
    found.run(50)
    found.step(found.best())
    found.run(20)
    before, priors = found.visits(), found.trees["prior"].copy()
    found.reset([1])
    found.run(0)
    assert found.batch.plies.tolist() == [1, 0, 1]
    assert found.visits().sum(axis=1).tolist() == [before[0].sum(), 0, before[2].sum()]
    assert (found.trees["prior"][[0, 2]] == priors[[0, 2]]).all()


def test_a_full_tree_goes_on_valuing_its_leaves():
    found = searches(nodes=60)
    assert found.run(100) > 50
    assert found._grove.used[0, 0] <= 60
    assert found.visits().sum() == 99


# What is refused


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (lambda n, a: (np.ones((n, a - 1)), np.zeros(n)), "evaluator/priors-shape"),
        (lambda n, a: (np.ones((n, a)), np.zeros((n, 3))), "evaluator/values-shape"),
        (lambda n, a: np.ones((n, a)), "evaluator/answer"),
        (lambda n, a: (-np.ones((n, a)), np.zeros(n)), "evaluator/priors"),
        (lambda n, a: (np.full((n, a), np.nan), np.zeros(n)), "evaluator/priors"),
        (lambda n, a: (np.ones((n, a)), np.full(n, np.inf)), "evaluator/values"),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused_and_the_search_can_begin_anew(answer, code):
    is_broken = [False]

    def sometimes(observations, masks, seats):
        return answer(*masks.shape) if is_broken[0] else uniform(observations, masks, seats)

    found = searches(evaluator=sometimes)
    found.run(10)
    is_broken[0] = True
    with pytest.raises(obelisk.BadRequest) as caught:
        found.run(5)
    assert caught.value.code == code
    is_broken[0] = False
    found.run(10)
    assert found.visits().sum() == 9


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"evaluator": 3}, "evaluator/kind"),
        ({"evaluator": "net.pt"}, "evaluator/file"),
        ({"noise": 1.5}, "evaluator/part"),
        ({"exploration": -1}, "evaluator/negative"),
        ({"leaves": 0}, "request/number"),
        ({"device": "cuda"}, "request/one-of"),
        ({"simulations": 0}, "request/number"),
        ({"nodes": 2}, "request/number"),
    ],
)
def test_settings_that_make_no_sense_are_refused(options, code):
    with pytest.raises(obelisk.ObeliskError) as caught:
        searches(**options)
    assert caught.value.code == code
    assert caught.value.explain("ja") != caught.value.explain("en")


def test_what_does_not_fit_the_lanes_is_refused():
    found = searches(lanes=2)
    start = obelisk.game("bulo").start()
    for wrong in (
        lambda: found.place([start]),
        lambda: found.place([obelisk.game("trip").start()] * 2),
        lambda: found.place([start, start], seats=[0, 1]),
        lambda: found.run([1, 2, 3]),
        lambda: found.policy(-1),
    ):
        with pytest.raises(obelisk.ObeliskError):
            wrong()
    with pytest.raises(obelisk.IllegalMove):
        found.step([1 << 40, 0])
    assert (found.batch.plies == 0).all()


def test_a_game_whose_moves_cannot_be_listed_is_refused():
    with pytest.raises(obelisk.UnknownPlayer, match="too many moves to list"):
        searches("microchip")


@pytest.mark.parametrize("copied", [lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy])
def test_a_copy_of_searches_goes_on_by_itself_with_their_games_and_trees(copied):
    original = searches("kono", 3, simulations=40, noise=0.25)
    original.run()
    original.step(original.best())
    other = copied(original)
    before = other.visits()
    for _ in range(3):
        original.run()
        original.step(original.best())
    assert np.array_equal(other.visits(), before)
    assert before.any()
    for _ in range(3):
        other.run()
        other.step(other.best())
    assert other.batch.records.tobytes() == original.batch.records.tobytes()
    assert np.array_equal(other.visits(), original.visits())
    assert other.leaves == original.leaves
