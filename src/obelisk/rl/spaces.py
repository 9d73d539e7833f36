"""The spaces of observations and actions, as Gymnasium and PettingZoo have them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from obelisk.errors import BadRequest
from obelisk.rulebook.encodings import Space

AGENT = "player_{}"
LOSE, REFUSE = "lose", "refuse"
ILLEGAL = (LOSE, REFUSE)
"""What follows an action that is not legal: the game is lost, or it is refused and nothing changes."""

IDLE = 0
"""The only action in the mask of a parallel agent that may not act: a mask without actions cannot be sampled."""


def info_of(*, illegal: bool = False) -> dict[str, Any]:
    """Return the info of an agent: the same entries in every step, as NumPy values, which TorchRL makes tensors of."""
    return {"illegal": np.bool_(illegal)}


def planes_of(space: Space) -> spaces.Box:
    """Return the space of observations."""
    least, most = np.iinfo(space.dtype).min, np.iinfo(space.dtype).max
    return spaces.Box(least, most, space.observation, space.dtype.type)


def actions_of(space: Space) -> spaces.Discrete[Any]:
    """Return the space of actions, legal or not."""
    return spaces.Discrete(space.actions)


def masked_of(space: Space) -> spaces.Dict:
    """Return the space of observations with a mask of actions beside them."""
    mask = spaces.Box(0, 1, (space.actions,), np.int8)
    return spaces.Dict({"observation": planes_of(space), "action_mask": mask})


def check_illegal(illegal: str) -> None:
    """Refuse what is no way to answer an action that is not legal."""
    if illegal not in ILLEGAL:
        raise BadRequest("request/one-of", name="illegal", given=repr(illegal), known=ILLEGAL)
