"""A run that begins with a network that plays already: the weights of an ONNX file, as `export` writes it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from obelisk.evaluators import evaluator
from obelisk.kernel.state import Array
from obelisk.training.boards import BoardNetwork, Layer
from obelisk.training.exporting import positions
from obelisk.training.run import Run
from obelisk.training.tokens import TokenNetwork

HEADS = "policy", "pooling", "hidden", "others", "value"


def begin_with(run: Run, path: Path) -> None:
    """Let a run that has learnt nothing yet begin with the network of a file.

    Blocks that the file does not have stay what they are at first, and change nothing: so a network can grow.
    """
    if isinstance(run.network, TokenNetwork):
        run.network.begin_with(weights_of(path))
    else:
        ask = evaluator(path)
        seen = [
            torch.from_numpy(run.canvas.lay(setup, observed)).float()
            for setup, options in enumerate(run.setups)
            for observed in positions(run, ask, options)
        ]
        take_weights(run.network, weights_of(path), torch.cat(seen).to(run.settings.device))
    run.average.load_state_dict(run.network.state_dict())


def weights_of(path: Path) -> dict[str, Array]:
    """Return the weights of a file by their names, as numbers of 32 bits."""
    import onnx
    from onnx import numpy_helper

    model: Any = onnx.load(path)
    found = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    for node in model.graph.node:
        if node.op_type == "DequantizeLinear" and node.input[0] in found:
            whole, scale, zero = (found[name] for name in node.input)
            of_channels = (-1,) + (1,) * (whole.ndim - 1) if scale.ndim else ()
            name = node.input[0].removesuffix("_quantized")
            numbers = whole.astype(np.float32) - zero.reshape(of_channels).astype(np.float32)
            found[name] = numbers * scale.reshape(of_channels)
    return found


def take_weights(network: BoardNetwork, weights: dict[str, Array], observations: torch.Tensor) -> None:
    """Let a network that learns find what one that plays finds.

    Its norms begin with what they see of *observations*, and undo that: a layer's outcome stays what it was.
    """

    def give(to: torch.Tensor, name: str) -> None:
        to.copy_(torch.tensor(weights[name]))

    def undo(norm: Any, seen: tuple[torch.Tensor, torch.Tensor], *, bias: torch.Tensor) -> None:
        x, board = seen
        norm.mean.copy_((x * board).sum((0, 2, 3)) / board.sum())
        norm.variance.copy_((((x - norm.mean[:, None, None]) * board) ** 2).sum((0, 2, 3)) / board.sum())
        scale, _ = norm.factors(norm.mean, norm.variance)
        norm.weight.mul_(1.0 / scale)
        norm.bias.copy_(norm.mean + bias)

    with torch.no_grad():
        hooks = []
        for name, layer in network.named_modules():
            if isinstance(layer, Layer) and f"{name}.conv.weight" in weights:
                norm: Any = layer.norm
                give(layer.conv.weight, f"{name}.conv.weight")
                torch.nn.init.ones_(norm.weight)
                bias = torch.tensor(weights[f"{name}.conv.bias"], device=norm.bias.device)
                hooks.append(norm.register_forward_pre_hook(partial(undo, bias=bias)))
        for name in HEADS:
            head = getattr(network, name)
            if head is not None:
                give(head.weight, f"{name}.weight")
                give(head.bias, f"{name}.bias")
        network.eval()
        network(observations)
        for hook in hooks:
            hook.remove()
