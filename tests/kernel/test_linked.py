"""Rules are only linked into what calls them: Python never calls one, so none becomes machine code by itself."""

import numpy as np
import pytest

from obelisk.kernel.rule import rule

pytestmark = pytest.mark.compiled

LARGEST = 9


@rule
def checked(number):
    if number > LARGEST:
        raise ValueError("too large to be added")
    return number


def add_up(numbers):
    total = 0
    for number in numbers:
        total += checked(number)
    return total


def largest_of(numbers):
    largest = 0
    for number in numbers:
        largest = max(largest, checked(number))
    return largest


def test_what_python_calls_is_machine_code_and_what_it_calls_is_not():
    import numba

    import obelisk.kernel.compiled  # noqa: F401 (it says how Numba compiles from then on)

    made = numba.njit(add_up)  # nothing of it is kept: what comes out of the cache is linked already
    assert made(np.arange(5)) == 10
    library = next(iter(made.overloads.values())).library
    rules = [one for one in library._linking_libraries if "checked" in one.name]
    assert rules
    assert all(one._is_only_linked for one in rules)
    assert not library._is_only_linked


@pytest.mark.parametrize("function", [add_up, largest_of])
def test_what_goes_wrong_in_a_rule_is_raised_by_everybody_who_calls_it(function):
    from obelisk.kernel.compiled import compiled

    made = compiled(function)
    with pytest.raises(ValueError, match="too large to be added"):
        made(np.arange(11))
    assert made(np.arange(3)) in (2, 3)


def test_settings_of_the_compiler_are_the_same_where_the_same_is_set():
    from numba.core.compiler import Flags

    one, other = Flags(), Flags()
    assert one == other
    assert hash(one) == hash(other)
    one.nrt = True
    assert one != other
    other.nrt = True
    assert one == other
    one.boundscheck = False  # which it is anyway
    assert one == other
    assert one != "nothing of the kind"
