"""Environments are pickled and copied in the middle of a game: the copy goes on by itself from there."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pytest

import obelisk

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: its environments are not tested")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: its environments are not tested")

import obelisk.rl  # noqa: E402
from tests.players.bots import example  # noqa: E402
from tests.rl.test_gymnasium import First  # noqa: E402

WAYS = {"pickle": lambda it: pickle.loads(pickle.dumps(it)), "copy": copy.copy, "deepcopy": copy.deepcopy}


@pytest.fixture(params=WAYS)
def copied(request):
    """Return a function that copies an environment: each test runs once for each way to do so."""
    return WAYS[request.param]


def by_turns(env, seed, steps):
    """Play at random, agent by agent, and return all that the agents observe and get."""
    rng, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        observed, reward, is_over, _, _ = env.last()
        seen.append((env.agent_selection, observed["observation"].tobytes(), reward))
        if is_over:
            break
        env.step(rng.choice(np.flatnonzero(observed["action_mask"])))
    return seen


def together(env, seen, seed, steps):
    """Play at random, all agents at once, and return all that they observe and get."""
    rng, told = np.random.default_rng(seed), []
    for _ in range(steps):
        if not env.agents:
            break
        seen, rewards, *_ = env.step(
            {agent: rng.choice(np.flatnonzero(one["action_mask"])) for agent, one in seen.items()}
        )
        told.append((rewards, {agent: one["observation"].tobytes() for agent, one in seen.items()}))
    return told


def single(env, masks, seed, steps):
    """Play at random for one agent, in one game or in many, and return all that it observes and gets."""
    rng, told = np.random.default_rng(seed), []
    for _ in range(steps):
        chosen = [rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in np.atleast_2d(masks)]
        seen, rewards, is_over, _, info = env.step(chosen[0] if np.ndim(masks) == 1 else np.array(chosen))
        masks = info["action_mask"]
        told.append((seen.tobytes(), np.asarray(rewards).tolist(), np.asarray(is_over).tolist()))
        if np.ndim(masks) == 1 and is_over:
            break
    return told


GAMES = [("kono", {}), ("queen", {}), ("abstrakto", {"discard": "secret"})]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_copied_environment_goes_on_agent_by_agent(copied, name, options):
    env = getattr(obelisk.rl, f"{name}_v0").env(**options)
    env.reset(seed=3)
    by_turns(env, 1, 3)
    other = copied(env)
    position = env.session.position
    assert other.session.position == position
    assert other.session.position.history == position.history
    ahead = by_turns(env, 2, 50)
    assert other.session.position == position
    assert by_turns(other, 2, 50) == ahead
    env.reset()
    other.reset()
    assert other.session.position == env.session.position


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_copied_environment_goes_on_with_all_agents_at_once(copied, name, options):
    env = getattr(obelisk.rl, f"{name}_v0").parallel_env(**options)
    seen, _ = env.reset(seed=3)
    other = copied(env)
    ahead = together(env, seen, 2, 50)
    assert len(ahead) > 3
    assert together(other, seen, 2, 50) == ahead


@pytest.mark.parametrize(
    "opponent", ["random", "mcts:simulations=20", First, obelisk.player("mcts:simulations=20,seed=1")]
)
@pytest.mark.parametrize("unwrapped", [False, True])
def test_a_copied_environment_goes_on_against_its_opponent(copied, opponent, unwrapped):
    env = gymnasium.make("obelisk/Kono-v0", opponent=opponent)
    _, info = env.reset(seed=1)
    # A shallow copy of Gymnasium's wrappers wraps the same environment.
    env = env.unwrapped if unwrapped or copied is copy.copy else env
    other = copied(env)
    ahead = single(env, info["action_mask"], 2, 60)
    assert single(other, info["action_mask"], 2, 60) == ahead
    assert env.reset()[0].tobytes() == other.reset()[0].tobytes()


@pytest.mark.parametrize("opponent", ["random", "mcts:simulations=5", First])
def test_a_copied_vector_environment_goes_on_in_all_games(copied, opponent):
    env = gymnasium.make_vec("obelisk/Queen-v0", num_envs=3, opponent=opponent, seat=None)
    _, info = env.reset(seed=1)
    other = copied(env)
    ahead = single(env, info["action_mask"], 2, 30)
    assert any(any(is_over) for *_, is_over in ahead)
    assert single(other, info["action_mask"], 2, 30) == ahead


def test_an_environment_that_was_not_reset_is_pickled_and_copied(copied):
    for env in (
        obelisk.rl.kono_v0.env(),
        obelisk.rl.kono_v0.parallel_env(),
        gymnasium.make("obelisk/Kono-v0").unwrapped,
    ):
        other = copied(env)
        other.reset(seed=1)
        assert getattr(other, "session", other).position == obelisk.game("kono").start()


@pytest.mark.slow
def test_an_environment_goes_on_in_another_process(tmp_path):
    env = obelisk.rl.kono_v0.parallel_env()
    env.reset(seed=1)
    env.step({"player_0": 8, "player_1": 0})
    file = tmp_path / "env.pickle"
    file.write_bytes(pickle.dumps(env))
    code = (
        "import pickle, sys; env = pickle.load(open(sys.argv[1], 'rb')); "
        "print(env.session.position.history, env.session.look(1)[1].nonzero()[0].tolist())"
    )
    done = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=True)
    position = obelisk.game("kono").start().play(8)
    assert done.stdout.strip() == f"{position.history} {position.actions()}"


def test_an_environment_whose_opponent_is_a_program_is_not_pickled_while_that_runs():
    env = gymnasium.make("obelisk/Kono-v0", opponent=example(), seat=1).unwrapped
    env.reset(seed=1)
    with pytest.raises(obelisk.BadRequest) as caught:
        pickle.dumps(env)
    assert caught.value.code == "player/no-copy"
    env.close()
    assert pickle.loads(pickle.dumps(env)).position == env.position
