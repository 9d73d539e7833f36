"""Tiles, and the file with the number of tiles of each shape (microchip.md, "Tiles")."""

import json

import pytest

from obelisk.errors import BadSetup
from obelisk.games.microchip.rules import data
from obelisk.games.microchip.rules.data import (
    CONNECTIONS,
    REACH,
    SHAPE_OF,
    SHAPES,
    SIDES,
    TILES,
    UNTURNED,
    count_tiles,
    list_tiles,
    neighbour,
    tile_number,
    turned,
)
from obelisk.games.microchip.rules.layouts import side_letters
from obelisk.games.microchip.shapes import read_shapes, shape_counts, shapes_file


@pytest.fixture
def own_file(tmp_path, monkeypatch):
    """Return a function that writes an owner's file and reads it as the game would."""

    def read(text):
        path = tmp_path / "shapes.json"
        path.write_text(text, encoding="utf-8")
        monkeypatch.setenv("OBELISK_MICROCHIP_SHAPES", str(path))
        return read_shapes(shapes_file())

    return read


def test_each_colour_has_twelve_tiles():
    assert dict(zip(SHAPES, shape_counts(), strict=True)) == {"1": 3, "I": 2, "L": 3, "T": 3, "X": 1}


def test_the_shape_follows_from_the_sides():
    letters = {side_letters(sides): SHAPES[SHAPE_OF[sides]] for sides in range(1, 16)}
    assert [side for side, shape in letters.items() if shape == "1"] == list(SIDES)
    assert [sides for sides, shape in letters.items() if shape == "I"] == ["NS", "EW"]
    assert sorted(sides for sides, shape in letters.items() if shape == "L") == ["ES", "NE", "NW", "SW"]
    assert letters["NESW"] == "X"
    assert all(len(sides) == REACH[SHAPES.index(shape)] for sides, shape in letters.items())


def test_all_tiles_may_be_turned():
    for shape, sides in enumerate(UNTURNED):
        looks = {turned(sides, quarters) for quarters in range(4)}
        assert looks == {sides for sides in range(1, 16) if SHAPE_OF[sides] == shape}
        assert {int(CONNECTIONS[look]) for look in looks} == {int(REACH[shape])}
    assert side_letters(turned(UNTURNED[0], 1)) == "E"


def test_north_is_the_next_row_and_a1_the_lower_left_corner():
    names = data.BOARD.names
    c3 = data.BOARD.cells["c3"]
    assert [names[neighbour(c3, side)] for side in range(4)] == ["c4", "d3", "c2", "b3"]
    assert [neighbour(0, side) for side in (2, 3)] == [None, None]


def test_a_tile_is_colour_and_shape():
    assert [tile_number(name) for name in TILES] == [(colour, shape) for colour in range(5) for shape in range(5)]
    assert list_tiles(count_tiles(TILES)) == list(TILES)


@pytest.mark.parametrize("name", ["rt", "RQ", "R", "RTT", "", 5, None])
def test_an_unknown_tile_is_refused(name):
    with pytest.raises(BadSetup) as caught:
        count_tiles([name])
    assert caught.value.code == "microchip/no-such-tile"


def test_an_owner_may_replace_the_numbers(own_file):
    assert own_file('{"1": 2, "I": 2, "L": 3, "T": 3, "X": 2}') == (2, 2, 3, 3, 2)


def test_an_owner_may_put_the_numbers_into_the_data_folder(tmp_path, monkeypatch):
    monkeypatch.delenv("OBELISK_MICROCHIP_SHAPES", raising=False)
    monkeypatch.setenv("OBELISK_DATA", str(tmp_path))
    assert shapes_file().name == "shapes.json"
    (tmp_path / "microchip-shapes.json").write_text(json.dumps({"1": 12, "I": 0, "L": 0, "T": 0, "X": 0}))
    assert read_shapes(shapes_file()) == (12, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "microchip/shapes-file"),
        ("[3, 2, 3, 3, 1]", "microchip/shapes-names"),
        ('{"1": 3, "I": 2, "L": 3, "T": 4}', "microchip/shapes-names"),
        ('{"1": 3, "I": 2, "L": 3, "T": 3, "X": 1, "Z": 0}', "microchip/shapes-names"),
        ('{"1": 3, "I": 2, "L": 3, "T": 3, "X": true}', "microchip/shapes-number"),
        ('{"1": 3, "I": 2, "L": 3.0, "T": 3, "X": 1}', "microchip/shapes-number"),
        ('{"1": 5, "I": 2, "L": 3, "T": 3, "X": -1}', "microchip/shapes-number"),
        ('{"1": 3, "I": 2, "L": 3, "T": 3, "X": 2}', "microchip/shapes-sum"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_with_the_reason(own_file, text, code):
    with pytest.raises(BadSetup) as caught:
        own_file(text)
    assert caught.value.code == code
    assert "shapes.json" in caught.value.explain("en")
    assert "shapes.json" in caught.value.explain("ja")


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadSetup, match=r"nowhere\.json"):
        read_shapes(tmp_path / "nowhere.json")
