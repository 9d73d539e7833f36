"""Boards that play a game: every game has one, whole, and the pictures are Obelisk's own."""

import json

import pytest
from website import boards

import obelisk


@pytest.mark.parametrize("name", obelisk.games())
def test_every_game_has_a_sample_that_is_played_to_its_end(name):
    record = json.loads((boards.SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    assert record["game"] == name
    assert obelisk.replay(record).is_over


def test_no_sample_is_left_over():
    assert {file.stem for file in boards.SAMPLES.glob("*.json")} == set(obelisk.games())


def test_the_pool_holds_every_picture_of_a_game(tmp_path):
    boards.write_frames("hexapawn", "ja", tmp_path)
    text = (tmp_path / "hexapawn.js").read_text(encoding="utf-8")
    told = json.loads(text.removeprefix('obeliskBoard("hexapawn",').removesuffix(");\n"))
    shown = ["\n".join(told["pool"][line] for line in frame) for frame in told["frames"]]
    assert shown == [boards.drawn(position, "ja") for position in boards.played("hexapawn")]
    assert len(told["moves"]) == len(shown) - 1


def test_a_board_has_no_style_of_its_own_and_offers_no_moves():
    html = boards.board("kono", "en", "../", boards.middle("kono"))
    assert "<style" not in html
    assert "style=" not in html
    assert "data-move" not in html


@pytest.mark.parametrize(("language", "number"), [("en", "Seat "), ("ja", "席")])
def test_people_are_counted_from_one_as_on_every_page(language, number):
    for name in ("plug-in", "micropul", "abstrakto"):
        shown = boards.drawn(boards.played(name)[boards.middle(name)], language)
        assert f"{number}0" not in shown
        assert f"{number}1" not in shown
