"""The card of a page: what crawlers read in its head (Open Graph and the tags of X)."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, urlencode

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.views import cards
from obelisk.table.views.cards import Told
from obelisk.table.web.identity import language_of
from obelisk.table.web.links import home_of
from obelisk.table.web.slots import fill_now
from obelisk.words import LANGUAGES, sentence

LOCALES = {"en": "en_GB", "ja": "ja_JP"}
"""Names of our languages in Open Graph; a language that is missing here is left out."""
SLOT = "card"
"""The slot with which a feature tells crawlers of the pictures of cards."""


@dataclass(frozen=True, kw_only=True)
class Card:
    """What a page says of itself to crawlers. All addresses are whole, as others reach this server."""

    url: str
    picture: str
    """Empty if this server shows no pictures to other sites."""
    alt: str
    title: str = ""
    """If empty, crawlers see the title of the page."""
    about: str
    kind: str = "website"
    is_private: bool = False
    """Whether only people who have the address may find the page."""
    embed: str = ""
    """The address where oEmbed says how to show the page inside another one."""
    languages: tuple[tuple[str, str], ...] = ()
    locale: str = ""
    width: int = cards.WIDTH
    height: int = cards.HEIGHT


def card_for(
    request: Request,
    *,
    picture: str = "home.png",
    told: Told | None = None,
    kind: str = "website",
    is_private: bool = False,
    embed: str = "",
    version: int | None = None,
) -> Card:
    """Return the card of the page that a request asks for.

    *picture* is its address below /cards/, and *embed* the path of a page that other sites may show in a frame.
    """
    home, language = home_of(request), language_of(request)
    url = home.rstrip("/") + quote(request.url.path)
    told = told or Told("", sentence("page/home/about", language), sentence("preview/alt/home", language))
    query = {"lang": language} if version is None else {"lang": language, "v": version}
    address = f"{home}cards/{quote(picture)}?{urlencode(query)}"
    shown = fill_now(request, SLOT, address, f"{home}{embed}" if embed else "").boot
    return Card(
        url=url,
        title=told.title,
        about=told.about,
        alt=told.alt,
        picture=shown.get("picture", ""),
        kind=kind,
        is_private=is_private,
        embed=shown.get("embed", ""),
        languages=tuple((each, f"{url}?lang={each}") for each in LANGUAGES),
        locale=LOCALES.get(language, ""),
    )


def table_card(request: Request, table: Table) -> Card:
    """Return the card of a table, as watchers see it."""
    return card_for(
        request,
        picture=f"t/{table.id}.png",
        told=cards.told_of(table, language_of(request)),
        kind="article",
        is_private=not table.made["is_public"] or table.is_analysis,
        embed=f"t/{table.id}" if table.is_over else "",
        version=table.v,
    )


def game_card(request: Request, name: str) -> Card:
    """Return the card of a page about a game."""
    return card_for(request, picture=f"games/{name}.png", told=cards.told_of_game(name, language_of(request)))
