"""`obelisk print`: games and records as PDF files."""

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import obelisk
from obelisk.terminal import app
from obelisk.words import LANGUAGES, sentence
from tests.paper import reading
from tests.terminal.conftest import Run


def test_a_game_is_printed_into_a_file_with_its_name(run: Run, tmp_path: Path):
    answer = run("print", "bulo", "--only", "pieces")
    assert (answer.code, answer.out.strip()) == (0, "Saved: bulo.pdf")
    (front, back) = reading.pages((tmp_path / "bulo.pdf").read_bytes())
    assert (round(front.width), round(front.height)) == (210, 297)
    assert "Bulo" in front.text
    assert "other side" in back.text


def test_paper_ink_language_part_options_and_file_can_be_chosen(run: Run, tmp_path: Path):
    chosen = ("--paper", "letter", "--ink", "saving", "--only", "boards", "--option", "boards=3", "--option", "seed=1")
    answer = run("--lang", "ja", "print", "microchip", *chosen, "-o", "mine.pdf")
    assert answer.code == 0, answer.err
    pages = reading.pages((tmp_path / "mine.pdf").read_bytes())
    assert len(pages) == 3  # two with boards, and an empty side between them
    assert round(pages[0].width, 1) == 215.9
    assert "マイクロチップ" in pages[0].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_that_the_help_names_can_be_printed(run: Run, language: str):
    told = sentence("terminal/option/print-option", language)
    named = [f"{name}={quoted or bare}" for name, quoted, bare in re.findall(r'(\w+)=(?:"([^"]*)"|(\w+))', told)]
    assert len(named) == 2
    chosen = [word for option in named for word in ("--option", option)]
    answer = run("print", "plug-in", "--only", "maps", *chosen)
    assert answer.code == 0, answer.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nothing",), "no game called nothing"),
        (("bulo", "--paper", "a5"), "no paper size a5. The sizes are: a4, letter"),
        (("bulo", "--only", "tower"), "The parts are: board, pieces, leaflet"),
        (("bulo", "--option", "size=9"), "nothing can be chosen"),
        (("bulo", "-o", "bulo.txt"), "must end in .pdf"),
        (("missing.json",), "missing.json"),
    ],
)
def test_what_cannot_be_printed_is_told(run: Run, tmp_path: Path, arguments: tuple[str, ...], told: str):
    answer = run("print", *arguments)
    assert answer.code == 2
    assert told in " ".join(answer.err.split())
    assert not list(tmp_path.glob("*.pdf"))


def played(path: Path) -> obelisk.Position:
    position = obelisk.game("bulo").start()
    for move in ("a1a3", "b1b3", "c1c3", "d1d3", "a4c4", "d4"):
        position = position.play(move)
    path.write_text(json.dumps(obelisk.record(position, players=["Ana", "さくら"])), encoding="utf-8")
    return position


def test_a_record_becomes_a_page_with_players_result_moves_and_diagrams(run: Run, tmp_path: Path):
    position = played(tmp_path / "game.json")
    answer = run("print", "game.json", "--review")
    assert answer.code == 0, answer.err
    text = " ".join(" ".join(page.text for page in reading.pages((tmp_path / "game.pdf").read_bytes())).split())
    assert all(move in text for _, move in position.history)
    assert "Ana" in text
    assert "さくら" in text
    assert "Ana wins." in text
    assert "After move 6." in text


def test_a_record_has_no_parts(run: Run, tmp_path: Path):
    played(tmp_path / "game.json")
    assert "printed whole" in run("print", "game.json", "--only", "board").err


def test_without_reportlab_there_is_no_such_command_and_whoever_types_it_is_told_why(
    run: Run, monkeypatch: pytest.MonkeyPatch
):
    from obelisk.paper import fonts

    assert "│ print " in run("--help").out
    monkeypatch.setattr(app, "find_spec", lambda name: None if name == "reportlab" else find_spec(name))
    assert "│ print " not in run("--help").out
    fonts.register.cache_clear()
    monkeypatch.setitem(__import__("sys").modules, "reportlab.pdfbase", None)
    assert "pip install reportlab" in " ".join(run("print", "bulo").err.split())
