"""Games to print: sizes in millimetres, how many pieces there are, backs behind their fronts, both languages."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from itertools import pairwise, product

import pytest
from pypdf import PdfReader

import obelisk
from obelisk import catalogue
from obelisk.drawing import theme
from obelisk.drawing.canvas import Canvas, Group, Item
from obelisk.game import Game
from obelisk.paper.kits import job_for, kit_of, pages_of, printed
from obelisk.paper.sheets import Job
from obelisk.paper.sizes import A4, LETTER, SIZES
from tests.paper import reading
from tests.paper.shapes import places, shapes, texts

NEAR = 0.02
"""A fiftieth of a millimetre: what is left of rounding in a PDF file."""


def marked(items: list[Item] | tuple[Item, ...], name: str) -> list[tuple[str, Group]]:
    """Return the groups with an attribute, each with its value."""
    found = []
    for item in items:
        if isinstance(item, Group):
            found += [(value, item) for key, value in item.attributes if key == name]
            found += marked(item.items, name)
    return found


def extent(group: Group) -> tuple[float, float, float, float]:
    spots = [place for shape in shapes(group.items) for place in places(shape)]
    across, down = zip(*spots, strict=True)
    return min(across), min(down), max(across), max(down)


@pytest.mark.parametrize(("paper", "ink"), [("a4", "saving"), ("letter", "colour")])
def test_all_48_tiles_are_there_once_each_30_mm_large(paper: str, ink: str):
    job = job_for("micropul", paper=paper, ink=ink)
    data = printed(job, "tiles")
    front, back = reading.pages(data)
    assert (front.width, front.height) == pytest.approx((job.size.width, job.size.height), abs=NEAR)
    # The cutting marks alone tell where tiles end: seven lines down, nine across, at both ends of each.
    lines = [path.box for path in front.paths if path.is_stroked and not path.is_filled and len(path.points) == 2]
    upright = sorted(
        {round(x, 2) for x, _, width, height in lines if width < NEAR and height == pytest.approx(4, abs=NEAR)}
    )
    level = sorted(
        {round(y, 2) for _, y, width, height in lines if height < NEAR and width == pytest.approx(4, abs=NEAR)}
    )
    assert [b - a for a, b in pairwise(upright)] == pytest.approx([30] * 6, abs=0.03)
    assert [b - a for a, b in pairwise(level)] == pytest.approx([30] * 8, abs=0.03)
    # What is on each tile, seen from its own corner, is on no other.
    pictures = Counter(
        frozenset(
            (
                len(path.points),
                path.is_filled,
                *(round(number, 1) for number in (path.box[0] - x, path.box[1] - y, path.box[2])),
            )
            for path in front.paths
            if x + 1 < path.box[0] < x + 29 and y + 1 < path.box[1] < y + 29 and path.box[2] < 27
        )
        for x, y in product(upright[:-1], level[:-1])
    )
    assert len(pictures) == 48
    assert frozenset() not in pictures
    assert len(back.paths) >= 48


def test_a_page_is_never_scaled_and_says_how_long_100_mm_are():
    for size, part in product(SIZES, ("tiles", "scores")):
        page = reading.pages(printed(job_for("micropul", paper=size), part))[0]
        widths = [path.box[2] for path in page.paths if path.is_stroked and path.box[3] < NEAR]
        assert any(width == pytest.approx(100, abs=NEAR) for width in widths)
        assert "100 mm" in page.text


@pytest.mark.parametrize(
    "name", ["tiles of micropul", "tiles of microchip", "tiles of abstrakto", "pieces of kono", "pieces of domineering"]
)
def test_every_back_lies_behind_its_front(name: str):
    part, _, game = name.partition(" of ")
    found = 0
    for front, back in _pairs(pages_of(job_for(game), part)):
        fronts = {(piece, _middle(group)) for piece, group in marked(front.items, "data-piece")}
        backs = {(piece, _middle(group, front.width)) for piece, group in marked(back.items, "data-back")}
        found += len(backs)
        for piece, (x, y) in backs:
            assert any(piece == other and abs(x - at) < 0.05 and abs(y - to) < 0.05 for other, (at, to) in fronts)
        assert len(backs) in (0, len(fronts))
    assert found


@pytest.mark.parametrize("name", obelisk.games())
def test_nothing_that_is_cut_out_or_lies_on_the_table_has_another_of_its_kind_on_its_back(name: str):
    made = ("data-piece", "data-net", "data-board", "data-back")
    for front, back in _pairs(pages_of(job_for(name))):
        if front.title.endswith("Rules"):
            continue
        marks = {mark: bool(marked(front.items, mark)) for mark in made[:3]}
        behind = {mark for mark in made if marked(back.items, mark)}
        assert behind <= ({"data-back"} if marks["data-piece"] else set()) or not any(marks.values()), front.title


def _pairs(pages: list[Canvas]) -> list[tuple[Canvas, Canvas]]:
    return list(zip(pages[::2], pages[1::2], strict=False))


def _middle(group: Group, mirrored: float | None = None) -> tuple[float, float]:
    left, top, right, bottom = extent(group)
    x = (left + right) / 2
    return (x if mirrored is None else mirrored - x), (top + bottom) / 2


@pytest.mark.parametrize("paper", SIZES)
def test_microchip_has_twelve_tiles_of_each_colour_and_boards_whose_cells_they_fit(paper: str):
    job = job_for("microchip", paper=paper, options={"boards": 5, "seed": 7})
    tiles = [tile for page in pages_of(job, "tiles") for tile, _ in marked(page.items, "data-piece")]
    assert Counter(tile[0] for tile in tiles) == dict.fromkeys("BYRGP", 12)
    boards = [group for page in pages_of(job, "boards") for _, group in marked(page.items, "data-board")]
    assert len(boards) == 5
    for board in boards:
        cells = {name: extent(group) for name, group in marked(board.items, "data-cell")}
        assert len(cells) == 25
        assert cells["b1"][0] - cells["a1"][0] == pytest.approx(22)
        assert cells["a1"][1] - cells["a2"][1] == pytest.approx(22)
    letters = [tuple(texts_in(board)) for board in boards]
    assert len(set(letters)) == 5
    again = [
        tuple(texts_in(group)) for page in pages_of(job, "boards") for _, group in marked(page.items, "data-board")
    ]
    assert again == letters


def texts_in(group: Group) -> list[str]:
    canvas = Canvas(1, 1, "", "")
    canvas.items = list(group.items)
    return texts(canvas)


def test_any_number_of_boards_is_drawn_by_the_rules():
    from obelisk.games.microchip.board_box import read_letters

    pages = pages_of(job_for("microchip", options={"boards": 13}), "boards")
    assert [bool(marked(page.items, "data-board")) for page in pages] == [True, False] * 6 + [True]
    drawn = [text for page in pages for text in texts(page) if len(text) == 25 and set(text) <= set("BYRGP")]
    assert len(drawn) == 13
    for letters in drawn:
        read_letters(letters)


def test_abstrakto_has_eighteen_tiles_each_as_large_as_a_cell_and_thirty_markers():
    job = job_for("abstrakto")
    front, back = pages_of(job, "tiles")
    pieces = marked(front.items, "data-piece")
    assert Counter(name for name, _ in pieces if name.startswith("tile")) == {
        f"tile {seat} {kind}": 6 for seat in (0, 1) for kind in (0, 1, 2)
    }
    assert Counter(name for name, _ in pieces if name.startswith("marker")) == {
        "marker": 10,
        "marker 0": 10,
        "marker 1": 10,
    }
    assert len(marked(back.items, "data-back")) == 66
    (board,) = reading.pages(printed(job, "board"))
    edge = [path.box for path in board.paths if path.is_filled]
    assert any((width, height) == pytest.approx((7 * 22, 7 * 22), abs=NEAR) for _, _, width, height in edge)


def test_plug_in_has_a_tile_for_every_microgame_104_mm_wide():
    job = job_for("plug-in")
    pages = pages_of(job, "tiles")
    names = [name for page in pages for name, _ in marked(page.items, "data-piece")]
    assert names == [f"tile {micro.name}" for micro in job.game.parts.micros]
    page = reading.pages(printed(job, "tiles"))[0]
    hexagons = [path.box for path in page.paths if not path.is_filled and path.box[2] == pytest.approx(104, abs=NEAR)]
    assert len(hexagons) == 2
    assert all(height == pytest.approx(208 / 3**0.5, abs=NEAR) for *_, height in hexagons)


def test_plug_in_has_enough_pieces_and_an_obelisk_to_fold():
    job = job_for("plug-in")
    pieces = Counter(name for page in pages_of(job, "pieces") for name, _ in marked(page.items, "data-piece"))
    # Sixteen for tiles and four for the sides; ten of each colour for Clobber; one queen; four dozen seeds.
    assert pieces["macro"] == 20
    assert pieces["seat-0"] == pieces["seat-1"] == 10
    assert (pieces["queen"], pieces["seed"]) == (1, 48)
    folded = [name for page in pages_of(job, "obelisk") for name, _ in marked(page.items, "data-net")]
    assert folded == ["tower", "cube"]
    classic = job_for("plug-in", options={"micros": "classic", "copies": 4})
    tiles = Counter(name for page in pages_of(classic, "tiles") for name, _ in marked(page.items, "data-piece"))
    assert tiles == {f"tile {name}": 4 for name in ("trip", "kono", "bulo", "decapawn")}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("kono", {"seat-0": 8, "seat-1": 8}),
        ("trip", {"seat-0": 8, "seat-1": 8}),
        ("bulo", {"nobody": 16}),
        ("decapawn", {"seat-0": 5, "seat-1": 5}),
        ("queen", {"queen": 1}),
        ("kalah", {"seed": 48}),
        ("domineering", {"domino 0": 4, "domino 1": 4}),
        ("einstein", {f"seat-{seat}{number}": 1 for seat in (0, 1) for number in range(1, 7)}),
    ],
)
def test_a_small_game_has_the_pieces_it_begins_with(name: str, counts: dict[str, int]):
    front = pages_of(job_for(name), "pieces")[0]
    assert Counter(piece for piece, _ in marked(front.items, "data-piece")) == counts


def test_a_board_has_the_same_cells_on_every_paper():
    for name in ("kono", "rhombus"):
        cells = {marked(pages_of(job_for(name, paper=size), "board")[0].items, "data-board")[0][0] for size in SIZES}
        assert len(cells) == 1


def test_opposite_faces_of_a_die_make_seven():
    (page,) = pages_of(job_for("einstein"), "die")
    at = {face: _middle(group) for face, group in marked(page.items, "data-face")}
    # Four in a row: the first is opposite the third; what lies above the row is opposite what lies below.
    row = sorted((x, face) for face, (x, y) in at.items() if abs(y - at["1"][1]) < 1)
    assert [int(row[i][1]) + int(row[i + 2][1]) for i in (0, 1)] == [7, 7]
    assert {face for face in at if face not in {face for _, face in row}} == {"3", "4"}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_leaflet_has_every_rule_of_the_lesson_on_two_sheets_at_most(language: str):
    from obelisk import lessons

    for name in ("chomp", "domineering"):
        data = printed(job_for(name, language=language, ink="saving"), "leaflet")
        read = reading.pages(data)
        assert len(read) <= 4
        text = "".join("".join(page.text for page in read).split())
        lesson = lessons.of(name)
        assert lesson is not None
        for step in lesson.steps:
            title = "".join(step.say("title", language).split())
            assert title in text


def test_every_font_lies_in_the_file_and_japanese_can_be_read_from_it():
    data = printed(job_for("kono", language="ja"), "pieces")
    found = reading.fonts(data)
    assert found
    assert all(found.values())
    assert "コノ" in reading.pages(data)[0].text


@pytest.mark.parametrize("paper", SIZES)
def test_nothing_lies_beyond_what_printers_reach(paper: str):
    for name, part in (("micropul", "tiles"), ("abstrakto", "board"), ("microchip", "boards"), ("rhombus", None)):
        for page in pages_of(job_for(name, paper=paper), part):
            spots = [place for shape in shapes(page.items) if shape.paint.opacity for place in places(shape)]
            assert all(4 <= x <= page.width - 4 and 4 <= y <= page.height - 3.5 for x, y in spots), (name, page.title)


def test_saving_ink_leaves_grounds_white_and_tells_colours_apart_by_patterns():
    def dark(ink: str) -> float:
        page = reading.pages(printed(job_for("bulo", ink=ink), "pieces"))[0]
        filled = [path for path in page.paths if path.is_filled]
        return sum(path.box[2] * path.box[3] * (1 - sum(path.fill) / 3) for path in filled)

    assert dark("saving") < dark("colour") / 4
    from obelisk.paper.inks import fill_ink

    patterns = [fill_ink(f"chip-{colour}", "saving", 20).pattern for colour in "byrgp"]
    assert len(set(patterns)) == 5
    assert fill_ink("seat-0", "saving", 20) != fill_ink("seat-1", "saving", 20)
    assert fill_ink("tile-seat-0", "saving", 20) == fill_ink("seat-0", "saving", 20)
    # Every colour of the theme becomes something.
    for name in theme.LIGHT:
        assert fill_ink(name, "saving", 20).colour.startswith("#")


def test_cells_are_seen_on_paper_whatever_ink_is_saved():
    (page,) = reading.pages(printed(job_for("rhombus", ink="saving", options={"size": 4}), "board"))
    lines = [path for path in page.paths if path.is_stroked and len(path.points) == 6 and max(path.stroke) < 0.9]
    assert len(lines) >= 16


def test_a_strangers_game_has_board_pieces_and_rules_for_nothing():
    found = kit_of(obelisk.game("clobber"))
    assert obelisk.game("clobber").paper is None
    assert [part.name for part in found.parts] == ["board", "pieces", "leaflet"]


def test_every_game_has_something_to_print_and_names_all_of_it_in_both_languages():
    for name in obelisk.games():
        game = catalogue.game(name)
        for part, language in product(kit_of(game).parts, ("en", "ja")):
            assert part.title(game, language).strip()


def test_what_is_not_there_is_refused_with_what_is():
    for given, code in (
        ({"paper": "a5"}, "paper/no-size"),
        ({"ink": "gold"}, "paper/no-ink"),
        ({"language": "xx"}, "paper/no-language"),
        ({"options": {"colour": 1}}, "paper/no-option"),
        ({"options": {"boards": 61}}, "paper/not-between"),
        ({"options": {"seed": "x"}}, "paper/no-number"),
    ):
        with pytest.raises(obelisk.BadRequest) as caught:
            job_for("microchip", **given)
        assert caught.value.code == code
    with pytest.raises(obelisk.BadRequest) as caught:
        job_for("plug-in", options={"tile": 100})
    assert caught.value.code == "paper/no-value"
    with pytest.raises(obelisk.BadRequest, match="boards, tiles, scores, leaflet"):
        pages_of(job_for("microchip"), "obelisk")


def test_a_file_is_called_like_what_is_in_it():
    called = [PdfReader(BytesIO(printed(job_for("kono"), only))).metadata for only in (None, "board")]
    assert [(told.title, told.author) for told in called if told] == [("Kono", "Obelisk"), ("Kono · Board", "Obelisk")]


def test_all_parts_begin_on_a_sheet_of_their_own():
    pages = pages_of(job_for("kono"))
    assert [len(texts(page)) > 1 for page in pages] == [True, False, True, True, True, True][: len(pages)]


def test_a_game_without_board_and_words_has_nothing_to_print(monkeypatch: pytest.MonkeyPatch):
    bare = Game(name="bare", rules=obelisk.game("kono").rules, text=obelisk.game("kono").text)
    with pytest.raises(obelisk.BadRequest) as caught:
        pages_of(Job(bare))
    assert caught.value.code == "paper/nothing"


def test_sheets_have_the_sizes_of_their_standards():
    assert A4[1:] == (210, 297)
    assert LETTER[1:] == pytest.approx((8.5 * 25.4, 11 * 25.4))
