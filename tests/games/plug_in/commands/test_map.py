import json
from dataclasses import replace
from pathlib import Path

import pytest

import obelisk
from obelisk.games.plug_in.map import read_map, write_map


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    position = obelisk.game("plug-in").start(seed=1, size=3).play("@b2")
    path.write_text(json.dumps(obelisk.record(position, players=["Ana", "Ben"])), encoding="utf-8")
    return path


def test_a_map_is_written_shown_and_resumed(run, match: Path, tmp_path: Path) -> None:
    assert run("map", "save", str(match), "match.txt").code == 0
    assert "Ana" in (tmp_path / "match.txt").read_text(encoding="utf-8")
    assert "Ana" in run("map", "show", "match.txt").out
    move = obelisk.replay(match).moves()[0]
    answer = run("map", "resume", "match.txt", "--save", "more.json", typed=f"{move}\n")
    assert "Player 1 (Ana) to move." in answer.out
    assert obelisk.replay(tmp_path / "more.json").history == ((0, "@b2"), (0, move))


COLOURS = [("orange", "blue"), ("オレンジ", "青"), ("red", "white"), ("", "")]


@pytest.mark.parametrize("colours", COLOURS)
def test_a_map_keeps_names_colours_pieces_and_the_microgame_in_play(run, tmp_path: Path, colours) -> None:
    given = obelisk.game("plug-in").start(composition="rhombus 2: decapawn*2 / kono*2", sides=1)
    for move in ("@a1", "a1a2", "a5a4", "a2a3", "e5e4", "a3b4", "e4e3", "b4a5", "@a2", "a1a3"):
        given = given.play(move)
    (tmp_path / "paper.txt").write_text(write_map(given, names=("Ana", "Ben"), colours=colours), encoding="utf-8")
    before = read_map((tmp_path / "paper.txt").read_text(encoding="utf-8"))
    run("map", "resume", "paper.txt", typed="map again.txt\nsave game.json\n")
    run("map", "save", "game.json", "from-record.txt")
    run("play", "--load", "game.json", typed="map from-game.txt\n")
    english = {"オレンジ": "orange", "青": "blue"}
    kept = replace(before, colours=tuple(english.get(colour, colour) for colour in colours))
    for name in ("again.txt", "from-record.txt", "from-game.txt"):
        assert read_map((tmp_path / name).read_text(encoding="utf-8")) == kept


def test_the_board_of_a_match_from_a_map_has_its_colours(run, tmp_path: Path) -> None:
    given = obelisk.game("plug-in").start(size=2, seed=1)
    (tmp_path / "map.txt").write_text(write_map(given, colours=("orange", "blue")), encoding="utf-8")
    assert "◇ Player 1 connects bottom and top" in run("map", "resume", "map.txt").out
    assert "◇ Player 1 connects bottom and top" in run("map", "show", "map.txt").out


@pytest.mark.parametrize("colours", COLOURS[:2])
def test_a_map_is_shown_with_the_same_marks_beside_the_names_as_on_its_board(run, tmp_path: Path, colours) -> None:
    given = obelisk.game("plug-in").start(size=2, seed=1)
    (tmp_path / "map.txt").write_text(write_map(given, names=("Ana", "Ben"), colours=colours), encoding="utf-8")
    shown = run("map", "show", "map.txt").out.splitlines()
    assert shown[:2] == [f"◇ player 1 (Ana, {colours[0]})", f"● player 2 (Ben, {colours[1]})"]


def test_the_printed_map_of_a_record_has_its_date(run, match: Path, tmp_path: Path) -> None:
    written = json.loads(match.read_text(encoding="utf-8"))
    for date in ("2026-11-19", None):
        match.write_text(json.dumps({**written, "date": date}), encoding="utf-8")
        assert run("map", "save", str(match), "map.svg").code == 0
        page = (tmp_path / "map.svg").read_text(encoding="utf-8")
        assert (">2026-11-19<" in page) == (date is not None)


@pytest.mark.parametrize("ending", ["txt", "svg"])
def test_an_empty_map_is_written(run, tmp_path: Path, ending: str) -> None:
    assert run("map", "new", "--size", "5", f"map.{ending}").code == 0
    assert (tmp_path / f"map.{ending}").stat().st_size > 100


def test_an_empty_map_is_printed_as_a_page(run, tmp_path: Path) -> None:
    pytest.importorskip("reportlab")
    assert run("map", "new", "map.pdf").code == 0
    assert (tmp_path / "map.pdf").read_bytes().startswith(b"%PDF")


def test_a_map_of_unknown_kind_is_refused(run) -> None:
    answer = run("map", "new", "map.doc")
    assert answer.code == 2
    assert ".txt, .svg, .pdf" in answer.err


def test_the_game_prints_and_writes_its_map(run, match: Path, tmp_path: Path) -> None:
    out = run("play", "--load", str(match), typed="map\nmap match.txt\n").out
    assert "rhombus" in out
    assert (tmp_path / "match.txt").read_text(encoding="utf-8") in out


def test_a_map_with_the_ending_of_a_page_is_a_page(run, tmp_path: Path) -> None:
    answer = run("play", "plug-in", "--option", "size=2", typed="map match.pdf\nmap match.svg\nmap match.txt\n")
    assert answer.code == 0
    assert (tmp_path / "match.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "match.svg").read_text().lstrip().startswith("<svg")
    assert "Obelisk:" in (tmp_path / "match.txt").read_text()


@pytest.mark.parametrize("macro", ["y", "majority", "chain"])
def test_an_empty_map_of_any_macrogame_is_written_at_its_usual_size(run, tmp_path: Path, macro: str) -> None:
    assert run("map", "new", "--macro", macro, "map.txt").code == 0
    assert f"Macrogame: {macro}" in (tmp_path / "map.txt").read_text(encoding="utf-8")
    assert run("map", "new", "--macro", macro, "--size", "3", "map.svg").code == 0
    assert (tmp_path / "map.svg").stat().st_size > 100


def test_a_macrogame_or_size_that_there_is_not_is_refused(run) -> None:
    answer = run("map", "new", "--macro", "chess", "map.txt")
    assert answer.code == 2
    assert "rhombus, y, majority, chain" in answer.err
    assert "from 2 to 4" in run("map", "new", "--macro", "chain", "--size", "5", "map.txt").err
