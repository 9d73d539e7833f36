"""What ratings add to other pages."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from fastapi import Request

from obelisk.table.core.referee import LEVELS
from obelisk.table.core.state import Table
from obelisk.table.features.ratings.ladder import strength_of
from obelisk.table.features.ratings.service import ratings_of
from obelisk.table.features.ratings.store import Rated
from obelisk.table.features.ratings.views import curve, told
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.viewers import game_title
from obelisk.table.web.answers import tables_of
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part, Subject
from obelisk.words import sentence

CURVE = (160, 44)
"""Width and height of the line of a rating."""


async def profile(request: Request, subject: Subject) -> Part | None:
    """Show the ratings of a person, those of the games with most rated games first."""
    found = await in_store(ratings_of(request).games_of, subject.owners)
    if not found:
        return None
    language = language_of(request)
    history = sorted(found.items(), key=lambda each: -len(each[1]))
    ratings = [_rating(game, rated, language) for game, rated in history]
    facts = {"ratings": ratings, "curve_size": CURVE, "is_own": subject.is_own}
    return Part(template="profile.html", facts=facts, styles=("profile.css",), place=10)


async def profile_result(request: Request, subject: Subject, tables: Collection[str]) -> Mapping[str, Part]:
    """Show how each game has changed the rating."""
    found = await in_store(ratings_of(request).games_of, subject.owners)
    changes = {one.table_id: told(one.after, one.before)["change"] for rated in found.values() for one in rated}
    return {
        table: Part(template="change.html", facts={"change": changes[table]}) for table in tables if table in changes
    }


def _rating(game: str, rated: Sequence[Rated], language: str) -> dict[str, Any]:
    """Return how the rating of a game stands and went, and the first level that is stronger."""
    now = rated[-1].after
    stronger = (level for level in LEVELS if strength_of(game, level).rating > now.rating)
    level = next(stronger, None)
    return {
        **told(now),
        "title": game_title(game, language),
        "game": game,
        "n": len(rated),
        "curve": curve([rated[0].before, *(one.after.rating for one in rated)], *CURVE),
        "level": level,
        "strength": None if level is None else round(strength_of(game, level).rating),
    }


async def host(request: Request) -> Part:
    """Show hosts whose ratings have risen fast."""
    language = language_of(request)
    rises = await in_store(ratings_of(request).rises, tables_of(request).now())
    people: list[tuple[str, str]] = [
        (
            one.name,
            sentence(
                "rating/rise",
                language,
                game=game_title(one.game, language),
                before=round(one.before),
                after=round(one.after),
                n=one.games,
                people=one.opponents,
            ),
        )
        for one in rises
    ]
    shown: dict[str, Any] = {
        "title": sentence("rating/rises", language),
        "none": sentence("rating/rises-none", language),
        "people": people,
    }
    return Part(boot={"rises": shown})


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part:
    """Add the messages of the script at a table."""
    return Part(words=own_words_for(language_of(request), "rating", "end"))
