"""Mū Tōrere, step by step."""

from obelisk.authoring import Lesson, Step, Tempting, anything, one_of, wins

LESSON = Lesson(
    "mu-torere",
    (
        Step(
            game="mu-torere",
            name="middle",
            goal=anything,
            solution="cm",
            tempting=(Tempting("dm", "mu-torere/no-enemy-beside"), Tempting("cd", "move/occupied")),
        ),
        Step(
            game="mu-torere",
            name="rim",
            moves="cm bc",
            goal=one_of("mb"),
            solution="mb",
            tempting=(Tempting("fb", "mu-torere/not-joined"),),
        ),
        Step(game="mu-torere", name="block", moves="cm bc mb cm dc md cm dc", goal=wins, solution="ed"),
    ),
)
