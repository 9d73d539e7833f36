"""The card of a page: what crawlers read in its head (Open Graph, and what X reads besides)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from urllib.parse import quote, urlencode

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.features.sharing.views import cards, pages
from obelisk.table.features.studies.domain.study import Study
from obelisk.table.features.tournaments.domain.values import Tournament
from obelisk.table.web.identity import language_of
from obelisk.table.web.links import home_of
from obelisk.words import LANGUAGES, sentence

LOCALES = {"en": "en_GB", "ja": "ja_JP"}
"""What Open Graph calls our languages; a language that is not named here goes without."""


@dataclass(frozen=True, kw_only=True)
class Card:
    """What a page says of itself to crawlers. All addresses are whole, as others reach this server."""

    url: str
    picture: str
    alt: str
    title: str = ""
    """A page that says nothing here is called what its window is called."""
    about: str
    kind: str = "website"
    is_private: bool = False
    """Whether nobody shall find the page who was not given its address."""
    embed: str = ""
    """Where oEmbed tells how the page is shown inside another one."""
    languages: tuple[tuple[str, str], ...] = ()
    locale: str = ""
    width: int = cards.WIDTH
    height: int = cards.HEIGHT


def card_for(
    request: Request,
    *,
    picture: str = "home.png",
    told: cards.Told | None = None,
    kind: str = "website",
    is_private: bool = False,
    embed: str = "",
    version: int | None = None,
) -> Card:
    """Return the card of the page that a request asks for; *picture* is its address below /cards/."""
    home, language = home_of(request), language_of(request)
    url = home.rstrip("/") + quote(request.url.path)
    told = told or cards.Told("", sentence("page/home/about", language), sentence("share/alt/home", language))
    query = {"lang": language} if version is None else {"lang": language, "v": version}
    return Card(
        url=url,
        title=told.title,
        about=told.about,
        alt=told.alt,
        picture=f"{home}cards/{quote(picture)}?{urlencode(query)}",
        kind=kind,
        is_private=is_private,
        embed=f"{home}oembed?{urlencode({'url': embed})}" if embed else "",
        languages=tuple((each, f"{url}?lang={each}") for each in LANGUAGES),
        locale=LOCALES.get(language, ""),
    )


def table_card(request: Request, table: Table) -> Card:
    """Return the card of a table: as somebody sees it who only watches, whoever asks."""
    has_embed = table.is_over and request.app.state.settings.embeds
    return card_for(
        request,
        picture=f"t/{table.id}.png",
        told=cards.told_of(table, language_of(request)),
        kind="article",
        is_private=not table.made["is_public"] or table.is_analysis,
        embed=f"{home_of(request)}t/{table.id}" if has_embed else "",
        version=table.v,
    )


def game_card(request: Request, name: str) -> Card:
    """Return the card of a page about a game."""
    return card_for(request, picture=f"games/{name}.png", told=cards.told_of_game(name, language_of(request)))


def puzzle_card(request: Request, game: str, day: date) -> Card:
    """Return the card of a puzzle: the position in which it begins."""
    told = pages.told_of_puzzle(game, day, language_of(request))
    return card_for(request, picture=f"puzzles/{game}/{day}.png", told=told)


def tournament_card(request: Request, tournament: Tournament) -> Card:
    """Return the card of a tournament."""
    return card_for(
        request,
        picture=f"tournament/{tournament.id}.png",
        told=pages.told_of_tournament(tournament, language_of(request)),
        is_private=not tournament.terms.is_public,
        version=tournament.v,
    )


def study_card(request: Request, study_id: str, study: Study) -> Card:
    """Return the card of a study: the first position of which it says something."""
    return card_for(
        request,
        picture=f"study/{study_id}.png",
        told=pages.told_of_study(study, language_of(request)),
        kind="article",
        is_private=not study.is_public,
        version=study.v,
    )
