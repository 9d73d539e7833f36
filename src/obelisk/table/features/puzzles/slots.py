"""What puzzles add to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part | None:
    """Add the messages of the script at the table of a puzzle."""
    words = own_words_for(language_of(request), "puzzle", "script")
    return Part(words=words) if shown["puzzle"] else None


def table_head(request: Request, shown: dict[str, Any]) -> Part | None:
    """Add the style sheet of puzzles."""
    return Part(template="styles.html") if shown["puzzle"] else None


def table_goal(request: Request, shown: dict[str, Any]) -> Part | None:
    """Show the task of a puzzle in place of what the game is about."""
    return Part(template="goal.html", facts={"task": shown["puzzle"]["task"]}) if shown["puzzle"] else None


def table_above(request: Request, shown: dict[str, Any]) -> Part | None:
    """Add the place for the task."""
    return Part(template="at_table.html", place=10) if shown["puzzle"] else None
