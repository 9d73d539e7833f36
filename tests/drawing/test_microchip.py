"""The pictures and text boards of Microchip, of positions and of layouts in progress."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from obelisk import drawing
from obelisk.authoring.drawing import line_width
from obelisk.drawing import naming, theme
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import GLYPHS
from obelisk.errors import BadSetup, IllegalMove
from obelisk.games.microchip import GAME
from obelisk.games.microchip import drawing as microchip
from obelisk.games.microchip.drawing.board import draw_board
from obelisk.games.microchip.drawing.scene import Circuit, Words
from obelisk.games.microchip.drawing.text import ROOM
from obelisk.games.microchip.rules.data import BOARD, COLOURS, TILES
from obelisk.kernel.chance import generator, pick
from obelisk.position import Position
from obelisk.words import figure
from tests.drawing.looking import check_words, elements, values, views
from tests.drawing.test_canvas import contrast

SVG = "{http://www.w3.org/2000/svg}"
MICROCHIP = GAME

# A board, with a row of blue, yellow and red tiles at the bottom left.
LETTERS = "BYRGPPBYGRYRGPBGPBRYRGPYB"


def drafted(players: int, plies: int, seed: int = 1) -> Position:
    position, chance = MICROCHIP.start(players=players, seed=seed), generator(seed)
    for _ in range(plies):
        moves = position.moves()
        position = position.play(moves[pick(chance, len(moves))])
    return position


def closed_pair(position: Position, seat: int) -> str:
    """Return a layout of two tiles that reach each other and nothing else."""
    view = position.view(seat)
    held, letters = list(view["held"][seat]), view["boards"][seat]
    for cell, name in enumerate(BOARD.names):
        column, row = BOARD.place(cell)
        for side, back, other in (("N", "S", BOARD.at(column, row + 1)), ("E", "W", BOARD.at(column + 1, row))):
            if other is None:
                continue
            wanted = [f"{letters[cell]}1", f"{letters[other]}1"]
            if all(held.count(tile) >= wanted.count(tile) for tile in wanted):
                return f"build {name}{side} {BOARD.names[other]}{back}"
    return "build"


def finished(players: int) -> Position:
    plies = {1: 0, 2: 50, 3: 60, 4: 60, 5: 60}[players]
    position = drafted(players, plies, seed=2)
    for seat in range(players):
        position = position.play(closed_pair(position, seat), seat)
    return position


def some_positions() -> dict[str, Position]:
    building = drafted(3, 60, seed=2)
    return {
        **{f"start {n}": drafted(n, 0) for n in (1, 2, 4, 5)},
        **{f"drafting {n}": drafted(n, 23) for n in (2, 3, 4, 5)},
        "last column": drafted(5, 58),
        "building": building,
        "one handed in": building.play(closed_pair(building, 1), 1),
        **{f"finished {n}": finished(n) for n in (1, 2, 3, 4, 5)},
    }


POSITIONS = some_positions()


@pytest.fixture(params=POSITIONS)
def position(request: pytest.FixtureRequest) -> Position:
    return POSITIONS[request.param]


def lit(svg: str, light: str = "counted") -> int:
    return values(svg, "data-light").count(light)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "tall"), [("en", False), ("ja", True)])
def test_a_picture_is_well_formed_and_its_description_holds_the_text_board(
    position: Position, language: str, tall: bool
) -> None:
    check_words(position, language, tall, {"en": "Microchip", "ja": "マイクロチップ"}[language])


@pytest.mark.parametrize("tall", [False, True])
def test_everything_lies_inside_the_picture_and_no_card_on_another(position: Position, tall: bool) -> None:
    canvas = drawing.draw(position, 0, tall=tall)
    for rect in ET.fromstring(canvas.svg()).iter(f"{SVG}rect"):
        x, y, width, height = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
        assert x >= 0
        assert y >= 0
        assert x + width <= canvas.width + 0.1
        assert y + height <= canvas.height + 0.1
    corners = []
    for card in elements(canvas.svg(), "data-seat"):
        rects = list(card.iter(f"{SVG}rect"))
        left, top = (min(float(rect.attrib[at]) for rect in rects) for at in ("x", "y"))
        right = max(float(rect.attrib["x"]) + float(rect.attrib["width"]) for rect in rects)
        bottom = max(float(rect.attrib["y"]) + float(rect.attrib["height"]) for rect in rects)
        corners.append((left, top, right, bottom))
    for i, one in enumerate(corners):
        for other in corners[:i]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_every_listed_move_can_be_clicked_and_nobody_elses(position: Position) -> None:
    for seat in range(position.seats):
        offered = position.moves(seat) if seat in position.active else []
        assert set(values(position.svg(seat), "data-move")) == set(offered)


def test_every_tile_of_the_draw_column_can_be_clicked_also_two_of_a_kind() -> None:
    setup = drafted(2, 0).setup
    flat = sorted(tile for column in setup["pool"] for tile in column)
    pool = [flat[start : start + 5] for start in range(0, 50, 5)]
    position = MICROCHIP.start(setup={**setup, "pool": pool})
    assert len(set(pool[0])) < len(pool[0])
    assert values(position.svg(0), "data-move") == [f"take {tile}" for tile in pool[0]]


@pytest.mark.slow
def test_whatever_carries_a_move_a_cell_or_a_tile_says_what_it_is(position: Position) -> None:
    for seat in views(position):
        svg = position.svg(seat)
        for attribute in ("data-move", "data-cell", "data-tile", "data-seat", "data-column"):
            assert all(element.attrib.get("aria-label") for element in elements(svg, attribute))


def test_the_draw_column_is_marked_and_comes_first() -> None:
    position = drafted(4, 23)
    assert values(position.svg(0), "data-column") == ["draw", *map(str, range(2, 9))]
    (bay,) = (one for one in elements(position.svg(0), "data-column") if one.attrib["data-column"] == "draw")
    assert "ob-stroke-live" in ET.tostring(bay, encoding="unicode")
    assert set(values(ET.tostring(bay, encoding="unicode"), "data-move")) == set()
    own = position.svg(position.active[0])
    (bay,) = (one for one in elements(own, "data-column") if one.attrib["data-column"] == "draw")
    assert values(ET.tostring(bay, encoding="unicode"), "data-move") == values(own, "data-move")


def test_a_taken_tile_leaves_an_empty_place() -> None:
    def empty_places(position: Position) -> int:
        return position.svg(0).count("stroke-dasharray")

    start = drafted(2, 0)
    assert empty_places(start) == 0
    assert empty_places(start.play(start.moves()[0])) == 1


def test_ones_own_board_is_the_largest(position: Position) -> None:
    for tall in (False, True):
        root = ET.fromstring(drawing.svg(position, 0, tall=tall))
        pads: dict[bool, set[float]] = {True: set(), False: set()}
        for group in root.iter(f"{SVG}g"):
            label = group.attrib.get("aria-label", "")
            first = group.find(f"{SVG}rect")
            if first is not None and label[:2] in BOARD.names and group.attrib.get("role") == "img":
                pads["data-cell" in group.attrib].add(round(float(first.attrib["width"]), 1))
        assert len(pads[True]) <= 1
        if pads[True] and pads[False]:
            assert max(pads[False]) < min(pads[True])


def test_the_tray_shows_how_many_tiles_of_each_kind_are_left() -> None:
    position = drafted(2, 50)
    held = position.view(0)["held"][0]
    tray = {one.attrib["data-tile"]: one.attrib["data-count"] for one in elements(position.svg(0), "data-tile")}
    assert tray == {tile: str(held.count(tile)) for tile in held}
    assert list(tray) == [tile for tile in TILES if tile in held]


def test_the_counted_chip_is_lit_and_only_it() -> None:
    position = finished(4)
    chips = [layout["chip"] for layout in position.view()["layouts"]]
    assert any(chips)
    assert lit(position.svg()) == sum(map(len, chips))
    hero = [
        one.attrib["data-cell"] for one in elements(position.svg(1), "data-cell") if lit(ET.tostring(one, "unicode"))
    ]
    assert hero == chips[1]


def test_of_two_closed_chips_only_the_better_one_has_light_once_it_is_handed_in() -> None:
    tiles = {"a1": "E", "b1": "W", "d1": "E", "e1": "NW", "e2": "S"}
    held = ["B1", "Y1", "G1", "PL", "R1"]
    circuit = Circuit(LETTERS, tiles, tuple(held))
    assert circuit.counted == {"d1", "e1", "e2"}
    building = microchip.building_svg(LETTERS, tiles, held)
    assert (lit(building), lit(building, "closed")) == (3, 2)
    canvas = Canvas(300, 300, "", "")
    draw_board(canvas, circuit, 0, 0, 50, Words("en"), is_mine=True, is_final=True)
    assert (lit(canvas.svg()), lit(canvas.svg(), "off")) == (3, 2)
    labels = values(canvas.svg(), "aria-label")
    assert sum("that counts" in label for label in labels) == 3
    assert not any("closed" in label for label in labels)


def test_a_circuit_is_worth_what_the_rules_say() -> None:
    for players in (1, 2, 5):
        position = finished(players)
        for seat, layout in enumerate(position.view()["layouts"]):
            view = position.view()
            circuit = Circuit(view["boards"][seat], layout["tiles"], tuple(view["held"][seat]))
            assert (circuit.value, circuit.unused, circuit.score) == tuple(
                layout[name] for name in ("value", "unused", "score")
            )
            assert sorted(circuit.counted) == sorted(layout["chip"])


def test_the_final_scores_are_written_on_every_card() -> None:
    position = finished(5)
    assert position.result is not None
    cards = elements(position.svg(2), "data-seat")
    labels = {card.attrib["data-seat"]: card.attrib["aria-label"] for card in cards}
    for seat, score in enumerate(position.result.points):
        assert labels[str(seat)].endswith(f"score {figure(score)}")
    assert values(position.svg(2), "data-score") == [str(position.result.points[2])]


def test_open_ends_are_marked() -> None:
    svg = microchip.building_svg(LETTERS, {"a1": "E", "b1": "NW"}, ["B1", "YL"])
    assert values(svg, "data-open") == ["b1N"]
    assert values(svg, "data-wrong") == []
    assert lit(svg) == 0
    (cell,) = (one for one in elements(svg, "data-cell") if one.attrib["data-cell"] == "b1")
    assert "open end to the north" in cell.attrib["aria-label"]


def test_a_tile_that_is_not_held_is_marked_the_last_of_its_kind_row_by_row() -> None:
    # A layout knows no order in which its tiles were laid.
    for laid in ({"b2": "E", "a1": "E"}, {"a1": "E", "b2": "E"}):
        assert values(microchip.building_svg(LETTERS, laid, ["B1"]), "data-wrong") == ["b2"]


def test_paths_that_do_not_meet_and_paths_off_the_board_are_marked() -> None:
    svg = microchip.building_svg(LETTERS, {"a1": "NE", "b1": "N", "a5": "N"}, ["BL", "Y1", "R1"])
    assert set(values(svg, "data-wrong")) == {"a1E", "a5N"}
    text = microchip.building_text(LETTERS, {"a1": "NE", "b1": "N", "a5": "N"}, ["BL", "Y1", "R1"])
    assert "a1–b1: the paths don't meet" in text
    assert "a5: path runs off the board, north" in text


def test_a_layout_can_be_handed_in_unless_something_is_wrong() -> None:
    right = microchip.building_svg(LETTERS, {"b1": "W", "a1": "E"}, ["B1", "Y1"])
    assert values(right, "data-move") == ["build a1E b1W"]
    wrong = microchip.building_svg(LETTERS, {"b1": "W", "a1": "E"}, ["B1"])
    assert values(wrong, "data-move") == []


def test_a_building_picture_offers_every_cell_and_the_tiles_that_are_not_laid() -> None:
    for tall in (False, True):
        for language in ("en", "ja"):
            svg = microchip.building_svg(
                LETTERS, {"a1": "E"}, ["B1", "B1", "YL"], language=language, tall=tall, title="t"
            )
            assert values(svg, "data-cell") == list(BOARD.names)
            assert values(svg, "data-tile") == ["B1", "YL"]


def test_a_layout_in_progress_tells_its_score_once_a_microchip_is_closed_and_before_that_what_is_left() -> None:
    held = ["B1", "Y1", "YL", "RT"]
    for tall in (False, True):
        begun = microchip.building_svg(LETTERS, {"a1": "E"}, held, tall=tall)
        assert values(begun, "data-score") == []
        assert "tiles to lay 3" in values(begun, "aria-label")
        nearly = microchip.building_svg(LETTERS, {"a1": "E"}, held[:2], tall=tall)
        assert "tile to lay 1" in values(nearly, "aria-label")
        closed = microchip.building_svg(LETTERS, {"a1": "E", "b1": "W"}, held, tall=tall)
        assert values(closed, "data-score") == ["-2"]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("tall", [False, True])
def test_what_a_score_is_made_of_never_runs_into_its_numbers(language: str, tall: bool) -> None:
    held = ["B1", "Y1", *["RT"] * 3, *["GL"] * 3, *["PI"] * 2, *["BL"] * 3, *["YL"] * 3]
    drawn = microchip.building_svg(LETTERS, {"a1": "E", "b1": "W"}, held, language=language, tall=tall)
    score = elements(drawn, "data-score")[0]
    texts = [(float(each.attrib["x"]), float(each.attrib["y"]), each) for each in score.iter(f"{SVG}text")]
    numbers = {y: (x, "".join(each.itertext())) for x, y, each in texts if each.attrib.get("text-anchor") == "end"}
    labels = [
        (x, y, "".join(each.itertext())) for x, y, each in texts if "text-anchor" not in each.attrib and y in numbers
    ]
    assert len(labels) == len(numbers) == 2
    for x, y, label in labels:
        end, number = numbers[y]
        assert x + naming.width_of(label, 15) < end - naming.width_of(number, 15)


@pytest.mark.parametrize(("players", "plies"), [(2, 50), (3, 60), (5, 60)])
def test_whoever_builds_has_the_bench_of_one_who_plays_alone(players: int, plies: int) -> None:
    building = drafted(players, plies)
    bench = drawing.draw(building, 0, bare=True)
    mine = next(each for each in elements(bench.svg(), "data-seat") if each.attrib["data-seat"] == "0")
    widths = [float(rect.attrib["width"]) for rect in mine.iter(f"{SVG}rect")]
    tray = next(each for each in elements(bench.svg(), "data-tile")).find(f"{SVG}rect")
    assert max(widths) > 0.39 * bench.width
    assert tray is not None
    assert float(tray.attrib["width"]) > 0.04 * bench.width


@pytest.mark.parametrize("tiles", [{"f1": "N"}, {"a1": "Q"}, {"a1": ""}])
def test_what_is_no_tile_on_a_board_is_refused_in_words(tiles: dict[str, str]) -> None:
    with pytest.raises(IllegalMove, match="a laid tile is a cell"):
        microchip.building_svg(LETTERS, tiles, [])


@pytest.mark.parametrize(("board", "held"), [("B" * 24, []), ("Z" * 25, []), (LETTERS, ["RZ"])])
def test_what_is_no_board_and_no_tile_is_refused(board: str, held: list[str]) -> None:
    with pytest.raises(BadSetup):
        microchip.building_text(board, {}, held)


def test_every_colour_has_a_mark_of_its_own() -> None:
    svg = microchip.building_svg(LETTERS, {}, [f"{colour}X" for colour in COLOURS])
    for attribute, n in (("data-cell", 25), ("data-tile", 5)):
        marks: dict[str, set[str]] = {}
        found = elements(svg, attribute)
        assert len(found) == n
        for element in found:
            first = element.find(f".//{SVG}rect")
            assert first is not None
            mark = "".join(text.text or "" for text in element.iter(f"{SVG}text"))
            marks.setdefault(first.attrib["class"], set()).add(mark)
        assert sorted(mark for (mark,) in marks.values()) == sorted(COLOURS)


@pytest.mark.parametrize("mode", theme.MODES)
def test_copper_light_and_letters_stand_out(mode: theme.Mode) -> None:
    for name in ("copper", "live", "live-glow", "loose", "dust"):
        assert contrast(mode, name, "graphite") >= 4, name
    for letter in COLOURS.lower():
        assert contrast(mode, "graphite", f"pale-{letter}") >= 5
        assert contrast(mode, f"chip-{letter}", "graphite") >= 2
    assert contrast(mode, "loose", "wrong") >= 4


def test_five_seats_have_five_marks_and_colours() -> None:
    assert len({GLYPHS[seat] for seat in range(5)}) == 5
    assert len({theme.seat(seat) for seat in range(5)}) == 5


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_text_board_fits_a_terminal(position: Position, language: str) -> None:
    for line in drawing.styled(position, 0, language=language):
        assert line_width(line) <= ROOM


def test_the_text_board_marks_the_draw_column_and_lists_what_everybody_holds() -> None:
    start = drafted(2, 0)
    first = start.setup["pool"][0][0]
    text = str(start.play(f"take {first}"))
    lines = text.splitlines()
    assert lines[0] == "Draw column"
    assert lines[1].startswith("[··]  ")
    assert [line[1:3] for line in lines[2:6]] == start.setup["pool"][0][1:]
    assert f"● Seat 0, one tile: {first}" in lines
    assert "◇ Seat 1, 0 tiles:" in lines
    assert lines[-1] == "◇ Seat 1 to move."


# An arrow is an open end; the pair at the right is closed.
BUILDING = """

5   r    g    p    y    b


4   g    p    b    r    y

  Y
3   ○    r    g    p    b
    │
  P │  B ↑
2   ├────┘    y    g    r
    │
  B │            G    P
1   └─→  y    r    ●━━━━●

    a    b    c    d    e
In the tray: RX
Open ends: 2
Value 2, 5 unused tiles: score −8
"""


def test_a_layout_in_progress_shows_paths_light_open_ends_and_its_value() -> None:
    tiles = {"a1": "NE", "a2": "NES", "a3": "S", "b2": "NW", "d1": "E", "e1": "W"}
    held = ["BL", "PT", "Y1", "BL", "G1", "P1", "RX"]
    assert microchip.building_text(LETTERS, tiles, held).splitlines() == BUILDING[1:].splitlines()


def test_in_text_only_the_counted_chip_is_heavy_once_it_is_handed_in() -> None:
    position = finished(3)
    n = sum(len(layout["chip"]) for layout in position.view()["layouts"])
    rows = [line for line in str(position).splitlines() if line[:1].isdigit()]
    assert sum(line.count("●") for line in rows) == n > 0
    assert not any("○" in line for line in rows)
