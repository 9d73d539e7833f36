"""Boards for Microchip on paper."""

from pathlib import Path

import pytest
from pypdf import PdfReader

import obelisk
from obelisk.drawing.canvas import Group, Rect
from obelisk.games.microchip.board_box import draw
from obelisk.games.microchip.paper import draw_boards
from obelisk.paper.kits import job_for, pages_of
from obelisk.paper.pdf import save_pages
from tests.paper.shapes import places, shapes, texts

BOARDS = [(letters, f"board {number}") for number, letters in enumerate(draw(30, seed=1), start=1)]
POINTS_PER_MM = 72 / 25.4


def test_every_cell_is_pale_and_carries_the_letter_of_its_colour():
    (page,) = draw_boards(BOARDS[:1])
    letters = BOARDS[0][0]
    written = [text for text in texts(page) if text in "BYRGP"]
    assert sorted(written) == sorted(letters)
    pale = [shape.paint.fill for shape in shapes(page.items) if isinstance(shape, Rect)]
    assert sorted(fill for fill in pale if fill and fill.startswith("pale-")) == sorted(
        f"pale-{letter.lower()}" for letter in letters
    )


def test_row_1_is_at_the_bottom():
    (page,) = draw_boards(BOARDS[:1])
    groups = [item for item in page.items if isinstance(item, Group)]
    cells = {dict(group.attributes)["data-cell"]: list(shapes(group.items)) for group in groups}
    assert cells["a1"][0].y > cells["a5"][0].y
    assert cells["a1"][0].x == cells["a5"][0].x
    assert cells["a1"][1].string == BOARDS[0][0][0]


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 12, 13, 30])
def test_all_boards_lie_inside_what_printers_can_print(n):
    pages = draw_boards(BOARDS[:n])
    assert sum(text.startswith("board ") for page in pages for text in texts(page)) == n
    for page in pages:
        spots = [place for shape in list(shapes(page.items))[1:] for place in places(shape)]
        edge = 8 * POINTS_PER_MM
        assert all(edge <= x <= page.width - edge and edge <= y <= page.height - edge for x, y in spots)


def test_a_page_speaks_both_languages():
    assert "Boards for Microchip" in texts(draw_boards(BOARDS[:1])[0])
    assert "マイクロチップのボード" in texts(draw_boards(BOARDS[:1], language="ja")[0])


def test_many_boards_are_many_pages_of_pdf_but_svg_has_one(tmp_path: Path):
    pages = draw_boards(BOARDS[:13])
    save_pages(pages, tmp_path / "boards.pdf")
    read = PdfReader(tmp_path / "boards.pdf").pages
    assert len(read) == 2
    assert "board 13" in read[1].extract_text()
    with pytest.raises(obelisk.BadRequest, match="need 2 pages"):
        save_pages(pages, tmp_path / "boards.svg")
    save_pages(pages[:1], tmp_path / "boards.svg")
    assert (tmp_path / "boards.svg").read_text().startswith("<svg")


def test_what_is_no_board_is_not_printed():
    with pytest.raises(obelisk.BadSetup, match="four corners"):
        draw_boards([("BYRGP" * 5, "")])
    with pytest.raises(obelisk.BadRequest, match="no boards to print"):
        draw_boards([])


def test_own_boards_are_printed_with_their_names_in_place_of_drawn_ones():
    letters = [board for board, _ in BOARDS[:3]]
    text = f"{letters[0]} Ana, {letters[1]}\n{letters[2].lower()} Ben"
    pages = [page for page in pages_of(job_for("microchip", options={"own": text}), "boards") if texts(page)]
    written = [line for page in pages for line in texts(page)]
    assert [line for line in written if line in ("Ana", "Ben", *letters)] == ["Ana", letters[1], "Ben"]


def test_a_board_that_breaks_a_rule_is_not_printed():
    with pytest.raises(obelisk.BadRequest, match=r"Line 1: .*25 letters"):
        pages_of(job_for("microchip", options={"own": "BYRGP Ana"}), "boards")
