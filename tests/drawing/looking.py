"""What the tests of pictures look for in an SVG, and through whose eyes."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from obelisk.position import Position


def views(position: Position) -> list[int | None]:
    return [None, *range(position.seats)]


def elements(svg: str, attribute: str) -> list[ET.Element]:
    return [element for element in ET.fromstring(svg).iter() if attribute in element.attrib]


def values(svg: str, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in elements(svg, attribute)]
