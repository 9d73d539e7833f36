"""Names of compiled functions: what comes out of the cache for one game is never taken for another's."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.compiled

TELL = """
import sys
import numba, obelisk, obelisk.kernel.compiled
for name in sys.argv[1:]:
    print(numba.from_dtype(obelisk.game(name).rules.state.dtype).mangling_args)
"""


def told(*games):
    """Return what stands for the records of some games, in a process that meets them in this order."""
    run = subprocess.run([sys.executable, "-c", TELL, *games], check=True, capture_output=True, text=True)
    return dict(zip(games, run.stdout.split("\n"), strict=False))


@pytest.mark.slow
def test_every_process_gives_a_record_the_same_name_whatever_it_has_met_before():
    first, second = told("trip", "decapawn", "kono"), told("kono", "decapawn", "trip")
    assert first == second


@pytest.mark.slow
def test_no_two_games_share_a_name():
    names = told("trip", "decapawn", "kono", "bulo", "rhombus", "micropul", "abstrakto", "microchip")
    assert len(set(names.values())) == len(names)
