"""OpenSpiel: our games pass that library's tests of games, with chance and information as they are."""

import subprocess
import sys

import numpy as np
import pytest

import obelisk

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: our games in it are not tested")

from obelisk.rl import openspiel  # noqa: E402 (only where it is installed)

openspiel.register()


@pytest.mark.parametrize("name", ["rhombus(size=3)", "queen", "kalah", "abstrakto(discard=secret,deals=9)"])
def test_a_game_passes_openspiels_random_games(name):
    pyspiel.random_sim_test(pyspiel.load_game(f"obelisk_{name}"), num_sims=1, serialize=True, verbose=False)


def test_a_game_has_both_names_and_its_options():
    for name in ("obelisk_kono", "python_obelisk_kono"):
        game = pyspiel.load_game(name)
        assert (game.num_players(), game.num_distinct_actions(), game.observation_tensor_shape()) == (2, 256, [4, 4, 4])
    assert pyspiel.load_game("obelisk_rhombus").num_distinct_actions() == obelisk.game("rhombus").space().actions
    assert pyspiel.load_game("obelisk_rhombus(size=4)").num_distinct_actions() == 16
    assert pyspiel.load_game("obelisk_rhombus", {"size": 5}).num_distinct_actions() == 25
    assert openspiel.register() == openspiel.register()


def test_actions_are_written_as_the_game_writes_them():
    state = pyspiel.load_game("obelisk_kono").new_initial_state()
    start = obelisk.game("kono").start()
    assert state.legal_actions() == start.actions()
    assert [state.action_to_string(action) for action in state.legal_actions()] == start.moves()
    other = state.clone()
    other.apply_action(8)
    assert other.position == start.play("a1a3")
    assert state.position == start
    assert str(other) == str(start.play("a1a3"))
    assert np.array_equal(np.reshape(other.observation_tensor(1), (4, 4, 4)), start.play("a1a3").observe(1))
    assert other.information_state_string(0) == start.play("a1a3").key(0).hex()


def test_chance_in_the_course_of_a_game_is_a_node_with_its_probabilities():
    state = pyspiel.load_game("obelisk_queen").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert len(outcomes) == len(state.position.moves(-1))
    state.apply_action(outcomes[0][0])
    assert state.position.history == ((-1, state.position.history[0][1]),)
    assert state.current_player() == 0


def test_a_deal_is_the_first_node_and_decides_the_set_up():
    game = pyspiel.load_game("obelisk_micropul(deals=3)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, pytest.approx(1 / 3)) for deal in range(3)]
    assert state.action_to_string(2) == "deal 2"
    state.apply_action(2)
    assert state.position == obelisk.game("micropul").start(seed=2)
    with pytest.raises(obelisk.BadRequest):
        pyspiel.load_game("obelisk_micropul(deals=0)")


def test_returns_are_the_rewards_of_the_result():
    state = pyspiel.load_game("obelisk_rhombus(size=2)").new_initial_state()
    for text in ("a1", "b1", "a2"):
        assert state.returns() == [0, 0]
        state.apply_action(state.string_to_action(text))
    assert state.is_terminal()
    assert state.returns() == [1, -1]


def test_a_resampled_state_is_one_that_the_player_cannot_tell_apart():
    game = pyspiel.load_game("obelisk_micropul(deals=5)")
    kinds = pyspiel.GameType.Information
    assert game.get_type().information == kinds.IMPERFECT_INFORMATION
    assert pyspiel.load_game("obelisk_kono").get_type().information == kinds.PERFECT_INFORMATION
    state = game.new_initial_state()
    state.apply_action(1)
    numbers = np.random.default_rng(1)
    others = [state.resample_from_infostate(0, numbers.random) for _ in range(4)]
    for other in others:
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.observation_tensor(0) == state.observation_tensor(0)
        assert other.legal_actions() == state.legal_actions()
    assert len({other.information_state_string(1) for other in others}) > 1


def test_a_program_that_uses_our_games_ends_in_peace():
    program = "from obelisk.rl import openspiel; openspiel.register()"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0


def test_without_openspiel_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setattr(openspiel, "pyspiel", None)
    with pytest.raises(ImportError, match="bench"):
        openspiel.register()
