"""The layers of the table: only views look into a game."""

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
