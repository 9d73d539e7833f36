"""EinStein on paper: the board, the numbered pieces, and a die to fold."""

from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import die
from obelisk.games.einstein import GAME
from obelisk.paper.kits import Part, shared_kit
from obelisk.paper.parts.folding import cube_sheet
from obelisk.paper.sheets import Job

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
