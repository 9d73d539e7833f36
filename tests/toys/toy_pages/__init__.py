"""A game of another package that brings a page of its own to the table: Mū Tōrere with a page about its star."""

from dataclasses import replace
from pathlib import Path

from fastapi import Request
from obelisk_mu_torere import GAME as STAR

from obelisk.authoring import Card, Option

HERE = Path(__file__).parent
POINTS = Option("points", (8, 10), 8, is_named=True)
GAME = replace(STAR, name="toy-pages", words=HERE / "words", pages="toy_pages:add", options=(POINTS,))


def add(pages):
    """Add a page, a link to it, and a card on the home page."""
    pages.add_folder(HERE)
    pages.add_link("/star", "title")
    pages.add_card(lambda: Card("card.html", {"n": 8}))

    def star(request: Request):
        return pages.write(request, "star.html", words=("home",), own_words=("title",))

    pages.router.add_api_route("/star", star)
