"""Golden games: what everybody saw, move by move, must come out the same today."""

from itertools import zip_longest

import pytest

import obelisk
from tests.playthroughs.playthrough import FOLDER, read, write

FILES = sorted(FOLDER.glob("*.txt"))


def first_difference(name, golden, today):
    """Return a sentence about the first line that differs, or None."""
    for number, (before, now) in enumerate(zip_longest(golden.splitlines(), today.splitlines()), start=1):
        if before != now:
            return f"Wrong line {number} in {name}\n  golden: {before}\n  today:  {now}"
    return None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_it_went(path):
    golden = path.read_text(encoding="utf-8")
    difference = first_difference(path.name, golden, write(*read(golden)))
    assert difference is None, difference


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_playthrough_goes_to_the_end(path):
    golden = path.read_text(encoding="utf-8")
    name, _, moves = read(golden)
    assert name == path.stem
    assert moves
    assert not golden.rstrip().endswith("result: null")


@pytest.mark.parametrize("name", obelisk.games())
def test_every_game_has_a_playthrough(name):
    assert (FOLDER / f"{name}.txt").exists(), f"run python -m tests.playthroughs.regenerate to record one of {name}"


def test_a_changed_line_is_named_by_its_number():
    golden = "game: kono\nsetup: {}\n4 o o o o\n"
    assert first_difference("kono.txt", golden, golden) is None
    wrong = first_difference("kono.txt", golden, golden.replace("o o o o", "o o x o"))
    assert wrong.startswith("Wrong line 3 in kono.txt")
    longer = first_difference("kono.txt", golden, golden + "result: null\n")
    assert longer.startswith("Wrong line 4 in kono.txt")
