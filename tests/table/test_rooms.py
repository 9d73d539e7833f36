"""The rooms of the table: only views look into a game, and no room is crowded."""

import ast
from pathlib import Path

import pytest

import obelisk.table

HERE = Path(obelisk.table.__file__).parent
INSIDE = ("position", "position_at", "history", "record", "reveal")
"""What of a table would tell of a game whatever a viewer may know."""
BESIDE = {"web/live/attending.py", "web/live/tables.py"}
"""Computers think, scores are noted, and nothing is sent."""


@pytest.mark.parametrize("path", sorted(HERE.glob("web/**/*.py")), ids=lambda path: str(path.relative_to(HERE)))
def test_the_web_never_asks_a_position_itself(path):
    read = {node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)}
    assert str(path.relative_to(HERE)) in BESIDE or read.isdisjoint(INSIDE)


ROOMS = sorted({path.parent for path in HERE.rglob("*.py")} - {HERE / "store" / "migrations" / "versions"})
"""The steps of the schema are a series that only ever grows, and no room."""


@pytest.mark.parametrize("folder", ROOMS, ids=lambda path: path.name)
def test_no_folder_is_crowded(folder):
    assert len(list(folder.glob("*.py"))) <= 15
