"""EinStein on paper: the board, the numbered pieces, and a die to fold."""

from obelisk.authoring.drawing import Canvas, die
from obelisk.authoring.paper import Job, Part, cube_sheet, shared_kit
from obelisk.games.einstein import GAME

SIDE, UNIT = 20.0, 100.0
"""How large the die is, in millimetres, and a face in its picture."""


def fold_die(job: Job, part: str) -> list[Canvas]:
    """Return the sheet with the die."""
    faces = []
    for number in range(1, 7):
        faces.append(Canvas(UNIT, UNIT, "", ""))
        die(faces[-1], UNIT / 2, UNIT / 2, UNIT * 0.8, str(number))
    return [cube_sheet(job, part, faces, SIDE)]


KIT = shared_kit(GAME, more=(Part("die", fold_die),))
