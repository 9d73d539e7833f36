"""The cover of Abstrakto: a picture that grows tile by tile."""

from collections.abc import Iterator

from obelisk.authoring.drawing import Canvas, cover_pictures
from obelisk.games.abstrakto import GAME

BOX = (40, 20, 616, 616)
GROUND, EDGE = ("paper", "paper"), "board-edge"


def canvases() -> Iterator[Canvas]:
    """Yield the pictures of a game, one for every move."""
    return cover_pictures(GAME, prefers=lambda move: "@" in move)
