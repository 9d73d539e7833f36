"""Numbers as people read them."""

from collections.abc import Iterable


def figure(n: int | str) -> str:
    """Return a number, or one that is written already, as people read it: with a minus sign, not a hyphen.

    >>> figure(-4)
    '−4'
    """
    return f"{n}".replace("-", "−")


def figures(points: Iterable[int]) -> str:
    """Return the points of all players, by seat: `3 : −4`."""
    return " : ".join(map(figure, points))
