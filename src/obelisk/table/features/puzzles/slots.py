"""What puzzles add to other pages."""

from fastapi import Request

from obelisk.drawing import covers
from obelisk.puzzles.books import today, with_puzzles
from obelisk.table.features.puzzles.service import tries_of
from obelisk.table.features.puzzles.views import overview
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.viewers import game_title
from obelisk.table.web.identity import language_of
from obelisk.table.web.slots import Part, Subject
from obelisk.words import sentence


def first_game(request: Request) -> Part:
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
