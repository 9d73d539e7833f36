"""Evaluators from PyTorch modules. PyTorch is no dependency: who brings a module has it."""

from __future__ import annotations

from typing import Any

from obelisk.errors import BadRequest
from obelisk.evaluators.networks import outputs_of
from obelisk.kernel.state import Array


class TorchEvaluator:
    """Asks a module: it takes observations, and returns logits and values."""

    def __init__(self, module: Any, *, device: Any = None):
        """Ask the *module* where it is, or move it to a *device* first."""
        self.module = module if device is None else module.to(device)

    def __call__(self, observations: Array, masks: Array, seats: Array) -> tuple[Array, Array]:
        """Return priors and values, as the module evaluates; if it is being trained, it goes on being so."""
        import torch

        weight = next(self.module.parameters(), None)
        device = torch.device("cpu") if weight is None else weight.device
        kind = torch.float32 if weight is None else weight.dtype
        is_training = self.module.training
        if is_training:
            self.module.eval()
        try:
            with torch.inference_mode():
                logits, values = outputs_of(self.module(torch.from_numpy(observations).to(device).to(kind)))
                if logits.shape != masks.shape:
                    given, shape = str(tuple(logits.shape)), str(masks.shape)
                    raise BadRequest("evaluator/priors-shape", given=given, shape=shape)
                legal = torch.from_numpy(masks).to(device)
                priors = torch.softmax(logits.float().masked_fill(~legal, float("-inf")), dim=1)
                return priors.cpu().numpy(), values.float().cpu().numpy()
        finally:
            if is_training:
                self.module.train()
