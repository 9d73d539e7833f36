"""Gymnasium's vector environments: many games at once, each as a single environment would play it."""

import pickle
import warnings

import numpy as np
import pytest

import obelisk

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: its environments are not tested")

from gymnasium.vector import AutoresetMode  # noqa: E402 (only where it is installed)
from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: E402

import obelisk.rl  # noqa: E402

N = 5


class First(obelisk.Player):
    def choose(self, position, seat=None):
        return position.moves(seat)[0]


def made(name, n=N, **options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return gymnasium.make_vec(f"obelisk/{name}-v0", num_envs=n, **options)


def legal(masks, rng):
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def run(env, steps, seed):
    """Return all that a random agent is told."""
    rng = np.random.default_rng(seed)
    told = [env.reset(seed=seed)]
    for _ in range(steps):
        told.append(env.step(legal(env.unwrapped.action_masks(), rng)))
    return told


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("Kono", {}),
        ("Rhombus", {"size": 3, "seat": None, "threads": 2}),
        ("Queen", {"seat": 1}),
        ("Queen", {"opponent": First, "seat": None}),
    ],
)
def test_what_an_environment_tells_lies_in_its_spaces(name, options):
    env = made(name, **options)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert (env.num_envs, env.action_space.shape) == (N, (N,))
    for seen, *rest, info in run(env, 40, seed=3):
        assert seen in env.observation_space
        assert all(one in env.single_observation_space for one in seen)
        assert info["action_mask"].shape == (N, env.single_action_space.n)
        assert (info["action_mask"].sum(axis=1) > 0).all()
        for part in rest:
            assert part.shape == (N,)
    env.close()


def test_games_go_as_in_the_single_environment():
    many = made("Kono", 3, opponent=First, seat=1)
    single = [gymnasium.make("obelisk/Kono-v0", opponent=First, seat=1) for _ in range(3)]
    rng = np.random.default_rng(1)
    seen, info = many.reset(seed=1)
    for i, env in enumerate(single):
        assert np.array_equal(env.reset(seed=1)[0], seen[i])
    ended = 0
    for _ in range(60):
        actions = legal(info["action_mask"], rng)
        seen, rewards, terminated, truncated, info = many.step(actions)
        assert not truncated.any()
        for i, env in enumerate(single):
            last, reward, is_over, _, _ = env.step(actions[i])
            assert (reward, is_over) == (rewards[i], terminated[i])
            if is_over:
                assert np.array_equal(info["final_obs"][i], last)
                assert info["_final_obs"][i]
                last = env.reset()[0]
                ended += 1
            assert np.array_equal(last, seen[i])
    assert ended > 2


def test_a_seed_decides_everything_whoever_plays():
    for options in ({}, {"opponent": "mcts:simulations=3"}):
        one, other = (made("Queen", seat=None, **options) for _ in range(2))
        for told, same in zip(run(one, 20, seed=4), run(other, 20, seed=4), strict=True):
            for part, equal in zip(told[:-1], same[:-1], strict=True):
                assert np.array_equal(part, equal)
        first, another = one.reset(seed=5)[0], one.reset(seed=6)[0]
        assert not np.array_equal(first, another)


def test_without_a_seed_games_differ():
    seats = [made("Rhombus", 30, size=2, seat=None).reset()[1]["seat"].tolist() for _ in range(2)]
    assert seats[0] != seats[1]


def test_the_next_game_begins_in_the_next_step_if_that_is_the_mode():
    env = made("Rhombus", 4, size=2, autoreset_mode="NextStep")
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(2)
    env.reset(seed=2)
    start = obelisk.game("rhombus").start(size=2).observe(0)
    was_over, begun = np.zeros(4, bool), 0
    for _ in range(20):
        seen, rewards, terminated, _, _ = env.step(legal(env.unwrapped.action_masks(), rng))
        for lane in np.flatnonzero(was_over):
            assert np.array_equal(seen[lane], start)
            assert (rewards[lane], terminated[lane]) == (0, False)
            begun += 1
        assert not env.unwrapped.action_masks()[terminated].any()
        assert (rewards[terminated] != 0).all()
        was_over = terminated
    assert begun > 3


def test_games_that_are_over_wait_for_a_reset_if_that_is_the_mode():
    env = made("Rhombus", 4, size=2, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(4, int))
    rng = np.random.default_rng(2)
    env.reset(seed=2)
    over = np.zeros(4, bool)
    while not over.any():
        over = env.step(legal(env.unwrapped.action_masks(), rng))[2]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(legal(env.unwrapped.action_masks(), rng))
    before = env.unwrapped.batch.records[~over].tobytes()
    env.reset(options={"reset_mask": over})
    assert env.unwrapped.batch.records[~over].tobytes() == before
    assert env.unwrapped.action_masks().any(axis=1).all()


def test_an_illegal_action_loses_its_own_game_only():
    env = made("Rhombus", 3, size=3)
    _, info = env.reset(seed=1)
    actions = legal(info["action_mask"], np.random.default_rng(1))
    actions[1] = 99
    _, rewards, terminated, _, info = env.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert terminated.tolist() == [False, True, False]
    assert info["final_info"]["illegal"].tolist() == [False, True, False]
    assert info["action_mask"][1].sum() == 9
    refusing = made("Rhombus", 3, size=3, illegal="refuse")
    refusing.reset(seed=1)
    before = refusing.unwrapped.batch.records.tobytes()
    with pytest.raises(obelisk.IllegalMove) as caught:
        refusing.step(actions)
    assert caught.value.facts["number"] == 1
    assert refusing.unwrapped.batch.records.tobytes() == before
    for wrong in (np.zeros(2, int), np.zeros(3)):
        with pytest.raises(obelisk.BadRequest):
            refusing.step(wrong)


def test_a_game_may_be_cut_off():
    env = made("Kono", 3, max_plies=4)
    told = run(env, 2, seed=1)
    assert told[1][3].tolist() == [False] * 3
    assert told[2][3].tolist() == [True] * 3
    assert told[2][2].tolist() == [False] * 3
    assert not told[2][1].any()


def test_wrappers_of_gymnasium_count_episodes():
    env = RecordEpisodeStatistics(made("Rhombus", size=2))
    lengths = [info["episode"]["l"][over] for _, _, over, _, info in run(env, 20, seed=1)[1:] if over.any()]
    assert lengths
    assert all(1 <= length <= 2 for found in lengths for length in found)


def test_every_game_is_drawn_for_the_agent(capsys):
    texts = made("Rhombus", 2, size=2, render_mode="ansi")
    texts.reset(seed=1)
    assert len(texts.render()) == 2
    assert all("1" in text for text in texts.render())
    pixels = made("Rhombus", 2, size=2, render_mode="rgb_array")
    pixels.reset(seed=1)
    assert [frame.shape[2] for frame in pixels.render()] == [3, 3]
    people = made("Rhombus", 1, size=2, render_mode="human")
    people.reset(seed=1)
    capsys.readouterr()
    people.step(legal(people.unwrapped.action_masks(), np.random.default_rng(1)))
    assert capsys.readouterr().out
    assert made("Rhombus", 2, size=2).render() is None


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"seat": True}, {"opponent": [First()] * 2}, {"opponent": "nobody"}])
def test_settings_that_make_no_sense_are_refused(wrong):
    with pytest.raises(obelisk.ObeliskError):
        made("Rhombus", size=2, **wrong)


def test_what_makes_an_environment_can_be_pickled():
    env = made("Rhombus", 2, size=2)
    again = gymnasium.make_vec(pickle.loads(pickle.dumps(env.spec)))
    assert again.num_envs == 2
