"""Lanes on a GPU: what the kernels work on, and how they are launched. Loaded only when it is asked for."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from typing import Any

import numpy as np

from obelisk.errors import BadRequest, BrokenGame
from obelisk.kernel.lanes.device_array import DeviceArray
from obelisk.kernel.lanes.kernels import (
    KERNELS,
    LOOKING,
    NOWHERE,
    NumbaPerformanceWarning,
    cuda,
    lanes_at_once,
    looking,
    playing,
)
from obelisk.kernel.lanes.processor import Call
from obelisk.kernel.rules import Rules
from obelisk.kernel.state import Array

THREADS = 128
"""How many threads a block has."""

MOST_LANES = 1 << 16
"""How many random games go on at a time, at most; twice as many where records are large: memory is waited for then."""

LARGE = 1 << 10
"""Records of more bytes are large."""


def check_gpu() -> None:
    """Refuse to go on where there is no GPU."""
    if not cuda.is_available():
        raise BadRequest("request/no-gpu")


def launch(kernel: Any, lanes: int, arguments: Sequence[Any], each: int = THREADS, threads: int = THREADS) -> None:
    """Let blocks of threads run a kernel, *each* for so many lanes."""
    blocks = (lanes + each - 1) // each
    _configure(kernel, blocks, threads)
    kernel[blocks, threads](*arguments)


@cache
def _configure(kernel: Any, blocks: int, threads: int) -> None:
    """Choose the size of a launch without Numba's warning that few blocks leave a GPU idle.

    The number of lanes is the caller's choice. Numba keeps the configuration, and warns only when it makes it: so the
    filters of warnings change once, and not with every launch.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaPerformanceWarning)
        kernel[blocks, threads]


def is_aligned(array: Any) -> bool:
    """Tell whether an array begins where a word of four bytes may; the simulator does not mind."""
    shown = getattr(array, "__cuda_array_interface__", None)
    return shown is None or shown["data"][0] % 4 == 0


def zeros(shape: tuple[int, ...], dtype: Any) -> Any:
    """Return a new array on the device."""
    return hold(np.zeros(shape, dtype))


def hold(array: Array) -> Any:
    """Return an array of the processor on the device; records travel as bytes."""
    array = np.ascontiguousarray(array)
    if array.dtype.names is None:
        return cuda.to_device(array)
    return cuda.to_device(array.view(np.uint8)).view(array.dtype)


def fetch(array: Any) -> Array:
    """Return a copy of an array of the device on the processor."""
    if array.dtype.names is None:
        found: Array = array.copy_to_host()
        return found
    records: Array = array.view(np.uint8).copy_to_host().view(array.dtype)
    return records


class Refusals:
    """What kernels say of actions and moves that are not legal, without being waited for."""

    def __init__(self, lanes: int) -> None:
        self._first, self._wrong = hold(np.array([NOWHERE])), zeros((1,), np.bool_)
        self._refused = zeros((lanes,), np.int64)
        # The processor sees this one too.
        self._told = cuda.mapped_array(1, np.int64)
        self._told[0] = 0

    def arguments(self, name: str) -> tuple[Any, ...]:
        """Return what a kernel takes besides."""
        if name.startswith("check_"):
            return self._first, self._wrong, self._refused
        return (self._first, self._wrong, self._told) if name.startswith("step_") else ()

    def is_told(self) -> bool:
        """Tell whether a kernel that is done has refused something."""
        return bool(self._told[0])

    def take(self, found: Any) -> tuple[int, int, int] | None:
        """Return the first lane in which something is wrong, what that is, and the number given there; or None."""
        lane = int(fetch(self._first)[0])
        if lane == NOWHERE:
            return None
        taken = lane, int(fetch(found)[lane]), int(fetch(self._refused)[lane])
        self._first.copy_to_device(np.array([NOWHERE]))
        self._wrong.copy_to_device(np.zeros(1, np.bool_))
        self._told[0] = 0
        return taken


class Device:
    """Runs kernels over lanes, and holds their arrays on the GPU, as `Processor` does on the processor."""

    reuses = True

    def __init__(self, rules: Rules, lanes: int, actions: int, complain: Callable[[int, int, int], None]) -> None:
        """Prepare to work on so many lanes; *complain* is called with what turned out later not to be legal."""
        check_gpu()
        self._lanes, self._complain = lanes, complain
        self._scratch = zeros((lanes, rules.max_moves), np.int64), zeros((lanes, max(1, actions)), np.bool_)
        self._refusals, self._found = Refusals(lanes), zeros((lanes,), np.int8)
        self._nothing = zeros((4,), np.int8)
        self._lists: Any = None

    def run(self, *calls: Call) -> None:
        """Run kernels over all lanes, one after the other; last of all masks and observations, which go together."""
        if self._refusals.is_told():
            self.wait()
        looks = {call.name: call for call in calls if call.name in ("mask_all", "observe_all")}
        for call in calls:
            if call.name not in looks:
                self._launch(call)
        if looks and not self._look(looks.get("mask_all"), looks.get("observe_all")):
            for call in looks.values():
                self._launch(call)

    def wait(self) -> None:
        """Wait until all is done that was begun, and complain of what was not legal."""
        cuda.synchronize()
        if self._refusals.is_told():
            wrong = self._refusals.take(self._found)
            assert wrong is not None
            self._complain(*wrong)

    def room_for_findings(self) -> Any:
        """Return room for what `check` finds in each lane."""
        return self._found

    def wrong(self, chosen: Any, given: Any) -> tuple[int, int, int] | None:
        """Return the first lane in which something is wrong, what that is, and the number given there; or None.

        Numbers that were on the device already are not waited for: if one of them is not legal nothing more is done
        in any lane, and whatever is asked of the batch next finds it out.
        """
        is_late = self.is_own(given) and self.reach(given).dtype == np.int64
        return None if is_late else self._refusals.take(self._found)

    def _launch(self, call: Call) -> None:
        arguments = (*call.of_lanes, *call.shared, *self._scratch[: call.scratch])
        arguments += self._refusals.arguments(call.name)
        launch(KERNELS[call.name], self._lanes, arguments)

    def _look(self, masking: Call | None, observing: Call | None) -> bool:
        """Write masks and observations, by blocks of lanes, if that can be; tell whether it could."""
        masks = self._nothing if masking is None else masking.of_lanes[3]
        planes = self._nothing if observing is None else observing.of_lanes[3]
        actions = 0 if masking is None else masks.shape[1]
        observation = () if observing is None else tuple(planes.shape[1:])
        each = lanes_at_once(actions + (prod(observation) * planes.dtype.itemsize if observation else 0))
        if not each or not (is_aligned(masks) and is_aligned(planes)):
            return False
        call = masking or observing
        assert call is not None
        arguments = (*call.of_lanes[:3], masks.ravel(), planes.ravel(), *call.shared, self._scratch[0])
        launch(looking(actions, observation, planes.dtype, each), self._lanes, arguments, each, LOOKING)
        return True

    def room_for_lists(self, rules: Rules) -> Any:
        """Return room for the legal moves of every lane."""
        if self._lists is None:
            self._lists = zeros((self._lanes, rules.max_moves), np.int64)
        return self._lists

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Return a new array."""
        return zeros(shape, dtype)

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Return a new array of which every number will be written."""
        return cuda.device_array(shape, dtype)

    def hold(self, array: Any) -> Any:
        """Return an array of the processor where kernels can reach it."""
        return hold(array)

    def fetch(self, array: Any) -> Array:
        """Return a copy of an array that kernels work on."""
        return fetch(array)

    def is_own(self, array: Any) -> bool:
        """Tell whether kernels can reach an array: any that shows itself as one of CUDA does."""
        return hasattr(array, "copy_to_host") or hasattr(array, "__cuda_array_interface__")

    def reach(self, array: Any) -> Any:
        """Return an array of this kind, a tensor of PyTorch for example, as kernels take it."""
        if isinstance(array, DeviceArray):
            return array.held
        return array if hasattr(array, "copy_to_host") else cuda.as_cuda_array(array)

    def show(self, array: Any) -> DeviceArray:
        """Return an array that kernels work on as callers get it."""
        return DeviceArray(array, self.wait)

    def as_numbers(self, array: Any) -> Array:
        """Return an array as whole numbers of 64 bits, by way of the processor."""
        host: Array = array.copy_to_host() if hasattr(array, "copy_to_host") else array
        return host.astype(np.int64)

    def is_whole(self, array: Any) -> bool:
        """Tell whether an array lies in one piece."""
        return bool(array.is_c_contiguous()) if hasattr(array, "is_c_contiguous") else True


def random_games(
    rules: Rules, table: Array, games: int, seats: int, is_dealt: bool, root: int
) -> tuple[int, tuple[int, ...]]:
    """Play random games, and return their plies and how many each seat won or shared."""
    check_gpu()
    if games == 0:
        return 0, (0,) * seats
    lanes = min(games, MOST_LANES << (table.dtype.itemsize > LARGE))
    moves = cuda.device_array((lanes, rules.max_moves), np.int64)
    plies, wins = zeros((lanes,), np.int64), zeros((lanes, seats), np.int64)
    launch(playing(table.dtype), lanes, (hold(table), games, is_dealt, root, moves, plies, wins))
    counted = fetch(plies)
    if (counted < 0).any():
        raise BrokenGame("game/never-ends", rules.state.name, rules.max_plies)
    return int(counted.sum()), tuple(fetch(wins).sum(axis=0).tolist())
