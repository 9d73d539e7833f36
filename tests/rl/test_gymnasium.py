"""Gymnasium environments: one seat of a game against players."""

import warnings

import numpy as np
import pytest

import obelisk

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: its environments are not tested")

from gymnasium.utils.env_checker import check_env  # noqa: E402 (only where it is installed)

import obelisk.rl  # noqa: E402


class First(obelisk.Player):
    def choose(self, position, seat=None):
        return position.moves(seat)[0]


def made(name, **options):
    return gymnasium.make(f"obelisk/{name}-v0", **options)


def random_game(env, seed):
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    steps, is_over = [seen], False
    while not is_over:
        seen, reward, is_over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not truncated
        assert reward == 0 or is_over
        steps.append(seen)
    return steps, reward


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("Kono", {}),
        ("Rhombus", {"size": 3, "seat": None}),
        ("Queen", {}),
        ("Abstrakto", {"discard": "secret", "seat": 1}),
    ],
)
def test_an_environment_passes_gymnasiums_tests(name, options):
    check_env(made(name, **options).unwrapped, skip_render_check=name != "Kono")


def test_every_game_is_registered():
    ids = {name for name in gymnasium.registry if name.startswith("obelisk/")}
    titled = {f"obelisk/{name.title()}-v0" for name in obelisk.games()}
    assert titled <= ids
    assert "obelisk/Plug-In-v0" in ids


def test_other_names_of_games_lead_to_their_environments():
    for other, name in (("Hex", "rhombus"), ("Mancala", "kalah")):
        env = gymnasium.make(f"obelisk/{other}-v0").unwrapped
        env.reset(seed=1)
        assert env.position.game.name == name
    with pytest.raises(AttributeError, match=r"no attribute 'hex_v0'\. Did you mean rhombus_v0\?"):
        _ = obelisk.rl.hex_v0
    with pytest.raises(AttributeError, match=r"no attribute 'nothing'$"):
        _ = obelisk.rl.nothing


@pytest.mark.parametrize("opponent", ["random", "mcts:simulations=5", "club", First(), First, [First()]])
def test_any_player_can_be_the_opponent(opponent):
    steps, reward = random_game(made("Rhombus", size=2, opponent=opponent), 1)
    assert len(steps) > 1
    assert reward in (-1, 1)


def test_the_opponent_answers_until_it_is_the_agents_turn():
    env = made("Kono", opponent=First(), seat=1)
    seen, info = env.reset(seed=1)
    position = obelisk.game("kono").start().play("a1a3")
    assert env.unwrapped.position == position
    assert np.array_equal(seen, position.observe(1))
    assert np.array_equal(env.unwrapped.action_masks(), position.mask(1))
    assert np.array_equal(info["action_mask"], position.mask(1))
    assert info["seat"] == 1
    env.step(position.actions()[0])
    after = position.play(position.actions()[0])
    assert env.unwrapped.position == after.play(after.moves()[0])


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_a_game_that_is_over_before_the_agents_first_turn_is_not_shown(make):
    class Careless(obelisk.Player):
        """Takes the poisoned piece of the first game."""

        asked = 0

        def choose(self, position, seat=None):
            self.asked += 1
            return next(m for m in position.moves(seat) if position.play(m, seat).is_over == (self.asked == 1))

    opponent = Careless()
    env = make("obelisk/Chomp-v0", seat=1, opponent=opponent)
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()
    assert opponent.asked == 2


def test_a_seed_decides_seat_set_up_chance_and_opponents():
    env = made("Queen", seat=None)
    once, other = (random_game(env, 4) for _ in range(2))
    assert all(np.array_equal(*pair) for pair in zip(once[0], other[0], strict=True))
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}


def test_the_reward_is_that_of_the_agents_seat():
    for seat in (0, 1):
        env = made("Rhombus", size=3, seat=seat)
        _, reward = random_game(env, 2)
        assert reward == (1 if env.unwrapped.position.result.winners == (seat,) else -1)


def test_every_info_has_the_same_entries_of_the_same_types():
    env = made("Kono")
    _, first = env.reset(seed=1)
    _, _, _, _, second = env.step(np.flatnonzero(first["action_mask"])[0])
    _, _, _, _, last = env.step(0)
    assert last["illegal"]
    for info in (first, second, last):
        # Libraries that make tensors of infos ask each value for its type.
        kinds = {name: (value.dtype, value.shape) for name, value in info.items()}
        assert kinds == {"action_mask": (np.int8, (256,)), "seat": (np.int64, ()), "illegal": (np.bool_, ())}


def test_torchrl_reads_the_infos():
    libraries = pytest.importorskip("torchrl.envs.libs.gym", reason="TorchRL is not installed")
    env = libraries.GymWrapper(made("Kono")).auto_register_info_dict()
    played = env.rollout(3)
    assert played["action_mask"].shape[-1] == 256
    assert {"seat", "illegal"} <= set(played.keys())


def test_an_illegal_action_loses_or_is_refused():
    env = made("Kono")
    env.reset()
    _, reward, is_over, _, info = env.step(0)
    assert (reward, is_over, info["illegal"]) == (-1, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(8)
    strict = made("Kono", illegal="refuse", opponent=First())
    strict.reset()
    with pytest.raises(obelisk.IllegalMove):
        strict.step(0)
    assert strict.unwrapped.position == obelisk.game("kono").start()
    strict.step(8)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seat": 2}, obelisk.BadRequest),
        ({"seat": True}, obelisk.BadRequest),
        ({"opponent": ["random", "random"]}, obelisk.BadRequest),
        ({"opponent": []}, obelisk.BadRequest),
        ({"opponent": "nobody"}, obelisk.UnknownPlayer),
        ({"render_mode": "film"}, obelisk.BadRequest),
    ],
)
def test_what_cannot_be_is_refused(wrong, error):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Gymnasium warns of a way of showing that it does not know
        with pytest.raises(error):
            made("Kono", **wrong)


def test_a_game_for_one_has_no_opponents():
    env = made("Micropul", players=1)
    _, info = env.reset(seed=1)
    env.step(np.flatnonzero(info["action_mask"])[0])


def test_an_agent_is_shown_what_its_seat_may_see():
    env = made("Abstrakto", discard="secret", seat=1, render_mode="ansi")
    env.reset(seed=1)
    from obelisk import drawing

    position = env.unwrapped.position
    assert env.render() == drawing.text(position, 1)
    assert env.render() != drawing.text(position, 0)
