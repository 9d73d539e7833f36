"""Habits: random games prefer the moves that did well in the other games of a search."""

from dataclasses import replace

import numpy as np
import pytest

import obelisk
from obelisk.kernel.chance import generator
from obelisk.kernel.search import habits
from obelisk.players.thinking.searching import Search

pytestmark = pytest.mark.compiled

MOVES = np.array([5, 7, 9])


def formed(won, tries):
    """Return habits of two seats, of which seat 1 has made the moves of the list so often, and won."""
    found = habits.new_habits(2, 4)
    found[1, MOVES, habits.WON] = won
    found[1, MOVES, habits.TRIES] = tries
    return found


def choices(found, n, seat=1, games=300):
    rng = generator(1)
    return [habits.habitual(found, seat, MOVES, len(MOVES), n, rng) for _ in range(games)]


def grown(game, simulations, **asked):
    position = obelisk.game(game).start()
    how = replace(position.game.search, **asked)
    search = Search(position.game, position.record, position.active[0], 0.8, generator(1), 1 << 16, how)
    search.run(simulations, None)
    return search


def test_of_the_moves_looked_at_the_one_with_the_largest_share_of_wins_is_made():
    found = formed(won=[10, 3, 40], tries=[100, 5, 100])
    assert set(choices(found, 50)) == {7}


def test_who_looks_at_one_move_makes_any():
    found = formed(won=[10, 3, 40], tries=[100, 5, 100])
    assert set(choices(found, 1)) == set(MOVES.tolist())


def test_who_looks_at_few_makes_good_moves_oftener():
    made = choices(formed(won=[10, 50, 90], tries=[100, 100, 100]), 2)
    assert made.count(9) > made.count(7) > made.count(5) > 0


def test_each_seat_has_habits_of_its_own():
    found = formed(won=[10, 3, 40], tries=[100, 5, 100])
    assert set(choices(found, 1, seat=0)) == set(MOVES.tolist())
    habits.remember(found, 0, 9, 0.0)
    assert 9 not in choices(found, 50, seat=0)


def test_a_move_with_a_number_that_is_too_high_to_remember_is_made_only_where_there_is_no_other():
    found = habits.new_habits(2, 4)
    habits.remember(found, 0, habits.SLOTS, 1.0)
    far = np.array([habits.SLOTS, 3])
    assert habits.habitual(found, 0, far, 2, 50, generator(1)) == 3
    assert habits.habitual(found, 0, far, 1, 50, generator(1)) == habits.SLOTS
    assert found.sum() == habits.new_habits(2, 4).sum()


def test_every_move_of_a_game_is_remembered_with_what_the_game_was_worth_to_who_made_it():
    search = grown("trip", 200, habits=4)
    noted = search._room.habits - 1.0
    assert noted[:, :, habits.TRIES].sum() == search.plies
    assert 0 < noted[:, :, habits.WON].sum() < search.plies


def test_a_game_without_habits_remembers_nothing():
    assert grown("trip", 50).plies > 0
    assert grown("trip", 50)._room.habits.size == 0


def test_a_game_that_is_longer_than_its_trail_forms_habits_by_its_beginning():
    trail = habits.new_trail()
    habits.leave_trail(trail, 0, 1, 6)
    habits.leave_trail(trail, 1, 0, habits.SLOTS)
    for ply in range(2, 2 * len(trail)):
        habits.leave_trail(trail, ply, ply % 2, 8)
    found = habits.new_habits(2, 4)
    nothing = np.zeros(1, np.int64)
    habits.form_habits(None, nothing, 1, trail, 2 * len(trail), np.array([0.25, 0.75]), found)
    assert found[1, 6].tolist() == [1.75, 2.0]
    assert found[0, 8].tolist() == [1.0 + 0.25 * (len(trail) // 2 - 1), len(trail) // 2]


def test_a_seed_still_decides_everything():
    one, other = (grown("trip", 300, habits=8).candidates() for _ in range(2))
    assert one == other
