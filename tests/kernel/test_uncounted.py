"""Loops that are compiled without counting references: for games whose rules make no arrays, and for the others too."""

import numpy as np
import pytest

pytestmark = pytest.mark.compiled


def add_up(numbers, total):
    for number in numbers:
        total[0] += number


def add_up_a_copy(numbers, total):
    copied = np.zeros(len(numbers), np.int64)
    for i in range(len(numbers)):
        copied[i] = numbers[i]
    total[0] += copied.sum()


@pytest.mark.parametrize("function", [add_up, add_up_a_copy])
def test_a_function_may_make_arrays_or_not(function):
    from obelisk.kernel.compiled import uncounted

    compiled, total = uncounted(function), np.zeros(1, np.int64)
    for _ in range(2):
        compiled(np.arange(5), total)
    assert total[0] == 20


def test_what_cannot_be_compiled_says_why():
    from obelisk.kernel.compiled import uncounted

    with pytest.raises(Exception, match="undefined"):
        uncounted(lambda numbers: numbers.undefined)(np.arange(3))
