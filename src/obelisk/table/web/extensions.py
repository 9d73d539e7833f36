"""What games bring to the table besides their rules: pages, cards on the home page, links, facts about scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from obelisk.arena.scores import Scores
from obelisk.game import Game
from obelisk.rulebook.pages import Card, Choices, ScoreFacts
from obelisk.rulebook.values import load
from obelisk.table.web.answers import tables_of
from obelisk.table.web.identity import language_of, start_session
from obelisk.table.web.rendering import Rendering, own_words_for, words_for
from obelisk.words import Message


class OwnChoices(NamedTuple):
    """A game's own part of the page on which a table is opened, and its files."""

    make: Choices
    script: str
    style: str
    in_line: bool


class Extensions:
    """Everything that the games of this machine bring."""

    def __init__(self, games: Iterable[Game], rendering: Rendering):
        """Let every game add its pages, which are written by *rendering*."""
        self.rendering = rendering
        self.pages: list[GamePages] = []
        self.score_facts: dict[str, ScoreFacts] = {}
        self.choices: dict[str, OwnChoices] = {}
        self.lesson_links: dict[str, list[tuple[str, Message]]] = {}
        for game in games:
            if game.pages is not None:
                brought = GamePages(game, self)
                load(game.pages)(brought)
                self.pages.append(brought)

    def cards(self) -> list[tuple[str, Card]]:
        """Return the cards of the home page, each with the game that brings it."""
        return [(brought.game.name, card()) for brought in self.pages for card in brought.cards]


class GamePages:
    """What one game brings: obelisk.rulebook.pages says what each part is for."""

    def __init__(self, game: Game, extensions: Extensions):
        """Let *game* bring something."""
        self.game = game
        self.router = APIRouter(include_in_schema=False)
        self.cards: list[Callable[[], Card]] = []
        self.static: Path | None = None
        self._extensions = extensions
        self._rendering = extensions.rendering

    def add_folder(self, folder: Path) -> None:
        """Use the `templates` and the `static` files in *folder*."""
        self._rendering.add_folder(self.game.name, folder)
        self.static = folder / "static"

    def add_link(self, address: str, name: str) -> None:
        """Show a link at the top of every page; *name* is a message of the game's."""
        self._rendering.links.append((address, self.game.message(name)))

    def add_card(self, card: Callable[[], Card]) -> None:
        """Show a card on the home page, made anew for every visitor."""
        self.cards.append(card)

    def add_lesson_link(self, address: str, name: str) -> None:
        """Show a link on the page that teaches the game; *name* is a message of the game's."""
        self._extensions.lesson_links.setdefault(self.game.name, []).append((address, self.game.message(name)))

    def add_choices(self, choices: Choices, *, script: str, style: str, in_line: bool = False) -> None:
        """Bring a part of the page on which a table is opened, in place of the game's options; with static files."""
        self._extensions.choices[self.game.name] = OwnChoices(choices, script, style, in_line)

    def add_score_facts(self, facts: ScoreFacts) -> None:
        """Say more of the scores of this game."""
        self._extensions.score_facts[self.game.name] = facts

    def language_of(self, request: Request) -> str:
        """Return the reader's language."""
        return language_of(request)

    def scores_of(self, request: Request) -> Scores:
        """Return the best scores that this server keeps."""
        return tables_of(request).scores

    def write(
        self, request: Request, template: str, *, words: Sequence[str] = (), own_words: Sequence[str] = (), **facts: Any
    ) -> HTMLResponse:
        """Return a page; its scripts may say sentences that begin with *words*, and those of the game's own."""
        name, language = self.game.name, language_of(request)
        spoken = {**words_for(language, *words), **own_words_for(language, name, *own_words)}
        page = self._rendering.write(request, f"{name}/{template}", game=name, words=spoken, **facts)
        start_session(request, page)
        return page

    def refuse(self, request: Request, told: str) -> HTMLResponse:
        """Return the page that says that there is nothing here, and why."""
        return self._rendering.write(request, "problem.html", 404, told=told)
