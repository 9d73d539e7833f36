"""How a page is written: the reader's language and mode, the templates, and what templates may call."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from obelisk.table.feature import Feature, Link
from obelisk.table.web import icons, signs
from obelisk.table.web.cards import Card, card_for
from obelisk.table.web.files.addresses import digest, digest_of, static
from obelisk.table.web.identity import (
    account_of,
    called_of,
    language_of,
    reader_of,
    set_cookie,
    sign_old_session,
)
from obelisk.table.web.slots import fill_now
from obelisk.table.web.status import progress
from obelisk.words import LANGUAGES, Message, figure, is_known, sentence
from obelisk.words.exports import Part, exported

HERE = Path(__file__).parent
LANGUAGE_NAMES = {language: sentence("language/name", language) for language in LANGUAGES}
"""What each language calls itself."""
MODES = ("auto", "light", "dark")
OF_GAMES = 15
"""The place of links that games show at the top of every page, among those of features."""


def back_from(request: Request) -> str:
    """Return the page that an address asks to be sent back to.

    Only a path of this server: whoever writes a link must not send readers elsewhere.
    """
    back = request.query_params.get("back", "/")
    return back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"


def remember(request: Request, name: str, value: str, known: tuple[str, ...]) -> Response:
    """Keep one of the *known* values in a cookie, and send the reader back to the page that asked for it."""
    answer = RedirectResponse(back_from(request), status_code=303)
    if value in known:
        set_cookie(request, answer, name, value)
    return answer


def write_page(request: Request, template: str, status: int = 200, **facts: Any) -> HTMLResponse:
    """Return a page of ours in the reader's language."""
    rendering: Rendering = request.app.state.rendering
    return rendering.write(request, template, status, **facts)


class Rendering:
    """The templates of a server: our own, and below its name those of every game that brings some."""

    def __init__(self, features: Sequence[Feature] = ()) -> None:
        """Begin with our own, and those of *features*."""
        self.links: list[tuple[str, Message]] = []
        """Links that games show at the top of every page."""
        self._folders: dict[str, Path] = {}
        self._brought: dict[str, BaseLoader] = {
            feature.name: FileSystemLoader(feature.folder / "pages") for feature in features
        }
        self._games: set[str] = set()
        self._page_of_game = next((one.page_of_game for one in features if one.page_of_game), "")
        self._page_of_person = next((one.page_of_person for one in features if one.page_of_person), "")
        self._navigation = sorted((link for one in features for link in one.navigation), key=_place)
        self._home_links = sorted((link for one in features for link in one.home_links), key=_place)
        loaders = [FileSystemLoader(HERE / "templates"), PrefixLoader(self._brought)]
        self._templates = Environment(
            loader=ChoiceLoader(loaders),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.filters["name_in"] = _name_in
        self._templates.globals.update(
            language_names=LANGUAGE_NAMES,
            static=static,
            linked=linked,
            page_of_game=self.page_of_game,
            page_of_person=self.page_of_person,
            script_data=script_data,
            figure=figure,
            seat_mark=signs.seat_mark,
            chance_mark=signs.chance_mark,
            game_sign=signs.game_sign,
            obelisk_sign=signs.obelisk_sign,
            app_icon=icons.address,
            paper_colours=icons.PAPER,
            theme_url=f"/theme.css?{digest(signs.theme_css().encode())}",
        )

    def page_of_game(self, game: str) -> str:
        """Return the address of the page about a game; empty if there is none."""
        return self._page_of_game.format(game)

    def page_of_person(self, name: str) -> str:
        """Return the address of the page about a person who has an account; empty if there is none."""
        return self._page_of_person.format(quote(name))

    def add_folder(self, game: str, folder: Path) -> None:
        """Find the templates of a game in *folder*, and its static files."""
        self._folders[game] = folder
        self._brought[game] = FileSystemLoader(folder / "templates")
        self._games.add(game)

    def write(
        self,
        request: Request,
        template: str,
        status: int = 200,
        *,
        card: Card | None = None,
        is_kept: bool = True,
        **facts: Any,
    ) -> HTMLResponse:
        """Return a page in the reader's language; templates say sentences with `say("home/title")`.

        Its *card* is what links to it show elsewhere. A page with *is_kept* False leaves the browser's cookies alone.
        """
        language = language_of(request)
        place = template.partition("/")[0]
        asked = getattr(facts.get("game"), "name", None)
        mode = request.cookies.get("mode", MODES[0])
        text = self._templates.get_template(template).render(
            say=partial(_say, language),
            about=partial(_about, language),
            turns=partial(_own, language, "turns"),
            own=partial(_own, language, template.partition("/")[0]),
            own_static=partial(self.own_static, template.partition("/")[0]),
            language=language,
            mode=mode if mode in MODES else MODES[0],
            path=request.url.path,
            called=called_of(request),
            account=account_of(request),
            settings=request.app.state.settings,
            slot=partial(fill_now, request),
            links=self._links(request),
            own_page=next((link.address for link in self._navigation if link.is_own_page), None),
            home_links=[(link.address, sentence(link.name, language)) for link in self._home_links],
            is_damaged=request.app.state.tables.damage.file is not None,
            compiling=progress.told(request, asked, language),
            compiled_game=asked,
            card=card or _usual_card(request, place if place in self._games else ""),
            **facts,
        )
        headers = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language", "Content-Language": language}
        page = HTMLResponse(text, status_code=status, headers=headers)
        if is_kept:
            page.headers["Obelisk-Reader"] = reader_of(request)
            sign_old_session(request, page)
        return page

    def part(self, game: str, template: str, language: str, **facts: Any) -> Markup:
        """Return a part of a page, written with a template of a game's."""
        written = self._templates.get_template(f"{game}/{template}")
        speaks = {"say": partial(_say, language), "own": partial(_own, language, game)}
        return Markup(written.render(**speaks, own_static=partial(self.own_static, game), language=language, **facts))

    def part_for(self, request: Request, template: str, **facts: Any) -> Markup:
        """Return what a feature adds to a page, written with a template of its own."""
        language = language_of(request)
        written = self._templates.get_template(template)
        asks = {"request": request, "settings": request.app.state.settings, "path": request.url.path}
        return Markup(written.render(say=partial(_say, language), language=language, **asks, **facts))

    def our_part(self, template: str, language: str, **facts: Any) -> Markup:
        """Return a part of a page, written with a template of ours."""
        written = self._templates.get_template(template)
        speaks = {"say": partial(_say, language), "own": partial(_own, language, template.partition("/")[0])}
        return Markup(written.render(**speaks, language=language, **facts))

    def own_static(self, game: str, name: str) -> str:
        """Return the address of a file that a game brings; it changes when the file does."""
        return f"/games/{game}/{name}?{digest_of(self._folders[game] / 'static' / name)}"

    def _links(self, request: Request) -> list[tuple[str, str, bool]]:
        """Return the links at the top of a page: address, name, and whether the reader is there."""
        language, path = language_of(request), request.url.path
        of_games = [(OF_GAMES, address, name.explain(language), path == address) for address, name in self.links]
        found = [
            (link.place, link.address, sentence(link.name, language), _is_at(path, link)) for link in self._navigation
        ]
        in_order = sorted([*found, *of_games], key=lambda one: one[0])
        return [(address, name, is_here) for _, address, name, is_here in in_order]


def _place(link: Link) -> int:
    return link.place


def _is_at(path: str, link: Link) -> bool:
    return path == link.address or (link.has_more and path.startswith(f"{link.address}/"))


def _name_in(number: int, names: Sequence[str]) -> str:
    return names[number]


def _usual_card(request: Request, brought_by: str) -> Card:
    """Return the card of a page that names none: that of the game that brings it, or that of the house."""
    return card_for(request, picture=f"games/{brought_by}.png" if brought_by else "home.png")


def _say(language: str, code: str, **facts: Any) -> str:
    """Say a sentence of the pages, or, by its whole code, one of another place."""
    whole = f"page/{code}"
    return sentence(whole if is_known(whole) else code, language, **facts)


def _own(language: str, place: str, code: str, /, **facts: Any) -> str:
    return sentence(f"{place}/{code}", language, **facts)


def _about(language: str, game: str) -> str:
    return sentence(f"{game}/about", language) if is_known(f"{game}/about") else ""


def words_for(language: str, *families: str) -> dict[str, str | list[Part]]:
    """Return the sentences that a page's scripts say, by the end of their codes, with the facts still open."""
    return _words("page", language, ("net", *families))


def own_words_for(language: str, game: str, *families: str) -> dict[str, str | list[Part]]:
    """Return the same of a game's own sentences, by their whole codes."""
    return {f"{game}/{code}": pattern for code, pattern in _words(game, language, families).items()}


def _words(place: str, language: str, families: tuple[str, ...]) -> dict[str, str | list[Part]]:
    beginnings = tuple(f"{family}/" for family in families)
    known = exported(place, language)
    return {code: pattern for code, pattern in known.items() if f"{code}/".startswith(beginnings)}


def linked(address: str, text: str) -> Markup:
    """Return a link; a text alone if there is no address."""
    return Markup('<a href="{}">{}</a>').format(address, text) if address else Markup.escape(text)


def script_data(data: Any) -> Markup:
    """Return data for a script as JSON that cannot end the element that holds it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))
