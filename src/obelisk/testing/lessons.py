"""What a game shows and teaches: its emblem and its cover can be drawn, and its lesson can be done."""

from obelisk import lessons
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.covers import cover_of, plate
from obelisk.errors import IllegalMove, ObeliskError
from obelisk.game import Game
from obelisk.lessons.step import Step
from obelisk.rulebook.values import load


def check_look(game: Game) -> None:
    """The emblem, the first picture of the cover, and the picture for pages about the game can be drawn."""
    if game.look.emblem is not None:
        canvas = Canvas(100, 100, game.name, game.name)
        load(game.look.emblem)(canvas, 50, 50, 40, "ink")
        canvas.svg()
    cover = cover_of(game)
    if cover is None:
        plate(game.name)
    else:
        next(iter(cover.canvases())).svg()


def check_lesson(game: Game) -> None:
    """What each step asks for can be done, what tempts is refused as it is meant, and every sentence is there."""
    lesson = lessons.of(game.name)
    for step in () if lesson is None else lesson.steps:
        wrong = _mistake(step) or _silence(step)
        if wrong:
            raise AssertionError(f"{game.name}, step {step.name} of the lesson: {wrong}")


def _mistake(step: Step) -> str | None:
    """Return what is wrong with the position of a step, its solution, or the moves that tempt."""
    try:
        position = step.position
    except ObeliskError as error:
        return f"its moves cannot be played ({error})"
    if step.seat not in position.active:
        return f"it is not the turn of seat {step.seat} there"
    if step.workbench(step.bench) is not None:
        return None
    try:
        after = position.play(step.solution, step.seat)
    except IllegalMove as error:
        return f"its solution is not legal ({error})"
    if not step.goal(position, after):
        return f"its solution {step.solution} does not reach the goal"
    return next((told for tempting in step.tempting if (told := _temptation(step, tempting.move, tempting.code))), None)


def _temptation(step: Step, move: str, code: str) -> str | None:
    try:
        step.position.play(move, step.seat)
    except IllegalMove as error:
        return None if error.code == code else f"{move} is refused with {error.code}, not with {code}"
    return f"{move} is there to be refused, but it is legal"


def _silence(step: Step) -> str | None:
    """Return which sentence of a step is missing."""
    return f"there is no message {step.lacks[0]} in English" if step.lacks else None
