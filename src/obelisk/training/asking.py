"""A network as an evaluator of many searches, asked without a wait in between where it is on a GPU."""

from __future__ import annotations

from threading import Lock
from typing import Any

import torch

from obelisk.kernel.state import Array
from obelisk.rulebook.encodings import Space
from obelisk.training.network import Network

_capturing = Lock()
"""Graphs are captured one at a time."""


def priors_and_values(
    network: Network, planes: torch.Tensor, masks: torch.Tensor, room: tuple[int, ...] = ()
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return for each position the priors of its legal actions, and its value; *room* is what `room_for` returns."""
    kind = next(network.parameters()).dtype
    logits, values = network(planes.to(kind).contiguous(memory_format=torch.channels_last), *room)
    priors = torch.softmax(logits.float().masked_fill(~masks, float("-inf")), dim=1)
    return priors, values.float()


class Asking:
    """An evaluator for the searches of one thread: up to so many positions at once."""

    def __init__(self, network: Network, space: Space, most: int):
        """On a GPU, be ready to record what a network does with so many positions, half and a quarter of them."""
        self._network, self._space = network, space
        self._device = next(network.parameters()).device
        self._sizes = sorted({most, max(most // 2, 1), max(most // 4, 1)})
        self._recorded: dict[tuple[int, ...], _Recorded] = {}
        self._stream = torch.cuda.Stream() if self._device.type == "cuda" else None

    def __call__(self, observations: Array, masks: Array, seats: Any) -> tuple[Array, Array]:
        """Return priors and values."""
        if self._device.type == "cuda":
            return self._record(observations).ask(observations, masks)
        with torch.inference_mode():
            asked = torch.from_numpy(observations), torch.from_numpy(masks)
            priors, values = priors_and_values(self._network, *asked)
        return priors.numpy(), values.numpy()

    def _record(self, observations: Array) -> _Recorded:
        """Return what was recorded for as many positions, or record it when it is first needed."""
        size = next(size for size in self._sizes if size >= len(observations))
        room = self._network.room_for(observations)
        if (size, *room) not in self._recorded:
            with _capturing:
                self._recorded[size, *room] = _Recorded(self._network, self._space, size, room, self._stream)
        return self._recorded[size, *room]


class _Recorded:
    """What a GPU does with so many positions, recorded as a graph, with the arrays that it reads and writes."""

    def __init__(self, network: Network, space: Space, size: int, room: tuple[int, ...], stream: Any):
        self._stream = stream
        shapes = ((size, *space.observation), torch.int8), ((size, space.actions), torch.bool)
        self._here = [torch.zeros(shape, dtype=kind).pin_memory() for shape, kind in shapes]
        self._there = [torch.zeros(shape, dtype=kind, device="cuda") for shape, kind in shapes]
        self._here[1][:] = True
        with torch.cuda.stream(stream), torch.inference_mode():
            self._there[1].fill_(True)
            for _ in range(3):
                priors_and_values(network, self._there[0], self._there[1], room)
            stream.synchronize()
            self._graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graph, stream=stream, capture_error_mode="thread_local"):
                self._found = priors_and_values(network, self._there[0], self._there[1], room)
        self._answers = [torch.zeros(found.shape).pin_memory() for found in self._found]

    def ask(self, observations: Array, masks: Array) -> tuple[Array, Array]:
        """Return priors and values of the positions, which may be fewer than there is room for."""
        n = len(observations)
        self._here[0].numpy()[:n] = observations
        self._here[1].numpy()[:n] = masks
        with torch.cuda.stream(self._stream):
            for there, here in zip(self._there, self._here, strict=True):
                there[:n].copy_(here[:n], non_blocking=True)
            self._graph.replay()
            for answer, found in zip(self._answers, self._found, strict=True):
                answer[:n].copy_(found[:n], non_blocking=True)
        self._stream.synchronize()
        priors, values = (answer[:n].numpy() for answer in self._answers)
        return priors, values
