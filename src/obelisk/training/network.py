"""The two kinds of networks: for boards, and for rows of tokens. The encoding of a game says which one it takes."""

from __future__ import annotations

from typing import TypeAlias

from obelisk.rulebook.values import Training
from obelisk.training.boards import BoardNetwork
from obelisk.training.canvas import Canvas
from obelisk.training.tokens import TokenNetwork

Network: TypeAlias = BoardNetwork | TokenNetwork


def make_network(canvas: Canvas, training: Training, *, learns: bool = True) -> Network:
    """Return a network that knows nothing, which learns or only plays."""
    if canvas.tokens is None:
        return BoardNetwork(canvas, training, learns=learns)
    return TokenNetwork(canvas.planes, canvas.tokens, training)
