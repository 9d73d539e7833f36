"""The arrays of a batch: those that callers give are checked, those that they get are made, or kept on a GPU."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from obelisk.errors import BadRequest
from obelisk.kernel.state import CHANCE, OVER, Array

SPARE = 3
"""So many arrays of a kind that were handed out are remembered."""


def _holders(arrays: list[Array], number: int) -> int:
    """Return how many hold an array of a list, views of it included; ALONE is the list and nobody else."""
    return sys.getrefcount(arrays[number])


ALONE = _holders([np.empty(0)], 0)


class Arrays:
    """Arrays for so many lanes, where the loops of an engine can reach them."""

    def __init__(self, engine: Any, lanes: int) -> None:
        self._engine, self._lanes = engine, lanes
        self._kept: dict[str, Any] = {}
        self._lent: dict[str, list[Array]] = {}

    def private(self, name: str, dtype: Any) -> Any:
        """Return an array with a number for each lane that no caller sees."""
        return self._keep(name, (self._lanes,), dtype)

    def room(self, name: str, dtype: Any, *shape: int, out: Any = None) -> Any:
        """Return an array to write into, with a row for each lane: *out* if it fits.

        Without *out* it is one that nobody else has, of which everything must be written; on a GPU, one that is kept.
        """
        engine, dtype, shape = self._engine, np.dtype(dtype), (self._lanes, *shape)
        if out is None:
            return self._keep(name, shape, dtype) if engine.reuses else self._unused(name, shape, dtype)
        if not engine.is_own(out):
            raise BadRequest("request/out", given=type(out).__name__, shape=str(shape), dtype=str(dtype))
        array = engine.reach(out)
        if not (tuple(array.shape) == shape and array.dtype == dtype and engine.is_whole(array)):
            given = f"{tuple(array.shape)} {array.dtype}"
            raise BadRequest("request/out", given=given, shape=str(shape), dtype=str(dtype))
        return array

    def copied(self, array: Any) -> Any:
        """Return an array that the caller may keep; on a GPU, the one that the batch goes on with."""
        return self._engine.show(array) if self._engine.reuses else array.copy()

    def numbers(self, given: Any) -> Any:
        """Return whole numbers, one for each lane, where loops can reach them."""
        engine = self._engine
        is_own = engine.is_own(given)
        array = engine.reach(given) if is_own else np.asarray(given)
        if tuple(array.shape) != (self._lanes,) or array.dtype.kind not in "iu":
            raise BadRequest("request/shape", given=f"{tuple(array.shape)} {array.dtype}", n=self._lanes)
        return array if is_own and array.dtype == np.int64 else engine.hold(engine.as_numbers(array))

    def acting(self, seats: Any, n: int | None = None) -> tuple[Any, bool]:
        """Return the seats that are meant, and whether they are named; else loops write there who may act first.

        Where a game has *n* seats, refuse a larger one, and a negative one that stands for nothing. What lies on a GPU
        already is not looked at.
        """
        if seats is None:
            return self.private("acting", np.int64), False
        found = self.numbers(seats)
        if n is not None and (not self._engine.is_own(seats) or isinstance(found, np.ndarray)):
            known = np.asarray(seats)
            wrong = np.flatnonzero((known < min(CHANCE, OVER)) | (known >= n))
            if wrong.size:
                lane = int(wrong[0])
                raise BadRequest("request/seats", lane=lane, given=int(known[lane]), last=n - 1)
        return found, True

    def named(self, which: Any) -> Array:
        """Return for each lane whether it is named: by a list of numbers, or one of True and False."""
        chosen = np.zeros(self._lanes, np.bool_)
        if which is None:
            which = slice(None)
        else:
            which = np.asarray(which)
            is_mask = which.dtype == np.bool_ and which.shape == (self._lanes,)
            is_list = which.dtype.kind in "iu" and which.ndim == 1 and ((which >= 0) & (which < self._lanes)).all()
            if not (is_mask or is_list or which.size == 0):
                raise BadRequest("request/lanes", n=self._lanes)
            if which.size == 0:
                return chosen
        chosen[which] = True
        return chosen

    def _unused(self, name: str, shape: tuple[int, ...], dtype: Any) -> Array:
        """Return an array that was handed out before and is no longer held by anybody, or a new one.

        Memory that is fresh from the system costs more than what a small game writes into it.
        """
        lent = self._lent.setdefault(name, [])
        for number in range(len(lent)):
            if _holders(lent, number) == ALONE:
                return lent[number]
        array: Array = self._engine.empty(shape, dtype)
        lent.append(array)
        del lent[:-SPARE]
        return array

    def _keep(self, name: str, shape: tuple[int, ...], dtype: Any) -> Any:
        if name not in self._kept:
            self._kept[name] = self._engine.empty(shape, dtype)
        return self._kept[name]
