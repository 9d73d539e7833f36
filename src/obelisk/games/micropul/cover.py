"""The cover of Micropul: tiles that come to lie one beside the other."""

from collections.abc import Iterator

from obelisk.authoring.drawing import Canvas, cover_pictures
from obelisk.games.micropul import GAME

BOX = (92, 66, 504, 504)
GROUND, EDGE = ("board", "board"), "board-edge"
STEP = 3
"""How many moves lie between two pictures."""


def canvases() -> Iterator[Canvas]:
    """Yield the pictures of a game in which as many tiles are laid as can be."""
    return cover_pictures(GAME, prefers=lambda move: "@" in move, is_next=lambda n, before, after: n == STEP)
