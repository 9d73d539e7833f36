"""Positions that are alike have one that stands for them all, and it is worth as much."""

import pytest

import obelisk
from obelisk.game import count_sequences
from obelisk.kernel import rules
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.repetition import forget
from tests.helpers import OWN_MICROGAMES, position_from, wrap

# A picture, and another that is the same position turned, mirrored, or seen by the other player.
PAIRS = [
    (
        "trip",
        ("x . . . | . o . . | . . . . | . . . x", {"turn": 1, "last": 12}),
        (". . . x | . . o . | . . . . | x . . .", {"turn": 1, "last": 15}),
    ),
    (
        "trip",
        ("x . . . | . o . . | . . . . | . . . x", {"turn": 1, "last": 12}),
        ("o . . . | . x . . | . . . . | . . . o", {"turn": 0, "last": 12}),
    ),
    (
        "kono",
        ("o . . o | . . . . | x x . . | . . . .", {"turn": 0}),
        (". o . x | . o . . | . . . . | . . . x", {"turn": 1}),
    ),
    (
        "bulo",
        ("# # . . | . . . . | . . . # | . . . .", {"turn": 0}),
        (". . . . | # . . . | . . . . | . . # #", {"turn": 1}),
    ),
    (
        "decapawn",
        ("o . . . . | . . . . . | . . x . . | . . . . . | . x . . .", {"turn": 0}),
        (". . . o . | . . . . . | . . o . . | . . . . . | . . . . x", {"turn": 1}),
    ),
    ("hexapawn", ("o . . | x . . | . x .", {"turn": 0}), (". o . | . . o | . . x", {"turn": 1})),
    ("dodgem", ("x . . | . x . | . o .", {"turn": 0}), (". . . | x o . | . . o", {"turn": 1})),
    (
        "chomp",
        (". . . . . | . . . . . | # . . . . | # # # . .", {"turn": 0}),
        (". . . . . | # . . . . | # . . . . | # # . . .", {"turn": 1}),
    ),
    (
        "clobber",
        ("x . . . . | . . . . . | . . . . . | x o x . .", {"turn": 0}),
        (". . o x o | . . . . . | . . . . . | . . . . .", {"turn": 1}),
    ),
    (
        "domineering",
        ("x . . . | x . . . | . . . . | . . o o", {"turn": 0}),
        (". . o o | . . . . | x . . . | x . . .", {"turn": 1}),
    ),
]


def canonical(position):
    s = position.record
    rules.canonical(s)
    return s


def forgetful(game, s):
    if "n_seen" in s.dtype.names:
        forget(s)
    return wrap(game, s)


@pytest.mark.parametrize(("name", "one", "other"), PAIRS)
def test_positions_that_are_alike_have_the_same_one_to_stand_for_them(name, one, other):
    first, second = (position_from(name, picture.replace("|", "\n"), **fields) for picture, fields in (one, other))
    assert rules.pack(first.record) != rules.pack(second.record)
    assert rules.pack(canonical(first)) == rules.pack(canonical(second))


def test_positions_that_are_not_alike_are_kept_apart():
    # In Decapawn the board has a direction: turned by a quarter it is another position.
    one = position_from("decapawn", ". . . . o\n. . . . .\n. . x . .\n. . . . .\nx . . . .")
    other = position_from("decapawn", "o . . . .\n. . . . .\n. . . . .\n. . x . .\nx . . . .")
    assert rules.pack(canonical(one)) != rules.pack(canonical(other))


@pytest.mark.parametrize("name", OWN_MICROGAMES)
def test_the_one_that_stands_for_them_has_as_many_moves_and_replies(name):
    rng = generator(6)
    for _ in range(3):
        position, plies = obelisk.game(name).start(), 0
        while not position.is_over:
            # How it came about is no part of a position, so both forget it.
            position = forgetful(position.game, position.record)
            alike = forgetful(position.game, canonical(position))
            again = canonical(alike)
            assert rules.pack(again) == rules.pack(alike.record)
            for depth in (1, 2):
                assert count_sequences(alike, depth) == count_sequences(position, depth), position
            if plies > 40:
                break
            plies += 1
            moves = position.moves()
            position = position.play(moves[pick(rng, len(moves))])
