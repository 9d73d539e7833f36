"""Sets of cells as bits."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.kernel import bits

SETS = st.sets(st.integers(0, 62))


def as_number(cells):
    return sum(1 << cell for cell in cells)


@given(SETS)
def test_a_set_is_counted_and_listed_in_order(cells):
    number = as_number(cells)
    moves = np.zeros(63, np.int64)
    assert bits.count(number) == len(cells)
    assert bits.list_cells(number, moves) == len(cells)
    assert moves[: len(cells)].tolist() == sorted(cells)
    assert [cell for cell in range(63) if bits.has(number, cell)] == sorted(cells)


@given(SETS.filter(bool))
def test_the_lowest_cell_is_the_first(cells):
    assert bits.lowest(as_number(cells)) == min(cells)


@pytest.mark.compiled
def test_compiled_code_counts_and_lists_alike():
    from obelisk.kernel.compiled import compiled

    @compiled
    def ask(numbers, counts, firsts):
        for i in range(len(numbers)):
            counts[i] = bits.count(numbers[i])
            firsts[i] = bits.lowest(numbers[i])

    numbers = np.array([1 << cell for cell in range(63)] + [3, 6, 12345678901234567, (1 << 63) - 1, 0b1010000])
    counts, firsts = np.zeros_like(numbers), np.zeros_like(numbers)
    ask(numbers, counts, firsts)
    assert counts.tolist() == [bits.count(number) for number in numbers.tolist()]
    assert firsts.tolist() == [bits.lowest(number) for number in numbers.tolist()]
