"""What a batch on a GPU returns: an array that stays there, and that PyTorch and JAX take as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.kernel.lanes import dlpack

DEFAULT_STREAM, NO_STREAM = 1, -1
"""How the protocols name the stream on which kernels run here, and the wish not to wait for any."""


class DeviceArray:
    """An array of numba-cuda, with the two protocols by which libraries share memory of a GPU.

    Everything else (`shape`, `dtype`) is numba-cuda's own.
    """

    def __init__(self, held: Any, wait: Callable[[], None]) -> None:
        """Show the array *held*; *wait* returns when all that was begun on the device is done."""
        self.held, self._wait = held, wait

    def __getattr__(self, name: str) -> Any:
        """Return what numba-cuda's array has under that name."""
        return getattr(self.held, name)

    def __len__(self) -> int:
        return len(self.held)

    def __getitem__(self, index: Any) -> Any:
        return self.held[index]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        """Return a copy for the processor."""
        if copy is False:
            raise ValueError("an array of a GPU is copied to the processor")
        return np.asarray(self.copy_to_host(), dtype)

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        """Return a copy for the processor, when all is done that was begun."""
        self._wait()
        copied: np.ndarray[Any, Any] = self.held.copy_to_host()
        return copied

    def __repr__(self) -> str:
        return f"DeviceArray({self.held.shape}, {self.held.dtype})"

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Where the array lies, for Numba, CuPy and PyTorch; whoever uses it waits for the stream that is named."""
        return {**self.held.__cuda_array_interface__, "stream": DEFAULT_STREAM}

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return the kind of the device and its number."""
        if self._is_simulated:
            return dlpack.CPU, 0
        return dlpack.CUDA, int(self.held.gpu_data.context.device.id)

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """Return the array as a capsule of DLPack: the same memory, where it is."""
        if copy or (dl_device is not None and tuple(dl_device) != self.__dlpack_device__()):
            raise BufferError("the array is shared where it is, without a copy")
        if stream not in (None, DEFAULT_STREAM, NO_STREAM):
            self._wait()
        device, held = self.__dlpack_device__(), self.held
        address = held.ctypes.data if self._is_simulated else held.__cuda_array_interface__["data"][0]
        return dlpack.capsule(address, tuple(held.shape), np.dtype(held.dtype), device, self)

    @property
    def _is_simulated(self) -> bool:
        """Whether the device is numba-cuda's simulator, whose memory is the processor's."""
        return not hasattr(self.held, "__cuda_array_interface__")
