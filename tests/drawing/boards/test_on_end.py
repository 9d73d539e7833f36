"""A board that is much longer than wide stands on end in a picture for a narrow screen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

import obelisk
from obelisk import drawing

SVG = "{http://www.w3.org/2000/svg}"


def cells(near: int, *, tall: bool) -> dict[str, tuple[float, float]]:
    """Return where the pits lie, as parts of the picture's width."""
    root = ET.fromstring(drawing.svg(obelisk.game("kalah").start(), near, near=near, tall=tall, bare=True))
    width = float(root.attrib["viewBox"].split()[2])
    found = {}
    for cell in root.iter(f"{SVG}g"):
        if name := cell.get("data-cell"):
            numbers = [float(number) / width for number in re.findall(r"-?[\d.]+", cell[0].attrib["points"])]
            found[name] = sum(numbers[::2]) / 4, sum(numbers[1::2]) / 4
    return found


@pytest.mark.parametrize(("near", "first", "last"), [(0, "a1", "f1"), (1, "f2", "a2")])
def test_on_a_telephone_ones_pits_lead_down_to_ones_store_at_the_left_of_the_others(
    near: int, first: str, last: str
) -> None:
    found = cells(near, tall=True)
    other = f"{first[0]}{2 - near}"
    assert found[first][0] == pytest.approx(found[last][0])
    assert found[first][1] < found[last][1]
    assert found[other] == pytest.approx((found[first][0] + abs(found[other][0] - found[first][0]), found[first][1]))


def test_its_pits_are_a_quarter_larger_there() -> None:
    wide, tall = cells(0, tall=False), cells(0, tall=True)
    assert tall["b1"][1] - tall["a1"][1] > 1.25 * (wide["b1"][0] - wide["a1"][0])
