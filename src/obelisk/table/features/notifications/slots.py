"""What notifications add to other pages."""

from fastapi import Request

from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def account(request: Request) -> Part:
    """Let the reader choose how to be notified."""
    words = own_words_for(language_of(request), "turns", "push", "mail", "feed")
    return Part(template="settings.html", scripts=("settings.js",), words=words, place=20)
