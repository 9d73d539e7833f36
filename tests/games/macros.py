"""What the tests of macrogames share."""

import pytest

import obelisk
from obelisk import BadSetup
from obelisk.kernel import rules
from tests.helpers import MARKS, wrap


def start(name, size):
    return obelisk.game(name).start(setup={"size": size})


def position_on(name, size, picture, *, turn=0):
    """Return the position that a picture shows: the top row first, `x` and `o` for the seats, `.` for nothing."""
    begun = start(name, size)
    s, board = begun.record, begun.game.board_of(begun.record)
    rows = [line.split() for line in picture.strip().splitlines()]
    marks = dict(zip(board.names, [mark for row in reversed(rows) for mark in row], strict=True))
    for cell, mark in enumerate(marks.values()):
        if mark in MARKS:
            rules.apply(s, MARKS[mark], cell)
    if int(rules.active(s)) != 0:
        s.turn = turn
    return wrap(begun.game, s, begun.setup)


WRONG_SETUPS = [
    ({"size": "4"}, "setup/not-a-number"),
    ({"size": 4.0}, "setup/not-a-number"),
    ({"size": True}, "setup/not-a-number"),
    ({"size": None}, "setup/not-a-number"),
    ({"size": -1}, "setup/out-of-range"),
    ({"size": 99}, "setup/out-of-range"),
    ({}, "setup/missing-key"),
    ({"size": 3, "sides": 0}, "setup/unknown-key"),
    ([4], "setup/not-a-dict"),
]


def refused_setup(name, setup):
    """Return the code for which a set-up is refused."""
    with pytest.raises(BadSetup) as caught:
        obelisk.game(name).start(setup=setup)
    assert str(caught.value)
    return caught.value.code


def turned(position, image):
    """Return the position with every piece where *image* puts it."""
    game = position.game
    fresh = game.start(setup=position.setup).record
    for cell, owner in enumerate(game.cells_of(position.record)):
        if owner in (0, 1):
            rules.apply(fresh, owner, image[cell])
    if int(rules.active(fresh)) != 0:
        fresh.turn = int(position.record.turn)
    return wrap(game, fresh, position.setup)
