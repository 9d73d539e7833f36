"""What is folded: broken lines between what hangs together, whole ones around it, in exact sizes."""

from __future__ import annotations

import math

import pytest

from obelisk.drawing.canvas import Canvas, Group, Line
from obelisk.paper.kits import job_for
from obelisk.paper.parts.folding import Tower, cube_sheet, tower_sheet
from tests.paper.shapes import shapes


def lines(page: Canvas) -> tuple[list[float], list[float]]:
    """Return the lengths of what is folded, and of what is cut."""
    (net,) = (item for item in page.items if isinstance(item, Group) and ("data-net" in dict(item.attributes)))
    drawn = [shape for shape in shapes(net.items) if isinstance(shape, Line)]
    lengths = [(math.dist((line.x1, line.y1), (line.x2, line.y2)), bool(line.paint.dash)) for line in drawn]
    return [length for length, is_fold in lengths if is_fold], [length for length, is_fold in lengths if not is_fold]


def test_a_cube_has_five_folds_between_its_faces_and_a_flap_for_each_other_edge():
    faces = [Canvas(10, 10, "", "") for _ in range(6)]
    folds, cuts = lines(cube_sheet(job_for("kono"), "Die", faces, 20))
    assert len(folds) == 5 + 7
    assert folds == pytest.approx([20] * 12)
    # Twice the seven glued edges, less those that have the flaps.
    assert sum(length == pytest.approx(20) for length in cuts) == 7


def test_the_sides_of_a_tower_meet_and_its_foot_is_as_wide_as_its_bottom():
    tower = Tower()
    fills = ["gold"] * 4
    folds, cuts = lines(tower_sheet(job_for("kono"), "Tower", tower, fills, fills))
    edge = math.hypot(tower.slope, (tower.foot - tower.head) / 2)
    # Three folds between the sides and one flap, the heads, the feet, and a flap for each edge of the pyramid.
    assert sum(length == pytest.approx(edge) for length in folds) == 4
    assert sum(length == pytest.approx(tower.head) for length in folds) == 4
    assert sum(length == pytest.approx(tower.foot) for length in folds) == 4
    assert len(folds) == 16
    assert sum(length == pytest.approx(tower.foot) for length in cuts) == 4
