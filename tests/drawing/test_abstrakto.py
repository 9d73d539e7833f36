"""The picture and the text board of Abstrakto."""

from __future__ import annotations

import unicodedata
import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk import Position, drawing
from obelisk.drawing import theme
from obelisk.drawing.canvas import Circle
from obelisk.games.abstrakto import drawing as abstrakto
from obelisk.games.abstrakto.drawing import EDGE, HALF, REACH, RULER
from obelisk.games.abstrakto.drawing.areas import borders, enclosed, inset, middle
from obelisk.games.abstrakto.drawing.scene import Table, Tile, crossing
from obelisk.games.abstrakto.rules.moves import determinize
from obelisk.kernel.chance import generator, pick
from tests.drawing.test_canvas import contrast

SVG = "{http://www.w3.org/2000/svg}"
GAME = obelisk.game("abstrakto")
FIVES = {"size": 7, "discard": "random", "kept": [[5, 5, 5], [5, 5, 5]], "starts": 0}
LEFT, LOW = EDGE + RULER + HALF, EDGE + (REACH - 1) * HALF
"""Where the lower left corner of the board lies in a wide picture."""
SIDE = 14 * HALF


def play_at_random(seed: int, plies: int, **options: Any) -> Position:
    position = GAME.start(seed=seed, **options)
    chance = generator(seed)
    while plies and not position.is_over:
        seat = position.active[0]
        moves = position.moves(seat)
        position = position.play(moves[pick(chance, len(moves))], seat)
        plies -= 1
    return position


def played(moves: str) -> Position:
    position = GAME.start(setup=FIVES)
    for move in moves.split():
        position = position.play(move)
    return position


# How tiles are discarded, and plies: discarding, under way, finished.
CASES = [
    ("random", 0),
    ("random", 12),
    ("random", 99),
    ("secret", 0),
    ("secret", 1),
    ("secret", 20),
    ("secret", 99),
    ("open", 1),
]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: "-".join(map(str, case)))
def position(request: pytest.FixtureRequest) -> Position:
    discard, plies = request.param
    return play_at_random(3, plies, discard=discard)


def elements(svg: str, attribute: str) -> list[ET.Element]:
    return [element for element in ET.fromstring(svg).iter() if attribute in element.attrib]


def values(svg: str, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in elements(svg, attribute)]


def numbers(element: ET.Element, *names: str) -> list[float]:
    return [float(element.attrib[name]) for name in names]


def tile_at(svg: str, place: str) -> ET.Element:
    return next(element for element in elements(svg, "data-laid") if element.attrib["data-laid"] == place)


def columns_of(line: str) -> int:
    """How many columns of a terminal a line takes."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in line)


def position_where(is_wanted: Any) -> Position:
    for seed in range(1, 400):
        position = play_at_random(seed, 0)
        chance = generator(seed)
        while not position.is_over and not is_wanted(position):
            moves = position.moves()
            position = position.play(moves[pick(chance, len(moves))])
        if is_wanted(position):
            return position
    raise AssertionError


# The picture


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("tall", [False, True])
def test_a_picture_is_well_formed_and_its_description_holds_the_text_board(
    position: Position, language: str, tall: bool
) -> None:
    for seat in (None, 0, 1):
        root = ET.fromstring(drawing.svg(position, seat, language=language, tall=tall))
        assert root.findtext(f"{SVG}desc") == drawing.text(position, seat, language=language)
        assert root.findtext(f"{SVG}title") == {"en": "Abstrakto", "ja": "アブストラクト"}[language]


@pytest.mark.parametrize("tall", [False, True])
def test_there_are_as_many_targets_as_moves_of_the_seat_to_move_and_none_for_others(
    position: Position, tall: bool
) -> None:
    for seat in (0, 1):
        offered = position.moves(seat) if seat in position.active else []
        assert sorted(values(drawing.svg(position, seat, tall=tall), "data-move")) == sorted(offered)


def test_whatever_can_be_clicked_or_lies_there_says_what_it_is(position: Position) -> None:
    for seat in (None, 0, 1):
        for attribute in ("data-move", "data-laid", "data-area", "data-seat"):
            assert all(element.attrib.get("aria-label") for element in elements(position.svg(seat), attribute))


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_everything_stays_inside_the_picture(position: Position, tall: bool, language: str) -> None:
    for seat in (None, 0, 1):
        canvas = abstrakto.draw(position, seat, language=language, tall=tall)
        root = ET.fromstring(canvas.svg())
        for rect in root.iter(f"{SVG}rect"):
            x, y, width, height = numbers(rect, "x", "y", "width", "height")
            assert min(x, y) >= 0
            assert x + width <= canvas.width
            assert y + height <= canvas.height
        for text in root.iter(f"{SVG}text"):
            x, y = numbers(text, "x", "y")
            room = columns_of(text.text or "") * float(text.attrib["font-size"]) * (0.58 if language == "en" else 0.52)
            if text.attrib.get("text-anchor") is None:
                assert x + room <= canvas.width, text.text
            assert 0 <= y <= canvas.height


def test_each_place_is_clicked_in_the_square_around_its_own_crossing() -> None:
    targets = elements(played("d5 h8").svg(0), "data-move")
    assert len(targets) > 100
    for target in targets:
        column, row = crossing(target.attrib["data-move"])
        rect = target.find(f"{SVG}rect")
        assert rect is not None
        expected = [LEFT + (column - 0.5) * HALF, LOW - (row + 0.5) * HALF, HALF, HALF]
        assert numbers(rect, "x", "y", "width", "height") == pytest.approx(expected)


def test_the_tile_that_appears_under_the_pointer_catches_no_clicks() -> None:
    hints = [element for element in ET.fromstring(played("").svg(0)).iter() if element.get("class") == "ob-hint"]
    assert len(hints) == 197
    assert {hint.attrib["pointer-events"] for hint in hints} == {"none"}


@pytest.mark.parametrize(("place", "side"), [("a2", "left"), ("o4", "right"), ("b1", "below"), ("n15", "above")])
def test_a_line_on_the_edge_sticks_out_by_half_a_cell(place: str, side: str) -> None:
    rect = tile_at(played(place).svg(), place).find(f"{SVG}rect")
    assert rect is not None
    x, y, width, height = numbers(rect, "x", "y", "width", "height")
    out = {
        "left": LEFT - x,
        "right": x + width - (LEFT + SIDE),
        "below": y + height - LOW,
        "above": LOW - SIDE - y,
    }
    assert out[side] == pytest.approx(HALF, abs=1)
    assert all(far < 0.01 for other, far in out.items() if other != side)


@pytest.mark.parametrize(
    ("place", "upright", "flat"), [("b2", 0, 0), ("c2", 1, 0), ("b3", 0, 1), ("c3", 1, 1), ("a2", 1, 0), ("b1", 0, 1)]
)
def test_the_lines_printed_on_a_tile_lie_over_lines_of_the_board(place: str, upright: int, flat: int) -> None:
    printed = [numbers(line, "x1", "y1", "x2", "y2") for line in tile_at(played(place).svg(), place).iter(f"{SVG}line")]
    downs = [x1 for x1, _, x2, _ in printed if x1 == x2]
    acrosses = [y1 for _, y1, _, y2 in printed if y1 == y2]
    assert (len(downs), len(acrosses)) == (upright, flat)
    assert all((x - LEFT) % (2 * HALF) == 0 for x in downs)
    assert all((LOW - y) % (2 * HALF) == 0 for y in acrosses)


def test_a_tile_carries_its_owners_mark_besides_the_colour() -> None:
    svg = played("d5 h8").svg()
    assert [len(tile_at(svg, "d5").findall(f"{SVG}{shape}")) for shape in ("circle", "polygon")] == [2, 0]
    assert [len(tile_at(svg, "h8").findall(f"{SVG}{shape}")) for shape in ("circle", "polygon")] == [0, 2]


def test_the_last_tile_is_framed_and_said() -> None:
    svg = played("d5 h8").svg()
    frames = [rect for rect in ET.fromstring(svg).iter(f"{SVG}rect") if "ob-stroke-last" in rect.get("class", "")]
    assert len(frames) == 1
    assert numbers(frames[0], "x", "y") == pytest.approx([LEFT + 6 * HALF, LOW - 8 * HALF], abs=2)
    assert tile_at(svg, "h8").attrib["aria-label"] == "h8: seat 1's solid; laid last"


def test_a_settled_area_has_a_marker_and_another_the_tiles_beside_it() -> None:
    position = play_at_random(3, 24)
    drawn = elements(position.svg(), "data-area")
    seen = position.view()["areas"]
    assert len(drawn) == len(seen)
    settled = [area for area in drawn if "settled" in area.attrib["aria-label"]]
    assert len(settled) == sum(area["is_settled"] for area in seen) > 0
    assert all(area.find(f"{SVG}circle") is not None and area.find(f"{SVG}text") is None for area in settled)
    for area in drawn:
        if area not in settled:
            texts = [text.text for text in area.iter(f"{SVG}text")]
            assert list(map(int, map(str, texts))) in [each["tiles"] for each in seen]
            assert area.find(f"{SVG}circle") is None


def test_at_the_end_every_area_shows_the_tiles_that_decided_it_the_larger_number_on_a_full_counter() -> None:
    position = play_at_random(3, 99)
    table, drawn = Table.of(position, None, "en"), elements(position.svg(), "data-area")
    for area, element in zip(table.areas, drawn, strict=True):
        texts = list(element.iter(f"{SVG}text"))
        assert [text.text for text in texts] == list(map(str, area.tiles))
        full = [seat for seat, text in enumerate(texts) if text.attrib["class"] == f"ob-fill-seat-{seat}-inlay"]
        assert full == ([] if area.owner is None else [area.owner])


def test_no_area_is_drawn_before_the_first_tile() -> None:
    assert elements(played("").svg(), "data-area") == []


def test_the_main_area_has_a_dashed_border_once_there_are_several() -> None:
    assert Table.of(played("a2"), None, "en").main_areas == []
    position = position_where(lambda position: position.is_over)
    main = Table.of(position, None, "en").main_areas
    drawn = [area for area in elements(position.svg(), "data-area") if "the main area" in area.attrib["aria-label"]]
    assert len(drawn) == len(main) > 0
    for area, element in zip(main, drawn, strict=True):
        dashed = [polygon for polygon in element.iter(f"{SVG}polygon") if "stroke-dasharray" in polygon.attrib]
        assert len(dashed) == len(area.borders)


def is_decided_by_the_main_area(position: Position) -> bool:
    result = position.result
    return result is not None and len(set(result.points)) == 1 and len(result.winners) == 1


def test_where_the_main_area_decides_that_is_said() -> None:
    tied = position_where(is_decided_by_the_main_area)
    assert "A tie: the main area has decided it." in tied.svg()
    assert "A tie: the main area has decided it." in str(tied)
    assert "has decided" not in play_at_random(3, 99).svg()


def test_who_cannot_lay_a_tile_has_one_button_to_pass() -> None:
    position = position_where(lambda position: not position.is_over and position.moves() == ["pass"])
    targets = elements(position.svg(), "data-move")
    assert [target.attrib["data-move"] for target in targets] == ["pass"]
    assert "Pass" in "".join(targets[0].itertext())


def test_each_way_to_discard_is_a_button_that_names_the_tiles() -> None:
    labels = {
        target.attrib["data-move"]: target.attrib["aria-label"]
        for target in elements(GAME.start(discard="secret").svg(1), "data-move")
    }
    assert len(labels) == 10
    assert labels["drop SSL"] == "discard solid, solid, line"


def test_the_cards_tell_areas_tiles_left_and_discards() -> None:
    labels = [card.attrib["aria-label"] for card in elements(played("d5 h8 h10").svg(0), "data-seat")]
    assert labels == [
        "Seat 0, blue (you): one area; 13 tiles left (solids 4, lines 4, crosses 5); "
        "discarded: solids 1, lines 1, crosses 1",
        "Seat 1, orange: 0 areas; 14 tiles left (solids 4, lines 5, crosses 5); "
        "discarded: solids 1, lines 1, crosses 1",
    ]


def test_before_the_discard_all_eighteen_tiles_are_there() -> None:
    labels = [card.attrib["aria-label"] for card in elements(GAME.start(discard="secret").svg(0), "data-seat")]
    assert all("18 tiles left (solids 6, lines 6, crosses 6)" in label for label in labels)


# Secrets


@pytest.mark.parametrize("plies", [1, 2, 9, 20])
def test_a_secret_discard_is_in_no_byte_of_what_the_other_seat_or_a_spectator_is_shown(plies: int) -> None:
    position = play_at_random(9, plies, discard="secret")
    changed = 0
    for seat in (0, 1):
        for seed in range(2):
            table = np.zeros(1, position.record.dtype)
            table[0] = position.record
            determinize(table[0], seat, generator(seed))
            changed += table.tobytes() != np.array([position.record]).tobytes()
            active = sum(1 << number for number in position.active)
            other = Position(GAME, table, position.setup, position.history, active)
            for who in (seat, None):
                assert drawing.text(other, who, language="ja") == drawing.text(position, who, language="ja")
                for tall in (False, True):
                    assert drawing.svg(other, who, tall=tall) == drawing.svg(position, who, tall=tall)
    assert changed > 0


def test_a_hidden_hand_is_a_total_and_question_marks() -> None:
    position = play_at_random(9, 12, discard="secret")
    told = drawing.text(position, 0)
    assert "S? L? C?; discarded ???" in told
    assert told.count("?") == 6
    assert f"{position.view(0)['left'][1]} tiles left" in told
    assert drawing.text(position, None).count("?") == 12


# The shape of areas


def test_the_border_of_an_area_keeps_to_the_side_where_quarters_touch_by_a_corner() -> None:
    # A ring of quarters around a hole that touches the outside by a corner.
    ring = {(column, row) for column in range(3) for row in range(3)} - {(1, 1), (2, 2)}
    found = borders(ring)
    assert [enclosed(border) for border in found] == [7]
    assert len(found[0]) == 10


def test_an_area_has_a_border_for_each_hole() -> None:
    area = {(column, row) for column in range(7) for row in range(3)} - {(1, 1), (4, 1), (5, 1)}
    assert [enclosed(border) for border in borders(area)] == [21, -1, -2]
    assert inset(borders(area)[1], 0.25) == [(0.75, 0.75), (0.75, 2.25), (2.25, 2.25), (2.25, 0.75)]


def test_holes_that_touch_by_a_corner_share_a_border() -> None:
    area = {(column, row) for column in range(4) for row in range(4)} - {(1, 1), (2, 2)}
    assert [enclosed(border) for border in borders(area)] == [16, -2]


@pytest.mark.parametrize("seed", range(5))
def test_the_marker_lies_inside_its_area_and_borders_enclose_as_much_as_it_has(seed: int) -> None:
    for area in Table.of(play_at_random(seed, 99), None, "en").areas:
        column, row = int(area.middle[0]), int(area.middle[1])
        assert (column, row) in area.quarters
        assert sum(map(enclosed, area.borders)) == len(area.quarters)


def test_the_marker_lies_as_far_from_the_border_as_can_be() -> None:
    bulb = {(column, row) for column in range(4) for row in range(4)} | {(column, 0) for column in range(4, 12)}
    assert middle(bulb) == (2, 2)
    assert middle({(3, 5)}) == (3.5, 5.5)
    assert middle({(0, 0), (1, 0), (2, 0)}) == (1.5, 0.5)


# The text board

GOLDEN = """
                          ▄▄▄
15   ┌───┬───┬───┬───┬───[█━█]───┐
14   │ · │ · │ · │ · │ · │  ▄▄▄  │
13  ▄▄▄──┼───┼───┼───┼───┼──▒╋▒──┤
12  █┃█  │ · │ · │ • │ · │   │   │
11   ├───┼───┼───┼───┼───┼───┼───┤
10   │ · │ · │ · │ · │ · │ · │ · │
 9   ├───┼───┼───┼▄▄▄┼───┼───┼───┤
 8   │ · │ · │ · │▒▒▒│ · │ · │ · │
 7   ├───┼───┼───┼───┼───┼───┼───┤
 6   │ · │  ▄▄▄  │ · │ · │ · │ · │
 5   ├▄▄▄┼──█╋█──┼───┼───┼───┼▄▄▄┤
 4   │███│   │   │ · │ · │ · │▒▒▒│
 3   ├───┼▄▄▄┼───┼───┼───┼───┼───┤
 2   │ • │███│ · │▄▄▄│ · │ · │ · │
 1   └───┴───┴───┴▒━▒┴───┴───┴───┘
     a b c d e f g h i j k l m n o

● ███ Seat 0, blue: 2 areas; 10 tiles left: S3 L3 C4; discarded SLC
◇ ▒▒▒ Seat 1, orange: 0 areas; 11 tiles left: S3 L4 C4; discarded SLC
S ███ solid   L █┃█ line   C █╋█ cross
In an area: ● ◇ = settled, • ◦ leading
Main area at h12: seat 0, 9 tiles beside it
◇ Seat 1 to move.
"""


def test_the_text_board_shows_all_that_is_needed_to_play() -> None:
    position = played("e5 m13 b4 n4 d2 h8 a12 h1 l15")
    assert str(position) == GOLDEN.strip("\n")


@pytest.mark.parametrize("seed", range(4))
def test_every_tile_is_three_letters_wide_and_none_covers_another(seed: int) -> None:
    position = play_at_random(seed, 99)
    shown = [f"{line:<40}" for line in drawing.text(position).splitlines()]
    for tile in Table.of(position, None, "en").tiles:
        left = 5 + 2 * tile.column - 1
        line, above = shown[15 - tile.row], shown[14 - tile.row]
        filling = "█▒"[tile.owner]
        assert above[left : left + 3] == "▄▄▄"
        assert line[left] == line[left + 2] == filling
        assert line[left + 1] == {(0, 0): filling, (1, 0): "┃", (0, 1): "━", (1, 1): "╋"}[tile.is_upright, tile.is_flat]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_line_is_wider_than_eighty_columns(position: Position, language: str) -> None:
    for seat in (None, 0, 1):
        assert max(map(columns_of, drawing.text(position, seat, language=language).splitlines())) <= 80


def test_each_area_has_one_sign_in_the_text() -> None:
    position = play_at_random(3, 99)
    board = "\n".join(str(position).splitlines()[:16])
    owners = [area.owner for area in Table.of(position, None, "en").areas]
    assert [board.count(sign) for sign in "●◇="] == [owners.count(0), owners.count(1), owners.count(None)]


def test_a_plain_terminal_still_tells_the_seats_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    screen_module = pytest.importorskip("obelisk.terminal.screen")
    screen = screen_module.Screen("en")
    monkeypatch.setattr(screen, "has_signs", False)
    shown = screen.signs(str(play_at_random(3, 99)))
    assert shown.isascii()
    assert "#" in shown
    assert ":::" in shown


# Colours


@pytest.mark.parametrize("mode", theme.MODES)
def test_markers_and_numbers_stand_out_on_every_area(mode: theme.Mode) -> None:
    for ground in ("area-0", "area-1", "area-nobody"):
        for name in ("seat-0", "seat-1", "nobody"):
            assert contrast(mode, name, ground) >= 3, (name, ground)


@pytest.mark.parametrize("mode", theme.MODES)
def test_the_dots_where_a_tile_may_go_stand_out_on_board_and_areas(mode: theme.Mode) -> None:
    canvas = abstrakto.draw(obelisk.game("abstrakto").start(seed=1), 0, language="en", tall=True)
    dots = Counter(item.paint.fill for item in canvas.items if isinstance(item, Circle)).most_common(1)
    assert dots[0][1] > 150
    for ground in ("board", "area-0", "area-1", "area-nobody"):
        assert contrast(mode, dots[0][0] or "", ground) >= 3, ground


def test_a_tile_knows_its_place() -> None:
    assert (Tile(3, 4, 0).name, Tile(3, 4, 0).is_flat, Tile(3, 4, 0).is_upright) == ("d5", True, False)


def test_a_table_without_a_seat_offers_the_movers_tiles() -> None:
    table: Table = Table.of(played("d5"), None, "en")
    assert {tile.owner for tile in table.offered} == {1}


def test_on_a_telephone_a_place_is_large_enough_for_a_finger() -> None:
    canvas = abstrakto.draw(obelisk.game("abstrakto").start(seed=1), 0, language="en", tall=True)
    places = [item for item in canvas.items if dict(getattr(item, "attributes", ())).get("data-move")]
    boxes = [(item.items[0].x, item.items[0].y, item.items[0].width, item.items[0].height) for item in places]
    assert len(boxes) > 150
    pixels = 390 / canvas.width
    # As large as it can be, with the names of the half-lines beyond the tiles.
    assert all(min(width, height) * pixels >= 23.5 for _, _, width, height in boxes)
    spots = sorted((x, y) for x, y, _, _ in boxes)
    apart = [max(abs(a - c), abs(b - d)) for n, (a, b) in enumerate(spots) for c, d in spots[n + 1 :]]
    assert min(apart) >= boxes[0][2] - 1e-6  # they do not overlap


def test_no_name_of_a_half_line_lies_where_a_tile_can_stick_out() -> None:
    for tall in (False, True):
        canvas = abstrakto.draw(play_at_random(3, 99), 0, language="en", tall=tall, bare=True)
        root = ET.fromstring(canvas.svg())
        tiles = [numbers(group[0], "x", "y", "width", "height") for group in root.iter() if "data-laid" in group.attrib]
        names = [
            text for text in root.findall(f"{SVG}text") if (text.text or "").isalnum() and len(text.text or "") < 3
        ]
        assert len([name for name in names if name.text in {"a", "o", "1", "15"}]) >= 4
        for name in names:
            x, y = numbers(name, "x", "y")
            assert not any(left < x < left + wide and top < y < top + high for left, top, wide, high in tiles)
