"""What a newcomer may be refused in each game, and which step of its lesson answers."""

import ast
import re
from pathlib import Path

import pytest

from obelisk import lessons
from obelisk.catalogue import game
from obelisk.lessons.coach import remark_on
from obelisk.words.places import messages
from obelisk.words.translating import texts

MOVING = {"stuck", "not-own", "piece-first"}
HEARD = {
    "kono": MOVING,
    "decapawn": MOVING,
    "hexapawn": MOVING,
    "dodgem": MOVING,
    "clobber": MOVING,
    "einstein": MOVING,
    "plug-in": {"tile-first", "micro-first"},
    "micropul": {"no-fit", "one-way", "nowhere", "not-there"},
    "abstrakto": {"not-there"},
}
"""What a page refuses by itself, where pieces are moved, tiles are laid, or a match has two boards."""

ANSWERS = {
    "trip": {"move/occupied": "place", "trip/too-close": "away"},
    "kono": {
        "kono/own-piece": "capture",
        "kono/needs-jump": "capture",
        "move/not-straight": "capture",
        "table/why/stuck": "capture",
        "kono/too-far": "step",
        "move/enemy-piece": "step",
        "move/empty-cell": "step",
        "move/stays": "step",
        "table/why/not-own": "step",
        "table/why/piece-first": "step",
        "kono/blocked": "two",
    },
    "bulo": {
        "move/not-straight": "one",
        "bulo/too-many": "run",
        "bulo/gap": "gap",
        "bulo/gone": "gap",
        "bulo/one": None,
        "bulo/ends": None,
        "bulo/order": None,
    },
    "decapawn": {
        "decapawn/backwards": "ahead",
        "move/enemy-piece": "ahead",
        "move/empty-cell": "ahead",
        "table/why/not-own": "ahead",
        "table/why/piece-first": "ahead",
        "decapawn/too-far": "diagonal",
        "decapawn/own-piece": "diagonal",
        "decapawn/blocked": "capture",
        "table/why/stuck": "capture",
    },
    "hexapawn": {
        "hexapawn/backwards": "ahead",
        "hexapawn/too-far": "ahead",
        "move/enemy-piece": "ahead",
        "move/empty-cell": "ahead",
        "table/why/not-own": "ahead",
        "table/why/piece-first": "ahead",
        "hexapawn/blocked": "capture",
        "hexapawn/nothing-there": "capture",
        "hexapawn/own-piece": "capture",
        "table/why/stuck": "capture",
    },
    "dodgem": {
        "dodgem/one-step": "drive",
        "move/enemy-piece": "drive",
        "move/empty-cell": "drive",
        "move/stays": "drive",
        "table/why/not-own": "drive",
        "table/why/piece-first": "drive",
        "dodgem/backwards-0": "sides",
        "dodgem/blocked": "sides",
        "dodgem/own-car": "sides",
        "table/why/stuck": "sides",
        "dodgem/backwards-1": "other",
        "dodgem/not-at-edge-0": "out",
        "dodgem/not-at-edge-1": "out",
    },
    "chomp": {"chomp/gone": "gone"},
    "clobber": {
        "clobber/too-far": "capture",
        "move/not-straight": "capture",
        "move/enemy-piece": "capture",
        "move/empty-cell": "capture",
        "move/stays": "capture",
        "table/why/not-own": "capture",
        "table/why/piece-first": "capture",
        "clobber/empty": "only",
        "clobber/own-piece": "only",
        "table/why/stuck": "only",
    },
    "domineering": {
        "domineering/upright": "upright",
        "domineering/not-neighbours": "upright",
        "domineering/lying": "lying",
        "domineering/covered": "lying",
        "domineering/order": None,
    },
    "queen": {"queen/away": "move", "queen/not-in-line": "move", "queen/stays": "move", "queen/start": None},
    "kalah": {"kalah/other-side": "sow", "kalah/no-seeds": "twice"},
    "einstein": {
        "einstein/roll-first": "die",
        "einstein/no-roll": "die",
        "einstein/other-number": "die",
        "einstein/too-far": "ways",
        "move/enemy-piece": "die",
        "move/empty-cell": "die",
        "move/stays": "ways",
        "table/why/not-own": "die",
        "table/why/piece-first": "die",
        "table/why/stuck": "die",
        "einstein/backwards": "ways",
        "einstein/not-nearest": "gone",
        "einstein/no-such-face": None,
    },
    "rhombus": {"move/occupied": "place"},
    "y": {"move/occupied": "place"},
    "majority": {"move/occupied": "place"},
    "chain": {"move/occupied": "place"},
    "plug-in": {
        "plug-in/tile-taken": "choose",
        "plug-in/choose-first": "choose",
        "plug-in/which-tile": "choose",
        "plug-in/no-such-tile": "choose",
        "plug-in/tile-beside": "choose",
        "table/why/tile-first": "choose",
        "plug-in/still-playing": "win",
        "table/why/micro-first": "win",
        "plug-in/not-your-choice": "obelisk",
        "move/not-your-turn": None,
    },
    "micropul": {
        "micropul/colours": "join",
        "micropul/joins-nothing": "join",
        "micropul/not-beside": "join",
        "micropul/square-taken": "join",
        "table/why/no-fit": "join",
        "table/why/not-there": "join",
        "table/why/one-way": "turn",
        "micropul/can-act": "draw",
        "micropul/drawn-unseen": "draw",
        "micropul/hand-full": "draw",
        "micropul/no-supply": "draw",
        "micropul/not-in-hand": "draw",
        "move/not-your-turn": "draw",
        "table/why/nowhere": "draw",
        "micropul/claimed-by-other": "stone",
        "micropul/claimed-by-you": "stone",
        "micropul/no-micropul": "stone",
        "micropul/no-stones": "stone",
        "micropul/no-tile": "stone",
        "micropul/all-shown": None,
        "micropul/not-shown": None,
        "micropul/no-such-tile": None,
        "micropul/same-look": None,
        "micropul/unreadable": None,
        "move/not-legal": None,
    },
    "abstrakto": {
        "table/why/not-there": "solid",
        "abstrakto/can-place": "none-left",
        "abstrakto/overlaps": "cross",
        "abstrakto/cross-on-edge": "cross",
        "abstrakto/off-board": "edge",
        "abstrakto/none-left": "none-left",
        "abstrakto/dealt": "discard",
        "abstrakto/discard-first": "discard",
        "abstrakto/drop-three": "discard",
        "abstrakto/wait": "discard",
        "abstrakto/has-discarded": "first",
        "abstrakto/drop-order": None,
        "abstrakto/unreadable": None,
        "move/not-legal": None,
        "move/not-your-turn": None,
    },
    "microchip": {
        "microchip/draft-first": "take",
        "microchip/not-in-column": "take",
        "microchip/pool-empty": "pool",
        "move/not-your-turn": "trial",
        "microchip/cell-twice": "colour",
        "microchip/off-board": "edge",
        "microchip/wrong-colour": "colour",
        "microchip/not-held": "meet",
        "microchip/not-meeting": "meet",
        "microchip/handed-in": None,
        "microchip/move-unreadable": None,
        "microchip/no-sides": None,
        "microchip/no-such-kind": None,
        "microchip/open": None,
        "microchip/side-order": None,
        "microchip/unreadable": None,
        "microchip/workbench/move": None,
        "microchip/workbench/no-tile": None,
        "microchip/workbench/place": None,
        "microchip/workbench/remove": None,
        "microchip/workbench/turn": None,
        "move/no-such-cell": None,
    },
}
"""For every refusal of a game the step that answers it; None for the few that need no answer: they speak of how moves
are written, of whose turn it is or what chance does, of what only the solo game has, or of what is allowed and merely
not finished."""

each_game = pytest.mark.parametrize("name", lessons.names())


def refusals(name):
    """Return the codes with which a game's own code refuses moves and what is done on its workbench.

    What is `Broken` on a painted board is no move.
    """
    folder = Path(lessons.__file__).parents[1] / "games" / name.replace("-", "_")
    found = set()
    for file in folder.rglob("*.py"):
        kinds = {"IllegalMove", "Message", "Remark", *(["BadRequest"] * (file.name == "workbench.py"))}
        tree = ast.parse(file.read_text(encoding="utf-8"))
        calls = [(node, getattr(node.func, "id", "")) for node in ast.walk(tree) if isinstance(node, ast.Call)]
        painted = {id(part) for node, called in calls if called == "Broken" for part in node.args}
        for node, called in calls:
            if called in kinds and id(node) not in painted:
                found |= {code for code in codes_in(node.args[0], tree) if is_refusal(code)}
    return found


def codes_in(said, tree):
    """Return the codes that an expression may stand for: written out, put together, or chosen beforehand."""
    if isinstance(said, ast.Name):
        values = [each.value for each in ast.walk(tree) if isinstance(each, ast.Assign) and names(each, said.id)]
        return set().union(*(codes_in(value, tree) for value in values))
    if isinstance(said, ast.JoinedStr):
        parts = [re.escape(part.value) if isinstance(part, ast.Constant) else "[^/]+" for part in said.values]
        known = messages(parts[0].partition("/")[0].replace("\\", ""), "en")
        found = {code for code in known if re.fullmatch("".join(parts), code)}
        assert found, f"nothing is said for {ast.unparse(said)}"
        return found
    if isinstance(said, ast.Constant):
        return {said.value} if isinstance(said.value, str) else set()
    return set().union(*(codes_in(part, tree) for part in ast.iter_child_nodes(said) if isinstance(part, ast.expr)))


def names(assignment, name):
    """Return whether something is called by this name."""
    return any(isinstance(target, ast.Name) and target.id == name for target in assignment.targets)


def is_refusal(code):
    """Tell refusals from reasons, endings and names of colours, which lie deeper, and from plain words."""
    return code.count("/") == 1 or "/workbench/" in code


@each_game
def test_every_refusal_of_a_game_is_in_the_list(name):
    listed = {code for code in ANSWERS[name] if not code.startswith("table/")}
    assert sorted((refusals(name) ^ listed) - {"move/not-your-turn"}) == []  # which every game may say


@each_game
def test_what_a_page_refuses_by_itself_is_in_the_list(name):
    assert {code for code in ANSWERS[name] if code.startswith("table/")} == {
        f"table/why/{reason}" for reason in HEARD.get(name, ())
    }


def test_every_reason_that_a_script_gives_is_in_the_list():
    script = (Path(lessons.__file__).parents[1] / "table/web/static/select.js").read_text(encoding="utf-8")
    given = {
        reason for line in re.findall(r"this\.refuse\((.*)", script) for reason in re.findall(r'"([a-z-]+)"', line)
    }
    assert given == set().union(*HEARD.values())


@pytest.mark.parametrize(
    ("name", "code", "step"), [(name, code, step) for name, all in ANSWERS.items() for code, step in all.items()]
)
def test_the_step_that_teaches_the_rule_answers(name, code, step):
    told = remark_on(game(name).start(), code)
    assert (told and (told.game, told.step)) == (step and (name, step))


def test_no_step_answers_what_nobody_says():
    steps = [step for name in lessons.names() for step in lessons.of(name).steps]
    said = {code.removeprefix("page/") for code in texts("en")}
    assert [(step.name, code) for step in steps for code in step.answers if code not in said] == []
