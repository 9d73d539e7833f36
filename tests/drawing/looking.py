"""What the tests of pictures look for in an SVG, and through whose eyes."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from obelisk import drawing
from obelisk.position import Position

SVG = "{http://www.w3.org/2000/svg}"


def views(position: Position) -> list[int | None]:
    return [None, *range(position.seats)]


def elements(svg: str, attribute: str) -> list[ET.Element]:
    return [element for element in ET.fromstring(svg).iter() if attribute in element.attrib]


def values(svg: str, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in elements(svg, attribute)]


def check_words(position: Position, language: str, tall: bool, title: str) -> None:
    """Check that every picture of a position is well formed, and has the title and the text board in words."""
    for seat in views(position):
        root = ET.fromstring(drawing.svg(position, seat, language=language, tall=tall))
        assert root.findtext(f"{SVG}desc") == drawing.text(position, seat, language=language)
        assert root.findtext(f"{SVG}title") == title
