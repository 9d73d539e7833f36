"""What lies in a game's folder under its usual name belongs to the game; only what differs is declared."""

import subprocess
import sys
from dataclasses import fields, replace
from itertools import count
from pathlib import Path

import pytest

import obelisk
from obelisk import catalogue, lessons
from obelisk.authoring import Game, Search
from obelisk.rulebook.folder import PARTS, Folder
from obelisk.testing import check_game

RACE = Path(__file__).parent / "toys" / "toy_race.py"
LESSON = """
[welcome]
steps = ["on"]
told = 1

[[step]]
name = "on"
goal = "goes_on"
solution = "1"
"""
GOALS = "def goes_on(before, after):\n    return after.result is None\n"
WORDS = "title = Folded\nknown-as = bent, twisted\n"

NUMBERS = count()
"""A package is loaded once: each has a name of its own."""


@pytest.fixture
def folded(offer, monkeypatch, tmp_path):
    """Make a package of a toy, with more files in its folder, and return its game."""

    def make(files=(), module="", **points):
        package = f"folded_{next(NUMBERS)}"
        home = tmp_path / package
        home.mkdir()
        (home / "__init__.py").write_text(RACE.read_text("utf-8").replace("toy-race", package.replace("_", "-")))
        for name, text in dict(files).items():
            (home / name).parent.mkdir(exist_ok=True)
            (home / name).write_text(text, "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        offer(
            "obelisk.games",
            **{package: f"{package}{module}:GAME"},
            **{name: package + at for name, at in points.items()},
        )
        return obelisk.game(package.replace("_", "-"))

    return make


def test_a_game_has_at_most_twenty_fields():
    assert len(fields(Game)) <= 20
    assert not {field.name for field in fields(Game)} & set(PARTS)


def test_what_lies_in_the_folder_is_found(folded):
    game = folded(
        {
            "lesson.toml": LESSON,
            "lesson.py": GOALS,
            "words/en.ftl": WORDS,
            "search.py": "from obelisk.authoring import Search\n\nSEARCH = Search(proof_moves=7)\n",
            "emblem.py": "def draw(canvas, x, y, radius, fill): ...\n",
            "look.py": "def trail(scene): ...\n",
            "puzzles.json": "{}",
            "bench.toml": "random_games = 5\n",
            "network.onnx": "",
            "tablebases/one.table": "",
        }
    )
    home = game.folder.place
    assert str(game.title) == "Folded"
    assert game.known_as == ("bent", "twisted")
    assert (game.search.proof_moves, game.search.network(None)) == (7, home / "network.onnx")
    assert game.look.emblem == f"{game.folder.package}.emblem:draw"
    assert (game.look.trail, game.look.text, game.look.cover) == (f"{game.folder.package}.look:trail", None, None)
    assert (game.puzzles.book, game.bench.random_games) == (home / "puzzles.json", 5)
    assert game.tablebases == home / "tablebases"
    assert (game.welcome.steps, game.welcome.told) == (["on"], 1)
    assert lessons.of(game.name).step(0).goal.__name__ == "goes_on"
    assert game.workbench is game.sheet is game.paper is game.commands is game.pages is game.championship is None


def test_what_is_declared_counts_more_than_what_lies_there(folded):
    game = folded({"search.py": "SEARCH = 1\n", "lesson.toml": LESSON, "words/en.ftl": WORDS})
    other = replace(game, search=Search(proof_moves=3), lesson=None, words=None)
    assert (other.search.proof_moves, other.lesson, other.words, other.known_as) == (3, None, None, ())
    assert replace(other, order=7).search.proof_moves == 3


def test_a_package_that_names_its_parts_has_them(folded):
    game = folded({"elsewhere.py": f"{GOALS}LESSON = goes_on\n", "words_of_it/en.ftl": WORDS})
    named = replace(game, lesson=f"{game.folder.package}.elsewhere:LESSON", words=game.folder.place / "words_of_it")
    assert (named.lesson, named.words.name) == (f"{game.folder.package}.elsewhere:LESSON", "words_of_it")


def test_a_name_that_is_no_part_is_refused():
    with pytest.raises(TypeError, match="lessons"):
        replace(obelisk.game("bulo"), lessons=None)


def test_a_lesson_that_a_module_makes_is_taken_before_the_file(folded):
    made = "from pathlib import Path\nfrom obelisk.authoring import read_lesson\n\n" + GOALS.replace(
        "goes_on", "_goes_on"
    )
    made += "LESSON = read_lesson(__package__.replace('_', '-'), Path(__file__).with_name('lesson.toml'), [_goes_on])\n"
    game = folded({"lesson.toml": LESSON, "lesson.py": made})
    assert game.lesson == f"{game.folder.package}.lesson:LESSON"
    assert [step.name for step in lessons.of(game.name).steps] == ["on"]


def test_a_game_in_a_single_file_has_no_folder(toys):
    assert catalogue.game("toy-race").folder is None


def test_games_that_share_a_module_have_no_folder(folded):
    game = folded({"lesson.toml": LESSON}, another=":OTHER")
    assert (game.folder, game.lesson) == (None, None)


def test_a_game_of_a_module_inside_a_package_has_no_folder(folded):
    game = folded({"lesson.toml": LESSON, "inside.py": "from . import GAME\n"}, module=".inside")
    assert (game.folder, game.lesson) == (None, None)


def test_a_module_without_what_is_looked_for_is_told(folded):
    game = folded({"search.py": "DEPTH = 3\n"})
    assert game.search == Search()
    with pytest.warns(UserWarning, match=f"{game.name}: its search.py has no SEARCH, so nothing in it is found"):
        check_game(game, games=1)


def test_names_are_found_without_an_import(tmp_path):
    (tmp_path / "look.py").write_text("from a import b as c\nD: int = 1\nF, G = 1, 2\nclass H: ...\ndef i(): ...\n")
    assert Folder("nowhere", tmp_path).names("look") == {"c", "D", "F", "G", "H", "i"}
    assert Folder("nowhere", tmp_path).names("other") == set()


def test_another_name_in_another_language_is_understood():
    with pytest.raises(obelisk.UnknownGame) as caught:
        obelisk.game("マンカラ")
    assert caught.value.facts["meant"] == "kalah"


def test_asking_for_a_game_looks_for_none_of_its_parts():
    code = "import obelisk, sys; obelisk.game('kono'); print([m for m in sys.modules if 'games.kono.' in m])"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert found.strip() == "['obelisk.games.kono.rules', 'obelisk.games.kono.text']"
