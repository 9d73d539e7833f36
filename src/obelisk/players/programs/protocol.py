"""The lines between a referee and a bot (docs/protocol.md), written once for both ends of the pipe."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from obelisk.errors import BadRequest
from obelisk.position import Position

VERSION = 1

LONGEST_LINE = 1 << 20
"""Letters in a line at most; the largest position of our games has a few thousand."""


class Line(NamedTuple):
    """A line: its first word, and the rest."""

    word: str
    rest: str

    def json(self, kind: type) -> Any:
        """Return what the rest says as JSON, which must be of a *kind*."""
        try:
            data = json.loads(self.rest)
        except ValueError:
            data = None
        if not isinstance(data, kind):
            raise BadRequest("protocol/json", word=self.word, kind=_KINDS[kind], given=shorten(self.rest))
        return data


_KINDS: dict[type, str] = {dict: "{…}", list: "[…]"}


def read(text: str) -> Line:
    """Return the line that *text* is.

    >>> read("bestmove take BT ")
    Line(word='bestmove', rest='take BT')
    """
    word, _, rest = text.strip().partition(" ")
    return Line(word, rest.strip())


def write(word: str, *rest: Any) -> str:
    """Return a line; what is no text or number is written as JSON.

    >>> write("position", [(0, "a1a3")])
    'position [[0,"a1a3"]]'
    """
    return " ".join([word, *(str(part) if isinstance(part, str | int | float) else _json(part) for part in rest)])


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def new_game(position: Position, seat: int) -> str:
    """Return the line that begins a game for a bot at *seat*."""
    return write("newgame", position.game.name, "seats", position.seats, "seat", seat)


def tell(position: Position, seat: int, *, everything: bool = False) -> Iterator[str]:
    """Yield what a bot at *seat* is told before it moves: where something is hidden, its view, or *everything*."""
    if position.hides and not everything:
        yield write("view", position.view(seat))
    else:
        yield write("setup", position.setup)
        yield write("position", [list(entry) for entry in position.history])
    yield write("moves", position.moves(seat))


def shorten(text: str, most: int = 80) -> str:
    """Return *text* as one short line that can stand in a sentence."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"
