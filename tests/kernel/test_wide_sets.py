"""A set of cells has as many bits as an integer without its sign; an author who needs more reads so."""

import pytest

from obelisk.authoring import SquareBoard, as_set, bits, number
from obelisk.kernel.state import MOST_IN_SET


def test_the_last_cell_of_a_set_is_counted_and_found():
    last = MOST_IN_SET - 1
    whole = as_set(range(MOST_IN_SET))
    assert number(0, whole).high == whole
    assert bits.count(whole) == MOST_IN_SET
    assert bits.has(whole, last)
    assert bits.lowest(as_set([last])) == last


@pytest.mark.parametrize(("columns", "rows"), [(8, 8), (9, 9)])
def test_a_set_of_a_larger_board_is_refused_in_one_sentence(columns, rows):
    board = SquareBoard(columns, rows)
    with pytest.raises(ValueError, match=f"cell {len(board) - 1}. A set holds at most 63 cells"):
        as_set(range(len(board)))
    with pytest.raises(ValueError, match="A set holds at most 63 cells"):
        number(0, (1 << len(board)) - 1, 2)
    with pytest.raises(ValueError, match="there is no bit for cell -1"):
        as_set([-1, 3])
