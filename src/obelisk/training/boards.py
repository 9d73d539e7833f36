"""A residual network for boards of any size, which values actions and positions."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from obelisk.kernel.state import Array
from obelisk.rulebook.values import Training
from obelisk.training.canvas import Canvas

POOLED = 32
"""Channels of which the value is made."""
HIDDEN = 64


class Norm(nn.Module):
    """Batch normalization that counts nothing but the cells of the board: those around it stay 0."""

    def __init__(self, channels: int, momentum: float = 0.02):
        super().__init__()
        self.weight, self.bias = nn.Parameter(torch.ones(channels)), nn.Parameter(torch.zeros(channels))
        self.momentum = momentum
        self.register_buffer("mean", torch.zeros(channels))
        self.register_buffer("variance", torch.ones(channels))

    def forward(self, x: torch.Tensor, board: torch.Tensor) -> torch.Tensor:
        """Return what is normalized, as 0 around the board."""
        mean, variance = self.mean, self.variance
        if self.training:
            wide = x.float()
            n = board.sum()
            mean = (wide * board).sum((0, 2, 3)) / n
            variance = (((wide - mean[:, None, None]) * board) ** 2).sum((0, 2, 3)) / n
            with torch.no_grad():
                self.mean.lerp_(mean, self.momentum)
                self.variance.lerp_(variance, self.momentum)
        scale, shift = self.factors(mean, variance)
        return (x * scale[:, None, None] + shift[:, None, None]) * board

    def factors(self, mean: torch.Tensor, variance: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return what each channel is multiplied by, and what is added to it."""
        scale = self.weight * torch.rsqrt(variance + 1e-5)
        return scale, self.bias - mean * scale


class Layer(nn.Module):
    """A convolution, and what is above 0 of what comes out; while a network learns, that is normalized before."""

    def __init__(self, ins: int, outs: int, *, padding: int, learns: bool):
        super().__init__()
        self.conv = nn.Conv2d(ins, outs, 3, padding=padding, bias=not learns)
        self.norm = Norm(outs) if learns else None

    def forward(self, x: torch.Tensor, board: torch.Tensor, added: torch.Tensor | None = None) -> torch.Tensor:
        """Return what comes out, with something *added* before it is cut at 0."""
        if self.norm is None and x.is_cuda:
            return self._at_once(x, added)
        x = self.conv(x) if self.norm is None else self.norm(self.conv(x), board)
        return functional.relu(x if added is None else x + added)

    def _at_once(self, x: torch.Tensor, added: torch.Tensor | None) -> torch.Tensor:
        """Do the same in one step of the GPU: twice as many positions a second."""
        conv, once = self.conv, [1, 1]
        where = once, list(conv.padding), once, 1
        if added is None:
            return torch.cudnn_convolution_relu(x, conv.weight, conv.bias, *where)
        return torch.cudnn_convolution_add_relu(x, conv.weight, added, 1.0, conv.bias, *where)

    def take(self, other: Layer) -> None:
        """Take the weights of a layer that learns, with its norm in them."""
        norm: Any = other.norm
        scale, shift = norm.factors(norm.mean, norm.variance)
        self.conv.weight.copy_(other.conv.weight * scale[:, None, None, None])
        self.conv.bias.copy_(shift)


class Block(nn.Module):
    """Two layers, whose findings are added to what came in."""

    def __init__(self, channels: int, *, learns: bool):
        super().__init__()
        self.first = Layer(channels, channels, padding=1, learns=learns)
        self.second = Layer(channels, channels, padding=1, learns=learns)
        if self.second.norm is not None:
            nn.init.zeros_(self.second.norm.weight)

    def forward(self, x: torch.Tensor, board: torch.Tensor) -> torch.Tensor:
        """Return what comes out."""
        found: torch.Tensor = self.second(self.first(x, board), board, added=x)
        return found


class BoardNetwork(nn.Module):
    """Takes observations, and returns the logits of all actions and what each position is worth to its seat.

    The last plane of an observation is 1 where the board is. With *edges*, two numbers of planes, what lies beyond the
    first and last row counts as 1 in the first of them, and beyond the first and last column in the second. With a
    *patch* of 2, two rows and two columns of cells are one place of the network, which has four times as much to tell.

    One that learns has norms, and takes boards of several sizes on one canvas. One that plays has the norms in its
    weights, and takes each board as large as it is.
    """

    def __init__(self, canvas: Canvas, training: Training, *, learns: bool = True):
        super().__init__()
        if training.patch > 1 and training.edges is not None:
            raise ValueError("a network with edges looks at cells one by one: its patch must be 1")
        self.edges, self.patch, channels = training.edges, training.patch, training.channels
        cells = self.patch * self.patch
        self.stem = Layer(cells * canvas.planes, channels, padding=0, learns=learns)
        self.blocks = nn.ModuleList(Block(channels, learns=learns) for _ in range(training.blocks))
        self.policy = nn.Conv2d(channels, cells * canvas.action_planes, 1) if canvas.action_planes else None
        self.pooling = nn.Conv2d(channels, POOLED, 1)
        self.hidden = nn.Linear(2 * POOLED, HIDDEN)
        self.others = nn.Linear(HIDDEN, canvas.other_actions) if canvas.other_actions else None
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.value.weight)  # at first every position looks even
        nn.init.zeros_(self.value.bias)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return logits and values."""
        rows, columns = observations.shape[2:]
        patched = self._patched(observations)
        board = patched[:, -1:] if self.patch == 1 else patched[:, -(self.patch**2) :].amax(1, keepdim=True)
        x = self.stem(self._framed(patched), board)
        for block in self.blocks:
            x = block(x, board)
        pooled = functional.relu(self.pooling(x)) * board
        n = board.sum((2, 3)).clamp(min=1.0)
        found = torch.cat([pooled.sum((2, 3)) / n, pooled.amax((2, 3))], dim=1)
        found = functional.relu(self.hidden(found))
        logits = []
        if self.policy is not None:
            of_cells = self.policy(x)
            if self.patch > 1:
                of_cells = functional.pixel_shuffle(of_cells, self.patch)[:, :, :rows, :columns]
            logits.append(of_cells.flatten(1))
        logits += [] if self.others is None else [self.others(found)]
        return torch.cat(logits, dim=1), torch.tanh(self.value(found))[:, 0]

    def _patched(self, observations: torch.Tensor) -> torch.Tensor:
        """Return observations with a place for each patch, whose cells are planes: those of one plane side by side."""
        if self.patch == 1:
            return observations
        rows, columns = observations.shape[2:]
        filled = functional.pad(observations, (0, -columns % self.patch, 0, -rows % self.patch))
        return functional.pixel_unshuffle(filled, self.patch)

    def _framed(self, observations: torch.Tensor) -> torch.Tensor:
        """Return observations with a frame of one cell around them, in which the edges are."""
        framed = functional.pad(observations, (1, 1, 1, 1))
        if self.edges is None:
            return framed
        board, outside = framed[:, -1:], 1.0 - framed[:, -1:]
        wide = functional.pad(board, (1, 1, 1, 1))
        of_rows = (wide[:, :, :-2, 1:-1] + wide[:, :, 2:, 1:-1]) * outside
        of_columns = (wide[:, :, 1:-1, :-2] + wide[:, :, 1:-1, 2:]) * outside
        planes = list(framed.split(1, dim=1))
        for plane, edge in zip(self.edges, (of_rows, of_columns), strict=True):
            planes[plane] = planes[plane] + edge
        return torch.cat(planes, dim=1)

    def room_for(self, observations: Array) -> tuple[int, ...]:
        """Return nothing: what is computed depends on the size of the board alone."""
        return ()

    def take(self, learning: BoardNetwork) -> None:
        """Take all that a network has learnt, to play with it."""
        own = dict(self.named_modules())
        with torch.no_grad():
            for name, module in learning.named_modules():
                if isinstance(module, Layer):
                    own[name].take(module)
            for name in ("policy", "pooling", "hidden", "others", "value"):
                part = getattr(learning, name)
                if part is not None:
                    for mine, theirs in zip(getattr(self, name).parameters(), part.parameters(), strict=True):
                        mine.copy_(theirs)
