"""What an inventor may get wrong in the game of the tutorial, and the one sentence in which the check says so."""

import json
import shutil
import sys

import pytest

from tests.examples.stranger import EXAMPLES, run, surroundings

MISTAKES = {
    # Chance.
    "has_chance is forgotten": (
        ("__init__.py", "        has_chance=True,\n", ""),
        "drizzle: it is chance's turn, but its rules do not say has_chance=True",
    ),
    "chance never has a turn": (
        ("rules.py", "    s.turn = CHANCE\n", "    s.weather = RAIN\n    s.turn = s.mover\n"),
        "drizzle: its rules say has_chance=True, but chance never has a turn",
    ),
    "a weight is nothing": (
        ("rules.py", "return 2 if move == RAIN else 1", "return 2 if move == RAIN else 0"),
        "drizzle, set-up {}, at the start: the weights of chance are [2, 0]; they must be whole numbers from 1",
    ),
    "legal does not ask for chance": (
        ("rules.py", "    if seat == CHANCE:\n        moves[0]", "    if seat == 7:\n        moves[0]"),
        "drizzle: `legal` lists 250 for chance, and the notation cannot write it (KeyError: 250)",
    ),
    # Kinds of pieces.
    "a mark is missing": (
        ("text.py", "else snails[cell] for cell in range(CELLS)]", "else snails[cell] for cell in range(15)]"),
        "drizzle: `marks` must return a list with a text for each of the 16 cells, not ['S', 'F', 'F', 'S', '',",
    ),
    "a mark is no text": (
        ("text.py", '["F" if', "[1 if"),
        "drizzle: `marks` must return a list with a text for each of the 16 cells, not ['S', 1, 1, 'S', '',",
    ),
    "marks fail": (
        ("text.py", "else snails[cell] for", "else snails[cell + 1] for"),
        "drizzle: IndexError: list index out of range (*/obelisk_drizzle/text.py, line 39)",
    ),
    # Words.
    "a sentence is missing in English": (
        ("words/en.ftl", "jumps = ", "jumpz = "),
        "drizzle: there is no message drizzle/jumps in English (*/obelisk_drizzle/text.py, line 57)",
    ),
    "a sentence is missing in Japanese": (("words/ja.ftl", "jumps = ", "jumpz = "), "drizzle: ja lacks drizzle/jumps"),
    "a brace is missing": (
        ("words/en.ftl", "is on { $to }.", "is on { $to ."),
        "words/en.ftl cannot be read near: own-piece = your own piece is on { $to .",
    ),
    "a fact has another name": (
        ("words/ja.ftl", "own-piece = { $to }", "own-piece = { $there }"),
        "drizzle: drizzle/own-piece in ja names $there, which the English one does not",
    ),
    "the title is missing": (
        ("words/en.ftl", "title = ", "not-title = "),
        "drizzle: there is no message drizzle/title in English",
    ),
    **{
        f"{name} is missing": (
            ("words/en.ftl", f"{name} = ", f"not-{name} = "),
            f"drizzle: en lacks drizzle/{name.replace('_', '/')}",
        )
        for name in ("about", "how", "rules", "lesson_by", "lesson_more")
    },
    "Japanese is that of the template": (
        (
            "words/ja.ftl",
            "about = 雨ならカタツムリ、晴れならカエルが動きます。カタツムリを向こう岸へ。",
            "about = 相手の駒の隣をさけて、駒を置いていきます。",
        ),
        "drizzle: ja still says in drizzle/about what the template says, and English does not",
    ),
    # The lesson.
    "a goal is unknown": (
        ("lesson.toml", 'goal = "wins"', 'goal = "win"'),
        "ValueError: step across asks for win; there are only anything, captures, one_of, wins",
    ),
    "a step has a field too many": (
        ("lesson.toml", 'solution = "b3a4"', 'solutions = "b3a4"'),
        "ValueError: step across: ",
    ),
    "a solution is not legal": (
        ("lesson.toml", 'solution = "b3a4"', 'solution = "b3a3"'),
        "drizzle, step across of the lesson: its solution is not legal (b3a3: a snail goes one cell ahead",
    ),
    "a solution does not do what is asked": (
        ("lesson.toml", 'solution = "b2c3"', 'solution = "b2b3"'),
        "drizzle, step capture of the lesson: its solution b2b3 does not reach the goal",
    ),
    "what tempts is refused for another reason": (
        ("lesson.toml", '["b1b2", "drizzle/jumps"]', '["b1b2", "drizzle/creeps"]'),
        "drizzle, step sun of the lesson: b1b2 is refused with drizzle/jumps, not with drizzle/creeps",
    ),
    "what tempts is legal": (
        ("lesson.toml", '["b1b2", "drizzle/jumps"]', '["b1b3", "drizzle/jumps"]'),
        "drizzle, step sun of the lesson: b1b3 is there to be refused, but it is legal",
    ),
    "the weather is missing in a step": (
        ("lesson.toml", 'moves = "sun"', 'moves = ""'),
        "drizzle, step sun of the lesson: it is not the turn of seat 0 there",
    ),
    "a move that leads to a step is not legal": (
        ("lesson.toml", "d4c3 rain", "d4d2 rain"),
        "drizzle, step capture of the lesson: its moves cannot be played (d4d2: a snail goes one cell ahead",
    ),
    "a step lacks a sentence": (
        ("words/en.ftl", "lesson_sun_done", "lesson_sun_dome"),
        "drizzle, step sun of the lesson: there is no message drizzle/lesson/sun/done in English",
    ),
    # Looks.
    "a colour is unknown": (
        ("look.py", 'fill="gold"', 'fill="golden"'),
        "drizzle: ValueError: the theme has no colour called golden",
    ),
    "the board cannot be drawn": (
        ("look.py", "draw(canvas, x, y, frame.unit * 0.15)", "draw(canvas, x, y)"),
        "missing 1 required positional argument: 'size' (*/obelisk_drizzle/look.py, line 23)",
    ),
    "the emblem cannot be drawn": (
        ("look.py", "stroke_width=radius * 0.13", "width=radius * 0.13"),
        "unexpected keyword argument 'width' (*/obelisk_drizzle/look.py, line 48)",
    ),
    # The rest.
    "ending returns no list": (
        ("text.py", 'return [Message("drizzle/ending/across", seat=winner)]', 'return Message("move/stays")'),
        "`ending` must return a list of messages, not Message('move/stays')",
    ),
    "a field leaves its range": (
        ("rules.py", "weather=number(UNKNOWN, SUN)", "weather=number(UNKNOWN, RAIN)"),
        "weather holds 2 to 2, but declares 0 to 1",
    ),
    "a colon is missing": (
        ("rules.py", "moves: Numbers) -> int:", "moves: Numbers) -> int"),
        "The game drizzle is installed but cannot be loaded: SyntaxError: expected ':' (rules.py, line 92)",
    ),
    "a module is missing": (
        ("__init__.py", "from .text import", "from .texts import"),
        "cannot be loaded: ModuleNotFoundError: No module named 'obelisk_drizzle.texts'",
    ),
}

CODE = """
import json, multiprocessing, os, sys, warnings

from obelisk import catalogue
from obelisk.testing import check_game


def check(folder):
    os.environ["OBELISK_GAMES"] = folder
    catalogue.forget()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            check_game("drizzle", games=1)
        except (AssertionError, catalogue.UnknownGame) as error:
            return str(error)
    return "; ".join(str(warning.message) for warning in caught)


# A process for each: nothing of one game is left when the next comes. What all of them need is loaded before.
for name in catalogue.names():
    catalogue.game(name).start(seed=1)
with multiprocessing.get_context("fork").Pool(1, maxtasksperchild=1) as pool:
    print(json.dumps(pool.map(check, json.load(sys.stdin), chunksize=1)))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """What the check says of each mistake, in plain Python: the compiler's own sentences have tests of their own."""
    home, folders = tmp_path_factory.mktemp("mistakes"), {}
    for number, (what, ((file, right, wrong), _)) in enumerate(MISTAKES.items()):
        folder = home / str(number)
        shutil.copytree(EXAMPLES / "drizzle", folder)
        path = folder / "obelisk_drizzle" / file
        text = path.read_text("utf-8")
        assert right in text, what
        path.write_text(text.replace(right, wrong), "utf-8")
        folders[str(folder)] = what
    env = surroundings(NUMBA_DISABLE_JIT="1", PYTHONDONTWRITEBYTECODE="1")
    said = json.loads(run([sys.executable, "-c", CODE], env=env, input=json.dumps(list(folders))))
    return {folders[folder]: one.replace(folder, "*") for folder, one in zip(folders, said, strict=True)}


@pytest.mark.slow
@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_told_in_one_sentence(told, what):
    assert MISTAKES[what][1] in told[what]


@pytest.mark.slow
def test_a_game_without_mistakes_is_not_complained_about():
    env = surroundings(NUMBA_DISABLE_JIT="1", PYTHONDONTWRITEBYTECODE="1", OBELISK_GAMES=str(EXAMPLES / "drizzle"))
    code = "from obelisk.testing import check_game; check_game('drizzle', games=2)"
    run([sys.executable, "-W", "error", "-c", code], env=env)
