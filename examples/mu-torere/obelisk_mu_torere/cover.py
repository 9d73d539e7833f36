"""The picture of Mū Tōrere on the home page: a game that goes round the star."""

from collections.abc import Iterator

from obelisk.authoring import Canvas, cover_pictures
from obelisk_mu_torere import GAME

BOX = (40, 102, 400, 400)
GROUND, EDGE = ("paper", "paper"), "board-edge"


def canvases() -> Iterator[Canvas]:
    """Yield a picture after every move."""
    return cover_pictures(GAME)
