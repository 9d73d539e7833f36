# mypy: disable-error-code="no-untyped-def"
"""Lanes on a GPU: a thread for each, with the very rules that the processor runs. Loaded only when it is asked for.

Beside kernel/compiled.py this is the only place that imports Numba: its part for CUDA, the package numba-cuda.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np

from obelisk.errors import BadRequest, BrokenGame

# NumPy 2.4 took these away, and numba-cuda 0.30 still asks for them when it is loaded.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

if find_spec("numba_cuda") is None:  # without it, `numba.cuda` is an older one, or none
    raise BadRequest("request/no-cuda")

from numba import config
from numba import cuda as _cuda

from obelisk.kernel import compiled as _rules_are_known  # noqa: F401 (the compiler knows the rules from here on)
from obelisk.kernel import rules
from obelisk.kernel.lanes.device_array import DeviceArray
from obelisk.kernel.lanes.loops import check_action, check_move, is_running, seat_in, seat_meant, settle, start_lane
from obelisk.kernel.lanes.processor import Call
from obelisk.kernel.lanes.streams import begin_stream
from obelisk.kernel.learning import encoding
from obelisk.kernel.playout import play_game
from obelisk.kernel.rules import Rules
from obelisk.kernel.state import OVER, Array

cuda: Any = _cuda

SMALL_TABLE = 1 << 10
"""Tables of more bytes lie in a GPU's ordinary memory."""


def _move_large_tables() -> None:
    """Let numba-cuda put large tables of the rules into ordinary memory, which the caches of a GPU serve as well.

    It puts all into constant memory, once for each function that has one, and there is room for 64 KiB in a kernel: a
    match of many games has more.
    """
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.target import CUDATargetContext

    target: Any = CUDATargetContext
    make, constant = target.make_constant_array, nvvm.ADDRSPACE_CONSTANT

    def make_table(context: Any, builder: Any, kind: Any, table: Any) -> Any:
        nvvm.ADDRSPACE_CONSTANT = constant if table.nbytes <= SMALL_TABLE else nvvm.ADDRSPACE_GLOBAL
        try:
            return make(context, builder, kind, table)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    target.make_constant_array = make_table


if not getattr(config, "ENABLE_CUDASIM", False):  # the simulator has no memory of its own
    _move_large_tables()

THREADS = 128
"""How many threads a block has."""

MOST_LANES = 1 << 17
"""How many random games go on at a time, at most."""

MEMORY = 8 << 30
"""How many bytes their positions may take, at most."""


def seed_all(rng, numbers, which, root):
    i = cuda.grid(1)
    if i < len(rng) and which[i]:
        begin_stream(rng[i], root, numbers[i])


def start_all(positions, chance, plies, stopped, which, start, is_dealt, rolls, longest, moves):
    i = cuda.grid(1)
    if i < len(positions) and which[i]:
        start_lane(i, positions, chance, plies, stopped, start, is_dealt, rolls, longest, moves[i])


def seats_all(positions, stopped, seats):
    i = cuda.grid(1)
    if i < len(positions):
        seats[i] = seat_in(i, positions, stopped)


def active_all(positions, stopped, active):
    i = cuda.grid(1)
    if i < len(positions):
        for seat in range(active.shape[1]):
            active[i, seat] = not stopped[i] and encoding.may_act(positions[i], seat)


def list_all(positions, stopped, seats, lists, counts, is_named):
    i = cuda.grid(1)
    if i < len(positions):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        counts[i] = 0 if seat == OVER else rules.legal(positions[i], seat, lists[i])


def mask_all(positions, stopped, seats, masks, is_named, moves):
    i = cuda.grid(1)
    if i < len(positions):
        encoding.list_legal(positions[i], seat_meant(i, positions, stopped, seats, is_named), masks[i], moves[i])


def observe_all(positions, stopped, seats, planes, is_named):
    i = cuda.grid(1)
    if i < len(positions):
        encoding.look(positions[i], seat_meant(i, positions, stopped, seats, is_named), planes[i])


def sample_moves(positions, stopped, seats, rng, chosen, is_named, moves):
    i = cuda.grid(1)
    if i < len(positions):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        chosen[i] = 0 if seat == OVER else rules.sample(positions[i], seat, rng[i], moves[i])


def sample_actions(positions, stopped, seats, rng, chosen, is_named, moves):
    i = cuda.grid(1)
    if i < len(positions):
        seat = seat_meant(i, positions, stopped, seats, is_named)
        chosen[i] = 0 if seat == OVER else encoding.sample_action(positions[i], seat, rng[i], moves[i])


def check_actions(
    positions, stopped, plies, seats, chosen, found, is_named, longest, actions, outcomes, moves, marks
):  # fmt: skip
    i = cuda.grid(1)
    if i < len(positions):
        found[i] = check_action(
            i, positions, stopped, plies, seats, chosen, is_named, longest, actions, outcomes, moves[i], marks[i]
        )  # fmt: skip


def check_moves(positions, stopped, plies, seats, chosen, found, is_named, longest, moves):
    i = cuda.grid(1)
    if i < len(positions):
        found[i] = check_move(i, positions, stopped, plies, seats, chosen, is_named, longest, moves[i])


def step_actions(
    seats, chosen, positions, chance, plies, stopped, finals, winners, points, lengths, rewards, terminated, truncated,
    start, is_dealt, rolls, longest, autoreset, limit, moves,
):  # fmt: skip
    i = cuda.grid(1)
    if i < len(positions) and is_running(i, positions, stopped, seats, rewards, terminated, truncated):
        encoding.act(positions[i], seats[i], chosen[i])
        settle(
            i, positions, chance, plies, stopped, finals, winners, points, lengths,
            rewards, terminated, truncated, start, is_dealt, rolls, longest, autoreset, limit, moves[i],
        )  # fmt: skip


def step_moves(
    seats, chosen, positions, chance, plies, stopped, finals, winners, points, lengths, rewards, terminated, truncated,
    start, is_dealt, rolls, longest, autoreset, limit, moves,
):  # fmt: skip
    i = cuda.grid(1)
    if i < len(positions) and is_running(i, positions, stopped, seats, rewards, terminated, truncated):
        rules.apply(positions[i], seats[i], chosen[i])
        settle(
            i, positions, chance, plies, stopped, finals, winners, points, lengths,
            rewards, terminated, truncated, start, is_dealt, rolls, longest, autoreset, limit, moves[i],
        )  # fmt: skip


def play_games(start, positions, games, is_dealt, root, rng, moves, plies, wins):
    """Play random games from the set-up start[0]; each thread has a position of its own, and its share of the games."""
    i = cuda.grid(1)
    if i < len(plies):
        total = 0
        for number in range(i, games, len(plies)):
            played = play_game(start, positions, i, number, is_dealt, root, rng[i], moves[i])
            if played > rules.max_plies(positions[i]):
                total = -1
                break
            total += played
            won = rules.winners(positions[i])
            for seat in range(wins.shape[1]):
                wins[i, seat] += (won >> seat) & 1
        plies[i] = total


KERNELS = {
    kernel.__name__: cuda.jit(kernel)
    for kernel in (
        seed_all, start_all, seats_all, active_all, list_all, mask_all, observe_all, sample_moves, sample_actions,
        check_actions, check_moves, step_actions, step_moves, play_games,
    )
}  # fmt: skip
"""The kernels, compiled for a game when they are first called with its records."""


def check_gpu() -> None:
    """Refuse to go on where there is no GPU."""
    if not cuda.is_available():
        raise BadRequest("request/no-gpu")


def launch(name: str, lanes: int, arguments: Sequence[Any]) -> None:
    """Let a thread for each lane run a kernel."""
    KERNELS[name][(lanes + THREADS - 1) // THREADS, THREADS](*arguments)


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


class Device:
    """Runs kernels over lanes, and holds their arrays on the GPU, as `Processor` does on the processor."""

    reuses = True

    def __init__(self, rules: Rules, lanes: int, actions: int) -> None:
        """Prepare to work on so many lanes."""
        check_gpu()
        self._lanes = lanes
        self._scratch = zeros((lanes, rules.max_moves), np.int64), zeros((lanes, max(1, actions)), np.bool_)
        self._lists: Any = None

    def run(self, *calls: Call) -> None:
        """Run kernels over all lanes, one after the other."""
        for name, of_lanes, shared, scratch in calls:
            launch(name, self._lanes, (*of_lanes, *shared, *self._scratch[:scratch]))

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
        return DeviceArray(array, cuda.synchronize)

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
    each = table.dtype.itemsize + 8 * rules.max_moves
    lanes = max(1, min(games, MOST_LANES, MEMORY // each))
    positions = cuda.device_array(lanes * table.dtype.itemsize, np.uint8).view(table.dtype)
    rng, moves = zeros((lanes, 1), np.uint64), cuda.device_array((lanes, rules.max_moves), np.int64)
    plies, wins = zeros((lanes,), np.int64), zeros((lanes, seats), np.int64)
    launch("play_games", lanes, (hold(table), positions, games, is_dealt, root, rng, moves, plies, wins))
    counted = fetch(plies)
    if (counted < 0).any():
        raise BrokenGame("game/never-ends", rules.state.name, rules.max_plies)
    return int(counted.sum()), tuple(fetch(wins).sum(axis=0).tolist())
