"""What puzzles add to other pages."""

from typing import Any

from fastapi import Request

from obelisk.drawing import covers
from obelisk.puzzles.books import today, with_puzzles
from obelisk.table.core.state import Table
from obelisk.table.features.puzzles.service import tries_of
from obelisk.table.features.puzzles.views import overview
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.viewers import game_title
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part, Subject
from obelisk.words import sentence


def after_first_game(request: Request) -> Part:
    """Lead from a newcomer's first game to the puzzles."""
    return Part(boot={"/puzzles": sentence("puzzles/title", language_of(request))})


def home_card(request: Request) -> Part:
    """Show the puzzles of today."""
    language, shelf = language_of(request), covers.names()
    games = [(name, game_title(name, language)) for name in with_puzzles() if name in shelf]
    return Part(template="home.html", facts={"games": games, "count": len(with_puzzles())}, styles=("home.css",))


async def profile(request: Request, subject: Subject) -> Part | None:
    """Show how many puzzles a person has solved, and for how many days in a row."""
    tries = await in_store(tries_of(request).of, subject.owners)
    found = overview(tries, today(), language_of(request))
    return None if found is None else Part(template="profile.html", facts={"puzzles": found}, place=20)


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part | None:
    """Add the messages of the script at the table of a puzzle."""
    words = script_words(language_of(request))
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


def script_words(language: str) -> dict[str, Any]:
    """Return the messages of the script that tells of a try."""
    return {**own_words_for(language, "puzzles", "script"), **own_words_for(language, "puzzle", "solution")}
