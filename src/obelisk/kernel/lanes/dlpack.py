"""Memory of ours that other libraries use as their own array, without a copy: the protocol DLPack.

The structures are those of dlpack.h. What is lent stays alive until whoever took it calls the deleter.
"""

from __future__ import annotations

import atexit
import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
"""Kinds of devices."""

_NAME, _CODES = b"dltensor", {"i": 0, "u": 1, "f": 2, "b": 6}


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("axes", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Lent(ctypes.Structure):
    """A tensor, and how it is given back."""

    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


lent: dict[int, tuple[Any, ...]] = {}
"""What is lent, by the address of its structure, with all that it needs to stay where it is."""


def _give_back(address: int) -> None:
    lent.pop(address, None)


def _drop(capsule: int) -> None:
    """Give back what nobody took; whoever takes it gives the capsule another name."""
    if _is_valid(capsule, _NAME):
        lent.pop(_pointer_of(capsule, _NAME), None)


_GIVE_BACK, _DROP = map(ctypes.CFUNCTYPE(None, ctypes.c_void_p), (_give_back, _drop))


@atexit.register
def _leave() -> None:
    """Let whatever is still lent when Python ends be nobody's: its deleter, a function of Python, could not be called.

    Not all libraries bear one that is missing. Another takes its place, which does nothing with what it is given.
    """
    for held in lent.values():
        held[0].deleter = ctypes.cast(ctypes.pythonapi.Py_IsInitialized, ctypes.c_void_p)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(held))


def _of_python(name: str, result: Any, *takes: Any) -> Any:
    return ctypes.PYFUNCTYPE(result, *takes)((name, ctypes.pythonapi))


_new = _of_python("PyCapsule_New", ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = _of_python("PyCapsule_IsValid", ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)
_pointer_of = _of_python("PyCapsule_GetPointer", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)


def capsule(address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int], owner: Any) -> Any:
    """Return a capsule with an array in one piece at an *address* of a *device*; *owner* is kept alive with it."""
    axes = len(shape)
    sizes = (ctypes.c_int64 * axes)(*shape)
    strides = (ctypes.c_int64 * axes)(*(int(np.prod(shape[axis + 1 :])) for axis in range(axes)))
    kind = _Type(_CODES[dtype.kind], 8 * dtype.itemsize, 1)
    tensor = _Tensor(address, _Device(*device), axes, kind, sizes, strides, 0)
    held = _Lent(tensor, None, ctypes.cast(_GIVE_BACK, ctypes.c_void_p))
    at = ctypes.addressof(held)
    lent[at] = held, sizes, strides, owner
    return _new(at, _NAME, ctypes.cast(_DROP, ctypes.c_void_p))
