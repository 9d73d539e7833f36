"""The door to the table: what a game's own pages are made of."""

from obelisk.rulebook.pages import Card, Pages
from obelisk.table.core.refusals import Missing

__all__ = ["Card", "Missing", "Pages"]
