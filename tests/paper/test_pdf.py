"""Pictures as pages of PDF."""

from pathlib import Path

import pytest

import obelisk
from obelisk.drawing.canvas import TARGET, Canvas
from obelisk.paper.pdf import save_page
from tests.paper.shapes import printed

PAGE = Canvas(100, 50, "A page", "")


def test_what_a_picture_hides_is_not_printed(tmp_path: Path) -> None:
    canvas = Canvas(100, 50, "Hidden", "")
    canvas.text(10, 10, "seen", size=5)
    with canvas.group(class_=TARGET):
        canvas.text(10, 20, "hidden", size=5)
    assert printed(canvas, tmp_path).strip() == "seen"


def test_any_picture_of_a_position_can_be_printed(tmp_path: Path) -> None:
    for game in obelisk.games():
        canvas = Canvas(300, 200, game, "")
        canvas.circle(10, 10, 5, fill="ink", opacity=0.5, dash=(1, 2), stroke="gold")
        canvas.rect(0, 0, 10, 10, fill=None, stroke="ink")
        canvas.text(150, 100, game, size=9, anchor="end")
        assert game in printed(canvas, tmp_path)


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(obelisk.BadRequest) as caught:
        save_page(PAGE, tmp_path / "page.docx")
    assert caught.value.code == "paper/file-ending"


@pytest.mark.parametrize("name", ["page.pdf", "page.svg"])
def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(obelisk.BadRequest) as caught:
        save_page(PAGE, tmp_path / "nowhere" / name)
    assert caught.value.code == "paper/cannot-save"
    assert name in str(caught.value)


def test_without_reportlab_the_way_to_install_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "reportlab.pdfgen.canvas", None)
    with pytest.raises(obelisk.BadRequest) as caught:
        save_page(PAGE, tmp_path / "page.pdf")
    assert caught.value.code == "paper/no-reportlab"
    assert "pip install reportlab" in str(caught.value)
