"""A network for rows of tokens, which values actions and positions.

Tokens look at each other (attention), and at what lies beside them on the board. Those that are empty are left out
before anything is computed: a position costs as much as it has tokens.
"""

from __future__ import annotations

from collections.abc import Mapping

import torch
from torch import nn
from torch.nn import functional

from obelisk.kernel.state import Array
from obelisk.rulebook.tokens import TokenActions, Tokens
from obelisk.rulebook.values import Training

HEADS = 4
HIDDEN = 64
RANK = 32
"""How many numbers a pair of tokens is compared by."""
SCALE = 16.0
"""What large numbers are divided by; beside that the network sees their logarithm."""
STRIDE = 32
"""Lengths to which a GPU fills rows up, so that few of them are recorded."""
BESIDE = (0, 1), (1, 0), (0, -1), (-1, 0)
"""How column and row change to the four sides."""
FAR = 1 << 10
"""More than two columns are ever apart."""


class Dense(nn.Module):
    """A linear layer whose weights a file keeps as they are, under their name: a column for each output."""

    def __init__(self, ins: int, outs: int, *, is_idle: bool = False):
        super().__init__()
        self.weight, self.bias = nn.Parameter(torch.zeros(ins, outs)), nn.Parameter(torch.zeros(outs))
        if not is_idle:
            nn.init.uniform_(self.weight, -(ins**-0.5), ins**-0.5)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Return what comes out."""
        found = torch.addmm(self.bias, x.flatten(0, -2), self.weight)
        return found.reshape(*x.shape[:-1], self.bias.shape[0])


class Block(nn.Module):
    """Tokens look at all others, then at those beside them; what they find is added to what they were."""

    def __init__(self, channels: int):
        super().__init__()
        self.first, self.second = nn.LayerNorm(channels), nn.LayerNorm(channels)
        self.asked, self.found = Dense(channels, 3 * channels), Dense(channels, channels, is_idle=True)
        self.near, self.out = Dense((1 + len(BESIDE)) * channels, channels), Dense(channels, channels, is_idle=True)

    def forward(self, x: torch.Tensor, is_token: torch.Tensor, beside: tuple[torch.Tensor, ...]) -> torch.Tensor:
        """Return what comes out."""
        n, length, channels = x.shape
        asked = self.asked(self.first(x)).reshape(n, length, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        seen = functional.scaled_dot_product_attention(asked[0], asked[1], asked[2], attn_mask=is_token)
        x = x + self.found(seen.transpose(1, 2).reshape(n, length, channels))
        normed = self.second(x)
        which, is_there = beside
        sides = normed.reshape(n * length, channels).index_select(0, which).reshape(n, length, len(BESIDE), channels)
        sides = (sides * is_there[..., None]).reshape(n, length, len(BESIDE) * channels)
        near = functional.relu(self.near(torch.cat([normed, sides], dim=2)))
        return x + self.out(near)


class Actions(nn.Module):
    """The logits of actions that are made of tokens of no, one or two kinds."""

    def __init__(self, part: TokenActions, tokens: Tokens, channels: int):
        super().__init__()
        self.ways, self.stretches = part.ways, [tokens.stretch(name) for name in part.of]
        if len(part.of) > 2:
            raise ValueError("an action names two tokens at most")
        self.second = Dense(channels, RANK) if len(part.of) == 2 else None
        self.first = Dense(channels if part.of else HIDDEN, part.ways * (1 if self.second is None else RANK))

    def forward(self, x: torch.Tensor, pooled: torch.Tensor) -> torch.Tensor:
        """Return logits, given all tokens of the row and what they come to together."""
        if not self.stretches:
            return self.first(pooled)
        first = self.first(x[:, self.stretches[0]])
        if self.second is None:
            return first.flatten(1)
        second = self.second(x[:, self.stretches[1]])
        n, length, _ = first.shape
        pairs = first.reshape(n, length * self.ways, RANK) @ second.transpose(1, 2) / RANK**0.5
        return pairs.reshape(n, length, self.ways, -1).transpose(2, 3).flatten(1)


class TokenNetwork(nn.Module):
    """Takes observations, and returns the logits of all actions and what each position is worth to its seat.

    Where the whole board lies makes no difference to it, nor does the order of the tokens of a kind.
    """

    def __init__(self, planes: int, tokens: Tokens, training: Training):
        super().__init__()
        self.tokens, channels = tokens, training.channels
        seen = [plane for plane in range(planes) if plane not in tokens.place]
        placed = [number for number, kind in enumerate(tokens.kinds) if kind.is_placed]
        steps = [float(column * FAR + row) for column, row in BESIDE]
        # Where the network is, since a GPU takes nothing from elsewhere while it records.
        for name, numbers in (("seen", seen), ("placed", placed), ("steps", steps)):
            self.register_buffer(name, torch.tensor(numbers), persistent=False)
        self.stem = Dense(2 * len(seen), channels)
        self.blocks = nn.ModuleList(Block(channels) for _ in range(training.blocks))
        self.norm = nn.LayerNorm(channels)
        self.pooling = Dense(channels, HIDDEN)
        self.hidden = Dense(2 * HIDDEN, HIDDEN)
        self.policy = nn.ModuleList(Actions(part, tokens, channels) for part in tokens.actions)
        self.value = Dense(HIDDEN, 1, is_idle=True)  # at first every position looks even

    def room_for(self, observations: Array) -> tuple[int, ...]:
        """Return for how many tokens a GPU is to make room: a few lengths serve all positions."""
        kinds = len(self.tokens.kinds)
        longest = int(observations[:, :kinds, 0].any(axis=1).sum(axis=1).max())
        return (min(-(-longest // STRIDE) * STRIDE, self.tokens.n),)

    def forward(self, observations: torch.Tensor, length: int | None = None) -> tuple[torch.Tensor, torch.Tensor]:
        """Return logits and values; no position has more tokens than *length*, which is counted if it is not given."""
        rows = observations[:, :, 0].transpose(1, 2)
        is_filled = rows[:, :, : len(self.tokens.kinds)].amax(2)
        if length is None:
            length = self._longest(is_filled)
        kept, order = is_filled.topk(length, dim=1)
        x = rows.gather(1, order[:, :, None].expand(-1, -1, rows.shape[2]))
        beside = self._beside(x)
        x = self.stem(self._features(x))
        is_token = (kept > 0)[:, None, None, :]
        for block in self.blocks:
            x = block(x, is_token, beside)
        x = self.norm(x) * kept[:, :, None]
        pooled = functional.relu(self.pooling(x)) * kept[:, :, None]
        mean = pooled.sum(1) / kept.sum(1, keepdim=True).clamp(min=1.0)
        found = functional.relu(self.hidden(torch.cat([mean, pooled.amax(1)], dim=1)))
        whole = x.new_zeros(x.shape[0], self.tokens.n, x.shape[2])
        whole = whole.scatter(1, order[:, :, None].expand(-1, -1, x.shape[2]), x)
        logits = torch.cat([part(whole, found) for part in self.policy], dim=1)
        return logits, torch.tanh(self.value(found))[:, 0]

    def _longest(self, is_filled: torch.Tensor) -> int:
        """Return how many tokens the longest row has, two at least: so it can be exported."""
        longest: int = is_filled.sum(1).amax(0).clamp(min=2.0).to(torch.int64).item()
        torch._check(longest >= 2)
        torch._check(longest <= self.tokens.n)
        return longest

    def _features(self, x: torch.Tensor) -> torch.Tensor:
        """Return what a token is told of itself."""
        numbers = x.index_select(2, self.seen)
        return torch.cat([numbers / SCALE, numbers.sign() * torch.log2(1.0 + numbers.abs())], dim=2)

    def _beside(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return for each side of each token which one lies there, as a number among all rows, and whether one does."""
        n, length, _ = x.shape
        is_placed = x.index_select(2, self.placed).amax(2) > 0
        column, row = (x[:, :, plane].float() for plane in self.tokens.place)
        place = torch.where(is_placed, column * FAR + row, torch.full_like(column, float(FAR * FAR)))
        there = (place[:, :, None] + self.steps.float())[:, :, :, None] == place[:, None, None, :]
        is_there, which = there.to(x.dtype).max(3)
        first = torch.arange(n, device=x.device)[:, None, None] * length
        return (which + first).reshape(-1), is_there

    def take(self, learning: TokenNetwork) -> None:
        """Take all that a network has learnt, to play with it."""
        self.load_state_dict(learning.state_dict())

    def begin_with(self, weights: Mapping[str, Array]) -> None:
        """Take weights by their names; blocks that are not among them stay as they are, and change nothing."""
        with torch.no_grad():
            for name, parameter in self.named_parameters():
                if name in weights:
                    parameter.copy_(torch.tensor(weights[name]))
