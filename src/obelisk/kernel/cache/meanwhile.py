"""What runs until compiled code is there: the same functions, as plain Python.

Usually whoever calls a function that is not compiled waits until it is. A patient process waits for nothing: another
one compiles, and as soon as it has kept a function, the next call finds it. Nothing else changes: it is the same code.
"""

from enum import Enum


class Patience(Enum):
    """Who compiles what is not there."""

    NONE = "none"
    """Whoever calls it, and waits."""
    UNTIL_MARKED = "until marked"
    """Others, until all of a game is compiled; what is lacking then was foreseen by nobody, and is compiled here."""
    ALWAYS = "always"
    """Others: nobody waits here, ever."""


_chosen = [Patience.NONE]


def be(patience: Patience) -> None:
    """Let this process be so patient from now on."""
    _chosen[0] = patience


def patience() -> Patience:
    """Return how patient this process is."""
    return _chosen[0]
