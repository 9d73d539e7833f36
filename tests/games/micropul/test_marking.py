"""The mark of a position of Micropul tells tables apart, not the ways to them."""

import obelisk
from obelisk.kernel import rules


def marked(*moves, seed=3):
    position = obelisk.game("micropul").start(seed=seed, players=1)
    for move in moves:
        position = position.play(move)
    return rules.position_hash(position.record)


def two_layings():
    """Two layings of different tiles on squares that do not touch, neither of which fires anything."""
    start = obelisk.game("micropul").start(seed=3, players=1)
    for one in start.moves():
        after = start.play(one) if "@1,0" in one else None
        for other in after.moves() if after is not None else ():
            if "@-1,0" in other and other in start.moves() and one in start.play(other).moves():
                return one, other
    raise AssertionError("this set-up has none")


def test_the_order_of_two_layings_does_not_matter():
    one, other = two_layings()
    assert marked(one, other) == marked(other, one)
    assert marked(one) != marked(other)


def test_it_matters_which_group_a_stone_holds_but_not_where_the_stone_lies():
    assert marked("stone 0,0nw") == marked("stone 0,0ne")
    assert marked("stone 0,0nw") != marked("stone 0,0sw")
    assert marked("stone 0,0nw") != marked()


def test_the_first_moves_of_a_game_have_marks_of_their_own():
    start = obelisk.game("micropul").start(seed=3, players=1)
    assert len({marked(move) for move in start.moves()}) == len(start.moves())
