"""What evaluators that ask a network have in common."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.errors import BadRequest
from obelisk.kernel.state import Array


def priors_of(logits: Array, masks: Array) -> Array:
    """Return how likely each legal action is by the logits of a network; what is not legal has none."""
    if logits.shape != masks.shape:
        raise BadRequest("evaluator/priors-shape", given=str(logits.shape), shape=str(masks.shape))
    legal = np.where(masks, logits.astype(np.float32, copy=False), -np.inf)
    weights = np.exp(legal - legal.max(axis=1, keepdims=True))
    found: Array = weights / weights.sum(axis=1, keepdims=True)
    return found


def outputs_of(given: Any) -> tuple[Any, Any]:
    """Return logits and values, or refuse what a network has returned."""
    if not isinstance(given, tuple | list) or len(given) < 2:
        raise BadRequest("evaluator/answer", given=type(given).__name__)
    return given[0], given[1]
