"""A board may be seen from either side, where players have sides."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

import obelisk
from obelisk import drawing
from obelisk.errors import BadRequest
from obelisk.position import Position

SVG = "{http://www.w3.org/2000/svg}"


def middles(position: Position, near: int | None) -> dict[str, tuple[float, float]]:
    """Where the cells that a move could name lie in the picture of a game on one board, and of a match's microgame."""
    root = ET.fromstring(drawing.svg(position, 0, near=near))
    panel = next((each for each in root.iter() if each.get("class") == "ob-panel"), root)
    found = {}
    for cell in panel.iter(f"{SVG}g"):
        if name := cell.get("data-cell"):
            numbers = [float(number) for number in re.findall(r"-?[\d.]+", cell[0].attrib["points"])]
            xs, ys = numbers[::2], numbers[1::2]
            found[name] = (sum(xs) / len(xs), sum(ys) / len(ys))
    return found


def letters(position: Position, near: int | None) -> dict[str, tuple[float, float]]:
    root = ET.fromstring(drawing.svg(position, 0, near=near))
    return {text.text or "": (float(text.attrib["x"]), float(text.attrib["y"])) for text in root.iter(f"{SVG}text")}


@pytest.mark.parametrize("game", ["kono", "decapawn", "hexapawn", "dodgem", "clobber"])
def test_from_the_other_side_every_cell_lies_opposite_and_the_same_moves_are_offered(game: str) -> None:
    position = obelisk.game(game).start(seed=1)
    usual, other = middles(position, None), middles(position, 1)
    assert usual == middles(position, 0)
    sums = {(round(usual[cell][0] + other[cell][0]), round(usual[cell][1] + other[cell][1])) for cell in usual}
    assert len(sums) == 1
    moves = {near: sorted(re.findall(' data-move="([^"]*)"', drawing.svg(position, 0, near=near))) for near in (0, 1)}
    assert moves[0] == moves[1] != []


@pytest.mark.parametrize("game", ["kono", "decapawn", "hexapawn", "clobber"])
def test_letters_stay_below_and_numbers_at_the_left_in_their_columns_and_rows(game: str) -> None:
    position = obelisk.game(game).start(seed=1)
    for near in (0, 1):
        cells, names = middles(position, near), letters(position, near)
        assert names["a"][0] == pytest.approx(cells["a1"][0], abs=1)
        assert names["b"][1] > max(y for _, y in cells.values())
        assert names["2"][0] < min(x for x, _ in cells.values())
        assert abs(names["2"][1] - cells["a2"][1]) < 8


@pytest.mark.parametrize("game", ["trip", "bulo", "rhombus", "chomp", "domineering"])
def test_where_nobody_has_a_side_the_board_stays_as_it_is(game: str) -> None:
    position = obelisk.game(game).start(seed=1)
    assert drawing.svg(position, 0, near=1) == drawing.svg(position, 0)


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("near", [0, 1])
def test_in_a_match_the_side_of_whoever_is_asked_for_is_below_and_says_whose_it_is(holder: int, near: int) -> None:
    match = obelisk.game("plug-in").start(seed=1, size=3, micros=["decapawn"])
    setup = {**match.setup, "obelisk": holder}
    position = obelisk.game("plug-in").start(setup=setup).play("@a1")
    cells = middles(position, near)
    root = drawing.svg(position, 0, near=near)
    assert f'data-near="{near}"' in root
    assert (cells["a1"][1] > cells["a5"][1]) == (near == holder)
    said = {text: y for text, (_, y) in letters(position, near).items() if text.startswith("Seat")}
    first = next(y for text, y in said.items() if "moves first" in text)
    second = next(y for text, y in said.items() if "moves second" in text)
    assert (first > second) == (near == holder)


@pytest.mark.parametrize("micro", obelisk.game("plug-in").parts.micros, ids=lambda micro: micro.name)
def test_a_match_says_who_wins_a_draw_where_there_may_be_one(micro: obelisk.Game) -> None:
    match = obelisk.game("plug-in").start(seed=1, size=2, micros=[micro.name]).play("@a1")
    said = [text for text in letters(match, 0) if "wins a draw" in text]
    assert len(said) == (micro.name in {"trip", "kono", "dodgem", "kalah"})


@pytest.mark.parametrize("near", [2, -1, "below", True])
def test_what_is_no_seat_is_refused(near: object) -> None:
    for game in ("kono", "plug-in"):
        with pytest.raises(BadRequest, match="near is the seat"):
            drawing.svg(obelisk.game(game).start(seed=1), near=near)
