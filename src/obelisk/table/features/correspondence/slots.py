"""What games by days add to other pages."""

from fastapi import Request

from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def account(request: Request) -> Part:
    """Let the reader take holidays."""
    words = own_words_for(language_of(request), "turns", "holiday")
    return Part(template="holiday.html", scripts=("holiday.js",), words=words, place=10)
