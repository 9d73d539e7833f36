"""Whoever copies a game of ours has a whole game at once, under its own name, that can be played and checked."""

import json
import os
import subprocess
import sys

import pytest

from obelisk import catalogue
from obelisk.errors import BadRequest, UnknownGame
from obelisk.terminal.inventing import write_game
from tests.examples.stranger import surroundings

MICRO, MACRO = catalogue.MICROGAMES, catalogue.MACROGAMES
SMALL = [(group, name) for group in (MICRO, MACRO) for name in catalogue.names(group)]


def told_of(folders, code):
    """Run Python where the games in some folders are known; return what it prints."""
    env = surroundings(OBELISK_GAMES=os.pathsep.join(map(str, folders)), NUMBA_DISABLE_JIT="1")
    command = [sys.executable, "-W", "error", "-c", f"import obelisk\n{code}"]
    return subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8", env=env).stdout


def test_each_small_game_can_be_copied_and_says_all_that_the_first_one_says(tmp_path):
    copies = {name: f"copy-of-{name}" for _, name in SMALL}
    folders = [write_game(copies[name], group, tmp_path / name, like=name) for group, name in SMALL]
    for folder in folders:
        assert not any("obelisk.games" in path.read_text("utf-8") for path in folder.rglob("*.py"))
    code = f"from obelisk import lessons\ngames = {[*copies.items()]}\nimport json\n"
    code += "print(json.dumps([[len(lessons.of(n).steps) for n in pair] + "
    code += "[obelisk.game(n).start().moves()[:3] if n not in ('queen', 'copy-of-queen') else [] for n in pair] + "
    code += "[str(obelisk.game(pair[1]).title), obelisk.game(pair[1]).is_classic] for pair in games]))"
    for name, told in zip(copies, json.loads(told_of(folders, code)), strict=True):
        steps, copied_steps, moves, copied_moves, title, is_classic = told
        assert (copied_steps, copied_moves, is_classic) == (steps, moves, False)
        assert title == copies[name].replace("-", " ").title()


@pytest.mark.slow
def test_a_copy_of_kono_keeps_what_obelisk_expects_of_a_game(tmp_path):
    folder = write_game("leap", MICRO, tmp_path / "leap", like="kono")
    code = "from obelisk.testing import check_game\ncheck_game('leap', games=1)\nleap = obelisk.game('leap')\n"
    code += "print(leap.search.has_threats, leap.look.emblem, leap.puzzles, leap.bench)"
    assert told_of([folder], code) == "True obelisk_leap.emblem:draw None None\n"
    assert {path.name for path in folder.iterdir()} == {"README.md", "obelisk_leap", "pyproject.toml", "test_leap.py"}


@pytest.mark.parametrize(("group", "like"), [(MICRO, "rhombus"), (MACRO, "kono"), (MICRO, "plug-in")])
def test_only_a_game_of_the_same_kind_is_copied(tmp_path, group, like):
    with pytest.raises(BadRequest) as caught:
        write_game("leap", group, tmp_path / "leap", like=like)
    assert caught.value.code == "terminal/new-game-like"
    assert not (tmp_path / "leap").exists()


def test_a_game_that_there_is_not_is_not_copied(tmp_path):
    with pytest.raises(UnknownGame):
        write_game("leap", MICRO, tmp_path / "leap", like="konno")
