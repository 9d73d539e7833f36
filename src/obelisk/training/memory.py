"""What a network learns from: the last positions of its games, where it is trained."""

from __future__ import annotations

from typing import Any

import torch

from obelisk.training.canvas import Canvas


class Memory:
    """Positions on the canvas, in a ring: what was observed, what was legal and found best, what it came to."""

    def __init__(self, canvas: Canvas, size: int, device: str):
        self.size, self.device, self.n = size, device, 0
        self._canvas = canvas
        self._planes = torch.zeros((size, canvas.planes, canvas.cells), dtype=torch.int8, device=device)
        self._masks = torch.zeros((size, canvas.actions), dtype=torch.bool, device=device)
        self._policies = torch.zeros((size, canvas.actions), dtype=torch.float16, device=device)
        self._values = torch.zeros(size, dtype=torch.float32, device=device)
        self._setups = torch.zeros(size, dtype=torch.int64, device=device)
        cells, actions = canvas.symmetries()
        self._turned_cells = torch.from_numpy(cells).to(device)
        self._turned_actions = torch.from_numpy(actions).to(device)

    def __len__(self) -> int:
        return min(self.n, self.size)

    def add(self, setup: int, planes: Any, masks: Any, policies: Any, values: Any) -> None:
        """Keep positions of a set-up, in place of the oldest ones."""
        n = len(values)
        places = (self.n + torch.arange(n, device=self.device)) % self.size
        laid = self._canvas.lay(setup, planes).reshape(n, self._canvas.planes, -1)
        self._planes[places] = torch.from_numpy(laid).to(self.device)
        self._masks[places] = torch.from_numpy(self._canvas.lay_actions(setup, masks)).to(self.device)
        laid_policies = torch.from_numpy(self._canvas.lay_actions(setup, policies))
        self._policies[places] = laid_policies.to(self.device, torch.float16)
        self._values[places] = torch.from_numpy(values).to(self.device, torch.float32)
        self._setups[places] = setup
        self.n += n

    def draw(self, n: int, rng: torch.Generator) -> tuple[torch.Tensor, ...]:
        """Return some positions, each turned or mirrored as its board allows: planes, masks, policies, values."""
        places = torch.randint(len(self), (n,), device=self.device, generator=rng)
        setups = self._setups[places]
        which = torch.randint(self._turned_cells.shape[1], (n,), device=self.device, generator=rng)
        cells, actions = self._turned_cells[setups, which], self._turned_actions[setups, which]
        canvas = self._canvas
        planes = self._planes[places].gather(2, cells[:, None].expand(-1, canvas.planes, -1))
        masks, policies = self._masks[places].gather(1, actions), self._policies[places].gather(1, actions)
        shaped = planes.reshape(n, canvas.planes, canvas.rows, canvas.columns)
        return shaped.float(), masks, policies.float(), self._values[places]
