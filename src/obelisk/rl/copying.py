"""Copies of environments."""

from __future__ import annotations

import copy
from typing import Self


class Copied:
    """A shallow copy is a deep one: two environments must not share a game."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)
