"""A position as one number."""

import numpy as np
import pytest

import obelisk
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.generated import can_pack, packing
from obelisk.kernel.state import StateType, memory, number

SMALL = ["trip", "kono", "bulo", "decapawn", "hexapawn", "dodgem", "chomp", "clobber", "domineering"]


MORE_GAMES = {"hexapawn": 60, "chomp": 40, "domineering": 20}
"""Where games are so short that a few of them have few positions."""


def positions_of(name):
    rng = generator(11)
    for _ in range(MORE_GAMES.get(name, 6)):
        position = obelisk.game(name).start()
        while not position.is_over:
            yield position
            moves = position.moves()
            position = position.play(moves[pick(rng, len(moves))])
        yield position


def what_counts(s, state):
    """Return the fields that make the position, without what it remembers."""
    return tuple(np.asarray(s[name]).tobytes() for name, field in state.fields.items() if not field.remembers)


@pytest.mark.parametrize("name", SMALL)
def test_a_number_stands_for_one_position_and_back(name):
    state = obelisk.game(name).rules.state
    keys = {}
    for position in positions_of(name):
        s = position.record
        key = int(rules.pack(s))
        assert 0 <= key < state.positions
        other = state.blank()
        rules.unpack(other, key)
        assert what_counts(other, state) == what_counts(s, state)
        assert keys.setdefault(key, what_counts(s, state)) == what_counts(s, state)
    assert len(keys) > 60


def test_what_a_position_remembers_is_forgotten():
    position = obelisk.game("kono").start().play("a1a3").play("d3a3")
    s = position.record
    key = rules.pack(s)
    s.n_seen[:] = 5
    assert rules.pack(s) == key
    rules.unpack(s, int(key))
    assert s.n_seen.tolist() == [0, 0]
    assert not s.seen.any()


def test_ranges_below_zero_and_arrays_of_arrays_fit_too():
    state = StateType("packed", depth=number(-7, -3), grid=number(-1, 1, 2, 3), past=memory(0, 9, 2))
    functions = packing(state)
    s, other = state.blank(), state.blank()
    s.turn, s.won, s.depth = -1, 2, -4
    s.grid[:] = [[-1, 0, 1], [1, 1, -1]]
    other.past[:] = 9
    functions["unpack"](other, functions["pack"](s))
    assert other.tobytes() == s.tobytes()


@pytest.mark.parametrize("name", ["rhombus", "plug-in"])
def test_a_position_too_large_for_a_number_says_so(name):
    assert not can_pack(obelisk.game(name).rules.state)
    assert rules.pack(obelisk.game(name).start(seed=1).record) == -1


@pytest.mark.parametrize("name", SMALL)
def test_a_position_that_fits_says_so(name):
    assert can_pack(obelisk.game(name).rules.state)
