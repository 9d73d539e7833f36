"""The list of shapes, its SVG, and the colours."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from obelisk import drawing
from obelisk.drawing import theme
from obelisk.drawing.canvas import HINT, TARGET, Canvas, Circle, Group, Text

SVG = "{http://www.w3.org/2000/svg}"


def test_text_attributes_and_description_are_escaped() -> None:
    nasty = 'a<b> & "c" \x00\x0b</svg>'
    shown = 'a<b> & "c" \ufffd\ufffd</svg>'
    canvas = Canvas(10, 10, nasty, nasty)
    with canvas.group(data_move=nasty):
        canvas.text(0, 0, nasty, size=10)
    root = ET.fromstring(canvas.svg())
    assert root.findtext(f"{SVG}title") == shown
    assert root.findtext(f"{SVG}desc") == shown
    assert root.findtext(f"{SVG}g/{SVG}text") == shown
    assert root.find(f"{SVG}g").attrib["data-move"] == shown  # type: ignore[union-attr]


def test_groups_nest_and_leave_out_what_is_none() -> None:
    canvas = Canvas(10, 10, "", "")
    with canvas.group(data_cell="a1", data_move=None), canvas.group(class_=HINT):
        canvas.circle(1, 2, 3, fill="ink")
    (outer,) = canvas.items
    assert isinstance(outer, Group)
    assert outer.attributes == (("data-cell", "a1"),)
    (inner,) = outer.items
    assert isinstance(inner, Group)
    assert inner.is_hidden
    assert isinstance(inner.items[0], Circle)


def test_a_group_is_closed_when_drawing_fails() -> None:
    canvas = Canvas(10, 10, "", "")
    with pytest.raises(ZeroDivisionError), canvas.group():
        canvas.text(0, 0, str(1 / 0), size=1)
    canvas.text(0, 0, "after", size=1)
    assert isinstance(canvas.items[-1], Text)


def test_colours_are_plain_for_simple_readers_and_named_for_pages() -> None:
    canvas = Canvas(10, 10, "", "")
    canvas.rect(0, 0, 1, 1, fill="gold", stroke="ink")
    svg = canvas.svg()
    assert f'fill="{theme.colour("gold")}"' in svg
    assert ".ob-fill-gold{fill:var(--obelisk-gold,var(--ob-gold))}" in svg
    assert f"--ob-gold:{theme.colour('gold')}" in svg
    assert "prefers-color-scheme:dark" in svg
    assert "ob-fill-paper" not in svg


def test_hidden_parts_stay_hidden_without_a_style_sheet() -> None:
    canvas = Canvas(10, 10, "", "")
    with canvas.group(class_=TARGET):
        canvas.circle(1, 2, 3, fill="ink")
    with canvas.group(class_=HINT):
        canvas.circle(1, 2, 3, fill="ink")
    target, hint = ET.fromstring(canvas.svg()).findall(f"{SVG}g")
    assert target.attrib["display"] == "none"
    assert hint.attrib["opacity"] == "0"


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(mode: theme.Mode, first: str, second: str) -> float:
    low, high = sorted(luminance(theme.colour(name, mode)) for name in (first, second))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("mode", theme.MODES)
def test_pieces_and_marks_stand_out(mode: theme.Mode) -> None:
    for seat in range(theme.SEAT_COLOURS):
        name = theme.seat(seat)
        assert contrast(mode, name, "board") >= 3
        assert contrast(mode, name, "paper") >= 3
        assert contrast(mode, name, f"{name}-inlay") >= 3
    for name in ("nobody", "last"):
        assert contrast(mode, name, "board") >= 3
    assert contrast(mode, "gold", "basalt") >= 3


@pytest.mark.parametrize("mode", theme.MODES)
def test_words_can_be_read(mode: theme.Mode) -> None:
    pairs = [("ink", "paper"), ("quiet", "paper"), ("quiet", "board"), ("chalk", "basalt"), ("dust", "basalt")]
    for letters, ground in pairs:
        assert contrast(mode, letters, ground) >= 4, (letters, ground)


def test_both_modes_know_the_same_names() -> None:
    assert theme.LIGHT.keys() == theme.DARK.keys()


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_what_is_written_in_gold_can_be_read_in_every_room(mode: theme.Mode) -> None:
    styles = Path(drawing.__file__).parents[1] / "table" / "web" / "static"
    written = {
        found
        for file in styles.rglob("*.css")
        for found in re.findall(r"[;{\s]color: var\(--obelisk-((?:gold|last)[\w-]*)\)", file.read_text("utf-8"))
    }
    assert "last" in written
    assert all(contrast(mode, name, "paper") >= 4 for name in written), written
