"""The boards of a new game, on the page where a table is opened: by the rules, from one's own box, or chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from obelisk.authoring import BadRequest, BadSetup, Card
from obelisk.games.microchip import GAME
from obelisk.games.microchip.board_box import NamedBoard, read_box, read_letters
from obelisk.games.microchip.rules.data import CELLS, SIZE
from obelisk.games.microchip.rules.state import MOST_PLAYERS

RULES, BOX, CHOSEN = "rules", "box", "chosen"
MODES = (RULES, BOX, CHOSEN)
"""How boards come to players: any possible ones by lot, by lot from the box, or chosen for each player."""
USUAL_SEATS = 2


@dataclass(frozen=True)
class Wish:
    """What the fields of the page say."""

    mode: str
    seats: int
    box: tuple[NamedBoard, ...]
    linked: str
    """The letters of the board that the page's address names; "" for none."""
    chosen: tuple[str, ...]
    """For each player the letters of the board; "" leaves it to the lot."""
    problem: str = ""

    @property
    def free(self) -> list[str]:
        """The boards of the box that no player has."""
        return [board.letters for board in self.box if board.letters not in self.chosen]

    @property
    def draws_from_box(self) -> bool:
        """Return True if the lot draws from the box: it does where the box has enough boards."""
        return self.mode == BOX or len(self.free) >= self.chosen.count("") > 0

    def options(self) -> dict[str, Any]:
        """Return the options of `start`, the boards in the order of the players."""
        if self.mode == RULES:
            return {}
        boxed = {"box": [board.letters for board in self.box]} if self.draws_from_box else {}
        return boxed if self.mode == BOX else {**boxed, "boards": [board or None for board in self.chosen]}


def choices(fields: Mapping[str, str], language: str) -> Card:
    """Return the part of the page, as it is after what its fields say was chosen."""
    wish = read_wish(fields, language)
    named = [(board.letters, board.name or _say("painter/number", language, n=board.number)) for board in wish.box]
    if wish.linked and wish.linked not in (letters for letters, _ in named):
        named.append((wish.linked, _say("new/linked", language)))
    facts = {
        "wish": wish,
        "modes": [(mode, _say(f"new/boards/{mode}", language, n=len(wish.box))) for mode in MODES],
        "named": named,
        "looks": [rows_from_the_top(letters) if letters else "" for letters in wish.chosen],
        "text": "\n".join(f"{board.letters} {board.name}".rstrip() for board in wish.box),
        "options": wish.options(),
        "by_lot": _say("new/by-lot-from-box" if wish.draws_from_box else "new/by-lot", language),
    }
    return Card("choices.html", facts)


def read_wish(fields: Mapping[str, str], language: str) -> Wish:
    """Return what the fields say; what makes no sense is left out, and the first such thing is told."""
    problem, box, linked = "", [], ""
    try:
        box = read_box(fields.get("box", ""))
    except BadRequest as error:
        problem = error.explain(language)
    try:
        given = fields.get("board", "") or fields.get("linked", "")
        linked = read_letters(given) if given else ""
    except BadSetup as error:
        problem = error.explain(language)
    typed = fields.get("seats", "")
    seats = int(typed) if typed in map(str, range(1, MOST_PLAYERS + 1)) else USUAL_SEATS
    mode = fields.get("boards", CHOSEN if linked else RULES)
    known = {board.letters for board in box} | {linked}
    written = [fields.get(f"board-{player}", linked) for player in range(seats)]
    wish = Wish(
        mode if mode in MODES else RULES,
        seats,
        tuple(box),
        linked,
        tuple(letters if letters in known and mode == CHOSEN else "" for letters in written),
        problem,
    )
    if wish.mode == BOX and len(box) < seats and not problem and "box" in fields:
        facts = {"given": len(box), "n": seats}
        return Wish(wish.mode, seats, wish.box, linked, wish.chosen, _say("box-too-few", language, **facts))
    return wish


def rows_from_the_top(letters: str) -> str:
    """Return the letters of a board as they are seen: the highest row is the first."""
    return "".join(letters[first : first + SIZE] for first in reversed(range(0, CELLS, SIZE)))


def _say(code: str, language: str, **facts: Any) -> str:
    return GAME.message(code, **facts).explain(language)
