"""What an evaluator is, and what is taken for one: a function, the file of a network, a PyTorch module."""

from __future__ import annotations

import sys
from os import PathLike, fspath
from typing import Any, Protocol

from obelisk.errors import BadRequest

SUFFIX = ".onnx"


class Evaluator(Protocol):
    """Whatever can be called like this; a function is one.

    It gets *observations* and *masks* of n positions, as `Batch.observe` and `Batch.mask` write them, each as the seat
    to act there may know it, and these *seats*. It returns priors, a row of actions for each position: how likely each
    is to be the best, in any proportion, what is not legal being left out by itself. And it returns values from -1 to
    1, on the scale of the rewards: one for each position, what it is worth to the seat that acts, or a row of seats.
    The arrays that it gets are written again in the next call.
    """

    def __call__(self, observations: Any, masks: Any, seats: Any) -> tuple[Any, Any]:
        """Return priors and values."""


def evaluator(source: Any, **options: Any) -> Evaluator:
    """Return an evaluator: a function as it is, or one that asks a network.

    The network is the path of an ONNX file (`threads=`: how many threads it may use), or a PyTorch module (`device=`:
    where it is asked; otherwise where it is). It takes observations as 32-bit numbers, and returns logits, a row of
    actions for each, and values.
    """
    if isinstance(source, str | PathLike):
        path = fspath(source)
        if not str(path).endswith(SUFFIX):
            raise BadRequest("evaluator/file", given=repr(path), suffix=SUFFIX)
        from obelisk.evaluators.onnx_file import OnnxEvaluator

        return OnnxEvaluator(str(path), **options)
    # Whoever brings a module has loaded PyTorch.
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(source, torch.nn.Module):
        from obelisk.evaluators.torch_module import TorchEvaluator

        return TorchEvaluator(source, **options)
    if not callable(source):
        raise BadRequest("evaluator/kind", given=type(source).__name__)
    if options:
        raise BadRequest("evaluator/options", given=tuple(options))
    found: Evaluator = source
    return found
