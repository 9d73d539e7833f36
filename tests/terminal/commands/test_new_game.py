"""`obelisk new-game`: a name is checked, nothing is overwritten, and the folder is whole and tidy."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import obelisk
from obelisk import catalogue
from obelisk.storage.folders import cache_folder
from obelisk.terminal import inventing
from obelisk.words import places

LONGEST = "abcdefgh-jklmnopq-stuvwx"
KINDS = [(), ("--macro",)]


def files_in(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("kind", KINDS, ids=["micro", "macro"])
def test_the_folder_is_a_whole_package(run, kind) -> None:
    assert run("new-game", "snow-flake", *kind).code == 0
    package = "obelisk_snow_flake"
    own = ("__init__.py", "lesson.toml", "look.py", "rules.py", "text.py", "words/en.ftl", "words/ja.ftl")
    expected = ["README.md", "pyproject.toml", "test_snow_flake.py", *(f"{package}/{name}" for name in own)]
    assert files_in(Path("snow-flake")) == sorted(expected)


@pytest.mark.parametrize("kind", KINDS, ids=["micro", "macro"])
def test_nothing_of_the_skeletons_name_is_left(run, kind) -> None:
    run("new-game", "quartz", *kind)
    for name in files_in(Path("quartz")):
        assert not re.search("my.?game", (Path("quartz") / name).read_text("utf-8"), re.IGNORECASE), name


def test_three_lines_say_what_to_do_next(run) -> None:
    first, *after = run("new-game", "quartz").out.splitlines()
    assert first.startswith("Written: ./quartz.")
    assert after == [
        "1. Install it: pip install --editable ./quartz",
        "2. Play it: obelisk play quartz (or in the browser: obelisk serve --open)",
        "3. Check it: pip install pytest && pytest ./quartz",
    ]


def test_the_folder_and_the_title_can_be_chosen(run, tmp_path: Path) -> None:
    answer = run("new-game", "quartz", "--folder", "my games/new", "--title", "Quartz & Söhne")
    assert "pytest './my games/new'" in answer.out
    words = (tmp_path / "my games" / "new" / "obelisk_quartz" / "words" / "en.ftl").read_text("utf-8")
    assert words.startswith("title = Quartz & Söhne\n")


def test_without_a_title_the_name_is_one(run) -> None:
    run("new-game", "snow-flake-2")
    assert Path("snow-flake-2/README.md").read_text("utf-8").startswith("# Snow Flake 2\n")


@pytest.mark.parametrize(
    "name",
    ["Quartz", "my game", "my_game", "2quartz", "-quartz", "quartz-", "a--b", "", "../x", "💎", "a" * 25],
)
def test_a_name_that_cannot_be_a_games_is_refused_with_an_example(run, tmp_path: Path, name: str) -> None:
    answer = run("new-game", "--", name)
    assert answer.code == 2
    assert "cannot be the name of a game" in answer.err
    assert "my-game" in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", obelisk.games())
def test_the_name_of_an_installed_game_is_refused(run, tmp_path: Path, name: str) -> None:
    answer = run("new-game", name)
    assert (answer.code, list(tmp_path.iterdir())) == (2, [])
    assert f"There is already a game called {name}." in answer.err


@pytest.mark.parametrize("name", ["move", "ending", "terminal", "table"])
def test_a_name_that_obelisk_uses_is_refused(run, tmp_path: Path, name: str) -> None:
    """Messages, and packages, would be taken for the game's: `obelisk-table` is Obelisk itself."""
    assert name in places.places() or name == "table"
    answer = run("new-game", name)
    assert (answer.code, list(tmp_path.iterdir())) == (2, [])
    assert f"already uses the name {name}" in answer.err


@pytest.mark.parametrize("title", ["a {brace}", 'a "quote"', "a \\ stroke", "two\nlines", " ", "x" * 41])
def test_a_title_that_cannot_be_written_is_refused(run, tmp_path: Path, title: str) -> None:
    answer = run("new-game", "quartz", "--title", title)
    assert (answer.code, list(tmp_path.iterdir())) == (2, [])
    assert "cannot be a title" in answer.err


def test_what_exists_is_never_overwritten(run) -> None:
    Path("quartz").mkdir()
    Path("quartz/mine.txt").write_text("mine")
    Path("opal").write_text("a file")
    for name in ("quartz", "opal"):
        answer = run("new-game", name)
        assert answer.code == 2
        assert f"{name} already exists" in answer.err
    assert files_in(Path("quartz")) == ["mine.txt"]
    assert Path("opal").read_text() == "a file"


def test_an_empty_folder_is_filled(run) -> None:
    Path("quartz").mkdir()
    assert run("new-game", "quartz").code == 0
    assert "pyproject.toml" in files_in(Path("quartz"))


def test_a_folder_that_cannot_be_written_is_explained(run) -> None:
    Path("file").write_text("")
    answer = run("new-game", "quartz", "--folder", "file/quartz")
    assert answer.code == 2
    assert "file/quartz cannot be written" in answer.err


def test_refusals_are_in_japanese_too(run) -> None:
    assert "ゲームの名前にできません" in run("new-game", "X", "--lang", "ja").err
    assert "すでにあります" in run("new-game", "kono", "--lang", "ja").err


@pytest.mark.parametrize("name", ["x", LONGEST])
@pytest.mark.parametrize("kind", KINDS, ids=["micro", "macro"])
def test_what_is_written_is_formatted_whatever_it_is_called(run, name: str, kind) -> None:
    assert len(LONGEST) == inventing.LONGEST_NAME
    run("new-game", name, *kind)
    for command in (["ruff", "check", "--no-cache"], ["ruff", "format", "--no-cache", "--check"]):
        accepts(command, Path(name))


@pytest.mark.slow
def test_what_is_written_is_typed(run) -> None:
    for kind in KINDS:
        name = "quartz" if kind else "opal"
        run("new-game", name, *kind)
        accepts(["mypy", "--strict", "--cache-dir", str(cache_folder() / "mypy" / "new-game")], Path(name))


def accepts(command: list[str], folder: Path) -> None:
    told = subprocess.run([sys.executable, "-m", *command, "."], cwd=folder, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


# Tried where it lies


@pytest.fixture
def tried(run, monkeypatch):
    """A new game that is tried without being installed."""
    run("new-game", "quartz")
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.setattr(places, "_added", dict(places._added))
    monkeypatch.setenv("OBELISK_GAMES", "quartz")
    catalogue.forget()
    yield
    monkeypatch.undo()
    catalogue.forget()
    places.forget()
    for module in [name for name in sys.modules if name.startswith(("obelisk_quartz", "obelisk_opal"))]:
        del sys.modules[module]


def test_a_game_is_tried_without_being_installed(tried, run) -> None:
    assert re.search(r"^quartz +Quartz +2 +microgame", run("games").out, re.MULTILINE)
    assert "quartz" in obelisk.games()
    assert obelisk.game("quartz").start().moves()[:2] == ["a1", "b1"]


def test_several_folders_are_tried_at_once_and_a_wrong_one_is_named(tried, run, monkeypatch) -> None:
    run("new-game", "opal", "--macro")
    monkeypatch.setenv("OBELISK_GAMES", os.pathsep.join(["quartz", "opal"]))
    catalogue.forget()
    assert {"quartz", "opal"} <= set(obelisk.games())
    shutil.rmtree("opal")
    catalogue.forget()
    answer = run("games")
    assert answer.code == 2
    assert "opal, which the environment variable OBELISK_GAMES names, holds no package" in answer.err
