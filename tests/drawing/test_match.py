"""What is shown of a match between two microgames: the one just decided, until a tile is chosen."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import obelisk
from obelisk import catalogue, drawing
from obelisk.drawing import theme
from obelisk.drawing.canvas import Canvas, Line
from obelisk.drawing.naming import width_of
from obelisk.games.plug_in.drawing.scene import match_scene
from obelisk.games.plug_in.map import draw_map
from obelisk.kernel.chance import generator, pick
from obelisk.kernel.state import CHANCE

MICROS = [book.name for book in catalogue.game("plug-in").parts.micros]
NAMES = ("Ada", "Ben")


def until_decided(micro: str, seed: int, obelisk_with: int = 0) -> obelisk.Position:
    """Return a match after the last move of its first microgame."""
    rng = generator(seed)
    position = obelisk.game("plug-in").start(size=2, micros=[micro], seed=seed, obelisk=obelisk_with)
    while position.view()["tile"] is not None or not position.history:
        moves = position.moves()
        position = position.play(moves[pick(rng, len(moves))])
    return position


@pytest.mark.parametrize("micro", MICROS)
@pytest.mark.parametrize("holder", [0, 1])
def test_a_decided_microgame_is_shown_as_it_ended(micro: str, holder: int) -> None:
    match = until_decided(micro, 3, holder)
    alone = obelisk.game(micro).start()
    for seat, move in match.history[1:]:
        alone = alone.play(move, seat if seat == CHANCE else seat ^ holder)
    assert alone.is_over
    scene = match_scene(match, None, "en", NAMES)
    assert scene.decided is not None
    seen = {cell: None if owner is None else owner ^ holder for cell, owner in alone.view()["cells"].items()}
    assert scene.decided.scene.standing == seen
    assert scene.decided.scene.last == match.history[-1][1]
    assert scene.decided.holder == holder
    assert scene.decided.scene.moves == ()
    assert alone.result is not None
    assert scene.decided.is_draw == (len(alone.result.winners) != 1)
    assert match.view()["cells"][scene.decided.tile] == scene.decided.winner


def test_what_is_written_of_a_player_below_a_microgame_leaves_room_for_the_obelisk() -> None:
    match = obelisk.game("plug-in").start(size=4, seed=3)
    root = ET.fromstring(drawing.svg(match.play(match.moves()[0]), 0, language="ja", tall=True, bare=True))
    stone = next(group for group in root.iter() if group.get("class") == "ob-obelisk")
    corners = [spot for part in stone for spot in part.get("points", "").split()]
    left = min(float(corner.split(",")[0]) for corner in corners)
    holder = next(group for group in root.iter() if group.get("data-seat") == "0")
    texts = holder.findall("{*}text")
    ends = [float(each.attrib["x"]) + width_of(each.text or "", float(each.attrib["font-size"])) for each in texts]
    assert len(ends) == 2
    assert max(ends) < left - 8


@pytest.mark.parametrize("micro", MICROS)
@pytest.mark.parametrize("tall", [False, True])
def test_the_picture_says_who_won_the_microgame_until_a_tile_is_chosen(micro: str, tall: bool) -> None:
    match = until_decided(micro, 3)
    scene = match_scene(match, None, "en", NAMES)
    assert scene.decided is not None
    assert NAMES[scene.decided.winner] in scene.heading
    assert scene.decided.tile in scene.heading
    panel = _panel(match, tall)
    assert panel.attrib["data-decided"] == scene.decided.tile
    cells = [part.attrib["data-cell"] for part in panel.iter() if "data-cell" in part.attrib]
    assert sorted(cells) == sorted(scene.decided.scene.board.names)
    assert scene.heading in ["".join(text.itertext()) for text in panel.iter("{http://www.w3.org/2000/svg}text")]
    assert "data-decided" not in _panel(match.play(match.moves()[0]), tall).attrib


def test_the_text_board_tells_a_decided_microgame_too() -> None:
    match = until_decided("trip", 3)
    told = drawing.text(match, names=NAMES)
    assert match_scene(match, None, "en", NAMES).heading in told
    assert told.count("obelisk, moves first") == 1


def test_a_drawn_microgame_is_told_as_a_draw() -> None:
    drawn = (until_decided("trip", seed) for seed in range(60))
    scenes = (match_scene(match, None, "en", NAMES) for match in drawn)
    scene = next(scene for scene in scenes if scene.decided is not None and scene.decided.is_draw)
    assert scene.decided is not None
    # A draw is won by the player without the obelisk.
    assert scene.decided.winner == 1 - scene.decided.holder
    assert scene.heading == f"Trip is a draw: {scene.decided.tile} goes to Ben."


def test_the_chain_that_wins_a_match_is_marked_and_no_other_tile() -> None:
    # Whoever wins a3 joins two sides: Ada the bottom with the top, Ben the left with the right.
    pieces = [0, None, 1, 0, 1, 1, None, 0, None]
    setup = {"macro": "rhombus", "size": 3, "sides": 0, "tiles": ["bulo"] * 9, "obelisk": 1, "pieces": pieces}
    start = obelisk.game("plug-in").start(setup=setup)
    assert match_scene(start.play("@a3"), None, "en").chain == frozenset()
    assert match_scene(start.adjudicated((0,)), None, "en").chain == frozenset()
    chains = {0: {"a1", "a2", "a3", "b3"}, 1: {"a3", "b2", "c1", "c2"}}
    won = set()
    for seed in range(8):
        rng, match = generator(seed), start.play("@a3")
        while not match.is_over:
            moves = match.moves()
            match = match.play(moves[pick(rng, len(moves))])
        scene = match_scene(match, None, "en")
        assert scene.chain == chains[scene.winners[0]]
        won.add(scene.winners[0])
    assert won == {0, 1}


def _panel(match: obelisk.Position, tall: bool) -> ET.Element:
    root = ET.fromstring(drawing.svg(match, names=NAMES, tall=tall))
    return next(part for part in root.iter() if part.attrib.get("class") == "ob-panel")


def test_seats_wear_the_colours_that_were_chosen_in_pictures_and_text():
    match = obelisk.game("plug-in").start(size=2, seed=1)
    usual, swapped = match.svg(), match.svg(colours=(1, 0))
    assert usual != swapped
    assert match.svg(colours=(0, 1)) == usual == match.svg()
    assert "◇ Seat 0 connects bottom and top." in drawing.text(match, colours=(1, 0))
    assert "● Seat 0 connects bottom and top." in drawing.text(match)


def test_stones_of_micropul_wear_the_colours_that_were_chosen():
    position = obelisk.game("micropul").start(seed=3).play("stone 0,0nw")
    assert "tile-seat-1" not in position.svg()
    assert "tile-seat-0" not in position.svg(colours=(1, 0))


def test_abstrakto_calls_a_seat_by_the_colour_that_it_wears():
    position = obelisk.game("abstrakto").start(seed=3).play("b2")
    assert "● ███ Seat 0, blue" in drawing.text(position)
    worn = drawing.text(position, colours=(1, 0))
    assert "◇ ▒▒▒ Seat 0, orange" in worn
    assert "[▒▒▒]" in worn
    assert "In an area: ◇ ● = settled, ◦ •" in worn
    assert "tiles beside it, blue 0, orange 1" in position.svg(colours=(1, 0))
    assert "tiles beside it, blue 1, orange 0" in position.svg()


def test_the_sides_of_a_printed_map_follow_the_colours():
    rows, columns = (obelisk.game("plug-in").start(size=2, seed=1, sides=sides) for sides in (0, 1))
    with theme.worn((1, 0)):
        worn = draw_map(rows)
    assert lines_of(worn) == lines_of(draw_map(columns)) != lines_of(draw_map(rows))


def lines_of(canvas: Canvas) -> list[Line]:
    return [item for item in canvas.items if isinstance(item, Line)]
