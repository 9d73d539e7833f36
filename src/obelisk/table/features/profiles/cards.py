"""Cards of profiles: what a link to one shows on other sites."""

from obelisk.table.views.cards import draw_card, shelf
from obelisk.words import sentence


def person_png(name: str, language: str) -> bytes:
    """Draw the card of a profile."""
    return draw_card(shelf(), name, sentence("card/person", language))
