"""The map as a printed page."""

from pathlib import Path

import pytest
from pypdf import PdfReader

import obelisk
from obelisk.drawing.canvas import Canvas, Group, Line, Rect, Text
from obelisk.games.plug_in.map import draw_map, read_map
from obelisk.paper.pdf import save_page, write_pdf
from obelisk.words import sentence
from tests.games.plug_in.map.matches import SIZES, match_in_progress
from tests.paper.shapes import places, printed, shapes, texts

POINTS_PER_MM = 72 / 25.4


@pytest.mark.parametrize("size", SIZES)
def test_every_board_lies_inside_what_printers_can_print(size: int) -> None:
    edge = 8 * POINTS_PER_MM
    for canvas in (draw_map(size=size), draw_map(match_in_progress(size, 1, 30, "kono"))):
        background, *drawn = shapes(canvas.items)
        assert isinstance(background, Rect)
        for x, y in (place for shape in drawn for place in places(shape)):
            assert edge <= x <= canvas.width - edge
            assert edge <= y <= canvas.height - edge


@pytest.mark.parametrize("size", SIZES)
def test_there_is_room_for_notes_and_for_a_pencil_in_every_hexagon(size: int) -> None:
    canvas = draw_map(size=size)
    hexagons = [item.items[0] for item in canvas.items if isinstance(item, Group)]
    assert len(hexagons) == size**2
    width = {round(max(x for x, _ in tile.points) - min(x for x, _ in tile.points), 3) for tile in hexagons}
    assert len(width) == 1
    assert width.pop() > 11 * POINTS_PER_MM
    lines = [shape for shape in shapes(canvas.items) if isinstance(shape, Line) and shape.x2 - shape.x1 > 400]
    assert len(lines) >= 6


def test_an_empty_page_names_no_microgame_and_ticks_no_box() -> None:
    canvas = draw_map(size=4)
    assert not {"Trip", "Kono", "Bulo", "Decapawn"} & set(texts(canvas))
    assert {"Plug-In map", "Name", "Colour", "holds the obelisk", "Notes", "Rhombus, size 4", "a1", "d4"} <= set(
        texts(canvas)
    )


def test_each_tile_shows_its_microgame_and_its_piece() -> None:
    match = match_in_progress(4, seed=3)
    by_tile = {dict(item.attributes)["data-cell"]: item for item in draw_map(match).items if isinstance(item, Group)}
    view = match.view()
    for tile, micro in view["tiles"].items():
        assert micro.capitalize() in [item.string for item in by_tile[tile].items if isinstance(item, Text)]
        colours = {item.paint.fill for item in by_tile[tile].items if not isinstance(item, Group | Text)}
        assert {f"seat-{seat}" for seat in (0, 1) if f"seat-{seat}" in colours} == (
            {f"seat-{view['cells'][tile]}"} if tile in view["cells"] else set()
        )


def test_the_box_of_the_player_with_the_obelisk_is_ticked() -> None:
    ticks = []
    for holder in (0, 1):
        setup = {**obelisk.game("plug-in").start(seed=1).setup, "obelisk": holder}
        page = draw_map(obelisk.game("plug-in").start(setup=setup))
        ticks.append([item.x1 for item in page.items if isinstance(item, Line) and item.paint.stroke_width == 2])
    assert max(ticks[0]) < 297 < min(ticks[1])


def test_the_sides_are_drawn_in_their_owners_ways() -> None:
    for sides in (0, 1):
        setup = {**obelisk.game("plug-in").start(seed=1).setup, "sides": sides}
        page = draw_map(obelisk.game("plug-in").start(setup=setup))
        strokes = [item for item in page.items if isinstance(item, Line) and item.paint.stroke == f"seat-{sides}"]
        highest = min(min(item.y1, item.y2) for item in page.items if isinstance(item, Line) and item.y1 > 200)
        assert min(min(item.y1, item.y2) for item in strokes) == highest


@pytest.mark.parametrize("plies", [0, 9, 400])
def test_the_moves_of_a_microgame_in_play_are_on_the_page(plies: int) -> None:
    match = match_in_progress(11, 5, plies, "kono")
    told = " ".join(texts(draw_map(match)))
    moves = [move for _, move in match.history if not move.startswith("@")]
    assert f"In play on {match.view()['tile']}: Kono" in told
    assert " ".join(moves) in told


def fills(items) -> list[str]:
    return [shape.paint.fill for shape in shapes(items) if not isinstance(shape, Text)]


@pytest.mark.parametrize("colours", [("orange", "blue"), ("オレンジ", ""), ("red", "青")])
def test_the_pieces_on_the_page_have_the_colours_that_the_players_named(colours: tuple[str, str]) -> None:
    setup = {**obelisk.game("plug-in").start(seed=1, size=2).setup, "pieces": [0, None, None, None]}
    match = obelisk.game("plug-in").start(setup=setup)

    def piece(page: Canvas) -> set[str]:
        (tile,) = (item for item in page.items if isinstance(item, Group) and ("data-cell", "a1") in item.attributes)
        return {fill for fill in fills(tile.items) if fill in ("seat-0", "seat-1")}

    assert piece(draw_map(match)) == piece(draw_map(match, colours=("red", "white"))) == {"seat-0"}
    assert piece(draw_map(match, colours=("blue", "blue"))) == {"seat-0"}
    assert piece(draw_map(match, colours=colours)) == {"seat-1"}


@pytest.mark.parametrize(("language", "told"), [("en", "to move"), ("ja", "の手番")])
def test_the_page_shows_the_board_of_the_microgame_in_play_and_who_is_to_move(language: str, told: str) -> None:
    setup = {**obelisk.game("plug-in").start(seed=1, size=2).setup, "tiles": ["kono"] * 4, "obelisk": 1}
    match = obelisk.game("plug-in").start(setup=setup)
    for moves, mover in (("@a1 a1a3", "seat-0"), ("@a1 a1a3 b4b2", "seat-1")):
        position = match
        for move in moves.split():
            position = position.play(move)
        page = draw_map(position, language=language)
        pictures = [item for item in page.items if isinstance(item, Group) and not item.attributes]
        discs = [fill for fill in fills(pictures) if fill in ("seat-0", "seat-1")]
        # Seat 1 has the obelisk, so a1 is its cell; a capture takes one piece away.
        left = position.view()["micro"]["cells"].values()
        assert (discs.count("seat-0"), discs.count("seat-1")) == (list(left).count(1), list(left).count(0))
        place = next(n for n, item in enumerate(page.items) if isinstance(item, Text) and item.string == told)
        assert next(filter(None, fills(page.items[place + 1 :]))) == mover
    assert told not in texts(draw_map(match, language=language))


def test_a_match_in_which_chance_is_to_move_says_so() -> None:
    match = obelisk.game("plug-in").start(composition="rhombus 2: queen").play("@b2")
    assert "chance decides next" in texts(draw_map(match))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_page_without_a_microgame_in_play_has_a_line_to_write_it_on(language: str) -> None:
    blank = sentence("plug-in/map/page-blank", language)
    match = obelisk.game("plug-in").start(seed=1, size=2)
    assert blank in texts(draw_map(language=language))
    assert blank in texts(draw_map(match, language=language))
    assert blank not in texts(draw_map(match.play("@a1"), language=language))


def test_the_pages_description_is_a_map_that_can_be_read_back() -> None:
    match = match_in_progress(3, 4, 3, "bulo")
    found = read_map(draw_map(match, names=("Ana", "Ben")).description)
    assert (found.names, found.position.view()["cells"]) == (("Ana", "Ben"), match.view()["cells"])


@pytest.mark.parametrize("size", [1, 12])
def test_a_page_has_a_size_from_2_to_11(size: int) -> None:
    with pytest.raises(obelisk.BadMap):
        draw_map(size=size)


def test_only_a_match_is_drawn() -> None:
    with pytest.raises(obelisk.BadMap):
        draw_map(obelisk.game("bulo").start())


def test_the_text_of_an_english_page_comes_out_of_the_pdf(tmp_path: Path) -> None:
    match = match_in_progress(4, 8, 5, "decapawn")
    text = printed(draw_map(match, names=("Ana Müller", "山田 花子"), colours=("black", "白")), tmp_path)
    used = {micro.capitalize() for micro in match.view()["tiles"].values()}
    for word in (*used, "Ana Müller", "山田 花子", "black", "白", "Plug-In map", "Rhombus, size 4", "a1", "d4"):
        assert word in text
    assert match.history[-1][1] in text


def test_the_text_of_a_japanese_page_comes_out_of_the_pdf(tmp_path: Path) -> None:
    match = match_in_progress(5, 8, 5, "trip")
    text = printed(draw_map(match, names=("花子", "Björn & Анна"), language="ja"), tmp_path)
    for word in ("花子", "Björn & Анна", "プラグインのマップ", "オベリスクあり", "トリップ", "メモ"):
        assert word in text


def test_the_pdf_is_one_a4_page_of_lines_and_letters(tmp_path: Path) -> None:
    write_pdf(draw_map(match_in_progress(4, 2)), tmp_path / "map.pdf")
    (page,) = PdfReader(tmp_path / "map.pdf").pages
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (595, 842)
    assert not list(page.images)


def test_the_same_page_gives_the_same_file(tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        save_page(draw_map(size=3), tmp_path / name)
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


@pytest.mark.parametrize("ending", [".svg", ".SVG"])
def test_a_page_is_saved_as_svg(tmp_path: Path, ending: str) -> None:
    save_page(draw_map(names=("花子", "<Ben>")), tmp_path / f"map{ending}")
    text = (tmp_path / f"map{ending}").read_text(encoding="utf-8")
    assert text.startswith("<svg")
    assert "花子" in text
    assert "&lt;Ben&gt;" in text
