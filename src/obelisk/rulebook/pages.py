"""Pages that a game brings to the table: addresses, templates, scripts and styles of its own.

A game names a function in `Game.pages`. It is called once, when a server starts, with a `Pages`; nothing else of the
table is needed to write a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from obelisk.arena.scores import Scores
    from obelisk.position import Position

__all__ = ["Card", "Choices", "Pages", "ScoreFacts"]

ScoreFacts = Callable[["Position", dict[str, Any], str], dict[str, Any]]
"""What a game knows of a finished game alone, given its last position, the options that it was opened with and the
reader's language: `optimum`, the most points there are; `day`, whose puzzle it is; and for a page `share`: what can be
sent to friends (`told`), where there is more (`href`, and its `name`), and what is kept in the browser (`key`, `done`).
"""


@dataclass(frozen=True)
class Card:
    """A part of the home page: a template of the game's own, and what it is filled with."""

    template: str
    facts: dict[str, Any] = field(default_factory=dict)


Choices = Callable[[Mapping[str, str], str], Card]
"""A game's own part of the page on which a table is opened: given what its fields say now, by their names (nothing at
first but what stands in the page's address), and the reader's language.

What is chosen there is written anew by the server: `changed` names the field that somebody has just changed. Fields
called `option-NAME` (their values as JSON) become options of `start`; one with `data-seat` says "me" or "other", and
becomes a seat; one with `data-seats` is a list that begins with me, and becomes a list by seats. A field `own-seat`
takes the place of the page's question who starts, `colour` is the colour that whoever opens the table wishes for, and
`sheet` a game that was put aside, in place of all options.
"""


class Pages(Protocol):
    """What a table gives to a game that brings pages.

    In templates `say("home/rules")` says a sentence of the table's pages, `own("title")` one of the game's, and
    `own_static("puzzle.js")` is the address of a file of the game's.
    """

    router: Any
    """A FastAPI router for the game's addresses."""

    def add_folder(self, folder: Path) -> None:
        """Use the `templates` and the `static` files in *folder*."""

    def add_link(self, address: str, name: str) -> None:
        """Show a link at the top of every page; *name* is a message of the game's."""

    def add_card(self, card: Callable[[], Card]) -> None:
        """Show a card on the home page, made anew for every visitor."""

    def add_lesson_link(self, address: str, name: str) -> None:
        """Show a link on the page that teaches the game; *name* is a message of the game's."""

    def add_choices(self, choices: Choices, *, script: str, style: str, in_line: bool = False) -> None:
        """Bring a part of the page on which a table is opened, in place of the game's options; with static files.

        A part that is *in_line* stands among the table's own choices, beside the game's picture; others have the page.
        """

    def add_score_facts(self, facts: ScoreFacts) -> None:
        """Say more of the scores of this game."""

    def language_of(self, request: Any) -> str:
        """Return the reader's language."""

    def scores_of(self, request: Any) -> Scores:
        """Return the best scores that this server keeps."""

    def write(
        self, request: Any, template: str, *, words: Sequence[str] = (), own_words: Sequence[str] = (), **facts: Any
    ) -> Any:
        """Return a page; its scripts may say sentences that begin with *words*, and those of the game's own."""

    def refuse(self, request: Any, told: str) -> Any:
        """Return the page that says that there is nothing here, and why."""
