"""PettingZoo environments: they pass that library's own tests, and play by our rules."""

import importlib
import warnings

import numpy as np
import pytest

import obelisk

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: its environments are not tested")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where pygame is installed, PettingZoo warns of environments of its own
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from pettingzoo.test.seed_test import parallel_seed_test

from gymnasium.error import ResetNeeded

import obelisk.rl

FEW = [
    ("kono", {}),
    ("rhombus", {"size": 3}),
    ("queen", {}),
    ("kalah", {}),
    ("abstrakto", {"discard": "secret"}),
]
"""Steps, a board of several sizes, chance, more turns of one seat, secrets and seats that act at once."""
USUAL = "Observation is not a NumPy array|Observation space for each agent probably should be|.* is all zeros"
"""What PettingZoo says of every environment with masks but those that it knows by name; and where a game is over whose
piece stands on cell 0, as in Queen, seat 0 observes nothing but zeros."""


def module_of(name):
    return getattr(obelisk.rl, f"{name}_v0")


def seeded(env):
    """Return an environment whose random actions are the same in every run."""
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    return env


@pytest.fixture(autouse=True)
def quiet():
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", USUAL)
        yield


def random_game(env, seed):
    """Play at random; return the rewards, and how many steps were made."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards, steps = {}, 0
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
    return rewards, steps


@pytest.mark.parametrize(("name", "options"), FEW)
def test_an_environment_passes_pettingzoos_tests(name, options):
    made = module_of(name)
    api_test(seeded(made.env(**options)), num_cycles=20)
    seed_test(lambda: made.env(**options), num_cycles=10)


@pytest.mark.parametrize(("name", "options"), FEW)
def test_agents_side_by_side_pass_pettingzoos_tests(name, options):
    made = module_of(name)
    parallel_api_test(seeded(made.parallel_env(**options)), num_cycles=10)
    parallel_seed_test(lambda: made.parallel_env(**options), num_cycles=5)


def test_every_game_has_a_module_that_can_be_imported():
    by_name = importlib.import_module("obelisk.rl.kono_v0")
    assert by_name is obelisk.rl.kono_v0
    assert by_name.env().metadata["name"] == "kono_v0"
    modules = {f"{name.replace('-', '_')}_v0" for name in obelisk.games()}
    assert modules <= set(dir(obelisk.rl))
    for name in modules:
        assert callable(getattr(obelisk.rl, name).env)
    with pytest.raises(ImportError):
        importlib.import_module("obelisk.rl.kono_v1")
    with pytest.raises(AttributeError):
        _ = obelisk.rl.chess_v0


def test_a_game_of_another_package_has_environments(toys):
    env = obelisk.rl.toy_race_v0.env()
    rewards, _ = random_game(env, 1)
    assert sum(rewards.values()) == 0


def test_an_agent_observes_what_its_seat_may_know_and_its_legal_actions():
    env = obelisk.rl.kono_v0.env()
    env.reset(seed=1)
    start = obelisk.game("kono").start()
    seen, *_ = env.last()
    assert np.array_equal(seen["observation"], start.observe(0))
    assert seen["action_mask"].dtype == np.int8
    assert np.flatnonzero(seen["action_mask"]).tolist() == start.actions()
    assert not env.observe("player_1")["action_mask"].any()
    env.step(8)
    assert env.agent_selection == "player_1"
    assert np.array_equal(env.last()[0]["observation"], start.play(8).observe(1))
    assert env.session.position == start.play("a1a3")
    assert env.session.position.history == ((0, "a1a3"),)


def test_what_an_agent_does_with_its_observation_changes_nothing():
    env = obelisk.rl.kono_v0.env()
    env.reset()
    seen, *_ = env.last()
    seen["action_mask"][:] = 0
    seen["observation"][:] = 9
    assert env.last()[0]["action_mask"].sum() == 4
    assert env.last()[0]["observation"].max() == 1
    env.step(8)
    assert env.agents == ["player_0", "player_1"]


@pytest.mark.parametrize(("name", "options"), FEW)
def test_the_rewards_at_the_end_are_those_of_the_result(name, options):
    env = module_of(name).env(**options)
    rewards, steps = random_game(env, 3)
    position = env.session.position
    assert position.is_over
    assert steps == sum(seat >= 0 for seat, _ in position.history)
    winners = {f"player_{seat}" for seat in position.result.winners}
    expected = 0 if len(winners) == 2 else 1
    assert rewards == {agent: expected if agent in winners else -1 for agent in ("player_0", "player_1")}


def test_a_seed_decides_what_chance_brings_and_the_games_after_it():
    def queens(env, seed):
        first = env.reset(seed=seed) or env.session.position
        env.reset()
        return first, env.session.position

    env = obelisk.rl.queen_v0.env()
    assert queens(env, 5) == queens(obelisk.rl.queen_v0.env(), 5)
    assert env.session.position.history[0][0] == -1
    assert len({queens(env, seed)[0] for seed in range(6)}) > 1


def test_seats_that_act_at_once_do_so_in_one_step_and_learn_nothing_of_each_other():
    env = obelisk.rl.abstrakto_v0.parallel_env(discard="secret")
    seen, _ = env.reset(seed=1)
    choices = [np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents]
    assert all(len(legal) > 1 for legal in choices)
    after = []
    for other in choices[1][:2]:
        env.reset(seed=1)
        seen, *_ = env.step({"player_0": choices[0][0], "player_1": other})
        after.append(seen["player_0"])
        assert len(env.session.position.history) == 2
    assert np.array_equal(after[0]["observation"], after[1]["observation"])
    assert np.array_equal(after[0]["action_mask"], after[1]["action_mask"])


def test_one_who_is_asked_later_does_not_see_what_the_first_has_chosen():
    env, seen = obelisk.rl.abstrakto_v0.env(discard="secret"), []
    env.reset(seed=1)
    legal = np.flatnonzero(env.last()[0]["action_mask"])
    for action in legal[:2]:
        env.reset(seed=1)
        env.step(action)
        assert env.agent_selection == "player_1"
        seen.append(env.last()[0]["observation"])
    assert np.array_equal(*seen)


def test_an_agent_that_may_not_act_has_one_action_that_does_nothing_and_need_not_give_it():
    env = obelisk.rl.kono_v0.parallel_env()
    seen, _ = env.reset()
    assert np.flatnonzero(seen["player_1"]["action_mask"]).tolist() == [0]
    assert not seen["player_1"]["observation"][-1].any()
    seen, rewards, terminated, _, _ = env.step({"player_0": 8})
    assert np.flatnonzero(seen["player_0"]["action_mask"]).tolist() == [0]
    assert np.flatnonzero(seen["player_1"]["action_mask"]).tolist() == obelisk.game("kono").start().play(8).actions(1)
    assert rewards == {"player_0": 0, "player_1": 0}
    assert not any(terminated.values())


def test_an_illegal_action_loses_the_game():
    env = obelisk.rl.kono_v0.env()
    env.reset()
    env.step(0)
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert all(env.terminations.values())
    assert env.infos == {"player_0": {"illegal": True}, "player_1": {"illegal": False}}
    together = obelisk.rl.kono_v0.parallel_env()
    together.reset()
    _, rewards, terminated, _, infos = together.step({"player_0": 256, "player_1": 0})
    assert rewards == {"player_0": -1, "player_1": 0}
    assert infos == {"player_0": {"illegal": True}, "player_1": {"illegal": False}}
    assert all(terminated.values())


@pytest.mark.parametrize("action", [0, -1, 256, None, 8.0])
def test_an_illegal_action_can_be_refused_and_changes_nothing(action):
    env, together = (make(illegal="refuse") for make in (obelisk.rl.kono_v0.env, obelisk.rl.kono_v0.parallel_env))
    env.reset()
    together.reset()
    with pytest.raises(obelisk.IllegalMove):
        env.step(action)
    with pytest.raises(obelisk.IllegalMove):
        together.step({"player_0": action})
    assert env.session.position == together.session.position == obelisk.game("kono").start()
    env.step(8)


def test_an_environment_says_that_it_must_be_reset():
    env, together = obelisk.rl.kono_v0.env(), obelisk.rl.kono_v0.parallel_env()
    for ask in (env.last, lambda: env.step(8), env.render, lambda: together.step({"player_0": 8}), together.render):
        with pytest.raises(ResetNeeded):
            ask()
    random_game(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(8)


@pytest.mark.parametrize("wrong", [{"render_mode": "film"}, {"illegal": "forgive"}])
def test_what_an_environment_cannot_do_is_refused_with_what_it_can(wrong):
    for make in (obelisk.rl.kono_v0.env, obelisk.rl.kono_v0.parallel_env):
        with pytest.raises(obelisk.BadRequest) as caught:
            make(**wrong)
        assert caught.value.code == "request/one-of"
        for language in ("en", "ja"):
            assert next(iter(wrong.values())) in caught.value.explain(language)
    with pytest.raises(obelisk.BadSetup):
        obelisk.rl.rhombus_v0.env(size=99)


def test_an_environment_shows_the_board_as_text_and_as_pixels(capsys):
    text = obelisk.rl.kono_v0.env(render_mode="ansi")
    text.reset()
    assert text.render() == str(obelisk.game("kono").start())
    human = obelisk.rl.kono_v0.env(render_mode="human")
    human.reset()
    human.step(8)
    assert str(obelisk.game("kono").start().play(8)) in capsys.readouterr().out
    drawn = obelisk.rl.kono_v0.parallel_env(render_mode="rgb_array")
    drawn.reset()
    picture = drawn.render()
    assert picture.dtype == np.uint8
    assert picture.shape[1:] == (640, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3
    silent = obelisk.rl.kono_v0.env()
    silent.reset()
    assert silent.render() is None


def test_what_is_shown_is_what_a_spectator_may_see():
    env = obelisk.rl.abstrakto_v0.env(discard="secret", render_mode="ansi")
    env.reset(seed=1)
    legal = np.flatnonzero(env.last()[0]["action_mask"])
    shown = []
    for action in legal[:2]:
        env.reset(seed=1)
        env.step(action)
        shown.append(env.render())
    assert shown[0] == shown[1]


@pytest.mark.parametrize(("name", "options"), FEW)
def test_every_mask_of_agents_side_by_side_has_an_action_and_every_info_the_same_entries(name, options):
    env, rng = module_of(name).parallel_env(**options), np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    while env.agents:
        check_info(infos)
        assert all(one["action_mask"].any() for one in seen.values())
        choices = {agent: rng.choice(np.flatnonzero(one["action_mask"])) for agent, one in seen.items()}
        seen, _, _, _, infos = env.step(choices)
    assert all(one["action_mask"].any() for one in seen.values())
    check_info(infos)


def test_the_infos_of_agents_in_turn_have_the_same_entries_from_the_beginning():
    env = obelisk.rl.kono_v0.env()
    env.reset()
    check_info(env.infos)
    env.step(0)
    check_info(env.infos)


def check_info(infos):
    """Check that libraries that make tensors of infos can read them: NumPy values of one type in every step."""
    assert {agent: {name: value.dtype for name, value in info.items()} for agent, info in infos.items()} == {
        agent: {"illegal": np.bool_} for agent in infos
    }


def test_torchrl_plays_a_game_of_agents_side_by_side():
    libraries = pytest.importorskip("torchrl.envs.libs.pettingzoo", reason="TorchRL is not installed")
    warnings.simplefilter("ignore")  # TorchRL warns of every version of PettingZoo but one
    env = libraries.PettingZooWrapper(obelisk.rl.kono_v0.parallel_env())
    assert env.rollout(20)["player", "action"].shape[-1] == 2
