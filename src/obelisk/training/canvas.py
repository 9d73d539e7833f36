"""One canvas for boards of several sizes: each lies in its first rows and columns, and 0 lies around it.

Actions are seen as planes of cells, as many as they fill, and the rest of them. A move on a small board and the same
move on a large one are then the same output of a network.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from obelisk.kernel.state import Array, Numbers
from obelisk.rulebook.encodings import Space


class Canvas:
    """The bounds of a game whose set-ups differ in nothing but the size of their board."""

    def __init__(self, spaces: Sequence[Space]):
        shapes = np.array([space.observation for space in spaces])
        self.planes = int(shapes[0, 0])
        self.rows, self.columns = int(shapes[:, 1].max()), int(shapes[:, 2].max())
        self.cells = self.rows * self.columns
        parts = {divmod(space.actions, space.observation[1] * space.observation[2]) for space in spaces}
        if len(parts) != 1 or len({space.observation[0] for space in spaces}) != 1:
            raise ValueError("these set-ups do not fit on one canvas: their planes or their kinds of actions differ")
        self.action_planes, self.other_actions = parts.pop()
        self.actions = self.action_planes * self.cells + self.other_actions
        self.tokens = spaces[0].tokens
        """How a row of tokens is read, where the game has these and no board."""
        self._spaces = tuple(spaces)
        self._cells = [self._cells_of(space) for space in spaces]
        self._actions = [self._actions_of(cells) for cells in self._cells]

    def _cells_of(self, space: Space) -> Numbers:
        """Return where each cell of a board lies on the canvas."""
        _, rows, columns = space.observation
        return np.arange(self.cells).reshape(self.rows, self.columns)[:rows, :columns].ravel()

    def _actions_of(self, cells: Numbers) -> Numbers:
        """Return which action of the canvas each action of a set-up is."""
        of_cells = [plane * self.cells + cells for plane in range(self.action_planes)]
        return np.concatenate([*of_cells, np.arange(self.actions - self.other_actions, self.actions)])

    def size_of(self, setup: int) -> int:
        """Return how many cells the board of a set-up has."""
        return len(self._cells[setup])

    def lay(self, setup: int, planes: Array) -> Array:
        """Return observations of a set-up as they lie on the canvas."""
        laid = np.zeros((len(planes), self.planes, self.cells), planes.dtype)
        laid[:, :, self._cells[setup]] = planes.reshape(*planes.shape[:2], -1)
        return laid.reshape(-1, self.planes, self.rows, self.columns)

    def lay_actions(self, setup: int, values: Array) -> Array:
        """Return what is given for each action of a set-up (a mask, a policy), for each action of the canvas."""
        laid = np.zeros((len(values), self.actions), values.dtype)
        laid[:, self._actions[setup]] = values
        return laid

    def symmetries(self) -> tuple[Numbers, Numbers]:
        """Return for each set-up and symmetry which cell, and which action, comes to lie on each one of the canvas.

        The first symmetry changes nothing; set-ups with fewer than others have that one more often.
        """
        most = 1 + max(len(space.symmetries) for space in self._spaces)
        cells = np.tile(np.arange(self.cells), (len(self._spaces), most, 1))
        actions = np.tile(np.arange(self.actions), (len(self._spaces), most, 1))
        for number, space in enumerate(self._spaces):
            for i, symmetry in enumerate(space.symmetries, start=1):
                own_cells, own_actions = self._cells[number], self._actions[number]
                cells[number, i, own_cells[symmetry.cells]] = own_cells
                actions[number, i, own_actions[symmetry.actions]] = own_actions
        return cells, actions
