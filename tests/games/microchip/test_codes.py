"""A layout as one number: every layout that the placing rules allow has one, and no move has any other."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.games.microchip.rules.codes import DARK, FIRST, LAYOUTS, code_of, lay_out
from obelisk.games.microchip.rules.layouts import (
    NOTHING,
    MicrochipNotation,
    layout_of,
    loose_ends,
    read_layout,
    write_layout,
)
from obelisk.games.microchip.rules.state import BUILD
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from tests.games.microchip.table import BOARD, alone, cells_of, random_layout
from tests.helpers import IS_PLAIN
from tests.reference.microchip import BOX, CELLS, beyond, faults, read, written

often = settings(max_examples=60 if IS_PLAIN else 300)

INNER = [(cell, side) for cell in CELLS for side in "NE" if beyond(cell, side)]
PLENTY = dict.fromkeys(BOX, 25)

NUMBERS = st.one_of(
    st.integers(0, LAYOUTS - 1),
    st.integers(1, 4000).map(lambda back: LAYOUTS - back),
    st.tuples(st.sampled_from([int(first) for first in FIRST[1:-1]]), st.integers(-1, 1)).map(sum),
)


def number(layout):
    return int(code_of(np.array(layout)))


def layout_with(code):
    layout = np.zeros(25, np.int64)
    lay_out(code, layout)
    return tuple(int(sides) for sides in layout)


@st.composite
def layouts(draw):
    """Any layout that the placing rules allow: some cells are used, and each side between two is crossed or not."""
    used = draw(st.lists(st.booleans(), min_size=25, max_size=25))
    laid = {cell: set() for cell, is_used in zip(CELLS, used, strict=True) if is_used}
    for cell, side in INNER:
        across = {"N": "S", "E": "W"}[side]
        other = beyond(cell, side)
        if (cell in laid or other in laid) and draw(st.booleans()):
            for each, its in ((cell, side), (other, across)):
                if each in laid:
                    laid[each].add(its)
    # A tile has at least one path: cells without one hold none. What led to them is open.
    return {cell: sides for cell, sides in laid.items() if sides}


def test_the_empty_layout_is_number_0():
    assert number(NOTHING) == 0
    assert layout_with(0) == NOTHING
    assert MicrochipNotation().read(None, "build") == BUILD


def test_all_numbers_fit_into_a_move():
    assert LAYOUTS < 2**58
    assert np.all(np.diff(FIRST) > 0)
    assert BUILD + LAYOUTS < 2**63


@often
@given(layouts())
def test_every_legal_layout_has_a_number_of_its_own(layout):
    assert {fault for fault, *_ in faults(cells_of(BOARD), PLENTY, layout)} <= {"not-held"}
    laid = read_layout(written(layout))
    code = number(laid)
    assert 0 <= code < LAYOUTS
    assert layout_with(code) == laid
    assert (code == 0) == (layout == {})


def is_own(code):
    """Tell whether a number gives no dark cell a tile that no path reaches: such a number is nobody's."""
    filled = int(np.searchsorted(FIRST, code, side="right")) - 1
    laid = layout_with(code)
    return all(laid[cell] != 0 for place, cell in enumerate(DARK) if filled >> place & 1)


@often
@given(NUMBERS)
def test_every_number_is_a_legal_layout_and_its_own_or_nobodys(code):
    laid = layout_with(code)
    assert all(end.trouble == "open" for end in loose_ends(laid))
    assert faults(cells_of(BOARD), PLENTY, read(write_layout(laid))) == set()
    assert (number(laid) == code) == is_own(code)
    assert is_own(number(laid))


@given(NUMBERS)
def test_nobodys_number_is_no_move(code):
    position = alone()
    s = position.record
    s.held[:] = 25
    assert rules.is_legal(s, 0, BUILD + code, np.zeros(25, np.int64)) == is_own(code)


def test_what_lies_beyond_the_numbers_is_no_move():
    s = alone().record
    for move in (-1, BUILD - 1, BUILD + LAYOUTS, 2**62):
        assert not rules.is_legal(s, 0, move, np.zeros(25, np.int64))


@given(st.integers(0, 10**6), st.integers(0, 8))
def test_layouts_that_a_hand_allows_are_read_and_written_as_moves(seed, neatness):
    layout = random_layout(generator(seed), cells_of(BOARD), BOX, neatness)
    text = written(layout)
    move = MicrochipNotation().read(None, text)
    assert MicrochipNotation().write(None, move) == text
    assert write_layout(layout_of(move)) == text
