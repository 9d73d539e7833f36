"""What ratings add to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.features.ratings.service import ratings_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.viewers import game_title
from obelisk.table.web.answers import tables_of
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part
from obelisk.words import sentence


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
