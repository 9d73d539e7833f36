"""Lanes on a GPU: the same results as on the processor, and a clear word where there is none."""

import os
import subprocess
import sys
import warnings

import pytest

import obelisk
from obelisk import BadRequest, Batch

SAME = """
import numpy as np
from numba import cuda
import obelisk

for name in ("bulo", "queen"):
    game = obelisk.game(name)
    assert game.playouts(5, seed=1, device="cuda") == game.playouts(5, seed=1), name
    there, here = (obelisk.Batch(game, 3, seed=1, device=device, max_plies=7) for device in ("cuda", "cpu"))
    masks = there.mask()
    for step in range(9):
        if step % 4 == 0:
            assert np.array_equal(there.mask(out=masks).copy_to_host(), here.mask())
            assert np.array_equal(there.observe().copy_to_host(), here.observe())
        assert np.array_equal(there.seats.copy_to_host(), here.seats)
        drawn, actions = there.sample(), here.sample()
        assert np.array_equal(drawn.copy_to_host(), actions)
        for part, same in zip(there.step(actions if step % 2 else drawn), here.step(actions)):
            assert np.array_equal(part.copy_to_host(), same)
        assert np.array_equal(there.winners.copy_to_host(), here.winners)
    assert here.lengths.any()
    planes = there.observe()
    shared, length = np.from_dlpack(masks), there.lengths
    assert np.shares_memory(shared, np.from_dlpack(masks))
    there.step(there.sample(), masks=masks, planes=planes)
    here.step(here.sample())
    assert np.array_equal(shared, here.mask()) and np.array_equal(np.asarray(planes), here.observe())
    assert np.array_equal(length, here.lengths) and len(length) == 3 and length[0] == here.lengths[0]
    copied = there.copy()
    assert np.array_equal(copied.sample().copy_to_host(), here.sample())
    try:
        there.step(np.full(3, -1))
    except obelisk.IllegalMove as error:
        assert error.facts["number"] == 0
    else:
        raise AssertionError("an illegal action was done")
    before, wrong = there.records.copy_to_host(), there.sample().copy_to_host()
    wrong[1:] = -7, -8
    there.step(cuda.to_device(wrong))  # on the device already: it is not waited for
    try:
        there.lengths.copy_to_host()
    except obelisk.IllegalMove as error:
        assert (error.facts["number"], error.facts["move"]) == (1, -7), error.facts
    else:
        raise AssertionError("an illegal action was not told")
    assert np.array_equal(there.records.copy_to_host(), before)
    there.step(there.sample())
    assert not np.array_equal(there.records.copy_to_host(), before)
    try:
        there.mask(out=np.zeros((3, 1), bool))
    except obelisk.BadRequest as error:
        assert error.code == "request/out"
    else:
        raise AssertionError("an array of the processor was written")

from obelisk.arena import bench_lanes

size = bench_lanes.Size(lanes=2, steps=2, games=3, compared=3)
figures = list(bench_lanes.figures("cuda", size, ["bulo"]))
names = [(figure.name, figure.is_reached) for figure in figures]
assert names[0] == ("bulo, as on the processor", True), names
assert [name for name, _ in names[1:]] == ["bulo, random games", "bulo, steps with masks and observations"], names
print("the same")
"""


@pytest.mark.plain
def test_a_simulated_gpu_plays_the_same_games():
    """numba-cuda has a simulator, which runs kernels as plain Python: a thread at a time."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    settings = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", SAME], env=settings, capture_output=True, text=True, check=False)
    assert done.stdout == "the same\n", done.stderr


@pytest.mark.plain
def test_nothing_of_cuda_is_loaded_unless_it_is_asked_for():
    asked = "import sys, obelisk; obelisk.Batch(obelisk.game('trip'), 1); print(*sys.modules)"
    settings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", asked], env=settings, capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "obelisk.kernel.lanes.loops" in loaded
    assert not {"obelisk.kernel.lanes.cuda", "numba_cuda", "numba.cuda"} & set(loaded)


def test_a_launch_of_few_blocks_does_not_warn_of_an_idle_gpu(monkeypatch):
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    from numba.cuda.core.errors import NumbaPerformanceWarning

    from obelisk.kernel.lanes import cuda

    kernel = cuda.cuda.jit(lambda array: None)
    with pytest.warns(NumbaPerformanceWarning, match="Grid size 3 "):
        kernel[3, 128]
    launched = []
    monkeypatch.setattr(
        type(kernel[3, 128]), "__call__", lambda made, *given: launched.append((made.griddim[0], given))
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for lanes in (1, 200, 1):
            cuda.launch(kernel, lanes, ["array"])
        before = list(warnings.filters)
        cuda.launch(kernel, 1, ["array"])
        assert warnings.filters == before
    assert launched == [(1, ("array",)), (2, ("array",)), (1, ("array",)), (1, ("array",))]


def test_a_machine_without_a_gpu_says_so(monkeypatch):
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    from obelisk.kernel.lanes import cuda

    monkeypatch.setattr(cuda.cuda, "is_available", lambda: False)
    for ask in (
        lambda: Batch(obelisk.game("trip"), 2, device="cuda"),
        lambda: obelisk.game("trip").playouts(2, device="cuda"),
    ):
        with pytest.raises(BadRequest) as caught:
            ask()
        assert caught.value.code == "request/no-gpu"
        assert "GPU" in caught.value.explain("ja")


def test_a_machine_without_numba_cuda_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    for module in ("obelisk.kernel.lanes.cuda", "obelisk.kernel.lanes.kernels"):
        monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.delattr(module, raising=False)
    with pytest.raises(BadRequest) as caught:
        Batch(obelisk.game("trip"), 2, device="cuda")
    assert caught.value.code == "request/no-cuda"
    assert "pip install" in str(caught.value)
