"""Arrays that are lent to other libraries: the same memory, until it is given back. NumPy takes them here."""

import gc
import subprocess
import sys

import numpy as np
import pytest

from obelisk.kernel.lanes import dlpack


class Lender:
    """An array that shows itself by our capsules alone, as those of a GPU do."""

    def __init__(self, array):
        self.array = array

    def __dlpack_device__(self):
        return dlpack.CPU, 0

    def __dlpack__(self, **asked):
        return dlpack.capsule(self.array.ctypes.data, self.array.shape, self.array.dtype, (dlpack.CPU, 0), self)


@pytest.mark.parametrize("dtype", [np.int64, np.int8, np.uint64, np.float32, np.bool_])
def test_what_is_taken_is_the_same_memory(dtype):
    array = np.arange(24).reshape(2, 3, 4).astype(dtype)
    taken = np.from_dlpack(Lender(array))
    assert (taken.dtype, taken.shape) == (array.dtype, array.shape)
    assert np.array_equal(taken, array)
    array[1, 2, 3] = 0
    assert taken[1, 2, 3] == 0


def test_what_is_lent_stays_until_it_is_given_back():
    before = len(dlpack.lent)
    taken = np.from_dlpack(Lender(np.arange(1000)))
    gc.collect()
    assert len(dlpack.lent) == before + 1
    assert taken.sum() == 499_500
    del taken
    gc.collect()
    assert len(dlpack.lent) == before


def test_what_nobody_takes_is_given_back_with_its_capsule():
    before = len(dlpack.lent)
    capsule = Lender(np.arange(3)).__dlpack__()
    assert len(dlpack.lent) == before + 1
    del capsule
    gc.collect()
    assert len(dlpack.lent) == before


KEPT = """
import sys
import numpy as np
from tests.kernel.test_dlpack import Lender

sys.kept = np.from_dlpack(Lender(np.arange(3)))
"""


def test_what_is_still_lent_when_python_ends_does_no_harm():
    done = subprocess.run([sys.executable, "-c", KEPT], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
